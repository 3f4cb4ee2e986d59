import { type Category, figures, plainCats, quietCats, turningCats } from './categories.ts'
import { byCategory, kindCats } from './engine.ts'
import { isLong } from './length.ts'
import type { Say } from './open-points.ts'
import type { Pieces } from './pieces.ts'
import type { Ask, KindRead } from './reading.ts'
import type { Draft, Segment } from './sentences.ts'
import type { WordSpan } from './spans.ts'

/** What a cue asks that stands in no row; where it turns or names nothing by itself, only before or beside a figure. */
const asksOf =
  byCategory<Ask>(`remand_days: REM REMD REMF LESS; tag_days: TAG TAGD; custody: NOTYET; total: TOT;
  other_sentence: CONST;
  date: SAMED D E; kind: ACT MIN REDTO HOSP; length: L RESP R QUASH`)
const asksByFigure = byCategory<Ask>('custody: IF; kind: LIC SUPV YTH DEFIF; length: SAME; words: BACK')
const turning = byCategory<Ask>(
  'length: PAST NOT WHATIF OTHERP LEFT REL TAGR VAGUE DROP APP; custody: HOPED; number: SRV SRW',
)
const mostBehind = 30

/** What found no place is asked about. Gives whether a word turns a length that no row turns. */
export function leftOver(
  pieces: Pieces,
  drafts: readonly Draft[],
  segments: readonly Segment[],
  say: Say,
): boolean {
  const { answers, spans, cat, rivalAt, roleOf } = pieces
  if (rivalAt !== null) say(isRivalDay(pieces) ? 'date' : 'number', rivalAt)
  for (const { ask, from } of answers)
    if (ask === 'wrong')
      say(
        'number',
        spans.findIndex((span, i) => span.from >= from && figures.has(cat(i))),
      )
  unknownWords(pieces, drafts, say)
  lengthsInDoubt(pieces, drafts, say)
  if (drafts.length === 0 && !pieces.isSaid('NOTYET')) for (const i of pieces.at('hoped')) say('custody', i)
  const turns = turningIn(pieces, drafts.length > 0)
  let isTurned = false
  for (const i of spans.keys()) {
    const always = asksOf[cat(i)]
    const byTurn = turning[cat(i)]
    if (roleOf(i) !== undefined) continue
    if (cat(i) === 'MIN' && (/^[ZM]$/.test(cat(i + 1)) || isOfAll('life', drafts) || isOfAll('ipp', drafts)))
      continue
    // "We quash the 12 years and substitute 10. To that extent the appeal is allowed": what came of it was read.
    if (/^(?:QUASH|APP)$/.test(cat(i)) && pieces.at('reduced').length > 0) continue
    if (always !== undefined) say(always === 'date' && isBehindRemand(pieces, i) ? 'remand_days' : always, i)
    // "Tag after 5 months" tells no sentence.
    if (cat(i) === 'TAG' && turns(i)) say('length', i)
    if (always !== undefined) continue
    if (byTurn === undefined || !turns(i)) cueAlone(pieces, i, drafts, say)
    else {
      say(byTurn, byTurn === 'number' ? figureBy(pieces, i) : i)
      isTurned = true
    }
  }
  const isNameless = pieces.told.some((_, i) => isOfNoName(pieces.told, i))
  for (const [n, draft] of drafts.entries())
    openOf(pieces, draft, isNameless, segments[n] ?? [0, 0], drafts, say)
  return isTurned
}

/** The figure that a cue is of: the next of its clause, or the last before it. */
function figureBy({ spans, cat, clauseOf }: Pieces, here: number): number {
  const its = [...spans.keys()].filter((i) => clauseOf(i) === clauseOf(here) && /^[LN]$/.test(cat(i)))
  return its.find((i) => i > here) ?? its.at(-1) ?? here
}

/** Whether what is read in two ways is the only day beside the sentences: it is theirs, or of something else. */
export const isRivalDay = ({ rivalAt, cat, at }: Pieces): boolean =>
  rivalAt !== null && cat(rivalAt) === 'D' && at('date', 'remandToSentence').length === 0

/** Whether it is asked of a day what it is, as long as nobody has said it. */
export const isDayOpen = (pieces: Pieces, i: number): boolean => {
  const role = pieces.roleOf(i)
  return role === undefined
    ? /^[DE]$/.test(pieces.cat(i)) && !isBehindRemand(pieces, i)
    : /^date(?:Open|Odd)$/.test(role)
}

/** A day behind a time on remand is of another such time, until it is said what it is: "and again in the summer of 2026". */
function isBehindRemand({ spans, clauseOf, roleOf }: Pieces, day: number): boolean {
  const before = [...spans.keys()].findLast((i) => i < day && roleOf(i) !== undefined) ?? -1
  return clauseOf(before) === clauseOf(day) && /^remand/.test(roleOf(before) ?? '')
}

/** "Got" and "result" say nothing of a sentence by themselves. */
const isWeakVerb =
  /^(?:got|gets?|given?|gave|received?s?|result|outcome|landed|committed|spend|go(?:es|ing)?)\b/i

/** Words that nobody knows, in a clause with an open figure, or with a cue that does more than turn one. */
function unknownWords(pieces: Pieces, drafts: readonly Draft[], say: Say): void {
  const { spans, told, cat, clauseOf, roleOf, toldAt } = pieces
  const places = [...spans.keys()]
  const isTurning = (i: number): boolean =>
    turningCats.has(cat(i)) || (cat(i) === 'SENT' && isWeakVerb.test(spans[i]?.text ?? ''))
  // "I rang the prison": a place, and no sentence.
  const isPlace = (i: number): boolean =>
    roleOf(i) === undefined &&
    /^(?:prison|jail)$/i.test(spans[i]?.text ?? '') &&
    /^the$/i.test(told[toldAt(i) - 1]?.text ?? '')
  const weighs = (i: number): boolean =>
    !quietCats.has(cat(i)) &&
    !isPlace(i) &&
    !isTurning(i) &&
    !(figures.has(cat(i)) && /^(?:aside|added)/.test(roleOf(i) ?? ''))
  const withWeight = new Set(places.filter(weighs).map(clauseOf))
  const unknown = places.filter(
    (i) =>
      cat(i) === 'U' &&
      (withWeight.has(clauseOf(i)) || (cat(i - 1) === 'NOT' && !isPlainDenial(pieces, i))) &&
      !isBehindFor(pieces, drafts, i),
  )
  const [first] = unknown.filter((i) => !spans[i]?.isNamed)
  if (first !== undefined)
    say('words', first, '', [...new Set(unknown.map((i) => spans[i]?.text))].join(', '))
}

/** "Does not remember": a clause that tells of nothing else. */
const isPlainDenial = ({ spans, told, cat, clauseOf, toldAt }: Pieces, here: number): boolean => {
  const before = `${told[toldAt(here - 1) - 1]?.text ?? ''} ${spans[here - 1]?.text ?? ''}`
  return (
    /\b(?:do|does|did)(?: not|n['’]?t)(?: know)?$|\bshow(?:ed|s|ing) no$/i.test(before) &&
    spans.every(
      (_, i) => clauseOf(i) !== clauseOf(here) || plainCats.has(cat(i)) || /^(?:NOT|BUT)$/.test(cat(i)),
    )
  )
}

function lengthsInDoubt(
  { at, cat, rowOf, clauseOf, spans }: Pieces,
  drafts: readonly Draft[],
  say: Say,
): void {
  // "Remanded for 28 days": a time on remand is no sentence, even where no other length is told.
  for (const i of at('remandAsk'))
    if (rowOf(i)?.[0]?.at === i)
      for (const beside of [i - 1, i + 1])
        if (cat(beside) === 'L' && (beside < i || drafts.length === 1)) say('length', beside)
  // "Two days after being released" is a distance in time; "sentenced today to 3 years after pleading guilty" is none.
  const isSentenced = (here: number): boolean =>
    cat(here + 2) === 'PLEA' &&
    spans.some((_, i) => i < here && clauseOf(i) === clauseOf(here) && cat(i) === 'SENT')
  for (const { at: here, length, kind } of drafts)
    if (rowOf(here)?.length === 1 && kind === 'standard' && length !== null && !isSentenced(here))
      if (cat(here + 1) === 'BUT' && /^(?:after|before|since)$/i.test(spans[here + 1]?.text ?? ''))
        say('length', here)
}

/** Finds whether a word turns a length in its clause: before it, or right behind it. */
function turningIn(
  { spans, cat, clauseOf, roleOf, isOthers }: Pieces,
  isCustody: boolean,
): (here: number) => boolean {
  const last = new Map<number | undefined, number>()
  for (const i of spans.keys())
    if (!(isCustody && roleOf(i) === 'aside') && (/^[LN]$/.test(cat(i)) || kindCats[cat(i)] !== undefined))
      last.set(clauseOf(i), i)
  return (here) =>
    !(
      cat(here) === 'OTHERP' && isOthers(spans.find((one, i) => i > here && one.cats[0] === 'Z')?.from ?? -1)
    ) &&
    ((last.get(clauseOf(here)) ?? -1) > here ||
      (/^(?:OTHERP|DROP|APP|VAGUE)$/.test(cat(here)) && cat(here - 1) === 'L'))
}

/** "It is a minimum term": a word for the kind that every sentence has, with its length. */
const isOfAll = (kind: KindRead | undefined, drafts: readonly Draft[]): boolean =>
  drafts.length > 0 && kind !== 'default' && drafts.every((one) => one.kind === kind && one.length !== null)

/** The kinds beside which a cue says nothing more of the kind. */
const ofKinds: Partial<Record<Category, readonly KindRead[]>> = {
  YTH: ['dto', 'section_250'],
  LIC: ['life', 'ipp'],
}

/** What a cue asks that stands in no row and turns nothing. */
function cueAlone(pieces: Pieces, i: number, drafts: readonly Draft[], say: Say): void {
  const { spans, cat, clauseOf, isSaid, roleOf } = pieces
  const isCustody = drafts.length > 0
  const is: Category = cat(i)
  const { text = '', cats = [] } = spans[i] ?? {}
  const byFigure = asksByFigure[is]
  const isByFigure = (): boolean =>
    spans.some((_, n) => /^[LNR]$/.test(cat(n)) && clauseOf(n) === clauseOf(i))
  /** "Each way" is of no sentence. */
  const isOfSentences = (): boolean =>
    spans.some(
      ({ cats: its }, n) =>
        clauseOf(n) === clauseOf(i) && its.some((one) => /^(?:[LNRXQO]|XC|CON[CS])$/.test(one)),
    )
  const isEach = (): boolean => spans.some((one) => one.cats.includes('ALLC') || /^each$/i.test(one.text))
  if (is === 'N' || is === 'X') say(isCustody ? 'number' : 'unit', i)
  else if (byFigure !== undefined && isByFigure() && !(ofKinds[is] ?? []).some((one) => isOfAll(one, drafts)))
    say(byFigure, i)
  // "He has 2 sentences: 3 years", and no other is told.
  else if (/^\S+ sentences$/i.test(text) && isCustody && spans[i]?.value !== drafts.length) say('number', i)
  else if (cats[1] === 'XC' && isCustody && isEach()) say('length', i)
  else if (is === 'ALL' && /^(?:each|both)$/i.test(text) && drafts.length === 1 && isOfSentences())
    say('other_sentence', i)
  // "Banned for 3 years or until a test is passed": what was set aside is no other length.
  else if (is === 'OR' && [i - 1, i + 1].some((n) => figures.has(cat(n)) && roleOf(n) !== 'aside'))
    say('length', i)
  else if ((is === 'CONS' || is === 'CONC') && !isCustody) say('runs', i)
  else if (is === 'BRC' && (isSaid('SUS', 'COM', 'LIC') || cat(i + 1) !== 'O')) say('kind', i)
  // "60 days, he owes £3,000": short enough to be for money.
  else if (is === 'DEFW' && drafts.some(({ length }) => length !== null && !isLong(length))) say('kind', i)
  // "Concurrent terms of 3 years on counts 1 and 2 and 18 months on count 3": each of two has the first.
  else if (is === 'Q' && (spans[i]?.counts?.length ?? 0) > 1 && drafts.length > 1 && cat(i - 1) === 'L')
    say('other_sentence', i)
  // "6 months, time served".
  else if (is === 'SRV' && /\btime\b/i.test(text)) say('remand_days', i)
  else if (is === 'MINB' && !drafts.some(({ kind }) => kind === 'extended' || kind === 'life')) say('kind', i)
  else if (kindCats[is] !== undefined && !/^(?:DEFW|INJ|DEFIF)$/.test(is) && !isOfAll(kindCats[is], drafts))
    say('kind', i)
}

/** What is open of a sentence. */
function openOf(
  pieces: Pieces,
  draft: Draft,
  isNameless: boolean,
  [from, to]: Segment,
  drafts: readonly Draft[],
  say: Say,
): void {
  const { spans, told, cat, clauseOf } = pieces
  const isYoung = ({ kind }: Draft): boolean => kind === 'dto' || kind === 'section_250'
  if (draft.kind === 'suspended' && !draft.activated) say('activated', draft.at)
  if (draft.kind === 'standard' && drafts.some(isYoung)) say('kind', draft.at)
  const about = spans[draft.offenceAt]?.text
  const first = behind(pieces, draft)
  const deed = told[first + 1]
  // "For driving like a fool": something that has no name here.
  const isForDeed = /^for$/i.test(told[first]?.text ?? '') && deed?.cats[0] === 'H' && /ing$/i.test(deed.text)
  if (about !== undefined && !draft.isSure) say('offence', draft.at, '', about)
  else if (draft.keys.length === 0 && (isForDeed || isNameless)) say('offence', draft.at)
  else if (draft.keys.length === 0 && draft.kind !== 'contempt')
    for (let i = from; i < to; i++)
      if (
        cat(i) === 'U' &&
        ((spans[i]?.isNamed && clauseOf(i) === clauseOf(draft.at)) || isBehindFor(pieces, drafts, i))
      )
        say('offence', i)
}

/** "She admitted ill treatment": something that has no name here. */
const isOfNoName = (told: readonly WordSpan[], at: number): boolean =>
  /^(?:PLEA|ODAY)$/.test(told[at]?.cats[0] ?? '') &&
  /(?:guilty (?:of|to)|convicted of|admit(?:ted|ting)|charged with)$/i.test(told[at]?.text ?? '') &&
  /^[HU]$/.test(told[at + 1]?.cats[0] ?? '') &&
  /^[HU-]$/.test(told[at + 2]?.cats[0] ?? '') &&
  !/^(?:the|that|his|her|their|it|all|this|he|she|they|in|at|on|before|by|after|when|what|both)$/i.test(
    told[at + 1]?.text ?? '',
  )

/** Where the words begin that stand behind the row of a sentence, small ones with them. */
const behind = ({ toldAt }: Pieces, { next }: Draft): number => toldAt(next - 1) + 1

/** What somebody does that is a crime by its own word: what stands behind it, it was done to. */
const deeds =
  /^something$|^(?:assault|attack|punch|kick|stabb|hitt|robb|burgl|steal|shoplift|sell|supply|deal|driv|threaten|harass|stalk|bit|spitt|smash|rap|kill|groom|smuggl|beat|strangl|defraud|conn|trick)ing$/i

/** Whether a word stands behind "for", right behind a sentence: what a long one is for, or a deed: money that is owed is neither. */
function isBehindFor(pieces: Pieces, drafts: readonly Draft[], here: number): boolean {
  const draft = drafts.findLast(({ next }) => next <= here)
  if (draft?.length == null) return false
  const next = behind(pieces, draft)
  const [from, to] = [next + (pieces.told[next]?.cats[0] === 'D' ? 1 : 0), pieces.toldAt(here)]
  const between = to - from > mostBehind ? [] : pieces.told.slice(from, to)
  const isOfIt = ({ cats }: WordSpan): boolean => /^(?:H|U|NAME|O)$/.test(cats[0] ?? '')
  const isDeed =
    draft.kind === 'contempt' ||
    isLong(draft.length) ||
    deeds.test((between[1] ?? pieces.spans[here])?.text ?? '')
  return isDeed && /^for$/i.test(between[0]?.text ?? '') && between.every(isOfIt)
}
