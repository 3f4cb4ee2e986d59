import {
  type AlternativeWords,
  type AskedCase,
  type AskedCaseSentence,
  type AskedRecall,
  type CaseAlternativeCode,
  type CaseAnswer,
  type CaseRefusal,
  caseAlternativesOf,
  caseOf,
  type Day,
  isoDate,
  offenceByKey,
  recallKinds,
  recallTypes,
  type Stated,
  statedOf,
} from '@requisite/law'
import { isOrdinary } from '../question/before-sentence.ts'
import type { Added, CaseInput, RecallInput, SentenceInput } from '../question/case-input.ts'
import { overTenMillion } from '../question/sentence-query.ts'
import { doubtWords } from './doubt-words.ts'
import { type RivalCode, type RivalLevel, rivalLevels } from './sureness.ts'

/** A rival answer, with what is in doubt: of the law, how a sentence runs, or which kind of recall it is. */
export interface Rival {
  readonly code: RivalCode
  /** What it does to how sure the answer is. */
  readonly level: RivalLevel
  readonly words: AlternativeWords
  /** Where the offence was not given: the offences that it would be. */
  readonly offences: string | null
  readonly answer: CaseAnswer
}

/** Everything that was told, worked out. */
export interface Outcome {
  readonly told: CaseInput
  readonly answer: CaseAnswer
  readonly rivals: readonly Rival[]
  /** The date that the prison gave, beside ours; null where none was told. */
  readonly stated: Stated | null
  /** The day on which it is read: whether a date has passed. */
  readonly today: Day
}

/** What was told cannot be worked out, and why. */
export interface Refused {
  readonly told: CaseInput
  readonly refusals: readonly CaseRefusal[]
}

/** The rules of an extended sentence for terrorism that carries life (section 247A(2A)). */
const noEarlyRelease = 'terrorism_s247a_no_early_release'

function askedSentence(sentence: SentenceInput): AskedCaseSentence {
  const { kind, start, length, extension, age, follows } = sentence
  const regimeId = sentence.regimeId ?? (sentence.terrorism === 'yes' ? noEarlyRelease : null)
  const offence = offenceByKey(sentence.offenceKey ?? '')
  return {
    start: isoDate(start),
    ...length,
    age,
    remandCredit: sentence.remandDays,
    taggedBailCredit: sentence.taggedBailDays,
    ...(extension === null ? {} : { extension }),
    ...(kind === null ? {} : { sentenceType: kind }),
    ...(offence === undefined ? {} : { offence }),
    ...(regimeId === null ? {} : { regimeId }),
    ...(sentence.offenceDate == null ? {} : { offenceDate: isoDate(sentence.offenceDate) }),
    ...(sentence.isOnLicence ? { onLicence: true } : {}),
    ...(sentence.isWholeLife ? { wholeLife: true } : {}),
    ...(sentence.isVeryLarge ? { fineAmount: Number(overTenMillion) } : {}),
    ...(sentence.unpaid === 'civil' ? { civilDebt: true } : {}),
    ...(follows === null ? {} : { consecutiveTo: String(follows) }),
  }
}

/** What was told, as the law takes it. */
export const askedCase = ({ sentences, added, away, recall, born, isOnRegister }: CaseInput): AskedCase => ({
  ...(born == null ? {} : { dateOfBirth: isoDate(born) }),
  ...(isOnRegister ? { registeredSexOffender: true } : {}),
  sentences: sentences.map(askedSentence),
  addedDays: askedDays(added, sentences),
  atLarge: away.map(({ first, last }) => ({ first: isoDate(first), last: isoDate(last) })),
  ...(recall === null ? {} : { recall: askedRecall(recall) }),
})

/** Days added as one number; or, where the day of an award is known, each by its day, and those without one from the first day of
 *  sentence, as the law takes a number. */
function askedDays(
  added: readonly Added[],
  sentences: readonly SentenceInput[],
): NonNullable<AskedCase['addedDays']> {
  if (added.every(({ on }) => on === null)) return added.reduce((sum, { days }) => sum + days, 0)
  const first = Math.min(...sentences.map(({ start }) => start)) as Day
  return added.map(({ days, on }) => ({ days, day: isoDate(on ?? first) }))
}

/** Where nobody could say which kind it is, the standard one stands first: its day is the last on which anybody is let out. */
const askedRecall = ({ type, recallDate, returnDate, sentences, addedDays }: RecallInput): AskedRecall => ({
  type: type ?? 'standard',
  ...(sentences === null ? {} : { sentenceIds: sentences.map(String) }),
  ...(recallDate === null ? {} : { recallDate: isoDate(recallDate) }),
  ...(returnDate === null ? {} : { returnDate: isoDate(returnDate) }),
  addedAfterReturn: addedDays,
})

/** The last sentence of the chain that begins with the first, without sentence `number`. */
function chainEnd(sentences: readonly SentenceInput[], number: number): number {
  let end = number === 1 ? 2 : 1
  for (let seen = 0; seen < sentences.length; seen++) {
    const next = sentences.findIndex(({ follows }, i) => follows === end && i + 1 !== number) + 1
    if (next === 0) return end
    end = next
  }
  return end
}

/** Where nobody could say how a sentence runs: the answer if it ran after the others. */
function runsAfter(told: CaseInput, answer: CaseAnswer): readonly Rival[] {
  return told.sentences.flatMap((sentence, i) => {
    if (!sentence.unsure.includes('runs')) return []
    const [number, after] = [i + 1, chainEnd(told.sentences, i + 1)]
    const sentences = told.sentences.map((other) =>
      other === sentence ? { ...other, follows: after } : other,
    )
    const rival = caseOf(askedCase({ ...told, sentences }))
    if ('refusals' in rival) return []
    if (rival.release === answer.release && rival.paroleEligibility === answer.paroleEligibility) return []
    const words = {
      condition: `if sentence ${number} runs after sentence ${after}`,
      why: `It is not known how sentence ${number} runs.`,
      ask: `Does sentence ${number} run at the same time, or after sentence ${after}?`,
    }
    return [{ code: 'runs', level: rivalLevels.runs, words, offences: null, answer: rival } as const]
  })
}

/** A person may have been under 18 when found guilty, where nobody was asked. */
const asChild = (sentence: SentenceInput): SentenceInput =>
  isOrdinary(sentence.kind)
    ? { ...sentence, kind: 'section_250', age: 'child' }
    : { ...sentence, age: 'child' }

/** Which kinds of recall the law gives: none that the length or the person rules out. */
const isRuledOut = ({ warnings }: CaseAnswer): boolean =>
  warnings.some(({ code }) => code === 'W_RECALL_KIND' || code === 'W_RECALL_LENGTH')

/** The answer for one kind of recall; null where the law does not give it here. */
function recallOfKind(told: CaseInput, recall: RecallInput): CaseAnswer | null {
  const ages = told.sentences.some(({ age }) => age === 'unknown')
    ? [told.sentences, told.sentences.map(asChild)]
    : [told.sentences]
  const fitting = ages
    .map((sentences) => caseOf(askedCase({ ...told, sentences, recall })))
    .find((answer) => !('refusals' in answer) && !isRuledOut(answer))
  return fitting === undefined || 'refusals' in fitting ? null : fitting
}

/** Where nobody could say which kind of recall it is: the answer for each other kind that it can be. */
function recallRivals(told: CaseInput): readonly Rival[] {
  const { recall } = told
  if (recall === null || recall.type !== null) return []
  return recallTypes.flatMap((type) => {
    const answer = type === 'standard' ? null : recallOfKind(told, { ...recall, type })
    if (answer === null || answer.recalled?.run.recalled.until === 'the end') return []
    const words = {
      condition: `if it is ${recallKinds[type].phrase}`,
      why: 'It is not known which kind of recall it is.',
      ask: 'Which kind of recall is it?',
    }
    return [{ code: 'recall', level: rivalLevels.recall, words, offences: null, answer } as const]
  })
}

/** Where the offence is not known but was terrorism: the answer if it is one that does not carry life, and the Parole Board looks
 *  at the case after all. */
function lesserTerrorism(told: CaseInput): readonly Rival[] {
  if (told.sentences.every(({ terrorism }) => terrorism !== 'yes')) return []
  const sentences = told.sentences.map((sentence) => ({ ...sentence, terrorism: null }))
  const answer = caseOf(askedCase({ ...told, sentences }))
  if ('refusals' in answer) return []
  const words = {
    condition: 'if the offence does not carry life',
    why: 'Some terrorism offences do not carry life. Then the Parole Board looks at the case.',
    ask: 'Does section 247A(2A) apply?',
  }
  return [{ code: 'terrorism', level: rivalLevels.terrorism, words, offences: null, answer }]
}

/** Whether it was said of all these sentences that they were not for terrorism. */
export const isNoTerrorism = ({ sentences }: CaseInput, ids: readonly string[]): boolean =>
  ids.every((id) => sentences[Number(id) - 1]?.terrorism === 'no')

/** What a rival does. One that takes the Parole Board away and leaves the last day where it is makes no second date, nor does how an
 *  extended sentence is released where ours is none. */
const levelOf = (code: CaseAlternativeCode, ours: CaseAnswer, rival: CaseAnswer): RivalLevel =>
  (code === 'A_NO_EARLY_RELEASE' && rival.release === ours.release) ||
  (code === 'A_EXTENDED_AUTOMATIC' && ours.sentences.every(({ regime }) => regime.family !== 'extended'))
    ? 'fairly'
    : rivalLevels[code]

/** A rival by which the person leaves on the same day, and nobody else decides, makes no difference. */
const isSameDay = (ours: CaseAnswer, rival: CaseAnswer): boolean =>
  wayOutOf(ours) === 'automatic' && wayOutOf(rival) === 'automatic' && ours.release === rival.release

/** Works out what was told, with its rivals; or says why it cannot be. */
export function outcomeOf(told: CaseInput, today: Day): Outcome | Refused {
  const answer = caseOf(askedCase(told))
  if ('refusals' in answer) return { told, refusals: answer.refusals }
  const rivals = caseAlternativesOf(answer).flatMap(({ code, sentenceIds, offences, answer: worked }) => {
    const rival = worked()
    // Whether there is a licence is no other date: it is said among the warnings.
    if (code === 'A_UNDER_18_AT_RELEASE' || isSameDay(answer, rival)) return []
    if (code === 'A_NO_EARLY_RELEASE' && isNoTerrorism(told, sentenceIds)) return []
    const isAll = sentenceIds.length === told.sentences.length
    const words = doubtWords(code, sentenceIds, isAll, told.recall !== null)
    return [{ code, answer: rival, level: levelOf(code, answer, rival), words, offences }]
  })
  const stated = told.stated === null ? null : statedOf(answer, told.stated)
  return {
    ...{ told, answer, stated, today },
    rivals: [...rivals, ...runsAfter(told, answer), ...recallRivals(told), ...lesserTerrorism(told)],
  }
}

/** How the person gets out: as of right, when the Parole Board says so, or only when it does; after a standard recall when it
 *  says so, and at the end of the sentence at the latest. Where release is as of right on the first day that the Parole Board
 *  could decide, there is nothing for it to decide. */
export type Way = 'automatic' | 'Parole Board first' | 'Parole Board only' | 'no later than' | 'none'

/** Whether a recall decides the date. Another sentence can keep the person longer. */
export const isByRecall = ({ recalled }: CaseAnswer): boolean => recalled?.decides === 'recall'

export function wayOutOf({ releaseBasis, paroleEligibility, release }: CaseAnswer): Way {
  if (releaseBasis === 'parole only') return 'Parole Board only'
  if (releaseBasis === 'none') return 'none'
  if (releaseBasis === 'no later than') return 'no later than'
  return paroleEligibility === null || paroleEligibility === release ? 'automatic' : 'Parole Board first'
}

/** A day on which release may be due as of right, under the answer or a rival of the same weight. */
export interface Due {
  readonly day: Day
  readonly answer: CaseAnswer
  /** The rival whose day it is; null for our own. */
  readonly rival: Rival | null
}

/** The days on which release may be due, in order of time; one where nothing of weight is in doubt. */
export function dueDays({ answer, rivals }: Outcome): readonly Due[] {
  const due: Due[] = [{ day: answer.release as Day, answer, rival: null }]
  for (const rival of rivals) {
    const day = rival.answer.release
    if (rival.level !== 'two' || day === null || wayOutOf(rival.answer) !== 'automatic') continue
    if (!due.some((known) => known.day === day)) due.push({ day, answer: rival.answer, rival })
  }
  return due.sort((a, b) => a.day - b.day)
}
