import { daysInWords, inWords, offenceByKey, periodInWords, type RegimeId } from '@requisite/law'
import { type CaseInput, hasMinimumTerm, type SentenceInput } from '../question/case-input.ts'
import { offenceDayInWords, terrorismInWords } from '../question/further.ts'
import { kindInWords } from '../question/kinds-of-sentence.ts'
import { isNothing, lengthInWords } from '../question/length-from-boxes.ts'
import { recallInWords } from '../question/recall-in-words.ts'
import { rulesInWords } from '../rules-in-words.ts'
import { capital } from './text.ts'

const ages = {
  adult: '18 or over when found guilty',
  child: 'under 18 when found guilty',
  unknown: 'age not known',
} as const

/** How a sentence runs beside the others. The first runs from its day, and nothing is said of it. */
function runsInWords({ follows, unsure }: SentenceInput, number: number): string {
  if (follows !== null) return `after sentence ${follows} (consecutive)`
  if (number === 1) return ''
  return unsure.includes('runs') ? 'not known how it runs' : 'at the same time (concurrent)'
}

/** What was told of the offence besides its name: on which side of a day of law it was, and whether it was for terrorism. */
function offenceInWords(sentence: SentenceInput): string {
  const day = offenceDayInWords(sentence)
  return [day === '' ? '' : `offence ${day}`, terrorismInWords(sentence)]
    .filter((part) => part !== '')
    .join(', ')
}

/** Sentence `number` as it was told, in one line. */
export function sentenceInWords(
  sentence: SentenceInput,
  { recall }: Pick<CaseInput, 'recall'>,
  number: number,
): string {
  const { kind, start, isWholeLife, extension, age, regimeId, remandDays, taggedBailDays } = sentence
  const name =
    offenceByKey(sentence.offenceKey ?? '')?.title ??
    capital(
      regimeId === null
        ? kindInWords(kind, { isActivated: sentence.isActivated === true })
        : rulesInWords[regimeId as RegimeId],
    )
  const term = isWholeLife
    ? 'with a whole life order'
    : `${hasMinimumTerm(kind) ? 'a minimum term of ' : ''}${lengthInWords(sentence.length)}`
  return [
    name,
    extension === null
      ? term
      : isNothing(extension)
        ? `${term}, nothing more on licence`
        : `${term} in prison and ${lengthInWords(extension)} more on licence`,
    `passed on ${inWords(start)}`,
    sentence.isOnLicence ? 'out on licence from it' : '',
    offenceInWords(sentence),
    runsInWords(sentence, number),
    remandDays > 0 ? `${daysInWords(remandDays)} on remand` : '',
    taggedBailDays > 0 ? `${daysInWords(taggedBailDays)} for tagged bail` : '',
    hasMinimumTerm(kind) || (recall !== null && age === 'unknown') ? '' : ages[age],
  ]
    .filter((part) => part !== '')
    .join('; ')
}

/** The same on the sheet, in one sentence: "Robbery, 3 years, passed on 16 November 2026, with 40 days on remand". */
export function sentenceOnPaper(
  sentence: SentenceInput,
  told: Pick<CaseInput, 'recall'>,
  number: number,
): string {
  const { kind, age, start, remandDays, taggedBailDays } = sentence
  const [name, term] = sentenceInWords(sentence, told, number).split('; ')
  const days = [
    remandDays > 0 ? `${daysInWords(remandDays)} on remand` : '',
    taggedBailDays > 0 ? `${daysInWords(taggedBailDays)} for tagged bail` : '',
  ].filter((part) => part !== '')
  return [
    ...[name, term, `passed on ${inWords(start)}`, sentence.isOnLicence ? 'out on licence from it' : ''],
    offenceInWords(sentence),
    runsInWords(sentence, number),
    days.length === 0 ? '' : `with ${days.join(' and ')}`,
    age === 'child' && !hasMinimumTerm(kind) ? ages.child : '',
  ]
    .filter((part) => part !== '')
    .join(', ')
}

/** What was told of the person, where it decides. */
export const personInWords = ({ born, isOnRegister }: CaseInput): readonly string[] => [
  ...(born == null ? [] : [`born on ${inWords(born)}`]),
  ...(isOnRegister === true ? ['on the sex offender register'] : []),
]

/** What has happened since, in words; an empty text where nothing has. */
export function sinceInWords({ added, away, recall, stated }: CaseInput): string {
  return [
    ...added.map(
      ({ days, on }) => `${daysInWords(days)} added in prison${on === null ? '' : ` on ${inWords(on)}`}`,
    ),
    ...away.map(
      ({ first, last }) =>
        `away without permission ${first === last ? 'on' : 'from'} ${periodInWords(first, last)}`,
    ),
    recall === null ? '' : recallInWords(recall),
    stated === null ? '' : `the prison gave the date ${inWords(stated)}`,
  ]
    .filter((part) => part !== '')
    .join('; ')
}
