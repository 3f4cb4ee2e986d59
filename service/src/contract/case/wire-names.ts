import type { AskedCaseSentence, AskedLength } from '@requisite/law'
import type { CaseSentenceRequest } from './request.ts'

/** The fields of a sentence, by the law's names: what each is called on the wire. Whatever reads a table or names the place of a
 *  mistake takes the names from here, and a field that is missing does not compile. */
export const sentenceNames = {
  id: 'id',
  start: 'startDate',
  years: 'sentenceYears',
  months: 'sentenceMonths',
  weeks: 'sentenceWeeks',
  days: 'sentenceDays',
  sentenceType: 'sentenceType',
  offence: 'offenceKey',
  regimeId: 'regimeId',
  age: 'ageAtConviction',
  offenceDate: 'offenceDate',
  consecutiveTo: 'consecutiveTo',
  remandCredit: 'remandCreditDays',
  taggedBailCredit: 'taggedBailCreditDays',
  fineAmount: 'fineAmount',
  civilDebt: 'civilDebt',
  wholeLife: 'wholeLife',
  onLicence: 'onLicence',
  supervisionEnd: 'supervisionEndDate',
} as const satisfies Readonly<
  Record<Exclude<keyof AskedCaseSentence, 'extension'>, keyof CaseSentenceRequest>
>

/** The same for the units of its extension period. */
export const extensionNames = {
  years: 'extensionYears',
  months: 'extensionMonths',
  weeks: 'extensionWeeks',
  days: 'extensionDays',
} as const satisfies Readonly<Record<keyof AskedLength, keyof CaseSentenceRequest>>

/** A table of names read the other way: from the wire to the law. */
export const byWireName = <Law extends string>(
  names: Readonly<Record<Law, keyof CaseSentenceRequest>>,
): Readonly<Partial<Record<keyof CaseSentenceRequest, Law>>> =>
  Object.fromEntries(Object.entries(names).map(([law, wire]) => [wire, law]))
