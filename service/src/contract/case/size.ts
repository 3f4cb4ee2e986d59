import { caseBounds, isRecord, isRegimeId, offenceByKey } from '@requisite/law'

/** How much a case asks for, counted before anything of it is looked at more closely. A list over its bound counts as none,
 *  because nothing in it is looked at. */
export interface CaseSize {
  readonly sentences: number
  readonly awards: number
  readonly timesAtLarge: number
  readonly timesOnRemand: number
  readonly timesInOther: number
  readonly isStated: boolean
  /** Names of offences and regimes that nobody knows: for each, what may be meant is looked for. */
  readonly unknownNames: number
  /** Whether the offence of a sentence is left open: the case is then worked out once more for each class of offences. */
  readonly isOpen: boolean
}

/** The size of what may be a case. What is none has no size. */
export function caseSize(body: unknown): CaseSize {
  const fields = isRecord(body) ? body : {}
  const sentences = listWithin(fields.sentences, caseBounds.sentences)
  return {
    sentences: sentences.length,
    awards: listWithin(fields.addedDays, caseBounds.awards).length,
    timesAtLarge: listWithin(fields.unlawfullyAtLarge, caseBounds.atLarge).length,
    timesOnRemand: listWithin(fields.remand, caseBounds.remand).length,
    timesInOther: listWithin(fields.otherCustody, caseBounds.otherCustody).length,
    isStated: (fields.statedReleaseDate ?? null) !== null,
    unknownNames: sentences.reduce<number>((sum, sentence) => sum + unknownNamesIn(sentence), 0),
    isOpen: sentences.some(isWithoutOffence),
  }
}

const isWithoutOffence = (sentence: unknown): boolean =>
  isRecord(sentence) && (sentence.offenceKey ?? null) === null && (sentence.regimeId ?? null) === null

const listWithin = (value: unknown, most: number): readonly unknown[] =>
  Array.isArray(value) && value.length <= most ? value : []

/** How many names of a sentence nobody knows. */
function unknownNamesIn(sentence: unknown): number {
  if (!isRecord(sentence)) return 0
  const { offenceKey, regimeId } = sentence
  return (
    Number(typeof offenceKey === 'string' && offenceByKey(offenceKey) === undefined) +
    Number(typeof regimeId === 'string' && !isRegimeId(regimeId))
  )
}

/** How many requests of its client's minute a case counts as: each begun ten sentences after the first ten, each begun 25 awards,
 *  25 times at large, 25 on remand and 25 in other custody after the first 25 are one more, and so is a date that the prison gave
 *  beside more than ten sentences. */
export const requestsOfCase = (size: CaseSize): number =>
  1 +
  begunAfter(size.sentences, freeSentences, 10) +
  begunAfter(size.awards, 25, 25) +
  begunAfter(size.timesAtLarge, 25, 25) +
  begunAfter(size.timesOnRemand, 25, 25) +
  begunAfter(size.timesInOther, 25, 25) +
  requestsOfStated(size)

const freeSentences = 10

/** Every change that may give the date is worked out as a case of its own. */
export const requestsOfStated = ({ isStated, sentences }: CaseSize): number =>
  isStated && sentences > freeSentences ? 1 : 0

const begunAfter = (count: number, free: number, each: number): number =>
  Math.ceil(Math.max(0, count - free) / each)

/** A date that the prison gave makes a case so many times as dear: measured, 3 to 5 times. */
const timesForStated = 6

/** What a case counts for in a batch, in sentences: what happened since is counted like them. */
export const unitsOfCase = (size: CaseSize): number => {
  const { sentences, awards, timesAtLarge, timesOnRemand, timesInOther, isStated } = size
  const units = sentences + awards + timesAtLarge + timesOnRemand + timesInOther
  return Math.max(1, units) * (isStated ? timesForStated : 1)
}

/** An offence that is left open makes a case so many times as dear: measured, 2 to 4 times. */
const timesForOpen = 4

/** Each time on remand or in other custody is looked at on every day of sentence: measured, with 1 to 60 of them, and times that go
 *  over many days of sentence. */
const weightOfCustody = ({ sentences, timesOnRemand, timesInOther }: CaseSize): number =>
  ((timesOnRemand + timesInOther) * (sentences + 6)) / 4

/** How long a case takes, in sentences. Four awards or times at large are one, and what may be meant by a name takes as long as
 *  twelve. A date that the prison gave is looked for without the classes of offences, so the two come together and not upon each
 *  other. */
export const caseWeight = (size: CaseSize): number => {
  const { sentences, awards, timesAtLarge, isStated, unknownNames, isOpen } = size
  const times = (isStated ? timesForStated : 1) + (isOpen ? timesForOpen - 1 : 0)
  return (sentences + (awards + timesAtLarge) / 4 + weightOfCustody(size)) * times + 12 * unknownNames
}

/** Whether a case can take more than about 5 ms, as 60 sentences do. */
export const isLongCase = (size: CaseSize): boolean => caseWeight(size) > caseBounds.sentences
