/** How much script the steps of the page run, from the first question to the answer. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isLong } from '../support/long.ts'
import type { Service } from '../support/service.ts'
import { startPage, type Visit, visit } from './browser.ts'
import { type Script, slowed } from './processor-time.ts'
import { answers, formQuery, threeSentences } from './states.ts'

/** What takes longer is felt as a wait. */
const mostMs = 100
/** What the neighbours push out of the processor's caches makes it longer; the least of so many times is the step itself. */
const times = 3
/** So long a step rests, that all that it set off is over: the pauses in typing, the answer of the service, the page that is shown. */
const restMs = 1200

/** What is filled in, and what is pressed then. */
interface Act {
  readonly fill?: readonly [selector: string, text: string]
  readonly press?: string
}

const goOn = 'form#step > .govuk-button-group > button, form#step > button.govuk-button:not([name])'
const recalled = formQuery({
  ...{ recalled: 'way', recallType: 'fixed_term_56', recallDateUnknown: 'yes', onTag: 'no' },
  ...{
    'returnToCustodyDate-day': '9',
    'returnToCustodyDate-month': '11',
    'returnToCustodyDate-year': '2027',
  },
})
const fixed = `/answer?${answers['a fixed sentence']}`

/** Each step: where it begins, and what is done there. */
// biome-ignore format: one row a line
const steps: Readonly<Record<string, readonly [path: string, act: Act]>> = {
  'a date is read': ['/questions', { fill: ['#startDate-day', '16/11/26'] }],
  'from the first page to the second': [`/?${formQuery()}`, { press: goOn }],
  'from the first page to what is to be put right': ['/questions', { press: goOn }],
  'a letter in the box of offences': [`/offence?${formQuery()}`, { fill: ['#offenceKey', 'robb'] }],
  'from the second page to the third': [`/offence?${formQuery()}`, { press: goOn }],
  'to what is asked only where it decides': [`/offence?${formQuery({ kind: 'eds', extensionYears: '3', offenceKey: '', offenceUnknown: 'yes' })}`, { press: goOn }],
  'from the third page to the answer': [`/anything-else?${formQuery()}`, { press: goOn }],
  'from the third page to one more sentence': [`/anything-else?${formQuery({ another: 'yes' })}`, { press: goOn }],
  'from the recall to the list': [`/anything-else?${recalled}`, { press: goOn }],
  'from the list to one more sentence': [`/sentences?${threeSentences}&list=yes`, { press: 'button[name="add"]' }],
  'from the list to the answer': [`/sentences?${threeSentences}&list=yes`, { press: goOn }],
  'from the answer to one question': [fixed, { press: 'button[name="question"][value="offence"]' }],
  'from one question back to the answer': [`/change?${answers['a fixed sentence']}&question=passed`, { press: goOn }],
  'from one question to another that it makes necessary': [`/change?${formQuery({ offenceKey: 'causing_death_by_dangerous_driving' })}&question=sentence`, { press: goOn }],
  'days on remand are counted': [`/offence?${formQuery({ creditNone: '' })}`, { fill: ['#remandFrom-day', '1 June 2026'] }],
  'days for a tag': [`/tagged-bail-days?${formQuery()}&daysOnTag=101`, { press: 'form#step button.govuk-button' }],
  'the same on more counts': [`/same-counts?${threeSentences}&same=1`, { fill: ['input[name="counts"]', '8'], press: goOn }],
  'days on remand are tried in the answer': [fixed, { fill: ['.stepper input', '50'] }],
  'the form for other sites is sent': [`/embed?${formQuery()}`, { press: 'form button' }],
  'a fold of the answer is opened': [fixed, { press: '.fold:not([open]) > summary' }],
  'from the answer to the page to print': [fixed, { press: 'form[action="/answer/paper"] button' }],
}

/** Does it a moment later, when nothing of ours runs in the page. Runs in the page. */
function doLater({ fill, press }: Act): void {
  const find = (selector: string): HTMLElement => {
    const found = document.querySelector<HTMLElement>(selector)
    if (found === null) throw new Error(`there is no ${selector} on ${location.pathname}`)
    return found
  }
  const box = fill === undefined ? null : (find(fill[0]) as HTMLInputElement)
  const button = press === undefined ? null : find(press)
  setTimeout(() => {
    if (box !== null) {
      box.value = fill?.[1] ?? ''
      box.dispatchEvent(new Event('input', { bubbles: true }))
    }
    button?.click()
  }, 100)
}

// A time depends on the machine, so it is taken only in the long form.
describe.skipIf(!isLong)('Each step, with the processor slowed six times', () => {
  let service: Service
  let visited: Visit
  beforeAll(async () => {
    service = await startPage()
    visited = await visit(service)
  })
  afterAll(async () => {
    await visited.close()
    await service.close()
  })

  for (const [name, [path, act]] of Object.entries(steps))
    test(`${name}: less than ${mostMs} ms of script`, async ({ annotate }) => {
      const took: Script[] = []
      let isSearched = false
      const felt = (): number => Math.min(...took.map(({ ms, longestMs }) => (isSearched ? longestMs : ms)))
      while (took.length < times && !(felt() < mostMs)) {
        const page = await visited.open(path)
        // What the tests themselves bring into the page is brought before.
        const before = await page.locator('h1').textContent()
        // A reader reads first.
        await new Promise((resolve) => setTimeout(resolve, restMs))
        const { script } = await slowed(page)
        took.push(await script(() => page.evaluate(doLater, act), restMs))
        if (act.press === goOn && path !== '/questions')
          expect(await page.locator('h1').textContent()).not.toBe(before)
        // The search for offences is made ready in pieces, while the page can be used.
        isSearched = (await page.locator('input[name="offenceTyped"]').count()) > 0
      }
      await annotate(took.map(({ ms, longestMs }) => `${ms.toFixed(1)} (${longestMs.toFixed(1)})`).join(', '))
      expect(felt()).toBeLessThan(mostMs)
    })
})
