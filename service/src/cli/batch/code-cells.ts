import { type Day, isoDate, lawVersion } from '@requisite/law'

interface Rival {
  readonly code: string
  readonly release: Day | null
  readonly paroleEligibility: Day | null
}

/** The date of a rival: its release, or else the first day on which the Parole Board can direct it. A place is never left out, so
 *  that dates and codes stay side by side. */
const dateOf = ({ release, paroleEligibility }: Rival): string => {
  const day = release ?? paroleEligibility
  return day === null ? 'none' : isoDate(day)
}

/** The cells of the columns for programs, each with the delimiter before it. */
export function codeCells(
  delimiter: string,
  warnings: readonly { readonly code: string }[],
  rivals: readonly Rival[],
): string {
  let codes = ''
  for (const { code } of warnings) codes = codes === '' ? code : `${codes} ${code}`
  if (rivals.length === 0) return `${delimiter}${codes}${delimiter}${delimiter}${delimiter}${lawVersion}`
  const rivalCodes = rivals.map(({ code }) => code).join(' ')
  return ['', codes, rivalCodes, rivals.map(dateOf).join(' '), lawVersion].join(delimiter)
}
