import {
  type Calculation,
  comparisonOf,
  explanationOf,
  type Fraction,
  type KeyDate,
  keyDatesOf,
  transitionOf,
  type UnknownField,
  warningText,
} from '@requisite/law'
import { alternativeTexts, calculation, pointLabel, transitionReason } from '@requisite/law/internal'
import { alternativeCode, codeSchemas, warningCode } from './answer-codes.ts'
import * as is from './field.ts'
import { type Include, includes } from './include.ts'
import { disclaimer } from './notices.ts'
import { ignoredFieldWarnings, type ParsedRequest } from './parse.ts'
import { notice, Provision, workingOf } from './shared-schemas.ts'

/** A calculation, with what else its answer is written from. */
export interface PointWithAnswer {
  readonly calculation: Calculation
  readonly offenceKey: string | null
  readonly unknownFields: readonly UnknownField[]
}

/** The fields of an answer, which are columns of a table, too. */
export const pointData = is.shape(
  (worked: PointWithAnswer) => {
    const { dates, regime, point, classified } = worked.calculation
    return {
      releaseDate: is.date(
        dates.release,
        'The last day in custody, or the earliest date for the Parole Board: fractionLabel says which.',
      ),
      sentenceEndDate: is.date(dates.sentenceEnd, 'The end of the sentence, less the credit that was used.'),
      totalDays: is.integer(dates.totalDays, 'Days of the sentence, counting the first and the last.'),
      custodyDays: is.integer(
        dates.requisiteCustodialPeriod,
        'Days to be served before credit and added days.',
      ),
      adjustedCustodyDays: is.integer(dates.daysToServe, 'Days to be served after credit and added days.'),
      fractionUsed: is.fraction(point.fraction, 'The fraction, to ten decimal places. For display only.'),
      fractionLabel: is.text(
        is.found(pointLabel, regime, point),
        'The fraction in words, and whether the Parole Board decides.',
      ),
      warnings: is.texts(
        is.found(warningsOf, worked).map(({ text }) => text),
        'What else must be known, the most serious first.',
      ),
      progressionExcluded: is.flag(
        classified.excludedBy !== null,
        'Whether the offence is barred from the progression model.',
      ),
    }
  },
  { $id: 'CalculationData' },
)

const inputs = is.shape(
  ({ calculation: { question: asked, classified }, offenceKey }: PointWithAnswer) => ({
    startDate: is.date(asked.start, 'As applied.'),
    sentenceYears: is.integer(asked.term.years, 'Years, as applied.'),
    sentenceMonths: is.integer(asked.term.months, 'Months, as applied.'),
    sentenceDays: is.integer(asked.term.days, 'Days, as applied.'),
    remandCreditDays: is.integer(asked.remandCreditDays, 'Days on remand, as applied.'),
    taggedBailCreditDays: is.integer(
      asked.taggedBailCreditDays,
      'Days credited for tagged bail, as applied.',
    ),
    addedDays: is.integer(asked.addedDays, 'Added days, as applied.'),
    regimeId: is.text(classified.regimeId, 'The regime that was used.'),
    offenceKey: is.textOrNull(offenceKey, 'The offence, or null.'),
    postCommencement: is.flag(
      asked.postCommencement,
      'Whether the release point from after the Act was used.',
    ),
    regimeSource: is.optional(
      is.as(
        classified.chosenBy === 'caller' ? 'caller' : undefined,
        is.constant('caller', 'Present when the caller chose the regime.'),
      ),
    ),
  }),
  {
    $id: 'CalculationInputs',
    description: 'The inputs as applied. Posted back for an adult, they give the same data.',
  },
)

export interface CalculationBody {
  readonly success: true
  readonly data: is.ShapeValue<typeof pointData>
  readonly inputs: is.ShapeValue<typeof inputs>
  readonly disclaimer: string
  readonly poweredBy: string
}

/** The response to a request that could be parsed, in exactly the fields of the specification. */
export const present = (
  { question, offenceKey, unknownFields }: ParsedRequest,
  poweredBy: string,
  include: readonly Include[],
): CalculationBody =>
  presentPoint({ calculation: calculation(question), offenceKey, unknownFields }, poweredBy, include)

/** The same for what has been worked out already. */
export function presentPoint(
  worked: PointWithAnswer,
  poweredBy: string,
  include: readonly Include[],
): CalculationBody {
  const body = {
    success: true,
    data: pointData(worked),
    inputs: inputs(worked),
    disclaimer,
    poweredBy,
  } as const
  return include.length === 0
    ? body
    : Object.assign(body, Object.fromEntries(include.map((name) => [name, parts[name](worked)])))
}

/** The warnings with their codes. A field that was ignored can make the date wrong, so that its warning comes first: only the wrong release
 *  point is worse. */
function warningsOf({ calculation: { warnings }, unknownFields }: PointWithAnswer) {
  const coded = warnings.map((one) => ({ code: one.code as string, text: warningText(one) }))
  if (unknownFields.length === 0) return coded
  const ignored = ignoredFieldWarnings(unknownFields).map((text) => ({ code: 'W_UNKNOWN_FIELD', text }))
  return coded.toSpliced(warnings[0]?.code === 'W_START_AFTER_COMMENCEMENT' ? 1 : 0, 0, ...ignored)
}

const explanation = workingOf(() => ({}), 'Explanation')

/** A date with its letters, each of which stands once. */
export const keyDate = is.shape((date: KeyDate) => ({
  type: is.text(date.type, 'The letters the prison uses: CRD, ARD, PED, SED, SLED and others.'),
  name: is.text(date.name, 'What the letters stand for.'),
  date: is.date(date.date, 'The day.'),
  byTodaysLimit: is.dateOrNull(
    date.byTodaysLimit ?? null,
    'The day as the prison service works it out: of HDCED and ERSED by the limit of today ' +
      'for older days too, of TUSED with days at large after release; null where it is no other day.',
    'The day.',
  ),
  law: is.law(date.law),
  note: is.text(date.note, 'What the date means.'),
}))

const transition = is.shape(
  ({ calculation }: PointWithAnswer) => {
    const staged = is.found(transitionOf, calculation)
    return {
      applies: is.flag(staged.applies, 'Whether the new release point reaches this sentence.'),
      reason: is.text(
        is.found(transitionReason, staged, calculation.regime).reason,
        'Why it does or does not, in a sentence.',
      ),
      tranche: is.integerOrNull(staged.stage?.number ?? null, 'The number of the stage, or null.'),
      trancheDate: is.dateOrNull(
        staged.stage?.day ?? null,
        'The day of the stage, or null.',
        'The day of the stage.',
      ),
      releaseDateBefore: is.date(staged.before, 'Release at the old point.'),
      releaseDateAfter: is.date(staged.after, 'Release at the new point.'),
      releaseDate: is.date(staged.release, 'Release as the change is staged.'),
    }
  },
  { $id: 'Transition' },
)

const side = is.shape((dates: ReturnType<typeof comparisonOf>['before'], fraction: Fraction) => ({
  fractionUsed: is.fraction(fraction, 'The fraction, for display.'),
  releaseDate: is.date(dates.release, 'Release at this point.'),
  custodyDays: is.integer(dates.requisiteCustodialPeriod, 'Days to be served before credit and added days.'),
}))

const comparison = is.shape(
  ({ calculation }: PointWithAnswer) => {
    const { before, after, differenceDays } = is.found(comparisonOf, calculation)
    const { regime } = calculation
    return {
      before: is.part(before, side, 'At the release point from before the Act.', regime.before.fraction),
      after: is.part(after, side, 'At the release point from after the Act.', regime.after.fraction),
      differenceDays: is.integer(
        differenceDays,
        'Days by which release is later after the Act; negative: earlier.',
      ),
    }
  },
  { $id: 'Comparison' },
)

const warning = is.shape((one: { readonly code: string; readonly text: string }) => ({
  code: is.as(one.code, warningCode),
  text: is.text(one.text, 'Whole sentences. They may improve.'),
}))

const alternative = is.shape(({ code, release, paroleEligibility }: Calculation['alternatives'][number]) => ({
  code: is.as(code, alternativeCode),
  condition: is.text(
    is.found(() => alternativeTexts[code].condition),
    'When these are the right dates: it begins with "if".',
  ),
  releaseDate: is.dateOrNull(release, 'Release as of right; null where nothing is automatic.', 'The day.'),
  paroleEligibilityDate: is.dateOrNull(
    paroleEligibility,
    'The first day on which the Parole Board can direct release; null where it has no say.',
    'The day.',
  ),
}))

/** The parts that are given only when `include` names them. */
const parts: Readonly<Record<Include, (worked: PointWithAnswer) => unknown>> = {
  explanation: ({ calculation }) => explanation(explanationOf(calculation)),
  dates: ({ calculation }) => keyDatesOf(calculation).map((date) => keyDate(date)),
  transition,
  comparison,
  warnings: (worked) => warningsOf(worked).map((one) => warning(one)),
  alternatives: ({ calculation: { alternatives } }) => alternatives.map((one) => alternative(one)),
}

/** What `include` adds to an answer, alone or in a batch. */
export const includedParts = {
  explanation: is.refTo('Explanation'),
  dates: is.refTo('KeyDates'),
  transition: is.refTo('Transition'),
  comparison: is.refTo('Comparison'),
  warnings: is.refTo('Warnings'),
  alternatives: is.refTo('Alternatives'),
}

const CalculationResponse = is.objectOf(
  {
    success: is.constant(true, 'The request was answered.'),
    data: is.refTo('CalculationData'),
    inputs: is.refTo('CalculationInputs'),
    ...notice,
    ...includedParts,
  },
  includes,
  { $id: 'CalculationResponse' },
)

export const inputsSchema = () => inputs.schema

/** The schemas of an answer, for OpenAPI's components. */
export const calculationSchemas = () => [
  Provision,
  ...codeSchemas,
  pointData.schema,
  inputs.schema,
  explanation.schema,
  { type: 'array', items: keyDate.schema, $id: 'KeyDates' },
  transition.schema,
  comparison.schema,
  {
    ...is.listOf(warning.schema, 'The warnings of data, in the same order, each with its code.'),
    $id: 'Warnings',
  },
  {
    ...is.listOf(
      alternative.schema,
      'The rival dates, where the law is not published or is disputed, or a fact was not given; empty where nothing is in doubt.',
    ),
    $id: 'Alternatives',
  },
  CalculationResponse,
]
