import { type LawVersion, lawVersions } from '@requisite/law'
import { versionsSince } from '@requisite/law/internal'
import { build } from './build.ts'
import type { Errors } from './errors.ts'
import * as is from './field.ts'
import { wasAnswered } from './shared-schemas.ts'

/** Lists by the names of facts. */
const lists = (description: string) => ({
  type: 'object',
  additionalProperties: {
    type: 'array',
    items: { anyOf: [{ type: 'string' }, { type: 'integer' }, { type: 'boolean' }, { type: 'null' }] },
  },
  description,
})

const affects = {
  regimes: is.described.texts('A sentence is under one of these regimes.'),
  offences: is.described.texts('A sentence is for one of these offences.'),
  kinds: is.described.texts('A sentence is of one of these kinds.'),
  sentencedFrom: is.described.date('The first day of sentence.'),
  sentencedTo: is.described.date('The last day of sentence.'),
  recall: is.described.texts('The recall is of one of these kinds.'),
  facts: is.described.texts('All of these were told.'),
  sentences: is.described.integer('There are so many sentences at least.'),
  beside: is.described.texts('A sentence of one of these kinds stands beside another.'),
  notTold: is.described.texts('One of these was not told, or not known.'),
  values: lists('These were told, each as one of its values.'),
  within: lists('These are days from the first to the last, both counted; null: whenever.'),
  units: is.described.texts('The term was told in one of these units.'),
  shorterThanYears: is.described.integer('The term is shorter than so many years.'),
  child: is.constant(
    true,
    'Under 18 when convicted: as told, by the kind, or by the date of birth on the day of sentence.',
  ),
  moves: is.described.texts(
    'What it moved, by places in data, one of which has moved; answered and refused where the case was refused before, or is since.',
  ),
}

type Change = LawVersion['changes'][number]

const exampleOf = is.shape((example: Change['example']) => ({
  request: is.as(example.request, is.refTo('CaseRequest')),
  at: is.text(
    example.at,
    'Where in data the value stands; the row of a list by its type, its code or its number.',
  ),
  before: is.textOrNull(
    example.before,
    'What it was; null where there was none, refused where the case was.',
  ),
  after: is.textOrNull(example.after, 'What it is since.'),
}))

const changeKinds = ['law', 'correction'] as const

const changeOf = is.shape(
  (change: Change) => ({
    kind: is.choice(change.kind, changeKinds, 'Whether the law changed, or a mistake of ours was corrected.'),
    summary: is.text(change.summary, 'What moved, in one sentence.'),
    provisions: is.law(change.provisions),
    affects: is.as(
      change.affects,
      is.objectOf(affects, Object.keys(affects), {
        description: 'Which answers it can have moved: all that is given must fit. What is left out is any.',
      }),
    ),
    example: is.part(change.example, exampleOf, 'A case that it moved.'),
  }),
  { $id: 'LawChange' },
)

const versionOf = is.shape(
  ({ version, day, changes }: LawVersion) => ({
    version: is.text(version, 'The version, which stands in answers as lawVersion.'),
    day: is.date(day, 'The day on which it was made.'),
    changes: is.each(changes, changeOf, 'What moved with it.'),
  }),
  { description: 'One version.' },
)

const changesOf = is.shape(
  (versions: readonly LawVersion[]) => ({
    lawVersion: is.text(build.lawVersion, 'The version that answers are made with now.'),
    lawAsAt: is.as(build.lawAsAt, is.described.date('The day on which the law was last read.')),
    versions: is.each(
      versions,
      versionOf,
      'The versions after the one that was named; all where none was, or where it is from before the first; the newest first.',
    ),
  }),
  { description: 'What changed.' },
)

/** The schemas of versions, for OpenAPI's components. */
export const versionSchemas = () => [
  changeOf.schema,
  is.objectOf({ success: wasAnswered, data: changesOf.schema }, [], { $id: 'LawChangesResponse' }),
  is.objectOf(
    {
      version: is.described.text('The version of the program.'),
      lawVersion: is.described.text('The version of the law that answers are made with.'),
      lawAsAt: is.described.date('The day on which the law was last read.'),
      apiVersion: is.described.text('The version of the API.'),
    },
    [],
    { $id: 'VersionResponse' },
  ),
]

/** What changed after a version: all that the table has where it is left out or older than the table; or what is wrong with its name. */
export function lawChanges(
  since: string | null,
): is.ShapeValue<typeof changesOf> | { readonly errors: Errors } {
  const versions = since === null ? lawVersions : versionsSince(lawVersions, since)
  if (versions === null)
    return {
      errors: {
        since: [
          `There is no such version of the law. Give one as answers have it in lawVersion, up to ${build.lawVersion}.`,
        ],
      },
    }
  return changesOf(versions)
}
