import { type Applied, applied, isRegimeId, offenceByKey } from '@requisite/law'
import type { ToldSentence } from '../question/told.ts'

/** A sentence that was told, under the law that applies to it. */
export function appliedTo(sentence: ToldSentence, addedDays: number): Applied {
  const { kind, start, length, age, offenceKey, remandDays, taggedBailDays, regimeId } = sentence
  const named = regimeId ?? (kind === 'sopc' ? 'sopc' : null)
  return applied({
    start,
    term: { years: length.years, months: length.months, days: 7 * length.weeks + length.days },
    remandCredit: remandDays,
    taggedBailCredit: taggedBailDays,
    addedDays,
    sentenceType: kind === 'sopc' ? null : kind,
    age,
    regimeId: named !== null && isRegimeId(named) ? named : null,
    offence: offenceByKey(offenceKey ?? '') ?? null,
    postCommencement: false,
  })
}
