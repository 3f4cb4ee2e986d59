import { isRecord } from '@requisite/law/internal'
import * as is from '../contract/field.ts'
import { disclaimer } from '../contract/notices.ts'
import { type Price, payForReading, quickLetters } from '../contract/price.ts'
import { caseRead, openQuestions } from '../court-words/asked-case.ts'
import { elsewhere } from '../court-words/in-words.ts'
import { shownQuestion } from '../court-words/questions.ts'
import { mostCharacters } from '../court-words/read.ts'
import { offenceTitle, sentencesReadAs } from '../court-words/read-as.ts'
import { readCourt } from '../court-words/read-court.ts'
import { type Answer, answeringFields, mostPeopleRead, type Reading } from '../court-words/reading.ts'
import { type Tool, type ToolAnswer, toCorrect } from './tool.ts'

const aText = { type: 'string' }
const someTexts = { type: 'array', items: aText }
const someObjects = { type: 'array', items: { type: 'object' } }

const input = is.openObjectOf({
  text: {
    type: 'string',
    minLength: 1,
    maxLength: mostCharacters,
    description: 'Only the words about the sentence, as the person has them. No names.',
  },
})

/** Of the parts of an answer an assistant is shown the names alone (brief.ts). */
const output = {
  type: 'object',
  properties: {
    status: aText,
    case: { type: 'object', properties: {} },
    readAs: someTexts,
    people: someObjects,
    questions: someObjects,
    notPartOfTheTime: someTexts,
    notUsed: someTexts,
    disclaimer: aText,
  },
}

const textOf = (args: unknown): unknown => (isRecord(args) ? args.text : undefined)

/** Each thousand characters begun that are read count as one request. */
const charactersPerRequest = 1000

const requestsOf = (characters: number): number => Math.max(1, Math.ceil(characters / charactersPerRequest))

/** What a text takes, by its length; of several people it is read more than once, and costs that when it is known. One that is too
 *  long is not read. */
function priceOfText(args: unknown): Price {
  const text = textOf(args)
  const length = typeof text === 'string' && text.length <= mostCharacters ? text.length : 0
  return {
    isLong: length > quickLetters,
    cost: requestsOf(length),
    what: 'text',
  }
}

const mostNamed = 10
const longestName = 60

/** The words of so many people are not read for each of them. */
function severalPeople(names: readonly string[]): string {
  const named = names.slice(0, mostNamed).map((name) => name.slice(0, longestName).toWellFormed())
  const others = names.length > mostNamed ? ` and ${names.length - mostNamed} more` : ''
  return `Several people: one at a time. Send the words about each by themselves: ${named.join(', ')}${others}.`
}

function read(args: unknown, today: string): ToolAnswer {
  const text = textOf(args)
  if (typeof text !== 'string' || text.trim() === '')
    return toCorrect({ text: ['Give what the court said.'] })
  if (text.length > mostCharacters) return toCorrect({ text: [elsewhere.long] })
  const readOnce = (answers: readonly Answer[] = []): Reading => {
    payForReading(text)
    return readCourt(text, { today, answers })
  }
  const reading = readOnce()
  const people = new Map(reading.people.map(({ number, name }) => [number, name]))
  if (people.size > mostPeopleRead) return toCorrect({ text: [severalPeople([...people.values()])] })
  // Each person's case by itself, as if it had been answered whose it is.
  const persons = [...people.keys()].map((number) => {
    const own = readOnce([{ ask: 'whose', from: -1, say: String(number) }])
    return { status: own.status, case: { ...caseRead(own) }, readAs: sentencesReadAs(own) }
  })
  return {
    cost: requestsOf(text.length * (1 + people.size)),
    answer: {
      status: reading.status,
      case: { ...caseRead(reading) },
      readAs: sentencesReadAs(reading),
      ...(persons.length > 0 && { people: persons }),
      questions: openQuestions(reading).map((question) => {
        const { words, choices } = shownQuestion(question, reading, offenceTitle)
        return {
          question: words,
          about: question.about,
          choices: choices.map(({ label }) => label),
          fields: answeringFields[question.ask],
        }
      }),
      notPartOfTheTime: reading.aside.map((one) => one.text),
      notUsed: reading.unused,
      disclaimer,
    },
  }
}

/** The tool that reads what a court said. */
export const courtWordsTool = (today: () => string): Tool => ({
  name: 'read_court_words',
  title: 'Read what the court said',
  description:
    'Reads what a court in England and Wales said, in its own words or as people write it, ' +
    'into the fields of work_out_case: one sentence or several, how they run, days on ' +
    'remand. Send only the words about the sentence, no names. Every number is read, set ' +
    'aside (notPartOfTheTime) or asked about: ask the person every question, never guess, ' +
    'and say back what was read before you use it. Then add what the words left out (the ' +
    'day, the age) and call work_out_case.',
  inputSchema: input,
  outputSchema: output,
  price: priceOfText,
  call: (args) => read(args, today()),
})
