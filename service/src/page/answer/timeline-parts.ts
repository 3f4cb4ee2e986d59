import { type Applied, addDays, automaticRelease, type Day, keyDatesOf } from '@requisite/law'

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
export function partsOf(applied: Applied): readonly Part[] {
  const { regime, question, dates } = applied
  const custody: Part = {
    pattern: 'custody',
    name: 'In prison',
    first: question.start,
    last: dates.release,
  }
  const after = addDays(dates.release, 1)
  const parts =
    regime.released === 'after a minimum term'
      ? [custody, forLife(after)]
      : regime.released === 'by the Parole Board'
        ? [custody, ...afterParoleDate(applied, after)]
        : [custody, ...afterRelease(applied, after)]
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

const dateOf = (applied: Applied, ...types: readonly string[]): Day | undefined =>
  keyDatesOf(applied).find(({ type }) => types.includes(type))?.date

/** From the first day the Parole Board can decide to the end of the custodial term, and any licence after it. */
function afterParoleDate(applied: Applied, first: Day): readonly Part[] {
  const custodyEnd = automaticRelease(applied.question, applied.regime, applied.dates)
  const waiting: Part = {
    pattern: 'watched',
    name: 'In prison, or on licence if the Parole Board agrees',
    first,
    last: custodyEnd,
  }
  const next = addDays(custodyEnd, 1)
  const end = dateOf(applied, 'SLED', 'SED')
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
function afterRelease(applied: Applied, first: Day): readonly Part[] {
  const { dates, regime } = applied
  const eases = dateOf(applied, 'TWO_THIRDS')
  const isFree = dateOf(applied, 'ARD') !== undefined
  const name = isFree ? 'Out, without a licence' : 'On licence'
  if (regime.ends === 'after an extension')
    return [
      { pattern: 'watched', name: 'On licence', first, last: dates.sentenceEnd },
      {
        pattern: 'licence',
        name: 'On licence, for as long as the court said',
        first: addDays(dates.release > dates.sentenceEnd ? dates.release : dates.sentenceEnd, 1),
        last: null,
        until: courtSaid,
      },
    ]
  if (eases === undefined) return [{ pattern: 'licence', name, first, last: dates.sentenceEnd }]
  return [
    { pattern: 'watched', name: 'On licence, with close supervision', first, last: eases },
    {
      pattern: 'licence',
      name: 'On licence, with less supervision',
      first: addDays(eases, 1),
      last: dates.sentenceEnd,
    },
  ]
}
