import { creditFacts } from '@requisite/law'
import { hidden, html } from '../html.ts'
import type { PageContent } from '../layout.ts'
import { paths } from '../link.ts'
import { followedBy, type ToldSentence } from '../told/told.ts'
import { back, first } from './carried.ts'
import { sentenceTitle } from './court-page.ts'
import type { FieldError } from './field-errors.ts'
import { errorOf, numberBox } from './fields.ts'
import { type FormState, mostSentences } from './form-state.ts'
import { wholeNumber } from './number-from-box.ts'
import { stepPage } from './step-page.ts'

/** How many more counts are the same, or what is wrong with it. */
export function countsFrom(typed: string, count: number): number | string {
  const counts = wholeNumber(typed)
  if (counts === null || counts === 0) return 'The number of counts must be a whole number, such as 8.'
  return counts + count > mostSentences
    ? `That makes ${counts + count} sentences. We take ${mostSentences}.`
    : counts
}

const withoutCredits = (sentence: ToldSentence): ToldSentence => ({
  ...sentence,
  ...Object.fromEntries(creditFacts.filter((name) => sentence[name] !== 'unknown').map((name) => [name, 0])),
})

/** The sentences with some more behind one of them. Those that are counted from it are counted on. */
export function inserted(
  sentences: readonly ToldSentence[],
  number: number,
  more: readonly ToldSentence[],
): readonly ToldSentence[] {
  const moved = (sentence: ToldSentence): ToldSentence => {
    const follows = followedBy(sentence)
    return follows !== null && follows > number
      ? { ...sentence, consecutiveTo: String(follows + more.length) }
      : sentence
  }
  const before = sentences.slice(0, number).map(moved)
  // What is the same runs beside it; days before it count once.
  const copies = more.map(withoutCredits).map(moved)
  return [...before, ...copies, ...sentences.slice(number).map(moved)]
}

/** The page that asks how many other counts are exactly the same as one. */
export function sameCountsPage(
  asked: FormState,
  number: number,
  typed: string,
  errors: readonly FieldError[],
): PageContent {
  const sentence = asked.others[number - 1] as ToldSentence
  return stepPage({
    ...{ title: 'The same on other counts', errors, asked, fields: [] },
    ...{ here: paths.sameCounts, action: paths.sameCounts },
    top: html`${first('Continue')}${back(paths.sentences, 'list', 'yes')}`,
    lead: html`<p>${number}. ${sentenceTitle(sentence)}</p>
`,
    body: html`${hidden('same', number)}
${numberBox({ name: 'counts', label: 'How many more counts are exactly the same?', value: typed, width: 3, strong: true, error: errorOf(errors, 'counts') })}
<button type="submit" class="govuk-button">Continue</button>`,
  })
}
