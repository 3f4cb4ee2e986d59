import type * as law from '@requisite/law'
import { cited, lines, type Outputs, questionOf, type ReadLaw, regimeTexts } from './digest-former-law.ts'

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
        JSON.stringify([
          law.warningTexts,
          law.progressionStages.map(({ number, upToDays, day }) => ({ number, upToDays, day })),
          ...[law.bounds, law.lawVersion, law.lawAsAt],
        ]),
        ...[2024, 2026, 2027, 2100].map((year) => law.bankHolidays(year).join(' ')),
      ),
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
    explanation: law
      .explanationOf(calculation)
      .map(({ id, title, working, result, law }) => lines(id, title, working, result, cited(law)))
      .join('\n'),
    dates: law
      .keyDatesOf(calculation)
      .map(({ type, name, date, law, note }) => lines(type, name, date, cited(law), note))
      .join('\n'),
    transition: lines(
      ...[change.outcome, change.stage?.number, change.stage?.day, change.before, change.after],
      ...[change.release, change.applies, because.reason, cited(because.law)],
    ),
    comparison: lines(numbersOf(compared.before), numbersOf(compared.after), compared.differenceDays),
  }
}
