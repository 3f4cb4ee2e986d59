/** Every block of every document is run on what the reader has, and what it prints is what the document shows. */
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { type ExampleCall, exampleCalls } from '../../service/src/contract/examples.ts'
import { samplesOf } from '../../service/src/contract/samples.ts'
import { type Block, blocksOf, readDocument } from '../support/docs-blocks.ts'
import { allDocuments, notRun, runBy } from '../support/docs-list.ts'
import { modulesOutput, pythonOutput, shellOutput } from '../support/docs-run.ts'
import { http, jsonOf, postJson } from '../support/http.ts'
import { startService } from '../support/service.ts'
import { findProgram } from '../support/system-packages.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const started = 'http://127.0.0.1:3000'

interface Placed extends Block {
  readonly document: string
  /** The block after it, where that shows what this one prints. */
  readonly shown: string | null
}

const isOutput = ({ info }: Block): boolean =>
  info === 'text the output' || info === 'text' || info === 'json part of the answer'
const blocksIn = (document: string): readonly Placed[] => {
  const blocks = blocksOf(readDocument(document))
  return blocks.map((block, i) => {
    const next = blocks[i + 1]
    return { ...block, document, shown: next !== undefined && isOutput(next) ? next.text : null }
  })
}

const isListed = ({ document, text }: Placed): boolean =>
  notRun.some(([place, begins]) => document.startsWith(place) && text.startsWith(begins))

describe('Every block', () => {
  const all = allDocuments.flatMap(blocksIn)
  const rules = (block: Placed) =>
    runBy.filter(([document, info]) => document === block.document && info.test(block.info))

  test('is run by a test, or is named with why not', () => {
    expect(all.length).toBeGreaterThan(100)
    expect(
      all
        .filter((block) => (isListed(block) ? 1 : rules(block).length) !== 1)
        .map(({ document, line, info }) => `${document}:${line} ${info}`),
    ).toEqual([])
  })

  test('that is named is there, and each test reads its document', () => {
    expect(
      notRun.filter(
        ([place, begins]) =>
          !all.some((block) => block.document.startsWith(place) && block.text.startsWith(begins)),
      ),
    ).toEqual([])
    expect(runBy.filter((rule) => !all.some((block) => rules(block).includes(rule)))).toEqual([])
    expect(runBy.filter(([document, , file]) => !readDocument(file).includes(`'${document}'`))).toEqual([])
  })
})

describe('Every link of a document', () => {
  const anchorsOf = (document: string): readonly string[] =>
    [
      ...readDocument(document)
        .replaceAll(/^```[\s\S]*?^```$/gm, '')
        .matchAll(/^#+ (.+)$/gm),
    ].map(([, title = '']) =>
      title
        .toLowerCase()
        .replaceAll(/[^\w\- ]/g, '')
        .replaceAll(' ', '-'),
    )
  for (const document of allDocuments.filter((name) => readDocument(name).includes('](')))
    test(document, () => {
      const lost = [...readDocument(document).matchAll(/\]\(([^)\s]+)\)/g)]
        .map(([, link = '']) => link)
        .filter((link) => !/^(?:https?|mailto):/.test(link))
        .filter((link) => {
          const [path = '', anchor] = link.split('#')
          const target = path === '' ? document : join(dirname(document), path)
          if (!existsSync(join(root, target))) return true
          return anchor !== undefined && target.endsWith('.md') && !anchorsOf(target).includes(anchor)
        })
      expect(lost).toEqual([])
    })
})

const service = await startService({ operatorName: 'Requisite' })
afterAll(() => service.close())

const here = (text: string): string => text.replaceAll(started, service.url)
const isProgram = (language: string) => (block: Placed) =>
  block.info.split(' ')[0] === language && !isListed(block)

/** What a sample prints: the place in the answer of its call that it looks at. */
async function printedValue(sample: string): Promise<string> {
  const pathOf = ({ path, isOutside }: ExampleCall): string =>
    isOutside ? path : `/api/v1/sentencing${path}`
  const call = Object.values(exampleCalls).find((one) =>
    [`"`, `'`].some((quote) => sample.includes(`${started}${pathOf(one)}${quote}`)),
  )
  if (call === undefined) throw new Error(`no call of the API: ${sample}`)
  const path = pathOf(call)
  const response = await (call.body === undefined ? http(service, path) : postJson(service, path, call.body))
  const value = call.shows.reduce<unknown>(
    (at, step) => (at as Record<string, unknown>)[step],
    jsonOf(response),
  )
  return `${value}\n`
}

const expectedOf = async ({ info, text, shown }: Placed): Promise<string | null> =>
  info.endsWith(' sample') ? printedValue(text) : shown

const samples = [
  ...['README.md', 'docs/api-calculate.md', 'docs/api-http.md', 'docs/api-library.md'],
  ...['docs/api-release-dates.md', 'docs/api-what-if.md', 'docs/library.md'],
  ...['packaging/client.md', 'packaging/law.md', 'clients/python/README.md'],
]

/** The samples of every call as the page of the API shows them; a few of them stand in the documents, too. */
const ofPage: readonly Placed[] = Object.keys(exampleCalls).flatMap((operation) =>
  samplesOf(operation, started).map(({ lang, source }) => ({
    ...{ document: `/docs, ${operation}`, line: 0, text: `${source}\n`, shown: null },
    info: `${lang === 'JavaScript' ? 'js' : lang.toLowerCase()} sample`,
  })),
)
const isOnPage = ({ text }: Placed): boolean => ofPage.some((one) => one.text === text)
const programs = [...samples.flatMap(blocksIn).filter((block) => !isOnPage(block)), ...ofPage]

/** Where a block printed something else than its document shows. */
async function differences(
  blocks: readonly Placed[],
  outputs: readonly string[],
): Promise<readonly object[]> {
  const compared = blocks.map(async (block, i) => {
    const { document, line } = block
    return { place: `${document}:${line}`, printed: outputs[i], shown: await expectedOf(block) }
  })
  return (await Promise.all(compared)).filter(({ printed, shown }) => printed !== shown)
}

test('JavaScript and TypeScript', async () => {
  const blocks = programs.filter((block) => isProgram('js')(block) || isProgram('ts')(block))
  expect(blocks.length).toBeGreaterThanOrEqual(13)
  const outputs = await modulesOutput(
    blocks.map(({ info, text }) => ({ language: info.startsWith('ts') ? 'ts' : 'js', text: here(text) })),
  )
  expect(await differences(blocks, outputs)).toEqual([])
})

const python = findProgram('python3')
test.skipIf(python === undefined)('Python', async () => {
  const blocks = programs.filter(isProgram('python'))
  expect(blocks.length).toBeGreaterThanOrEqual(9)
  const outputs = await pythonOutput(
    String(python),
    blocks.map(({ text }) => here(text)),
  )
  expect(await differences(blocks, outputs)).toEqual([])
})

const bin = `"${process.execPath}" "${join(root, 'service/bin/requisite.js')}"`

describe.skipIf(findProgram('curl') === undefined)('Shell', () => {
  // Some commands take the file that docs/command-line.md shows.
  const cohort = blocksIn('docs/command-line.md').find(({ info }) => info === 'csv file cohort.csv')
  /** A folder for a block: two of them write a file of the same name. */
  function folderOfBlock(): string {
    const folder = mkdtempSync(join(tmpdir(), 'requisite-blocks-'))
    writeFileSync(join(folder, 'cohort.csv'), String(cohort?.text))
    return folder
  }
  const commands = [...samples, 'packaging/cli.md'].flatMap(blocksIn).filter(isProgram('sh'))

  test('there are so many', () => expect(commands.length).toBeGreaterThanOrEqual(11))

  for (const block of commands)
    test.concurrent(`${block.document}:${block.line}`, async () => {
      const text = here(block.text).replaceAll(/^(?:npx )?(?:@requisite\/cli|requisite) /gm, `${bin} `)
      const { out, stderr, status } = await shellOutput(`set -e\n${text}`, folderOfBlock())
      expect(status, stderr).toBe(0)
      if (block.info === 'sh sample') {
        const [, path = ''] = /:\d+(\/\S+)'/.exec(text) ?? []
        const [, body] = / -d '([\s\S]+)'/.exec(text) ?? []
        const came = await (body === undefined
          ? http(service, path)
          : postJson(service, path, JSON.parse(body)))
        expect([came.status, out]).toEqual([200, came.text])
      } else if (block.shown?.startsWith('{')) expect(JSON.parse(out)).toMatchObject(JSON.parse(block.shown))
      else if (block.shown !== null) expect(out.slice(0, block.shown.length)).toBe(block.shown)
      else expect(out).not.toBe('')
    })
})

test('docs/operating.md: what a wrong setting is told', async () => {
  const [block] = blocksIn('docs/operating.md').filter(({ info }) => info === 'text')
  const { stderr, status } = await shellOutput(`PORT=http "${process.execPath}" service/src/server.ts`)
  expect([status, stderr]).toEqual([1, block?.text])
})

test('docs/offences.md: the lines that it shows are there', () => {
  const [block] = blocksIn('docs/offences.md').filter(({ info }) => info === 'ts')
  const rows = block?.text.trim().split('\n') ?? []
  const table = readDocument('law/src/search/everyday.ts')
  expect(rows.length).toBe(2)
  expect(rows.filter((row) => !table.includes(row))).toEqual([])
})
