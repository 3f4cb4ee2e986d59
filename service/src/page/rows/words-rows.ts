import { isoDate, offenceByKey } from '@requisite/law'
import { inUnits } from '../../court-words/length.ts'
import { type QuestionChoice, shownQuestion } from '../../court-words/questions.ts'
import { shortly } from '../../court-words/quote.ts'
import { type Ask, mostPeopleRead, type WordsQuestion } from '../../court-words/reading.ts'
import { wordsRead } from '../ask.ts'
import { html } from '../html.ts'
import { paths } from '../link.ts'
import { numberWord, plainTitle, small } from '../told/text.ts'
import { beforeSentence } from './before-sentence.ts'
import type { LiveCase } from './known.ts'
import { type AskedRow, asking, field, type Part, rowForm, tap, unseen, use } from './row.ts'

/** The order in which they stand: what the others depend on first. */
const order: readonly Ask[] = [
  ...([
    'whose',
    'custody',
    'unit',
    'length',
    'words',
    'kind',
    'minimum_term',
    'extension',
    'number',
  ] as const),
  ...([
    'total',
    'runs',
    'date',
    'activated',
    'unpaid',
    'offence',
    'remand_unit',
    'other_sentence',
    'tag_days',
  ] as const),
]

/** The questions that the words leave open, in their order. */
export const openInWords = ({ questions }: LiveCase): readonly WordsQuestion[] =>
  [...questions].sort((a, b) => order.indexOf(a.ask) - order.indexOf(b.ask))

/** What one of them decides, in the middle of a line. */
const deciding: Readonly<Partial<Record<Ask, string>>> = {
  whose: 'whose sentence it is',
  custody: 'whether it is passed yet',
  unit: 'the length',
  length: 'the length',
  kind: 'the kind of sentence',
  minimum_term: 'the minimum term',
  extension: 'the extra time on licence',
  runs: 'how the sentences run',
  date: 'the day',
  offence: 'the offence',
  total: 'the total',
}

/** What is open about the words of one, in small. */
const whats: Readonly<Partial<Record<Ask, string>>> = {
  offence: 'which is it?',
  runs: 'how does it run?',
  kind: 'which kind is it?',
  date: 'which day is it?',
}

const titleOf = (key: string): string | undefined => offenceByKey(key)?.title

/** What can be tapped. A choice that leads elsewhere is a link there: it takes along what the words tell, where the page is made on the
 *  device. */
const tapped =
  (question: WordsQuestion, known: LiveCase) =>
  ({ label, say, leads }: QuestionChoice): Part =>
    leads === 'what-if'
      ? html`<a class="opt" href="${paths.whatIf}" data-facts="${beforeSentence(question, known)}">${label}</a>`
      : tap(label, say)

/** A question about words, as a row. */
export function wordsRow(question: WordsQuestion, known: LiveCase, isIdle = false): AskedRow {
  const { reading } = known
  const { ask, from, to, about } = question
  const id = `ask-${ask}-${from}`
  const { words: asked, choices: all, box } = shownQuestion(question, reading, titleOf)
  // Where it decides nothing, nobody has to know it.
  const choices = isIdle ? all.filter(({ say }) => say !== 'unknown') : all
  // Of several sentences it is said of which.
  const number = known.before + reading.sentences.filter((one) => one.from <= from).length
  const words =
    ask === 'whose'
      ? 'Whose sentence is it?'
      : ask === 'date' && reading.sentences.length > 1
        ? asked.replace('the sentence', `sentence ${number}`)
        : asked
  const anchor = from < 0 ? '' : reading.text.slice(from, to)
  const typed =
    box !== null &&
    asking`<div class="and">${field({ name: 'typed', label: box.label })}${use('Use it', 'typed')}</div>`
  const isShort = choices.every(({ label }) => label.length < 16)
  return {
    id,
    group: 'marked',
    flag: 'Decides the date',
    name: about === '' ? words : `“${about}”`,
    what:
      question.isUnknown === true
        ? 'not known. Do you know now?'
        : about === ''
          ? null
          : (whats[ask] ?? 'what is it?'),
    action: 'Say which',
    question: asking`${unseen('anchor', anchor)}${unseen('about', about)}${rowForm(
      words,
      ask === 'offence' ? 'It is on the charge sheet and the court’s letter.' : null,
      asking`${ask === 'whose' ? whoseChoices(known) : choices.map(tapped(question, known))}${typed}`,
      null,
      isShort,
    )}${box !== null && choices.length === 0 && use()}`,
    decides: deciding[ask] ?? `“${about}”`,
    asked: words.slice(0, 1).toLowerCase() + words.slice(1),
  }
}

/** A question that decides nothing: which offence it is, where each of the name has one card. It is said which we took. */
export function idleRow(question: WordsQuestion, known: LiveCase): AskedRow {
  const { offences } = question
  const isTaken = (key: string): boolean => known.sentences.some(({ offenceKey }) => offenceKey === key)
  const taken = offences.find(isTaken) ?? offences[0] ?? ''
  const { id, name, action, question: asked } = wordsRow(question, known, true)
  const several = numberWord(offences.length) ?? 'several'
  return {
    id,
    name,
    action,
    question: asked,
    group: 'read',
    flag: null,
    what: `it can be ${several} offences, with one date. We took “${plainTitle(titleOf(taken) ?? taken)}”.`,
  }
}

/** Each person's sentences as they are read, and under them their words, without names; of more than are read, their words alone. */
function whoseChoices({ reading, today }: LiveCase): Part {
  const numbers = [...new Set(reading.people.map(({ number }) => number))]
  const one = (number: number): Part => {
    const answers = [{ ask: 'whose', from: -1, say: String(number) }] as const
    const own =
      numbers.length > mostPeopleRead
        ? []
        : wordsRead(reading.text, { today: isoDate(today), answers }).sentences
    const label = own.map(({ length, offence }) =>
      [length === null ? '' : inUnits(length), small(plainTitle(titleOf(offence ?? '') ?? ''))]
        .filter((part) => part !== '')
        .join(', '),
    )
    const said = shortly(
      reading.people
        .filter((person) => person.number === number)
        .map(({ said }) => said)
        .join(' '),
    )
    return label.length === 0
      ? tap(`“${said}”`, String(number))
      : tap(label.join('; '), String(number), `“${said}”`)
  }
  return [...numbers.map(one), tap('Both, for one person', 'both', 'There is only one person')]
}
