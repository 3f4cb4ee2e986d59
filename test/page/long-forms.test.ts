/** Every route that works out what was sent, found from the table of routes themselves by what it answers: what is dear is worked out
 *  away from the event loop, in whatever way it is told. What is small is not. */
import { describe, expect, test } from 'vitest'
import { parametersOf } from '../../service/src/http/query.ts'
import type { Reply } from '../../service/src/http/reply.ts'
import type { Route, RouteRequest } from '../../service/src/http/route.ts'
import { serviceRoutes } from '../../service/src/routes.ts'
import { answeredRows } from '../support/answered-rows.ts'
import { dearForm } from '../system/attacks/dear-page.ts'

const settings = { operatorName: 'Requisite', operatorContact: null, publicUrl: 'http://localhost' }
const routes = serviceRoutes(settings, () => '2026-11-16')
const forms = routes.filter(({ method, bodyType }) => method === 'POST' && bodyType === 'form')
const named = ({ method, path }: Route): string => `${method} ${path}`

const sentence = `sentence=${encodeURIComponent('startDate=2026-11-16&sentenceYears=3&offenceKey=robbery')}`
const rest = 'startDate=2026-02-01&sentenceYears=2'
const carrying = (count: number): string => [...Array(count).fill(sentence), rest].join('&')

const accepts = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }

/** What a route answers, and whether it handed the request over. */
async function ask(
  route: Route,
  form: string,
): Promise<{ readonly reply: string; readonly isLong: boolean }> {
  let isLong = false
  const elsewhere: Reply = { status: 200, body: 'elsewhere', headers: [] }
  const request: RouteRequest = {
    ...{ method: route.method, params: {}, headers: accepts },
    ...(route.method === 'GET'
      ? { query: parametersOf(form), body: Buffer.alloc(0) }
      : { query: {}, body: Buffer.from(form) }),
    isGone: () => false,
    charge: async () => ({ fits: true }),
    pause: () => null,
    handOver: async () => {
      isLong = true
      return elsewhere
    },
  }
  const { status, headers, body } = await route.answer(request)
  return { reply: `${status} ${headers} ${body}`, isLong }
}

/** Whether what a route answers depends on the sentences that were carried along. */
const takesCarried = async (route: Route): Promise<boolean> =>
  (await ask(route, carrying(2))).reply !== (await ask(route, rest)).reply

/** Those that are read by their address too: what is there to be kept by caches is not asked with a form. */
const pages = [
  ...forms,
  ...routes.filter(({ method, path }) => method === 'GET' && forms.some((form) => form.path === path)),
]

describe('A page that takes sentences which were told before', () => {
  test('is one of many', async () => {
    const taking = await Promise.all(forms.map(takesCarried))
    expect(taking.filter(Boolean).length).toBe(4)
  })

  for (const route of pages)
    test(`${named(route)} hands over sixty, and not two`, async () => {
      const [two, sixty] = [await ask(route, carrying(2)), await ask(route, carrying(60))]
      expect(two.isLong).toBe(false)
      if (await takesCarried(route)) expect(sixty.isLong).toBe(true)
    })

  for (const path of ['/answer', '/answer/paper', '/answer/calendar.ics'])
    test(`${path} hands over eight with a date that the prison gave`, async () => {
      const route = forms.find((form) => form.path === path) as Route
      const said = '&statedReleaseDate=2027-03-01'
      expect((await ask(route, carrying(1) + said)).isLong).toBe(false)
      expect((await ask(route, carrying(8) + said)).isLong).toBe(true)
      expect((await ask(route, dearForm)).isLong).toBe(true)
    })
})

const inText = (pairs: Readonly<Record<string, string>>): string => new URLSearchParams(pairs).toString()
const tool = (name: string, args: object): string =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } })
const said = (words: string): string => answeredRows([['others', inText({ line: words })]])
const monthAlone = [
  ['day', 'sentences[].startMonth=3&sentences[].startMonth=2026'],
  ['offence-1', 'sentences[0].offenceKey=unknown'],
] as const
const withCopies = (copies: number, sentenceYears = '3'): string =>
  answeredRows([
    [
      'sentence-1',
      inText({
        'sentences[0].sentenceYears': sentenceYears,
        ...(copies > 0 && { 'sentences[0].counts': String(copies) }),
      }),
    ],
    ...monthAlone,
  ])
const caseOf = (count: number): object => ({ sentences: Array(count).fill(one) })
const one = { startDate: '2026-11-16', sentenceYears: 3, offenceKey: 'robbery' }
const lengthsOf = (step: number): object => ({
  lengths: { from: { years: 1 }, to: { years: step < 12 ? 10 : 3 }, step: { months: step } },
})
const each = (of: string): string => inText({ startMonth: '2026-03', sentenceYears: of })

/** Without what is only sent on. */
const shown = (reply: string): string => reply.replace(/<input type="hidden"[^>]*>/g, '')

/** The ways in which a case is told, each with two that are small and differ, and one that is dear. */
const ways = {
  'sentences in a link': [carrying(1), carrying(2), carrying(60)],
  'the same on more counts': [withCopies(0), withCopies(0, '4'), withCopies(59)],
  'a month in a link': [
    each('3'),
    each('4'),
    Array(20)
      .fill(`sentence=${encodeURIComponent(each('3'))}`)
      .join('&'),
  ],
  'words of several readings': [
    said('3 years for robbery'),
    said('4 years for robbery'),
    said('3 years for assault or theft, '.repeat(40)),
  ],
  'a case as JSON': [JSON.stringify(caseOf(1)), JSON.stringify(caseOf(2)), JSON.stringify(caseOf(60))],
  'a case of an assistant': [
    tool('work_out_case', caseOf(1)),
    tool('work_out_case', caseOf(2)),
    tool('work_out_case', caseOf(60)),
  ],
  'words of an assistant': [
    tool('read_court_words', { text: '3 years' }),
    tool('read_court_words', { text: '4 years' }),
    tool('read_court_words', { text: '3 years. '.repeat(200) }),
  ],
  'people in the words of an assistant': [
    tool('read_court_words', { text: '3 years' }),
    tool('read_court_words', { text: '4 years' }),
    tool('read_court_words', {
      text: 'Smith got 3 years for robbery and theft, Jones got 2 years. '.repeat(8),
    }),
  ],
  'lengths as JSON': [
    JSON.stringify(lengthsOf(12)),
    JSON.stringify(lengthsOf(24)),
    JSON.stringify(lengthsOf(6)),
  ],
  'lengths in a form': ['lengths.from=4', 'lengths.from=5', 'lengths.from=1&lengths.to=10&lengths.step=6'],
} as const

describe('A route that works out what is told', () => {
  for (const [way, [small, other, dear]] of Object.entries(ways))
    test(`hands over what is dear: ${way}`, async () => {
      const taking: string[] = []
      for (const route of routes.filter(({ path }) => !/[:*]|\.(?:js|json|png|xml|txt|svg)$/.test(path))) {
        if (small.startsWith('{') && (route.method === 'GET' || route.bodyType === 'form')) continue
        const [first, second] = [await ask(route, small), await ask(route, other)]
        // An error says what was sent, and a batch is always handed over.
        if (shown(first.reply) === shown(second.reply) || !first.reply.startsWith('200')) continue
        taking.push(named(route))
        expect([named(route), first.isLong, second.isLong]).toEqual([named(route), false, false])
        expect([named(route), (await ask(route, dear)).isLong]).toEqual([named(route), true])
      }
      expect(taking.length).toBeGreaterThan(0)
    })

  test('and a parameter that is spelt otherwise is the same one', async () => {
    const route = forms.find(({ path }) => path === '/answer') as Route
    const long = said('3 years for assault or theft, '.repeat(40))
    expect((await ask(route, long.replace('line', '%6Cine'))).isLong).toBe(true)
  })
})

describe('The page that tries lengths', () => {
  const route = forms.find(({ path }) => path === '/what-if') as Route
  for (const [form, isLong] of [
    ['lengths.from=5', false],
    ['lengths.from=1&lengths.to=4&lengths.step=6&pleaReductions=0&pleaReductions=1/3', false],
    ['lengths.from=1&lengths.to=10&lengths.step=12', true],
    ['lengths.from=1&lengths.to=41&lengths.step=480', true],
    ['lengths.from=1&lengths.to=4&lengths.step=1&pleaReductions=0&pleaReductions=1/3', true],
  ] as const)
    test(`${form}: ${isLong ? 'handed over' : 'at once'}`, async () => {
      expect((await ask(route, form)).isLong).toBe(isLong)
    })
})
