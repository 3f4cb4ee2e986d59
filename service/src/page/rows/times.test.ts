import { describe, expect, test } from 'vitest'
import { parametersOf } from '../../http/query.ts'
import { liveReply } from './live-reply.ts'
import type { LiveReply } from './message.ts'

const today = '2026-11-17'
const theft = '3 years on 2 June 2025 for theft, no remand'
const recalled = `${theft}. Recalled for 56 days, back in prison 9 November 2026`
/** Two sentences of two days, by a link: words of two days are asked about first. */
const two = String(
  new URLSearchParams([
    ['sentence', 'startDate=2025-06-02&sentenceYears=3&sentenceType=sds&offenceKey=theft'],
    ['sentence', 'startDate=2026-06-01&sentenceMonths=18&sentenceType=sds&offenceKey=theft'],
  ]),
)
const both = `recalled=way, recallType=fixed_term_56, returnToCustodyDate-day=9 November 2026, recallDate-day=5 November 2026`

/** What was typed in a row: "addedDays=7, awardDate-day=1 March 2026". */
const typedIn = (text: string, row: string, typed: string): LiveReply =>
  liveReply({
    ...{ live: 1, caret: null, today, ...(text === two ? { text: '', link: two } : { text }) },
    answers: [{ row, say: new URLSearchParams(typed.replaceAll(', ', '&')).toString() }],
  })

const markupOf = ({ rows }: LiveReply, row: string): string => rows.find(({ id }) => id === row)?.markup ?? ''
const words = (markup: string): string =>
  markup
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** What a form sends that nobody has changed: all that was told stands in it. */
function sentAgain(markup: string): string {
  const inputs = [...markup.matchAll(/<input [^>]*>/g)]
    .map(([one]) => one)
    .filter((one) => !/type="(?:checkbox|radio)"/.test(one) || one.includes(' checked'))
    .map((one) => [/name="(.*?)"/.exec(one)?.[1] ?? '', /value="(.*?)"/.exec(one)?.[1] ?? ''])
  const selects = [...markup.matchAll(/<select[^>]*name="(.*?)".*?<\/select>/g)].map(([one, name = '']) => [
    name,
    /value="([^"]*)" selected/.exec(one)?.[1] ?? '',
  ])
  return String(new URLSearchParams([...inputs, ...selects]))
}

describe('Each time has its fields, and the next is offered', () => {
  // biome-ignore format: one row a line
  test.each<readonly [what: string, text: string, row: string, typed: string, told: Readonly<Record<string, string | readonly string[]>>, next: string]>([
    ['days added, with the day', theft, 'since', 'addedDays=7, awardDate-day=1 March 2026', { addedDays: '7', awardDate: '2026-03-01' }, 'addedDays2'],
    ['added twice, once without a day', theft, 'since', 'addedDays=7, awardDate-day=1 March 2026, addedDays2=14', { addedDays: '7.14', awardDate: '2026-03-01.' }, 'addedDays3'],
    ['away twice', theft, 'since', 'fromDate-day=1 March 2026, toDate-day=3 March 2026, fromDate2-day=1/5/26, toDate2-day=2/5/26', { fromDate: '2026-03-01.2026-05-01', toDate: '2026-03-03.2026-05-02' }, 'fromDate3-day'],
    ['something else was served', theft, 'since', 'servedFrom-day=1 March 2025, servedTo-day=20 March 2025, servedWhy=recall', { otherCustody: '2025-03-01.2025-03-20.recall' }, 'servedFrom2-day'],
    ['days added after the return', recalled, 'since', 'addedDaysAfterReturn=5', { addedDaysAfterReturn: '5' }, 'addedDays'],
    ['a recall for one of two sentences', two, 'recall', `${both}, recallSentenceIds=1`, { recallSentenceIds: '1' }, 'recallSentenceIds'],
    ['a recall for both', two, 'recall', `${both}, recallSentenceIds=1, recallSentenceIds=2`, { recallSentenceIds: '1.2' }, 'recallSentenceIds'],
    ['not ticked: those passed before it', two, 'recall', both.replace('5 November', '1 May'), { recallSentenceIds: '1' }, 'recallSentenceIds'],
  ])('%s', (_what, text, row, typed, told, next) => {
    const reply = typedIn(text, row, typed)
    expect(parametersOf(reply.link ?? '')).toMatchObject(told)
    const markup = markupOf(reply, row)
    expect(markup).toContain(`name="${next}"`)
    expect(typedIn(text, row, sentAgain(markup)).link).toBe(reply.link)
    const opened = liveReply({ live: 1, caret: null, text: '', today, answers: [], link: reply.link ?? '' })
    expect([opened.link, opened.card]).toEqual([reply.link, reply.card])
  })

  // biome-ignore format: one row a line
  test.each<readonly [what: string, text: string, row: string, typed: string, said: string]>([
    ['the reason is missing', theft, 'since', 'servedFrom-day=1 March 2025, servedTo-day=20 March 2025', 'Say what it was.'],
    ['no day', theft, 'since', 'addedDays=7, awardDate-day=in spring', 'Enter the date like 16 November 2026, or 16/11/2026.'],
    ['no number', theft, 'since', 'addedDays=7, addedDays2=some', 'Days added in prison'],
    ['no number after the return', recalled, 'since', 'addedDaysAfterReturn=some', 'Days added since the return'],
    ['added after the return, as if before', recalled, 'since', 'addedDays=7, awardDate-day=10 November 2026', 'This is after the return. Give these as added since the return.'],
    ['a recall for a sentence passed after it', two, 'recall', `${both.replace('5 November', '1 May')}, recallSentenceIds=2`, 'Sentence 2 was not passed before the recall. Take the tick away.'],
  ])('%s: it is said, and what was typed stays', (_what, text, row, typed, said) => {
    const reply = typedIn(text, row, typed)
    expect(reply.link).toBeNull()
    const markup = markupOf(reply, row)
    expect(words(markup)).toMatch(/^Put this right/)
    expect(words(markup)).toContain(said)
    for (const [name, value] of new URLSearchParams(typed.replaceAll(', ', '&')))
      expect(markup).toMatch(new RegExp(`name="${name}"[^>]* value="${value}"|value="${value}" selected`))
  })

  test('a number of days since the return is asked after a recall alone', () =>
    expect(markupOf(typedIn(theft, 'since', ''), 'since')).not.toContain('addedDaysAfterReturn'))
})
