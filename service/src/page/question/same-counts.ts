import { creditFacts } from '@requisite/law'
import { html } from '../html.ts'
import type { PageContent } from '../layout.ts'
import { paths } from '../link.ts'
import { followedBy, type ToldSentence } from '../told/told.ts'
import { back, carried, first, stepForm } from './carried.ts'
import { sentenceTitle } from './court-page.ts'
import { errorSummary } from './error-summary.ts'
import type { FieldError } from './field-errors.ts'
import { errorOf, numberBox } from './fields.ts'
import { type FormState, mostSentences } from './form-state.ts'
import { wholeNumber } from './number-from-box.ts'

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
  return {
    robots: 'noindex',
    title: `${errors.length > 0 ? 'Error: ' : ''}The same on other counts`,
    here: paths.sameCounts,
    main: html`${first('Continue')}${back(paths.sentences, 'list', 'yes')}${errorSummary(errors)}
<h1 class="govuk-heading-l">The same on other counts</h1>
<p>${number}. ${sentenceTitle(sentence)}</p>
<form id="${stepForm}" action="${paths.sameCounts}" method="post" novalidate autocomplete="off">
${carried(asked, [])}<input type="hidden" name="same" value="${number}">
${numberBox({ name: 'counts', label: 'How many more counts are exactly the same?', value: typed, width: 3, strong: true, error: errorOf(errors, 'counts') })}
<button type="submit" class="govuk-button">Continue</button>
</form>`,
  }
}
