import {
  type Age,
  ages,
  bounds,
  lengthBounds,
  otherKindMessage,
  pleaBounds,
  type WhatIfSentenceType,
  whatIfSentenceTypes,
} from '@requisite/law'
import { optional } from '../optional.ts'
import { type Static, Type } from '../schema.ts'

const optionalDate = (description: string) =>
  optional<string>({ type: 'string', format: 'date', description })
const wholeUpTo = (maximum: number, description: string) =>
  optional<number>({ type: 'integer', minimum: 0, maximum, description })

const WhatIfLength = Type.Object(
  {
    years: wholeUpTo(100, 'Years.'),
    months: wholeUpTo(lengthBounds.months, 'Months: 18 months can be 1 year and 6 months, or 18 months.'),
  },
  { $id: 'WhatIfLength', additionalProperties: true, description: 'A length of years and months.' },
)

const WhatIfRange = Type.Object(
  {
    from: Type.Ref('WhatIfLength'),
    to: Type.Ref('WhatIfLength'),
    step: Type.Ref('WhatIfLength'),
  },
  {
    $id: 'WhatIfRange',
    additionalProperties: true,
    description: 'Lengths from one to another, in steps of at least a month.',
  },
)

/** The body of POST /what-if: the one source for validation, types and OpenAPI. */
export const WhatIfRequest = Type.Object(
  {
    lengths: Type.Union(
      [
        Type.Ref('WhatIfRange'),
        Type.Array(Type.Ref('WhatIfLength'), { minItems: 1, maxItems: lengthBounds.lengths }),
      ],
      {
        description: `The lengths to try: from, to and step, or a list; at most ${lengthBounds.lengths}, and ${lengthBounds.apart / 12} years between the shortest and the longest.`,
      },
    ),
    lengthIs: optional<'before_plea' | 'after_plea'>({
      type: 'string',
      enum: ['before_plea', 'after_plea'],
      default: 'before_plea',
      description: 'Whether a plea is still to be taken off. After it, pleaReductions must be left out.',
    }),
    pleaReductions: optional<readonly string[]>({
      type: 'array',
      items: { type: 'string', maxLength: 7 },
      minItems: 1,
      maxItems: pleaBounds.pleas,
      default: ['0'],
      description: `What guilty pleas take off, each applied to each length: "0", or a fraction up to 1/2, such as "1/3".`,
      examples: [['0', '1/3']],
    }),
    sentenceType: optional<WhatIfSentenceType>({
      type: 'string',
      enum: [...whatIfSentenceTypes],
      default: 'sds',
      description: 'The kind of sentence: standard, extended, special or section 250 detention.',
    }),
    extensionYears: wholeUpTo(100, 'Years of the extension period of an extended sentence.'),
    extensionMonths: wholeUpTo(lengthBounds.months, 'Months of the extension period.'),
    offenceKey: optional<string>({ type: 'string', description: 'A key from GET /offences.' }),
    offenceDate: optionalDate('The day of the offence.'),
    ageAtConviction: optional<Age>({
      type: 'string',
      enum: [...ages],
      description:
        'The age class when convicted: child is under 18. adult when left out; with section_250, child.',
    }),
    sentenceDate: optionalDate('The day of sentence, if known. Today in London when left out.'),
    remandedSince: optionalDate(
      'The first day in prison on remand: every day from it to the day before the sentence counts.',
    ),
    remandCreditDays: wholeUpTo(bounds.creditDays, 'Days on remand, in place of remandedSince.'),
    taggedBailCreditDays: optional<number>({
      type: 'integer',
      minimum: 0,
      maximum: bounds.creditDays,
      default: 0,
      description: 'Days credited for tagged bail: already halved, as the court states them.',
    }),
    addCliffRows: optional<boolean>({
      type: 'boolean',
      default: true,
      description: 'Whether lengths on both sides of a change of the release point are added.',
    }),
  },
  {
    $id: 'WhatIfRequest',
    additionalProperties: true,
    description:
      'Lengths to try before a sentence is passed. Unknown fields are ignored, and each is named in a warning.',
  },
)

/** The schemas that the request names. */
export const whatIfRequestSchemas = [WhatIfLength, WhatIfRange, WhatIfRequest] as const

export type WhatIfLength = Static<typeof WhatIfLength>
export type WhatIfRange = { from: WhatIfLength; to: WhatIfLength; step: WhatIfLength }
export type WhatIfRequest = Omit<Static<typeof WhatIfRequest>, 'lengths'> & {
  readonly lengths: WhatIfRange | readonly WhatIfLength[]
}

const realDate = `Enter a real date as YYYY-MM-DD, like 2026-10-13, from ${bounds.firstStart} to ${bounds.lastStart}.`
const whole = (what: string, most: number) => `Enter ${what} as a whole number from 0 to ${most}.`

/** The message for a field that is wrong: what to do about it. */
export const whatIfMessages: Readonly<Record<string, string>> = {
  lengths: `Give from, to and step, or a list of 1 to ${lengthBounds.lengths} lengths, each as years and months: { "years": 5 }.`,
  lengthIs: 'Choose one of: before_plea, after_plea.',
  pleaReductions: `Give from 1 to ${pleaBounds.pleas} reductions, each as a fraction from 0 to 1/2, such as "1/3".`,
  sentenceType: otherKindMessage,
  extensionYears: whole('the years of the extension period', 100),
  extensionMonths: whole('the months of the extension period', lengthBounds.months),
  offenceKey: 'Enter the offence as text: a key from GET /api/v1/sentencing/offences.',
  offenceDate: realDate,
  ageAtConviction: `Choose the age when convicted: ${ages.join(', ')}.`,
  sentenceDate: realDate,
  remandedSince: realDate,
  remandCreditDays: whole('the days on remand', bounds.creditDays),
  taggedBailCreditDays: whole('the days credited for tagged bail', bounds.creditDays),
  addCliffRows: 'Enter true or false, without quotation marks.',
}

/** What is not worked out here yet, by the field that asks for it. */
export const notYet = {
  units: 'Lengths in weeks or days are not worked out here yet. Give years and months.',
  dto: `A detention and training order is not worked out here yet. This takes ${whatIfSentenceTypes.join(', ')}.`,
  minimumSentence:
    'Minimum sentences are not worked out here yet. Leave this out, and check the length yourself: with some minimum sentences a plea cannot take it below 80% of the minimum (Sentencing Code, section 73).',
} as const
