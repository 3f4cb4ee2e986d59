import { type Day, later } from '../calendar/day.ts'
import { isNonWorkingDay } from '../calendar/holidays.ts'
import type { Case, CaseSentence } from '../custody/case.ts'
import { changesFor } from '../custody/change.ts'
import {
  areGovernedAlike,
  type GovernedSentence,
  idOf,
  isMinimumTerm,
  isParole,
  isTerrorist,
} from '../custody/governed-sentence.ts'
import { isNoSentence, isOfCommittal } from '../custody/orders/kinds.ts'
import { isBefore2012, isKeptToRelease, isNew } from '../custody/recall/fixed-term-rules.ts'
import { wasAtLargeOnEve } from '../custody/recall/refuted.ts'
import type { Question } from '../sentence/question.ts'
import { sameLaw } from '../sentence/reform.ts'
import { days } from '../tables/days.ts'
import { paroleClasses } from '../tables/offence-classes.ts'
import { regimes } from '../tables/regimes.ts'
import type {
  CaseAlternative,
  CaseAnswer,
  CaseRival,
  CaseRun,
  CaseSentenceAnswer,
  Recalled,
} from './answer.ts'
import type { CaseDoubt, CaseDoubted } from './case-doubt.ts'
import { doubtedOf, governingRuns } from './doubted.ts'
import { type DoubtOfCase, minimumTermDoubts } from './minimum-term-doubts.ts'
import { fixedTermOf, notKnownRivals } from './not-known.ts'
import { caseDoubts } from './offence-not-given.ts'
import { resultOf } from './prepared-answer.ts'
import { edited, type PreparedCase, preparedCase } from './prepared-case.ts'
import { ifRecalled } from './recall/not-told.ts'
import { remandDoubts } from './remand-doubts.ts'
import { alternativeOf, isDated, isSameRelease, rivalIn, undatedRivalOf } from './rival.ts'

/** Every rival of an answer, worked out, in the order of the table of doubts: none where nothing is in doubt. */
export const caseAlternativesOf = (answer: CaseAnswer): readonly CaseAlternative[] =>
  answer.alternatives ?? rivalsOf(answer, preparedCase(answer.case) as PreparedCase).filter(isDated)

/** The same of an answer to a case that was prepared, with those for which no date can be given. */
export function rivalsOf(answer: CaseAnswer, prepared: PreparedCase): readonly CaseRival[] {
  // Filled by push: see preparedCase.
  const all: CaseDoubted[] = []
  const runOf = governingRuns(answer.runs)
  for (const sentence of answer.sentences)
    all.push(doubtedOf(sentence, answer, runOf.get(sentence.sentence.id) as CaseRun))
  const rivals: CaseRival[] = []
  const add = (rival: CaseRival | null): void => {
    // Nothing moves a whole life order, whether it is worked out or not.
    if (rival !== null && (isDated(rival) || answer.releaseBasis !== 'none')) rivals.push(rival)
  }
  add(recalledRival(answer, prepared))
  add(keptRival(answer, prepared))
  add(dayByDayRival(answer, prepared))
  add(stagedRival(answer, prepared))
  for (const doubt of doubtsOf(answer.case, prepared)) add(otherwiseRival(answer, prepared, doubt))
  add(notLetOutRival(answer, prepared))
  add(afterEndRival(answer, prepared))
  add(twoThirdsRival(answer, prepared))
  for (const doubt of caseDoubts) {
    if (!all.some(doubt.when)) continue
    const rival = rivalOf(answer, prepared, all, doubt)
    if (rival !== null) addRival(rivals, rival)
  }
  notKnownRivals(answer, prepared).forEach(add)
  return rivals
}

/** The doubts about life and public protection, and about days on remand, that a case can have. */
const doubtsOf = (
  { remand }: Case,
  { input }: PreparedCase,
): readonly DoubtOfCase<CaseAlternative['code']>[] => [
  ...(input.parts.some(isMinimumTerm) ? minimumTermDoubts : []),
  ...(remand === null ? [] : remandDoubts),
]

/** Adds a rival. The classes of rare offences are one where they are released alike, and take the name of all of them: a code of its
 *  own has only what parts from the first. */
function addRival(rivals: CaseRival[], rival: CaseRival): void {
  const others =
    paroleClasses.has(rival.code) && isDated(rival)
      ? rivals.filter(({ code }) => paroleClasses.has(code)).filter(isDated)
      : null
  const alike = others?.find((other) => isSameRelease(other, rival) && areSameIds(other, rival))
  if (alike !== undefined)
    rivals[rivals.indexOf(alike)] = {
      ...alike,
      offences: orElse(alike.offences as string, rival.offences as string),
    }
  else rivals.push(others?.length === 0 ? { ...rival, code: 'A_OFFENCE_PAROLE' } : rival)
}

const areSameIds = (a: CaseRival, b: CaseRival): boolean =>
  a.sentenceIds.length === b.sentenceIds.length && a.sentenceIds.every((id, i) => id === b.sentenceIds[i])

/** "Terrorism, spying, or rape of a child under 13". */
const orElse = (known: string, other: string): string =>
  `${known.replace(' or ', ', ')}${known.includes(' ') || other.includes(' ') ? ',' : ''} or ${other.toLowerCase()}`

/** The answer if the person was recalled when a sentence was passed during a licence; null where there was none. */
function recalledRival(answer: CaseAnswer, prepared: PreparedCase): CaseRival | null {
  const recalled = ifRecalled(answer)
  if (recalled === null) return null
  const { sentenceIds } = recalled.recall
  return rivalIn(answer, edited(prepared, recalled), { code: 'A_RECALLED', about: 'the case', sentenceIds })
}

/** The answer if a fixed term from a curfew did not end before the first release day, also before the law said so; and since 2015,
 *  until the Act of 2026 said it again, if it ended by itself. */
function keptRival(answer: CaseAnswer, prepared: PreparedCase): CaseRival | null {
  const { recalled } = answer
  if (recalled === null || recalled.run.recalled.term === null) return null
  const { recall, sentenceIds } = recalled
  const { type, returnToCustodyDate: back } = recall
  const ifKept = (code: CaseAlternative['code'], isKept: boolean, notBefore?: Day): CaseRival | null => {
    const told = { ...recall, isKeptToRelease: isKept, ...(notBefore !== undefined && { notBefore }) }
    return rivalIn(answer, edited(prepared, { recall: told }), { code, about: 'the law', sentenceIds })
  }
  if (type === 'fixed_term_56') {
    const ended = days.adultCurfewEnded.day
    if (recalled.run.recalled.term.notBefore === null) return ifKept('A_KEPT_TO_RELEASE', true)
    // Back before that day, and still in prison on it: on no licence, so not saved by section 26(7).
    const isHeld = (back as Day) < ended && (answer.release as Day) > ended
    return isHeld && !isYoung(answer) ? ifKept('A_CURFEW_56_ONLY', false, ended) : null
  }
  if (isNew(back) || isBefore2012(back)) return null
  return isKeptToRelease(recall) ? ifKept('A_TERM_BY_ITSELF', false) : ifKept('A_KEPT_TO_RELEASE', true)
}

const isYoung = ({ sentences, recalled }: CaseAnswer): boolean =>
  sentences.every(
    ({ regime, sentence }) =>
      regime.family === 'section 250' || recalled?.sentenceIds.includes(sentence.id) !== true,
  )

/** The answer if in a fixed term unused days on remand count one by one, for each day served: so the prison service told a coroner.
 *  Its calculator takes all of them off the end at once (docs/decisions/0021). */
function dayByDayRival(answer: CaseAnswer, prepared: PreparedCase): CaseRival | null {
  const { recalled } = answer
  const known = recalled === null ? null : fixedTermOf(answer, prepared)
  if (known === null) return null
  const { recall, sentenceIds } = known.recalled as Recalled
  const dayByDay = edited(prepared, { recall: { ...recall, isDayByDay: true } })
  return rivalIn(known, dayByDay, { code: 'A_UNSPENT_DAY_BY_DAY', about: 'the law', sentenceIds })
}

/** The answer if the stages of 2026 reach somebody who was recalled from a curfew, and at large when they began: commencement
 *  regulations that were not read could say so (docs/decisions/0025). */
function stagedRival(answer: CaseAnswer, prepared: PreparedCase): CaseRival | null {
  const { recalled } = answer
  if (recalled === null || !wasAtLargeOnEve(recalled.recall)) return null
  const { recall, sentenceIds } = recalled
  const staged = edited(prepared, { recall: { ...recall, isStaged: true } })
  return rivalIn(answer, staged, { code: 'A_CURFEW_STAGED', about: 'the law', sentenceIds })
}

/** The answer with what is in doubt of the case otherwise; null where nothing is. */
function otherwiseRival(
  answer: CaseAnswer,
  before: PreparedCase,
  { code, about, otherwise }: DoubtOfCase<CaseAlternative['code']>,
): CaseRival | null {
  const changed = otherwise(answer, before)
  if (changed === null) return null
  const { prepared, sentenceIds } = changed
  return rivalIn(answer, prepared, { code, about, sentenceIds })
}

/** The answer if a person sentenced between the last working day and the day of release had not been let out before that weekend or
 *  holiday (Criminal Justice Act 1961, section 23(3)): then nothing lies between the sentences. */
function notLetOutRival(answer: CaseAnswer, prepared: PreparedCase): CaseRival | null {
  const { input } = prepared
  const [first, ...rest] = input.parts
  const since = rest.filter(
    ({ sentence: { startDate: day } }) =>
      day > (first as GovernedSentence).sentence.startDate && isNonWorkingDay(day),
  )
  // Where all are served together, nobody was let out between them.
  if (since.length === 0 || answer.runs.every(({ group }) => group === 0)) return null
  const of = { code: 'A_NOT_LET_OUT', about: 'the case', sentenceIds: since.map(idOf) } as const
  return rivalIn(answer, { ...prepared, input: { ...input, isLetOutBefore: false } }, of)
}

/** The answer if a committal that follows a sentence begins when the sentence ends: section 258 does not say. Null where none
 *  follows one, or the end is not known. */
function afterEndRival(answer: CaseAnswer, prepared: PreparedCase): CaseRival | null {
  const { parts } = prepared.input
  if (!parts.some(isOfCommittal)) return null
  const after = parts.filter((part) => isOfCommittal(part) && followsSentence(part, parts))
  if (after.length === 0 || parts.some(({ whole }) => whole === null)) return null
  const input = {
    ...prepared.input,
    parts: parts.map((part) => (after.includes(part) ? { ...part, isAfterEnd: true } : part)),
    figures: new Array(parts.length),
  }
  const of = { code: 'A_DEFAULT_AFTER_END', about: 'the law', sentenceIds: after.map(idOf) } as const
  return rivalIn(answer, { ...prepared, input }, of)
}

/** The answer if two-thirds are served of every sentence in a chain with one under section 247A: section 264(6A)(b) speaks of "a
 *  sentence imposed on a person to whom section 247A applies", where subsection (2F) goes by the sentence (docs/decisions/0033). */
function twoThirdsRival(answer: CaseAnswer, prepared: PreparedCase): CaseRival | null {
  const { parts } = prepared.input
  if (!parts.some(isTerrorist)) return null
  const inChain = new Set(
    answer.runs
      .map(({ sentenceIds }) => parts.filter((part) => sentenceIds.includes(idOf(part))))
      .filter((chain) => chain.some(isTerrorist))
      .flat()
      .filter((part) => !isTerrorist(part) && !isParole(part) && !isNoSentence(part)),
  )
  if (inChain.size === 0) return null
  const point = regimes.terrorism_s247a.before
  const input = {
    ...prepared.input,
    parts: parts.map((part) => (inChain.has(part) ? { ...part, point, layers: [point] } : part)),
    figures: new Array(parts.length),
  }
  const sentenceIds = [...inChain].map(idOf)
  const of = { code: 'A_CHAIN_TWO_THIRDS', about: 'the law', sentenceIds } as const
  return rivalIn(answer, { ...prepared, input, changes: changesFor(input.parts) }, of)
}

/** Whether a sentence stands before a committal in its chain. */
function followsSentence({ sentence }: GovernedSentence, parts: readonly GovernedSentence[]): boolean {
  const target = parts.find((part) => idOf(part) === sentence.consecutiveTo)
  return target !== undefined && (!isNoSentence(target) || followsSentence(target, parts))
}

function rivalOf(
  answer: CaseAnswer,
  prepared: PreparedCase,
  all: readonly CaseDoubted[],
  doubt: CaseDoubt,
): CaseRival | null {
  const sentenceIds: string[] = []
  const sentences: CaseSentence[] = []
  let view = sameLaw
  let { dateOfBirth } = answer.case
  for (let at = 0; at < all.length; at++) {
    const doubted = all[at] as CaseDoubted
    const { sentence } = answer.sentences[at] as CaseSentenceAnswer
    if (!doubt.when(doubted)) {
      sentences.push(sentence)
      continue
    }
    const changed = doubt.change(doubted)
    view = changed.view ?? sameLaw
    // One birth for the person: the latest that one of the sentences needs.
    const { dateOfBirth: born } = changed.question
    if (born !== undefined) dateOfBirth = dateOfBirth === null ? born : later(dateOfBirth, born)
    sentenceIds.push(sentence.id)
    sentences.push(changedSentence(sentence, doubted.question, changed.question))
  }
  // The law is otherwise for the sentences in doubt alone: the others stay as they were prepared.
  const otherwise = edited(prepared, { sentences, dateOfBirth }, view)
  const { code, about } = doubt
  const of = { code, about, sentenceIds, offences: doubt.offences?.(all) ?? null }
  if ('refusals' in otherwise) return undatedRivalOf(of, otherwise)
  const isOfSentences = dateOfBirth === answer.case.dateOfBirth
  if (isOfSentences && areGovernedAlike(otherwise.input.parts, prepared.input.parts)) return null
  const rival = resultOf(otherwise)
  if ('refusals' in rival) return undatedRivalOf(of, rival)
  const hasSameLetters = doubt.isOfLicence !== true || rival.releaseType === answer.releaseType
  if (isSameRelease(rival, answer) && hasSameLetters) return null
  return alternativeOf(of, rival)
}

/** The fact that the question about the sentence alone has otherwise, carried into the sentence of the case. */
function changedSentence(sentence: CaseSentence, asked: Question, rival: Question): CaseSentence {
  // An order is told by its kind: its rules have no public name, and before its day no days could be given with it.
  const isOrder = rival.regimeId === 'dto' || rival.regimeId === 'dto_without_credit'
  return {
    ...sentence,
    regimeId: isOrder ? null : rival.regimeId,
    ...(rival.regimeId === 'dto_without_credit' && { remandCreditDays: 0, taggedBailCreditDays: 0 }),
    ageAtConviction: rival.age === asked.age ? sentence.ageAtConviction : rival.age,
    offence: rival.offence === asked.offence ? sentence.offence : rival.offence,
    offenceDate: rival.offenceDate ?? null,
    fineAmount: rival.debt?.pounds ?? sentence.fineAmount,
    sentenceType: isOrder
      ? 'dto'
      : rival.sentenceType === asked.sentenceType
        ? sentence.sentenceType
        : rival.sentenceType,
  }
}
