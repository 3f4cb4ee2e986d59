import type { Day } from '../calendar/day.ts'
import { lastDay, type Term } from '../calendar/term.ts'
import { creditDaysOf, noCredits } from '../facts/credit.ts'
import { daysGiven } from '../remand/ledger.ts'
import type { Question, Under247A } from '../sentence/question.ts'
import { days } from '../tables/days.ts'
import { orderNamed } from '../tables/order-kinds.ts'
import type { Case, CaseSentence } from './case.ts'
import { isNone, type Length } from './length.ts'

/** What of a case bears on the rules of each of its sentences. */
export type Person = Pick<Case, 'law' | 'dateOfBirth' | 'sentences' | 'remand' | 'otherCustody'>

/** The rules that were named: by the caller, or by saying that an extended sentence was for terrorism, since the law took early
 *  release away for it where the offence carries life (section 247A(2A)). */
export const namedRules = ({ regimeId, terrorism, startDate }: CaseSentence): CaseSentence['regimeId'] =>
  regimeId ??
  (terrorism === true && startDate >= days.noEarlyRelease.day ? 'terrorism_s247a_no_early_release' : null)

/** A sentence of a case as a question about it alone, without credit. */
export function questionOf(
  sentence: CaseSentence,
  person: Person,
  under247A: Under247A | undefined,
): Question {
  const { law, dateOfBirth } = person
  const { startDate: start, length, sentenceType } = sentence
  const isDefault = sentenceType === 'fine_default'
  return {
    ...noCredits,
    start,
    term: termOf(length),
    addedDays: 0,
    sentenceType,
    age: sentenceType === 'section_250' && sentence.offence !== null ? 'child' : sentence.ageAtConviction,
    regimeId: namedRules(sentence),
    offence: orderNamed(sentenceType)?.isWhateverOffence ? null : sentence.offence,
    postCommencement: law === 'after_act',
    offenceDate: isDefault ? undefined : (sentence.offenceDate ?? undefined),
    dateOfBirth: isDefault ? undefined : (dateOfBirth ?? undefined),
    debt: isDefault ? { pounds: sentence.fineAmount, isCivil: sentence.civilDebt } : undefined,
    inCase: {
      heldDays: heldDaysOf(sentence, person),
      oneTerm: oneTermOf(sentence, person),
      under247A,
      hasNoExtension: sentence.extension !== null && isNone(sentence.extension),
      isNoTerrorism: sentence.terrorism === false,
    },
  }
}

const termOf = ({ years, months, weeks, days }: Length): Term => ({ years, months, days: 7 * weeks + days })

/** A fixed term for an offence before the release rules of the 2003 Act began, and passed before those of the 1991 Act ended. */
const isOldTerm = ({ startDate: start, offenceDate, sentenceType, regimeId }: CaseSentence): boolean =>
  start < days.extendedSentences.day &&
  (offenceDate ?? start) < days.releaseUnder2003Act.day &&
  (sentenceType === null || sentenceType === 'sds') &&
  regimeId === null

/** By its id, the longest of the old terms that count as one with an old term: those of its day that are in no chain. Found once for all
 *  sentences of a case. */
const oneTerms = new WeakMap<Case['sentences'], ReadonlyMap<string, Term>>()

function oneTermsOf(sentences: Case['sentences']): ReadonlyMap<string, Term> {
  const followed = new Set(sentences.map(({ consecutiveTo }) => consecutiveTo))
  const alone = sentences.filter(
    (one) => isOldTerm(one) && one.consecutiveTo === null && !followed.has(one.id),
  )
  const longest = new Map<Day, { readonly term: Term; readonly last: Day }>()
  for (const { startDate: start, length } of alone) {
    const term = termOf(length)
    const last = lastDay(start, term)
    if (last > (longest.get(start)?.last ?? Number.NEGATIVE_INFINITY)) longest.set(start, { term, last })
  }
  return new Map(alone.map(({ id, startDate }) => [id, (longest.get(startDate) as { term: Term }).term]))
}

/** The one term that an old term is part of; null for any other sentence. */
export function oneTermOf(sentence: CaseSentence, { sentences }: Person): Term | null {
  if (!isOldTerm(sentence)) return null
  const known = oneTerms.get(sentences) ?? oneTermsOf(sentences)
  oneTerms.set(sentences, known)
  return known.get(sentence.id) ?? null
}

/** The days held before a sentence, as numbers and by their dates. */
export const heldDaysOf = (
  { startDate }: CaseSentence,
  { sentences, remand, otherCustody }: Person,
): number => heldBefore(startDate, sentences) + heldOnRemand(startDate, sentences, remand, otherCustody)

/** The days held before the sentences of a day: what is given with one of them is taken off all. */
function heldBefore(day: Day, sentences: readonly CaseSentence[]): number {
  let held = 0
  for (const sentence of sentences) if (sentence.startDate === day) held += creditDaysOf(sentence)
  return held
}

/** The days on remand given for the sentences of a day by their dates: those on which something else was told to be served are none. */
function heldOnRemand(
  day: Day,
  sentences: readonly CaseSentence[],
  remand: Case['remand'],
  told: Case['otherCustody'],
): number {
  if (remand === null) return 0
  const ids = sentences.filter(({ startDate }) => startDate === day).map(({ id }) => id)
  return daysGiven(remand, told, ids, day)
}
