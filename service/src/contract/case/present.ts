import {
  alternativeWords,
  type Case,
  type CaseAlternative,
  type CaseAnswer,
  type CaseRun,
  type CaseSentence,
  type CaseStage,
  caseAlternativesOf,
  caseAnswer,
  caseExplanationOf,
  caseWarningText,
  type Day,
  datesInWords,
  howSureOf,
  isoDate,
  isRegimeId,
  lawAsAt,
  lawVersion,
  leavingTexts,
  type RemandCount,
  requestOf,
  type Stated,
  sentenceLabel,
  statedOf,
  type TakenRequest,
  type UnknownField,
  weightOf,
} from '@requisite/law'
import { printed } from '../fraction.ts'
import type { FieldRefusal } from '../invalid.ts'
import { disclaimer } from '../notices.ts'
import { ignoredFieldText, mostNamed } from '../unknown-fields.ts'
import { type ParsedCase, refusalOfCase } from './parse.ts'
import type { CaseData } from './response.ts'
import { statedData, warningsWith } from './stated.ts'

/** The parts of an answer that are given only when `include` names them. */
export const caseIncludes = ['explanation', 'comparison'] as const
export type CaseInclude = (typeof caseIncludes)[number]

/** An answer without what stands once around it. */
/** The case as it was taken; of reforms only the command line knows, and their law has no name. */
export type CaseInputs = Omit<TakenRequest, 'law'> & { readonly law: string }

export interface CaseItem {
  readonly success: true
  readonly data: CaseData
  readonly inputs: CaseInputs
  readonly lawVersion: string
  readonly lawAsAt: string
}

export interface CaseBody extends CaseItem {
  readonly disclaimer: string
  readonly poweredBy: string
}

const iso = (day: Day | null): string | null => (day === null ? null : isoDate(day))

/** The answer to a case, or why it cannot be worked out, by place. */
export type Presented = CaseItem | FieldRefusal

/** A case worked out, with its rivals and what was found about the date that the prison gave. */
export interface WorkedCase {
  readonly answer: CaseAnswer
  readonly alternatives: readonly CaseAlternative[]
  readonly stated: Stated | null
}

/** Works out a case that could be parsed, or says why it cannot be, by place. */
function workCase({ case: question, unknownFields }: ParsedCase): Worked {
  const answer = caseAnswer(question)
  if ('refusals' in answer) return refusalOfCase(answer.refusals, unknownFields)
  const { statedReleaseDate: day } = question
  return {
    answer,
    alternatives: caseAlternativesOf(answer),
    stated: day === null ? null : statedOf(answer, day),
  }
}

type Worked = WorkedCase | FieldRefusal

/** The answer to a case that could be parsed, or why it cannot be worked out, by place. */
export function presentCase(parsed: ParsedCase, include: readonly CaseInclude[]): Presented {
  const worked = workCase(parsed)
  if ('errors' in worked) return worked
  const { answer } = worked
  const item: CaseItem = {
    success: true,
    data: {
      ...dataBeforeDates(worked),
      dates: datesInWords(answer.dates).map(({ type, name, date, law, note }) => ({
        type,
        name,
        date: isoDate(date),
        law: [...law],
        note,
      })),
      warnings: warningsOf(worked, parsed.unknownFields),
    },
    inputs: inputsOf(parsed.case),
    lawVersion,
    lawAsAt: isoDate(lawAsAt),
  }
  return Object.assign(item, Object.fromEntries(include.map((name) => [name, part[name](answer)])))
}

/** The whole body, with what stands around every answer. */
export const caseBody = (item: CaseItem, poweredBy: string): CaseBody => ({ ...item, disclaimer, poweredBy })

/** What a release date rests on, as the API names it. */
export const releaseBases = {
  automatic: 'automatic',
  'no later than': 'no_later_than',
  'parole only': 'parole_only',
  none: 'none',
} as const

/** Why the person leaves before the release date, as the API names it. */
const leavingReasons = {
  'not a working day': 'not_a_working_day',
  'before a day that is not one': 'eve_of_non_working_day',
} as const

/** The data up to the dates, which stand behind them with the warnings. */
function dataBeforeDates(worked: WorkedCase): Omit<CaseData, 'dates' | 'warnings'> {
  const { answer, alternatives, stated } = worked
  const { leaving, decidedBy } = answer
  return {
    releaseDate: iso(answer.release),
    releaseType: answer.releaseType,
    releaseBasis: releaseBases[answer.releaseBasis],
    paroleEligibilityDate: iso(answer.paroleEligibility),
    sentenceEndDate: iso(answer.end),
    sentenceEndType: answer.endType,
    licenceEndDate: iso(answer.licenceEnd),
    likelyDayOfLeaving:
      leaving === null
        ? null
        : {
            latest: isoDate(leaving.latest),
            usual: isoDate(leaving.usual),
            reason: leavingReasons[leaving.reason],
            text: leavingTexts[leaving.reason],
          },
    decidedBy: { release: [...decidedBy.release], end: [...decidedBy.end] },
    stages: answer.stages.map(stageWritten),
    runs: answer.runs.map(runOf),
    sentences: answer.sentences.map((governed) => {
      const { sentence, classified, regime, point } = governed
      return {
        id: sentence.id,
        regimeId: isRegimeId(regime.id) ? regime.id : null,
        regimeSource: classified.chosenBy === 'kind of sentence' ? 'sentenceType' : classified.chosenBy,
        fractionUsed: printed(point.fraction),
        fractionLabel: sentenceLabel(governed),
        progressionExcluded: classified.excludedBy !== null,
      }
    }),
    alternatives: alternatives.map((rival) => ({
      code: rival.code,
      condition: alternativeWords(rival).condition,
      offences: rival.offences,
      releaseDate: iso(rival.release),
      releaseType: rival.releaseType(),
      paroleEligibilityDate: iso(rival.paroleEligibility),
      weight: weightOf(rival, answer),
    })),
    howSure: howSureData(worked),
    stated: stated === null ? null : statedData(stated, answer),
    remand: answer.remand === null ? null : remandData(answer.remand),
  }
}

/** How sure the answer is, with the codes that made it so. */
function howSureData({ answer, stated }: Pick<WorkedCase, 'answer' | 'stated'>): CaseData['howSure'] {
  const { level, because } = howSureOf(answer, { stated })
  return { level, because: [...because] }
}

const spanOf = ({ fromDate, toDate }: { readonly fromDate: Day; readonly toDate: Day }) => ({
  fromDate: isoDate(fromDate),
  toDate: isoDate(toDate),
})

/** Which days on remand count, by the API's names. */
const remandData = (remand: RemandCount): NonNullable<CaseData['remand']> => ({
  days: remand.days,
  counted: remand.counted.map(({ days, recordedFor, sentenceIds, ...span }) => ({
    ...spanOf(span),
    days,
    recordedFor,
    sentenceIds: [...sentenceIds],
  })),
  notCounted: remand.notCounted.map(({ days, reason, period, ...span }) => ({
    ...spanOf(span),
    days,
    reason,
    period,
  })),
  served: remand.served.map(({ sentenceIds, unusedDays, ...span }) => ({
    ...spanOf(span),
    sentenceIds: [...sentenceIds],
    unusedDays,
  })),
  unusedDays: remand.unusedDays,
})

/** What is said of each field that was ignored, with the number of its sentence. */
export const ignoredCaseFields = (
  unknown: readonly UnknownField[],
): readonly { readonly text: string; readonly sentence: number | null }[] =>
  unknown.slice(0, mostNamed).map((field) => ({ text: ignoredFieldText(field), sentence: field.sentence }))

/** A field that was ignored can make the date wrong, so its warning comes first. */
const warningsOf = (
  { answer, stated }: WorkedCase,
  unknown: readonly UnknownField[],
): CaseData['warnings'] => [
  ...ignoredWarnings(answer, unknown),
  ...warningsWith(stated, answer).map((warning) => ({
    code: warning.code,
    text: caseWarningText(warning),
    sentenceIds: [...warning.sentenceIds],
  })),
]

/** The warnings about fields that were ignored. */
const ignoredWarnings = (answer: CaseAnswer, unknown: readonly UnknownField[]): CaseData['warnings'] =>
  ignoredCaseFields(unknown).map(({ text, sentence }) => ({
    code: 'W_UNKNOWN_FIELD',
    text,
    sentenceIds: sentence === null ? [] : [idAt(answer, sentence)],
  }))

const idAt = ({ case: { sentences } }: CaseAnswer, at: number): string => (sentences[at] as CaseSentence).id

type StageChange = CaseData['stages'][number]['change']

export const stageWritten = ({
  layer,
  stage,
  before,
  after,
  held,
}: CaseStage): CaseData['stages'][number] => ({
  // Only the command line lays reforms over the law: the API knows no change of that name.
  change: layer.change?.wireName as StageChange,
  number: stage.number,
  date: isoDate(stage.day),
  releaseDateBefore: iso(before),
  releaseDateAfter: iso(after),
  held,
})

/** The last day of a minimum term is neither a release nor an end. */
const releaseOfRun = (run: CaseRun): Day | null => (run.isMinimumTerm ? null : run.release)
/** Of a whole life order nobody can say how many days are served. */
const custodyOfRun = (run: CaseRun): number | null => (run.isWholeLife ? null : run.custodyDays)
const endOfRun = (run: CaseRun): Day | null => (run.isMinimumTerm ? null : run.end)

const runOf = (run: CaseRun): CaseData['runs'][number] => ({
  sentenceIds: [...run.sentenceIds],
  startDate: isoDate(run.start),
  totalDays: run.totalDays,
  custodyDays: custodyOfRun(run),
  creditDays: run.credit,
  addedDays: run.addedDays,
  unlawfullyAtLargeDays: run.atLargeDays,
  releaseDate: iso(releaseOfRun(run)),
  sentenceEndDate: iso(endOfRun(run)),
  paroleEligibilityDate: iso(run.parole?.date ?? null),
  recalled: run.recalled !== null,
  firstReleaseDate: iso(run.recalled?.firstRelease ?? null),
  parts: run.custodyParts.map(({ from, days, fraction, custody, sentenceIds }) => ({
    fromDate: isoDate(from),
    days,
    fractionUsed: printed(fraction),
    fractionLabel: fraction.label,
    custodyDays: custody,
    sentenceIds: [...sentenceIds],
  })),
})

/** Reforms cannot be sent to the API: what is posted back with them is refused, and not answered under another law. */
export const wireLaw = ({ law, reforms }: Case): string =>
  reforms.length > 0 ? notTheLaw : typeof law === 'string' ? law : isoDate(law)

/** The name of a law that is none. */
export const notTheLaw = 'not_the_law'

/** The case as it was taken, defaults filled in: posted back, it gives the same data. */
const inputsOf = (question: Case): CaseInputs => ({ ...requestOf(question), law: wireLaw(question) })

/** The parts that are given only when included. */
const part: Readonly<Record<CaseInclude, (answer: CaseAnswer) => unknown>> = {
  explanation: (answer) => ({ steps: caseExplanationOf(answer), lawAsAt: isoDate(lawAsAt), lawVersion }),
  comparison: ({ case: question }) => {
    const before = sideOf({ ...question, law: 'before_act' })
    const after = sideOf({ ...question, law: 'after_act' })
    const isKnown = before.release !== null && after.release !== null
    return {
      before: { releaseDate: iso(before.release), paroleEligibilityDate: iso(before.paroleEligibility) },
      after: { releaseDate: iso(after.release), paroleEligibilityDate: iso(after.paroleEligibility) },
      differenceDays: isKnown ? (after.release as number) - (before.release as number) : null,
    }
  },
}

/** The case at fixed release points; without dates where it cannot be worked out so. */
function sideOf(question: Case): Pick<CaseAnswer, 'release' | 'paroleEligibility'> {
  const answer = caseAnswer(question)
  return 'refusals' in answer ? { release: null, paroleEligibility: null } : answer
}
