import type { Day } from '../calendar/day.ts'
import { before, common, daysIn, lastDays, type Spans, spansOf, without } from '../calendar/spans.ts'
import { hidesDays, type OtherCustody } from './other-custody.ts'
import { type CreditedSentence, isFor, isForAny, type RemandTime } from './remand-time.ts'

/** Days that are recorded for a sentence, by its number in the case, and the time in custody in which it is served. */
export interface RecordedDays {
  spans: Spans
  readonly at: number
  readonly stay: number
}

/** Which days are whose, while the days of sentence are gone through in order. */
export interface Ledger {
  readonly times: readonly RemandTime[]
  /** Days on which something else was served, as it was told. */
  readonly told: Spans
  /** Shared by all that are served together, by the number of the time in custody: no day in two of them. */
  readonly inStay: Map<number, RecordedDays[]>
  /** All their days. */
  taken: Spans
  /** Of life and public protection: the court takes them off the minimum term, whatever another sentence has. */
  readonly own: RecordedDays[]
  /** The time in custody of each sentence that was passed, by its number in the case. */
  readonly stayOf: Map<number, number>
  /** The sentences whose unused days went on to another, by their numbers in the case. */
  readonly wentOn: Set<number>
  /** All days on which something was served, as of the last day of sentence. */
  served: Spans
}

export const openLedger = (times: readonly RemandTime[], told: readonly OtherCustody[]): Ledger => {
  const hidden = spansOf(told.filter(hidesDays))
  return {
    times,
    told: hidden,
    inStay: new Map(),
    taken: [],
    own: [],
    stayOf: new Map(),
    wentOn: new Set(),
    served: hidden,
  }
}

/** A sentence on its day. */
interface DatedSentence extends CreditedSentence {
  /** Its number in the case. */
  readonly at: number
}

/** Sentences that are passed on a day. */
interface DayOfSentence {
  readonly day: Day
  readonly stay: number
  readonly passed: readonly DatedSentence[]
  /** When something of the case was being served before, as it was worked out. */
  readonly worked: Spans
  /** The days that an earlier time in custody could not use, by its number. */
  readonly unused: Map<number, number>
}

/** Days that a sentence takes. */
interface TakenDays {
  readonly at: number
  readonly days: number
  readonly isOwn: boolean
  /** Where they were recorded until now; null where for nobody. */
  readonly from: Pick<RecordedDays, 'at' | 'stay'> | null
}

/** On a day of sentence, each sentence takes from the days given for it those before it, that no sentence has, on which nothing was
 *  served; and those that an earlier time in custody could not use. */
export function takeDays(
  ledger: Ledger,
  { day, stay, passed, worked, unused }: DayOfSentence,
): readonly TakenDays[] {
  ledger.served = spansOf([...ledger.told, ...worked])
  const taken: TakenDays[] = []
  for (const { at, id, credit } of passed) {
    ledger.stayOf.set(at, stay)
    if (credit === 'none') continue
    const open = without(before(givenFor(ledger, id), day), ledger.served)
    if (credit === 'own') {
      ledger.own.push({ spans: open, at, stay })
      taken.push({ at, days: daysIn(open), isOwn: true, from: null })
      continue
    }
    const free = without(open, ledger.taken)
    record(ledger, { spans: free, at, stay })
    ledger.taken = spansOf([...ledger.taken, ...free])
    taken.push({ at, days: daysIn(free), isOwn: false, from: null })
    for (const [other, count] of unused) {
      if (count === 0) continue
      const of = daysOf(ledger, other)
      const going = lastDays(common(spansOf(of.flatMap(({ spans }) => spans)), open), count)
      unused.set(other, count - daysIn(going))
      for (const recorded of of) {
        const gone = common(recorded.spans, going)
        if (gone.length === 0) continue
        recorded.spans = without(recorded.spans, gone)
        ledger.wentOn.add(recorded.at)
        record(ledger, { spans: gone, at, stay })
        taken.push({ at, days: daysIn(gone), isOwn: false, from: { at: recorded.at, stay: other } })
      }
    }
  }
  return taken
}

/** Sets days down for a sentence. */
function record({ inStay }: Ledger, recorded: RecordedDays): void {
  if (recorded.spans.length === 0) return
  const known = inStay.get(recorded.stay)
  if (known === undefined) inStay.set(recorded.stay, [recorded])
  else known.push(recorded)
}

/** The days that are recorded for a time in custody. */
const daysOf = ({ inStay }: Ledger, stay: number): readonly RecordedDays[] => inStay.get(stay) ?? none

const none: readonly RecordedDays[] = []

/** The days given for a sentence, each once. */
const givenFor = ({ times }: Ledger, id: string): Spans => spansOf(times.filter((time) => isFor(time, id)))

/** How many days are recorded for a time in custody. */
export function recordedIn(ledger: Ledger, stay: number): number {
  let days = 0
  for (const { spans } of daysOf(ledger, stay)) days += daysIn(spans)
  return days
}

/** Whether some of the days recorded for a time in custody are for a sentence, too. */
export const sharesDays = (ledger: Ledger, stay: number, id: string): boolean =>
  daysOf(ledger, stay).some(({ spans }) => common(spans, givenFor(ledger, id)).length > 0)

/** The days given for any of some sentences before a day, without those on which something else was told to be served. */
export function daysGiven(
  times: readonly RemandTime[],
  told: readonly OtherCustody[],
  ids: readonly string[],
  day: Day,
): number {
  const any = new Set(ids)
  const given = spansOf(times.filter((time) => isForAny(time, any)))
  return daysIn(without(before(given, day), spansOf(told.filter(hidesDays))))
}
