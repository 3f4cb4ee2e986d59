import { addDays, type Day, earlier } from '../../calendar/day.ts'
import { isBefore2012, isKeptToRelease, isNew } from '../../custody/recall/fixed-term-rules.ts'
import { recallDay } from '../../custody/recall/recalled-state.ts'
import { wasAtLargeOnEve } from '../../custody/recall/refuted.ts'
import { days } from '../../tables/days.ts'
import { earlyReleaseScheme } from '../../tables/early-leaving.ts'
import type { CaseAnswer, Recalled, RecallTerm } from '../answer.ts'
import type { CaseDoubt, Otherwise } from '../case-doubt.ts'
import { fixedTermOf } from '../not-known.ts'
import { edited, type PreparedCase } from '../prepared-case.ts'
import { isDated } from '../rival.ts'
import { recalledRuns } from '../totals.ts'
import { ifRecalled, type RecallNotTold, recallNotTold } from './not-told.ts'

/** The case if the person was recalled when a sentence was passed during a licence; null where there was none. */
function asRecalled(answer: CaseAnswer, before: PreparedCase): Otherwise | null {
  const recalled = ifRecalled(answer)
  if (recalled === null) return null
  return { prepared: edited(before, recalled), sentenceIds: recalled.recall.sentenceIds }
}

/** Which rule for a fixed term from a curfew is in doubt: it did not end before the first release day, also before the law said so; since
 *  2015, until the Act of 2026 said it again, it ended by itself; 56 days were all. Null where none is. */
function ruleInDoubt(answer: CaseAnswer): 'kept' | 'by itself' | '56 only' | null {
  const { recalled } = answer
  const term = recalled?.run.recalled.term ?? null
  if (recalled === null || term === null) return null
  const { type, returnToCustodyDate: back } = recalled.recall
  if (type === 'fixed_term_56') {
    if (term.notBefore === null) return 'kept'
    // Back before that day, and still in prison on it: on no licence, so not saved by section 26(7).
    const ended = days.adultCurfewEnded.day
    const isHeld = (back as Day) < ended && (answer.release as Day) > ended
    return isHeld && !recalled.byLaw.isYoung ? '56 only' : null
  }
  if (isNew(back) || isBefore2012(back)) return null
  if (!isKeptToRelease(recalled.recall)) return 'kept'
  // From a curfew it is kept to that day, and from nothing else (section 255A(9) and (10)).
  return (recalled.run.told?.how ?? null) === null ? 'by itself' : null
}

/** Whether a person who was out before the first release day can have been let out under the early release scheme: so many days before it
 *  at most, while the scheme ran, and by the day of the recall. */
function mayBeInScheme({ recall, run }: Recalled): boolean {
  const { notBefore } = run.recalled.term as RecallTerm
  const by = earlier(recallDay(recall) as Day, addDays(days.fortyPerCent.day, -1))
  const limit = earlyReleaseScheme.findLast(({ begins }) => begins.day <= by)
  return notBefore !== null && limit !== undefined && notBefore - by <= limit.mostDays
}

/** The recall otherwise, where it is in doubt. */
const ifRecall =
  (
    isOpen: (answer: CaseAnswer, recalled: Recalled) => boolean,
    told: Partial<Recalled['recall']>,
  ): CaseDoubt['otherwise'] =>
  (answer, before) => {
    const { recalled } = answer
    if (recalled === null || !isOpen(answer, recalled)) return null
    const { recall, sentenceIds } = recalled
    const isInScheme = told.isKeptToRelease === false && mayBeInScheme(recalled)
    return { prepared: edited(before, { recall: { ...recall, ...told } }), sentenceIds, isInScheme }
  }

/** The case if in a fixed term unused days on remand count one by one, for each day served: so the prison service told a coroner. Its
 *  calculator takes all of them off the end at once (docs/decisions/0021). Null where no day can be unused, or the term is none, and can
 *  be none. */
function dayByDay(answer: CaseAnswer, before: PreparedCase): Otherwise | null {
  if (recalledRuns(answer.runs).every(({ credit }) => credit === 0)) return null
  const known = fixedTermOf(answer, before)
  if (known === null) return null
  const { recall, sentenceIds } = known.recalled as Recalled
  return {
    prepared: edited(before, { recall: { ...recall, isDayByDay: true } }),
    sentenceIds,
    beside: known,
  }
}

const ofTerm = {
  about: 'the law',
  needs: 'recall',
  warning: 'W_RECALL_TERM_FROM_CURFEW',
  values: ({ release }) => ({ release: release as Day }),
} as const satisfies Partial<CaseDoubt>

/** What is in doubt about a recall, told or not. */
export const recallDoubts: readonly CaseDoubt[] = [
  {
    code: 'A_RECALLED',
    about: 'the case',
    warning: 'W_RECALL_NOT_TOLD',
    otherwise: asRecalled,
    ids: ({ runs }) => (recallNotTold(runs) as RecallNotTold).passed,
    values: (rival, { runs, recalled }) => ({
      ...(isDated(rival) && { recallEnd: (rival.release ?? rival.paroleEligibility) as Day }),
      others: (recallNotTold(runs) as RecallNotTold).recall.sentenceIds,
      isAgain: recalled !== null,
    }),
  },
  {
    ...ofTerm,
    code: 'A_KEPT_TO_RELEASE',
    isSaidToo: true,
    otherwise: ifRecall((answer) => ruleInDoubt(answer) === 'kept', { isKeptToRelease: true }),
  },
  {
    ...ofTerm,
    code: 'A_CURFEW_56_ONLY',
    isSaidToo: true,
    otherwise: ifRecall((answer) => ruleInDoubt(answer) === '56 only', {
      isKeptToRelease: false,
      notBefore: days.adultCurfewEnded.day,
    }),
  },
  {
    ...ofTerm,
    code: 'A_TERM_BY_ITSELF',
    otherwise: ifRecall((answer) => ruleInDoubt(answer) === 'by itself', { isKeptToRelease: false }),
  },
  {
    code: 'A_RECALL_LICENCE_END',
    about: 'the law',
    needs: 'recall',
    otherwise: ifRecall((_, { run }) => run.recalled.until === 'the end' && run.licenceEnd !== run.end, {
      isToLicenceEnd: true,
    }),
  },
  { code: 'A_UNSPENT_DAY_BY_DAY', about: 'the law', needs: 'recall', otherwise: dayByDay },
  // The stages of 2026 reach somebody who was recalled from a curfew, and at large when they began: commencement regulations that were
  // not read could say so (docs/decisions/0025).
  {
    ...ofTerm,
    code: 'A_CURFEW_STAGED',
    warning: 'W_CURFEW_STAGED',
    otherwise: ifRecall((_, { recall }) => wasAtLargeOnEve(recall), { isStaged: true }),
  },
]
