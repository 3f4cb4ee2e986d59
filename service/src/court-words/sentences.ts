import { type Cue, kindCues } from './cues.ts'
import { isSame, minus, monthsOf, plus, roughly, type SaidLength } from './length.ts'
import { numberAt } from './numbers.ts'
import type { Ask, AskedOfWords, KindRead, SentenceRead } from './reading.ts'
import type { Work } from './roles.ts'
import { cueIs, type WordSpan, wordIs } from './spans.ts'
import { tokensIn } from './tokens.ts'

/** More than these are not read at once. */
const mostSentences = 12

/** A sentence while it is put together. */
export interface Draft {
  at: number
  length: SaidLength | null
  kinds: Set<KindRead>
  extension: SaidLength | null
  suspendedFor: SaidLength | null
  activated: boolean
  keys: string[][]
  /** Where its offence is named; -1 where it is not. */
  offenceAt: number
  counts: readonly number[]
  runs: string | null
  isRunAsked: boolean
}

type Say = (ask: Ask, ...at: readonly number[]) => void

const joins = ['and', 'plus', '+', '&', 'but', 'also', 'with', 'then', 'further', 'n']
const small = [
  'a',
  'an',
  'the',
  'further',
  'another',
  'on',
  'for',
  ':',
  'his',
  'her',
  'also',
  '-',
  'of',
  'to',
  'sentence',
  'imprisonment',
]

/** The number of the clause that each span is in: a clause has one sentence at most. */
function clausesOf({ spans, role }: Work): readonly number[] {
  const isCustody = (i: number): boolean =>
    ['custody', 'default', 'minimum', 'activated'].includes(role[i] ?? '')
  const clause: number[] = []
  let now = 0
  let hasOne = false
  const cut = (): void => {
    now++
    hasOne = false
  }
  /** Whether the next thing here is a sentence. */
  const leads = (from: number): boolean => {
    for (let n = from; n < spans.length && n < from + 5; n++) {
      if (isCustody(n)) return true
      const span = spans[n] as WordSpan
      if (!(wordIs(span, ...small) || span.is === 'count' || cueIs(span, 'consecutive', 'sentenced')))
        return false
    }
    return false
  }
  for (const [i, span] of spans.entries()) {
    if (span.is === 'stop') cut()
    else if (
      hasOne &&
      (wordIs(span, ...joins) ||
        span.is === 'count' ||
        (cueIs(span, 'consecutive') && !isToNext(spans, i) && spans[i + 1]?.is !== 'count')) &&
      leads(i + 1)
    )
      cut()
    else if (hasOne && isCustody(i)) cut()
    if (isCustody(i)) hasOne = true
    clause.push(now)
  }
  return clause
}

const plain = new Set([
  ...small,
  ...joins,
  ...'he she they i you him her we got get was is will be been by at in this that who prison jail term years year months month weeks days court judge it as from has have had must extra additional more separate given sentences one other both each my son dad mum husband lad there shall'.split(
    ' ',
  ),
])
const ofSentence: readonly Cue[] = [
  'consecutive',
  'concurrent',
  'sentenced',
  'custody',
  'total',
  'ofWhich',
  'including',
  'all',
  'minimum',
  'toServe',
  'activated',
]

/** A second length among words that we do not know is no sentence unless something says so: what it is, is asked. */
function doubted({ spans, role }: Work, clause: readonly number[]): void {
  const own = spans.flatMap((_, i) => (role[i] === 'custody' ? [i] : []))
  if (own.length < 2 || own.length > mostSentences) return
  const isUnknown = (span: WordSpan | undefined): boolean => span?.is === 'word' && !plain.has(span.word)
  const isDays = (i: number): boolean => {
    const span = spans[i]
    return span?.is === 'length' && monthsOf(span.length) === 0
  }
  const doubtful = own.filter((i) => {
    const [from, to] = [clause.indexOf(clause[i] as number), clause.lastIndexOf(clause[i] as number)]
    const isSaid = spans
      .slice(from, to + 1)
      .some(
        (span) =>
          ['offence', 'count', 'times'].includes(span.is) ||
          cueIs(span, ...ofSentence, ...(Object.keys(kindCues) as Cue[])),
      )
    const isBefore = spans.slice(from, to + 1).some((span) => cueIs(span, 'remand', 'tag'))
    if (isBefore && isDays(i)) return true
    if (isSaid) return false
    let lead = i - 1
    while (
      lead >= 0 &&
      !['length', 'stop', 'count'].includes(spans[lead]?.is ?? '') &&
      !wordIs(spans[lead], 'and', 'plus', '+', '&')
    )
      lead--
    const isOffence = spans[lead]?.is === 'length' && wordIs(spans[lead + 1], 'for')
    if (!isOffence && spans.slice(lead + 1, i).some(isUnknown)) return true
    return (
      isDays(i) && !wordIs(spans[i + 1], 'for') && isUnknown(spans[i + 1]) && own.some((one) => !isDays(one))
    )
  })
  if (doubtful.length < own.length) for (const i of doubtful) role[i] = 'left'
}

/** Whether a cue of running names what is behind it: "consecutive to 2 years", and not "followed by 2 years". */
const isToNext = (spans: readonly WordSpan[], i: number): boolean => {
  const span = spans[i] as WordSpan
  return span.is === 'cue' && span.to - span.from > 0 && toNext.get(spans)?.has(i) === true
}
const toNext = new WeakMap<readonly WordSpan[], Set<number>>()
const names =
  /(?: to| when| of| with)$|^after$|^to start after$|^starting after$|^in addition to$|^to run after$|^running after$/

/** The spans of offences go to the sentence of their clause, or to the one before, or to the first. */
export function sentencesIn(
  work: Work,
  asked: AskedOfWords,
  say: Say,
): { readonly drafts: readonly Draft[]; readonly total: SaidLength | null } {
  const { spans, role, text } = work
  const said = (i: number): string => text.slice(spans[i]?.from, spans[i]?.to).toLowerCase()
  toNext.set(
    spans,
    new Set(
      spans.flatMap((span, i) =>
        cueIs(span, 'consecutive', 'concurrent') &&
        (names.test(said(i)) ||
          (said(i) === 'to follow' && wordIs(spans[i + 1], 'the', 'his', 'her', 'that')) ||
          (wordIs(spans[i + 1], 'to', 'with') && /conc|consec/.test(said(i))))
          ? [i]
          : [],
      ),
    ),
  )
  const clause = clausesOf(work)
  doubted(work, clause)
  let drafts: Draft[] = []
  for (const [i, span] of spans.entries())
    if (span.is === 'length' && ['custody', 'default', 'minimum', 'activated'].includes(role[i] ?? '')) {
      const isActivated = role[i] === 'activated'
      const kinds: KindRead[] = isActivated ? ['suspended'] : role[i] === 'default' ? ['default'] : []
      drafts.push({ ...newDraft(i, span.length, kinds), activated: isActivated })
    }
  if (drafts.length > mostSentences) {
    say('other_sentence', (drafts[0] as Draft).at)
    for (const { at } of drafts) role[at] = 'left'
    return { drafts: [], total: null }
  }
  const totals = spans.flatMap((span, i) => (span.is === 'length' && role[i] === 'total' ? [i] : []))
  const lengthAt = (i: number): SaidLength => (spans[i] as WordSpan & { is: 'length' }).length
  if (drafts.length === 0 && totals.length > 0) {
    drafts.push(newDraft(totals[0] as number, lengthAt(totals[0] as number), []))
    for (const more of totals.slice(1)) say('total', more)
  }
  const kindAt = spans.flatMap((span, i) =>
    span.is === 'cue' && span.cue in kindCues && role[i] !== 'aside' && role[i] !== 'recall' ? [i] : [],
  )
  const open: readonly Cue[] = ['life', 'ipp', 'wholeLife', 'suspended']
  if (drafts.length === 0) {
    const bare = kindAt.find((i) => cueIs(spans[i], ...open))
    if (bare !== undefined) drafts.push(newDraft(bare, null, []))
  }
  const owner = (i: number, isLoose = false): Draft | undefined => {
    const own = drafts.filter((draft) => clause[draft.at] === clause[i])
    if (own.length > 0) return own[0]
    const before = drafts.filter((draft) => draft.at < i)
    const after = drafts.find((draft) => draft.at > i)
    return isLoose &&
      before.length > 0 &&
      before.at(-1)?.keys.length &&
      after !== undefined &&
      after.keys.length === 0
      ? after
      : (before.at(-1) ?? after)
  }
  /** Places where a sentence is named that was told before, by its number. */
  const named = new Map<number, number>()
  backReferences()
  kinds()
  extensions()
  offences()
  const ofWhich = spans.findIndex((span) => cueIs(span, 'ofWhich', 'including'))
  let whole: SaidLength | null =
    totals.length > 0 && drafts[0]?.at !== totals[0] ? lengthAt(totals[0] as number) : null
  if (whole !== null && ofWhich > (totals[0] as number) && drafts.length === 1) rest(whole)
  if (whole !== null) for (const more of totals.slice(1)) say('total', more)
  repeats()
  runs()
  whole = checked(whole)
  return { drafts, total: whole }

  /** "concurrent to the 4 months": a sentence that was named before. */
  function backReferences(): void {
    drafts = drafts.filter((draft, n) => {
      const isNamed =
        wordIs(spans[draft.at - 1], 'the', 'that', 'those') &&
        [2, 3].some((back) => cueIs(spans[draft.at - back], 'consecutive', 'concurrent'))
      const other =
        asked.others.findIndex(
          ({ length }) => length !== undefined && draft.length !== null && isSame(length, draft.length),
        ) + 1
      if (isNamed && other > 0 && drafts.length > 1) {
        role[draft.at] = 'used'
        named.set(draft.at, other)
        return false
      }
      const isBefore = drafts
        .slice(0, n)
        .some(({ length }) => length !== null && draft.length !== null && isSame(length, draft.length))
      if (!isNamed || !isBefore) return true
      role[draft.at] = 'used'
      return false
    })
  }

  function kinds(): void {
    for (const i of kindAt) {
      const cue = (spans[i] as WordSpan & { is: 'cue' }).cue as keyof typeof kindCues
      const isOwn = drafts.some((draft) => clause[draft.at] === clause[i])
      if (cue === 'suspended' && drafts.some(({ activated }) => activated)) {
        role[i] = 'used'
        continue
      }
      const isBeforeAll = !isOwn && drafts.every((draft) => draft.at > i) && !open.includes(cue)
      const to = isBeforeAll ? drafts : [owner(i)]
      for (const draft of to) draft?.kinds.add(kindCues[cue])
      if (draftsHave(to) && role[i] !== 'left') role[i] = 'used'
    }
    // "suspended sentence of 12 weeks not activated".
    const isLeft = spans.some(
      (span, i) => cueIs(span, 'activated') && role[i] === 'aside' && cueIs(spans[i - 1], 'not'),
    )
    const hung = drafts.filter(({ kinds }) => kinds.has('suspended'))
    if (isLeft && hung.length === 1 && drafts.length > 1) {
      drafts = drafts.filter((draft) => draft !== hung[0])
      role[(hung[0] as Draft).at] = 'aside'
    }
    for (const [i, span] of spans.entries()) {
      if (!cueIs(span, 'activated') || role[i] === 'aside') continue
      const draft = drafts.find(({ kinds }) => kinds.has('suspended'))
      if (draft !== undefined) draft.activated = true
      role[i] = 'used'
    }
    for (const [i, span] of spans.entries())
      if (role[i] === 'hangs' && span.is === 'length') {
        const draft = drafts.find(({ kinds }) => kinds.has('suspended'))
        if (draft === undefined || draft.suspendedFor !== null) say('length', i)
        else draft.suspendedFor = span.length
      }
  }

  /** The time on licence, and which length is only the sum of both. */
  function extensions(): void {
    for (const [i, span] of spans.entries())
      if (role[i] === 'extension' && span.is === 'length') {
        const draft = owner(i)
        if (draft === undefined || draft.extension !== null) say('extension', i)
        else draft.extension = span.length
      }
    const isExtended = (draft: Draft): boolean =>
      draft.kinds.has('extended') || draft.kinds.has('sopc') || draft.extension !== null
    const [one, two] = drafts
    // "9+3".
    if (
      drafts.length === 2 &&
      one &&
      two &&
      two.at === one.at + 2 &&
      wordIs(spans[one.at + 1], '+') &&
      [one, two].every(({ at }) => /^\d+$/.test(said(at)))
    )
      one.kinds.add('extended')
    const own = drafts.filter(isExtended)
    if (own.length === 0) return
    const runAt = spans.some((span, i) => cueIs(span, 'consecutive', 'concurrent') && role[i] === null)
    const extension = own.map((draft) => draft.extension).find((one) => one !== null) ?? null
    // 12 years, 8 in custody and 4 on licence.
    const sum = runAt
      ? undefined
      : drafts.find(
          ({ length }) =>
            extension !== null &&
            drafts.some(
              (other) =>
                other.length !== null &&
                other.length !== length &&
                length !== null &&
                isSame(length, plus(other.length, extension)),
            ),
        )
    if (sum !== undefined) {
      const part = drafts.find(
        ({ length }) =>
          length !== null &&
          extension !== null &&
          length !== sum.length &&
          sum.length !== null &&
          isSame(sum.length, plus(length, extension)),
      ) as Draft
      part.extension = extension
      for (const kind of sum.kinds) part.kinds.add(kind)
      part.keys.push(...sum.keys)
      role[sum.at] = 'total'
      drafts = drafts.filter((draft) => draft !== sum)
      if (
        extension !== null &&
        part.length !== null &&
        isSame(part.length, extension) &&
        !part.kinds.has('extended')
      )
        say('kind', sum.at)
    } else if (extension === null && drafts.length === 3 && !runAt && isSumOfTwo()) {
      // "12 year EDS (8+4)".
      const [all, custody, licence] = drafts as [Draft, Draft, Draft]
      for (const kind of all.kinds) custody.kinds.add(kind)
      custody.keys.push(...all.keys, ...licence.keys)
      custody.extension = licence.length
      role[all.at] = 'total'
      role[licence.at] = 'extension'
      drafts = [custody]
    } else if (extension === null && drafts.length === 2 && !runAt) {
      const [first, second] = drafts as [Draft, Draft]
      // "12 years extended, 8 to serve": the second is the time in prison.
      const isTime = [1, 2, -1, -2].some((n) => cueIs(spans[second.at + n], 'custody', 'toServe'))
      if (isTime) {
        for (const kind of first.kinds) second.kinds.add(kind)
        role[first.at] = 'total'
        say('extension', first.at)
        drafts = [second]
      } else if (
        first.length !== null &&
        second.length !== null &&
        roughly(second.length) <= roughly(first.length)
      ) {
        first.extension = second.length
        for (const kind of second.kinds) first.kinds.add(kind)
        role[second.at] = 'extension'
        drafts = [first]
      }
    } else if (extension === null && drafts.length === 1 && spans.some((span) => wordIs(span, '+')))
      say('extension', (drafts[0] as Draft).at)
    // "12 years of which 4 years is extended licence".
    const parted = spans.findIndex((span) => cueIs(span, 'ofWhich', 'including'))
    for (const draft of drafts) {
      const isWithin = parted > draft.at && spans[parted + 1]?.is !== 'stop' && sum === undefined
      if (draft.extension !== null && isWithin) say('extension', draft.at)
    }
    for (const draft of drafts)
      if (draft.extension !== null && !draft.kinds.has('sopc') && !draft.kinds.has('extended')) {
        const named = spans.some((span, i) => cueIs(span, 'licence') && /ext/.test(said(i)))
        draft.kinds.add(!named && monthsOf(draft.extension) === 12 ? 'sopc' : 'extended')
        // Less than a year is no extension: "3 years 6 months on licence" may be one length.
        const part = spans.findIndex((span) => span.is === 'length' && span.length === draft.extension)
        if (!named && monthsOf(draft.extension) < 12 && part >= 0) role[part] = 'left'
        if (!named && (monthsOf(draft.extension) <= 12 || spans.some((span) => cueIs(span, 'ofWhich'))))
          say('kind', draft.at)
      } else if (draft.extension === null && draft.kinds.has('extended')) say('extension', draft.at)
  }

  function isSumOfTwo(): boolean {
    const [all, one, two] = drafts.map(({ length }) => length)
    return !!all && !!one && !!two && isSame(all, plus(one, two))
  }

  function offences(): void {
    for (const [i, span] of spans.entries()) {
      if (span.is !== 'offence' || role[i] === 'aside') continue
      // "to run consecutively to the robbery" names the other sentence.
      let to = i - 1
      while (wordIs(spans[to], 'to', 'the', 'that', 'his', 'her', 'with') && to > i - 4) to--
      if (to >= 0 && isToNext(spans, to)) {
        role[i] = 'aside'
        continue
      }
      const draft = owner(i, true)
      draft?.keys.push([...span.keys])
      if (draft !== undefined) draft.offenceAt = i
      role[i] = 'used'
      if (draft?.kinds.size === 0 && span.keys[0] === 'murder' && span.keys.length === 1) {
        draft.kinds.add('life')
        if (role[draft.at] !== 'minimum') say('minimum_term', draft.at)
      }
    }
  }

  /** A total of which a part is named: the rest is a sentence, too. */
  function rest(of: SaidLength): void {
    const part = drafts[0] as Draft
    const left = part.length === null ? null : minus(of, part.length)
    if (left === null || monthsOf(left) + left.days === 0) return
    drafts = [newDraft(totals[0] as number, left, []), part]
    part.runs = 'consecutive to 1'
  }

  function repeats(): void {
    // "3 counts of burglary, 2 years on each".
    for (const [i, span] of spans.entries()) {
      const count = span.is === 'noise' ? /^(\S+) (?:counts|offences|charges)$/.exec(said(i)) : null
      const times = count === null ? null : (numberAt(tokensIn(count[1] as string), 0)?.value ?? null)
      const draft = drafts.find(
        ({ at }) => at > i && [1, 2].some((n) => cueIs(spans[at + n], 'all') && said(at + n) === 'each'),
      )
      if (times !== null && draft !== undefined && !spans.some(({ is }) => is === 'times'))
        spans[i] = { ...span, is: 'times', times, of: draft.at } as WordSpan
    }
    for (const [i, span] of spans.entries()) {
      const times =
        span.is === 'times'
          ? span.times
          : span.is === 'count' && span.counts.length > 1
            ? span.counts.length
            : 1
      if (span.is !== 'times' && span.is !== 'count') continue
      const of = span.is === 'times' ? span.of : undefined
      const draft = of === undefined ? owner(i) : drafts.find(({ at }) => at === of)
      if (cueIs(spans[i + 1], 'noPenalty') || cueIs(spans[i + 2], 'noPenalty')) {
        role[i] = 'aside'
        continue
      }
      role[i] = 'used'
      if (draft === undefined) continue
      if (span.is === 'count' && draft.counts.length === 0) draft.counts = span.counts
      if (times === null) say('other_sentence', i)
      else if (times > 1 && times <= 12 && Number.isInteger(times)) {
        const index = drafts.indexOf(draft)
        const copies = Array.from({ length: times - 1 }, (_, n) => ({
          ...draft,
          kinds: new Set(draft.kinds),
          keys: [...draft.keys],
          counts: draft.counts.slice(n + 1),
        }))
        drafts = [...drafts.slice(0, index + 1), ...copies, ...drafts.slice(index + 1)]
      } else if (times > 12) say('number', i)
    }
  }

  function runs(): void {
    const all = spans.flatMap((span, i) =>
      cueIs(span, 'consecutive', 'concurrent') && (role[i] === null || role[i] === 'used') ? [i] : [],
    )
    const cuesAt = all.slice(0, 2 * mostSentences)
    for (const more of all.slice(2 * mostSentences)) say('runs', more)
    const isSeveral = drafts.length + asked.others.length > 1
    const given = new Map<
      Draft,
      { readonly how: 'consecutive' | 'concurrent'; readonly to: Draft | number | null }
    >()
    let toAll: 'consecutive' | 'concurrent' | null = null
    for (const i of cuesAt) {
      const how = (spans[i] as WordSpan & { is: 'cue' }).cue as 'consecutive' | 'concurrent'
      const isPlain = /^(?:then|after|together)$/.test(said(i))
      const next = nextSentence(i)
      const other = spans.findIndex((span, n) => n > i && n <= i + 5 && cueIs(span, 'otherSentence'))
      if (other >= 0) {
        role[i] = 'used'
        role[other] = 'used'
        if (asked.others.length === 0) say('other_sentence', i)
        else if (drafts[0] !== undefined) given.set(drafts[0], { how, to: asked.others.length })
        continue
      }
      const before = drafts.filter(({ at }) => at < i).at(-1)
      const draft = next !== null && isToNext(spans, i) ? (before ?? owner(i)) : owner(i)
      // "remanded in June, then 2 years".
      const isAfterRemand = role.some((one, n) => n < i && /^remand/.test(one ?? ''))
      if (draft === undefined || (isPlain && (next === null || isAfterRemand) && !isSeveral)) {
        if (isPlain) role[i] = 'used'
        continue
      }
      role[i] = 'used'
      const told = [...named].find(([at]) => at > i && at <= i + 4)?.[1]
      if (told !== undefined) {
        given.set(draft, { how, to: told })
        continue
      }
      const isForAll = spans.some(
        (span, n) =>
          cueIs(span, 'all') &&
          Math.abs(n - i) <= 4 &&
          !spans.slice(Math.min(n, i) + 1, Math.max(n, i)).some(({ is }) => is === 'stop'),
      )
      const isFirst =
        drafts.every(({ at }) => at > i) && drafts.length > 1 && clause[i] !== clause[(drafts[0] as Draft).at]
      if (isForAll || isFirst) toAll = how
      else if (next !== null && next !== draft && isToNext(spans, i)) given.set(draft, { how, to: next })
      else if (next !== null && next !== draft && !isToNext(spans, i) && clause[i] === clause[next.at])
        given.set(next, { how, to: null })
      else {
        const count = countBehind(i)
        if (count !== null && count !== draft) given.set(draft, { how, to: count })
        else if (drafts.length > 1 && drafts.filter((one) => one.at === draft.at).length > 1)
          for (const one of drafts.filter((each) => each.at === draft.at)) given.set(one, { how, to: null })
        else given.set(draft, { how, to: null })
      }
    }
    if (!isSeveral) {
      if ((given.size > 0 || toAll !== null) && drafts.length === 1)
        say('other_sentence', (drafts[0] as Draft).at)
      return
    }
    const base = asked.others.length
    let chain =
      base === 0 ? 0 : Math.max(1, asked.others.findLastIndex(({ runs }) => runs !== 'concurrent') + 1)
    const isFollowed = new Set([...given.values()].map(({ to }) => to))
    for (const [i, draft] of drafts.entries()) {
      const here = given.get(draft) ?? (toAll === null ? null : { how: toAll, to: null })
      const number = base + i + 1
      if (draft.runs !== null) continue
      if (here === null || (i === 0 && base === 0 && here.to === null)) {
        if (i === 0 && base === 0) chain = number
        else if (isFollowed.has(draft)) chain = number
        else draft.isRunAsked = true
        continue
      }
      if (here.how === 'concurrent') draft.runs = 'concurrent'
      // "9 months, 9 months, 9 months consecutive": to which, is not said.
      else if (here.to === null && drafts.slice(0, i).some(({ isRunAsked }) => isRunAsked))
        draft.isRunAsked = true
      else {
        const to =
          here.to === null
            ? chain
            : typeof here.to === 'number'
              ? here.to
              : base + drafts.indexOf(here.to) + 1
        draft.runs = `consecutive to ${to}`
        chain = number
      }
    }
    // Where only the second of two is said to follow the first, the first is where it begins: "2 years consecutive to 4 years".
    const roots = drafts.filter(({ isRunAsked }) => isRunAsked)
    const first = drafts[0] as Draft
    if (
      base === 0 &&
      roots.length === 1 &&
      first.runs !== null &&
      roots[0] !== first &&
      first.runs === `consecutive to ${drafts.indexOf(roots[0] as Draft) + 1}`
    )
      (roots[0] as Draft).isRunAsked = false
    // "9 months concurrent, 9 months concurrent, 12 months": all run together.
    if (base === 0 && given.get(first)?.how === 'concurrent' && given.get(first)?.to === null) {
      const others = drafts.slice(1)
      if (others.every((one) => one.runs === 'concurrent' || one === drafts.at(-1)))
        for (const one of others) if (one.runs === null) [one.runs, one.isRunAsked] = ['concurrent', false]
      first.runs = null
    }
  }

  /** The sentence that is named right behind a cue of running. */
  function nextSentence(i: number): Draft | null {
    for (let n = i + 1; n < spans.length && n <= i + 5; n++) {
      const draft = drafts.find(({ at }) => at === n)
      if (draft !== undefined) return draft
      const span = spans[n] as WordSpan
      if (!(wordIs(span, ...small) || span.is === 'count')) return null
    }
    return null
  }

  function countBehind(i: number): Draft | number | null {
    const at = spans.findIndex((span, n) => n > i && n <= i + 3 && span.is === 'count')
    const span = spans[at]
    if (span?.is !== 'count' || spans.slice(i + 1, at).some(({ is }) => is !== 'word')) return null
    const number = span.counts[0] as number
    return (
      drafts.find((draft) => draft.at < i && draft.counts.includes(number)) ??
      (number <= asked.others.length ? number : null)
    )
  }

  /** A total proves how they run, or is held against the parts. */
  function checked(of: SaidLength | null): SaidLength | null {
    if (of === null) return null
    const none: SaidLength = { years: 0, months: 0, weeks: 0, days: 0 }
    const lengths = drafts.map(({ length }) => length).filter((length) => length !== null)
    const sum = lengths.reduce((all, one) => plus(all, one), none)
    const longest = lengths.toSorted((a, b) => roughly(b) - roughly(a))[0]
    const open = drafts.filter(({ isRunAsked }) => isRunAsked)
    if (drafts.length > 1 && open.length === drafts.length - 1) {
      const how = isSame(sum, of)
        ? 'consecutive'
        : longest !== undefined && isSame(longest, of)
          ? 'concurrent'
          : null
      if (how === null) say('total', totals[0] as number)
      else
        for (const [i, draft] of drafts.entries()) {
          if (i > 0) draft.runs = how === 'concurrent' ? 'concurrent' : `consecutive to ${i}`
          draft.isRunAsked = false
        }
      return of
    }
    if (open.length > 0) return of
    const chained = drafts.filter(({ runs }) => runs !== 'concurrent')
    const custody = chained.reduce((all, { length }) => plus(all, length ?? none), none)
    const made = chained.reduce((all, { extension }) => plus(all, extension ?? none), custody)
    if (!isSame(made, of) && !isSame(custody, of)) say('total', totals[0] as number)
    return of
  }
}

const draftsHave = (all: readonly (Draft | undefined)[]): boolean => all.some((draft) => draft !== undefined)

const newDraft = (at: number, length: SaidLength | null, kinds: readonly KindRead[]): Draft => ({
  ...{ at, length, kinds: new Set(kinds), extension: null, suspendedFor: null, activated: false, keys: [] },
  ...{ offenceAt: -1, counts: [], runs: null, isRunAsked: false },
})

/** The kind of several that were named; null where they do not go together. */
export function kindOf(kinds: ReadonlySet<KindRead>): KindRead | null {
  const all = [...kinds]
  if (all.length === 0) return 'standard'
  if (all.length === 1) return all[0] as KindRead
  if (kinds.has('whole_life')) return 'whole_life'
  if (kinds.has('sopc') && kinds.has('extended') && all.length === 2) return 'sopc'
  if (kinds.has('supervision_default') && kinds.has('default') && all.length === 2)
    return 'supervision_default'
  return null
}

/** A draft as it is given: with its date, and its offence where it is one. */
export function finished(draft: Draft, from: number, date: string | null): SentenceRead {
  const keys = [...new Set(draft.keys.flat())]
  const isOne = draft.keys.length > 0 && draft.keys.every((one) => one.length === 1 && one[0] === keys[0])
  return {
    from,
    length: draft.length,
    kind: kindOf(draft.kinds) ?? 'standard',
    extension: draft.extension,
    suspendedFor: draft.suspendedFor,
    activated: draft.activated,
    offence: isOne ? (keys[0] as string) : null,
    offenceChoices: isOne ? [] : keys.slice(0, 5),
    date,
    runs: draft.runs,
  }
}
