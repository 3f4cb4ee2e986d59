import { parseDay } from '@requisite/law'
import { ageByBirth, creditFacts, statedLetters } from '@requisite/law/internal'
import type { Query } from '../../http/route.ts'
import { inNamesOfNow } from '../told/old-links.ts'
import type { ToldSentence } from '../told/told.ts'
import {
  type DateName,
  type FieldName,
  type FormRow,
  type FormValues,
  formFieldNames,
  formRows,
  longestKept,
  shortTerms,
  textAt,
} from './form-values.ts'
import { isOtherKind } from './kinds-of-sentence.ts'

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

const typed = (query: Query): Filled => ({
  ...(Object.fromEntries(formFieldNames.map((name) => [name, textAt(query, name)])) as Filled),
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
    ...kindOf(query),
    ...startBoxesOf({ startDate: textAt(query, 'startDate'), startMonth: textAt(query, 'startMonth') }),
    ...dateBoxesOf('firstReleaseDate', textAt(query, 'firstReleaseDate')),
    ...dateBoxesOf('lastReleaseDate', textAt(query, 'lastReleaseDate')),
    ...unsaid(form, query),
  }
}

/** A date of a link in three boxes. One that is none goes into the first, so that it is seen and put right. */
function dateBoxesOf(name: DateName, text: string): Partial<FormValues> {
  const [, year, month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []
  const parts = year === undefined ? [text, '', ''] : [day.replace(/^0/, ''), month.replace(/^0/, ''), year]
  return { [`${name}-day`]: parts[0], [`${name}-month`]: parts[1], [`${name}-year`]: parts[2] }
}

/** The day of sentence, or the month where that alone is known, in the same boxes. */
function startBoxesOf({
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
function kindOf(query: Query): Partial<FormValues> {
  const kind = textAt(query, 'sentenceType')
  if (kind === '' || kind === 'unknown') return { kind: 'unsure' }
  if (kind === 'section_250' && ageOf(query) === 'child') return { kind: 'sds' }
  if (kind === 'life' && textAt(query, 'wholeLife') === 'true')
    return { kind: 'other', otherKind: 'whole_life' }
  if (kind === 'sds' && textAt(query, 'activated') === 'yes') return { kind: 'suspended', activated: 'yes' }
  return isOtherKind(kind) ? { kind: 'other', otherKind: kind } : { kind }
}

/** What a link leaves out means what the API means by it. */
function unsaid(form: FormValues, query: Query): Partial<FormValues> {
  const sentenceType = textAt(query, 'sentenceType')
  const isUnknown = form.remandCreditDays === 'unknown'
  const credits = isUnknown ? { ...form, remandCreditDays: '' } : form
  const ticked = (is: boolean): string => (is ? 'yes' : '')
  const isDated = query.remand !== undefined
  const isCredited =
    isDated || form.remandCreditMonths !== '' || creditFacts.some((name) => /[^0]/.test(credits[name]))
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
    ...beforeOf(query),
    ...recallOf(query, isAdded),
    ...(textAt(query, 'otherSentences') === 'unknown' ? { another: 'unknown' } : {}),
    ...(textAt(query, 'dateOfBirth') === '' ? {} : dateBoxesOf('dateOfBirth', textAt(query, 'dateOfBirth'))),
    ...statedOf(query),
  }
}

/** The dates that the prison gave, as a link has them: "CRD=2027-11-16 SLED=2029-11-15". What is none of its letters, or no day, goes
 *  into the box of the release date, so that it is seen and put right. */
function statedOf(query: Query): Partial<FormValues> {
  const given = [query.statedDates ?? []].flat().flatMap((text) => text.split(/[;,\s]+/))
  const boxes: Partial<FormValues>[] = []
  const release = [textAt(query, 'statedReleaseDate')]
  for (const text of new Set(given)) {
    const [name, day = ''] = text.split('=')
    const letters = statedLetters.find((known) => known === name)
    if (letters === undefined || parseDay(day) === null) release.push(text)
    else boxes.push(dateBoxesOf(`stated-${letters}`, day))
  }
  const said = release
    .filter((text) => text !== '')
    .join(' ')
    .slice(0, longestKept)
  return Object.assign(
    {},
    ...boxes,
    said === '' ? {} : { prisonSaid: 'yes', ...dateBoxesOf('statedReleaseDate', said) },
  )
}

/** What a link tells of each time, in a row of the form. */
const inRows = (
  times: readonly (readonly string[])[],
  boxes: (row: FormRow, time: readonly string[]) => Partial<FormValues>,
): Partial<FormValues> =>
  Object.assign({}, ...formRows.slice(0, times.length).map((row, i) => boxes(row, times[i] ?? [])))

/** A link has the same of each time in one value, with points between: the values of some names, side by side. */
function timesIn(query: Query, name: string, ...beside: readonly string[]): readonly (readonly string[])[] {
  const others = beside.map((other) => textAt(query, other).split('.'))
  return textAt(query, name)
    .split('.')
    .map((text, i) => [text, ...others.map((values) => values[i] ?? '')])
}

const addedOf = (query: Query): Partial<FormValues> =>
  inRows(timesIn(query, 'addedDays', 'awardDate'), (row, [added = '', date = '']) => ({
    [`addedDays${row}`]: added,
    ...dateBoxesOf(`awardDate${row}`, date),
  }))

const awayOf = (query: Query): Partial<FormValues> =>
  inRows(timesIn(query, 'fromDate', 'toDate', 'awayWhy'), (row, [from = '', to = '', why = '']) => ({
    ...dateBoxesOf(`fromDate${row}`, from),
    ...dateBoxesOf(`toDate${row}`, to),
    [`awayWhy${row}`]: why,
  }))

/** What a link has once for each time, each in its parts. */
const partsAt = (query: Query, name: string): readonly (readonly string[])[] =>
  [query[name] ?? []].flat().map((text) => text.slice(0, longestKept).split('.'))

/** Times on remand, and what else was served, as the form has them. One more than it has rows for is not left out in silence. A time
 *  on remand without a last day ran until the sentence. */
function beforeOf(query: Query): Partial<FormValues> {
  const [remand, served] = [partsAt(query, 'remand'), partsAt(query, 'otherCustody')]
  return {
    ...(Math.max(remand.length, served.length) > formRows.length && { remandOver: 'yes' }),
    ...inRows(remand, (row, [from = '', to = '', of = '']) => ({
      ...dateBoxesOf(`remandFrom${row}`, from),
      ...dateBoxesOf(`remandTo${row}`, to),
      [`remandUntil${row}`]: to === '' ? 'sentence' : 'date',
      // A plus that was not written as it is in an address is read as a space.
      [`remandFor${row}`]: of.replace(/[+ ]/g, '.'),
    })),
    ...inRows(served, (row, [from = '', to = '', why = '', how = '']) => ({
      ...dateBoxesOf(`servedFrom${row}`, from),
      ...dateBoxesOf(`servedTo${row}`, to),
      [`servedWhy${row}`]: why,
      [`servedHow${row}`]: how,
    })),
  }
}

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
