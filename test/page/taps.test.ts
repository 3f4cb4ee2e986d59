/** How many times a reader must tap or click, and how many boxes are filled in, from the start to the answer. A tap is a click on
 *  a choice, a button, a suggestion or a box; typing is none. */
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { inFull } from '../support/in-full.ts'
import { shown, startPage, visit } from './browser.ts'

const service = await startPage()
const visited = await visit(service, { viewport: { width: 390, height: 844 }, hasTouch: true })
afterAll(async () => {
  expect(visited.faults).toEqual([])
  await visited.close()
  await service.close()
})

const goOn = '.govuk-button-group > button.govuk-button, form#step > button.govuk-button:not([name])'

/** Somebody who counts. */
function reader(page: Page) {
  const count = { taps: 0, fields: 0 }
  const tap = async (selector: string): Promise<void> => {
    count.taps++
    await page.locator(selector).first().click()
  }
  return {
    count,
    tap,
    type: async (selector: string, text: string): Promise<void> => {
      count.fields++
      await tap(selector)
      await page.keyboard.insertText(text)
    },
    at: (heading: string): Promise<void> =>
      shown(
        page as never,
        (wanted: string) => document.querySelector('h1')?.textContent?.includes(wanted) === true,
        heading,
      ),
  }
}

/** The label of a choice: the box itself is drawn by it. */
const label = (id: string): string => `label[for="${id}"]`

async function offence(page: Page, { type, tap }: ReturnType<typeof reader>, typed: string): Promise<void> {
  await type('input[name="offenceTyped"]', typed)
  await page.locator('.autocomplete__option').first().waitFor()
  await tap('.autocomplete__option')
}

describe('From the start to the answer', () => {
  test('robbery with remand: at most 12 taps', async () => {
    const page = await visited.open('/questions')
    const { tap, type, at, count } = reader(page)
    await tap(label('kind'))
    await type('#sentenceYears', '3')
    await type('#startDate-day', '16/11/2026')
    await tap(goOn)
    await at('The offence')
    await offence(page, { tap, type, at, count }, 'robb')
    await tap(label('ageAtConviction'))
    await tap('#remand-number > summary')
    await type('#remandCreditDays', '40 days')
    expect(await page.locator('#creditRemand').isChecked()).toBe(true)
    await tap(goOn)
    await at('Anything else')
    await tap(label('another'))
    await tap(goOn)
    await at('7 October 2027')
    expect(count.taps).toBeLessThanOrEqual(12)
  })

  test('one sentence and one stretch on remand: at most 12, and the count is in sight as it is typed', async () => {
    const page = await visited.open('/questions')
    await page.setViewportSize({ width: 360, height: 640 })
    const { tap, type, at, count } = reader(page)
    await tap(label('kind'))
    await type('#sentenceYears', '3')
    await type('#startDate-day', '16 November 2026')
    await tap(goOn)
    await at('The offence')
    await offence(page, { tap, type, at, count }, 'robb')
    await tap(label('ageAtConviction'))
    // "Today" would be the day of sentence for many, and that day is none on remand.
    expect(await page.locator('.remand-times .one-date__line button').count()).toBe(0)
    await type('#remandFrom-day', '20 March 2026')
    const counted = (text: string): Promise<void> =>
      shown(
        page as never,
        (wanted: string) => document.querySelector('#remand-count')?.textContent === wanted,
        text,
      )
    await counted('241 days on remand count.')
    const isInSight = (): boolean => {
      const [said, bar] = ['#remand-count', '.way-out'].map((place) =>
        (document.querySelector(place) as Element).getBoundingClientRect(),
      ) as [DOMRect, DOMRect]
      return said.top > 0 && said.bottom <= bar.top
    }
    expect(await page.evaluate(isInSight)).toBe(true)
    const taps = count.taps
    // The day of sentence, typed as the last day, is cut off; and so is a later one.
    for (const last of ['16 November 2026', '20 November 2026']) {
      await tap(label('remandUntil-date'))
      await page.locator('#remandTo-day').fill(last)
      await shown(page as never, () => document.querySelector('#remand-why')?.textContent !== '')
      await counted('241 days on remand count.')
      await tap(label('remandUntil'))
      await shown(page as never, () => document.querySelector('#remand-why')?.textContent === '')
    }
    count.taps = taps
    await tap(goOn)
    await at('Anything else')
    await tap(label('another'))
    await tap(goOn)
    await at('18 March 2027')
    expect(count.taps).toBeLessThanOrEqual(12)
    expect(await page.locator('.the-date').textContent()).toContain('241 days on remand count.')
    await page.setViewportSize({ width: 390, height: 844 })
  })

  test('the box for the days is open until another answer is given, and a day in it is an answer', async () => {
    const page = await visited.open('/offence?startDate=2026-11-16&sentenceYears=3&sentenceType=sds')
    const { tap, type } = reader(page)
    const box = page.locator('#remandFrom-day')
    const isTicked = (id: string): Promise<boolean> => page.locator(`#${id}`).isChecked()
    // A link without days on remand says that there were none.
    expect(await box.isVisible()).toBe(false)
    await tap(label('creditNone'))
    await type('#remandFrom-day', '20 March 2026')
    expect(await isTicked('creditRemand')).toBe(true)
    await tap(label('creditNone'))
    expect([await isTicked('creditRemand'), await box.isVisible(), await box.inputValue()]).toEqual([
      false,
      false,
      '',
    ])
    await tap(label('creditUnknown'))
    expect([await isTicked('creditNone'), await box.isVisible()]).toEqual([false, false])
    await tap(label('creditRemand'))
    expect([await isTicked('creditUnknown'), await box.isVisible()]).toEqual([false, true])
    // What was taken away is not sent.
    expect(await page.locator('input[name="remandFrom-year"]').inputValue()).toBe('')
  })

  test('three sentences of one day: at most 27 taps', async () => {
    const page = await visited.open('/questions')
    const { tap, type, at, count } = reader(page)
    await tap(label('kind'))
    await type('#sentenceYears', '2')
    await type('#startDate-day', '16 nov 26')
    await tap(goOn)
    await at('The offence')
    await offence(page, { tap, type, at, count }, 'theft from the person')
    await tap(label('ageAtConviction'))
    await tap(label('creditNone'))
    await tap(goOn)
    await at('Anything else')
    await tap(label('another-yes'))
    await tap(goOn)
    for (const [number, months] of [
      [2, '12'],
      [3, '9'],
    ] as const) {
      await at(`Sentence ${number}`)
      await tap(label('kind'))
      await type('#sentenceMonths', months)
      await tap('button[name="sameOffence"]')
      await shown(
        page as never,
        () => document.querySelector<HTMLInputElement>('input[name="offenceTyped"]')?.value !== '',
      )
      expect(await page.locator('#sentenceMonths').inputValue()).toBe(months)
      await tap(label('runs-consecutive'))
      if (number === 3) await tap('label[for="consecutiveTo"]')
      await tap(goOn)
      await at(`Check the ${number} sentences`)
      if (number === 2) await tap('button[name="add"]')
    }
    expect(await page.locator('.sentence-card').nth(2).textContent()).toContain(
      'After sentence 1, at the same time as sentence 2',
    )
    await tap('form#step > button.govuk-button:not([name])')
    await at('16 November 2027')
    expect(count.taps).toBeLessThanOrEqual(27)
  })

  test('a recall', async () => {
    const page = await visited.open('/questions')
    const { tap, type, at, count } = reader(page)
    await tap('a[href="/recall"]')
    await at('Back in prison')
    await tap(label('kind'))
    await type('#sentenceYears', '3')
    await type('#startDate-day', '2 june 2025')
    await tap(goOn)
    await at('Before the sentence')
    await tap(label('creditNone'))
    await tap(goOn)
    await at('The recall')
    await tap(label('recallType'))
    for (const day of ['returnToCustodyDate', 'recallDate'])
      expect(await page.locator(`#${day} button`).allTextContents()).toEqual(['Today', 'Yesterday'])
    await page.locator('#returnToCustodyDate button:text("Yesterday")').click()
    const yesterday = await page.evaluate(() => {
      const [year, month, day] = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' })
        .format(Date.now() - 86_400_000)
        .split('-')
      return [day, month, year].map(Number)
    })
    const sent = await page
      .locator('#returnToCustodyDate input[type="hidden"]')
      .evaluateAll((boxes) => boxes.map((box) => Number((box as HTMLInputElement).value)))
    expect(sent).toEqual(yesterday)
    await page.locator('#returnToCustodyDate-day').fill('')
    await type('#returnToCustodyDate-day', '9.10.26')
    await tap(label('recallDateUnknown'))
    await tap(label('onTag'))
    await tap(goOn)
    await at('Check the sentence')
    await tap('form#step > button.govuk-button:not([name])')
    await at('December 2026')
    expect(count.taps).toBeLessThanOrEqual(15)
  })

  inFull('the same on counts 2 to 9 is one card, which is changed and taken apart', async () => {
    const page = await visited.open('/questions')
    const { tap, type, at } = reader(page)
    await tap(label('kind'))
    await type('#sentenceYears', '3')
    await type('#startDate-day', '16/11/26')
    await tap(goOn)
    await at('The offence')
    await tap(label('offenceUnknown'))
    await tap(label('ageAtConviction'))
    await tap(label('creditNone'))
    await tap(goOn)
    await at('Anything else')
    await tap(label('another-yes'))
    await tap(goOn)
    await at('Sentence 2')
    await tap(label('kind'))
    await type('#sentenceMonths', '12')
    await tap(label('offenceUnknown'))
    await tap(label('runs'))
    await tap(goOn)
    await at('Check the 2 sentences')
    await tap('button[name="same"][value="2"]')
    await at('The same on other counts')
    await type('#counts', '99')
    await tap(goOn)
    await shown(page as never, () => document.querySelector('#counts-error') !== null)
    expect(await page.locator('#counts-error').textContent()).toContain(
      'That makes 101 sentences. We take 60.',
    )
    await page.locator('#counts').fill('7')
    await tap(goOn)
    await at('Check the 9 sentences')
    expect(await page.locator('.sentence-card h2').allTextContents()).toEqual([
      '1. Offence not known',
      '2 to 9. Offence not known',
    ])
    await tap('button[name="change"][value="2-8"]')
    await at('Sentence 2')
    expect(await page.locator('#sentenceMonths').inputValue()).toBe('12')
    await page.locator('#sentenceMonths').fill('10')
    await tap(goOn)
    await at('Check the 9 sentences')
    expect(await page.locator('.sentence-card').nth(1).textContent()).toContain('10 months each')
    await tap('.sentence-card button[name="change"][value="9"]')
    await at('Sentence 9')
    await page.locator('#sentenceMonths').fill('4')
    await tap(goOn)
    await at('Check the 9 sentences')
    expect(await page.locator('.sentence-card h2').allTextContents()).toEqual([
      '1. Offence not known',
      '2 to 8. Offence not known',
      '9. Offence not known',
    ])
    await tap('button[name="remove"][value="2-7"]')
    await at('Check the 2 sentences')
  })
})

describe('Without a journey', () => {
  const robbery =
    '/answer?startDate=2026-11-16&sentenceYears=3&offenceKey=robbery&sentenceType=sds&remandCreditDays=40'

  test('the days on remand are tried in the answer, and it is said how far the date moves', async () => {
    const page = await visited.open(robbery)
    const { at, tap } = reader(page)
    await at('7 October 2027')
    await page.locator('#remandCreditDays').fill('50')
    await at('27 September 2027')
    expect(await page.locator('#moved').textContent()).toBe('Now Monday 27 September 2027, 10 days earlier.')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('remandCreditDays')
    await page.locator('.stepper__said button').click()
    await at('7 October 2027')
    await tap('#more-days')
    await at('6 October 2027')
    expect(await page.locator('#quote').textContent()).toContain('6 October 2027')
  })

  test('one answer is changed by itself, and leads straight back', async () => {
    const page = await visited.open(robbery)
    const { at, tap } = reader(page)
    await tap('button[name="question"][value="passed"]')
    await at('Change one answer')
    expect(await page.locator('#sentenceYears').count()).toBe(0)
    await page.locator('#startDate-day').fill('x')
    await tap('form#step > button.govuk-button')
    await shown(page as never, () => document.querySelector('.govuk-error-summary') !== null)
    await page.locator('#startDate-day').fill('15/11/2026')
    await tap('form#step > button.govuk-button')
    await at('6 October 2027')
    await tap('button[name="question"][value="sentence"]')
    await at('Change one answer')
    expect(await page.locator('#sentenceYears').inputValue()).toBe('3')
    await page.locator('#sentenceYears').fill('6')
    await tap('form#step > button.govuk-button')
    await at('2028')
    await tap('button[name="question"][value="offence"]')
    await at('Change one answer')
    expect(await page.locator('input[name="offenceTyped"]').inputValue()).toBe('Robbery')
    await page.goBack()
    await at('2028')
  })
})
