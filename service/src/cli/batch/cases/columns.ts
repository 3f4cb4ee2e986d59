/** The columns that stand after those of the person, in this order. */
export const caseColumns = [
  'sentences',
  'releaseDate',
  'releaseType',
  'releaseBasis',
  'paroleEligibilityDate',
  'sentenceEndDate',
  'sentenceEndType',
  'licenceEndDate',
  'latestDayOfLeaving',
  'usualDayOfLeaving',
  'releaseDecidedBy',
  'endDecidedBy',
  'alternatives',
  'warnings',
] as const

/** What `--compare` adds: the dates at the points before and after the Act, and as the change is staged. */
export const caseCompareColumns = [
  'releaseDateBefore',
  'releaseDateAfter',
  'differenceDays',
  'stagedReleaseDate',
  'stagedDifferenceDays',
  'stage',
] as const
