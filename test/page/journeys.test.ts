import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inFull } from '../support/in-full.ts'
import { isLong } from '../support/long.ts'
import type { Service } from '../support/service.ts'
import { follow, goingOn, press, shown, startPage, tabTo, typeInto, type Visit, visit } from './browser.ts'
import { answers } from './states.ts'

let service: Service
beforeAll(async () => {
  service = await startPage()
})
afterAll(() => service.close())

const theDate = (page: Page) => page.locator('.the-date__day').textContent()
const theHeading = (page: Page) => page.locator('.the-date__what').textContent()

const goOn =
  'form#step > button.govuk-button:not([name]), form#step .govuk-button-group > button.govuk-button:first-child'

const notTold = new URLSearchParams([
  ['sentence', 'startDate=2024-06-03&sentenceYears=4&sentenceType=sds&offenceKey=theft'],
  ['sentence', 'startDate=2026-10-19&sentenceYears=2&sentenceType=sds&offenceKey=theft'],
])

/** The first page of questions, by keyboard. */
async function theCourtSaid(page: Page, kind: string, day: string, length: Record<string, string>) {
  await choose(page, 'kind', kind)
  for (const [unit, number] of Object.entries(length)) await typeInto(page, `#sentence${unit}`, number)
  // With a script a date has one box.
  if (await page.locator('#startDate-month').isVisible()) await typeDay(page, 'startDate', day)
  else await typeInto(page, '#startDate-day', day)
  await follow(page, goOn)
}

/** A date in its three boxes. */
async function typeDay(page: Page, name: string, day: string): Promise<void> {
  const [date, month, year] = day.split(' ') as [string, string, string]
  await typeInto(page, `#${name}-day`, date)
  await typeInto(page, `#${name}-month`, month)
  await typeInto(page, `#${name}-year`, year)
}

/** Ticks a box by the keyboard. */
async function tick(page: Page, box: string): Promise<void> {
  await tabTo(page, `#${box}`)
  await page.keyboard.press('Space')
}

/** The third page: no other sentence. */
async function nothingElse(page: Page): Promise<void> {
  await choose(page, 'another', 'no')
  await follow(page, goOn)
}

/** Chooses one of several by the keyboard: Tab to the group, then the arrows. */
async function choose(page: Page, group: string, value: string): Promise<void> {
  await tabTo(page, `input[name="${group}"]`)
  const focused = (): Promise<string> =>
    page.evaluate(() => (document.activeElement as HTMLInputElement).value)
  for (let i = 0; i < 10 && (await focused()) !== value; i++) await page.keyboard.press('ArrowDown')
  expect(await focused()).toBe(value)
  await page.keyboard.press('Space')
}

/** Looks for the working of a sentence that the change of law reaches in stages. */
async function asSolicitor(page: Page): Promise<void> {
  await theCourtSaid(page, 'sds', '16 6 2025', { Years: '5' })
  const isList = await page.locator('select#offenceKey').isVisible()
  await typeInto(page, isList ? 'select#offenceKey' : 'input[name="offenceTyped"]', 'Handling stolen goods')
  if (!isList) await page.keyboard.press('Escape')
  await choose(page, 'ageAtConviction', 'adult')
  await tick(page, 'creditRemand')
  await press(page, '#remand-number > summary')
  await typeInto(page, '#remandCreditDays', '35')
  await goingOn(page, () => page.keyboard.press('Enter'))
  await nothingElse(page)
  expect(await theDate(page)).toBe('Tuesday 12 January 2027')
  await press(page, '#working > summary')
  expect(await page.locator('.steps').textContent()).toContain('on Tuesday 12 January 2027')
  expect(await page.locator('#law a[href^="https://www.legislation.gov.uk/"]').count()).toBeGreaterThan(5)
}

/** Asks about a life sentence, and must not be told a release date. */
async function asVictim(page: Page): Promise<void> {
  await theCourtSaid(page, 'life', '16 11 2026', { Years: '20' })
  expect(await page.locator('#offenceKey, #ageAtConviction').count()).toBe(0)
  await tick(page, 'creditNone')
  await follow(page, goOn)
  await nothingElse(page)
  expect(await theHeading(page)).toBe('A life sentence has no release date. The minimum term ends on')
  expect(await page.locator('.the-date').textContent()).toContain(
    'From then the Parole Board can let the person out.',
  )
}

describe('By keyboard alone, with script', () => {
  let visited: Visit
  beforeAll(async () => {
    visited = await visit(service, { leaves: true, permissions: ['clipboard-read', 'clipboard-write'] })
  })
  afterAll(async () => {
    expect(visited.faults).toEqual([])
    expect(visited.requests.filter((url) => !url.startsWith(service.url))).toEqual([
      'https://www.bbc.co.uk/weather',
    ])
    await visited.close()
  })

  test('a family: types the offence as people say it, adds remand from dates, and gets a date', async () => {
    const page = await visited.open('/questions')
    await theCourtSaid(page, 'sds', '16 11 2026', { Years: '3' })
    await typeInto(page, 'input[name="offenceTyped"]', 'robb')
    await page.locator('.autocomplete__option').first().waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    expect(await page.locator('input[name="offenceTyped"]').inputValue()).toBe('Robbery')
    await choose(page, 'ageAtConviction', 'adult')
    await typeInto(page, '#remandFrom-day', '1 June 2026')
    await choose(page, 'remandUntil', 'date')
    await typeInto(page, '#remandTo-day', '30/6/26')
    await shown(
      page,
      () => document.querySelector('#remand-count')?.textContent?.startsWith('30 days') === true,
    )
    expect(await page.locator('#creditRemand').isChecked()).toBe(true)
    await follow(page, goOn)
    await nothingElse(page)
    expect(await theDate(page)).toBe('Thursday 14 October 2027')
    expect(await page.locator('.the-date').textContent()).toContain(
      'By law no later than Friday 15. The papers will say Sunday 17 October (CRD).',
    )
    expect(await page.locator('.the-date').textContent()).toContain(
      'one-third of 3 years, less 30 days on remand.',
    )
  })

  test('a solicitor: a sentence from before the change, by Enter from the last box, with its working', async () =>
    asSolicitor(await visited.open('/questions')))

  test('a victim: a life sentence is not shown as a release date, and Shift three times is the way out', async () => {
    const page = await visited.open('/questions')
    await asVictim(page)
    await goingOn(page, async () => {
      for (let i = 0; i < 3; i++) await page.keyboard.press('Shift')
    })
    expect(page.url()).toBe('https://www.bbc.co.uk/weather')
    await page.goBack()
    expect(page.url()).not.toContain('/answer')
  })

  inFull('a journalist: copies the sentence and the link', async () => {
    const page = await visited.open(`/answer?${answers['a fixed sentence']}`)
    await press(page, '#now > summary')
    await press(page, '[data-copy="quote"]')
    await page.locator('text=Copied').first().waitFor()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toMatch(
      /^Under the law as at 14 November 2026, a person .* is due for release on 7 October 2027/,
    )
    expect(await page.locator('#link').inputValue()).toContain('/answer?startDate=2026-11-16&sentenceYears=3')
  })

  test('errors: the summary has the focus, leads to each field, and nothing typed is lost', async () => {
    const page = await visited.open('/questions')
    await typeInto(page, '#sentenceYears', '1.25')
    await typeInto(page, '#startDate-day', '31/2/2026')
    await follow(page, goOn)
    expect(await page.title()).toMatch(/^Error: /)
    await page.waitForFunction(() => document.activeElement?.classList.contains('govuk-error-summary'))
    const links = page.locator('.govuk-error-summary a')
    expect(await links.count()).toBe(3)
    for (const link of await links.all()) {
      const target = String(await link.getAttribute('href'))
      await link.press('Enter')
      expect(await page.evaluate(() => document.activeElement?.id)).toBe(target.slice(1))
    }
    expect(await page.locator('#startDate-day').inputValue()).toBe('31/2/2026')
    expect(await page.locator('#sentenceYears').inputValue()).toBe('1.25')
  })

  inFull('an offence that is chosen and then changed is not the one that counts', async () => {
    const page = await visited.open(`/offence?${answers['a fixed sentence']}`)
    await tabTo(page, 'input[name="offenceTyped"]')
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('xyz')
    await page.keyboard.press('Escape')
    await follow(page, goOn)
    expect(await page.locator('#offenceKey-error').textContent()).toContain(
      '“xyz” is not in our list. Try another word, or say that you do not know it.',
    )
  })

  test('nothing is stored beyond the tab, and no cookie is set', async () => {
    const page = await visited.open(`/answer?${answers['a fixed sentence']}`)
    expect(await visited.context.cookies()).toEqual([])
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
  })
})

describe('By keyboard alone, without script', () => {
  let visited: Visit
  beforeAll(async () => {
    visited = await visit(service, {
      leaves: true,
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
    })
  })
  afterAll(async () => {
    const elsewhere = visited.requests.filter((url) => !url.startsWith(service.url))
    expect(elsewhere).toEqual(isLong ? ['https://www.bbc.co.uk/weather'] : [])
    await visited.close()
  })

  test('a family: chooses the offence from the list and gets the date', async () => {
    const page = await visited.open('/questions')
    await theCourtSaid(page, 'sds', '16 Nov 2026', { Months: '36' })
    await typeInto(page, 'select#offenceKey', 'Robbery')
    await choose(page, 'ageAtConviction', 'adult')
    await tick(page, 'creditTag')
    await follow(page, 'button[formaction="/tagged-bail-days"]')
    await typeInto(page, '#daysOnTag', '79')
    await goingOn(page, () => page.keyboard.press('Enter'))
    expect(await page.locator('.found p').textContent()).toContain('40 days of credit')
    await follow(page, '.found button')
    await follow(page, goOn)
    await nothingElse(page)
    expect(await theDate(page)).toBe('Thursday 7 October 2027')
  })

  // The short form has made these two journeys with script.
  test.runIf(isLong)('a solicitor: the same date and the same working', async () =>
    asSolicitor(await visited.open('/questions')),
  )

  test.runIf(isLong)('a victim: not a release date, and the way out is a link', async () => {
    const page = await visited.open('/questions')
    await asVictim(page)
    await page.reload()
    await follow(page, '.way-out')
    expect(page.url()).toBe('https://www.bbc.co.uk/weather')
  })

  test('a journalist: the sentence and the link are there to select', async () => {
    const page = await visited.open(`/answer?${answers['a fixed sentence']}`)
    expect(await page.locator('#quote').textContent()).toContain('is due for release on 7 October 2027')
    expect(await page.locator('#link').inputValue()).toContain('/answer?startDate=2026-11-16')
    expect(await page.locator('[data-copy="link"]').isVisible()).toBe(false)
  })

  inFull('an extended sentence: two lengths, and two days between which release will be', async () => {
    const page = await visited.open('/questions')
    await choose(page, 'kind', 'eds')
    await typeInto(page, '#extensionYears', '3')
    await typeInto(page, '#sentenceYears', '7')
    await typeDay(page, 'startDate', '2 11 2026')
    await follow(page, goOn)
    await typeInto(page, 'select#offenceKey', 'Robbery')
    await choose(page, 'ageAtConviction', 'adult')
    await tick(page, 'creditNone')
    await follow(page, goOn)
    await nothingElse(page)
    expect(await theHeading(page)).toBe('The Parole Board decides first. Release will be between')
    expect(await page.locator('.the-date').textContent()).toContain('on licence until 1 November 2036')
  })

  inFull(
    'under 18 when found guilty: a sentence over 2 years can only be section 250, and two dates are shown',
    async () => {
      const page = await visited.open('/questions')
      await theCourtSaid(page, 'sds', '2 November 2026', { Years: '3' })
      await typeInto(page, 'select#offenceKey', 'Assault occasioning actual bodily harm')
      await choose(page, 'ageAtConviction', 'child')
      expect(await page.locator('#childSentence').count()).toBe(0)
      await tick(page, 'creditNone')
      await follow(page, goOn)
      await nothingElse(page)
      expect(await page.locator('.the-date__day').allTextContents()).toEqual([
        'Wednesday 12 January 2028',
        'Tuesday 2 May 2028',
      ])
      expect(await page.locator('.the-date').textContent()).toContain('Did you use 40% or one-half?')
    },
  )

  inFull('a suspended sentence has no date, and leads back', async () => {
    const page = await visited.open('/questions')
    await choose(page, 'kind', 'suspended')
    await choose(page, 'activated', 'no')
    await follow(page, goOn)
    expect(await page.locator('h1').textContent()).toContain('the sentence is suspended')
    await follow(page, 'form#step > button.govuk-button:not([name])')
    expect(await page.locator('#kind-suspended').isChecked()).toBe(true)
  })

  /** The second page for a sentence for an offence that is chosen from the list. */
  async function theOffence(page: Page, offence: string, remand: string | null): Promise<void> {
    await typeInto(page, 'select#offenceKey', offence)
    if (!(await page.locator('#ageAtConviction').isChecked())) await choose(page, 'ageAtConviction', 'adult')
    if (remand !== null) {
      await tick(page, 'creditRemand')
      await press(page, '#remand-number > summary')
      await typeInto(page, '#remandCreditDays', remand)
    }
    await follow(page, goOn)
  }

  // The short form sends these two as forms, in form-journeys.test.ts, and makes them with script, in taps.test.ts.
  inFull(
    'several sentences: told, listed, changed, removed and worked out, with nothing of them in an address',
    async () => {
      const page = await visited.open('/questions')
      const before = visited.requests.length
      await theCourtSaid(page, 'sds', '10 3 2025', { Years: '4' })
      await theOffence(page, 'Burglary of a dwelling (theft', '21')
      const first = visited.requests.length
      await choose(page, 'another', 'yes')
      await follow(page, goOn)
      expect(await page.locator('h1').textContent()).toBe('Sentence 2: what the court said')
      await choose(page, 'kind', 'sds')
      await typeInto(page, '#sentenceMonths', '6')
      expect(await page.locator('#sameDay').isChecked()).toBe(true)
      await typeInto(page, 'select#offenceKey', 'Assault occasioning actual bodily harm')
      await choose(page, 'runs', 'consecutive')
      await follow(page, goOn)
      expect(await page.locator('.sentence-card').nth(1).textContent()).toContain(
        'Counted once, with sentence 1',
      )
      expect(await page.locator('h1').textContent()).toBe('Check the 2 sentences')
      await follow(page, 'button[name="add"]')
      await choose(page, 'kind', 'sds')
      await typeInto(page, '#sentenceMonths', '24')
      await typeInto(page, 'select#offenceKey', 'Dangerous driving')
      await choose(page, 'runs', 'concurrent')
      await follow(page, goOn)
      expect(await page.locator('.sentence-card').count()).toBe(3)
      // Change the third: 18 months, and not 24.
      await follow(page, '.sentence-card button[name="change"][value="3"]')
      expect(await page.locator('#sentenceMonths').inputValue()).toBe('24')
      await page.locator('#sentenceMonths').fill('18')
      await follow(page, goOn)
      expect(await page.locator('.sentence-card').nth(2).textContent()).toContain('18 months')
      await follow(page, 'form#step > button.govuk-button:not([name])')
      expect(await page.locator('.the-date__day').allTextContents()).toEqual([
        'Thursday 3 December 2026',
        'Tuesday 12 January 2027',
      ])
      await press(page, '#decides > summary')
      expect(await page.locator('#decides').textContent()).toContain('Sentence 3 adds nothing.')
      const addresses = visited.requests.slice(first)
      expect(addresses.filter((url) => url.includes('sentence='))).toEqual([])
      expect(visited.requests.slice(before).filter((url) => url.includes('actual_bodily_harm'))).toEqual([])
      await press(page, '#now > summary')
      expect(await page.locator('#link').count()).toBe(0)
      await follow(page, 'button[name="link"]')
      const link = await page.locator('#link').inputValue()
      await page.goto(link.replace('https://requisite.example', ''))
      expect(await page.locator('.the-date__day').count()).toBe(2)
      // Back to the list: without the first, the second must be told again.
      await follow(page, 'button[name="list"]')
      await follow(page, 'button[name="remove"][value="3"]')
      expect(await page.locator('.sentence-card').count()).toBe(2)
      await follow(page, 'button[name="remove"][value="2"]')
      expect(await page.locator('.sentence-card').count()).toBe(1)
      await follow(page, goOn)
      expect(page.url()).toMatch(/\/answer$/)
    },
  )

  inFull(
    'a recall of 56 days: its own questions, no offence and no age, checked, and nothing of it in an address',
    async () => {
      const page = await visited.open('/questions')
      const before = visited.requests.length
      await follow(page, 'a[href="/recall"]')
      await theCourtSaid(page, 'sds', '2 6 2025', { Years: '3' })
      expect(await page.locator('#offenceKey, #ageAtConviction').count()).toBe(0)
      await tick(page, 'creditNone')
      await follow(page, goOn)
      await follow(page, goOn)
      expect(await page.locator('.govuk-error-summary a').allTextContents()).toEqual([
        'Choose the kind of recall, or “I am not sure”.',
        'Enter the day. A fixed term is counted from it.',
        'Enter the day of the recall, or say that you do not know it.',
        'Say if the person was out on a tag, or “I do not know”.',
      ])
      await choose(page, 'recallType', 'fixed_term_56')
      await typeInto(page, '#returnToCustodyDate-day', '9')
      await typeInto(page, '#returnToCustodyDate-month', '10')
      await typeInto(page, '#returnToCustodyDate-year', '2026')
      await typeInto(page, '#recallDate-day', '5')
      await typeInto(page, '#recallDate-month', 'Oct')
      await typeInto(page, '#recallDate-year', '2026')
      await choose(page, 'onTag', 'no')
      await follow(page, goOn)
      expect(await page.locator('.others').textContent()).toContain(
        'A fixed-term recall of 56 days, decided on 5 October 2026, back in prison on 9 October 2026',
      )
      await follow(page, 'form#step > button.govuk-button:not([name])')
      expect(await theHeading(page)).toBe('Release after recall. Out on')
      expect(await theDate(page)).toBe('Thursday 3 December 2026')
      expect(await page.locator('.the-date').textContent()).toContain('on licence until 4 June 2028')
      await follow(page, '.next button')
      expect(await page.locator('.paper').textContent()).toContain('Thursday 3 December 2026')
      expect(
        visited.requests.slice(before).filter((url) => url.includes('2026') || url.includes('recall=')),
      ).toEqual([])
    },
  )

  inFull(
    'a standard recall, ticked among what has happened, has a last day and no release date',
    async () => {
      const page = await visited.open('/questions')
      await theCourtSaid(page, 'sds', '16 9 2024', { Years: '3' })
      await theOffence(page, 'Robbery', '10')
      await choose(page, 'another', 'no')
      await tick(page, 'recalled')
      await follow(page, goOn)
      expect(await page.locator('.govuk-error-summary').count()).toBe(0)
      await choose(page, 'recallType', 'standard')
      await tick(page, 'recallDateUnknown')
      await choose(page, 'onTag', 'unknown')
      await follow(page, goOn)
      await follow(page, 'form#step > button.govuk-button:not([name])')
      expect(await theHeading(page)).toContain('There is no set release date. At the latest')
      expect(await page.locator('.the-date').textContent()).toContain('Sunday 5 September')
      // Not sure after all: every kind is shown.
      await follow(page, '[data-back]')
      await follow(page, 'dl button[formaction="/recall"]')
      await choose(page, 'recallType', 'unknown')
      await typeInto(page, '#returnToCustodyDate-day', '9')
      await typeInto(page, '#returnToCustodyDate-month', '11')
      await typeInto(page, '#returnToCustodyDate-year', '2026')
      await follow(page, goOn)
      await follow(page, 'form#step > button.govuk-button:not([name])')
      expect(await page.locator('.the-date').textContent()).toContain('3 January 2027')
    },
  )

  inFull(
    'called back, and a new sentence since: which sentences the recall is for is asked, and each has its own day',
    async () => {
      const page = await visited.open('/recall')
      await theCourtSaid(page, 'sds', '10 1 2025', { Years: '4' })
      await tick(page, 'creditNone')
      await follow(page, goOn)
      await choose(page, 'recallType', 'fixed_term_56')
      for (const name of ['returnToCustodyDate', 'recallDate']) {
        await typeInto(page, `#${name}-day`, '2')
        await typeInto(page, `#${name}-month`, '11')
        await typeInto(page, `#${name}-year`, '2026')
      }
      await choose(page, 'onTag', 'no')
      await follow(page, goOn)
      await follow(page, 'button[name="add"]')
      await choose(page, 'kind', 'sds')
      await typeInto(page, '#sentenceMonths', '9')
      await tick(page, 'sameDay')
      await typeDay(page, 'startDate', '20 11 2026')
      // The new sentence was not recalled: its offence decides how much is served.
      await typeInto(page, 'select#offenceKey', 'Handling stolen goods')
      await choose(page, 'runs', 'concurrent')
      await follow(page, goOn)
      await choose(page, 'ageAtConviction', 'adult')
      await tick(page, 'creditNone')
      await follow(page, goOn)
      const question = page.locator('fieldset', { hasText: 'Which sentences is the recall for?' })
      expect(await question.locator('input:checked').count()).toBe(1)
      expect(await question.locator('input').first().isChecked()).toBe(true)
      await tick(page, 'recallSentenceIds')
      await follow(page, goOn)
      expect(await page.locator('.govuk-error-summary a').allTextContents()).toEqual([
        'Tick at least one sentence.',
      ])
      await tick(page, 'recallSentenceIds')
      await follow(page, goOn)
      expect(await page.locator('.others').textContent()).toContain(
        'A fixed-term recall of 56 days, for sentence 1',
      )
      await follow(page, 'form#step > button.govuk-button:not([name])')
      expect(await theHeading(page)).toBe('Automatic release. Out on')
      expect(await theDate(page)).toBe('Thursday 18 February 2027')
      expect(await page.locator('.the-date').textContent()).toContain(
        'The recall (sentence 1) ends on 27 December 2026',
      )
      await follow(page, '.next button')
      expect(await page.locator('.paper').textContent()).toContain('Thursday 18 February 2027')
    },
  )

  inFull('a sentence passed during a licence: the page asks first, and the recall can be added', async () => {
    const page = await visited.open(`/answer?${notTold}`)
    expect(await page.locator('.the-date p').first().textContent()).toBe(
      'Was the person called back to prison for sentence 1? Then this date may be wrong, and no date is set before 2 June 2028.',
    )
    await follow(page, 'form[action="/recall"] button')
    expect(await page.locator('h1').textContent()).toBe('The recall')
    await choose(page, 'recallType', 'standard')
    await tick(page, 'recallDateUnknown')
    await choose(page, 'onTag', 'no')
    await follow(page, goOn)
    await follow(page, 'form#step > button.govuk-button:not([name])')
    expect(await theHeading(page)).toContain('There is no set release date. At the latest')
    expect(await page.locator('.the-date').textContent()).toMatch(/2 June|1 June/)
    expect(await page.locator('.the-date').textContent()).toContain(
      'until then the new sentence holds the person',
    )
  })

  inFull('the prison gave another date: what would give it, and nothing of it in an address', async () => {
    const page = await visited.open('/questions')
    await theCourtSaid(page, 'sds', '16 11 2026', { Years: '3' })
    await theOffence(page, 'Robbery', '40')
    const before = visited.requests.length
    await choose(page, 'another', 'no')
    await tick(page, 'prisonSaid')
    await typeInto(page, '#statedReleaseDate-day', '16')
    await typeInto(page, '#statedReleaseDate-month', '11')
    await typeInto(page, '#statedReleaseDate-year', '2027')
    await follow(page, goOn)
    expect(await page.locator('h1').textContent()).toBe('Our date and the prison’s differ by 40 days')
    expect(await page.locator('.the-date').textContent()).toContain('the 40 days on remand were left out')
    expect(await page.locator('.the-date').textContent()).toContain('“Were the 40 days on remand taken off?”')
    expect(visited.requests.slice(before).filter((url) => url.includes('?'))).toEqual([])
    await follow(page, '.next button')
    expect(await page.locator('.paper__blank').first().textContent()).toContain('16 November 2027')
  })

  test('another time on remand is one more row, and what was typed stays', async () => {
    const page = await visited.open(`/remand-days?${answers['a fixed sentence']}`)
    await typeInto(page, '#remandFrom-day', '5')
    await follow(page, 'button[name="remandMore"]')
    expect(await page.locator('.remand-time').count()).toBe(2)
    expect(await page.locator('#remandFrom-day').inputValue()).toBe('5')
  })

  test('errors, everything typed kept, and what follows a choice asked only of those who make it', async () => {
    const page = await visited.open('/questions')
    await typeInto(page, '#sentenceYears', 'x')
    await goingOn(page, () => page.keyboard.press('Enter'))
    expect(await page.locator('.govuk-error-summary a').count()).toBe(3)
    expect(await page.locator('#sentenceYears').inputValue()).toBe('x')
    expect(await page.locator('#extensionYears').isVisible()).toBe(false)
    await choose(page, 'kind', 'eds')
    expect(await page.locator('#extensionYears').isVisible()).toBe(true)
  })

  test('a shared link gives the same answer, and leads back to the answers to change them', async () => {
    const page = await visited.open(`/answer?${answers['an extended sentence']}`)
    expect(await theHeading(page)).toBe('The Parole Board decides first. Release will be between')
    expect(await page.locator('.the-date').textContent()).toContain('Saturday 15 December 2029')
    await follow(page, 'button[name="question"][value="passed"]')
    expect(await page.locator('#startDate-year').inputValue()).toBe('2025')
    await follow(page, '[data-back]')
    await follow(page, 'button[name="question"][value="sentence"]')
    expect(await page.locator('input[value="eds"]').isChecked()).toBe(true)
  })

  test('the way out is a link that says nothing about where the reader was', async () => {
    const page = await visited.open('/questions')
    const link = page.locator('.way-out')
    expect(await link.getAttribute('href')).toBe('https://www.bbc.co.uk/weather')
    expect(await link.getAttribute('rel')).toContain('noreferrer')
  })
})
