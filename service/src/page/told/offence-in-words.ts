import { offenceByKey } from '@requisite/law'
import { namesOfAmong, type PageSentence } from '../../told/told.ts'
import { numberWord, plainTitle, small } from './text.ts'

/** What a name does not end with: "Causing serious injury by", "Burglary of a". */
const ending = /(?<![ ,(])[ ,(]+(?:a|an|the|of|by|to|in|on|at|with|or|and|for|from|class)$/i
const withoutEnding = (name: string): string =>
  ending.test(name) ? withoutEnding(name.replace(ending, '')) : name

/** The words with which all titles begin; an empty text for none. */
function commonBeginning(titles: readonly string[]): string {
  const [first = [], ...others] = titles.map((title) => title.split(' '))
  const end = first.findIndex((word, i) => others.some((one) => one[i] !== word))
  return withoutEnding((end < 0 ? first : first.slice(0, end)).join(' '))
}

/** How an offence is called: by its title or, where the words that were told are a name of several, by what these have in common.
 *  None of those is named as if it had been told. */
interface OffenceWords {
  readonly name: string
  /** Said behind the name, where it was not told which of them it is. */
  readonly which: string
}

/** The offence as it was told; null where none was. The whole title stands on paper, a short one elsewhere. */
export function offenceInWords(
  sentence: Pick<PageSentence, 'offenceKey' | 'offenceAmong'>,
  titled: (title: string) => string = plainTitle,
): OffenceWords | null {
  const title = offenceByKey(sentence.offenceKey ?? '')?.title
  if (title === undefined) return null
  const keys = namesOfAmong(sentence)
  if (keys.length < 2) return { name: titled(title), which: '' }
  const titles = keys.map((key) => plainTitle(offenceByKey(key)?.title ?? ''))
  const common = commonBeginning(titles)
  if (common !== '') return { name: common, which: 'which kind does not change the date' }
  const [one = '', other = ''] = titles
  if (titles.length === 2)
    return { name: `${one} or ${small(other)}`, which: 'which of the two does not change the date' }
  return {
    name: `${one} or one of ${numberWord(titles.length - 1) ?? 'several'} others`,
    which: 'which one does not change the date',
  }
}
