/** What people type, and what is suggested to them, is text in the page when its script has run too. */
import { afterAll, beforeEach, expect, test } from 'vitest'
import { isLong } from '../support/long.ts'
import { startPage, visit } from './browser.ts'
import { attacks, elsewhere, refresh } from './markup-attacks.ts'
import { factsQuery, namesOfFacts } from './states.ts'

let before = 0
const service = await startPage()
const visited = await visit(service)
// One for all of them: a window costs as much as ten pages in it.
const page = await visited.open('/')
beforeEach(() => {
  before = visited.requests.length
})
afterAll(async () => {
  await visited.close()
  await service.close()
})

/** The names of all elements, in order: markup that came in would add one. */
const elements = (): Promise<string> =>
  page.evaluate(() =>
    // A hidden field carries what was sent, where a step has room for it.
    [...document.querySelectorAll(':not(input[type="hidden"])')].map(({ tagName }) => tagName).join(' '),
  )

/** Time for a page to leave or to ask for something, if it is going to. */
const meanwhile = (): Promise<void> => page.waitForTimeout(200)

/** What a test asked for on another host. */
const askedElsewhere = (): readonly string[] =>
  visited.requests.slice(before).filter((url) => url.startsWith(elsewhere))

const box = 'input[name="offenceTyped"]'
const offence = '/what-if'

test('a link that holds a refresh leads nowhere, and shows it as it was typed', async () => {
  const query = factsQuery({ offenceKey: refresh })
  await page.goto(`/answer?${query}`)
  await meanwhile()
  // The facts of a link leave the address once they are read.
  expect(new URL(page.url()).pathname).toBe('/')
  expect(askedElsewhere()).toEqual([])
  expect(await page.locator('input[name="sentences[0].offenceKey"]').first().inputValue()).toBe(refresh)
})

/** Every parameter that a page shows again or carries on. */
const parameters = [
  ...namesOfFacts,
  'startDate',
  'sentence',
  'at',
  'more',
  'remand',
  'otherCustody',
  'daysOnTag',
]
const places = ['/', '/questions', '/answer']

/** Goes to a page with the same text in each of these parameters. */
function send(text: string, place: string, names: readonly string[]) {
  const sent = { startDate: '1', ...Object.fromEntries(names.map((name) => [name, text])) }
  return page.goto(`${place}?${new URLSearchParams(sent)}`)
}

/** The parameters in parts: with an attack in each, no address is longer than the server reads. */
const parts = Array.from({ length: Math.ceil(parameters.length / 80) }, (_, n) =>
  parameters.slice(80 * n, 80 * (n + 1)),
)

/** A query in which every one of these parameters holds an attack, each the next one: twelve of these are every attack in every
 *  parameter. */
const attacksFrom = (first: number, names: readonly string[]): URLSearchParams =>
  new URLSearchParams(
    names.map((name, n): [string, string] => [name, attacks[(first + n) % attacks.length] as string]),
  )

/** The same with a word in place of each attack. A point parts the entries of a list, each of which has a row of its own. */
const inWords = (query: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...query].map(([name, text]) => [name, text.replace(/[^.]+/g, 'word')]))

/** The short form sends two of them to one page: every attack has come to it, and each parameter held some. */
const firsts = [...attacks.keys()].filter((n) => isLong || n % 6 === 0)

test.each(places.filter((place) => isLong || place === '/answer'))(
  '%s has the same elements whatever is sent in all parameters',
  async (place) => {
    const shown = async (query: URLSearchParams): Promise<string> => {
      await page.goto(`${place}?${query}`)
      // Where one types, what a link told is worked out behind the page.
      if (place === '/') await page.locator('.card:not(.ghost)').waitFor()
      return elements()
    }
    for (const names of parts)
      for (const first of firsts) {
        const query = attacksFrom(first, names)
        expect([String(query), await shown(query)]).toEqual([String(query), await shown(inWords(query))])
      }
    await meanwhile()
    expect(askedElsewhere()).toEqual([])
  },
)

/** The short form sends one in thirty by itself: the pages above held all of them. */
const alone = parameters.filter((_, n) => isLong || n % 30 === 0)

test('no parameter alone makes an element', async () => {
  for (const name of alone) {
    await send(refresh, '/', [name])
    expect([name, await page.locator('meta[http-equiv]').count()]).toEqual([name, 0])
  }
  expect(askedElsewhere()).toEqual([])
})

test('on an iPhone too a suggestion is its name and nothing else', async () => {
  const userAgent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1'
  const phone = await visit(service, { userAgent })
  const its = await phone.open(offence)
  await its.locator(box).fill('robb')
  const option = its.locator('.autocomplete__option', { hasText: /^Robbery/ }).first()
  expect(await option.textContent()).toBe('Robbery')
  await option.click()
  expect(await its.locator(box).inputValue()).toBe('Robbery')
  expect(phone.faults).toEqual([])
  await phone.close()
})
