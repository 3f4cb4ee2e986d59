import { lawVersion } from '@requisite/law'
import { type Call, callResult } from './call.ts'
import { type Errors, errorsOf } from './errors.ts'
import { exampleCases, exampleRequest } from './examples.ts'
import { codesName } from './include.ts'
import type { FieldRefusal } from './invalid.ts'
import { poweredBy } from './notices.ts'
import { parse } from './parse.ts'
import { samplesOf } from './samples.ts'

export const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
export const jsonOf = (schema: unknown, example?: unknown) => ({
  'application/json': { schema, ...(example === undefined ? {} : { example }) },
})

/** What people send: two sentences and what can come with one. */
export const caseExamples = {
  'application/json': {
    schema: ref('CaseRequest'),
    examples: Object.fromEntries(
      Object.entries(exampleCases).map(([name, { summary, body }]) => [name, { summary, value: body }]),
    ),
  },
}

/** The answer to an example, worked out by the same code that answers callers, so that it is true. */
export function exampleAnswer(call: Call, example: object, operatorName: string): unknown {
  const asking = { today: () => '', poweredBy: poweredBy(operatorName) }
  const result = callResult(call, example, { include: [], hasCodes: false }, asking)
  return 'refusal' in result ? result.refusal : result.answer
}

export const refusedBy = (answered: object | FieldRefusal): FieldRefusal =>
  'errors' in answered ? answered : { errors: {} }

export const exampleErrors = (): Errors =>
  errorsOf(parse({ ...exampleRequest, startDate: '2026-02-30', offenceKey: 'robery' }))

export const header = (description: string, example?: string | number) => ({
  description,
  schema: { type: typeof example === 'number' ? 'integer' : 'string' },
  ...(example === undefined ? {} : { example }),
})

/** On every response of the API. */
export const lawHeader = {
  'Requisite-Law': header('The state of the law that the answer was made with.', lawVersion),
}

const limitHeaders = {
  ...lawHeader,
  'RateLimit-Policy': header(
    'The limit and its window, as the draft standard writes them.',
    '"default";q=60;w=60',
  ),
  RateLimit: header('Requests left and seconds until the minute ends.', '"default";r=59;t=60'),
  'X-RateLimit-Limit': header('Requests a minute.', 60),
  'X-RateLimit-Remaining': header('Requests left in this minute.', 59),
  'X-RateLimit-Reset': header('Seconds until the minute ends.', 60),
  'X-Request-Id': header('Names this request if you report a problem.', 'k3v9-1'),
}

/** What caches may share carries nothing that belongs to one client. */
const cacheHeaders = {
  ...lawHeader,
  ETag: header('The version of these bytes. Send it back as If-None-Match.'),
  'Cache-Control': header('How long the answer may be kept.', 'public, max-age=3600'),
  Vary: header('What else the bytes depend on.', 'Accept-Encoding'),
}

export const answered = (description: string, schema: unknown, example?: unknown) => ({
  description,
  headers: limitHeaders,
  content: jsonOf(schema, example),
})

/** An answer that may be kept. */
export const kept = (description: string, schema: unknown, example?: unknown) => ({
  ...answered(description, schema, example),
  headers: cacheHeaders,
})

/** What the server answers by itself, by status: the examples of errors are the very bodies that it sends. */
export type ServerErrors = Readonly<
  Partial<Record<400 | 404 | 405 | 408 | 413 | 415 | 429 | 431 | 500 | 503, unknown>>
>

/** The errors that every path has. */
export function errorsEverywhere(bodies: ServerErrors) {
  const problem = (status: keyof ServerErrors, description: string) =>
    answered(description, ref('ErrorResponse'), bodies[status])
  // These are sent before it is known who asks for what: nothing is counted, and no path is known.
  const early = (status: keyof ServerErrors, description: string) => ({
    description,
    content: jsonOf(ref('ErrorResponse'), bodies[status]),
  })
  return {
    everywhere: {
      '400': problem(400, 'The request could not be understood.'),
      '404': problem(404, 'Nothing is at this address.'),
      '405': {
        ...problem(405, 'This address takes another method.'),
        headers: { ...limitHeaders, Allow: header('The methods that it takes.', 'POST, OPTIONS') },
      },
      '408': early(408, 'The request took too long to arrive.'),
      '429': {
        ...answered('Too many requests from this address.', ref('RateLimitedResponse'), bodies[429]),
        headers: { ...limitHeaders, 'Retry-After': header('Seconds to wait.', 30) },
      },
      '431': early(431, 'The headers are too large.'),
      '500': problem(500, 'A fault on our side.'),
    },
    ofLongWork: {
      '503': {
        ...problem(503, 'Too much waits to be worked out, or this took too long.'),
        headers: { ...limitHeaders, 'Retry-After': header('Seconds to wait.', 10) },
      },
    },
    ofBodies: (limit: string) => ({
      '400': problem(400, 'The body is not JSON.'),
      '413': problem(413, `The body is over ${limit}.`),
      '415': problem(415, 'The body is not sent as JSON.'),
    }),
  }
}

export const unchanged = { description: 'You have the current version.', headers: cacheHeaders }

export const parameter = (name: string, description: string, schema: unknown) => ({
  name,
  in: 'query',
  description,
  schema,
})

export const includeParameter = (names: readonly string[]) => ({
  ...parameter('include', 'More parts of the answer, with commas between them.', {
    type: 'array',
    items: { type: 'string', enum: [...names, codesName] },
  }),
  style: 'form',
  explode: false,
})

/** What each operation is, in a line. */
export const operationTitles: Readonly<Record<string, string>> = {
  releaseDates: 'A whole case, by the law in force',
  releaseDatesBatch: 'Many cases, each by the law in force',
  calculate: 'One sentence, at the release point you name',
  calculateBatch: 'Many sentences, each at the release point it names',
  whatIf: 'Before the sentence: what lengths would mean, by the law in force',
  listRegimes: 'List the sentencing regimes',
  listOffences: 'Search the offence library',
  getOffence: 'One offence',
  listLawChanges: 'What moved dates since a version of the law',
  getVersion: 'Which program, law and API answer here',
}

/** What an operation is called, and how to call it in three languages. */
export const operation = (operationId: string, publicUrl: string) => ({
  operationId,
  tags: ['Sentencing'],
  summary: operationTitles[operationId],
  'x-codeSamples': samplesOf(operationId, publicUrl),
})
