import { type Cue, cues } from './cues.ts'
import { counted, isSame, roughly, type SaidLength, units } from './length.ts'
import type { Answer } from './reading.ts'
import { cueIs, type WordSpan, wordIs } from './spans.ts'

/** What a span is for the sentence. */
export type Role =
  | 'custody'
  | 'remand'
  | 'remandFrom'
  | 'remandTo'
  | 'tag'
  | 'tagCounted'
  | 'tagFrom'
  | 'tagTo'
  | 'aside'
  | 'community'
  | 'hangs'
  | 'extension'
  | 'minimum'
  | 'total'
  | 'recall'
  | 'sentenceDay'
  | 'bareDay'
  | 'unclearDay'
  | 'unsettled'
  | 'default'
  /** The part of a suspended sentence that was put into effect. */
  | 'activated'
  | 'used'
  | 'left'

/** Spans with what each is, as it is found out. */
export interface Work {
  readonly spans: WordSpan[]
  readonly role: (Role | null)[]
  /** The cues that are there, so that nothing is looked for in vain. */
  readonly said: ReadonlySet<Cue>
  readonly text: string
}

const links = new Set(
  'for of since from was is time period on in a an the : - to as be about nearly around approx lasting term element part sentence spent will set at fixed must one length'.split(
    ' ',
  ),
)
const anyWord = (): boolean => true
const isLink = (word: string): boolean => links.has(word)

type Is = WordSpan['is']
const numbers: readonly Is[] = ['length', 'number']

interface Reach {
  readonly most: number
  readonly over?: (word: string) => boolean
  readonly accept?: readonly Is[]
  readonly through?: readonly Cue[]
  readonly isOverComma?: boolean
}

/** No cue reaches over more spans. */
const farthest = 12

/** The nearest span of a kind to one side, over few words and no stop; -1 where another comes first. */
export function reach(
  { spans, role }: Work,
  from: number,
  step: 1 | -1,
  { most, over = isLink, accept = numbers, through = [], isOverComma = false }: Reach,
): number {
  let words = 0
  for (let i = from + step; i >= 0 && i < spans.length && Math.abs(i - from) <= farthest; i += step) {
    const span = spans[i] as WordSpan
    if (accept.includes(span.is)) return role[i] === null ? i : -1
    if (span.is === 'word') {
      if (!over(span.word) || ++words > most) return -1
    } else if (span.is === 'cue') {
      if (span.cue !== 'vague' && span.cue !== 'spent' && !through.includes(span.cue)) return -1
    } else if (
      !(span.is === 'stop' && !span.isHard && isOverComma) &&
      !(span.is === 'noise' && span.age === null)
    )
      return -1
  }
  return -1
}

/** The nearest cue of these to one side, over few words and no stop. */
function cueBeside({ spans }: Work, from: number, step: 1 | -1, most: number, all: readonly Cue[]): number {
  let words = 0
  for (let i = from + step; i >= 0 && i < spans.length; i += step) {
    const span = spans[i] as WordSpan
    if (cueIs(span, ...all)) return i
    if (span.is === 'stop' || span.is === 'length' || ++words > most) return -1
  }
  return -1
}

/** The cues that can be denied, or dropped. */
const deniable = (Object.keys(cues) as Cue[]).filter(
  (cue) =>
    ![
      'not',
      'dropped',
      'custody',
      'sentenced',
      'all',
      'counts',
      'ofWhich',
      'young',
      'toServe',
      'reduced',
      'vague',
    ].includes(cue),
)

const isRun = (cue: Cue): boolean => cue === 'consecutive' || cue === 'concurrent'

/** Makes a number of years a length. */
const asYears = (work: Work, i: number): void => {
  const span = work.spans[i] as WordSpan
  if (span.is !== 'number') return
  const length = counted(span.value, 'years')
  if (length !== null) work.spans[i] = { is: 'length', length, last: null, from: span.from, to: span.to }
}

const saidAt = ({ spans, text }: Work, i: number): string =>
  text.slice(spans[i]?.from, spans[i]?.to).toLowerCase()

/** The next span that is something; -1 where none is near. */
function nextIs({ spans }: Work, i: number, is: (span: WordSpan, n: number) => boolean): number {
  for (let n = i + 1; n < spans.length && n <= i + 3 * farthest; n++)
    if (is(spans[n] as WordSpan, n)) return n
  return -1
}

type Rule = (work: Work, i: number, cue: Cue) => void
const set = ({ role }: Work, what: Role, ...all: readonly number[]): void => {
  for (const i of all) if (i in role) role[i] = what
}

const denial: Rule = (work, i, cue) => {
  // "not 3 years but 2".
  const number =
    cue === 'not' && saidAt(work, i) !== 'no'
      ? reach(work, i, 1, { most: 1, over: (word) => ['get', 'the', 'a', 'for'].includes(word) })
      : -1
  if (number >= 0) return set(work, 'aside', i, number)
  const isRefused = wordIs(work.spans[i + 1], 'to')
  // "no insurance, concurrent": nobody says that it is not.
  const own = saidAt(work, i) === 'no' ? deniable.filter((one) => !isRun(one)) : deniable
  const at = cue === 'not' || isRefused ? cueBeside(work, i, 1, 3, own) : cueBeside(work, i, -1, 3, deniable)
  if (at >= 0 && work.role[at] === null) {
    const [from, to] = [Math.min(at, i), Math.max(at, i)]
    for (let n = from; n <= to; n++) set(work, 'aside', n)
    const order = cue === 'dropped' ? cueBeside(work, from, -1, 1, deniable) : -1
    set(work, 'aside', order)
  } else if (cue === 'dropped' && reach(work, i, -1, { most: 3, over: anyWord }) >= 0) set(work, 'left', i)
}

/** "2 year", "12-day": of the thing that is named behind it. */
const isOfThing = ({ spans, text }: Work, i: number): boolean => {
  const span = spans[i]
  return (
    span?.is === 'length' && /[^1\s-][\s-]*(?:year|month|week|day)$/i.test(text.slice(span.from, span.to))
  )
}

/** An order takes the time behind it, or the one right before it. */
const order: Rule = (work, i) => {
  const { spans } = work
  set(work, 'aside', i)
  // "forfeiture of the knife", "the knife to be destroyed".
  if (/forfeit|destr|depriv/.test(saidAt(work, i)))
    for (const step of [1, -1])
      for (
        let n = i + step;
        Math.abs(n - i) < 5 && spans[n] !== undefined && spans[n]?.is !== 'stop';
        n += step
      )
        if (spans[n]?.is === 'offence') set(work, 'aside', n)
  const hung = cueBeside(work, i, 1, 2, ['suspended'])
  if (hung >= 0) {
    for (let n = i; n <= hung; n++) set(work, 'aside', n)
    const appeal = cueBeside(work, hung, 1, 2, ['reduced'])
    for (let n = hung; n <= appeal; n++) set(work, 'aside', n)
    return
  }
  // "disqualification extended by 5 months".
  let more = i + 1
  while (spans[more]?.is === 'length' || spans[more]?.is === 'word') more++
  if (cueIs(spans[more], 'extended', 'licence') && /^exten/.test(saidAt(work, more)) && more - i < 6) {
    const by = reach(work, more, 1, { most: 2, over: anyWord })
    for (let n = more; n <= by; n++) set(work, 'aside', n)
  }
  const ever = cueBeside(work, i, 1, 5, ['indefinite', 'life'])
  const right = reach(work, i, 1, { most: 5, over: anyWord })
  const isLeftClose = numbers.includes(spans[i - 1]?.is as Is)
  if (ever >= 0 && (right < 0 || ever < right)) for (let n = i; n <= ever; n++) set(work, 'aside', n)
  else if (right >= 0 && (spans[right] as WordSpan).is === 'length' && !(isLeftClose && right > i + 2))
    for (let n = i; n <= right; n++) set(work, 'aside', n)
  else {
    const left = reach(work, i, -1, {
      most: 2,
      over: (word) =>
        ['on', 'of', 'a', 'the', 'an'].includes(word) ||
        [2, 3].some((n) => isOfThing(work, i - n) && !wordIs(spans[i - n + 1], 'for', 'and', 'with')),
    })
    for (let n = left; n >= 0 && n < i; n++) set(work, 'aside', n)
  }
}

const community: Rule = (work, i) => {
  // Prison for breaking it.
  if (cueBeside(work, i, -1, 3, ['activated']) >= 0 || wordIs(work.spans[i + 1], 'breach', 'breached'))
    return set(work, 'aside', i)
  set(work, 'community', i)
  const right = reach(work, i, 1, { most: 2 })
  set(work, 'community', right >= 0 ? right : reach(work, i, -1, { most: 1 }))
}

const notCounted: Rule = (work, i) =>
  set(work, 'aside', i, reach(work, i, 1, { most: 3, accept: [...numbers, 'part'] }))

/** "reduced to 4 years": the length, where what it was before is no sentence. */
const reduced: Rule = (work, i) => {
  const right = reach(work, i, 1, { most: 1 })
  if (!/reduced to|lowered to|cut to/.test(saidAt(work, i)) || right < 0) return
  const isPlea = work.said.has('plea') || work.said.has('notCounted')
  const isAppeal = work.spans.some((span, n) => n !== i && cueIs(span, 'reduced'))
  if (
    isPlea &&
    !isAppeal &&
    !work.spans.some((span, n) => n < i && span.is === 'length' && work.role[n] === null)
  )
    set(work, 'aside', i)
}

/** What somebody else got, where the person's own is there, too. */
const otherPerson: Rule = (work, i) => {
  const { spans, role } = work
  const at = reach(work, i, 1, { most: 4, over: anyWord, through: ['sentenced', 'toServe', 'custody'] })
  if (at < 0) return
  const isOwnToo = spans.some(({ is }, n) => n !== at && role[n] === null && numbers.includes(is))
  const isWeak = /^(?:his|her) /.test(saidAt(work, i))
  if (isWeak && (!isOwnToo || work.said.has('consecutive') || work.said.has('concurrent'))) return
  if (isOwnToo) for (let n = i; n <= at; n++) set(work, 'aside', n)
  else set(work, 'left', at)
}

const within: Rule = (work, i) => {
  const right = reach(work, i, 1, { most: 2 })
  if (right >= 0) set(work, 'aside', i, right)
}

/** £950 or 28 days. */
const orElse = (work: Work): void => {
  for (const [i, span] of work.spans.entries()) {
    if (span.is !== 'money') continue
    set(work, 'aside', i)
    let at = i + 1
    while (cueIs(work.spans[at], 'money', 'order')) at++
    // "£12,000 within three months or serve another 6 months".
    if (cueIs(work.spans[at], 'within') && work.spans[at + 1]?.is === 'length') at += 2
    const length = wordIs(work.spans[at], 'or')
      ? reach(work, at, 1, {
          most: 4,
          accept: ['length'],
          over: anyWord,
          through: ['toServe', 'unsettled', 'default'],
        })
      : -1
    if (length >= 0) set(work, 'default', length)
  }
}

const recalled: Rule = (work, i) => {
  set(work, 'recall', i)
  const accept: readonly Is[] = ['length', 'number', 'date']
  // A fixed term is of days or weeks: a longer time is that of the sentence.
  const isShort = (at: number): boolean => {
    const span = work.spans[at]
    return span?.is === 'length' ? span.length.years + span.length.months === 0 : span !== undefined
  }
  const right = reach(work, i, 1, { most: 3, accept })
  const left = reach(work, i, -1, { most: 0 })
  if (right >= 0) {
    if (isShort(right)) set(work, 'recall', right)
  } else if (left >= 0 && isShort(left)) set(work, 'recall', left)
}

/** Time before the sentence takes what is behind it over small words, or else what is before it. */
const before =
  (what: 'remand' | 'tag'): Rule =>
  (work, i) => {
    const { spans, text } = work
    if (what === 'tag' && cueBeside(work, i, 1, 3, ['afterRelease']) >= 0)
      return set(work, 'aside', i, reach(work, i, -1, { most: 2 }))
    // A curfew that a suspended sentence brings.
    const isHung =
      what === 'tag' &&
      work.said.has('suspended') &&
      !work.said.has('activated') &&
      spans.some((span, n) => cueIs(span, 'suspended') && n < i && work.role[n] !== 'aside')
    if (isHung) return set(work, 'aside', i, reach(work, i, 1, { most: 2 }))
    const through: readonly Cue[] =
      what === 'tag' ? ['counts', 'remand', 'tag'] : ['counts', 'custody', 'served', 'remand', 'ofWhich']
    // "Days on remand (s.240ZA) 118".
    const behind = reach(work, saidAt(work, i + 1) === ')' ? i + 1 : i, 1, {
      ...{ most: 3, through: ['custody', 'tag', 'remand', 'counts'] },
      over: (word) => isLink(word) || /^(?:days|bail|sentencing|code|act|under)$/.test(word),
    })
    const left = reach(work, i, -1, {
      most: 6,
      over: (word) => !['but', 'and', '&'].includes(word),
      through,
    })
    // "100 days on curfew to count as 50".
    const isAs = (n: number): boolean =>
      what === 'tag' &&
      numbers.includes(spans[n]?.is as Is) &&
      wordIs(spans[n - 1], 'as') &&
      cueIs(spans[n - 2], 'counts')
    const right = left >= 0 && isAs(behind) ? -1 : behind
    if (reach(work, i, 1, { most: 3, accept: ['date'] }) >= 0) {
      work.role[i] = 'used'
      return
    }
    const isVerb = /^(?:remanded|held)/.test(text.slice(spans[i]?.from, spans[i]?.to).toLowerCase())
    const isBoth = right >= 0 && left >= 0
    const isLeftClose = isBoth && i - left <= 3
    const isNamed = right >= 0 && wordIs(spans[right - 1], ':', '=')
    if (isBoth && !isVerb && !isNamed && isLeftClose) {
      set(work, 'left', i)
      return
    }
    const at = right >= 0 ? right : left
    // "remand days: 112".
    const of = spans[at]
    const isDays = (): boolean =>
      /^days|240|325/.test(saidAt(work, i)) ||
      [...spans.slice(Math.max(0, i - 2), at), spans[i + 1]].some((span) => wordIs(span, 'days'))
    if (of?.is === 'number' && isDays()) {
      const length = counted(of.value, 'days')
      if (length !== null) spans[at] = { is: 'length', length, last: null, from: of.from, to: of.to }
    }
    // "tagged 100 days counts as 50".
    const as = isAs(at + 3) ? at + 3 : right < behind ? behind : -1
    if (as >= 0) set(work, 'tagCounted', as)
    // "half of 90 days on curfew to count" are the days on it.
    const isHalf =
      /half/.test(saidAt(work, at - 1)) || (wordIs(spans[at - 1], 'of') && /half/.test(saidAt(work, at - 2)))
    const isCounted =
      what === 'tag' &&
      as < 0 &&
      !isHalf &&
      (/240a|325/.test(saidAt(work, i)) || cueBeside(work, at, 1, 2, ['counts']) >= 0)
    if (at >= 0) {
      set(work, isCounted ? 'tagCounted' : what, at)
      for (let n = Math.min(at, i); n <= Math.max(at, i); n++)
        if (cueIs(spans[n], 'counts', 'less', 'remand', 'served', 'tag', 'custody')) set(work, 'used', n)
    }
    work.role[i] = at >= 0 ? 'used' : what
  }

const less: Rule = (work, i) => {
  const right = reach(work, i, 1, { most: 2 })
  // "two years less a day" is a length.
  if (right === i + 1 && /^an? /i.test(work.text.slice(work.spans[right]?.from)))
    return set(work, 'left', i, right)
  if (right >= 0) set(work, 'remand', right)
  const isOfTime = (n: number): boolean => ['remand', 'tag', 'tagCounted'].includes(work.role[i + n] ?? '')
  if (right >= 0 || work.role[i + 1] === 'aside' || [1, 2, 3].some(isOfTime)) set(work, 'used', i)
  else if (cueIs(work.spans[i + 1], 'served', 'remand')) set(work, 'used', i)
}

const served: Rule = (work, i) => {
  const isTime = /time|done|(?:has|have|hes|shes|having) (?:already )?served/.test(
    work.text.slice(work.spans[i]?.from, work.spans[i]?.to).toLowerCase().replace(/['’]/g, ''),
  )
  // "to be served one after the other".
  if (
    /^(?:be|got|get|was)$/.test(saidAt(work, i - 1)) ||
    cueIs(work.spans[i + 1], 'consecutive', 'concurrent')
  )
    return set(work, 'used', i)
  const right = isTime ? reach(work, i, 1, { most: 2 }) : -1
  const left = right >= 0 ? right : reach(work, i, -1, { most: 2 })
  if (left >= 0) set(work, 'remand', left)
  const isOf = [1, 2, 3].some((n) => work.role[i + n] === 'remand')
  if (left < 0 && !isOf && /done/.test(saidAt(work, i))) return set(work, 'used', i)
  work.role[i] =
    left >= 0 || isOf ? 'used' : isTime ? 'remand' : work.role[i - 1] === 'remand' ? 'used' : 'left'
}

/** Time inside that is over: "already been behind bars 11 months", "8 months in already", "spent 14 months in prison". */
const spent: Rule = (work, i) => {
  const { spans } = work
  const said = saidAt(work, i)
  const isVerb = !/^(?:already|so far)$/.test(said)
  if ((cueIs(spans[i], 'notYet') && !/wait/.test(said)) || wordIs(spans[i + 1], 'since')) return
  const through: readonly Cue[] = ['custody', 'served', 'notYet', 'ofWhich']
  const right = reach(work, i, 1, { most: 3, through })
  // "the 8 months he has been in custody".
  const whom = ['there', 'he', 'she', 'they', 'has', 'have', 'hes', 'shes']
  const wide = reach(work, i, -1, { most: 3, through, over: (word) => isLink(word) || whom.includes(word) })
  const left = wide >= 0 && wordIs(spans[wide + 1], ...whom) && !wordIs(spans[wide - 1], 'the') ? -1 : wide
  if (left >= 0 && right >= 0 && !isVerb) return set(work, 'left', i)
  const at = right >= 0 ? right : left
  if (spans[at]?.is !== 'length') return
  const isPlace =
    /^be|wait/.test(said) ||
    spans
      .slice(Math.max(0, Math.min(at, i) - 2), Math.max(at, i) + 4)
      .some((span) => cueIs(span, 'custody', 'served', 'notYet'))
  // "a man has been locked up for 6 years"; beside another, "already 6 months" is said of time inside.
  const isWeak = /(?:up|bars)$|wait/.test(said)
  if (isWeak || (!isPlace && !isVerb)) {
    if (!isOnly(work, at)) asSpent(work, at)
  } else if (isPlace) asSpent(work, at)
  // "spent 3 years harassing her".
  else if (!isOnly(work, at)) set(work, 'left', at)
}

/** Whether no other length is left for the sentence. */
const isOnly = ({ spans, role }: Work, at: number): boolean =>
  !spans.some(({ is }, n) => n !== at && is === 'length' && role[n] === null)

/** From where to where the clause of a span goes. */
function clauseAt({ spans }: Work, i: number): readonly [from: number, to: number] {
  const isIn = (n: number): boolean =>
    spans[n] !== undefined && spans[n]?.is !== 'stop' && Math.abs(n - i) <= farthest
  let [from, to] = [i, i]
  while (isIn(from - 1)) from--
  while (isIn(to)) to++
  return [from, to]
}

const isToCome = (work: Work, at: number): boolean =>
  work.spans
    .slice(clauseAt(work, at)[0], at)
    .some((span) => wordIs(span, 'will', 'be', 'should', 'hell', 'shell', 'spends'))

/** Time inside before the sentence, with the words of its clause that say so. */
function asSpent(work: Work, at: number): void {
  const { spans } = work
  const [from, to] = clauseAt(work, at)
  // "locked up for 4 months in 2019".
  const isOld = [1, 2].some((n) => at + n < to && spans[at + n]?.is === 'date')
  // "will be inside for 9 months": what comes of the sentence.
  set(work, isToCome(work, at) ? 'aside' : isOld ? 'left' : 'remand', at)
  for (let n = from; n < to; n++) {
    if (saidAt(work, n) === 'after' && cueIs(spans[n], 'consecutive')) set(work, 'remand', n)
    else if (cueIs(spans[n], 'served', 'spent')) set(work, 'used', n)
    else if (cueIs(spans[n], 'notYet') && !isOnly(work, at)) set(work, 'aside', n)
  }
}

/** "after 8 months inside", "8 months inside before he got", and, beside a longer sentence, "in custody for 8 months". */
const inside: Rule = (work, i) => {
  const { spans, role, said } = work
  const isOfParts = (['extended', 'licence', 'sopc'] as const).some((cue) => said.has(cue))
  if (!/^(?:in |inside|behind|locked|banged)/.test(saidAt(work, i)) || isOfParts) return
  const left = reach(work, i, -1, { most: 1 })
  const at = left >= 0 ? left : reach(work, i, 1, { most: 2 })
  const own = spans[at]
  if (own?.is !== 'length' || isOnly(work, at)) return
  const [first, last] = [Math.min(at, i), Math.max(at, i)]
  const isSpent =
    [1, 2].some((n) => saidAt(work, first - n) === 'after' || wordIs(spans[last + n], 'before')) ||
    cueIs(spans[last + 1], 'counts')
  if (isSpent) return asSpent(work, at)
  // "8 months in custody then 3 years".
  if (left >= 0 && saidAt(work, last + 1) === 'then') return set(work, 'left', at)
  const isSentence = spans
    .slice(...clauseAt(work, i))
    .some(
      (span, n, all) =>
        cueIs(span, 'sentenced', 'total') ||
        ['offence', 'count'].includes(span.is) ||
        (span !== own && all[n]?.is === 'length'),
    )
  const isLonger = spans.some(
    (span, n) => span.is === 'length' && role[n] === null && roughly(span.length) > roughly(own.length),
  )
  if (isSentence || !isLonger || said.has('consecutive') || said.has('concurrent')) return
  // "3 years, 100 days in custody"; of months, which it is, is asked.
  if (left < 0 || own.length.years + own.length.months === 0 || isToCome(work, at)) asSpent(work, at)
  else set(work, 'left', at)
}

/** How long it hangs over them is behind the word, the length before it, or behind "sentence". */
const suspended: Rule = (work, i) => {
  const { spans, text } = work
  // Of somebody's driving licence.
  if (cueIs(spans[i + 1], 'licence') || (cueIs(spans[i - 1], 'licence') && work.role[i - 1] === 'aside'))
    return set(work, 'aside', i, i + 1)
  // "suspended sentence order extended by 6 months".
  const by = cueIs(spans[i + 1], 'extended', 'licence')
    ? reach(work, i + 1, 1, { most: 1, over: anyWord })
    : -1
  if (by >= 0 && /^exten/.test(saidAt(work, i + 1))) for (let n = i + 1; n <= by; n++) set(work, 'aside', n)
  const isNoun = /sentence|order|sso/.test(text.slice(spans[i]?.from, spans[i]?.to).toLowerCase())
  const left = reach(work, i, -1, {
    most: 6,
    over: anyWord,
    through: ['custody', 'sentenced'],
    isOverComma: true,
  })
  const right = reach(work, i, 1, { most: 2, accept: ['length'] })
  // "got 14 months, had 3 years suspended before": another one, and over unless it was put into effect.
  const [from, to] = clauseAt(work, i)
  const isOld = spans
    .slice(from, to)
    .some((_, n) => /^(?:before|previously|already)$/.test(saidAt(work, from + n)))
  const own = spans.slice(from, to).filter(({ is }) => is === 'length').length
  if (isOld && own < 2 && !isOnly(work, own > 0 ? left : -1) && !work.said.has('activated')) {
    for (let n = Math.max(left, from); n < to; n++) set(work, 'aside', n)
    return
  }
  if (right < 0) return
  const isOther = nextIs(work, right, ({ is }, n) => is === 'length' && work.role[n] === null) >= 0
  if (!isNoun && (left >= 0 || (wordIs(spans[i + 1], 'for') && isOther))) set(work, 'hangs', right)
  else if (isNoun && left < 0)
    set(work, 'hangs', reach(work, right, 1, { most: 1, accept: ['length'], over: (word) => word === 'for' }))
  else if (left < 0) set(work, 'left', i)
  else set(work, 'hangs', right)
}

const licence: Rule = (work, i) => {
  const { spans, text } = work
  if (wordIs(spans[i - 1], 'driving', 'provisional')) return set(work, 'aside', i)
  if (wordIs(spans[i + 1], 'from')) return
  const said = text.slice(spans[i]?.from, spans[i]?.to).toLowerCase()
  const over = (word: string): boolean =>
    isLink(word) || ['extended', 'years', 'further', 'additional', 'extra'].includes(word)
  const left = reach(work, i, -1, { most: 2, over: (word) => over(word) && word !== 'to' && word !== 'from' })
  const right = reach(work, i, 1, { most: 3, over })
  const isOf = wordIs(spans[i + 1], 'of', 'for', 'period', ':') || /period|extension/.test(said)
  // "custody 8 years licence 4 years": each name stands before its time.
  const isNamedBefore = left >= 0 && cueBeside(work, left, -1, 1, ['custody']) >= 0
  const at = (isOf || isNamedBefore) && right >= 0 ? right : left >= 0 ? left : right
  if (at < 0) return
  // "on licence for 12 months after" may be what follows any sentence.
  const isAfter = wordIs(spans[at + 1], 'after', 'afterwards')
  if (isAfter || ((spans[at] as WordSpan).is === 'number' && !isYears(work))) return set(work, 'left', at)
  set(work, 'extension', at)
  asYears(work, at)
  set(work, 'used', i)
}

const minimum: Rule = (work, i) => {
  const right = reach(work, i, 1, { most: 3 })
  const at = right >= 0 ? right : reach(work, i, -1, { most: 2 })
  if (at < 0 && work.spans[i + 1]?.is === 'noise') return set(work, 'aside', i)
  if (at < 0) {
    const part = work.spans[i - 1]?.is === 'part'
    if (work.role[i - 1] === 'minimum') set(work, 'used', i)
    else if (part || work.role[i - 1] === 'aside') set(work, 'aside', i, i - 1)
    return
  }
  set(work, 'minimum', at)
  asYears(work, at)
  set(work, 'used', i)
}

const total: Rule = (work, i) => {
  const isMadeOf = /made up|compris|consist|broken/.test(saidAt(work, i))
  const right = isMadeOf ? -1 : reach(work, i, 1, { most: 4 })
  const left = reach(work, i, -1, { most: 2 })
  const isFirst = /^(?:total|in total|altogether|in all|overall)$/.test(saidAt(work, i))
  const isOf = wordIs(work.spans[i + 1], 'of', ':', 'is', 'sentence')
  // "7 years in total: 5 and 2".
  const isClosed = left === i - 1 && /^(?:in total|altogether|in all)$/.test(saidAt(work, i))
  const at = left >= 0 && isFirst && (!isOf || isClosed) ? left : right >= 0 ? right : left
  if (at >= 0 && (work.spans[at] as WordSpan).is === 'length') set(work, 'total', at)
  set(work, 'used', i)
}

/** "3 years including 6 months for the knife": the first is the total. */
const including: Rule = (work, i) => {
  const isLength = (n: number): boolean => work.spans[n]?.is === 'length' && work.role[n] === null
  if (isLength(i - 1) && isLength(reach(work, i, 1, { most: 2 }))) set(work, 'total', i - 1)
}

const unsettled: Rule = (work, i) => {
  set(work, 'unsettled', i)
  // "with 25 years max".
  if (/^max/.test(saidAt(work, i)) && work.spans[i - 1]?.is === 'length' && work.role[i - 1] === null)
    return set(work, 'unsettled', i - 1)
  let at = reach(work, i, 1, { most: 3, accept: [...numbers, 'part'] })
  while (at >= 0) {
    set(work, 'unsettled', at)
    at = wordIs(work.spans[at + 1], 'and', 'to', '-', 'or')
      ? reach(work, at, 1, { most: 1, over: anyWord })
      : -1
  }
}

/** "nearly 4 years" says no length; the time on remand can be said so. */
const vague: Rule = (work, i) => {
  const said = saidAt(work, i)
  const isLoose = /^(?:or so|i think|maybe|probably)$/.test(said)
  const at = isLoose
    ? Math.max(reach(work, i, -1, { most: 0 }), reach(work, i, 1, { most: 2 }))
    : reach(work, i, 1, { most: 1 })
  // "two years or maybe three".
  if (at >= 0 && isLoose && wordIs(work.spans[i - 1], 'or')) set(work, 'left', at)
  else if (at >= 0) set(work, 'unsettled', i, at)
}

const releasePart: Rule = (work, i) => {
  const isWhen = /out|release/.test(saidAt(work, i))
  const right = isWhen ? reach(work, i, 1, { most: 2, accept: [...numbers, 'part'] }) : -1
  // "half of 4 years" is no length that was said.
  const isOf = wordIs(work.spans[i + 1], 'of') && reach(work, i, 1, { most: 1 }) >= 0
  const isFirst = !work.spans.slice(0, i).some(({ is }) => is === 'length')
  if (isOf && isFirst) return set(work, 'left', i)
  set(work, 'aside', i)
  if (right >= 0 && (work.spans[right] as WordSpan).is !== 'number') set(work, 'aside', right)
  const left = cueBeside(work, i, -1, 1, ['toServe'])
  if (left >= 0) set(work, 'aside', left)
}

/** "18 months, will serve 9 months": what comes of a length that was said before. */
const toServe: Rule = (work, i) => {
  const at = reach(work, i, 1, { most: 2 })
  if (at < 0 || (['life', 'ipp', 'extended', 'sopc'] as const).some((cue) => work.said.has(cue))) return
  const isSecond = work.spans.some((span, n) => n < i && span.is === 'length' && work.role[n] === null)
  if (isSecond && (work.spans[at] as WordSpan).is === 'length') set(work, 'aside', i, at)
}

/** "28 months, has 9 months left". */
const stillLeft: Rule = (work, i) => {
  const at = reach(work, i, -1, { most: 1, over: (word) => word === 'still', accept: ['length'] })
  if (at >= 0 && !isOnly(work, at)) set(work, 'aside', at, i)
}

const aside: Rule = (work, i) => set(work, 'aside', i)

/** "a 12 day trial". */
const otherThing: Rule = (work, i) => {
  if (isOfThing(work, i - 1) && /trial|hearing|review/.test(saidAt(work, i))) set(work, 'aside', i - 1, i)
}

/** "9 years, less a third for the plea, so 6 years": what it would have been is no sentence. */
const plea: Rule = (work, i) => {
  const { spans, role } = work
  set(work, 'aside', i)
  let [from, to] = [i - 1, i + 1]
  while (from >= 0 && i - from <= farthest && spans[from]?.is !== 'length') from--
  while (to < spans.length && to - i <= farthest && spans[to]?.is !== 'length') to++
  const [before, after] = [spans[from], spans[to]]
  if (before?.is !== 'length' || after?.is !== 'length' || role[from] !== null || role[to] !== null) return
  const isSo = [1, 2, 3].some(
    (n) => wordIs(spans[to - n], ...makes) || cueIs(spans[to - n], 'total', 'reduced'),
  )
  if (!isSo || roughly(after.length) >= roughly(before.length)) return
  set(work, 'aside', from)
  for (let n = i; n < to; n++)
    if (cueIs(spans[n], 'total', 'reduced', 'releasePart', 'sentenced')) set(work, 'aside', n)
}
const makes = ['so', 'to', 'giving', 'leaving', 'makes', 'making', 'gives', 'leaves', 'is', 'of', '=']

/** "106 days count", said after the tag or the remand that it is of. */
const counting: Rule = (work, i) => {
  const { spans, role } = work
  const isBefore = /^credit/.test(saidAt(work, i))
  const right = isBefore ? reach(work, i, 1, { most: 1 }) : -1
  const left = right >= 0 ? right : reach(work, i, -1, { most: 1 })
  const span = spans[left]
  if (span === undefined) return
  for (let n = left - 1; n >= 0 && n >= left - 2 * farthest; n--) {
    if (!cueIs(spans[n], 'tag', 'remand') || role[n] === 'aside') continue
    set(work, cueIs(spans[n], 'tag') ? 'tagCounted' : 'remand', left)
    set(work, 'used', i)
    return
  }
  // "412 days to count": days before the sentence, where there is a sentence beside them.
  const isDays = span.is === 'length' && span.length.years + span.length.months === 0
  if (!isDays || work.said.has('tag') || work.said.has('remand')) return
  if (spans.some(({ is }, n) => n !== left && is === 'length' && role[n] === null)) {
    set(work, 'remand', left)
    set(work, 'used', i)
  }
}

/** "released on tag after 3 months". */
const afterwards: Rule = (work, i) => {
  const at = reach(work, i, 1, { most: 3, over: anyWord, through: ['consecutive', 'tag', 'licence'] })
  if (at >= 0 && (work.spans[at] as WordSpan).is === 'length')
    for (let n = i; n <= at; n++) set(work, 'aside', n)
}

/** "suspended sentence of 12 weeks activated as to 10 weeks": what was put into effect, and not what it was. */
const putIntoEffect: Rule = (work, i) => {
  const { spans, role } = work
  if (!/^(?:activ|put|brought|implem|trigg)/.test(saidAt(work, i))) return
  const at = reach(work, i, 1, {
    ...{ most: 5, isOverComma: true, accept: ['length'], through: ['custody'] },
    over: (word) => isLink(word) || ofPart.has(word),
  })
  for (let n = i - 1; n >= 0 && n > i - 4 * farthest; n--) {
    const whole = spans[n]
    if (whole?.is !== 'length' || role[n] !== null || !isHungAt(work, n)) continue
    // "We activate it. You will go to prison for 18 weeks": the same, said again.
    const put = at >= 0 ? at : nextIs(work, i, ({ is }, m) => is === 'length' && role[m] === null)
    const own = spans[put]
    if (own?.is !== 'length' || put > i + 2 * farthest) return
    const isAgain = isSame(own.length, whole.length) && !isOfOther(work, put)
    if (at >= 0 ? roughly(own.length) > roughly(whole.length) : !isAgain) return
    set(work, 'aside', n)
    set(work, 'activated', put)
    set(work, 'used', i)
    return
  }
}
const ofPart = new Set('operational only with reduced just it full that all'.split(' '))

/** Whether a length is said together with "suspended". */
function isHungAt({ spans }: Work, i: number): boolean {
  const isEnd = (n: number): boolean => {
    const span = spans[n]
    return span === undefined || (span.is === 'stop' && span.isHard)
  }
  let [from, to] = [i, i]
  while (!isEnd(from - 1) && i - from < farthest) from--
  while (!isEnd(to) && to - i < 4) to++
  return spans.slice(from, to).some((span) => cueIs(span, 'suspended'))
}

/** Whether a length has an offence, a count or a way to run of its own. */
function isOfOther(work: Work, i: number): boolean {
  const { spans } = work
  const to = nextIs(work, i, (span) => span.is === 'stop' && span.isHard)
  return spans
    .slice(i, to < 0 ? spans.length : to)
    .some(
      (span) => ['offence', 'count', 'times'].includes(span.is) || cueIs(span, 'consecutive', 'concurrent'),
    )
}

/** What each cue takes, in the order in which they claim. */
const rules: readonly (readonly [readonly Cue[], Rule])[] = [
  [['not', 'dropped'], denial],
  [['afterRelease'], afterwards],
  [['order'], order],
  [['otherPerson'], otherPerson],
  [['notCounted'], notCounted],
  [['plea'], plea],
  [['reduced'], reduced],
  [['money'], aside],
  [['otherDay'], otherThing],
  [['within'], within],
  [['recall'], recalled],
  [['tag'], before('tag')],
  [['remand'], before('remand')],
  [['less'], less],
  [['served'], served],
  [['spent', 'notYet'], spent],
  [['counts'], counting],
  [['releasePart'], releasePart],
  [['toServe'], toServe],
  [['left'], stillLeft],
  [['custody'], inside],
  [['community'], community],
  [['unsettled', 'hoped'], unsettled],
  [['vague'], vague],
  [['licence'], licence],
  [['suspended'], suspended],
  [['activated'], putIntoEffect],
  [['minimum'], minimum],
  [['total'], total],
  [['including'], including],
]

/** The unit of a length that is of one unit. */
const unitIn = (length: SaidLength): (typeof units)[number] | null => {
  const all = units.filter((unit) => length[unit] > 0)
  return all.length === 1 ? (all[0] as (typeof units)[number]) : null
}

const isYears = ({ spans, role }: Work): boolean =>
  spans.every(
    (span, i) =>
      span.is !== 'length' ||
      span.length.years > 0 ||
      !['custody', 'extension', null].includes(role[i] ?? null),
  )

/** Numbers without a unit that are years: in an extended and in a life sentence. */
function years(work: Work): void {
  const { spans, role } = work
  const names =
    spans.some((span, i) => cueIs(span, 'extended', 'sopc') && role[i] !== 'aside') ||
    role.includes('extension')
  const isLife = spans.some((span, i) => cueIs(span, 'life', 'ipp') && role[i] !== 'aside')
  if (!isYears(work)) return
  for (let pass = 0; pass < 2; pass++)
    for (const [i, span] of spans.entries()) {
      if (span.is !== 'number' || role[i] !== null) continue
      const isNamed =
        cueBeside(work, i, 1, 2, ['custody', 'extended']) >= 0 ||
        cueBeside(work, i, -1, 2, ['extended', 'custody', 'sopc']) >= 0
      const isLinked = [i - 1, i + 1].some(
        (n) =>
          wordIs(spans[n], '+', 'and', '&', 'n', 'plus', '/') &&
          ['length', 'number'].includes(spans[n + (n - i)]?.is ?? ''),
      )
      const isPlus = [i - 1, i + 1].some(
        (n) => wordIs(spans[n], '+') && ['length', 'number'].includes(spans[n + (n - i)]?.is ?? ''),
      )
      if ((names && (isNamed || isLinked)) || isPlus) asYears(work, i)
      else if (isLife && cueIs(spans[i - 1], 'life', 'ipp')) asYears(work, i)
    }
}

/** "30 months total, 20 for affray and 10 for theft": numbers that make the total are of its unit. */
function ofTotal({ spans, role }: Work): void {
  const total = spans.find((_, i) => role[i] === 'total')
  const unit = total?.is === 'length' ? unitIn(total.length) : null
  if (
    total?.is !== 'length' ||
    unit === null ||
    spans.some(({ is }, i) => is === 'length' && role[i] === null)
  )
    return
  const open = spans.flatMap((span, i) => (span.is === 'number' && role[i] === null ? [i] : []))
  const values = open.map((i) => (spans[i] as WordSpan & { is: 'number' }).value)
  if (open.length < 2 || values.reduce((all, one) => all + one, 0) !== total.length[unit]) return
  for (const [n, i] of open.entries()) {
    const length = counted(values[n] as number, unit)
    const { from, to } = spans[i] as WordSpan
    if (length !== null) spans[i] = { is: 'length', length, last: null, from, to }
  }
}

/** "activated 4 of the 6 months". */
function ofThe(work: Work): void {
  const { spans, role } = work
  if (!work.said.has('activated')) return
  for (const [i, span] of spans.entries()) {
    const isPart =
      span.is === 'number' || (span.is === 'length' && wordIs(spans[i + 2], 'the', 'his', 'her', 'that'))
    if (!isPart || role[i] !== null || !wordIs(spans[i + 1], 'of')) continue
    const at = reach(work, i, 1, {
      most: 2,
      over: (word) => isLink(word) || ['his', 'her', 'that'].includes(word),
    })
    const whole = spans[at]
    if (whole?.is !== 'length') continue
    if (span.is === 'length') {
      if (roughly(span.length) < roughly(whole.length)) set(work, 'aside', at)
      continue
    }
    if (span.is !== 'number') continue
    const unit = unitIn(whole.length)
    const length = unit === null || span.value >= whole.length[unit] ? null : counted(span.value, unit)
    if (length === null) continue
    spans[i] = { is: 'length', length, last: null, from: span.from, to: span.to }
    set(work, 'aside', at)
  }
}

/** The day of a suspended sentence that was put into effect later. */
function isOfOld({ spans, said }: Work, i: number): boolean {
  if (!said.has('activated')) return false
  for (let n = i; n >= 0 && n > i - farthest; n--) {
    const span = spans[n]
    if (span?.is === 'stop' && span.isHard) return false
    if (cueIs(span, 'suspended')) return true
  }
  return false
}

/** A day on which somebody did something: "on 9 November 2025 you went". */
function isTold(work: Work, i: number): boolean {
  const { spans } = work
  if (!wordIs(spans[i + 1], 'you', 'he', 'she', 'they', 'at')) return false
  const to = nextIs(work, i, ({ is }) => is === 'stop')
  return !spans
    .slice(i, to < 0 ? spans.length : to)
    .some((span) => cueIs(span, 'sentenced') || span.is === 'length')
}

/** What a day is, by the cue before it in its clause. */
function dates(work: Work): void {
  const { spans, role } = work
  for (const [i, span] of spans.entries()) {
    if (span.is !== 'date' || role[i] !== null) continue
    let what: Role | null = null
    for (let n = i - 1; n >= 0 && n >= i - farthest && what === null; n--) {
      const one = spans[n] as WordSpan
      if (one.is === 'stop') break
      if (one.is === 'length' && n < i - 2) break
      if (one.is === 'date') {
        const isTo = wordIs(spans[i - 1], 'to', 'until', 'till', '-', 'and')
        if (isTo && role[n] === 'aside') what = 'aside'
        if (isTo && role[n] === 'remandFrom') what = 'remandTo'
        else if (isTo && role[n] === 'tagFrom') what = 'tagTo'
        break
      }
      if (one.is === 'money') what = 'aside'
      else if (wordIs(one, 'since') && cueBeside(work, n, -1, 2, ['tag']) < 0) what = 'remandFrom'
      else if (cueIs(one, 'remand', 'tag')) {
        const isUntil = wordIs(spans[i - 1], 'until', 'till', 'to')
        what = cueIs(one, 'tag') ? (isUntil ? 'tagTo' : 'tagFrom') : isUntil ? 'remandTo' : 'remandFrom'
        set(work, 'used', n)
      } else if (cueIs(one, 'recall')) what = 'recall'
      else if (cueIs(one, 'otherDay', 'money', 'within')) what = 'aside'
      else if (cueIs(one, 'sentenced')) what = isOfOld(work, n) ? 'aside' : 'sentenceDay'
      else if (one.is === 'offence') what = 'unclearDay'
      if (what === 'aside') for (let m = n; m < i; m++) set(work, 'aside', m)
    }
    if (what === null || what === 'unclearDay') {
      const right = cueBeside(work, i, 1, 1, ['sentenced', 'otherDay'])
      if (right >= 0) what = cueIs(spans[right], 'sentenced') ? 'sentenceDay' : 'aside'
    }
    if (what === null && (isTold(work, i) || isOfOld(work, i))) what = 'aside'
    // "Leeds Crown Court, 12 June 2026".
    if (what === null && spans[i - 1]?.is === 'stop' && wordIs(spans[i - 2], 'court')) what = 'sentenceDay'
    role[i] = what ?? 'bareDay'
  }
}

/** What a number was answered to be: so many of a unit, days on remand, part of the length, or nothing that matters. */
function answered(work: Work, { ask, from, say }: Answer): void {
  const i = work.spans.findIndex((span) => span.from === from)
  const span = work.spans[i]
  if (span?.is === 'number' && ask === 'minimum_term') set(work, 'used', i)
  if (span === undefined || !['unit', 'number', 'remand_unit', 'wrong'].includes(ask)) return
  const unit = say === 'remand' ? 'days' : units.find((one) => one === say)
  const length = span.is === 'number' && unit !== undefined ? counted(span.value, unit) : null
  if (length !== null) work.spans[i] = { is: 'length', length, last: null, from, to: span.to }
  if (ask === 'wrong') set(work, 'left', i)
  else if (say === 'remand' || ask === 'remand_unit') set(work, 'remand', i)
  else if (say === 'aside') set(work, 'aside', i)
  else if (say === 'part' && span.is === 'length') set(work, 'custody', i)
}

/** "So the sentence is 4 years": the length that was said before, once more. */
function isRestated(work: Work, i: number): boolean {
  const { spans, role, said } = work
  const own = spans[i]
  if (own?.is !== 'length' || said.has('consecutive') || said.has('concurrent')) return false
  const before = spans.findIndex(
    (span, n) => n < i && role[n] === 'custody' && span.is === 'length' && isSame(span.length, own.length),
  )
  const isSaid = [1, 2, 3].some(
    (n) =>
      wordIs(spans[i - n], 'sentence', 'therefore', 'ie', 'term', 'is') || cueIs(spans[i - n], 'sentenced'),
  )
  if (!isSaid || spans.some(({ is }) => is === 'times')) return false
  const to = nextIs(work, i, ({ is }) => is === 'stop' || is === 'length')
  const isOther = spans
    .slice(i, to < 0 ? spans.length : to)
    .some(({ is }) => is === 'offence' || is === 'count')
  return before >= 0 && !isOther
}

/** Pass C: what each number, day and cue is. */
export function rolesIn(text: string, found: readonly WordSpan[], answers: readonly Answer[] = []): Work {
  const said = new Set(found.flatMap((span) => (span.is === 'cue' ? [span.cue] : [])))
  const work: Work = { spans: [...found], role: found.map(() => null), text, said }
  for (const answer of answers) answered(work, answer)
  const { spans, role } = work
  // "for life" is a ban's, or a sentence.
  for (const [i, span] of spans.entries())
    if (
      cueIs(span, 'indefinite') &&
      /life/i.test(text.slice(span.from, span.to)) &&
      cueBeside(work, i, -1, 6, ['order']) < 0
    )
      spans[i] = { ...span, is: 'cue', cue: 'life' } as WordSpan
  for (const [all, rule] of rules) {
    if (all[0] === 'within') orElse(work)
    for (const [i, span] of spans.entries())
      if (span.is === 'cue' && all.includes(span.cue) && role[i] === null) rule(work, i, span.cue)
  }
  // Named again without its length.
  if (role.includes('minimum'))
    for (const [i, span] of spans.entries()) if (cueIs(span, 'minimum') && role[i] === null) role[i] = 'used'
  dates(work)
  ofThe(work)
  ofTotal(work)
  years(work)
  const isWithoutEnd = spans.some((one) => cueIs(one, 'ipp', 'life'))
  for (const [i, span] of spans.entries()) {
    if (span.is === 'length' && role[i] === null) role[i] = 'custody'
    if ((span.is === 'noise' || span.is === 'money') && role[i] === null) role[i] = 'aside'
    // "3 years (36 months)".
    const before = spans[i - 2]
    if (
      span.is === 'length' &&
      role[i] === 'custody' &&
      text[span.from - 1] === '(' &&
      before?.is === 'length' &&
      isSame(before.length, span.length)
    )
      role[i] = 'aside'
    if (span.is === 'length' && role[i] === 'custody' && isRestated(work, i)) role[i] = 'aside'
    // "99 years" is how a sentence without an end is recorded.
    if (span.is === 'length' && span.length.years === 99 && isWithoutEnd) role[i] = 'aside'
  }
  return work
}
