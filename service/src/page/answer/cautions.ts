import { type CaseWarning, daysInWords, inWords, warningForPeople } from '@requisite/law'
import { dateOf, days, lengthInWords, wayOf } from '@requisite/law/internal'
import { courtLength } from '../../told/length.ts'
import { lawAsked } from '../told/in-words.ts'
import { plainTitle, sentencesNamed, small } from '../told/text.ts'
import { isByOffence } from './offence-classes.ts'
import { isSaidToBeOnTag, type Outcome } from './outcome.ts'
import type { Caution } from './screen-type.ts'

/** Whether it was said that part of what was owed has been paid since. */
export const isPartPaid = ({ told }: Outcome): boolean => told.sentences.some(({ partPaid }) => partPaid)

/** A length above what a court can give. */
function overMaximum({ values, sentenceIds }: CaseWarning, { answer }: Outcome): string {
  const at = sentenceIds[0] ?? '1'
  const sentence = answer.case.sentences.find(({ id }) => id === at)
  const offence = sentence?.offence ?? null
  const which = answer.sentences.length === 1 ? '' : ` of sentence ${at}`
  const name = offence === null ? 'this offence' : small(plainTitle(offence.title))
  const entered = sentence === undefined ? '' : ` You entered ${courtLength(sentence.length)}.`
  return `Check the length${which}. The most a court can give for ${name} is ${lengthInWords(values.months ?? 0)}.${entered}`
}

const noTag = 'No tag was allowed on that day.'

/** Why the kind of recall is unusual, in a sentence. */
function unusualKind({ told, answer }: Outcome): string {
  if (told.recall?.type === 'curfew') return noTag
  if (told.recall?.type === 'standard') return 'By what was told, this should be a recall with a set day.'
  if (told.recall?.type === 'fixed_term_56' && answer.recalled?.byLaw.isYoung === false)
    return 'By what was told, this should be a standard recall.'
  return told.recall?.type === 'fixed_term_56'
    ? 'People who were under 18 when found guilty have 28 or 14 days, or a standard recall.'
    : `Since ${inWords(days.fixedTermOf56Days.day)} adults have 56 days or a standard recall.`
}

/** Before when nothing is automatic after a recall that was not told: a day, where one can be given. */
export const recallEndOf = ({ recallEnd }: CaseWarning['values']): string =>
  recallEnd === undefined ? 'that sentence ends' : inWords(recallEnd)

function cautionOf(warning: CaseWarning, outcome: Outcome): readonly Caution[] {
  const { code, values } = warning
  switch (code) {
    case 'W_OVER_MAXIMUM':
      return [{ about: 'length', text: overMaximum(warning, outcome) }]
    case 'W_RECALL_NOT_TOLD':
      return [
        {
          about: 'recall',
          text:
            `Was the person called back to prison ${values.isAgain ? 'again ' : ''}for ` +
            `${sentencesNamed(values.others ?? [])}? Then this date may be wrong, and no date is set ` +
            `before ${recallEndOf(values)}.`,
        },
      ]
    case 'W_REMAND_ON_RECALL':
      return [
        {
          about: 'credit',
          text: `Days in prison on recall do not count as remand. Check the ${daysInWords(values.unused ?? 0)}.`,
        },
      ]
    case 'W_RECALL_BEFORE_RELEASE':
      return isSaidToBeOnTag(outcome)
        ? []
        : [
            {
              about: 'tag',
              text: outcome.told.recall?.onTag
                ? `${noTag} Check the recall papers.`
                : 'The recall is before the first release date. Was the person out on a tag?',
            },
          ]
    case 'W_SUSPENDED_USUAL':
      return [
        { about: 'suspended', check: 'First check: was it suspended?', text: warningForPeople(warning) },
      ]
    case 'W_RECALL_56_NOW':
      return [{ about: 'kind', check: 'Check the kind.', text: warningForPeople(warning) }]
    case 'W_RECALL_KIND':
      return [
        {
          about: 'kind',
          check: 'Check the kind.',
          text: `${unusualKind(outcome)} Look at the recall papers.`,
        },
      ]
    case 'W_DAY_NOT_TOLD':
      // Where release is as of right, the days themselves say so.
      return wayOf(outcome.answer).by === 'automatic' && !isByOffence(outcome)
        ? []
        : [{ about: 'day', check: 'Find the day.', text: warningForPeople(warning) }]
    case 'W_PART_PAID':
      return isPartPaid(outcome)
        ? [
            {
              about: 'paid',
              check: 'Part has been paid.',
              text:
                'So the time is shorter than you entered, and release can be sooner. Ask the court or ' +
                'the prison how much is left, and change the length to that.',
            },
          ]
        : []
    default:
      return []
  }
}

/** Days of sentence of which the year is probably mistyped. */
function farAhead({ answer }: Outcome): readonly Caution[] {
  const ids = answer.warnings.find(({ code }) => code === 'W_FAR_AHEAD')?.sentenceIds ?? []
  const years = answer.case.sentences
    .filter(({ id }) => ids.includes(id))
    .map(({ startDate }) => dateOf(startDate).year)
  return [...new Set(years)].map((year) => ({ about: 'year', text: `Check the year. ${year} is far ahead.` }))
}

/** A link can ask for another law than the one that governs: its date is not the date of anybody. */
function anotherLaw({ told }: Outcome): readonly Caution[] {
  const law = lawAsked(told)
  return law === null
    ? []
    : [{ about: 'law', check: 'Not the law in force.', text: `This is worked out ${law}, as the link asks.` }]
}

/** What looks wrong in what was entered: the first lines of the answer, of the sheet and of the quote. */
export const cautionsOf = (outcome: Outcome): readonly Caution[] => [
  ...anotherLaw(outcome),
  ...outcome.answer.warnings.flatMap((warning) => cautionOf(warning, outcome)),
  ...farAhead(outcome),
]

/** Whether a warning is one of them. */
export const isCautioned = (warning: CaseWarning, outcome: Outcome): boolean =>
  warning.code === 'W_FAR_AHEAD' || cautionOf(warning, outcome).length > 0

/** A caution in one text. */
export const cautionText = ({ check, text }: Caution): string =>
  check === undefined ? text : `${check} ${text}`
