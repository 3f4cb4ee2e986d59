import { type CaseAnswer, type Day, decidingRun, inWords } from '@requisite/law'
import { firstPossible } from './beside-life.ts'
import { gateDay, lastGateDay, releasedOf } from './gate-day.ts'
import { isExtinguished } from './no-days-left.ts'
import { isByOffence } from './offence-classes.ts'
import { dueDays, isByRecall, isRecallKind, type Outcome, wayOutOf } from './outcome.ts'

/** A part of the bar: what it is, in the bar and in a sentence, and its last day; null where no end is known. */
export interface BarPart {
  readonly pattern: 'custody' | 'watched' | 'doubt' | 'licence'
  readonly name: string
  readonly said: string
  readonly last: Day | null
}

export interface Bar {
  readonly first: Day
  readonly parts: readonly BarPart[]
}

const custody = (last: Day): BarPart => ({
  ...{ pattern: 'custody', name: 'In prison', said: `in prison until ${inWords(last)}`, last },
})

/** What comes after prison; nothing where the sentence is over by then, or its end was not told. */
function after({ end, licenceEnd, releaseType, endType }: CaseAnswer, from: Day): readonly BarPart[] {
  const last = licenceEnd ?? (endType === 'SED' ? null : end)
  if (releaseType === 'MTD' && end !== null && end > from)
    return [{ pattern: 'licence', name: 'Supervision', said: `supervision until ${inWords(end)}`, last: end }]
  if (releaseType === 'ARD' || last === null || last <= from) return []
  return [{ pattern: 'licence', name: 'On licence', said: `on licence until ${inWords(last)}`, last }]
}

/** The part in which the Parole Board can let the person out. */
const watched = (last: Day | null): BarPart => ({
  pattern: 'watched',
  name: 'Parole Board',
  said: `in prison until the Parole Board agrees${last === null ? '' : `, or until ${inWords(last)}`}`,
  last,
})

/** A standard recall: another sentence can keep the person for some of it, and be on licence after it. */
function standardParts(answer: CaseAnswer, gate: Day): readonly BarPart[] {
  const kept = answer.warnings.find(({ code }) => code === 'W_RECALL_NOT_BEFORE')?.values.release
  const until = kept === undefined || kept >= gate ? [] : [custody(kept)]
  const since = answer.end !== null && answer.end > (answer.release as Day) ? after(answer, gate) : []
  return [...until, watched(gate), ...since]
}

/** The bar of the answer; null where nothing lies ahead, or where the offence or the kind of recall is not known. */
export function barOf(outcome: Outcome): Bar | null {
  const { answer, today, rivals } = outcome
  const way = wayOutOf(answer)
  if (way === 'none' || way === 'on licence' || isByOffence(outcome) || rivals.some(isRecallKind)) return null
  const { start } = decidingRun(answer)
  if (way === 'Parole Board only') {
    const { day: end } = firstPossible(answer)
    return end < today ? null : { first: start, parts: [custody(end), watched(null)] }
  }
  const released = releasedOf(answer)
  if (lastGateDay(released) < today || isExtinguished(answer)) return null
  const gate = gateDay(released)
  if (answer.recalled !== null && isByRecall(answer)) {
    const { returnToCustodyDate: returnDate, recallDate } = answer.recalled.recall
    const first = returnDate ?? recallDate
    if (first === null || first >= gate) return null
    return { first, parts: way === 'no later than' ? standardParts(answer, gate) : dueParts(outcome) }
  }
  if (way === 'Parole Board first') {
    const eligible = answer.paroleEligibility as Day
    return eligible <= start
      ? null
      : { first: start, parts: [custody(eligible), watched(gate), ...after(answer, gate)] }
  }
  return start >= (gatesOf(outcome)[0] as Day) ? null : { first: start, parts: dueParts(outcome) }
}

const gatesOf = (outcome: Outcome): readonly Day[] =>
  dueDays(outcome).map((due) => gateDay(releasedOf(due.answer)))

/** In prison until the first day on which release may be due, in doubt until the last, and then what follows. */
function dueParts(outcome: Outcome): readonly BarPart[] {
  const gates = gatesOf(outcome)
  const [earliest, latest] = [gates[0] as Day, gates.at(-1) as Day]
  const doubt: readonly BarPart[] =
    earliest === latest
      ? []
      : [{ pattern: 'doubt', name: 'In doubt', said: `in doubt until ${inWords(latest)}`, last: latest }]
  return [custody(earliest), ...doubt, ...after(outcome.answer, latest)]
}
