import type { Plain } from './digest-questions.ts'

/** What a law gives to one question, by kind of output, each as one text. */
export interface Outputs {
  readonly numbers: string
  readonly warnings: string
  readonly explanation: string
  readonly dates: string
  readonly transition: string
  readonly comparison: string
}

/** A law as the digest reads it, whatever its functions are called. */
export interface ReadLaw {
  readonly offenceKeys: readonly string[]
  readonly regimeIds: readonly string[]
  readonly outputs: (plain: Plain) => Outputs
  readonly tables: () => string
}

export interface Cited {
  readonly title: string
  readonly provision: string
  readonly url: string
}

/** Sources as one text. */
export const cited = (law: readonly Cited[]): string =>
  law.map(({ title, provision, url }) => `${title}|${provision}|${url}`).join(';')

export const lines = (...parts: readonly unknown[]): string => parts.join('\n')

interface Reading {
  readonly parseDay: (text: string) => number | null
  readonly offenceByKey: (key: string) => unknown
}

/** The question as the law of any tree takes it. */
export const questionOf = ({ parseDay, offenceByKey }: Reading, plain: Plain): object => ({
  start: parseDay(plain.start),
  term: { years: plain.years, months: plain.months, days: plain.days },
  remandCredit: plain.remand,
  taggedBailCredit: plain.tagged,
  addedDays: plain.added,
  sentenceType: plain.type,
  age: plain.age,
  regimeId: plain.regimeId,
  offence: plain.offenceKey === null ? null : offenceByKey(plain.offenceKey),
  postCommencement: plain.post,
})

interface Step {
  readonly id: string
  readonly title: string
  readonly working: string
  readonly result: string
  readonly law: readonly Cited[]
}

/** The steps of an explanation as one text. */
export const stepsText = (steps: readonly Step[]): string =>
  steps.map(({ id, title, working, result, law }) => lines(id, title, working, result, cited(law))).join('\n')

interface Dated {
  readonly type: string
  readonly name: string
  readonly date: number
  readonly law: readonly Cited[]
  readonly note: string
}

/** The other dates of a sentence as one text. */
export const datesText = (dates: readonly Dated[]): string =>
  dates.map(({ type, name, date, law, note }) => lines(type, name, date, cited(law), note)).join('\n')

/** What the regimes say to everybody: without their two release points, which are read with every answer. */
const regimeTexts = (regimes: Readonly<Record<string, object>>): string =>
  Object.entries(regimes)
    .map(([id, regime]) => {
      const { displayName, description, eligibilityAge, exclusion, offenceBarred, released, warnings } =
        regime as Record<string, unknown>
      const said = { displayName, description, eligibilityAge, exclusion, offenceBarred, released, warnings }
      return `${id} ${JSON.stringify(said)}`
    })
    .join('\n')

/** The tables of a law, as far as every tree has them. */
export interface Tables {
  readonly regimes: Readonly<Record<string, object>>
  readonly regimeSources: (regime: never) => readonly Cited[]
  readonly offences: readonly { readonly key: string }[]
  readonly offenceSources: (offence: never) => readonly Cited[]
  readonly governing: (
    offence: never,
  ) => Readonly<Record<string, { readonly regimeId: string; readonly excludedBy: readonly Cited[] | null }>>
  readonly bankHolidays: (year: number) => readonly number[]
}

/** What the tables of a law say, with what is called otherwise in each. */
export const tablesText = (law: Tables, others: readonly unknown[]): string =>
  lines(
    regimeTexts(law.regimes),
    ...Object.values(law.regimes).map((regime) => cited(law.regimeSources(regime as never))),
    ...law.offences.map((offence) =>
      lines(
        JSON.stringify(offence),
        cited(law.offenceSources(offence as never)),
        ...Object.values(law.governing(offence as never)).map(
          ({ regimeId, excludedBy }) => `${regimeId} ${cited(excludedBy ?? [])}`,
        ),
      ),
    ),
    JSON.stringify(others),
    ...[2024, 2026, 2027, 2100].map((year) => law.bankHolidays(year).join(' ')),
  )
