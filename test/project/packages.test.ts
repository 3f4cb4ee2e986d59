/** The packages as people get them: packed, installed in an empty folder, compiled against strictly, and run. */
import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import {
  cpSync,
  createReadStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, dirname, extname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import type { Page } from 'playwright-core'
import { publint } from 'publint'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { parse } from 'yaml'
// By its place: by its name the runner of the tests would take its sources.
import {
  checkPackage,
  createPackageFromTarballData,
} from '../../node_modules/@arethetypeswrong/core/dist/index.js'
import { buildPackage, type PackageName, packageNames } from '../../packaging/build.ts'
import { oldestNode } from '../../packaging/manifest.ts'
import { browser } from '../page/browser.ts'
import { command } from '../support/command.ts'
import { blocksOf, readDocument } from '../support/docs-blocks.ts'
import { inFull } from '../support/in-full.ts'
import { isLong } from '../support/long.ts'

const folder = mkdtempSync(join(tmpdir(), 'requisite-packages-'))
const root = fileURLToPath(new URL('../..', import.meta.url))

/** Programs find the Node.js of the tests first, as npm's scripts do. */
const env = {
  ...process.env,
  PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}`,
  GOGC: '400',
}
const run = (program: string, args: readonly string[], cwd: string): SpawnSyncReturns<string> =>
  spawnSync(program, args, { cwd, env, encoding: 'utf8', timeout: 300_000 })

/** The compiler and npm take a busy machine long, and nothing of it waits for us. */
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 })
afterAll(() => vi.resetConfig())

/** The versions of Node.js that the packages promise to run on. The short form has the one that is here; the long one takes the
 *  others from npm: the oldest that there is for this machine. */
const nodes: readonly { readonly name: string; readonly path: () => string }[] = [
  { name: process.version, path: () => process.execPath },
  ...(isLong ? [oldestNode, '24.0'] : []).map((version) => ({ name: version, path: () => nodeOf(version) })),
]
/** Whoever has an older Node.js names it, for the libraries alone: the checks of a pull request name one of version 20. */
const older = process.env.OLDER_NODE

function nodeOf(promised: string): string {
  const place = join(folder, `node-${promised}`)
  const name = `node-${process.platform}-${process.arch}`
  const node = join(place, 'node_modules', name, 'bin/node')
  if (existsSync(node)) return node
  const [major = 0, minor = 0] = promised.split('.').map(Number)
  const versions = (JSON.parse(run('npm', ['view', name, 'versions', '--json'], folder).stdout) as string[])
    .map((version) => version.split('.').map(Number) as [number, number, number])
    .filter((version) => version[0] === major && version[1] >= minor)
    .sort((one, other) => one[1] - other[1] || one[2] - other[2])
  const oldest = versions[0]?.join('.')
  const got = run('npm', ['install', '--no-audit', '--prefix', place, `${name}@${oldest}`], folder)
  expect(got.status, got.stderr).toBe(0)
  expect(run(node, ['--version'], folder).stdout).toBe(`v${oldest}\n`)
  console.log(`Node.js ${promised} or later: ${oldest}`)
  return node
}

/** Types as the strictest users check them, declarations included. */
const strictest = [
  ...['--strict', '--exactOptionalPropertyTypes', '--noUncheckedIndexedAccess', '--noImplicitOverride'],
  ...['--verbatimModuleSyntax', '--isolatedModules', '--singleThreaded'],
  ...['--skipLibCheck', 'false', '--module', 'nodenext', '--target', 'es2022', '--lib', 'es2023'],
  ...['--types', 'node', '--typeRoots', join(root, 'node_modules/@types')],
]
const compiler = join(root, 'node_modules/typescript/bin/tsc')

interface Packed {
  readonly place: string
  readonly tarball: string
  /** A folder in which nothing but the package is installed. */
  readonly user: string
}

const packages = new Map<PackageName, Packed>()
function packed(name: PackageName): Packed {
  if (packages.size === 0) packAll()
  return packages.get(name) as Packed
}

/** Packs them in one run of npm, and installs each in a folder of its own. */
function packAll(): void {
  const places = packageNames.map((name) =>
    fileURLToPath(buildPackage(name, pathToFileURL(join(folder, name, '/')))),
  )
  const { stdout } = run('npm', ['pack', '--json', '--pack-destination', folder, ...places], folder)
  const made = JSON.parse(stdout) as readonly { readonly name: string; readonly filename: string }[]
  for (const [i, name] of packageNames.entries()) {
    const tarball = join(folder, String(made.find((one) => one.name === `@requisite/${name}`)?.filename))
    const user = mkdtempSync(join(tmpdir(), 'requisite-user-'))
    writeFileSync(join(user, 'package.json'), '{ "name": "user", "version": "1.0.0" }')
    const installed = run('npm', ['install', '--offline', '--no-audit', tarball], user)
    expect(installed.status, installed.stderr).toBe(0)
    packages.set(name, { place: String(places[i]), tarball, user })
  }
}

const manifestOf = (place: string): Readonly<Record<string, unknown>> =>
  JSON.parse(readFileSync(join(place, 'package.json'), 'utf8'))

const libraries = packageNames.filter((name) => name !== 'cli')

test('Each says where its sources are, once it is published from there', () => {
  const published = { ...env, GITHUB_REPOSITORY: 'someone/requisite' }
  const code = `import { writeManifest } from './packaging/manifest.ts'
    for (const place of process.argv.slice(1)) writeManifest(place.split('/').at(-2), new URL(place), { name: 'x' })`
  const elsewhere = packageNames.map((name) => {
    const place = join(folder, 'elsewhere', name)
    mkdirSync(place, { recursive: true })
    return `${pathToFileURL(place)}/`
  })
  spawnSync(process.execPath, ['--input-type=module', '-e', code, ...elsewhere], {
    cwd: root,
    env: published,
  })
  for (const place of elsewhere)
    expect(manifestOf(fileURLToPath(place))).toMatchObject({
      repository: { type: 'git', url: 'git+https://github.com/someone/requisite.git' },
      homepage: 'https://github.com/someone/requisite#readme',
    })
})

/** One run of the compiler for all: each file finds the package that is installed beside it, and no other. */
test('They are compiled against by the strictest users, with the examples of their pages and of the README', () => {
  const files = libraries.flatMap((name) => {
    const { user } = packed(name)
    const examples = [`packaging/${name}.md`, ...(name === 'law' ? ['README.md'] : [])].flatMap((path) =>
      blocksOf(readDocument(path)).filter(({ info }) => info === 'js'),
    )
    expect(examples.length).toBeGreaterThan(0)
    for (const [i, { text }] of examples.entries()) writeFileSync(join(user, `example-${i}.mts`), text)
    cpSync(new URL(`users/${name}.mts`, import.meta.url), join(user, 'use.mts'))
    return ['use.mts', ...examples.map((_, i) => `example-${i}.mts`)].map((file) => join(user, file))
  })
  expect(run(process.execPath, [compiler, ...strictest, ...files], folder).stdout).toBe('')
})

for (const name of packageNames)
  describe(`@requisite/${name} as a package`, () => {
    let place: string
    let tarball: string
    let user: string
    beforeAll(() => {
      ;({ place, tarball, user } = packed(name))
    })

    inFull('has nothing that publint objects to', async () => {
      expect((await publint({ pkgDir: place, strict: true })).messages).toEqual([])
    })

    test('says what it is, for which Node.js, and needs no other package', () => {
      expect(manifestOf(place)).toMatchObject({
        name: `@requisite/${name}`,
        version: manifestOf(root).version,
        license: 'MIT',
        engines: { node: `>=${oldestNode}` },
        publishConfig: { access: 'public' },
      })
      expect(manifestOf(place).keywords).toContain('release date')
      expect(manifestOf(place)).not.toHaveProperty('dependencies')
      const installed = readdirSync(join(user, 'node_modules')).filter((entry) => !entry.startsWith('.'))
      expect(installed).toEqual(['@requisite'])
      expect(readdirSync(join(user, 'node_modules/@requisite'))).toEqual([name])
    })

    if (name === 'cli') return

    inFull('has types that are found the right way: an ES module, and no other', async () => {
      const found = await checkPackage(createPackageFromTarballData(readFileSync(tarball)))
      if (!('problems' in found)) throw new Error('the package has no types')
      expect([...new Set(found.problems.map((problem) => problem.kind))]).toEqual(['CJSResolvesToESM'])
    })

    for (const node of [...nodes, ...(older === undefined ? [] : [{ name: older, path: () => older }])])
      test(`runs on Node.js ${node.name}, imported and required`, () => {
        expect(run(node.path(), ['use.mjs'], user)).toMatchObject({ stdout: 'fine\n', stderr: '' })
        cpSync(new URL(`users/${name}.cjs`, import.meta.url), join(user, 'use.cjs'))
        expect(run(node.path(), ['use.cjs'], user)).toMatchObject({ stdout: 'fine\n', status: 0 })
      })
  })

describe('The installed command', () => {
  let user: string
  let bin: string
  beforeAll(() => {
    ;({ user } = packed('cli'))
    bin = join(user, 'node_modules/.bin/requisite')
  })
  const robbery = ['calculate', '--start-date', '2026-11-16', '--sentence-years', '3', '--offence', 'robbery']

  test('is there by its name, and says its versions', () => {
    const { stdout, stderr } = run('npx', ['--offline', 'requisite', '--version'], user)
    expect(stdout, stderr).toMatch(
      /^requisite \d+\.\d+\.\d+, law version 20\d\d\.\d+\.\d+ \(law as at [\d-]+\), API \d+\.\d+\.\d+\n$/,
    )
  })

  test('refuses a Node.js that is too old in one sentence, whatever is asked of it', () => {
    for (const version of ['20.19.0', '22.11.0']) {
      const older = `data:text/javascript,Object.defineProperty(process,"versions",{value:{node:"${version}"}})`
      const { status, stdout, stderr } = run(process.execPath, ['--import', older, bin, ...robbery], user)
      expect({ status, stdout, stderr }).toEqual({
        ...{ status: 2, stdout: '' },
        stderr: `requisite: This needs Node.js ${oldestNode} or later, and this is ${version}.\n`,
      })
    }
  })

  test('carries the licences of what is inside it', () => {
    const licences = readFileSync(join(user, 'node_modules/@requisite/cli/LICENSES.txt'), 'utf8')
    for (const name of ['ajv', '@modelcontextprotocol/sdk', 'hyparquet'])
      expect(licences).toMatch(new RegExp(`^${name} \\d`, 'm'))
    const parts = licences.split(`\n${'-'.repeat(80)}\n\n`)
    expect(parts.filter((part) => part.length < 300)).toEqual([])
  })

  for (const node of nodes)
    describe(`on Node.js ${node.name}`, () => {
      const requisite = (...args: readonly string[]) => run(node.path(), [bin, ...args], user)

      test('answers one sentence as the clone does', async () => {
        const { out } = await command(robbery)
        expect(requisite(...robbery)).toMatchObject({ stdout: out.toString(), stderr: '', status: 0 })
      })

      test('answers a file in workers as the clone does', async () => {
        const note = 'n'.repeat(800)
        const row = (i: number) =>
          `2026-${String((i % 12) + 1).padStart(2, '0')}-14,${i % 30},robbery,${note}\n`
        const rows = `startDate,sentenceYears,offenceKey,note\n${Array.from({ length: 1500 }, (_, i) => row(i)).join('')}`
        writeFileSync(join(user, 'cohort.csv'), rows)
        const { out } = await command(['batch', '-q'], rows)
        expect(requisite('batch', 'cohort.csv', '-q', '-o', 'dates.csv')).toMatchObject({ status: 0 })
        expect(readFileSync(join(user, 'dates.csv')).equals(out)).toBe(true)
      })

      test('reads and writes Parquet, and draws a report, with nothing else installed', () => {
        writeFileSync(join(user, 'few.csv'), 'startDate,sentenceYears\n2026-11-16,3\n')
        const to = ['batch', 'few.csv', '-q', '-o', 'few.parquet', '--report', 'few.html']
        expect(requisite(...to)).toMatchObject({ status: 0, stderr: '' })
        expect(requisite('batch', 'few.parquet', '-q').stdout).toContain('2026-11-16,3,1,2027-11-16,')
        expect(readFileSync(join(user, 'few.html'), 'utf8')).toContain('<svg role="img"')
      })

      test('serves an assistant', async () => {
        const client = new Client({ name: 'test', version: '1' })
        await client.connect(new StdioClientTransport({ command: node.path(), args: [bin, 'mcp'] }) as never)
        const { structuredContent } = await client.callTool({
          name: 'calculate_release_date',
          arguments: { startDate: '2026-11-16', sentenceYears: 3, postCommencement: true },
        })
        await client.close()
        expect(structuredContent).toMatchObject({ data: { releaseDate: '2027-11-16' } })
      })
    })
})

describe('@requisite/law in a browser', () => {
  const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' }
  const place = join(folder, 'browser')
  let server: Server
  let page: Page
  beforeAll(async () => {
    cpSync(new URL('../../examples/browser/', import.meta.url), place, { recursive: true })
    cpSync(packed('law').place, join(place, 'law'), { recursive: true })
    server = createServer(({ url = '/' }, response) => {
      const file = join(place, url === '/' ? 'index.html' : url)
      if (!existsSync(file)) response.writeHead(404).end()
      else {
        response.setHeader('content-type', types[extname(file)] ?? 'text/plain')
        createReadStream(file).pipe(response)
      }
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    page = await (await browser()).newPage()
  })
  afterAll(async () => {
    await page?.close()
    server?.close()
  })

  test('the example works out a date from the package as it is published', async () => {
    const faults: string[] = []
    page.on('pageerror', ({ message }) => faults.push(message))
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
    await page.getByRole('button').click()
    await page.getByText('Release date: 7 October 2027 (CRD).').waitFor()
    expect(await page.getByRole('listitem').count()).toBeGreaterThan(6)
    await page.getByLabel('Day of sentence').fill('2025-06-16')
    await page.getByLabel('Years').fill('5')
    await page.getByLabel('Days on remand').fill('0')
    await page.getByLabel('Offence').fill('theft')
    await page.getByRole('button').click()
    // As the README has it for the same sentence: by its stage, and neither before nor after the Act.
    await page.getByText('Release date: 14 February 2027').waitFor()
    await page.getByText('What else you must know').waitFor()
    await page.getByLabel('Years').fill('0')
    await page.getByRole('button').click()
    await page.getByText('years: Enter a length of at least one day.').waitFor()
    expect(faults).toEqual([])
  })
})

describe('The release workflow', () => {
  interface Step {
    readonly uses?: string
    readonly run?: string
  }
  const workflow = parse(readDocument('.github/workflows/release.yml')) as {
    readonly on: object
    readonly permissions: object
    readonly jobs: Readonly<
      Record<string, { readonly permissions?: object; readonly steps: readonly Step[] }>
    >
  }
  const steps = Object.values(workflow.jobs).flatMap((job) => job.steps)

  test('runs for a tag of a version: all checks in their long form, then the packages, with their provenance', () => {
    expect(workflow.on).toEqual({ push: { tags: ['v*'] } })
    expect(Object.keys(workflow.jobs)).toEqual(['test', 'older-node', 'build', 'publish', 'keep'])
    expect(workflow.jobs.build).toMatchObject({ needs: ['test', 'older-node'] })
    expect(workflow.jobs.publish).toMatchObject({ needs: 'build', permissions: { 'id-token': 'write' } })
    const commandsOf = (job: string): string =>
      (workflow.jobs[job]?.steps ?? []).map((step) => step.run ?? '').join('\n')
    expect(commandsOf('test')).toMatch(/npm test\n[\s\S]*npm run release-check/)
    const published = [...commandsOf('publish').matchAll(/npm publish (\S+) --provenance/g)].map(
      ([, place]) => place,
    )
    expect(published).toEqual(packageNames.map((name) => `./release/requisite-${name}-*.tgz`))
  })

  test('makes packages, the file for databases, the container and their checksums, and checks them before it publishes', () => {
    const built = (workflow.jobs.build?.steps ?? []).map((step) => step.run ?? '').join('\n')
    for (const part of [
      'npm pack',
      'warehouse/requisite.js',
      'docker build --file deploy/Containerfile',
      'sha256sum * > SHA256SUMS',
    ])
      expect(built).toContain(part)
    expect(existsSync(join(root, 'deploy/Containerfile'))).toBe(true)
    expect(workflow.jobs.publish?.steps.map((step) => step.run)).toContain(
      'cd release && sha256sum --check SHA256SUMS',
    )
  })

  test('runs the packages on the oldest Node.js that they promise, and a clone on an older one', () => {
    // The long form of this file; what has a line of its own in the release check is named there.
    expect(readDocument('test/release-check.ts')).not.toContain('test/project/packages')
    expect(workflow.jobs['older-node']?.steps).toContainEqual(
      expect.objectContaining({ with: { 'node-version': 20 } }),
    )
  })

  test('may read the sources, and nothing else, unless a job says so; holds no secret', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' })
    // To keep the files, and to say where they were built.
    expect(workflow.jobs.keep?.permissions).toEqual({
      contents: 'write',
      'id-token': 'write',
      attestations: 'write',
    })
    expect(readDocument('.github/workflows/release.yml')).not.toContain('secrets.')
  })

  test('names each action by its commit, with its version beside it', () => {
    const named = [...readDocument('.github/workflows/release.yml').matchAll(/uses: (.*)/g)].map(
      ([, name]) => name,
    )
    expect(named.length).toBe(steps.filter(({ uses }) => uses !== undefined).length)
    for (const name of named) expect(name).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  })

  test('names npm scripts that are there', () => {
    const { scripts } = manifestOf(root) as { scripts: Record<string, string> }
    const named = steps.flatMap((step) => [...(step.run ?? '').matchAll(/npm run (\S+)/g)].map(([, s]) => s))
    expect(named.filter((script) => !Object.hasOwn(scripts, String(script)))).toEqual([])
    expect(named).toContain('packages')
  })
})
