import { caseRead, openQuestions } from '../court-words/asked-case.ts'
import {
  afterInWords,
  asideInWords,
  elsewhere,
  readCreditInWords,
  statedInWords,
  unusedInWords,
} from '../court-words/in-words.ts'
import { shownQuestion } from '../court-words/questions.ts'
import { mostCharacters } from '../court-words/read.ts'
import { offenceTitle, sentencesReadAs } from '../court-words/read-as.ts'
import { readCourt } from '../court-words/read-court.ts'
import { answeringFields, type Reading, type WordsQuestion } from '../court-words/reading.ts'
import type { CommandContext } from './context.ts'
import { kebab } from './flags.ts'
import { untilInterrupted } from './interrupted.ts'
import type { Mistaken } from './mistaken.ts'

type Body = { readonly json: unknown; readonly repeated: null }
type CourtFields = { readonly sentence: Record<string, unknown>; readonly person: Record<string, unknown> }

/** The same of every sentence in the words. */
const ofAll = ['startDate', 'ageAtConviction']

const lengthFields = ['sentenceYears', 'sentenceMonths', 'sentenceWeeks', 'sentenceDays']

/** Whether an option answers a question. A flag wins over the words. */
function isAnswered({ ask }: WordsQuestion, { sentence, person }: CourtFields): boolean {
  const fields = answeringFields[ask].flatMap((field) => (field === 'sentenceYears' ? lengthFields : [field]))
  return fields.some(
    (field) => field in sentence || field in person || (field === 'recallType' && 'recall' in person),
  )
}

/** A question in words, with the flag that answers it. */
function questionText(question: WordsQuestion, reading: Reading): string {
  const { words, choices } = shownQuestion(question, reading, offenceTitle)
  const offered =
    question.ask === 'offence'
      ? ` ${choices
          .slice(0, -2)
          .map(({ label, say }) => `${label} (${say})`)
          .join(', ')}.`
      : question.ask === 'whose'
        ? ` ${choices.map(({ label }) => label).join(', ')}.`
        : ''
  const [field] = answeringFields[question.ask]
  const answer =
    question.ask === 'whose' || question.ask === 'words'
      ? `Give only the words about ${question.ask === 'whose' ? 'that person' : 'the sentence'}.`
      : field === undefined || reading.sentences.length > 1
        ? 'Give the sentences in a file.'
        : 'Answer with ' +
          `--${kebab(field === 'offenceKey' ? 'offence' : field)}${field === 'sentenceYears' ? ', --sentence-months and so on' : ''}.`
  return `${words}${offered} ${answer}`
}

/** What was read, in lines for a person. */
function readText(reading: Reading): string {
  const sentences = sentencesReadAs(reading)
  const lines = sentences.map((line, i) => `${sentences.length > 1 ? `${i + 1}. ` : ''}${line}`)
  const rest = [asideInWords(reading), unusedInWords(reading)].filter((text) => text !== '')
  return [
    'We read:',
    ...lines,
    ...readCreditInWords(reading.credit),
    ...statedInWords(reading),
    ...afterInWords(reading),
    ...rest,
  ]
    .map((line) => `${line}\n`)
    .join('')
}

/** A case from the court's own words; what the options tell wins over them. An open question is a mistake. */
export async function bodyOfWords(
  given: string,
  told: CourtFields,
  context: CommandContext,
): Promise<Body | Mistaken> {
  let text = given
  if (given === '-') {
    text = ''
    for await (const chunk of untilInterrupted(context.stdin.setEncoding('utf8'), context.interrupted))
      text += chunk
  }
  if (text.length > mostCharacters) return { mistakes: [elsewhere.long] }
  const reading = readCourt(text, { today: context.today() })
  const isRecallTold = 'recall' in told.person
  if (reading.status === 'not_custody') return { mistakes: [elsewhere.not_custody] }
  const recall = caseRead(reading).recall
  if (reading.status === 'recall' && !isRecallTold && recall?.returnToCustodyDate === undefined)
    return { mistakes: ['This is a recall. Give --recall-type and --return-to-custody-date, too.'] }
  const open = openQuestions(reading).filter(
    (question) =>
      !isAnswered(question, told) &&
      !(
        question.ask === 'offence' &&
        reading.sentences.every(({ offenceChoices }) => offenceChoices.length === 0)
      ),
  )
  const isByFlags = lengthFields.some((field) => field in told.sentence)
  if (open.length > 0 || (reading.sentences.length === 0 && !isByFlags)) {
    // Whose it is, is asked before all others.
    const asked = (open.length > 0 ? open : reading.questions).filter(
      ({ ask }, _, all) => ask === 'whose' || all[0]?.ask !== 'whose',
    )
    return { mistakes: asked.map((one) => questionText(one, reading)) }
  }
  if (reading.sentences.some(({ kind, activated }) => kind === 'suspended' && !activated))
    return { mistakes: ['A suspended sentence has no release date.'] }
  const { sentences, ...person } = caseRead(reading, (told.sentence.startDate as string | undefined) ?? null)
  const single = Object.keys(told.sentence).filter((field) => !ofAll.includes(field))
  if (sentences.length > 1 && single.length > 0)
    return {
      mistakes: [
        `The words hold ${sentences.length} sentences. Give ` +
          `${single.map((field) => `--${kebab(field)}`).join(', ')} in a file, with the sentence it is for.`,
      ],
    }
  context.writeError(readText(reading))
  const isLengthTold = isByFlags
  const isRemandTold =
    'remand' in told.person || 'remandCreditDays' in told.sentence || 'remandCreditMonths' in told.sentence
  const all = (sentences.length === 0 ? [{}] : sentences).map((sentence) => {
    const kept = Object.fromEntries(
      Object.entries(sentence).filter(
        ([field]) =>
          !(isLengthTold && lengthFields.includes(field)) &&
          !(isRemandTold && field.startsWith('remandCredit')),
      ),
    )
    return { ...kept, ...told.sentence }
  })
  const { remand, ...rest } = person
  return {
    json: {
      sentences: all,
      ...rest,
      ...(isRemandTold || remand === undefined ? {} : { remand }),
      ...told.person,
    },
    repeated: null,
  }
}
