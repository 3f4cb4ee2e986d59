import {
  alternativeTexts,
  type Calculation,
  calculation,
  comparisonOf,
  explanationOf,
  type Fraction,
  isoDate,
  type KeyDate,
  keyDatesOf,
  lawAsAt,
  lawVersion,
  pointLabel,
  transitionOf,
  transitionReason,
  type UnknownField,
  warningText,
} from '@requisite/law'
import { printed } from './fraction.ts'
import type { Include } from './include.ts'
import { disclaimer } from './notices.ts'
import { ignoredFieldWarnings, type Parsed } from './parse.ts'
import type { CalculationData, CalculationInputs } from './response.ts'

export { printed } from './fraction.ts'

/** The response to a request that could be parsed, in exactly the fields of the specification. */
export const present = (parsed: Parsed, poweredBy: string, include: readonly Include[]): CalculationBody =>
  presentCalculation(calculation(parsed.question), parsed, poweredBy, include)

/** The same for a calculation that has been made already. */
export function presentCalculation(
  calculation: Calculation,
  parsed: Pick<Parsed, 'offenceKey' | 'unknownFields'>,
  poweredBy: string,
  include: readonly Include[],
): CalculationBody {
  const body: CalculationBody = {
    success: true,
    data: presentData(calculation, parsed.unknownFields),
    inputs: presentInputs(calculation, parsed.offenceKey),
    disclaimer,
    poweredBy,
  }
  return include.length === 0
    ? body
    : Object.assign(
        body,
        Object.fromEntries(include.map((name) => [name, part[name](calculation, parsed.unknownFields)])),
      )
}

export interface CalculationBody {
  readonly success: true
  readonly data: CalculationData
  readonly inputs: CalculationInputs
  readonly disclaimer: string
  readonly poweredBy: string
}

function presentData(
  { dates, regime, point, classified, warnings }: Calculation,
  unknown: readonly UnknownField[],
): CalculationData {
  return {
    releaseDate: isoDate(dates.release),
    sentenceEndDate: isoDate(dates.sentenceEnd),
    totalDays: dates.totalDays,
    custodyDays: dates.requisiteCustodialPeriod,
    adjustedCustodyDays: dates.daysToServe,
    fractionUsed: printed(point.fraction),
    fractionLabel: pointLabel(regime, point),
    warnings: warningsWritten(warnings, unknown),
    progressionExcluded: classified.excludedBy !== null,
  }
}

/** How many warnings stand before those about fields that were ignored: these can make the date wrong, so they come first, and
 *  only the wrong release point is worse. */
const worse = (warnings: Calculation['warnings']): number =>
  warnings[0]?.code === 'W_START_AFTER_COMMENCEMENT' ? 1 : 0

function warningsWritten(warnings: Calculation['warnings'], unknown: readonly UnknownField[]): string[] {
  const texts = warnings.map(warningText)
  if (unknown.length > 0) texts.splice(worse(warnings), 0, ...ignoredFieldWarnings(unknown))
  return texts
}

/** The same warnings in the same order, each with its code. */
function codedWarnings(
  warnings: Calculation['warnings'],
  unknown: readonly UnknownField[],
): readonly Coded[] {
  const coded: Coded[] = warnings.map((warning) => ({ code: warning.code, text: warningText(warning) }))
  const ignored = ignoredFieldWarnings(unknown).map((text) => ({ code: 'W_UNKNOWN_FIELD', text }))
  coded.splice(worse(warnings), 0, ...ignored)
  return coded
}

interface Coded {
  readonly code: string
  readonly text: string
}

function presentInputs({ question, classified }: Calculation, offenceKey: string | null): CalculationInputs {
  const inputs: CalculationInputs = {
    startDate: isoDate(question.start),
    sentenceYears: question.term.years,
    sentenceMonths: question.term.months,
    sentenceDays: question.term.days,
    remandCreditDays: question.remandCreditDays,
    taggedBailCreditDays: question.taggedBailCreditDays,
    addedDays: question.addedDays,
    regimeId: classified.regimeId,
    offenceKey,
    postCommencement: question.postCommencement,
  }
  if (classified.chosenBy === 'caller') inputs.regimeSource = 'caller'
  return inputs
}

/** A date by the API's names. */
export const dateWritten = ({ type, name, date, byTodaysLimit, law, note }: KeyDate) => ({
  ...{ type, name, date: isoDate(date) },
  byTodaysLimit: byTodaysLimit === undefined ? null : isoDate(byTodaysLimit),
  ...{ law: [...law], note },
})

/** The parts that are given only when included. */
const part: Readonly<
  Record<Include, (calculation: Calculation, unknown: readonly UnknownField[]) => unknown>
> = {
  explanation: (calculation) => ({
    steps: explanationOf(calculation),
    lawAsAt: isoDate(lawAsAt),
    lawVersion,
  }),
  dates: (calculation) => keyDatesOf(calculation).map(dateWritten),
  transition: (calculation) => {
    const transition = transitionOf(calculation)
    const { applies, stage, before, after, release } = transition
    return {
      applies,
      reason: transitionReason(transition, calculation.regime).reason,
      tranche: stage?.number ?? null,
      trancheDate: stage === null ? null : isoDate(stage.day),
      releaseDateBefore: isoDate(before),
      releaseDateAfter: isoDate(after),
      releaseDate: isoDate(release),
    }
  },
  warnings: ({ warnings }, unknown) => codedWarnings(warnings, unknown),
  alternatives: ({ alternatives }) =>
    alternatives.map(({ code, release, paroleEligibility }) => ({
      code,
      condition: alternativeTexts[code].condition,
      releaseDate: release === null ? null : isoDate(release),
      paroleEligibilityDate: paroleEligibility === null ? null : isoDate(paroleEligibility),
    })),
  comparison: (calculation) => {
    const { before, after, differenceDays } = comparisonOf(calculation)
    const side = ({ release, requisiteCustodialPeriod }: typeof before, fraction: Fraction) => ({
      fractionUsed: printed(fraction),
      releaseDate: isoDate(release),
      custodyDays: requisiteCustodialPeriod,
    })
    const { regime } = calculation
    return {
      before: side(before, regime.before.fraction),
      after: side(after, regime.after.fraction),
      differenceDays,
    }
  },
}
