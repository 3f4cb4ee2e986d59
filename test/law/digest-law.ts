import type * as law from '@requisite/law'
import {
  cited,
  datesText,
  lines,
  type Outputs,
  questionOf,
  type ReadLaw,
  stepsText,
  tablesText,
} from './digest-texts.ts'

type Law = typeof law

const numbersOf = (dates: law.Dates): string =>
  [
    ...[dates.termEnd, dates.totalDays, dates.requisiteCustodialPeriod, dates.creditUsed],
    ...[dates.sentenceEnd, dates.daysToServe, dates.release, dates.unusedCredit, dates.unusedAddedDays],
  ].join(' ')

/** The law of this tree, in the texts that the digest makes of every other. */
export function readLaw(law: Law): ReadLaw {
  return {
    offenceKeys: law.offences.map(({ key }) => key),
    regimeIds: Object.keys(law.regimes),
    outputs: (plain) => outputsOf(law, law.calculation(questionOf(law as never, plain) as law.Question)),
    tables: () => {
      const stages = law.progressionStages.map(({ number, upToDays, day }) => ({ number, upToDays, day }))
      return tablesText(law as never, [law.warningTexts, stages, law.bounds, law.lawVersion, law.lawAsAt])
    },
  }
}

function outputsOf(law: Law, calculation: law.Calculation): Outputs {
  const { regime, classified, point, dates, warnings } = calculation
  const change = law.transitionOf(calculation)
  const because = law.transitionReason(change, regime)
  const compared = law.comparisonOf(calculation)
  return {
    numbers: lines(
      ...[classified.regimeId, classified.chosenBy, cited(classified.excludedBy ?? [])],
      ...[regime.displayName, point.fraction.label, cited(point.law), numbersOf(dates)],
    ),
    warnings: warnings.map((warning) => `${warning.code} ${law.warningText(warning)}`).join('\n'),
    explanation: stepsText(law.explanationOf(calculation)),
    dates: datesText(law.keyDatesOf(calculation)),
    transition: lines(
      ...[change.outcome, change.stage?.number, change.stage?.day, change.before, change.after],
      ...[change.release, change.applies, because.reason, cited(because.law)],
    ),
    comparison: lines(numbersOf(compared.before), numbersOf(compared.after), compared.differenceDays),
  }
}
