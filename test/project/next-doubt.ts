/** Run by next-doubt.test.ts as a process of its own, with the copy of the tree in which a warning and a doubt were added as rows: what
 *  every door says of them, as JSON. */
import { spawnSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { apiOf } from '../support/api-of.ts'

const [tree = ''] = process.argv.slice(2)
const load = (path: string) => import(pathToFileURL(`${tree}/${path}`).href)

const sentence = { startDate: '2026-11-16', sentenceYears: 6, offenceKey: 'theft' }

interface Answer {
  readonly data: {
    readonly howSure: { readonly level: string }
    readonly warnings: readonly { readonly code: string; readonly text: string }[]
    readonly alternatives: readonly { readonly code: string; readonly releaseDate: string }[]
  }
}

const ask = await apiOf(tree)
const { data } = (await ask('/release-dates', { sentences: [sentence] })) as unknown as Answer
const certain = (await ask('/release-dates', {
  sentences: [{ ...sentence, sentenceYears: 5 }],
})) as unknown as Answer
const point = await ask('/calculate', { ...sentence, postCommencement: true, ageAtSentence: 'adult' })

const { openapi } = await load('service/src/contract/openapi.ts')
const { apiTypes } = await load('client/generate.ts')
const { pythonTypes } = await load('clients/python/generate.ts')
const flags = '--start-date 2026-11-16 --sentence-years 6 --offence theft'.split(' ')
const command = [`${tree}/service/src/main.ts`, 'release', ...flags]

const { pages } = await load('service/src/page/routing/pages.ts')
const { queryOf } = await load('service/src/http/query.ts')
const { lawAsAt } = await load('law/src/index.ts')
const query = String(new URLSearchParams({ ...sentence, sentenceYears: '6' }))
const textOf = (path: string): string => {
  const page = pages.find((one: { path: string }) => one.path === path)
  const fields = queryOf(`${path}?${query}`)
  const { markup } = page.shown({ method: 'GET', fields, publicUrl: '', today: lawAsAt }).page.main
  return markup.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
}

process.stdout.write(
  JSON.stringify({
    warnings: data.warnings,
    rivals: data.alternatives,
    howSure: data.howSure.level,
    certain: [certain.data.howSure.level, certain.data.warnings.map(({ code }) => code)],
    point: JSON.stringify(point),
    described: JSON.stringify(openapi('', '')),
    types: apiTypes() + pythonTypes(),
    command: spawnSync(process.execPath, command, { encoding: 'utf8' }).stdout,
    answer: textOf('/answer'),
    paper: textOf('/answer/paper'),
  }),
)
