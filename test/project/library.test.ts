import { cpSync, createReadStream, existsSync, mkdtempSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { createContext, runInContext } from 'node:vm'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildPackage } from '../../packaging/build.ts'
import { jsonOf, postJson } from '../support/http.ts'
import { startService } from '../support/service.ts'

interface CaseAnswer {
  readonly data: {
    readonly releaseDate: string | null
    readonly paroleEligibilityDate: string | null
    readonly alternatives: readonly { readonly [name: string]: unknown }[]
    readonly warnings: readonly { readonly text: string }[]
  }
}

const folder = mkdtempSync(join(tmpdir(), 'requisite-packages-'))
const root = fileURLToPath(new URL('../..', import.meta.url))

describe('@requisite/law in a bundle', () => {
  const bundle = async (code: string): Promise<string> => {
    const { outputFiles } = await build({
      stdin: { contents: code, resolveDir: root, loader: 'ts' },
      bundle: true,
      minify: true,
      format: 'iife',
      globalName: 'bundle',
      platform: 'neutral',
      write: false,
    })
    return String(outputFiles[0]?.text)
  }

  test('is under 24 kB compressed without the offence table, with the engine of cases under 80', async () => {
    const calculation = await bundle(
      `export { calculationOf, explanationOf, comparisonOf, isoDate, inWords } from '@requisite/law'`,
    )
    const cases = await bundle(
      `export { calculationOf, keyDatesOf, transitionOf, caseOf, isoDate, inWords } from '@requisite/law'`,
    )
    const whole = await bundle(`export * from '@requisite/law'`)
    const sizes = [calculation, cases, whole].map((code) => [
      code.length,
      gzipSync(code, { level: 9 }).length,
      brotliCompressSync(code).length,
    ])
    console.log(
      `@requisite/law: the calculation ${sizes[0]?.join(' / ')} bytes (plain / gzip / Brotli); with cases ${sizes[1]?.join(' / ')}; with the offence library ${sizes[2]?.join(' / ')}`,
    )
    expect(sizes[0]?.[1]).toBeLessThan(24_000)
    expect(sizes[1]?.[1]).toBeLessThan(80_000)
    expect(calculation).not.toContain('actual_bodily_harm')
  })

  test('answers in a fetch-style handler, where there is no Node.js', async () => {
    const code = await bundle(`export { default } from './examples/edge/handler.ts'`)
    const edge = createContext({ URL, Request, Response })
    runInContext(code, edge)
    const ask = async (query: string): Promise<{ status: number; body: Record<string, unknown> }> => {
      edge.request = new Request(`https://edge.example/${query}`)
      const response = (await runInContext('bundle.default.fetch(request)', edge)) as Response
      return { status: response.status, body: (await response.json()) as Record<string, unknown> }
    }
    const service = await startService()
    for (const [start, years, offenceKey] of [
      ['2026-11-16', 3, 'robbery'],
      ['2025-06-16', 5, 'theft'],
      ['2023-06-05', 9, 'rape'],
      ['2026-11-16', 8, undefined],
      ['2026-11-16', 20, 'murder'],
    ] as const) {
      const offence = offenceKey === undefined ? '' : `&offence=${offenceKey}`
      const { status, body } = await ask(`?start=${start}&years=${years}${offence}`)
      const { data, lawVersion } = jsonOf(
        await postJson(service, '/api/v1/sentencing/release-dates', {
          sentences: [{ startDate: start, sentenceYears: years, offenceKey }],
        }),
      ) as { data: CaseAnswer['data']; lawVersion: string }
      expect({ status, ...body }).toMatchObject({
        status: 200,
        releaseDate: data.releaseDate,
        paroleEligibilityDate: data.paroleEligibilityDate,
        alternatives: data.alternatives.map(({ condition, releaseDate, paroleEligibilityDate }) => ({
          condition,
          releaseDate,
          paroleEligibilityDate,
        })),
        warnings: data.warnings.map(({ text }) => text),
        lawVersion,
      })
    }
    await service.close()
    expect(await ask('?start=2026-02-30&years=3')).toMatchObject({ status: 422 })
    expect(await ask('?start=2026-11-16&years=3&offence=x')).toMatchObject({ status: 422 })
  })
})

describe('@requisite/law in a browser', { timeout: 120_000 }, () => {
  const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' }
  const place = join(folder, 'browser')
  let server: Server
  let browser: Browser
  beforeAll(async () => {
    cpSync(new URL('../../examples/browser/', import.meta.url), place, { recursive: true })
    buildPackage('law', pathToFileURL(join(place, 'law', '/')))
    server = createServer(({ url = '/' }, response) => {
      const file = join(place, url === '/' ? 'index.html' : url)
      if (!existsSync(file)) response.writeHead(404).end()
      else {
        response.setHeader('content-type', types[extname(file)] ?? 'text/plain')
        createReadStream(file).pipe(response)
      }
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
  }, 120_000)
  afterAll(async () => {
    await browser?.close()
    server?.close()
  })

  test('the example works out a date from the package as it is published', async () => {
    const page = await browser.newPage()
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
