import type { DueDay, Rival } from '@requisite/law/internal'
import { capital, small } from '../told/text.ts'
import { type Line, line } from './screen-type.ts'

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']
const placeOf = (due: readonly DueDay[], is: (one: DueDay) => boolean): string =>
  places[due.findIndex(is)] ?? 'last'

/** Whether the doubt is named by what we believe ourselves: then our own date is the one that it gives. */
const ofOurs: ReadonlySet<Rival['code']> = new Set<Rival['code']>(['A_OFF_LIST', 'A_OFF_LIST_NAMED'])

/** Why a rival date stands beside ours, and which of the dates it is. */
function whyRival(rival: Rival, due: readonly DueDay[]): string {
  const why = small(rival.words.why)
  if (ofOurs.has(rival.code))
    return `${why} That gives the ${placeOf(due, (one) => one.rival === null)} date.`
  const place = placeOf(due, (one) => one.rival === rival)
  const isHeld = rival.answer.runs.some(({ hold }) => hold?.isFelt === true)
  return rival.code === 'A_COUNTED_VIOLENT' && isHeld
    ? `${why} If it is violent, release waits for the new rules, on the ${place} date.`
    : `${why} ${capital(rival.words.condition)}, it is the ${place} date.`
}

/** Why there is more than one date. */
export const whyMore = (due: readonly DueDay[]): readonly Line[] =>
  due
    .flatMap(({ rival }) => (rival === null ? [] : [rival]))
    .map((rival, i) =>
      line('doubt', i > 0 ? 'And' : due.length === 2 ? 'Why two' : 'Why', whyRival(rival, due)),
    )
