import type { Day } from '../../calendar/day.ts'
import { wholeTerm } from '../../calendar/fraction.ts'
import { type GovernedSentence, idOf, isParole } from '../../custody/governed-sentence.ts'
import type { Piece } from '../../custody/length.ts'
import { isOfMinimumTerm } from '../../custody/minimum-term.ts'
import { addedDaysOf, countedDay, type FixedTerm, uncutDay } from '../../custody/recall/fixed-term.ts'
import {
  endWithAllCredit,
  isRecalledRun,
  isStanding,
  lastLicenceDay,
  type RecalledRun,
  recalledEnd,
  releaseAfterRecall,
  termOf,
} from '../../custody/recall/recalled-run.ts'
import type { TimelineRecall } from '../../custody/recall/recalled-state.ts'
import { atLargeOf, releaseOf } from '../../custody/run-days.ts'
import { sentencesOfRun } from '../../custody/sentences-of-run.ts'
import type { CustodyPart } from '../../custody/served.ts'
import type { Timeline, TimelineInput } from '../../custody/timeline.ts'
import type { CaseRun, RecalledCaseRun, RecallTerm } from '../answer.ts'
import { refusalsOfChanges } from '../refusals-of-walk.ts'
import { caseRunOf } from '../runs.ts'

/** The runs of a case with their dates. */
export function runsOf(
  { parts, recall }: Pick<TimelineInput, 'parts' | 'recall'>,
  timeline: Timeline,
): readonly CaseRun[] {
  // Filled by push: see preparedCase.
  const runs: CaseRun[] = []
  for (const run of timeline.runs)
    runs.push(
      isRecalledRun(run)
        ? recalledRunOf(run, recall as TimelineRecall, refusalsOfChanges(parts, timeline.chosen).length === 0)
        : caseRunOf(run, timeline.runs),
    )
  return runs
}

/** A recall from life or public protection. */
const ofNoDay: RecalledCaseRun['recalled'] = {
  firstRelease: null,
  between: 0,
  otherwise: 0,
  since: 0,
  until: 'the Parole Board',
  ranOut: null,
  term: null,
  stood: false,
  hadEnded: null,
}

/** A recalled run with its dates: what is to be served is the fixed term from the return, or the whole. One whose release stays where it
 *  was (section 255) is as it would be without a recall: the day on which the curfew began is not known. */
function recalledRunOf(run: RecalledRun, recall: TimelineRecall, isWalked: boolean): RecalledCaseRun {
  const { between, since, hadEnded, letOut, isDayByDay, keepsRelease } = run.recalled
  if (isOfMinimumTerm(run)) return { ...caseRunOf(run), recalled: ofNoDay }
  const standing = letOut === null ? termOf(run) : null
  const ofTerm = letOut !== null ? 'the return' : standing === null ? 'the end' : 'a fixed term'
  const recalled = {
    firstRelease: isWalked && !keepsRelease ? firstReleaseOf(run, recall) : null,
    between,
    since,
    otherwise: atLargeOf(run) - between - since,
    until: keepsRelease ? 'the first release' : ofTerm,
    ranOut: letOut === null || keepsRelease ? null : endWithAllCredit(run),
    term: standing === null ? null : recallTerm(standing),
    stood: isStanding(run),
    hadEnded,
  } as const
  const release = releaseAfterRecall(run)
  if (keepsRelease) return { ...caseRunOf(run), release, recalled }
  const sentences = { ...sentencesOfRun(run), recalled: run.recalled }
  const custody = custodyPart(sentences, standing)
  const [end, licenceEnd] = [recalledEnd(run), lastLicenceDay(run)]
  const ofSentences = caseRunOf(sentences)
  return {
    ...ofSentences,
    // Of a rival: as many days of credit as were used up.
    ...(isDayByDay && { creditUsed: (ofSentences.endBeforeCredit as Day) + atLargeOf(run) - end }),
    sentenceIds: run.parts.map(idOf),
    isSingleTerm: false,
    isFollowing: false,
    custodyParts: [custody],
    custodyDays: custody.custody,
    addedDays: standing === null ? 0 : addedDaysOf(standing),
    addedDaysServed: 0,
    atLargeDays: atLargeOf(run),
    hold: null,
    release,
    releaseType: 'PRRD',
    parole: null,
    end,
    endType: licenceEnd === end ? 'SLED' : 'SED',
    licenceEnd,
    recalled,
  }
}

/** The first release: of a fixed term that came before it, had there been no recall, so that later stages count. */
const firstReleaseOf = (run: RecalledRun, { day, dueOf }: TimelineRecall): Day =>
  run.recalled.term !== null && (day as Day) < releaseOf(run) && !run.parts.some(isParole)
    ? dueOf((run.parts.at(-1) as GovernedSentence).at)
    : releaseOf(run)

function recallTerm(term: FixedTerm): RecallTerm {
  const { first, days, away, lastAway, stage, notBefore } = term
  return {
    first,
    days,
    away,
    lastAway,
    stage,
    notBefore,
    counted: countedDay(term),
    added: addedDaysOf(term),
    uncut: uncutDay(term),
  }
}

function custodyPart({ start, parts, figures }: RecalledRun, term: FixedTerm | null): CustodyPart {
  const sentenceIds = parts.map(({ sentence }) => sentence.id)
  if (term === null) {
    const days = figures.total as number
    return { from: start, pieces: figures.pieces, days, fraction: wholeTerm, custody: days, sentenceIds }
  }
  const { first: from, days } = term
  const piece: Piece = { from, unit: 'days', count: days, days, sentenceIds }
  return { from, pieces: [piece], days, fraction: wholeTerm, custody: days, sentenceIds }
}
