import { inWords, isServed, lengthInWords, pleaLabel, type WhatIf, type WhatIfRow } from '@requisite/law'
import { small } from '../told/text.ts'
import { lengthOfRow } from './chart-scale.ts'

/** When a row would let the person out, short. */
function outOn({ worked }: WhatIfRow): string {
  if (isServed(worked)) return 'out on the day of sentence'
  const { release, answer } = worked
  return answer.paroleEligibility === null
    ? `out ${inWords(release)}`
    : `Parole Board from ${inWords(answer.paroleEligibility)}, out ${inWords(release)} at the latest`
}

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
