/** The dearest bodies that the bounds allow, on every path where work can be long: each ends within half of the deadline, also
 *  while others have the machine (the short form has processor time instead, and gives it a quarter). Where one does not, its bound
 *  or its cost has to change, not the deadline. */
import { type ChildProcess, spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { usualDeadlineMs } from '../../../service/src/long-work/lane.ts'
import { endsWithUs } from '../../support/ends-with-us.ts'
import { calculatePath, http, type Response, releaseDatesPath } from '../../support/http.ts'
import { isLong } from '../../support/long.ts'
import { type ServiceProcess, startProcess } from '../../support/process.ts'
import { dearCase, dearRemand } from './dear-case.ts'
import { dearForm, timesOfForm } from './dear-page.ts'
import { workOfAll } from './frame.ts'

let service: ServiceProcess
let neighbours: readonly ChildProcess[] = []
beforeAll(async () => {
  service = await startProcess({ RATE_LIMIT_PER_MINUTE: '0' })
  neighbours = Array.from({ length: isLong ? availableParallelism() : 0 }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  )
  for (const neighbour of neighbours) endsWithUs(neighbour)
})
afterAll(async () => {
  for (const neighbour of neighbours) neighbour.kill('SIGKILL')
  await service.close()
})

const json = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const stated = { statedReleaseDate: '2045-03-01' }
const everything = 'include=explanation,dates,transition,comparison,warnings,alternatives'
const credited = dearCase.sentences.map((one) => ({ ...one, remandCreditDays: 3, taggedBailCreditDays: 2 }))
const ten = { sentences: credited.slice(0, 10) }
const short = { startDate: '2026-11-16', sentenceYears: 9 }
const open = credited.map(({ offenceKey: _, ...one }) => one)
const many = (count: number, item: unknown) => ({ items: Array(count).fill(item) })
const tool = (name: string, args: unknown) => ({
  ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
  params: { name, arguments: args },
})

const bodies: readonly (readonly [what: string, path: string, body: unknown])[] = [
  [
    'a case of everything with a date of the prison’s',
    `${releaseDatesPath}?include=explanation,comparison`,
    { ...dearCase, sentences: credited, ...stated },
  ],
  [
    'misspelt names',
    releaseDatesPath,
    { sentences: credited.map((one, n) => ({ ...one, offenceKey: `robery of a ${n}` })) },
  ],
  [
    'a hundred cases of ten with a date of the prison’s',
    `${releaseDatesPath}/batch`,
    many(100, { ...ten, ...stated }),
  ],
  [
    'a thousand cases of one with such a date',
    `${releaseDatesPath}/batch`,
    many(1000, { sentences: [short], ...stated }),
  ],
  ['six thousand sentences', `${releaseDatesPath}/batch`, many(600, ten)],
  ['six thousand sentences without an offence', `${releaseDatesPath}/batch`, many(100, { sentences: open })],
  [
    'a case of everything, without an offence, with a date of the prison’s',
    `${releaseDatesPath}?include=explanation,comparison`,
    { ...dearCase, sentences: open, ...stated },
  ],
  ['as many, explained', `${releaseDatesPath}/batch?include=explanation,comparison`, many(200, ten)],
  ['six thousand sentences, awards and times at large', `${releaseDatesPath}/batch`, many(23, dearCase)],
  [
    'sixty times a hundred awards',
    `${releaseDatesPath}/batch`,
    many(59, {
      sentences: [{ ...short, sentenceYears: 90, startDate: '2020-01-06' }],
      addedDays: dearCase.addedDays,
    }),
  ],
  [
    'a thousand misspelt cases',
    `${releaseDatesPath}/batch`,
    many(1000, { sentences: [{ ...short, offenceKey: 'causing deaht by dangerouss' }] }),
  ],
  [
    'a thousand sentences with everything',
    `${calculatePath}/batch?${everything}`,
    many(1000, { ...short, offenceKey: 'robbery' }),
  ],
  [
    'a thousand misspelt sentences',
    `${calculatePath}/batch`,
    many(1000, { ...short, offenceKey: 'causing deaht by dangerouss' }),
  ],
  [
    'as many sentences with a hundred times on remand and a hundred in other custody',
    `${releaseDatesPath}?include=explanation,comparison`,
    { ...dearRemand, ...stated },
  ],
  ['a page', '/answer', dearForm],
  ['a page with times on remand', '/answer', `${dearForm}&${timesOfForm}`],
  ['a page to print', '/answer/paper', dearForm],
  [
    'an assistant’s case',
    '/mcp',
    tool('work_out_case', { sentences: Array(60).fill({ ...short, remandCreditDays: 3 }), ...stated }),
  ],
]

/** The short form has the dearest of each kind: of one case, of a batch of cases and of sentences, of a page, and of an assistant. */
const dearest: ReadonlySet<string> = new Set([
  'a case of everything, without an offence, with a date of the prison’s',
  'as many sentences with a hundred times on remand and a hundred in other custody',
  'a hundred cases of ten with a date of the prison’s',
  'six thousand sentences without an offence',
  'a thousand sentences with everything',
  'a page with times on remand',
  'an assistant’s case',
])

const send = (path: string, body: unknown): Promise<Response> =>
  http(service, path, {
    method: 'POST',
    headers: typeof body === 'string' ? form : json,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

const mostMs = usualDeadlineMs / (isLong ? 2 : 4)
const time = (): number => (isLong ? performance.now() : workOfAll(service.pid))

describe(
  isLong ? 'Within half of the deadline, on a busy machine' : 'Within a quarter of the deadline',
  () => {
    for (const [what, path, body] of bodies.filter(([what]) => isLong || dearest.has(what)))
      test(`${path}: ${what}`, async () => {
        let least = Number.POSITIVE_INFINITY
        for (let tries = 0; tries < (isLong ? 1 : 3) && least >= mostMs; tries++) {
          const began = time()
          const { status, text } = await send(path, body)
          least = Math.min(least, time() - began)
          expect([200, 422], text.slice(0, 300)).toContain(status)
        }
        expect(least).toBeLessThan(mostMs)
      })
  },
)
