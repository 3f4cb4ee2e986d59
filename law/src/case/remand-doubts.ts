import type { RemandInput } from '../custody/remand-state.ts'
import { isForAll } from '../remand/remand-time.ts'
import { otherCustody } from '../tables/other-custody.ts'
import type { CaseAnswer } from './answer.ts'
import type { CaseDoubt, Otherwise } from './case-doubt.ts'
import { edited, type PreparedCase } from './prepared-case.ts'

/** The case if every time on remand that names no sentence was only for those of the last day of sentence; null where there is no
 *  such time, or one day of sentence. */
function forLater({ case: question }: CaseAnswer, before: PreparedCase): Otherwise | null {
  const { sentences, remand } = question
  if (remand === null) return null
  const last = Math.max(...sentences.map(({ startDate }) => startDate))
  const later = sentences.filter(({ startDate }) => startDate === last).map(({ id }) => id)
  if (later.length === sentences.length || !remand.some(isForAll)) return null
  const times = remand.map((time) => (isForAll(time) ? { ...time, sentenceIds: later } : time))
  return { prepared: edited(before, { remand: times }), sentenceIds: later }
}

/** The case if no day on remand counts on which the person was also held under immigration powers or an extradition warrant; null
 *  where that was not told. */
function withoutOther({ case: question, remand }: CaseAnswer, before: PreparedCase): Otherwise | null {
  const told = question.otherCustody
  if (remand === null || told.every(({ why }) => otherCustody[why].hides)) return null
  const hidden = told.map((time) =>
    otherCustody[time.why].hides ? time : { ...time, why: 'other' as const },
  )
  const ids = new Set(remand.counted.flatMap(({ sentenceIds }) => sentenceIds))
  return { prepared: edited(before, { otherCustody: hidden }), sentenceIds: [...ids] }
}

/** The case with another reading of what becomes of unused days; null where none went on. */
const withUnused =
  (unused: RemandInput['unused']): CaseDoubt['otherwise'] =>
  ({ remand }, before) => {
    if (remand === null || remand.wentOn.length === 0) return null
    const { input } = before
    return {
      prepared: { ...before, input: { ...input, remand: { ...(input.remand as RemandInput), unused } } },
      sentenceIds: remand.wentOn,
    }
  }

/** Every doubt of a case in which days on remand were given by their dates (docs/decisions/0034). */
export const remandDoubts: readonly (CaseDoubt & Required<Pick<CaseDoubt, 'warning'>>)[] = [
  // Section 240ZA(1)(b): in connection with the offence. Which, was not said.
  { code: 'A_REMAND_FOR_LATER', about: 'the case', warning: 'W_REMAND_FOR_ALL', otherwise: forLater },
  // Section 240ZA(4): any other matter. Subsection (10) names neither.
  { code: 'A_OTHER_DETENTION', about: 'the law', warning: 'W_OTHER_DETENTION', otherwise: withoutOther },
  // Section 240ZA(5)(a): only one sentence, used or not.
  { code: 'A_UNUSED_LOST', about: 'the law', warning: 'W_UNUSED_REMAND', otherwise: withUnused('are lost') },
  // Section 240ZA(9): a person who never left was not released.
  {
    code: 'A_UNUSED_SHARED',
    about: 'the law',
    warning: 'W_UNUSED_REMAND',
    isSaidToo: true,
    otherwise: withUnused('are shared'),
  },
]
