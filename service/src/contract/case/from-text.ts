import { datesOf, type Kind, kindsOf } from '../from-text.ts'
import { CaseRequest, CaseSentenceRequest } from './request.ts'

/** A field of one sentence, and a field of the person. */
export type SentenceField = keyof CaseSentenceRequest
export type PersonField = Exclude<keyof CaseRequest, 'sentences'>

const { sentences: _sentences, ...person } = CaseRequest.properties

/** The fields of a sentence, and those of the person, with what each holds. */
export const sentenceKinds: Readonly<Record<SentenceField, Kind>> = kindsOf(CaseSentenceRequest.properties)
export const personKinds: Readonly<Record<PersonField, Kind>> = kindsOf(person)
export const sentenceFields = Object.keys(sentenceKinds) as readonly SentenceField[]
export const personFields = Object.keys(personKinds) as readonly PersonField[]

/** The fields that hold a date. */
export const caseDates: ReadonlySet<string> = new Set<string>([
  ...datesOf(CaseSentenceRequest.properties),
  ...datesOf(person),
])
