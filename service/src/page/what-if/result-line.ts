import { type Day, inWords, type WhatIf, type WhatIfRow } from '@requisite/law'
import { isServed, lengthInWords, pleaLabel } from '@requisite/law/internal'
import { datesCounted } from '../answer/how-sure.ts'
import { small } from '../told/text.ts'
import { lengthOfRow } from './chart-scale.ts'

/** When a row would let the person out, short: as sure as the table, which has every date that it can be. */
function outOn({ worked, alternatives, roundedUp }: WhatIfRow): string {
  const { release, answer } = worked
  const others = alternatives.filter(({ offences }) => offences === null).map((rival) => rival.release)
  const dates = inOrder([release, ...others, roundedUp?.release ?? null])
  const classes = inOrder([...dates, ...alternatives.map((rival) => rival.release)])
  const [first, last] = [classes[0] as Day, classes.at(-1) as Day]
  if (classes.length > dates.length)
    return `it depends on the offence, from ${inWords(first)} to ${inWords(last)}`
  if (dates.length > 1) return `${datesCounted(dates.length)}, ${dates.map(inWords).join(' or ')}`
  if (isServed(worked)) return 'out on the day of sentence'
  return answer.paroleEligibility === null
    ? `out ${inWords(release)}`
    : `Parole Board from ${inWords(answer.paroleEligibility)}, out ${inWords(release)} at the latest`
}

const inOrder = (days: readonly (Day | null)[]): readonly Day[] =>
  [...new Set(days.filter((day) => day !== null))].sort((a, b) => a - b)

/** The answer in a line or two, for the foot of a phone while the form is being filled in: one length with each plea, or the shortest
 *  and the longest. */
export function resultLine({ rows, question }: WhatIf): readonly string[] {
  const [shortest, longest] = [rows[0] as WhatIfRow, rows.at(-1) as WhatIfRow]
  const length = (row: WhatIfRow): string => lengthInWords(lengthOfRow(row))
  const { pleas } = question
  const firstPlea = pleas?.[0] ?? null
  const how = (row: WhatIfRow): string =>
    row.plea === null ? '' : row.plea.numerator === 0 ? ' after a trial' : `, ${small(pleaLabel(row.plea))}`
  const said = (row: WhatIfRow): string => `${length(row)}${how(row)}: ${outOn(row)}.`
  if (lengthOfRow(shortest) !== lengthOfRow(longest)) {
    const last = rows.findLast(({ plea }) => plea === firstPlea) as WhatIfRow
    return [said(shortest), said(last)]
  }
  const others = rows
    .filter((row) => row !== shortest && row.plea !== null)
    .map((row) => `With ${small(pleaLabel(row.plea as NonNullable<WhatIfRow['plea']>))}: ${outOn(row)}.`)
  return [said(shortest), ...others.slice(0, 1)]
}
