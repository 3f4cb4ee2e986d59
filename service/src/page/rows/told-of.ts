import { isoDate } from '@requisite/law'
import { creditFacts } from '@requisite/law/internal'
import type { SaidLength } from '../../court-words/length.ts'
import { dayFields, type Fields } from '../court-words/fields.ts'
import { dayFromBoxes, isDay } from '../question/date-from-boxes.ts'
import { type FieldError, wrong } from '../question/field-errors.ts'
import { formValuesOf } from '../question/form-of-query.ts'
import { mostSentences, sentenceIn, toldIn } from '../question/form-state.ts'
import { boxesOf, creditFields, type FormValues } from '../question/form-values.ts'
import { wholeNumber } from '../question/number-from-box.ts'
import { sinceThenIn } from '../question/since-sentence.ts'
import { isUnderYears } from '../told/length.ts'
import { withRest } from '../told/rest.ts'
import { asksOffence, hasMinimumTerm, isBesideOthers, type Told, type ToldSentence } from '../told/told.ts'
import type { Known } from './known.ts'
import { isOwnedBy, nameAndNumber } from './row-words.ts'

/** Fields as a form has them: those that are not there are empty. */
export const formOf = (fields: Fields): FormValues => formValuesOf({ 'startDate-day': '', ...fields })

/** Whether any of these fields is filled in. */
export const isTold = (fields: Fields, ...names: readonly (keyof Fields)[]): boolean =>
  names.some((name) => (fields[name] ?? '') !== '')

/** The kind of sentence that is told by fields, as far as it decides what is asked. */
export function kindOf({
  kind = '',
  otherKind = '',
  ageAtConviction,
  childSentence,
}: Fields): NonNullable<ToldSentence['sentenceType']> | 'whole_life' {
  if (kind === 'other') return (otherKind || 'unknown') as ToldSentence['sentenceType'] & string
  if (ageAtConviction === 'child' && childSentence === 'section_250') return 'section_250'
  if (kind === 'suspended') return 'sds'
  return kind === '' || kind === 'unsure' ? 'unknown' : (kind as ToldSentence['sentenceType'] & string)
}

export const isDayTold = (fields: Fields): boolean =>
  isTold(fields, 'startDate-day', 'startDate-year', 'startDate-month')
export const isLengthTold = (fields: Fields): boolean =>
  isTold(fields, 'sentenceYears', 'sentenceMonths', 'sentenceWeeks', 'sentenceDays') ||
  fields.otherKind === 'whole_life'
/** Whether the form asks what the sentence was for: of a child's too, whatever the court called it. */
export const isOffenceOpen = (fields: Fields): boolean =>
  asksOffence(kindOf({ ...fields, ageAtConviction: 'adult' }) as never) &&
  !isTold(fields, 'offenceKey', 'offenceTyped', 'offenceUnknown')
export const isCreditTold = (fields: Fields): boolean =>
  isTold(fields, ...creditFields) ||
  Object.entries(fields).some(([name, value]) => value !== '' && name.startsWith('remandFrom'))
/** Whether the days before are told by words of which a part was not read: what is told is not all. */
export const isCreditHalfTold = ({ person, reading, given }: Known): boolean =>
  isCreditTold(person) &&
  !isTold(person, 'remandCreditMonths') &&
  !given.has('remand') &&
  reading.asked.includes('remand_days')

const number = (text = ''): number => (/^\d+$/.test(text) ? Number(text) : 0)
/** The length in fields, of what can be read of it. */
export const lengthOf = (fields: Fields): SaidLength => ({
  years: number(fields.sentenceYears),
  months: number(fields.sentenceMonths),
  weeks: number(fields.sentenceWeeks),
  days: number(fields.sentenceDays),
})

/** From so many years on the court may have said "extended". */
const yearsOfExtended = 4

/** A sentence with what is not told yet as if it were: the day of today, no offence, an adult. */
function asIf(fields: Fields, { today, isLink }: Known): Fields {
  const isOpen = isOffenceOpen(fields)
  const isUnnamed = isOpen || isTold(fields, 'offenceUnknown')
  const isChild = fields.ageAtConviction === 'child'
  return {
    ageAtConviction: 'adult',
    ...(fields.kind === undefined && { kind: 'sds' }),
    ...(isChild && !isTold(fields, 'childSentence') && { childSentence: 'unsure' }),
    ...(isOpen && { offenceUnknown: 'yes' }),
    // Who does not know the offence may not know that the court said "extended" either; a link says it.
    ...(isUnnamed &&
      !isLink &&
      fields.kind === 'sds' &&
      !isTold(fields, 'saidExtended') &&
      !isUnderYears(lengthOf(fields), yearsOfExtended) && { saidExtended: 'unknown' }),
    ...(kindOf(fields) === 'fine_default' && { unpaid: 'fine', partPaid: 'no' }),
    ...(kindOf(fields) === 'eds' &&
      !isTold(fields, 'extensionYears', 'extensionMonths') && { extensionUnknown: 'yes' }),
    beganBefore: 'yes',
    runs: 'concurrent',
    ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')),
    ...(!isDayTold(fields) && dayFields('startDate', isoDate(today))),
  }
}

/** How many counts there are of sentences: each itself, and those that are told to be the same. */
export const countsIn = (...sentences: readonly Fields[]): number =>
  sentences.reduce((sum, { copies = '' }) => sum + 1 + (wholeNumber(copies) ?? 0), 0)
/** The numbers of the first and the last count of a sentence, among all counts. */
export function placeOfCounts(
  sentences: readonly Fields[],
  i: number,
): readonly [first: number, last: number] {
  const before = countsIn(...sentences.slice(0, i))
  return [before + 1, before + countsIn(sentences[i] ?? {})]
}

/** What is told of sentences by their number, of each of their counts. */
const ofCounts = (sentences: readonly Fields[], fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      if (!/^(?:recallSentenceIds|remandFor)/.test(name)) return [name, value]
      const numbers = value.split('.').flatMap((number) => {
        if (!/^[1-9]\d?$/.test(number)) return [number]
        const [first, last] = placeOfCounts(sentences, Number(number) - 1)
        return Array.from({ length: last - first + 1 }, (_, i) => String(first + i))
      })
      return [name, numbers.join('.')]
    }),
  )

/** The same sentence on more counts. Days before it count once. */
function sameOn(
  sentence: ToldSentence,
  { copies = '', copiesRun }: Fields,
  at: number,
  errors: FieldError[],
) {
  if (copies === '') return []
  const counts = wholeNumber(copies)
  if (counts === null || counts === 0)
    wrong(errors, 'copies', 'The number of counts must be a whole number, such as 8.')
  else if (counts + at > mostSentences)
    wrong(errors, 'copies', `That makes ${counts + at} sentences. We take ${mostSentences}.`)
  if (errors.length > 0) return []
  const { remandCreditMonths: _months, ...same } = sentence
  const credits = creditFacts.filter((name) => sentence[name] !== 'unknown').map((name) => [name, 0])
  const copy: ToldSentence = { ...same, ...Object.fromEntries(credits) }
  const { howItRuns: _runs, ...after } = copy
  return Array.from({ length: counts ?? 0 }, (_one, i) =>
    copiesRun === 'consecutive' ? { ...after, consecutiveTo: String(at + i) } : copy,
  )
}

/** A recall with what is not told of it as if it were not known. */
const asIfRecalled = (person: Fields): Fields =>
  (person.recalled ?? '') === ''
    ? {}
    : {
        ...(!isTold(person, 'recallType') && { recallType: 'unknown' }),
        ...(!isTold(person, 'recallDate-day', 'recallDate-month') && { recallDateUnknown: 'yes' }),
        ...(!isTold(person, 'onTag') && { onTag: 'no' }),
      }

/** From life and from public protection there is one kind of recall. */
export const isForLife = ({ sentences }: Known): boolean =>
  sentences.every((fields) => hasMinimumTerm(kindOf(fields) as never))

/** The sentences that a recall is for, where nobody has ticked them: those passed before it or, where its day is not known, those
 *  of the first day. */
export function recalledIn(sentences: Known['sentences'], person: Fields): string {
  const read = (fields: Fields, name: 'startDate' | 'recallDate' | 'returnToCustodyDate') =>
    dayFromBoxes(boxesOf(fields, name), '')
  const starts = sentences.map((fields) => read(fields, 'startDate'))
  const recall = [read(person, 'recallDate'), read(person, 'returnToCustodyDate')].find(isDay)
  const end = recall ?? Math.min(...starts.filter(isDay)) + 1
  return starts.flatMap((start, i) => (isDay(start) && start >= end ? [] : [i + 1])).join('.')
}

/** What is told, or what is to be put right in it, and of which sentence. */
export type Telling =
  | { readonly told: Told }
  | { readonly errors: readonly FieldError[]; readonly at?: number }

/** All that is known as the law is asked it, with what is not told yet as if it were. `changed` is tried in its place. */
export function tellingOf(
  known: Known,
  changed: { readonly person?: Fields; readonly each?: Fields } = {},
): Telling {
  // A link that nobody has changed tells what it told.
  if (known.asLinked !== null && changed.person === undefined && changed.each === undefined) {
    const read = toldIn(known.asLinked)
    if (read !== null && 'told' in read) return read
  }
  const person = { ...known.person, ...changed.person }
  const since: Fields = { ...person, ...asIfRecalled(person) }
  const errors: FieldError[] = []
  const sentences: ToldSentence[] = []
  // Times on remand are told beside several sentences, and are for any of them.
  const isDated = countsIn(...known.sentences) > 1 && isTold(person, 'remandFrom-day')
  for (const [i, own] of known.sentences.entries()) {
    const each = { ...own, ...changed.each }
    const isPersons = i === 0 && !isDated
    const isGiven = isCreditTold(each) || (isPersons && isCreditTold(person))
    const credits: Fields = isGiven ? {} : { creditNone: 'yes' }
    const rest = !isPersons
      ? Object.fromEntries(
          Object.entries(since).filter(([name]) => !/^(?:credit|remand|taggedBail)/.test(name)),
        )
      : since
    // What follows a sentence on several counts follows the last of them.
    const follows = Number(each.consecutiveTo ?? 0)
    const last = follows < 1 ? '' : String(placeOfCounts(known.sentences, follows - 1)[1])
    const form = formOf({
      ...rest,
      ...asIf(each, known),
      ...credits,
      ...(last !== '' && { consecutiveTo: last }),
    })
    const sentence = sentenceIn({ form, others: sentences, at: sentences.length + 1 }, errors)
    const more = sentence === null ? [] : sameOn(sentence, each, sentences.length + 1, errors)
    if (sentence === null || errors.length > 0) return { errors, at: i + 1 }
    sentences.push(sentence, ...more)
  }
  const isBeside = isBesideOthers(sentences) && (person.recalled ?? '') !== ''
  const form = formOf({
    ...(sentences.length === 1 && { ...dayFields('startDate', sentences[0]?.startDate) }),
    ...ofCounts(known.sentences, {
      ...(isBeside && { recallSentenceIds: recalledIn(known.sentences, person) }),
      ...since,
    }),
  })
  const then = sinceThenIn(form, sentences.length > 1 ? sentences : [], errors)
  if (errors.length > 0) return { errors }
  const told: Told = { sentences, ...then }
  return { told: known.linked === null ? told : withRest(told, known.linked, isUnanswered) }

  /** Whether no row has answered what a fact of the link tells. */
  function isUnanswered(fact: string, of?: number): boolean {
    return [...known.given.keys()].every((row) => {
      const [name, number] = nameAndNumber(row)
      return !isOwnedBy(name, fact) || (number !== undefined && of !== undefined && Number(number) !== of)
    })
  }
}
