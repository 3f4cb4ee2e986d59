/** Run by next-rows.test.ts as a process of its own, with the copy of the tree to which rows were added: what every door says of them,
 *  as JSON. */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { apiOf } from '../support/api-of.ts'
import { commandBy } from '../support/command-by.ts'

const [tree = ''] = process.argv.slice(2)
const load = (path: string) => import(pathToFileURL(`${tree}/${path}`).href)

const ask = await apiOf(tree)
const { openapi } = await load('service/src/contract/openapi.ts')
const { calculationTools } = await load('service/src/mcp/calculation-tools.ts')
const { apiTypes } = await load('client/generate.ts')
const { pythonTypes, pythonFields } = await load('clients/python/generate.ts')
const { pages } = await load('service/src/page/routing/pages.ts')
const { queryOf } = await load('service/src/http/query.ts')
const { isAskedBy } = await load('service/src/page/rows/row-of.ts')
const { lawAsAt } = await load('law/src/index.ts')
const { run } = await load('service/src/cli/command.ts')
const printed = commandBy(run, { operatorName: '', today: () => '2026-11-16' })

const command = async (args: string, input = ''): Promise<string> =>
  (await printed(args.split(' '), input)).out.toString()

/** The pages of a sentence. */
function pagesOf(sentence: Readonly<Record<string, string | number>>) {
  const query = Object.entries(sentence).map(([name, value]) => `${name}=${value}`)
  const markupOf = (path: string): string => {
    const page = pages.find((one: { path: string }) => one.path === path)
    const fields = queryOf(`${path}?${query.join('&')}`)
    return page.shown({ method: 'GET', fields, publicUrl: '', today: lawAsAt }).page.main.markup
  }
  const textOf = (path: string): string =>
    markupOf(path)
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
  return { markupOf, textOf }
}

interface CaseData {
  readonly releaseDate: string
  readonly sentenceEndDate: string | null
  readonly licenceEndDate: string | null
  readonly dates: readonly { readonly type: string }[]
  readonly runs: readonly { readonly releaseDate: string }[]
  readonly howSure: { readonly level: string }
  readonly warnings: readonly { readonly code: string; readonly text: string }[]
  readonly alternatives: readonly object[]
  readonly stated: {
    readonly reasons: readonly { readonly code: string; readonly text: string; readonly change: unknown }[]
  }
}
interface CaseReply {
  readonly data: CaseData
  readonly inputs: { readonly sentences: readonly { readonly creditAbroadDays: number }[] }
  readonly errors: unknown
  readonly explanation: {
    readonly steps: readonly {
      readonly working: string
      readonly law: readonly { readonly provision: string }[]
    }[]
  }
}
const askCase = async (body: unknown, query = ''): Promise<CaseReply> =>
  (await ask(`/release-dates${query}`, body)) as unknown as CaseReply
const refused = async (body: unknown): Promise<unknown> => (await askCase(body)).errors
/** The codes of what is said with the answer to a case. */
const codesOf = async (body: unknown): Promise<readonly string[]> =>
  (await askCase(body)).data.warnings.map(({ code }) => code)

async function fact() {
  const sentence = { startDate: '2026-11-16', sentenceYears: 3, sentenceType: 'sds', offenceKey: 'theft' }
  const held = { ...sentence, creditAbroadDays: 20 }
  const asked = await askCase({ sentences: [held] }, '?include=explanation')
  const stated = await askCase({ sentences: [held], statedReleaseDate: '2027-11-16' })
  const sooner = await askCase({ sentences: [held], statedReleaseDate: '2027-10-17' })
  const short = { ...sentence, sentenceYears: 0, sentenceMonths: 9 }
  const first = { ...sentence, id: 'A', startDate: '2024-01-08', sentenceYears: 4 }
  const since = { id: 'B', ...sentence, startDate: '2026-03-02', sentenceYears: 2 }
  const recall = {
    type: 'standard',
    recallDate: '2025-12-01',
    returnToCustodyDate: '2025-12-01',
    sentenceIds: ['A'],
  }
  const whatIf = (await ask('/what-if', {
    ...{ lengths: [{ years: 3 }], sentenceDate: '2026-11-16', offenceKey: 'theft', creditAbroadDays: 20 },
  })) as { data: { rows: { releaseDate: string }[] }; inputs: { creditAbroadDays: number } }
  const { schemas } = openapi('', '').components
  const tool = calculationTools({ today: () => '', poweredBy: '' }).find(
    ({ name }: { name: string }) => name === 'work_out_case',
  )
  const { markupOf, textOf } = pagesOf(held)
  return {
    release: asked.data.releaseDate,
    inputs: asked.inputs.sentences[0]?.creditAbroadDays,
    provisions: asked.explanation.steps.flatMap(({ law }) => law.map(({ provision }) => provision)),
    stated: stated.data.stated.reasons.map(({ text }) => text),
    statedNumber: sooner.data.stated.reasons.find(({ code }) => code === 'S_CREDIT_DAYS')?.change,
    suspended: [
      await codesOf({ sentences: [short] }),
      await codesOf({ sentences: [{ ...short, creditAbroadDays: 1 }] }),
    ],
    onRecall: [
      await codesOf({ sentences: [first, since], recall }),
      await codesOf({ sentences: [first, { ...since, creditAbroadDays: 20 }], recall }),
    ],
    wrong: await refused({ sentences: [{ ...sentence, creditAbroadDays: -1 }] }),
    whatIf: whatIf.data.rows[0]?.releaseDate,
    whatIfInputs: whatIf.inputs.creditAbroadDays,
    schemas: ['CaseSentenceRequest', 'WhatIfRequest', 'CalculationRequest'].map(
      (name) => schemas[name].properties.creditAbroadDays?.description ?? null,
    ),
    flag: await command(
      'release --start-date 2026-11-16 --sentence-years 3 --offence theft --credit-abroad-days 20',
    ),
    help: await command('release --help'),
    completion: await command('completion fish'),
    batch: await command(
      'batch -',
      'person,startDate,sentenceYears,offenceKey,creditAbroadDays\nA,2026-11-16,3,theft,20\n',
    ),
    tool: JSON.stringify(tool.inputSchema),
    called: tool.call({ sentences: [held] }).answer.data.releaseDate,
    types: apiTypes(),
    python: pythonTypes() + pythonFields(),
    answer: textOf('/answer'),
    link: markupOf('/answer').includes('creditAbroadDays=20'),
    paper: textOf('/answer/paper'),
    easyRead: textOf('/answer/easy-read'),
    box: markupOf('/answer'),
    isAsked: isAskedBy('sentence', 'creditAbroadDays', 'remand'),
  }
}

async function order() {
  const held = { startDate: '2026-11-16', sentenceDays: 28, sentenceType: 'binding_over' }
  const order = { id: 'A', ...held }
  const theft = { id: 'B', startDate: '2026-11-16', sentenceYears: 1, offenceKey: 'theft' }
  const life = { id: 'B', startDate: '2020-11-16', sentenceYears: 12, sentenceType: 'life' }
  const { data, explanation } = await askCase({ sentences: [order] }, '?include=explanation')
  const beside = await askCase({ sentences: [{ ...order, remandCreditDays: 9 }, theft] })
  const { markupOf, textOf } = pagesOf(held)
  return {
    alone: [data.releaseDate, data.sentenceEndDate, data.licenceEndDate],
    letters: data.dates.map(({ type }) => type),
    working: explanation.steps.map(({ working }) => working),
    beside: beside.data.runs.map(({ releaseDate }) => releaseDate),
    withRegime: await refused({ sentences: [{ ...order, regimeId: 'sds_adult' }] }),
    inChain: await refused({ sentences: [theft, { ...order, consecutiveTo: 'B' }] }),
    besideLife: await refused({ sentences: [order, life] }),
    recalled: await refused({
      sentences: [{ ...order, startDate: '2026-09-14' }],
      recall: { type: 'standard', recallDate: '2026-11-01' },
    }),
    schema: openapi('', '').components.schemas.CaseSentenceRequest.properties.sentenceType,
    flag: await command('release --start-date 2026-11-16 --sentence-days 28 --sentence-type binding_over'),
    batch: await command(
      'batch -',
      'person,startDate,sentenceDays,sentenceType\nA,2026-11-16,28,binding_over\n',
    ),
    types: apiTypes(),
    answer: textOf('/answer'),
    paper: textOf('/answer/paper'),
    easyRead: textOf('/answer/easy-read'),
    link: markupOf('/answer').includes('sentenceType=binding_over'),
    question: markupOf('/'),
  }
}

async function doubt() {
  const sentence = { startDate: '2026-11-16', sentenceYears: 6, offenceKey: 'theft' }
  const { data } = await askCase({ sentences: [sentence] })
  const shorter = { sentences: [{ ...sentence, sentenceYears: 5 }] }
  const { textOf } = pagesOf(sentence)
  return {
    warnings: data.warnings,
    rivals: data.alternatives,
    howSure: data.howSure.level,
    certain: [(await askCase(shorter)).data.howSure.level, await codesOf(shorter)],
    point: JSON.stringify(
      await ask('/calculate', { ...sentence, postCommencement: true, ageAtSentence: 'adult' }),
    ),
    described: JSON.stringify(openapi('', '')),
    types: apiTypes() + pythonTypes(),
    command: await command('release --start-date 2026-11-16 --sentence-years 6 --offence theft'),
    answer: textOf('/answer'),
    paper: textOf('/answer/paper'),
  }
}

/** The files that do not compile when a fact of the person is added to its table alone. */
function notCompiled(): readonly string[] {
  const table = `${tree}/law/src/facts/person.ts`
  const text = readFileSync(table, 'utf8')
  writeFileSync(
    table,
    text.replace('  dateOfBirth: {', "  heldAbroad: { kind: 'flag', message: yesOrNo },\n  dateOfBirth: {"),
  )
  const { stdout } = spawnSync(
    process.execPath,
    [
      `${tree}/../node_modules/typescript/bin/tsc`,
      ...'--noEmit --target es2024 --lib es2024 --module nodenext --strict --types node'.split(' '),
      ...'--exactOptionalPropertyTypes --allowImportingTsExtensions --skipLibCheck --pretty false'.split(' '),
      ...['--singleThreaded', 'service/src/page/rows/row-of.ts'],
    ],
    { cwd: tree, env: { ...process.env, GOGC: '400' }, encoding: 'utf8' },
  )
  return [...stdout.matchAll(/^(\S+?)\(\d+,\d+\): error /gm)].map(([, file = '']) => file)
}

process.stdout.write(
  JSON.stringify({
    fact: await fact(),
    order: await order(),
    doubt: await doubt(),
    notCompiled: notCompiled(),
  }),
)
