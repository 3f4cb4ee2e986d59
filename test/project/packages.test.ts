/** The packages as people get them: packed, installed in an empty folder, compiled against strictly, and run. */
import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { publint } from 'publint'
import { beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { buildPackage, type PackageName, packageNames } from '../../packaging/build.ts'
import { oldestNode } from '../../packaging/manifest.ts'
import { command } from '../support/command.ts'
import { blocksOf, readDocument } from '../support/docs-blocks.ts'
import { isLong } from '../support/long.ts'

const folder = mkdtempSync(join(tmpdir(), 'requisite-packages-'))
const root = fileURLToPath(new URL('../..', import.meta.url))

const run = (program: string, args: readonly string[], cwd: string): SpawnSyncReturns<string> =>
  spawnSync(program, args, { cwd, encoding: 'utf8', timeout: 110_000 })

/** The versions of Node.js that the packages promise to run on. The short form has the one that is here; the long one takes the
 *  others from npm. */
const nodes: readonly { readonly name: string; readonly path: () => string }[] = [
  { name: process.version, path: () => process.execPath },
  ...(isLong ? [oldestNode, '24'] : []).map((version) => ({ name: version, path: () => nodeOf(version) })),
]

function nodeOf(version: string): string {
  const place = join(folder, `node-${version}`)
  const node = join(place, 'node_modules/node/bin/node')
  if (existsSync(node)) return node
  const got = run('npm', ['install', '--no-audit', '--prefix', place, `node@${version}`], folder)
  expect(got.status, got.stderr).toBe(0)
  expect(run(node, ['--version'], folder).stdout).toMatch(new RegExp(`^v${version.replace('.', '\\.')}\\.`))
  return node
}

/** Types as the strictest users check them, declarations included. */
const strictest = [
  ...['--strict', '--exactOptionalPropertyTypes', '--noUncheckedIndexedAccess', '--noImplicitOverride'],
  ...['--verbatimModuleSyntax', '--isolatedModules'],
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

const packed = (name: PackageName): Packed => {
  const made = packages.get(name) ?? pack(name)
  packages.set(name, made)
  return made
}
const packages = new Map<PackageName, Packed>()

function pack(name: PackageName): Packed {
  const place = fileURLToPath(buildPackage(name, pathToFileURL(join(folder, name, '/'))))
  const { stdout } = run('npm', ['pack', '--json', '--pack-destination', folder], place)
  const tarball = join(folder, (JSON.parse(stdout) as [{ filename: string }])[0].filename)
  const user = mkdtempSync(join(tmpdir(), 'requisite-user-'))
  writeFileSync(join(user, 'package.json'), '{ "name": "user", "version": "1.0.0" }')
  const installed = run('npm', ['install', '--offline', '--no-audit', tarball], user)
  expect(installed.status, installed.stderr).toBe(0)
  return { place, tarball, user }
}

const manifestOf = (place: string): Readonly<Record<string, unknown>> =>
  JSON.parse(readFileSync(join(place, 'package.json'), 'utf8'))

for (const name of packageNames)
  describe(`@requisite/${name} as a package`, () => {
    let place: string
    let tarball: string
    let user: string
    beforeAll(() => {
      ;({ place, tarball, user } = packed(name))
    })

    test.runIf(isLong)('has nothing that publint objects to', async () => {
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
      expect(run('npm', ['ls', '--all', '--parseable'], user).stdout.trim().split('\n')).toHaveLength(2)
    })

    test('says where its sources are, once it is published from there', () => {
      const env = { ...process.env, GITHUB_REPOSITORY: 'someone/requisite' }
      const code = `import { writeManifest } from './packaging/manifest.ts'
        writeManifest('${name}', new URL(process.argv[1]), { name: 'x' })`
      const elsewhere = `${pathToFileURL(mkdtempSync(join(tmpdir(), 'requisite-manifest-')))}/`
      spawnSync(process.execPath, ['--input-type=module', '-e', code, elsewhere], { cwd: root, env })
      expect(manifestOf(fileURLToPath(elsewhere))).toMatchObject({
        repository: { type: 'git', url: 'git+https://github.com/someone/requisite.git' },
        homepage: 'https://github.com/someone/requisite#readme',
      })
    })

    if (name === 'cli') return

    test('has types that are found the right way: an ES module, and no other', async () => {
      const found = await checkPackage(createPackageFromTarballData(readFileSync(tarball)))
      if (!('problems' in found)) throw new Error('the package has no types')
      expect(found.problems.map((problem) => problem.kind)).toEqual(['CJSResolvesToESM'])
    })

    test('is compiled against by the strictest users, with the examples of its page and of the README', () => {
      const examples = [`packaging/${name}.md`, ...(name === 'law' ? ['README.md'] : [])].flatMap((path) =>
        blocksOf(readDocument(path)).filter(({ info }) => info === 'js'),
      )
      expect(examples.length).toBeGreaterThan(0)
      const files = examples.map(({ text }, i) => {
        writeFileSync(join(user, `example-${i}.mts`), text)
        return `example-${i}.mts`
      })
      cpSync(new URL(`users/${name}.mts`, import.meta.url), join(user, 'use.mts'))
      const compiled = run(process.execPath, [compiler, ...strictest, 'use.mts', ...files], user)
      expect(compiled.stdout).toBe('')
    })

    for (const node of nodes)
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
    const { stdout } = run('npx', ['--offline', 'requisite', '--version'], user)
    expect(stdout).toMatch(/^requisite 0\.\d+\.\d+, law version 20\d\d\.\d+\.\d+\n$/)
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
        const row = (i: number) => `2026-${String((i % 12) + 1).padStart(2, '0')}-14,${i % 30},robbery\n`
        const rows = `startDate,sentenceYears,offenceKey\n${Array.from({ length: 40_000 }, (_, i) => row(i)).join('')}`
        writeFileSync(join(user, 'cohort.csv'), rows)
        const { out } = await command(['batch', '-q'], rows)
        expect(requisite('batch', 'cohort.csv', '-q', '-o', 'dates.csv')).toMatchObject({ status: 0 })
        expect(readFileSync(join(user, 'dates.csv')).equals(out)).toBe(true)
      })

      test('reads and writes Parquet, and draws a report, with nothing else installed', () => {
        writeFileSync(join(user, 'few.csv'), 'startDate,sentenceYears\n2026-11-16,3\n')
        const to = ['batch', 'few.csv', '-q', '-o', 'few.parquet', '--report', 'few.html']
        expect(requisite(...to)).toMatchObject({ status: 0, stderr: '' })
        expect(requisite('batch', 'few.parquet', '-q').stdout).toContain('2026-11-16,3,2028-01-28,')
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
    expect(workflow.jobs.keep?.permissions).toEqual({ contents: 'write' })
    expect(readDocument('.github/workflows/release.yml')).not.toContain('secrets.')
  })

  test('names npm scripts that are there', () => {
    const { scripts } = manifestOf(root) as { scripts: Record<string, string> }
    const named = steps.flatMap((step) => [...(step.run ?? '').matchAll(/npm run (\S+)/g)].map(([, s]) => s))
    expect(named.filter((script) => !Object.hasOwn(scripts, String(script)))).toEqual([])
    expect(named).toContain('packages')
  })
})
