/** Questions that are typed alone, and texts that are none. Today is 18 November 2026. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { guideAnswers } from '../guides/guide-answers.ts'
import { liveReply } from './live-reply.ts'
import type { LiveAsked } from './message.ts'

const replyTo = (text: string, more: Partial<LiveAsked> = {}) =>
  liveReply({ live: 1, text, caret: null, today: '2026-11-18', answers: [], ...more })
const shown = (text: string, more?: Partial<LiveAsked>) => {
  const { card, rows } = replyTo(text, more)
  return {
    answers: guideAnswers.filter(({ says }) => card.includes(says.join(' '))).map(({ id }) => id),
    asks: rows.some(({ group }) => group === 'marked'),
  }
}

describe('A question alone has the answer of its guide', () => {
  for (const [text, id] of [
    ['tag', 'Tag'],
    ['when does he get tag?', 'Tag'],
    ['HDC', 'Tag'],
    ['parole', 'Parole'],
    ['when is his parole hearing', 'Parole'],
    ['licence', 'Licence'],
    ['who sets the licence conditions?', 'Licence'],
    ['can he go abroad on licence', 'Travel'],
    ['can I go on holiday', 'Travel'],
    ['hostel', 'Hostel'],
    ['will she have to go to approved premises', 'Hostel'],
    ['day release', 'DayRelease'],
    ['ROTL', 'DayRelease'],
    ['when can he go to open prison', 'OpenPrison'],
    ['mistake', 'Mistake'],
    ['the prison has got the date wrong', 'Mistake'],
    ['appeal', 'Appeal'],
    ['will he be deported', 'Deportation'],
    ['can he come out early, he is dying', 'Illness'],
    ['POCA', 'NotPaying'],
    ['what is SLED', 'Letters'],
    ['how long', 'HowLong'],
    ['how long will he serve', 'HowLong'],
    ['I am a victim, will I be told about his release', 'Victim'],
  ] as const)
    test(text, () => expect(shown(text)).toEqual({ answers: [id], asks: false }))
})

describe('What is a kind of case as well keeps its first question', () => {
  for (const [text, id] of [
    ['recall', 'Recall'],
    ['recalled', 'Recall'],
    ['how long is a recall', 'Recall'],
    ['can I appeal a recall?', 'AgainstRecall'],
    ['remand', 'Remand'],
    ['does remand count?', 'Remand'],
    ['IPP', 'Ipp'],
    ['when does an IPP licence end', 'Ipp'],
    ['life sentence', 'Life'],
  ] as const)
    test(text, () => expect(shown(text)).toEqual({ answers: [id], asks: true }))
})

describe('Nothing is said where a figure, an offence or a day is told', () => {
  for (const text of [
    '40 days on tag',
    'recalled on 3 March',
    'appeal dismissed, 3 years',
    'three years, when is parole',
    'robbery, when is parole',
    'recalled today',
    '4 years for theft and out on licence',
    'hello',
  ])
    test(text, () => expect(shown(text).answers).toEqual([]))

  test('nor while the word is unfinished, or where a tap or a link stands', () => {
    expect(shown('tag', { caret: 3 }).answers).toEqual([])
    expect(shown('tag', { answers: [{ row: 'remand', say: 'say=no' }] }).answers).toEqual([])
    expect(shown('tag', { link: 'startDate=2026-11-16&sentenceYears=3' }).answers).toEqual([])
  })
})

test.each(guideAnswers)('$id: its guide has the heading', ({ guide, section }) => {
  const text = readFileSync(new URL(`../guides/text/${guide}.md`, import.meta.url), 'utf8')
  expect(text).toContain(`{#${section}}`)
})
