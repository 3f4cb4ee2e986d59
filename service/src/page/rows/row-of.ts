import {
  type CreditName,
  creditFacts,
  type personFacts,
  type recallFacts,
  type sentenceFacts,
} from '@requisite/law/internal'

/** The rows that ask a fact; of a sentence, with its number behind them. */
type Row =
  | ('sentence' | 'day' | 'offence' | 'offenceDate' | 'terrorism' | 'onLicence' | 'suspended' | 'remand')
  | ('minimum' | 'unpaid' | 'age' | 'others' | 'recall' | 'recallDay' | 'since' | 'prison' | 'born')
  | ('charge' | 'seriousCharge' | 'mappaLevel' | 'terrorismOrState' | 'registeredSexOffender')
type Of<Facts> = Readonly<Record<keyof Facts, Row | 'shown only'>>

/** Which row of the page asks a fact. One that is shown only is told by a link or in words, and said in a row beside the others: a fact
 *  without a place here does not compile. */
const rowOfFact = {
  sentence: {
    ...(Object.fromEntries(creditFacts.map((name) => [name, 'remand'])) as Record<CreditName, 'remand'>),
    remandCreditMonths: 'remand',
    creditTakenOffMinimum: 'minimum',
    ...{ id: 'sentence', sentenceType: 'sentence', regimeId: 'sentence', wholeLife: 'sentence' },
    ...{ consecutiveTo: 'sentence', howItRuns: 'sentence' },
    ...{ sentenceYears: 'sentence', sentenceMonths: 'sentence', sentenceWeeks: 'sentence' },
    ...{ sentenceDays: 'sentence', extensionYears: 'sentence', extensionMonths: 'sentence' },
    ...{ extensionWeeks: 'sentence', extensionDays: 'sentence', startDate: 'day', startMonth: 'day' },
    ...{ offenceKey: 'offence', offenceDate: 'offenceDate', terrorism: 'terrorism' },
    ...{ ageAtConviction: 'age', notSuspended: 'suspended', civilDebt: 'unpaid', fineAmount: 'unpaid' },
    ...{ onLicence: 'onLicence', firstReleaseDate: 'onLicence', lastReleaseDate: 'onLicence' },
    ...{ licenceUnbroken: 'shown only', supervisionEndDate: 'shown only' },
  },
  person: {
    ...{ dateOfBirth: 'born', registeredSexOffender: 'registeredSexOffender', otherSentences: 'others' },
    ...{ statedReleaseDate: 'prison', statedDates: 'prison' },
    ...{ law: 'shown only', liableToRemoval: 'shown only', reference: 'shown only' },
  },
  recall: {
    ...{ type: 'recall', sentenceIds: 'recall', returnToCustodyDate: 'recall', recallDate: 'recall' },
    ...{ charge: 'charge', seriousCharge: 'seriousCharge', mappaLevel: 'mappaLevel' },
    ...{ terrorismOrState: 'terrorismOrState', addedDaysAfterReturn: 'since' },
    ...{ unlawfullyAtLargeDays: 'shown only', lastDayUnlawfullyAtLarge: 'shown only' },
    unlawfullyAtLargeAfterReturnDays: 'shown only',
  },
} as const satisfies {
  readonly sentence: Of<typeof sentenceFacts>
  readonly person: Of<typeof personFacts>
  readonly recall: Of<typeof recallFacts>
}

/** Whether a fact has no row of its own. */
export const isShownOnly = (of: keyof typeof rowOfFact, fact: string): boolean =>
  ((rowOfFact[of] as Readonly<Record<string, string>>)[fact] ?? 'shown only') === 'shown only'
