import { Agent, request } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { steadyAddresses } from './addresses.ts'
import type { Question } from './questions.ts'

/** What became of the requests. */
export interface Tally {
  sent: number
  /** Answered, and rightly. */
  answered: number
  /** Answered with anything else than the one right answer. */
  wrong: number
  /** Not answered, or only by the proxy, which found nobody who would. */
  lost: number
  /** Refused by the limit. */
  refused: number
  /** Milliseconds from each request to the end of its answer. */
  readonly took: number[]
  /** The first few that were wrong or lost, in words. */
  readonly odd: string[]
}

export interface Traffic {
  /** What became of the requests since it was last asked. */
  readonly take: () => Tally
  readonly stop: () => Promise<Tally>
}

/** A client changes its address after so many requests. The limit is 60, and the proxy may ask twice for one. */
const perAddress = 40
const patienceMs = 30_000
const odditiesKept = 5

const noTally = (): Tally => ({ sent: 0, answered: 0, wrong: 0, lost: 0, refused: 0, took: [], odd: [] })

/** Steady traffic on several lines, each a connection that is kept: one question after the other, with a pause between. */
export function startTraffic(
  port: number,
  questions: readonly Question[],
  { lines = 8, pauseMs = 25 } = {},
): Traffic {
  let tally = noTally()
  let going = true
  const take = (): Tally => {
    const taken = tally
    tally = noTally()
    return taken
  }
  const line = async (l: number): Promise<void> => {
    let agent = new Agent()
    for (let n = 0; going; n++) {
      if (n % perAddress === 0) {
        agent.destroy()
        agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress: steadyAddresses() })
      }
      const question = questions[(n + l * 29) % questions.length] as Question
      const began = performance.now()
      const came = await ask(port, agent, question)
      note(tally, question, came, performance.now() - began)
      await setTimeout(pauseMs)
    }
    agent.destroy()
  }
  const all = Promise.all(Array.from({ length: lines }, (_, l) => line(l)))
  return {
    take,
    stop: async () => {
      going = false
      await all
      return take()
    },
  }
}

type Came = { readonly status: number; readonly text: string } | { readonly error: string }

const isFromTheProxy = (status: number): boolean => status === 502 || status === 503 || status === 504

function note(tally: Tally, question: Question, came: Came, ms: number): void {
  tally.sent++
  tally.took.push(ms)
  const odd = (kind: 'wrong' | 'lost', what: string): void => {
    tally[kind]++
    if (tally.odd.length < odditiesKept)
      tally.odd.push(`${kind}: ${question.path} ${what} (${Math.round(ms)} ms)`)
  }
  if ('error' in came) odd('lost', came.error)
  else if (isFromTheProxy(came.status)) odd('lost', String(came.status))
  else if (came.status === 429) tally.refused++
  else if (isRight(question, came)) tally.answered++
  else odd('wrong', `${came.status} ${came.text.slice(0, 200)}`)
}

function isRight({ status, answer }: Question, came: { status: number; text: string }): boolean {
  try {
    return came.status === status && isDeepStrictEqual(JSON.parse(came.text), answer)
  } catch {
    return false
  }
}

/** Asks on the connection that is kept. What does not come, or breaks off, is an error. */
function ask(port: number, agent: Agent, { path, body }: Question): Promise<Came> {
  return new Promise((resolve) => {
    const failed = (error: Error): void => resolve({ error: error.message })
    const sent = request(
      {
        ...{
          host: '127.0.0.1',
          port,
          path,
          agent,
          timeout: patienceMs,
          method: body === null ? 'GET' : 'POST',
        },
        headers:
          body === null
            ? {}
            : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
      },
      (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('error', failed)
        response.on('data', (part) => {
          text += part
        })
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
      },
    )
    sent.on('error', failed)
    sent.on('timeout', () => sent.destroy(new Error(`no answer within ${patienceMs} ms`)))
    sent.end(body)
  })
}
