import {
  type Answer,
  answer,
  comparison,
  explanation,
  type Fraction,
  isoDate,
  keyDates,
  lawAsAt,
  lawVersion,
  pointLabel,
  transition,
} from '@requisite/law'
import { printed } from './fraction.ts'
import type { Include } from './include.ts'
import { disclaimer } from './notices.ts'
import { ignoredFieldWarnings, type Parsed } from './parse.ts'
import type { CalculationData, CalculationInputs } from './response.ts'

export { printed } from './fraction.ts'

/** The response to a request that could be parsed, in exactly the fields of the specification. */
export const present = (parsed: Parsed, poweredBy: string, include: readonly Include[]): CalculationBody =>
  presentAnswer(answer(parsed.question), parsed, poweredBy, include)

/** The same for an answer that has been worked out already. */
export function presentAnswer(
  answer: Answer,
  parsed: Pick<Parsed, 'offenceKey' | 'unknownFields'>,
  poweredBy: string,
  include: readonly Include[],
): CalculationBody {
  const body: CalculationBody = {
    success: true,
    data: presentData(answer, parsed.unknownFields),
    inputs: presentInputs(answer, parsed.offenceKey),
    disclaimer,
    poweredBy,
  }
  return include.length === 0
    ? body
    : Object.assign(body, Object.fromEntries(include.map((name) => [name, part[name](answer)])))
}

export interface CalculationBody {
  readonly success: true
  readonly data: CalculationData
  readonly inputs: CalculationInputs
  readonly disclaimer: string
  readonly poweredBy: string
}

function presentData(
  { dates, regime, point, classified, warnings }: Answer,
  unknown: readonly string[],
): CalculationData {
  return {
    releaseDate: isoDate(dates.release.found),
    sentenceEndDate: isoDate(dates.sentenceEnd.found),
    totalDays: dates.totalDays.found,
    custodyDays: dates.requisiteCustodialPeriod.found,
    adjustedCustodyDays: dates.daysToServe.found,
    fractionUsed: printed(point.fraction),
    fractionLabel: pointLabel(regime, point),
    warnings: warningTexts(warnings, unknown),
    progressionExcluded: classified.excludedBy !== null,
  }
}

/** A field that was ignored can make the date wrong, so its warning comes first; only the wrong release point is worse. */
export function warningTexts(warnings: Answer['warnings'], unknown: readonly string[]): string[] {
  const texts = warnings.map(({ text }) => text)
  if (unknown.length === 0) return texts
  const top = warnings[0]?.code === 'W_START_AFTER_COMMENCEMENT' ? 1 : 0
  texts.splice(top, 0, ...ignoredFieldWarnings(unknown))
  return texts
}

function presentInputs({ question, classified }: Answer, offenceKey: string | null): CalculationInputs {
  const inputs: CalculationInputs = {
    startDate: isoDate(question.start),
    sentenceYears: question.term.years,
    sentenceMonths: question.term.months,
    sentenceDays: question.term.days,
    remandCreditDays: question.remandCredit,
    taggedBailCreditDays: question.taggedBailCredit,
    addedDays: question.addedDays,
    regimeId: classified.regimeId,
    offenceKey,
    postCommencement: question.postCommencement,
  }
  if (classified.chosenBy === 'caller') inputs.regimeSource = 'caller'
  return inputs
}

/** The parts that are given only when included. */
const part: Readonly<Record<Include, (answer: Answer) => unknown>> = {
  explanation: (answer) => ({ steps: explanation(answer), lawAsAt: isoDate(lawAsAt), lawVersion }),
  dates: (answer) =>
    keyDates(answer).map(({ type, name, date, law, note }) => ({
      type,
      name,
      date: isoDate(date),
      law,
      note,
    })),
  transition: ({ question, regime }) => {
    const { applies, reason, tranche, before, after, release } = transition(question, regime)
    return {
      applies,
      reason,
      tranche: tranche?.number ?? null,
      trancheDate: tranche === null ? null : isoDate(tranche.day),
      releaseDateBefore: isoDate(before),
      releaseDateAfter: isoDate(after),
      releaseDate: isoDate(release),
    }
  },
  comparison: (answer) => {
    const { before, after, differenceDays } = comparison(answer)
    const side = ({ release, requisiteCustodialPeriod }: typeof before, fraction: Fraction) => ({
      fractionUsed: printed(fraction),
      releaseDate: isoDate(release.found),
      custodyDays: requisiteCustodialPeriod.found,
    })
    const { regime } = answer
    return {
      before: side(before, regime.before.fraction),
      after: side(after, regime.after.fraction),
      differenceDays,
    }
  },
}
