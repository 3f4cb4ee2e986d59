/** Run by next-act.test.ts as a process of its own, with the copy of the tree in which a change of law was added as a row: what
 *  every door says of it, as JSON. */
import { spawnSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import type { PageCase } from '../../service/src/told/told.ts'
import { apiOf } from '../support/api-of.ts'
import type * as law from '../support/law.ts'
import { digestOf } from './answer-dates.ts'
import { madeFrom } from './law-document.ts'
import { questionsOfTheft } from './next-act-questions.ts'

const [tree = '', stored = ''] = process.argv.slice(2)
const load = <T>(path: string): Promise<T> => import(pathToFileURL(`${tree}/${path}`).href) as Promise<T>

type Present = typeof import('../../service/src/contract/present.ts')
type CaseDataFile = typeof import('../../service/src/contract/case/data.ts')
type Outcomes = typeof import('../../service/src/page/answer/outcome.ts')
type PlainPage = typeof import('../../service/src/page/rows/plain-page.ts')
type ToldQuery = typeof import('../../service/src/told/query.ts')
type PaperPage = typeof import('../../service/src/page/answer/paper-page.ts')
type Changes = typeof import('../../service/src/contract/law-changes.ts')
type Feed = typeof import('../../service/src/api/law-changes.ts')
type Comparison = typeof import('../../service/src/cli/batch/comparison.ts')

const act = {
  ...(await load<object>('law/src/index.ts')),
  ...(await load<object>('law/src/internal.ts')),
} as typeof law
const { present } = await load<Present>('service/src/contract/present.ts')
const { stageWritten } = await load<CaseDataFile>('service/src/contract/case/data.ts')
const { outcomeOf } = await load<Outcomes>('service/src/page/answer/outcome.ts')
const { plainPage } = await load<PlainPage>('service/src/page/rows/plain-page.ts')
const { toldQuery } = await load<ToldQuery>('service/src/told/query.ts')
const { paperPage } = await load<PaperPage>('service/src/page/answer/paper-page.ts')
const { changeOf } = await load<Comparison>('service/src/cli/batch/comparison.ts')

const day = (text: string): law.Day => act.parseDay(text) as law.Day
const answerTo = (
  start: string,
  months: number,
  key: string,
  rest: Partial<law.AskedCase> = {},
  reforms: readonly law.Reform[] = [],
) => {
  const answer = act.caseOf(
    { sentences: [{ startDate: start, sentenceMonths: months, offenceKey: key }], ...rest },
    reforms,
  )
  if ('refusals' in answer) throw new Error(JSON.stringify(answer.refusals))
  return answer
}

/** A case by its release, its stages and its letters. */
const written = (answer: law.CaseAnswer): string =>
  [
    `${answer.releaseType} ${act.isoDate(answer.release as law.Day)}`,
    ...answer.stages
      .map(stageWritten)
      .map(({ change, number, held }) => `${change} ${number}${held ? ' held' : ''}`),
  ].join(', ')

const held = answerTo('2026-11-16', 20, 'theft')
const question = {
  ...(
    act.calculationOf({
      startDate: '2026-11-16',
      sentenceYears: 1,
      sentenceMonths: 8,
      postCommencement: true,
    }) as law.Calculation
  ).question,
  offence: act.offenceByKey('theft') as law.Offence,
}
const told: PageCase = {
  ...{ addedDays: [], unlawfullyAtLarge: [], recall: null },
  sentences: [
    {
      ...{ startDate: '2026-11-16', sentenceYears: 1, sentenceMonths: 8, sentenceType: 'sds' },
      ...{ offenceKey: 'theft', ageAtConviction: 'adult' },
    },
  ],
}
const outcome = outcomeOf(told, act.lawAsAt)
if ('refusals' in outcome) throw new Error('refused')
const text = ({ main }: { readonly main: { readonly markup: string } }): string =>
  main.markup.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
const reform = { from: '2027-10-01', regimes: ['sds_adult'], fraction: '1/4' }
const reforms = (act.readReforms([reform]) as { reforms: readonly law.Reform[] }).reforms

const { lawChanges } = await load<Changes>('service/src/contract/law-changes.ts')
const { lawChangesRoutes } = await load<Feed>('service/src/api/law-changes.ts')
const recheck = [`${tree}/service/src/main.ts`, 'recheck', stored]
const { status, stdout } = spawnSync(process.execPath, recheck, { encoding: 'utf8' })

process.stdout.write(
  JSON.stringify({
    digest: await digestOf(await apiOf(tree), questionsOfTheft),
    changes: lawChanges(act.lawVersions[1]?.version as string),
    feed: String(lawChangesRoutes('https://requisite.example').feed({}).body),
    rechecked: { status, stdout },
    cases: [
      ...[answerTo('2026-11-16', 24, 'theft'), answerTo('2026-11-16', 18, 'theft'), held],
      ...[answerTo('2026-05-04', 48, 'theft'), answerTo('2027-05-03', 24, 'theft')],
      ...[answerTo('2026-11-16', 24, 'burglary_dwelling'), answerTo('2024-02-05', 60, 'theft')],
    ].map(written),
    asAt: written(answerTo('2026-11-16', 20, 'theft', { law: '2027-03-31' })),
    short: written(answerTo('2027-05-03', 10, 'theft')),
    reformed: written(answerTo('2027-11-01', 10, 'theft', {}, reforms)),
    warnings: act.calculation(question).warnings.map(act.warningText),
    transition: (
      present({ question, offenceKey: 'theft', unknownFields: [] }, '', ['transition']) as unknown as {
        transition: unknown
      }
    ).transition,
    stated: ((stated) => stated.reasons.map((reason) => act.statedReasonText(reason, stated, held)))(
      act.statedOf(held, day('2027-06-06')),
    ),
    page: text(plainPage({ answers: [], link: toldQuery(outcome.told) }, outcome.today, '', false).page),
    paper: text(paperPage(outcome)),
    compared: changeOf(held.case),
    document: madeFrom('docs/law.md', act as never),
  }),
)
