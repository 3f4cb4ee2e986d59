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

interface Found {
  readonly found: number
}

interface FormerDates {
  readonly termEnd: Found
  readonly totalDays: Found
  readonly requisiteCustodialPeriod: Found
  readonly creditUsed: Found
  readonly sentenceEnd: Found
  readonly daysToServe: Found
  readonly release: Found
  readonly unusedCredit: number
  readonly unusedAddedDays: number
}

interface FormerAnswer {
  readonly question: unknown
  readonly regime: { readonly before: unknown; readonly after: unknown; readonly displayName: string }
  readonly point: { readonly fraction: { readonly label: string }; readonly law: readonly Cited[] }
  readonly classified: {
    readonly regimeId: string
    readonly chosenBy: string
    readonly excludedBy: readonly Cited[] | null
  }
  readonly dates: FormerDates
  readonly warnings: readonly { readonly code: string; readonly text: string }[]
}

/** The functions of the law as they were called at commit a3d773a. */
export interface FormerLaw {
  readonly answer: (question: unknown) => FormerAnswer
  readonly explanation: (answer: FormerAnswer) => readonly (Record<string, string> & { law: Cited[] })[]
  readonly keyDates: (
    answer: FormerAnswer,
  ) => readonly { type: string; name: string; date: number; law: Cited[]; note: string }[]
  readonly transition: (
    question: unknown,
    regime: unknown,
  ) => {
    outcome: string
    tranche: { number: number; day: number } | null
    before: number
    after: number
    release: number
    applies: boolean
    reason: string
    law: Cited[]
  }
  readonly comparison: (answer: FormerAnswer) => {
    before: FormerDates
    after: FormerDates
    differenceDays: number
  }
  readonly governing: (offence: unknown) => Readonly<Record<string, FormerAnswer['classified']>>
  readonly parseDay: (text: string) => number | null
  readonly offenceByKey: (key: string) => unknown
  readonly offences: readonly { readonly key: string }[]
  readonly offenceSources: (offence: unknown) => readonly Cited[]
  readonly regimes: Readonly<Record<string, object>>
  readonly regimeSources: (regime: unknown) => readonly Cited[]
  readonly warningTexts: Readonly<Record<string, string>>
  readonly tranches: unknown
  readonly bounds: unknown
  readonly bankHolidays: (year: number) => readonly number[]
  readonly lawVersion: string
  readonly lawAsAt: number
}

/** The question as the law of any tree takes it. */
export const questionOf = (
  { parseDay, offenceByKey }: Pick<FormerLaw, 'parseDay' | 'offenceByKey'>,
  plain: Plain,
): object => ({
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

const numbersOf = (dates: FormerDates): string =>
  [
    ...[dates.termEnd, dates.totalDays, dates.requisiteCustodialPeriod, dates.creditUsed].map((d) => d.found),
    ...[dates.sentenceEnd, dates.daysToServe, dates.release].map((d) => d.found),
    ...[dates.unusedCredit, dates.unusedAddedDays],
  ].join(' ')

/** What the regimes say to everybody: without their two release points, which are read with every answer. */
export const regimeTexts = (regimes: Readonly<Record<string, object>>): string =>
  Object.entries(regimes)
    .map(([id, regime]) => {
      const { displayName, description, eligibilityAge, exclusion, offenceBarred, released, warnings } =
        regime as Record<string, unknown>
      const said = { displayName, description, eligibilityAge, exclusion, offenceBarred, released, warnings }
      return `${id} ${JSON.stringify(said)}`
    })
    .join('\n')

/** The law of a tree from before its redesign. */
export function readFormerLaw(law: FormerLaw): ReadLaw {
  return {
    offenceKeys: law.offences.map(({ key }) => key),
    regimeIds: Object.keys(law.regimes),
    outputs: (plain) => outputsOf(law, law.answer(questionOf(law, plain))),
    tables: () =>
      lines(
        regimeTexts(law.regimes),
        ...Object.values(law.regimes).map((regime) => cited(law.regimeSources(regime))),
        ...law.offences.map((offence) =>
          lines(
            JSON.stringify(offence),
            cited(law.offenceSources(offence)),
            ...Object.values(law.governing(offence)).map(
              ({ regimeId, excludedBy }) => `${regimeId} ${cited(excludedBy ?? [])}`,
            ),
          ),
        ),
        JSON.stringify([law.warningTexts, law.tranches, law.bounds, law.lawVersion, law.lawAsAt]),
        ...[2024, 2026, 2027, 2100].map((year) => law.bankHolidays(year).join(' ')),
      ),
  }
}

function outputsOf(law: FormerLaw, answer: FormerAnswer): Outputs {
  const { question, regime, classified, point, dates, warnings } = answer
  const change = law.transition(question, regime)
  const compared = law.comparison(answer)
  return {
    numbers: lines(
      ...[classified.regimeId, classified.chosenBy, cited(classified.excludedBy ?? [])],
      ...[regime.displayName, point.fraction.label, cited(point.law), numbersOf(dates)],
    ),
    warnings: warnings.map(({ code, text }) => `${code} ${text}`).join('\n'),
    explanation: law
      .explanation(answer)
      .map(({ id, title, working, result, law }) => lines(id, title, working, result, cited(law)))
      .join('\n'),
    dates: law
      .keyDates(answer)
      .map(({ type, name, date, law, note }) => lines(type, name, date, cited(law), note))
      .join('\n'),
    transition: lines(
      ...[change.outcome, change.tranche?.number, change.tranche?.day, change.before, change.after],
      ...[change.release, change.applies, change.reason, cited(change.law)],
    ),
    comparison: lines(numbersOf(compared.before), numbersOf(compared.after), compared.differenceDays),
  }
}
