import { addDays, type Day, inWords } from '../calendar/day.ts'
import { daysIn, meets, type Span, type Spans, spansOf, without } from '../calendar/spans.ts'
import { daysInWords } from '../calendar/term.ts'
import type { CaseAnswer, Recalled } from '../case/answer.ts'
import { hidesDays } from '../remand/other-custody.ts'
import { type RemandReason, remandCountLaw, remandReasons, remandTogetherLaw } from '../remand/reasons.ts'
import type { CountedRange, NotCountedRange, RemandCount } from '../remand/remand-count.ts'
import { isForAny, type RemandTime } from '../remand/remand-time.ts'
import type { CustodyReason } from '../tables/other-custody.ts'
import { hmppsRemand } from '../tables/provisions.ts'
import { type ExplainedCaseStep, step } from './case-step.ts'
import { capital, listed, sentencesInWords } from './en/grammar.ts'

/** "on 5 October 2026", "from 5 October 2026 to 9 November 2026". */
const when = ({ fromDate: first, toDate: last }: Span): string =>
  first === last ? `on ${inWords(first)}` : `from ${inWords(first)} to ${inWords(last)}`

const servingUntil = (what: string, last: Day): string => `${what} being served until ${inWords(last)}.`

const onRecall = 'The person was in prison on recall.'

/** Why no day counts in a time that was told: of those that hide days. */
const toldTexts: Readonly<Partial<Record<CustodyReason, string>>> = {
  recall: onRecall,
  fine_default: 'The person was in prison for a sum that was not paid.',
  contempt: 'The person was in prison for contempt of court.',
  other: 'The person was in custody for something else.',
}

/** Everything that was served in these days, worked out or told. A life sentence goes on without a day of release. */
function servingInWords(range: Span, { case: { otherCustody }, remand, recalled }: CaseAnswer): string {
  const texts = [
    ...(remand as RemandCount).served
      .filter((time) => meets(time, range))
      .map(({ sentenceIds, toDate: last }) => {
        const were = sentenceIds.length > 1 ? 'were' : 'was'
        return servingUntil(`${capital(sentencesInWords(sentenceIds))} ${were}`, last)
      }),
    ...otherCustody
      .filter((time) => hidesDays(time) && meets(time, range))
      .map(({ why, toDate: last }) => toldTexts[why] ?? servingUntil('Another sentence was', last)),
    ...(recalled !== null && meets(timeOnRecall(recalled), range) ? [onRecall] : []),
  ]
  return texts.length === 0 ? 'Another sentence was being served.' : [...new Set(texts)].join(' ')
}

/** The time in prison on the recall of the case. Where no day of it is known, none. */
const timeOnRecall = ({ recall: { returnToCustodyDate: returned, recallDate }, run }: Recalled): Span => ({
  fromDate: returned ?? recallDate ?? addDays(run.release, 1),
  toDate: run.release,
})

const simpleTexts: Readonly<Record<Exclude<RemandReason, 'serving' | 'another_sentence'>, string>> = {
  twice: 'These days are in two of the times given. They count once.',
  from_sentence: 'The day of sentence is the first day of the sentence itself.',
  no_sentence: 'The charge did not end in a sentence of imprisonment.',
  not_concluded: 'The charge is not decided yet. The days may count later.',
  minimum_term: 'The court took these days off the minimum term when it set it.',
  no_credit: 'Days on remand do not count for this order.',
}

/** Why some days of a time on remand do not count for its sentences. */
export function notCountedText(range: NotCountedRange, answer: CaseAnswer): string {
  const { reason } = range
  if (reason === 'serving') return servingInWords(range, answer)
  if (reason !== 'another_sentence') return simpleTexts[reason]
  const { counted } = answer.remand as RemandCount
  const ids = counted.filter((other) => meets(other, range)).map(({ recordedFor }) => recordedFor)
  return `These days count for ${sentencesInWords([...new Set(ids)])}.`
}

/** Days that were told and do not count for the sentences that decide, and why. */
export interface DaysNotCounted {
  readonly days: number
  readonly reason: RemandReason
  readonly text: string
  /** Whether the person was in prison on a recall then: only the court could have taken such days into account. */
  readonly isOnRecall: boolean
}

/** Which days on remand count for the sentences that decide the release, of how many that were told for them, and why others do
 *  not: each day once, with the first reason that holds. */
export interface RemandInBrief {
  readonly sentenceIds: readonly string[]
  readonly days: number
  readonly given: number
  readonly lost: readonly DaysNotCounted[]
}

/** The same of an answer, or of some of its sentences; null where no dates were told. From the day of sentence on nothing is lost: the
 *  sentence itself is served. */
export function remandInBrief(
  answer: CaseAnswer,
  of: readonly string[] = answer.decidedBy.release,
): RemandInBrief | null {
  const { remand, case: asked } = answer
  if (remand === null) return null
  const ids = new Set(of)
  const days = spansOf(remand.counted.filter(({ sentenceIds }) => sentenceIds.some((id) => ids.has(id))))
  const lost = new Map<string, DaysNotCounted>()
  let said: Spans = days
  for (const range of remand.notCounted) {
    const { reason, period } = range
    const time = (asked.remand as readonly RemandTime[])[period] as RemandTime
    const isToldFor = time.outcome !== null || isForAny(time, ids)
    if (!isToldFor || reason === 'from_sentence' || reason === 'twice') continue
    const left = without([range], said)
    if (left.length === 0) continue
    said = spansOf([...said, ...left])
    const text = notCountedText(range, answer)
    lost.set(text, {
      days: (lost.get(text)?.days ?? 0) + daysIn(left),
      reason,
      text,
      isOnRecall: text.includes(onRecall),
    })
  }
  return { sentenceIds: of, days: daysIn(days), given: daysIn(said), lost: [...lost.values()] }
}

const countedInWords = (range: CountedRange, isOnly: boolean): string =>
  `${daysInWords(range.days)} ${when(range)}${isOnly ? '' : ` for ${sentencesInWords(range.sentenceIds)}`}`

/** Which days on remand count, in one step; none where their dates were not told. */
export function remandStep(answer: CaseAnswer): readonly ExplainedCaseStep[] {
  const { remand, sentences } = answer
  if (remand === null) return []
  const { counted, notCounted, days, wentOn } = remand
  const isOnly = sentences.length === 1
  const working = [
    days === 0
      ? 'No day on remand counts.'
      : `${capital(listed(counted.map((range) => countedInWords(range, isOnly))))} ${days === 1 ? 'counts' : 'count'}.`,
    ...notCounted.map(
      (range) => `Not ${daysInWords(range.days)} ${when(range)}: ${notCountedText(range, answer)}`,
    ),
    ...(wentOn.length === 0
      ? []
      : [
          `${capital(sentencesInWords(wentOn))} did not need all the days. What was left went on to the next sentence.`,
        ]),
  ]
  const law = [
    ...remandCountLaw,
    ...(counted.some(({ sentenceIds }) => sentenceIds.length > 1) ? remandTogetherLaw : []),
    ...notCounted.flatMap(({ reason }) => remandReasons[reason]),
    ...(wentOn.length === 0 ? [] : [hmppsRemand]),
  ]
  const ids = new Set(counted.flatMap(({ sentenceIds }) => sentenceIds))
  const title = 'Which days on remand count'
  return [step([...ids], 'remand', title, working.join(' '), String(days), [...new Set(law)])]
}
