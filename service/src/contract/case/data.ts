import {
  type AheadInWords,
  type AskedCase,
  aheadInWords,
  alternativeWords,
  type CaseAlternative,
  type CaseAnswer,
  type CaseSentence,
  type CaseStage,
  caseWarningText,
  datesInWords,
  howSureOf,
  inWords,
  type Stated,
  type UnknownField,
} from '@requisite/law'
import {
  aheadReasons,
  aheadRows,
  days,
  isRegimeId,
  leavingTexts,
  sentenceLabel,
  stagedChanges,
  surenessLevels,
  weightOf,
} from '@requisite/law/internal'
import { alternativeCode, rivalWeights, warningCode, weightText } from '../answer-codes.ts'
import * as is from '../field.ts'
import { keyDate } from '../present.ts'
import { ignoredFields } from '../unknown-fields.ts'
import { remandOf, runData } from './run.ts'
import { statedData, warningsWith } from './stated.ts'

/** A case worked out, with its rivals, what was found about the date that the prison gave, and the fields that were ignored. */
export interface CaseWithAnswer {
  readonly answer: CaseAnswer
  /** What was sent. */
  readonly asked: AskedCase
  readonly alternatives: readonly CaseAlternative[]
  readonly stated: Stated | null
  readonly unknownFields: readonly UnknownField[]
}

/** What a release date rests on, as the API names it. */
export const releaseBases = {
  automatic: 'automatic',
  'no later than': 'no_later_than',
  'parole only': 'parole_only',
  none: 'none',
  'on licence': 'on_licence',
} as const

/** Why the person leaves before the release date, as the API names it. */
const leavingReasons = {
  'not a working day': 'not_a_working_day',
  'before a day that is not one': 'eve_of_non_working_day',
} as const

export const releaseTypes = ['CRD', 'ARD', 'PRRD', 'MTD'] as const
const endTypes = ['SLED', 'SED'] as const
const bases = Object.values(releaseBases)
const reasonsOfLeaving = Object.values(leavingReasons)
const changes = stagedChanges.map(({ wireName }) => wireName)
const sources = ['caller', 'offence', 'sentenceType'] as const

export const daysOfLeaving = is.shape((leaving: NonNullable<CaseAnswer['leaving']>) => ({
  latest: is.date(leaving.latest, 'The last day on which the person can be let out.'),
  usual: is.date(leaving.usual, 'The day on which people in this position are usually let out.'),
}))

const leavingOf = is.shape((leaving: NonNullable<CaseAnswer['leaving']>) => ({
  ...daysOfLeaving(leaving),
  reason: is.choice(
    leavingReasons[leaving.reason],
    reasonsOfLeaving,
    'Why it is not the release date: nobody is let out on that day, or it is the last working day before such a day.',
  ),
  text: is.text(leavingTexts[leaving.reason], 'The reason in words.'),
}))

const decidedBy = is.shape((by: CaseAnswer['decidedBy']) => ({
  release: is.texts(by.release, 'The sentences that decide the release.'),
  end: is.texts(by.end, 'The sentences that decide the end.'),
}))

/** Only the command line lays reforms over the law: the API knows no change of that name.
 *  @public test/law/next-act.ts reads it in a copy. */
export const stageWritten = is.shape(({ layer, stage, before, after, held }: CaseStage) => ({
  change: is.choice(layer.change?.wireName as (typeof changes)[number], changes, 'The change of law.'),
  number: is.integer(stage.number, 'The number of the stage.'),
  date: is.date(stage.day, 'The day of the stage.'),
  releaseDateBefore: is.dateOrNull(before, 'Release as the law stood until then.'),
  releaseDateAfter: is.dateOrNull(after, 'Release at the new points alone.'),
  held: is.flag(held, 'Whether the stage itself decides the release date.'),
}))

const sentenceOf = is.shape((governed: CaseAnswer['sentences'][number]) => ({
  id: is.text(governed.sentence.id, 'The sentence.'),
  regimeId: is.textOrNull(
    isRegimeId(governed.regime.id) ? governed.regime.id : null,
    'The rules that govern it; null for contempt, dto, fine_default and supervision_default, which have no regime.',
  ),
  regimeSource: is.choice(
    governed.classified.chosenBy === 'kind of sentence' ? 'sentenceType' : governed.classified.chosenBy,
    sources,
    'What decided the rules.',
  ),
  fractionUsed: is.fraction(governed.point.fraction, 'The fraction that applied in the end, for display.'),
  fractionLabel: is.text(is.found(sentenceLabel, governed), 'The fraction in words.'),
  progressionExcluded: is.flag(
    governed.classified.excludedBy !== null,
    'Whether the offence is barred from the progression model.',
  ),
}))

const rivalOf = is.shape((rival: CaseAlternative, answer: CaseAnswer) => ({
  code: is.as(rival.code as string, alternativeCode),
  condition: is.text(is.found(alternativeWords, rival).condition, 'When the rival date is the right one.'),
  offences: is.textOrNull(
    rival.offences,
    'Where the offence was not given (A_OFFENCE_…): the offences of this class, in words. Null for every other doubt.',
  ),
  releaseDate: is.dateOrNull(
    rival.release,
    'The release date it would then be; with a parole eligibility date, or after a recall ' +
      'that was not told (A_RECALLED), the latest one: nothing is automatic before it.',
  ),
  releaseType: is.choiceOrNull(
    rival.releaseType,
    releaseTypes,
    'The letters of that date, as in releaseType of the answer.',
  ),
  paroleEligibilityDate: is.dateOrNull(
    rival.paroleEligibility,
    'The parole eligibility date it would then be.',
  ),
  weight: is.choice(is.found(weightOf, rival, answer), rivalWeights, weightText),
}))

const aheadCodes = Object.keys(aheadRows) as readonly AheadInWords['code'][]

const aheadOne = is.shape(({ code, date, why, about, text, law }: AheadInWords) => ({
  code: is.choice(code, aheadCodes, 'What it is. It is never renamed.'),
  date: is.dateOrNull(date, 'The day; null where the answer is no, or the day cannot be known.'),
  why: is.choiceOrNull(why, aheadReasons, 'Why there is no day; null where there is one.'),
  about: is.flag(about, 'Whether practice and not law sets the day.'),
  text: is.text(text, 'In words; they may improve.'),
  law: is.law(law),
}))

const howSure = is.shape(({ level, because }: ReturnType<typeof howSureOf>) => ({
  level: is.choice(
    level,
    surenessLevels,
    'depends: on the offence, which was not given. not_sure: what was told does not fit ' +
      'together, or is not enough. two_dates: a rival date has the same weight. fairly_sure: a ' +
      'rival is less likely, or something was counted in one of two ways. sure: of the rule.',
  ),
  because: is.as(
    because,
    is.listOf(
      { anyOf: [alternativeCode, warningCode] },
      'The codes of the alternatives and warnings that made it so; none where the level is sure.',
    ),
  ),
}))

interface WarningItem {
  readonly code: string
  readonly text: string
  readonly sentenceIds: readonly string[]
}

const warningOf = is.shape((warning: WarningItem) => ({
  code: is.as(warning.code, warningCode),
  text: is.text(warning.text, 'The warning in words; they may improve.'),
  sentenceIds: is.texts(warning.sentenceIds, 'The sentences it is about; none where it is about the case.'),
}))

/** A field that was ignored can make the date wrong, so its warning comes first. */
const warningsOf = ({ answer, stated, unknownFields }: CaseWithAnswer): readonly WarningItem[] => [
  ...ignoredFields(unknownFields).map(({ sentence, ...ignored }) => ({
    ...ignored,
    sentenceIds: sentence === null ? [] : [(answer.case.sentences[sentence] as CaseSentence).id],
  })),
  ...warningsWith(stated, answer).map((warning) => ({
    code: warning.code,
    text: caseWarningText(warning),
    sentenceIds: warning.sentenceIds,
  })),
]

/** The fields that stand by themselves. They are columns of a table, too. */
export const plainData = is.shape((answer: CaseAnswer) => ({
  releaseDate: is.dateOrNull(answer.release, 'The last day in custody; null for life and public protection.'),
  releaseType: is.choiceOrNull(
    answer.releaseType,
    releaseTypes,
    'On licence (CRD), without one (ARD), after a recall that is not from a curfew (PRRD), ' +
      'half-way through a detention and training order (MTD), or null.',
  ),
  releaseBasis: is.choice(
    releaseBases[answer.releaseBasis],
    bases,
    'Whether release is as of right, at the end of the sentence at the latest (a standard ' +
      'recall), or only the Parole Board can direct it; none: a whole life order, after which ' +
      'nobody can but on compassionate grounds; on_licence: the person is out on licence from ' +
      'life or public protection, and from nothing else. After a recall from life or public ' +
      'protection it is parole_only, and paroleEligibilityDate is null where no other sentence sets a day.',
  ),
  paroleEligibilityDate: is.dateOrNull(
    answer.paroleEligibility,
    'The first day on which the Parole Board can direct release, or null: also with ' +
      'parole_only, after a recall from life or public protection, of which nobody can name a ' +
      `day. Beside life a day before ${inWords(days.boardWaitsForFixedTerms.day)} is the first ` +
      'on which it could look at the case: W_FIXED_TERM_LATER says where another sentence kept ' +
      'the person longer.',
  ),
  sentenceEndDate: is.dateOrNull(
    answer.end,
    'The end of all sentences; null where there is none or it cannot be known.',
  ),
  sentenceEndType: is.choiceOrNull(answer.endType, endTypes, 'With licence (SLED), without (SED), or null.'),
  licenceEndDate: is.dateOrNull(
    answer.licenceEnd,
    'The end of the licence where it differs from the end, or null. Of public protection ' +
      '(ipp) with onLicence and firstReleaseDate the day on which the licence ends by itself, ' +
      'if it is later than the end of the other sentences.',
  ),
}))

export const caseData = is.shape(
  (worked: CaseWithAnswer) => {
    const { answer, alternatives, stated } = worked
    return {
      ...plainData(answer),
      likelyDayOfLeaving: is.partOrNull(
        answer.leaving,
        leavingOf,
        'The day of leaving prison where it is not the release date, or null.',
      ),
      decidedBy: is.part(answer.decidedBy, decidedBy, 'Which sentences decide.'),
      stages: is.each(answer.stages, stageWritten, 'The staged changes of law that met the case.'),
      runs: is.each(answer.runs, runData, 'Each sentence that stands alone, and each chain.'),
      sentences: is.each(answer.sentences, sentenceOf, 'What governs each sentence.'),
      alternatives: is.each(
        alternatives,
        rivalOf,
        'Where the law or the case is not certain, the rival answers; empty when nothing is in doubt.',
        answer,
      ),
      howSure: is.part(
        is.found(howSureOf, answer, worked),
        howSure,
        'How sure the answer is. The prison sets the date all the same.',
      ),
      stated: is.partOrNull(
        stated,
        statedData,
        'The date that the prison gave beside ours, or null where none was sent.',
        answer,
      ),
      remand: is.partOrNull(
        answer.remand,
        remandOf,
        'Which days on remand count, or null where they were not given by their dates.',
      ),
      dates: is.each(
        is.found(datesInWords, answer.dates),
        keyDate,
        'Every date with its letters, each of which stands once.',
      ),
      ahead: is.each(
        is.found(aheadInWords, answer, worked),
        aheadOne,
        'What lies ahead beside those dates, seen from lawAsAt: those without a day first.',
      ),
      warnings: is.each(
        is.found(warningsOf, worked),
        warningOf,
        'What else must be known, the most serious first.',
      ),
    }
  },
  { $id: 'CaseData' },
)

export type CaseData = is.ShapeValue<typeof caseData>
