import { isoDate, type LawVersion, lawVersions, versionsSince } from '@requisite/law'
import { build } from './build.ts'
import type { Errors } from './errors.ts'
import { date, strict, text } from './response.ts'
import { type Static, Type } from './schema.ts'

const names = (description: string) => Type.Optional(Type.Array(Type.String(), { description }))

/** Lists by the names of facts. */
const lists = (description: string) =>
  Type.Optional(
    Type.Unsafe<Record<string, (string | number | null)[]>>({
      type: 'object',
      additionalProperties: {
        type: 'array',
        items: { anyOf: [{ type: 'string' }, { type: 'integer' }, { type: 'null' }] },
      },
      description,
    }),
  )

const LawChangeSchema = Type.Object(
  {
    kind: Type.Enum(['law', 'correction'], {
      description: 'Whether the law changed, or a mistake of ours was corrected.',
    }),
    summary: text('What moved, in one sentence.'),
    provisions: Type.Array(Type.Ref('Provision'), { description: 'Where the law says so.' }),
    affects: Type.Object(
      {
        regimes: names('A sentence is under one of these regimes.'),
        offences: names('A sentence is for one of these offences.'),
        kinds: names('A sentence is of one of these kinds.'),
        sentencedFrom: Type.Optional(date('The first day of sentence.')),
        sentencedTo: Type.Optional(date('The last day of sentence.')),
        recall: names('The recall is of one of these kinds.'),
        facts: names('All of these were told.'),
        sentences: Type.Optional(Type.Integer({ description: 'There are so many sentences at least.' })),
        beside: names('A sentence of one of these kinds stands beside another.'),
        notTold: names('One of these was not told, or not known.'),
        values: lists('These were told, each as one of its values.'),
        within: lists('These are days from the first to the last, both counted; null: whenever.'),
        units: names('The term was told in one of these units.'),
        shorterThanYears: Type.Optional(
          Type.Integer({ description: 'The term is shorter than so many years.' }),
        ),
        child: Type.Optional(
          Type.Literal(true, {
            description:
              'Under 18 when convicted: as told, by the kind, or by the date of birth on the day of sentence.',
          }),
        ),
        moves: names(
          'What it moved, by places in data, one of which has moved; answered and refused where the case was refused before, or is since.',
        ),
      },
      {
        ...strict,
        description: 'Which answers it can have moved: all that is given must fit. What is left out is any.',
      },
    ),
    example: Type.Object(
      {
        request: Type.Ref('CaseRequest'),
        at: text('Where in data the value stands; the row of a list by its type, its code or its number.'),
        before: Type.Union([Type.String(), Type.Null()], {
          description: 'What it was; null where there was none, refused where the case was.',
        }),
        after: Type.Union([Type.String(), Type.Null()], { description: 'What it is since.' }),
      },
      { ...strict, description: 'A case that it moved.' },
    ),
  },
  { ...strict, $id: 'LawChange' },
)

export const LawChangesResponse = Type.Object(
  {
    success: Type.Literal(true, { description: 'It was answered.' }),
    data: Type.Object(
      {
        lawVersion: text('The version that answers are made with now.'),
        lawAsAt: date('The day on which the law was last read.'),
        versions: Type.Array(
          Type.Object(
            {
              version: text('The version, which stands in answers as lawVersion.'),
              day: date('The day on which it was made.'),
              changes: Type.Array(Type.Ref('LawChange'), { description: 'What moved with it.' }),
            },
            { ...strict, description: 'One version.' },
          ),
          { description: 'The versions after the one that was named, or all; the newest first.' },
        ),
      },
      { ...strict, description: 'What changed.' },
    ),
  },
  { ...strict, $id: 'LawChangesResponse' },
)

export const VersionResponse = Type.Object(
  {
    version: text('The version of the program.'),
    lawVersion: text('The version of the law that answers are made with.'),
    lawAsAt: date('The day on which the law was last read.'),
    apiVersion: text('The version of the API.'),
  },
  { ...strict, $id: 'VersionResponse' },
)

/** The schemas of versions, for OpenAPI's components. */
export const versionSchemas = [LawChangeSchema, LawChangesResponse, VersionResponse] as const

type LawChanges = Static<typeof LawChangesResponse>['data']

const versionRecord = ({ version, day, changes }: LawVersion): LawChanges['versions'][number] => ({
  version,
  day: isoDate(day),
  // Plain data on both sides: only what may be written to differs.
  changes: changes.map(({ neighbour: _near, ...change }) =>
    structuredClone(change),
  ) as unknown as LawChanges['versions'][number]['changes'],
})

/** What changed after a version, or in all; or what is wrong with its name. */
export function lawChanges(since: string | null): LawChanges | { readonly errors: Errors } {
  const versions = since === null ? lawVersions : versionsSince(lawVersions, since)
  if (versions === null)
    return {
      errors: {
        since: [
          `There is no such version of the law. Give one as answers have it in lawVersion, from ${lawVersions.at(-1)?.version} to ${build.lawVersion}.`,
        ],
      },
    }
  return {
    lawVersion: build.lawVersion,
    lawAsAt: build.lawAsAt,
    versions: versions.map(versionRecord),
  }
}
