import { describe, expect, test } from 'vitest'
import { parametersOf } from '../../http/query.ts'
import { liveReply } from './live-reply.ts'
import type { LiveReply } from './message.ts'

const today = '2026-11-17'
const bare = '3 years on 2 June 2025 for theft'
const theft = `${bare}, no remand`
const recalled = `${theft}. Recalled for 56 days, back in prison 9 November 2026`
/** Two sentences of two days, by a link: words of two days are asked about first. */
const two = String(
  new URLSearchParams([
    ['sentence', 'startDate=2025-06-02&sentenceYears=3&sentenceType=sds&offenceKey=theft'],
    ['sentence', 'startDate=2026-06-01&sentenceMonths=18&sentenceType=sds&offenceKey=theft'],
  ]),
)
const both = `recall=true, recall.type=fixed_term_56, recall.returnToCustodyDate=9 November 2026, recall.recallDate=5 November 2026`
const tenTimes = Array.from({ length: 10 }, (_, i) => {
  return `remand[${i}].fromDate=${2 * i + 1}/2/2025, remand[${i}].toDate=${2 * i + 1}/2/2025`
}).join(', ')

/** What was typed in a row: "addedDays=7, addedDays[0].date=1 March 2026". */
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
    ['days added, with the day', theft, 'since', 'addedDays[0].days=7, addedDays[0].date=1 March 2026', { addedDays: '7.2026-03-01' }, 'addedDays[1].days'],
    ['added twice, once without a day', theft, 'since', 'addedDays[0].days=7, addedDays[0].date=1 March 2026, addedDays[1].days=14', { addedDays: ['7.2026-03-01', '14'] }, 'addedDays[2].days'],
    ['away twice', theft, 'since', 'unlawfullyAtLarge[0].fromDate=1 March 2026, unlawfullyAtLarge[0].toDate=3 March 2026, unlawfullyAtLarge[1].fromDate=1/5/26, unlawfullyAtLarge[1].toDate=2/5/26', { unlawfullyAtLarge: ['2026-03-01.2026-03-03', '2026-05-01.2026-05-02'] }, 'unlawfullyAtLarge[2].fromDate'],
    ['something else was served', theft, 'since', 'otherCustody[0].fromDate=1 March 2025, otherCustody[0].toDate=20 March 2025, otherCustody[0].why=recall', { otherCustody: '2025-03-01.2025-03-20.recall' }, 'otherCustody[1].fromDate'],
    ['days added after the return', recalled, 'since', 'recall.addedDaysAfterReturn=5', { addedDaysAfterReturn: '5' }, 'addedDays[0].days'],
    ['on remand twice, the first until a day', bare, 'remand', 'remand[0].fromDate=1/2/2025, remand[0].toDate=10/2/2025, remand[1].fromDate=1/5/2025', { remand: ['2025-02-01.2025-02-10', '2025-05-01'] }, 'remand[2].fromDate'],
    ['on remand for one of two sentences, and for a charge that ended', two, 'remand', 'remand[0].fromDate=1/5/2026, remand[0].sentenceIds=2, remand[1].fromDate=1/2/2025, remand[1].toDate=9/2/2025, remand[1].outcome=no_sentence', { remand: ['2026-05-01..2', '2025-02-01.2025-02-09.no_sentence'] }, 'remand[2].sentenceIds'],
    ['on remand for both', two, 'remand', 'remand[0].fromDate=1/5/2025, remand[0].toDate=9/5/2025, remand[0].sentenceIds=1, remand[0].sentenceIds=2', { remand: '2025-05-01.2025-05-09.1+2' }, 'remand[1].sentenceIds'],
    ['by any number, which makes no list as long', bare, 'remand', 'remand[4000000000].fromDate=1/5/2025, remand[7].fromDate=1/2/2025, remand[7].toDate=10/2/2025', { remand: ['2025-02-01.2025-02-10', '2025-05-01'] }, 'remand[2].fromDate'],
    ['ten times, and no more', bare, 'remand', tenTimes, {}, 'remand[9].fromDate'],
    ['a recall for one of two sentences', two, 'recall', `${both}, recall.sentenceIds=1`, { recallSentenceIds: '1' }, 'recall.sentenceIds'],
    ['a recall for both', two, 'recall', `${both}, recall.sentenceIds=1, recall.sentenceIds=2`, { recallSentenceIds: '1.2' }, 'recall.sentenceIds'],
    ['not ticked: those passed before it', two, 'recall', both.replace('5 November', '1 May'), { recallSentenceIds: '1' }, 'recall.sentenceIds'],
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
    ['the reason is missing', theft, 'since', 'otherCustody[0].fromDate=1 March 2025, otherCustody[0].toDate=20 March 2025', 'Say what it was.'],
    ['no day', theft, 'since', 'addedDays[0].days=7, addedDays[0].date=in spring', 'Enter the date like 16 November 2026, or 16/11/2026.'],
    ['no number', theft, 'since', 'addedDays[0].days=7, addedDays[1].days=some', 'Days added in prison'],
    ['no number after the return', recalled, 'since', 'recall.addedDaysAfterReturn=some', 'Days added since the return'],
    ['added after the return, as if before', recalled, 'since', 'addedDays[0].days=7, addedDays[0].date=10 November 2026', 'This is after the return. Give these as added since the return.'],
    ['a time for a sentence and for none', two, 'remand', 'remand[0].fromDate=1/5/2025, remand[0].sentenceIds=1, remand[0].outcome=no_sentence', 'Tick the sentences, or how the charge ended without one. Not both.'],
    ['a second time that ends before it begins', bare, 'remand', 'remand[0].fromDate=1/2/2025, remand[0].toDate=9/2/2025, remand[1].fromDate=9/5/2025, remand[1].toDate=1/5/2025', 'The last day is before the first day.'],
    ['a recall for a sentence passed after it', two, 'recall', `${both.replace('5 November', '1 May')}, recall.sentenceIds=2`, 'Sentence 2 was not passed before the recall. Take the tick away.'],
  ])('%s: it is said, and what was typed stays', (_what, text, row, typed, said) => {
    const reply = typedIn(text, row, typed)
    expect(reply.link).toBeNull()
    const markup = markupOf(reply, row)
    expect(words(markup)).toMatch(/^Put this right/)
    expect(words(markup)).toContain(said)
    const box = /id="([\w-]+)-error"/.exec(markup)?.[1] ?? ''
    const input = new RegExp(`<input[^>]* id="${box}"[^>]*>`).exec(markup)?.[0] ?? `${box}-error"`
    expect(input).toContain(`${box}-error"`)
    for (const [name, value] of new URLSearchParams(typed.replaceAll(', ', '&')))
      expect(markup).toMatch(new RegExp(`name="${name.replace(/[[\].]/g, "\\$&")}"[^>]* value="${value}"|value="${value}" selected`))
  })

  test('a number of days since the return is asked after a recall alone', () =>
    expect(markupOf(typedIn(theft, 'since', ''), 'since')).not.toContain('addedDaysAfterReturn'))

  test('what a time was for is asked beside other sentences alone, and of ten times', () => {
    const markup = markupOf(typedIn(bare, 'remand', tenTimes), 'remand')
    expect(markup).not.toMatch(/remand\[\d\]\.sentenceIds|remand\[10\]/)
    expect(words(markup)).toContain('There is room for 10 here. If there are more, empty these')
  })
})
