import type { Day } from '../../calendar/day.ts'
import { isAtMostYears } from '../../calendar/term.ts'
import { isFixed } from '../../custody/case.ts'
import { isByHandBetween } from '../../custody/change.ts'
import type { GovernedSentence } from '../../custody/governed-sentence.ts'
import { measure } from '../../custody/length.ts'
import { isOfLicence, isOfMinimumTerm, isOfWholeLife } from '../../custody/minimum-term.ts'
import { isNoSentence, isRunOfNoSentence } from '../../custody/orders/kinds.ts'
import type { Group, Run } from '../../custody/run.ts'
import { addedTo, creditHeldAgainst, creditOfRun, isRunAtLeast, unusedAdded } from '../../custody/run-days.ts'
import { creditDaysOf, custodyDaysOf } from '../../facts/credit.ts'
import { isImpossible } from '../../tables/kinds-for-offences.ts'
import { mostYearsForViolence } from '../../tables/limits.ts'
import { isSoonAfterLicences } from '../../tables/warnings.ts'
import type { CaseRun, CaseTotals } from '../answer.ts'
import { idsOfRuns, keepingRuns } from '../totals.ts'
import { toldRows } from './case-rows.ts'
import {
  type CaseWarningRow,
  idsOfParts,
  nothing,
  ofCase,
  ofMinimumTerm,
  type WarnedCase,
  type WarningInstance,
} from './row.ts'

/** What is said of sentences at their release point: of all of them, and after a recall of those beside it. */
export const atReleasePoint: readonly CaseWarningRow[] = [
  { code: 'W_FIXED_LAW', when: ({ question }) => isFixed(question.law) },
  // Sentences made consecutive between the stages of a change, for a person in a later one: each is under the law of its own day
  // (SI 2024/844, article 1(2)), and prisons work it out by hand.
  { code: 'W_BY_HAND', isOfSeveral: true, said: betweenStages },
  { code: 'W_EXTENSION_UNKNOWN', of: ({ whole }) => whole === null },
  { code: 'W_EXTENSION_LONG', in: ({ regime }) => regime.family === 'extended', of: isExtendedTooLong },
  // The kind that was named cannot be passed for the offence. Rules that the caller chose stand.
  {
    code: 'W_KIND_OFFENCE',
    of: ({ sentence: { sentenceType, offence }, classified }) =>
      sentenceType !== null &&
      offence !== null &&
      classified.chosenBy !== 'caller' &&
      isImpossible(sentenceType, offence),
  },
  ...toldRows,
  // Where a release lies between the sentences, credit and added days are not carried over.
  {
    code: 'W_RELEASED_BETWEEN',
    isOfSeveral: true,
    said: ({ timeline }) => ofRuns(laterGroups(timeline.runs).filter(isReleaseOpen(timeline.runs))),
  },
  {
    code: 'W_ADDED_DAYS_RELEASED_BETWEEN',
    isOfSeveral: true,
    when: ({ question: { addedDays }, timeline }) =>
      typeof addedDays === 'number' && addedDays > 0 && laterGroups(timeline.runs).length > 0,
  },
  { code: 'W_REMAND_WHILE_SERVING', isOfSeveral: true, said: ofGroups(remandWhileServing) },
  { code: 'W_CREDITS_EXCEED', said: ofGroups(creditsExceed) },
  // Told, it leaves one date: no paper of the court was seen. Not told, the rivals say it.
  {
    code: 'W_LIFE_REMAND',
    in: ofMinimumTerm,
    of: ({ sentence: { creditTakenOffMinimum, onLicence } }, { question: { sentences, remand } }) =>
      creditTakenOffMinimum !== null &&
      !onLicence &&
      (remand !== null || sentences.some((one) => creditDaysOf(one) > 0)),
  },
  {
    code: 'W_GIVEN_BACK',
    said: ofGroups(({ added }) => (added < 0 ? ofCase({ unused: -added }) : nothing)),
  },
  {
    code: 'W_ADDED_DAYS_INDETERMINATE',
    in: ofMinimumTerm,
    said: ofGroups(({ added, runs }) => (added > 0 && runs.every(isOfMinimumTerm) ? ofRuns(runs) : nothing)),
  },
  {
    code: 'W_PAROLE_DATE',
    in: ({ regime }) => regime.released !== 'automatically',
    said: ofRelease(({ decidedBy, paroleEligibility, paroleMovedBy }, { runs }) => {
      if (paroleEligibility === null) return nothing
      const ofBoard = keepingRuns(runs).filter(({ parole }) => parole !== null)
      const dayOf = ({ parole }: CaseRun): Day => (parole as NonNullable<CaseRun['parole']>).date
      const idsOn = (day: Day): readonly string[] => idsOfRuns(ofBoard.filter((run) => dayOf(run) === day))
      const earlier = [...new Set(ofBoard.map(dayOf))].filter((day) => day < paroleEligibility)
      const boards = earlier.sort((a, b) => a - b).map((date) => ({ sentenceIds: idsOn(date), date }))
      const others = paroleMovedBy ?? idsOn(paroleEligibility)
      const values = boards.length === 0 ? {} : { boards, others, day: paroleEligibility }
      return [{ sentenceIds: decidedBy.release, values }]
    }),
  },
  {
    code: 'W_ADDED_CAP',
    said: ofRelease((_, { last }) => {
      const unused = unusedAdded(last)
      return unused > 0 ? [{ sentenceIds: idsOfParts(last.parts), values: { unused } }] : nothing
    }),
  },
  {
    code: 'W_SHORT_NO_LICENCE',
    said: ofRelease(({ decidedBy }, { last, runs }) => {
      if (!mayHaveNoLicence(last)) return nothing
      const { release, end, sentenceIds } = runs.find(
        ({ sentenceIds }) => sentenceIds === decidedBy.release,
      ) as CaseRun
      return [{ sentenceIds, values: { staged: release, end: end as Day } }]
    }),
  },
]

/** Said once of all the parts of these runs, each once: branches share theirs. */
const ofRuns = (runs: readonly Run[]): readonly WarningInstance[] =>
  runs.length === 0 ? nothing : [{ sentenceIds: idsOfParts(partsOf(runs)) }]

const partsOf = (runs: readonly Run[]): readonly GovernedSentence[] => [
  ...new Set(runs.flatMap(({ parts }) => parts)),
]

/** Said of each time in custody. */
function ofGroups(
  said: (group: Group) => readonly WarningInstance[],
): (facts: WarnedCase) => readonly WarningInstance[] {
  return ({ timeline }) => {
    let all = nothing
    for (const run of timeline.runs) {
      const one = run === run.group.runs[0] ? said(run.group) : nothing
      if (one.length > 0) all = [...all, ...one]
    }
    return all
  }
}

/** Said of the release, where there is one that these sentences decide. */
function ofRelease(
  said: (whole: CaseTotals, facts: WarnedCase) => readonly WarningInstance[],
): (facts: WarnedCase) => readonly WarningInstance[] {
  return (facts) =>
    facts.whole === null || facts.whole.release === null ? nothing : said(facts.whole, facts)
}

function betweenStages({ parts, timeline }: WarnedCase): readonly WarningInstance[] {
  return timeline.chosen.flatMap(({ change, stage }) => {
    if (!isByHandBetween(change.layer)) return nothing
    const between = parts.filter(
      (part) =>
        part.sentence.consecutiveTo !== null &&
        !isNoSentence(part) &&
        part.sentence.startDate >= change.from &&
        part.sentence.startDate < stage.day,
    )
    return between.length > 0 ? [{ sentenceIds: idsOfParts(between), values: { day: stage.day } }] : nothing
  })
}

/** An extended sentence for violence, with a longer extension than there can be (Sentencing Code, sections 256, 268 and 281). */
function isExtendedTooLong({
  sentence: { startDate: start, extension, offence },
  regime,
}: GovernedSentence): boolean {
  if (regime.family !== 'extended' || extension === null || offence?.schedule15Part !== 1) return false
  const { months, days } = measure('', extension)
  return !isAtMostYears(start, { years: 0, months, days }, mostYearsForViolence)
}

/** The runs since a release that lies between the sentences. */
function laterGroups(runs: readonly Run[]): readonly Run[] {
  if (runs.every(({ group }) => group.number === 0)) return []
  const held = runs.filter((run) => !isOfLicence(run))
  // Who is on licence from life was let out before the first of the others.
  const first = held.length === runs.length ? 0 : (held[0] as Run).group.number
  return held.filter(({ group }) => group.number > first)
}

/** Whether it was not told how the person left the time in custody before that of a run. */
const isReleaseOpen =
  (runs: readonly Run[]) =>
  ({ group: { number } }: Run): boolean =>
    !runs.some(({ group }) => group.number === number - 1 && (group.told?.how ?? null) !== null)

function remandWhileServing({ runs }: Group): readonly WarningInstance[] {
  const { sentence: first } = (runs[0] as Run).parts[0] as GovernedSentence
  const wasServing = ({ sentence }: GovernedSentence): boolean =>
    sentence.startDate > first.startDate && custodyDaysOf(sentence) > 0
  return runs.some(({ parts }) => parts.some(wasServing))
    ? [{ sentenceIds: idsOfParts(partsOf(runs).filter(wasServing)) }]
    : nothing
}

function creditsExceed(group: Group): readonly WarningInstance[] {
  let unused = Number.POSITIVE_INFINITY
  for (const run of group.runs)
    if (!isOfWholeLife(run) && (creditOfRun(run) > 0 || !isRunOfNoSentence(run)))
      unused = Math.min(unused, creditGiven(run) - run.figures.custody - addedTo(run))
  return unused >= 0 && unused < Number.POSITIVE_INFINITY
    ? [{ sentenceIds: idsOfParts(partsOf(group.runs)), values: { unused } }]
    : nothing
}

/** The credit that is held against a run: its own, where its rules share none. */
const creditGiven = (run: Run): number => (isOfMinimumTerm(run) ? creditOfRun(run) : creditHeldAgainst(run))

/** A term under 12 months from the years after such terms had a licence, for offences of which the day was not said. */
const mayHaveNoLicence = (run: Run): boolean =>
  isSoonAfterLicences(run.start) &&
  run.parts.every(({ sentence, regime }) => sentence.offenceDate === null && regime.family === 'standard') &&
  run.figures.total !== 1 &&
  !isRunAtLeast(run, 1)
