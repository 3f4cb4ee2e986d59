/** The page about a sentence that is not passed yet, in a browser: with and without script, and beside the other doors. */
import type { WhatIfResponse } from '@requisite/client'
import { afterAll, describe, expect, test } from 'vitest'
import { exampleWhatIf } from '../../service/src/contract/examples.ts'
import { command } from '../support/command.ts'
import { jsonOf, postJson, whatIfPath } from '../support/http.ts'
import { inFull } from '../support/in-full.ts'
import { findings } from './axe.ts'
import { startPage, type Visit, visit } from './browser.ts'

const service = await startPage()
afterAll(() => service.close())

const section18 = 'Wounding with intent to do grievous bodily harm or to resist arrest'
const since = 'remand[0].fromDate'
const from = 'lengths.from'
const to = 'lengths.to'
const ofSentence = (fact: string): string => `sentences[0].${fact}`
const form = {
  [since]: '20 March 2026',
  [from]: '5 years',
  [to]: '7',
  'lengths.step': '12',
  [ofSentence('startDate')]: '16/11/2026',
  [ofSentence('offenceKey')]: 'wounding_with_intent',
  [ofSentence('sentenceType')]: 'sds',
  [ofSentence('ageAtConviction')]: 'adult',
}
const pleas = ['0', '1/3'].map((part) => ['pleaReductions', part] as const)
/** The box of a place. */
const boxes = {
  since: '#remand-remand-0-fromDate',
  earlierFrom: '#remand-remand-1-fromDate',
  earlierTo: '#remand-remand-1-toDate',
  from: '#what-if-lengths-from',
  to: '#what-if-lengths-to',
  days: '#what-if-sentences-0-remandCreditDays',
  day: '#what-if-sentences-0-startDate',
} as const

/** The page as it comes from the server for a form. */
const sent = async (fields: Readonly<Record<string, string>>): Promise<{ status: number; text: string }> => {
  const response = await fetch(`${service.url}/what-if`, {
    method: 'POST',
    body: new URLSearchParams([...pleas, ...Object.entries(fields)].map((pair) => [...pair])),
  })
  return { status: response.status, text: await response.text() }
}
const textOf = (markup: string): string =>
  markup
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('\u00a0', ' ')
    .replace(/\s+/g, ' ')
const part = (markup: string, from: string, to: string): string =>
  textOf(markup.slice(markup.indexOf(from), markup.indexOf(to, markup.indexOf(from))))

const inWords = (date: string): string =>
  new Date(date).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })

describe('Every door says the same', () => {
  test('the table, the words of the chart, the command line and the API have the same dates', async () => {
    const { data } = jsonOf(await postJson(service, whatIfPath, exampleWhatIf)) as WhatIfResponse
    const { text } = await sent(form)
    const cli = (
      await command([
        ...[
          'what-if',
          '--from',
          '5y',
          '--to',
          '7y',
          '--step',
          '1y',
          '--plea',
          '1/3',
          '--sentence-date',
          '2026-11-16',
        ],
        ...['--offence', 'wounding_with_intent', '--remanded-since', '2026-03-20'],
      ])
    ).out.toString()
    const dates = data.rows.map(({ releaseDate }) => inWords(releaseDate))
    expect(dates).toHaveLength(8)
    const table = part(text, '<tbody', '</tbody>')
    const shown = [...table.matchAll(/(?<!or )\b\d{1,2} [A-Z][a-z]+ \d{4}/g)].map(([date]) => date)
    expect(shown).toEqual(dates)
    for (const date of dates) expect(cli).toContain(date)
    const chart = part(text, '<desc', '</desc>')
    for (const at of [0, 1, 6, 7]) expect(chart).toContain(dates[at])
    for (const { text: cliff, below, from } of data.cliffs)
      for (const said of [cliff, inWords(below.releaseDate), inWords(from.releaseDate)])
        expect(chart).toContain(said)
    expect(part(text, 'class="what-if__cliff"', '</p>')).toContain(
      '47 months: 9 July 2027. 48 months: 19 March 2028. That is 254 days more.',
    )
  })

  test('nobody will be released here: they would be', async () => {
    const kinds = [
      form,
      { ...form, [ofSentence('sentenceType')]: 'eds' },
      { ...form, [to]: '' },
      { ...form, [ofSentence('ageAtConviction')]: 'child' },
    ]
    for (const fields of [...kinds, {}]) {
      const { text } = await sent(fields)
      expect(textOf(text)).not.toMatch(/will be (?:released|due)|is due for release/i)
    }
    expect(textOf((await sent(form)).text)).toContain(
      `If the court passes 5 years for the offence of “${section18}” after a trial, a person in prison on remand since 20 March 2026 would be due for release on 17 September 2028 (law as at 14 November 2026; estimate by Requisite).`,
    )
  })
})

test('the longer length first is the same range', async () => {
  const { status, text } = await sent({ ...form, [from]: '7 years', [to]: '5 years' })
  expect([status, part(text, '<tbody', '</table>')]).toEqual([
    200,
    part((await sent(form)).text, '<tbody', '</table>'),
  ])
})

describe('What is to be put right', () => {
  // biome-ignore format: one row a line
  for (const [what, changes, message] of [
    ['too many rows', { [from]: '1 year', [to]: '9 years', 'lengths.step': '1' }, 'That makes 97 rows; 60 is the most. Use a longer step.'],
    ['remand to come', { [since]: '20 March 2027' }, 'This day is after the day of sentence.'],
    ['remand that has no first day', { [since]: '', 'remand[0].toDate': '20 March 2026' }, 'Enter the first day.'],
    ['days in words', { [since]: '', [ofSentence('remandCreditDays')]: 'many' }, 'Days on remand must be a whole number, such as 40.'],
    ['a reduction that is none', { pleaReductions: '2/3' }, 'A plea takes off from nothing to one-half, such as 1/5.'],
    ['remand twice', { [ofSentence('remandCreditDays')]: '40' }, 'Give the days on remand as dates or as a number, not both.'],
    ['no length', { [from]: '', [to]: '' }, 'How long, from: write it like 5 years, or 18 months.'],
    ['half a length', { [from]: '1.2' }, 'How long, from: write it like 5 years, or 18 months.'],
    ['a length in weeks', { [to]: '30 weeks' }, 'How long, to: write it like 5 years, or 18 months.'],
    ['no day', { [since]: '20/13/2026' }, 'There is no month 13. Enter the day first, like 16/11/2026.'],
    ['a month in place of the day', { [ofSentence('startDate')]: 'March 2027' }, 'Enter the day too.'],
    ['murder', { [ofSentence('offenceKey')]: 'murder' }, 'Murder carries a life sentence.'],
    ['a charge that is none', { [ofSentence('offenceKey')]: '', offenceTyped: 'zzzz' }, '“zzzz” is not in our list.'],
    ['an extension of 20 years', { [ofSentence('sentenceType')]: 'eds', [ofSentence('extensionYears')]: '20' }, 'An extension period is at least 1 year and at most 8 years; for a serious terrorism offence, which is then to be given, 10.'],
    ['an extension in weeks', { [ofSentence('sentenceType')]: 'eds', [ofSentence('extensionYears')]: '60 weeks' }, 'Give it in years and months.'],
  ] as const)
    test(`${what}: is said at the top and beside the field`, async () => {
      const { status, text } = await sent({ ...form, ...changes })
      expect(status).toBe(422)
      expect(textOf(text).split(message).length - 1, message).toBe(2)
    })

  test('what is typed comes back as text', async () => {
    const { text } = await sent({
      ...form,
      [ofSentence('remandCreditDays')]: '"><img src=x onerror=alert(1)>',
      pleaReductions: '<b>',
    })
    expect(text).not.toContain('<img')
    expect(text).toContain('&lt;b&gt;')
  })
})

describe('In a browser', () => {
  let visited: Visit
  afterAll(() => visited?.close())
  const begin = async (options = {}): Promise<Awaited<ReturnType<Visit['open']>>> => {
    await visited?.close()
    visited = await visit(service, options)
    return visited.open('/what-if')
  }
  type Page = Awaited<ReturnType<typeof begin>>
  const fill = async (page: Page): Promise<void> => {
    await page.fill(boxes.since, '20 March 2026')
    await page.fill(boxes.from, '4 years')
    await page.fill(boxes.to, '8 years')
  }
  const typeCharge = async (page: Page): Promise<void> => {
    await page.fill('input#offenceKey', section18)
    await page.press('#offenceKey', 'Tab')
    await page.waitForFunction(() => document.querySelector('tbody')?.textContent?.includes('9 July 2027'))
    await page.waitForFunction(() => document.querySelectorAll('tbody tr').length === 10)
  }

  test('the answer moves as the form is filled in, and nothing is sent; on paper there is the answer and what was asked, and no form', async () => {
    const page = await begin()
    await page.waitForSelector('tbody tr')
    await fill(page)
    await typeCharge(page)
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('#what-if').isVisible()).toBe(false)
    expect(await page.locator('.what-if__asked').textContent()).toContain(
      'in prison on remand since 20 March 2026',
    )
    for (const shown of ['.what-if__asked', '.chart', 'tbody tr >> nth=9'])
      expect(await page.locator(shown).isVisible(), shown).toBe(true)
    await page.emulateMedia({ media: 'screen' })
    expect(await page.locator('.what-if__cliff').textContent()).toContain('At 4 years')
    expect(await page.locator('#chart-words').textContent()).toContain('That is 254 days more.')
    expect(await page.getByRole('img', { name: 'Release date by length' }).count()).toBe(1)
    await expect.poll(() => page.locator('#what-if-said').textContent()).toMatch(/\d+ days are served/)
    await page.locator('#working > summary').click()
    await page.selectOption('#workingLength', '6 years')
    await page.selectOption('#workingPlea', 'One-third off')
    await page.waitForFunction(() => document.querySelector('.steps')?.textContent?.includes('4 years'))
    expect(await page.locator('#working').getAttribute('open')).not.toBeNull()
    await page.fill(boxes.to, 'x')
    await page.waitForFunction(() =>
      document.body.textContent?.includes('How long, to: write it like 5 years'),
    )
    expect(visited.requests.filter((url) => !/\/(?:what-if|offline\.js|assets\/[^/]+)$/.test(url))).toEqual(
      [],
    )
    expect(visited.requests.filter((url) => url.endsWith('/what-if'))).toHaveLength(1)
    expect(visited.faults).toEqual([])
  })

  test('words of a sentence that is not passed yet are taken along, and nothing of them is sent or in the address', async () => {
    await visited?.close()
    visited = await visit(service)
    const page = await visited.open('/')
    await page.fill('#words', 'what if he gets 5 years for robbery, on remand since 20 March 2026')
    await page.click('text=Not yet')
    await page.waitForSelector('tbody tr')
    expect(await page.locator('.what-if__asked').innerText()).toContain('on remand since 20 March 2026')
    expect(await page.inputValue(boxes.from)).toBe('5 years')
    expect(page.url()).toBe(`${service.url}/`)
    expect(visited.requests.filter((url) => !/\/(?:offline\.js|assets\/[^/]+)?$/.test(url))).toEqual([])
    await page.goBack()
    expect(await page.inputValue('#words')).toContain('5 years for robbery')
  })

  inFull('one length has no chart, and a row for each plea', async () => {
    const page = await begin()
    await page.waitForSelector('tbody tr')
    await page.fill(boxes.to, '')
    await page.fill(boxes.from, '5')
    await page.waitForFunction(() => document.querySelector('thead')?.textContent?.includes('Most offences'))
    await page.waitForFunction(() => document.querySelectorAll('tbody tr').length === 2)
    expect(await page.locator('.chart').count()).toBe(0)
  })

  inFull('a charge that is not in the list is not left out in silence', async () => {
    const page = await begin()
    await page.waitForSelector('tbody tr')
    await page.fill('#offenceKey', 'assault')
    await page.focus(boxes.from)
    await page.waitForFunction(() =>
      document.querySelector('#what-if-answer')?.textContent?.includes('Choose one of these'),
    )
  })

  inFull('the table is copied for a spreadsheet', async () => {
    const page = await begin({ permissions: ['clipboard-read', 'clipboard-write'] })
    await page.click('text=I know the number')
    await page.fill(boxes.days, '40')
    await page.waitForFunction(() => document.querySelectorAll('tbody tr').length === 14)
    await page.click('text=Copy the table')
    await page.waitForSelector('text=Copied')
    const lines = String(await page.evaluate('navigator.clipboard.readText()')).split('\n')
    expect(lines[0]).toMatch(/^Before any plea\tMost offences\t/)
    expect(lines).toHaveLength(15)
  })

  test('however it has moved, it is what the button brings without script; a button still says what it did; axe finds nothing', async () => {
    const page = await begin({ permissions: ['clipboard-read', 'clipboard-write'] })
    await page.waitForSelector('tbody tr')
    await fill(page)
    await typeCharge(page)
    await page.click('text=Copy the table')
    await page.waitForSelector('text=Copied')
    const lines = String(await page.evaluate('navigator.clipboard.readText()')).split('\n')
    expect([lines[0], lines.length]).toEqual([expect.stringMatching(/^Before any plea\t/), 11])
    // More rows and other columns, then none, then those again.
    await page.selectOption('#step', '1')
    await page.waitForFunction(() => document.querySelectorAll('tbody tr').length === 49)
    await page.fill(boxes.to, 'x')
    await page.waitForFunction(() =>
      document.body.textContent?.includes('How long, to: write it like 5 years'),
    )
    await page.fill(boxes.to, '8')
    await page.selectOption('#step', '6')
    await page.fill(boxes.since, '21 March 2026')
    await page.click('text=More: age')
    // The script has a clock of its own, and calls its day "today": a day that is over for it is never that.
    await page.fill(boxes.day, '17 November 2026')
    await page.waitForFunction(() => document.querySelector('tbody')?.textContent?.includes('10 July 2027'))
    // Ten days on remand before that, and then bail: ten days earlier.
    await page.click('text=Add another time')
    await page.fill(boxes.earlierFrom, '1 January 2026')
    await page.locator('text=It ended earlier').nth(1).click()
    await page.fill(boxes.earlierTo, '10 January 2026')
    await page.waitForFunction(() => document.querySelector('tbody')?.textContent?.includes('30 June 2027'))
    await page.fill(boxes.earlierFrom, '')
    await page.fill(boxes.earlierTo, '')
    await page.waitForFunction(() => document.querySelector('tbody')?.textContent?.includes('10 July 2027'))
    await page.waitForFunction(() =>
      document.querySelector('.steps')?.textContent?.includes('17 November 2026'),
    )
    await page.click('text=Copy the table')
    await page.waitForSelector('text=Copied')
    expect(await findings(page)).toEqual([])
    const other = await visit(service, { javaScriptEnabled: false })
    const sent = await other.open('/what-if')
    await fill(sent)
    await sent.click('text=More: age')
    await sent.fill(boxes.since, '21/3/2026')
    await sent.fill(boxes.day, '17 November 2026')
    await sent.selectOption('#offenceKey', 'wounding_with_intent')
    await sent.click('button:text("Show the dates")')
    await sent.waitForSelector('tbody tr')
    const stands = await sent.evaluate(whatStands)
    // Its pieces come frame by frame: on a busy machine some are those of the answer before for a while.
    await expect.poll(() => page.evaluate(whatStands)).toEqual(stands)
    expect(stands.length).toBeGreaterThan(200)
    // Without script the way back is the form itself.
    expect(sent.url()).toBe(`${service.url}/what-if`)
    expect(await sent.inputValue(boxes.since)).toBe('21/3/2026')
    await sent.locator('#working > summary').click()
    await sent.selectOption('#workingLength', '8 years')
    await sent.click('#working >> text=Show')
    await sent.waitForSelector('tbody tr')
    expect(await sent.locator('#workingLength').inputValue()).toBe('8 years')
    await other.close()
  })

  inFull('without script the button answers, and the way back is the form itself', async () => {
    const page = await begin({ javaScriptEnabled: false })
    expect(await page.locator('tbody tr').count()).toBe(0)
    await fill(page)
    await page.selectOption('#offenceKey', 'wounding_with_intent')
    await page.click('text=Show the dates')
    await expect.poll(() => page.locator('tbody tr').count()).toBe(10)
    expect(page.url()).toBe(`${service.url}/what-if`)
    expect(await page.inputValue(boxes.since)).toBe('20/3/2026')
    await page.locator('#working > summary').click()
    await page.selectOption('#workingLength', '8 years')
    await page.click('#working >> text=Show')
    await page.waitForSelector('tbody tr')
    expect(await page.locator('#workingLength').inputValue()).toBe('8 years')
  })

  for (const [look, options] of [
    ['light', {}],
    ['dark', { colorScheme: 'dark' }],
    ['forced colours', { forcedColors: 'active' }],
    ['320 pixels wide', { viewport: { width: 320, height: 700 } }],
  ] as const)
    inFull(`${look}: axe finds nothing, and nothing is wider than the screen`, async () => {
      const page = await begin(options)
      await page.waitForSelector('tbody tr')
      await fill(page)
      await typeCharge(page)
      for (const part of ['1/4', '1/10']) await page.check(`[value="${part}"]`)
      await page.waitForFunction(() => document.querySelectorAll('thead th').length === 5)
      await page.waitForFunction(() => document.querySelectorAll('tbody tr').length > 10)
      for (const fold of await page.locator('.fold > summary').all()) await fold.click()
      expect(await findings(page)).toEqual([])
      const width = Number(await page.evaluate('document.documentElement.scrollWidth'))
      expect(width).toBeLessThanOrEqual(options && 'viewport' in options ? 320 : 1280)
    })
})

/** Every element of the answer with its words and what it is drawn by; not what a button has said. Runs in the page. */
function whatStands(): readonly string[] {
  return [...document.querySelectorAll('#what-if-answer *:not(.copied)')].map((element) => {
    const words = [...element.childNodes].map((node) => (node.nodeType === 3 ? node.nodeValue : '')).join('')
    const drawn = ['class', 'id', 'd', 'x', 'y', 'x1', 'y1', 'y2', 'cx', 'cy', 'height'].map((name) =>
      element.getAttribute(name),
    )
    return [element.localName, ...drawn, words.trim()].join(' ')
  })
}
