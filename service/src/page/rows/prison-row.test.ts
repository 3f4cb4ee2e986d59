import { type Day, parseDay } from '@requisite/law'
import { statedLetters } from '@requisite/law/internal'
import { describe, expect, test } from 'vitest'
import { parametersOf } from '../../http/query.ts'
import { toldIn } from '../../told/link.ts'
import { toldQuery } from '../../told/query.ts'
import { pages } from '../routing/pages.ts'
import { liveReply } from './live-reply.ts'
import type { LiveReply } from './message.ts'

const today = '2026-11-17'
const theft = '3 years on 16 November 2026 for theft, 20 days on remand'

/** The paper as it is typed in the row: "CRD 16 November 2027, SLED 15/11/2029"; without letters the release date. */
function withPaper(paper: string): LiveReply {
  const fields = paper.split(', ').map((one): [string, string] => {
    const [, letters, day = ''] = /^(?:([A-Z]+) )?(.*)$/.exec(one) ?? []
    return [letters === undefined ? 'statedReleaseDate' : `statedDates.${letters}`, day]
  })
  const answers = [{ row: 'prison', say: new URLSearchParams(fields).toString() }]
  return liveReply({ live: 1, caret: null, text: theft, today, answers })
}

const words = (markup: string): string =>
  markup
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,:])/g, '$1')
    .trim()

/** A page of the answer, for what a link sends. */
const page = (path: string, link: string): string => {
  const found = pages.find((one) => one.path === path && one.methods.includes('POST'))
  const result = found?.shown({
    ...{ method: 'POST', linkStart: 'https://requisite.example', today: parseDay(today) as Day },
    fields: parametersOf(link),
  })
  return result !== undefined && 'page' in result ? words(result.page.main.markup) : ''
}

// biome-ignore format: one paper a row
const papers: readonly (readonly [what: string, paper: string, ...said: readonly string[]])[] = [
  ['days on remand move both', 'CRD 16 November 2027, SLED 15/11/2029',
    'Our date and the prison’s differ by 20 days',
    'The prison’s paper: CRD (out on licence) Tuesday 16 November 2027: 20 days later than ours. SLED (sentence and licence end) Thursday 15 November 2029: 20 days later than ours.',
    'What explains it: the 20 days on remand were left out. That gives CRD 16 November 2027 and SLED 15 November 2029 exactly.'],
  ['added days the first alone', 'CRD 16 November 2027, SLED 26 October 2029',
    'SLED (sentence and licence end) Friday 26 October 2029: the same as ours.',
    'the dates would be CRD 16 November 2027 and SLED 26 October 2029. That is only a possibility'],
  ['all of them ours', 'CRD 27 October 2027, SLED 26 October 2029',
    'The prison’s date is the same as ours: 27 October 2027. The prison’s paper: CRD (out on licence) Wednesday 27 October 2027: the same as ours. SLED (sentence and licence end) Friday 26 October 2029: the same as ours.'],
  ['the end alone: our date stays in large type', 'SLED 15 November 2029',
    'Out on Wednesday 27 October 2027', 'SLED (sentence and licence end) Thursday 15 November 2029: 20 days later than ours.',
    'That gives SLED 15 November 2029 exactly.', 'Ask the prison: “Were the 20 days on remand taken off?”'],
  ['the release is ours, the end is not', 'CRD 27 October 2027, SLED 15 November 2029',
    'The prison’s date is the same as ours: 27 October 2027.', 'SLED (sentence and licence end) Thursday 15 November 2029: 20 days later than ours.', 'It does not explain CRD.'],
  ['a date that we do not have', 'HDCED 1 March 2027',
    'HDCED (first day on a tag) Monday 1 March 2027: there is no date of ours to set beside it.', 'Ask the prison: “Please show how you worked out HDCED 1 March 2027.”'],
  ['the release date by itself, and the end', '16 November 2027, SLED 15 November 2029',
    'Our date and the prison’s differ by 20 days', 'SLED (sentence and licence end) Thursday 15 November 2029: 20 days later than ours.'],
]

describe('The whole paper of the prison, by its letters', () => {
  test.each(papers)('%s', (_what, paper, ...said) => {
    const reply = withPaper(paper)
    expect(reply.state).toBe('settled')
    for (const text of said) {
      expect(words(reply.card)).toContain(text)
      expect(page('/answer', reply.link as string)).toContain(text)
    }
  })

  test.each(papers)('%s: a link says the same', (_what, paper) => {
    const { link, card } = withPaper(paper)
    const told = toldIn(parametersOf(link as string))
    expect(told !== null && 'told' in told && toldQuery(told.told)).toBe(link)
    const opened = liveReply({ live: 1, caret: null, text: '', today, answers: [], link: link as string })
    expect([opened.link, opened.card]).toEqual([link, card])
  })

  test('every letter has its field, comes back in the row, and stands in the link', () => {
    const every = statedLetters
      .filter((letters) => letters !== 'CRD')
      .map((letters) => `${letters} 1 May 2028`)
    const reply = withPaper(`CRD 27 October 2027, ${every.join(', ')}`)
    const row = reply.rows.find(({ id }) => id === 'prison')?.markup ?? ''
    expect(words(row)).toContain(`The prison says CRD 27 October 2027, ${every.slice(0, -1).join(', ')} and`)
    for (const letters of statedLetters) {
      expect(row).toMatch(new RegExp(`name="statedDates.${letters}"[^>]* value="[^"]`))
      expect(reply.link).toMatch(new RegExp(`[=+]${letters}%3D20`))
    }
    const opened = liveReply({
      live: 1,
      caret: null,
      text: '',
      today,
      answers: [],
      link: reply.link as string,
    })
    expect(opened.link).toBe(reply.link)
  })

  test('the sheet has each date beside ours', () =>
    expect(
      page('/answer/paper', withPaper('CRD 16 November 2027, SLED 15 November 2029').link as string),
    ).toMatch(
      /\(CRD\) 16 November 2027 Wednesday 27 October 2027.*\(SLED\) 15 November 2029 Friday 26 October 2029/,
    ))

  // biome-ignore format: one row a line
  test.each([
    ['no day', 'CRD soon', 'Enter the date like 16 November 2026, or 16/11/2026.'],
    ['the release date twice', '16 November 2027, CRD 17 November 2027', 'The prison’s release date is here twice, with two days. Give it once.'],
  ])('%s is said', (_what, paper, said) => expect(words(withPaper(paper).card)).toContain(said))

  test.each(['XYZ=2027-11-16', 'CRD=2027-02-30', 'CRD'])('a link with %s is not read in part', (wrong) => {
    const link = `startDate=2026-11-16&sentenceYears=3&offenceKey=theft&statedDates=${encodeURIComponent(`SLED=2029-11-15 ${wrong}`)}`
    const told = toldIn(parametersOf(link))
    const place = wrong.startsWith('CRD') ? 'statedDates.CRD' : 'statedReleaseDate'
    expect('faults' in told && told.faults.map((fault) => fault.place)).toEqual([place])
  })
})
