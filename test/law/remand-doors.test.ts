/** Which days on remand count, the worked examples: the same at every door. */

import { type AskedCase, caseOf, type Day, isoDate, parseDay } from '@requisite/law'
import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import { parametersOf } from '../../service/src/http/query.ts'
import { paperPage } from '../../service/src/page/answer/paper-page.ts'
import { liveReply } from '../../service/src/page/rows/live-reply.ts'
import { toldIn } from '../../service/src/told/link.ts'
import { toldQuery } from '../../service/src/told/query.ts'
import { nothingSince, type PageCase } from '../../service/src/told/told.ts'
import { answerPage, outcomeBy } from '../page/told.ts'
import { apiOf } from '../support/api-of.ts'
import { caseIn } from '../support/case-in.ts'
import { command } from '../support/command.ts'

const ask = await apiOf(new URL('../..', import.meta.url).pathname)

const sentence = (id: string, startDate: string, months: number) => ({
  ...{ id, startDate, sentenceMonths: months },
  ...({ sentenceType: 'sds', offenceKey: 'theft' } as const),
})

const [A, B] = [sentence('1', '2026-12-01', 9), sentence('2', '2027-05-10', 24)]

interface Example {
  readonly asked: AskedCase
  /** All days that count, the release and the end. */
  readonly gives: readonly [days: number, release: string, end: string]
  /** What the page says of those that decide. */
  readonly line: string
  readonly why?: string
}

// biome-ignore format: one row a line
const examples: Readonly<Record<string, Example>> = {
  'one sentence': { asked: caseIn('1 2026-11-16 36m sds theft; remand 2026-03-20..2026-11-15'), gives: [241, '2027-03-20', '2029-03-19'], line: '241 days on remand count.' },
  'to the day of sentence': { asked: caseIn('1 2026-11-16 36m sds theft; remand 2026-03-20..2026-11-16'),
    gives: [241, '2027-03-20', '2029-03-19'], line: '241 days on remand count.' },
  'bail between': { asked: caseIn('1 2026-11-16 24m sds theft; remand 2026-02-02..2026-02-27; remand 2026-10-05..2026-11-15'),
    gives: [68, '2027-05-10', '2028-09-08'], line: '68 days on remand count.' },
  'two charges of one day': { asked: caseIn('1 2026-11-16 18m sds theft; 2 2026-11-16 12m sds theft; remand 2026-06-01..2026-11-15 sentenceIds=1',
    'remand 2026-05-11..2026-08-31 sentenceIds=2'), gives: [189, '2026-11-16', '2027-11-14'], line: '189 days on remand count.' },
  'one after the other': { asked: caseIn('1 2026-11-16 18m sds theft; 2 2026-11-16 12m sds theft after 1; remand 2026-06-01..2026-11-15'),
    gives: [168, '2027-03-31', '2028-11-28'], line: '168 days on remand count.' },
  'served in between': { asked: caseIn('1 2026-12-01 9m sds theft; 2 2027-05-10 24m sds theft; remand 2026-11-10..2026-11-30 sentenceIds=1',
    'remand 2026-10-05..2027-05-09 sentenceIds=2'), gives: [146, '2027-09-05', '2029-01-04'], line: '125 of 217 days on remand count.',
    why: '125 of 217 days on remand count for sentence 2. 21 days count for sentence 1. 71 days do not, because sentence 1 was being served until 9 February 2027.' },
  'passed while serving': { asked: caseIn('1 2026-12-01 9m sds theft; 2 2027-01-11 24m sds theft; remand 2026-11-10..2026-11-30 sentenceIds=1',
    'remand 2026-10-05..2027-01-10 sentenceIds=2'), gives: [57, '2027-07-16', '2028-11-14'], line: '57 of 98 days on remand count.',
    why: '41 days do not, because sentence 1 was being served until 9 February 2027.' },
  recalled: { asked: caseIn('1 2027-02-01 36m sds theft; remand 2026-10-20..2027-01-31; otherCustody 2026-10-22..2026-12-16 why=recall'),
    gives: [48, '2027-12-15', '2029-12-14'], line: '48 of 104 days on remand count.',
    why: '56 days do not, because the person was in prison on recall. Only the court could have taken these days into account.' },
  'unused days go on': { asked: caseIn('1 2026-11-16 2m sds theft; 2 2027-01-11 18m sds theft; remand 2026-08-03..2026-11-15 sentenceIds=1',
    'remand 2026-08-03..2027-01-10 sentenceIds=2'), gives: [161, '2027-02-22', '2028-02-21'], line: '140 of 161 days on remand count.',
    why: '21 days count for sentence 1.' },
  'unused days that are for nobody else': { asked: caseIn('1 2026-11-16 2m sds theft; 2 2027-01-11 18m sds theft; remand 2026-08-03..2026-11-15 sentenceIds=1',
    'remand 2026-12-21..2027-01-10 sentenceIds=2'), gives: [126, '2027-06-21', '2028-06-19'], line: '21 days on remand count.' },
  'acquitted of one': { asked: caseIn('1 2026-11-16 24m sds theft; remand 2026-05-04..2026-09-30 outcome=no_sentence; remand 2026-06-15..2026-11-15'),
    gives: [154, '2027-02-13', '2028-06-14'], line: '154 of 196 days on remand count.',
    why: '42 days do not, because the charge did not end in a sentence of imprisonment.' },
  'released on a Saturday': { asked: caseIn('1 2026-12-01 9m sds theft; 2 2027-05-10 24m sds theft; remand 2026-11-14..2026-11-30 sentenceIds=1',
    'remand 2026-10-05..2027-05-09 sentenceIds=2'), gives: [142, '2027-09-05', '2029-01-04'], line: '125 of 217 days on remand count.',
    why: '75 days do not, because sentence 1 was being served until 13 February 2027.' },
  'passed on the day of release': { asked: caseIn('1 2026-12-01 9m sds theft; 2 2027-02-09 24m sds theft; remand 2026-11-10..2026-11-30 sentenceIds=1',
    'remand 2026-10-05..2027-02-08 sentenceIds=2'), gives: [57, '2027-08-14', '2028-12-13'], line: '57 of 127 days on remand count.',
    why: '70 days do not, because sentence 1 was being served until 9 February 2027.' },
  'a release that was told': { asked: caseIn('1 2026-12-01 9m sds theft; 2 2027-01-11 24m sds theft; remand 2026-11-10..2026-11-30 sentenceIds=1',
    'remand 2026-10-05..2027-01-10 sentenceIds=2; otherCustody 2026-12-01..2026-12-15 why=sentence'),
    gives: [83, '2027-07-11', '2028-11-09'], line: '62 of 98 days on remand count.',
    why: '15 days do not, because another sentence was being served until 15 December 2026.' },
}

const rows = Object.entries(examples)
const today = parseDay('2026-11-15') as Day

/** The same as the page was told it. */
const toldOf = ({ asked }: Example): PageCase => {
  const { sentences, remand, otherCustody } = asked
  return {
    ...nothingSince,
    sentences: sentences.map(({ id: _, ...rest }) => ({ ...rest, ageAtConviction: 'adult' })),
    remand: remand ?? [],
    ...(otherCustody != null && { otherCustody }),
  }
}

/** What the row of the days before the sentence says of them. */
const countedIn = (link: string): string =>
  liveReply({ live: 1, text: '', caret: null, today: isoDate(today), answers: [], link })
    .rows.find(({ id }) => id === 'remand')
    ?.markup.replace(/<[^>]+>/g, '') ?? ''

describe('Worked examples', () => {
  for (const [name, example] of rows) {
    const [days, release, end] = example.gives
    test(`${name}: the library and the API`, async () => {
      const answer = caseOf(example.asked)
      expect(
        'refusals' in answer
          ? answer.refusals
          : [answer.remand?.days, isoDate(answer.release as Day), isoDate(answer.end as Day)],
      ).toEqual(example.gives)
      const { data } = (await ask('/release-dates', example.asked)) as never as { readonly data: object }
      expect(data).toMatchObject({ releaseDate: release, sentenceEndDate: end, remand: { days } })
    })

    test(`${name}: the page, the sheet and the link`, () => {
      const link = toldQuery(toldOf(example))
      const outcome = outcomeBy(link, today)
      expect([isoDate(outcome.answer.release as Day), isoDate(outcome.answer.end as Day)]).toEqual([
        release,
        end,
      ])
      expect(toldQuery(outcomeBy(toldQuery(outcome.told), today).told)).toBe(toldQuery(outcome.told))
      const page = answerPage(outcome).main.markup
      expect(page.replaceAll('\n', '')).toContain(`<p>${example.line}</p>`)
      expect(page.includes('<details class="fold" id="decides" open>')).toBe(example.line.includes(' of '))
      for (const written of [page, paperPage(outcome).main.markup])
        expect(written).toContain(example.why ?? example.line)
    })
  }

  test('in one file, those whose times each name one sentence', async () => {
    const inFile = rows.filter(([, { asked }]) =>
      asked.remand?.every(
        ({ sentenceIds, outcome }) =>
          outcome == null && (asked.sentences.length === 1 || sentenceIds?.length === 1),
      ),
    )
    const lines = inFile.flatMap(([name, { asked }]) =>
      asked.sentences.map(({ id, startDate, sentenceMonths }, i) => {
        const own = (asked.remand ?? []).filter(
          ({ sentenceIds }) => sentenceIds == null || sentenceIds.includes(id as string),
        )
        const others = i > 0 ? [] : (asked.otherCustody ?? [])
        return [
          ...[name, id, startDate, sentenceMonths, 'theft'],
          own.map(({ fromDate, toDate }) => `${fromDate}/${toDate}`).join('; '),
          others.map(({ fromDate, toDate, why }) => `${fromDate}/${toDate}=${why}`).join('; '),
        ].join(',')
      }),
    )
    const head = 'person,id,startDate,sentenceMonths,offenceKey,remand,otherCustody'
    const answers: readonly Readonly<Record<string, string>>[] = parse(
      (await command(['batch', '--cases'], [head, ...lines].join('\n'))).out,
      { columns: true },
    )
    expect(
      answers.map(({ person, remandDays, releaseDate }) => [person, Number(remandDays), releaseDate]),
    ).toEqual(
      inFile.map(
        ([
          name,
          {
            gives: [days, release],
          },
        ]) => [name, days, release],
      ),
    )
  })

  test.each(['released on a Saturday', 'passed on the day of release', 'a release that was told'])(
    'on the command line: %s',
    async (name) => {
      const { asked, gives } = examples[name] as Example
      const ran = await command(['release', '--json'], JSON.stringify(asked))
      expect(JSON.parse(ran.out.toString()).data).toMatchObject({
        releaseDate: gives[1],
        remand: { days: gives[0] },
      })
    },
  )
})

describe('Until the sentence', () => {
  const link = 'startDate=2026-11-16&sentenceYears=3&sentenceType=sds&offenceKey=robbery&remand=2026-03-20.'

  test('stays open, and follows the day of sentence', () => {
    const dayOf = (query: string) => isoDate(outcomeBy(query, today).answer.release as Day)
    expect(dayOf(link)).toBe('2027-03-20')
    const moved = link.replace('2026-11-16', '2026-11-30')
    expect(dayOf(moved)).toBe('2027-03-20')
    expect(toldQuery(outcomeBy(moved, today).told)).toMatch(/remand=2026-03-20(?:&|$)/)
    expect(countedIn(moved)).toContain('255 days count')
  })

  test('of several sentences is until the last that is named', () => {
    const two = toldQuery({
      ...nothingSince,
      sentences: [A, B].map(({ id: _, ...rest }) => rest),
      remand: [
        { fromDate: '2026-11-10', sentenceIds: ['1'] },
        { fromDate: '2026-10-05', sentenceIds: ['2'] },
      ],
    })
    expect(isoDate(outcomeBy(two, today).answer.release as Day)).toBe('2027-09-05')
  })

  test('is counted in its row, and the day of sentence is no day of it', () => {
    const typed = (to: string) => countedIn(link.replace(/remand=.*/, `remand=2026-03-20.${to}`))
    for (const to of ['', '2026-11-16']) expect(typed(to)).toContain('241 days count')
    expect(typed('2026-13-16')).not.toContain('days count')
  })

  test('is not told without its first day', () => {
    const read = toldIn(parametersOf(link.replace('2026-03-20', '2026-11-16')))
    expect('faults' in read && read.faults.map(({ place }) => place)).toContain('remand[0].fromDate')
  })
})
