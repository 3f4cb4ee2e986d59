/** The Ministry's examples as they lie in a clone of its repository. Only what is named here is read. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Where the examples lie in the repository. */
export const testData = 'src/test/resources/test_data'

export type Json = Readonly<Record<string, unknown>>

/** One example: what is asked, and the dates that the Ministry gives, or the code with which it gives none. */
export interface Example {
  readonly id: string
  readonly input: Json
  readonly isHint: boolean
  readonly dates: Readonly<Record<string, string>> | null
  readonly code: string | null
}

/** A file that could not be read as an example, and why. */
export interface Unread {
  readonly id: string
  readonly why: string
}

/** Every JSON file below a folder. */
function filesIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'))
    .sort()
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** The dates of a response: by their letters, or as a list of types. Some values end in a space. */
function datesOf(response: unknown): Readonly<Record<string, string>> | null {
  const rows = Array.isArray(response)
    ? response.filter(isObject).map(({ type, date }) => [type, date] as const)
    : Object.entries(isObject(response) && isObject(response.dates) ? response.dates : {})
  const dates = rows.flatMap(([letters, date]) =>
    typeof date === 'string' ? [[String(letters), date.trim()] as const] : [],
  )
  return dates.length === 0 ? null : Object.fromEntries(dates)
}

interface Pair {
  readonly inputs: string
  readonly responses: string
  readonly isHint: boolean
  readonly prefix: string
}

const pairs: readonly Pair[] = [
  { inputs: 'overall_calculation', responses: 'overall_calculation_response', isHint: false, prefix: '' },
  {
    inputs: 'hint-text/input-data',
    responses: 'hint-text/expected-results',
    isHint: true,
    prefix: 'hint-text/',
  },
]

/** Every example of a clone; the files that are none, each with why; null where the folder holds no such examples. */
export function examplesIn(root: string): {
  readonly examples: readonly Example[]
  readonly unread: readonly Unread[]
  readonly alone: readonly string[]
} | null {
  const base = join(root, testData)
  if (!existsSync(base)) return null
  const examples: Example[] = []
  const unread: Unread[] = []
  const alone: string[] = []
  for (const { inputs, responses, isHint, prefix } of pairs) {
    const names = filesIn(join(base, inputs))
    const answers = new Set(filesIn(join(base, responses)))
    for (const name of names) {
      const id = prefix + name.slice(0, -'.json'.length)
      try {
        const input = read(join(base, inputs, name))
        if (!isObject(input)) throw new Error('it is no JSON object')
        const code = text(input.error) ?? text(input.expectedValidationException)
        const dates = code === null && answers.has(name) ? datesOf(read(join(base, responses, name))) : null
        if (code === null && dates === null) unread.push({ id, why: 'neither dates nor a code' })
        else examples.push({ id, input, isHint, dates, code })
      } catch (fault) {
        unread.push({ id, why: `cannot be read: ${(fault as Error).message}` })
      }
    }
    alone.push(...[...answers].filter((name) => !names.includes(name)).map((name) => prefix + name))
  }
  return { examples, unread, alone }
}
