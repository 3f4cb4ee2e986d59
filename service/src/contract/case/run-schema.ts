import { remandReasons } from '@requisite/law'
import { countSchema, date, strict, text } from '../response.ts'
import { Type } from '../schema.ts'

export const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T, description: string) =>
  Type.Union([schema, Type.Null()], { description })
export const dateOrNull = (description: string) => orNull(Type.String({ format: 'date' }), description)
export const ids = (description: string) => Type.Array(Type.String(), { description })

export const textOrNull = (description: string) => orNull(Type.String(), description)

export const RunSchema = Type.Object(
  {
    sentenceIds: ids('The sentence, or the chain in its order.'),
    startDate: date('The first day.'),
    totalDays: orNull(
      Type.Integer(),
      'Days of the whole, for life and public protection of the minimum term; null where an extension period was not given.',
    ),
    custodyDays: orNull(
      Type.Integer(),
      'Days to be served before credit and added days; null for a whole life order.',
    ),
    creditDays: countSchema('Days of remand and tagged bail that count.'),
    addedDays: countSchema('Added days it bears, less those served under an earlier sentence.'),
    unlawfullyAtLargeDays: countSchema('Days at large that do not count as served.'),
    releaseDate: dateOrNull(
      'The last day in custody, if only this run counted; null for life and public protection, of which no day is one of release.',
    ),
    sentenceEndDate: dateOrNull('Its end, or null where that is not known.'),
    paroleEligibilityDate: dateOrNull('From when the Parole Board can direct release from it, or null.'),
    recalled: Type.Boolean({
      description: 'Whether the recall is from it: its release date is then the one after the recall.',
    }),
    firstReleaseDate: dateOrNull(
      'The last day in custody before the recall, by our count; null where it was not recalled, that cannot be worked out, or the recall is from a curfew (section 255), which leaves the release date as it was.',
    ),
    parts: Type.Array(
      Type.Object(
        {
          fromDate: date('The first day of this part.'),
          days: countSchema('Days of the terms in it.'),
          fractionUsed: Type.Number({ description: 'The fraction to be served, for display.' }),
          fractionLabel: text('The fraction in words.'),
          custodyDays: countSchema('That fraction of the days; a part of a day counts as a day.'),
          sentenceIds: ids('The sentences whose terms are in it.'),
        },
        strict,
      ),
      { description: 'The time in custody, part by part: the terms of which the same fraction is served.' },
    ),
  },
  strict,
)

const spanProperties = {
  fromDate: date('The first day.'),
  toDate: date('The last day, which is one of them.'),
}

export const Remand = Type.Object(
  {
    days: countSchema('Days that count, each once.'),
    counted: Type.Array(
      Type.Object(
        {
          ...spanProperties,
          days: countSchema('How many days.'),
          recordedFor: text('The sentence for which they are recorded: the first that they are for.'),
          sentenceIds: ids('All the sentences that they shorten.'),
        },
        strict,
      ),
      { description: 'The days that count, in their order. No day is in two of these.' },
    ),
    notCounted: Type.Array(
      Type.Object(
        {
          ...spanProperties,
          days: countSchema('How many days.'),
          reason: Type.Enum(Object.keys(remandReasons), {
            description:
              'no_sentence: the charge did not end in imprisonment. not_concluded: it is not decided yet. no_credit: days on remand do not count for this order. from_sentence: the sentence itself is served from its day on. serving: something else was being served. another_sentence: they count for another sentence. twice: they are in two of the times given, and count once.',
          }),
          period: countSchema('The place of the time in the request, from 0.'),
        },
        strict,
      ),
      { description: 'The days of each time that do not count for its sentences, and why.' },
    ),
    served: Type.Array(
      Type.Object(
        {
          fromDate: date('The first day.'),
          toDate: date('The release, as it stood when the next sentence was passed.'),
          sentenceIds: ids('The sentences that were served.'),
          unusedDays: countSchema('Days on remand that they could not use.'),
        },
        strict,
      ),
      {
        description:
          'Each time in custody that was worked out and after which another sentence was passed. What was told is not repeated.',
      },
    ),
    unusedDays: countSchema('Days on remand that no sentence could use in the end.'),
  },
  strict,
)
