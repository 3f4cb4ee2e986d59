import {
  addDays,
  type CaseWarning,
  type Day,
  daysInWords,
  inWords,
  lengthInWords as monthsInWords,
  offenceByKey,
} from '@requisite/law'
import { lengthInWords } from '../question/length-from-boxes.ts'
import type { Outcome } from './outcome.ts'
import { plainTitle, sentencesNamed, small } from './text.ts'

/** A length above what a court can give. */
function overMaximum({ values, sentenceIds }: CaseWarning, { told }: Outcome): string {
  const at = Number(sentenceIds[0] ?? '1')
  const sentence = told.sentences[at - 1]
  const offence = offenceByKey(sentence?.offenceKey ?? '')
  const which = told.sentences.length === 1 ? '' : ` of sentence ${at}`
  const name = offence === undefined ? 'this offence' : small(plainTitle(offence.title))
  const entered = sentence === undefined ? '' : ` You entered ${lengthInWords(sentence.length)}.`
  return `Check the length${which}. The most a court can give for ${name} is ${monthsInWords(values.months ?? 0)}.${entered}`
}

/** Whether it was said that the person was out on a tag: then a recall before the first release date fits. */
export const isSaidToBeOnTag = ({ told }: Outcome): boolean => told.recall?.isOnTag === true

function cautionOf(warning: CaseWarning, outcome: Outcome): readonly string[] {
  const { code, values } = warning
  switch (code) {
    case 'W_OVER_MAXIMUM':
      return [overMaximum(warning, outcome)]
    case 'W_RECALL_NOT_TOLD':
      return [
        `Was the person called back to prison ${values.isAgain ? 'again ' : ''}for ${sentencesNamed(values.others ?? [])}? Then this date may be wrong, and no date is set before ${inWords(values.recallEnd as Day)}.`,
      ]
    case 'W_REMAND_ON_RECALL':
      return [
        `Days in prison on recall do not count as remand. Check the ${daysInWords(values.unused ?? 0)}.`,
      ]
    case 'W_RECALL_BEFORE_RELEASE':
      return isSaidToBeOnTag(outcome)
        ? []
        : ['The recall is before the first release date. Was the person out on a tag?']
    default:
      return []
  }
}

/** A day of sentence of which the year is probably mistyped. */
function farAhead({ told, today }: Outcome): readonly string[] {
  const years = told.sentences
    .filter(({ start }) => start > addDays(today, 366))
    .map(({ start }) => inWords(start).slice(-4))
  return [...new Set(years)].map((year) => `Check the year. ${year} is far ahead.`)
}

/** What looks wrong in what was entered: the first lines of the answer, of the sheet and of the quote. */
export const cautionsOf = (outcome: Outcome): readonly string[] => [
  ...outcome.answer.warnings.flatMap((warning) => cautionOf(warning, outcome)),
  ...farAhead(outcome),
]
