import { type Day, extensionYears, isoDate } from '@requisite/law'
import { answeredIn } from './answers.ts'
import { type Cue, mild } from './cues.ts'
import { daysOf, monthsOf } from './length.ts'
import type { FindOffence } from './offences.ts'
import { shortly } from './quote.ts'
import type {
  Ask,
  AskedOfWords,
  Credit,
  Reading,
  RecallRead,
  SentenceRead,
  WordsQuestion,
} from './reading.ts'
import { rolesIn, type Work } from './roles.ts'
import { type Draft, finished, kindOf, sentencesIn } from './sentences.ts'
import { cueIs, spansIn, type WordSpan } from './spans.ts'

/** So many characters are read. */
export const mostCharacters = 6_000
const mostYears = 100
const mostOrderMonths = 24
const mostQuestions = 10

/** Asked for by the pages that follow, too: these do not stop. */
const soft: ReadonlySet<Ask> = new Set(['offence', 'date', 'remand_days', 'tag_days', 'activated'])

/** What a cue that found no place is asked as. */
const asksOf: Partial<Readonly<Record<Cue, Ask>>> = {
  ...{
    remand: 'remand_days',
    served: 'remand_days',
    less: 'number',
    tag: 'tag_days',
    licence: 'kind',
    extended: 'extension',
  },
  ...{
    minimum: 'minimum_term',
    consecutive: 'runs',
    concurrent: 'runs',
    reduced: 'length',
    supervised: 'kind',
    unsettled: 'length',
    hoped: 'custody',
  },
  ...{ again: 'length', suspended: 'length', otherSentence: 'other_sentence' },
}

const filler = new Set(
  'sentenced sentence to of the a an got given gave imprisonment imprisoned prison custody jail jailed judge court crown magistrates plus with total and + for on in at by was were is be been has had he she they him her his i my we you handed committed comprising term period under further year years that this said will it its their them as from but just only now : - / & = n or so then there who which dont since until till when'.split(
    ' ',
  ),
)

/** Words right behind a length that name no offence. */
const plainBehind = new Set(
  'bird stretch inside ago old immediate straight away each altogether behind today yesterday youth young adult bit stint lump passed made bang banged bid because when if instead less more without not no his committal ends end finishes expires starts term sentence breach after having before'.split(
    ' ',
  ),
)

/** Cues that decide nothing by themselves, and are shown as not used. */
const shownCues: readonly Cue[] = [
  'not',
  'dropped',
  'young',
  'afterRelease',
  'indefinite',
  'otherDay',
  'order',
]

/** The words of spans that stand side by side and share something, as they were typed. */
function runsOf({ spans, text }: Work, has: (i: number) => boolean): readonly string[] {
  const runs: string[] = []
  for (let i = 0; i < spans.length; i++) {
    if (!has(i)) continue
    const from = i
    while (has(i + 1)) i++
    runs.push(shortly(text.slice((spans[from] as WordSpan).from, (spans[i] as WordSpan).to)))
  }
  return runs.filter((one) => one !== '')
}

const question = (ask: Ask): WordsQuestion => ({ ask, about: '', from: -1, days: [], of: '' })

const nothing = (questions: readonly WordsQuestion[]): Reading => ({
  ...{ status: 'asks', goesOn: false, sentences: [], credit: {}, total: null, recall: null },
  ...{ questions, asked: questions.map(({ ask }) => ask), aside: [], asideAt: [], unused: [], shown: [] },
})

/** Reads what a court said, as people say it, in four passes. Every number, day and deciding word is read, set aside for a
 *  known reason, or asked about: none is dropped. */
export function readWords(typed: string, findOffence: FindOffence, asked: AskedOfWords): Reading {
  if (typed.trim() === '' || typed.length > mostCharacters) return nothing([question('length')])
  const { answers = [] } = asked
  const work = rolesIn(typed, spansIn(typed, findOffence, asked.today), answers)
  const { spans, role, text } = work
  const questions: WordsQuestion[] = []
  let isTooMuch = false
  const say = (ask: Ask, ...at: readonly number[]): void => {
    if (questions.length >= mostQuestions) {
      isTooMuch = true
      return
    }
    const first = spans[Math.min(...at)]
    const last = spans[Math.max(...at)]
    const from = first?.from ?? -1
    // Part of the length, of which unit?
    const isPart = ask === 'number' && answers.some((one) => one.from === from && one.say === 'part')
    const what = isPart && first?.is === 'number' ? 'unit' : ask
    if (answers.some((one) => one.ask === what && (one.from === from || what === 'minimum_term'))) return
    const about = first === undefined || last === undefined ? '' : shortly(text.slice(first.from, last.to))
    if (!questions.some((one) => one.ask === what && one.about === about && one.from === from))
      questions.push({ ask: what, about, from, days: daysOfDate(first), of: kindBy(what, Math.min(...at)) })
  }
  const daysOfDate = (span: WordSpan | undefined): readonly string[] =>
    span?.is !== 'date'
      ? []
      : (span.day === null ? span.days : [span.day]).filter((day) => day <= asked.today).map(isoDate)
  const kindBy = (ask: Ask, i: number): WordsQuestion['of'] => {
    if (ask !== 'kind') return ''
    if (role[i] === 'minimum') return 'minimum'
    if (isChild()) return 'young'
    return role.includes('extension') || has((span) => cueIs(span, 'licence', 'supervised')) ? 'licence' : ''
  }
  const isChild = (): boolean =>
    isSaid('young') && has((span) => span.is === 'noise' && span.age !== null && span.age < 18)
  const saidOf = (span: WordSpan | undefined): string =>
    span === undefined ? '' : text.slice(span.from, span.to)
  const has = (what: (span: WordSpan, i: number) => boolean): boolean =>
    spans.some((span, i) => what(span, i))
  const isSaid = (...all: readonly Cue[]): boolean =>
    has((span, i) => cueIs(span, ...all) && role[i] !== 'aside')

  const { drafts, total } = answeredIn(work, asked, sentencesIn(work, asked, say))
  const date = answers.find(({ ask, say }) => ask === 'date' && say !== 'unknown')?.say ?? dayOfSentence()
  const credit = creditIn()
  loose()
  const doubtful = new Set<Draft>()
  for (const draft of drafts) {
    if (kindOf(draft.kinds) === null) say('kind', draft.at)
    const kind = kindOf(draft.kinds) ?? 'standard'
    const minimumSaid = role[draft.at] === 'minimum'
    if (minimumSaid && !['life', 'ipp'].includes(kind)) say('kind', draft.at)
    // "20 years to life" is how it is said elsewhere.
    const isTo = saidOf(spans[draft.at + 1]) === 'to' && cueIs(spans[draft.at + 2], 'life')
    if ((kind === 'life' || kind === 'ipp') && (draft.length === null || isTo)) say('minimum_term', draft.at)
    if (kind === 'suspended') {
      if (draft.length === null) say('length', draft.at)
      if (!draft.activated) say('activated', draft.at)
    }
    const isConfiscated =
      kind === 'default' &&
      spans.some((span) => /confisc|proceeds/i.test(saidOf(span))) &&
      !spans.some((span) => cueIs(span, 'default') && /pa[iy]/i.test(saidOf(span)))
    if (role[draft.at] === 'default' || isConfiscated) {
      say('unpaid', draft.at)
      // Beside a sentence it is none until the money is known to be unpaid.
      const isOpen = questions.at(-1)?.ask === 'unpaid' && draft.isRunAsked && draft === drafts.at(-1)
      if (isOpen) {
        doubtful.add(draft)
        continue
      }
    }
    // "in breach of a suspended sentence, 5 months for the new offence".
    const isNew = has((span) => span.is === 'word' && span.word === 'new')
    if (kind === 'suspended' && drafts.length === 1 && isNew) say('kind', draft.at)
    if (draft.isRunAsked) say('runs', draft.at)
    if (
      draft.extension !== null &&
      kind === 'extended' &&
      monthsOf(draft.extension) > 12 * extensionYears.most
    )
      say('extension', draft.at)
    if (
      draft.length !== null &&
      (monthsOf(draft.length) > 12 * mostYears || daysOf(draft.length) > 366 * mostYears)
    ) {
      say('length', draft.at)
      role[draft.at] = 'left'
    }
    if (draft.length !== null && kind === 'dto' && monthsOf(draft.length) > mostOrderMonths)
      say('length', draft.at)
    if (kind === 'standard' && isChild()) say('kind', draft.at)
  }
  const sentences = drafts
    .filter((draft) => !doubtful.has(draft))
    .map((draft) => finished(draft, spans[draft.at]?.from ?? -1, date))
  for (const [i, sentence] of sentences.entries()) {
    if (sentence.offenceChoices.length > 0) {
      say('offence', drafts[i]?.at ?? 0)
      const asking = questions.at(-1)
      const words = spans[drafts[i]?.offenceAt ?? -1]
      if (asking?.ask === 'offence' && asking.from === sentence.from && words !== undefined)
        questions[questions.length - 1] = { ...asking, about: shortly(text.slice(words.from, words.to)) }
    } else if (sentence.offence === null && isOffenceUnread(i)) say('offence', drafts[i]?.at ?? 0)
  }
  // Nothing is dropped: whatever has no place yet is asked about.
  const deciding = spans.flatMap((span, i) =>
    ['length', 'number', 'date', 'part', 'times'].includes(span.is) ||
    (span.is === 'cue' && !mild.has(span.cue))
      ? [i]
      : [],
  )
  for (const i of deciding)
    if (!isTooMuch && role[i] === null && !isAskedAbout(i)) say(spans[i]?.is === 'cue' ? 'kind' : 'number', i)
  return finish(sentences)

  /** Whether a question holds the words of a span. */
  function isAskedAbout(i: number): boolean {
    const said = shortly(text.slice(spans[i]?.from, spans[i]?.to))
    return questions.some(({ about }) => about.includes(said))
  }

  function dayOfSentence(): string | null {
    const at = (...roles: readonly string[]): readonly number[] =>
      spans.flatMap((_, i) => (roles.includes(role[i] ?? '') ? [i] : []))
    const named = at('sentenceDay')
    const days = named.length > 0 ? named : at('bareDay')
    const dayAt = (i: number): Day | null => (spans[i] as WordSpan & { is: 'date' }).day
    const [first] = named
    if (first !== undefined)
      for (const i of at('bareDay', 'unclearDay')) {
        // Behind an offence, and before the day of sentence: the day of the offence.
        const isOffence = role[i] === 'unclearDay' && (dayAt(i) ?? Infinity) < (dayAt(first) ?? 0)
        if (isOffence) role[i] = 'aside'
        else say('date', i)
      }
    else for (const i of at('unclearDay')) say('date', i)
    if (days.length > 1) {
      for (const i of days) say('date', i)
      return null
    }
    const only = days[0]
    if (only === undefined) return null
    const day = dayAt(only)
    if (day === null || day > asked.today || (named.length === 0 && at('unclearDay').length > 0)) {
      say('date', only)
      return null
    }
    return isoDate(day)
  }

  function creditIn(): Credit {
    let made: Credit = {}
    const isHung = isSaid('suspended')
    const isDated = has((one, n) => one.is === 'date' && /^(?:remand|tag)/.test(role[n] ?? ''))
    const lastAt = (what: 'remand' | 'tag'): number =>
      spans.findLastIndex((one, n) => one.is === 'length' && role[n] === what)
    const lastOf = { remand: lastAt('remand'), tag: lastAt('tag') }
    const dayAt = (i: number): Day | null => (spans[i] as WordSpan & { is: 'date' }).day
    for (const [i, span] of spans.entries()) {
      const what = role[i]
      if (span.is === 'length' && (what === 'remand' || what === 'tag' || what === 'tagCounted')) {
        const isDays = monthsOf(span.length) === 0
        const days = daysOf(span.length)
        if (what === 'remand' && (made.remandDays !== undefined || made.remandLength !== undefined))
          say('remand_days', i)
        else if (what === 'remand') {
          made = { ...made, ...(isDays ? { remandDays: days } : { remandLength: span.length }) }
          if (!isDays) say('remand_days', i)
        } else if (what === 'tagCounted' && isDays && made.tagDays === undefined)
          made = { ...made, tagDays: days }
        else {
          // "less 120 days on curfew": the days on it, or those that come off.
          const isOff = cueIs(spans[i - 1], 'less', 'counts')
          if (isDays && !isOff && made.curfewDays === undefined) made = { ...made, curfewDays: days }
          say('tag_days', i)
        }
      } else if (span.is === 'number' && what === 'remand') {
        if (made.remandNumber === undefined) made = { ...made, remandNumber: span.value }
        say('remand_unit', i)
      } else if (span.is === 'number' && what === 'tagCounted' && made.tagDays === undefined)
        made = { ...made, tagDays: span.value }
      else if (span.is === 'number' && (what === 'tag' || what === 'tagCounted')) say('tag_days', i)
      else if (
        span.is === 'date' &&
        (what === 'remandFrom' || what === 'remandTo' || what === 'tagFrom' || what === 'tagTo')
      ) {
        const day = dayAt(i)
        const isTag = what.startsWith('tag')
        const name = what.replace('tag', 'curfew') as 'remandFrom'
        const isLate =
          day !== null &&
          (day > asked.today || (date !== null && isoDate(day) > date && what.endsWith('From')))
        if (day === null || isLate || made[name] !== undefined) say(isTag ? 'tag_days' : 'remand_days', i)
        else made = { ...made, [name]: isoDate(day) }
        if (isTag) say('tag_days', i)
      } else if (span.is === 'cue' && what === 'tag' && isHung) role[i] = 'aside'
      else if (span.is === 'cue' && (what === 'remand' || what === 'tag')) {
        const isPlaced = Object.keys(made).length > 0 || isDated || lastOf[what] > i
        if (!isPlaced) say(what === 'tag' ? 'tag_days' : 'remand_days', i)
      }
    }
    const told = (ask: Ask): number =>
      Number.parseInt(answers.findLast((one) => one.ask === ask && one.say !== 'unknown')?.say ?? '', 10)
    // The days that come off were said, too.
    if (made.tagDays !== undefined && made.curfewDays !== undefined)
      for (let n = questions.length - 1; n >= 0; n--)
        if (questions[n]?.ask === 'tag_days') questions.splice(n, 1)
    if (told('tag_days') >= 0) made = { ...made, tagDays: told('tag_days') }
    const credit = told('remand_days') >= 0 ? { remandDays: told('remand_days'), ...ofTag(made) } : made
    const isLess = has((one, n) => cueIs(one, 'less') && role[n] === 'used')
    return isLess && Object.keys(credit).length > 0 ? { ...credit, isLess: true } : credit
  }

  function ofTag({ tagDays, curfewDays, curfewFrom, curfewTo }: Credit): Credit {
    return {
      ...(tagDays !== undefined && { tagDays }),
      ...(curfewDays !== undefined && { curfewDays }),
      ...(curfewFrom !== undefined && { curfewFrom }),
      ...(curfewTo !== undefined && { curfewTo }),
    }
  }

  /** What found no place: it is asked about. */
  function loose(): void {
    const isCustody = drafts.some(({ length }) => length !== null)
    const isLife = isSaid('life', 'ipp')
    const isPart = isSaid('releasePart', 'toServe', 'plea')
    const isPartBeside = (i: number): boolean =>
      spans.slice(Math.max(0, i - 2), i + 3).some((one) => cueIs(one, 'minimum', 'releasePart', 'plea'))
    for (const [i, span] of spans.entries()) {
      if (isTooMuch) return
      if (role[i] === 'left') say(cueIs(span, 'dropped') || cueIs(span, 'suspended') ? 'length' : 'number', i)
      if (role[i] !== null) continue
      if (span.is === 'part') {
        if (isPart || isPartBeside(i)) role[i] = 'aside'
        else say('length', i)
      } else if (span.is === 'number') {
        if (isCustody && isQuantity(i)) role[i] = 'aside'
        else say(isLife && span.value < mostYears ? 'minimum_term' : isCustody ? 'number' : 'unit', i)
      } else if (span.is === 'cue' && !mild.has(span.cue)) {
        const ask = asksOf[span.cue]
        if (ask !== undefined) say(ask, i)
        if (span.cue === 'reduced') role[i] = 'left'
      }
    }
    for (const [i, span] of spans.entries())
      if (role[i] === 'unsettled') {
        if (isCustody) role[i] = 'aside'
        else if (span.is !== 'cue') say('length', i)
        else if (span.cue === 'hoped') say('custody', i)
      }
    if (isSaid('notYet'))
      say(
        'custody',
        spans.findIndex((span) => cueIs(span, 'notYet')),
      )
  }

  /** Things that are counted, or an age between commas. */
  function isQuantity(i: number): boolean {
    const next = spans[i + 1]
    if (next?.is === 'offence') return true
    if (next?.is === 'word' && /^[a-z]{3,}s$/.test(next.word) && !filler.has(next.word)) return true
    const { value } = spans[i] as WordSpan & { is: 'number' }
    return (
      spans[i - 1]?.is === 'stop' &&
      next?.is === 'stop' &&
      value >= 10 &&
      value < 100 &&
      ['word', 'noise'].includes(spans[i - 2]?.is ?? '')
    )
  }

  /** Whether words stand where an offence would: "for battering his ex". */
  function isOffenceUnread(i: number): boolean {
    const from = drafts[i]?.at ?? 0
    const beside = spans[from + 1]
    if (beside?.is === 'word' && !filler.has(beside.word) && !plainBehind.has(beside.word)) return true
    const to = drafts[i + 1]?.at ?? spans.length
    // "4 months for breach of an order" that has no name here.
    const isBreach = (n: number): boolean =>
      cueIs(spans[n], 'activated') && [1, 2].some((more) => cueIs(spans[n + more], 'order'))
    for (let n = from; n < to; n++) if (isBreach(n)) return true
    for (let n = from; n < to; n++) {
      const span = spans[n] as WordSpan
      if (span.is !== 'word' || span.word !== 'for') continue
      const next = spans.slice(n + 1, n + 4).find((one) => !(one.is === 'word' && filler.has(one.word)))
      if (cueIs(next, 'activated') && sentenceKind(i) === 'standard') {
        const of = spans
          .slice(spans.indexOf(next as WordSpan) + 1)
          .find((one) => !(one.is === 'word' && filler.has(one.word)))
        if (of?.is === 'word') return true
      }
      if (
        next?.is === 'word' &&
        !/^(?:life|ever|good|each|both|early|guilty|plea|pleading|breach|this|being|one|other|first|second|another)$/.test(
          next.word,
        )
      )
        return true
    }
    return false
  }

  function sentenceKind(i: number): string | null {
    const draft = drafts[i]
    return draft === undefined ? null : kindOf(draft.kinds)
  }

  function recallIn(): RecallRead | null {
    if (!isSaid('recall') || answers.some(({ ask, say }) => ask === 'recall' && say === 'no')) return null
    let made: RecallRead = {}
    for (const [i, span] of spans.entries()) {
      if (role[i] !== 'recall') continue
      if ((span.is === 'length' || span.is === 'number') && made.days !== undefined) {
        say('length', i)
        continue
      }
      if (span.is === 'date' && (span.day === null || made.date !== undefined)) say('date', i)
      if (span.is === 'length' && monthsOf(span.length) === 0)
        made = { ...made, kind: 'fixed', days: daysOf(span.length) }
      if (span.is === 'number') made = { ...made, kind: 'fixed', days: span.value }
      if (span.is === 'date' && span.day !== null) made = { ...made, date: isoDate(span.day) }
      if (span.is === 'cue' && /standard/i.test(text.slice(span.from, span.to)))
        made = { ...made, kind: 'standard' }
    }
    // Without a sentence, the day is that of the recall.
    if (date !== null && drafts.length === 0) {
      if (made.date === undefined) made = { ...made, date }
      else
        say(
          'date',
          ...spans.flatMap((_, i) => (role[i] === 'bareDay' || role[i] === 'sentenceDay' ? [i] : [])),
        )
    }
    return made
  }

  function finish(all: readonly SentenceRead[]): Reading {
    const recall = recallIn()
    const aside = runsOf(work, (i) => role[i] === 'aside' || role[i] === 'community')
    const asideAt = spans.flatMap(({ is, from }, i) =>
      role[i] === 'aside' && (is === 'length' || is === 'number') ? [from] : [],
    )
    const isPlain = (i: number): boolean => {
      const span = spans[i]
      return (span?.is === 'word' && role[i] !== 'aside') || (role[i] === null && cueIs(span, ...shownCues))
    }
    const unused = runsOf(work, isPlain)
      .map((run) =>
        run
          .split(' ')
          .filter((word) => !/^\d+$/.test(word) && !filler.has(word.toLowerCase().replace(/['’]/g, '')))
          .join(' '),
      )
      .filter((run) => run !== '')
    const reading = (
      status: Reading['status'],
      sentences: readonly SentenceRead[],
      own: readonly WordsQuestion[] = questions,
    ): Reading => ({
      ...{
        status,
        sentences,
        credit,
        total,
        recall,
        questions: own,
        asked: [...new Set(own.map(({ ask }) => ask))],
      },
      ...{ goesOn: status === 'asks' && sentences.length > 0, aside, asideAt, unused },
      shown: [...aside, ...unused],
    })
    if (recall !== null) {
      const isOfIt =
        isSaid('licence') ||
        has((span) => span.is === 'word' && /^(?:original|from|sentence)$/.test(span.word))
      const isLoose = questions.some(({ ask }) =>
        ['number', 'unit', 'length', 'total', 'remand_unit'].includes(ask),
      )
      const isNew = has(
        (span, i) =>
          (span.is === 'word' && /^(?:new|fresh|further)$/.test(span.word)) ||
          cueIs(span, 'consecutive') ||
          (span.is === 'offence' && role[i] !== 'aside'),
      )
      if (!isLoose && (all.length === 0 || (isOfIt && !isNew))) return reading('recall', all)
      return reading('asks', all, [question('recall'), ...questions])
    }
    const isPassed = answers.some(({ ask, say }) => ask === 'custody' && say === 'yes')
    if (isSaid('notYet') && !isPassed) return reading('asks', [], questions)
    // Two numbers that change places would make another sentence: nothing is kept.
    if (isTooMuch || role.includes('left')) return reading('asks', [], questions)
    const isCommunity = role.includes('community')
    if (
      isCommunity &&
      !isPassed &&
      all.some(({ kind, length }) => length !== null && kind !== 'suspended' && kind !== 'default')
    )
      return reading('asks', all, [question('custody'), ...questions])
    const isOther =
      isCommunity ||
      has((span, i) => (cueIs(span, 'order', 'money') || span.is === 'money') && role[i] === 'aside')
    if (all.length === 0) {
      const open = questions.filter(({ ask }) => !soft.has(ask))
      if (isOther && open.length === 0 && !isSaid('remand')) return reading('not_custody', [], [])
      const isWaiting = isSaid('remand') || has((span) => span.is === 'word' && span.word === 'bail')
      const first: readonly WordsQuestion[] = isWaiting
        ? [question('custody'), question('length')]
        : [question('length')]
      const isLengthOpen =
        open.length === 0 ||
        role.includes('extension') ||
        !has(({ is }) => ['length', 'number', 'part'].includes(is))
      return reading('asks', [], isLengthOpen ? [...first, ...questions] : questions)
    }
    const hard = questions.filter(({ ask }) => !soft.has(ask))
    const isOpen = hard.length > 0
    // Beside other questions a number can be anything: nothing is kept.
    const isNumber = (ask: Ask): boolean => ask === 'number' || ask === 'unit'
    if (hard.some(({ ask }) => isNumber(ask)) && !hard.every(({ ask }) => isNumber(ask)))
      return reading('asks', [], questions)
    return reading(isOpen ? 'asks' : 'read', all)
  }
}
