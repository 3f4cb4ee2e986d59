/** Every page that takes sentences which were told before, found from the routes themselves: sixty of them are read away from the
 *  event loop. Small forms are not. */
import { describe, expect, test } from 'vitest'
import { parametersOf } from '../../service/src/http/query.ts'
import type { Reply } from '../../service/src/http/reply.ts'
import type { Route, RouteRequest } from '../../service/src/http/route.ts'
import { serviceRoutes } from '../../service/src/routes.ts'
import { dearForm } from '../system/attacks/dear-page.ts'

const settings = { operatorName: 'Requisite', operatorContact: null, publicUrl: 'http://localhost' }
const routes = serviceRoutes(settings, () => '2026-11-16')
const forms = routes.filter(({ method, bodyType }) => method === 'POST' && bodyType === 'form')
const named = ({ method, path }: Route): string => `${method} ${path}`

const sentence = `sentence=${encodeURIComponent('startDate=2026-11-16&sentenceYears=3&offenceKey=robbery')}`
const rest = 'startDate-day=1&startDate-month=2&startDate-year=2026&sentenceYears=2'
const carrying = (count: number): string => [...Array(count).fill(sentence), rest].join('&')

/** What a route answers, and whether it handed the request over. */
async function ask(
  route: Route,
  form: string,
): Promise<{ readonly reply: string; readonly isLong: boolean }> {
  let isLong = false
  const elsewhere: Reply = { status: 200, body: 'elsewhere', headers: [] }
  const request: RouteRequest = {
    ...{ method: route.method, params: {}, headers: {} },
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
    test(`${path} hands over three with a date that the prison gave`, async () => {
      const route = forms.find((form) => form.path === path) as Route
      const said =
        '&prisonSaid=yes&statedReleaseDate-day=1&statedReleaseDate-month=3&statedReleaseDate-year=2027'
      expect((await ask(route, carrying(2) + said)).isLong).toBe(false)
      expect((await ask(route, carrying(3) + said)).isLong).toBe(true)
      expect((await ask(route, dearForm)).isLong).toBe(true)
    })
})

describe('The page that tries lengths', () => {
  const route = forms.find(({ path }) => path === '/what-if') as Route
  for (const [form, isLong] of [
    ['fromYears=5', false],
    ['fromYears=1&toYears=4&step=6&plea-0=yes&plea-1=yes', false],
    ['fromYears=1&toYears=10&step=12', true],
    ['fromYears=1&toYears=41&step=480', true],
    ['fromYears=1&toYears=4&step=1&plea-0=yes&plea-1=yes', true],
  ] as const)
    test(`${form}: ${isLong ? 'handed over' : 'at once'}`, async () => {
      expect((await ask(route, form)).isLong).toBe(isLong)
    })
})
