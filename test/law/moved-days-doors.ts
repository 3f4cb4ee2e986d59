import { pathToFileURL } from 'node:url'
import { toldOf } from '../page/told.ts'
import type * as law from '../support/law.ts'
import { documents, madeFrom } from './law-document.ts'

type Law = typeof law
type PlainPage = typeof import('../../service/src/page/rows/plain-page.ts')
type ToldQuery = typeof import('../../service/src/told/query.ts')
type Outcomes = typeof import('../../service/src/page/answer/outcome.ts')
type PaperPage = typeof import('../../service/src/page/answer/paper-page.ts')
type Guides = typeof import('../../service/src/page/guides/guides.ts')
type GuideLinks = typeof import('../../service/src/page/guide-links.ts')
type CalculateText = typeof import('../../service/src/cli/calculate-text.ts')
type Paint = typeof import('../../service/src/cli/paint.ts')
type Help = typeof import('../../service/src/cli/help.ts')
type Present = typeof import('../../service/src/contract/present.ts')
type Records = typeof import('../../service/src/contract/records.ts')
type OpenApi = typeof import('../../service/src/contract/openapi.ts')
type CalculationTools = typeof import('../../service/src/mcp/calculation-tools.ts')
type LibraryTools = typeof import('../../service/src/mcp/library-tools.ts')

/** What the doors of a tree say, text by text. */
export interface DoorTexts {
  /** To a question: page, paper, command line, and API with every part. */
  readonly answers: (question: law.Question) => readonly string[]
  /** To everybody: the form, the guides, the help, the regimes, the tools of assistants and the description of the API. */
  readonly fixed: readonly string[]
}

/** The texts between the tags of a page. */
const textsOf = ({ main: { markup } }: { readonly main: { readonly markup: string } }): readonly string[] =>
  markup.split(/<[^>]*>/)

const jsonLines = (value: unknown): readonly string[] => JSON.stringify(value, null, 1).split('\n')

/** Opens the doors of a copied tree, which read the law beside them. */
export async function openDoors(tree: string, law: Law): Promise<DoorTexts> {
  const load = async <T>(path: string): Promise<T> =>
    (await import(pathToFileURL(`${tree}/service/src/${path}`).href)) as T
  const { calculationText } = await load<CalculateText>('cli/calculate-text.ts')
  const plain = (await load<Paint>('cli/paint.ts')).paint(false)
  const { present } = await load<Present>('contract/present.ts')
  const { plainPage } = await load<PlainPage>('page/rows/plain-page.ts')
  const { toldQuery } = await load<ToldQuery>('told/query.ts')
  const { paperPage } = await load<PaperPage>('page/answer/paper-page.ts')
  const { outcomeOf } = await load<Outcomes>('page/answer/outcome.ts')
  return {
    answers: (question) => {
      const outcome = outcomeOf(toldOf(question), law.lawAsAt)
      const parsed = { question, offenceKey: question.offence?.key ?? null, unknownFields: [] }
      return [
        ...('refusals' in outcome
          ? []
          : [
              ...textsOf(
                plainPage({ answers: [], link: toldQuery(outcome.told) }, outcome.today, '', false).page,
              ),
              ...textsOf(paperPage(outcome)),
            ]),
        ...calculationText(law.calculation(question), [], plain).split('\n'),
        ...jsonLines(present(parsed, '', ['explanation', 'dates', 'transition', 'comparison'])),
      ]
    },
    fixed: [...(await pageTexts(load, law)), ...(await programTexts(load, law)), ...documentTexts(law)],
  }
}

type Load = <T>(path: string) => Promise<T>

async function pageTexts(load: Load, law: Law): Promise<readonly string[]> {
  const { questionsPage } = await load<PlainPage>('page/rows/plain-page.ts')
  const { guideNamed } = await load<Guides>('page/guides/guides.ts')
  const { guideLinks } = await load<GuideLinks>('page/guide-links.ts')
  return [
    ...textsOf(questionsPage({}, law.lawAsAt)),
    ...guideLinks.flatMap(({ name }) => textsOf(guideNamed(name, '', null))),
  ]
}

async function programTexts(load: Load, law: Law): Promise<readonly string[]> {
  const { allHelp } = await load<Help>('cli/help.ts')
  const { regimeRecords, offenceRecord } = await load<Records>('contract/records.ts')
  const { openapi } = await load<OpenApi>('contract/openapi.ts')
  const { calculationTools } = await load<CalculationTools>('mcp/calculation-tools.ts')
  const { libraryTools } = await load<LibraryTools>('mcp/library-tools.ts')
  return [
    ...(await allHelp()).flatMap((text) => text.split('\n')),
    ...jsonLines([...calculationTools({ today: () => '', poweredBy: '' }), ...libraryTools]),
    ...jsonLines([regimeRecords, law.offences.map((offence) => offenceRecord(offence))]),
    ...jsonLines(withoutHistory(openapi('', ''))),
  ]
}

/** The description of the API without the changes of law, which tell of the past. */
const withoutHistory = ({ paths, ...rest }: ReturnType<OpenApi['openapi']>): object => ({
  ...rest,
  paths: Object.entries(paths as object).filter(([path]) => !path.endsWith('/law-changes')),
})

/** The documents as they would be written from this law. What stands in a block of code is run by a test of its own, and the
 *  dates of an example are its own. */
const documentTexts = (law: Law): readonly string[] =>
  documents.flatMap((name) =>
    madeFrom(name, law)
      .replaceAll(/```[\s\S]*?```|<!-- made from the rows: staged examples -->[\s\S]*?<!-- end -->/g, '')
      .split('\n'),
  )
