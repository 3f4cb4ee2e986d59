import { ageByBirth, type CreditName, creditFacts, parseDay } from '@requisite/law'
import type { Query } from '../../http/route.ts'
import { inNamesOfNow } from '../told/old-links.ts'
import type { ToldSentence } from '../told/told.ts'
import { isOtherKind } from './kinds-of-sentence.ts'

/** The fields of what the court said. */
export const courtFields = [
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
  'sameDay',
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

/** What can happen more than once has a row of fields for each time. The first has the plain names, the others their number. */
export const formRows = ['', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const
export type FormRow = (typeof formRows)[number]

const dateParts = ['day', 'month', 'year'] as const
const dateFields = <const Name extends string>(name: Name) =>
  dateParts.map((part) => `${name}-${part}` as const)

/** The fields about days that were added in prison, and about times away from it. */
export const addedFields = formRows.flatMap(
  (row) => [`addedDays${row}`, ...dateFields(`awardDate${row}`)] as const,
)
export const awayFields = formRows.flatMap((row) => [
  ...dateFields(`fromDate${row}`),
  ...dateFields(`toDate${row}`),
])

/** The fields about times on remand, and about what else was served. Both belong to the person, as what has happened since does. A
 *  time is for the sentences that are ticked, with points between; "none" and "pending" are a charge that ended in none, or not yet. */
export const remandRowFields = <const R extends FormRow>(row: R) =>
  [
    ...dateFields(`remandFrom${row}`),
    `remandUntil${row}`,
    ...dateFields(`remandTo${row}`),
    `remandFor${row}`,
  ] as const
const servedRowFields = <const R extends FormRow>(row: R) =>
  [...dateFields(`servedFrom${row}`), ...dateFields(`servedTo${row}`), `servedWhy${row}`] as const
export const remandFields = [...formRows.flatMap(remandRowFields), 'remandOver', 'remandMore'] as const
export const servedFields = [...formRows.flatMap(servedRowFields), 'servedMore'] as const

/** The box to tick over the days of a credit. */
export type CreditTick = 'creditRemand' | 'creditTag' | `credit-${CreditName}`
const ticks: Partial<Record<CreditName, CreditTick>> = {
  remandCreditDays: 'creditRemand',
  taggedBailCreditDays: 'creditTag',
}
export const creditTick = (name: CreditName): CreditTick => ticks[name] ?? `credit-${name}`

/** The fields about the time before a sentence. */
export const creditFields = [
  'creditNone',
  ...creditFacts.flatMap((name) => [creditTick(name), name] as const),
  'creditUnknown',
] as const

/** The fields of the form. Those the API has too bear the API's names; its date is three boxes. */
export const formFieldNames = [
  ...courtFields,
  'offenceKey',
  'offenceTyped',
  'offenceUnknown',
  'saidExtended',
  'extendedAsked',
  'offenceDate',
  'terrorism',
  'unpaid',
  'fineAmount',
  'partPaid',
  'beganBefore',
  'ageAtConviction',
  'childSentence',
  'onLicence',
  'notSuspended',
  ...creditFields,
  'another',
  'next',
  'added',
  ...addedFields,
  'away',
  ...awayFields,
  ...remandFields,
  ...servedFields,
  'recalled',
  ...recallFields,
  'dateOfBirth-day',
  'dateOfBirth-month',
  'dateOfBirth-year',
  'bornUnknown',
  'registeredSexOffender',
  'prisonSaid',
  'statedReleaseDate-day',
  'statedReleaseDate-month',
  'statedReleaseDate-year',
  'regimeId',
  'copies',
] as const
export type FieldName = (typeof formFieldNames)[number]

/** What was typed, kept as it was typed; an empty text where nothing was. */
export type FormValues = Readonly<Record<FieldName, string>>

const longestKept = 200

/** The first value of a parameter, without the spaces around it. */
export function textAt(query: Query, name: string): string {
  const value = query[name]
  return ((Array.isArray(value) ? value[0] : value) ?? '').trim().slice(0, longestKept)
}

/** Whether the three boxes of the date were sent: then this is the form, and not a link. */
const isForm = (query: Query): boolean => query['startDate-day'] !== undefined

/** Whether it is a link, which names the day of sentence or its month. */
const isLink = (query: Query): boolean => query.startDate !== undefined || query.startMonth !== undefined

/** Whether the query fills in any field of the form. */
export const isPrefilled = (query: Query): boolean =>
  isForm(query) || isLink(query) || Object.values(typed(inNamesOfNow(query))).some((text) => text !== '')

type Filled = Record<FieldName, string>

/** Boxes of one name that were ticked, with points between; as a link has them. */
function ticksAt(query: Query, name: string): string {
  const value = query[name]
  return Array.isArray(value) ? value.join('.').slice(0, longestKept) : textAt(query, name)
}

/** Sentences that were read in the words of the court and are still to come, each as a form, with bars between. */
const longestNext = 6_000
const nextAt = ({ next = '' }: Query): string =>
  (Array.isArray(next) ? (next[0] ?? '') : next).slice(0, longestNext)

const typed = (query: Query): Filled => ({
  ...(Object.fromEntries(formFieldNames.map((name) => [name, textAt(query, name)])) as Filled),
  next: nextAt(query),
  ...Object.fromEntries(tickedTogether.map((name) => [name, ticksAt(query, name)])),
})

/** The boxes to tick that share a name. */
const tickedTogether = ['recallSentenceIds', ...formRows.map((row) => `remandFor${row}` as const)] as const

/** What was typed in the form, or what a link with the API's names would have typed there. */
export function formValuesOf(given: Query): FormValues {
  const query = inNamesOfNow(given)
  const form = typed(query)
  if (isForm(query)) return form
  if (!isLink(query)) return { ...form, ...since(form, query) }
  return {
    ...form,
    ...since(form, query),
    ...kindOf(textAt(query, 'sentenceType'), ageOf(query)),
    ...(textAt(query, 'wholeLife') === 'true' && textAt(query, 'sentenceType') === 'life'
      ? { kind: 'other', otherKind: 'whole_life' }
      : {}),
    ...(textAt(query, 'activated') === 'yes' && textAt(query, 'sentenceType') === 'sds'
      ? { kind: 'suspended', activated: 'yes' }
      : {}),
    ...startBoxesOf({ startDate: textAt(query, 'startDate'), startMonth: textAt(query, 'startMonth') }),
    ...unsaid(form, query),
  }
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
  | 'dateOfBirth'

/** What stands in the three boxes of a date. */
export const boxesOf = (form: FormValues, name: DateName) => ({
  day: form[`${name}-day`],
  month: form[`${name}-month`],
  year: form[`${name}-year`],
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
export const isRecallWay = ({ recalled }: FormValues): boolean => recalled === 'way'

/** Whether the recall was from a tag. */
export const isFromTag = ({ recallType, onTag }: FormValues): boolean =>
  recallType === 'curfew' || onTag === 'yes'

/** A date of a link in three boxes. One that is none goes into the first, so that it is seen and put right. */
function dateBoxesOf(name: DateName, text: string): Partial<FormValues> {
  const [, year, month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []
  const parts = year === undefined ? [text, '', ''] : [day.replace(/^0/, ''), month.replace(/^0/, ''), year]
  return { [`${name}-day`]: parts[0], [`${name}-month`]: parts[1], [`${name}-year`]: parts[2] }
}

/** The day of sentence, or the month where that alone is known, in the same boxes. */
export function startBoxesOf({
  startDate,
  startMonth,
}: Pick<ToldSentence, 'startDate' | 'startMonth'>): Partial<FormValues> {
  const [, year, month = ''] = /^(\d{4})-(\d{2})$/.exec(startMonth ?? '') ?? []
  if (year === undefined) return dateBoxesOf('startDate', startDate || (startMonth ?? ''))
  return {
    ...{ 'startDate-day': '', 'startDate-month': month.replace(/^0/, ''), 'startDate-year': year },
    monthOnly: 'yes',
  }
}

/** The age that a link names. */
const ageOf = (query: Query): string => {
  const age = textAt(query, 'ageAtConviction')
  if (age !== '') return age
  return textAt(query, 'sentenceType') === 'section_250' || isUnder18On(query) ? 'child' : 'adult'
}

/** Under 18 on the day of sentence, by the date of birth that the link names. */
function isUnder18On(query: Query): boolean {
  const [born, start] = [parseDay(textAt(query, 'dateOfBirth')), parseDay(textAt(query, 'startDate'))]
  return born !== null && start !== null && ageByBirth(born, start, null) === 'child'
}

/** The kind that a link names, as the form has it. Section 250 is asked with the age. */
function kindOf(sentenceType: string, age: string): Partial<FormValues> {
  switch (sentenceType) {
    case '':
    case 'unknown':
      return { kind: 'unsure' }
    case 'section_250':
      return { kind: age === 'child' ? 'sds' : 'section_250' }
    case 'sds':
    case 'eds':
    case 'life':
      return { kind: sentenceType }
    default:
      return isOtherKind(sentenceType) ? { kind: 'other', otherKind: sentenceType } : { kind: sentenceType }
  }
}

/** What a link leaves out means what the API means by it. */
function unsaid(form: FormValues, query: Query): Partial<FormValues> {
  const sentenceType = textAt(query, 'sentenceType')
  const isUnknown = form.remandCreditDays === 'unknown'
  const credits = isUnknown ? { ...form, remandCreditDays: '' } : form
  const ticked = (is: boolean): string => (is ? 'yes' : '')
  const isDated = query.remand !== undefined
  const isCredited = isDated || creditFacts.some((name) => /[^0]/.test(credits[name]))
  const smaller = `${form.sentenceMonths}${form.sentenceWeeks}${form.sentenceDays}`
  return {
    // The API asks for the years always; the court that said "6 months" did not name any.
    sentenceYears: form.sentenceYears === '0' && smaller !== '' ? '' : form.sentenceYears,
    ageAtConviction: ageOf(query),
    childSentence:
      sentenceType === 'section_250'
        ? sentenceType
        : ['', 'unknown'].includes(sentenceType)
          ? 'unsure'
          : 'named',
    offenceUnknown: ticked(form.offenceKey === ''),
    // An extended sentence has an extension: none is one that was not given.
    extensionUnknown: ticked(!/[^0]/.test(form.extensionYears + form.extensionMonths)),
    extensionNone: ticked(form.extensionYears === '0' && !/[^0]/.test(form.extensionMonths)),
    remandCreditDays: credits.remandCreditDays,
    creditUnknown: ticked(!isCredited && isUnknown),
    creditNone: ticked(!isCredited && !isUnknown),
    ...Object.fromEntries(
      creditFacts.map((name) => [
        creditTick(name),
        ticked(/[^0]/.test(credits[name]) || (isDated && name === 'remandCreditDays')),
      ]),
    ),
    partPaid: form.partPaid || 'no',
    beganBefore: 'yes',
    // A debt that is not a crime is named by the API, the others are not.
    unpaid: textAt(query, 'civilDebt') === 'true' ? 'civil' : form.unpaid,
    runs:
      textAt(query, 'howItRuns') === 'unknown'
        ? 'unsure'
        : form.consecutiveTo === ''
          ? 'concurrent'
          : 'consecutive',
    another: textAt(query, 'otherSentences') === 'unknown' ? 'unknown' : 'no',
  }
}

/** What has happened since, which a link of several sentences has too. */
function since(form: FormValues, query: Query): Partial<FormValues> {
  const isAdded = /[^0.]/.test(form.addedDays)
  return {
    ...(isAdded ? { added: 'yes', ...addedOf(query) } : {}),
    ...(textAt(query, 'fromDate') === '' ? {} : { away: 'yes', ...awayOf(query) }),
    ...remandBoxesOf(partsAt(query, 'remand').map(([from = '', to = '', of = '']) => ({ from, to, of }))),
    ...servedOf(query),
    ...recallOf(query, isAdded),
    ...(textAt(query, 'otherSentences') === 'unknown' ? { another: 'unknown' } : {}),
    ...(textAt(query, 'dateOfBirth') === '' ? {} : dateBoxesOf('dateOfBirth', textAt(query, 'dateOfBirth'))),
    ...(textAt(query, 'statedReleaseDate') === ''
      ? {}
      : { prisonSaid: 'yes', ...dateBoxesOf('statedReleaseDate', textAt(query, 'statedReleaseDate')) }),
  }
}

/** A link has the same of each time in one value, with points between. */
const timesIn = (query: Query, name: string): readonly string[] =>
  textAt(query, name).split('.').slice(0, formRows.length)

function addedOf(query: Query): Partial<FormValues> {
  const days = timesIn(query, 'awardDate')
  return Object.assign(
    {},
    ...timesIn(query, 'addedDays').map((added, i) => {
      const row = formRows[i] as FormRow
      return { [`addedDays${row}`]: added, ...dateBoxesOf(`awardDate${row}`, days[i] ?? '') }
    }),
  )
}

function awayOf(query: Query): Partial<FormValues> {
  const last = timesIn(query, 'toDate')
  return Object.assign(
    {},
    ...timesIn(query, 'fromDate').map((first, i) => {
      const row = formRows[i] as FormRow
      return { ...dateBoxesOf(`fromDate${row}`, first), ...dateBoxesOf(`toDate${row}`, last[i] ?? '') }
    }),
  )
}

/** What a link has once for each time, each in its parts. */
const partsAt = (query: Query, name: string): readonly (readonly string[])[] =>
  [query[name] ?? []].flat().map((text) => text.slice(0, longestKept).split('.'))

/** A time on remand as a link has it: without a last day it ran until the sentence. */
interface RemandInLink {
  readonly from: string
  readonly to: string
  readonly of?: string
}

/** Times on remand, as the form has them. One more than it has rows for is not left out in silence. */
const remandBoxesOf = (times: readonly RemandInLink[]): Partial<FormValues> =>
  Object.assign(
    times.length > formRows.length ? { remandOver: 'yes' } : {},
    ...times.slice(0, formRows.length).map(({ from, to, of = '' }, i) => {
      const row = formRows[i] as FormRow
      return {
        ...dateBoxesOf(`remandFrom${row}`, from),
        ...dateBoxesOf(`remandTo${row}`, to),
        [`remandUntil${row}`]: to === '' ? 'sentence' : 'date',
        // A plus that was not written as it is in an address is read as a space.
        [`remandFor${row}`]: of.replace(/[+ ]/g, '.'),
      }
    }),
  )

const servedOf = (query: Query): Partial<FormValues> => {
  const times = partsAt(query, 'otherCustody')
  return Object.assign(
    times.length > formRows.length ? { remandOver: 'yes' } : {},
    ...times.slice(0, formRows.length).map(([from = '', to = '', why = ''], i) => {
      const row = formRows[i] as FormRow
      return {
        ...dateBoxesOf(`servedFrom${row}`, from),
        ...dateBoxesOf(`servedTo${row}`, to),
        [`servedWhy${row}`]: why,
      }
    }),
  )
}

/** The kinds of recall that share a choice of the form. */
export const shortTerms = ['fixed_term_28', 'fixed_term_14'] as const

/** A recall of a link, as the form has it. Where more has happened, it is one thing among others. */
function recallOf(query: Query, isAmongOthers: boolean): Partial<FormValues> {
  const type = textAt(query, 'recallType')
  if (type === '') return {}
  const isShort = shortTerms.some((short) => short === type)
  const recallDate = textAt(query, 'recallDate')
  return {
    recalled: isAmongOthers ? 'yes' : 'way',
    recallType: isShort ? 'short' : type,
    shortTerm: isShort ? type : '',
    ...dateBoxesOf('returnToCustodyDate', textAt(query, 'returnToCustodyDate')),
    ...dateBoxesOf('recallDate', recallDate),
    recallDateUnknown: recallDate === '' ? 'yes' : '',
    onTag: textAt(query, 'onTag') === 'yes' ? 'yes' : 'no',
    addedSince: textAt(query, 'addedDaysAfterReturn') === '' ? '' : 'yes',
  }
}
