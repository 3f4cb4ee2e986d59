import {
  cliffText,
  daysInWords,
  inWords,
  type WhatIf,
  type WhatIfCell,
  whatIfTable,
  whatIfWarningText,
} from '@requisite/law'
import { sentenceDateTexts, servedInWords, whatIfWarningTexts } from '@requisite/law/internal'
import { disclaimer } from '../contract/notices.ts'
import type { Paint } from './paint.ts'

/** What lengths would mean, for a person: what is served already, the table, the cliffs, and what else must be known. */
export function whatIfText(answer: WhatIf, notes: readonly string[], { strong, alert }: Paint): string {
  const known = answer.warnings.filter(({ code }) => code !== 'W_ONLY_THE_COURT').map(whatIfWarningText)
  const rest = [...notes, ...known, ...answer.sentenceDateMatters.map((reason) => sentenceDateTexts[reason])]
  const cliffs = [...new Set(answer.cliffs.map(cliffLine))]
  return [
    whatIfWarningTexts.W_ONLY_THE_COURT,
    ...servedLine(answer),
    '',
    ...tableLines(answer, strong),
    ...(cliffs.length === 0 ? [] : ['', ...cliffs]),
    ...(rest.length === 0 ? [] : ['', strong('What else you must know')]),
    ...rest.map((text) => alert(`  - ${text}`)),
    '',
    disclaimer,
    '',
  ].join('\n')
}

function servedLine({ creditDays, servedMonths, question }: WhatIf): readonly string[] {
  if (creditDays === 0) return []
  const served = `Served by ${inWords(question.sentenceDate)}: ${daysInWords(creditDays)}.`
  return servedMonths === null
    ? [served]
    : [`${served} Up to ${servedInWords(servedMonths)} would mean release on the day of sentence.`]
}

const cliffLine = (cliff: WhatIf['cliffs'][number]): string =>
  cliff.code === 'C_RELEASE_POINT'
    ? cliffText(cliff).replace(/\.$/, `: ${daysInWords(cliff.differenceDays)} more.`)
    : cliffText(cliff)

/** What stands behind a date, in brackets. */
function noteOf({ length, cliff, notes, rivals }: WhatIfCell): string {
  const parts = [
    ...(length === null ? [] : [length]),
    ...(cliff === null ? [] : [cliff]),
    ...notes,
    ...rivals.map(({ date, condition }) => `${date}, ${condition}`),
  ]
  return parts.length === 0 ? '' : `(${parts.join('; ')})`
}

/** The table in columns; dates and what stands behind them are each as wide as the widest. */
function tableLines(answer: WhatIf, strong: Paint['strong']): readonly string[] {
  const { head, columns, lines } = whatIfTable(answer)
  const heads = [head, ...columns.flatMap((name) => [name, ''])]
  const rows = lines.map(({ length, isAdded, cells }) => [
    isAdded ? `${length} *` : length,
    ...cells.flatMap((cell) => [cell.date, noteOf(cell)]),
  ])
  const widths = heads.map((name, at) => Math.max(name.length, ...rows.map((row) => row[at]?.length ?? 0)))
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, at) => (widths[at] === 0 ? '' : cell.padEnd((widths[at] as number) + 2)))
      .join('')
      .trimEnd()
  return [
    strong(line(heads)),
    ...rows.map(line),
    ...(lines.some(({ isAdded }) => isAdded) ? ['* added: a length beside a change of the part served'] : []),
  ]
}
