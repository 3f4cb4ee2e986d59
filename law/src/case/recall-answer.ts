import type { Day } from '../calendar/day.ts'
import { wholeTerm } from '../calendar/fraction.ts'
import { endLaw, type KeyDay, leavingDays } from '../sentence/key-dates.ts'
import { dayOfLeaving, type Leaving } from '../sentence/leaving.ts'
import { recallKinds } from '../tables/recall-types.ts'
import type { CaseAnswer, CaseRun, CaseSentenceAnswer, CustodyPart, Piece } from './answer.ts'
import type { Case, Recall } from './case.ts'
import { isOneChain } from './chain.ts'
import { type Laid, lay, type Measure } from './length.ts'
import { idOf, type Part } from './part.ts'
import { type AfterRecall, afterRecall } from './recall.ts'
import { refusalsOfFacts, refusalsOfNumbers, refusalsOfRecalled } from './recall-refusals.ts'
import { recallWarnings } from './recall-warnings.ts'
import type { CaseRefusal } from './refusal.ts'
import { wholeOf } from './run.ts'
import type { Course } from './walked.ts'

/** The answer after a recall from one sentence or one chain, or every reason why there is none. The first release is only looked
 *  at: the part that was served before it does not enter. */
export function recalledAnswer(
  question: Case,
  { parts, links, first: start, atLarge }: Course,
  firstRelease: Day | null,
): CaseAnswer | { readonly refusals: readonly CaseRefusal[] } {
  const recall = question.recall as Recall
  const unfit = [...refusalsOfRecalled(parts, isOneChain(links)), ...refusalsOfFacts(question, start)]
  if (unfit.length > 0) return { refusals: unfit }
  const whole = wholeOf(parts) as readonly Measure[]
  const laid = lay(start, whole)
  const credit = parts.reduce(
    (sum, { sentence }) => sum + sentence.remandCredit + sentence.taggedBailCredit,
    0,
  )
  const after = afterRecall({ start, totalDays: laid.days, credit, recall, atLarge })
  const refusals = refusalsOfNumbers(recall, after, { start, whole })
  if (refusals.length > 0) return { refusals }
  const run = runOf(recall, parts, laid, credit, after)
  const isStandard = after.uncut === null
  const leaving = isStandard
    ? null
    : dayOfLeaving({
        start: recall.returnDate as Day,
        totalDays: laid.days,
        release: after.release,
        isChild: parts.some(({ sentence }) => sentence.age === 'child'),
      })
  const { between, otherwise, since, counted, stage, stood, uncut } = after
  return {
    case: question,
    release: after.release,
    releaseType: 'PRRD',
    releaseBasis: isStandard ? 'no later than' : 'automatic',
    paroleEligibility: null,
    paroleMovedBy: null,
    end: after.end,
    endType: 'SLED',
    licenceEnd: null,
    leaving,
    decidedBy: { release: run.sentenceIds, end: run.sentenceIds },
    alternatives: null,
    recalled: { recall, firstRelease, between, otherwise, since, counted, stage, stood, uncut },
    stages: [],
    runs: [run],
    sentences: sentencesOf(parts),
    warnings: recallWarnings(question, parts, after, firstRelease),
    dates: datesAfter(recall, after, leaving),
  }
}

function sentencesOf(parts: readonly Part[]): readonly CaseSentenceAnswer[] {
  const sentences: CaseSentenceAnswer[] = []
  for (const { at, sentence, question, classified, regime, point } of parts)
    sentences[at] = { sentence, question, classified, regime, point }
  return sentences
}

/** The sentence or chain as it stands after the recall: what is to be served is the fixed term from the return, or the whole. */
function runOf(
  recall: Recall,
  parts: readonly Part[],
  { pieces, days }: Laid,
  credit: number,
  after: AfterRecall,
): CaseRun {
  const sentenceIds = parts.map(idOf)
  const { start } = (parts[0] as Part).sentence
  const served = after.uncut === null ? null : recallKinds[recall.type].days
  const custody = custodyPart(sentenceIds, served, recall, start, pieces, days)
  return {
    sentenceIds,
    isSingleTerm: false,
    start,
    pieces,
    totalDays: days,
    custodyParts: [custody],
    custodyDays: custody.custody,
    credit,
    creditUsed: credit,
    addedDays: after.uncut === null ? 0 : recall.addedAfterReturn,
    addedDaysServed: 0,
    atLargeDays: after.between + after.otherwise + after.since,
    lastAtLarge: after.lastAtLarge,
    hold: null,
    release: after.release,
    releaseType: 'PRRD',
    parole: null,
    endBeforeCredit: after.endBeforeCredit,
    end: after.end,
    endType: 'SLED',
    licenceEnd: after.end,
    group: 0,
  }
}

function custodyPart(
  sentenceIds: readonly string[],
  served: number | null,
  { returnDate }: Recall,
  start: Day,
  pieces: readonly Piece[],
  days: number,
): CustodyPart {
  if (served === null) return { from: start, pieces, days, fraction: wholeTerm, custody: days, sentenceIds }
  const from = returnDate as Day
  const piece: Piece = { from, unit: 'days', count: served, days: served, sentenceIds }
  return { from, pieces: [piece], days: served, fraction: wholeTerm, custody: served, sentenceIds }
}

function datesAfter(
  { type }: Recall,
  { uncut, release, endBeforeCredit, end }: AfterRecall,
  leaving: Leaving | null,
): readonly KeyDay[] {
  const { law } = recallKinds[uncut === null ? 'standard' : type]
  return [
    { form: uncut === null ? 'PRRD, standard recall' : 'PRRD', date: release, law },
    ...leavingDays(release, leaving),
    { form: 'ESED', date: endBeforeCredit, law: endLaw },
    { form: 'SLED', date: end, law: endLaw },
  ]
}
