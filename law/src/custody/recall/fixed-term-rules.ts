import type { Day } from '../../calendar/day.ts'
import { curfewDay } from '../../sentence/home-detention-curfew.ts'
import { days } from '../../tables/days.ts'
import { type CurfewLimit, curfewLimits, limitOn } from '../../tables/early-leaving.ts'
import type { Recall } from '../case.ts'
import { figure } from '../figures.ts'
import { creditOfRun, isRunAtLeast, releaseAtPoint } from '../run-days.ts'
import type { RecalledRun } from './recalled-run.ts'

/** Sections 255B(1A) and (1B): 14 days for a term under 12 months, 28 for a longer one; before the Offender Rehabilitation Act 2014
 *  28 for every term. */
export function isLengthRight({ type, returnToCustodyDate: returnDate }: Recall, run: RecalledRun): boolean {
  if (isBefore2015(returnDate)) return type !== 'fixed_term_14'
  return type === 'fixed_term_14' ? !isRunAtLeast(run, 1) : type !== 'fixed_term_28' || isRunAtLeast(run, 1)
}

/** Before section 9(4) of the Offender Rehabilitation Act 2014 (SI 2015/40, article 2). */
const isBefore2015 = (returnDate: Day | null): boolean =>
  returnDate !== null && returnDate < days.licenceForShortTerms.day

/** Whether a fixed term from a curfew does not end before the first release day: since 2015 (section 255A(10) as it was, which section
 *  9(4)(d) of the Act of 2014 put in, and section 31(3) of the Act of 2026 copied into section 255B(1B)); 56 days by section
 *  255BA(2)(b), which section 26(3) of the Act of 2026 took away, but not from whoever was on a curfew on the eve of that day
 *  (section 26(7)). */
export const isKeptToRelease = ({
  returnToCustodyDate: returnDate,
  isKeptToRelease: isOfRival,
}: Recall): boolean => isOfRival ?? !isBefore2015(returnDate)

/** Whether 56 days are all there is: an adult who could not be on a curfew on the eve of the day on which adults ceased to have one,
 *  for the sentence was passed since, or the first day of a curfew came after it. */
export function isPastAdultCurfew({ type, returnToCustodyDate: back }: Recall, run: RecalledRun): boolean {
  const { start, atLarge, parts } = run
  const ended = days.adultCurfewEnded.day
  if (type !== 'fixed_term_56' || back === null || back < ended) return false
  if (parts.every(({ regime }) => regime.family === 'section 250')) return false
  // At the release points of that day, which the stages of the Act of 2026 came after.
  const since = run.conversions.find(({ stage }) => stage.day > ended)
  const figures = since === undefined ? run.figures : figure(start, parts, since.points, since.parolePoints)
  const count = {
    start,
    custody: figures.custody,
    credit: creditOfRun(run),
    atLarge,
    release: releaseAtPoint({ ...run, figures }),
  }
  return start >= ended || curfewDay(count, limitOn<CurfewLimit>(curfewLimits, ended).mostDays) >= ended
}

/** Before the release rules of 2012 there was no fixed term from a curfew, nor for a violent or sexual offence (section 255A as
 *  section 29 of the Criminal Justice and Immigration Act 2008 put it in). */
export const isBefore2012 = (returnDate: Day | null): boolean =>
  returnDate !== null && returnDate < days.extendedSentences.day

/** From the change on, 14 and 28 days are left to young people, and the rule is strict. */
export const isNew = (returnDate: Day | null): boolean =>
  returnDate !== null && returnDate >= days.fixedTermOf56Days.day
