import { inWords, parseDay } from '@requisite/law'
import { inUnits, lengthIn } from './length.ts'
import { shortly } from './quote.ts'
import type { Reading, WordsQuestion } from './reading.ts'

/** What a tap does besides giving an answer: it leads to the boxes, to other questions, or back to the words. */
export type Leads = 'boxes' | 'words' | 'recall' | 'what-if' | 'not-prison' | 'day'

export interface QuestionChoice {
  readonly label: string
  readonly say: string
  readonly leads?: Leads
}

/** A question as it is shown: one tap answers it, or one box. */
export interface ShownQuestion extends Pick<WordsQuestion, 'ask' | 'from' | 'about'> {
  readonly words: string
  readonly choices: readonly QuestionChoice[]
  /** A box for a length, or for a number of days. */
  readonly box: { readonly label: string; readonly is: 'length' | 'days' } | null
}

const choice = (label: string, say: string, leads?: Leads): QuestionChoice => ({
  label,
  say,
  ...(leads === undefined ? {} : { leads }),
})
const notSure = (say = 'unknown', leads?: Leads): QuestionChoice => choice('I am not sure', say, leads)
const doNotKnow = (leads?: Leads): QuestionChoice => choice('I do not know', 'unknown', leads)
const standard = choice('A standard sentence', 'standard')
const extended = choice('Extended sentence', 'extended')

type Shown = Omit<ShownQuestion, 'ask' | 'from' | 'about' | 'box'> & Partial<Pick<ShownQuestion, 'box'>>
type Titles = (key: string) => string | undefined

function kindQuestion({ about, of }: WordsQuestion): Shown {
  if (of === 'minimum')
    return {
      words: `“Minimum ${about}”: is it a life sentence?`,
      choices: [choice('Yes, life', 'life'), choice('No', 'unknown', 'boxes'), notSure('unknown', 'boxes')],
    }
  if (of === 'young')
    return {
      words: 'They were under 18. What did the court call it?',
      choices: [
        choice('Detention and training order', 'dto'),
        choice('Section 250 detention', 'section_250'),
        choice('Neither, or not sure', 'unknown'),
      ],
    }
  return of === 'licence'
    ? {
        words: `“${about}” and time on licence: which is it?`,
        choices: [
          extended,
          choice('Special sentence (offender of particular concern)', 'sopc'),
          standard,
          notSure('unknown', 'boxes'),
        ],
      }
    : {
        words: `“${about}”: which kind of sentence is it?`,
        choices: [standard, extended, choice('Another kind', 'unknown', 'boxes'), notSure()],
      }
}

function tagQuestion({ about }: WordsQuestion): Shown {
  const days = lengthIn(about)
  const half =
    days === null || days.years + days.months > 0 ? null : Math.ceil((7 * days.weeks + days.days) / 2)
  return {
    words: `“${about}” on the tag: did the court say how many days come off?`,
    choices: [
      ...(half === null
        ? []
        : [
            choice(
              `No, work it out: half of ${7 * (days?.weeks ?? 0) + (days?.days ?? 0)} = ${half}`,
              String(half),
            ),
          ]),
      doNotKnow(),
    ],
    box: { label: 'Yes: so many days', is: 'days' },
  }
}

function dateQuestion({ about, days }: WordsQuestion): Shown {
  const named = days.flatMap((day) => {
    const found = parseDay(day)
    return found === null ? [] : [choice(inWords(found), day)]
  })
  const [only] = named
  return days.length === 1 && only !== undefined
    ? {
        words: `Is “${about}” the day of the sentence?`,
        choices: [choice('Yes', only.say), choice('No, another day', 'unknown', 'day')],
      }
    : { words: `“${about}”: which day?`, choices: [...named, choice('Another day', 'unknown', 'day')] }
}

/** What is asked, in one or two short lines, with what can be tapped. */
const asked: Readonly<
  Record<WordsQuestion['ask'], (question: WordsQuestion, reading: Reading, titleOf: Titles) => Shown>
> = {
  unit: ({ about }) => ({
    words: `“${about}”: ${about} what?`,
    choices: [
      ...['years', 'months', 'weeks', 'days'].map((unit) => choice(`${about} ${unit}`, unit)),
      choice('It is not the length', 'aside'),
    ],
  }),
  number: ({ about }) => ({
    words: `What is “${about}”?`,
    choices: [
      choice('Part of the length', 'part'),
      choice('Days on remand', 'remand'),
      choice('Age, or something else that does not matter', 'aside'),
    ],
  }),
  minimum_term: () => ({
    words: 'How long must they serve before they can ask for parole? The court calls it the minimum term.',
    choices: [doNotKnow('boxes')],
    box: { label: 'For example: 18 years', is: 'length' },
  }),
  extension: ({ about }) => ({
    words: `“${about}” extended: what is it?`,
    choices: [
      choice('All of it: prison and licence', 'all'),
      choice('The time in prison', 'custody'),
      notSure('unknown', 'boxes'),
    ],
  }),
  kind: kindQuestion,
  runs: ({ about }, { questions }) =>
    questions.filter(({ ask }) => ask === 'runs').length > 1
      ? {
          words: 'How do the sentences run?',
          choices: [
            choice('All at the same time (concurrent)', 'concurrent'),
            choice('One after the other (consecutive)', 'consecutive'),
            notSure(),
          ],
        }
      : {
          words: `Does “${about}” start with the other one, or after it?`,
          choices: [
            choice('At the same time (concurrent)', 'concurrent'),
            choice('After it (consecutive)', 'consecutive'),
            notSure(),
          ],
        },
  other_sentence: () => ({
    words: 'It follows another sentence. Which?',
    choices: [choice('I will add it later', 'yes'), choice('I do not know it', 'unknown')],
  }),
  total: ({ about }, { sentences }) => ({
    words: `The parts are ${sentences.flatMap(({ length }) => (length === null ? [] : [inUnits(length)])).join(' and ')}, but the total says ${about}. Which is right?`,
    choices: [
      choice('The parts', 'parts'),
      choice('The total', 'total'),
      choice('I will check', 'unknown', 'words'),
    ],
  }),
  remand_days: ({ about }) => ({
    words: `“${about}” on remand: we need the days.`,
    choices: [doNotKnow()],
    box: { label: 'So many days', is: 'days' },
  }),
  remand_unit: ({ about }) => ({
    words: `“${about}” on remand: ${about} what?`,
    choices: [
      choice(`${about} days`, 'days'),
      choice(`${about} weeks`, 'weeks'),
      choice(`${about} months`, 'months'),
    ],
  }),
  tag_days: tagQuestion,
  date: dateQuestion,
  offence: ({ about, from }, { sentences }, titleOf) => ({
    words: `Which is it? “${about}” can be:`,
    choices: [
      ...(sentences.find((one) => one.from === from)?.offenceChoices ?? []).map((key) =>
        choice(titleOf(key) ?? key, key),
      ),
      choice('Another offence', 'later'),
      doNotKnow(),
    ],
  }),
  unpaid: () => ({
    words: 'Is the money still unpaid, and is that why they are in prison?',
    choices: [choice('Yes', 'yes'), choice('No, the other sentence is', 'no'), doNotKnow()],
  }),
  activated: () => ({
    words: 'Has a court since sent them to prison for it?',
    choices: [choice('Yes', 'yes'), choice('No', 'no')],
  }),
  custody: () => ({
    words: 'Has the court passed the sentence yet?',
    choices: [choice('Yes', 'yes'), choice('Not yet', 'no', 'what-if')],
  }),
  words: ({ about }) => ({
    words: `We did not understand: “${about}”. Does it change the sentence?`,
    choices: [choice('No, it does not matter', 'aside'), choice('Yes, or not sure', 'unknown', 'boxes')],
  }),
  whose: (_, { people, text }) => ({
    words: 'The words tell of more than one person. Whose sentence is it?',
    choices: [...new Set(people.map(({ number }) => number))].map((number) => {
      const its = people.filter((one) => one.number === number).map(({ from, to }) => text.slice(from, to))
      return choice(`“${shortly(its.join(' '))}”`, String(number))
    }),
  }),
  recall: () => ({
    words: 'Were they let out, and called back to prison (recall)?',
    choices: [choice('Yes', 'yes', 'recall'), choice('No', 'no')],
  }),
  length: () => ({
    words: 'We could not find the length. What did the court say?',
    choices: [
      choice('Use the boxes', 'unknown', 'boxes'),
      choice('It was not prison', 'unknown', 'not-prison'),
      choice('It is a recall', 'unknown', 'recall'),
    ],
  }),
}

/** The questions of which the deciding one is asked first. */
const order: readonly WordsQuestion['ask'][] = [
  ...([
    'whose',
    'words',
    'recall',
    'custody',
    'length',
    'unit',
    'kind',
    'minimum_term',
    'extension',
    'number',
  ] as const),
  ...(['total', 'runs', 'activated', 'unpaid', 'remand_unit', 'other_sentence', 'offence'] as const),
  ...(['tag_days', 'date'] as const),
]

/** Whether it is asked here, and not on a page that asks it of everybody. */
const isOwn = ({ ask, from, days, about }: WordsQuestion, { sentences }: Reading): boolean => {
  if (ask === 'offence') return (sentences.find((one) => one.from === from)?.offenceChoices.length ?? 0) > 0
  if (ask === 'date') return days.length > 0
  if (ask === 'tag_days') return lengthIn(about) !== null
  return ask !== 'remand_days'
}

/** The question that is asked now; null where nothing is open. */
export function questionNow(reading: Reading, titleOf: Titles): ShownQuestion | null {
  const open = reading.questions.filter((question) => isOwn(question, reading))
  const now = order.map((ask) => open.find((one) => one.ask === ask)).find((one) => one !== undefined)
  return now === undefined ? null : shownQuestion(now, reading, titleOf)
}

/** A question in words. */
export const shownQuestion = (question: WordsQuestion, reading: Reading, titleOf: Titles): ShownQuestion => ({
  box: null,
  ...asked[question.ask](question, reading, titleOf),
  ask: question.ask,
  from: question.from,
  about: question.about,
})
