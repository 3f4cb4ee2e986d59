import { type Category, plainCats } from './categories.ts'
import type { Pieces } from './pieces.ts'

/** Words that may stand between a day and the sentence, or beside a day alone: any other may tell what else happened on it. */
const besideDay: ReadonlySet<string> = new Set(
  (
    'a an the of on at in by to for from it its this that so just only finally again now date day time week also dated went up down ' +
    'i we he she they you him her us them my our his their is was were are been be has had have hes shes himself ' +
    'son sons husband wife partner boyfriend girlfriend brother dad mum father mother daughter cousin uncle mate friend man woman lad ' +
    'boy guy court courts crown magistrate magistrates county judge justice recorder bench mr mrs honour bailey old central criminal ' +
    'defendant morning afternoon evening night year month last past mon tues wed thurs fri sat sun ' +
    'monday tuesday wednesday thursday friday saturday sunday'
  ).split(' '),
)

/** Whether words between a day and the sentence, or beside a day alone, may tell what else happened on it: "he was seen on 5 June". */
export function isOfEvent({ told, spans, toldAt }: Pieces, here: number): boolean {
  const cat = (i: number): Category => told[i]?.cats[0] ?? '.'
  /** The words from the day to the verb or the length, or to the end of the clause. */
  const towards = (step: number): { readonly words: readonly string[]; readonly isHeld: boolean } => {
    const words: string[] = []
    let i = toldAt(here) + step
    for (; !/^(?:[.,(]|BUT|L|N|SENT|CUST|DO|LIFE)$/.test(cat(i)); i += step) {
      const isPlace =
        /^at$/i.test(told[i - 1]?.text ?? '') ||
        /^(?:crown|county|magistrates)/i.test(told[i + 1]?.text ?? '') ||
        (/^\p{Lu}\p{Ll}/u.test(told[i]?.text ?? '') && cat(i - 1) !== '.')
      if (/^[HU]$/.test(cat(i)) && !isPlace) words.push(...(told[i]?.text.split(/\s+/) ?? []))
      else if (/^(?:TAG|CNT|APP|REM|RECALL|BACK|REL|ORD|COM)$/.test(cat(i))) words.push(cat(i))
    }
    return { words, isHeld: /^(?:L|N|SENT|CUST|DO|LIFE)$/.test(cat(i)) }
  }
  const [before, after] = [towards(-1), towards(1)]
  const isToday = spans[here]?.cats[1] === 'DT'
  if (isToday && (before.isHeld || after.isHeld)) return false
  const words = before.isHeld ? before.words : [...before.words, ...after.words]
  return words.some((word) => !besideDay.has(word.toLowerCase()))
}

/** What happened on a day that is none of the court's. */
const happened =
  /^(?:happened|took|occurred|seen|caught|stopped|hit|punched|kicked|attacked|stabbed|robbed|burgled|stole|stolen|crashed|raided|searched|spotted|fight|incident|died|born|due|married|birthday|funeral|wedding|visit|visited|moved)$/i
/** What may stand in a sentence that tells of it. */
const inStory = /^(?:BUT|OR|NOT|ODAY|TRIAL|OTHERP|FROM|TO|DT?|E|ALL)$/

/** The days in sentences of their own that tell only what happened on them: "the burglary took place on 9 September 2025". */
export function daysOfEvents(pieces: Pieces): readonly number[] {
  const { spans, told, toldAt, roleOf, cat } = pieces
  return [...spans.keys()].filter((here) => {
    const role = roleOf(here)
    const isDay = role === 'date' || role === 'dateOdd' || (role === undefined && cat(here) === 'E')
    if (!isDay || spans[here]?.cats[1] === 'DT' || !isOfEvent(pieces, here)) return false
    const from = told.findLastIndex(({ cats }, i) => i < toldAt(here) && cats[0] === '.') + 1
    const to = told.findIndex(({ cats }, i) => i > toldAt(here) && cats[0] === '.')
    const its = told.slice(from, to < 0 ? told.length : to)
    return (
      its.every(({ cats: [is = 'H'] }) => plainCats.has(is) || inStory.test(is)) &&
      its.some(
        ({ cats: [is], text }) => is === 'OTHERP' || text.split(' ').some((word) => happened.test(word)),
      )
    )
  })
}
