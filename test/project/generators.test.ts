/** Clients that people generate from the document: each is made, compiled in strict mode, and asks the service the same. The
 *  generators come from npm, so that this is a long form; test/api/openapi.test.ts has the first of them at hand. */
import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { lawVersion } from '@requisite/law'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { documentOf } from '../support/described.ts'
import { isLong } from '../support/long.ts'
import { type Service, startService } from '../support/service.ts'

const execute = promisify(execFile)
const root = join(import.meta.dirname, '..', '..')

/** Each with its version, and with what makes a client of openapi.json in the folder `made`. */
const generators = {
  'openapi-typescript': {
    packages: ['openapi-typescript@7.13.0', 'openapi-fetch@0.17.0'],
    script: 'node_modules/openapi-typescript/bin/cli.js',
    args: ['openapi.json', '--output', 'made/openapi-typescript.ts', '--default-non-nullable', 'false'],
  },
  orval: {
    packages: ['orval@8.38.0'],
    script: 'node_modules/.bin/orval',
    args: ['--config', 'orval.config.mjs'],
  },
  'hey-api': {
    packages: ['@hey-api/openapi-ts@0.99.0'],
    script: 'node_modules/.bin/openapi-ts',
    args: ['-i', 'openapi.json', '-o', 'made/hey-api'],
  },
  'swagger-typescript-api': {
    packages: ['swagger-typescript-api@13.13.0'],
    script: 'node_modules/.bin/swagger-typescript-api',
    args: ['generate', '-p', 'openapi.json', '-o', 'made', '-n', 'swagger-typescript-api.ts'],
  },
} as const

/** Of what orval takes by a range, the newest needs a package that the registry does not have everywhere. */
const overrides = { '@scalar/openapi-parser': '0.29.8' }

/** What is fetched, and three programs for each: that takes its time. */
const timeout = 600_000

const compiler = join(
  createRequire(join(root, 'test/generated-client/package.json')).resolve('typescript/package.json'),
  '../lib/tsc.js',
)
const options = {
  ...{
    target: 'es2023',
    lib: ['es2023', 'dom', 'dom.iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
  },
  ...{ strict: true, noEmit: true, allowImportingTsExtensions: true },
  ...{ types: ['node'], typeRoots: [join(root, 'node_modules/@types')] },
}

describe.skipIf(!isLong)('Clients made from the document', () => {
  let folder: string
  const run = async (file: string, ...args: readonly string[]): Promise<string> =>
    (await execute(file, args, { cwd: folder })).stdout
  let service: Service
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'requisite-generators-'))
    service = await startService()
    cpSync(join(import.meta.dirname, 'generators'), folder, { recursive: true })
    mkdirSync(join(folder, 'made'))
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', private: true, overrides }))
    writeFileSync(join(folder, 'openapi.json'), JSON.stringify(await documentOf(service)))
    const output = { target: './made/orval.ts', client: 'fetch', baseUrl: service.url }
    const orval = { requisite: { input: './openapi.json', output } }
    writeFileSync(join(folder, 'orval.config.mjs'), `export default ${JSON.stringify(orval)}`)
    const packages = Object.values(generators).flatMap((generator) => generator.packages)
    await run('npm', 'install', '--no-audit', '--no-fund', '--ignore-scripts', ...packages)
  }, timeout)
  afterAll(async () => {
    await service?.close()
    rmSync(folder, { recursive: true })
  }, timeout)

  for (const [name, { script, args }] of Object.entries(generators))
    test(`${name} makes one that compiles in strict mode and calls the service`, { timeout }, async () => {
      await run(process.execPath, script, ...args)
      const project = `tsconfig.${name}.json`
      writeFileSync(
        join(folder, project),
        JSON.stringify({ compilerOptions: options, files: [`${name}.ts`] }),
      )
      const compiled = await run(process.execPath, compiler, '--project', project).catch(
        ({ stdout }: { readonly stdout: string }) => stdout,
      )
      expect(compiled).toBe('')
      // As a bundler brings it to its users: some import without the ending of the file.
      await build({
        entryPoints: [join(folder, `${name}.ts`)],
        outfile: join(folder, `${name}.mjs`),
        ...{ bundle: true, format: 'esm', platform: 'node', logLevel: 'error' },
      })
      expect(JSON.parse(await run(process.execPath, `${name}.mjs`, service.url))).toEqual({
        ...{ offenceKey: 'robbery', date: '2027-11-16', days: -73, dates: expect.any(Number) },
        ...{ whole: '2026-12-13', errors: ['startDate'] },
        ...{ newest: lawVersion, lawVersion },
      })
    })
})
