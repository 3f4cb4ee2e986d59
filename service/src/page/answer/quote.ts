import { type CaseAnswer, type Day, inWords, lawAsAt, offenceByKey } from '@requisite/law'
import { disclaimer } from '../../contract/notices.ts'
import { lengthInWords } from '../question/length-from-boxes.ts'
import { hasMinimumTerm, type Told, type ToldSentence } from '../question/told.ts'
import { dueDays, isByRecall, type Outcome, wayOutOf } from './outcome.ts'
import { partServed } from './part-served.ts'
import { assumed, inDoubt, rivalDate } from './screen.ts'

/** What the length is, where it is not simply that of the sentence. */
const lengthBefore = ({ kind }: ToldSentence): string =>
  hasMinimumTerm(kind)
    ? 'a minimum term of '
    : kind === 'eds'
      ? 'an extended sentence with a time in prison of '
      : ''

/** Who it is about, without a name. */
function person({ sentences }: Told): string {
  const [first, ...others] = sentences
  if (first === undefined || others.length > 0) {
    const start = Math.min(...sentences.map((sentence) => sentence.start)) as Day
    return `a person with ${sentences.length} sentences, the first of them passed on ${inWords(start)}`
  }
  const offence = offenceByKey(first.offenceKey ?? '')?.title
  const term = `${lengthBefore(first)}${lengthInWords(first.length)}`
  return `a person sentenced on ${inWords(first.start)} to ${term}${offence === undefined ? '' : ` for the offence of “${offence}”`}`
}

const after = (answer: CaseAnswer, told: Told): string =>
  answer.runs.some(({ hold }) => hold?.isFelt === true) ? '' : `, after ${partServed(answer, told)}`

function due(outcome: Outcome): string {
  const days = dueDays(outcome)
  const isPast = days.every(({ day }) => day < outcome.today)
  const said = days.map(({ day, rival }) =>
    rival === null ? inWords(day) : `${inWords(day)} ${rival.words.condition}`,
  )
  const why = days.length === 1 && !isByRecall(outcome.answer) ? after(outcome.answer, outcome.told) : ''
  const unless = !isByRecall(outcome.answer) ? '' : `, unless it ${isPast ? 'was' : 'is'} decided otherwise`
  return `${isPast ? 'was' : 'is'} due for release on ${said.join(', or on ')}${why}${unless}`
}

/** After a standard recall; or each kind, where nobody could say which it is. */
function noLaterThan(outcome: Outcome): string {
  const last = inWords(outcome.answer.release as Day)
  const fixed = outcome.rivals
    .filter(({ code }) => code === 'recall')
    .map(({ words, answer }) => `on ${inWords(answer.release as Day)} ${words.condition}`)
  const later = `no later than ${last}, or earlier if the Parole Board agrees`
  if ((outcome.answer.release as Day) < outcome.today) return `was due for release by ${last} at the latest`
  return fixed.length === 0
    ? `is due for release ${later}`
    : `is due for release ${fixed.join(', ')}, or, after a standard recall, ${later}`
}

/** The day of return, which says which recall it is. */
const recalled = ({ recall, sentences }: Told): string =>
  recall === null
    ? sentences.length > 1
      ? ','
      : ''
    : recall.returnDate === null
      ? ', recalled to prison,'
      : `, recalled to prison and back there on ${inWords(recall.returnDate)},`

/** The Parole Board first, and then as of right. */
function board({ paroleEligibility, release }: CaseAnswer, today: Day): string {
  const [first, last] = [inWords(paroleEligibility as Day), inWords(release as Day)]
  return (release as Day) < today
    ? `could be released by the Parole Board from ${first}, and had to be released by ${last}`
    : `can be released by the Parole Board from ${first}, and must be released by ${last}`
}

function says(outcome: Outcome): string {
  const { answer } = outcome
  switch (wayOutOf(answer)) {
    case 'automatic':
      return due(outcome)
    case 'no later than':
      return noLaterThan(outcome)
    case 'Parole Board first':
      return board(answer, outcome.today)
    case 'Parole Board only':
      return `cannot be released before ${inWords(answer.paroleEligibility as Day)}, and then only if the Parole Board agrees`
  }
}

/** A sentence for those who write about a case, with the day the law was read. Every rival date is in it. */
export function quote(outcome: Outcome): string {
  const notBegun = outcome.rivals.find(({ weight }) => weight === 'fairly sure')
  const old =
    notBegun === undefined
      ? ''
      : ` The day of the stage is not in published law; under the old rules ${rivalDate(notBegun.answer)}.`
  const doubts = inDoubt(outcome).map(({ text }) => ` In doubt: ${text}`)
  const took = assumed(outcome).map(({ label, text }) => ` ${label}${label === 'But' ? '' : ':'} ${text}`)
  return `Under the law as at ${inWords(lawAsAt)}, ${person(outcome.told)}${recalled(outcome.told)} ${says(outcome)}.${old}${[...doubts, ...took].join('')} This is an estimate by Requisite.`
}

/** Said with every answer, in the words of the API. */
export const notice = disclaimer
