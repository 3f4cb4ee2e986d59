import { addDays, type Day, offences, parseDay, type Question, type RegimeId } from '@requisite/law'
import { ages, noCredits, regimes, sentenceTypes } from '@requisite/law/internal'
import { numbersFrom } from '../test/support/random.ts'

/** Contempt of court is no sentence. */
const sentenced = offences.filter(({ isCommittal }) => !isCommittal)

const firstStart = parseDay('2022-01-01') as Day
const startDays = 11 * 365

/** A fixed mix of different questions, as a court list would bring them: every offence of the library 24 times, and as
 *  many questions again as a sixth of those without one; from days to 20 years; 2022 to 2032; credits in half, added days
 *  in a sixth, both release points, some children, some kinds of sentence named, a few regimes chosen by the caller. */
export function mixOfQuestions(): readonly Question[] {
  const below = numbersFrom(23)
  const oneIn = (n: number): boolean => below(n) === 0
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T
  const regimeIds = Object.keys(regimes) as RegimeId[]
  const length = [
    () => ({ years: 0, months: 0, days: 1 + below(30) }),
    () => ({ years: 0, months: 1 + below(11), days: oneIn(3) ? below(31) : 0 }),
    () => ({ years: 1 + below(6), months: oneIn(2) ? below(12) : 0, days: 0 }),
    () => ({ years: 4 + below(17), months: below(12), days: oneIn(4) ? below(31) : 0 }),
  ]
  const question = (i: number): Question => ({
    start: addDays(firstStart, below(startDays)),
    term: pick(length)(),
    ...noCredits,
    remandCreditDays: oneIn(2) ? below(400) : 0,
    taggedBailCreditDays: oneIn(6) ? below(100) : 0,
    addedDays: oneIn(6) ? below(60) : 0,
    sentenceType: i % 7 === 6 || oneIn(6) ? pick(sentenceTypes) : null,
    age: oneIn(8) ? pick(ages) : 'adult',
    regimeId: oneIn(20) ? pick(regimeIds) : null,
    offence: i % 7 === 6 ? null : (sentenced[(i - Math.floor(i / 7)) % sentenced.length] ?? null),
    postCommencement: oneIn(2),
  })
  return Array.from({ length: 28 * sentenced.length }, (_, i) => question(i))
}
