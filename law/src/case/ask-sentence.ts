import { ageByBirth, isUnder18 } from '../calendar/age.ts'
import { type Day, firstIn, lastIn, noDay } from '../calendar/day.ts'
import { isAtMostYears } from '../calendar/term.ts'
import type { CaseSentence } from '../custody/case.ts'
import { isNone, isOneYear } from '../custody/length.ts'
import { caseBounds } from '../facts/bounds.ts'
import type { FactValues, Length } from '../facts/fact.ts'
import { type FieldPath, type Refuse, refusalAt } from '../facts/refusal.ts'
import { rows } from '../facts/rows.ts'
import type { sentenceFacts } from '../facts/sentence.ts'
import { type SayOfField, take } from '../facts/take.ts'
import type { Age } from '../tables/kinds.ts'
import { orderKinds } from '../tables/order-kinds.ts'
import { wrongTogether } from './told-together.ts'

/** The age at conviction: as it was said; else as the kind has it, or the day of birth. */
function ageOf(said: Age | null, sentenceType: CaseSentence['sentenceType'], byBirth: Age | null): Age {
  if (said === 'unknown') return byBirth ?? said
  if (said !== null) return said
  return sentenceType === 'section_250' || sentenceType === 'dto' ? 'child' : (byBirth ?? 'adult')
}

export function askSentence(
  given: Readonly<Record<string, unknown>>,
  at: number,
  ids: readonly string[],
  born: Day | null,
  refuse: Refuse,
): CaseSentence {
  const wrong = new Set<string>()
  const say: SayOfField = (field, message, fault) => {
    wrong.add(field)
    const place = { in: 'sentences', at, field } as FieldPath
    refuse(refusalAt(place, message, fault))
  }
  const taken = take(rows.sentence, given, say)
  const id = ids[at] as string
  if (!wrong.has('id') && ids.indexOf(id) < at) say('id', `Another sentence has the id ${id}.`)
  const startDate = startOf(taken, say)
  // None is what an answer says where the months were told.
  if (taken.remandCreditMonths !== null && (given.remandCreditDays ?? 0) !== 0)
    say('remandCreditMonths', 'Give the days on remand (remandCreditDays) or the months, not both.')
  const { offence, offenceDate } = taken
  if (offenceDate !== null && offenceDate > startDate)
    say('offenceDate', 'The offence cannot be after the day of sentence.')
  const sentenceType = offence?.isCommittal === true ? 'contempt' : taken.sentenceType
  if (sentenceType !== taken.sentenceType && taken.sentenceType !== null && taken.sentenceType !== 'sds')
    say('sentenceType', `${orderKinds.contempt.whatItIs} Leave this out, or choose contempt.`)
  const byBirth = born === null ? null : ageByBirth(born, startDate, offenceDate)
  const ageAtConviction =
    taken.startMonth !== null && isOfAgeIn(taken.startMonth, born) && taken.ageAtConviction === null
      ? 'unknown'
      : ageOf(taken.ageAtConviction, sentenceType, byBirth)
  const asked: CaseSentence = { ...taken, id, startDate, sentenceType, ageAtConviction }
  const sentence = isExtendedByExtension(asked) ? asExtended(asked) : withoutNone(asked)
  sayOfLengths(sentence, wrong, say)
  for (const [field, , , message] of wrongTogether(sentence)) say(field, message)
  return sentence
}

/** Whether an extension period says that a sentence of which the kind was not told is an extended one: a year can be the licence of a special
 *  one for an offence of Schedule 13, Parts 2 and 3, and for murder there is none. */
function isExtendedByExtension({ sentenceType, regimeId, extension, offence }: CaseSentence): boolean {
  if (sentenceType !== null || regimeId !== null || extension === null || isNone(extension)) return false
  const isSpecial = offence?.schedule13Part === 2 || offence?.schedule13Part === 3
  return offence?.mandatoryLife !== true && !(isSpecial && isOneYear(extension))
}

/** None for an extended sentence is a period that is not known: it has one. */
const withoutNone = (sentence: CaseSentence): CaseSentence =>
  sentence.sentenceType === 'eds' && sentence.extension !== null && isNone(sentence.extension)
    ? { ...sentence, extension: null }
    : sentence

const asExtended = (sentence: CaseSentence): CaseSentence => ({
  ...sentence,
  sentenceType: 'eds',
  notKnown: sentence.notKnown.filter((name) => name !== 'sentenceType'),
})

/** The day of sentence; where only its month was told, the last of it. */
function startOf({ startDate, startMonth }: FactValues<typeof sentenceFacts>, say: SayOfField): Day {
  if (startDate !== null && startMonth !== null)
    say('startMonth', 'Give the day of sentence (startDate) or its month, not both.')
  return startDate ?? (startMonth === null ? noDay : lastIn(startMonth))
}

/** Whether the 18th birthday is in a month, and not on the first of it. */
export const isOfAgeIn = (month: string, born: Day | null): boolean =>
  born !== null && isUnder18(born, firstIn(month)) && !isUnder18(born, lastIn(month))

/** Of a length some unit of which is wrong nothing more is said, nor of one that begins on no day. */
function sayOfLengths(sentence: CaseSentence, wrong: ReadonlySet<string>, say: SayOfField): void {
  const { startDate, length, extension, wholeLife } = sentence
  const isRight = (name: 'sentence' | 'extension') =>
    wrong.size === 0 || !['Years', 'Months', 'Weeks', 'Days'].some((unit) => wrong.has(`${name}${unit}`))
  if (isRight('sentence') && !wholeLife && isNone(length))
    say('sentenceYears', 'Enter a length of at least one day.')
  if (Number.isNaN(startDate)) return
  if (isRight('sentence') && isTooLong(startDate, length)) say('sentenceYears', tooManyYears)
  if (extension !== null && isRight('extension') && isTooLong(startDate, extension))
    say('extensionYears', tooManyYears)
}

const tooManyYears = `Enter a length of at most ${caseBounds.years} years.`

const isTooLong = (startDate: Day, { years, months, weeks, days }: Length): boolean =>
  !isAtMostYears(startDate, { years, months, days: 7 * weeks + days }, caseBounds.years)
