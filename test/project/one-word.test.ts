/** One word for the law that governs: `calculate` answers at the release point that is named, `release` by the law in force.
 *  Every door says so in the same words, and none has another word for it. */
import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { allHelp, helpOf } from '../../service/src/cli/help.ts'
import { openapi } from '../../service/src/contract/openapi.ts'
import { calculationTools } from '../../service/src/mcp/calculation-tools.ts'
import { guideNamed } from '../../service/src/page/guides/guides.ts'
import { readDocument } from '../support/docs-blocks.ts'

const described = openapi('', '') as {
  readonly paths: Readonly<Record<string, { readonly post?: { readonly summary: string } }>>
}
const summaryOf = (path: string): string => described.paths[`/api/v1/sentencing/${path}`]?.post?.summary ?? ''
const developers = guideNamed('developers', '', null).main.markup
const firstLine = (text: string): string => text.slice(0, text.indexOf('\n'))
const toolOf = (name: string): string =>
  calculationTools({ today: () => '', poweredBy: '' }).find((tool) => tool.name === name)?.description ?? ''
const lineWith = (document: string, word: string): string =>
  readDocument(document)
    .split('\n')
    .find((line) => line.includes(word)) ?? ''
const commentAbove = (document: string, name: string): string => {
  const lines = readDocument(document).split('\n')
  return lines[lines.findIndex((line) => line.includes(name)) - 1] ?? ''
}

const helps = {
  all: await allHelp(),
  calculate: await helpOf('calculate', []),
  release: await helpOf('release', []),
}

describe('What each door says of the law it answers by', () => {
  // biome-ignore format: one row a line
  for (const [door, ofCalculate, ofRelease] of [
    ['help', firstLine(helps.calculate), firstLine(helps.release)],
    [
      'docs/api.md',
      lineWith('docs/api.md', '[`POST /calculate`]'),
      lineWith('docs/api.md', '[`POST /release-dates`]'),
    ],
    [
      'docs/assistants.md',
      lineWith('docs/assistants.md', '`calculate_release_date`'),
      lineWith('docs/assistants.md', '`work_out_case`'),
    ],
    [
      'docs/library.md',
      lineWith('docs/library.md', '`calculationOf`'),
      lineWith('docs/library.md', '`caseOf`'),
    ],
    ['README.md', lineWith('README.md', '**`calculate` '), lineWith('README.md', '**`release` ')],
    ['OpenAPI', summaryOf('calculate'), summaryOf('release-dates')],
    ['OpenAPI, many', summaryOf('calculate/batch'), summaryOf('release-dates/batch')],
    ['tools for assistants', toolOf('calculate_release_date'), toolOf('work_out_case')],
    ['client', commentAbove('client/src/client.ts', 'readonly calculate:'), commentAbove('client/src/client.ts', 'readonly releaseDates:')],
    ['client for Python', lineWith('clients/python/README.md', '`calculate('), lineWith('clients/python/README.md', '`release_dates(')],
    ['guide on the page', developers, developers],
  ] as const)
    test(door, () => {
      expect(ofCalculate).toContain('release point')
      expect(ofRelease).toContain('law in force')
    })
})

test('there is no other word for it', () => {
  const documents = readdirSync(new URL('../../docs', import.meta.url)).filter((name) => name.endsWith('.md'))
  const texts = [
    ...[
      'README.md',
      'clients/python/README.md',
      'clients/python/requisite/__init__.py',
      'client/src/client.ts',
    ].map(readDocument),
    ...documents.map((name) => readDocument(`docs/${name}`)),
    ...[
      ...helps.all,
      JSON.stringify(described),
      JSON.stringify(calculationTools({ today: () => '', poweredBy: '' })),
      developers,
    ],
  ]
  expect(texts.flatMap((text) => text.match(/.{0,40}law that applies.{0,20}/g) ?? [])).toEqual([])
})
