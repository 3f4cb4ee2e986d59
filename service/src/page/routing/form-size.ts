import { statedLetters } from '@requisite/law'
import { caseSize, caseWeight } from '../../contract/case/size.ts'
import { isLongWhatIf, rangeSize } from '../../contract/what-if/size.ts'
import { parametersOf } from '../../http/query.ts'
import type { Query } from '../../http/route.ts'
import { formValuesOf } from '../question/form-of-query.ts'
import { carriedIn } from '../question/form-state.ts'
import { formRows, isDateFilled, isRemandFilled, isServedFilled, textAt } from '../question/form-values.ts'
import { wholeNumber } from '../question/number-from-box.ts'
import { typeIn } from '../question/recall-said.ts'
import { pleaTicks, whatIfValues } from '../what-if/form-values.ts'

/** To read a sentence that is carried along, and to show it, takes as long as to work out so many. */
const timesForPage = 5

/** So much can take more than about 5 ms, as sixty sentences do that are only worked out. */
const longWeight = 60

/** So many letters of words of somebody's own take as long to read. */
const longWords = 400

/** How many letters the answers have that were given, and those that come with them. */
const wordsIn = (sent: Query): number =>
  Object.entries(sent)
    .filter(([name]) => /^(?:answer|(?:others\.)?line)$/.test(name))
    .flatMap(([name, value]) =>
      [value ?? []].flat().map((text) => (name !== 'answer' || text.includes('line%3D') ? text.length : 0)),
    )
    .reduce((sum, length) => sum + length, 0)

/** Whether what was sent to a page can take more than about 5 ms. One rule for every page: whatever carries sentences is weighed as
 *  a case is, and whatever tries lengths as a question of the API about them. */
export function isLongForm(sent: Query): boolean {
  const fields = { ...parametersOf([sent.told ?? ''].flat()[0] ?? ''), ...sent }
  if (wordsIn(sent) > longWords) return true
  const size = caseSize(caseIn(fields))
  // To show what is left open takes no longer; and what is charged for is enough beside the rest of a page.
  const weight = caseWeight({ ...size, more: { told: size.charged, leftOut: 0 }, unknownNames: 0 })
  return timesForPage * weight > longWeight || isLongWhatIf(lengthsIn(fields))
}

/** What is told in a form, as far as it weighs: the sentence in its boxes, and those that are carried along. */
function caseIn(fields: Query): object {
  const form = formValuesOf(fields)
  const carried = carriedIn(fields).map((text): object => Object.fromEntries(new URLSearchParams(text)))
  const own = {
    howItRuns: form.runs === 'unsure' ? 'unknown' : null,
    startMonth: form.monthOnly === '' ? null : form.monthOnly,
  }
  const isStated = form.prisonSaid !== '' || isDateFilled(form, 'statedReleaseDate')
  return {
    sentences: carried.length === 0 ? [own] : carried.with(-1, { ...own, ...carried.at(-1) }),
    remand: formRows.filter((row) => isRemandFilled(form, row)),
    otherCustody: formRows.filter((row) => isServedFilled(form, row)),
    statedReleaseDate: isStated ? 'told' : null,
    statedDates: Object.fromEntries(
      statedLetters
        .filter((letters) => isDateFilled(form, `stated-${letters}`))
        .map((letters) => [letters, 'told']),
    ),
    recall: form.recallType === '' ? null : { type: typeIn(form) },
  }
}

/** The lengths that are tried, where the form is one that tries some. */
function lengthsIn(fields: Query) {
  const form = whatIfValues(fields)
  const number = (name: string): number => wholeNumber(form[name] ?? '') ?? 0
  const months = (name: 'from' | 'to'): number => 12 * number(`${name}Years`) + number(`${name}Months`)
  const pleas = pleaTicks.filter(({ name }) => textAt(fields, name) !== '').length
  return rangeSize(months('from'), months('to') || months('from'), number('step') || 6, Math.max(1, pleas))
}
