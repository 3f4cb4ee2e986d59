import { caseBounds } from '@requisite/law/internal'

const day = 86_400_000
const sixWeeks = 42 * day

/** So many times six weeks after the first sentence. */
const dateAfter = (n: number): string =>
  new Date(Date.UTC(2020, 0, 6) + n * sixWeeks).toISOString().slice(0, 10)

const listOf = <T>(length: number, one: (n: number) => T): readonly T[] =>
  Array.from({ length }, (_, n) => one(n))

/** Under several rules, and in several doubts: for each of those the whole case is worked out once more. */
const offences = [
  ...['robbery', 'rape', 'actual_bodily_harm'],
  ...['affray', 'harassment_fear_of_violence', 'supplying_class_a_drug'],
] as const

/** A case that takes as long as any that was found: as many sentences as there may be, each on a day of its own, with as many
 *  awards and times at large in between. */
export const dearCase = {
  sentences: listOf(caseBounds.sentences, (n) => ({
    startDate: dateAfter(n),
    sentenceYears: 20,
    sentenceMonths: n % 12,
    offenceKey: offences[n % offences.length],
    // Of those under 18 only what section 249 of the Sentencing Code names can be so long.
    ageAtConviction: n % offences.length < 2 && n % 2 === 0 ? 'child' : 'adult',
  })),
  addedDays: listOf(caseBounds.awards, (n) => ({ days: 1 + (n % 5), date: dateAfter(n / 2 + 0.25) })),
  unlawfullyAtLarge: listOf(caseBounds.atLarge, (n) => ({
    fromDate: dateAfter(n / 2 + 0.3),
    toDate: dateAfter(n / 2 + 0.35),
  })),
}

const dayAfter = (n: number): string => new Date(Date.UTC(2015, 9, 1) + n * day).toISOString().slice(0, 10)

/** As many sentences, with a release between each two, as many times on remand that go over years of them, and as many in other
 *  custody: every day is looked at on every day of sentence, and again for each reason that the prison's date may have. */
export const dearRemand = {
  sentences: listOf(caseBounds.sentences, (n) => ({
    ...{ id: `S${n}`, startDate: dayAfter(60 * n), sentenceMonths: 1 },
    ...{ offenceKey: 'theft', taggedBailCreditDays: 1 },
  })),
  remand: listOf(caseBounds.remand, (n) => {
    const last = Math.floor(34.8 * n) - 1
    return {
      ...{ fromDate: dayAfter(last - 2000), toDate: dayAfter(last) },
      sentenceIds: [`S${Math.min(caseBounds.sentences - 1, Math.floor(0.6 * n) + 1)}`],
    }
  }),
  otherCustody: listOf(caseBounds.otherCustody, (n) => ({
    ...{ fromDate: dayAfter(31 * n - 50), toDate: dayAfter(31 * n - 47) },
    why: ['recall', 'contempt', 'immigration', 'other'][n % 4],
  })),
}
