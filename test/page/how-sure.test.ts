/** The page and the API are equally sure of every answer, and give the same date: the page's state is the request itself. */
import { type Day, parseDay } from '@requisite/law'
import { describe, expect, test } from 'vitest'
import { queryOf } from '../../service/src/http/query.ts'
import { toldIn } from '../../service/src/page/question/form-state.ts'
import { answerPages } from '../../service/src/page/routing/answer-pages.ts'
import { askedOf } from '../../service/src/page/told/told.ts'
import { apiOf } from '../support/api-of.ts'
import { answers } from './states.ts'

const today = parseDay('2026-11-17') as Day
const ask = await apiOf(new URL('../..', import.meta.url).pathname)
const [page] = answerPages

/** What the page alone was told: that the person was out on a tag, by which a recall before the release date is explained. */
const settledByThePage = /[?&]onTag=/

describe('The page is as sure as the API', () => {
  for (const [state, query] of Object.entries(answers))
    test(state, async () => {
      const fields = queryOf(`/answer?${query}`)
      const shown = page?.shown({ method: 'GET', fields, publicUrl: '', today })
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
