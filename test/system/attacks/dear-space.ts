/** Everything that can be asked at once, as dimensions with their options, made of the tables of facts: a new fact is tried without
 *  anybody remembering it. */
import {
  atLargeFacts,
  awardFacts,
  caseBounds,
  type Fact,
  type Facts,
  lengthBounds,
  otherCustodyFacts,
  personFacts,
  pleaBounds,
  recallFacts,
  remandFacts,
  sentenceFacts,
  shapes,
  whatIfFacts,
} from '@requisite/law/internal'

type Body = Record<string, unknown>

/** One thing that can be so or so: what it does to a request, and its name. */
export interface Option {
  readonly name: string
  readonly apply: (body: Body) => void
}

/** What is asked before anything is chosen, and what can be. */
export interface Space {
  readonly start: () => Body
  readonly dimensions: readonly (readonly Option[])[]
}

const dayMs = 86_400_000
const dayAfter = (days: number): string =>
  new Date(Date.UTC(2020, 0, 6) + days * dayMs).toISOString().slice(0, 10)

/** Values of a fact: left out, not known, and some of each kind. */
function valuesOf(name: string, fact: Fact): readonly unknown[] {
  const told = (): readonly unknown[] => {
    if (fact.kind === 'day') return [dayAfter(-9000), dayAfter(9000)]
    if (fact.kind === 'month') return [dayAfter(0).slice(0, 7)]
    if (fact.kind === 'choice') return fact.values
    if (fact.kind === 'flag') return [true, false]
    if (fact.kind === 'offence') return ['rape', 'affray', 'causing deaht by drivinng']
    if (fact.kind === 'regime') return ['sds_adult', 'sds_adullt']
    if (fact.kind === 'law') return ['after_act']
    if (fact.kind === 'id') return fact.longest === null ? ['S0'] : []
    if (fact.kind === 'ids' || fact.kind === 'text') return []
    return [1, 40]
  }
  const unknown = fact.unknown === undefined ? [] : ['unknown']
  return [null, ...unknown, ...told()].filter((value) => name !== 'startDate' || value !== null)
}

/** Tells a fact, or leaves it out; what it stands in the place of goes. */
function tell(facts: Facts, of: Body, name: string, value: unknown): void {
  if (value === null) delete of[name]
  else of[name] = value
  for (const [other, { orElse }] of Object.entries(facts))
    if (orElse === name && value !== null) delete of[other]
}

const options = (of: string, facts: Facts, at: (body: Body) => readonly Body[], which = ''): Option[][] =>
  Object.entries(facts).map(([name, fact]) =>
    valuesOf(name, fact).map((value) => ({
      name: `${of}.${name} ${value === null ? 'left out' : value}${which}`,
      apply: (body) => {
        for (const one of at(body)) tell(facts, one, name, value)
      },
    })),
  )

const sentencesOf = (body: Body): readonly Body[] => body.sentences as readonly Body[]

const sentences = (count: number, daysApart: number, months: number): Body[] =>
  Array.from({ length: count }, (_, n) => ({
    ...{ id: `S${n}`, startDate: dayAfter(n * daysApart), sentenceMonths: months, offenceKey: 'robbery' },
  }))

/** The lists of a case, each with rows that are right: before the sentences, or between their days. */
const rows: Readonly<Record<string, readonly [facts: Facts, row: (n: number, last: string) => Body]>> = {
  addedDays: [awardFacts, (n) => ({ days: 1 + (n % 5), date: dayAfter(10 + n) })],
  unlawfullyAtLarge: [
    atLargeFacts,
    (n) => ({ fromDate: dayAfter(200 + 3 * n), toDate: dayAfter(201 + 3 * n) }),
  ],
  remand: [remandFacts, (n) => ({ fromDate: dayAfter(35 * n - 2100), toDate: dayAfter(35 * n - 1) })],
  otherCustody: [
    otherCustodyFacts,
    (n) => ({ fromDate: dayAfter(31 * n - 50), toDate: dayAfter(31 * n - 47), why: 'other' }),
  ],
}

/** How many of a list there are: each row of remand is for the first sentence that it comes before. */
const listOptions = (name: keyof typeof rows & string, most: number): readonly Option[] =>
  [0, 10, most].map((count) => ({
    name: `${count} of ${name}`,
    apply: (body) => {
      const all = sentencesOf(body)
      body[name] = Array.from({ length: count }, (_, n) => {
        const row = (rows[name] as (typeof rows)[string])[1](n, '')
        const after = all.find(({ startDate }) => String(startDate) > String(row.toDate))
        return name === 'remand' && after !== undefined ? { ...row, sentenceIds: [after.id] } : row
      })
    },
  }))

/** A whole case. */
export const caseSpace: Space = {
  start: () => ({ sentences: sentences(1, 0, 240) }),
  dimensions: [
    [1, 5, 10, 11, 20, caseBounds.sentences].flatMap((count) =>
      (
        [
          [42, 240],
          [0, 240],
          [60, 1],
        ] as const
      ).map(([apart, months]) => ({
        name: `${count} sentences, ${apart} days apart, of ${months} months`,
        apply: (body: Body) => {
          body.sentences = sentences(count, apart, months)
        },
      })),
    ),
    ...options('each', sentenceFacts, sentencesOf),
    ...options('each', sentenceFacts, (body) => sentencesOf(body).slice(1), ' but of the first'),
    ...options('the first', sentenceFacts, (body) => sentencesOf(body).slice(0, 1)),
    ...options('person', personFacts, (body) => [body]),
    ...options('recall', recallFacts, (body) => {
      body.recall ??= { type: 'standard', recallDate: dayAfter(9100), returnToCustodyDate: dayAfter(9110) }
      return [body.recall as Body]
    }),
    ...Object.keys(rows).map((name) => listOptions(name, shapes[name as 'remand'].most)),
    ['explanation', 'comparison', 'explanation,comparison'].map((include) => ({
      name: `with ${include}`,
      apply: (body: Body) => {
        body[included] = include
      },
    })),
  ],
}

/** Under this name stands what is no part of the body: what the address has after `include=`. */
export const included = ' include'

/** What is said in a row of a page: filled in, or tapped. In the row of a sentence both stand beside each other. */
const saying = (row: string, say: string): Option => ({
  name: `${row}: ${say}`,
  apply: (body) => {
    body[row] = row.startsWith('sentence-') && row in body ? `${body[row]}&${say}` : say
  },
})

const day = (place: string, year: number, month = 3): string => `${place}=3/${month}/${year}`
const monthsApart = (list: string): string =>
  Array.from(
    { length: 10 },
    (_, i) => `${day(`${list}[${i}].fromDate`, 2010 + i)}&${day(`${list}[${i}].toDate`, 2010 + i, 5)}`,
  ).join('&')

/** What is filled in, beside what a page offers to tap. */
const filledIn: Readonly<Record<string, readonly string[]>> = {
  day: [day('sentences[].startDate', 2026), 'sentences[].startMonth=3&sentences[].startMonth=2026'],
  'offence-1': ['sentences[0].offenceKey=robbery', 'sentences[0].offenceKey=wounding'],
  remand: ['sentences[0].remandCreditMonths=7', 'sentences[0].remandCreditDays=40', monthsApart('remand')],
  prison: [
    day('statedReleaseDate', 2028),
    ['CRD', 'SLED', 'PED'].map((of) => day(`statedDates.${of}`, 2028)).join('&'),
  ],
  since: [
    `addedDays[0].days=5&${day('addedDays[0].date', 2026)}`,
    `${day('unlawfullyAtLarge[0].fromDate', 2026)}&${day('unlawfullyAtLarge[0].toDate', 2026)}`,
  ],
  recallDay: [day('recall.returnToCustodyDate', 2026)],
}

/** Sentences in words of their own; each can be read in several ways. */
const words = [
  ...[
    '3 years for assault or theft, ',
    '18 months for wounding on 3 4 26, ',
    'life x 3 ',
    '2 years consecutive. ',
  ],
  ...['Smith got 2 years, Jones got 3 years, ', '9 months on remand, '],
]

/** The rows of a page, with what a page offers to tap in each. */
export const rowSpace = (taps: ReadonlyMap<string, ReadonlySet<string>>): Space => ({
  start: () => ({}),
  dimensions: [
    // Every fourth is tried in the short form.
    [0, 1, 2, caseBounds.sentences - 1, 3, 4, 5, 9, 6, 12, 20, 29].map((copies) =>
      saying(
        'sentence-1',
        `sentences[0].sentenceYears=3${copies === 0 ? '' : `&sentences[0].counts=${copies}`}`,
      ),
    ),
    ...[...new Set([...taps.keys(), ...Object.keys(filledIn)])].map((row) => [
      ...(filledIn[row] ?? []).map((say) => saying(row, say)),
      ...[...(taps.get(row) ?? [])].map((say) => saying(row, new URLSearchParams({ say }).toString())),
    ]),
    words.flatMap((some) =>
      [60, 120, 400, 2000].map((length) => ({
        name: `${length} letters of "${some}"`,
        apply: (body: Body) => {
          body.others = new URLSearchParams({
            line: some.repeat(length / some.length + 1).slice(0, length),
          }).toString()
        },
      })),
    ),
  ],
})

/** Lengths before a sentence is passed. */
export const whatIfSpace: Space = {
  start: () => ({ lengths: [{ years: 3 }], sentenceDate: '2026-11-16' }),
  dimensions: [
    [1, 5, 10, 50, lengthBounds.lengths].flatMap((count) =>
      [1, 8].map((step) => ({
        name: `${count} lengths, each ${step} months longer`,
        apply: (body: Body) => {
          body.lengths = Array.from({ length: count }, (_, n) => ({ months: 12 + step * n }))
        },
      })),
    ),
    [1, pleaBounds.pleas].map((count) => ({
      name: `${count} pleas`,
      apply: (body: Body) => {
        body.pleaReductions = ['0', '1/10', '1/4', '1/3', '1/2'].slice(0, count)
      },
    })),
    [0, 9, caseBounds.remand].map((count) => ({
      name: `${count} of remand`,
      apply: (body: Body) => {
        body.remand = Array.from({ length: count }, (_, n) => ({
          fromDate: dayAfter(20 * n - 1500),
          toDate: dayAfter(20 * n),
        }))
      },
    })),
    ...options('what-if', whatIfFacts, (body) => [body]),
  ],
}

/** What a court may have said: some words again and again, up to a length. */
export const textSpace = (name: string, longest: number): Space => ({
  start: () => ({ [name]: '2 years' }),
  dimensions: [
    [
      ...['2 years. ', 'life x 3 ', '3 years for robbery, 18 months consecutive. '],
      ...['no licence suspended ', '12 weeks and '],
    ].flatMap((words) =>
      [50, 100, 200, 400, 1000, 3000, 6000]
        .filter((length) => length <= longest)
        .map((length) => ({
          name: `${length} characters of "${words}"`,
          apply: (body: Body) => {
            body[name] = words.repeat(length / words.length + 1).slice(0, length)
          },
        })),
    ),
  ],
})
