/** Point 30: with the script off each journey comes to the card of the live page, through rows with the same words. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pageRoutes } from '../../service/src/page/routes.ts'
import { isLong } from '../support/long.ts'
import { operatorName, publicUrl, type Service, startService } from '../support/service.ts'
import { operatorContact, type Visit, visit } from './browser.ts'
import { answerCard, rested, textOf, writeWords } from './live-page.ts'

const today = '2026-11-17'
const viewport = { width: 360, height: 740 }
let service: Service
let plain: Visit
let live: Visit
let page: Page
let typing: Page
beforeAll(async () => {
  service = await startService({
    routes: pageRoutes({ publicUrl, operatorName, operatorContact, today: () => today }),
  })
  plain = await visit(service, { viewport, javaScriptEnabled: false })
  live = await visit(service, { viewport, isLive: true })
  await live.context.clock.setFixedTime(`${today}T12:00:00Z`)
  page = await plain.open('/')
  typing = await live.open('/')
})
afterAll(async () => {
  expect(plain.faults).toEqual([])
  for (const one of [plain, live]) await one.close()
  await service.close()
})

const open = () => page.locator('details[data-row][open]')
const press = (name: string) =>
  page.getByRole('button', { name, exact: true }).locator('visible=true').click()
/** Opens what stands under these words. */
const unfold = (name: string | RegExp) =>
  page.locator('summary:visible').filter({ hasText: name }).first().click()
const fill = (label: string, value: string) =>
  page.getByLabel(label, { exact: true }).locator('visible=true').first().fill(value)
/** Says one thing in the row that is open. */
const say = (name: string) => open().getByRole('button', { name, exact: true }).click()
/** The card as it is read; what a wide screen says of its rows is the same. */
const cardWords = async (of: Page): Promise<string> =>
  (await textOf(answerCard(of).locator('visible=true'))).replace(
    /(?: Print one page to hand in)? Easy read(?: Copy a sentence to quote)?$/,
    '',
  )

async function first(length: string, day: string, more: () => Promise<void> = async () => {}): Promise<void> {
  await page.goto('/')
  await fill('How long is it?', length)
  await fill('Which day did the court say it?', day)
  await more()
  await press('Work out the date')
}
const offence = async (name: string): Promise<void> => {
  await open().getByLabel('Offence', { exact: true }).fill(name)
  await open().getByRole('button', { name: 'Use it' }).last().click()
}
const noRemand = () => page.getByLabel('No', { exact: true }).locator('visible=true').first().check()

type Journey = readonly [journey: string, words: string, steps: () => Promise<void>]
const journeys: readonly Journey[] = [
  [
    'one sentence',
    '3 years for robbery today, no remand',
    async () => {
      await first('3 years', '17 November 2026')
      await offence('robbery')
      await say('No')
    },
  ],
  [
    'days in words',
    '3 years for robbery today, 40 days on remand',
    async () => {
      await first('3 years', '17/11/26', async () => {
        await unfold(/^Yes$/)
        await unfold('I know the number')
        await fill('How many days on remand?', '40')
      })
      await offence('robbery')
    },
  ],
  [
    'three sentences',
    '18 months for robbery today, 6 months for theft consecutive, 3 months for common assault concurrent. No remand',
    async () => {
      await first('18 months', '17 November 2026', noRemand)
      await offence('robbery')
      for (const [words, runs] of [
        ['6 months for theft', 'After the first (consecutive)'],
        ['3 months for common assault', 'At the same time (concurrent)'],
      ] as const) {
        await unfold(/Only (?:this|these)/)
        await open().getByLabel('What else did the court say?').fill(words)
        await open().getByLabel(runs).check()
        await say('Add it')
      }
    },
  ],
  [
    'remand by one date',
    '3 years for robbery today, on remand from 20 March 2026',
    async () => {
      await first('3 years', '17 November 2026', async () => {
        await unfold(/^Yes$/)
        await fill('What was the first day?', '20/3/26')
      })
      await offence('robbery')
    },
  ],
  [
    'a recall',
    '3 years on 2 June 2025 for theft. Recalled for 56 days, back in prison 9 November 2026',
    async () => {
      await first('3 years', '2 June 2025', async () => {
        await unfold('No recall')
        await page.locator('#row-recall').getByText('Yes', { exact: true }).click()
        await page.getByLabel('56 days').check()
        await fill('Which day were they back in prison?', '9 November 2026')
      })
      await unfold(/^Standard|3 years/)
    },
  ],
  [
    'life, with days on remand of which it is not said if they are off',
    'Life, minimum 18 years for murder today, 200 days on remand',
    async () => {
      await first('18 years', '17 November 2026', async () => {
        await page.getByLabel('Life', { exact: true }).check()
        await unfold(/^Yes$/)
        await unfold('I know the number')
        await fill('How many days on remand?', '200')
      })
    },
  ],
  [
    'the prison’s date',
    '3 years for robbery today, 40 days on remand',
    async () => {
      await first('3 years', '17 November 2026', async () => {
        await unfold(/^Yes$/)
        await unfold('I know the number')
        await fill('How many days on remand?', '40')
      })
      await offence('robbery')
      await unfold('Has the prison given a date?')
      await open().getByLabel('Which date do the prison’s papers show?').fill('17 November 2027')
      await open().getByRole('button', { name: 'Use it' }).first().click()
    },
  ],
]

/** The short form has every second one. */
describe.each(journeys.filter((_, n) => isLong || n % 2 === 0))('%s', (journey, words, steps) => {
  test('comes to the card of the live page', async () => {
    await steps()
    const own = await cardWords(page)
    await writeWords(typing, words)
    await rested(typing)
    if (journey === 'the prison’s date') {
      await typing.locator('summary').filter({ hasText: 'Has the prison given a date?' }).click()
      await typing.getByLabel('Which date do the prison’s papers show?').fill('17 November 2027')
      await typing.keyboard.press('Enter')
    }
    await expect.poll(() => cardWords(typing)).toBe(own)
    expect(new URL(page.url()).search).toBe('')
  })
})

test('what cannot be read is marked in its row, open, with what was typed', async () => {
  await first('tree years', '17 November 2026')
  expect(await open().getByText('Put this right').count()).toBe(1)
  expect(await open().getByLabel('How long is it?').inputValue()).toBe('tree years')
  await open().getByLabel('How long is it?').fill('3 years')
  await open().getByRole('button', { name: 'Use it' }).last().click()
  expect(await cardWords(page)).toContain('17 November 2027')
})

test('from easy read and from the sheet the way leads back to the answer', async () => {
  for (const name of ['Easy read', 'One page to print']) {
    await page.goto('/answer?startDate=2026-11-17&sentenceYears=3&sentenceType=sds&offenceKey=robbery')
    await press(name)
    await press('Back')
    expect(await cardWords(page)).toContain('Wednesday 17 November 2027')
  }
})

test('a link that a script would read is explained where its questions stand, and over no answer', async () => {
  // A locator by text passes over what stands for those without a script.
  const tips = async () => (await page.locator('main p:visible').allInnerTexts()).join(' ')
  await page.goto('/#startDate=2026-11-17&sentenceYears=3&sentenceType=sds&offenceKey=robbery')
  expect(await tips()).toContain('Did you open a link to an answer?')
  await page.goto('/answer?startDate=2026-11-17&sentenceYears=3&sentenceType=sds&offenceKey=robbery')
  expect(await cardWords(page)).toContain('Wednesday 17 November 2027')
  expect(await tips()).toContain('The papers will show')
  expect(await tips()).not.toContain('Did you open a link')
})
