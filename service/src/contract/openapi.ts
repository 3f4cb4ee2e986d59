import { lawVersion, lawVersions, type Offence, offenceByKey, offences } from '@requisite/law'
import { regimes } from '@requisite/law/internal'
import {
  answersTo,
  batchEnvelope,
  kibibytesPerRequest,
  mostItems,
  readBatch,
  withLawVersion,
} from './batch.ts'
import { build } from './build.ts'
import { addressed, namedSchemas } from './bundle.ts'
import { type BatchCall, type Call, callResult } from './call.ts'
import { calls } from './calls.ts'
import {
  exampleCase,
  exampleCases,
  exampleItems,
  exampleRequest,
  exampleWhatIf,
  operationTitles,
  releasedBefore,
} from './examples.ts'
import { codesName } from './include.ts'
import { type FieldRefusal, refusalOf } from './invalid.ts'
import { lawChanges } from './law-changes.ts'
import { disclaimer, poweredBy } from './notices.ts'
import { quickPrice, unitsPerRequest } from './price.ts'
import { libraryMeta, offenceRecord, regimeRecords } from './records.ts'
import { samplesOf } from './samples.ts'
import { rowsPerRequest } from './what-if/size.ts'

const api = '/api/v1/sentencing'

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const jsonOf = (schema: unknown, example?: unknown) => ({
  'application/json': { schema, ...(example === undefined ? {} : { example }) },
})

/** What people send: two sentences and what can come with one. */
const caseExamples = {
  'application/json': {
    schema: ref('CaseRequest'),
    examples: Object.fromEntries(
      Object.entries(exampleCases).map(([name, { summary, body }]) => [name, { summary, value: body }]),
    ),
  },
}

const header = (description: string, example?: string | number) => ({
  description,
  schema: { type: typeof example === 'number' ? 'integer' : 'string' },
  ...(example === undefined ? {} : { example }),
})

/** On every response of the API. */
const lawHeader = {
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

const answered = (description: string, schema: unknown, example?: unknown) => ({
  description,
  headers: limitHeaders,
  content: jsonOf(schema, example),
})

/** An answer that may be kept. */
const kept = (description: string, schema: unknown, example?: unknown) => ({
  ...answered(description, schema, example),
  headers: cacheHeaders,
})

/** What the server answers by itself, by status: the examples of errors are the very bodies that it sends. */
export type ServerErrors = Readonly<
  Partial<Record<400 | 404 | 405 | 408 | 413 | 415 | 429 | 431 | 500 | 503, unknown>>
>

/** The errors that every path has. */
function errorsEverywhere(bodies: ServerErrors) {
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

/** The same where nothing is counted: no header says how much is left. */
const unlimited = (responses: Readonly<Record<string, object>>): object =>
  Object.fromEntries(
    Object.entries(responses).map(([status, response]) => {
      const headers = 'headers' in response ? (response.headers as object) : {}
      const own = Object.entries(headers).filter(([name]) => !/^(?:X-)?RateLimit/.test(name))
      return [status, { ...response, headers: Object.fromEntries(own) }]
    }),
  )

const unchanged = { description: 'You have the current version.', headers: cacheHeaders }

const parameter = (name: string, description: string, schema: unknown) => ({
  name,
  in: 'query',
  description,
  schema,
})

const includeParameter = (names: readonly string[]) => ({
  ...parameter('include', 'More parts of the answer, with commas between them.', {
    type: 'array',
    items: { type: 'string', enum: [...names, codesName] },
  }),
  style: 'form',
  explode: false,
})

const refused = (description: string, refusal: FieldRefusal) =>
  answered(description, ref('RefusedResponse'), refusalOf(refusal))
const refusedName = (name: string) =>
  refused('There is no such query name.', {
    errors: { [name]: ['There is no such query name. None is known here.'] },
  })
const whole = (maximum: number, preset: number) => ({
  type: 'integer',
  minimum: 1,
  maximum,
  default: preset,
})

/** A call by POST, and why it may be refused. */
interface PostCall {
  readonly id: string
  readonly call: Call
  readonly description: string
  readonly why: string
}

/** The API as an OpenAPI 3.1 document, made from the schemas that validate. The examples are worked out by the same code that answers
 *  callers, so that they are true. */
export function openapi(
  publicUrl: string,
  operatorName: string,
  bodies: ServerErrors = {},
): Record<string, unknown> {
  const { everywhere, ofBodies, ofLongWork } = errorsEverywhere(bodies)
  const by = poweredBy(operatorName)
  const robbery = offenceRecord(offenceByKey('robbery') as Offence)
  /** What an operation is called, and how to call it in three languages. */
  const operation = (operationId: string) => ({
    operationId,
    tags: ['Sentencing'],
    summary: operationTitles[operationId],
    'x-codeSamples': samplesOf(operationId, publicUrl),
  })
  const post = (
    { id, call, description, why }: PostCall,
    content: object,
    limit: string,
    answer: object,
    refusal: object,
    isBatch = false,
  ) => ({
    post: {
      ...operation(id),
      description,
      parameters: [includeParameter(call.includes)],
      requestBody: { required: true, content },
      responses: {
        '200': answer,
        ...everywhere,
        ...ofBodies(limit),
        ...((call.price !== quickPrice || isBatch) && ofLongWork),
        '422': answered(why, ref(call.isOfSpecification ? 'InvalidResponse' : 'RefusedResponse'), refusal),
      },
    },
  })
  const resultOf = (call: Call, body: object): object => {
    const asking = { today: () => '', poweredBy: by }
    const result = callResult(call, body, { include: [], hasCodes: false }, asking)
    return 'refusal' in result ? call.refuse(result.refusal) : result.answer
  }
  const one = (row: PostCall, example: object, wrong: object, content?: object) => {
    const { call } = row
    const limit = `${(call.bodyLimit ?? 16 * 1024) / 1024} KiB`
    const answer = answered('The answer.', ref(call.response), resultOf(call, example))
    return post(row, content ?? jsonOf(ref(call.request), example), limit, answer, resultOf(call, wrong))
  }
  const many = (
    row: Omit<PostCall, 'why'> & { readonly call: BatchCall },
    name: string,
    items: readonly object[],
    data: readonly object[],
  ) =>
    post(
      { ...row, why: 'The batch as a whole needs correcting.' },
      jsonOf(ref(`${name}Request`), { items }),
      '1 MiB',
      answered('The answers.', ref(`${name}Response`), { success: true, data, ...batchEnvelope(2, 1, by) }),
      row.call.refuse(readBatch(row.call, { items: [] }) as FieldRefusal),
      true,
    )
  const get = (id: string, answer: object, more: object = {}, refusal?: object) => ({
    get: {
      ...operation(id),
      ...more,
      responses: {
        '200': answer,
        '304': unchanged,
        ...(refusal !== undefined && { '422': refusal }),
        ...everywhere,
      },
    },
  })
  const cases = [exampleCase, releasedBefore]
  return {
    openapi: '3.1.0',
    info: {
      title: 'Requisite: release dates in England and Wales',
      version: build.apiVersion,
      summary: 'When a person in prison will be released under the Sentencing Act 2026, and why.',
      description:
        'No key is needed. 60 requests a minute for each address. The law as at ' +
        `${libraryMeta.lawAsAt} (version ${lawVersion}). ${disclaimer} Version 1 grows only by ` +
        'optional request fields, opt-in response members and new paths.',
      contact: { name: operatorName, url: publicUrl },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: publicUrl }],
    security: [],
    tags: [{ name: 'Sentencing', description: 'Release dates, regimes and offences.' }],
    paths: {
      [`${api}/calculate`]: one(
        {
          id: 'calculate',
          call: calls.calculate,
          description:
            'Takes one sentence and gives its release date at the release point from before the Act ' +
            'or, with postCommencement, from after it, with the fraction used and what else must be ' +
            'known. For the date by the law in force use POST /release-dates.',
          why: 'Some fields need correcting.',
        },
        exampleRequest,
        { ...exampleRequest, startDate: '2026-02-30', offenceKey: 'robery' },
      ),
      [`${api}/calculate/batch`]: many(
        {
          id: 'calculateBatch',
          call: calls.calculate,
          description:
            `Takes up to ${mostItems} sentences and answers each in its place, with its own success ` +
            `or errors. Every ${unitsPerRequest} of them, or part of them, count as one request, ` +
            'each part that include names makes them count half as much again, and so do every ' +
            `${kibibytesPerRequest} KiB of the body where that is more; a batch for which too few ` +
            'requests are left in the minute is refused as a whole.',
        },
        'Batch',
        exampleItems,
        answersTo(calls.calculate, exampleItems, []).map(withLawVersion),
      ),
      [`${api}/release-dates`]: one(
        {
          id: 'releaseDates',
          call: calls.releaseDates,
          description:
            'Takes all sentences of a person, one or up to 60, and gives the date of release by the ' +
            'law in force: the law of each sentence’s own day, and the changes that reach it later, ' +
            'in their stages. What cannot be worked out is refused in words, by place. A case counts ' +
            'as one request, and as one more for each further ten sentences begun after the first ' +
            'ten, for each further 25 awards and 25 times at large begun after the first 25, and for ' +
            'a statedReleaseDate beside more than ten sentences.',
          why: 'Something needs correcting, or the case is not worked out.',
        },
        exampleCase,
        releasedBefore,
        caseExamples,
      ),
      [`${api}/release-dates/batch`]: many(
        {
          id: 'releaseDatesBatch',
          call: calls.releaseDates,
          description:
            `Takes up to ${mostItems} cases and answers each in its place, with its own success or ` +
            `errors. Every ${unitsPerRequest} sentences, awards and times, or part of them, count as ` +
            `one request, and so do every ${kibibytesPerRequest} KiB of the body where that is more; ` +
            'those of a case with a statedReleaseDate count six to ten times, and each part that ' +
            'include names once more. A batch that counts as more than 60 is refused; a batch for ' +
            'which too few requests are left in the minute is refused as a whole.',
        },
        'CaseBatch',
        cases,
        answersTo(calls.releaseDates, cases, []),
      ),
      [`${api}/what-if`]: one(
        {
          id: 'whatIf',
          call: calls.whatIf,
          description:
            'Takes lengths that a court may pass and what guilty pleas may take off, and gives the ' +
            'date of release that each would give, as POST /release-dates would for that one ' +
            'sentence; and where one month more changes more than the length. Every ' +
            `${rowsPerRequest} rows, or part of them, count as one request. Minimum sentences, ` +
            'lengths in weeks or days and detention and training orders are not worked out here yet.',
          why: 'Some fields need correcting, or it is not worked out here.',
        },
        exampleWhatIf,
        { ...exampleWhatIf, sentenceType: 'dto' },
      ),
      [`${api}/regimes`]: get(
        'listRegimes',
        kept(`All ${Object.keys(regimes).length} regimes.`, ref('RegimesResponse'), {
          success: true,
          data: regimeRecords.slice(0, 1),
        }),
        {
          description:
            'Every set of release rules, with its fraction before the Act and after it, and the ' +
            'provisions of both. An answer names its own as regimeId.',
        },
      ),
      [`${api}/offences`]: get(
        'listOffences',
        kept('A page of offences.', ref('OffencesResponse'), {
          success: true,
          data: [robbery],
          meta: { page: 1, pageSize: 50, total: 1, ...libraryMeta },
        }),
        {
          description:
            'The offences that are known here, searched as people type, a page at a time. The key of ' +
            'one is what a sentence takes as offenceKey.',
          parameters: [
            parameter('q', 'What people type: a key, a code, abh, section 18, shoplifting.', {
              type: 'string',
              maxLength: 100,
            }),
            parameter('category', 'Only this category.', {
              type: 'string',
              enum: [...new Set(offences.map(({ category }) => category))].sort(),
            }),
            parameter('page', 'The page, from 1.', whole(1_000_000, 1)),
            parameter('pageSize', 'Rows on a page.', whole(200, 50)),
          ],
        },
        refused('A parameter needs correcting.', {
          errors: { page: ['Enter a whole number from 1 to 1000000.'] },
        }),
      ),
      [`${api}/offences/{key}`]: get(
        'getOffence',
        kept('The offence.', ref('OffenceResponse'), { success: true, data: robbery }),
        {
          description: 'One offence by its key, with its statute, its maximum and what the Act makes of it.',
          parameters: [
            { name: 'key', in: 'path', required: true, schema: { type: 'string' }, example: 'robbery' },
          ],
        },
        refusedName('q'),
      ),
      [`${api}/law-changes`]: get(
        'listLawChanges',
        kept('What changed.', ref('LawChangesResponse'), {
          success: true,
          data: lawChanges(null),
        }),
        {
          description:
            'Every answer has a lawVersion, which moves whenever a date of any answer moves: because ' +
            'the law changed, or because we corrected a mistake. This gives the versions after one, ' +
            'and of each change what moved and whom it can affect. The same is a feed at ' +
            '/law-changes.atom.',
          parameters: [
            parameter(
              'since',
              'The lawVersion of what you stored. All versions where it is left out, or from before the first of them.',
              {
                type: 'string',
                examples: [lawVersions.at(-1)?.version],
              },
            ),
          ],
        },
        refused('There is no such version, or no such query name.', lawChanges('2199.1.1') as FieldRefusal),
      ),
      '/version': {
        get: {
          ...operation('getVersion'),
          description: 'It counts against no limit.',
          responses: {
            '200': {
              description: 'The versions.',
              headers: lawHeader,
              content: jsonOf(ref('VersionResponse'), build),
            },
            ...unlimited({ '422': refusedName('x'), ...everywhere }),
          },
        },
      },
    },
    components: {
      schemas: Object.fromEntries(
        [...namedSchemas()].map(([name, schema]) => [name, addressed(schema, (other) => ref(other).$ref)]),
      ),
    },
  }
}
