import { elsewhere } from '../../court-words/in-words.ts'
import { mostCharacters } from '../../court-words/read.ts'
import { answeringFields } from '../../court-words/reading.ts'
import { isDayTold, isLengthTold } from '../../told/case.ts'
import { countsIn } from '../../told/counts.ts'
import type { PlaceFault } from '../../told/faults.ts'
import { toldQuery } from '../../told/query.ts'
import { outcomeOf } from '../answer/outcome.ts'
import { quote } from '../answer/quote.ts'
import { screenOf } from '../answer/screen.ts'
import { wordsRead } from '../ask.ts'
import { askingPart, isCounted, mayAsk } from '../guides/asking.ts'
import type { guideAnswerTo } from '../guides/guide-answer-to.ts'
import type { GuideAnswer } from '../guides/guide-answers.ts'
import { html } from '../html.ts'
import { small } from '../told/text.ts'
import { below } from './below.ts'
import {
  type Card,
  firstCard,
  lengthCard,
  noDateCard,
  notPrisonCard,
  questionCard,
  refusedCard,
  settledCard,
  soFarCard,
  suspendedCard,
  withGuide,
} from './card.ts'
import { outcomesOfMonths } from './decides.ts'
import { knownOf, type LiveCase, rowOfNameless, wordsOfCase } from './known.ts'
import type { LiveAsked, LiveReply, Mark, RowGroup, SetAside } from './message.ts'
import { dayOfYearTaken, isRecallBefore, othersRow, plainDay } from './person-rows.ts'
import { rangeOf } from './range.ts'
import { exceptions } from './recall-fact-rows.ts'
import { type AskedRow, asking, boxId, type Part, rowMarkup } from './row.ts'
import { isPlaceOf, nameAndNumber, rowOfWords } from './row-of.ts'
import {
  isOneTime,
  isRecallDayLost,
  isSuspendedTold,
  isWholeLifeTold,
  type LiveOutcome,
  liveRows,
} from './rows-of.ts'
import { offenceRow } from './sentence-rows.ts'
import { spoken } from './speak.ts'
import { isCreditHalfTold, tellingOf } from './told-of.ts'
import { isTyping } from './unfinished-word.ts'

const notFound = 'We could not find the length. What did the court say?'

const empty = (): Card => ({
  state: 'empty',
  markup: html`<h2 tabindex="-1">The date appears here while you type.</h2>
<p>It is worked out on this device. Nothing you type is sent. No names needed.</p>`,
  small: '',
  day: '',
  headline: '',
})

/** What the words are, and what became of them. */
function marksOf(known: LiveCase, rows: readonly AskedRow[], state: Card['state']): readonly Mark[] {
  const { reading, questions, sentences, before } = known
  const isYearTaken = dayOfYearTaken(known) !== null
  return reading.pieces.flatMap(({ from, to, is, what, sentence }): readonly Mark[] => {
    if (is !== 'read' && is !== 'asked') return []
    const of = what === 'offence' ? reading.sentences[(sentence ?? 0) - before]?.from : from
    const question = questions.find((one) => one.ask === what && (one.from === of || one.from < 0))
    if (is === 'asked' && question !== undefined) {
      const own = rowOfNameless(question, reading, before)
      const isOwn = own !== null && rows.some(({ id }) => id === own)
      return [{ from, to, is, row: isOwn ? own : `ask-${question.ask}-${question.from}` }]
    }
    const isBack = what === 'date' && is === 'asked' && isYearTaken
    const isRecallDay = what === 'date' && is === 'asked' && isRecallDayLost(known)
    const row = isBack
      ? 'recall'
      : isRecallDay
        ? 'recallDay'
        : rowOfWords(what === 'activated' ? 'length' : what, sentence)
    // A month is all that is told of the day, and is read; so is a return of which we took the year, and what turns out to decide nothing.
    const isRead =
      isBack ||
      what === 'activated' ||
      (what === 'date' && (sentences[0]?.startMonth !== undefined || isWholeLifeTold(known))) ||
      (state !== 'first' && rows.some(({ id, group }) => id === row && group === 'read'))
    return [
      {
        from,
        to,
        is: isRead ? 'read' : is,
        row: row ?? (questions[0] ? `ask-${questions[0].ask}-${questions[0].from}` : null),
      },
    ]
  })
}

const headings: Readonly<Partial<Record<RowGroup, string>>> = {
  assumed: 'We assumed. Tap what is wrong.',
  next: 'What next',
}

export function headingsOf(known: LiveCase, rows: readonly AskedRow[]): LiveReply['headings'] {
  const count = countsIn(...known.sentences)
  const read = known.isByRows ? 'You told us' : count > 1 ? `We read ${count} sentences` : 'We read'
  const isNot = known.reading.status === 'not_custody'
  return {
    ...headings,
    read,
    ...(rows.some(({ group }) => group === 'held') && {
      held: isNot ? 'Is that wrong?' : 'Still in prison? Tap what is true.',
    }),
  }
}

/** What is set aside: two are named, more are behind one link. */
export function asideOf({ reading }: LiveCase): Pick<LiveReply, 'aside' | 'others'> {
  const named: readonly SetAside[] = reading.aside.map(({ from, to, text }) => ({ from, to, text }))
  const unused = reading.pieces
    .filter(({ is }) => is === 'unused')
    .map(({ from, to }) => ({ from, to, text: reading.text.slice(from, to) }))
  return named.length > 2 ? { aside: [], others: [...named, ...unused] } : { aside: named, others: unused }
}

export const putRight = 'Put this right'

/** What is wrong with the order of sentences may be the day of one that is not told yet. */
const isOfOpenDay = ({ place }: PlaceFault, known: LiveCase): boolean =>
  place.endsWith('.consecutiveTo') && !isOneTime(known)

/** The rows, and first the one in which something is to be put right. */
function toPutRight(
  known: LiveCase,
  rows: readonly AskedRow[],
  [error]: readonly PlaceFault[],
): readonly AskedRow[] {
  const place = error?.place ?? ''
  const at = Number(/^sentences\[(\d+)\]/.exec(place)?.[1] ?? 0) + 1
  const isIts = ({ id }: AskedRow): boolean => {
    const [name, number = at] = nameAndNumber(id)
    return Number(number) === at && isPlaceOf(place, name)
  }
  const asked = rows.find(isIts)
  const own = place.startsWith('sentences') ? rows.find(({ id }) => id === `sentence-${at}`) : undefined
  const row = asked ?? [offenceRow(known, at, true)].find(isIts) ?? own
  // What the words leave open is asked by itself, and is no fault.
  const isAsked = known.questions.some(({ ask }) =>
    answeringFields[ask].some((name) => place.split('.').at(-1) === name),
  )
  const isOpen = isAsked || (asked?.group === 'marked' && !known.by.has(asked.id))
  if (error === undefined || row === undefined || isOpen || isOfOpenDay(error, known)) return rows
  return withRight(rows, row, error.message, place)
}

/** A row in which something is to be put right, before the others; who hears the page hears it at the box of that place. */
function withRight(
  rows: readonly AskedRow[],
  row: AskedRow,
  message: string,
  place = '',
): readonly AskedRow[] {
  const question: Part = (form) => {
    const box = boxId(form, place)
    const said = asking`<p class="govuk-error-message" id="${box}-error">${message}</p>${row.question}`
    return said({ ...form, wrong: new Set([box]) })
  }
  return [{ ...row, group: 'marked', flag: putRight, question }, ...rows.filter(({ id }) => id !== row.id)]
}

const ofCase: readonly string[] = ['date', 'recall_date']
/** As if no word that nobody knows mattered. */
const noWordsOpen = [{ ask: 'words', from: -1, say: 'aside' }] as const
/** What the words of a kind alone leave open: no more is asked beside the guide's answer to them. */
const ofKind: readonly string[] = ['custody', 'kind', 'minimum_term', 'runs']

/** What is asked, with what finds the answer of a guide, where that is there. */
type Asked = LiveAsked & { readonly guideAnswerTo?: typeof guideAnswerTo }

const isOfWordsAlone = ({ caret, answers, link }: LiveAsked): boolean =>
  caret === null && answers.length === 0 && link === undefined

/** Whether the guides are needed. They come with the first words that may ask: few who type their case do. */
export const isForGuides = (asked: LiveAsked): boolean => isOfWordsAlone(asked) && mayAsk(asked.text)

const guideFor = (asked: Asked): GuideAnswer | null =>
  isOfWordsAlone(asked) && asked.trying === undefined ? (asked.guideAnswerTo?.(asked.text) ?? null) : null

/** What a guide says to words that ask. Words alone need not look like a question; where a figure or a day is told with them, they do,
 *  and the first question of the case stays. Never where a length or an offence is told, nor where a tap or a link stands, nor while a
 *  word is unfinished. */
function questionIn(
  asked: Asked,
  known: LiveCase,
  state: Card['state'],
): { readonly answer: GuideAnswer; readonly isOfCase: boolean } | null {
  const { text, today } = asked
  const answer = guideFor(asked)
  if (answer === null) return null
  const piecesOf = (words: string) => wordsRead(words, { today }).pieces
  const own = piecesOf(text)
  // An offence is read only behind a length: one that is told without it is seen so.
  const isOffenceTold = [...own, ...piecesOf(`3 years, ${text}`)].some(({ what }) => what === 'offence')
  // A length that is asked is one that was not found; one of somebody else is told.
  const isLengthRead = [...own, ...wordsRead(text, { today, answers: noWordsOpen }).pieces].some(
    ({ is, what }) => is !== 'asked' && /^(?:length|other_person)$/.test(what),
  )
  // A whole life order has no length: named alone it is told.
  const isWholeLife = isWholeLifeTold(known) && askingPart(text) === ''
  if (isLengthRead || isWholeLife || (isOffenceTold && answer.isBesideOffence !== true)) return null
  const isOfCase = isCounted(text) || own.some(({ what }) => ofCase.includes(what))
  return isOfCase && (askingPart(text) === '' || !(state === 'first' || state === 'empty'))
    ? null
    : { answer, isOfCase }
}

/** Words that we cannot read are of the question, and are not asked about beside its answer. */
const ofUnread = /^ask-words-/

/** When a licence under public protection ends: by the first release alone, whatever the minimum term and the day of the sentence are
 *  (Crime (Sentences) Act 1997, section 31A). Null where that day is not told, or a recall is. */
function licenceEnd(known: LiveCase): string | null {
  const [only, ...others] = known.sentences
  const isAlone = others.length === 0 && known.recall === null
  if (!isAlone || only?.sentenceType !== 'ipp' || only.firstReleaseDate == null) return null
  const telling = tellingOf({
    ...known,
    sentences: [{ startDate: firstDayOfIpp, sentenceYears: 1, ...only }],
  })
  const outcome = 'told' in telling ? outcomeOf(telling.told, known.today) : null
  if (outcome === null || 'refusals' in outcome) return null
  const { over, day } = screenOf(outcome)
  return `If that was the first release, and there is no recall: ${small(over ?? '')} ${day.join(' ')}.`
}
const firstDayOfIpp = '2005-04-04'

const isOfWords = ({ id }: AskedRow): boolean => id.startsWith('ask-')

/** The words and the answers worked out: card, rows and marks. */
export function worked(
  asked: Asked,
  known: LiveCase,
  trying?: LiveOutcome['trying'],
): {
  readonly card: Card
  readonly rows: readonly AskedRow[]
  readonly of: LiveOutcome
  readonly isDone: boolean
} {
  const telling = known.sentences.length > 0 ? tellingOf(known) : { faults: [] }
  const told = 'told' in telling ? telling.told : null
  const result = told === null ? null : outcomeOf(told, known.today)
  const outcome = result === null || 'refusals' in result ? null : result
  const isRefused = result !== null && 'refusals' in result
  const of: LiveOutcome = { known, told, outcome, isRefused, months: outcomesOfMonths(known, outcome) }
  const all = liveRows(trying === undefined ? of : { ...of, trying })
  const isUnread = known.unread.length > 0
  const rows = isUnread
    ? withRight(all, othersRow(known, false, undefined), elsewhere.long)
    : 'faults' in telling && known.sentences.length > 0
      ? toPutRight(known, all, telling.faults)
      : all
  const marked = rows.filter(({ group }) => group === 'marked')
  const range = marked.some(isOfWords) ? rangeOf(asked, known) : null
  const same = trying === undefined ? (range?.same ?? null) : null
  if (same !== null) {
    const next = { ...asked, answers: [...asked.answers, ...same] }
    return worked(next, { ...knownOf(next), idle: known.questions })
  }
  const own = cardOf()
  const question = questionIn(asked, known, own.state)
  if (question !== null) {
    const { answer, isOfCase } = question
    const isKept =
      isOfCase || (answer.isCase === true && known.questions.every(({ ask }) => ofKind.includes(ask)))
    const kept = rows.filter(({ group, id }) => group !== 'marked' || (isKept && !ofUnread.test(id)))
    return { of, rows: kept, card: questionCard(answer, kept, licenceEnd(known)), isDone: false }
  }
  const card = withGuide(own, guideFor({ ...asked, text: askingPart(asked.text) }))
  // What can be kept: the answer, or why there is none.
  const isDone =
    card.state === 'settled' ||
    (card.state === 'no date' && !isSuspendedTold(known) && !isTyping(asked.text, asked.caret))
  return { of, rows, card, isDone }

  function cardOf(): Card {
    if (isUnread) return firstCard(known, marked, null, elsewhere.long)
    // A word may follow that tells the sentence.
    if (known.reading.status === 'not_custody' && known.sentences.length === 0)
      return asked.caret === null ? notPrisonCard() : empty()
    if (marked.some(isOfWords)) return firstCard(known, marked, range, null)
    if (isCreditHalfTold(known)) return firstCard(known, marked, null, null)
    if (known.sentences.length === 0)
      return marked.length === 0 ? empty() : firstCard(known, marked, null, notFound)
    if (isSuspendedTold(known)) return suspendedCard()
    if ('faults' in telling) {
      const [fault] = telling.faults
      const isMissing =
        marked.some(({ id }) => id.startsWith('recall')) ||
        !known.sentences.every(isLengthTold) ||
        fault === undefined ||
        isOfOpenDay(fault, known)
      return firstCard(known, marked, null, isMissing ? null : fault.message)
    }
    const isOpenRecall = marked.some(({ id, flag }) => id.startsWith('recall') && flag === 'Decides the date')
    if (result !== null && 'refusals' in result)
      return known.sentences.every(isDayTold) && (known.isLink || !isRecallBefore(known))
        ? refusedCard(result)
        : firstCard(known, marked, null, null)
    if (outcome === null || isOpenRecall) return firstCard(known, marked, null, null)
    if (!known.sentences.every(isDayTold) && !isWholeLifeTold(known)) {
      // A length from a day that is not told says nothing beside sentences of other days.
      const length = known.sentences.some(isDayTold)
        ? null
        : lengthCard(
            outcome,
            marked,
            known.reading.pieces.some(({ what }) => what === 'date'),
          )
      return length ?? firstCard(known, marked, null, null)
    }
    return marked.some(({ id }) => id !== exceptions) ||
      asked.trying !== undefined ||
      isTyping(asked.text, asked.caret)
      ? soFarCard(outcome, of, marked, asked.trying !== undefined)
      : settledCard(outcome, known)
  }
}

/** The answer to what the page asks. Whatever happens, never a wrong day: what cannot be worked out has none. */
export function liveReply(asked: Asked, before: LiveReply | null = null): LiveReply {
  try {
    return reply(asked, before)
  } catch {
    const card = noDateCard(
      'We cannot work this one out',
      html`<p>Something went wrong on this device. Check the words, or answer questions instead.</p>`,
    )
    return {
      ...nothing(asked),
      state: card.state,
      card: card.markup.markup,
      strip: { small: card.small, day: '' },
      headline: card.headline,
      speak: card.headline,
    }
  }
}

/** What answers told, in short, to be said when their case has gone: as their rows show it, and of those that have no row any more. */
function saidIn({ by, sentences }: LiveCase, rows: readonly AskedRow[]): LiveReply['said'] {
  const gone = [...by.keys()].filter((id) => !rows.some((row) => row.id === id))
  return Object.fromEntries([
    ...gone.flatMap((id) =>
      id === 'day'
        ? [[id, `day of the sentence ${plainDay(sentences[0]?.startDate)}`.trim()]]
        : id.startsWith('sentence-')
          ? [[id, 'a sentence that was taken out']]
          : [],
    ),
    ...rows
      .filter(({ id }) => by.has(id))
      .map(({ id, name, told = name }) => [id, typeof told === 'string' ? told : '']),
  ])
}

const nothing = ({ live }: LiveAsked): LiveReply => ({
  live,
  state: 'empty',
  marks: [],
  aside: [],
  others: [],
  isTooLong: false,
  card: empty().markup.markup,
  strip: { small: '', day: '' },
  headline: '',
  speak: '',
  headings,
  rows: [],
  below: '',
  link: null,
  of: [],
  over: [],
  said: {},
})

function reply(asked: Asked, before: LiveReply | null): LiveReply {
  if (asked.text.length > mostCharacters) return { ...nothing(asked), isTooLong: true }
  const known = knownOf(asked)
  const { card, rows: own, of, isDone } = worked(asked, known)
  const { told, outcome } = of
  // A row that is being filled in stays what it is; the card shows what it would be.
  const { trying, ...rested } = asked
  const stays = trying === undefined ? null : worked(rested, knownOf(rested), { known, told })
  const rows = stays?.rows ?? own
  const base = (stays?.of ?? of).known
  // Words that a row says otherwise have no line.
  const marks = marksOf(base, rows, card.state)
  const isChanged = ({ row }: Mark): boolean => row !== null && base.by.get(row) === 'row'
  return {
    live: asked.live,
    state: card.state,
    marks: marks.filter((mark) => !isChanged(mark)),
    ...asideOf(base),
    isTooLong: false,
    card: card.markup.markup,
    strip: { small: card.small, day: card.day },
    headline: card.headline,
    speak: spoken(card, rows, before),
    headings: headingsOf(base, rows),
    rows: rows.map(rowMarkup),
    below: card.state === 'settled' && outcome !== null ? below(outcome, screenOf(outcome)).markup : '',
    // A day that was not told stands in no link.
    link: isDone && told !== null && base.sentences.every(isDayTold) ? toldQuery(told) : null,
    of: base.sentences.map((_, i) => {
      const read = base.reading.sentences[i - base.before]
      return read === undefined ? [] : wordsOfCase(read)
    }),
    over: asked.answers.flatMap((one, i) => (base.over.includes(one) ? [i] : [])),
    said: saidIn(base, rows),
    changed: marks.filter(isChanged).map(({ from, to }) => asked.text.slice(from, to)),
    ...(card.state === 'settled' && outcome !== null && { quote: quote(outcome) }),
  }
}
