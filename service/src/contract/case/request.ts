import {
  ages,
  bounds,
  caseBounds,
  caseSentenceTypes,
  days,
  inWords,
  type RecallType,
  recallTypes,
} from '@requisite/law'
import { optional } from '../optional.ts'
import { type Static, Type } from '../schema.ts'

/** More days than a hundred years have: no unit of a length can be more. */
const mostUnits = 36525
const units = (description: string) =>
  optional<number>({ type: 'integer', minimum: 0, maximum: mostUnits, description })
const credit = (description: string) =>
  optional<number>({ type: 'integer', minimum: 0, maximum: bounds.creditDays, default: 0, description })
const date = (description: string) => Type.String({ format: 'date', description })
const optionalDate = (description: string) =>
  optional<string>({ type: 'string', format: 'date', description })

const flag = (description: string) => optional<boolean>({ type: 'boolean', default: false, description })

export const CaseSentenceRequest = Type.Object(
  {
    id: optional<string>({
      type: 'string',
      minLength: 1,
      maxLength: caseBounds.idLength,
      description:
        'A name by which another sentence can say that it follows this one. Its number when left out.',
    }),
    startDate: date('The day the court passed it, which is day 1, also where the sentence is consecutive.'),
    sentenceYears: units('Years, in the words of the court.'),
    sentenceMonths: units('Months, in the words of the court: 18 months are 18 months.'),
    sentenceWeeks: units('Weeks, in the words of the court.'),
    sentenceDays: units('Days, in the words of the court.'),
    extensionYears: units(
      'Years of the extension period of an extended sentence. 0 says that there is none.',
    ),
    extensionMonths: units('Months of the extension period.'),
    extensionWeeks: units('Weeks of the extension period.'),
    extensionDays: units('Days of the extension period.'),
    sentenceType: optional<(typeof caseSentenceTypes)[number]>({
      type: 'string',
      enum: [...caseSentenceTypes],
      description:
        'The kind that the court passed. eds, sopc, life, ipp, terrorism, section_250, contempt, dto (detention and training order), fine_default (prison for a sum that was not paid) and supervision_default (prison for breach of supervision after a sentence) stand whatever the offence; otherwise the offence decides. A standard sentence when left out.',
    }),
    offenceKey: optional<string>({ type: 'string', description: 'A key from GET /offences.' }),
    regimeId: optional<string>({
      type: 'string',
      description: 'An id from GET /regimes. It overrides the kind of sentence and the offence.',
    }),
    ageAtConviction: optional<(typeof ages)[number]>({
      type: 'string',
      enum: [...ages],
      description:
        'The age class when convicted: child is under 18. When left out: child with section_250 and dto; else what dateOfBirth settles, or adult.',
    }),
    offenceDate: optionalDate(
      `The day of the offence, or the last of its days. It matters before ${inWords(days.licenceForShortTerms.day)} for short terms, before ${inWords(days.releaseUnder2003Act.day)}, where the maximum rose to life on a day, and for special sentences.`,
    ),
    consecutiveTo: optional<string>({
      type: 'string',
      description: 'The id of the sentence after which this one runs. Null: it runs from its own day.',
    }),
    wholeLife: flag(
      'With life: the court made a whole life order. There is no minimum term then, so leave the length out.',
    ),
    onLicence: flag(
      'With life or ipp: the person was let out on licence from it, and has not been recalled. A later sentence is then released on its own day.',
    ),
    remandCreditDays: credit(
      'Days on remand recorded against this sentence. Days held abroad before extradition, as the court states them (Sentencing Code, section 327), go in here too.',
    ),
    taggedBailCreditDays: credit(
      'Days credited for tagged bail against this sentence: already halved, as the court states them.',
    ),
    fineAmount: optional<number>({
      type: 'number',
      minimum: 0,
      description:
        'With fine_default: the sum in pounds for which the person was committed. Of a confiscation order of more than 10 million the whole term is served.',
    }),
    civilDebt: flag(
      'With fine_default: council tax, maintenance or another civil order. Days on remand do not count then.',
    ),
    supervisionEndDate: optionalDate(
      `With supervision_default: the end of supervision as it was recorded. It is given back under a law before ${inWords(days.noSupervisionAfterSentence.day)}.`,
    ),
  },
  { $id: 'CaseSentenceRequest', additionalProperties: true, description: 'One sentence of the case.' },
)

const AwardRequest = Type.Object(
  {
    days: Type.Integer({
      minimum: -bounds.creditDays,
      maximum: bounds.creditDays,
      description: 'Days of the award; less than 0 for days given back.',
    }),
    date: date('The day of the award.'),
  },
  { additionalProperties: true },
)

const AtLargeRequest = Type.Object(
  { fromDate: date('The first day at large.'), toDate: date('The last day at large.') },
  { additionalProperties: true },
)

const daysOf = (description: string, rest: object = { default: 0 }) =>
  optional<number>({ type: 'integer', minimum: 0, maximum: bounds.creditDays, description, ...rest })

export const RecallRequest = Type.Object(
  {
    type: Type.Unsafe<RecallType>({
      type: 'string',
      enum: [...recallTypes],
      description:
        'The kind that the recall papers name: standard; a fixed term of 14, 28 or 56 days; or curfew, where a curfew with a tag was broken or could not be monitored (section 255). It is never guessed.',
    }),
    sentenceIds: optional<readonly string[]>({
      type: 'array',
      items: { type: 'string', minLength: 1, maxLength: caseBounds.idLength },
      minItems: 1,
      maxItems: caseBounds.sentences,
      description:
        'The ids of the sentences that the recall is from, as the recall papers name them. Left out beside others: every sentence on licence on the day of the recall, which must then be given.',
    }),
    recallDate: optionalDate('The day the licence was revoked, on the recall papers.'),
    returnToCustodyDate: optionalDate(
      'The first day back in custody, which is day 1 of a fixed term. A fixed term needs it.',
    ),
    unlawfullyAtLargeDays: daysOf(
      'Days at large between recall and return, in place of the count between those two days.',
      {},
    ),
    lastDayUnlawfullyAtLarge: optionalDate('The last of those days, where the day of return is not known.'),
    addedDaysAfterReturn: daysOf(
      'Days added by prison adjudications since the return, less days given back. Beside sentences that were not recalled, give each award with its day in addedDays.',
    ),
    unlawfullyAtLargeAfterReturnDays: daysOf(
      'Days at large since the return. Beside sentences that were not recalled, give them with their dates in unlawfullyAtLarge.',
    ),
  },
  {
    $id: 'RecallRequest',
    additionalProperties: true,
    description:
      'A recall to prison from one or more of the sentences. Each of the others keeps the person beside it, and the latest day decides.',
  },
)

/** The body of POST /release-dates: the one source for validation, types and OpenAPI. */
export const CaseRequest = Type.Object(
  {
    sentences: Type.Array(Type.Ref('CaseSentenceRequest'), {
      minItems: 1,
      maxItems: caseBounds.sentences,
      description: 'Every sentence of the person, also from other courts and other days.',
    }),
    addedDays: Type.Optional(
      Type.Union(
        [
          Type.Integer({ minimum: 0, maximum: bounds.creditDays }),
          Type.Array(AwardRequest, { maxItems: caseBounds.awards }),
          Type.Null(),
        ],
        {
          description:
            'Days added by prison adjudications: a number, which is one award on the first day of sentence, or a list of awards.',
          default: 0,
        },
      ),
    ),
    unlawfullyAtLarge: Type.Optional(
      Type.Union([Type.Array(AtLargeRequest, { maxItems: caseBounds.atLarge }), Type.Null()], {
        description: 'Times at large, each from its first to its last day, both counted.',
      }),
    ),
    recall: Type.Optional(
      Type.Union([Type.Ref('RecallRequest'), Type.Null()], {
        description: 'A recall to prison. The answer is then the date after it, and not the first release.',
      }),
    ),
    law: optional<string>({
      type: 'string',
      pattern: '^(?:in_force|before_act|after_act|\\d{4}-\\d{2}-\\d{2})$',
      default: 'in_force',
      description:
        'in_force: each sentence by the law of its own day, and the stages. before_act, after_act: the published fractions, whatever the day, without stages. A date: only what had begun by then.',
      examples: ['in_force', '2024-09-01'],
    }),
    dateOfBirth: optionalDate(
      'The day on which the person was born. Under 18 on the day of sentence is under 18 when convicted, where ageAtConviction is left out or unknown. It matters too for special custodial sentences (the age when the offence was committed), for section 250 detention under 12 months and for the usual day of leaving (the age at release).',
    ),
    registeredSexOffender: flag(
      'The person must register as a sex offender: there is no release on a curfew with a tag.',
    ),
    liableToRemoval: flag(
      'The person is liable to removal from the United Kingdom: the first day on which that could be is then given.',
    ),
    statedReleaseDate: optionalDate(
      'The release date that the prison gave. The answer then says which changes to the case would give exactly that date.',
    ),
  },
  {
    $id: 'CaseRequest',
    additionalProperties: true,
    description: 'One person’s sentences. Unknown fields are ignored, and each is named in a warning.',
  },
)

export type CaseSentenceRequest = Static<typeof CaseSentenceRequest>
export type RecallRequest = Static<typeof RecallRequest>
export type CaseRequest = Omit<Static<typeof CaseRequest>, 'sentences' | 'recall'> & {
  readonly recall?: RecallRequest | null
  readonly sentences: readonly CaseSentenceRequest[]
}

const whole = (what: string, least: number, most: number) =>
  `Enter ${what} as a whole number from ${least} to ${most}.`
const realDate = `Enter a real date as YYYY-MM-DD, like 2026-10-13, from ${bounds.firstStart} to ${bounds.lastStart}.`
const unitsOf = (what: string) => whole(what, 0, mostUnits)

const yesOrNo = 'Send true or false.'

/** The message for a field that is wrong: what to do about it. */
export const caseMessages: Readonly<Record<string, string>> = {
  sentences: `Send between 1 and ${caseBounds.sentences} sentences as a list: { "sentences": [ ... ] }.`,
  'sentences[]': 'Send the sentence as a JSON object.',
  'sentences[].id': `Enter an id of 1 to ${caseBounds.idLength} characters, as text.`,
  'sentences[].startDate': realDate,
  'sentences[].sentenceYears': unitsOf('the years'),
  'sentences[].sentenceMonths': unitsOf('the months'),
  'sentences[].sentenceWeeks': unitsOf('the weeks'),
  'sentences[].sentenceDays': unitsOf('the days'),
  'sentences[].extensionYears': unitsOf('the years of the extension period'),
  'sentences[].extensionMonths': unitsOf('the months of the extension period'),
  'sentences[].extensionWeeks': unitsOf('the weeks of the extension period'),
  'sentences[].extensionDays': unitsOf('the days of the extension period'),
  'sentences[].sentenceType': `Choose the kind of sentence: ${caseSentenceTypes.join(', ')}.`,
  'sentences[].offenceKey': 'Enter the offence as text: a key from GET /api/v1/sentencing/offences.',
  'sentences[].regimeId': 'Enter the regime as text: an id from GET /api/v1/sentencing/regimes.',
  'sentences[].ageAtConviction': `Choose the age when convicted: ${ages.join(', ')}.`,
  'sentences[].offenceDate': realDate,
  'sentences[].consecutiveTo':
    'Enter the id of the sentence that this one follows, as text, or leave it out.',
  'sentences[].wholeLife': yesOrNo,
  'sentences[].onLicence': yesOrNo,
  'sentences[].remandCreditDays': whole('the days on remand', 0, bounds.creditDays),
  'sentences[].taggedBailCreditDays': whole('the days credited for tagged bail', 0, bounds.creditDays),
  'sentences[].fineAmount': 'Enter the sum in pounds as a number from 0.',
  'sentences[].civilDebt': yesOrNo,
  'sentences[].supervisionEndDate': realDate,
  addedDays: `Enter the added days as a whole number from 0 to ${bounds.creditDays}, or at most ${caseBounds.awards} awards as a list of { "days", "date" }.`,
  'addedDays[]': 'Send the award as { "days": 14, "date": "2026-11-20" }.',
  'addedDays[].days': whole('the days of the award', -bounds.creditDays, bounds.creditDays),
  'addedDays[].date': realDate,
  unlawfullyAtLarge: `Send at most ${caseBounds.atLarge} times at large as a list of { "fromDate", "toDate" }.`,
  'unlawfullyAtLarge[]': 'Send the time at large as { "fromDate": "2026-11-20", "toDate": "2026-11-25" }.',
  'unlawfullyAtLarge[].fromDate': realDate,
  'unlawfullyAtLarge[].toDate': realDate,
  recall:
    'Send the recall as a JSON object: { "type": "fixed_term_56", "returnToCustodyDate": "2026-11-20" }.',
  'recall.type': `Choose the kind of recall that the papers name: ${recallTypes.join(', ')}.`,
  'recall.sentenceIds': `Name at least one sentence. Send their ids as a list of at most ${caseBounds.sentences}: ["A", "B"].`,
  'recall.sentenceIds[]': `Enter an id of 1 to ${caseBounds.idLength} characters, as text.`,
  'recall.recallDate': realDate,
  'recall.returnToCustodyDate': realDate,
  'recall.unlawfullyAtLargeDays': whole('the days at large between recall and return', 0, bounds.creditDays),
  'recall.lastDayUnlawfullyAtLarge': realDate,
  'recall.addedDaysAfterReturn': whole('the days added since the return', 0, bounds.creditDays),
  'recall.unlawfullyAtLargeAfterReturnDays': whole(
    'the days at large since the return',
    0,
    bounds.creditDays,
  ),
  dateOfBirth: realDate,
  registeredSexOffender: yesOrNo,
  liableToRemoval: yesOrNo,
  statedReleaseDate: realDate,
  law: 'Choose in_force, before_act or after_act, or enter a date as YYYY-MM-DD.',
}
