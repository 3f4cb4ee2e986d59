import { birthday, isUnder18 } from '../calendar/age.ts'
import type { Day } from '../calendar/day.ts'
import type { AtLarge, Award, Case, CaseSentence, Recall } from '../custody/case.ts'
import { refusalsOfLinks } from '../custody/chain.ts'
import type { AskedCase } from '../facts/asked-case.ts'
import { bounds, caseBounds } from '../facts/bounds.ts'
import type { Facts, FactValues } from '../facts/fact.ts'
import type { Rows } from '../facts/fact-row.ts'
import { shapes } from '../facts/person.ts'
import {
  type CaseRefusal,
  type FieldPath,
  ofSentence,
  type Refuse,
  type RefusedCase,
  refusalAt,
} from '../facts/refusal.ts'
import { rows } from '../facts/rows.ts'
import { type Fault, isName, isRecord, isWhole, type SayOfField, take } from '../facts/take.ts'
import { notBoth, sayOfLeaving, sayOfRemand, sayOfRemoval, sayOfTime } from '../remand/ask.ts'
import type { OtherCustody } from '../remand/other-custody.ts'
import { isFor, type RemandTime } from '../remand/remand-time.ts'
import type { Reform } from '../sentence/reform.ts'
import { releaseLetters } from '../tables/stated-codes.ts'
import { askSentence } from './ask-sentence.ts'

type AskedFields = Readonly<Record<string, unknown>>

const noReforms: readonly Reform[] = []

/** Why a list was refused: it is none, or empty; one that is only too long has no fault of its own. */
const faultOfList = (list: unknown): Fault | undefined =>
  Array.isArray(list) && list.length > 0 ? undefined : 'value'

/** The case in full, or every reason why it cannot be asked. Whatever is given is looked at: nothing of it has to be of a kind.
 *  Reforms that are not law come beside it, as `readReforms` gives them. */
export function askCase(
  asked: AskedCase,
  reforms: readonly Reform[] = noReforms,
): { readonly case: Case } | RefusedCase {
  const refusals: CaseRefusal[] = []
  const refuse: Refuse = (refusal) => void refusals.push(refusal)
  const given: AskedFields = isRecord(asked) ? asked : {}
  const sayOfCase: SayOfField = (field, message, fault) =>
    refuse(refusalAt({ in: 'case', field: field as keyof AskedCase }, message, fault))
  const told = sentencesIn(given, refuse)
  const person = take(rows.person, given, sayOfCase)
  const ids = told.map(idOf)
  const areIdsKnown = told.length > 0 && told.every(isRecord)
  // Filled by push: see preparedCase.
  const sentences: CaseSentence[] = []
  told.forEach((sentence, at) => {
    if (isRecord(sentence)) sentences.push(askSentence(sentence, at, ids, person.dateOfBirth, refuse))
    else
      refuse({
        place: { in: 'case', field: `sentences[${at}]` },
        message: shapes.sentences.row,
        fault: 'value',
      })
  })
  const starts = sentences.map(({ startDate }) => startDate)
  const result: Case = {
    ...person,
    sentences,
    addedDays: askAddedDays(given.addedDays ?? 0, refuse),
    unlawfullyAtLarge: askAtLarge(given.unlawfullyAtLarge ?? [], starts, refuse),
    remand: askRemand(given.remand ?? null, areIdsKnown ? sentences : null, refuse),
    otherCustody: askOtherCustody(given.otherCustody ?? [], starts, refuse),
    recall: askRecall(given.recall ?? null, areIdsKnown ? ids : null, refuse),
    reforms,
  }
  if (person.dateOfBirth !== null) sayOfBirth(person.dateOfBirth, sentences, sayOfCase)
  sayOfMonths(sentences, refuse)
  sayOfStated(person, refuse)
  if (refusals.length === 0) return { case: result }
  return { refusals: areIdsKnown ? [...refusals, ...refusalsOfLinks(sentences)] : refusals }
}

/** The release date that was given by itself, and another by its letters. */
function sayOfStated(
  { statedReleaseDate: day, statedDates }: Pick<Case, 'statedReleaseDate' | 'statedDates'>,
  refuse: Refuse,
): void {
  if (day === null || statedDates === null) return
  for (const letter of releaseLetters)
    if (statedDates[letter] !== undefined && statedDates[letter] !== day)
      refuse({
        place: { in: 'case', field: `statedDates.${letter}` },
        message: 'This is another day than statedReleaseDate. Give the release date once.',
      })
}

const monthOfOne = 'Give the month alone for one sentence only. Enter the day of this one as startDate.'

/** Of one sentence the month is enough: of two, nobody could say which days go together. */
function sayOfMonths(sentences: readonly CaseSentence[], refuse: Refuse): void {
  const first = sentences.findIndex(({ startMonth }) => startMonth !== null)
  sentences.forEach(({ startMonth }, at) => {
    if (startMonth !== null && at > first) refuse(ofSentence(at, 'startMonth', monthOfOne))
  })
}

/** The sentences that were given; none where they are no list of sentences. */
function sentencesIn(given: AskedFields, refuse: Refuse): readonly unknown[] {
  const { sentences } = given
  const { most, message } = shapes.sentences
  if (Array.isArray(sentences) && sentences.length > 0 && sentences.length <= most) return sentences
  const place = { in: 'case', field: 'sentences' } as const
  refuse(refusalAt(place, message, faultOfList(sentences)))
  if (sentences === undefined && 'startDate' in given)
    refuse({ place, message: 'One sentence is a list of one: { "sentences": [ { "startDate": … } ] }.' })
  return []
}

/** The rows of a list within its bound, each taken; what is no row is said, and left out. */
function listIn<Table extends Facts>(
  list: 'addedDays' | 'unlawfullyAtLarge' | 'remand' | 'otherCustody',
  table: Rows<Table>,
  given: unknown,
  refuse: Refuse,
  sayOfRow: (row: FactValues<Table>, say: SayOfField, given: AskedFields) => void = () => {},
) {
  const { most, message, row: rowMessage } = shapes[list]
  if (!Array.isArray(given) || given.length > most) {
    refuse(refusalAt({ in: 'case', field: list }, message, faultOfList(given)))
    return []
  }
  return given.flatMap((row: unknown, at) => {
    if (!isRecord(row)) {
      refuse({ place: { in: 'case', field: `${list}[${at}]` }, message: rowMessage, fault: 'value' })
      return []
    }
    const say: SayOfField = (field, text, fault) =>
      refuse(refusalAt({ in: list, at, field } as FieldPath, text, fault))
    const taken = take<Table>(table, row, say)
    sayOfRow(taken, say, row)
    return [taken]
  })
}

/** The id as given; the number of the sentence where it has none that can be one. */
const idOf = (sentence: unknown, at: number): string => {
  const id = isRecord(sentence) ? sentence.id : null
  return typeof id === 'string' ? id : String(at + 1)
}

/** What is wrong with a date of birth: nobody under 10 is convicted (Children and Young Persons Act 1933, section 50). One that is
 *  not before an offence is refused only where a rule turns on the age; elsewhere it is said. */
function sayOfBirth(born: Day, sentences: readonly CaseSentence[], say: SayOfField): void {
  if (sentences.some((sentence) => isBornAfter(born, sentence) && turnsOnAge(born, sentence)))
    say('dateOfBirth', 'The date of birth must be before the sentences and the offences.')
  else if (sentences.some(({ startDate }) => birthday(born, 10) > startDate))
    say(
      'dateOfBirth',
      'The person would have been under 10 on the first day of sentence. Check the date of birth.',
    )
}

/** Born on or after the day of the offence; where that was not told, of the sentence. */
const isBornAfter = (born: Day, { startDate, offenceDate }: CaseSentence): boolean =>
  (offenceDate ?? startDate) <= born

/** Whether a rule turns on the age. Who is 18 on the day of sentence is so all the more if born before the offence: then only a
 *  special sentence asks for more, the age at the offence (Sentencing Code, sections 265(1A) and 278(1A)). */
const turnsOnAge = (born: Day, { startDate, offence }: CaseSentence): boolean =>
  isUnder18(born, startDate) || offence?.schedule13Part === 2 || offence?.mayBeInSchedule13 === true

function askAddedDays(given: unknown, refuse: Refuse): number | readonly Award[] {
  if (typeof given !== 'number') return listIn('addedDays', rows.award, given, refuse)
  if (!isWhole(given, 0, bounds.creditDays))
    refuse({ place: { in: 'case', field: 'addedDays' }, message: shapes.addedDays.message, fault: 'value' })
  return given
}

const askAtLarge = (given: unknown, starts: readonly Day[], refuse: Refuse): readonly AtLarge[] =>
  listIn('unlawfullyAtLarge', rows.atLarge, given, refuse, (time, say) => {
    const { fromDate, toDate } = time
    if (fromDate !== null && toDate !== null && toDate < fromDate)
      say('toDate', 'The last day cannot be before the first.')
    sayOfRemoval(time, starts, say)
  })

/** The times on remand. Where not all ids of the sentences are known, nothing is said of those they name. */
function askRemand(
  given: unknown,
  sentences: readonly CaseSentence[] | null,
  refuse: Refuse,
): readonly RemandTime[] | null {
  if (given === null) return null
  const times = listIn('remand', rows.remand, given, refuse, (time, say, row) =>
    sayOfRemand(time, row, sentences, say),
  )
  sentences?.forEach(({ id, remandCreditDays, remandCreditMonths, notKnown }, at) => {
    const isNumber = remandCreditDays > 0 || notKnown.includes('remandCreditDays')
    const field = remandCreditMonths === null ? 'remandCreditDays' : 'remandCreditMonths'
    if ((isNumber || remandCreditMonths !== null) && times.some((time) => isFor(time, id)))
      refuse({ place: { in: 'sentences', at, field }, message: notBoth })
  })
  return times
}

function askOtherCustody(given: unknown, starts: readonly Day[], refuse: Refuse): readonly OtherCustody[] {
  const before: OtherCustody[] = []
  return listIn('otherCustody', rows.otherCustody, given, refuse, (time, say) => {
    sayOfTime(time, say)
    sayOfLeaving(time, before, starts, say)
    before.push(time)
  })
}

/** The recall. Where not all ids of the sentences are known, nothing is said of those it names. */
function askRecall(given: unknown, ids: readonly string[] | null, refuse: Refuse): Recall | null {
  if (given === null) return null
  if (!isRecord(given)) {
    refuse({ place: { in: 'case', field: 'recall' }, message: shapes.recall.message, fault: 'value' })
    return null
  }
  const say: SayOfField = (field, message, fault) =>
    refuse(refusalAt({ in: 'recall', field } as FieldPath, message, fault))
  const recall = take(rows.recall, given, say)
  if (ids === null) return recall
  for (const [at, id] of (recall.sentenceIds ?? []).entries()) {
    if (!isName(id, caseBounds.idLength)) continue
    if (!ids.includes(id)) say('sentenceIds', `Sentence ${id} is not in the list.`)
    else if (recall.sentenceIds?.indexOf(id) !== at) say('sentenceIds', `Sentence ${id} is named twice.`)
  }
  return recall
}
