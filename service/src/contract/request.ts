import { ages, bounds, isoDate, mostAddedDays, regimes, sentenceTypes } from '@requisite/law'
import { optional } from './optional.ts'
import { type Static, Type } from './schema.ts'

const creditDays = (description: string) =>
  optional<number>({ type: 'integer', minimum: 0, maximum: bounds.creditDays, default: 0, description })

/** The body of POST /calculate: the one source for validation, types and OpenAPI. */
export const CalculationRequest = Type.Object(
  {
    startDate: Type.String({
      format: 'date',
      description: `The day of sentence, which is day 1. A real day from ${bounds.firstStart} to ${bounds.lastStart}. It stands for the date of conviction too.`,
    }),
    sentenceYears: Type.Integer({ minimum: 0, maximum: bounds.years, description: 'Years of the sentence.' }),
    sentenceMonths: optional<number>({
      type: 'integer',
      minimum: 0,
      maximum: bounds.months,
      default: 0,
      description: 'Months on top of the years.',
    }),
    sentenceDays: optional<number>({
      type: 'integer',
      minimum: 0,
      maximum: bounds.days,
      default: 0,
      description: 'Days on top of the years and months.',
    }),
    remandCreditDays: creditDays('Days on remand that count towards the sentence.'),
    taggedBailCreditDays: creditDays(
      'Days credited for tagged bail: already halved, as the court states them. They are not halved again.',
    ),
    addedDays: creditDays(
      `Days added by prison adjudications, all together. One award can be up to ${mostAddedDays.since} days since ${isoDate(mostAddedDays.from.day)}, ${mostAddedDays.before} before. Release is later only through added days: behaviour moves no date in any other way.`,
    ),
    sentenceType: optional<(typeof sentenceTypes)[number]>({
      type: 'string',
      enum: [...sentenceTypes],
      default: 'sds',
      description: 'The kind of sentence. Not used when an offence or a regime is given.',
    }),
    ageAtSentence: optional<(typeof ages)[number]>({
      type: 'string',
      enum: [...ages],
      default: 'adult',
      description:
        'The age class when convicted, whatever the name of the field: section 250 detention is for a person under 18 when convicted (Sentencing Code, section 249). Somebody convicted at 17 and sentenced at 18 is child.',
    }),
    regimeId: optional<string>({
      type: 'string',
      description: 'An id from GET /regimes. It overrides the kind of sentence and the offence.',
      examples: Object.keys(regimes).slice(0, 1),
    }),
    postCommencement: optional<boolean>({
      type: 'boolean',
      default: false,
      description:
        'Use the release point from after the commencement of section 23 of the Sentencing Act 2026.',
    }),
    offenceKey: optional<string>({
      type: 'string',
      description: 'A key from GET /offences. With the length, it decides the regime.',
      examples: ['robbery'],
    }),
  },
  {
    $id: 'CalculationRequest',
    additionalProperties: true,
    description: 'One sentence. Unknown fields are ignored, and each is named in a warning.',
  },
)

export type CalculationRequest = Static<typeof CalculationRequest>

/** The names of the request's fields. */
export const requestFields = Object.keys(
  CalculationRequest.properties,
) as readonly (keyof CalculationRequest)[]

const creditMessage = (what: string) => `Enter the ${what} as a whole number from 0 to ${bounds.creditDays}.`

/** The message for a field that is wrong: what to do about it. */
export const fieldMessages: Readonly<Record<keyof CalculationRequest, string>> = {
  startDate: `Enter a real date as YYYY-MM-DD, like 2026-10-13, from ${bounds.firstStart} to ${bounds.lastStart}.`,
  sentenceYears: `Enter the years of the sentence as a whole number from 0 to ${bounds.years}. For a sentence under a year, enter 0.`,
  sentenceMonths: `Enter the months of the sentence as a whole number from 0 to ${bounds.months}.`,
  sentenceDays: `Enter the days of the sentence as a whole number from 0 to ${bounds.days}.`,
  remandCreditDays: creditMessage('days on remand'),
  taggedBailCreditDays: creditMessage('days credited for tagged bail'),
  addedDays: creditMessage('added days'),
  sentenceType: `Choose the kind of sentence: ${sentenceTypes.join(', ')}.`,
  ageAtSentence: `Choose the age when convicted: ${ages.join(', ')}.`,
  regimeId: 'Enter the regime as text: an id from GET /api/v1/sentencing/regimes.',
  postCommencement: 'Enter true or false, without quotation marks.',
  offenceKey: 'Enter the offence as text: a key from GET /api/v1/sentencing/offences.',
}

/** The message for a required field that is missing. */
export const missingMessages: Readonly<Partial<Record<string, string>>> = {
  startDate: 'Enter the date of the sentence as YYYY-MM-DD, like 2026-10-13.',
  sentenceYears: 'Enter the years of the sentence as a whole number. For a sentence under a year, enter 0.',
}
