import type {
  BatchResponse,
  CalculationRequest,
  CalculationResponse,
  OffenceResponse,
  OffencesResponse,
  RegimesResponse,
} from './api-types.ts'
import { errorOf, retryAfterOf, unreachable } from './errors.ts'
import type { Fetch, FetchResponse } from './fetch.ts'

export interface ClientOptions {
  /** Where the service is, without the path of the API: https://example.org. */
  readonly baseUrl: string
  readonly fetch?: Fetch
  /** How often a call that was refused for its rate is tried again, after the wait that the service asks for. */
  readonly retries?: number
  /** The longest wait, in seconds, that is still waited for. */
  readonly longestWait?: number
  readonly sleep?: (ms: number, signal?: AbortSignal) => Promise<void>
}

/** More parts of an answer, and a signal that gives it up. */
export interface Options {
  readonly include?: readonly (
    | 'explanation'
    | 'dates'
    | 'transition'
    | 'comparison'
    | 'warnings'
    | 'alternatives'
  )[]
  readonly signal?: AbortSignal
}

export interface OffenceQuery {
  readonly q?: string
  readonly category?: string
  readonly page?: number
  readonly pageSize?: number
}

/** The calls of the API. Each gives what the API answers, or throws a `RequisiteError`. */
export interface Client {
  readonly calculate: (request: CalculationRequest, options?: Options) => Promise<CalculationResponse>
  /** Up to 1,000 requests; each is answered in its place, with its own success or errors. */
  readonly calculateBatch: (items: readonly CalculationRequest[], options?: Options) => Promise<BatchResponse>
  readonly regimes: (options?: Pick<Options, 'signal'>) => Promise<RegimesResponse>
  readonly offences: (query?: OffenceQuery, options?: Pick<Options, 'signal'>) => Promise<OffencesResponse>
  readonly offence: (key: string, options?: Pick<Options, 'signal'>) => Promise<OffenceResponse>
}

/** A client of one service. */
export function createClient(options: ClientOptions): Client {
  const {
    fetch = globalThis.fetch as unknown as Fetch,
    retries = 2,
    longestWait = 60,
    sleep = pause,
  } = options
  const api = `${options.baseUrl.replace(/(?<!\/)\/+$/, '')}/api/v1/sentencing`

  async function once(path: string, body: unknown, signal?: AbortSignal): Promise<FetchResponse> {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) }
    const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' }
    try {
      return await fetch(`${api}${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { accept: 'application/json', ...type },
        ...sent,
        ...(signal === undefined ? {} : { signal }),
      })
    } catch (error) {
      signal?.throwIfAborted()
      throw unreachable(error)
    }
  }

  async function call<T>(path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
    for (let tried = 0; ; tried++) {
      const response = await once(path, body, signal)
      const text = await response.text()
      const answer = readJson(text)
      if (response.status === 200 && answer !== undefined) return answer as T
      const wait = retryAfterOf(response)
      if (response.status !== 429 || tried >= retries || wait > longestWait) throw errorOf(response, answer)
      await sleep(wait * 1000, signal)
    }
  }

  return {
    calculate: (request, { include, signal } = {}) =>
      call(`/calculate${includeQuery(include)}`, request, signal),
    calculateBatch: (items, { include, signal } = {}) =>
      call(`/calculate/batch${includeQuery(include)}`, { items }, signal),
    regimes: ({ signal } = {}) => call('/regimes', undefined, signal),
    offences: (query = {}, { signal } = {}) => call(`/offences${queryOf(query)}`, undefined, signal),
    offence: (key, { signal } = {}) => call(`/offences/${encodeURIComponent(key)}`, undefined, signal),
  }
}

const includeQuery = (include: Options['include'] = []): string =>
  include.length === 0 ? '' : `?include=${include.join(',')}`

function queryOf(query: OffenceQuery): string {
  const parts = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
  return parts.length === 0 ? '' : `?${parts.join('&')}`
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Waits, or gives up at once when it is told to. */
const pause = (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, ms)
    if (signal?.aborted) stop()
    signal?.addEventListener('abort', stop, { once: true })
  })
