/** A fixed sample of what people ask, as the API is asked it: the same questions in every run and of every checkout. Their dates
 *  are what `lawVersion` stands for. */

import { offences } from '@requisite/law'
import { regimes } from '@requisite/law/internal'
import { numbersFrom } from '../support/random.ts'

/** A question: a path of the API, and the body that is sent to it. */
export interface SampleQuestion {
  readonly kind: string
  readonly path: string
  readonly body: Fields
}

type Fields = Readonly<Record<string, unknown>>

const dayMs = 86_400_000
const shifted = (day: string, by: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + by * dayMs).toISOString().slice(0, 10)

/** Days on which a rule of release, curfew, removal or recall began. */
const daysOfLaw = [
  ...['1992-10-01', '1998-09-30', '1999-01-28', '2003-07-14', '2005-04-04', '2008-06-09', '2008-07-14'],
  ...['2012-12-03', '2015-02-01', '2015-04-13', '2020-02-26', '2020-04-01', '2021-06-29', '2022-06-28'],
  ...['2023-06-06', '2024-09-10', '2024-10-22', '2024-12-16', '2025-06-03', '2025-09-23', '2026-03-22'],
  ...['2026-03-31', '2026-05-11', '2026-09-02', '2026-10-01'],
]

const keys = offences.map(({ key }) => key)
const regimeIds = Object.keys(regimes)

/** The kinds that a case can name, those that are common more than once. */
const kinds = [
  ...['sds', 'sds', 'sds_plus', 'section_250', 'section_250', 'eds', 'eds', 'eds', 'sopc'],
  ...['life', 'ipp', 'terrorism'],
]
const recallKinds = ['standard', 'standard', 'fixed_term_14', 'fixed_term_28', 'fixed_term_56']
const alphabet = ['A', 'B', 'C', 'D', 'E']

/** Draws questions without end. */
function drawing(seed: number) {
  const below = numbersFrom(seed)
  const oneIn = (n: number): boolean => below(n) === 0
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T

  const start = (): string =>
    oneIn(4)
      ? shifted(pick(daysOfLaw), below(3) - 1)
      : oneIn(4)
        ? shifted('1993-01-01', below(27 * 365))
        : shifted('2019-06-01', below(8 * 365))

  /** From days to decades, in the units of the court; those of `/calculate` have no weeks. */
  const length = (hasWeeks: boolean): Fields =>
    pick([
      () => ({ sentenceYears: 0, sentenceDays: 1 + below(30) }),
      () => ({ sentenceYears: 0, sentenceMonths: 1 + below(11), sentenceDays: oneIn(4) ? below(31) : 0 }),
      () =>
        hasWeeks
          ? { sentenceYears: 0, sentenceWeeks: 1 + below(150) }
          : { sentenceYears: 1, sentenceMonths: below(12) },
      () => ({ sentenceYears: 1 + below(3), sentenceMonths: oneIn(2) ? below(12) : 0 }),
      () => ({ sentenceYears: 3 + below(6), sentenceMonths: oneIn(2) ? below(12) : 0 }),
      () => ({ sentenceYears: 7 + below(20), sentenceMonths: oneIn(4) ? below(12) : 0 }),
    ])()

  const credit = (): Fields => ({
    ...(oneIn(2) ? { remandCreditDays: oneIn(8) ? below(1500) : below(300) } : {}),
    ...(oneIn(8) ? { taggedBailCreditDays: below(120) } : {}),
  })

  const classified = (): Fields => ({
    ...(oneIn(5) ? {} : { offenceKey: pick(keys) }),
    ...(oneIn(4) ? { sentenceType: pick(kinds) } : {}),
    ...(oneIn(25) ? { regimeId: pick(regimeIds) } : {}),
  })

  const sentence = (startDate = start()): Fields => {
    const kind = classified()
    const isExtended = kind.sentenceType === 'eds' || kind.sentenceType === 'sopc'
    return {
      ...{ startDate, ...length(true), ...kind, ...credit() },
      ...(isExtended && !oneIn(5) ? { extensionYears: 1 + below(8) } : {}),
      ...(oneIn(6) ? { offenceDate: shifted(startDate, -below(oneIn(3) ? 9000 : 900)) } : {}),
      ...(oneIn(10) ? { ageAtConviction: pick(['adult', 'child', 'unknown']) } : {}),
    }
  }

  /** What is told of a person, and what happened in prison. */
  const person = (startDate: string): Fields => ({
    ...(oneIn(8) ? { dateOfBirth: shifted(startDate, -(14 * 365 + below(30 * 365))) } : {}),
    ...(oneIn(12) ? { registeredSexOffender: true } : {}),
    ...(oneIn(8) ? { liableToRemoval: true } : {}),
    ...(oneIn(6) ? { addedDays: below(60) } : {}),
    ...(oneIn(12) ? { addedDays: [{ days: 1 + below(40), date: shifted(startDate, below(600)) }] } : {}),
    ...(oneIn(12) ? { unlawfullyAtLarge: [timeAtLarge(startDate)] } : {}),
    ...(oneIn(15) ? { law: pick(['before_act', 'after_act', start()]) } : {}),
  })

  const timeAtLarge = (startDate: string): Fields => {
    const fromDate = shifted(startDate, 1 + below(500))
    return { fromDate, toDate: shifted(fromDate, below(60)) }
  }

  const one = (): Fields => {
    const first = sentence()
    return { sentences: [first], ...person(String(first.startDate)) }
  }

  /** Two to five, some each after another, most of one day or of days not far apart. */
  const several = (): Fields => {
    const startDate = start()
    let day = startDate
    const sentences = alphabet.slice(0, 2 + below(4)).map((id, i) => {
      if (oneIn(3)) day = shifted(day, below(oneIn(3) ? 1500 : 300))
      const follows = i > 0 && oneIn(2) ? { consecutiveTo: alphabet[oneIn(4) ? below(i) : i - 1] } : {}
      return { id, ...sentence(day), ...follows }
    })
    return { sentences, ...person(startDate) }
  }

  /** A recall somewhere after a third of a sentence, which may stand beside others; some come from a curfew, or too late. */
  const recalled = (): Fields => {
    const startDate = shifted('2012-01-01', below(15 * 365))
    const years = 1 + below(7)
    const first = {
      ...{ id: 'A', startDate, sentenceYears: years, offenceKey: pick(keys), ...credit() },
      ...(oneIn(6) ? { sentenceType: pick(kinds), extensionYears: 1 + below(4) } : {}),
      ...(oneIn(4) ? { regimeId: pick(['sds_adult', 'section_250', 'sds_plus_adult_4_to_7']) } : {}),
    }
    const recallDate = shifted(startDate, Math.floor((365 * years * (30 + below(70))) / 100))
    const other = { id: 'B', ...sentence(oneIn(2) ? startDate : shifted(recallDate, below(60))) }
    const recall = {
      type: pick(recallKinds),
      ...(oneIn(8) ? {} : { recallDate }),
      ...(oneIn(8) ? {} : { returnToCustodyDate: shifted(recallDate, oneIn(2) ? 0 : below(60)) }),
      ...(oneIn(3) ? { sentenceIds: ['A'] } : {}),
      ...(oneIn(8) ? { addedDaysAfterReturn: below(30) } : {}),
    }
    return { sentences: oneIn(3) ? [first, other] : [first], recall, ...person(startDate) }
  }

  /** Detention and training orders, contempt and prison for what was not paid, alone and beside a sentence. */
  const ordered = (): Fields => {
    const startDate = shifted('2016-01-01', below(11 * 365))
    const kind = pick(['dto', 'dto', 'contempt', 'fine_default', 'fine_default', 'supervision_default'])
    const order = {
      ...{ id: 'A', startDate, sentenceType: kind, ...credit() },
      ...(kind === 'dto'
        ? { sentenceMonths: pick([4, 6, 8, 10, 12, 18, 24]) }
        : { sentenceDays: 1 + below(kind === 'fine_default' ? 700 : 28) }),
      ...(kind === 'fine_default' && oneIn(4) ? { fineAmount: pick([5000, 20_000_000]) } : {}),
    }
    const other = { id: 'B', ...sentence(oneIn(2) ? startDate : shifted(startDate, below(400))) }
    const follows = oneIn(3) ? { consecutiveTo: 'A' } : {}
    return { sentences: oneIn(2) ? [order] : [order, { ...other, ...follows }], ...person(startDate) }
  }

  const calculation = (): Fields => ({
    ...{ startDate: start(), ...length(false), ...classified(), ...credit() },
    ...(oneIn(6) ? { addedDays: below(60) } : {}),
    ...(oneIn(8) ? { ageAtSentence: pick(['adult', 'child', 'unknown']) } : {}),
    postCommencement: oneIn(2),
  })

  /** What cannot be, or is not worked out. */
  const refused = (): Fields => {
    const question = several()
    const [first = {}, ...others] = question.sentences as readonly Fields[]
    return pick([
      () => ({ ...question, sentences: [{ ...first, sentenceYears: -1 }, ...others] }),
      () => ({ ...question, sentences: [{ ...first, consecutiveTo: 'A' }, ...others] }),
      () => ({ ...question, recall: { type: 'fixed_term_28' } }),
      () => ({
        sentences: [{ ...first, sentenceType: 'life' }, ...others.map((o) => ({ ...o, consecutiveTo: 'A' }))],
      }),
      () => ({ sentences: [{ ...first, startDate: '1990-05-01' }] }),
    ])()
  }

  const asCase = '/release-dates'
  const asCalculation = '/calculate?include=transition,dates,alternatives'
  /** Of every twenty questions so many of each kind. */
  const rows: readonly (readonly [number, string, string, () => Fields])[] = [
    [3, 'calculation', asCalculation, calculation],
    [6, 'one sentence', asCase, one],
    [5, 'several', asCase, several],
    [3, 'recall', asCase, recalled],
    [2, 'order', asCase, ordered],
    [1, 'refusal', asCase, refused],
  ]
  const turns = rows.flatMap(([times, kind, path, body]) =>
    Array.from({ length: times }, () => ({ kind, path, body })),
  )
  return (n: number): SampleQuestion => {
    const { kind, path, body } = turns[n % turns.length] as (typeof turns)[number]
    return { kind, path, body: body() }
  }
}

/** The first so many questions of the sample. */
export function datesSample(count: number): readonly SampleQuestion[] {
  const draw = drawing(2026)
  return Array.from({ length: count }, (_, n) => draw(n))
}
