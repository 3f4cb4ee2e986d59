import { isoDate } from '../../calendar/day.ts'
import { daysIn, type Span } from '../../calendar/spans.ts'
import type { OtherCustody } from '../../remand/other-custody.ts'
import { daysHidden, type ServedTime } from '../../remand/remand-count.ts'
import type { CaseAnswer } from '../answer.ts'
import { type Changes, changeIn, newRow } from './stated-question.ts'

/** One more time in custody for something else. */
const inOther = (
  { case: { otherCustody } }: CaseAnswer,
  { fromDate, toDate }: Span,
  why: OtherCustody['why'],
): Changes =>
  newRow('otherCustody', otherCustody.length, {
    fromDate: isoDate(fromDate),
    toDate: isoDate(toDate),
    why,
  })

/** Each range of days on remand that counts, left out as if something else had been served in it, the longest first; then all. */
export function remandNotCounted(ours: CaseAnswer): readonly Changes[] {
  const counted = ours.remand?.counted ?? []
  const each = counted.toSorted((a, b) => b.days - a.days).map((range) => inOther(ours, range, 'other'))
  return counted.length > 1 ? [...each, [changeIn('case', 'remand', null)]] : each
}

/** Each time that was worked out to be served, and hides days on remand, as if the person had been let out on its first day. What was
 *  passed within it would then be no longer one with it, and is not tried. */
export function servedCounted(ours: CaseAnswer): readonly Changes[] {
  const { remand } = ours
  if (remand === null) return []
  const isAlone = ({ fromDate, toDate }: ServedTime): boolean =>
    !ours.case.sentences.some(({ startDate }) => startDate > fromDate && startDate <= toDate)
  return remand.served
    .filter((time) => isAlone(time) && daysHidden(remand, time).length > 0)
    .toSorted((a, b) => daysIn(daysHidden(remand, b)) - daysIn(daysHidden(remand, a)))
    .map(({ fromDate }) => inOther(ours, { fromDate, toDate: fromDate }, 'sentence'))
}
