import { type Category, plainCats } from './categories.ts'
import type { Pieces, RowItems } from './pieces.ts'
import type { WordSpan } from './spans.ts'

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

/** The days that tell only what happened on them: "the burglary took place on 9 September 2025", "on 3 June, at Hull, he was convicted". */
export function daysOfStories(pieces: Pieces): readonly number[] {
  const { spans, told, roleOf, rowOf, cat } = pieces
  return [...spans.keys()].filter((here) => {
    const role = roleOf(here)
    const isDay =
      (role === 'date' && rowOf(here)?.length === 1) ||
      role === 'dateOdd' ||
      ((role === undefined || rowOf(here)?.[0]?.cat === 'VAGUE') && cat(here) === 'E')
    if (!isDay || spans[here]?.cats[1] === 'DT') return false
    // "His last sentence was 18 months in 2023".
    const before = cat(here - 1) === 'O' ? here - 2 : here - 1
    if (role === undefined && roleOf(before) === 'aside' && cat(before) === 'L') return true
    const [from, to] = sentenceAround(pieces, here)
    if (isMonthOfStory(pieces, here, from, to)) return true
    if (isBeforeVerb(pieces, here, from)) return true
    if (!isOfEvent(pieces, here)) return false
    const its = told.slice(from, to)
    return (
      its.every(({ cats: [is = 'H'] }) => plainCats.has(is) || inStory.test(is)) &&
      its.some(
        ({ cats: [is], text }) => is === 'OTHERP' || text.split(' ').some((word) => happened.test(word)),
      )
    )
  })
}

/** "The burglary in March", "he broke his jaw in Hull last March": a month, behind an offence or in a sentence that tells of no time. */
function isMonthOfStory(pieces: Pieces, here: number, from: number, to: number): boolean {
  const { spans, told, cat, toldAt, clauseOf } = pieces
  const { day = null, days = [], text = '' } = spans[here] ?? {}
  const isAgo = / ago$/i.test(text)
  if (day !== null || (days.length > 0 && !isAgo) || !/[a-z]{3}|^\d{4}$/i.test(text)) return false
  const isIn = isAgo || /^(?:in|of|during|last|this)$/i.test(told[toldAt(here) - 1]?.text ?? '')
  let behind = here - 1
  while (/^(?:U|NAME|Z|PAST|VAGUE)$/.test(cat(behind))) behind--
  const isOne = /^(?:the|that|this|his|her|their)$/i.test(told[toldAt(behind) - 1]?.text ?? '')
  // "Raping a woman in 2003": what was done, and to whom.
  const isDeed = /^\w+ing$/i.test(spans[behind]?.text ?? '') && toldAt(here) - toldAt(behind) > 2
  if (isIn && (isOne || isDeed) && cat(behind) === 'O' && clauseOf(behind) === clauseOf(here)) return true
  const its = told.slice(from, to).map(({ cats: [is = 'H'] }) => is)
  return its.every((is) => plainCats.has(is) || is === 'PAST' || inStory.test(is)) && isOfEvent(pieces, here)
}

/** Where the words begin and end, of all that was told, between two stops. */
function sentenceAround({ told, toldAt }: Pieces, here: number): readonly [from: number, to: number] {
  const at = toldAt(here)
  const to = told.findIndex(({ cats }, i) => i > at && cats[0] === '.')
  return [told.findLastIndex(({ cats }, i) => i < at && cats[0] === '.') + 1, to < 0 ? told.length : to]
}

/** Whether a day stands at the head of words whose first verb is no sentence: "on 3 June, at Hull Crown Court, he was convicted". */
function isBeforeVerb({ told, spans, cat, roleOf, toldAt }: Pieces, here: number, from: number): boolean {
  if (told.slice(from, toldAt(here)).some(({ cats }) => cats[0] !== 'H')) return false
  const verb = spans.findIndex((_, i) => i > here && !/^(?:[,(UZO-]|NAME|BUT|AND|WITH)$/.test(cat(i)))
  return /^(?:ODAY|PLEA|ACQ)$/.test(cat(verb)) && roleOf(verb) === undefined
}

/** What a length stands behind, that is a distance in time. */
const during = /^(?:in|over|during|within|every|per|throughout)$/i
/** Who or what is done to, or does, before a length: "who drove there for six years", "a six-month delay". */
const deed = /(?:ed|ing|ew|ove|ent|ept|ame|ad)$/i

/** "Two years after he was freed", "just weeks before the attack": what stands at the head of words, and before whom or what. */
function isDistance({ told }: Pieces, next: number, before: WordSpan | undefined): boolean {
  const isHead =
    before === undefined ||
    /^[.,]$/.test(before.cats[0] ?? '') ||
    /^(?:just|only|barely|some)$/i.test(before.text)
  return (
    isHead &&
    /^(?:after|before)$/i.test(told[next]?.text ?? '') &&
    (/^(?:he|she|they|it|his|her|their|being|leaving)$/i.test(told[next + 1]?.text ?? '') ||
      /^(?:REL|NAME)$/.test(told[next + 1]?.cats[0] ?? ''))
  )
}

/** The lengths that tell how long something else was, beside a sentence that is told by its own verb. */
export function lengthsOfStories(pieces: Pieces): readonly number[] {
  const { told, spans, rows, cat, toldAt, clauseOf, isSaid } = pieces
  const isVerb = (is: string): boolean => /^(?:SENT|DO|CUST|LIFE|YOUNG|MIN|CON[CS]|TOT)$/.test(is)
  const isLicence = (row: RowItems): boolean => row.some((item) => item.cat === 'LICF')
  const explicit = rows.filter(
    (row) =>
      row.some((item) => item.role === 'term') && row.some((item) => isVerb(item.cat)) && !isLicence(row),
  )
  if (explicit.length === 0) return []
  return rows.flatMap((row) => {
    const [only] = row
    // "He was on licence from a 5 year sentence": beside the one that was passed since, and no recall.
    if (isLicence(row) && !isSaid('RECALL'))
      return row.flatMap(({ at, role }) => (role === 'term' ? [at] : []))
    if (row.length > 1 || only?.role !== 'term') return []
    const clause = clauseOf(only.at)
    if (explicit.some((one) => one.some(({ at }) => clauseOf(at) === clause))) return []
    const first = toldAt(only.at)
    const before = told[first - 1]
    if (before?.cats[0] === 'H' && during.test(before.text)) return [only.at]
    if (isDistance(pieces, toldAt(only.next - 1) + 1, before)) return [only.at]
    const isPlain = spans.every(
      (_, i) =>
        clauseOf(i) !== clause ||
        i === only.at ||
        (plainCats.has(cat(i)) && cat(i) !== 'U') ||
        /^(?:BUT|VAGUE|TRIAL)$/.test(cat(i)),
    )
    const noun = told[toldAt(only.next - 1) + 1]
    if (isPlain && spans[only.at]?.text.includes('-') && noun?.cats[0] === 'H') return [only.at]
    if (!/^for$/i.test(before?.text ?? '') || !isPlain) return []
    let from = first - 1
    while (from > 0 && !/^[.,(]$/.test(told[from - 1]?.cats[0] ?? '.')) from--
    return told.slice(from, first).some(({ cats, text }) => cats[0] === 'H' && deed.test(text))
      ? [only.at]
      : []
  })
}

/** How long an order holds: "banned from contacting the victim for ten years", "a restraining order that lasts 10 years". */
export function lengthsOfOrders({ told, at, rowOf, toldAt }: Pieces): readonly number[] {
  const isOf = ({ cats: [is = 'H'], text }: WordSpan): boolean =>
    /^(?:H|U|NAME|OTHERP)$/.test(is) || /^(?:that|which)$/i.test(text)
  const terms = at('term')
  return terms.filter((here) => {
    const words = told.slice(0, toldAt(here))
    return (
      terms.length > 1 &&
      rowOf(here)?.length === 1 &&
      /^(?:for|of|lasts?)$/i.test(words.at(-1)?.text ?? '') &&
      words.findLast((span) => !isOf(span))?.cats[0] === 'ORD'
    )
  })
}

/** What was before, and something else came of: "5 years on 14 March. We reduce the sentence to 4", "I increase that to 5. With credit
 *  for the plea the sentence is 40 months". Of several none is replaced: which, is asked. */
export function lengthsReplaced({ rows, cat }: Pieces): readonly number[] {
  const ofRow = (row: RowItems): RowItems =>
    row.some(({ role, cat: is }) => role === 'aside' && is === 'L') ? [] : row
  const told = rows.flatMap(ofRow).filter(({ role }) => role === 'term' || role === 'reduced')
  const [one, two] = told
  if (one === undefined || two === undefined || told.length > 2) return []
  const isByPlea = Array.from({ length: two.at - one.at }, (_, n) => one.at + n).some(
    (i) => cat(i) === 'PLEA',
  )
  return two.role === 'reduced' || (one.role === 'reduced' && isByPlea) ? [one.at] : []
}
