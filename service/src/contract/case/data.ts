import {
  alternativeWords,
  type CaseAlternative,
  type CaseAnswer,
  type CaseRun,
  type CaseStage,
  type Day,
  howSureOf,
  isoDate,
  isRegimeId,
  leavingTexts,
  type RemandCount,
  type Stated,
  sentenceLabel,
  weightOf,
} from '@requisite/law'
import { printed } from '../fraction.ts'
import type { CaseData } from './data-schema.ts'
import { statedData } from './stated.ts'

export const iso = (day: Day | null): string | null => (day === null ? null : isoDate(day))

/** A case worked out, with its rivals and what was found about the date that the prison gave. */
export interface WorkedCase {
  readonly answer: CaseAnswer
  readonly alternatives: readonly CaseAlternative[]
  readonly stated: Stated | null
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

/** The data up to the dates, which stand behind them with the warnings. */
export function dataBeforeDates(worked: WorkedCase): Omit<CaseData, 'dates' | 'warnings'> {
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
