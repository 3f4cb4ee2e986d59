import {
  type Cited,
  cited,
  datesText,
  lines,
  type Outputs,
  questionOf,
  type ReadLaw,
  stepsText,
  type Tables,
  tablesText,
} from './digest-texts.ts'

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
export interface FormerLaw extends Tables {
  readonly answer: (question: unknown) => FormerAnswer
  readonly explanation: (answer: FormerAnswer) => Parameters<typeof stepsText>[0]
  readonly keyDates: (answer: FormerAnswer) => Parameters<typeof datesText>[0]
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
  readonly parseDay: (text: string) => number | null
  readonly offenceByKey: (key: string) => unknown
  readonly warningTexts: Readonly<Record<string, string>>
  readonly tranches: unknown
  readonly bounds: unknown
  readonly lawVersion: string
  readonly lawAsAt: number
}

const numbersOf = (dates: FormerDates): string =>
  [
    ...[dates.termEnd, dates.totalDays, dates.requisiteCustodialPeriod, dates.creditUsed].map((d) => d.found),
    ...[dates.sentenceEnd, dates.daysToServe, dates.release].map((d) => d.found),
    ...[dates.unusedCredit, dates.unusedAddedDays],
  ].join(' ')

/** The law of a tree from before its redesign. */
export function readFormerLaw(law: FormerLaw): ReadLaw {
  return {
    offenceKeys: law.offences.map(({ key }) => key),
    regimeIds: Object.keys(law.regimes),
    outputs: (plain) => outputsOf(law, law.answer(questionOf(law, plain))),
    tables: () => tablesText(law, [law.warningTexts, law.tranches, law.bounds, law.lawVersion, law.lawAsAt]),
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
    explanation: stepsText(law.explanation(answer)),
    dates: datesText(law.keyDates(answer)),
    transition: lines(
      ...[change.outcome, change.tranche?.number, change.tranche?.day, change.before, change.after],
      ...[change.release, change.applies, change.reason, cited(change.law)],
    ),
    comparison: lines(numbersOf(compared.before), numbersOf(compared.after), compared.differenceDays),
  }
}
