import { type Day, parseDay } from '@requisite/law'
import { describe, expect, test } from 'vitest'
import { parametersOf } from '../../http/query.ts'
import { toldIn } from '../../told/link.ts'
import { toldQuery } from '../../told/query.ts'
import type { PageCase, PageSentence } from '../../told/told.ts'
import { type Outcome, outcomeOf } from '../answer/outcome.ts'
import { paperPage } from '../answer/paper-page.ts'
import { liveReply } from './live-reply.ts'

type Facts = Partial<PageSentence> & Pick<PageSentence, 'startDate'>

const toldOf = (sentences: readonly Facts[], more: Partial<PageCase> = {}): PageCase => ({
  sentences: sentences.map((one) => ({
    ...{ sentenceType: 'sds', offenceKey: 'theft', ageAtConviction: 'adult', remandCreditDays: 0, ...one },
    ...(sentences.length > 1 && { howItRuns: 'concurrent' as const }),
  })),
  ...{ addedDays: [], unlawfullyAtLarge: [], recall: null, ...more },
})

/** A row of the live page, without its markup, and the heading of the card. */
function shown(told: PageCase, say: Readonly<Record<string, string>> | null = null, row = 'left') {
  const answers = say === null ? [] : [{ row, say: String(new URLSearchParams(say)) }]
  const asked = {
    live: 1,
    text: '',
    caret: null,
    today: '2026-11-18',
    answers,
    link: toldQuery(told),
  } as const
  const { rows, card } = liveReply(asked)
  const plain = (markup = ''): string =>
    markup
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
  const of = (id: string) => plain(rows.find((one) => one.id === id)?.markup)
  return { left: of('left'), since: of('since'), card: plain(card ?? '') }
}

const A: Facts = { startDate: '2025-06-02', sentenceMonths: 36, remandCreditDays: 60 }
const B: Facts = { startDate: '2026-04-13', sentenceWeeks: 8 }
const question = 'When sentence 2 was passed, was the person still in prison for sentence 1?'
const letOut = {
  'otherCustody[0].fromDate': '2 June 2025',
  'otherCustody[0].why': 'sentence',
  'otherCustody[0].toDate': '15 December 2025',
}

describe('Whether the person had been let out is asked where a date can turn on it', () => {
  // biome-ignore format: one case a row
  for (const [what, told, isAsked] of [
    ['a later sentence while the first is served', toldOf([A, B]), true],
    ['on the day of release', toldOf([A, { ...B, startDate: '2026-06-15' }]), true],
    ['after it', toldOf([A, { ...B, startDate: '2026-06-16' }]), false],
    ['both on one day', toldOf([A, { ...B, startDate: '2025-06-02' }]), false],
    ['one sentence', toldOf([A]), false],
    ['it was told', toldOf([A, B], { otherCustody: [{ fromDate: '2025-06-02', toDate: '2025-12-15', why: 'sentence' }] }), false],
    ['after a recall', toldOf([A, B], { recall: { type: 'standard', recallDate: '2026-10-05', returnToCustodyDate: '2026-10-05', sentenceIds: ['1', '2'] } }), false],
  ] as const)
    test(what, () => expect(shown(told).left.includes(question)).toBe(isAsked))

  test('yes leaves everything as it is', () => {
    const { left, card } = shown(toldOf([A, B]), { say: 'nothing=yes' })
    expect(left).toContain(question)
    expect(card).toBe(shown(toldOf([A, B])).card)
  })

  // biome-ignore format: one answer a row
  for (const [what, how, since, days] of [
    ['on a tag', { 'otherCustody[0].how': 'curfew' }, 'In prison for sentence 1 from 2 June 2025 to 15 December 2025, let out on a tag', ['15 June 2026', '5 May 2026']],
    ['by the Parole Board', { 'otherCustody[0].how': 'parole' }, 'In prison for sentence 1 from 2 June 2025 to 15 December 2025, let out by the Parole Board', ['5 May 2026']],
    ['not known: both days', {}, 'In prison for sentence 1 from 2 June 2025 to 15 December 2025', ['5 May 2026', '15 June 2026']],
  ] as const)
    test(`let out ${what}`, () => {
      const reply = shown(toldOf([A, B]), { ...letOut, ...how })
      expect(reply.left).toBe('')
      expect(reply.since.startsWith(`${since} since the sentence`)).toBe(true)
      for (const day of ['5 May 2026', '15 June 2026'])
        expect(reply.card.includes(`${day}`), day).toBe(days.some((one) => one === day))
    })

  test('let out on a tag: the day without it stands beside ours on the sheet', () => {
    const otherCustody = [
      { fromDate: '2025-06-02', toDate: '2025-12-15', why: 'sentence', how: 'curfew' },
    ] as const
    const outcome = outcomeOf(toldOf([A, B], { otherCustody }), parseDay('2026-11-18') as Day) as Outcome
    const sheet = paperPage(outcome).main.markup
    expect(sheet).toContain('Monday 15 June 2026')
    expect(sheet.match(/the licence of the tag was not revoked, it is 5 May 2026/g)).toHaveLength(1)
  })

  test('the card says what the person left', () => {
    const eds: Facts = {
      startDate: '2020-02-03',
      sentenceYears: 9,
      extensionYears: 3,
      sentenceType: 'eds',
      offenceKey: 'robbery',
      remandCreditDays: 100,
    }
    const told = toldOf([eds, { startDate: '2026-10-19', sentenceMonths: 18, remandCreditDays: 12 }], {
      otherCustody: [{ fromDate: '2020-02-03', toDate: '2026-03-02', why: 'sentence', how: 'parole' }],
    })
    expect(shown(told).card).toContain(
      'The person left sentence 1 on 2 March 2026 , by the Parole Board. Only sentence 2 keeps them in prison, unless they were recalled.',
    )
  })
})

describe('After a recall from a tag over the day of the 40% rule the day is asked', () => {
  const told = toldOf([{ startDate: '2024-02-05', sentenceMonths: 24, remandCreditDays: 15 }], {
    recall: { type: 'curfew', recallDate: '2024-09-20', returnToCustodyDate: '2024-09-24' },
  })
  const onTag = {
    'otherCustody[0].fromDate': '5 February 2024',
    'otherCustody[0].why': 'sentence',
    'otherCustody[0].how': 'curfew',
  }
  test('asked, and settled by the day', () => {
    expect(shown(told).left).toContain('On which day was the person let out on the tag?')
    expect(shown(told).card).toContain('11 November 2024 or')
    const known = shown(told, { ...onTag, 'otherCustody[0].toDate': '12 August 2024' })
    expect(known.left).toBe('')
    expect(known.card).toContain('by Thursday 23 January 2025')
    expect(known.card).not.toContain('11 November 2024')
  })
  test('not known leaves both days', () =>
    expect(shown(told, { say: 'nothing=yes' }).card).toBe(shown(told).card))
})

describe('Days away ask for a removal where a change of law can turn on it', () => {
  const tick = 'They had been removed to be deported'
  const sentence: Facts = { startDate: '2025-05-12', sentenceYears: 5 }
  // biome-ignore format: one time a row
  for (const [fromDate, toDate, isAsked] of [
    ['2026-08-18', '2026-09-29', false],
    ['2026-08-18', '2026-09-30', true],
    ['2026-10-01', '2026-10-18', true],
    ['2026-10-02', '2026-10-18', false],
  ] as const)
    test(`${fromDate} to ${toDate}`, () =>
      expect(shown(toldOf([sentence], { unlawfullyAtLarge: [{ fromDate, toDate }] })).since.includes(tick)).toBe(isAsked))

  test('ticked, the old date stays', () => {
    const away = toldOf([sentence], { unlawfullyAtLarge: [{ fromDate: '2026-08-18', toDate: '2026-10-18' }] })
    const say = {
      'unlawfullyAtLarge[0].fromDate': '18 August 2026',
      'unlawfullyAtLarge[0].toDate': '18 October 2026',
      'unlawfullyAtLarge[0].why': 'removal',
    }
    const { since, card } = shown(away, say, 'since')
    expect(since).toContain('Removed to be deported from 18 August 2026 to 18 October 2026')
    expect(card).toContain('13 July 2027')
    expect(card).toContain('The sentence stood still for 62 days while the person was away.')
  })
})

test('a link tells both facts, and reads them', () => {
  const told = toldOf([{ startDate: '2024-02-05', sentenceMonths: 24 }], {
    otherCustody: [
      { fromDate: '2024-02-05', toDate: '2024-08-12', why: 'sentence', how: 'curfew' },
      { fromDate: '2023-02-06', toDate: '2023-08-14', why: 'recall' },
    ],
    unlawfullyAtLarge: [
      { fromDate: '2024-03-04', toDate: '2024-03-05' },
      { fromDate: '2024-04-08', toDate: '2024-04-19', why: 'removal' },
    ],
  })
  const link = toldQuery(told)
  expect(link).toContain('otherCustody=2024-02-05.2024-08-12.sentence.curfew&')
  expect(link).toContain(
    'unlawfullyAtLarge=2024-03-04.2024-03-05&unlawfullyAtLarge=2024-04-08.2024-04-19.removal',
  )
  const read = toldIn(parametersOf(link))
  expect('told' in read ? read.told : null).toMatchObject({
    otherCustody: told.otherCustody,
    unlawfullyAtLarge: told.unlawfullyAtLarge,
  })
})
