import {
  type Applied,
  applied,
  appliedExplanationOf,
  inWords,
  inWordsWithWeekday,
  isoDate,
  keyDatesOf,
  offenceByKey,
  offences,
  parseDay,
  type Question,
  regimes,
} from '@requisite/law'
import { describe, expect, test } from 'vitest'
import { appliedText } from '../../service/src/cli/calculate-text.ts'
import { paint } from '../../service/src/cli/paint.ts'
import { present } from '../../service/src/contract/present.ts'
import { answerPage } from '../../service/src/page/answer/answer-page.ts'
import { paperPage } from '../../service/src/page/answer/paper-page.ts'
import { html } from '../../service/src/page/html.ts'
import { drawn } from './digest-questions.ts'
import { questionOf } from './digest-texts.ts'

const questions = drawn(
  1500,
  offences.map(({ key }) => key),
  Object.keys(regimes),
).map((plain) => questionOf({ parseDay, offenceByKey }, plain) as Question)

/** What a page links to; no door reads law from it. */
const told = { sentences: [], addedDays: 0, away: [] }

interface Door {
  readonly name: string
  readonly text: (answer: Applied) => string
}

const doors: readonly Door[] = [
  { name: 'page', text: (answer) => answerPage(answer, told, '').main.markup },
  { name: 'paper', text: (answer) => paperPage(answer, told, '').main.markup },
  { name: 'command line', text: (answer) => appliedText(answer, [], paint(false)) },
]

/** What is missing from a door: the date, every step of the working, and every other date, in the law's own words. */
function missing({ name, text }: Door, answer: Applied): readonly string[] {
  const written = text(answer)
  const inMarkup = (words: string): string => (name === 'command line' ? words : html`${words}`.markup)
  const { release } = answer.dates
  const others = keyDatesOf(answer).filter(({ date }) => date !== release)
  return [
    inWordsWithWeekday(release),
    ...appliedExplanationOf(answer).map(({ working }) => inMarkup(working)),
    ...others.map(({ date }) => inWords(date)),
  ].filter((words) => !written.includes(words))
}

describe('No door decides law: each gives the answer that applies, whole', () => {
  for (const door of doors)
    test(door.name, () => {
      const faults = questions.flatMap((question) => missing(door, applied(question)))
      expect(faults.slice(0, 5)).toEqual([])
    })

  test('include=transition', () => {
    const faults = questions.filter((question) => {
      const parsed = { question, offenceKey: null, unknownFields: [] }
      const { transition } = present(parsed, '', ['transition']) as unknown as {
        readonly transition: { readonly releaseDate: string }
      }
      return transition.releaseDate !== isoDate(applied(question).dates.release)
    })
    expect(faults).toEqual([])
  })
})
