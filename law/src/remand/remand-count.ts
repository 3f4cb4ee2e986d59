import type { Day } from '../calendar/day.ts'
import { before, common, daysIn, meets, type Span, type Spans, spansOf, without } from '../calendar/spans.ts'
import { daysFrom } from '../calendar/term.ts'
import type { Ledger, RecordedDays } from './ledger.ts'
import type { RemandReason } from './reasons.ts'
import { type CreditedSentence, isFor, isForAny, type RemandTime } from './remand-time.ts'

/** Days on remand that count. */
export interface CountedRange extends Span {
  readonly days: number
  /** The first sentence that they are for. */
  readonly recordedFor: string
  /** All that they shorten. */
  readonly sentenceIds: readonly string[]
}

/** Days of one of the times that do not count for its sentences. */
export interface NotCountedRange extends Span {
  readonly days: number
  readonly reason: RemandReason
  /** The place of the time in the list, from 0. */
  readonly period: number
}

/** A time in custody for sentences of the case, as it was worked out, after which another was passed: the last day is the release as
 *  it stood when the next sentence was passed. */
export interface ServedTime extends Span {
  readonly sentenceIds: readonly string[]
  readonly unusedDays: number
}

/** Which days on remand count. */
export interface RemandCount {
  readonly days: number
  /** In the order of the days, and no day in two of them. */
  readonly counted: readonly CountedRange[]
  readonly notCounted: readonly NotCountedRange[]
  readonly served: readonly ServedTime[]
  /** Days that no sentence could use in the end. */
  readonly unusedDays: number
  /** The sentences that had days which they could not use, and which went on to another. */
  readonly wentOn: readonly string[]
}

/** The days on remand that do not count because of a time that was worked out to be served. */
export const daysHidden = ({ notCounted }: RemandCount, served: ServedTime): Spans =>
  common(spansOf(notCounted.filter(({ reason }) => reason === 'serving')), [served])

/** Days, with all for whom they are recorded. */
interface Piece {
  readonly spans: Spans
  readonly shared: RecordedDays | null
  readonly own: readonly number[]
}

/** Whether days recorded for one sentence shorten another that is served with it, by their numbers in the case. */
type Shares = (recorded: number, other: number) => boolean

/** What a ledger comes to when the last sentence has been passed. */
export function rangesOf(
  ledger: Ledger,
  sentences: readonly CreditedSentence[],
  shares: Shares,
): Pick<RemandCount, 'days' | 'counted' | 'notCounted' | 'wentOn'> {
  const counted = countedIn(ledger, sentences, shares)
  const creditOf = new Map(sentences.map(({ id, credit }) => [id, credit]))
  const channels = counted.map((range) => channelsOf(range, creditOf))
  const notCounted = ledger.times.flatMap((time, period) =>
    notCountedOf(ledger, time, period, sentences, channels),
  )
  const wentOn = sentences.filter((_, at) => ledger.wentOn.has(at)).map(({ id }) => id)
  return { days: daysIn(counted), counted, notCounted, wentOn }
}

function countedIn(
  ledger: Ledger,
  sentences: readonly CreditedSentence[],
  shares: Shares,
): readonly CountedRange[] {
  let pieces: Piece[] = [...ledger.inStay.values()]
    .flat()
    .map((shared) => ({ spans: shared.spans, shared, own: [] }))
  for (const { spans, at } of ledger.own) {
    const known = spansOf(pieces.flatMap((piece) => piece.spans))
    // Those without a day go: each minimum term would have twice as many as the one before.
    pieces = [
      ...pieces.map((piece) => ({ ...piece, spans: without(piece.spans, spans) })),
      ...pieces.map((piece) => ({ ...piece, spans: common(piece.spans, spans), own: [...piece.own, at] })),
      { spans: without(spans, known), shared: null, own: [at] },
    ].filter(({ spans }) => spans.length > 0)
  }
  const ranges = pieces.flatMap(({ spans, shared, own }) => {
    const recorded = (shared?.at ?? own[0]) as number
    const isShortened = ({ credit }: CreditedSentence, at: number): boolean =>
      own.includes(at) ||
      (shared !== null &&
        credit === 'shared' &&
        ledger.stayOf.get(at) === shared.stay &&
        shares(recorded, at))
    const of = {
      recordedFor: (sentences[recorded] as CreditedSentence).id,
      sentenceIds: sentences.filter(isShortened).map(({ id }) => id),
    }
    return spans.map((span) => ({ ...span, ...of }))
  })
  return joined(ranges.sort((a, b) => a.fromDate - b.fromDate))
}

/** Neighbours that are recorded alike are one range. */
function joined(ranges: readonly Omit<CountedRange, 'days'>[]): readonly CountedRange[] {
  const result: CountedRange[] = []
  for (const range of ranges) {
    const last = result.at(-1)
    const isSame =
      last !== undefined &&
      last.toDate + 1 === range.fromDate &&
      last.recordedFor === range.recordedFor &&
      last.sentenceIds.join('\n') === range.sentenceIds.join('\n')
    if (isSame) result.pop()
    const first = isSame ? last.fromDate : range.fromDate
    result.push({ ...range, fromDate: first, days: daysFrom(first, range.toDate) })
  }
  return result
}

/** A range that counts, with those that are shortened together by it, and each that is so by itself. */
interface Channels {
  readonly range: CountedRange
  readonly ids: ReadonlySet<string>
  readonly of: readonly ReadonlySet<string>[]
}

function channelsOf(
  range: CountedRange,
  creditOf: ReadonlyMap<string, CreditedSentence['credit']>,
): Channels {
  const { sentenceIds } = range
  const own = sentenceIds.filter((id) => creditOf.get(id) === 'own')
  const shared = sentenceIds.filter((id) => creditOf.get(id) === 'shared')
  return { range, ids: new Set(sentenceIds), of: [new Set(shared), ...own.map((id) => new Set([id]))] }
}

function notCountedOf(
  ledger: Ledger,
  time: RemandTime,
  period: number,
  sentences: readonly CreditedSentence[],
  counted: readonly Channels[],
): readonly NotCountedRange[] {
  const { fromDate: first, toDate: last, outcome } = time
  const whole: Spans = [{ fromDate: first, toDate: last }]
  const result: NotCountedRange[] = []
  const say = (reason: RemandReason, spans: Spans): void => {
    for (const span of spansOf(spans))
      result.push({ ...span, days: daysFrom(span.fromDate, span.toDate), reason, period })
  }
  const own = sentences.filter(({ id, credit }) => credit !== 'none' && isFor(time, id))
  if (outcome !== null) say(outcome, whole)
  else if (own.length === 0) say(time.sentenceIds?.length === 0 ? 'minimum_term' : 'no_credit', whole)
  else {
    const until = before(whole, Math.max(...own.map((sentence) => sentence.startDate)) as Day)
    say('from_sentence', without(whole, until))
    say('serving', common(until, ledger.served))
    const free = without(until, ledger.served)
    const mine = counted.filter(({ range, ids }) => meets(range, time) && isForAny(time, ids))
    say(
      'another_sentence',
      without(
        free,
        mine.map(({ range }) => range),
      ),
    )
    const earlier = ledger.times.slice(0, period).filter((other) => meets(other, time))
    say(
      'twice',
      mine.flatMap((channels) => twiceIn(channels, common(free, [channels.range]), time, earlier)),
    )
  }
  return result.sort((a, b) => a.fromDate - b.fromDate)
}

/** The days of a range that the times before have already: for all that are shortened together, and for each that is so by itself. */
const twiceIn = ({ of }: Channels, spans: Spans, time: RemandTime, earlier: readonly RemandTime[]): Spans =>
  of
    .filter((ids) => isForAny(time, ids))
    .reduce<Spans>(
      (left, ids) => common(left, spansOf(earlier.filter((other) => isForAny(other, ids)))),
      spans,
    )
