import type { Day } from '../calendar/day.ts'
import type { Recall } from '../custody/case.ts'
import { takersIn } from '../custody/days-of-minimum-term.ts'
import { idOf } from '../custody/governed-sentence.ts'
import { remandInput } from '../custody/remand-walk.ts'
import type { CaseAnswer, CaseRun } from './answer.ts'
import type { CaseDoubt, Otherwise } from './case-doubt.ts'
import { asKnown } from './not-known.ts'
import { edited, type PreparedCase } from './prepared-case.ts'

/** The case if it was told whether the court took the days off the minimum terms of which that was not told: of those that days come
 *  off here it did, of the others it did not. Null where no days are counted. */
const creditOtherwise =
  (isTakenOff: boolean): CaseDoubt['otherwise'] =>
  ({ case: { sentences: told }, runs }, before) => {
    if (!runs.some(({ isMinimumTerm }) => isMinimumTerm)) return null
    const isOff = ({ credit }: CaseRun): boolean => credit > 0
    const open = runs.filter(
      (run) => run.isMinimumTerm && !run.isWholeLife && !run.isOnLicence && isOff(run) === isTakenOff,
    )
    const ids = new Set(open.flatMap(({ sentenceIds }) => sentenceIds))
    const sentenceIds = told
      .filter(({ id, creditTakenOffMinimum }) => ids.has(id) && creditTakenOffMinimum === null)
      .map(({ id }) => id)
    if (sentenceIds.length === 0) return null
    const sentences = told.map((one) =>
      sentenceIds.includes(one.id) ? asKnown(one, { creditTakenOffMinimum: isTakenOff }) : one,
    )
    return { prepared: edited(before, { sentences }), sentenceIds }
  }

/** The rivals that turn on whether the court took days off a minimum term. */
const ofMinimum: ReadonlySet<string> = new Set(['A_CREDIT_ALREADY_OFF', 'A_CREDIT_OFF_MINIMUM'])

/** The days of which it is not told whether the court took them off a minimum term, and the first day for the Parole Board under the other
 *  answer; null where no date turns on it. */
export function creditInQuestion(
  answer: CaseAnswer,
): { readonly days: number; readonly otherwise: Day } | null {
  const rival = answer.alternatives?.find(({ code }) => ofMinimum.has(code)) ?? null
  if (rival === null) return null
  const runs = [...answer.runs, ...rival.answer().runs].filter(({ isMinimumTerm }) => isMinimumTerm)
  return {
    days: Math.max(...runs.map(({ credit }) => credit)),
    otherwise: rival.paroleEligibility as Day,
  }
}

/** The case if every licence from life or public protection is revoked; null where there is none, nothing else is served, or it was
 *  over before that was passed: nobody is recalled then (section 32(1A)). */
function ifRevoked(
  { case: { sentences, recall }, licence, recalled }: CaseAnswer,
  before: PreparedCase,
): Otherwise | null {
  const revoked = sentences.filter(({ onLicence }) => onLicence)
  const end = licence?.end ?? Number.POSITIVE_INFINITY
  if (revoked.length === 0 || sentences.every(({ onLicence, startDate }) => onLicence || startDate > end))
    return null
  const ids = revoked.map(({ id }) => id)
  // Beside a recall it is one more sentence that is recalled.
  if (recalled !== null)
    return recalled.run.isMinimumTerm
      ? null
      : {
          prepared: edited(before, {
            recall: {
              ...(recall as Recall),
              type: 'standard',
              sentenceIds: [...recalled.sentenceIds, ...ids],
            },
          }),
          sentenceIds: ids,
        }
  const kept = sentences.map((sentence) =>
    sentence.onLicence ? { ...sentence, onLicence: false } : sentence,
  )
  return { prepared: edited(before, { sentences: kept }), sentenceIds: ids }
}

/** The case if a fixed term does not take the days given with life or public protection of the same day; null where none does. */
function notShared({ case: question }: CaseAnswer, before: PreparedCase): Otherwise | null {
  const { input } = before
  const takers = takersIn(input.parts, question.remand ?? []).map(idOf)
  if (takers.length === 0) return null
  const remand = remandInput(question, input.parts, false)
  return {
    prepared: { ...before, input: { ...input, remand, sharesMinimumTerms: false } },
    sentenceIds: question.sentences.map(({ id }) => id).filter((id) => takers.includes(id)),
  }
}

/** The day of the rival, and until when the licence would last. */
const values: CaseDoubt['values'] = ({ paroleEligibility }, { licence }) => ({
  day: paroleEligibility as Day,
  ...(licence === null ? { isForLife: true } : licence.end === null ? {} : { end: licence.end }),
})

/** Every doubt of a case with life or public protection in it. */
export const minimumTermDoubts: readonly (CaseDoubt & Required<Pick<CaseDoubt, 'warning'>>)[] = [
  // The licence stands until it is revoked (Crime (Sentences) Act 1997, sections 31 and 32): then only the Parole Board decides.
  {
    code: 'A_LICENCE_REVOKED',
    about: 'the case',
    warning: 'W_LICENCE_REVOKED',
    values,
    otherwise: ifRevoked,
  },
  // The court must take days on remand off a minimum term when it sets it (Sentencing Code, sections 322(2)(b) and 323(2)(c); Powers of
  // Criminal Courts (Sentencing) Act 2000, section 82A). What people tell is the term before or after that.
  {
    code: 'A_CREDIT_ALREADY_OFF',
    about: 'the case',
    warning: 'W_CREDIT_ALREADY_OFF',
    values,
    otherwise: creditOtherwise(true),
  },
  {
    code: 'A_CREDIT_OFF_MINIMUM',
    about: 'the case',
    warning: 'W_CREDIT_BESIDE_LIFE',
    values,
    otherwise: creditOtherwise(false),
  },
  // Sentences of one day share credit (section 240ZA(8A), (9)). Whether those with a minimum term do is not said.
  {
    code: 'A_CREDIT_NOT_SHARED',
    about: 'the law',
    warning: 'W_CREDIT_SHARED',
    values,
    otherwise: notShared,
  },
]
