/** What deploy/ describes, with real parts on the loopback: nginx with the configuration we ship, three replicas and a Redis.
 *  `npm run soak` does the same for longer. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calculatePath, http, jsonOf, offencesPath, regimesPath } from '../support/http.ts'
import { isLong } from '../support/long.ts'
import { faults } from './topology/faults.ts'
import { manyAtOnce, perMinute } from './topology/probe.ts'
import { type Question, questionsAndAnswers } from './topology/questions.ts'
import { places, processes, startTopology, type Topology } from './topology/topology.ts'
import { startTraffic } from './topology/traffic.ts'
import { type Withstood, withstand } from './topology/withstand.ts'

/** How long a fault lasts here, beside the time it takes to begin and to end. */
const lastMs = 1000

let topology: Topology
let questions: readonly Question[]
beforeAll(async () => {
  questions = await questionsAndAnswers()
  topology = await startTopology()
})
afterAll(() => topology?.close())

/** Requests that each replica has answered under /api/, as it counts them itself. */
const answeredBy = async (place: number): Promise<number> => {
  const { text } = await http(topology.replica(place), '/metrics')
  const counts = text.matchAll(/^requisite_http_requests_total\{route="\/api[^}]*\} (\d+)$/gm)
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0)
}

/** A hundred at once of a new client while all count in the store; and whether one of them lost the store meanwhile. */
async function manyAtOnceWithStore() {
  await topology.whenCounting('store')
  const before = topology.timesAway()
  const probed = await manyAtOnce(topology.proxy.port, 100)
  return { probed, isDisturbed: topology.timesAway() > before }
}

describe('Three replicas behind the proxy', () => {
  test('answer every question rightly, each of them some', async () => {
    const traffic = startTraffic(topology.proxy.port, questions, { pauseMs: 0 })
    const tally = { sent: 0, answered: 0 }
    while (tally.sent < (isLong ? 3 : 1) * questions.length) {
      await new Promise((resolve) => setTimeout(resolve, 100))
      const { sent, answered, odd } = traffic.take()
      expect(odd).toEqual([])
      tally.sent += sent
      tally.answered += answered
    }
    await traffic.stop()
    expect(tally.answered).toBe(tally.sent)
    for (let place = 0; place < places; place++) expect(await answeredBy(place)).toBeGreaterThan(50)
  })

  test('let exactly 60 of 100 requests at once pass, for each client', async () => {
    for (let client = 0; client < 3; client++) {
      let found = await manyAtOnceWithStore()
      // The machine was too busy to tell whether the limit is exact.
      while (found.isDisturbed) found = await manyAtOnceWithStore()
      expect(found.probed).toEqual({ passed: 60, refused: 40, other: 0, minutes: 1 })
    }
  })

  test('do not believe what a client says of its address', async () => {
    const from = '127.200.0.1'
    const statuses: number[] = []
    for (let n = 0; n <= perMinute; n++) {
      const headers = { 'x-forwarded-for': `203.0.113.${n}`, forwarded: `for=203.0.113.${n}` }
      statuses.push((await http(topology.proxy, regimesPath, { from, headers })).status)
    }
    expect(statuses.slice(0, perMinute).every((status) => status === 200)).toBe(true)
    expect(statuses.at(-1)).toBe(429)
  })

  for (const path of ['/metrics', '/health/live', '/health/ready'])
    test(`keep ${path} from those who come through the proxy`, async () => {
      expect((await http(topology.proxy, path)).status).toBe(404)
      expect((await http(topology.replica(0), path)).status).toBe(200)
    })
})

/** What each client over the limit may get. */
function judge({ greedy, sudden }: Withstood, limit: 'exact' | 'by each'): void {
  const counts = limit === 'by each' ? processes : 1
  const most = perMinute * counts
  for (const client of greedy === null ? [sudden] : [greedy, sudden]) {
    expect(client.other).toBe(0)
    expect(client.passed).toBeGreaterThan(0)
    expect(client.passed).toBeLessThanOrEqual(most * client.minutes)
  }
}

describe('No answer is wrong, none is lost, and the limit holds', () => {
  for (const fault of faults.filter(({ isLeftOut }) => isLong || !isLeftOut))
    test(fault.name, async () => {
      const traffic = startTraffic(topology.proxy.port, questions, { lines: isLong ? 8 : 3 })
      let found = await withstand(topology, fault, lastMs)
      while (found.isDisturbed) found = await withstand(topology, fault, lastMs)
      const { sent, answered, wrong, lost, refused, odd } = await traffic.stop()
      expect({ wrong, lost, refused, odd }).toEqual({ wrong: 0, lost: 0, refused: 0, odd: [] })
      expect(answered).toBe(sent)
      expect(sent).toBeGreaterThan(50)
      judge(found, fault.limit)
    })
})

describe('The proxy’s own log', () =>
  test('says nothing about a request, not even when a replica is gone', async () => {
    topology.replica(0).signal('SIGKILL')
    await topology.replica(0).ended
    for (let n = 0; n < 20; n++)
      expect((await http(topology.proxy, `${offencesPath}?q=planted-${n}`)).status).toBe(200)
    const sentence = { startDate: '2026-10-13', sentenceYears: 3, note: 'planted' }
    const answer = await http(topology.proxy, `${calculatePath}/batch`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ items: Array(300).fill(sentence) }),
    })
    expect(answer.status, answer.text.slice(0, 200)).toBe(200)
    const { data } = jsonOf(answer) as { data: readonly { data: { releaseDate: string } }[] }
    expect(data.map(({ data }) => data.releaseDate)).toEqual(Array(300).fill('2027-12-25'))
    await topology.startAgain(0)
    const telling = topology.proxy.written().match(/planted|client: \S+/g) ?? []
    expect(telling.slice(0, 5)).toEqual([])
  }))
