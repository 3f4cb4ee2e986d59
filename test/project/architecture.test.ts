import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { describe, expect, test } from 'vitest'
import { codeBytes } from './code-alone.ts'

const root = new URL('../..', import.meta.url)

interface File {
  readonly path: string
  readonly text: string
  /** What it imports: a path from the root of the project, or the name of a package. */
  readonly imports: readonly string[]
}

const importing = /(?<!['"])\b(?:from|import|import\()\s*['"]([^'"\n]+)['"]/g

/** The TypeScript files of a folder, tests aside if not asked for; none when there is no such folder. */
function filesOf(folder: string): readonly File[] {
  if (!existsSync(new URL(folder, root))) return []
  return readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => {
      const path = join(folder, name.replaceAll('\\', '/'))
      const text = readFileSync(new URL(path, root), 'utf8')
      const named = [...text.matchAll(importing)].map((found) => String(found[1]))
      return {
        path,
        text,
        imports: named.map((name) => (name.startsWith('.') ? join(dirname(path), name) : name)),
      }
    })
}

const law = filesOf('law/src/')
const service = filesOf('service/src/')

/** The law, by what it promises and by what it gives to the service alone. */
const theLaw = ['@requisite/law', '@requisite/law/internal']

/** Which parts of the service a part may import. The entry points (api, page, cli, mcp) do not know each other; what they share
 *  about HTTP stands on its own. The law is imported by the name of its package, never by a file of it. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  root: [...['root', 'api', 'page', 'cli', 'mcp', 'http', 'long-work', 'operations', 'contract', ...theLaw]],
  api: ['api', 'http', 'contract', ...theLaw],
  page: ['page', 'told', 'court-words', 'http', 'contract', ...theLaw],
  mcp: ['mcp', 'court-words', 'http', 'contract', ...theLaw],
  cli: ['cli', 'court-words', 'contract', ...theLaw],
  http: ['http'],
  'long-work': ['long-work', 'http'],
  operations: ['operations', 'http', 'long-work'],
  // The version of the program stands in its manifest and nowhere else.
  contract: ['contract', ...theLaw, 'service/package.json'],
  'court-words': ['court-words', ...theLaw],
  told: ['told', 'court-words', 'http', 'contract', ...theLaw],
}

/** The only files that may read the environment or a clock; what runs in the browser is a root of its own. */
const compositionRoot = [
  ...['config.ts', 'server.ts', 'thread.ts', 'terminal.ts'],
  ...['page/offline/program.ts', 'page/browser/today.ts', 'page/browser/within.ts'],
].map((name) => `service/src/${name}`)
const environmentOrClock = /process\.env|hrtime|performance\.now|Date\.now|new Date\(\)/g

/** The part of the project a path belongs to: `api` for service/src/api/…, `root` for a file beside the folders. A
 *  package is its own part, and so is any other path. */
function partOf(path: string): string {
  const [, part] = /^service\/src\/(?:([^/]+)\/)?/.exec(path) ?? [null, path]
  return part ?? 'root'
}

const isOurs = (name: string): boolean => /^(?:\.\.|law|service|test|bench)\/|^@requisite\//.test(name)

/** Where a file of the service departs from the plan. */
function departures({ path, text, imports }: File): readonly string[] {
  const allowed = mayImport[partOf(path)]
  if (allowed === undefined) return [`${path} is in no part of the plan`]
  const imported = imports.filter((name) => isOurs(name) && !allowed.includes(partOf(name)))
  const read = compositionRoot.includes(path) ? [] : (text.match(environmentOrClock) ?? [])
  return [
    ...imported.map((name) => `${path} imports ${name}`),
    ...read.map((what) => `${path} reads ${what}`),
  ]
}

/** Which rooms of the law a room may read: every arrow goes down, and nothing reads the words but the door. */
const mayRead: Readonly<Record<string, readonly string[]>> = {
  calendar: ['calendar'],
  tables: ['tables', 'calendar'],
  facts: ['facts', 'tables', 'calendar'],
  sentence: ['sentence', 'facts', 'tables', 'calendar'],
  search: ['search', 'tables', 'calendar'],
  remand: ['remand', 'sentence', 'facts', 'tables', 'calendar'],
  custody: ['custody', 'remand', 'sentence', 'facts', 'tables', 'calendar'],
  case: ['case', 'custody', 'remand', 'sentence', 'facts', 'tables', 'calendar'],
  'what-if': ['what-if', 'case', 'custody', 'remand', 'sentence', 'facts', 'tables', 'calendar'],
  words: ['words', 'what-if', 'case', 'custody', 'remand', 'sentence', 'facts', 'tables', 'calendar'],
  door: [
    ...['door', 'words', 'what-if', 'search', 'case', 'custody', 'remand', 'sentence', 'facts', 'tables'],
    'calendar',
  ],
}

/** The room of a file of the law: `door` for a file beside the rooms. */
const roomOf = (path: string): string => /^law\/src\/(?:([^/]+)\/)?/.exec(path)?.[1] ?? 'door'

const clockNetworkOrProcess =
  /\b(?:(?:Date|performance|process|fetch|setTimeout|Math\.random|globalThis|console)\b|node:)/g

/** Where a file of the law departs from the plan. */
function lawDepartures({ path, text, imports }: File): readonly string[] {
  const rooms = mayRead[roomOf(path)]
  if (rooms === undefined) return [`${path} is in no room of the plan`]
  const isAllowed = (name: string) => name.startsWith('law/src/') && rooms.includes(roomOf(name))
  return [
    ...imports.filter((name) => !isAllowed(name)).map((name) => `${path} imports ${name}`),
    ...(text.match(clockNetworkOrProcess) ?? []).map((what) => `${path} knows ${what}`),
  ]
}

describe('The law', () => {
  for (const file of law)
    test(`${file.path} imports only rooms below it, and knows no clock, network or process`, () =>
      expect(lawDepartures(file)).toEqual([]))

  test('is where this test looks for it', () => expect(law.length).toBeGreaterThan(20))
})

test('Nothing of the law or of the doors of the service pauses: long work has a thread of its own', () => {
  const pausing = [...law, ...service]
    .filter(({ path }) => /^(?:law|service)\/src\/(?!cli\/)/.test(path))
    .filter(({ text }) => /\bfunction\*|\byield\b/.test(text))
  expect(pausing.map(({ path }) => path)).toEqual([])
})

describe('The service', () => {
  test('has all of these parts', () => {
    const parts = new Set(service.map(({ path }) => partOf(path)))
    expect([...parts].sort()).toEqual(Object.keys(mayImport).sort())
  })

  test('keeps to who may import whom, and to one place for the environment and the clock', () =>
    expect(service.flatMap(departures)).toEqual([]))

  test('asks the law of a page, and has its words read, in the one place where that is paid for', () => {
    const asks =
      /\b(?:caseOf|caseAnswer|whatIf|calculation|offenceDayThatDecides|hangsOnTerrorism|readCourt)\b[^;]*?from '(?:@requisite\/law|.*read-court\.ts)'/
    const asking = service.filter(({ path, text }) => path.startsWith('service/src/page/') && asks.test(text))
    expect(asking.map(({ path }) => path).sort()).toEqual([
      'service/src/page/ask.ts',
      'service/src/page/what-if/ask.ts',
    ])
  })
})

/** Where tests lie; what they share lies in `support`, and what only one room needs beside its tests. */
const rooms = ['law', 'api', 'page', 'cli', 'system', 'project']

/** What is wrong with the place of a file below test/, or nothing. */
function misplaced(path: string): boolean {
  const [room = '', ...rest] = path.split('/')
  const isTest = path.endsWith('.test.ts')
  if (room === 'support') return isTest
  return isTest
    ? !rooms.includes(room) || rest.length === 0
    : rest.length === 0 && room !== 'release-check.ts'
}

describe('The tests', () => {
  const files = readdirSync(new URL('test/', root), { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.ts') && !name.includes('node_modules/'))

  test('lie in their rooms, and helpers in support', () => {
    expect(files.filter(misplaced)).toEqual([])
    expect(
      new Set(files.filter((name) => name.endsWith('.test.ts')).map((name) => name.split('/')[0])),
    ).toEqual(new Set(rooms))
  })
})

/** The files that can be reached from each other, as lists; types count too. */
function circlesIn(files: readonly File[]): readonly string[] {
  const importsOf = new Map(files.map(({ path, imports }) => [path, imports]))
  const reached = (from: string): ReadonlySet<string> => {
    const seen = new Set<string>()
    const next = [...(importsOf.get(from) ?? [])]
    for (let path = next.pop(); path !== undefined; path = next.pop()) {
      if (seen.has(path)) continue
      seen.add(path)
      next.push(...(importsOf.get(path) ?? []))
    }
    return seen
  }
  return files.filter(({ path }) => reached(path).has(path)).map(({ path }) => path)
}

describe('No file imports itself by way of others', () => {
  for (const folder of ['law/src/', 'service/src/', 'client/src/', 'bench/', 'packaging/', 'test/'])
    test(`in ${folder}`, () => {
      const files = filesOf(folder).filter(({ path }) => !path.includes('node_modules/'))
      expect(files.length).toBeGreaterThan(1)
      expect(circlesIn(files)).toEqual([])
    })
})

/** Participles that types may be called by: they are exported by the law, and documented. */
const participlesOfTheDoor = ['Asked', 'Beside', 'Recalled', 'Stated']
const participle =
  /^(?:export )?(?:type|interface) ((?!Need|Speed|Feed|Seed)\w[a-z]*ed|Told|Known|Given|Taken|Said|Met|Kept|Found|Made|Written|Shown|Left|Read|Beside)\b/gm

describe('A type is a noun: asked, case, answer, words', () =>
  test('in every room', () => {
    const named = [...law, ...service]
      .flatMap(({ path, text }) => [...text.matchAll(participle)].map(([, name]) => `${path}: ${name}`))
      .filter((found) => !participlesOfTheDoor.includes(found.split(': ')[1] as string))
    expect(named).toEqual([])
  }))

test('docs/architecture.md: what a type is called now, a type is called', () => {
  const document = readFileSync(new URL('docs/architecture.md', root), 'utf8')
  const rows = document.split('| Was | Is |')[1]?.split('\n\n')[0] ?? ''
  const named = [...rows.matchAll(/\| ([^|]+) \|$/gm)].flatMap(([, is = '']) => is.match(/\w+/g) ?? [])
  expect(named.length).toBeGreaterThan(20)
  const isType = (name: string): boolean =>
    [...law, ...service].some(({ text }) => new RegExp(`\\b(?:type|interface) ${name}\\b`).test(text))
  expect(named.filter((name) => !isType(name))).toEqual([])
})

/** The names that more than one file exports by itself: a reader who looks for one finds two things. */
function namesInSeveral(files: readonly Pick<File, 'path' | 'text'>[]): readonly string[] {
  const exporting = /^export (?:async )?(?:const|function\*?|class|type|interface) (\w+)/gm
  const places = new Map<string, string[]>()
  for (const { path, text } of files)
    for (const [, name] of text.matchAll(exporting))
      places.set(name as string, [...new Set([...(places.get(name as string) ?? []), path])])
  return [...places].filter(([, paths]) => paths.length > 1).map(([name, paths]) => `${name}: ${paths}`)
}

describe('An exported name stands in one file', () => {
  test('of the law', () => expect(namesInSeveral(law)).toEqual([]))

  test('of law and service together, but for one that each of them needs', () =>
    expect(namesInSeveral([...law, ...service]).map((found) => found.split(':')[0])).toEqual(['Outcome']))

  test('would be found out', () => {
    const of = (path: string, text: string) => ({ path, text })
    expect(
      namesInSeveral([
        of('a', 'export const x = 1\nexport type T = 1'),
        of('b', 'export function x() {}\nconst T = 1'),
      ]),
    ).toEqual(['x: a,b'])
  })
})

describe('The server and the lane for long work can be read', () => {
  const server = service.filter(({ path }) => /^service\/src\/(?:http|long-work)\//.test(path))

  test('in 60,000 bytes of code', () =>
    expect(server.reduce((sum, { path, text }) => sum + codeBytes(path, text), 0)).toBeLessThanOrEqual(
      60_000,
    ))

  /** Bounds, times and sizes that somebody chose, by their names; what the contract says is none of them, and no count that begins at 0. */
  const ofContract = ['windowMs', 'usualBodyLimit']
  const number =
    /^(?:export )?const (\w+) = [\d_]+(?: \*\*? [\d_]+)*$|^ {2}(\w+): (?!0,)[\d_]+(?: \* [\d_]+)*,$/
  const isReason = (line: string): boolean => /^\s*\/?\*/.test(line)
  const tuned = server.flatMap(({ path, text }) => {
    const lines = text.split('\n')
    return lines.flatMap((line, at) => {
      const found = number.exec(line)
      const name = found?.[1] ?? found?.[2]
      return name === undefined || ofContract.includes(name) ? [] : [{ path, name, lines, at }]
    })
  })

  test('with 32 tuned numbers at the most', () => {
    // The signs of an address are no choice of ours.
    const chosen = tuned.filter(({ name }) => !['zero', 'nine', 'dot'].includes(name))
    expect(chosen.length, chosen.map(({ name }) => name).join()).toBeGreaterThan(20)
    expect(chosen.length, chosen.map(({ name }) => name).join()).toBeLessThanOrEqual(32)
    // Each has a line that says why, before it or before the ones that it belongs to.
    for (const { path, name, lines, at } of chosen) {
      const before = lines.slice(0, at).findLastIndex((line) => isReason(line) || line === '')
      expect(isReason(lines[before] ?? ''), `${path}: ${name}`).toBe(true)
    }
  })
})
