import { expect, test } from 'vitest'
import { isLong } from '../../../../test/support/long.ts'
import { liveReply } from './live-reply.ts'
import type { LiveReply } from './message.ts'

const today = '2026-11-18'
const read = (text: string): LiveReply => liveReply({ live: 1, text, caret: null, today, answers: [] })

const sentences = [
  '3 years for robbery',
  '18 months for theft',
  'my brother got 4 years for robbery',
  'our brother was given 2 years',
  'my mate got 3 years',
  'his brother got 4 years for robbery',
  'life with a minimum of 18 years for murder',
  'he got zork glim 3 years for robbery',
  'my dad got 5 years for rape',
  'IPP, tariff 3 years',
  'whole life order for murder',
]
const days = [
  '',
  ' today',
  ' on 16 November 2026',
  ' on 3 March',
  ' in June 2026',
  ', sentenced on 12 March 2020',
  ', passed on 5 May 2006',
]
const besides = [
  '',
  'No remand',
  'On remand from 1 Feb 2026 to 3 April 2026 and from 6 July 2026',
  'On remand since 3 June',
  'Remanded on 20 March and 5 May',
  '80 days on remand',
  'He was sentenced on Thursday',
  'Sentenced on Monday, 40 days on remand',
  '40 days on remand and 20 days on remand',
  '8 months on remand and 20 days on remand',
  'Remanded 3 months 10 days. No remand',
  '8 months and 3 days on remand',
  'On remand since Christmas',
  '62 days on remand, 1 Feb 2026 to 3 April 2026',
  'In July 2026',
  '20 days on remand, 3 March 2026 to 5 April 2026',
  'restraining order, 5 years',
  '100 days on tag',
  'The prison says 16 November 2027',
  'CRD 16 November 2027, SLED 17 November 2029, HDCED 20 May 2027',
  'release date 3 May 2019',
  '21 added days',
  'He was called back on 5 October 2026',
  'Recalled for 28 days on 1 September 2027, back in prison 9 November 2026',
  'Licence until 3 May 2029',
  'He is 17',
  'Fine of £500',
]
const all = sentences.flatMap((sentence) =>
  days.flatMap((day) => besides.map((beside) => `${sentence}${day}${beside === '' ? '' : `. ${beside}`}`)),
)
/** Five has no part with the numbers of the lists: each sentence, day and thing beside is met. */
const texts = all.filter((_, i) => isLong || i % 5 === 0)

/** What of a text has no place: figures that are neither read, asked about nor named under the box; words that are dotted, which is to say
 *  "we ask below", over an answer that no row asks them for; a card with nothing in it. Behind a question that comes first others wait. */
function lostIn(text: string, { state, marks, rows, aside, others }: LiveReply): readonly string[] {
  const asked = new Set(rows.filter(({ group }) => group === 'marked').map(({ id }) => id))
  const named = [...marks, ...aside, ...others]
  const figures = [...text.matchAll(/\d+/g)]
    .filter(({ index }) => !named.some(({ from, to }) => from <= index && index < to))
    .map(([figure]) => `${figure} is lost`)
  const dotted = marks
    .filter(({ is, row }) => is === 'asked' && state !== 'first' && !asked.has(row ?? ''))
    .map(({ from, to }) => `“${text.slice(from, to)}” is not asked`)
  const isNothing = state === 'empty' || (state !== 'no date' && rows.length === 0)
  const isStuck = state === 'first' && asked.size === 0
  return [
    ...figures,
    ...dotted,
    ...(isNothing ? ['nothing is shown'] : []),
    ...(isStuck ? ['no question'] : []),
  ]
}

test('each figure and each deciding word is read, asked about, or named under the box', () => {
  const lost = texts.flatMap((text) => lostIn(text, read(text)).map((one) => `${text}: ${one}`))
  expect(lost).toEqual([])
})

/** What nobody else is told of is the person's: it is never taken for no prison sentence. */
test.each([
  'my brother got 4 years for robbery on 16 November 2026, restraining order, 5 years',
  'his brother got 4 years for robbery, restraining order, 5 years',
])('%s: is not said to be no prison sentence', (text) => {
  expect(read(text).headline).not.toContain('not a prison sentence')
})
