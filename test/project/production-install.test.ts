/** What a production install holds: what runs, and nothing that only builds the page. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { builtByHand } from '../support/containerfile.ts'
import { http } from '../support/http.ts'
import { isLong } from '../support/long.ts'
import { freePort } from '../support/ports.ts'
import { startProcess } from '../support/process.ts'

const root = join(import.meta.dirname, '..', '..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

interface Locked {
  readonly link?: boolean
  readonly resolved?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
}

const { packages } = JSON.parse(read('package-lock.json')) as {
  readonly packages: Readonly<Record<string, Locked>>
}

/** What npm installs for a package in production, where what is optional is left out. A peer that is not optional comes
 *  too. npm names an optional dependency under both headings. */
function needs({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }: Locked) {
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional)
  const optional = Object.keys(optionalDependencies ?? {})
  return [...Object.keys(dependencies ?? {}).filter((name) => !optional.includes(name)), ...peers]
}

/** Where Node finds a package that another one names: in the nearest folder of modules above it. */
function placeOf(name: string, from: string): string | undefined {
  for (let at = from; ; at = at.includes('node_modules/') ? dirname(at) : '') {
    const place = `${at === '' ? '' : `${at}/`}node_modules/${name}`
    if (place in packages) return place
    if (at === '' || at === '.') return undefined
  }
}

/** All packages of a production install of the service, by their places in the lock file. */
function closure(): ReadonlySet<string> {
  const found = new Set<string>()
  const waiting = ['service']
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    const { link, resolved } = packages[place] ?? {}
    const target = link ? (resolved as string) : place
    for (const name of needs(packages[target] ?? {})) {
      const next = placeOf(name, target)
      if (next !== undefined && !found.has(next)) waiting.push(next)
      if (next !== undefined) found.add(next)
    }
  }
  return found
}

const buildOnly = [
  ...['accessible-autocomplete', 'esbuild', 'govuk-frontend', 'sass', 'immutable', '@parcel/watcher'],
]

/** What only files of some kinds need. */
const forFiles = ['hyparquet', 'hyparquet-writer']

describe('The lock file', () => {
  const names = new Set([...closure()].map((place) => place.replace(/^.*node_modules\//, '')))

  test('has what runs in production', () => {
    for (const name of Object.keys(packages.service?.dependencies ?? {})) expect(names).toContain(name)
  })

  test('has nothing in production that only builds the page', () =>
    expect(buildOnly.filter((name) => names.has(name))).toEqual([]))

  test('has nothing in production that only a file of some kind needs', () => {
    expect(Object.keys(packages.service?.optionalDependencies ?? {})).toEqual(forFiles)
    expect(forFiles.filter((name) => names.has(name))).toEqual([])
  })

  test('has few packages in production', () => expect(names.size).toBeLessThanOrEqual(125))
})

describe('What runs', () => {
  const isRun = (path: string): boolean => !/\.test\.ts$|^page\/(?:build|browser)\//.test(path)
  const sources = readdirSync(join(root, 'service/src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .filter(isRun)

  /** What names types alone is gone when it runs. */
  const withoutTypes = (source: string): string =>
    source.replaceAll(/^(?:import|export) type \{[^}]*\} from .*$/gm, '')

  test('imports no package that is for development', () => {
    const { dependencies } = JSON.parse(read('service/package.json'))
    const strange = sources.flatMap((path) =>
      [
        ...withoutTypes(read(`service/src/${path}`)).matchAll(
          /(?:\bfrom|import\(|(?:require|meta)\.resolve\(|^import) ?['`]([@\w][\w@/.:-]*)['`]/gm,
        ),
      ]
        .map(([, name = '']) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'))
        .filter((name) => !isBuiltin(name) && !(name in dependencies))
        .filter((name) => !(path.startsWith('cli/batch/') && forFiles.includes(name)))
        .map((name) => `${path}: ${name}`),
    )
    expect(sources.length).toBeGreaterThan(100)
    expect(strange).toEqual([])
  })
})

/** Takes packages from the network, so it is no part of `npm test`: `npm run production-install`. */
describe.runIf(isLong)('The Containerfile, its steps one by one', () =>
  test('makes what has no tool that builds, starts, says that it is healthy, and stops', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'requisite-production-'))
    try {
      const { app, env, command, health } = builtByHand(root, folder, { PORT: String(await freePort()) })
      const there = (name: string): boolean => existsSync(join(app, name))
      expect(buildOnly.filter((name) => there(`node_modules/${name}`))).toEqual([])
      expect(['test', 'bench', '.git', 'law/src/index.test.ts'].filter(there)).toEqual([])
      const installed = JSON.parse(readFileSync(join(app, 'node_modules/.package-lock.json'), 'utf8'))
      expect(
        new Set(Object.keys(installed.packages).filter((place) => place.includes('node_modules/'))),
      ).toEqual(new Set([...closure(), 'node_modules/@requisite/service']))
      const cache = join(app, 'node_modules/.cache')
      expect(readdirSync(cache, { recursive: true }).length).toBeGreaterThan(500)
      const [node, server = ''] = command
      expect(node).toBe('node')
      const service = await startProcess(
        { ...env, HOST: '127.0.0.1', NODE_COMPILE_CACHE: join(cache, 'requisite') },
        [],
        'pipe',
        join(app, server),
      )
      for (const path of ['/', '/docs', '/openapi.json', '/api/v1/sentencing/regimes', '/metrics'])
        expect((await http(service, path)).status, path).toBe(200)
      const [program = '', ...args] = health
      expect(spawnSync(program, args, { env }).status, 'healthy').toBe(0)
      await service.close()
      expect(await service.ended).toEqual({ status: 0, signal: null })
      expect(spawnSync(program, args, { env }).status, 'healthy when it is gone').toBe(1)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }),
)
