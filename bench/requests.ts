import { addDays, type Day, isoDate, parseDay, type Question } from '@requisite/law'
import { numbersFrom } from '../test/support/random.ts'
import { mixOfQuestions } from './questions.ts'

/** What every checkout is asked, at the same path. */
export interface Requests {
  readonly path: string
  readonly bodies: readonly object[]
}

const many = 400
const first2027 = parseDay('2027-01-01') as Day

/** Those of the mix whose rules the offence alone says. */
const questions = mixOfQuestions().filter(
  ({ sentenceType, regimeId, start, age, offence }) =>
    offence !== null && sentenceType === null && regimeId === null && age === 'adult' && start > 19_500,
)

const sentenceOf = ({ start, term, offence, remandCreditDays }: Question) => ({
  startDate: isoDate(start),
  offenceKey: offence?.key,
  remandCreditDays,
  sentenceYears: term.years,
  sentenceMonths: term.months,
  sentenceDays: term.days,
})

const calculationOf = (question: Question): object => ({
  ...sentenceOf(question),
  addedDays: question.addedDays,
  postCommencement: question.postCommencement,
})

/** Two passed on one day, which a court says together or one after the other. What some checkouts refuse is left out by who asks. */
function pairs(): readonly object[] {
  const below = numbersFrom(13)
  return Array.from({ length: many }, (_, n) => {
    const [first, second] = questions.slice(2 * n, 2 * n + 2) as [Question, Question]
    const other = { ...sentenceOf({ ...second, start: first.start }), remandCreditDays: 0 }
    return {
      sentences: [
        { id: 'A', ...sentenceOf(first) },
        { id: 'B', ...other, consecutiveTo: below(2) === 0 ? 'A' : null },
      ],
    }
  })
}

/** One sentence for theft, of 2027. */
function thefts(): readonly object[] {
  const below = numbersFrom(31)
  return Array.from({ length: many }, () => ({
    sentences: [
      {
        startDate: isoDate(addDays(first2027, below(365))),
        offenceKey: 'theft',
        ...(below(2) === 0 ? { sentenceYears: 1 + below(6) } : { sentenceMonths: 2 + below(34) }),
        ...(below(2) === 0 && { remandCreditDays: 1 + below(60) }),
      },
    ],
  }))
}

const kinds = [
  'theft',
  'fraud_by_false_representation',
  'burglary_dwelling',
  'robbery',
  'dangerous_driving',
  'actual_bodily_harm',
]

/** Six of one day, the second behind the first, and a recall when all of them have been let go. */
function recalls(): readonly object[] {
  const below = numbersFrom(37)
  return Array.from({ length: many }, () => {
    const start = addDays(first2027, below(365))
    const sentences = kinds.map((offenceKey, n) => ({
      id: String(n),
      startDate: isoDate(start),
      sentenceMonths: below(12),
      offenceKey,
      sentenceYears: n < 2 ? 3 : 1 + below(3),
      consecutiveTo: n === 1 ? '0' : null,
    }))
    const recallDate = isoDate(addDays(start, 1200 + below(60)))
    return { sentences, recall: { type: 'standard', recallDate, returnToCustodyDate: recallDate } }
  })
}

const ones = questions.slice(0, many).map((question) => ({ sentences: [sentenceOf(question)] }))

/** One sentence at one release point, and the five cases. */
export const requests = {
  calculate: { path: '/calculate', bodies: questions.slice(0, many).map(calculationOf) },
  plain: { path: '/release-dates', bodies: thefts() },
  one: { path: '/release-dates', bodies: ones },
  open: {
    path: '/release-dates',
    bodies: ones.map(({ sentences: [sentence] }) => ({ sentences: [{ ...sentence, offenceKey: null }] })),
  },
  two: { path: '/release-dates', bodies: pairs() },
  six: { path: '/release-dates', bodies: recalls() },
} as const satisfies Readonly<Record<string, Requests>>

export type Kind = keyof typeof requests
