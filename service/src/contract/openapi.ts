import { lawVersion, lawVersions, offences, regimes } from '@requisite/law'
import {
  answersTo,
  batchEnvelope,
  kibibytesPerRequest,
  mostItems,
  readBatch,
  unitsPerRequest,
  withLawVersion,
} from './batch.ts'
import { build } from './build.ts'
import { addressed, namedSchemas } from './bundle.ts'
import type { Call } from './call.ts'
import { calls } from './calls.ts'
import { presentCaseItem } from './case/batch.ts'
import { caseIncludes } from './case/present.ts'
import { errorsOf } from './errors.ts'
import { exampleCase, exampleItems, exampleRequest, exampleWhatIf, releasedBefore } from './examples.ts'
import { includes } from './include.ts'
import { type FieldRefusal, invalid, refusalOf } from './invalid.ts'
import { lawChanges } from './law-changes.ts'
import { disclaimer, poweredBy } from './notices.ts'
import {
  answered,
  caseExamples,
  errorsEverywhere,
  exampleAnswer,
  exampleErrors,
  includeParameter,
  jsonOf,
  kept,
  lawHeader,
  operation,
  parameter,
  ref,
  refusedBy,
  type ServerErrors,
  unchanged,
} from './openapi-parts.ts'
import { libraryMeta, offenceRecord, regimeRecords } from './records.ts'
import { answerWhatIf } from './what-if/parse.ts'
import { rowsPerRequest } from './what-if/size.ts'

const api = '/api/v1/sentencing'

/** A call by POST, or by GET: what is sent, what comes back, and what is refused. */
interface Posted {
  readonly id: string
  readonly description: string
  readonly includes: readonly string[]
  readonly body: object
  readonly limit: string
  readonly isLong?: true
  readonly answer: object
  readonly refusal: object
}
type Fetched = Pick<Posted, 'id' | 'answer'> &
  Partial<Pick<Posted, 'description' | 'refusal'>> & { readonly parameters?: readonly object[] }

const ofWhole = 'The batch as a whole needs correcting.'
const refused = (description: string, refusal: FieldRefusal) =>
  answered(description, ref('RefusedResponse'), refusalOf(refusal))
const whole = (maximum: number, preset: number) => ({
  ...{ type: 'integer', minimum: 1, maximum, default: preset },
})

/** The API as an OpenAPI 3.1 document, made from the schemas that validate. */
export function openapi(
  publicUrl: string,
  operatorName: string,
  bodies: ServerErrors = {},
): Record<string, unknown> {
  const { everywhere, ofBodies, ofLongWork } = errorsEverywhere(bodies)
  const example = offences.find(({ key }) => key === 'robbery')
  const post = ({ id, description, includes, body, limit, isLong, answer, refusal }: Posted) => ({
    post: {
      ...operation(id, publicUrl),
      description,
      parameters: [includeParameter(includes)],
      requestBody: { required: true, content: body },
      responses: {
        '200': answer,
        ...everywhere,
        ...ofBodies(limit),
        ...(isLong && ofLongWork),
        '422': refusal,
      },
    },
  })
  const asRowed = (call: Call, example: object) => ({
    includes: call.includes,
    body: jsonOf(ref(call.request), example),
    limit: `${(call.bodyLimit ?? 16 * 1024) / 1024} KiB`,
    answer: answered('The answer.', ref(call.response), exampleAnswer(call, example, operatorName)),
  })
  const get = ({ id, description, parameters, answer, refusal }: Fetched) => ({
    get: {
      ...operation(id, publicUrl),
      ...(description !== undefined && { description }),
      ...(parameters !== undefined && { parameters }),
      responses: {
        '200': answer,
        '304': unchanged,
        ...(refusal !== undefined && { '422': refusal }),
        ...everywhere,
      },
    },
  })
  return {
    openapi: '3.1.0',
    info: {
      title: 'Requisite: release dates in England and Wales',
      version: build.apiVersion,
      summary: 'When a person in prison will be released under the Sentencing Act 2026, and why.',
      description: `No key is needed. 60 requests a minute for each address. The law as at ${libraryMeta.lawAsAt} (version ${lawVersion}). ${disclaimer} Version 1 grows only by optional request fields, opt-in response members and new paths.`,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: publicUrl }],
    security: [],
    tags: [{ name: 'Sentencing', description: 'Release dates, regimes and offences.' }],
    paths: {
      [`${api}/calculate`]: post({
        id: 'calculate',
        description:
          'Takes one sentence and gives its release date at the release point from before the Act or, with postCommencement, from after it, with the fraction used and what else must be known. For the date by the law in force use POST /release-dates.',
        ...asRowed(calls.calculate, exampleRequest),
        refusal: answered('Some fields need correcting.', ref('InvalidResponse'), invalid(exampleErrors())),
      }),
      [`${api}/calculate/batch`]: post({
        id: 'calculateBatch',
        description: `Takes up to ${mostItems} sentences and answers each in its place, with its own success or errors. Every ${unitsPerRequest} of them, or part of them, count as one request, and so do every ${kibibytesPerRequest} KiB of the body where that is more; a batch for which too few requests are left in the minute is refused as a whole.`,
        includes,
        body: jsonOf(ref('BatchRequest'), { items: exampleItems }),
        limit: '1 MiB',
        isLong: true,
        answer: answered('The answers.', ref('BatchResponse'), {
          success: true,
          data: answersTo(calls.calculate, exampleItems, []).map(withLawVersion),
          ...batchEnvelope(2, 1, poweredBy(operatorName)),
        }),
        refusal: answered(
          ofWhole,
          ref('InvalidResponse'),
          invalid(errorsOf(readBatch(calls.calculate, { items: [] }))),
        ),
      }),
      [`${api}/release-dates`]: post({
        id: 'releaseDates',
        description:
          'Takes all sentences of a person, one or up to 60, and gives the date of release by the law in force: the law of each sentence’s own day, and the changes that reach it later, in their stages. What cannot be worked out is refused in words, by place. A case counts as one request, and as one more for each further ten sentences begun after the first ten, for each further 25 awards and 25 times at large begun after the first 25, and for a statedReleaseDate beside more than ten sentences.',
        ...asRowed(calls.releaseDates, exampleCase),
        body: caseExamples,
        isLong: true,
        refusal: answered(
          'Something needs correcting, or the case is not worked out.',
          ref('RefusedResponse'),
          presentCaseItem(releasedBefore, []),
        ),
      }),
      [`${api}/release-dates/batch`]: post({
        id: 'releaseDatesBatch',
        description: `Takes up to ${mostItems} cases and answers each in its place, with its own success or errors. Every ${unitsPerRequest} sentences, awards and times, or part of them, count as one request, and so do every ${kibibytesPerRequest} KiB of the body where that is more; those of a case with a statedReleaseDate count six times, and one beside more than ten sentences is one request more. A batch that counts as more than 60 is refused; a batch for which too few requests are left in the minute is refused as a whole.`,
        includes: caseIncludes,
        body: jsonOf(ref('CaseBatchRequest'), { items: [exampleCase, releasedBefore] }),
        limit: '1 MiB',
        isLong: true,
        answer: answered('The answers.', ref('CaseBatchResponse'), {
          success: true,
          data: [presentCaseItem(exampleCase, []), presentCaseItem(releasedBefore, [])],
          ...batchEnvelope(2, 1, poweredBy(operatorName)),
        }),
        refusal: refused(ofWhole, refusedBy(readBatch(calls.releaseDates, { items: [] }))),
      }),
      [`${api}/what-if`]: post({
        id: 'whatIf',
        description: `Takes lengths that a court may pass and what guilty pleas may take off, and gives the date of release that each would give, as POST /release-dates would for that one sentence; and where one month more changes more than the length. Every ${rowsPerRequest} rows, or part of them, count as one request. Minimum sentences, lengths in weeks or days and detention and training orders are not worked out here yet.`,
        ...asRowed(calls.whatIf, exampleWhatIf),
        refusal: refused(
          'Some fields need correcting, or it is not worked out here.',
          refusedBy(answerWhatIf({ ...exampleWhatIf, sentenceType: 'dto' }, '')),
        ),
      }),
      [`${api}/regimes`]: get({
        id: 'listRegimes',
        answer: kept(`All ${Object.keys(regimes).length} regimes.`, ref('RegimesResponse'), {
          success: true,
          data: regimeRecords.slice(0, 1),
        }),
      }),
      [`${api}/offences`]: get({
        id: 'listOffences',
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
        answer: kept('A page of offences.', ref('OffencesResponse'), {
          success: true,
          data: example === undefined ? [] : [offenceRecord(example)],
          meta: { page: 1, pageSize: 50, total: 1, ...libraryMeta },
        }),
        refusal: refused('A parameter needs correcting.', {
          errors: { page: ['Enter a whole number from 1 to 1000000.'] },
        }),
      }),
      [`${api}/offences/{key}`]: get({
        id: 'getOffence',
        parameters: [
          { name: 'key', in: 'path', required: true, schema: { type: 'string' }, example: 'robbery' },
        ],
        answer: kept(
          'The offence.',
          ref('OffenceResponse'),
          example && { success: true, data: offenceRecord(example) },
        ),
        refusal: refused('There is no such query name.', {
          errors: { q: ['There is no such query name. None is known here.'] },
        }),
      }),
      [`${api}/law-changes`]: get({
        id: 'listLawChanges',
        description:
          'Every answer has a lawVersion, which moves whenever a date of any answer moves: because the law changed, or because we corrected a mistake. This gives the versions after one, and of each change what moved and whom it can affect. The same is a feed at /law-changes.atom.',
        parameters: [
          parameter('since', 'The lawVersion of what you stored. All versions where it is left out.', {
            type: 'string',
            examples: [lawVersions.at(-1)?.version],
          }),
        ],
        answer: kept('What changed.', ref('LawChangesResponse'), {
          success: true,
          data: lawChanges(lawVersions[1]?.version ?? null),
        }),
        refusal: refused(
          'There is no such version, or no such query name.',
          refusedBy(lawChanges('2026.1.1')),
        ),
      }),
      '/version': {
        get: {
          ...operation('getVersion', publicUrl),
          description: 'It counts against no limit.',
          responses: {
            '200': {
              description: 'The versions.',
              headers: lawHeader,
              content: jsonOf(ref('VersionResponse'), build),
            },
            ...everywhere,
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
