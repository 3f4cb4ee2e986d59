import { type Day, parseDay } from '@requisite/law'
import { describe, expect, test } from 'vitest'
import { answerStates } from '../../../../test/page/states.ts'
import { toldBy } from '../../../../test/page/told.ts'
import { outcomeOf } from '../answer/outcome.ts'
import { screenOf } from '../answer/screen.ts'
import { daysShown, estimate, headingText, type Screen } from '../answer/screen-type.ts'
import { withAnswer } from './answers.ts'
import { knownOf } from './known.ts'
import { liveReply } from './live-reply.ts'
import type { LiveReply, RowAnswer } from './message.ts'

const today = '2026-11-17'

/** What stands in markup, as it is read; without what is hidden. */
const words = (markup: string): string =>
  markup
    .replace(/<svg.*?<\/svg>/gs, ' ')
    .replace(/<span class="is-beside" hidden>.*?<\/span>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,:])/g, '$1')
    .trim()

/** All that a screen says, as data. */
const linesOf = (screen: Screen): readonly string[] => {
  const { cautions, lines, pair, table } = screen
  const cells = (table?.rows ?? []).flatMap(({ words: name, when }) => [
    name,
    when.map((part) => (typeof part === 'string' ? part : part.strong)).join(''),
  ])
  return [
    ...cautions.flatMap(({ check = '', text }) => [check, text]),
    ...[headingText(screen), ...(pair === undefined ? daysShown(screen) : [pair.ours, pair.theirs])],
    ...lines.flatMap(({ label, text, tag, words: parts, items = [] }) => [
      ...[label ?? '', tag?.shown ?? '', ...items],
      parts === undefined && tag === undefined
        ? text
        : (parts ?? []).map((part) => (typeof part === 'string' ? part : part.strong)).join(''),
    ]),
    ...(table === undefined ? [] : [table.caption, ...cells, table.note ?? '']),
    estimate,
  ].map((line) => words(line))
}

const reply = (
  text: string,
  answers: readonly RowAnswer[] = [],
  more: { caret?: number; link?: string; isBehind?: boolean } = {},
): LiveReply => liveReply({ live: 1, text, caret: null, today, answers, ...more })

/** A tap on a choice of a row: what the button says, with what stands hidden in the form. */
function tap({ rows }: LiveReply, id: string, label: string): RowAnswer {
  const form = rows.find((row) => row.id === id)?.markup ?? ''
  const hidden = [...form.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)]
  const button = [
    ...form.matchAll(/<button type="submit" class="opt" name="say" value="([^"]*)">(.*?)<\/button>/g),
  ].find(([, , inside = '']) => words(inside.replace(/<small>.*<\/small>/, '')) === label)
  if (button === undefined) throw new Error(`no “${label}” in row ${id}: ${words(form)}`)
  const plain = (text = ''): string => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"')
  const sent = new URLSearchParams(hidden.map(([, name = '', value]) => [name, plain(value)]))
  sent.append('say', plain(button[1]))
  return { row: id, say: sent.toString() }
}

/** What is typed in a row. */
function typed({ rows }: LiveReply, id: string, fields: Readonly<Record<string, string>>): RowAnswer {
  const form = rows.find((row) => row.id === id)?.markup ?? ''
  const hidden = [...form.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)]
  return {
    row: id,
    say: new URLSearchParams([
      ...hidden.map(([, name = '', value = '']) => [name, value] as [string, string]),
      ...Object.entries(fields),
    ]).toString(),
  }
}

const rowsIn = ({ rows }: LiveReply, group: string): readonly string[] =>
  rows.filter((row) => row.group === group).map(({ markup }) => words(markup.replace(/<form.*$/s, '')))

/** The words of the card: state, what stands in it, and the rows that are marked. */
describe.each([
  // what was typed, state, words of the card, rows that are marked
  ['', 'empty', 'The date appears here while you type.', []],
  ['robbery', 'empty', 'The date appears here', []],
  [
    '3 yrs',
    'length',
    'So far For most offences, about 12 months in prison Three things decide: the day, the offence, and time in prison before it. If the court said it today: 17 November 2027.',
    ['day', 'offence-1', 'remand'],
  ],
  [
    '3 years for robbery today, no remand, 21 days added for a phone',
    'settled',
    'Wednesday 8 December 2027',
    [],
  ],
  ['3', 'first', 'One thing first A length needs its unit, like years or months.', ['ask-unit-0']],
  ['3 y', 'length', '12 months in prison', ['day', 'offence-1', 'remand']],
  ['3 ye', 'empty', 'The date appears here', []],
  [
    '3 years for robbery today',
    'so far',
    'So far Automatic release, out on 17 November 2027 One thing decides: days in prison before the sentence.',
    ['remand'],
  ],
  [
    '3 years for robbery today, 40 days on remand',
    'settled',
    'Automatic release. Usually out on Thursday 7 October 2027 By law no later than Friday 8 October 2027, the date on the papers. They call it the CRD.',
    [],
  ],
  [
    '5 years for GBH today, no remand',
    'first',
    'One thing first Release will be between July 2028 and May 2029 “GBH” can be two offences, with two dates.',
    ['ask-offence-0'],
  ],
  [
    '5 years today for GBH',
    'first',
    'One thing first So far, release will be between July 2028 and May 2029',
    ['ask-offence-0', 'remand'],
  ],
  [
    '5 years for GBH',
    'first',
    'One thing first “GBH” can be two offences.',
    ['ask-offence-0', 'day', 'remand'],
  ],
  [
    '3 yrs today for robbery and did 8 months on remand',
    'so far',
    'So far Automatic release, usually out on 17 or 18 March 2027',
    ['remand'],
  ],
  [
    '18 months fraud, 6 months consecutive theft, 3 months concurrent driving while disqualified, today, no remand',
    'settled',
    'Usually out on Thursday 15 July 2027',
    [],
  ],
  [
    '4 months on each of 13 thefts, all concurrent, today. No remand',
    'so far',
    'So far If it was not suspended, usually out on 23 December 2026 One thing decides: was it suspended? If it was, nobody goes to prison for it now.',
    ['suspended'],
  ],
  [
    'he is 17, 2 years section 250 for robbery today, no remand',
    'settled',
    'Wednesday 1 September 2027 or Wednesday 17 November 2027',
    [],
  ],
  [
    'extended sentence, 5 years and 3 on licence for robbery today, no remand',
    'settled',
    'The Parole Board decides first. Release will be between 18 March 2030 and 13 November 2031',
    [],
  ],
  [
    'life, minimum 18 years less 200 days on remand, murder, today',
    'settled',
    'The minimum term ends on Saturday 30 April 2044',
    [],
  ],
  [
    'life, minimum 18 years, 200 days on remand, murder, today',
    'so far',
    '30 April 2044 or 16 November 2044',
    ['minimum-1'],
  ],
  [
    '3 years on 2 June 2025 for theft. Recalled for 56 days, back inside 9 November',
    'settled',
    'Release after recall. Usually out on Wednesday 30 December 2026',
    [],
  ],
  [
    '3 years for theft, 2 June 2025. Recalled from the tag, back 9 November, no remand',
    'no date',
    'No date We cannot work this one out By our count release was due on 14 August 2026, before the return. Give the day of the recall.',
    ['recallDay'],
  ],
  [
    '3 years for robbery today, 120 days on tagged curfew',
    'first',
    'One thing first “120 days” on the tag: did the court say how many days come off?',
    ['ask-tag_days-27'],
  ],
  [
    '3 years for robbery today, remanded for 2 months 10 days',
    'so far',
    'So far Automatic release, out on 17 November 2027',
    ['remand'],
  ],
  [
    '2 years for theft today, no remand. 6 months for criminal damage.',
    'first',
    'One thing first Release will be between July 2027 and September 2027 It depends on how the sentences run.',
    ['ask-runs-36'],
  ],
  [
    'Adam Reed, 24, was jailed for 4 years for robbery. His brother, 19, got 18 months for handling stolen goods.',
    'first',
    'One thing first The words speak of two people. Choose one, and the date is here.',
    ['ask-whose--1'],
  ],
  [
    '8 years for rape, 2 November 2026, no remand',
    'settled',
    'Two dates are possible Thursday 31 October 2030 or Tuesday 2 March 2032',
    [],
  ],
  [
    '8 years on 2 November 2026, no remand',
    'so far',
    'It depends on the offence. Release will be between July 2029 and November 2034',
    ['offence-1'],
  ],
  [
    '2 years for theft, 3 March 2025, no remand',
    'settled',
    'This day has passed. Release was due by Friday 19 December 2025',
    [],
  ],
  ...['whole life order for murder, today', 'whole life order'].map(
    (text) => [text, 'no date', 'The court made a whole life order. There is no release date', []] as const,
  ),
  // Of the four that it can be, two have a maximum under 2 years: no court can give so much for them.
  [
    '2 years for assault today, no remand',
    'settled',
    'Automatic release. Usually out on Thursday 15 July 2027',
    [],
  ],
  [
    '3 years for robbery in June 2026, no remand',
    'settled',
    'Between 1 June 2027 and 30 June 2027: it depends on the day in June 2026.',
    [],
  ],
  // The minimum term has ended, whatever came off it.
  ...(['IPP, minimum 4 years, 14 May 2007', 'IPP, minimum 4 years, 14 May 2007, no remand'] as const).map(
    (typed) =>
      [
        typed,
        'settled',
        'An IPP sentence has no release date. The minimum term ended on Friday 13 May 2011',
        [],
      ] as const,
  ),
  [
    'life for murder, minimum 10 years. Sentenced 3 March 2010',
    'settled',
    'The minimum term ended on Monday 2 March 2020',
    [],
  ],
  [
    'life for murder, minimum 10 years, today',
    'so far',
    'The minimum term ends on 16 November 2036',
    ['remand'],
  ],
  [
    'section 250 detention, 3 years today, no remand, he is 16',
    'so far',
    'It depends on the offence',
    ['offence-1'],
  ],
  [
    '18 months for fraud, 6 months consecutive for theft, 1 June 2026, on remand since 1 March 2026',
    'settled',
    'on remand count',
    [],
  ],
  ['6 months suspended for 2 years', 'no date', 'No date The sentence is suspended', []],
  [
    '12 month community order with 100 hours unpaid work',
    'no date',
    'No date This is not a prison sentence',
    [],
  ],
  [
    '12 months detention and training order, today, no remand',
    'settled',
    'Half-way. Out on Tuesday 18 May 2027',
    [],
  ],
] as const)('%s', (text, state, card, marked) => {
  const said = reply(text)
  test('what the card says, and what is asked', () => {
    expect(said.state).toBe(state)
    expect(words(said.card)).toContain(card)
    expect(said.rows.filter(({ group }) => group === 'marked').map(({ id }) => id)).toEqual(marked)
  })
  test('nothing is surer than it is', () => {
    if (!['length', 'first', 'so far'].includes(said.state)) return
    expect(words(said.card)).not.toMatch(/\b\w+day \d|\((?:CRD|PED|SLED|PRRD)\)|How sure/)
    expect(said.link).toBeNull()
  })
  test('no choice shows the date that it leads to', () => {
    for (const { markup } of said.rows.filter(({ id }) => !/^(?:day|ask-date)/.test(id)))
      for (const [, inside = ''] of markup.matchAll(
        /<button type="submit" class="opt"[^>]*>(.*?)<\/button>/g,
      ))
        expect(words(inside)).not.toMatch(/\d{4}/)
  })
})

describe('a tap', () => {
  test.each([
    [
      '3 years for robbery today',
      'remand',
      'No',
      'settled',
      'Wednesday 17 November 2027',
      'Sure of the rule. The law is clear, if the lines below are right.',
    ],
    [
      '3 years for robbery today',
      'remand',
      'I do not know',
      'settled',
      'Wednesday 17 November 2027',
      'Fairly sure',
    ],
    [
      '5 years for GBH today, no remand',
      'ask-offence-0',
      'Causing grievous bodily harm with intent',
      'settled',
      'Thursday 17 May 2029',
      'Sure of the rule',
    ],
    // From 4 years on, in whatever units, the court may have said "extended".
    [
      '209 weeks on 2 November 2026, no remand',
      'offence-1',
      'I do not know',
      'settled',
      'It depends on the offence',
      'If the court said “extended”',
    ],
    [
      '208 weeks on 2 November 2026, no remand',
      'offence-1',
      'I do not know',
      'settled',
      'It depends on the offence',
      'Terrorism, spying',
    ],
    [
      '3 yrs today for robbery and did 8 months on remand',
      'remand',
      'I do not know',
      'settled',
      'Thursday 18 March 2027',
      'Fairly sure. 8 months is 242 to 245 days.',
    ],
    [
      '4 months on each of 13 thefts, all concurrent, today. No remand',
      'suspended',
      'No, it was not',
      'settled',
      'Wednesday 23 December 2026',
      'Sure of the rule',
    ],
    [
      '4 months on each of 13 thefts, all concurrent, today. No remand',
      'suspended',
      'Yes',
      'no date',
      'The sentence is suspended',
      '',
    ],
    [
      '4 months on each of 13 thefts, all concurrent, today. No remand',
      'suspended',
      'I do not know',
      'settled',
      'First check: was it suspended?',
      'Not sure',
    ],
    [
      'life, minimum 18 years, 200 days on remand, murder, today',
      'minimum-1',
      'I do not know',
      'settled',
      'Saturday 30 April 2044 or Wednesday 16 November 2044',
      'Two dates',
    ],
    [
      'life, minimum 18 years, 200 days on remand, murder, today',
      'minimum-1',
      'Yes',
      'settled',
      'Wednesday 16 November 2044',
      '',
    ],
    [
      '8 years on 2 November 2026, no remand',
      'offence-1',
      'I do not know',
      'settled',
      'Release will be between July 2029 and November 2034',
      'It depends',
    ],
    ['3', 'ask-unit-0', '3 years', 'length', '12 months in prison', ''],
    ['3 yrs', 'day', 'Today', 'so far', 'For most offences, out on 17 November 2027', ''],
    [
      '3 years for robbery today, 40 days on remand',
      'age',
      'I do not know',
      'settled',
      'Thursday 7 October 2027',
      '',
    ],
    [
      '3 years for robbery today, 40 days on remand',
      'remand',
      'No',
      'settled',
      'Wednesday 17 November 2027',
      '',
    ],
  ])('%s: %s, %s', (text, row, label, state, day, sure) => {
    const now = reply(text, [tap(reply(text), row, label)])
    expect(now.state).toBe(state)
    expect(words(now.card)).toContain(day)
    expect(words(now.card)).toContain(sure)
    expect(now.rows.filter(({ group, id }) => group === 'marked' && id === row)).toEqual([])
  })
})

test('a word that may be an offence has its choices beside another question', () => {
  const { rows } = reply(
    '3 years for robbery. 9 months consecutive for the knife. Together with a blorked fine today',
  )
  expect(words(rows.find(({ id }) => id.startsWith('ask-offence'))?.markup ?? '')).toContain(
    'Having a knife or bladed article in a public place',
  )
  expect(rows.some(({ id }) => id.startsWith('ask-words'))).toBe(true)
})

test('two people: each sentence with its words, and no names outside the box', () => {
  const text =
    'Adam Reed, 24, was jailed for 4 years for robbery. His brother, 19, got 18 months for handling stolen goods.'
  const first = reply(text)
  expect(words(first.rows[0]?.markup ?? '')).toContain('Whose sentence is it? 4 years, robbery “')
  expect(`${first.card}${first.rows.map(({ markup }) => markup).join()}`).not.toMatch(/Adam|Reed/)
  const one = reply(text, [tap(first, 'ask-whose--1', '4 years, robbery')])
  expect(one.rows[0]?.id).toBe('day')
  expect(one.state).toBe('length')
})

describe('what is typed in a row', () => {
  const text = '3 years for robbery today'
  const before = reply(text)
  test.each([
    [
      'the first day on remand',
      'remand',
      { 'remand[0].fromDate': '20/3/26' },
      'Thursday 18 March 2027',
      'On remand from 20 March 2026 242 days count Change',
    ],
    [
      'the number of days',
      'remand',
      { 'sentences[0].remandCreditDays': '50' },
      'Tuesday 28 September 2027',
      '50 days on remand before the sentence Change',
    ],
    [
      'days on a tag',
      'remand',
      { 'sentences[0].taggedBailCreditDays': '40' },
      'Thursday 7 October 2027',
      '40 days for a tag before the sentence Change',
    ],
    [
      'days on the tag itself: half, and half a day counts as a day',
      'remand',
      { 'sentences[0].daysOnTag': '79' },
      'Thursday 7 October 2027',
      '40 days for a tag before the sentence Change',
    ],
    [
      'both: what the court took off counts',
      'remand',
      { 'sentences[0].taggedBailCreditDays': '40', 'sentences[0].daysOnTag': '100' },
      'Thursday 7 October 2027',
      '40 days for a tag before the sentence Change',
    ],
  ])('%s', (_, row, fields, day, shown) => {
    const now = reply(text, [typed(before, row, fields)])
    expect(words(now.card)).toContain(day)
    expect(rowsIn(now, 'read')).toContain(shown)
  })
  test('days on the tag that are no number are put right there', () => {
    const [row] = reply(text, [typed(before, 'remand', { 'sentences[0].daysOnTag': 'about 80' })]).rows
    expect(row?.id).toBe('remand')
    expect(words(row?.markup ?? '')).toContain('Put this right')
  })
  test('a row that is being filled in moves the card, and settles nothing', () => {
    const trying = typed(before, 'remand', { 'remand[0].fromDate': '20/3/26' })
    const now = liveReply({ live: 1, text, caret: null, today, answers: [], trying })
    expect(now.state).toBe('so far')
    expect(now.strip).toEqual({ small: 'So far, with this one', day: '18 March 2027' })
    expect(now.rows.find(({ id }) => id === 'remand')?.group).toBe('marked')
    expect(now.rows.map(({ markup }) => words(markup)).join()).toContain(
      '242 days count: 20 March to 16 November 2026, the day before the sentence.',
    )
  })
  test('the prison’s date stands beside ours', () => {
    const settled = '3 years for robbery today, 40 days on remand'
    const now = reply(settled, [typed(reply(settled), 'prison', { statedReleaseDate: '17 November 2027' })])
    expect(words(now.card)).toContain(
      'Our date and the prison’s differ by 40 days Ours 8 October 2027 The prison’s 17 November 2027',
    )
    expect(rowsIn(now, 'read')[0]).toBe('The prison says 17 November 2027 on its papers Change')
  })
  test('a recall, with its kind and the day of the return', () => {
    const told = '3 years on 2 June 2025 for theft, no remand'
    const recalled = typed(reply(told), 'recall', {
      recalled: 'way',
      'recall.type': 'fixed_term_56',
      'recall.returnToCustodyDate': '9 November 2026',
    })
    const now = reply(told, [recalled])
    expect(words(now.card)).toContain('Release after recall. Usually out on Wednesday 30 December 2026')
    expect(rowsIn(now, 'read').slice(0, 2)).toEqual([
      'Recall, 56 days back in prison Monday 9 November 2026 Change',
      'Theft, 3 years standard sentence, passed Monday 2 June 2025 Change',
    ])
  })
})

describe('the same on other counts', () => {
  const one = '14 months for theft today, 10 days on remand'
  const two = '6 months for theft, 3 months consecutive for fraud, today, 10 days on remand'
  const [thefts, day] = [
    '1–3 Theft, 6 months each 3 counts, one after the other',
    'Tuesday 17 November 2026 day of the',
  ]
  // biome-ignore format: one row a line
  test.each<readonly [what: string, text: string, fields: Readonly<Record<string, string>>, card: string, rows: readonly string[]]>([
    ['at the same time: the date is that of one', one, { 'sentences[0].counts': '12', 'sentences[0].countsRun': 'concurrent' }, 'Wednesday 24 March 2027', ['1–13 Theft, 14 months each 13 counts, all at the same time', day]],
    ['one after the other: that of 42 months, and the days before count once', one, { 'sentences[0].counts': '2', 'sentences[0].countsRun': 'consecutive' }, 'Thursday 6 January 2028', ['1–3 Theft, 14 months each 3 counts, one after the other', day]],
    ['what follows it follows the last of them', two, { 'sentences[0].counts': '2', 'sentences[0].countsRun': 'consecutive' }, 'sentences 1, 2, 3 and 4, one after the other, 1 year and 9 months', [thefts, '4 Fraud, 3 months after sentence 3', day]],
    ['not a number', one, { 'sentences[0].counts': 'some' }, 'The number of counts must be a whole number, such as 8.', []],
    ['too many', one, { 'sentences[0].counts': '60' }, 'That makes 61 sentences. We take 60.', ['The day day of the sentences']],
  ])('%s', (_what, said, fields, card, rows) => {
    const length = /^\d+ months/.exec(said)?.[0] ?? ''
    const now = reply(said, [typed(reply(said), 'sentence-1', { 'sentences[0].sentenceYears': length, ...fields })])
    expect(words(now.card)).toContain(card)
    expect(rowsIn(now, 'read').slice(0, -1)).toEqual(rows.map((row) => expect.stringContaining(row)))
  })
  test('a recall is for all counts of its sentence', () => {
    const said = '3 years on 2 June 2025 for theft, no remand'
    const same = typed(reply(said), 'sentence-1', {
      'sentences[0].sentenceYears': '3 years',
      'sentences[0].counts': '2',
    })
    const recall = 'recall=true&recall.type=fixed_term_56&recall.returnToCustodyDate=9 November 2026'
    const now = reply(said, [same, { row: 'recall', say: recall }])
    expect(now.link).toContain('recallSentenceIds=1.2.3')
  })
  test('its link tells each of them, and opened says the same', () => {
    const same = typed(reply(one), 'sentence-1', {
      'sentences[0].sentenceYears': '14 months',
      'sentences[0].counts': '2',
      'sentences[0].countsRun': 'consecutive',
    })
    const { link, headline } = reply(one, [same])
    expect([link?.split('sentence=').length, reply('', [], { link: `${link}&copies=9` }).headline]).toEqual([
      4,
      headline,
    ])
  })
})

describe('row and words', () => {
  const text = '3 years for robbery today, 40 days on remand'
  const changed = typed(reply(text), 'remand', { 'sentences[0].remandCreditDays': '50' })
  test('a row that was changed holds: its words have no line, and it can be put back', () => {
    const now = reply(text, [changed])
    expect(words(now.card)).toContain('Tuesday 28 September 2027')
    expect(now.changed).toEqual(['40 days on remand'])
    expect(now.marks.some(({ row }) => row === 'remand')).toBe(false)
    expect(words(reply(text, [changed, tap(now, 'remand', 'Put it back to 40')]).card)).toContain(
      'Thursday 7 October 2027',
    )
  })
  test('words that change since win, and the answer can be kept', () => {
    const later = text.replace('40', '60')
    const now = reply(later, [changed])
    expect(rowsIn(now, 'read')).toContain(
      '60 days on remand The words now say 60 days on remand. You said 50. Change',
    )
    const kept = withAnswer([changed], tap(now, 'remand', 'Keep 50'), now)
    expect(words(reply(later, kept).card)).toContain('Tuesday 28 September 2027')
  })
  test('a word that is deleted takes its fact with it; an answer by hand stays', () => {
    const no = tap(reply('3 years for robbery today'), 'remand', 'No')
    const now = reply('3 years today', [no])
    expect(now.rows.filter(({ group }) => group === 'marked').map(({ id }) => id)).toEqual(['offence-1'])
    expect(rowsIn(now, 'read')).toContain('No days on remand before the sentence Change')
  })
  test('“3” asks nothing while it is typed', () => {
    expect(reply('3', [], { caret: 1 }).rows).toEqual([])
    expect(reply('3 years today for robbery, 40', [], { caret: 29 }).state).toBe('so far')
  })
})

describe('rows', () => {
  test('several sentences, each in its row, and what adds nothing', () => {
    const now = reply(
      '18 months fraud, 6 months consecutive theft, 3 months concurrent driving while disqualified, today, no remand',
    )
    expect(now.headings.read).toBe('We read 3 sentences')
    expect(rowsIn(now, 'read').slice(0, 3)).toEqual([
      '1 Fraud, 18 months Change',
      '2 Theft, 6 months after sentence 1 Change',
      '3 Driving while disqualified, 3 months at the same time. Adds nothing Change',
    ])
    expect(words(now.card)).not.toContain('2 years 3 months')
  })
  test('counts that are the same are one row', () => {
    const now = reply('4 months on each of 13 thefts, all concurrent, today. No remand')
    expect(now.headings.read).toBe('We read 13 sentences')
    expect(rowsIn(now, 'read')[0]).toBe('1–13 Theft, 4 months each 13 counts, all at the same time Change')
  })
  test('the age that the words tell is read', () => {
    expect(rowsIn(reply('he is 17, 2 years section 250 for robbery today'), 'read')).toContain(
      'Under 18 “he is 17”: when found guilty Change',
    )
  })
  test.each([
    [
      '10 months for theft yesterday not suspended, no remand',
      'read',
      'It was not suspended the person went to prison Change',
    ],
    [
      'recalled for 56 days on 10 November, 3 years',
      'assumed',
      '10 November 2026 the year was not told: we took the last one Change',
    ],
    // The day of which the year was not told, and not the one beside it.
    [
      '28 day recall on 3 March, back in prison 10 March 2026. 3 years for robbery on 4 May 2024',
      'assumed',
      '3 March 2026 the year was not told: we took the last one Change',
    ],
    // What is told of a recall stays in sight while a day of it is asked.
    [
      '3 years for theft, 2 June 2025. Recalled from the tag, back 9 November',
      'read',
      'Recall from a tag back in prison Monday 9 November 2026 Change',
    ],
    [
      'recalled for 14 days, 18 months for theft, no remand',
      'read',
      'Recall, 14 days the day of the return is not told Change',
    ],
    ['2 years theft, 1 year fraud, today', 'marked', 'Decides the date “1 year” how does it run? Say which'],
  ] as const)('“%s”: a row that is %s says it', (text, group, row) =>
    expect(rowsIn(reply(text), group)).toContain(row),
  )
  test('one month on remand is one', () =>
    expect(words(reply('3 years for robbery today, 1 month on remand').card)).toContain(
      '1 month is 28 to 31 days.',
    ))
  test('a day that has passed: what may hold the person stands first', () => {
    const now = reply('2 years for theft, 3 March 2025, no remand')
    expect(now.headings.held).toBe('Still in prison? Tap what is true.')
    expect(rowsIn(now, 'held')).toEqual([
      'Called back (recall) Add it',
      'Another sentence Add it',
      'Days added in prison Add them',
      'On remand for a new case Add it',
    ])
  })
  test('what is typed never becomes markup', () => {
    const now = reply('3 years today for <img src=x onerror=alert(1)>, "remand" <b>40</b>')
    expect(`${now.card}${now.rows.map(({ markup }) => markup).join('')}`).not.toMatch(/<img|<b>40/)
  })
})

describe('a link', () => {
  test('shows the same answer, and every row', () => {
    const settled = reply('3 years for robbery today, 40 days on remand')
    const opened = reply('', [], { link: settled.link as string })
    expect(opened.state).toBe('settled')
    expect(words(opened.card)).toBe(words(settled.card))
    expect(opened.headings.read).toBe('You told us')
    expect(opened.link).toBe(settled.link)
  })

  test.each([
    [
      '3 years for robbery today, 40 days on remand',
      '6 months for theft consecutive',
      '3 years for robbery today, 40 days on remand. 6 months for theft consecutive',
    ],
    [
      '2 years for fraud today, no remand. 1 year for theft consecutive',
      '3 months for common assault consecutive\n4 months for affray concurrent',
      '2 years for fraud today, no remand. 1 year for theft consecutive. 3 months for common assault consecutive. 4 months for affray concurrent',
    ],
  ])('%s: with %s in the box stands before it', (told, line, whole) => {
    const { link } = reply(told)
    const added = reply(line, [], { link: link as string, isBehind: true })
    expect(words(added.card)).toBe(words(reply(whole).card))
    expect(added.marks.map(({ from, to }) => line.slice(from, to))).toContain(line.slice(0, 8))
    // Words that are the whole take the place of the link.
    expect(reply(line, [], { link: link as string }).card).toBe(reply(line).card)
  })

  test('facts that were told in rows stand before the sentence, too', () => {
    const rows = [
      { row: 'sentence-1', say: 'sentences[0].sentenceYears=3+years&together=' },
      { row: 'day', say: 'sentences[].startDate=17+November+2026' },
      { row: 'offence-1', say: 'sentences[0].offenceKey=robbery' },
      { row: 'remand', say: 'say=sentences[0].remandCreditDays%3D0' },
    ]
    const line = '6 months for theft consecutive'
    const whole = reply(`3 years for robbery today, no remand. ${line}`)
    expect(words(reply(line, rows, { isBehind: true }).card)).toBe(words(whole.card))
  })

  test('asks no offence of what is for none', () => {
    const { rows } = reply('', [], { link: 'startDate=2026-11-16&sentenceDays=28&sentenceType=contempt' })
    expect(rows.map(({ id }) => id)).not.toContain('offence-1')
  })

  test.each(answerStates)('%s: the card has the words of the answer', (_, link) => {
    const said = reply('', [], { link })
    const outcome = outcomeOf(toldBy(link), parseDay(today) as Day)
    const lines =
      'refusals' in outcome ? outcome.refusals.map(({ message }) => message) : linesOf(screenOf(outcome))
    const shown = words(`${said.card} ${said.below}`)
    // A button is a row here; what could change a sure date are the rows.
    const isMoved = /^(?:Easy read|It was not suspended)$|Added days or another sentence would change it\.$/
    expect(lines.filter((line) => !shown.includes(line) && !isMoved.test(line))).toEqual([])
  })
})

test('what goes wrong gives no day', () => {
  const wrong = liveReply({ live: 1, text: '3 years', caret: null, today: 'no day', answers: [] })
  expect(wrong.state).toBe('no date')
  expect(words(wrong.card)).not.toMatch(/\d/)
})

describe('While a word is being typed', () => {
  /** What stands in the card and what is read after each letter, with the caret behind it. */
  const typedOut = (text: string) =>
    Array.from({ length: text.length }, (_, i) => {
      const typed = text.slice(0, i + 1)
      const { state, headline } = reply(typed, [], { caret: i + 1 })
      const { sentences, recall } = knownOf({
        live: 1,
        text: typed,
        caret: i + 1,
        today,
        answers: [],
      }).reading
      const offences = sentences.flatMap(({ offence }) => offence ?? [])
      return { typed, state, headline, offences, isRecall: recall !== null }
    })
  // biome-ignore format: one text a line
  test.each([
    '4 yr robbery today, no remand',
    '3 years for manslaughter yesterday',
    '2 years conspiracy to supply cocaine',
    '18 months, robbery, today',
    '3 years for robbery today',
    '18 months burglary, 40 days on remand',
    'he got 2 yrs 6 months for affray',
    '5 years supplying class A drugs',
    'life for murder, minimum 18 years',
    '4 years for assault by beating',
    '12 months suspended for 18 months',
    'recalled on 2 November 2026',
    '30 months less 60 days on remand',
    '3 years robbery, 6 months conc',
    '2 years dangerous driving',
    'jailed for 4 years for arson',
    '8 weeks for common assault today',
    '14 months fraud by false representation',
    '18 months for going equipped',
    'count 1 robbery 3 years',
    'community order 12 months',
    '100 hours unpaid work',
    '4 years for death by dangerous driving',
    '16 weeks harassment not suspended',
    '5 years manslaughter last Friday',
    '2 years for possession with intent',
    '3 years perverting the course of justice',
    '40 days for not paying a fine',
    '28 days contempt of court',
    '7 years kidnapping since 3 June',
    '3 years aggravated burglary',
    'dto 12 months for robbery',
    '10 months breach of a restraining order',
    '2 years for false imprisonment',
    '2 years strangulation',
    'rape 8 years today',
    'theft 4 months yesterday',
    'blackmail, 6 years',
    'three and a half years',
    '9 months criminal damage, £228 surcharge',
  ])('“%s”: the card never says what the whole denies, and turns twice in a word at most', (text) => {
    const shown = typedOut(text)
    const whole = reply(text)
    for (const { typed, state, headline, isRecall } of shown) {
      if (whole.state !== 'no date') expect(state, typed).not.toBe('no date')
      if (!/not a prison/.test(whole.headline)) expect(headline, typed).not.toMatch(/not a prison/)
      expect(isRecall && !/recall/.test(text), typed).toBe(false)
    }
    for (const word of Map.groupBy(shown, ({ typed }) => typed.trimEnd().split(' ').length).values()) {
      const turns = word.filter(({ headline }, i) => i > 0 && headline !== word[i - 1]?.headline)
      expect(turns.length, turns.map(({ typed }) => typed).join('; ')).toBeLessThanOrEqual(2)
      // Within a word no other offence stands than before it and behind it.
      const told = [shown[shown.indexOf(word[0] as (typeof shown)[0]) - 1], word.at(-1)].flatMap((one) => one?.offences ?? [])
      for (const { typed, offences } of word) for (const key of offences) expect(told, typed).toContain(key)
    }
  })
  test('the beginning of one offence offers it, and a name is not asked about in its midst', () => {
    expect(
      reply('3 years for rob').rows.find(({ id }) => id.startsWith('ask-offence'))?.markup ??
        reply('3 years for rob').card,
    ).toMatch(/robbery/i)
    expect(reply('8 weeks for common ', [], { caret: 19 }).headline).toBe(reply('8 weeks for ').headline)
    const isAsked = (more: { readonly caret?: number }): boolean =>
      reply('8 weeks for common ', [], more).rows.some(({ markup }) => markup.includes('“common”'))
    expect([isAsked({ caret: 19 }), isAsked({})]).toEqual([false, true])
  })
  test('a question about the kind offers “suspended”', () =>
    expect(
      reply('18 month sentence half suspended')
        .rows.map(({ markup }) => words(markup))
        .join(),
    ).toContain('Suspended sentence'))
  test('nothing is settled, and nothing can be kept', () => {
    expect(reply('3 years today for theft, no remand', []).state).toBe('settled')
    const now = reply('3 years today for theft, no remand ro', [], { caret: 37 })
    expect(now).toMatchObject({ state: 'so far', link: null })
    expect(reply('2 years for robbery', [], { caret: 19 }).headline).toBe(
      reply('2 years for robbery').headline,
    )
  })
})
