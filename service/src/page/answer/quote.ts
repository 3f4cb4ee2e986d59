import { type Case, type CaseAnswer, type Day, inWords, lawAsAt, offenceByKey } from '@requisite/law'
import { passedInWords } from '../told/in-words.ts'
import { courtLength } from '../told/length.ts'
import { capital, plainTitle, sentencesNamed, small } from '../told/text.ts'
import {
  hasMinimumTerm,
  isCommittalTold,
  lengthTold,
  startOf,
  type Told,
  type ToldSentence,
} from '../told/told.ts'
import { firstPossible } from './beside-life.ts'
import { inDoubt } from './board-screen.ts'
import { cautionsOf, recallEndOf } from './cautions.ts'
import { gateDay, lastGateDay, releasedOf } from './gate-day.ts'
import { howSure, sureOf, unknownOf } from './how-sure.ts'
import { endDay, isByOffence, otherClasses } from './offence-classes.ts'
import { alsoInDoubt } from './offence-screen.ts'
import {
  type DueDay,
  dueDays,
  isByRecall,
  isHeldWithoutSentence,
  isRecallKind,
  type Outcome,
  wayOutOf,
} from './outcome.ts'
import { partOfSentence } from './part-served.ts'
import type { Caution } from './screen-type.ts'

/** What the length is, where it is not simply that of the sentence. */
const lengthBefore = ({ sentenceType }: ToldSentence): string =>
  hasMinimumTerm(sentenceType)
    ? 'a minimum term of '
    : sentenceType === 'eds'
      ? 'an extended sentence with a time in prison of '
      : ''

/** Who it is about, without a name. */
function person({ sentences }: Told): string {
  const [first, ...others] = sentences
  if (first === undefined || others.length > 0) {
    const start = Math.min(...sentences.map(startOf)) as Day
    return `a person with ${sentences.length} sentences, the first of them passed on ${inWords(start)}`
  }
  const offence = offenceByKey(first.offenceKey ?? '')?.title
  const start = `${first.startMonth == null ? 'on' : 'in'} ${passedInWords(first)}`
  if (first.sentenceType === 'dto')
    return `a person given a detention and training order of ${courtLength(lengthTold(first))} ${start}`
  if (isCommittalTold(first.sentenceType))
    return `a person sent to prison ${start} for ${courtLength(lengthTold(first))}`
  const term = first.wholeLife ? 'life' : `${lengthBefore(first)}${courtLength(lengthTold(first))}`
  return `a person sentenced ${start} to ${term}${offence === undefined ? '' : ` for ${small(plainTitle(offence))}`}`
}

/** Which part is served, where no stage decides in its place. */
const after = (answer: CaseAnswer): string =>
  isByRecall(answer) || answer.runs.some(({ hold }) => hold?.isFelt === true)
    ? ''
    : `, after ${partOfSentence(answer)}`

/** One date: the day at the gate, the last lawful day, and the date on the papers, each where it is another. */
function oneDay({ answer }: Outcome): string {
  const { leaving } = answer
  const release = answer.release as Day
  const onPapers = leaving !== null && leaving.latest !== release ? ` (release date ${inWords(release)})` : ''
  const days =
    leaving === null
      ? `is due for release on ${inWords(release)}`
      : leaving.usual === leaving.latest
        ? `is let out on ${inWords(leaving.usual)}`
        : `is usually let out on ${inWords(leaving.usual)}, and by law no later than ${inWords(leaving.latest)}`
  const isFixed = answer.recalled !== null && answer.recalled.run.recalled.until === 'a fixed term'
  const ofRecall = isFixed ? ', unless it is decided otherwise about the recall' : ''
  const unless = isByRecall(answer) ? ', unless it is decided otherwise' : ofRecall
  return `${days}${onPapers}${after(answer)}${unless}`
}

/** One of several dates: the day at the gate, the date on the papers, and on which condition it is. */
function oneOf({ answer, day, rival }: DueDay): string {
  const gate = gateDay(releasedOf(answer))
  const onPapers = gate === day ? '' : ` (release date ${inWords(day)})`
  return `${inWords(gate)}${onPapers}${rival === null ? '' : ` ${rival.words.condition}`}`
}

function automatic(outcome: Outcome): string {
  const due = dueDays(outcome)
  const lasts = due.map(({ answer }) => lastGateDay(releasedOf(answer)))
  if (lasts.every((day) => day < outcome.today))
    return `was due for release by ${lasts.map(inWords).join(', or by ')}`
  return due.length === 1 ? oneDay(outcome) : `is due to be let out on ${due.map(oneOf).join(', or on ')}`
}

/** After a standard recall; or each kind, where nobody could say which it is. */
function noLaterThan(outcome: Outcome): string {
  const released = releasedOf(outcome.answer)
  const last = inWords(released.release)
  const fixed = outcome.rivals
    .filter(isRecallKind)
    .map(({ words, answer }) => `on ${inWords(answer.release as Day)} ${words.condition}`)
  const kept = outcome.answer.warnings.find(({ code }) => code === 'W_RECALL_NOT_BEFORE')
  const least = kept === undefined ? '' : `, but not before ${inWords(kept.values.release as Day)}`
  const later = `no later than ${last}, or earlier if the Parole Board agrees${least}`
  if (lastGateDay(released) < outcome.today) return `was due for release by ${last} at the latest`
  return fixed.length === 0
    ? `is due for release ${later}`
    : `is due for release ${fixed.join(', ')}, or, after a standard recall, ${later}`
}

/** The Parole Board first, and then as of right. */
function board(answer: CaseAnswer, today: Day): string {
  const [first, last] = [inWords(answer.paroleEligibility as Day), inWords(answer.release as Day)]
  return lastGateDay(releasedOf(answer)) < today
    ? `could be released by the Parole Board from ${first}, and had to be released by ${last}`
    : `can be released by the Parole Board from ${first}, and must be released by ${last}`
}

/** The date hangs on the offence: the first day and the last, and why. */
function byOffence(outcome: Outcome): string {
  const { answer, today } = outcome
  const last = otherClasses(outcome)
    .map((row) => row.answer.release ?? (row.answer.paroleEligibility as Day))
    .reduce((a, b) => (a > b ? a : b))
  const isPast = endDay(answer) < today
  const first = inWords(answer.release ?? (answer.paroleEligibility as Day))
  return `${isPast ? 'was' : 'is'} due for release on ${first} for most offences, and as late as ${inWords(last)} for some, because the offence is not known`
}

function says(outcome: Outcome): string {
  const { answer } = outcome
  if (isByOffence(outcome)) return byOffence(outcome)
  if (isHeldWithoutSentence(answer))
    return `should be out of prison since ${dueDays(outcome).map(oneOf).join(', or since ')}, because by our count nothing of the sentence is left`
  switch (wayOutOf(answer)) {
    case 'automatic':
      return automatic(outcome)
    case 'no later than':
      return noLaterThan(outcome)
    case 'Parole Board first':
      return board(answer, outcome.today)
    case 'none':
      return 'has no release date, because the court made a whole life order'
    case 'on licence':
      return answer.licenceEnd === null
        ? 'is out on licence'
        : `is out on a licence whose last day ${answer.licenceEnd < outcome.today ? 'was' : 'is'} ${inWords(answer.licenceEnd)}`
    case 'Parole Board only':
      return `cannot be released before ${inWords(firstPossible(answer).day)}, and then only if the Parole Board agrees`
  }
}

const ifs: Readonly<Record<Caution['about'], string>> = {
  length: ', if the length is right',
  year: ', if the year is right',
  recall: ', if what was entered is right',
  credit: ', if what was entered is right',
  tag: ', if what was entered is right',
  suspended: ', if the sentence was not suspended',
  kind: ', if the kind of recall is right',
  paid: '; sooner, because part has been paid',
  day: ' at the latest, because only the month of the sentence is known',
}

/** What the quote rests on, where what was entered looks wrong. */
function ifRight(outcome: Outcome): string {
  const [caution] = cautionsOf(outcome)
  // Of a table by offence the month is said with its days, as a doubt beside it.
  if (caution === undefined || (caution.about === 'day' && isByOffence(outcome))) return ''
  const notTold = outcome.answer.warnings.find(({ code }) => code === 'W_RECALL_NOT_TOLD')?.values
  if (notTold !== undefined)
    return `, if the person was not recalled to prison ${notTold.isAgain ? 'again ' : ''}for ${sentencesNamed(notTold.others ?? [])}; after a standard recall nothing is automatic before ${recallEndOf(notTold)}`
  return ifs[caution.about]
}

/** What has to be said where the answer is not sure. */
function doubtSaid(outcome: Outcome): string {
  const { level } = sureOf(outcome)
  const inLines = isByOffence(outcome) ? alsoInDoubt(outcome) : inDoubt(outcome)
  const doubts = inLines.map((doubt) => ` ${capital(doubt.text)}`)
  const isSaid = cautionsOf(outcome).length > 0
  const sure =
    level === 'fairly_sure' || (level === 'not_sure' && !isSaid)
      ? [howSure(outcome, '').text]
      : unknownOf(outcome)
  return `${sure.map((words) => ` ${words}`).join('')}${doubts.join('')}`
}

/** A comma behind what stands between the person and the verb. */
function recalled({ recall, sentences }: Case): string {
  if (recall === null) return sentences.length > 1 ? ',' : ''
  return recall.returnToCustodyDate === null
    ? ', recalled to prison,'
    : `, recalled to prison and back there on ${inWords(recall.returnToCustodyDate)},`
}

/** A sentence for those who write about a case, with the day the law was read. Both days are in it, and every date of the same
 *  weight. */
export const quote = (outcome: Outcome): string =>
  `Under the law as at ${inWords(lawAsAt)}, ${person(outcome.told)}${recalled(outcome.answer.case)} ${says(outcome)}${ifRight(outcome)}.${doubtSaid(outcome)} This is an estimate by Requisite.`
