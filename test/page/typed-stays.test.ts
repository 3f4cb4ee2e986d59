/** What was typed never leaves the tab: it stands in no link, in no field of a form that can be sent, in no address, in no request and in
 *  nothing that the service writes down. Without a script a form sends what stands in it to the page that reads it, and nothing of it
 *  goes on from there to easy read, the sheet, the calendar or a link. Today is 17 November 2026. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { pageRoutes } from '../../service/src/page/routes.ts'
import { operatorName, publicUrl, type Service, startService } from '../support/service.ts'
import { goingOn, operatorContact, type Visit, visit } from './browser.ts'
import { answerCard, rested, wordsOf, writeWords } from './live-page.ts'

const today = '2026-11-17'

/** Words that tell: harmless ones that nobody knows, names, a place. None is in what we write ourselves. */
const telling = /zork|glimmerick|quentin|tewkesbury|marjorie/i
const tellingIn = (texts: readonly string[]): readonly string[] => texts.filter((text) => telling.test(text))

let service: Service
/** What reached the server, with its headers, and what it wrote down. */
const asked: string[] = []
const log: string[] = []
let live: Visit
let plain: Visit
beforeAll(async () => {
  const write = (...said: readonly unknown[]): void => {
    log.push(said.map((one) => (one instanceof Error ? one.stack : String(one))).join(' '))
  }
  service = await startService({
    routes: pageRoutes({ publicUrl, operatorName, operatorContact, today: () => today }),
    log: { fault: write, slow: write },
  })
  service.server.on('request', ({ method, url, headers }) =>
    asked.push(`${method} ${url} ${JSON.stringify(headers)}`),
  )
  live = await visit(service, { isLive: true })
  await live.context.clock.setFixedTime(`${today}T12:00:00Z`)
  plain = await visit(service, { javaScriptEnabled: false })
})
afterAll(async () => {
  for (const one of [live, plain]) await one.close()
  await service.close()
})
beforeEach(() => {
  asked.length = 0
  log.length = 0
})

/** What of a page can lead or be sent elsewhere: every address in it, and its own; what the history holds; all that a form would send that
 *  can be sent, but to the page itself where `own` says so. */
const goesOut = (page: Page, own = ''): Promise<readonly string[]> =>
  page.evaluate((own) => {
    const forms = [...document.forms].filter(
      (form) => form.getAttribute('method') !== 'dialog' && (own === '' || !form.action.endsWith(own)),
    )
    const attributes = ['href', 'src', 'action', 'formaction', 'data-page', 'content', 'srcset', 'cite']
    return [
      window.location.href,
      JSON.stringify(window.history.state),
      ...[...document.querySelectorAll('*')].flatMap((element) =>
        attributes.flatMap((name) => element.getAttribute(name) ?? []),
      ),
      ...forms.flatMap((form) =>
        [...form.elements].map(
          (field) => `${form.action}: ${field.getAttribute('name')}=${field.getAttribute('value')}`,
        ),
      ),
    ]
  }, own)

const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).locator('visible=true').first().click()

/** Nothing of it has left, so far. */
async function stays(page: Page, where: string): Promise<void> {
  expect({ where, out: tellingIn(await goesOut(page)) }).toEqual({ where, out: [] })
  expect({ where, asked: tellingIn(asked), log: tellingIn(log) }).toEqual({ where, asked: [], log: [] })
}

const words =
  'Quentin of Tewkesbury got zork glimmerick 3 years for robbery, sentenced on 16 November 2026, 40 days on remand'

/** The words in the box, and the rows that they have. */
async function write(page: Page, said: string): Promise<void> {
  await writeWords(page, said)
  await page.locator('details[data-row]').first().waitFor()
  await rested(page)
}

describe('With a script', () => {
  test('words, answers beside them, and all that is made of them', async () => {
    const page = await live.open('/')
    await write(page, words)
    await stays(page, 'typed')
    for (let left = 3; left > 0; left--) {
      const open = page.locator('details[data-row^="ask-words"]')
      if ((await open.count()) === 0) break
      if ((await open.first().getAttribute('open')) === null)
        await open.first().locator('summary').first().click()
      await open.first().getByRole('button', { name: 'does not matter' }).click()
      await rested(page)
    }
    await stays(page, 'answered')
    await answerCard(page).filter({ hasText: '7 October 2027' }).waitFor()
    for (const [button, heading] of [
      ['Easy read', 'When can the person leave prison?'],
      ['One page to print', 'Please check this release date'],
    ] as const) {
      await goingOn(page, () => press(page, button))
      await page.getByRole('heading', { name: heading }).waitFor()
      await stays(page, button)
      await page.goBack()
    }
    await press(page, 'Keep this answer')
    for (const keep of ['link', 'plain', 'quote']) {
      await page.locator(`[data-keep="${keep}"]`).click()
      const kept = await page.locator('.keep__made').evaluate((made) => made.outerHTML)
      expect(tellingIn([kept])).toEqual([])
      expect(
        tellingIn([
          await page
            .locator('#kept-text')
            .inputValue()
            .catch(() => ''),
        ]),
      ).toEqual([])
    }
    const saved = page.waitForEvent('download')
    await page.locator('dialog [data-page="/answer/calendar.ics"]').click()
    const stream = await (await saved).createReadStream()
    const chunks: string[] = []
    for await (const chunk of stream) chunks.push(String(chunk))
    expect(chunks.join('')).toContain('BEGIN:VCALENDAR')
    expect(tellingIn(chunks)).toEqual([])
    await stays(page, 'kept')
    await press(page, 'Keep this answer')
    await goingOn(page, () => page.locator('dialog [data-page="/what-if"]').click())
    await page.locator('tbody th').first().waitFor()
    await stays(page, 'what-if')
    await page.reload()
    await rested(page)
    await stays(page, 'after a reload')
  })

  test('words in a row, and a sentence more', async () => {
    const page = await live.open('/')
    await write(page, '3 years for robbery, sentenced on 16 November 2026')
    const others = page.locator('details[data-row="others"]')
    await others.locator('summary').first().click()
    for (const box of await others.locator('input[type="text"]').all()) await box.fill('glimmerick zork')
    await stays(page, 'in a row')
    await others.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit())
    await rested(page)
    await stays(page, 'one more')
    expect(await wordsOf(page).inputValue()).toContain('glimmerick')
  })

  test('in the questions', async () => {
    const page = await live.open('/questions')
    await page.getByLabel('How long is it?', { exact: true }).fill('3 years zork')
    await page.getByLabel('Which day did the court say it?', { exact: true }).fill('Quentin’s birthday')
    await goingOn(page, () => press(page, 'Work out the date'))
    await page.getByText('Put this right').first().waitFor()
    expect(tellingIn([page.url(), ...(await goesOut(page, '/answer'))])).toEqual([])
    expect(tellingIn(asked)).toEqual([])
  })

  test('in the small form of another site', async () => {
    const page = await live.open('/embed')
    await wordsOf(page).click()
    await page.keyboard.insertText(words)
    await rested(page)
    await stays(page, 'embed')
  })

  test('a row sends nothing where the script has stopped', async () => {
    const page = await live.open('/')
    await write(page, words)
    const before = page.url()
    await page.evaluate(() => {
      for (const form of document.querySelectorAll<HTMLFormElement>('form[data-row]')) form.submit()
    })
    await rested(page)
    expect(page.url()).toBe(before)
    await stays(page, 'by itself')
  })
})

describe('Without a script', () => {
  /** Sends a form, and what went with it: the words go to the page that reads them, in the body and in no address. */
  const sends = async (page: Page, act: () => Promise<void>): Promise<void> => {
    await goingOn(page, act)
    expect(tellingIn(asked)).toEqual([])
    expect(tellingIn(log)).toEqual([])
    expect(tellingIn(await goesOut(page, '/answer'))).toEqual([])
  }

  test('what is typed in a row goes no further', async () => {
    const page = await plain.open('/questions')
    await page.getByLabel('How long is it?', { exact: true }).fill('3 years')
    await page.getByLabel('Which day did the court say it?', { exact: true }).fill('16 November 2026')
    await page.getByLabel('No', { exact: true }).first().check()
    await sends(page, () => press(page, 'Work out the date'))
    const open = page.locator('details[data-row][open]')
    await open.getByLabel('Offence', { exact: true }).fill('zork')
    await sends(page, () => open.getByRole('button', { name: 'Use it' }).last().click())
    expect(await page.locator('body').innerText()).toContain('zork')
    const again = page.locator('details[data-row][open]')
    await again.getByLabel('Another offence', { exact: true }).fill('robbery')
    await sends(page, () => again.getByRole('button', { name: 'Use it' }).last().click())
    const others = page.locator('details[data-row="others"]')
    await others.locator('summary').first().click()
    const boxes = await others.locator('input[type="text"]').all()
    for (const [i, box] of boxes.entries())
      await box.fill(['1 year for theft concurrent, Quentin of Tewkesbury', ''][i] ?? '')
    await sends(page, () => others.locator('input[type="text"]').first().press('Enter'))
    expect(await page.locator('body').innerText()).toContain('Tewkesbury')
  })
})
