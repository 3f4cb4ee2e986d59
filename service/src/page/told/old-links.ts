import { creditFacts } from '@requisite/law/internal'
import type { Query } from '../../http/route.ts'

/** The names that links and forms had before they were those of the API; a date has three boxes, and what can happen more than once
 *  a number behind it. */
const names: Readonly<Record<string, string>> = {
  prisonDate: 'statedReleaseDate',
  returnDate: 'returnToCustodyDate',
  recallFor: 'recallSentenceIds',
  onRegister: 'registeredSexOffender',
  addedSinceDays: 'addedDaysAfterReturn',
  addedOn: 'awardDate',
  awayFrom: 'fromDate',
  awayTo: 'toDate',
  ageAtSentence: 'ageAtConviction',
}

/** The values that are others now, by the names of now. */
const values: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  registeredSexOffender: { yes: 'true', no: 'false' },
  terrorism: { yes: 'true', no: 'false' },
  recallType: { unsure: 'unknown' },
}

/** What a person could not say stood in one value, with points between. */
const notKnown: Readonly<Record<string, string>> = {
  runs: 'howItRuns',
  credit: 'remandCreditDays',
  others: 'otherSentences',
}

const firstOf = (value: Query[string]): string => (Array.isArray(value) ? value[0] : value) ?? ''

const nameNow = (name: string): string => {
  const [, stem = name, rest = ''] = /^([A-Za-z]+)(\d*(?:-\w+)?)$/.exec(name) ?? []
  return `${Object.hasOwn(names, stem) ? names[stem] : stem}${rest}`
}

const valueNow = (name: string, value: Query[string]): Query[string] =>
  (Object.hasOwn(values, name) ? values[name]?.[firstOf(value)] : undefined) ?? value

/** Days that were entered since are days that are known. */
const isCredited = (query: Query): boolean => creditFacts.some((name) => /[1-9]/.test(firstOf(query[name])))

/** A link of old, or a form, in the names of now. Of several sentences only what belongs to the case is taken out here: each is read
 *  by itself. */
export function inNamesOfNow(query: Query): Query {
  const now: Record<string, Query[string]> = {}
  for (const [name, value] of Object.entries(query)) {
    const is = nameNow(name)
    if (firstOf(now[is]) === '' || (is === name && firstOf(value) !== '')) now[is] = valueNow(is, value)
  }
  const unsure = firstOf(query.unsure).split('.')
  for (const [about, fact] of Object.entries(notKnown))
    if (unsure.includes(about) && !(about === 'credit' && isCredited(query))) now[fact] = 'unknown'
  const sentences = [query.sentence ?? []].flat()
  if (sentences.some((text) => /(?:^|&)unsure=[\w.]*others/.test(text))) now.otherSentences = 'unknown'
  return now
}
