/** With scripts nothing that is told is sent: every journey of the page, in a new profile, and every request that reaches the server.
 *  Nothing of it stands in an address either, nor in what the history holds. Today is 17 November 2026. */
import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pageRoutes } from '../../service/src/page/routes.ts'
import { isLong } from '../support/long.ts'
import { operatorName, publicUrl, type Service, startService } from '../support/service.ts'
import { goingOn, operatorContact, type Visit, visit } from './browser.ts'
import { answerCard, wordsOf } from './live-page.ts'

const today = '2026-11-17'

/** What the server was asked for, with the length of each body. */
interface Asked {
  readonly method: string
  readonly url: string
  readonly length: string
}

let service: Service
const asked: Asked[] = []
beforeAll(async () => {
  service = await startService({
    routes: pageRoutes({ publicUrl, operatorName, operatorContact, today: () => today }),
  })
  service.server.on('request', ({ method, url, headers }) =>
    asked.push({ method: `${method}`, url: `${url}`, length: headers['content-length'] ?? '0' }),
  )
})
afterAll(() => service.close())

const facts = 'startDate=2026-11-16&sentenceYears=3&sentenceType=sds&offenceKey=robbery&remandCreditDays=40'
const linkedDay = 'Thursday 7 October 2027'

const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).locator('visible=true').first().click()
const pressOn = (page: Page, name: string | RegExp): Promise<void> => goingOn(page, () => press(page, name))

async function typed(page: Page): Promise<void> {
  await page.goto('/')
  await wordsOf(page).fill('3 years for robbery, 16 November 2026, 40 days on remand')
  await answerCard(page).filter({ hasText: linkedDay }).waitFor()
}
async function asksInQuestions(page: Page): Promise<void> {
  await page.goto('/questions')
  await page.getByLabel('How long is it?', { exact: true }).fill('3 years')
  await page.getByLabel('Which day did the court say it?', { exact: true }).fill('16 November 2026')
  await page.getByLabel('No', { exact: true }).first().check()
  await pressOn(page, 'Work out the date')
  const open = page.locator('details[data-row][open]')
  await open.getByLabel('Offence', { exact: true }).fill('robbery')
  await goingOn(page, () => open.getByRole('button', { name: 'Use it' }).last().click())
  await answerCard(page).filter({ hasText: 'Tuesday 16 November 2027' }).waitFor()
}
async function download(page: Page, act: () => Promise<void>): Promise<void> {
  const saved = page.waitForEvent('download')
  await act()
  expect(await (await saved).failure()).toBeNull()
}

const journeys: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'typed, and a row answered': async (page) => {
    await typed(page)
    await page.locator('details[data-row="age"] > summary').click()
    await press(page, '18 or over')
    await page.locator('details[data-fold="working"] > summary').click()
    await page.locator('details[data-fold="working"] .steps').first().waitFor()
    await page.reload()
    await answerCard(page)
      .filter({ hasText: /202[78]/ })
      .waitFor()
  },
  'easy read, the sheet and the calendar': async (page) => {
    await typed(page)
    await pressOn(page, 'Easy read')
    await page.reload()
    await page.getByRole('heading', { name: 'When can the person leave prison?' }).waitFor()
    await page.goBack()
    await pressOn(page, 'One page to print')
    await page.goBack()
    await answerCard(page).filter({ hasText: linkedDay }).waitFor()
    await press(page, 'Keep this answer')
    await download(page, () => page.locator('dialog [data-page="/answer/calendar.ics"]').click())
  },
  'what a longer one would mean': async (page) => {
    await typed(page)
    await press(page, 'Keep this answer')
    await goingOn(page, () => page.locator('dialog [data-page="/what-if"]').click())
    await page.locator('tbody th').first().waitFor()
  },
  'the questions, and on from their answer': async (page) => {
    await asksInQuestions(page)
    await page.reload()
    await answerCard(page).filter({ hasText: 'Tuesday 16 November 2027' }).waitFor()
    await pressOn(page, 'Easy read')
    await pressOn(page, 'Back')
    await answerCard(page).filter({ hasText: 'Tuesday 16 November 2027' }).waitFor()
    await pressOn(page, 'One page to print')
    await pressOn(page, 'Back')
    await page.locator('#now > summary').click()
    await download(page, () => press(page, 'Add to a calendar'))
    await pressOn(page, 'Make a link')
    expect(await page.locator('#link').inputValue()).toMatch(/\/#.*offenceKey=robbery/)
    await page.goto('/guides/help')
    await page.goBack()
    await answerCard(page).filter({ hasText: 'Tuesday 16 November 2027' }).waitFor()
  },
  'the questions, with something to put right': async (page) => {
    await page.goto('/questions')
    await page.getByLabel('How long is it?', { exact: true }).fill('zwiebelfisch')
    await pressOn(page, 'Work out the date')
    await page.getByText('Put this right').first().waitFor()
  },
  'called back': async (page) => {
    await page.goto('/recall')
    await wordsOf(page).fill('3 years for theft, 2 June 2025, back on 9 October 2026')
    await answerCard(page).locator('h2').first().waitFor()
    await page.locator('details[data-row]').first().waitFor()
  },
  'before the sentence, by the Enter key': async (page) => {
    await page.goto('/what-if')
    await page.waitForSelector('tbody tr')
    await page.fill('#what-if-lengths-from', '3')
    await goingOn(page, () => page.locator('#what-if-lengths-from').press('Enter'))
    await page.locator('tbody th', { hasText: '3 years' }).first().waitFor()
    await page.reload()
    await page.locator('tbody th', { hasText: '3 years' }).first().waitFor()
  },
  'a kept link': async (page) => {
    await page.goto(`/#${facts}`)
    await answerCard(page).filter({ hasText: linkedDay }).waitFor()
    await page.reload()
    await answerCard(page).filter({ hasText: linkedDay }).waitFor()
  },
  'a kept link where the page is open already': async (page) => {
    await typed(page)
    await page.goto(`/#${facts.replace('sentenceYears=3', 'sentenceYears=4')}`)
    await answerCard(page).filter({ hasText: /2028/ }).waitFor()
  },
  'the guides and the table': async (page) => {
    for (const path of ['/guides', '/guides/table', '/guides/recall']) await page.goto(path)
    await page.locator('.govuk-skip-link').focus()
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('main')
  },
}

/** What an address, or what the history holds, may have of a page. */
const isBare = ({ href, state }: { href: string; state: string }): boolean =>
  !/[?#]/.test(href) && !/20\d\d|robbery|sentence|Years/.test(state)

describe.each([
  ['on the first visit', 'block'],
  ['while the page is being kept', 'allow'],
] as const)('%s', (when, serviceWorkers) => {
  const isTried = (n: number): boolean =>
    isLong || (when === 'on the first visit' ? n % 2 === 0 : n % 4 === 3)
  let visited: Visit
  beforeAll(async () => {
    visited = await visit(service, { serviceWorkers, isLive: true })
    await visited.context.clock.setFixedTime(`${today}T12:00:00Z`)
  })
  afterAll(async () => {
    await visited.close()
    expect(visited.faults).toEqual([])
  })

  test.each(Object.entries(journeys).filter((_, n) => isTried(n)))('%s', async (_journey, drive) => {
    const page = await visited.context.newPage()
    const places: { href: string; state: string }[] = []
    asked.length = 0
    await drive(page)
    for (let back = 0; back < 2; back++) {
      places.push(
        await page.evaluate(() => ({ href: window.location.href, state: JSON.stringify(history.state) })),
      )
      await page.goBack().catch(() => null)
    }
    await page.close()
    expect(places.filter((place) => place.href !== 'about:blank' && !isBare(place))).toEqual([])
    expect(
      asked.filter(({ method, url, length }) => method !== 'GET' || /[?=]/.test(url) || length !== '0'),
    ).toEqual([])
  })
})

test('the rules are asked for once, and a kept link has its facts behind #; the one without scripts says what it sends', async () => {
  const visited = await visit(service, { isLive: true, serviceWorkers: 'allow' })
  asked.length = 0
  const page = await visited.context.newPage()
  await typed(page)
  expect(asked.filter(({ url }) => url.includes('/rules-'))).toHaveLength(1)
  const kept = async (button: string): Promise<string> => {
    await page.locator(`[data-keep="${button}"]`).click()
    return page.locator('#kept-text').inputValue()
  }
  await press(page, 'Keep this answer')
  expect(await kept('link')).toMatch(/^http:\/\/[^/]+\/#[^#]*offenceKey=robbery/)
  const plain = await kept('plain')
  expect(plain).toMatch(/\/answer\?.*offenceKey=robbery/)
  expect(await page.locator('.keep__made').innerText()).toMatch(/its facts go to our server/i)
  const phone = await visit(service, { javaScriptEnabled: false })
  const shown = await phone.open(plain.slice(plain.indexOf('/answer')))
  expect(await shown.locator('noscript .card, .plain .card').first().innerText()).toContain(linkedDay)
  const without = await phone.open(`/#${facts}`)
  expect(await without.locator('body').innerText()).toContain('It needs a script.')
  await phone.close()
  await visited.close()
})

test('a kept link that is opened over a page of another one shows its own facts', async () => {
  const visited = await visit(service, { isLive: true })
  const page = await visited.open('/answer/paper?startDate=2025-01-06&sentenceYears=7&offenceKey=robbery')
  await page.waitForURL('/')
  await page.goto(`/#${facts}`)
  await page.locator('.live__card').getByText(linkedDay).first().waitFor()
  expect(await page.locator('.paper').count()).toBe(0)
  await visited.close()
})

test('what the guides say is asked for once, with the first question', async () => {
  const visited = await visit(service, { isLive: true })
  asked.length = 0
  const timesAsked = () =>
    ['rules', 'guides'].map((file) => asked.filter(({ url }) => url.includes(`/${file}-`)).length)
  const page = await visited.context.newPage()
  await typed(page)
  expect(timesAsked()).toEqual([1, 0])
  for (const [question, title] of [
    ['when does he get tag?', 'Release on a tag'],
    ['can he appeal?', 'An appeal'],
  ] as const) {
    await wordsOf(page).fill(question)
    await answerCard(page).filter({ hasText: title }).waitFor()
  }
  expect(timesAsked()).toEqual([1, 1])
  await visited.close()
})

test.each([
  ['cannot be had', (route: Route) => route.abort()],
  ['do not come', () => {}],
] as const)('where they %s a case is worked out all the same', async (_, answer) => {
  const visited = await visit(service, { isLive: true })
  await visited.context.route('**/assets/guides-*', answer)
  const page = await visited.open('/')
  await wordsOf(page).fill('3 years for robbery, 16 November 2026, 40 days on remand. Can he appeal?')
  await answerCard(page).filter({ hasText: linkedDay }).waitFor()
  await visited.close()
})

test('where the rules cannot be had nothing is sent, unless the reader says so', async () => {
  const visited = await visit(service, { isLive: true })
  await visited.context.route('**/assets/maker-*', (route) => route.abort())
  const page = await visited.open('/questions')
  asked.length = 0
  await page.getByLabel('How long is it?', { exact: true }).fill('3 years')
  await press(page, 'Work out the date')
  await page.getByText('could not get the rules').waitFor()
  expect(asked.filter(({ method }) => method === 'POST')).toEqual([])
  await goingOn(page, () => press(page, 'Send the answers to our server instead'))
  expect(asked.filter(({ method }) => method === 'POST').map(({ url }) => url)).toEqual(['/answer'])
  await visited.close()
})
