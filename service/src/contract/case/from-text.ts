import type { StatedLetter } from '@requisite/law'
import {
  type Fact,
  factNames,
  personFacts,
  recallFacts,
  sentenceFacts,
  type shapes,
  statedLetters,
} from '@requisite/law/internal'

/** A field of one sentence, of the person, and of a recall. */
export type SentenceField = keyof typeof sentenceFacts
export type PersonField = keyof typeof personFacts | Exclude<keyof typeof shapes, 'sentences'>
export type RecallField = keyof typeof recallFacts

export const sentenceFields = Object.keys(sentenceFacts) as readonly SentenceField[]
export const personFields = factNames.case.filter((name) => name !== 'sentences') as readonly PersonField[]

/** What says how sentences of one person stand to each other: a sentence by itself has no use for it. */
const amongOthers: readonly SentenceField[] = ['id', 'consecutiveTo', 'howItRuns']

/** The fields of a sentence that stands alone. */
export const aloneFields = sentenceFields.filter((field) => !amongOthers.includes(field))

/** The fields of a recall by the columns of a table: what says too little among others is named after it. */
export const recallColumns: Readonly<Record<string, RecallField>> = Object.fromEntries(
  (Object.keys(recallFacts) as readonly RecallField[]).map((field) => [
    field === 'type' ? 'recallType' : field === 'sentenceIds' ? 'recallSentenceIds' : field,
    field,
  ]),
)

/** The columns of the prison's paper, one for each of its letters. */
export type StatedColumn = `stated:${StatedLetter}`
export const statedColumnNames = statedLetters.map((letter): StatedColumn => `stated:${letter}`)

const everyFact: Readonly<Record<string, Fact>> = { ...personFacts, ...sentenceFacts, ...recallFacts }

/** Whether a field takes a word that elsewhere stands for nothing: a `charge` of `none` is told. */
export function isValueOf(field: string | undefined, word: string): boolean {
  const fact = everyFact[field ?? '']
  return fact?.kind === 'choice' && fact.values.includes(word)
}

/** The fields that hold a date. */
export const caseDates: ReadonlySet<string> = new Set([
  ...statedColumnNames,
  ...Object.entries(everyFact).flatMap(([name, { kind }]) => (kind === 'day' ? [name] : [])),
])
