import {
  type AlternativeCode,
  type AlternativeWords,
  type AskedCase,
  type AskedCaseSentence,
  alternativeTexts,
  type CaseAnswer,
  type CaseRefusal,
  caseAlternativesOf,
  caseOf,
  type Day,
  isoDate,
  offenceByKey,
} from '@requisite/law'
import type { Told, ToldSentence } from '../question/told.ts'

/** What a doubt does to the answer: two dates of the same weight, one date that is fairly sure, or something that was assumed
 *  because it was not told. */
export type Weight = 'two dates' | 'fairly sure' | 'assumed'

/** A rival answer, with what is in doubt. */
export interface Rival {
  readonly code: AlternativeCode | 'runs'
  readonly weight: Weight
  readonly words: AlternativeWords
  readonly answer: CaseAnswer
}

/** Everything that was told, worked out. */
export interface Outcome {
  readonly told: Told
  readonly answer: CaseAnswer
  readonly rivals: readonly Rival[]
  /** The day on which it is read: whether a date has passed. */
  readonly today: Day
}

/** What was told cannot be worked out, and why. */
export interface Refused {
  readonly told: Told
  readonly refusals: readonly CaseRefusal[]
}

const weights: Readonly<Record<AlternativeCode, Weight>> = {
  A_ON_LIST: 'two dates',
  A_OFF_LIST: 'two dates',
  A_OFF_LIST_NAMED: 'two dates',
  A_SECTION_250_HALF: 'two dates',
  A_COUNTED_VIOLENT: 'two dates',
  A_STAYED_AT_40: 'two dates',
  A_STAGE_NOT_BEGUN: 'fairly sure',
  A_EARLIER_CONDUCT: 'assumed',
  A_UNDER_18: 'assumed',
  A_EXTENDED: 'assumed',
  A_EXTENDED_AUTOMATIC: 'assumed',
  A_NO_EARLY_RELEASE: 'assumed',
  A_RELEASED_AT_HALF: 'assumed',
}

function askedSentence(sentence: ToldSentence): AskedCaseSentence {
  const { kind, start, length, extension, age, regimeId, follows } = sentence
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
    ...(follows === null ? {} : { consecutiveTo: String(follows) }),
  }
}

/** What was told, as the law takes it. */
export const askedCase = ({ sentences, addedDays, away }: Told): AskedCase => ({
  sentences: sentences.map(askedSentence),
  addedDays,
  atLarge: away.map(({ first, last }) => ({ first: isoDate(first), last: isoDate(last) })),
})

/** The last sentence of the chain that begins with the first, without sentence `number`. */
function chainEnd(sentences: readonly ToldSentence[], number: number): number {
  let end = number === 1 ? 2 : 1
  for (let seen = 0; seen < sentences.length; seen++) {
    const next = sentences.findIndex(({ follows }, i) => follows === end && i + 1 !== number) + 1
    if (next === 0) return end
    end = next
  }
  return end
}

/** Where nobody could say how a sentence runs: the answer if it ran after the others. */
function runsAfter(told: Told, answer: CaseAnswer): readonly Rival[] {
  return told.sentences.flatMap((sentence, i) => {
    if (!sentence.unsure.includes('runs')) return []
    const [number, after] = [i + 1, chainEnd(told.sentences, i + 1)]
    const sentences = told.sentences.map((other) =>
      other === sentence ? { ...other, follows: after } : other,
    )
    const rival = caseOf(askedCase({ ...told, sentences }))
    if ('refusals' in rival || rival.release === answer.release) return []
    const words = {
      condition: `if sentence ${number} runs after sentence ${after}`,
      why: `You are not sure how sentence ${number} runs.`,
      ask: `Does sentence ${number} run at the same time, or after sentence ${after}?`,
    }
    return [{ code: 'runs', weight: 'two dates', words, answer: rival } as const]
  })
}

/** Works out what was told, with its rivals; or says why it cannot be. */
export function outcomeOf(told: Told, today: Day): Outcome | Refused {
  const answer = caseOf(askedCase(told))
  if ('refusals' in answer) return { told, refusals: answer.refusals }
  const rivals = caseAlternativesOf(answer).map(({ code, answer: rival }) => ({
    ...{ code, answer: rival },
    weight: weights[code],
    words: alternativeTexts[code],
  }))
  return { told, answer, rivals: [...rivals, ...runsAfter(told, answer)], today }
}

/** How the person gets out: as of right, when the Parole Board says so, or only when it does. */
export type Way = 'automatic' | 'Parole Board first' | 'Parole Board only'

export const wayOutOf = ({ releaseBasis, paroleEligibility }: CaseAnswer): Way =>
  releaseBasis === 'parole only'
    ? 'Parole Board only'
    : paroleEligibility === null
      ? 'automatic'
      : 'Parole Board first'

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
    if (rival.weight !== 'two dates' || day === null || wayOutOf(rival.answer) !== 'automatic') continue
    if (!due.some((known) => known.day === day)) due.push({ day, answer: rival.answer, rival })
  }
  return due.sort((a, b) => a.day - b.day)
}
