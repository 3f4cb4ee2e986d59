import type { WhatIfRowData } from '../contract/what-if/data.ts'

const monthsOf = (length: { years: number; months: number } | null): number | string =>
  length === null ? '' : 12 * length.years + length.months

/** Columns by their names, each with what a row has in it. */
const columns: Readonly<Record<string, (row: WhatIfRowData) => string | number | boolean | null>> = {
  monthsBefore: ({ lengthBefore }) => monthsOf(lengthBefore),
  pleaReduction: ({ pleaReduction }) => (pleaReduction === null ? '' : asText(pleaReduction)),
  months: ({ length }) => monthsOf(length),
  exactMonths: ({ exactMonths }) => (exactMonths === null ? '' : asText(exactMonths)),
  added: ({ added }) => added,
  releaseDate: ({ releaseDate }) => releaseDate,
  releaseType: ({ releaseType }) => releaseType,
  paroleEligibilityDate: ({ paroleEligibilityDate }) => paroleEligibilityDate,
  sentenceEndDate: ({ sentenceEndDate }) => sentenceEndDate,
  fractionLabel: ({ fractionLabel }) => fractionLabel,
  custodyDays: ({ custodyDays }) => custodyDays,
  overMaximum: ({ overMaximum }) => overMaximum,
  suspended: ({ suspended }) => suspended,
  alternatives: ({ alternatives }) =>
    alternatives.map(({ condition, releaseDate }) => `${releaseDate ?? ''} ${condition}`).join('; '),
  warningCodes: ({ warningCodes }) => warningCodes.join(' '),
}

/** A spreadsheet would read 1/3 as the first of March. */
const asText = (fraction: string): string => fraction.replace('/', ' of ')

const cell = (value: string | number | boolean | null): string => {
  const text = String(value ?? '')
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** One line for each length and plea. */
export const whatIfCsv = (rows: readonly WhatIfRowData[]): string =>
  [
    Object.keys(columns).join(','),
    ...rows.map((row) =>
      Object.values(columns)
        .map((of) => cell(of(row)))
        .join(','),
    ),
    '',
  ].join('\r\n')
