/** Run by next-order.test.ts as a process of its own, with the copy of the tree in which a kind of order was added as rows: what every
 *  door says of it, as JSON. */
import { spawnSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { apiOf } from '../support/api-of.ts'

const [tree = ''] = process.argv.slice(2)
const load = (path: string) => import(pathToFileURL(`${tree}/${path}`).href)

const order = { id: 'A', startDate: '2026-11-16', sentenceDays: 28, sentenceType: 'binding_over' }
const theft = { id: 'B', startDate: '2026-11-16', sentenceYears: 1, offenceKey: 'theft' }
const life = { id: 'B', startDate: '2020-11-16', sentenceYears: 12, sentenceType: 'life' }

const ask = await apiOf(tree)
const refused = async (body: unknown): Promise<unknown> => (await ask('/release-dates', body)).errors
const alone = await ask('/release-dates?include=explanation', { sentences: [order] })
const beside = await ask('/release-dates', { sentences: [{ ...order, remandCreditDays: 9 }, theft] })
const { data, explanation } = alone as {
  data: Readonly<Record<string, unknown>> & { dates: { type: string; name: string }[] }
  explanation: { steps: { working: string }[] }
}

const { openapi } = await load('service/src/contract/openapi.ts')
const command = (args: readonly string[], input = ''): string =>
  spawnSync(process.execPath, [`${tree}/service/src/main.ts`, ...args], { input, encoding: 'utf8' }).stdout
const { apiTypes } = await load('client/generate.ts')

const { pages } = await load('service/src/page/routing/pages.ts')
const { queryOf } = await load('service/src/http/query.ts')
const { lawAsAt } = await load('law/src/index.ts')
const query = 'startDate=2026-11-16&sentenceDays=28&sentenceType=binding_over'
const markupOf = (path: string): string => {
  const page = pages.find((one: { path: string }) => one.path === path)
  const fields = queryOf(`${path}?${query}`)
  return page.shown({ method: 'GET', fields, publicUrl: '', today: lawAsAt }).page.main.markup
}
const textOf = (path: string): string =>
  markupOf(path)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')

process.stdout.write(
  JSON.stringify({
    alone: [data.releaseDate, data.sentenceEndDate, data.licenceEndDate],
    letters: data.dates.map(({ type }) => type),
    working: explanation.steps.map(({ working }) => working),
    beside: (beside.data as { runs: { releaseDate: string }[] }).runs.map(({ releaseDate }) => releaseDate),
    withRegime: await refused({ sentences: [{ ...order, regimeId: 'sds_adult' }] }),
    inChain: await refused({ sentences: [theft, { ...order, consecutiveTo: 'B' }] }),
    besideLife: await refused({ sentences: [order, life] }),
    recalled: await refused({
      sentences: [{ ...order, startDate: '2026-09-14' }],
      recall: { type: 'standard', recallDate: '2026-11-01' },
    }),
    schema: openapi('', '').components.schemas.CaseSentenceRequest.properties.sentenceType,
    flag: command([
      ...['release', '--start-date', '2026-11-16', '--sentence-days'],
      ...['28', '--sentence-type', 'binding_over'],
    ]),
    batch: command(
      ['batch', '-'],
      'person,startDate,sentenceDays,sentenceType\nA,2026-11-16,28,binding_over\n',
    ),
    types: apiTypes(),
    answer: textOf('/answer'),
    paper: textOf('/answer/paper'),
    easyRead: textOf('/answer/easy-read'),
    link: markupOf('/answer').includes('sentenceType=binding_over'),
    question: markupOf('/'),
  }),
)
