import { daysInWords, inWords, offenceByKey } from '@requisite/law'
import { type Html, html } from '../html.ts'
import type { PageContent } from '../layout.ts'
import { paths } from '../link.ts'
import { carried, stepForm } from '../question/carried.ts'
import { chosenOffence } from '../question/chosen-offence.ts'
import { dayFromBoxes, isDay } from '../question/date-from-boxes.ts'
import { type FormState, sentenceIn } from '../question/form-state.ts'
import { boxesOf, type FormValues, isDateFilled } from '../question/form-values.ts'
import { isLength, lengthFromBoxes, lengthInWords } from '../question/length-from-boxes.ts'
import type { NoDate } from '../question/no-date.ts'
import { daysFrom } from '../question/number-from-box.ts'
import { sinceThenIn } from '../question/since-then.ts'
import { noDatePage, refused } from './no-date-page.ts'
import { enteredOnPaper, unansweredPaper } from './paper-page.ts'
import { sentenceInWords, sinceInWords } from './sentence-in-words.ts'

type Refused = Exclude<NoDate, 'suspended' | 'recalled_on_tag'>

const names: Readonly<Record<Refused, string>> = {
  tag_recall: 'recall from a tag (home detention curfew)',
}

/** Days, where the box holds a number. */
const daysIn = (text: string, what: string): string => {
  const days = daysFrom(text, what)
  return typeof days === 'number' && days > 0 ? `${daysInWords(days)} ${what}` : ''
}

/** A sentence of a kind that we do not work out, as far as it was told: nothing but the kind had to be. */
function partlyInWords(form: FormValues, reason: Refused): string {
  const length = lengthFromBoxes(
    {
      years: form.sentenceYears,
      months: form.sentenceMonths,
      weeks: form.sentenceWeeks,
      days: form.sentenceDays,
    },
    '',
  )
  const start = dayFromBoxes(boxesOf(form, 'startDate'), '')
  return [
    names[reason],
    isLength(length) ? lengthInWords(length) : '',
    isDay(start) ? `passed on ${inWords(start)}` : '',
    offenceByKey(chosenOffence(form))?.title ?? '',
    daysIn(form.remandCreditDays, 'on remand'),
    daysIn(form.taggedBailCreditDays, 'for tagged bail'),
  ]
    .filter((part) => part !== '')
    .join('; ')
}

/** The sentence that was being asked about; none where all of them were told. */
function askedInWords(
  asked: FormState,
  reason: NoDate,
  told: Parameters<typeof sentenceInWords>[1],
): readonly string[] {
  if (reason !== 'recalled_on_tag') return [partlyInWords(asked.form, reason as Refused)]
  const sentence = isDateFilled(asked.form, 'startDate') ? sentenceIn(asked, []) : null
  return sentence === null ? [] : [sentenceInWords(sentence, told, asked.at)]
}

/** One page for the prison, where there is no date to give. A suspended sentence needs none: nobody is in prison for it. */
export function noDatePaper(reason: NoDate, asked: FormState): PageContent {
  if (reason === 'suspended') return noDatePage(reason, asked)
  const { form, others, at } = asked
  const since = sinceThenIn(form, others, [])
  const kept = others.map((sentence, i) => sentenceInWords(sentence, since, i + 1))
  const told = [...kept.slice(0, at - 1), ...askedInWords(asked, reason, since), ...kept.slice(at)]
  const way: Html = html`<form class="back" id="${stepForm}" action="${paths.answer}" method="post">${carried(asked, [])}<button type="submit" class="as-link" data-back>Back</button></form>`
  return unansweredPaper(
    way,
    enteredOnPaper(told, sinceInWords({ ...since, sentences: others })),
    refused[reason],
  )
}
