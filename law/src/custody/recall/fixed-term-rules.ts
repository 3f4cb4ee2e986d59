import type { Day } from '../../calendar/day.ts'
import { days } from '../../tables/days.ts'
import { recallKinds } from '../../tables/recall-types.ts'
import type { Recall } from '../case.ts'
import type { GovernedSentence } from '../governed-sentence.ts'
import { isRunAtLeast } from '../run-days.ts'
import type { RecalledRun } from './recalled-run.ts'

/** Sentences from which every recall is a standard one, since fixed terms have been of 56 days (section 255A). */
const isExcludedSince56 = ({ regime, question }: GovernedSentence): boolean =>
  regime.family === 'special' ||
  regime.family === 'terrorist' ||
  question.under247A !== undefined ||
  regime.id === 'sds_adult_national_security'

/** Whether a fixed term cannot be: from an extended sentence there never was one. */
export const isNeverFixed = (
  { type, returnToCustodyDate: returnDate }: Recall,
  part: GovernedSentence,
): boolean =>
  recallKinds[type].days !== null &&
  (part.regime.family === 'extended' ||
    ((type === 'fixed_term_56' || isNew(returnDate)) && isExcludedSince56(part)))

/** Sections 255B(1A) and (1B): 14 days for a term under 12 months, 28 for a longer one. */
export const isLengthRight = (type: Recall['type'], run: RecalledRun): boolean =>
  type === 'fixed_term_14' ? !isRunAtLeast(run, 1) : type !== 'fixed_term_28' || isRunAtLeast(run, 1)

/** Whether a fixed term from a curfew does not end before the first release day: since the change (sections 255B(1B) and
 *  255BA(2)(b)); those of 14 and 28 days stood by themselves until then, with a curfew for the rest (section 255B(6) and (7) as they
 *  were). */
export const isKeptToRelease = ({
  type,
  returnToCustodyDate: returnDate,
  isKeptToRelease: isRival,
}: Recall): boolean => type === 'fixed_term_56' || isNew(returnDate) || isRival === true

/** From the change on, 14 and 28 days are left to young people, and the rule is strict. */
export const isNew = (returnDate: Day | null): boolean =>
  returnDate !== null && returnDate >= days.fixedTermOf56Days.day
