import {
  alternativeWords,
  type CaseAlternative,
  type CaseAnswer,
  type CaseSentenceAnswer,
  type Cliff,
  cliffText,
  type WhatIfRow,
  whatIfWarningText,
} from '@requisite/law'
import {
  cliffCodes,
  pointLabel,
  roundedUpCondition,
  sentenceDateReasons,
  weightOf,
} from '@requisite/law/internal'
import { alternativeCode, rivalWeights, warningCode, weightText } from '../answer-codes.ts'
import { daysOfLeaving, releaseBases, releaseTypes } from '../case/data.ts'
import * as is from '../field.ts'
import { ignoredFields } from '../unknown-fields.ts'
import type { AnsweredWhatIf } from './parse.ts'

const monthsWithin = 'Months, under 12.'

/** A length of so many months. */
export const lengthShape = (description: string) =>
  is.shape(
    (months: number) => ({
      years: is.integer((months - (months % 12)) / 12, 'Years.'),
      months: is.integer(months % 12, monthsWithin),
    }),
    { description },
  )

const lengthOf = {
  ofRow: lengthShape('The length after the plea, rounded down to whole months.'),
  beforePlea: lengthShape('Before the plea.'),
  afterPlea: lengthShape('The length, after the plea.'),
  ofCliff: lengthShape('The shortest length on its far side, before the plea.'),
  served: lengthShape('The length.'),
}

const suspensions = ['usual', 'possible'] as const
const rowTypes = ['CRD', 'ARD'] as const
const rowBases = ['automatic'] as const

/** A rival of a row: another doubt, or the length rounded up. */
interface Rival extends Pick<CaseAlternative, 'offences' | 'release' | 'paroleEligibility'> {
  readonly code: string
  readonly condition: string
  readonly releaseType: CaseAnswer['releaseType']
  readonly weight: (typeof rivalWeights)[number]
}

const rivalOf = is.shape((rival: Rival) => ({
  code: is.as(rival.code, alternativeCode),
  condition: is.text(rival.condition, 'When the rival date is the right one.'),
  offences: is.textOrNull(
    rival.offences,
    'The offences of a class (A_OFFENCE_…), in words; null for every other doubt.',
  ),
  releaseDate: is.dateOrNull(rival.release, 'The release date it would then be.'),
  releaseType: is.choiceOrNull(rival.releaseType, releaseTypes, 'The letters of that date.'),
  paroleEligibilityDate: is.dateOrNull(
    rival.paroleEligibility,
    'The parole eligibility date it would then be.',
  ),
  weight: is.choice(rival.weight, rivalWeights, weightText),
}))

function rivalsOf({ alternatives, roundedUp, worked }: WhatIfRow): readonly Rival[] {
  const rivals = alternatives.map((rival) => {
    const { condition } = alternativeWords(rival)
    return { ...rival, condition, weight: weightOf(rival, worked.answer) }
  })
  if (roundedUp === null) return rivals
  const { months, release, answer } = roundedUp
  const up: Rival = {
    code: 'A_ROUNDED_UP',
    condition: roundedUpCondition(months),
    offences: null,
    release,
    paroleEligibility: answer.paroleEligibility,
    releaseType: answer.releaseType,
    // Courts mostly round a length down.
    weight: 'less_likely',
  }
  return [...rivals, up]
}

const rowOf = is.shape(
  (row: WhatIfRow) => {
    const { worked, monthsBefore, plea, exactMonths } = row
    const { answer } = worked
    const { regime, point } = answer.sentences[0] as CaseSentenceAnswer
    return {
      lengthBefore: is.partOrNull(
        monthsBefore,
        lengthOf.beforePlea,
        'Before the plea; null with lengthIs after_plea.',
      ),
      pleaReduction: is.textOrNull(
        plea?.text ?? null,
        'What the plea takes off; null with lengthIs after_plea.',
      ),
      exactMonths: is.textOrNull(
        exactMonths,
        'The exact months after the plea as a ratio; null where they are whole.',
      ),
      length: is.part(worked.months, lengthOf.ofRow),
      rounded: is.flag(exactMonths !== null, 'Whether it was rounded.'),
      added: is.flag(row.isAdded, 'Whether nobody asked for this length: it stands beside a cliff.'),
      releaseDate: is.date(worked.release, 'The last day in custody.'),
      releaseType: is.choice(
        answer.releaseType as (typeof rowTypes)[number],
        rowTypes,
        'On licence (CRD), or without one (ARD).',
      ),
      releaseBasis: is.choice(
        releaseBases[answer.releaseBasis] as 'automatic',
        rowBases,
        'Release is as of right.',
      ),
      paroleEligibilityDate: is.dateOrNull(
        answer.paroleEligibility,
        'The first day on which the Parole Board can direct release, or null.',
      ),
      likelyDayOfLeaving: is.partOrNull(
        answer.leaving,
        daysOfLeaving,
        'The day of leaving prison where it is not the release date, or null.',
      ),
      sentenceEndDate: is.dateOrNull(answer.end, 'The end; null where an extension period was not given.'),
      fractionUsed: is.fraction(point.fraction, 'The fraction to be served, for display.'),
      fractionLabel: is.text(is.found(pointLabel, regime, point), 'The fraction in words.'),
      custodyDays: is.integer(worked.custodyDays, 'Days to be served before credit.'),
      overMaximum: is.flag(worked.overMaximum, 'Whether it is more than a court can give for the offence.'),
      suspended: is.choiceOrNull(
        worked.suspended,
        suspensions,
        'Whether the court must suspend it as a rule, can, or cannot (null).',
      ),
      alternatives: is.each(
        is.found(rivalsOf, row),
        rivalOf,
        'Where something is not certain, the rival answers, as POST /release-dates gives them; and A_ROUNDED_UP.',
      ),
      warningCodes: is.as(row.warningCodes, is.listOf(warningCode, 'What is said of this row, by code.')),
    }
  },
  { $id: 'WhatIfRow' },
)

const sideOf = is.shape((side: Cliff['below']) => ({
  length: is.part(side.months, lengthOf.afterPlea),
  releaseDate: is.date(side.release, 'Release from it.'),
}))

const cliffOf = is.shape((cliff: Cliff) => ({
  code: is.choice(cliff.code, cliffCodes, 'What changes. It never changes its name.'),
  length: is.part(cliff.months, lengthOf.ofCliff),
  pleaReduction: is.textOrNull(cliff.plea?.text ?? null, 'With this plea; null with lengthIs after_plea.'),
  below: is.part(cliff.below, sideOf, 'The longest length on its near side.'),
  from: is.part(cliff.from, sideOf, 'One month more.'),
  differenceDays: is.integer(cliff.differenceDays, 'Days between the two release dates.'),
  text: is.text(is.found(cliffText, cliff), 'The cliff in words; they may improve.'),
}))

interface WarningItem {
  readonly code: string
  readonly text: string
  readonly rows: readonly number[]
}

const warningOf = is.shape((warning: WarningItem) => ({
  code: is.as(warning.code, warningCode),
  text: is.text(warning.text, 'The warning in words; they may improve.'),
  rows: is.as(warning.rows, is.listOf({ type: 'integer' }, 'The rows it is about, from 0.')),
}))

/** What was ignored can make the dates wrong: only the first warning stands before it. */
function warningsOf({ answer, unknownFields }: AnsweredWhatIf): readonly WarningItem[] {
  const warnings = answer.warnings.map((warning) => ({
    code: warning.code,
    text: whatIfWarningText(warning),
    rows: warning.rows,
  }))
  const ignored = ignoredFields(unknownFields).map(({ code, text }) => ({ code, text, rows: [] }))
  return [...warnings.slice(0, 1), ...ignored, ...warnings.slice(1)]
}

export const whatIfData = is.shape(
  (answered: AnsweredWhatIf) => {
    const { answer } = answered
    return {
      rows: is.each(
        answer.rows,
        rowOf,
        'Every length with every plea, from the shortest; the pleas in the order in which they were given.',
      ),
      cliffs: is.each(
        answer.cliffs,
        cliffOf,
        'Where one month more changes more than the length, between the shortest and the longest.',
      ),
      creditDays: is.integer(answer.creditDays, 'Days taken off in every row.'),
      servedLength: is.partOrNull(
        answer.servedMonths,
        lengthOf.served,
        'The longest length in whole months that is served already by the day of sentence, or null.',
      ),
      sentenceDateMatters: is.as(
        answer.sentenceDateMatters,
        is.listOf(
          { enum: sentenceDateReasons },
          'Why another day of sentence within a year would give other dates; empty where it would not. leap_day: by a day.',
        ),
      ),
      warnings: is.each(is.found(warningsOf, answered), warningOf, 'What else must be known, each once.'),
    }
  },
  { $id: 'WhatIfData' },
)

export type WhatIfRowData = is.ShapeValue<typeof rowOf>

/** The schemas of the data; its rows have a name. */
export const whatIfDataSchemas = () => [rowOf.schema, whatIfData.schema]
