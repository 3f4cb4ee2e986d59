/** Somebody who asks what a sentence would mean, beside others who take all of the lane for long work that they can get. */
import { setTimeout } from 'node:timers/promises'
import { http, jsonSent, type Response, releaseDatesPath, whatIfPath } from '../../support/http.ts'
import { isLong } from '../../support/long.ts'
import { dearCase } from './dear-case.ts'
import { percentile } from './well-behaved.ts'

const open = dearCase.sentences.map(({ offenceKey: _, ...one }) => one)

/** So many cases of sixty sentences, whose offences are left open. */
const batchOf = (cases: number): string => JSON.stringify({ items: Array(cases).fill({ sentences: open }) })

/** As much work as one batch may have, and what the short form of a test sends in its place. */
export const dearestBatch = batchOf(100)
export const dearBatch = isLong ? dearestBatch : batchOf(15)

/** What an honest person asks: some lengths, each with some pleas. */
const question = JSON.stringify({
  lengths: { from: { years: 1 }, to: { years: 10 }, step: { months: 6 } },
  pleaReductions: ['0', '1/4', '1/3'],
  sentenceDate: '2026-11-16',
})

/** A client: by an address of the loopback, or by what a proxy that is believed says. */
export type Client = { readonly from: string } | { readonly behind: string }

const post = (port: number, path: string, body: string, client: Client): Promise<Response> =>
  http({ port }, path, {
    ...jsonSent(body, 'behind' in client ? { 'x-forwarded-for': client.behind } : {}),
    ...('from' in client ? { from: client.from } : {}),
  })

export const sendBatch = (port: number, client: Client, batch = dearestBatch): Promise<Response> =>
  post(port, `${releaseDatesPath}/batch`, batch, client)

export const askWhatIf = (port: number, client: Client): Promise<Response> =>
  post(port, whatIfPath, question, client)

export interface Honest {
  readonly statuses: readonly number[]
  readonly median: number
  readonly longest: number
}

/** Asks one question after the other, each as another client of the same network: the limit is not what is measured. */
export async function honestWaits(
  port: number,
  times: number,
  time: () => number,
  client: (n: number) => Client,
): Promise<Honest> {
  const [statuses, waits]: [number[], number[]] = [[], []]
  for (let n = 0; n < times; n++) {
    const began = time()
    statuses.push((await askWhatIf(port, client(n))).status)
    waits.push(time() - began)
    await setTimeout(20)
  }
  const sorted = waits.toSorted((a, b) => a - b)
  return { statuses, median: percentile(50, sorted), longest: sorted.at(-1) ?? Number.NaN }
}

/** Has one request in flight for each client, always, until it is told to end. Gives the statuses. */
export function keepAsking(
  clients: readonly Client[],
  ask: (client: Client) => Promise<Response>,
): () => Promise<readonly number[]> {
  let isOver = false
  const statuses: number[] = []
  const lines = clients.map(async (client) => {
    while (!isOver) {
      const status = await ask(client).then(
        (response) => response.status,
        () => 0,
      )
      statuses.push(status)
      // Whoever is refused does not get to spin.
      if (status !== 200) await setTimeout(100)
    }
  })
  return async () => {
    isOver = true
    await Promise.all(lines)
    return statuses
  }
}
