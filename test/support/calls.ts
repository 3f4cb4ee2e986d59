import { Session } from 'node:inspector'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

interface Covered {
  readonly url: string
  readonly functions: readonly {
    readonly functionName: string
    readonly ranges: readonly { readonly count: number }[]
  }[]
}

/** Gives the calls of a checkout's functions since the last time, by their file and name. V8 counts each of them. */
type Counter = (() => ReadonlyMap<string, number>) & { readonly end: () => void }

/** Begins to count, in this checkout if no other is named. To count makes everything slower, until it ends. */
export function counter(tree: string = join(import.meta.dirname, '../..')): Counter {
  const session = new Session()
  session.connect()
  const own = `${pathToFileURL(tree)}/`
  const post = (method: string, params?: object): unknown => {
    let given: unknown
    session.post(method, params, (error, result) => {
      if (error !== null) throw error
      given = result
    })
    return given
  }
  post('Profiler.enable')
  post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  const take = (): ReadonlyMap<string, number> => {
    const { result } = post('Profiler.takePreciseCoverage') as { result: readonly Covered[] }
    const calls = new Map<string, number>()
    for (const { url, functions } of result)
      if (url.startsWith(own) && /\/(law|service)\/src\//.test(url))
        for (const { functionName, ranges } of functions) {
          const name = `${url.slice(own.length)} ${functionName}`
          calls.set(name, (calls.get(name) ?? 0) + (ranges[0]?.count ?? 0))
        }
    return calls
  }
  return Object.assign(take, { end: () => session.disconnect() })
}

export const sumOf = (calls: ReadonlyMap<string, number>): number =>
  [...calls.values()].reduce((a, b) => a + b, 0)
