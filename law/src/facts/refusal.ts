import type {
  AskedAtLarge,
  AskedAward,
  AskedCase,
  AskedCaseSentence,
  AskedOtherCustody,
  AskedRecall,
  AskedRemand,
} from './asked-case.ts'
import type { Fault } from './take.ts'

/** The place that stands in the way of an answer: a field of the case, of one of its sentences, of an award, or of a time at
 *  large, on remand or in other custody, each by its number, from 0; or of the recall. A length stands for all its units under its years. */
export type FieldPath =
  | {
      readonly in: 'case'
      readonly field: keyof AskedCase | `${List}[${number}]` | `statedDates.${string}`
    }
  | Row<'sentences', keyof AskedCaseSentence>
  | Row<'addedDays', keyof AskedAward>
  | Row<'unlawfullyAtLarge', keyof AskedAtLarge>
  | Row<'remand', keyof AskedRemand | `sentenceIds[${number}]`>
  | Row<'otherCustody', keyof AskedOtherCustody>
  | { readonly in: 'recall'; readonly field: keyof AskedRecall | `sentenceIds[${number}]` }

/** The lists of a case. */
type List = 'sentences' | 'addedDays' | 'unlawfullyAtLarge' | 'remand' | 'otherCustody'

/** A field of a row of a list. */
interface Row<List extends string, Field extends string> {
  readonly in: List
  readonly at: number
  readonly field: Field
}

/** A place as one name: `sentences[1].startDate`. */
export function placeName(place: FieldPath): string {
  if (place.in === 'case') return place.field
  return `${place.in === 'recall' ? place.in : `${place.in}[${place.at}]`}.${place.field}`
}

/** A named reason why a case cannot be answered. */
export interface CaseRefusal {
  readonly place: FieldPath
  readonly message: string
  /** Nothing is wrong with what was given: such a case is not worked out here. */
  readonly isUnsupported?: true
  /** The value is wrong by itself, whatever else was given. */
  readonly fault?: Fault
}

/** A refusal of a case that is right as it is, and not worked out here. */
const unsupported = (refusal: CaseRefusal): CaseRefusal => ({ ...refusal, isUnsupported: true })

/** A case that has no answer. */
export type RefusedCase = { readonly refusals: readonly CaseRefusal[] }

/** Takes a refusal. */
export type Refuse = (refusal: CaseRefusal) => void

/** A refusal at a place, with what is wrong by itself. */
export const refusalAt = (place: FieldPath, message: string, fault: Fault | undefined): CaseRefusal =>
  fault === undefined ? { place, message } : { place, message, fault }

/** A refusal of a field of a sentence, by its number, from 0. */
export const ofSentence = (at: number, field: keyof AskedCaseSentence, message: string): CaseRefusal => ({
  place: { in: 'sentences', at, field },
  message,
})

/** A refusal of a sentence that is right as it is, and not worked out here. */
export const notWorkedOut = (at: number, field: keyof AskedCaseSentence, message: string): CaseRefusal =>
  unsupported(ofSentence(at, field, message))

/** A recall beside something with which it is not worked out. */
export const recallBeside = (what: string): CaseRefusal =>
  unsupported({
    place: { in: 'case', field: 'recall' },
    message: `A recall together with ${what} is not worked out.`,
  })

/** A refusal of a field of the recall. */
export const ofRecall = (field: keyof AskedRecall, message: string): CaseRefusal => ({
  place: { in: 'recall', field },
  message,
})

/** A row of refusals of a sentence: how it is refused, the field, when, and what is said. */
export type SentenceRow<Part> = readonly [
  typeof ofSentence,
  keyof AskedCaseSentence | ((part: Part) => keyof AskedCaseSentence),
  (part: Part, all: readonly Part[]) => boolean,
  string | ((part: Part, all: readonly Part[]) => string),
]

/** What the first row that fits says of a sentence among all; none where none does. */
export function firstRefusal<Part extends { readonly at: number }>(
  rows: readonly SentenceRow<Part>[],
  part: Part,
  all: readonly Part[],
): readonly CaseRefusal[] {
  const row = rows.find(([, , when]) => when(part, all))
  if (row === undefined) return []
  const [refuse, field, , said] = row
  const of = typeof field === 'string' ? field : field(part)
  return [refuse(part.at, of, typeof said === 'string' ? said : said(part, all))]
}
