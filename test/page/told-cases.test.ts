import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isAnotherText, ofCaseBefore, withAnswer, withSaid } from '../../service/src/page/rows/answers.ts'
import { liveReply } from '../../service/src/page/rows/live-reply.ts'
import type { LiveReply, RowAnswer } from '../../service/src/page/rows/message.ts'
import { toldQuery } from '../../service/src/told/query.ts'
import { parseCsv } from '../support/worked-examples.ts'
import { linkIn, toldBy } from './told.ts'

/* `cases/told.csv`: what is done on the page, in order; what is told then, in the words of the API; and what the card says. "Today" is
   18 November 2026 in every row. What is done: words stand in “quotes” and go into the box, or are pasted over all; "remand: No" taps a choice of a row, and
   "since: addedDays[0].days=42" fills in its boxes. "open …" opens a link with these facts. */
const today = '2026-11-18'

const plain = (markup: string): string =>
  markup
    .replace(/<small>.*?<\/small>/g, '')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .trim()
const words = (markup: string): string => markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
const inMarkup = (text = ''): string => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"')

/** An answer as the form of its row sends it: what stands hidden in it, and what is tapped or typed. */
function answerIn({ rows }: LiveReply, row: string, said: string): RowAnswer {
  const form = rows.find(({ id }) => id === row)?.markup ?? ''
  const sent = new URLSearchParams()
  for (const [, name = '', value] of form.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g))
    sent.append(name, inMarkup(value))
  const filled = /^\w[\w.[\]]*=/.test(said)
  if (filled) for (const [name, value] of new URLSearchParams(said)) sent.append(name, value)
  else {
    const taps = [
      ...form.matchAll(/<button type="submit" class="opt" name="say" value="([^"]*)">(.*?)<\/button>/g),
    ]
    const tap = taps.find(([, , label = '']) => plain(label) === said)
    if (tap === undefined) throw new Error(`no “${said}” in row ${row}`)
    sent.append('say', inMarkup(tap[1]))
  }
  return { row, say: String(sent) }
}

/** What the page shows after all that was done. */
function after(done: string): LiveReply {
  let text = ''
  let link: string | undefined
  let answers: readonly RowAnswer[] = []
  const shown = (): LiveReply => {
    const reply = liveReply({
      live: 1,
      text,
      caret: null,
      today,
      answers,
      ...(link !== undefined && { link }),
    })
    answers = withSaid(answers, reply)
    return reply
  }
  const write = (words: string, isAllChosen: boolean): void => {
    if (isAnotherText(text, words, isAllChosen)) answers = ofCaseBefore(answers)
    text = words
  }
  for (const step of done.split(' > ')) {
    const reply = shown()
    const [, how, words] = /^(paste )?“(.*)”$/s.exec(step) ?? []
    const [, row = '', said = ''] = /^([\w-]+): (.*)$/s.exec(step) ?? []
    if (words !== undefined) write(words, how !== undefined)
    else if (step === 'empty the box') write('', false)
    else if (step.startsWith('open ')) link = linkIn(step.slice('open '.length))
    else answers = withAnswer(answers, answerIn(reply, row, said), reply)
  }
  return shown()
}

const [, ...rows] = parseCsv(readFileSync(new URL('../cases/told.csv', import.meta.url), 'utf8'))

/** What stands on the page beside the card, where a row says it. */
const isShown = ({ rows: shown, changed = [] }: LiveReply, said: string): boolean =>
  said === '' || [...shown.map(({ markup }) => words(markup)), ...changed].some((text) => text.includes(said))

test.each(rows)(
  '%s: %s',
  (_name, done = '', told = '', card = '', heading = '', sure = '', asked = '', shows = '') => {
    const reply = after(done)
    expect({
      card: reply.state,
      heading: reply.headline,
      sure: reply.state === 'settled' ? reply.strip.small : '',
      asked: reply.rows.filter(({ group }) => group === 'marked').map(({ id }) => id),
      told: reply.link,
      shows: isShown(reply, shows) ? shows : rows,
    }).toEqual({
      card,
      heading,
      sure,
      asked: asked.split(' ').filter((row) => row !== ''),
      told: told === '' ? null : toldQuery(toldBy(told)),
      shows,
    })
  },
)

/** What a row says that the words say already. */
test.each([
  '“3 years for robbery today, 40 days on remand” > remand: sentences[0].remandCreditDays=40',
  '“3 years for robbery today, no remand” > remand: No',
  '“3 years for robbery today, 40 days on remand” > remand: sentences[0].remandCreditDays=',
  '“3 years for robbery today, on remand from 20 March 2026” > remand: remand[0].fromDate=20/3/2026',
  '“3 years for robbery today, on remand from 1 Feb 2026 to 3 April 2026 and from 6 July 2026” > remand: remand[0].fromDate=1/2/26&remand[0].toDate=3/4/26&remand[1].fromDate=6 July 2026',
  '“3 years for robbery, sentenced on 2 June 2025, no remand. Recalled for 28 days, back in prison 9 November 2026” > recall: recall.type=fixed_term_28&recall.returnToCustodyDate=9/11/2026',
])('%s: to agree is not to change', (done) => {
  const { changed, state, rows } = after(done)
  expect([changed, state]).toEqual([[], 'settled'])
  expect(rows.map(({ markup }) => markup).join()).not.toContain('Put it back')
})

test('another value is a change, and can be put back', () => {
  const { changed, rows } = after(
    '“3 years for robbery today, 40 days on remand” > remand: sentences[0].remandCreditDays=50',
  )
  expect(changed).toEqual(['40 days on remand'])
  expect(rows.find(({ id }) => id === 'remand')?.markup).toContain('Put it back to 40')
})

/** Two people one after the other: what was tapped for the first is in no answer of the second, and it is said. */
const people = [
  '3 years for robbery, sentenced 16 November 2026, no remand',
  '2 years for robbery, sentenced 16 November 2026, no remand',
  '3 years for theft, sentenced 16 November 2026, 40 days on remand',
  '3 years for robbery and 1 year for theft consecutive, sentenced 16 November 2026',
]
const tapped = [
  'since: addedDays[0].days=42',
  'remand: remand[0].fromDate=20/3/2026',
  'age: I do not know',
  'recall: recall=true&recall.type=fixed_term_28&recall.returnToCustodyDate=9/11/2026',
  'sentence-1: sentences[0].sentenceYears=4 years',
  'others: line=6 months for fraud&runs=consecutive',
]
const alone = people.map((words) => after(`“${words}”`))
test.each(tapped)('%s: nothing of one person goes into the date of the next', (tap) => {
  for (const [i, words] of people.entries()) {
    const next = (i + 1) % people.length
    for (const [to, how] of [
      [next, `empty the box > “${people[next]}”`],
      [i, `empty the box > “${words}”`],
      [next, `paste “${people[next]}”`],
    ] as const) {
      const { card, link, rows } = after(`“${words}” > ${tap} > ${how}`)
      expect([card, link], how).toEqual([alone[to]?.card, alone[to]?.link])
      expect(rows.filter(({ id }) => id !== 'over')).toEqual(alone[to]?.rows)
      expect(rows.map(({ id }) => id)).toContain('over')
    }
  }
})

/** What is said aloud when the last question is answered. */
const asked = { live: 1, caret: null, today, answers: [] } as const
test.each([
  [
    '3 years for robbery today',
    '3 years for robbery today, no remand',
    'Thursday 18 November 2027. Sure of the rule.',
  ],
  [
    '3 years for robbery today',
    '3 years for robbery today, 40 days on remand',
    'Now Thursday 7 October 2027. Before: 18 November 2027.',
  ],
  ['2 years for theft today, no remand', '2 years for fraud today, no remand', 'No change.'],
])('%s, then %s', (before, now, said) => {
  expect(liveReply({ ...asked, text: now }, liveReply({ ...asked, text: before })).speak).toBe(said)
})
