/** What the description and the documents show: each call with a request, and the place in its answer that people look at first. */

export const exampleRequest = {
  startDate: '2026-11-16',
  sentenceYears: 3,
  remandCreditDays: 40,
  offenceKey: 'robbery',
  postCommencement: true,
}

export const exampleItems = [exampleRequest, { startDate: '2026-11-16', sentenceYears: 0 }]

/** Two sentences, one after the other. */
export const exampleCase = {
  sentences: [
    { id: 'A', startDate: '2026-11-16', sentenceYears: 2, offenceKey: 'theft', remandCreditDays: 40 },
    {
      id: 'B',
      startDate: '2026-11-16',
      sentenceMonths: 18,
      offenceKey: 'burglary_dwelling',
      consecutiveTo: 'A',
    },
  ],
}

/** Cases of each kind, the first of them with its answer in the description. */
export const exampleCases: Readonly<Record<string, { readonly summary: string; readonly body: object }>> = {
  several: { summary: 'Two sentences, one after the other', body: exampleCase },
  recall: {
    summary: 'Back in prison after a fixed-term recall',
    body: {
      sentences: [{ startDate: '2025-01-06', sentenceYears: 3, offenceKey: 'theft' }],
      recall: { type: 'fixed_term_56', recallDate: '2026-11-02', returnToCustodyDate: '2026-11-06' },
    },
  },
  recallBeside: {
    summary: 'Recalled from the first sentence, and a new one passed since',
    body: {
      sentences: [
        { id: 'A', startDate: '2025-01-10', sentenceYears: 4, offenceKey: 'fraud_by_false_representation' },
        { id: 'B', startDate: '2026-11-20', sentenceMonths: 9, offenceKey: 'theft' },
      ],
      recall: {
        type: 'fixed_term_56',
        sentenceIds: ['A'],
        recallDate: '2026-11-02',
        returnToCustodyDate: '2026-11-02',
      },
    },
  },
  remand: {
    summary: 'Days on remand by their dates, one sentence served in between',
    body: {
      sentences: [
        { id: 'A', startDate: '2026-12-01', sentenceMonths: 9, offenceKey: 'theft' },
        { id: 'B', startDate: '2027-05-10', sentenceYears: 2, offenceKey: 'theft' },
      ],
      remand: [
        { fromDate: '2026-11-10', toDate: '2026-11-30', sentenceIds: ['A'] },
        { fromDate: '2026-10-05', toDate: '2027-05-09', sentenceIds: ['B'] },
      ],
    },
  },
  stated: {
    summary: 'A date that the prison gave',
    body: {
      sentences: [{ startDate: '2025-06-16', sentenceYears: 5, offenceKey: 'theft', remandCreditDays: 35 }],
      statedReleaseDate: '2027-05-12',
    },
  },
  extended: {
    summary: 'An extended sentence: the Parole Board decides from two-thirds',
    body: {
      sentences: [
        {
          startDate: '2026-11-16',
          sentenceType: 'eds',
          sentenceYears: 6,
          extensionYears: 3,
          offenceKey: 'rape',
        },
      ],
    },
  },
}

/** A case that is refused: the first sentence was over when the second was passed. */
export const releasedBefore = {
  sentences: [
    { id: 'A', startDate: '2026-10-05', sentenceMonths: 6 },
    { id: 'B', startDate: '2027-02-01', sentenceYears: 1, consecutiveTo: 'A' },
  ],
}

/** What 5, 6 and 7 years would mean, after a trial and with one-third off. */
export const exampleWhatIf = {
  lengths: { from: { years: 5 }, to: { years: 7 }, step: { years: 1 } },
  pleaReductions: ['0', '1/3'],
  offenceKey: 'wounding_with_intent',
  remandedSince: '2026-03-20',
  sentenceDate: '2026-11-16',
}

/** A call that is shown: GET where it has no body. */
export interface ExampleCall {
  /** After /api/v1/sentencing, unless it lies outside. */
  readonly path: string
  readonly isOutside?: true
  readonly body?: object
  /** Where in the answer the value is that the samples print. */
  readonly shows: readonly (string | number)[]
}

/** Every call of the API by its operation. */
export const exampleCalls: Readonly<Record<string, ExampleCall>> = {
  releaseDates: { path: '/release-dates', body: exampleCase, shows: ['data', 'releaseDate'] },
  releaseDatesBatch: {
    path: '/release-dates/batch',
    body: {
      items: [
        { sentences: [{ startDate: '2026-11-16', sentenceYears: 3 }] },
        { sentences: [{ startDate: '2026-11-16', sentenceWeeks: 12 }] },
      ],
    },
    shows: ['data', 0, 'data', 'releaseDate'],
  },
  calculate: { path: '/calculate', body: exampleRequest, shows: ['data', 'releaseDate'] },
  calculateBatch: {
    path: '/calculate/batch',
    body: {
      items: [
        { startDate: '2026-11-16', sentenceYears: 3, postCommencement: true },
        { startDate: '2026-11-16', sentenceYears: 0, sentenceMonths: 9 },
      ],
    },
    shows: ['data', 0, 'data', 'releaseDate'],
  },
  whatIf: {
    path: '/what-if',
    body: exampleWhatIf,
    shows: ['data', 'rows', 0, 'releaseDate'],
  },
  listRegimes: { path: '/regimes', shows: ['data', 0, 'regimeId'] },
  listOffences: { path: '/offences?q=section%2018', shows: ['data', 0, 'key'] },
  getOffence: { path: '/offences/robbery', shows: ['data', 'title'] },
  listLawChanges: { path: '/law-changes?since=2026.11.33', shows: ['data', 'lawVersion'] },
  getVersion: { path: '/version', isOutside: true, shows: ['lawVersion'] },
}

/** What each operation is, in a line. */
export const operationTitles: Readonly<Record<string, string>> = {
  releaseDates: 'A whole case, by the law in force',
  releaseDatesBatch: 'Many cases, each by the law in force',
  calculate: 'One sentence, at the release point you name',
  calculateBatch: 'Many sentences, each at the release point it names',
  whatIf: 'Before the sentence: what lengths would mean, by the law in force',
  listRegimes: 'List the sentencing regimes',
  listOffences: 'Search the offence library',
  getOffence: 'One offence',
  listLawChanges: 'What moved dates since a version of the law',
  getVersion: 'Which program, law and API answer here',
}
