import type { Day } from '../calendar/day.ts'
import type { View } from '../sentence/applied.ts'
import { dayOfLeaving, type Leaving } from '../sentence/leaving.ts'
import type { ReleaseDays } from '../tables/alternative-codes.ts'
import type { Layer } from '../tables/layers.ts'
import type { CaseAnswer, CaseRun, CaseSentenceAnswer, CaseStage } from './answer.ts'
import { type AtLarge, type Award, type Case, type CaseSentence, isFixed } from './case.ts'
import { linksOf } from './chain.ts'
import { type Change, changesFor } from './change.ts'
import { datesOf } from './dates.ts'
import { each } from './each.ts'
import { noAwards } from './group.ts'
import { type Part, partOfCase } from './part.ts'
import { recalledAnswer } from './recall-answer.ts'
import { reformView, sameLaw } from './reform/reform.ts'
import type { CaseRefusal } from './refusal.ts'
import {
  refusalsOfMixedChains,
  refusalsOfParts,
  refusalsOfRecalledCommittals,
  refusalsOfReleased,
  refusalsOfWalk,
} from './refusals.ts'
import { lastReleased, type Run, releaseAtPoint, releaseOf } from './run.ts'
import { duesOf, runsOf } from './runs.ts'
import { walk } from './walk.ts'
import type { Course, Walked } from './walked.ts'
import { caseWarnings } from './warnings.ts'
import { governingRun, paroleOfRuns, type Whole, wholeOfRuns } from './whole.ts'

export type Refused = { readonly refusals: readonly CaseRefusal[] }

/** Works a case out under a view of the law, with its reforms, and says nothing yet of what is in doubt. */
export function caseUnder(question: Case, view: View): CaseAnswer | Refused {
  const walked = walkCase(question, view)
  if ('refusals' in walked) return walked
  const { course, changes, result } = walked
  const refusals = refusalsOfWalk(question, course, result)
  if (question.recall !== null) return afterRecall(question, course, result, refusals.length === 0)
  return refusals.length > 0 ? { refusals } : answer(question, course, changes, result)
}

/** The days of release of such an answer and nothing else of it; null where it cannot be worked out. */
export function releaseDaysUnder(question: Case, view: View): ReleaseDays | null {
  if (question.recall !== null) {
    const answer = caseUnder(question, view)
    return 'refusals' in answer ? null : answer
  }
  const walked = walkCase(question, view)
  if ('refusals' in walked) return null
  const { course, result } = walked
  if (refusalsOfWalk(question, course, result).length > 0) return null
  const runs = duesOf(result.runs, course.first)
  const governing = governingRun(runs)
  const { paroleEligibility } = paroleOfRuns(runs, governing)
  return { release: isMinimumTerm(course.parts) ? null : governing.release, paroleEligibility }
}

/** The last day in custody and nothing else of an answer; null where it cannot be worked out. Not for minimum terms. */
export function releaseOfCase(question: Case): Day | null {
  const walked = walkCase(question, sameLaw)
  if ('refusals' in walked) return null
  const { course, result } = walked
  if (question.recall !== null) {
    const after = afterRecall(question, course, result, false)
    return 'refusals' in after ? null : after.release
  }
  return refusalsOfWalk(question, course, result).length > 0 ? null : lastRelease(result)
}

/** The case as it was walked through, or why it cannot be. */
interface WalkedCase {
  readonly course: Course
  readonly changes: readonly Change[]
  readonly result: Walked
}

function walkCase(question: Case, view: View): WalkedCase | Refused {
  const { sentences, law, reforms } = question
  const viewed = reforms.length === 0 ? view : reformedView(reforms, view)
  const links = linksOf(sentences)
  if ('refusals' in links) return links
  const parts = each(links.order, (at) => partOfCase(sentences[at] as CaseSentence, at, law, viewed))
  const unfit = [
    ...refusalsOfParts(parts),
    ...refusalsOfMixedChains(parts, links),
    ...(question.recall === null ? [] : refusalsOfRecalledCommittals(parts)),
  ]
  if (unfit.length > 0) return { refusals: unfit }
  const first = (parts[0] as Part).sentence.start
  const course: Course = {
    parts,
    figures: new Array(parts.length),
    links,
    first,
    awards: awardsOf(question, first),
    atLarge: apart(question.atLarge),
  }
  const changes = isFixed(question.law) ? [] : changesFor(parts)
  return { course, changes, result: walk(course, changes) }
}

function reformedView(reforms: Case['reforms'], view: View): View {
  const reformed = reformView(reforms)
  return (layers, id) => view(reformed(layers, id), id)
}

/** A walk that comes to no first release does not stop a recall; only a chain that no court could make does. */
function afterRecall(
  question: Case,
  course: Course,
  walked: Walked,
  isWalked: boolean,
): CaseAnswer | Refused {
  const released = refusalsOfReleased(question, walked)
  if (released.length > 0) return { refusals: released }
  return recalledAnswer(question, course, isWalked ? lastRelease(walked) : null)
}

function answer(question: Case, course: Course, changes: readonly Change[], walked: Walked): CaseAnswer {
  const { parts, first } = course
  const runs = runsOf(walked.runs, first)
  const whole = withoutRelease(parts, wholeOfRuns(runs))
  const leaving = leavingOf(parts, runs, whole)
  return {
    case: question,
    release: whole.release,
    releaseType: whole.releaseType,
    releaseBasis: whole.releaseBasis,
    paroleEligibility: whole.paroleEligibility,
    paroleMovedBy: whole.paroleMovedBy,
    end: whole.end,
    endType: whole.endType,
    licenceEnd: whole.licenceEnd,
    decidedBy: whole.decidedBy,
    leaving,
    recalled: null,
    alternatives: null,
    stages: stagesOf(course, changes, walked),
    runs,
    sentences: sentencesOf(walked),
    warnings: caseWarnings(question, course, walked, runs, whole, leaving),
    dates: datesOf(whole, runs, walked.runs, leaving),
  }
}

/** What governs each sentence in the end, in the order in which they were given; in the branch that is released last, where it
 *  is in several. */
function sentencesOf({ runs, runOf }: Walked): readonly CaseSentenceAnswer[] {
  return each(runOf, (first, at) => {
    let run = first as Run
    for (const other of runs)
      if (other.parts.some((part) => part.at === at) && releaseOf(other) > releaseOf(run)) run = other
    const i = run.parts.findIndex((part) => part.at === at)
    const { sentence, question, classified, regime } = run.parts[i] as Part
    return { sentence, question, classified, regime, point: run.points[i] as Layer }
  })
}

/** The day of leaving prison, where release is as of right: not before a parole date, nor after a minimum term. */
function leavingOf(parts: readonly Part[], runs: readonly CaseRun[], { release }: Whole): Leaving | null {
  const { sentenceIds, start, totalDays, custodyDays, parole } = governingRun(runs)
  if (release === null || parole !== null) return null
  const isChild = parts.some(({ sentence: { age, id } }) => age === 'child' && sentenceIds.includes(id))
  return dayOfLeaving({ start, totalDays: totalDays ?? custodyDays, release, isChild })
}

/** A minimum term is worked out alone. */
const isMinimumTerm = (parts: readonly Part[]): boolean =>
  (parts[0] as Part).regime.released === 'after a minimum term'

/** After a minimum term nothing is automatic, and nothing ends. */
function withoutRelease(parts: readonly Part[], whole: Whole): Whole {
  if (!isMinimumTerm(parts)) return whole
  const nothing = { release: null, releaseType: null, end: null, endType: null, licenceEnd: null }
  return {
    ...whole,
    ...nothing,
    releaseBasis: 'parole only',
    decidedBy: { release: whole.decidedBy.release, end: [] },
  }
}

/** One number of added days is an award on the first day of sentence. */
function awardsOf({ addedDays }: Case, first: Day): readonly Award[] {
  if (addedDays === 0) return noAwards
  return typeof addedDays === 'number'
    ? [{ day: first, days: addedDays }]
    : [...addedDays].sort((a, b) => a.day - b.day)
}

/** Times at large in order and apart: a day in two of them counts once. */
function apart(periods: readonly AtLarge[]): readonly AtLarge[] {
  const sorted = [...periods].sort((a, b) => a.first - b.first)
  const result: AtLarge[] = []
  let counted = Number.NEGATIVE_INFINITY
  for (const { first, last } of sorted) {
    if (last <= counted) continue
    result.push({ first: Math.max(first, counted + 1) as Day, last })
    counted = last
  }
  return result
}

/** The staged changes that met the case, each with the release as the law stood until then and at the new points alone. */
function stagesOf(course: Course, changes: readonly Change[], walked: Walked): readonly CaseStage[] {
  return walked.chosen.flatMap(({ change, stage }) => {
    if (change.staging.stages.length === 1) return []
    const earlierChanges = changes.filter(({ from }) => from < change.from)
    const before = lastRelease(walk(course, earlierChanges))
    const after = lastRelease(walk(course, [...earlierChanges, change], change))
    const governing = lastReleased(walked.runs)
    const held = governing.moved?.stage === stage && releaseOf(governing) > releaseAtPoint(governing)
    return [{ layer: change.layer, stage, before, after, held }]
  })
}

const lastRelease = ({ runs }: Walked): Day => releaseOf(lastReleased(runs))
