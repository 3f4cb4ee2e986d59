import {
  atLargeFacts,
  awardFacts,
  otherCustodyFacts,
  personFacts,
  reasonKinds,
  recallFacts,
  remandFacts,
  remandReasons,
  sentenceFacts,
  stagedChanges,
  surenessLevels,
} from '@requisite/law'
import { alternativeCode, rivalWeight, warningCode } from '../answer-codes.ts'
import { inputsObject, inputsProperties } from '../fact-schema.ts'
import { countSchema, date, law, notice, strict, text } from '../response.ts'
import { type Static, Type } from '../schema.ts'

const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T, description: string) =>
  Type.Union([schema, Type.Null()], { description })
const dateOrNull = (description: string) => orNull(Type.String({ format: 'date' }), description)
const ids = (description: string) => Type.Array(Type.String(), { description })

const textOrNull = (description: string) => orNull(Type.String(), description)

const Run = Type.Object(
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

const Remand = Type.Object(
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

export const CaseData = Type.Object(
  {
    releaseDate: dateOrNull('The last day in custody; null for life and public protection.'),
    releaseType: orNull(
      Type.Enum(['CRD', 'ARD', 'PRRD', 'MTD']),
      'On licence (CRD), without one (ARD), after a recall that is not from a curfew (PRRD), half-way through a detention and training order (MTD), or null.',
    ),
    releaseBasis: Type.Enum(['automatic', 'no_later_than', 'parole_only', 'none'], {
      description:
        'Whether release is as of right, at the end of the sentence at the latest (a standard recall), or only the Parole Board can direct it; none: a whole life order, after which nobody can but on compassionate grounds.',
    }),
    paroleEligibilityDate: dateOrNull(
      'The first day on which the Parole Board can direct release, or null. Beside life the first on which it can look at the case: W_FIXED_TERM_LATER says where another sentence keeps the person longer.',
    ),
    sentenceEndDate: dateOrNull('The end of all sentences; null where there is none or it cannot be known.'),
    sentenceEndType: orNull(Type.Enum(['SLED', 'SED']), 'With licence (SLED), without (SED), or null.'),
    licenceEndDate: dateOrNull('The end of the licence where it differs from the end, or null.'),
    likelyDayOfLeaving: orNull(
      Type.Object(
        {
          latest: date('The last day on which the person can be let out.'),
          usual: date('The day on which people in this position are usually let out.'),
          reason: Type.Enum(['not_a_working_day', 'eve_of_non_working_day'], {
            description:
              'Why it is not the release date: nobody is let out on that day, or it is the last working day before such a day.',
          }),
          text: text('The reason in words.'),
        },
        strict,
      ),
      'The day of leaving prison where it is not the release date, or null.',
    ),
    decidedBy: Type.Object(
      {
        release: ids('The sentences that decide the release.'),
        end: ids('The sentences that decide the end.'),
      },
      { ...strict, description: 'Which sentences decide.' },
    ),
    stages: Type.Array(
      Type.Object(
        {
          change: Type.Enum(
            stagedChanges.map(({ wireName }) => wireName),
            { description: 'The change of law.' },
          ),
          number: countSchema('The number of the stage.'),
          date: date('The day of the stage.'),
          releaseDateBefore: dateOrNull('Release as the law stood until then.'),
          releaseDateAfter: dateOrNull('Release at the new points alone.'),
          held: Type.Boolean({ description: 'Whether the stage itself decides the release date.' }),
        },
        strict,
      ),
      { description: 'The staged changes of law that met the case.' },
    ),
    runs: Type.Array(Run, { description: 'Each sentence that stands alone, and each chain.' }),
    sentences: Type.Array(
      Type.Object(
        {
          id: text('The sentence.'),
          regimeId: textOrNull(
            'The rules that govern it; null for contempt, dto, fine_default and supervision_default, which have no regime.',
          ),
          regimeSource: Type.Enum(['caller', 'offence', 'sentenceType'], {
            description: 'What decided the rules.',
          }),
          fractionUsed: Type.Number({ description: 'The fraction that applied in the end, for display.' }),
          fractionLabel: text('The fraction in words.'),
          progressionExcluded: Type.Boolean({
            description: 'Whether the offence is barred from the progression model.',
          }),
        },
        strict,
      ),
      { description: 'What governs each sentence.' },
    ),
    alternatives: Type.Array(
      Type.Object(
        {
          code: alternativeCode,
          condition: text('When the rival date is the right one.'),
          offences: textOrNull(
            'Where the offence was not given (A_OFFENCE_…): the offences of this class, in words. Null for every other doubt.',
          ),
          releaseDate: dateOrNull(
            'The release date it would then be; with a parole eligibility date, or after a recall that was not told (A_RECALLED), the latest one: nothing is automatic before it.',
          ),
          releaseType: orNull(
            Type.Enum(['CRD', 'ARD', 'PRRD', 'MTD']),
            'The letters of that date, as in releaseType of the answer.',
          ),
          paroleEligibilityDate: dateOrNull('The parole eligibility date it would then be.'),
          weight: rivalWeight,
        },
        strict,
      ),
      {
        description:
          'Where the law or the case is not certain, the rival answers; empty when nothing is in doubt.',
      },
    ),
    howSure: Type.Object(
      {
        level: Type.Enum([...surenessLevels], {
          description:
            'depends: on the offence, which was not given. not_sure: what was told does not fit together, or is not enough. two_dates: a rival date has the same weight. fairly_sure: a rival is less likely, or something was counted in one of two ways. sure: of the rule.',
        }),
        because: Type.Array(Type.Union([alternativeCode, warningCode]), {
          description:
            'The codes of the alternatives and warnings that made it so; none where the level is sure.',
        }),
      },
      { ...strict, description: 'How sure the answer is. The prison sets the date all the same.' },
    ),
    stated: orNull(
      Type.Object(
        {
          differenceDays: orNull(
            Type.Integer(),
            'The date that the prison gave minus ours, in days; null without a date of ours.',
          ),
          reasons: Type.Array(
            Type.Object(
              {
                code: Type.Enum(Object.keys(reasonKinds), {
                  description: 'Names the change. It is never renamed.',
                }),
                kind: Type.Enum(['fact', 'number'], {
                  description:
                    'A fact that could have been taken otherwise, or a bare number of days, which is always possible.',
                }),
                text: text('The change in words: it would give that date, and no more is claimed.'),
                change: Type.Array(
                  Type.Object(
                    {
                      field: text('The field of the request.'),
                      value: Type.Union([Type.String(), Type.Integer(), Type.Null()], {
                        description: 'What it would have to be.',
                      }),
                    },
                    strict,
                  ),
                  { description: 'The change, field by field; none where it is another date of the case.' },
                ),
              },
              strict,
            ),
            { description: 'What would give exactly that date: facts first, bare numbers of days last.' },
          ),
          complete: Type.Boolean({ description: 'False where the search was cut.' }),
        },
        strict,
      ),
      'The date that the prison gave beside ours, or null where none was sent.',
    ),
    remand: orNull(Remand, 'Which days on remand count, or null where they were not given by their dates.'),
    dates: Type.Array(
      Type.Object(
        {
          type: text('The letters the prison uses.'),
          name: text('What the letters stand for.'),
          date: date('The day.'),
          law,
          note: text('What the date means.'),
        },
        strict,
      ),
      { description: 'Every date with its letters.' },
    ),
    warnings: Type.Array(
      Type.Object(
        {
          code: warningCode,
          text: text('The warning in words; they may improve.'),
          sentenceIds: ids('The sentences it is about; none where it is about the case.'),
        },
        strict,
      ),
      { description: 'What else must be known, the most serious first.' },
    ),
  },
  { ...strict, $id: 'CaseData' },
)

const numberOrNull = (description: string) => orNull(Type.Integer(), description)

/** Of a sentence these are filled in where they were not told. */
const filled = ['id', 'sentenceYears', 'sentenceMonths', 'sentenceWeeks', 'sentenceDays', 'ageAtConviction']

const CaseInputs = {
  ...inputsObject({
    sentences: {
      type: 'array',
      items: inputsObject(inputsProperties(sentenceFacts, filled)),
      description: 'The sentences, as applied.',
    },
    addedDays: {
      anyOf: [{ type: 'integer' }, { type: 'array', items: inputsObject(inputsProperties(awardFacts)) }],
      description: 'As given.',
    },
    unlawfullyAtLarge: {
      type: 'array',
      items: inputsObject(inputsProperties(atLargeFacts)),
      description: 'As given.',
    },
    remand: {
      anyOf: [{ type: 'array', items: inputsObject(inputsProperties(remandFacts)) }, { type: 'null' }],
      description: 'As given, or null.',
    },
    otherCustody: {
      type: 'array',
      items: inputsObject(inputsProperties(otherCustodyFacts)),
      description: 'As given.',
    },
    recall: {
      anyOf: [inputsObject(inputsProperties(recallFacts)), { type: 'null' }],
      description: 'The recall, or null.',
    },
    ...inputsProperties(personFacts),
  }),
  $id: 'CaseInputs',
  description: 'The case as applied. Posted back, it gives the same data.',
}

const Side = (description: string) =>
  Type.Object(
    {
      releaseDate: dateOrNull('Release at these points.'),
      paroleEligibilityDate: dateOrNull('Parole eligibility at these points.'),
    },
    { ...strict, description },
  )

const CaseComparison = Type.Object(
  {
    before: Side('At the release points from before the Act.'),
    after: Side('At the release points from after the Act.'),
    differenceDays: numberOrNull('Days by which release is later after the Act; negative: earlier.'),
  },
  { ...strict, $id: 'CaseComparison' },
)

const CaseExplanation = Type.Object(
  {
    steps: Type.Array(
      Type.Object(
        {
          id: text('A name of the step that does not change.'),
          title: text('What the step finds.'),
          working: text('The calculation in words and numbers.'),
          result: text('What comes out.'),
          law,
          sentenceIds: ids('The sentences it is about.'),
        },
        strict,
      ),
      { description: 'The calculation, step by step.' },
    ),
    lawAsAt: date('The day on which the law was last read.'),
    lawVersion: text('The state of the law, as in the header Requisite-Law.'),
  },
  { ...strict, $id: 'CaseExplanation' },
)

const item = {
  success: Type.Literal(true, { description: 'It was answered.' }),
  data: Type.Ref('CaseData'),
  inputs: Type.Ref('CaseInputs'),
  lawVersion: text('The state of the law, as in the header Requisite-Law.'),
  lawAsAt: date('The day on which the law was last read.'),
}
const included = {
  explanation: Type.Optional(Type.Ref('CaseExplanation')),
  comparison: Type.Optional(Type.Ref('CaseComparison')),
}

export const CaseResponse = Type.Object(
  { ...item, ...notice, ...included },
  { ...strict, $id: 'CaseResponse' },
)
const CaseBatchAnswer = Type.Object({ ...item, ...included }, { ...strict, $id: 'CaseBatchAnswer' })

const CaseBatchResponse = Type.Object(
  {
    success: Type.Literal(true, { description: 'The batch was read.' }),
    data: Type.Array(Type.Union([Type.Ref('CaseBatchAnswer'), Type.Ref('RefusedResponse')]), {
      description: 'The answers, in the order of the items.',
    }),
    meta: Type.Object(
      {
        items: countSchema('Items that were sent.'),
        answered: countSchema('Items that could be answered.'),
        refused: countSchema('Items that need correcting, or are not worked out.'),
      },
      { ...strict, description: 'How many there were.' },
    ),
    ...notice,
  },
  { ...strict, $id: 'CaseBatchResponse' },
)

const CaseBatchRequest = Type.Object(
  {
    items: Type.Array(Type.Ref('CaseRequest'), {
      minItems: 1,
      description: 'Cases as POST /release-dates takes them. What is wrong with one is said in its place.',
    }),
  },
  { $id: 'CaseBatchRequest', additionalProperties: true },
)

/** The schemas of whole cases, for OpenAPI's components. */
export const caseSchemas = [
  CaseData,
  CaseInputs,
  CaseExplanation,
  CaseComparison,
  CaseResponse,
  CaseBatchRequest,
  CaseBatchAnswer,
  CaseBatchResponse,
] as const

export type CaseData = Static<typeof CaseData>
