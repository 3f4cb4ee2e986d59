/** Run by next-fact.test.ts as a process of its own, with the copy of the tree in which a fact was added as a row: what every door
 *  says of it, as JSON. */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { apiOf } from '../support/api-of.ts'

const [tree = ''] = process.argv.slice(2)
const load = (path: string) => import(pathToFileURL(`${tree}/${path}`).href)

const sentence = { startDate: '2026-11-16', sentenceYears: 3, sentenceType: 'sds', offenceKey: 'theft' }
const held = { ...sentence, creditAbroadDays: 20 }

const ask = await apiOf(tree)
const asked = await ask('/release-dates?include=explanation', { sentences: [held] })
const { explanation } = asked as {
  explanation: { steps: { working: string; law: { provision: string }[] }[] }
}
const stated = await ask('/release-dates', { sentences: [held], statedReleaseDate: '2027-11-16' })
const sooner = await ask('/release-dates', { sentences: [held], statedReleaseDate: '2027-10-17' })
/** The codes of what is said with the answer to a case. */
const codesOf = async (body: unknown): Promise<readonly string[]> => {
  const { data } = (await ask('/release-dates', body)) as { data: { warnings: { code: string }[] } }
  return data.warnings.map(({ code }) => code)
}
const short = { ...sentence, sentenceYears: 0, sentenceMonths: 9 }
const since = { id: 'B', ...sentence, startDate: '2026-03-02', sentenceYears: 2 }
const recalled = {
  sentences: [{ ...sentence, id: 'A', startDate: '2024-01-08', sentenceYears: 4 }, since],
  ...{
    recall: {
      type: 'standard',
      recallDate: '2025-12-01',
      returnToCustodyDate: '2025-12-01',
      sentenceIds: ['A'],
    },
  },
}
const withAbroad = { ...recalled, sentences: [recalled.sentences[0], { ...since, creditAbroadDays: 20 }] }
const wrong = await ask('/release-dates', { sentences: [{ ...sentence, creditAbroadDays: -1 }] })
const whatIf = await ask('/what-if', {
  ...{ lengths: [{ years: 3 }], sentenceDate: '2026-11-16', offenceKey: 'theft', creditAbroadDays: 20 },
})

const { openapi } = await load('service/src/contract/openapi.ts')
const { schemas } = openapi('', '').components

const command = (args: readonly string[], input = ''): string =>
  spawnSync(process.execPath, [`${tree}/service/src/main.ts`, ...args], { input, encoding: 'utf8' }).stdout
const flags = '--start-date 2026-11-16 --sentence-years 3 --offence theft --credit-abroad-days 20'.split(' ')
const csv = `person,startDate,sentenceYears,offenceKey,creditAbroadDays\nA,2026-11-16,3,theft,20\n`

const { calculationTools } = await load('service/src/mcp/calculation-tools.ts')
const tool = calculationTools({ today: () => '', poweredBy: '' }).find(
  ({ name }: { name: string }) => name === 'work_out_case',
)
const { apiTypes } = await load('client/generate.ts')
const { pythonTypes, pythonFields } = await load('clients/python/generate.ts')

const { pages } = await load('service/src/page/routing/pages.ts')
const { queryOf } = await load('service/src/http/query.ts')
const { lawAsAt } = await load('law/src/index.ts')
const query = String(new URLSearchParams({ ...sentence, sentenceYears: '3', creditAbroadDays: '20' }))
const markupOf = (path: string): string => {
  const page = pages.find((one: { path: string }) => one.path === path)
  const fields = queryOf(`${path}?${query}`)
  return page.shown({ method: 'GET', fields, publicUrl: '', today: lawAsAt }).page.main.markup
}
const textOf = (path: string): string =>
  markupOf(path)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')

const { isAskedBy } = await load('service/src/page/rows/row-of.ts')

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
      'service/src/page/rows/row-of.ts',
    ],
    { cwd: tree, encoding: 'utf8' },
  )
  return [...stdout.matchAll(/^(\S+?)\(\d+,\d+\): error /gm)].map(([, file = '']) => file)
}

process.stdout.write(
  JSON.stringify({
    isAsked: isAskedBy('sentence', 'creditAbroadDays', 'remand'),
    release: (asked.data as { releaseDate: string }).releaseDate,
    inputs: (asked.inputs as { sentences: { creditAbroadDays: number }[] }).sentences[0]?.creditAbroadDays,
    provisions: explanation.steps.flatMap(({ law }) => law.map(({ provision }) => provision)),
    stated: (stated.data as { stated: { reasons: { text: string }[] } }).stated.reasons.map(
      ({ text }) => text,
    ),
    statedNumber: (
      sooner.data as { stated: { reasons: { code: string; change: { field: string; value: unknown }[] }[] } }
    ).stated.reasons.find(({ code }) => code === 'S_CREDIT_DAYS')?.change,
    suspended: await Promise.all(
      [short, { ...short, creditAbroadDays: 1 }].map((one) => codesOf({ sentences: [one] })),
    ),
    onRecall: await Promise.all([recalled, withAbroad].map(codesOf)),
    wrong: wrong.errors,
    whatIf: (whatIf.data as { rows: { releaseDate: string }[] }).rows[0]?.releaseDate,
    whatIfInputs: (whatIf.inputs as { creditAbroadDays: number }).creditAbroadDays,
    schemas: ['CaseSentenceRequest', 'WhatIfRequest', 'CalculationRequest'].map(
      (name) => schemas[name].properties.creditAbroadDays?.description ?? null,
    ),
    flag: command(['release', ...flags]),
    help: command(['release', '--help']),
    completion: command(['completion', 'fish']),
    batch: command(['batch', '-'], csv),
    tool: JSON.stringify(tool.inputSchema),
    called: tool.call({ sentences: [held] }).answer.data.releaseDate,
    types: apiTypes(),
    python: pythonTypes() + pythonFields(),
    answer: textOf('/answer'),
    link: markupOf('/answer').includes('creditAbroadDays=20'),
    paper: textOf('/answer/paper'),
    easyRead: textOf('/answer/easy-read'),
    box: markupOf('/answer'),
    notCompiled: notCompiled(),
  }),
)
