import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core'
import { once } from '../../service/src/http/once.ts'
import { pageRoutes } from '../../service/src/page/routes.ts'
import { isLong } from '../support/long.ts'
import { operatorName, publicUrl, type Service, startService } from '../support/service.ts'
import { findProgram, headlessShell } from '../support/system-packages.ts'

/** What the browser does without. The list takes the place of Playwright's own, so that what we need of that stands here too. */
const unused = [
  // A window makes these pages for its address bar, which nobody sees: half of what a page of ours costs.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

export const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${unused}`,
  // No other host is found, so that nothing is sent to one.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  // A script that compiles and collects for itself takes a tenth less of a machine whose cores are all in use.
  ...(isLong ? [] : ['--js-flags=--single-threaded']),
]

/** Where readers write to. */
export const operatorContact = 'help@law-centre.example'

/** What is not there after so long never comes: a busy machine takes long, and that is no fault of the page. */
const patienceMs = 60_000

/** The day on which the tests read the page. */
export const today = '2026-11-15'

/** The browser of these tests. */
export const executablePath =
  findProgram(...(isLong ? [] : [headlessShell]), 'chromium', 'chromium-browser', 'google-chrome') ??
  '/usr/bin/chromium'

/** One browser for all files that a process of the tests runs: to start one takes longer than most of them. It ends with the
 *  process. */
export const browser = once((): Promise<Browser> => chromium.launch({ executablePath, args: flags }))

/** The service with its page. */
export const startPage = (): Promise<Service> =>
  startService({ routes: pageRoutes({ publicUrl, operatorName, operatorContact, today: () => today }) })

/** A visitor with a real browser, and what the pages asked for and complained about. */
export interface Visit {
  readonly context: BrowserContext
  /** Opens a page anew, in the one window of this visit: another window costs as much as several pages. */
  readonly open: (path: string) => Promise<Page>
  /** The addresses of all requests, in order. */
  readonly requests: readonly string[]
  /** What went wrong in a page: errors of scripts and of the content security policy. */
  readonly faults: readonly string[]
  readonly close: () => Promise<void>
}

/** Begins a visit with an empty profile of its own. A link to an answer is sent as the questions send it, so that the answer by itself is
 *  shown; `isLive` opens it as a reader does, on the page that answers while one types. A request to another host is not sent, but noted; who `leaves` is shown
 *  something there. To look at every request for that keeps the browser from its cache, so that others do without. */
export async function visit(
  service: Service,
  {
    leaves = false,
    isLive = false,
    ...options
  }: BrowserContextOptions & { readonly leaves?: boolean; readonly isLive?: boolean } = {},
): Promise<Visit> {
  const context = await (await browser()).newContext({
    viewport: { width: 1280, height: 900 },
    baseURL: service.url,
    // Pages come from the server, whatever was visited before.
    serviceWorkers: 'block',
    ...options,
  })
  context.setDefaultTimeout(patienceMs)
  const requests: string[] = []
  const faults: string[] = []
  if (!isLive && options.javaScriptEnabled !== false)
    await context.route(
      (url) => url.pathname === '/answer' && url.search !== '',
      (route) =>
        route.request().method() === 'GET'
          ? route.continue({
              method: 'POST',
              postData: new URL(route.request().url()).search.slice(1),
              headers: {
                ...route.request().headers(),
                'content-type': 'application/x-www-form-urlencoded',
              },
            })
          : route.continue(),
    )
  if (leaves)
    await context.route(
      (url) => url.origin !== service.url,
      (route) => route.fulfill({ body: 'another host' }),
    )
  context.on('request', (request) => requests.push(request.url()))
  context.on('weberror', (error) => faults.push(error.error().message))
  context.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('422')) faults.push(message.text())
  })
  let window: Page | null = null
  const open = async (path: string): Promise<Page> => {
    if (window === null || window.isClosed()) window = await context.newPage()
    // The same address again would be a reload, which brings back what was typed there before.
    if (window.url() === new URL(path, service.url).href) await window.goto('about:blank')
    await window.goto(path)
    return window
  }
  return { context, open, requests, faults, close: () => context.close() }
}

/** Does something that leads to another page, and waits for it: a document, or with script another main part in this one. */
export async function goingOn(page: Page, act: () => Promise<void>): Promise<void> {
  await page.evaluate(() => document.querySelector('main')?.setAttribute('data-before', ''))
  await act()
  await shown(page, () => {
    const main = document.querySelector('main')
    return main === null ? document.readyState === 'complete' : !main.hasAttribute('data-before')
  })
  await page.waitForLoadState()
}

/** What both browsers of the tests can be asked. */
interface Asked {
  evaluate<Given, Answer>(ask: (given: Given) => Answer, given: Given): Promise<Answer>
}

/** Waits until something holds in a page, also where it runs no script and while it changes. */
export async function shown<Given>(
  page: Asked,
  holds: (given: Given) => boolean,
  given: Given = undefined as Given,
): Promise<void> {
  const end = Date.now() + patienceMs
  while (Date.now() < end) {
    if (await page.evaluate(holds, given).catch(() => false)) return
    await new Promise((resolve) => setTimeout(resolve, 40))
  }
  throw new Error(`it is never shown: ${holds} ${given}`)
}
