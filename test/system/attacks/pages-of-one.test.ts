/** One address sends the dearest forms as fast as it can: somebody else's page does not wait for them. */
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pages } from '../../../service/src/page/routing/pages.ts'
import { formSent, http } from '../../support/http.ts'
import { isLong } from '../../support/long.ts'
import { startProcess } from '../../support/process.ts'
import { startBehindNginx } from '../proxy/behind.ts'
import { besideForms, dearRows, type FormDoor, formDoors, plainForm } from './dear-forms.ts'
import { dearForm } from './dear-page.ts'
import { workOf } from './frame.ts'

const page = '/answer?startDate=2026-11-16&sentenceYears=3&offenceKey=robbery'
const visits = isLong ? 60 : 8

const service = await startProcess()
afterAll(() => service.close())

/** The median wait of somebody who reads pages, and how long the thread that answers everybody works meanwhile, in milliseconds. */
async function medianWait(port: number, from: string, { pid } = service) {
  const [waits, works]: [number[], number[]] = [[], []]
  for (let n = 0; n < visits; n++) {
    const [began, before] = [performance.now(), workOf(pid)]
    const { status } = await http({ port }, page, { from })
    expect(status).toBe(200)
    waits.push(performance.now() - began)
    works.push(workOf(pid) - before)
    await setTimeout(5)
  }
  const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[visits / 2] as number
  return { wait: median(waits), work: median(works) }
}

/** A form that one address sends again and again. */
interface Form {
  readonly path: string
  readonly body: string
}

/** Where the service itself works less than this while a page is waited for, it is the machine that is busy: a page that waited for
 *  all of those sent before it would wait for several times as much. */
const leastWorkMs = 25

/** How many times as long a page takes beside so many connections that send these, each in turn. */
async function ratio(
  port: number,
  connections: number,
  forms: readonly Form[],
  of = service,
): Promise<number> {
  const quiet = await medianWait(port, '127.7.0.1', of)
  let isOver = false
  let sent = 0
  const attack = Array.from({ length: connections }, async () => {
    while (!isOver) {
      const { path, body } = forms[sent++ % forms.length] as Form
      await http({ port }, path, { ...formSent(body), from: '127.7.6.6' })
    }
  })
  await setTimeout(200)
  const beside = await medianWait(port, '127.7.0.1', of)
  isOver = true
  await Promise.all(attack)
  return beside.work < leastWorkMs ? Math.min(1, beside.wait / quiet.wait) : beside.wait / quiet.wait
}

/** The least of three tries. */
async function leastRatio(
  port: number,
  most: number,
  connections: number,
  forms: readonly Form[],
  of = service,
) {
  let least = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < 3 && least >= most; tries++)
    least = Math.min(least, await ratio(port, connections, forms, of))
  console.log(`a page beside ${connections} connections: ${least.toFixed(1)} times as long`)
  return least
}

/** As many as one browser opens at once, and one more. */
const attackers = 8
const answers: readonly Form[] = [{ path: '/answer', body: dearForm }]

test('directly, it waits at most three times as long', async () =>
  expect(await leastRatio(service.port, 3, attackers, answers)).toBeLessThan(3))

test.runIf(isLong)('and so it does through nginx', async () => {
  const behind = await startBehindNginx()
  expect(await leastRatio(behind.nginx.port, 3, attackers, answers, behind.service)).toBeLessThan(3)
  await behind.close()
})

/** Every page of the questions, with as many sentences as can be carried along. */
const carried = `sentence=${encodeURIComponent('startDate=2026-11-16&sentenceYears=3&offenceKey=robbery')}`
const steps: readonly Form[] = pages
  .filter(({ methods }) => methods.includes('POST'))
  .map(({ path }) => ({ path, body: [...Array(60).fill(carried), 'startDate=1'].join('&') }))

test('sixty connections that send the steps with sixty sentences make it wait at most six times as long', async () =>
  expect(await leastRatio(service.port, 6, 60, steps)).toBeLessThan(6))

/** What is dear by its copies, which no box of a form shows. In processor time of the thread that answers everybody: what else the
 *  machine does is no part of it. */
describe('Thirty forms of 290 bytes, ten at a time', () => {
  // What answers them is compiled by then, and is the same at every door.
  beforeAll(() => besideForms(service.port, formDoors[0] as FormDoor, plainForm, () => workOf(service.pid)))
  for (const door of formDoors)
    test(`${door.method} ${door.path}: a page waits at most six times as long as beside thirty plain ones`, async () => {
      const works = async (form: string): Promise<number> =>
        (await besideForms(service.port, door, form, () => workOf(service.pid))).work
      let least = Number.POSITIVE_INFINITY
      for (let tries = 0; tries < 3 && least >= 6; tries++) {
        const [plain, dear] = [await works(plainForm), await works(dearRows)]
        least = Math.min(least, dear / plain)
      }
      console.log(`${door.method} ${door.path}: ${least.toFixed(1)} times as long`)
      expect(least).toBeLessThan(6)
    })
})
