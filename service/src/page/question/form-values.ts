import type { StatedLetter } from '@requisite/law'
import { creditFacts, statedLetters } from '@requisite/law/internal'
import type { Query } from '../../http/route.ts'

/** The fields of what the court said. */
const courtFields = [
  'kind',
  'otherKind',
  'activated',
  'extensionYears',
  'extensionMonths',
  'extensionUnknown',
  'extensionNone',
  'sentenceYears',
  'sentenceMonths',
  'sentenceWeeks',
  'sentenceDays',
  'startDate-day',
  'startDate-month',
  'startDate-year',
  'monthOnly',
  'runs',
  'consecutiveTo',
] as const

/** The fields about a recall. */
export const recallFields = [
  'recallType',
  'shortTerm',
  'returnToCustodyDate-day',
  'returnToCustodyDate-month',
  'returnToCustodyDate-year',
  'recallDate-day',
  'recallDate-month',
  'recallDate-year',
  'recallDateUnknown',
  'onTag',
  'addedSince',
  'addedDaysAfterReturn',
  'recallSentenceIds',
] as const

/** The facts of a recall that say which kind the law gives. */
export const recallKindFields = ['charge', 'seriousCharge', 'mappaLevel', 'terrorismOrState'] as const

/** What can happen more than once has a row of fields for each time. The first has the plain names, the others their number. */
export const formRows = ['', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const
export type FormRow = (typeof formRows)[number]

const dateParts = ['day', 'month', 'year'] as const
const dateFields = <const Name extends string>(name: Name) =>
  dateParts.map((part) => `${name}-${part}` as const)

/** The fields about days that were added in prison, and about times away from it. */
const addedFields = formRows.flatMap((row) => [`addedDays${row}`, ...dateFields(`awardDate${row}`)] as const)
const awayFields = formRows.flatMap((row) => [
  ...dateFields(`fromDate${row}`),
  ...dateFields(`toDate${row}`),
  `awayWhy${row}` as const,
])

/** The fields about times on remand, and about what else was served. Both belong to the person, as what has happened since does. A
 *  time is for the sentences that are ticked, with points between; "none" and "pending" are a charge that ended in none, or not yet. */
const remandRowFields = <const R extends FormRow>(row: R) =>
  [
    ...dateFields(`remandFrom${row}`),
    `remandUntil${row}`,
    ...dateFields(`remandTo${row}`),
    `remandFor${row}`,
  ] as const
const servedRowFields = <const R extends FormRow>(row: R) =>
  [
    ...dateFields(`servedFrom${row}`),
    ...dateFields(`servedTo${row}`),
    `servedWhy${row}`,
    `servedHow${row}`,
  ] as const
const remandFields = [...formRows.flatMap(remandRowFields), 'remandOver'] as const
const servedFields = formRows.flatMap(servedRowFields)

/** The fields about the time before a sentence. */
export const creditFields = ['creditNone', ...creditFacts, 'remandCreditMonths', 'creditUnknown'] as const

/** The fields about the releases from public protection. */
const licenceFields = [...dateFields('firstReleaseDate'), ...dateFields('lastReleaseDate')] as const

/** The fields of the dates of the prison's paper, by their letters. */
const statedFields = statedLetters.flatMap((letters) => dateFields(`stated-${letters}`))

/** The fields of the form. Those the API has too bear the API's names; its date is three boxes. */
export const formFieldNames = [
  ...courtFields,
  'offenceKey',
  'offenceTyped',
  'offenceUnknown',
  'saidExtended',
  'offenceDate',
  'terrorism',
  'creditTakenOffMinimum',
  'unpaid',
  'fineAmount',
  'partPaid',
  'beganBefore',
  'ageAtConviction',
  'childSentence',
  'onLicence',
  ...licenceFields,
  'licenceUnbroken',
  'notSuspended',
  ...creditFields,
  'another',
  'added',
  ...addedFields,
  'away',
  ...awayFields,
  ...remandFields,
  ...servedFields,
  'recalled',
  ...recallFields,
  ...recallKindFields,
  'dateOfBirth-day',
  'dateOfBirth-month',
  'dateOfBirth-year',
  'bornUnknown',
  'registeredSexOffender',
  'prisonSaid',
  'statedReleaseDate-day',
  'statedReleaseDate-month',
  'statedReleaseDate-year',
  ...statedFields,
  'regimeId',
  'copies',
  'copiesRun',
  'daysOnTag',
] as const
export type FieldName = (typeof formFieldNames)[number]

/** What was typed, kept as it was typed; an empty text where nothing was. */
export type FormValues = Readonly<Record<FieldName, string>>

/** More of a value is not read. */
export const longestKept = 200

/** The first value of a parameter, without the spaces around it. */
export function textAt(query: Query, name: string): string {
  const value = query[name]
  return ((Array.isArray(value) ? value[0] : value) ?? '').trim().slice(0, longestKept)
}

/** The dates of the form, each in three boxes. */
export type DateName =
  | 'startDate'
  | `awardDate${FormRow}`
  | `fromDate${FormRow}`
  | `toDate${FormRow}`
  | `remandFrom${FormRow}`
  | `remandTo${FormRow}`
  | `servedFrom${FormRow}`
  | `servedTo${FormRow}`
  | 'returnToCustodyDate'
  | 'recallDate'
  | 'statedReleaseDate'
  | `stated-${StatedLetter}`
  | 'dateOfBirth'
  | 'firstReleaseDate'
  | 'lastReleaseDate'

/** What stands in the three boxes of a date. */
export const boxesOf = (form: Partial<FormValues>, name: DateName) => ({
  day: form[`${name}-day`] ?? '',
  month: form[`${name}-month`] ?? '',
  year: form[`${name}-year`] ?? '',
})

/** Whether anything stands in them. */
export const isDateFilled = (form: FormValues, name: DateName): boolean =>
  Object.values(boxesOf(form, name)).some((text) => text !== '')

/** Whether anything was typed about days added, or about a time away, in a row. */
export const isAddedFilled = (form: FormValues, row: FormRow): boolean =>
  form[`addedDays${row}`] !== '' || isDateFilled(form, `awardDate${row}`)
export const isAwayFilled = (form: FormValues, row: FormRow): boolean =>
  isDateFilled(form, `fromDate${row}`) || isDateFilled(form, `toDate${row}`)
export const isRemandFilled = (form: FormValues, row: FormRow): boolean =>
  isDateFilled(form, `remandFrom${row}`) || isDateFilled(form, `remandTo${row}`)
export const isServedFilled = (form: FormValues, row: FormRow): boolean =>
  isDateFilled(form, `servedFrom${row}`) || isDateFilled(form, `servedTo${row}`)

/** How a recall came up: in its own way through the questions, or among what has happened since. */
export const isRecallTicked = ({ recalled }: FormValues): boolean => recalled !== ''

/** Whether the recall was from a tag. */
export const isFromTag = ({ recallType, onTag }: FormValues): boolean =>
  recallType === 'curfew' || onTag === 'yes'

/** The kinds of recall that share a choice of the form. */
export const shortTerms = ['fixed_term_28', 'fixed_term_14'] as const
