import { addDays, type Day, keyDates } from '@requisite/law'
import type { Estimate } from './estimate.ts'

/** A part of a sentence as the picture and its table show it. `last` is null where no end is known; then `until` says why. */
export interface Part {
  /** How it is filled in the picture. */
  readonly pattern: 'custody' | 'watched' | 'licence'
  readonly name: string
  readonly first: Day
  readonly last: Day | null
  readonly until?: string
}

/** The parts of a sentence in order, each from the day after the one before. Parts without a day are left out. */
export function partsOf(estimate: Estimate): readonly Part[] {
  const { regime, question } = estimate.staged
  const custody: Part = {
    pattern: 'custody',
    name: 'In prison',
    first: question.start,
    last: estimate.release,
  }
  const after = addDays(estimate.release, 1)
  const parts =
    regime.released === 'after a minimum term'
      ? [custody, forLife(after)]
      : regime.released === 'by the Parole Board'
        ? [custody, ...afterParoleDate(estimate, after)]
        : [custody, ...afterRelease(estimate, after)]
  return parts.filter(({ first, last }) => last === null || last >= first)
}

const forLife = (first: Day): Part => ({
  pattern: 'licence',
  name: 'In prison until the Parole Board agrees to release, then on licence',
  first,
  last: null,
  until: 'no end date',
})

const courtSaid = 'set by the court'

const dateOf = ({ staged }: Estimate, ...types: readonly string[]): Day | undefined =>
  keyDates(staged).find(({ type }) => types.includes(type))?.date

/** From the first day the Parole Board can decide to the end of the custodial term, and any licence after it. */
function afterParoleDate(estimate: Estimate, first: Day): readonly Part[] {
  const custodyEnd = estimate.staged.dates.sentenceEnd.found
  const waiting: Part = {
    pattern: 'watched',
    name: 'In prison, or on licence if the Parole Board agrees',
    first,
    last: custodyEnd,
  }
  const next = addDays(custodyEnd, 1)
  const end = dateOf(estimate, 'SLED', 'SED')
  const extension: Part = {
    pattern: 'licence',
    name: 'On licence, for as long as the court said',
    first: next,
    last: null,
    until: courtSaid,
  }
  return [
    waiting,
    end === undefined ? extension : { pattern: 'licence', name: 'On licence', first: next, last: end },
  ]
}

/** From release to the end: the closest supervision first where the progression model applies. */
function afterRelease(estimate: Estimate, first: Day): readonly Part[] {
  const { dates, regime } = estimate.staged
  const eases = dateOf(estimate, 'TWO_THIRDS')
  const isFree = dateOf(estimate, 'ARD') !== undefined
  const name = isFree ? 'Out, without a licence' : 'On licence'
  if (regime.warnings.includes('W_EDS_TERM'))
    return [
      { pattern: 'watched', name: 'On licence', first, last: dates.sentenceEnd.found },
      {
        pattern: 'licence',
        name: 'On licence, for as long as the court said',
        first: addDays(dates.sentenceEnd.found, 1),
        last: null,
        until: courtSaid,
      },
    ]
  if (eases === undefined) return [{ pattern: 'licence', name, first, last: dates.sentenceEnd.found }]
  return [
    { pattern: 'watched', name: 'On licence, with close supervision', first, last: eases },
    {
      pattern: 'licence',
      name: 'On licence, with less supervision',
      first: addDays(eases, 1),
      last: dates.sentenceEnd.found,
    },
  ]
}
