import { addDays, type Day, earlier, later } from '../calendar/day.ts'
import type { Span, Spans } from '../calendar/spans.ts'
import { openLedger, recordedIn, sharesDays, takeDays } from '../remand/ledger.ts'
import { toldRelease } from '../remand/other-custody.ts'
import { type RemandCount, rangesOf } from '../remand/remand-count.ts'
import type { CreditedSentence, RemandTime } from '../remand/remand-time.ts'
import type { Case } from './case.ts'
import { timesToShare } from './days-of-minimum-term.ts'
import { type GovernedSentence, idOf, isMinimumTerm } from './governed-sentence.ts'
import { isOfLicence, isOfMinimumTerm } from './minimum-term.ts'
import { isOut, isRecalledRun, releaseAfterRecall } from './recall/recalled-run.ts'
import type { TimelineRecall } from './recall/recalled-state.ts'
import type { RemandInput, RemandWalk, Stay } from './remand-state.ts'
import type { Group, Run } from './run.ts'
import { releaseOf, unusedCredit } from './run-days.ts'
import type { Timeline, TimelineInput } from './timeline.ts'

/** What of a case is told by dates; null where nothing is. */
export function remandInput(
  { remand, otherCustody }: Case,
  parts: readonly GovernedSentence[],
  sharesMinimumTerms = true,
): RemandInput | null {
  if (remand === null && otherCustody.length === 0) return null
  const times = remand ?? []
  const shared = sharesMinimumTerms ? timesToShare(times, parts) : times
  return { times: offMinimumTerms(shared, parts), told: otherCustody, unused: 'go on' }
}

/** The times on remand without the minimum terms off which the court took the days itself: as it was told, and where it was not, of a
 *  time that names no sentence and is for a fixed term, too (docs/decisions/0027). */
function offMinimumTerms(
  times: readonly RemandTime[],
  parts: readonly GovernedSentence[],
): readonly RemandTime[] {
  const isBesideFixed = parts.some(({ regime }) => regime.credit === 'shared')
  const isOff = (time: RemandTime, part: GovernedSentence): boolean =>
    isMinimumTerm(part) &&
    (part.sentence.creditTakenOffMinimum ?? (isBesideFixed && time.sentenceIds === null))
  return times.map((time) => {
    const left = parts.filter((part) => isOff(time, part)).map(idOf)
    if (left.length === 0) return time
    const ids = time.sentenceIds ?? parts.map(idOf)
    return { ...time, sentenceIds: ids.filter((id) => !left.includes(id)) }
  })
}

export const openRemand = ({ times, told }: RemandInput): RemandWalk => ({
  ledger: openLedger(times, told),
  stays: [],
})

/** Credit is its group's. After a recall it is known which of it belongs to which side. */
export function addCredit(group: Group, at: number, days: number, recall: TimelineRecall | null): void {
  group.credit += days
  if (recall?.isRecalled[at]) group.creditOfRecalled += days
  else if (recall?.isNew[at]) group.creditOfNew += days
}

/** How a sentence takes credit for days on remand. A whole life order has no minimum term that they could come off. */
function creditKind({ regime, sentence }: GovernedSentence): CreditedSentence['credit'] {
  if (regime.credit === 'shared') return 'shared'
  return regime.credit === 'own' && !sentence.wholeLife ? 'own' : 'none'
}

const creditedOf = (part: GovernedSentence) => ({
  id: idOf(part),
  at: part.at,
  startDate: part.sentence.startDate,
  credit: creditKind(part),
})

/** Of a rival alone: a person who was let out on the day of sentence, and stayed in on remand, was not released (section 240ZA(9)).
 *  Who was recalled had been. */
export function rejoin(
  timeline: Timeline,
  { remand }: TimelineInput,
  day: Day,
  passed: readonly GovernedSentence[],
): void {
  if (remand?.unused !== 'are shared' || timeline.group !== null) return
  const { ledger, stays } = timeline.remand as RemandWalk
  const stay = stays.at(-1)
  if (stay === undefined || stay.group.runs.length === 0) return
  if (
    unusedIn(timeline, stay) === 0 ||
    !passed.some((part) => sharesDays(ledger, stay.group.number, idOf(part)))
  )
    return
  // A first time in it that went on for longer than a day was served.
  const time = timeOf(timeline, stay, null) as Span
  if (time.toDate > time.fromDate) stay.over.push(time)
  timeline.group = stay.group
  stay.group.told = null
  stay.since = day
}

/** On a day of sentence, before its credit is counted: the days on remand that its sentences take become credit of their group, as
 *  days given as a number do. */
export function takeRemand(
  timeline: Timeline,
  { remand, recall }: TimelineInput,
  group: Group,
  day: Day,
  sentences: readonly GovernedSentence[],
): void {
  if (timeline.remand === null) return
  const { ledger, stays } = timeline.remand
  const { told, unused: goes } = remand as RemandInput
  const passed = sentences.map(creditedOf)
  const worked = servedBefore(timeline, day, recall)
  const unused = new Map<number, number>()
  if (goes !== 'are lost') for (const stay of stays) unused.set(stay.group.number, unusedIn(timeline, stay))
  unused.delete(group.number)
  if (stays.length === group.number) stays.push({ group, since: day, over: [], served: null })
  for (const { at, days, isOwn, from: left } of takeDays(ledger, {
    day,
    stay: group.number,
    passed,
    worked,
    unused,
  })) {
    if (isOwn) {
      group.ownDays ??= new Map()
      group.ownDays.set(at, days)
      continue
    }
    addCredit(group, at, days, recall)
    if (left !== null) addCredit((stays[left.stay] as Stay).group, left.at, -days, recall)
  }
  group.told = toldRelease(told, day, group.told)
  if (group.told !== null) (stays[group.number] as Stay).served = null
}

/** Days on remand that a time in custody could not use: they are called unused before those on a tag, as the prison service does. It
 *  changes no date. */
const unusedIn = ({ runs, remand }: Timeline, { group }: Stay): number =>
  Math.min(recordedIn((remand as RemandWalk).ledger, group.number), unusedCredit(group, runs))

/** When something of the case was served before a day of sentence, as it is worked out by then: each time in custody to its release,
 *  and the one that is open to the eve. The last of them is set down. */
function servedBefore(timeline: Timeline, day: Day, recall: TimelineRecall | null): Spans {
  const { ledger, stays } = timeline.remand as RemandWalk
  const served: Span[] = []
  for (const stay of stays) {
    const { group } = stay
    served.push(...stay.over)
    const time = timeOf(timeline, stay, recall)
    if (time === null) continue
    const isOpen = group === timeline.group
    if (isOpen || time.toDate > time.fromDate)
      served.push({ fromDate: time.fromDate, toDate: isOpen ? addDays(day, -1) : time.toDate })
    if (stay === stays.at(-1) && group.told === null)
      // Life that was passed since has no release: what stood before it is none any more.
      stay.served =
        time.toDate === Number.POSITIVE_INFINITY
          ? null
          : {
              ...time,
              sentenceIds: [...ledger.stayOf]
                .filter(([, of]) => of === group.number)
                .map(([at]) => idAt(timeline, at)),
              unusedDays: unusedIn(timeline, stay),
            }
  }
  const onRecall = recall === null ? null : timeOnRecall(timeline, recall, day)
  return onRecall === null ? served : [...served, onRecall]
}

const idAt = ({ runOf }: Timeline, at: number): string =>
  idOf((runOf[at] as Run).parts.find((part) => part.at === at) as GovernedSentence)

/** A time in custody from its first day to the release as it stands; without an end for life and public protection, and null where
 *  the person is on licence from all of it. Who was recalled had been let out before. */
function timeOf({ runs }: Timeline, { group, since }: Stay, recall: TimelineRecall | null): Span | null {
  const held = runs.filter((run) => run.group === group && !isOfLicence(run))
  if (held.length === 0) return null
  const lastOf = (run: Run): number => {
    if (isOfMinimumTerm(run)) return Number.POSITIVE_INFINITY
    return isOut(run) ? earlier(releaseOf(run), addDays(recall?.day as Day, -1)) : releaseOf(run)
  }
  const first = later(since, Math.min(...held.map(({ start }) => start)) as Day)
  return { fromDate: first, toDate: group.told?.toDate ?? (Math.max(...held.map(lastOf)) as Day) }
}

/** The time in prison on recall, from the return to the release as it stands without what is passed on the day; null where there is
 *  none. */
function timeOnRecall({ runs }: Timeline, { recall, day: left }: TimelineRecall, day: Day): Span | null {
  const first = recall.returnToCustodyDate ?? left
  const back = runs.filter(isRecalledRun).filter(({ recalled }) => recalled.hadEnded === null)
  if (first === null || first >= day) return null
  // Nobody knows when a recall from life or public protection ends: not before a sentence that is passed later.
  const last = Math.max(...back.map((run) => (isOfMinimumTerm(run) ? day : releaseAfterRecall(run)))) as Day
  return last < first ? null : { fromDate: first, toDate: last }
}

/** Which days on remand count, at the end of the walk; null where no dates were told. */
export function remandCount(
  { remand }: Case,
  { parts, recall }: TimelineInput,
  timeline: Timeline,
): RemandCount | null {
  if (remand === null) return null
  const { ledger, stays } = timeline.remand as RemandWalk
  const sentences: CreditedSentence[] = []
  for (const part of parts) sentences[part.at] = creditedOf(part)
  const isApart = (one: number, other: number): boolean =>
    recall?.isRecalled[one] === true && recall.isNew[other] === true
  return {
    ...rangesOf(ledger, sentences, (one, other) => !isApart(one, other) && !isApart(other, one)),
    served: stays.flatMap(({ served }) => served ?? []),
    unusedDays: stays.reduce((sum, stay) => sum + unusedIn(timeline, stay), 0),
  }
}
