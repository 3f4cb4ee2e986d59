import { reasonKinds, stagedChanges, surenessLevels } from '@requisite/law'
import { alternativeCode, rivalWeight, warningCode } from '../answer-codes.ts'
import { countSchema, date, KeyDateSchema, strict, text } from '../response.ts'
import { type Static, Type } from '../schema.ts'
import { dateOrNull, ids, orNull, Remand, RunSchema, textOrNull } from './run-schema.ts'

export const CaseData = Type.Object(
  {
    releaseDate: dateOrNull('The last day in custody; null for life and public protection.'),
    releaseType: orNull(
      Type.Enum(['CRD', 'ARD', 'PRRD', 'MTD']),
      'On licence (CRD), without one (ARD), after a recall that is not from a curfew (PRRD), half-way through a detention and training order (MTD), or null.',
    ),
    releaseBasis: Type.Enum(['automatic', 'no_later_than', 'parole_only', 'none', 'on_licence'], {
      description:
        'Whether release is as of right, at the end of the sentence at the latest (a standard recall), or only the Parole Board can direct it; none: a whole life order, after which nobody can but on compassionate grounds; on_licence: the person is out on licence from life or public protection, and from nothing else.',
    }),
    paroleEligibilityDate: dateOrNull(
      'The first day on which the Parole Board can direct release, or null. Beside life a day before 28 June 2022 is the first on which it could look at the case: W_FIXED_TERM_LATER says where another sentence kept the person longer.',
    ),
    sentenceEndDate: dateOrNull('The end of all sentences; null where there is none or it cannot be known.'),
    sentenceEndType: orNull(Type.Enum(['SLED', 'SED']), 'With licence (SLED), without (SED), or null.'),
    licenceEndDate: dateOrNull(
      'The end of the licence where it differs from the end, or null. Of public protection (ipp) with onLicence and firstReleaseDate the day on which the licence ends by itself, if it is later than the end of the other sentences.',
    ),
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
    runs: Type.Array(RunSchema, { description: 'Each sentence that stands alone, and each chain.' }),
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
    dates: Type.Array(KeyDateSchema, {
      description: 'Every date with its letters, each of which stands once.',
    }),
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

export type CaseData = Static<typeof CaseData>
