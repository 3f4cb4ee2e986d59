import { fileURLToPath } from 'node:url'
import { createContext, runInContext } from 'node:vm'
import { gzipSync } from 'node:zlib'
import type { CaseResponse as CaseAnswer } from '@requisite/client'
import * as law from '@requisite/law'
import { build } from 'esbuild'
import { describe, expect, test } from 'vitest'
import { readDocument } from '../support/docs-blocks.ts'
import { jsonOf, postJson } from '../support/http.ts'
import { startService } from '../support/service.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

describe('@requisite/law', () => {
  test('exports what the library’s page names, and no more than sixty values', () => {
    const [table = ''] = /^\| To \|[\s\S]*?\n\n/m.exec(readDocument('docs/library.md')) ?? []
    const named = [...table.matchAll(/`(\w+)`/g)].map(([, name]) => name)
    expect(Object.keys(law).toSorted()).toEqual(named.toSorted())
    expect(named.length).toBeLessThanOrEqual(60)
    // A name with others in it would be a way around that; tables are lists.
    for (const [name, value] of Object.entries(law))
      expect(typeof value === 'object' && !Array.isArray(value), name).toBe(false)
  })
})

describe('@requisite/law in a bundle', () => {
  const bundle = async (code: string): Promise<string> => {
    const { outputFiles } = await build({
      ...{ stdin: { contents: code, resolveDir: root, loader: 'ts' }, bundle: true, minify: true },
      ...{ format: 'iife', globalName: 'bundle', platform: 'neutral', write: false },
    })
    return String(outputFiles[0]?.text)
  }

  test('is as small as the documents say, as a bundler makes it: one sentence, whole cases, everything', async () => {
    const oneSentence = await bundle(
      `export { calculationWithoutKey, explanationOf, comparisonOf, isoDate, inWords } from '@requisite/law/one-sentence'`,
    )
    const calculation = await bundle(
      `export { calculationOf, explanationOf, comparisonOf, isoDate, inWords } from '@requisite/law'`,
    )
    const cases = await bundle(
      `export { calculationOf, keyDatesOf, transitionOf, caseOf, isoDate, inWords } from '@requisite/law'`,
    )
    const whole = await bundle(`export * from '@requisite/law'`)
    const sizes = [oneSentence, calculation, cases, whole].map((code) => [
      code.length,
      gzipSync(code, { level: 9 }).length,
    ])
    console.log(
      `@requisite/law: one sentence without a key ${sizes[0]?.join(' / ')} bytes (plain / gzip); with a key ${sizes[1]?.join(' / ')}; with cases ${sizes[2]?.join(' / ')}; all ${sizes[3]?.join(' / ')}`,
    )
    const said = (document: string): readonly number[] =>
      [...readDocument(document).matchAll(/under ([\d.]+) kB/g)].map(([, kB]) => 1000 * Number(kB))
    expect(oneSentence).not.toContain('burglary_dwelling')
    expect(said('docs/library.md')).toEqual([30_500, 56_500, 111_000, 195_000])
    expect(said('packaging/law.md')).toEqual([56_500, 111_000])
    for (const [i, bound] of said('docs/library.md').entries()) expect(sizes[i]?.[1]).toBeLessThan(bound)
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
