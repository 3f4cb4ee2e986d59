import type { Reading } from '../../court-words/reading.ts'

/** The fields of the form that a row fills in: another answer to it takes them all back. */
const owned: Readonly<Record<string, RegExp>> = {
  sentence:
    /^(?:kind|otherKind|activated|sentence(?:Years|Months|Weeks|Days)|extension\w+|runs|consecutiveTo|copies|copiesRun)$/,
  day: /^(?:startDate-\w+|monthOnly)$/,
  offence: /^offence(?:Key|Typed|Unknown)$/,
  extended: /^(?:saidExtended|extension\w+)$/,
  suspended: /^notSuspended$/,
  remand: /^(?:credit(?!TakenOff)|remand|taggedBail|daysOnTag|police)/,
  minimum: /^creditTakenOffMinimum$/,
  age: /^(?:ageAtConviction|childSentence)$/,
  others: /^another$/,
  recall: /^(?:recall|shortTerm|returnToCustodyDate)/,
  exceptions: /^(?:charge|seriousCharge|mappaLevel|terrorismOrState)$/,
  recallDay: /^(?:returnToCustodyDate|recallDate)/,
  tag: /^onTag$/,
  year: /^(?:returnToCustodyDate|recallDate)/,
  since: /^(?:added|awardDate|away|fromDate|toDate|served)/,
  prison: /^(?:prisonSaid|stated)/,
  onLicence: /^(?:onLicence|firstReleaseDate|lastReleaseDate)/,
  born: /^(?:dateOfBirth|bornUnknown)/,
}

/** Whether a row fills in a field; one without fields of its own has that of its name. */
export const isOwnedBy = (row: string, field: string): boolean => owned[row]?.test(field) ?? field === row

/** What in the words a row is told by. */
const toldBy: Readonly<Record<string, RegExp>> = {
  sentence: /^(?:length|kind|minimum|extension|suspended_for|counts|runs)$/,
  day: /^date$/,
  offence: /^offence$/,
  remand: /^(?:remand|tag|remand_days|remand_unit|tag_days)$/,
  age: /^(?:age|born)$/,
  recall: /^recall(?:_date)?$/,
  prison: /^stated$/,
}

/** The name of a row, and the number of its sentence where it has one: "offence-2". */
export function nameAndNumber(row: string): readonly [name: string, number: string | undefined] {
  const [, name = row, number] = /^(.*?)(?:-(\d+))?$/.exec(row) ?? []
  return [name, number]
}

/** The words by which a row is told, as they were typed; an empty text where there are none. */
export function wordsOf(row: string, reading: Reading): string {
  const [name, number] = nameAndNumber(row)
  const told = toldBy[name]
  if (told === undefined) return ''
  return reading.pieces
    .filter(
      ({ is, what, sentence }) =>
        is !== 'aside' &&
        told.test(what) &&
        (number === undefined || sentence === null || sentence + 1 === Number(number)),
    )
    .map(({ from, to }) => reading.text.slice(from, to))
    .join(' … ')
}

/** The row that words lead to. */
export function rowOfWords(what: string, sentence: number | null): string | null {
  const name = Object.keys(toldBy).find((row) => toldBy[row]?.test(what))
  if (name === undefined) return null
  return name === 'sentence' || name === 'offence' ? `${name}-${(sentence ?? 0) + 1}` : name
}
