import type { Day } from '../calendar/day.ts'
import { datesAt } from '../sentence/dates.ts'
import type { Leaving } from '../sentence/leaving.ts'
import { warningsOf } from '../sentence/warnings.ts'
import { progressionModel } from '../tables/days.ts'
import { type CaseWarningCode, caseWarningCodes } from '../tables/warning-codes.ts'
import type { WarningValues } from '../tables/warnings.ts'
import type { CaseRun, CaseWarning } from './answer.ts'
import type { Case } from './case.ts'
import type { Part } from './part.ts'
import { addedTo, isRunAtLeast, lastReleased, type Run, unusedAdded } from './run.ts'
import type { Walked } from './walk.ts'
import type { Whole } from './whole.ts'

/** What is said of a sentence alone and not of a case: the dates are those of the whole, stages are followed, extensions and
 *  parole dates have fields of their own. */
const ofOneSentence = new Set<CaseWarningCode>([
  'W_START_AFTER_COMMENCEMENT',
  'W_PAROLE',
  'W_EDS_TERM',
  'W_TERRORISM_TERM',
  'W_TRANCHE',
  'W_TRANCHE_SAME',
  'W_BEFORE_CHANGE',
  'W_SDS40_STAGED',
  'W_NON_WORKING_DAY',
  'W_SHORT_NO_LICENCE',
  'W_SDS40_EXCLUDED_LATER',
])

/** Said of a case where they hold for all of its sentences: a term beside a longer one is not suspended. */
const ofAllSentences = new Set<CaseWarningCode>(['W_SUSPENDED_USUAL', 'W_SUSPENDED_POSSIBLE'])

const ids = (parts: readonly Part[]): readonly string[] => parts.map(({ sentence }) => sentence.id)

/** Everything that must be said with the answer to a case, the most serious first. */
export function caseWarnings(
  { law, addedDays, reforms }: Case,
  parts: readonly Part[],
  walked: Walked,
  runs: readonly CaseRun[],
  whole: Whole,
  leaving: Leaving | null,
): readonly CaseWarning[] {
  const warnings: CaseWarning[] = []
  const say = (code: CaseWarningCode, sentenceIds: readonly string[], values: WarningValues = {}): void => {
    warnings.push({ code, values, sentenceIds })
  }
  if (reforms.length > 0) say('W_NOT_LAW', [])
  const asked = law === 'before the Act' ? 'before' : law === 'after the Act' ? 'after' : 'in force'
  if (asked !== 'in force') say('W_FIXED_LAW', [])
  const said = parts.flatMap((part) => ofSentence(part, asked))
  for (const warning of said)
    if (!isSuspension(warning) || said.filter(isSuspension).length === parts.length) warnings.push(warning)
  ofExtensions(parts, say)
  ofGroups(walked.runs, typeof addedDays === 'number' && addedDays > 0, say)
  ofCredits(parts, walked.runs, say)
  if (walked.idleAtLarge > 0) say('W_AT_LARGE_NO_EFFECT', [])
  ofRelease(runs, whole, lastReleased(walked.runs), say)
  if (leaving !== null) say('W_NON_WORKING_DAY', [], { latest: leaving.latest, usual: leaving.usual })
  return inOrder(warnings)
}

const isSuspension = ({ code }: CaseWarning): boolean => ofAllSentences.has(code)

type Say = (code: CaseWarningCode, sentenceIds: readonly string[], values?: WarningValues) => void

/** What the rules of each sentence say by themselves. The rival date of a sentence alone is not that of the case, which
 *  `caseAlternativesOf` gives. */
function ofSentence(part: Part, asked: 'before' | 'after' | 'in force'): readonly CaseWarning[] {
  const { question, classified, regime, point, sentence } = part
  const dates = datesAt(question, point.fraction, regime)
  const said = warningsOf({ question, classified, regime, point, dates }, asked)
  return said
    .filter(({ code }) => !ofOneSentence.has(code))
    .map(({ code, values }) => ({ code, values: withoutRival(values), sentenceIds: [sentence.id] }))
}

function withoutRival(values: WarningValues): WarningValues {
  if (values.rival === undefined) return values
  const { rival: _alone, ...others } = values
  return others
}

function ofExtensions(parts: readonly Part[], say: Say): void {
  const unknown = parts.filter(({ whole }) => whole === null)
  if (unknown.length > 0) say('W_EXTENSION_UNKNOWN', ids(unknown))
}

/** Where a release lies between the sentences, credit and added days are not carried over. */
function ofGroups(runs: readonly Run[], isOneNumber: boolean, say: Say): void {
  const later = runs.filter(({ group }) => group.number > 0)
  if (later.length === 0) return
  say('W_RELEASED_BETWEEN', ids(later.flatMap(({ parts }) => parts)))
  if (isOneNumber) say('W_ADDED_DAYS_RELEASED_BETWEEN', [])
}

function ofCredits(parts: readonly Part[], runs: readonly Run[], say: Say): void {
  const tagged = parts.filter(({ sentence }) => sentence.taggedBailCredit > 0)
  if (tagged.length > 0) say('W_TAGGED_BAIL', ids(tagged))
  for (const group of new Set(runs.map((run) => run.group))) {
    const own = group.runs.flatMap((run) => run.parts)
    const { sentence: first, regime } = own[0] as Part
    const whileServing = own.filter(
      ({ sentence }) => sentence.start > first.start && sentence.remandCredit > 0,
    )
    if (whileServing.length > 0) say('W_REMAND_WHILE_SERVING', ids(whileServing))
    const unused = Math.min(...group.runs.map((run) => group.credit - run.figures.custody - addedTo(run)))
    if (unused >= 0) say('W_CREDITS_EXCEED', ids(own), { unused })
    // A minimum term is worked out alone.
    const isMinimumTerm = regime.released === 'after a minimum term'
    if (isMinimumTerm && group.credit > 0) say('W_LIFE_REMAND', ids(own))
    if (isMinimumTerm && group.added > 0) say('W_ADDED_DAYS_INDETERMINATE', ids(own))
  }
}

function ofRelease(runs: readonly CaseRun[], whole: Whole, last: Run, say: Say): void {
  if (whole.releaseBasis === 'parole only') return
  if (whole.paroleEligibility !== null) say('W_PAROLE_DATE', whole.decidedBy.release)
  const unused = unusedAdded(last)
  if (unused > 0) say('W_ADDED_CAP', ids(last.parts), { unused })
  const { release, end, sentenceIds } = runs.find(
    ({ sentenceIds }) => sentenceIds === whole.decidedBy.release,
  ) as CaseRun
  if (mayHaveNoLicence(last)) say('W_SHORT_NO_LICENCE', sentenceIds, { staged: release, end: end as Day })
}

/** A term under 12 months from before the progression model, for offences of which the day was not said. */
const mayHaveNoLicence = (run: Run): boolean =>
  run.start < progressionModel.day &&
  run.parts.every(({ sentence, regime }) => sentence.offenceDate === null && regime.family === 'standard') &&
  run.points.every(({ from }) => from !== progressionModel) &&
  run.figures.total !== 1 &&
  !isRunAtLeast(run, 1)

const ranks = new Map(caseWarningCodes.map((code, i) => [code, i]))

/** The most serious first; what is said of several sentences in the same words is said once. */
function inOrder(warnings: readonly CaseWarning[]): readonly CaseWarning[] {
  const merged: CaseWarning[] = []
  for (const warning of warnings) {
    const same = merged.findIndex(
      ({ code, values }) => code === warning.code && isSame(values, warning.values),
    )
    const known = merged[same]
    if (known === undefined) merged.push(warning)
    else merged[same] = { ...known, sentenceIds: [...known.sentenceIds, ...warning.sentenceIds] }
  }
  return merged.sort((a, b) => (ranks.get(a.code) as number) - (ranks.get(b.code) as number))
}

const isSame = (a: WarningValues, b: WarningValues): boolean =>
  (Object.keys(a) as (keyof WarningValues)[]).every((key) => a[key] === b[key])
