import { lawVersion } from '@requisite/law'
import type { Page, Worker } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Route } from '../../service/src/http/route.ts'
import { onDevice } from '../../service/src/page/offline/words.ts'
import { pageRoutes } from '../../service/src/page/routes.ts'
import type { PageReply } from '../../service/src/page/rows/message.ts'
import { http } from '../support/http.ts'
import { inFull } from '../support/in-full.ts'
import { isLong } from '../support/long.ts'
import { operatorName, publicUrl, type Service, startService } from '../support/service.ts'
import { findings } from './axe.ts'
import { goingOn, operatorContact, startPage, today, type Visit, visit } from './browser.ts'
import { answerCard, writeWords } from './live-page.ts'
import { answers, states, threeSentences } from './states.ts'

/** Opens the first page, and waits until the browser has kept the program and answers by it. */
async function firstVisit(visited: Visit): Promise<{ page: Page; worker: Worker }> {
  const page = await visited.open('/')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const [worker] = visited.context.serviceWorkers()
  if (worker === undefined) throw new Error('there is no service worker')
  return { page, worker }
}

/** All that the server was asked for, from now on. */
function requestsTo({ server }: Service): readonly string[] {
  const requests: string[] = []
  server.on('request', ({ method, url }) => requests.push(`${method} ${url}`))
  return requests
}

/** One sentence from the first question to its answer. */
async function askAbout(page: Page): Promise<void> {
  await page.goto('/questions')
  await page.getByLabel('How long is it?', { exact: true }).fill('3 years')
  await page.getByLabel('Which day did the court say it?', { exact: true }).fill('16 November 2026')
  await page.getByLabel('No', { exact: true }).first().check()
  await goingOn(page, () => page.getByRole('button', { name: 'Work out the date' }).click())
  const open = page.locator('details[data-row][open]')
  await open.getByLabel('Offence', { exact: true }).fill('robbery')
  await goingOn(page, () => open.getByRole('button', { name: 'Use it' }).last().click())
}

const theDate = (page: Page) => page.locator('.card .day').allTextContents()

describe('After one visit', () => {
  let service: Service
  let visited: Visit
  let page: Page
  let requests: readonly string[]
  beforeAll(async () => {
    service = await startPage()
    requests = requestsTo(service)
    visited = await visit(service, { serviceWorkers: 'allow', isLive: true })
    ;({ page } = await firstVisit(visited))
  })
  afterAll(() => visited.close())

  test('an empty form says that what is entered is not sent, as soon as that is so', async () => {
    await page.locator('.device', { hasText: onDevice }).waitFor()
  })

  // The proxy of deploy/ counts on it, for people who share an address. A live visit has the cache of the browser, as theirs have.
  test('it took no more than 15 requests', () => expect(requests.length).toBeLessThanOrEqual(15))

  test('with a connection, nothing that is entered is sent', async () => {
    await askAbout(page)
    expect(await theDate(page)).toEqual(['Tuesday 16 November 2027'])
    expect(await page.locator('.device').textContent()).toBe(onDevice)
    await goingOn(page, () => page.getByRole('button', { name: 'One page to print' }).click())
    expect(
      requests.filter((request) => !/^GET \/(?:offline\.js|law-version|assets\/[^?]*)?$/.test(request)),
    ).toEqual([])
  })

  test('nothing is stored but the program, and the steps in the tab until it is closed', async () => {
    const stored = await page.evaluate(async () => {
      const names = await caches.keys()
      const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return {
        paths: kept.flat().map(({ url }) => new URL(url).pathname + new URL(url).search),
        caches: names.length,
        items: localStorage.length,
        databases: (await indexedDB.databases()).length,
      }
    })
    const { paths, ...others } = stored
    expect(others).toEqual({ caches: 1, items: 0, databases: 0 })
    expect(paths.filter((path) => !path.startsWith('/assets/'))).toEqual([])
    expect(paths).toHaveLength(9)
    expect(await visited.context.cookies()).toEqual([])
  })

  test('a page of the browser has the same policy as one of the server', async () => {
    const path = `/answer?${answers['a fixed sentence']}`
    const made = await page.goto(path)
    const { headers } = await http(service, path)
    expect(made?.fromServiceWorker()).toBe(true)
    for (const name of [
      'content-security-policy',
      'permissions-policy',
      'cross-origin-opener-policy',
      'referrer-policy',
      'x-frame-options',
      'cache-control',
      'content-type',
    ])
      expect([name, made?.headers()[name]]).toEqual([name, headers[name]])
  })

  describe('with the connection gone', () => {
    beforeAll(async () => {
      await service.close()
      await visited.context.setOffline(true)
    })

    test('everything works, and the page says that it is offline and how old its law is', async () => {
      await page.goto('/')
      const line = page.locator('.offline')
      await line.filter({ hasText: 'You are offline.' }).waitFor()
      expect(await line.textContent()).toContain(`14 November 2026 (version ${lawVersion})`)
      await askAbout(page)
      expect(await theDate(page)).toEqual(['Tuesday 16 November 2027'])
      await page.locator('#now > summary').click()
      const saved = page.waitForEvent('download')
      await page.locator('button', { hasText: 'Add to a calendar' }).click()
      expect(await (await saved).failure()).toBeNull()
    })

    test('a question is answered by its guide', async () => {
      await writeWords(page, 'when does he get tag?')
      await answerCard(page).filter({ hasText: 'Read more' }).waitFor()
    })

    inFull('before the sentence the answer moves too, and comes by the button', async () => {
      await page.goto('/what-if')
      await page.waitForSelector('tbody tr')
      await page.fill('#what-if-lengths-from', '3')
      await page.waitForFunction(() =>
        document.querySelector('tbody th')?.textContent?.startsWith('3 years, '),
      )
      await goingOn(page, () =>
        page.locator('#what-if').evaluate((form: HTMLFormElement) => form.requestSubmit()),
      )
      expect(await page.locator('tbody tr').count()).toBe(6)
    })

    test('the guides are there, and what is not kept is said to need a connection', async () => {
      await page.goto('/guides/help')
      expect(await page.locator('h1').textContent()).toBe('Get help')
      await page.locator('.offline', { hasText: 'You are offline.' }).waitFor()
      await page.goto('/nowhere')
      expect(await page.locator('h1').textContent()).toBe('This page needs a connection')
    })

    test('nothing went wrong in a page', () => {
      expect(visited.faults.filter((fault) => !/ERR_INTERNET_DISCONNECTED|503/.test(fault))).toEqual([])
    })
  })
})

describe('The browser shows the same as the server', () => {
  let service: Service
  let visited: Visit
  let page: Page
  beforeAll(async () => {
    service = await startPage()
    visited = await visit(service, { serviceWorkers: 'allow', bypassCSP: true })
    ;({ page } = await firstVisit(visited))
  })
  afterAll(async () => {
    await visited.close()
    await service.close()
  })

  /** What the maker of pages gives for what a form would send: one maker, as a page has. */
  const made = (path: string, query: string): Promise<PageReply> =>
    page.evaluate(
      (asked) =>
        new Promise((resolve) => {
          const address = document.querySelector<HTMLElement>('[data-maker]')?.dataset.maker ?? ''
          const start = () => new Worker(address, { type: 'module' })
          const own = window as { maker?: ReturnType<typeof start> }
          own.maker ??= start()
          const { maker } = own
          maker.addEventListener('message', ({ data }) => resolve(data), { once: true })
          maker.postMessage(asked)
        }),
      { page: 1, path, query, today },
    )
  /** The same from the server, by POST. A link has its facts in another place. */
  const sent = async (path: string, body: string): Promise<string> => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const { text } = await http(service, path, { method: 'POST', headers: form, body })
    return text.replaceAll(`${publicUrl}/answer?`, `${service.url}/#`)
  }

  const isTried = (_: unknown, n: number): boolean => isLong || n % 14 === 0
  const told = Object.entries(states).flatMap(([name, address]) => {
    const { pathname, search } = new URL(address, publicUrl)
    return search !== '' && /^\/(?:answer|what-if)/.test(pathname)
      ? [[name, pathname, search.slice(1)] as const]
      : []
  })
  test.each([
    ...told.filter(isTried),
    ['several sentences', '/answer', threeSentences] as const,
    ['several sentences, on paper', '/answer/paper', threeSentences] as const,
  ])('%s', async (_name, path, query) => {
    const reply = await made(path, query)
    if (!('main' in reply)) throw new Error('it is a file')
    const text = await sent(path, query)
    expect(text).toContain(`<title>${reply.title} –`)
    expect(text).toContain(`tabindex="-1">\n${reply.main}\n<p class="device`)
  })

  test('the calendar file', async () => {
    const query = `${answers['a burglary in doubt']}&caseId=of-one-test-and-no-other`
    expect(await made('/answer/calendar.ics', query)).toMatchObject({
      file: await sent('/answer/calendar.ics', query),
    })
  })

  const untold = Object.entries(states).filter(
    ([, path]) => !path.includes('?') && path !== '/guides/nothing',
  )
  test.each(untold.filter(isTried))('%s', async (_name, path) => {
    const { text } = await http(service, path)
    expect(await page.goto(path).then((response) => response?.text())).toBe(text)
  })

  inFull('offline, axe finds nothing', async () => {
    // What looks for a newer program has a connection of its own.
    await service.close()
    await visited.context.setOffline(true)
    await page.goto(`/answer?${answers['a fixed sentence']}`)
    await page.locator('.offline', { hasText: 'You are offline.' }).waitFor()
    expect(await findings(page)).toEqual([])
  })
})

/** A browser looks for a new version when it has nothing else to do. */
const unhurried = { interval: 4000 }

describe('When there is a new version', () => {
  inFull('the browser takes it, and drops the old one', async () => {
    const parts = { publicUrl, operatorContact, today: () => today }
    const [old, next] = [operatorName, 'Another Law Centre'].map((operatorName) =>
      pageRoutes({ ...parts, operatorName }),
    ) as [readonly Route[], readonly Route[]]
    let routes = old
    const service = await startService({
      routes: old.map((route, i) => ({
        ...route,
        answer: (request) => (routes[i] as Route).answer(request),
      })),
    })
    const visited = await visit(service, { serviceWorkers: 'allow' })
    const { page } = await firstVisit(visited)
    const foot = () => page.locator('.foot').textContent()
    await page.goto(`/answer?${answers['a fixed sentence']}`)
    expect(await foot()).toContain(operatorName)
    routes = next
    await expect
      .poll(async () => {
        await page.goto(`/answer?${answers['a fixed sentence']}`)
        return foot()
      }, unhurried)
      .toContain('Another Law Centre')
    await expect.poll(() => page.evaluate(async () => (await caches.keys()).length), unhurried).toBe(1)
    await visited.close()
    await service.close()
  })
})

describe('When the law of the server is another', () => {
  test('a browser with an older program does not answer by it while there is a connection', async () => {
    let version = lawVersion
    const routes = pageRoutes({ publicUrl, operatorName, operatorContact, today: () => today })
    const service = await startService({
      routes: routes.map((route) =>
        route.path === '/law-version'
          ? {
              ...route,
              answer: () => ({ status: 200, body: version, headers: ['Content-Type', 'text/plain'] }),
            }
          : route,
      ),
    })
    const asked = requestsTo(service)
    const answered = `/answer?${answers['a fixed sentence']}`
    // That one with the same law answers is held above, for the short form.
    if (isLong) {
      const first = await visit(service, { serviceWorkers: 'allow', isLive: true })
      const { page } = await firstVisit(first)
      const same = await page.goto(answered)
      expect(same?.fromServiceWorker()).toBe(true)
      expect(asked.filter((request) => request.includes('/answer'))).toEqual([])
      await first.close()
    }
    const later = await visit(service, { serviceWorkers: 'allow', isLive: true })
    version = 'another'
    const { page: old } = await firstVisit(later)
    await old.goto(answered)
    expect(asked.filter((request) => request.includes('/answer'))).toEqual([`GET ${answered}`])
    await service.close()
    await later.context.setOffline(true)
    await old.goto(answered)
    await answerCard(old).filter({ hasText: 'Thursday 7 October 2027' }).waitFor()
    await later.close()
  })
})
