import { poweredBy } from '../../../service/src/contract/notices.ts'
import { parse } from '../../../service/src/contract/parse.ts'
import { present } from '../../../service/src/contract/present.ts'
import {
  calculate,
  calculatePath,
  http,
  jsonOf,
  offencesPath,
  type Response,
  regimesPath,
} from '../../support/http.ts'
import { operatorName, startService } from '../../support/service.ts'
import { workedExamples } from '../../support/worked-examples.ts'

/** Something to ask, and the one right answer to it, known before anybody is asked. */
export interface Question {
  readonly path: string
  /** The body of a POST; a GET has none. */
  readonly body: string | null
  readonly status: number
  readonly answer: unknown
}

/** Questions that cannot be answered, and must be refused in the same words everywhere. */
const unanswerable = [
  {},
  { startDate: '2026-02-30', sentenceYears: 3 },
  { startDate: '2026-10-13', sentenceYears: -1 },
  { startDate: '2026-10-13', sentenceYears: 3, offenceKey: 'no_such_offence' },
]

const gets = [
  ...[regimesPath, `${offencesPath}?pageSize=5`, `${offencesPath}?q=burglary`],
  ...[`${offencesPath}/no_such_offence`, '/openapi.json'],
]

/** Every worked example, worked out here by the engine itself; some that are refused; and the library, as a service in this
 *  process gives it. */
export async function questionsAndAnswers(): Promise<readonly Question[]> {
  const service = await startService()
  const refused = await Promise.all(
    unanswerable.map(async (body) => ({
      ...asJson(await calculate(service, body)),
      path: calculatePath,
      body: JSON.stringify(body),
    })),
  )
  const fetched = await Promise.all(
    gets.map(async (path) => ({ ...asJson(await http(service, path)), path, body: null })),
  )
  await service.close()
  return shuffled([...workedExamples().map(({ request }) => workedOut(request)), ...refused, ...fetched])
}

const asJson = (response: Response): Pick<Question, 'status' | 'answer'> => ({
  status: response.status,
  answer: jsonOf(response),
})

function workedOut(request: object): Question {
  const parsed = parse(request)
  if ('errors' in parsed) throw new Error(JSON.stringify(parsed.errors))
  const answer = JSON.parse(JSON.stringify(present(parsed, poweredBy(operatorName), [])))
  return { path: calculatePath, body: JSON.stringify(request), status: 200, answer }
}

/** Mixed in a fixed order, so that neighbours are of different kinds: an answer to another's question is then a wrong one. */
const shuffled = (questions: readonly Question[]): readonly Question[] =>
  questions.map((_, n) => questions[(n * 89) % questions.length] as Question)
