import { type Day, isoDate, parseDay } from '@requisite/law'
import { creditOfRows } from './credit.ts'
import { byCategory, covered, type Item, kindCats } from './engine.ts'
import { daysOf, isSame, lengthIn, monthsOf } from './length.ts'
import type { FindOffence } from './offences.ts'
import { peopleIn, personIn } from './people.ts'
import { piecesRead } from './pieces.ts'
import { shortly } from './quote.ts'
import {
  type Aside,
  type Ask,
  type AskedOfWords,
  type KindRead,
  type Reading,
  type RecallRead,
  soft,
  type WordsQuestion,
} from './reading.ts'
import { type Draft, draftsIn, howTheyRun, isLong, newDraft, segmentsOf } from './sentences.ts'
import { isDeciding, spansIn, type WordSpan } from './spans.ts'

/** No more is read: a page of remarks. */
export const mostCharacters = 6000
const mostQuestions = 30
const mostBehind = 30

/** Questions about one piece alone, beside which what was read is kept. */
const local = /^(?:number|other_sentence|remand_unit|minimum_term|unpaid|extension)$/
const figure = /^[LNDERX]$/
/** What leaves an unknown word in its clause without weight. */
const quiet =
  /^(?:H|NAME|[UZMOQ.,(-]|AND|PLUS|WITH|BUT|OR|ODAY|PLEA|BORN|SDAY|ALL|BEF|MON|WITHIN|EQ|FROM|TO|DEFW|RSTD|FIXED|NSP|INJ|OFW|MADE|CONSW|HMP|TRIAL|AWAY|SAMED|TOPAY|RESP|TAGR)$/
/** What "no" or "not" before it denies, and no offence with it. */
const deniedByName = /^(?:REMD?|TAG|SUS|ACT|EXT|LIFE|CTM|DEF|RECALL)$/
/** What a cue asks that stands in no row; where it turns or names nothing by itself, only before or beside a figure. */
const asksOf =
  byCategory<Ask>(`remand_days: REM REMD REMF LESS; tag_days: TAG TAGD; custody: NOTYET; total: TOT;
  other_sentence: CONST;
  date: SAMED D E; kind: ACT MIN REDTO; length: L RESP R`)
const asksByFigure = byCategory<Ask>('custody: IF; kind: LIC SUPV YTH DEFIF; length: SAME; words: BACK')
const turning = byCategory<Ask>(
  'length: NOT WHATIF OTHERP LEFT REL TAGR VAGUE DROP APP; custody: HOPED; number: SRV SRW',
)
const whyOf =
  byCategory(`order: ORD REQ; community: COM; money: MON M WITHIN; other_person: OTHERP; not_passed: WHATIF
  WHATB HOPED;
  release: REL RELD HALF LEFT; other_day: ODAY BORN; denied: NOT DROP; tag: TAGR; no_penalty: NSP`)
const plainQuestion = (ask: Ask): WordsQuestion => ({
  ...{ ask, from: -1, to: -1, about: '', of: '', days: [], offences: [] },
})

/** Reads what a court said, in the words of anybody. Nothing that decides is dropped: it is read, set aside, or asked about. */
export function readWords(text: string, find: FindOffence, asked: AskedOfWords): Reading {
  const answers = asked.answers ?? []
  const given = (ask: Ask, from?: number): string | undefined =>
    answers.findLast((one) => one.ask === ask && (from === undefined || one.from === from))?.say
  const found = text.length > mostCharacters ? null : spansIn(text, find, asked.today)
  const all = found ?? []
  const people = peopleIn(all)
  const whose = given('whose')
  const isOthers = (from: number): boolean =>
    whose !== undefined &&
    whose !== 'both' &&
    people.some((one) => one.number !== Number(whose) && one.from <= from && from < one.to)
  const person = personIn(all)
  const told = all.map(answered)
  const spans = told.filter(isDeciding)
  const place = new Map(told.map((span, i) => [span, i]))
  const cat = (at: number): string => spans[at]?.cats[0] ?? '.'
  const { matches, rivalAt } = covered(spans)
  const role = new Map<number, string>()
  const rowOf = new Map<number, readonly Item[]>()
  for (const row of matches)
    for (const item of row)
      for (let at = item.at; at < item.next; at++) {
        role.set(at, item.role ?? 'used')
        rowOf.set(at, row)
      }
  const questions: WordsQuestion[] = []
  let isTurned = false
  /** What a row made of a span: a length has all its parts. */
  const itemAt = (at: number): Item | undefined => rowOf.get(at)?.find((item) => item.at === at)
  const say = (ask: Ask, at: number, of: WordsQuestion['of'] = '', name?: string): void => {
    const { from = -1, day = null, days = [] } = spans[at] ?? {}
    const to = spans[(itemAt(at)?.next ?? at + 1) - 1]?.to ?? -1
    const about = name ?? text.slice(Math.max(from, 0), Math.max(to, 0))
    const isThis = (one: { readonly ask: string; readonly from: number }): boolean =>
      one.ask === ask && one.from === from
    if (questions.length >= mostQuestions || questions.some(isThis) || answers.some(isThis)) return
    const which = ask === 'date' ? (day === null ? days : [day]).map(isoDate) : []
    const offences = ask === 'offence' ? (drafts.find((one) => one.at === at)?.keys ?? []) : []
    questions.push({ ask, from, to, about: shortly(about), of, days: which, offences })
  }
  const isSaid = (...cats: readonly string[]): boolean =>
    spans.some((_, i) => cats.includes(cat(i)) && role.get(i) !== 'aside')
  const at = (...roles: readonly string[]): readonly number[] =>
    spans.flatMap((_, i) => (roles.includes(role.get(i) ?? '') ? [i] : []))

  const made = draftsIn(spans, matches, say)
  const only = made.totals[0]
  // A total alone is the sentence.
  const isWhole = made.drafts.length === 0 && only !== undefined
  let drafts = isWhole ? [newDraft([only], only.at, only.length, 'standard')] : made.drafts
  if (asked.others.length > 0) drafts = drafts.filter((one) => !isToldBefore(one))
  const segments = segmentsOf(spans, drafts)
  const clause = clausesOf()
  const clausesWith = (isOne: (cat: string) => boolean): ReadonlySet<number | undefined> =>
    new Set(clause.filter((_, i) => isOne(cat(i))))
  const withFigure = clausesWith((is) => /^[LNR]$/.test(is))
  const withWeight = clausesWith((is) => !quiet.test(is))
  const lastTurned = new Map<number, number>()
  for (const [i, its] of clause.entries())
    if (/^[LN]$/.test(cat(i)) || kindCats[cat(i)] !== undefined) lastTurned.set(its, i)
  for (const [i, draft] of drafts.entries()) offenceOf(draft, segments[i] as readonly [number, number])
  for (const draft of drafts) lawOf(draft)
  let total = howTheyRun(spans, drafts, matches, isWhole ? { ...made, totals: [] } : made, asked, say)
  answerDrafts()
  const date = dayOfSentence()
  const isHung =
    drafts.length > 0 && drafts.every(({ kind, activated }) => kind === 'suspended' && !activated)
  const credit = creditOfRows(spans, matches, { today: asked.today, date, isHung, answers, say })
  if (isHung) for (const i of at('curfew')) role.set(i, 'aside')
  const birth = spans[at('born')[0] ?? -1]?.day ?? null
  const born = birth === null ? null : isoDate(birth)
  const age = ageIn()
  const asConvicted = convictedAs()
  if (people.length < 2 || whose !== undefined) leftOver()
  return finish()

  /** "4 months to run after the 3 years", which were told before: that one is followed. */
  function isToldBefore(one: Draft): boolean {
    const by = made.drafts.find(({ follows }) => follows === one)
    const number = asked.others.findIndex(
      ({ length }) => length !== undefined && one.length !== null && isSame(length, one.length),
    )
    if (by === undefined || number === -1) return false
    by.follows = number + 1
    return true
  }

  /** A span with what was answered about it. */
  function answered(span: WordSpan): WordSpan {
    const [is = ''] = span.cats
    if (isOthers(span.from)) return { ...span, age: 0, cats: [figure.test(is) || is === 'O' ? 'Z' : 'H'] }
    if (is === 'OTHERP' && (whose !== undefined || span === person)) return { ...span, cats: ['H'] }
    const isSettled =
      (is === 'U' && isTappedAway(span)) ||
      (is === 'NOTYET' && given('custody') === 'yes') ||
      (is === 'RECALL' && given('recall') === 'no')
    if (isSettled) return { ...span, cats: ['H'] }
    const here = answers.findLast(
      ({ from, ask }) => from === span.from && /^(?:unit|number|remand_unit|length)$/.test(ask),
    )
    if (here === undefined || !/^[NLR]$/.test(is)) return span
    const { length: _, ...rest } = span
    if (/^(?:aside|unknown|remand)$/.test(here.say)) return { ...rest, cats: ['Z'] }
    const length = lengthIn(here.ask === 'length' ? here.say : `${span.value} ${here.say}`)
    return length === null ? span : { ...span, cats: ['L'], length }
  }

  /** Whether a word that nobody knows was said not to matter: each by itself, where they are named. */
  function isTappedAway({ text: word }: WordSpan): boolean {
    return answers.some(
      ({ ask, about }) =>
        ask === 'words' &&
        (about === undefined ||
          about.split(/[, …]+/).some((one) => one.toLowerCase() === word.toLowerCase())),
    )
  }

  /** The clause of each span: signs, and words that begin one, cut. */
  function clausesOf(): readonly number[] {
    let now = 0
    return spans.map((span, i) => {
      const is = cat(i)
      const isVerb = is === 'SENT' && cat(i - 1) !== 'NOT' && /^(?:has|have|was|were|is)\b/i.test(span.text)
      if (/^[.,(]$/.test(is) || isVerb || (is === 'BUT' && !figure.test(cat(i + 1)))) now++
      return now
    })
  }

  /** Whether the words stand in the place of an offence: behind for, of, guilty of, a count, at the head of a line, or beside the
   *  length. */
  function isInPlace(here: number, draft: Draft, depth = 0): boolean {
    const before = cat(here - 1)
    const at = (n: number): number => (place.get(spans[here] as WordSpan) as number) + n
    const isOwn = (i: number): boolean => rowOf.get(i) !== undefined && rowOf.get(i) === rowOf.get(draft.at)
    if (here === 0 || before === '.' || before === 'Q' || isOwn(here)) return true
    if (isOwn(here - 1) && role.get(here - 1) !== 'aside') return true
    if (/^[-(]$/.test(before) && (here === 1 || cat(here - 2) === 'Q' || isOwn(here - 2))) return true
    if (isOwn(here + 1) && clause[here] === clause[draft.at] && /^(?:[.,]|AND|PLUS)$/.test(before))
      return true
    const isAlone = [-1, 1].every((n) => /^[,.]$/.test(told[at(n)]?.cats[0] ?? '.'))
    if (before === ',' && isAlone) return true
    if (before === 'AND' || before === ',')
      return cat(here - 2) === 'O' && depth < 9 && isInPlace(here - 2, draft, depth + 1)
    let raw = at(-1)
    while (/^(?:the|an?|his|her|their|offences?|charges?|counts?)$/i.test(told[raw]?.text ?? '')) raw--
    return /^(?:for|of)$/i.test(told[raw]?.text ?? '') || /^(?:PLEA|ODAY)$/.test(told[raw]?.cats[0] ?? '')
  }

  function offenceOf(draft: Draft, [from, to]: readonly [number, number]): void {
    const isOut = (i: number): boolean =>
      /^(?:aside|follows)$/.test(role.get(i) ?? '') ||
      /^(?:ORD|COM|NSP|DROP)$/.test(cat(i - 1)) ||
      [-6, -5, -4, -3, -2, -1, 1, 2, 3].some(
        (n) =>
          clause[i + n] === clause[i] &&
          /^(?:NOT|DROP|OTHERP|NSP)$/.test(cat(i + n)) &&
          // "No remand", "not suspended": what is denied is named there.
          rowOf.get(i + n)?.every((item) => !deniedByName.test(item.cat)) === true,
      )
    const inSegment: number[] = []
    for (let i = from; i < to; i++) if (cat(i) === 'O' && !isOut(i)) inSegment.push(i)
    const placed = inSegment.filter((i) => isInPlace(i, draft))
    const own = placed.filter((i) => clause[i] === clause[draft.at] || rowOf.get(i) === rowOf.get(draft.at))
    const chosen = [own, placed, inSegment].find(({ length }) => length > 0)
    if (chosen === undefined) return
    const keys = [...new Set(chosen.flatMap((i) => spans[i]?.keys ?? []))]
    draft.offenceAt = chosen[0] as number
    draft.keys = keys.slice(0, 5)
    draft.isSure = placed.length > 0 && keys.length === 1 && chosen.every((i) => spans[i]?.isSure)
  }

  /** The law as a second reading: what it does not allow is asked about. */
  function lawOf(draft: Draft): void {
    const { at: here, length, extension, isSure } = draft
    const kind = given('kind', spans[here]?.from) ?? draft.kind
    const [key = ''] = isSure ? draft.keys : []
    const months = extension === null ? 0 : monthsOf(extension)
    const is = (isWrong: boolean, ask: Ask, of?: 'minimum'): void => {
      if (isWrong) say(ask, here, of)
    }
    is(length !== null && (monthsOf(length) > 1200 || daysOf(length) > 36_500), 'length')
    is(length === null && (kind === 'suspended' || kind === 'standard'), 'length')
    is(key === 'murder' && kind === 'standard', 'kind', 'minimum')
    is(kind === 'dto' && length !== null && monthsOf(length) > 24, 'kind')
    is(extension !== null && kind === 'extended' && (months < 12 || months > 120), 'extension')
    is(extension !== null && kind === 'sopc' && months !== 12, 'kind')
    is(/^(?:default|contempt)$/.test(kind) && key !== '' && !/contempt|breach/.test(key), 'kind')
    // A requirement is part of an order, or of a suspended sentence.
    is(kind === 'standard' && isSaid('REQ'), 'kind')
    // Who breaks the order of a civil court is convicted, or committed for contempt.
    const isCommitted = rowOf.get(here)?.some(({ at: i }) => /^commit/i.test(spans[i]?.text ?? ''))
    is(kind === 'standard' && /molestation|injunction/.test(key) && isCommitted === true, 'kind')
    // Murder has no other sentence: a minimum term is that of life.
    const asking = questions.findIndex((one) => one.ask === 'kind' && one.from === spans[here]?.from)
    if (key === 'murder' && kind === 'life' && asking >= 0) questions.splice(asking, 1)
  }

  function answerDrafts(): void {
    if (answers.length === 0) return
    const from = (draft: Draft): number => spans[draft.at]?.from ?? -1
    if (given('total') === 'total' && drafts[0] !== undefined) {
      drafts = [{ ...drafts[0], length: total, runs: null }]
      total = null
    }
    drafts = drafts.filter((one) => given('unpaid', from(one)) !== 'no')
    for (const [i, one] of drafts.entries()) {
      const isBeside = (ask: Ask): boolean => drafts.length === 1 && /^(?:kind|minimum_term)$/.test(ask)
      const said = (ask: Ask): string | undefined =>
        given(ask, from(one)) ?? (isBeside(ask) ? given(ask) : undefined)
      one.kind = (said('kind') ?? one.kind) as KindRead
      if (one.kind === 'standard') one.extension = null
      one.length = lengthIn(said('length') ?? said('minimum_term') ?? '') ?? one.length
      if (said('extension') === 'custody') one.length = itemAt(one.at)?.length ?? one.length
      one.extension = lengthIn(said('extension') ?? '') ?? one.extension
      const key = said('offence')
      if (key !== undefined) [one.keys, one.isSure] = key === 'later' ? [[], false] : [[key], true]
      if (said('activated') !== undefined) one.activated = said('activated') === 'yes'
      const runs = said('runs')
      const to = asked.others.length + Math.max(i, 1)
      if (runs !== undefined) one.runs = runs === 'consecutive' ? `consecutive to ${to}` : runs
    }
  }

  function dayOfSentence(): string | null {
    const answer = answers.findLast((one) => one.ask === 'date' && /^\d/.test(one.say))
    if (answer !== undefined) return answer.say
    for (const i of at('dateOpen', 'dateOdd')) say('date', i)
    const found = at('date', 'remandToSentence')
    const days = new Set(found.map((i) => spans[i]?.day))
    const [first] = found
    const day = spans[first ?? -1]?.day ?? null
    if (first === undefined) return null
    const isBare = found.every((i) => rowOf.get(i)?.every(({ cat }) => /^(?:O|DT?)$/.test(cat)))
    const isOther =
      cat(first - 1) === 'FROM' ||
      (!withFigure.has(clause[first]) && hasDeed(clause[first])) ||
      spans.some((_, i) => /^(?:ODAY|PLEA)$/.test(cat(i)) && !role.has(i) && clause[i] === clause[first])
    // A newspaper's "today" is another day: only people who speak for themselves are taken at their word.
    const isNews =
      !/\d/.test(spans[first]?.text ?? '') &&
      told.some(({ cats }) => cats[0] === 'NAME') &&
      !/\b(?:my|our|we|i|im|me|us)\b/i.test(text)
    const isOld = day !== null && asked.today - day > 3 * 366 && !drafts.some(({ kind }) => kind === 'ipp')
    const isSure = days.size === 1 && day !== null && day <= asked.today && !isNews
    if (isSure && !(isBare && (isOld || isOther))) return isoDate(day)
    for (const i of found) say('date', i)
    return null
  }

  /** "Caught with a knife today": the day of what was done. */
  function hasDeed(its: number | undefined): boolean {
    return spans.some((span, i) => clause[i] === its && cat(i) === 'O' && !span.isSure)
  }

  /** The age of the person, where it is told. Below 18 there are other kinds of sentences. */
  function ageIn(): number | null {
    const told = spans.flatMap(({ age: its = 0 }) => (Math.abs(its) < 10 ? [] : [its]))
    const found = new Set(told.filter((one) => one > 0))
    if (birth !== null) found.add(Math.floor((asked.today - birth) / 365.2425))
    if (
      [...told, ...found].some((one) => Math.abs(one) < 18) &&
      drafts.some(({ kind }) => kind === 'standard')
    )
      say('kind', drafts[0]?.at ?? 0, 'young')
    return found.size === 1 && (people.length < 2 || whose !== undefined) ? ([...found][0] as number) : null
  }

  /** Who is a child now was one when convicted; an adult was one where the sentence is of this year, and 18 were reached before. */
  function convictedAs(): Reading['convictedAs'] {
    if (age === null || age < 18) return age === null ? null : 'child'
    const since = date === null ? 366 : asked.today - (parseDay(date) as Day)
    return since < 366 && (age > 18 || since < 2) ? 'adult' : null
  }
  function isAge(here: number): boolean {
    return asConvicted !== null && spans[here]?.age === age
  }

  /** What found no place: it is asked about. */
  function leftOver(): void {
    const isCustody = drafts.length > 0
    const isOfOrder = isSaid('SUS', 'COM', 'LIC')
    const isEach = spans.some(({ cats, text }) => cats.includes('ALLC') || /^each$/i.test(text))
    if (rivalAt !== null) say('number', rivalAt)
    for (const wrong of answers)
      if (wrong.ask === 'wrong')
        say(
          'number',
          spans.findIndex((span, i) => span.from >= wrong.from && figure.test(cat(i))),
        )
    const unknown = spans.flatMap((_, i) => (cat(i) === 'U' && isWeighty(i) ? [i] : []))
    const words = new Set(unknown.map((i) => spans[i]?.text ?? ''))
    if (unknown[0] !== undefined) say('words', unknown[0], '', [...words].join(', '))
    // "Remanded for 28 days": a time on remand is no sentence, even where no other length is told.
    for (const i of at('remandAsk'))
      if (rowOf.get(i)?.[0]?.at === i)
        for (const beside of [i - 1, i + 1])
          if (cat(beside) === 'L' && (beside < i || drafts.length === 1)) say('length', beside)
    // "Two days after being released" is a distance in time.
    for (const { at: here, length, kind } of drafts)
      if (rowOf.get(here)?.length === 1 && kind === 'standard' && length !== null)
        if (cat(here + 1) === 'BUT' && /^(?:after|before|since)$/i.test(spans[here + 1]?.text ?? ''))
          say('length', here)
    for (const i of at('hoped'))
      if (isCustody) role.set(i, 'aside')
      else say('custody', i)
    for (const i of spans.keys()) {
      const is = cat(i)
      const always = asksOf[is]
      const byFigure = asksByFigure[is]
      const byTurn = turning[is]
      if (role.has(i)) continue
      if (always !== undefined) say(always, i)
      // "Tag after 5 months" tells no sentence.
      if (is === 'TAG' && turns(i)) say('length', i)
      if (always !== undefined) continue
      if (is === 'N' || is === 'X') say(isCustody ? 'number' : 'unit', i)
      else if (byFigure !== undefined && withFigure.has(clause[i])) say(byFigure, i)
      else if (byTurn !== undefined && turns(i)) {
        say(byTurn, i)
        isTurned = true
      } else if (spans[i]?.cats[1] === 'XC' && drafts.length > 0 && isEach) say('length', i)
      else if (is === 'ALL' && /^(?:each|both)$/i.test(spans[i]?.text ?? '') && drafts.length === 1)
        say('other_sentence', i)
      else if (is === 'OR' && (figure.test(cat(i - 1)) || figure.test(cat(i + 1)))) say('length', i)
      else if ((is === 'CONS' || is === 'CONC') && !isCustody) say('runs', i)
      else if (is === 'BRC' && (isOfOrder || cat(i + 1) !== 'O')) say('kind', i)
      else if (is === 'MINB' && !drafts.some(({ kind }) => kind === 'extended' || kind === 'life'))
        say('kind', i)
      else if (kindCats[is] !== undefined && !/^(?:DEFW|INJ|DEFIF)$/.test(is)) say('kind', i)
    }
    const isYoung = ({ kind }: Draft): boolean => kind === 'dto' || kind === 'section_250'
    for (const [n, draft] of drafts.entries()) {
      const [from, to] = segments[n] ?? [0, 0]
      if (draft.kind === 'suspended' && !draft.activated) say('activated', draft.at)
      if (draft.kind === 'standard' && drafts.some(isYoung)) say('kind', draft.at)
      const about = spans[draft.offenceAt]?.text
      if (about !== undefined && !draft.isSure) say('offence', draft.at, '', about)
      else if (draft.keys.length === 0 && isForDeed(draft)) say('offence', draft.at)
      else if (draft.keys.length === 0)
        for (let i = from; i < to; i++) if (cat(i) === 'U' && isBehindFor(i)) say('offence', i)
    }
  }
  /** Whether a word turns a length behind it in its clause. */
  function turns(here: number): boolean {
    if ((lastTurned.get(clause[here] as number) ?? -1) > here) return true
    return /^(?:OTHERP|DROP|APP|VAGUE)$/.test(cat(here)) && cat(here - 1) === 'L'
  }
  /** Where the words begin that stand behind the row of a sentence, small ones with them. */
  function behind({ next }: Draft): number {
    return (place.get(spans[next - 1] as WordSpan) as number) + 1
  }
  /** Whether a word stands behind "for", right behind a long sentence: it is what the sentence is for. */
  function isBehindFor(here: number): boolean {
    const draft = drafts.findLast(({ next }) => next <= here)
    if (draft?.length == null || !isLong(draft.length)) return false
    const [from, to] = [behind(draft), place.get(spans[here] as WordSpan) as number]
    const between = to - from > mostBehind ? [] : told.slice(from, to)
    const isOfIt = ({ cats }: WordSpan): boolean => /^(?:H|U|NAME|O)$/.test(cats[0] ?? '')
    return /^for$/i.test(between[0]?.text ?? '') && between.every(isOfIt)
  }
  /** Whether a sentence is said to be for something that has no name here: "for driving like a fool". */
  function isForDeed(draft: Draft): boolean {
    const [first, deed] = [told[behind(draft)], told[behind(draft) + 1]]
    return /^for$/i.test(first?.text ?? '') && deed?.cats[0] === 'H' && /ing$/i.test(deed.text)
  }
  /** Whether a word that nobody knows stands in a clause with a figure or a cue. */
  function isWeighty(here: number): boolean {
    return withWeight.has(clause[here]) && !isBehindFor(here)
  }

  function recallIn(): RecallRead | null {
    if (!isSaid('RECALL') && at('recallDays', 'recallDate').length === 0) return null
    let found: RecallRead = {}
    // The day of a sentence that is not told.
    if (drafts.length === 0) for (const i of at('date')) say('date', i)
    for (const i of at('recallDays')) {
      const { length = null, value = 0 } = spans[i] as WordSpan
      if (length !== null && monthsOf(length) > 0) say('length', i)
      else found = { ...found, kind: 'fixed', days: length === null ? value : daysOf(length) }
    }
    for (const i of at('recallDate')) {
      const { day: its = null, days = [] } = spans[i] as WordSpan
      // Without its year it is the last that has come.
      const day = its ?? days[0] ?? null
      const isBack = rowOf.get(i)?.some(({ at: by }) => /\b(?:back|return)/i.test(spans[by]?.text ?? ''))
      if (day === null || day > asked.today) say('date', i)
      else
        found = {
          ...found,
          [isBack ? 'returned' : 'date']: isoDate(day),
          ...(its === null && { isYearTaken: true }),
        }
    }
    if (at('recallTag').length > 0) found = { ...found, kind: 'tag' }
    return at('recallStandard').length > 0 ? { ...found, kind: 'standard' } : found
  }
  /** Whether the sentence was passed before the recall, by its day: it is the one that they were called back to. */
  function isBeforeRecall({ date: on, returned }: RecallRead): boolean {
    const by = on ?? returned
    return by !== undefined && date !== null && date < by && drafts.length === 1
  }

  function asideIn(): readonly Aside[] {
    const isAside = (i: number): boolean =>
      /^(?:aside|same|served)$/.test(role.get(i) ?? '') ||
      (!role.has(i) && /^(?:Z|RELD|TAGR)$/.test(cat(i)) && !isAge(i)) ||
      ((role.get(i) ?? 'used') === 'used' && /^(?:M|ORD|COM|REQ|MON|HALF|NSP|REL)$/.test(cat(i)))
    const found: Aside[] = []
    for (let i = 0; i < spans.length; i++) {
      if (!isAside(i)) continue
      const row = rowOf.get(i)
      let last = i
      while (isAside(last + 1) && (row === undefined || rowOf.get(last + 1) === row)) last++
      const cats = [
        ...(row ?? []).map((item) => item.cat),
        ...spans.slice(i, last + 1).map((one) => one.cats[0]),
      ]
      const why = cats.map((one) => whyOf[one ?? '']).find((one) => one !== undefined) ?? 'other'
      const [from, to] = [spans[i]?.from ?? 0, spans[last]?.to ?? 0]
      found.push({
        from,
        to,
        text: shortly(text.slice(from, to)),
        why: isOthers(from) ? 'other_person' : why,
      })
      i = last
    }
    return found
  }

  function finish(): Reading {
    const recall = recallIn()
    const isTwo = people.length > 1 && whose === undefined
    const aside = asideIn().filter(({ why }) => !(isTwo && why === 'other_person'))
    const unused = spans.flatMap((span, i) => (cat(i) === 'U' ? [shortly(span.text)] : []))
    const sentences = drafts.map((draft) => ({
      from: spans[draft.at]?.from ?? -1,
      to: spans[draft.next - 1]?.to ?? -1,
      ...{ length: draft.length, kind: draft.kind, extension: draft.extension },
      ...{ suspendedFor: draft.suspendedFor, activated: draft.activated, date, runs: draft.runs },
      offence: draft.isSure ? (draft.keys[0] ?? null) : null,
      offenceChoices: draft.isSure ? [] : draft.keys,
    }))
    const reading = (
      status: Reading['status'],
      isKept: boolean,
      ...first: readonly WordsQuestion[]
    ): Reading => {
      const open = status === 'not_custody' ? [] : [...first, ...questions]
      const pieces = piecesRead({ spans, matches, drafts, questions: open, aside, isAge, isKept })
      return {
        ...{ text, status, total, recall, age, born, aside, unused, people, questions: open },
        convictedAs: asConvicted,
        pieces,
        sentences: isKept ? sentences : [],
        goesOn: status === 'asks' && isKept && sentences.length > 0,
        credit: isKept || drafts.length === 0 ? credit : {},
        isLess: matches.some((items) => items.some(({ cat }) => cat === 'LESS')),
        asked: [...new Set(open.map(({ ask }) => ask))],
        shown: pieces.flatMap(({ from, to, is, what }) =>
          /^(?:aside|unused)$/.test(is) || /^(?:age|born)$/.test(what) ? [text.slice(from, to)] : [],
        ),
      }
    }
    if (isTwo) {
      // Before all others: what the rest asks depends on it.
      questions.length = 0
      return reading('asks', false, plainQuestion('whose'), plainQuestion('length'))
    }
    const hard = questions.filter(({ ask }) => !soft.test(ask))
    if (recall !== null && given('recall') === undefined) {
      const isOfIt =
        drafts.every((one) => rowOf.get(one.at)?.some((item) => item.cat === 'RECALL')) ||
        isSaid('LIC', 'LICF', 'WHATIF') ||
        isBeforeRecall(recall)
      return hard.length === 0 && isOfIt
        ? reading('recall', true)
        : reading('asks', false, plainQuestion('recall'))
    }
    if (isSaid('NOTYET') && !hard.some(({ ask }) => ask === 'custody'))
      return reading('asks', false, plainQuestion('custody'))
    const isFree = spans.some((_, i) => cat(i) === 'COM' && !role.has(i))
    if (
      isFree &&
      drafts.some(({ kind }) => !/^(?:suspended|default)$/.test(kind)) &&
      given('custody') === undefined
    )
      return reading('asks', false, plainQuestion('custody'))
    if (drafts.length === 0) {
      const isRemand = isSaid('REM', 'REMF')
      const isOther =
        aside.some(({ why }) => /^(?:order|community|money)$/.test(why)) &&
        // A sentence that was set aside as somebody else's may be the person's.
        aside.every(({ why }) => why !== 'other_person')
      if (isOther && hard.length === 0 && !isRemand) return reading('not_custody', false)
      if (hard.some(({ ask }) => /^(?:unit|custody|length)$/.test(ask))) return reading('asks', false)
      return reading('asks', false, ...(isRemand ? [plainQuestion('custody')] : []), plainQuestion('length'))
    }
    // How one more sentence runs, and nothing of it is said, is asked beside those that were told before.
    const isOneMore = asked.others.length > 0 && drafts.length === 1 && drafts[0]?.runs === null
    return reading(
      hard.length === 0 ? 'read' : 'asks',
      rivalAt === null &&
        !isTurned &&
        hard.every(({ ask }) => local.test(ask) || (ask === 'runs' && isOneMore)),
    )
  }
}
