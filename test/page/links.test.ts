import { parseDay } from '@requisite/law'
import { describe, expect, test } from 'vitest'
import { queryOf } from '../../service/src/http/query.ts'
import { outcomeOf } from '../../service/src/page/answer/outcome.ts'
import { screenOf } from '../../service/src/page/answer/screen.ts'
import { headlineOf } from '../../service/src/page/rows/decides.ts'
import { liveReply } from '../../service/src/page/rows/live-reply.ts'
import { toldIn } from '../../service/src/told/link.ts'
import { isLong } from '../support/long.ts'
import { linkRows, opened } from './links.ts'

const rows = linkRows()

/** The names that stand in a link, of the case and of each of its sentences. */
const namesIn = (link: string): readonly string[] => {
  const query = new URLSearchParams(link)
  return [...query.keys(), ...query.getAll('sentence').flatMap((one) => [...new URLSearchParams(one).keys()])]
}

const withoutAnswer = ['none', 'asked', '']

describe('Links that people have kept open to the same answer, and so does the link that it offers', () => {
  test.each(rows)('$what: $link', ({ what: _, link, ...kept }) => {
    const { own, ...answer } = opened(link)
    expect(answer).toEqual(kept)
    expect(own === null).toBe(withoutAnswer.includes(answer.sure))
    if (own !== null) expect(opened(own)).toMatchObject(kept)
  })

  test('they are of every sort', () => {
    expect(new Set(rows.map(({ link }) => link)).size).toBeGreaterThanOrEqual(190)
    expect(new Set(rows.map(({ sure }) => sure))).toEqual(
      new Set(['sure', 'fairly_sure', 'two_dates', 'not_sure', 'depends', 'none', 'asked']),
    )
    expect(new Set(rows.flatMap(({ link }) => namesIn(link))).size).toBe(38)
  })
})

describe('On the page that answers while one types they open to the same words', () => {
  const today = '2026-11-17'
  // Their answers are those above: the short form has one in nine.
  test.each(rows.filter((_, n) => isLong || n % 9 === 0))('$what: $link', ({ link, sure }) => {
    const read = toldIn(queryOf(`/answer?${link}`))
    const now = liveReply({ live: 1, text: '', caret: null, today, answers: [], link })
    if (withoutAnswer.includes(sure) || 'faults' in read) return
    const outcome = outcomeOf(read.told, parseDay(today) as never)
    if ('refusals' in outcome || outcome.way.kind === 'whole life') expect(now.state).toBe('no date')
    else expect(now).toMatchObject({ state: 'settled', headline: headlineOf(screenOf(outcome)) })
  })
})
