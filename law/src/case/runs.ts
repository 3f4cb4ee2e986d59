import { addDays } from '../calendar/day.ts'
import { type GovernedSentence, idOf, isMinimumTerm } from '../custody/governed-sentence.ts'
import { isLeft } from '../custody/left.ts'
import { licenceOf } from '../custody/licence.ts'
import { isOfLicence, isOfWholeLife } from '../custody/minimum-term.ts'
import { isOfCommittal, isRunOfNoSentence, isRunOfOrders } from '../custody/orders/kinds.ts'
import type { Run } from '../custody/run.ts'
import {
  addedTo,
  creditOfRun,
  creditUsed,
  dueRelease,
  endOf,
  paroleDateOf,
  releaseAtPoint,
  releaseOf,
} from '../custody/run-days.ts'
import type { CustodyPart } from '../custody/served.ts'
import type { CaseRun, Hold, ParolePoint } from './answer.ts'
import { mayBeOnCurfew } from './other-dates/curfew.ts'

/** A run with its dates, as if there were no recall from it, among those of its case. */
export function caseRunOf(run: Run, runs: readonly Run[] = [run]): CaseRun {
  const { figures, group, start, parts } = run
  const isWholeLife = isOfWholeLife(run)
  const end = isWholeLife ? null : endOf(run)
  const release = releaseOf(run)
  const { told } = group
  const wasLeft = isLeft(run, runs)
  const { releaseType, endType, licenceEnd } = licenceOf(run, end)
  return {
    sentenceIds: parts.map(idOf),
    isSingleTerm: run.isSingleTerm,
    isFollowing: run.isFollowing,
    start,
    isMinimumTerm: isMinimumTerm(parts[0] as GovernedSentence),
    isWholeLife,
    isOnLicence: isOfLicence(run),
    told,
    isLeft: wasLeft,
    mayBeOnCurfew: wasLeft && told?.how === null && mayBeOnCurfew(run, told.toDate),
    pieces: figures.pieces,
    totalDays: isWholeLife ? null : figures.total,
    custodyParts: isWholeLife ? [] : figures.custodyParts,
    custodyDays: figures.custody,
    credit: creditOfRun(run),
    creditUsed: creditUsed(run),
    addedDays: addedTo(run),
    addedDaysServed: run.served,
    atLargeDays: run.atLarge,
    lastAtLarge: run.lastAtLarge,
    hold: holdOf(run),
    release,
    releaseType,
    parole: isWholeLife ? null : paroleOf(run),
    endBeforeCredit: isWholeLife || figures.total === null ? null : addDays(start, figures.total - 1),
    end,
    endType,
    licenceEnd,
    group: group.number,
    isSentence: !isRunOfNoSentence(run),
    committals: parts.filter(isOfCommittal).length,
    isOrder: isRunOfOrders(run),
    recalled: null,
  }
}

function holdOf(run: Run): Hold | null {
  if (run.moved === null) return null
  const { layer, stage, keepsParole } = run.moved
  const release = dueRelease(run)
  const parole = run.figures.paroleParts === null ? null : keepsParole ? 'stays' : 'moves'
  return { layer, stage, release, isFelt: release > releaseAtPoint(run), parole }
}

function paroleOf(run: Run): ParolePoint | null {
  const { paroleParts, parole } = run.figures
  const date = paroleDateOf(run)
  if (date === null) return null
  const isWhenBack = run.away.some(({ toDate }) => addDays(toDate, 1) === date)
  return { parts: paroleParts as readonly CustodyPart[], days: parole, date, isWhenBack }
}
