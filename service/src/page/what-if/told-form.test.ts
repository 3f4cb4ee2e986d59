import { type Day, parseDay } from '@requisite/law'
import { describe, expect, test } from 'vitest'
import { answerStates } from '../../../../test/page/states.ts'
import { linkIn } from '../../../../test/page/told.ts'
import { parametersOf } from '../../http/query.ts'
import { whatIfPage } from './what-if-page.ts'

const today = parseDay('2026-11-18') as Day
const opened = (link: string) => whatIfPage(parametersOf(link), today)
const boxIn = (markup: string, name: string): string =>
  new RegExp(`<input[^>]* name="${name}"[^>]* value="([^"]*)"`).exec(markup)?.[1] ?? ''

describe('If the court had given more, or less', () => {
  test.each(answerStates)('of the answer “%s”: opens with nothing to put right', (_, link) => {
    const { page, status } = opened(link)
    expect(status).toBeUndefined()
    expect(page.main.markup).not.toContain('error-summary')
  })

  test('is filled in with what was told, with two lengths below it and two above', () => {
    const { markup } = opened(
      linkIn(
        '2026-11-16 5y3m eds +2y wounding_with_intent & remand=2026-01-05.2026-03-01&remand=2026-06-07.',
      ),
    ).page.main
    const boxes = [
      'fromYears',
      'fromMonths',
      'toYears',
      'toMonths',
      'extensionYears',
      'since-day',
      'earlierTo-month',
    ]
    expect(boxes.map((name) => boxIn(markup, name))).toEqual(['4', '3', '6', '3', '2', '07', '03'])
  })

  test('has the day of the answer in the row of its length', () => {
    const { markup } = opened(linkIn('2026-11-16 3y sds robbery remandCreditDays=40')).page.main
    expect(/7\s(?:October|Oct)\s2027/.test(markup)).toBe(true)
  })

  test('a form that is sent without its length says what is missing', () => {
    expect(opened('fromYears=&step=6').status).toBe(422)
  })
})
