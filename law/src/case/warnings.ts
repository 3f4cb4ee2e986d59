import type { Day } from '../calendar/day.ts'
import { isAtMostYears } from '../calendar/term.ts'
import { datesAt } from '../sentence/dates.ts'
import { isAgeDenied } from '../sentence/doubts.ts'
import type { Leaving } from '../sentence/leaving.ts'
import { warningsOf } from '../sentence/warnings.ts'
import type { SentenceResult } from '../sentence/worked.ts'
import { mostYearsForViolence } from '../tables/extension.ts'
import { isImpossible } from '../tables/kinds-for-offences.ts'
import { isNoLawOn } from '../tables/offence-days.ts'
import { type CaseWarningCode, caseWarningCodes } from '../tables/warning-codes.ts'
import { isSoonAfterLicences, type WarningValues } from '../tables/warnings.ts'
import type { CaseRun, CaseWarning } from './answer.ts'
import type { Case, CaseLaw } from './case.ts'
import { branchesOf, type Links } from './chain.ts'
import { isByHandBetween } from './change.ts'
import { type GovernedSentence, idOf, isByHand, isOfAct1991 } from './governed-sentence.ts'
import type { CaseTotals } from './governing-run.ts'
import type { KeyDay } from './key-days.ts'
import { measure } from './length.ts'
import {
  type AfterMinimumTerms,
  afterMinimumTerms,
  isOfLicence,
  isOfMinimumTerm,
  isOfWholeLife,
} from './minimum-term.ts'
import { isContempt, isNoSentence, isRunOfNoSentence } from './orders/kinds.ts'
import { warnOfOrders } from './orders/warnings.ts'
import type { Group, Run } from './run.ts'
import { addedTo, creditOf, isRunAtLeast, lastReleased, unusedAdded } from './run-days.ts'
import { isOfSuspension, suspensionsIn } from './suspensions.ts'
import type { Timeline, TimelineInput } from './timeline.ts'

const ids = (parts: readonly GovernedSentence[]): readonly string[] => parts.map(idOf)

/** Everything that must be said with the answer to a case, the most serious first. */
export function caseWarnings(
  question: Case,
  { parts, links, atLarge, awards, halfOf }: TimelineInput,
  timeline: Timeline,
  runs: readonly CaseRun[],
  whole: CaseTotals,
  leaving: Leaving | null,
  dates: readonly KeyDay[],
): readonly CaseWarning[] {
  const { law, addedDays, reforms } = question
  const warnings: CaseWarning[] = []
  const say = (code: CaseWarningCode, sentenceIds: readonly string[], values: WarningValues = {}): void => {
    warnings.push({ code, values, sentenceIds })
  }
  if (reforms.length > 0) say('W_NOT_LAW', [])
  const asked = askedLaw(law)
  if (asked !== 'in_force') say('W_FIXED_LAW', [])
  // unseen: Only spares work: most cases hold sentences only.
  if (parts.some(isNoSentence)) warnOfOrders(question, parts, timeline, say)
  ofMixedKinds(parts, afterMinimumTerms(timeline.runs, halfOf), say)
  ofStages(parts, timeline, say)
  const suspended: CaseWarning[] = []
  for (const part of parts) addOfSentence(warnings, suspended, part, asked)
  // A term beside a longer one is not suspended, nor one in which the person was away from prison, or had days added there.
  if (suspended.length === parts.length && atLarge.length === 0 && awards.length === 0)
    warnings.push(...suspensionsIn(timeline.runs, suspended))
  ofBranches(parts, links, say)
  ofExtensions(parts, say)
  ofGroups(timeline.runs, typeof addedDays === 'number' && addedDays > 0, say)
  ofCredits(parts, timeline.runs, say)
  if (timeline.idleAtLarge > 0) say('W_AT_LARGE_NO_EFFECT', [])
  ofRelease(runs, whole, lastReleased(timeline.runs), say)
  ofEnd(runs, whole, say)
  if (dates.some(isTagInDoubt)) say('W_CURFEW_FOUR_YEARS', [])
  if (leaving !== null) ofLeaving(leaving, say)
  return inOrder(warnings)
}

/** A tag that can still come, from 4 years or more. Of one that is history its note says so. */
const isTagInDoubt = ({ form, isFrom4Years }: KeyDay): boolean => form === 'HDCED' && isFrom4Years === true

function ofLeaving({ latest, usual, otherwise }: Leaving, say: Say): void {
  say('W_NON_WORKING_DAY', [], { latest, usual })
  if (otherwise !== null) say('W_LEAVING_AGE', [], { usual, otherwise })
}

/** Sentences made consecutive between the stages of a change, for a person in a later one: each is under the law of its own day
 *  (SI 2024/844, article 1(2)), and prisons work it out by hand. */
function ofStages(parts: readonly GovernedSentence[], { chosen }: Timeline, say: Say): void {
  for (const { change, stage } of chosen) {
    if (!isByHandBetween(change.layer)) continue
    const between = parts.filter(
      (part) =>
        part.sentence.consecutiveTo !== null &&
        !isNoSentence(part) &&
        part.sentence.startDate >= change.from &&
        part.sentence.startDate < stage.day,
    )
    if (between.length > 0) say('W_BY_HAND', ids(between), { day: stage.day })
  }
}

/** What prisons work out by hand: life, public protection and terrorism beside other kinds, and the longer sentences of 1991. */
function ofMixedKinds(
  parts: readonly GovernedSentence[],
  indeterminate: AfterMinimumTerms | null,
  say: Say,
): void {
  const forLife = parts.filter(({ sentence }) => sentence.wholeLife)
  if (forLife.length > 0) say('W_WHOLE_LIFE', ids(forLife))
  const byHand = parts.filter((part) => isByHand(part) && !part.sentence.onLicence)
  if (forLife.length === 0 && parts.length > 1 && byHand.length > 0) say('W_BY_HAND', ids(byHand))
  if (parts.some(isOfAct1991)) say('W_OLD_LAW', ids(parts.filter(isOfAct1991)))
  const keptBy = indeterminate?.keptBy ?? null
  if (keptBy !== null)
    say('W_FIXED_TERM_LATER', ids(keptBy.run.parts), { release: keptBy.day, isByBoard: keptBy.isByBoard })
}

type Say = (code: CaseWarningCode, sentenceIds: readonly string[], values?: WarningValues) => void

const askedLaw = (law: CaseLaw): 'before' | 'after' | 'in_force' =>
  law === 'before_act' ? 'before' : law === 'after_act' ? 'after' : 'in_force'

/** What the rules of each sentence say by themselves. What is in doubt is a thing of the whole case. */
function addOfSentence(
  warnings: CaseWarning[],
  suspended: CaseWarning[],
  part: GovernedSentence,
  asked: 'before' | 'after' | 'in_force',
): void {
  // What is said of sentences does not hold of what is none.
  if (isNoSentence(part) && !isContempt(part)) return
  const { question, classified, regime, point, sentence } = part
  const dates = datesAt(question, point.fraction, regime)
  const worked: SentenceResult = { question, classified, regime, point, dates }
  // unseen: Every word but alone means in a case.
  for (const { code, values } of warningsOf(worked, asked, 'in a case', [])) {
    // There is no minimum term, and no day; or the day is that of another sentence.
    if ((code === 'W_LIFE' || code === 'W_IPP') && (sentence.wholeLife || sentence.onLicence)) continue
    ;(isOfSuspension(code) ? suspended : warnings).push({
      code,
      values,
      sentenceIds: [sentence.id],
    })
  }
}

/** Sentences that follow the same one. */
export function ofBranches(parts: readonly GovernedSentence[], links: Links, say: Say): void {
  for (const branch of branchesOf(links))
    say('W_BRANCHES', ids(parts.filter(({ at }) => branch.includes(at))))
}

function ofExtensions(parts: readonly GovernedSentence[], say: Say): void {
  if (parts.some(isOpen)) say('W_EXTENSION_UNKNOWN', ids(parts.filter(isOpen)))
  if (parts.some(isExtendedTooLong)) say('W_EXTENSION_LONG', ids(parts.filter(isExtendedTooLong)))
  if (parts.some(isOfOtherKind)) say('W_KIND_OFFENCE', ids(parts.filter(isOfOtherKind)))
  ofOffenceDays(parts, say)
}

/** The question with the age as it was said, also where the kind decides it. */
const agedAsSaid = ({ question, sentence: { ageAtConviction: age } }: GovernedSentence) => ({
  ...question,
  age,
})

/** The offence was no law on the day that was given for it, or the day of birth does not fit what else was said. */
export function ofOffenceDays(parts: readonly GovernedSentence[], say: Say): void {
  const misdated = parts.filter(
    ({ sentence: { offence, offenceDate } }) =>
      offence !== null && offenceDate !== null && isNoLawOn(offence, offenceDate),
  )
  if (misdated.length > 0) say('W_OFFENCE_DAY', ids(misdated))
  const unborn = parts.filter(isBeforeBirth)
  if (unborn.length > 0) say('W_BIRTH_AFTER_OFFENCE', ids(unborn))
  const denied = parts.filter((part) => !isNoSentence(part) && isAgeDenied(agedAsSaid(part)))
  if (denied.length > 0) say('W_AGE_BIRTH', ids(denied))
}

/** The day that was given for the offence is not after the day of birth; refused where a rule turns on the age. */
const isBeforeBirth = ({ question: { offenceDate, dateOfBirth } }: GovernedSentence): boolean =>
  offenceDate !== undefined && dateOfBirth !== undefined && offenceDate <= dateOfBirth

/** The kind that was named cannot be passed for the offence. Rules that the caller chose stand. */
const isOfOtherKind = ({ sentence: { sentenceType, offence }, classified }: GovernedSentence): boolean =>
  sentenceType !== null &&
  offence !== null &&
  classified.chosenBy !== 'caller' &&
  isImpossible(sentenceType, offence)

/** An extended sentence for violence, with a longer extension than there can be (Sentencing Code, sections 256, 268 and 281). */
function isExtendedTooLong({
  sentence: { startDate: start, extension, offence },
  regime,
}: GovernedSentence): boolean {
  if (regime.family !== 'extended' || extension === null || offence?.schedule15Part !== 1) return false
  const { months, days } = measure('', extension)
  return !isAtMostYears(start, { years: 0, months, days }, mostYearsForViolence)
}

const isOpen = ({ whole }: GovernedSentence): boolean => whole === null

/** Where a release lies between the sentences, added days are not carried over, and credit only as far as days on remand are left. */
function ofGroups(runs: readonly Run[], isOneNumber: boolean, say: Say): void {
  // unseen: Only spares work: nothing is later than the first.
  if (runs.every(({ group }) => group.number === 0)) return
  const held = runs.filter((run) => !isOfLicence(run))
  // Who is on licence from life was let out before the first of the others.
  const first = held.length === runs.length ? 0 : (held[0] as Run).group.number
  const later = held.filter(({ group }) => group.number > first)
  if (later.length === 0) return
  say('W_RELEASED_BETWEEN', ids(partsOf({ runs: later })))
  if (isOneNumber) say('W_ADDED_DAYS_RELEASED_BETWEEN', [])
}

function ofCredits(parts: readonly GovernedSentence[], runs: readonly Run[], say: Say): void {
  if (parts.some(hasTaggedBail)) say('W_TAGGED_BAIL', ids(parts.filter(hasTaggedBail)))
  for (const run of runs) if (run === run.group.runs[0]) ofGroupCredits(run.group, say)
}

const hasTaggedBail = ({ sentence }: GovernedSentence): boolean => sentence.taggedBailCreditDays > 0

function ofGroupCredits(group: Group, say: Say): void {
  const { sentence: first } = (group.runs[0] as Run).parts[0] as GovernedSentence
  const wasServing = ({ sentence }: GovernedSentence): boolean =>
    sentence.startDate > first.startDate && sentence.remandCreditDays > 0
  if (group.runs.some(({ parts }) => parts.some(wasServing)))
    say('W_REMAND_WHILE_SERVING', ids(partsOf(group).filter(wasServing)))
  let unused = Number.POSITIVE_INFINITY
  const bearing = group.runs.filter(
    (run) => !isOfWholeLife(run) && (creditOf(run) > 0 || !isRunOfNoSentence(run)),
  )
  for (const run of bearing)
    unused = Math.min(unused, creditGiven(group, run) - run.figures.custody - addedTo(run))
  if (bearing.length > 0 && unused >= 0) say('W_CREDITS_EXCEED', ids(partsOf(group)), { unused })
  const credited = group.runs.filter((run) => isOfMinimumTerm(run) && !isOfLicence(run) && creditOf(run) > 0)
  if (credited.length > 0) say('W_LIFE_REMAND', ids(partsOf({ runs: credited })))
  if (group.added < 0) say('W_GIVEN_BACK', [], { unused: -group.added })
  if (group.added > 0 && group.runs.every(isOfMinimumTerm))
    say('W_ADDED_DAYS_INDETERMINATE', ids(partsOf(group)))
}

/** The credit of a group that is held against a run: its own, where its rules share none. */
const creditGiven = (group: Group, run: Run): number => (isOfMinimumTerm(run) ? creditOf(run) : group.credit)

/** The parts of all the runs, each once: branches share theirs. */
const partsOf = ({ runs }: { readonly runs: readonly Run[] }): readonly GovernedSentence[] => [
  ...new Set(runs.flatMap(({ parts }) => parts)),
]

function ofRelease(runs: readonly CaseRun[], whole: CaseTotals, last: Run, say: Say): void {
  if (whole.release === null) return
  if (whole.paroleEligibility !== null) say('W_PAROLE_DATE', whole.decidedBy.release)
  const unused = unusedAdded(last)
  if (unused > 0) say('W_ADDED_CAP', ids(last.parts), { unused })
  const { release, end, sentenceIds } = runs.find(
    ({ sentenceIds }) => sentenceIds === whole.decidedBy.release,
  ) as CaseRun
  if (mayHaveNoLicence(last)) say('W_SHORT_NO_LICENCE', sentenceIds, { staged: release, end: end as Day })
}

/** The end is that of a sentence only because fewer days held before count against it (docs/decisions/0006). */
function ofEnd(runs: readonly CaseRun[], { decidedBy }: CaseTotals, say: Say): void {
  const ending = runs.find(({ sentenceIds }) => sentenceIds === decidedBy.end)
  if (ending === undefined) return
  const isCutLess = (other: CaseRun): boolean =>
    (other.end as Day) < (ending.end as Day) && endWithAllCredit(other) >= endWithAllCredit(ending)
  if (runs.some(isCutLess)) say('W_END_OF_SHORTER', ending.sentenceIds)
}

const endWithAllCredit = ({ end, credit, creditUsed }: CaseRun): number =>
  (end as Day) - (credit - creditUsed)

/** A term under 12 months from the years after such terms had a licence, for offences of which the day was not said. */
const mayHaveNoLicence = (run: Run): boolean =>
  isSoonAfterLicences(run.start) &&
  run.parts.every(({ sentence, regime }) => sentence.offenceDate === null && regime.family === 'standard') &&
  run.figures.total !== 1 &&
  !isRunAtLeast(run, 1)

/** What is said of the sentences beside a recall: their own rules, credit and days, and of their release where it decides. */
export function warningsBesideRecall(
  question: Case,
  others: {
    readonly parts: readonly GovernedSentence[]
    readonly timeline: Timeline
    readonly runs: readonly CaseRun[]
  },
  whole: CaseTotals | null,
): readonly CaseWarning[] {
  const { parts, timeline, runs } = others
  const warnings: CaseWarning[] = []
  const say = (code: CaseWarningCode, sentenceIds: readonly string[], values: WarningValues = {}): void => {
    warnings.push({ code, values, sentenceIds })
  }
  warnOfOrders(question, parts, timeline, say)
  ofStages(parts, timeline, say)
  // A term is not suspended while the person is in prison on recall.
  for (const part of parts) addOfSentence(warnings, [], part, askedLaw(question.law))
  ofExtensions(parts, say)
  ofGroups(timeline.runs, typeof question.addedDays === 'number' && question.addedDays > 0, say)
  ofCredits(parts, timeline.runs, say)
  if (whole !== null) ofRelease(runs, whole, lastReleased(timeline.runs), say)
  return warnings
}

const ranks = new Map(caseWarningCodes.map((code, i) => [code, i]))

/** The most serious first; what is said of several sentences in the same words is said once. */
export function inOrder(warnings: readonly CaseWarning[]): readonly CaseWarning[] {
  // unseen: Only spares work: many cases have no warning, or one.
  if (warnings.length < 2) return warnings
  const merged: CaseWarning[] = []
  for (const warning of warnings) {
    const { code, values, sentenceIds } = warning
    const same = merged.findIndex((said) => said.code === code && isSame(said.values, values))
    const known = merged[same] as CaseWarning
    if (same === -1) merged.push(warning)
    else merged[same] = { code, values: known.values, sentenceIds: [...known.sentenceIds, ...sentenceIds] }
  }
  return merged.sort(byRank)
}

const byRank = (a: CaseWarning, b: CaseWarning): number => rankOf(a) - rankOf(b)

const rankOf = ({ code }: CaseWarning): number => ranks.get(code) as number

function isSame(a: WarningValues, b: WarningValues): boolean {
  for (const name in a) if (a[name as keyof WarningValues] !== b[name as keyof WarningValues]) return false
  return true
}
