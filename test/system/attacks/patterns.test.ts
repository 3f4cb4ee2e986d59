/** No pattern in the sources takes long for any text, and nothing that reaches them from outside does. A new pattern is
 *  found and tested by itself. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calculatePath, http, offencesPath } from '../../support/http.ts'
import { isLong } from '../../support/long.ts'
import { type ServiceProcess, startProcess } from '../../support/process.ts'
import { workOfAll } from './frame.ts'
import { hardTexts, patternsIn, patternsLoaded } from './patterns-in.ts'

const { written, composed, made } = patternsIn(['law/src', 'service/src', 'client/src'])
const loaded = (await Promise.all([...composed].map(patternsLoaded))).flat()

/** How long a pattern takes for a text, wherever in it it may fit: the best of a few times, in milliseconds. */
function timeFor(pattern: RegExp, text: string, tries: number): number {
  let best = Number.POSITIVE_INFINITY
  for (let n = 0; n < tries; n++) {
    pattern.lastIndex = 0
    const began = performance.now()
    text.replace(pattern, '')
    best = Math.min(best, performance.now() - began)
  }
  return best
}

/** A text that takes a pattern far longer than its length explains, or null. One whose time doubles with every letter shows
 *  with short texts, one whose time grows with the square with long ones. */
function textTooHard(pattern: RegExp): string | null {
  for (const length of [12, 16, 20, 22])
    for (const text of hardTexts(pattern, length))
      if (timeFor(pattern, text, 1) > 15 && timeFor(pattern, text, 2) > 15) return text
  for (const text of hardTexts(pattern, 2000)) {
    if (timeFor(pattern, text, 1) < 1 || timeFor(pattern, text, 2) < 1) continue
    const longer = text.slice(0, -1).repeat(8) + text.slice(-1)
    if (timeFor(pattern, longer, 3) > 25) return text
  }
  return null
}

describe('A text of 16 KiB takes no pattern long', () => {
  test('and there are patterns to test', () =>
    expect([written.length > 30, loaded.length > 0]).toEqual([true, true]))

  for (const { file, pattern } of [...written, ...loaded])
    test(`${file}: ${pattern}`, () => expect(textTooHard(pattern)?.slice(0, 20)).toBeUndefined())

  test('and no pattern is made while the service runs', () => {
    expect(made).toEqual([])
    expect(patternsIn(['test/support']).made).toContain('test/support/replay.ts')
  })
})

describe('What comes from outside is answered soon, whatever it is made of', () => {
  let service: ServiceProcess
  beforeAll(async () => {
    service = await startProcess({ RATE_LIMIT_PER_MINUTE: '1000', TRUSTED_PROXIES: '127.0.0.1' })
  })
  afterAll(() => service.close())

  const mostMs = 250
  /** In processor time, and the best of a few tries: others may have the machine. */
  async function answeredSoon(send: () => Promise<{ readonly status: number }>): Promise<void> {
    let best = Number.POSITIVE_INFINITY
    for (let n = 0; n < 4 && best > mostMs; n++) {
      const before = workOfAll(service.pid)
      const { status } = await send()
      best = Math.min(best, workOfAll(service.pid) - before)
      expect(status).toBeLessThan(500)
    }
    expect(best).toBeLessThan(mostMs)
  }

  const hard = [
    ...['a', ' ', '0', '9.', 's ', ':', '::ffff:', ',', '%', '%25', '-', 'gzip;q=0,', '/', '"', '\u0301'],
  ]
  const filling = (sign: string, bytes: number): string =>
    sign.repeat(Math.floor(bytes / Math.max(sign.length, encodeURIComponent(sign).length)))

  for (const name of ['q', 'category', 'page', 'pageSize', 'include', 'startDate', 'offenceTyped', 'rows'])
    test(`the parameter ${name}`, async () => {
      // The short form sends each sign to one of the three.
      for (const [n, sign] of hard.entries())
        for (const path of [offencesPath, '/answer', '/remand-days'].filter(
          (_, at) => isLong || at === n % 3,
        ))
          await answeredSoon(() =>
            http(service, `${path}?startDate=1&${name}=${encodeURIComponent(filling(sign, 8000))}`),
          )
    })

  for (const name of [
    ...['accept', 'accept-encoding', 'content-type', 'content-encoding', 'if-none-match'],
    ...['x-forwarded-for', 'host', 'expect'],
  ])
    test(`the header ${name}`, async () => {
      for (const sign of hard.filter((text) => text !== '\u0301'))
        await answeredSoon(() =>
          http(service, '/nowhere', { headers: { accept: 'text/html', [name]: `x${filling(sign, 8000)}x` } }),
        )
    })

  for (const field of ['startDate', 'sentenceYears', 'sentenceType', 'regimeId', 'offenceKey', 'anything'])
    test(`the field ${field}`, async () => {
      const headers = { 'content-type': 'application/json' }
      for (const sign of hard)
        for (const length of [80, 15_000]) {
          const body = JSON.stringify({
            startDate: '2026-11-16',
            sentenceYears: 3,
            [field]: filling(sign, length),
          })
          await answeredSoon(() => http(service, calculatePath, { method: 'POST', headers, body }))
        }
    })

  test('the path', async () => {
    for (const sign of ['a', '/', '%', '%25', '%2f', '.', '../', '?', '#', ':', '//'])
      await answeredSoon(() => http(service, `/${sign.repeat(8000 / sign.length)}`))
  })
})
