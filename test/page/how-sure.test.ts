/** The page and the API are equally sure of every answer, and give the same date: the page's state is the request itself. */
import { type CaseWarning, type Day, parseDay, warningForPeople } from '@requisite/law'
import { isWeighed, warningLevels } from '@requisite/law/internal'
import { afterAll, describe, expect, test } from 'vitest'
import { queryOf } from '../../service/src/http/query.ts'
import { isCautioned } from '../../service/src/page/answer/cautions.ts'
import { sureOf } from '../../service/src/page/answer/how-sure.ts'
import { type Outcome, outcomeOf } from '../../service/src/page/answer/outcome.ts'
import { answerPages } from '../../service/src/page/routing/answer-pages.ts'
import { toldIn } from '../../service/src/told/link.ts'
import { askedOf } from '../../service/src/told/told.ts'
import { apiOf } from '../support/api-of.ts'
import { unconditional } from '../support/denial.ts'
import { answerStates } from './states.ts'
import { answerPage } from './told.ts'

const today = parseDay('2026-11-17') as Day
const ask = await apiOf(new URL('../..', import.meta.url).pathname)
const [page] = answerPages

/** What the page alone was told: that the person was out on a tag, by which a recall before the release date is explained. */
const settledByThePage = /[?&]onTag=/

describe('The page is as sure as the API', () => {
  for (const [state, query] of answerStates)
    test(state, async () => {
      const fields = queryOf(`/answer?${query}`)
      const shown = page?.shown({ method: 'GET', fields, linkStart: '', today })
      const markup = shown !== undefined && 'page' in shown ? shown.page.main.markup : ''
      const [, level] = /data-sureness="(\w+)"/.exec(markup) ?? []
      const read = toldIn(fields)
      if (level === undefined || read === null || !('told' in read)) return expect(level).toBeUndefined()
      const { data } = (await ask('/release-dates', askedOf(read.told))) as unknown as {
        data: { howSure: { level: string } }
      }
      if (!settledByThePage.test(`?${query}`)) expect(level).toBe(data.howSure.level)
    })
})

/** The warnings that decide how sure an answer is, or that deny its date without a condition. */
const deciding = (outcome: Outcome): readonly CaseWarning[] => {
  const { because } = sureOf(outcome)
  const isWeighing = ({ code }: CaseWarning): boolean => warningLevels[code] === 'not_sure'
  return outcome.answer.warnings.filter(
    (warning) =>
      (isWeighing(warning) && because.includes(warning.code)) ||
      (isWeighing(warning) && isWeighed(warning, outcome.answer) && isCautioned(warning, outcome)) ||
      unconditional(warningForPeople(warning)).length > 0,
  )
}

/** What is in the box of a warning: its own words, or those that the page has for it. */
const shownIn = (box: string, warning: CaseWarning, outcome: Outcome): boolean =>
  box.includes(warningForPeople(warning)) ||
  (isCautioned(warning, outcome) &&
    /First check|Check the|Find the day|Was the person|do not count/.test(box)) ||
  (warning.code === 'W_DAY_NOT_TOLD' && /: it depends on the day in [A-Z]\w+ \d{4}\./.test(box)) ||
  (warning.code === 'W_OTHERS_NOT_TOLD' && box.includes('Another sentence could make the date later.'))

describe('What denies or doubts the date stands in the box, in every state', () => {
  let looked = 0
  afterAll(() => expect(looked).toBeGreaterThan(8))
  for (const [state, query] of answerStates)
    test(state, () => {
      const read = toldIn(queryOf(`/answer?${query}`))
      const outcome = 'told' in read ? outcomeOf(read.told, today) : null
      // Without a date there is none to deny.
      if (outcome === null || 'refusals' in outcome || outcome.answer.release === null) return
      const { markup } = answerPage(outcome).main
      const box = markup
        .split(/<section class="card[^>]*>/)[1]
        ?.split('</section>')[0]
        ?.replace(/<[^>]*>/g, '')
        .replaceAll('&#39;', "'") as string
      const all = deciding(outcome)
      looked += all.length
      const missing = all.filter((warning) => !shownIn(box, warning, outcome))
      expect(missing.map(({ code }) => code)).toEqual([])
    })
})
