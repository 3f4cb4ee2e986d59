import { caseOf, remandInBrief } from '@requisite/law'
import type { Query } from '../../http/route.ts'
import { lostInWords, remandLine } from '../told/remand-in-words.ts'
import { askedOf, nothingSince } from '../told/told.ts'
import { courtSaidIn } from './court-said.ts'
import type { FieldError } from './field-errors.ts'
import { type FormState, placed, readForm } from './form-state.ts'
import { remandIn, servedIn, startsOf } from './remand-said.ts'
import { sinceThenIn } from './since-sentence.ts'

/** How many days on remand count, and why not all of them do. */
export interface RemandCountSaid {
  readonly count: string
  readonly why: string
}

const nothing: RemandCountSaid = { count: '', why: '' }

/** How many of the days on remand count that stand in a form: for the sentence that is asked about, or for any of the list. Empty texts
 *  as long as they cannot be read. The law counts them, as it does in the answer. */
export function remandCountFor(asked: FormState): RemandCountSaid {
  const { form, others, at } = asked
  const court = courtSaidIn(form, [])
  const told = court === null ? others : placed(asked, court)
  const sentences = told.map((sentence) => ({ ...sentence, remandCreditDays: 0 }))
  const [ofRemand, ofSince]: [FieldError[], FieldError[]] = [[], []]
  const remand = sentences.length === 0 ? [] : remandIn(form, startsOf(sentences), ofRemand)
  const otherCustody = servedIn(form, ofRemand)
  if (ofRemand.length > 0 || remand.length === 0) return nothing
  const { recall, unlawfullyAtLarge } = sinceThenIn(form, others, ofSince)
  const since = ofSince.length > 0 ? nothingSince : { ...nothingSince, recall, unlawfullyAtLarge }
  const answer = caseOf(askedOf({ ...since, sentences, remand, otherCustody }))
  if ('refusals' in answer) return nothing
  const all = answer.sentences.map(({ sentence }) => sentence.id)
  const brief = remandInBrief(answer, court === null ? all : [String(at)])
  if (brief === null) return nothing
  const isCut = answer.remand?.notCounted.some(({ reason }) => reason === 'from_sentence')
  const cut = isCut ? 'The day of sentence is not one of them: it is the first day of the sentence.' : ''
  return { count: remandLine(brief), why: `${cut} ${lostInWords(brief)}`.trim() }
}

/** The same of a form as it would be sent. */
export function remandCountOf(fields: Query): RemandCountSaid {
  const asked = readForm(fields)
  return asked === null ? nothing : remandCountFor(asked)
}
