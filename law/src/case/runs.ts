import { addDays, type Day } from '../calendar/day.ts'
import { type GovernedSentence, idOf, isMinimumTerm } from '../custody/governed-sentence.ts'
import { licenceOf } from '../custody/licence.ts'
import { isOfLicence, isOfWholeLife } from '../custody/minimum-term.ts'
import { isOfCommittal, isRunOfNoSentence, isRunOfOrders } from '../custody/orders/kinds.ts'
import { isRecalledRun, releaseAfterRecall } from '../custody/recall/recalled-run.ts'
import type { Run } from '../custody/run.ts'
import {
  addedTo,
  creditOfRun,
  creditUsed,
  endOf,
  paroleDateOf,
  releaseAtPoint,
  releaseOf,
} from '../custody/run-days.ts'
import type { CustodyPart } from '../custody/served.ts'
import type { CaseRun, Hold, ParolePoint } from './answer.ts'
import type { DueRelease } from './governing-run.ts'

/** The runs of a case with their dates. */
export function runsOf(runs: readonly Run[]): readonly CaseRun[] {
  // Filled by push: see preparedCase.
  const all: CaseRun[] = []
  for (const run of runs) all.push(caseRunOf(run))
  return all
}

/** The same with nothing but what the release of the case turns on. */
export function duesOf(runs: readonly Run[]): readonly DueRelease[] {
  const dues: DueRelease[] = []
  for (const run of runs) dues.push(dueOf(run))
  return dues
}

function dueOf(run: Run): DueRelease {
  const { start, figures } = run
  const of = { sentenceIds: none, start, totalDays: figures.total }
  if (isRecalledRun(run)) return { ...of, release: releaseAfterRecall(run), parole: null, isOrder: false }
  const parole = paroleOf(run)
  return { ...of, release: releaseOf(run), parole, isOrder: isRunOfOrders(run) }
}

const none: readonly string[] = []

/** A run with its dates, as if there were no recall from it. */
export function caseRunOf(run: Run): CaseRun {
  const { figures, group, start, parts } = run
  const isWholeLife = isOfWholeLife(run)
  const end = isWholeLife ? null : endOf(run)
  const release = releaseOf(run)
  const { releaseType, endType, licenceEnd } = licenceOf(run, end)
  return {
    sentenceIds: parts.map(idOf),
    isSingleTerm: run.isSingleTerm,
    isFollowing: run.isFollowing,
    start,
    isMinimumTerm: isMinimumTerm(parts[0] as GovernedSentence),
    isWholeLife,
    isOnLicence: isOfLicence(run),
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
    hold: holdOf(run, release),
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

function holdOf(run: Run, release: Day): Hold | null {
  if (run.moved === null) return null
  const { layer, stage, keepsParole } = run.moved
  const parole = run.figures.paroleParts === null ? null : keepsParole ? 'stays' : 'moves'
  return { layer, stage, release, isFelt: release > releaseAtPoint(run), parole }
}

function paroleOf(run: Run): ParolePoint | null {
  const { paroleParts, parole } = run.figures
  const date = paroleDateOf(run)
  return date === null ? null : { parts: paroleParts as readonly CustodyPart[], days: parole, date }
}
