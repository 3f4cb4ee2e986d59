import { addDays, type Day, keyDates } from '@requisite/law'
import type { Finding } from './finding.ts'

/** A part of a sentence as the picture and its table show it. `last` is null where no end is known; then `until` says why. */
export interface Part {
  readonly look: 'custody' | 'watched' | 'licence'
  readonly name: string
  readonly first: Day
  readonly last: Day | null
  readonly until?: string
}

/** The parts of a sentence in order, each from the day after the one before. Parts without a day are left out. */
export function partsOf(finding: Finding): readonly Part[] {
  const { regime, question } = finding.staged
  const custody: Part = { look: 'custody', name: 'In prison', first: question.start, last: finding.release }
  const after = addDays(finding.release, 1)
  const parts =
    regime.released === 'after a minimum term'
      ? [custody, forLife(after)]
      : regime.released === 'by the Parole Board'
        ? [custody, ...afterParoleDate(finding, after)]
        : [custody, ...afterRelease(finding, after)]
  return parts.filter(({ first, last }) => last === null || last >= first)
}

const forLife = (first: Day): Part => ({
  look: 'licence',
  name: 'In prison until the Parole Board agrees to release, then on licence',
  first,
  last: null,
  until: 'no end date',
})

const courtSaid = 'set by the court'

const dateOf = ({ staged }: Finding, ...types: readonly string[]): Day | undefined =>
  keyDates(staged).find(({ type }) => types.includes(type))?.date

/** From the first day the Parole Board can decide to the end of the custodial term, and any licence after it. */
function afterParoleDate(finding: Finding, first: Day): readonly Part[] {
  const custodyEnd = finding.staged.dates.sentenceEnd.found
  const waiting: Part = {
    look: 'watched',
    name: 'In prison, or on licence if the Parole Board agrees',
    first,
    last: custodyEnd,
  }
  const next = addDays(custodyEnd, 1)
  const end = dateOf(finding, 'SLED', 'SED')
  const extension: Part = {
    look: 'licence',
    name: 'On licence, for as long as the court said',
    first: next,
    last: null,
    until: courtSaid,
  }
  return [
    waiting,
    end === undefined ? extension : { look: 'licence', name: 'On licence', first: next, last: end },
  ]
}

/** From release to the end: the closest supervision first where the progression model applies. */
function afterRelease(finding: Finding, first: Day): readonly Part[] {
  const { dates, regime } = finding.staged
  const eases = dateOf(finding, 'TWO_THIRDS')
  const isFree = dateOf(finding, 'ARD') !== undefined
  const name = isFree ? 'Out, without a licence' : 'On licence'
  if (regime.warnings.includes('W_EDS_TERM'))
    return [
      { look: 'watched', name: 'On licence', first, last: dates.sentenceEnd.found },
      {
        look: 'licence',
        name: 'On licence, for as long as the court said',
        first: addDays(dates.sentenceEnd.found, 1),
        last: null,
        until: courtSaid,
      },
    ]
  if (eases === undefined) return [{ look: 'licence', name, first, last: dates.sentenceEnd.found }]
  return [
    { look: 'watched', name: 'On licence, with close supervision', first, last: eases },
    {
      look: 'licence',
      name: 'On licence, with less supervision',
      first: addDays(eases, 1),
      last: dates.sentenceEnd.found,
    },
  ]
}
