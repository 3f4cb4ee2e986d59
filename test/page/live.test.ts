/** The page that answers while one types, in a real browser, by the words on the screen. Today is 17 November 2026. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inFull } from '../support/in-full.ts'
import { isLong } from '../support/long.ts'
import type { Service } from '../support/service.ts'
import { startPage, type Visit, visit } from './browser.ts'
import { afresh, answerCard, rested as restedOf, textOf as text, wordsOf, writeWords } from './live-page.ts'

const [width, height] = [360, 740]
let service: Service
let visited: Visit
let page: Page
beforeAll(async () => {
  service = await startPage()
  visited = await visit(service, { isLive: true, viewport: { width, height }, hasTouch: true })
  await visited.context.clock.setFixedTime('2026-11-17T12:00:00Z')
  page = await visited.open('/')
})
afterAll(async () => {
  expect(visited.faults).toEqual([])
  await visited.close()
  await service.close()
})

const words = () => wordsOf(page)
const card = () => answerCard(page)
const marked = () => page.locator('section', { hasText: 'Decides the date' }).locator('details[data-row]')
const choice = (name: string) =>
  page.locator('details[data-row][open]').getByRole('button', { name, exact: true })
const group = (heading: string | RegExp) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: heading }) })
const row = (name: string | RegExp) => page.locator('details[data-row]').filter({ hasText: name }).first()
const opened = (): Promise<readonly string[]> =>
  page.locator('details[data-row][open] legend').first().allInnerTexts()

/** The text that is largest on the page, as it is read. */
const largest = (): Promise<string> =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('.card *')].filter((one) => one.innerText)
    const size = (one: Element): number => Number.parseFloat(getComputedStyle(one).fontSize)
    const most = Math.max(...all.map(size))
    return all.find((one) => size(one) === most)?.innerText.replace(/\s+/g, ' ') ?? ''
  })

/** Waits until the card says something. */
const says = async (...wanted: readonly (string | RegExp)[]): Promise<void> => {
  for (const one of wanted) await expect.poll(() => text(card())).toMatch(one)
}

const write = (said: string) => writeWords(page, said)
const rested = () => restedOf(page)

const robbery = '3 years for robbery today'

describe('One sentence', () => {
  test('1: the empty page has all in sight that one begins with', async () => {
    await afresh(page)
    await page.setViewportSize({ width, height: 640 })
    const bar = (await page.getByRole('link', { name: 'Exit this page' }).boundingBox())?.y ?? 0
    for (const part of [
      page.getByRole('heading', { name: 'What did the court say, and when?' }),
      words(),
      page.getByText('For example: 3 years for robbery today, 40 days on remand.'),
      page.getByRole('link', { name: 'Called back (recall)?' }),
      page.getByRole('link', { name: 'Not sentenced yet?' }),
      page.getByRole('link', { name: 'Rather answer questions?' }),
      card(),
    ]) {
      const box = await part.boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 999)).toBeLessThanOrEqual(bar)
    }
    expect(await text(card())).toBe(
      'The date appears here while you type. It is worked out on this device. Nothing you type is sent. No names needed.',
    )
    await page.setViewportSize({ width, height })
  })

  test('2, 3: so far, then No: two taps, and it is sure', async () => {
    await write(robbery)
    await says('So far', '17 November 2027', 'One thing decides: days in prison before the sentence.')
    const top = (await card().boundingBox())?.y
    await marked().first().waitFor()
    // The rows come later, and move nothing above them.
    expect((await card().boundingBox())?.y).toBe(top)
    const soFar = await text(card())
    expect(soFar).not.toMatch(/(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|CRD|Sure|How sure/)
    expect(await page.getByRole('button', { name: 'Keep this answer' }).locator('visible=true').count()).toBe(
      0,
    )
    expect(await opened()).toEqual(['Was the person in prison before the sentence?'])
    await choice('No').click()
    await says(
      'Wednesday 17 November 2027',
      'Sure of the rule',
      'The law is clear, if the lines below are right.',
    )
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('h2')
    expect(await page.getByRole('button', { name: 'Keep this answer' }).last().isVisible()).toBe(true)
  })

  inFull('4: a length alone gives a length, and no day in large type', async () => {
    await write('3 yrs')
    await says('So far', 'For most offences, about', '12 months in prison')
    expect(await largest()).toBe('12 months in prison')
    expect(await text(card())).toContain(
      'Three things decide: the day, the offence, and time in prison before it.',
    )
    expect(await text(card())).toContain('If the court said it today: 17 November 2027.')
    // The bar has its parts, and no day on it.
    const bar = card().getByRole('img', { name: 'In prison, then on licence' })
    expect(await bar.textContent()).not.toMatch(/\d/)
  })

  test('5: a number without its unit is asked about after a rest only', async () => {
    await write('3')
    await page.waitForTimeout(500)
    expect(await page.getByText('“3”: 3 what?').count()).toBe(0)
    await page.getByText('“3”: 3 what?').waitFor()
    await says('One thing first', 'A length needs its unit, like years or months.')
    for (const unfinished of ['3 y', '3 ye']) {
      await write('')
      await page.keyboard.type(unfinished, { delay: 60 })
      await page.waitForTimeout(700)
      expect(await page.getByText('3 what?').count()).toBe(0)
    }
  })

  inFull('6: days on remand in the words leave no question', async () => {
    await write(`${robbery}, 40 days on remand`)
    await says('Thursday 7 October 2027', 'Sure of the rule')
    await rested()
    expect(await marked().count()).toBe(0)
    expect(await opened()).toEqual([])
    expect(await text(row('40 days on remand'))).toContain('before the sentence')
  })
})

describe('Words that leave something open', () => {
  test('7: which GBH: months between, no day; then the day', async () => {
    await write('5 years for GBH today, no remand')
    await says('One thing first', 'Release will be between', 'July 2028 and May 2029')
    await rested()
    expect(await text(page.locator('main'))).not.toMatch(/\d+ (?:July|May) 20(?:28|29)/)
    await page.getByRole('button', { name: /with intent/ }).click()
    await says('Thursday 17 May 2029')
  })

  test('9: remand in months: two days at the gate, then by its first day one', async () => {
    await write('3 yrs today for robbery and did 8 months on remand')
    await says('So far', '17 or 18 March 2027', '242 to 245 days')
    await rested()
    expect(await text(row('8 months on remand'))).toContain('242 to 245 days')
    await page.getByLabel('What was the first day?').first().fill('20/3/26')
    await page.getByText('242 days count:').waitFor()
    await page.keyboard.press('Enter')
    await says('Thursday 18 March 2027', 'Sure of the rule')
  })

  inFull('10: who does not know the first day has an answer all the same', async () => {
    await write('3 yrs today for robbery and did 8 months on remand')
    await rested()
    await choice('I do not know').click()
    await says('Fairly sure', '242 to 245 days')
  })

  test('11: three sentences: each has its row, and what adds nothing is said', async () => {
    await write(
      '18 months fraud, 6 months consecutive theft, 3 months concurrent driving while disqualified, today, no remand',
    )
    await says('Thursday 15 July 2027')
    await rested()
    const read = await text(group('We read 3 sentences'))
    expect(read).toMatch(
      /1 Fraud[^,]*, 18 months.*2 Theft, 6 months after sentence 1.*3 Driving while disqualified, 3 months at the same time\. Adds nothing/,
    )
    expect(await text(page.locator('main'))).not.toContain('2 years 3 months')
  })

  inFull(
    '12: thirteen counts are one row; the box stays open; whether it was suspended is asked',
    async () => {
      await write('4 months on each of 13 thefts, all concurrent, today. No remand')
      await page.getByText('Was the sentence suspended?').waitFor()
      expect(await text(group('We read 13 sentences'))).toMatch(
        /1–13 Theft, 4 months each 13 counts, all at the same time/,
      )
      await words().press('Control+End')
      await page.keyboard.type(' ')
      expect(await words().inputValue()).toMatch(/remand $/)
    },
  )

  test('13: two people: whose it is, and no name outside the box', async () => {
    await write(
      'Adam Reed, 24, was jailed for 4 years for robbery. His brother, 19, got 18 months for handling stolen goods.',
    )
    await page.getByRole('group', { name: 'Whose sentence is it?' }).waitFor()
    await says('One thing first', 'The words speak of two people.')
    expect(await text(card())).not.toMatch(/20\d\d/)
    expect(await text(page.locator('.live__rows'))).not.toMatch(/Adam|Reed/)
    await page.getByRole('button', { name: /^4 years, robbery/i }).click()
    await page.getByText('Which day did the court say it?').waitFor()
  })

  test('14: he is 17: it is read, and not asked', async () => {
    await write('he is 17, 2 years section 250 for robbery today')
    await says('Two dates')
    await rested()
    expect(await text(row('Under 18'))).toContain('“he is 17”: when found guilty')
    expect(await marked().filter({ hasText: 'How old' }).count()).toBe(0)
  })

  test('22: a word that is deleted takes its fact with it; an answer by hand stays', async () => {
    await write(robbery)
    await rested()
    await choice('No').click()
    await says('Wednesday 17 November 2027')
    await words().click()
    await words().evaluate((field: HTMLTextAreaElement) => {
      const from = field.value.indexOf(' for robbery')
      field.setSelectionRange(from, from + ' for robbery'.length)
    })
    await page.keyboard.press('Delete')
    await page.waitForTimeout(1000)
    expect(await text(page.locator('main'))).not.toContain('Robbery')
    expect(await text(card())).not.toContain('Wednesday 17 November 2027')
    expect(await text(row('No days on remand'))).toContain('before the sentence')
  })
})

describe('Other cards', () => {
  test('15: an extended sentence: the Parole Board in the card, on the sheet, in easy read', async () => {
    await write('extended sentence, 5 years and 3 on licence for robbery today, no remand')
    await says('The Parole Board decides first', '18 March 2030 and 13 November 2031')
    await rested()
    await words().blur()
    for (const made of ['One page to print', 'Easy read']) {
      await page.getByRole('button', { name: 'Keep this answer' }).last().click()
      await page.getByRole('dialog').getByRole('button', { name: made }).click()
      await card().waitFor({ state: 'hidden' })
      expect(await text(page.locator('main'))).toContain('Parole Board')
      await page.goBack()
      await says('18 March 2030')
    }
  })

  test('16: life: less days is fairly sure; without “less” it is asked, and both are shown', async () => {
    await write('life, minimum 18 years less 200 days on remand, murder, today')
    await says('Saturday 30 April 2044', 'Fairly sure')
    await write('life, minimum 18 years, 200 days on remand, murder, today')
    await page.getByText('Did the court take the 200 days off the minimum term already?').waitFor()
    await choice('I do not know').click()
    await says('Saturday 30 April 2044', 'or', '16 November 2044')
  })

  test('“Called back (recall)?” is a link: the recall is told, and the words are read beside it', async () => {
    await afresh(page)
    await page.getByRole('link', { name: 'Called back (recall)?' }).click()
    await says('One thing first')
    await words().click()
    await page.keyboard.insertText('3 years for robbery, sentenced on 2 June 2025')
    await rested()
    await page.getByRole('button', { name: '56 days', exact: true }).click()
    const field = page.getByLabel('Which day were they back in prison?')
    await field.locator('visible=true').fill('9 November 2026')
    await field.locator('visible=true').press('Enter')
    await says('Wednesday 30 December 2026')
    expect(new URL(page.url()).pathname).toBe('/')
  })

  test('17: a recall in the words; the sentence that was told stays', async () => {
    await write('3 years on 2 June 2025 for theft. Recalled for 56 days, back inside 9 November')
    await says('Wednesday 30 December 2026', 'Sure of the rule')
    await rested()
    expect(await text(row('Theft, 3 years'))).toContain('standard sentence, passed Monday 2 June 2025')
  })

  test('a recall of a kind that is not known: what decides is asked, and then one day is left', async () => {
    await write('3 years on 2 June 2025 for theft, no remand. Recalled, back inside 9 November 2026')
    await page.getByText('Which kind do the papers say?').first().waitFor()
    await choice('I am not sure').click()
    for (const [question, answer] of [
      ['Was the person charged with a new offence?', 'No'],
      ['At which MAPPA level is the person managed?', 'Level 1, or not at all'],
      ['Is it about terrorism, national security or a foreign power?', 'No'],
    ] as const) {
      await page.getByText(question).waitFor()
      expect(await text(card())).toContain('So far')
      await choice(answer).click()
    }
    await says('Wednesday 30 December 2026', 'Fairly sure')
    expect(await text(group('We read'))).toMatch(/No new charge.*MAPPA level 1.*Not about terrorism/)
  })

  test('the whole paper of the prison: each of its letters beside ours', async () => {
    await write('3 years on 16 November 2026 for theft, 20 days on remand')
    await says('Wednesday 27 October 2027')
    await rested()
    await row('Has the prison given a date?').locator('summary').first().click()
    await page.getByText('It is another kind of date').click()
    await page.getByLabel('CRD: out on licence').fill('16 November 2027')
    await page.getByLabel('SLED: sentence and licence end').fill('15 November 2029')
    await page.keyboard.press('Enter')
    await says(
      'Our date and the prison’s differ by 20 days',
      'SLED (sentence and licence end) Thursday 15 November 2029: 20 days later than ours.',
      'That gives CRD 16 November 2027 and SLED 15 November 2029 exactly.',
    )
    await row('The prison says CRD 16 November 2027 and SLED 15 November 2029').waitFor()
  })

  test('18: rape has both days in one size; an offence not known has the table', async () => {
    await write('8 years for rape, 2 November 2026, no remand')
    await says('Thursday 31 October 2030', 'Tuesday 2 March 2032', 'Two dates')
    await write('8 years on 2 November 2026, no remand')
    await page.getByText('What was the offence?').waitFor()
    await choice('I do not know').click()
    await says('It depends on the offence', 'Most offences', 'It depends')
    expect(await text(card())).not.toMatch(/Sure of the rule|Fairly sure/)
  })

  test('19: refused: the rows are there, and the right day gives a date on the same page', async () => {
    await write('3 years on 2 June 2025 for theft, no remand. Recalled from the tag, back 9 November')
    await says('No date', 'We cannot work this one out', 'Give the day of the recall.')
    await rested()
    expect(await opened()).toEqual([])
    const right = row('May put it right')
    for (const name of ['Recall from a tag', 'Theft, 3 years', 'No days on remand', '18 or over']) {
      await row(name).locator('summary').first().click()
      await row(name).getByRole('button', { name: 'Close' }).last().click()
    }
    expect(await page.getByRole('button', { name: 'One page to print' }).last().isVisible()).toBe(true)
    await right.locator('summary').first().click()
    await page.getByLabel('On what day was the recall decided?').fill('1 August 2026')
    await page.keyboard.press('Enter')
    await says('Release is automatic', 'Tuesday 10 November 2026 or Thursday 19 November 2026')
    expect(new URL(page.url()).pathname).toBe('/')
    expect(await words().inputValue()).toContain('Recalled from the tag')
  })

  // Words alone, each in the place of those before: the page is loaded once.
  describe('20', () => {
    beforeAll(() => afresh(page))
    for (const [n, [name, said, ...wanted]] of (
      [
        [
          'passed',
          '2 years for theft, 3 March 2025, no remand',
          'This day has passed',
          'Friday 19 December 2025',
        ],
        ['month only', '3 years for robbery in June 2026, no remand', 'it depends on the day in June 2026'],
        ['whole life', 'whole life order for murder, today', 'There is no release date'],
        ['IPP', 'IPP, minimum 4 years, 14 May 2007', 'Friday 13 May 2011', 'Sure of the rule'],
        ['suspended', '6 months suspended for 2 years', 'The sentence is suspended'],
        [
          'not prison',
          '12 month community order with 100 hours unpaid work',
          'This is not a prison sentence',
        ],
        [
          'an order for under 18s',
          '12 months detention and training order, today, no remand',
          'Tuesday 18 May 2027',
        ],
      ] as const
    ).entries())
      test.runIf(isLong || n % 2 === 0)(name, async () => {
        await words().fill(said)
        await says(...wanted)
      })
  })
})
