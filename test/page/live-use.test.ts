/** The page that answers while one types, to the thumb, the keyboard and the ear; and what it keeps. Today is 17 November 2026. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isLong } from '../support/long.ts'
import type { Service } from '../support/service.ts'
import { findings } from './axe.ts'
import { startPage, type Visit, visit } from './browser.ts'
import { afresh, answerCard, rested, textOf, wordsOf, writeWords } from './live-page.ts'

let service: Service
let visited: Visit
let page: Page
beforeAll(async () => {
  service = await startPage()
  visited = await visit(service, { isLive: true, viewport: { width: 360, height: 740 }, hasTouch: true })
  await visited.context.clock.setFixedTime('2026-11-17T12:00:00Z')
  page = await visited.open('/')
})
afterAll(async () => {
  expect(visited.faults).toEqual([])
  await visited.close()
  await service.close()
})

const says = (words: string) => answerCard(page).filter({ hasText: words }).waitFor()
const button = (name: string) => page.getByRole('button', { name, exact: true }).locator('visible=true')
const focused = (): Promise<string> =>
  page.evaluate(
    () => (document.activeElement as HTMLElement | null)?.innerText?.replace(/\s+/g, ' ').trim() ?? '',
  )

const robbery = '3 years for robbery today'
const settled = `${robbery}, 40 days on remand`

/** A judge’s remarks of 370 words, of which few are about the time. */
const remarks = `Please remain seated. I have read the pre-sentence report carefully, as well as the letters from your mother and your employer. ${'You have shown some remorse, and I take that into account together with all that counsel has said on your behalf. '.repeat(12)}For supplying cocaine the sentence is 45 months. On count 4, the knife, there will be 9 months consecutive. The total is 54 months. You will serve up to half. The days on remand will count. The surcharge is £228, to be paid in 28 days. The phones are forfeited and destroyed. There will be a restraining order for 5 years.`

describe('To the thumb', () => {
  test('21: remarks of 370 words: a box of 40 parts of the screen at most, and one link for the rest', async () => {
    await writeWords(page, remarks)
    // A word that may be an offence is asked about, and not taken.
    const knife = page.locator('details[data-row]', { hasText: '“knife”' })
    await knife.waitFor()
    expect(await textOf(knife.locator('summary').first())).toContain('Decides the date')
    const [box, card] = await page.evaluate(() => {
      let box = document.activeElement
      while (box && !/auto|scroll/.test(getComputedStyle(box).overflowY)) box = box.parentElement
      const card = document.querySelector('[aria-label="The answer"]')
      return [box?.getBoundingClientRect().height, card && card.getBoundingClientRect().top + window.scrollY]
    })
    expect(box).toBeLessThanOrEqual(0.4 * 740)
    expect(card).toBeLessThan(740)
    const others = page.getByRole('button', { name: /^\d+ other phrases? we did not need$/ })
    const wrong = page.getByRole('button', { name: /^This is wrong/ }).first()
    expect([await others.count(), await wrong.isVisible()]).toEqual([1, false])
    await others.click()
    expect(await wrong.isVisible()).toBe(true)
    await button('Having a knife or bladed article in a public place').click()
    await says('18 months in prison')
    await says('If the court said it today: by 17 May 2028.')
  })

  test('23: a row opened with the card out of sight: the strip has the date, above a keyboard too', async () => {
    await writeWords(page, settled)
    await says('Thursday 7 October 2027')
    await rested(page)
    await page.locator('summary', { hasText: '40 days on remand' }).click()
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 3))
    const strip = page.locator('.strip')
    await strip.waitFor()
    expect(await textOf(strip)).toContain('7 October 2027')
    await page.setViewportSize({ width: 360, height: 440 })
    const box = page.getByLabel('How many days on remand?')
    if (!(await box.isVisible())) await page.getByText('Yes', { exact: true }).locator('visible=true').click()
    if (!(await box.isVisible()))
      await page.getByText('I know the number').locator('visible=true').first().click()
    await box.fill('50')
    await strip
      .filter({ hasText: 'So far, with this one' })
      .filter({ hasText: '28 September 2027' })
      .waitFor()
    expect((await strip.boundingBox())?.y).toBe(0)
    // The bar with the way out is not there while a field is used: the strip has it.
    expect(await textOf(strip)).toMatch(/Exit$/)
    await box.press('Enter')
    await says('Tuesday 28 September 2027')
    await page.setViewportSize({ width: 360, height: 740 })
    expect(await textOf(page.locator('#tip'))).toContain('“40 days on remand” was changed below.')
    // The working opens at the step that the answer changed.
    await button('Keep this answer').click()
    await page.getByRole('dialog').getByRole('button', { name: 'How we worked it out' }).click()
    await expect.poll(focused).toContain('50 days')
  })
})

describe('To the ear and the keyboard', () => {
  test('24: typing is said once at most; No moves the focus to the card', async () => {
    await afresh(page)
    await page.evaluate(() => {
      const place = document.querySelector('[data-speak]') as HTMLElement
      new MutationObserver(() => {
        if (place.innerText !== '')
          document.body.dataset.said = `${document.body.dataset.said ?? ''}|${place.innerText}`
      }).observe(place, { childList: true, characterData: true, subtree: true })
    })
    await wordsOf(page).click()
    await page.keyboard.type(robbery, { delay: 200 })
    await page.waitForTimeout(2500)
    const said = await page.evaluate(() => document.body.dataset.said)
    expect(said).toBe(
      '|So far: 17 November 2027. One question left: was the person in prison before the sentence?',
    )
    await button('No').click()
    await says('Wednesday 17 November 2027')
    expect(await focused()).toContain('Wednesday 17 November 2027')
    await page.waitForTimeout(1500)
    expect(await page.evaluate(() => document.body.dataset.said)).toBe(said)
    // And nothing stands there still that is answered now.
    expect(await page.locator('[data-speak]').textContent()).toBe('')
  })

  test('25: by the keys alone: an answer, one sentence more, keep and print', async () => {
    await afresh(page)
    const tab = async (name: RegExp): Promise<void> => {
      for (let i = 0; i < 60; i++) {
        await page.keyboard.press('Tab')
        const now = await page.evaluate(() => {
          const one = document.activeElement as HTMLElement
          const { outlineStyle, boxShadow } = getComputedStyle(
            one.id === 'words' ? (one.parentElement as Element) : one,
          )
          return {
            text: one.innerText || one.getAttribute('aria-label') || one.id,
            isSeen: outlineStyle !== 'none' || boxShadow !== 'none',
          }
        })
        // The link to skip shows itself by being there.
        if (!now.text.startsWith('Skip')) expect(now.isSeen, now.text).toBe(true)
        if (name.test(now.text.replace(/\s+/g, ' '))) return
      }
      throw new Error(`the Tab key does not reach ${name}`)
    }
    await tab(/^words$/)
    await page.keyboard.type(robbery)
    await page.waitForTimeout(1500)
    await tab(/^No$/)
    await page.keyboard.press('Enter')
    await says('Wednesday 17 November 2027')
    expect(await focused()).toContain('Wednesday 17 November 2027')
    await tab(/^Only this sentence/)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    expect(await focused()).toContain('Only this sentence')
    await page.keyboard.press('Enter')
    await page.getByLabel('What else did the court say?').focus()
    await page.keyboard.type('6 months for theft consecutive')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'We read 2 sentences' }).waitFor()
    expect(await wordsOf(page).inputValue()).toBe(`${robbery}\n6 months for theft consecutive`)
    await tab(/^Keep this answer$/)
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    expect(await focused()).toBe('Keep this answer')
    await page.keyboard.press('Enter')
    await tab(/^One page to print/)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: /print/i }).first().waitFor()
  })
})

describe('What is kept and what is sent', () => {
  test('28: no request after load carries anything; pages are made on the device', async () => {
    await afresh(page)
    const sent: string[] = []
    page.on('request', (request) => {
      const { search, pathname } = new URL(request.url())
      const isTyped = /robber|remand|year|2026|2027/.test(decodeURIComponent(pathname))
      if (request.postData() !== null || search !== '' || isTyped) sent.push(request.url())
    })
    await writeWords(page, settled)
    await says('Thursday 7 October 2027')
    await rested(page)
    await wordsOf(page).blur()
    for (const made of ['One page to print', 'Easy read', 'If the court had given more, or less']) {
      await button('Keep this answer').click()
      await page.getByRole('dialog').getByRole('button', { name: made }).click()
      await answerCard(page).waitFor({ state: 'hidden' })
      await page.goBack()
      await says('Thursday 7 October 2027')
    }
    expect(sent).toEqual([])
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/')
  })

  test('28: offline it goes on: words, rows and the pages that were made before', async () => {
    await visited.context.setOffline(true)
    await wordsOf(page).fill('18 months for theft today, 20 days on remand')
    await says('Wednesday 28 April 2027')
    await wordsOf(page).blur()
    await rested(page)
    await button('Keep this answer').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Easy read' }).click()
    await answerCard(page).waitFor({ state: 'hidden' })
    expect(await textOf(page.locator('main'))).toContain('28 April 2027')
    await page.goBack()
    await says('Wednesday 28 April 2027')
    await visited.context.setOffline(false)
  })

  test('two people in one tab: what was tapped for the first is not in the date of the next, unless it is kept', async () => {
    const first = '3 years for robbery, sentenced 16 November 2026, no remand'
    const addDays = async (): Promise<void> => {
      await writeWords(page, first)
      await says('Tuesday 16 November 2027')
      await rested(page)
      await page.locator('summary', { hasText: 'Nothing since then' }).click()
      await page.getByText('Days were added in prison', { exact: true }).click()
      await page.getByLabel('How many days were added?').first().fill('42')
      await page.getByLabel('How many days were added?').first().press('Enter')
      await says('Thursday 23 December 2027')
      await rested(page)
    }
    // The same length; the same offence; word for word.
    for (const [next, date] of [
      ['3 years for theft, sentenced 16 November 2026, no remand', 'Tuesday 16 November 2027'],
      ['2 years for robbery, sentenced 16 November 2026, no remand', 'Thursday 15 July 2027'],
      [first, 'Tuesday 16 November 2027'],
    ] as const) {
      await addDays()
      await wordsOf(page).click()
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.insertText(next)
      await says(date)
      await page.locator('summary', { hasText: 'You had also told us: 42 days added in prison' }).waitFor()
    }
    await page.locator('summary', { hasText: 'You had also told us' }).click()
    await button('Keep it').click()
    await says('Thursday 23 December 2027')
  })

  test('29: reload and Back bring back words, answers and the open row; a link has none of the words', async () => {
    await writeWords(page, robbery)
    await rested(page)
    await button('No').click()
    await says('Wednesday 17 November 2027')
    await page.locator('summary', { hasText: '18 or over' }).click()
    await page.getByText('How old was the person when found guilty?').waitFor()
    const isBack = async (): Promise<void> => {
      await says('Wednesday 17 November 2027')
      expect(await wordsOf(page).inputValue()).toBe(robbery)
      await page.getByText('How old was the person when found guilty?').waitFor()
    }
    await page.reload()
    await isBack()
    await button('Keep this answer').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Easy read' }).click()
    await answerCard(page).waitFor({ state: 'hidden' })
    await page.goBack()
    await isBack()
    await button('Keep this answer').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Make a link' }).click()
    const link = await page.getByLabel('Link to this answer').inputValue()
    expect(link).toContain('/#')
    expect(decodeURIComponent(link)).not.toMatch(/3 years|today/)
    await button('Close').last().click()
    await page.goto(link)
    await says('Wednesday 17 November 2027')
    expect(await wordsOf(page).inputValue()).toBe('')
    await page.getByRole('heading', { name: 'You told us' }).waitFor()
    expect(new URL(page.url()).search).toBe('')
  })

  test('29: a sentence that is added to a link stands behind its facts, after a reload too', async () => {
    await page.locator('summary', { hasText: 'Only this sentence' }).click()
    await page.getByLabel('What else did the court say?').fill('6 months for theft consecutive')
    await page.keyboard.press('Enter')
    const both = async (): Promise<void> => {
      await says('Thursday 13 January 2028')
      await page.locator('summary', { hasText: 'Only these 2' }).waitFor()
      expect(await wordsOf(page).inputValue()).toBe('6 months for theft consecutive')
    }
    await both()
    await page.reload()
    await both()
    await wordsOf(page).fill('')
    await says('Wednesday 17 November 2027')
  })

  test('29: Exit leaves nothing, and Back does not bring it back', async () => {
    await page.route(
      (url) => url.origin !== service.url,
      (route) => route.fulfill({ body: 'another host' }),
    )
    // What a link told goes with the page.
    await afresh(page)
    await writeWords(page, settled)
    await says('Thursday 7 October 2027')
    await wordsOf(page).blur()
    await page.getByRole('link', { name: /^Exit/ }).locator('visible=true').first().click()
    await page.getByText('another host').waitFor()
    await page.goBack()
    await wordsOf(page).waitFor()
    expect(await wordsOf(page).inputValue()).toBe('')
    expect(await textOf(answerCard(page))).toContain('The date appears here while you type.')
    expect(await page.evaluate(() => ({ ...sessionStorage }))).toEqual({})
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({})
  })

  test('what is older than 30 minutes is removed before it is shown, as the guide says', async () => {
    await page.goto('/guides/privacy')
    expect(await page.locator('main').innerText()).toContain(
      'What you type stays in this tab for up to 30 minutes, or until you press Exit. It is not sent. Reopening a closed tab can bring it back.',
    )
    await writeWords(page, robbery)
    await rested(page)
    await page.evaluate(() => {
      window.addEventListener('pagehide', () =>
        sessionStorage.setItem('time', String(Date.now() - 31 * 60_000)),
      )
    })
    await page.reload()
    expect(await wordsOf(page).inputValue()).toBe('')
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('robbery')
  })
})

describe('Seen by the eye and by axe, in every state', () => {
  const states = {
    empty: '',
    'a length': '3 yrs',
    'a question in the words': '5 years for GBH today, no remand',
    'so far': robbery,
    settled,
    'two dates': '8 years for rape, 2 November 2026, no remand',
    refused: '3 years on 2 June 2025 for theft. Recalled from the tag, back 9 November',
    'not prison': '12 month community order with 100 hours unpaid work',
    'three sentences':
      '18 months fraud, 6 months consecutive theft, 3 months concurrent driving while disqualified, today, no remand',
  }
  const looks = async (width: number, percent = 100): Promise<void> => {
    await page.setViewportSize({ width, height: 740 })
    const found = await page.evaluate((size) => {
      document.documentElement.style.fontSize = size === 100 ? '' : `${size}%`
      const { scrollWidth, clientWidth } = document.documentElement
      const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
      const [exit, field] = [boxOf('.way-out'), boxOf('#words')]
      const isOver = exit && field && exit.bottom > field.top + 4 && exit.top < field.bottom
      document.documentElement.style.fontSize = ''
      return { sideways: scrollWidth - clientWidth, isOver: isOver && exit.width > 0 }
    }, percent)
    expect(found.sideways, `${width} px, text at ${percent}%`).toBeLessThanOrEqual(0)
    // The way out covers no field in use.
    if (width < 960) expect(found.isOver, `Exit at ${width} px`).toBeFalsy()
  }
  /** Colours hang on no width, and names on no colour. The short form has one state in three, and looks once:
   *  light and narrow, or dark and wide, in turn. */
  const looksOfAxe = (n: number) =>
    (['light', 'dark'] as const).flatMap((colorScheme, isDark) => {
      if (!isLong) return isDark === n % 2 ? [{ colorScheme, width: isDark ? 1280 : 360, rules: null }] : []
      const rules = ['color-contrast', 'target-size']
      return [320, 360, 820, 1280].map((width) => ({
        colorScheme,
        width,
        rules: width === 360 ? null : rules,
      }))
    })
  // To load the page, and axe into it, takes twice as long as all looks: the words of one state take the place of another's.
  beforeAll(() => afresh(page))
  for (const [n, [name, said]] of Object.entries(states).entries())
    test.runIf(isLong || n % 3 === 0)(
      `8, 26, 27: ${name}: no choice by its date, nothing sideways, nothing for axe`,
      async () => {
        await wordsOf(page).fill(said)
        await rested(page)
        for (const width of [320, 820, 1280]) await looks(width)
        await looks(360, 200)
        await looks(360)
        // What is around the page is the same in all.
        const within = isLong || name === 'empty' ? null : 'main'
        for (const { colorScheme, width, rules } of looksOfAxe(n)) {
          await page.emulateMedia({ colorScheme })
          await page.setViewportSize({ width, height: 740 })
          expect(await findings(page, { rules, within })).toEqual([])
        }
        // So far is told from settled without a colour.
        await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' })
        const line = await answerCard(page).evaluate((card) => getComputedStyle(card).borderLeftStyle)
        expect(line).toBe(/settled|two dates|refused|not prison|three/.test(name) ? 'solid' : 'dashed')
        await page.emulateMedia({ forcedColors: 'none' })
        await page.setViewportSize({ width: 360, height: 740 })
        // 8: no choice has the date that it leads to, in rows that are closed, too.
        for (const label of await page.locator('details[data-row] form button').allTextContents())
          expect(label).not.toMatch(/\b20\d\d\b|\d (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)/)
      },
    )
})
