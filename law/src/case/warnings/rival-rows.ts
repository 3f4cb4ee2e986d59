import type { Day } from '../../calendar/day.ts'
import { isListInferred } from '../../sentence/doubts.ts'
import type { CaseWarningCode } from '../../tables/warning-codes.ts'
import type { WarningValues } from '../../tables/warnings.ts'
import type { CaseAnswer, CaseRival, CaseWarning } from '../answer.ts'
import { doubtOf } from '../doubts.ts'
import { undatedLevel } from '../rival.ts'

/** Says what the rivals of an answer have to say. The warning of a doubt stands where its rival does, also one for which no date can be
 *  given, and nowhere else. Where several have the same, it is said once. */
export function addOfRivals(warnings: CaseWarning[], answer: CaseAnswer, rivals: readonly CaseRival[]): void {
  const warningOf = ({ code }: CaseRival): CaseWarningCode | undefined => doubtOf(code).warning
  rivals.forEach((rival, i) => {
    const code = warningOf(rival)
    if (code === undefined || rivals.some((later, at) => at > i && warningOf(later) === code)) return
    const some = rivals.filter((other) => warningOf(other) === code)
    warnings.push(...saidOf(code, some, answer))
  })
  // The list makes no difference to a sentence that has no rival by it.
  for (const one of answer.sentences) {
    if (!isListInferred(one)) continue
    const { id } = one.sentence
    if (!rivals.some(({ code, sentenceIds }) => code === 'A_OFF_LIST' && sentenceIds.includes(id)))
      warnings.push({ code: 'W_BARRED_LIST_NO_EFFECT', values: {}, sentenceIds: [id] })
  }
}

function saidOf(
  code: CaseWarningCode,
  rivals: readonly CaseRival[],
  answer: CaseAnswer,
): readonly CaseWarning[] {
  const rival = rivals.at(-1) as CaseRival
  const { said, ids, values } = doubtOf(rival.code)
  const sentences = answer.sentences.map(({ sentence }) => sentence)
  if (said === 'of all') {
    const moved = new Set(rivals.flatMap(({ sentenceIds }) => sentenceIds))
    const sentenceIds = sentences.map(({ id }) => id).filter((id) => moved.has(id))
    return [{ code, values: undatedLevel(rivals), sentenceIds }]
  }
  const about = sentences.filter(({ id }) => rival.sentenceIds.includes(id))
  const level = undatedLevel([rival])
  return (said === 'of each' ? about : about.slice(0, 1)).map((sentence) => ({
    code,
    values: { ...ofBoard(rival, values?.(rival, answer, sentence)), ...level },
    sentenceIds: said === 'of each' ? [sentence.id] : (ids?.(answer) ?? rival.sentenceIds),
  }))
}

/** A rival under which the Parole Board alone can let the person go has no day of release: the first on which it can is named as such. */
function ofBoard({ paroleEligibility: day }: CaseRival, values: WarningValues = {}): WarningValues {
  const name = (['release', 'staged'] as const).find((one) => values[one] === null)
  return name === undefined ? values : { ...values, [name]: day as Day, isEarliest: true }
}
