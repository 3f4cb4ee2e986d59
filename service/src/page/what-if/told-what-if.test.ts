import { type Day, parseDay } from '@requisite/law'
import { describe, expect, test } from 'vitest'
import { answerStates } from '../../../../test/page/states.ts'
import { linkIn } from '../../../../test/page/told.ts'
import { parametersOf } from '../../http/query.ts'
import { liveReply } from '../rows/live-reply.ts'
import { whatIfPage } from './what-if-page.ts'

const today = parseDay('2026-11-18') as Day
const opened = (link: string) => whatIfPage(parametersOf(link), today)
const boxIn = (markup: string, name: string): string =>
  [...markup.matchAll(/<input[^>]* name="([^"]*)"[^>]* value="([^"]*)"/g)].find(
    (box) => box[1] === name,
  )?.[2] ?? ''

// What is heard in a box is what is wrong with it (Web Content Accessibility Guidelines 1.3.1 and 3.3.1).
describe('What is to be put right is tied to its box', () => {
  const form = { 'lengths.from': '5 years', 'sentences[0].sentenceType': 'sds', pleaReductions: '0' }
  // biome-ignore format: one row a line
  test.each([
    ['lengths.from', 'x', 'what-if-lengths-from'],
    ['lengths.to', '30 weeks', 'what-if-lengths-to'],
    ['remand[0].fromDate', '20/13/2026', 'remand-remand-0-fromDate'],
    ['sentences[0].startDate', 'March 2027', 'what-if-sentences-0-startDate'],
    ['sentences[0].offenceKey', 'murder', 'offenceKey'],
    ['sentences[0].remandCreditDays', 'x', 'what-if-sentences-0-remandCreditDays'],
  ])('%s: %s', (name, typed, box) => {
    const { markup } = whatIfPage({ ...form, [name]: typed }, today).page.main
    expect(markup).toContain(`id="${box}-error"`)
    const [described = ''] = new RegExp(`<(?:input|select)[^>]* id="${box}"[^>]*>`).exec(markup) ?? []
    expect(described).toMatch(new RegExp(`aria-describedby="[^"]*${box}-error"`))
    const ids = (/aria-describedby="([^"]*)"/.exec(described)?.[1] ?? '').split(' ')
    expect(ids.filter((id) => !markup.includes(`id="${id}"`))).toEqual([])
  })
})

describe('If the court had given more, or less', () => {
  test.each(answerStates)('of the answer “%s”: opens with nothing to put right', (_, link) => {
    const { page, status } = opened(link)
    expect(status).toBeUndefined()
    expect(page.main.markup).not.toContain('error-summary')
  })

  test('is filled in with what was told, with two lengths below it and two above', () => {
    const { markup } = opened(
      linkIn('2026-11-16 5y3m eds +2y wounding_with_intent & remand=2026-01-05.2026-03-01&remand=2026-06-07'),
    ).page.main
    const boxes = [
      'lengths.from',
      'lengths.to',
      'sentences[0].extensionYears',
      'remand[0].fromDate',
      'remand[0].toDate',
      'remand[1].fromDate',
    ]
    expect(boxes.map((name) => boxIn(markup, name))).toEqual([
      '4 years and 3 months',
      '6 years and 3 months',
      '2 years',
      '5/1/2026',
      '1/3/2026',
      '7/6/2026',
    ])
  })

  test('has the day of the answer in the row of its length', () => {
    const { markup } = opened(linkIn('2026-11-16 3y sds robbery remandCreditDays=40')).page.main
    expect(/7\s(?:October|Oct)\s2027/.test(markup)).toBe(true)
  })

  // What the page does not count is said; of another kind of answer nothing stands in it.
  const ofAnotherKind = 'Your answer is of another kind'
  test.each([
    ['added days', '2026-11-16 3y sds robbery addedDays=42', 'Not counted here: 42 days added in prison.'],
    [
      'days away',
      '2026-11-16 3y sds robbery & unlawfullyAtLarge=2026-12-01.2026-12-04',
      'Not counted here: away',
    ],
    ['remand not known', '2026-11-16 3y sds robbery remandCreditDays=unknown', 'days on remand: how many'],
    ['the prison’s date', '2026-11-16 3y sds robbery & statedReleaseDate=2027-11-15', ''],
    ['two sentences', '2026-11-16 3y sds robbery; 2026-11-16 2y sds theft', ofAnotherKind],
    ['a recall', '2024-11-16 3y sds robbery & recallType=standard&recallDate=2026-11-01', ofAnotherKind],
    ['days', '2026-11-16 40d sds robbery', ofAnotherKind],
    ['life', '2026-11-16 18y life murder', ofAnotherKind],
  ])('%s: what is left out is said', (_, told, said) => {
    const { markup } = opened(linkIn(told)).page.main
    const [, note = ''] = /class="lead">[^<]*<\/p>\s*<p[^>]*>([^<]*)/.exec(markup) ?? []
    expect(note).toEqual(said === '' ? '' : expect.stringContaining(said))
  })

  test('what has no field goes along: the table is of the same case', () => {
    const { markup } = opened(linkIn('2026-11-16 3y sds robbery offenceDate=2019-03-01')).page.main
    expect(markup).toContain('name="sentences[0].offenceDate" value="2019-03-01"')
  })

  test('a form that is sent without its length says what is missing', () => {
    expect(opened('lengths.from=&lengths.step=6').status).toBe(422)
  })
})

describe('Words of a sentence that is not passed yet go along to the page about it', () => {
  // biome-ignore format: one row a line
  test.each([
    ['robbery, on remand since 20 March 2026', '1 year to 4 years', 'a standard sentence for the offence of “Robbery”, passed on 18 November 2026, and a person in prison on remand since 20 March 2026.'],
    ['what if he gets 5 years for robbery, on remand since 20 March 2026', '5 years to ', 'for the offence of “Robbery”, passed on 18 November 2026, and a person in prison on remand since 20 March 2026.'],
    ['what if he gets 5 years and 3 years extended licence for rape', '5 years to ', 'an extended sentence for the offence of “Rape”, passed on 18 November 2026, and a person with no days on remand.'],
    ['theft, on remand from 2 March 2026 to 10 March 2026, not sentenced yet', '1 year to 4 years', 'and a person with 9 days on remand.'],
    // It is not told which: the page shows what it can be.
    ['burglary, 40 days on remand, not sentenced yet', '1 year to 4 years', 'a standard sentence, passed on 18 November 2026, and a person with 40 days on remand.'],
    ['not sentenced yet', null, ''],
    ['not sentenced yet: 5 years for robbery and 2 years for theft', null, ''],
  ])('%s', (text, lengths, asked) => {
    const { rows } = liveReply({ live: 1, text, caret: null, today: '2026-11-18', answers: [] })
    const markup = rows.map((row) => row.markup).join('')
    const facts = /<a class="opt" href="[^"?]*" data-facts="([^"]*)"/.exec(markup)?.[1]?.replaceAll('&amp;', '&')
    if (lengths === null) expect(facts).toBe('')
    else {
      const page = opened(facts ?? '').page.main.markup
      expect(`${boxIn(page, 'lengths.from')} to ${boxIn(page, 'lengths.to')}`).toBe(lengths)
      expect(/class="what-if__asked">([^<]*)/.exec(page)?.[1]).toContain(asked)
    }
  })
})
