import { isoDate, type StatedLetter } from '@requisite/law'
import { extensionYears, orderMonths, releaseLetters, shapes } from '@requisite/law/internal'
import {
  extensionUnits,
  type FactsTold,
  isDayTold,
  isLengthTold,
  isOutcome,
  isTold,
  lengthUnits,
  type ToldCase,
  type ToldRecall,
  type ToldSentence,
  type ToldTime,
  ticksOf,
} from './case.ts'
import { extensionTold, isNothing, isOverYears, isUnderYears, lengthOf } from './length.ts'
import {
  firstOf,
  followedBy,
  hasMinimumTerm,
  isBesideOthers,
  type PageCase,
  type PageSentence,
  startOf,
} from './told.ts'
import { isUnread, numberIn } from './value.ts'

/** Something to put right: the place of the fact, as the API names it, and what to do. */
export interface PlaceFault {
  readonly place: string
  readonly message: string
}

/** What cannot be read, by its place. */
export const unreadIn = (facts: FactsTold<string>, at: string): readonly PlaceFault[] =>
  Object.entries(facts).flatMap(([name, value]) =>
    isUnread(value) ? [{ place: `${at}${name}`, message: value.why }] : [],
  )

const mostYears = 100

interface AskedSentence {
  /** As it was told, and as the law is asked it. */
  readonly one: ToldSentence
  readonly sentence: PageSentence
  readonly credit: ToldCase['credit']
  readonly i: number
  /** Its number among all counts, and those before it. */
  readonly at: number
  readonly before: readonly PageSentence[]
  readonly all: ToldCase
  readonly isLink: boolean
  readonly isWhole?: boolean
}

/** What is to be put right in a sentence. */
export function faultsOfSentence(asked: AskedSentence): readonly PlaceFault[] {
  const { one, sentence, credit, i, at, before, all, isLink, isWhole = false } = asked
  const faults: PlaceFault[] = []
  const say = (name: string, message: string): void => {
    faults.push({ place: `sentences[${i}].${name}`, message })
  }
  const units = [...lengthUnits, ...extensionUnits] as readonly string[]
  const unread = unreadIn(one, `sentences[${i}].`)
  faults.push(...unread.filter(({ place }) => units.includes(place.slice(place.lastIndexOf('.') + 1))))
  extensionFault(one, sentence, say)
  lengthFault(one, sentence, faults, say)
  if (isWhole && !isDayTold(one)) say('startDate', 'Enter the day the court passed the sentence.')
  faults.push(...unread.filter((fault) => !faults.includes(fault)))
  if (faults.length > 0) return faults
  const follows = followedBy(sentence)
  if (follows !== null && !isLink) {
    const followed = follows === at ? undefined : before[follows - 1]
    if (followed === undefined) say('consecutiveTo', 'Choose which sentence it follows.')
    else if (firstOf(followed) > startOf(sentence))
      say('consecutiveTo', 'It cannot follow a sentence that was passed after it.')
  }
  if (
    isWhole &&
    sentence.sentenceType === 'fine_default' &&
    one.unpaid === undefined &&
    one.civilDebt !== true
  )
    say('unpaid', 'Say what was not paid.')
  faults.push(...unreadIn(credit, `sentences[${i}].`))
  const isDated = all.remand.some((time) => isFor(time, at))
  faults.push(...remandFaults(all.remand, [...before, sentence], at))
  if (i === 0) faults.push(...servedFaults(all.otherCustody))
  if (isDated && /[^0]/.test(String(sentence.remandCreditDays ?? 0)))
    say('remandCreditDays', 'Give the days on remand as dates or as a number, not both.')
  if (sentence.remandCreditMonths != null && (isDated || /[^0]/.test(String(sentence.remandCreditDays ?? 0))))
    say('remandCreditMonths', 'Give the days on remand or the months, not both.')
  const counts = numberIn(one.counts)
  if (counts + at > shapes.sentences.most)
    say('counts', `That makes ${counts + at} sentences. We take ${shapes.sentences.most}.`)
  return faults
}

function extensionFault(
  one: ToldSentence,
  { sentenceType }: PageSentence,
  say: (name: string, message: string) => void,
): void {
  const extension = extensionTold(one)
  if (sentenceType !== 'eds' || isNothing(extension)) return
  if (isOverYears(extension, extensionYears.most))
    say(
      'extensionYears',
      `Extra time on licence is ${extensionYears.most} years at most. Check the two lengths. ` +
        'For a terrorism offence choose “Another kind”.',
    )
  else if (isUnderYears(extension, extensionYears.least))
    say(
      'extensionYears',
      `Extra time on licence is at least ${extensionYears.least} year. Check the two lengths.`,
    )
}

function lengthFault(
  one: ToldSentence,
  { sentenceType, wholeLife }: PageSentence,
  found: readonly PlaceFault[],
  say: (name: string, message: string) => void,
): void {
  if (wholeLife === true || found.some(({ place }) => place.includes('.sentence'))) return
  const length = lengthOf(one)
  const [first = 'sentenceYears'] = lengthUnits.filter((name) => isTold(one, name))
  if (!isLengthTold(one))
    say(first, hasMinimumTerm(sentenceType) ? 'Enter the minimum term.' : 'Enter the length of the sentence.')
  else if (isNothing(length)) say(first, 'The length must be at least 1 day.')
  else if (isOverYears(length, mostYears)) say(first, `Enter ${mostYears} years or less.`)
  else if (sentenceType === 'dto' && isOverYears(length, orderMonths.most / 12))
    say('sentenceMonths', `An order is ${orderMonths.most} months at most.`)
}

/** Whether it is the number of a sentence. */
export const isNumberOf = (name: string, sentences: readonly unknown[]): boolean =>
  /^[1-9]\d*$/.test(name) && Number(name) <= sentences.length

/** Whether a time on remand is one for sentence number `at`: it names it, or none. */
const isFor = (time: ToldTime, at: number): boolean => {
  const ticks = ticksOf(time)
  return ticks.length === 0 || ticks.includes(String(at))
}

/** The two days of a time: each is needed, unless it may be open, and the last is not before the first. */
function timeFaults(
  time: ToldTime,
  place: string,
  missing: readonly [from: string, to: string | null],
  turned: string,
) {
  const faults: PlaceFault[] = [...unreadIn(time, `${place}.`)]
  const say = (name: string, message: string): void => {
    faults.push({ place: `${place}.${name}`, message })
  }
  if (time.fromDate === undefined) say('fromDate', missing[0])
  if (time.toDate === undefined && missing[1] !== null) say('toDate', missing[1])
  if (faults.length === 0 && time.toDate !== undefined && String(time.toDate) < String(time.fromDate))
    say('toDate', turned)
  return faults
}

const isTurned = 'The last day is before the first day.'

/** What is to be put right in one time on remand, by itself. */
export const remandTimeFaults = (time: ToldTime, i: number): readonly PlaceFault[] =>
  timeFaults(time, `remand[${i}]`, ['Enter the first day.', null], isTurned)

/** What is to be put right in the times on remand, of sentence number `at` or of all. */
function remandFaults(
  remand: ToldCase['remand'],
  sentences: readonly PageSentence[],
  of: number | null = null,
): readonly PlaceFault[] {
  const faults: PlaceFault[] = []
  for (const [i, time] of remand.entries()) {
    if (of !== null && !isFor(time, of)) continue
    const place = `remand[${i}]`
    const own = remandTimeFaults(time, i)
    faults.push(...own)
    if (own.length > 0) continue
    const ticks = ticksOf(time)
    const numbers = ticks.filter((one) => isNumberOf(one, sentences))
    const ends = ticks.filter(isOutcome)
    const say = (message: string): void => {
      faults.push({ place: `${place}.sentenceIds`, message })
    }
    if (ends.length > 0 && (numbers.length > 0 || ends.length > 1))
      say('Tick the sentences, or how the charge ended without one. Not both.')
    else if (ticks.length > 0 && ends.length + numbers.length === 0)
      say('Say which sentence this time was for, or empty its dates.')
    const starts = sentences
      .filter((_, n) => numbers.length === 0 || numbers.includes(String(n + 1)))
      .map(startOf)
    if (
      (time.toDate === undefined || ends.length === 0) &&
      String(time.fromDate) >= isoDate(Math.max(...starts) as never)
    )
      faults.push({
        place: `${place}.fromDate`,
        message: 'This is on or after the day of sentence. From that day on the sentence itself is served.',
      })
  }
  return faults
}

/** What is to be put right in the times that were served for something else. */
const servedFaults = (otherCustody: ToldCase['otherCustody']): readonly PlaceFault[] =>
  otherCustody.flatMap((time, i) => {
    const place = `otherCustody[${i}]`
    const own = timeFaults(time, place, ['Enter the first day.', 'Enter the day of release.'], isTurned)
    return time.why === undefined ? [{ place: `${place}.why`, message: 'Say what it was.' }, ...own] : own
  })

/** What is to be put right in the times before the sentences. */
function faultsBefore({ remand }: ToldCase, told: PageCase): readonly PlaceFault[] {
  const faults = [...remandFaults(remand, told.sentences)]
  const twice = told.sentences.findIndex(
    ({ remandCreditDays }, n) =>
      (remandCreditDays === 'unknown' || (remandCreditDays ?? 0) > 0) &&
      remand.some((time) => isFor(time, n + 1)),
  )
  if (twice >= 0 && faults.length === 0)
    faults.push({
      place: 'remand[0].fromDate',
      message: `Sentence ${twice + 1}: give the days on remand as dates, or as a number or “I do not know”. Not both.`,
    })
  return faults
}

/** Whether some of these days lie between recall and return, which are counted by themselves. */
const isBetween = ({ fromDate, toDate }: ToldTime, recall: ToldRecall | null): boolean =>
  typeof recall?.recallDate === 'string' &&
  typeof recall.returnToCustodyDate === 'string' &&
  String(fromDate) < recall.returnToCustodyDate &&
  String(toDate) > recall.recallDate

/** What is to be put right in what has happened since. */
function faultsSince(
  { addedDays, unlawfullyAtLarge, recall }: ToldCase,
  { sentences }: PageCase,
): readonly PlaceFault[] {
  const isBeside = isBesideOthers(sentences)
  const faults: PlaceFault[] = []
  for (const [i, award] of addedDays.entries()) {
    const place = `addedDays[${i}]`
    faults.push(...unreadIn(award, `${place}.`))
    if (award.days === undefined)
      faults.push({
        place: `${place}.days`,
        message: 'Days added in prison must be a whole number, such as 40.',
      })
    const back = recall?.returnToCustodyDate
    const isSince = typeof award.date === 'string' && typeof back === 'string' && award.date >= back
    if (isBeside && recall !== null && award.date === undefined)
      faults.push({
        place: `${place}.date`,
        message: 'Enter the day. Which sentence the days lengthen depends on it.',
      })
    if (isSince && !isBeside)
      faults.push({
        place: `${place}.date`,
        message: 'This is after the return. Give these as added since the return.',
      })
  }
  for (const [i, time] of unlawfullyAtLarge.entries()) {
    const place = `unlawfullyAtLarge[${i}]`
    const own = timeFaults(
      time,
      place,
      ['Enter the first day away.', 'Enter the last day away.'],
      'The first day is after the last day.',
    )
    faults.push(...own)
    if (own.length === 0 && isBetween(time, recall))
      faults.push({
        place: `${place}.fromDate`,
        message: 'Leave out the days between recall and return. We count them.',
      })
  }
  return faults
}

/** What is to be put right in a recall. */
function faultsOfRecall(
  recall: ToldRecall | null,
  { sentences, recall: asked }: PageCase,
  isWhole: boolean,
): readonly PlaceFault[] {
  if (recall === null || asked === null) return []
  const faults: PlaceFault[] = [...unreadIn(recall, 'recall.')]
  const say = (name: string, message: string): void => {
    faults.push({ place: `recall.${name}`, message })
  }
  if (isWhole && recall.type === undefined) say('type', 'Choose the kind of recall, or “I am not sure”.')
  // Only a fixed term is counted from the return.
  if (recall.returnToCustodyDate === undefined && asked.type !== 'standard' && asked.type !== 'curfew')
    say('returnToCustodyDate', 'Enter the day. A fixed term is counted from it.')
  if (!isBesideOthers(sentences) || faults.length > 0) return faults
  const ids = (asked.sentenceIds ?? []).filter((id) => isNumberOf(id, sentences))
  if (ids.length === 0) say('sentenceIds', 'Tick at least one sentence.')
  const late = ids.find(
    (id) =>
      asked.recallDate != null &&
      isoDate(firstOf(sentences[Number(id) - 1] as PageSentence)) >= asked.recallDate,
  )
  const apart = sentences.findIndex((sentence, i) => {
    const follows = followedBy(sentence)
    return follows !== null && ids.includes(String(i + 1)) !== ids.includes(String(follows))
  })
  if (late !== undefined)
    say('sentenceIds', `Sentence ${late} was not passed before the recall. Take the tick away.`)
  else if (apart !== -1)
    say(
      'sentenceIds',
      `Sentence ${apart + 1} follows sentence ${sentences[apart]?.consecutiveTo}: tick both or neither.`,
    )
  return faults
}

/** What is to be put right in the dates of the prison. */
function faultsOfStated({ stated, person }: ToldCase, { sentences }: PageCase): readonly PlaceFault[] {
  const faults = [...unreadIn(stated, 'statedDates.'), ...unreadIn(person, '')]
  const { statedReleaseDate: release } = person
  const place = 'statedReleaseDate'
  if (typeof release !== 'string' || faults.length > 0) return faults
  const [only] = sentences
  if (only !== undefined && sentences.length === 1 && only.startDate != null && release < only.startDate)
    return [{ place, message: 'That is before the sentence was passed. Check the year.' }]
  const isTwice = Object.entries(stated).some(
    ([letters, date]) => releaseLetters.includes(letters as StatedLetter) && date !== release,
  )
  return isTwice
    ? [{ place, message: 'The prison’s release date is here twice, with two days. Give it once.' }]
    : []
}

/** What is to be put right in the case, beside its sentences. */
export const faultsOfCase = (
  all: ToldCase,
  told: PageCase,
  { isWhole = false }: { readonly isWhole?: boolean },
): readonly PlaceFault[] => [
  ...faultsSince(all, told),
  ...faultsOfRecall(all.recall, told, isWhole),
  ...faultsOfStated(all, told),
  ...faultsBefore(all, told),
]
