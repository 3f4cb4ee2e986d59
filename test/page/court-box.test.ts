/** The box for the court's own words, in a browser: what it shows, asks and fills in, and what leaves with its words. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Service } from '../support/service.ts'
import { startPage, type Visit, visit } from './browser.ts'
import { several } from './told.ts'

let service: Service
let visited: Visit
beforeAll(async () => {
  service = await startPage()
  visited = await visit(service, { viewport: { width: 360, height: 800 } })
})
afterAll(async () => {
  expect(visited.faults).toEqual([])
  await visited.close()
  await service.close()
})

const goOn = 'form#step > button.govuk-button:not([name])'
/** Presses Continue by the keyboard, before anything is read: a reading that comes meanwhile moves the button away from a click. */
const hurryOn = (page: Page) => page.locator(goOn).press('Enter')
const saying = (page: Page, text: string) => page.locator('#court-read', { hasText: text }).waitFor()
const asking = (page: Page, text: string) => page.locator('#court-ask', { hasText: text }).waitFor()
const sends = (page: Page, name: string): Promise<string> =>
  page
    .locator('form#step')
    .evaluate((form, of) => new FormData(form as HTMLFormElement).getAll(of).join(), name)

test('The eight causes of a wrong reading, each as it is shown', async () => {
  const page = await visited.open('/')
  for (const [typed, said, asked] of [
    ['3 years, remanded 8 months', 'standard sentence, 3 years. ', ''],
    ['15 months; banned from keeping animals for life', 'standard sentence, 15 months. ', ''],
    ['28 days for not paying a fine', 'prison for not paying, 28 days. ', ''],
    ['20 months, 120 days on tagged curfew', 'standard sentence, 20 months. ', 'half of 120 = 60'],
    ['3 years on remand since 20 march 2026', 'on remand since 20 March 2026', ''],
    ['4 years for GBH', 'standard sentence, 4 years. ', 'Which is it? “GBH” can be:'],
    ['offence 3 March 2025, sentenced 12 June 2026, 5 years', '5 years, 12 June 2026. ', ''],
    ['5 years on 20 march 2026', '5 years, 20 March 2026. ', ''],
  ] as const) {
    await page.locator('#court').fill(typed)
    await saying(page, said)
    if (asked !== '') await asking(page, asked)
    expect([typed, (await page.locator('#court-ask').textContent()) === ''], typed).toEqual([
      typed,
      asked === '',
    ])
  }
  expect(await page.locator('#startDate-day').inputValue()).toBe('20/3/2026')
  // The eighth: a day leaves with its words, unless somebody has typed there since.
  await page.locator('#court').fill('5 years')
  await saying(page, 'We read: standard sentence, 5 years.')
  expect([await page.locator('#startDate-day').inputValue(), await sends(page, 'startDate-year')]).toEqual([
    '',
    '',
  ])
  await page.locator('#court').fill('5 years on 20 march 2026')
  await saying(page, '20 March 2026')
  await page.locator('#startDate-day').fill('21/3/2026')
  await page.locator('#court').fill('5 years for robbery less 40 days on remand')
  await saying(page, 'Robbery')
  expect(await page.locator('#startDate-day').inputValue()).toBe('21/3/2026')
  expect([await sends(page, 'offenceKey'), await sends(page, 'remandCreditDays')]).toEqual(['robbery', '40'])
  // The others leave, too, also where nothing is read any more.
  await page.locator('#court').fill('5 years on licence')
  await asking(page, 'which kind of sentence is it?')
  expect([await sends(page, 'offenceKey'), await sends(page, 'sentenceYears')]).toEqual(['', ''])
})

test('Words that cannot be read leave nothing of those before, and do not go on: there are the boxes', async () => {
  const page = await visited.open('/')
  await page.locator('#court').fill('12 months for theft on 20 march 2026')
  await saying(page, 'We read: standard sentence, 12 months')
  // As a reader that throws.
  await page.evaluate(() => {
    const { matchAll } = String.prototype
    String.prototype.matchAll = function (pattern) {
      if (this.includes('unreadable')) throw new TypeError('reading')
      return matchAll.call(this, pattern)
    }
  })
  await page.locator('#court').fill('3 years, unreadable')
  await hurryOn(page)
  expect(await page.locator('#court-error').textContent()).toBe('We could not read this. Use the boxes.')
  await saying(page, 'We could not read this. Use the boxes.')
  expect([await sends(page, 'sentenceMonths'), await sends(page, 'startDate-year')]).toEqual(['', ''])
  expect(await page.locator('#boxes').isVisible()).toBe(true)
  await page.locator('#court').fill('4 years for theft')
  await saying(page, 'We read: standard sentence, 4 years')
  await page.close()
})

test('Who types before a reload has brought back what stood there keeps what they type', async () => {
  const page = await visited.open('/')
  await page.locator('#court').fill('5 years on 20 march 2026')
  await saying(page, '20 March 2026')
  const { promise: isTyped, resolve: type } = Promise.withResolvers<void>()
  await page.route('**/', async (route) => {
    if (route.request().method() === 'POST') await isTyped
    await route.continue()
  })
  await page.reload()
  await page.locator('#court').fill('4 years for theft')
  const back = page.waitForResponse((response) => response.request().method() === 'POST')
  type()
  await (await back).finished()
  await saying(page, 'We read: standard sentence, 4 years')
  expect(await page.locator('#court').inputValue()).toBe('4 years for theft')
  await page.close()
})

test('What is typed after the words, in a box of its own, wins over them', async () => {
  const page = await visited.open('/')
  await page.locator('#court').fill('sentenced on 16 November 2026 to 3 years for robbery')
  await saying(page, 'Robbery, 16 November 2026')
  await page.locator('#startDate-day').fill('10/11/2026')
  await page.locator(goOn).click()
  await page.locator('h1', { hasText: 'The offence' }).waitFor()
  expect([await sends(page, 'startDate-day'), await sends(page, 'offenceKey')]).toEqual(['10', 'robbery'])
  // One more sentence: its offence stands in its box, and another that is chosen there is the one that counts.
  const told =
    'startDate=2026-11-10&sentenceYears=3&sentenceType=sds&offenceKey=robbery&ageAtConviction=adult'
  const offence = page.locator('input[name="offenceTyped"]')
  for (const [chosen, key] of [
    ['', 'theft'],
    ['Common assault', 'common_assault'],
  ] as const) {
    await visited.open(`/sentences?${several(told, told)}&list=yes`)
    await page.locator('button', { hasText: 'Add another sentence' }).click()
    await page.locator('h1', { hasText: 'Sentence 3' }).waitFor()
    await offence.waitFor()
    await page.locator('#court').fill('2 years concurrent for theft')
    await page.waitForFunction(() =>
      document.querySelector<HTMLInputElement>('input[name="offenceTyped"]')?.value.startsWith('Theft'),
    )
    if (chosen !== '') await offence.fill(chosen)
    await page.locator('form#step button.govuk-button', { hasText: 'Continue' }).click()
    await page.locator('h1', { hasText: 'Check the 3 sentences' }).waitFor()
    expect(await sends(page, 'sentence')).toContain(`offenceKey=${key}`)
  }
})

test('Words that are asked about later do not seem lost, and are not typed twice', async () => {
  const page = await visited.open('/')
  await page.locator('#court').fill('3 years for robbery, he has been in since 20th march')
  await saying(page, 'Before the sentence: “20th march”: we ask next for the days.')
  await page.locator('#court').fill('30 months for theft and 6 months consecutive for ABH. 10/3/2025.')
  await saying(page, 'All passed on 10 March 2025.')
  await page.locator('#court').fill('3 years for theft in sept 2024')
  await page.locator('#court-read button', { hasText: 'sept 2024' }).click()
  expect(await page.locator('#startDate-day').inputValue()).toBe('sept 2024')
  expect(await page.locator('#startDate-said').textContent()).toBe(
    'September 2024, on a day that is not known',
  )
  await page.locator('#court').fill('3 years for theft in sept 2024, now recalled')
  // The questions about a recall have the words already, by the answer and by the link at the head.
  for (const leads of ['#court-ask button:text-is("Yes")', '.starts a[href="/recall"]']) {
    await page.locator(leads).click()
    await page.locator('h1', { hasText: 'Back in prison' }).waitFor()
    await saying(page, 'About the recall we ask later.')
    expect(await page.locator('#court').inputValue()).toContain('now recalled')
    expect([await sends(page, 'recalled'), await sends(page, 'offenceKey')]).toEqual(['way', 'theft'])
    await visited.open('/')
    await page.locator('#court').fill('3 years for theft, now recalled')
    await asking(page, 'called back to prison')
  }
})

test('Times on remand go on as dates, to their question', async () => {
  const page = await visited.open('/')
  await page.locator('#startDate-day').fill('2/11/2026')
  await page.locator('#court').fill('3 years for robbery, on remand from 20 march 2026 to 1 june 2026')
  await saying(page, 'on remand from 20 March 2026 to 1 June 2026')
  await page.locator(goOn).click()
  await page.locator('h1', { hasText: 'The offence' }).waitFor()
  expect([await sends(page, 'remandFrom-month'), await sends(page, 'remandTo-day')]).toEqual(['3', '1'])
  await page.locator('#remand-count', { hasText: '74 days' }).waitFor()
})

describe('Continue stops at a question, and one tap answers it', () => {
  test.each([
    ['3 years 40', 'What is “40”?', 'Days on remand', 'remandCreditDays', '40'],
    ['10 years and a year on licence', 'which is it?', 'Extended sentence', 'kind', 'eds'],
    ['2 years plus 6 months', 'start with the other one', 'After it', 'next', 'consecutiveTo=1'],
    ['4 years for GBH', 'can be:', 'Causing grievous bodily harm with intent', 'offenceKey', 'with_intent'],
    ['6 months suspended for a year', 'Has a court since', 'No', 'activated', 'no'],
    ['12 months 3/9', 'which day?', '3 September 2026', 'startDate-month', '9'],
  ])('“%s”: %s %s', async (typed, question, label, field, value) => {
    const page = await visited.open('/')
    await page.locator('#court').fill(typed)
    await hurryOn(page)
    await page.locator('#court-error', { hasText: question }).waitFor()
    expect(await page.locator('h1').textContent()).not.toContain('The offence')
    await page.locator('#court-ask button', { hasText: label }).first().click()
    await page.waitForFunction(() => document.querySelector('#court-ask')?.textContent === '')
    expect(await sends(page, field)).toContain(value)
    expect(await page.locator('#court').inputValue()).toBe(typed)
  })

  test.each(['25 to life', 'life'])('“%s” has a box for the minimum term', async (typed) => {
    const page = await visited.open('/')
    await page.locator('#court').fill(typed)
    await asking(page, 'before they can ask for parole')
    await page.locator('#court-length').fill('25 years')
    await page.locator('#court-ask button', { hasText: 'Use this' }).click()
    await saying(page, 'life sentence, minimum term 25 years')
    expect([await sends(page, 'kind'), await sends(page, 'sentenceYears')]).toEqual(['life', '25'])
  })

  test('“Another offence” than those that are shown: the search begins with the word', async () => {
    const page = await visited.open('/')
    await page.locator('#startDate-day').fill('2/11/2026')
    await page.locator('#court').fill('3 years for burglary')
    await asking(page, '“burglary” can be:')
    await page.locator('#court-ask button', { hasText: 'Another offence' }).click()
    await page.locator(goOn).click()
    await page.locator('h1', { hasText: 'The offence' }).waitFor()
    await page.locator('input[name="offenceTyped"]').waitFor()
    expect(await page.locator('input[name="offenceTyped"]').inputValue()).toBe('burglary')
  })

  test('with the keyboard; Back keeps the answer', async () => {
    const page = await visited.open('/')
    await page.locator('#startDate-day').fill('2/11/2026')
    await page.locator('#court').fill('got a 5 for robbery')
    await hurryOn(page)
    await page.locator('#court-error', { hasText: '“5”: 5 what?' }).waitFor()
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('5 years')
    await page.keyboard.press('Enter')
    await saying(page, 'standard sentence, 5 years, Robbery')
    expect(await page.locator('#court').inputValue()).toBe('got a 5 for robbery')
    await page.locator(goOn).click()
    await page.locator('h1', { hasText: 'The offence' }).waitFor()
    await page.goBack()
    await saying(page, 'standard sentence, 5 years, Robbery')
    expect(await page.locator('#court').inputValue()).toBe('got a 5 for robbery')
    expect(await page.locator('#court-ask').textContent()).toBe('')
    // What was typed is nowhere but in the box.
    const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }) + location.href)
    expect(kept).not.toContain('got')
    expect(visited.requests.join()).not.toContain('got')
  })
})

test('Each piece has its Change, and what is set aside can be wrong', async () => {
  const page = await visited.open('/')
  await page.locator('#court').fill('3 years for robbery, 6 months consecutive, restraining order 5 years')
  await saying(page, 'We read 2 sentences')
  await page.locator('#court-read button', { hasText: 'sentence 2' }).click()
  await page.locator('#court-length').fill('8 months')
  await page.locator('#court-runs').selectOption('concurrent')
  await page.locator('#court-ask button', { hasText: 'Use this' }).click()
  await saying(page, '8 months · offence: we ask next · at the same time')
  expect(await sends(page, 'next')).toBe('kind=sds&sentenceMonths=8&runs=concurrent')
  await page.locator('#court-read button', { hasText: 'This is wrong' }).click()
  await asking(page, 'What is “5 years”?')
})

test('What was read does not take a click from the button', async () => {
  const page = await visited.open('/')
  await page.locator('#court').fill('3 years')
  await saying(page, '3 years')
  await page.locator('#startDate-day').fill('2/11/2026')
  const button = page.locator(goOn)
  await button.scrollIntoViewIfNeeded()
  // The finger is down before the reading comes, and up after it.
  const { x, y, width, height } = (await button.boundingBox()) as Record<
    'x' | 'y' | 'width' | 'height',
    number
  >
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  await page.locator('#court').evaluate((box) => {
    ;(box as HTMLTextAreaElement).value =
      '3 years for robbery, restraining order 5 years, £156 surcharge, 9 points'
    box.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await page.waitForTimeout(400)
  await page.mouse.up()
  await page.locator('h1', { hasText: 'The offence' }).waitFor()
})

test('The reading waits for the names of the offences: it is the same with slow ones', async () => {
  let answer = (): void => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await visited.context.route('**/assets/offence-names.json', async (route) => {
    await held
    await route.continue()
  })
  const page = await visited.open('/')
  await page.locator('#startDate-day').fill('2/11/2026')
  await page.locator('#court').fill('5 years for robbery')
  await hurryOn(page)
  await saying(page, 'Looking up the offence…')
  expect(await page.locator('#court-error').isVisible()).toBe(false)
  answer()
  await page.locator('h1', { hasText: 'The offence' }).waitFor()
  expect(await sends(page, 'offenceKey')).toBe('robbery')
  await visited.context.unroute('**/assets/offence-names.json')
})
