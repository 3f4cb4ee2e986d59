import {
  type CaseWarning,
  type Day,
  dateOf,
  daysInWords,
  inWords,
  lengthInWords as monthsInWords,
} from '@requisite/law'
import { lengthInWords } from '../told/length.ts'
import { plainTitle, sentencesNamed, small } from '../told/text.ts'
import type { Outcome } from './outcome.ts'
import type { Caution } from './screen-type.ts'

/** A length above what a court can give. */
function overMaximum({ values, sentenceIds }: CaseWarning, { answer }: Outcome): string {
  const at = sentenceIds[0] ?? '1'
  const sentence = answer.case.sentences.find(({ id }) => id === at)
  const offence = sentence?.offence ?? null
  const which = answer.sentences.length === 1 ? '' : ` of sentence ${at}`
  const name = offence === null ? 'this offence' : small(plainTitle(offence.title))
  const entered = sentence === undefined ? '' : ` You entered ${lengthInWords(sentence.length)}.`
  return `Check the length${which}. The most a court can give for ${name} is ${monthsInWords(values.months ?? 0)}.${entered}`
}

/** Whether it was said that the person was out on a tag: then a recall before the first release date fits. */
export const isSaidToBeOnTag = ({ told }: Outcome): boolean => told.recall?.onTag === true

function cautionOf(warning: CaseWarning, outcome: Outcome): readonly Caution[] {
  const { code, values } = warning
  switch (code) {
    case 'W_OVER_MAXIMUM':
      return [{ about: 'length', text: overMaximum(warning, outcome) }]
    case 'W_RECALL_NOT_TOLD':
      return [
        {
          about: 'recall',
          text: `Was the person called back to prison ${values.isAgain ? 'again ' : ''}for ${sentencesNamed(values.others ?? [])}? Then this date may be wrong, and no date is set before ${inWords(values.recallEnd as Day)}.`,
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
              text: 'The recall is before the first release date. Was the person out on a tag?',
            },
          ]
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

/** What looks wrong in what was entered: the first lines of the answer, of the sheet and of the quote. */
export const cautionsOf = (outcome: Outcome): readonly Caution[] => [
  ...outcome.answer.warnings.flatMap((warning) => cautionOf(warning, outcome)),
  ...farAhead(outcome),
]
