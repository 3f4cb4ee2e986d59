import { type CaseAnswer, type Day, inWords, lawAsAt, offenceByKey } from '@requisite/law'
import { disclaimer } from '../../contract/notices.ts'
import { lengthInWords } from '../question/length-from-boxes.ts'
import { hasMinimumTerm, type Told } from '../question/told.ts'
import { dueDays, type Outcome, wayOutOf } from './outcome.ts'
import { partServed } from './part-served.ts'
import { assumed } from './screen.ts'

/** Who it is about, without a name. */
function person({ sentences }: Told): string {
  const [first, ...others] = sentences
  if (first === undefined || others.length > 0) {
    const start = Math.min(...sentences.map((sentence) => sentence.start)) as Day
    return `a person with ${sentences.length} sentences, the first of them passed on ${inWords(start)},`
  }
  const offence = offenceByKey(first.offenceKey ?? '')?.title
  const term = `${hasMinimumTerm(first.kind) ? 'a minimum term of ' : ''}${lengthInWords(first.length)}`
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
  const why = days.length === 1 ? after(outcome.answer, outcome.told) : ''
  return `${isPast ? 'was' : 'is'} due for release on ${said.join(', or on ')}${why}`
}

function says(outcome: Outcome): string {
  const { answer } = outcome
  switch (wayOutOf(answer)) {
    case 'automatic':
      return due(outcome)
    case 'Parole Board first':
      return `can be released by the Parole Board from ${inWords(answer.paroleEligibility as Day)}, and must be released by ${inWords(answer.release as Day)}`
    case 'Parole Board only':
      return `cannot be released before ${inWords(answer.paroleEligibility as Day)}, and then only if the Parole Board agrees`
  }
}

/** A sentence for those who write about a case, with the day the law was read. Every rival date is in it. */
export function quote(outcome: Outcome): string {
  const stage = outcome.rivals.find(({ weight }) => weight === 'fairly sure')?.answer.release ?? null
  const old =
    stage === null
      ? ''
      : ` The day of the stage is not in published law; under the old rules the date is ${inWords(stage)}.`
  const took = assumed(outcome).map(({ text }) => ` We assumed: ${text}`)
  return `Under the law as at ${inWords(lawAsAt)}, ${person(outcome.told)} ${says(outcome)}.${old}${took.join('')} This is an estimate by Requisite.`
}

/** Said with every answer, in the words of the API. */
export const notice = disclaimer
