/** The answer of the page is data before it is text: what box, sheet, title, quote and calendar need is a field of the screen, and
 *  nothing is found in a sentence, cut from it or put into it afterwards. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const room = new URL('../../service/src/page/answer/', import.meta.url)

const files = readdirSync(room)
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => ({ name, text: readFileSync(new URL(name, room), 'utf8').replace(/\s+\./g, '.') }))

/** What looks into a text, or cuts it; `includes` is for lists, too, and is caught where it looks for words or in them. */
const reading =
  /[\w)\]'`/]\??\s*\.(?:(?:split|startsWith|endsWith|indexOf|lastIndexOf|match|matchAll|replace|replaceAll|slice|substring|substr|search|charAt|exec|test)\(|includes\(['`/](?![A-Z]_))|\b(?:text|words|label|said|title|name|over|sort|why|ask|condition|provision|working|message)\.includes\(/g

/** What may be, and why. */
const allowed: readonly (readonly [file: string, call: string, why: string])[] = [
  ['calendar.ts', "isoDate(day).replaceAll('-', '')", 'a day as calendars write it, without hyphens'],
  ['calendar.ts', '{16,40}$/.test(text)', 'a name that a browser sends'],
  ['held-together.ts', 'text.split(aDate)', 'a date stays on one line; nothing hangs on it'],
  ['how-sure.ts', 'fairlyBecause(outcome).slice(', 'a list'],
  [
    'part-served.ts',
    "warningForPeople(warning).replace(/\\.$/, '')",
    'a sentence of the law is part of a line, which has its own stop',
  ],
  ['prison-date.ts', 'more.slice(0, mostMore)', 'a list'],
]

/** Every such call, each with some of what stands around it. */
const callsIn = (text: string): readonly string[] =>
  [...text.matchAll(reading)].map(({ index }) => text.slice(Math.max(0, index - 30), index + 40))

describe('Nothing of an answer is read out of its prose', () => {
  test.each(files)('$name', ({ name, text }) => {
    const own = allowed.filter(([file]) => file === name)
    expect(callsIn(text).filter((found) => !own.some(([, call]) => found.includes(call)))).toEqual([])
  })

  test.each(allowed)('%s still has %s: %s', (name, call) =>
    expect(files.find((file) => file.name === name)?.text).toContain(call),
  )

  test.each([
    ['screen.kind.slice(screen.kind.lastIndexOf(". ") + 1)'],
    ["label?.startsWith('Why')"],
    ["why(answer).replace(/\\.$/, '')"],
    ['/^Check the (length|year)/.exec(caution)'],
    ["title.includes(': ')"],
    ['earlier.text.includes(text)'],
    ["why(answer)\n  .replaceAll('one-half', 'half')"],
  ])('this would be found: %s', (call) => expect(callsIn(call)).not.toEqual([]))

  test.each([
    ['ids.includes(id)'],
    ["because.includes('W_OTHERS_NOT_TOLD')"],
    ["['CRD', 'ARD'].includes(type)"],
  ])('this would not: %s', (call) => expect(callsIn(call)).toEqual([]))
})
