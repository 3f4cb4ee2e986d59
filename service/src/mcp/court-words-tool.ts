import { isRecord } from '@requisite/law'
import * as is from '../contract/field.ts'
import { disclaimer } from '../contract/notices.ts'
import type { Price } from '../contract/price.ts'
import { caseRead, openQuestions } from '../court-words/asked-case.ts'
import { elsewhere } from '../court-words/in-words.ts'
import { shownQuestion } from '../court-words/questions.ts'
import { mostCharacters } from '../court-words/read.ts'
import { offenceTitle, sentencesReadAs } from '../court-words/read-as.ts'
import { readCourt } from '../court-words/read-court.ts'
import { answeringFields } from '../court-words/reading.ts'
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

/** More characters are read away from the event loop, and each thousand begun counts as one request. */
const quickCharacters = 400
const charactersPerRequest = 1000

/** What a text takes, by its length. One that is too long is not read. */
function priceOfText(args: unknown): Price {
  const text = textOf(args)
  const length = typeof text === 'string' && text.length <= mostCharacters ? text.length : 0
  return {
    isLong: length > quickCharacters,
    cost: Math.max(1, Math.ceil(length / charactersPerRequest)),
    what: 'text',
  }
}

function read(args: unknown, today: string): ToolAnswer {
  const text = textOf(args)
  if (typeof text !== 'string' || text.trim() === '')
    return toCorrect({ text: ['Give what the court said.'] })
  if (text.length > mostCharacters) return toCorrect({ text: [elsewhere.long] })
  const reading = readCourt(text, { today })
  // Each person's case by itself, as if it had been answered whose it is.
  const persons = [...new Set(reading.people.map(({ number }) => number))].map((number) => {
    const own = readCourt(text, { today, answers: [{ ask: 'whose', from: -1, say: String(number) }] })
    return { status: own.status, case: { ...caseRead(own) }, readAs: sentencesReadAs(own) }
  })
  return {
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
    'Reads what a court in England and Wales said, in its own words or as people write it, into the fields of work_out_case: one sentence or several, how they run, days on remand. Send only the words about the sentence, no names. Every number is read, set aside (notPartOfTheTime) or asked about: ask the person every question, never guess, and say back what was read before you use it. Then add what the words left out (the day, the age) and call work_out_case.',
  inputSchema: input,
  outputSchema: output,
  price: priceOfText,
  call: (args) => read(args, today()),
})
