import { type Day, isoDate, offences, parseDay } from '@requisite/law'
import { recallTypes } from '@requisite/law/internal'
import { type Outcome, outcomeOf } from '../../service/src/page/answer/outcome.ts'
import type { PageCase, PageSentence } from '../../service/src/told/told.ts'
import { numbersFrom } from '../support/random.ts'

const day = (text: string): Day => parseDay(text) as Day

const kinds = ['sds', 'sds', 'sds', 'sds', 'sds', 'unknown', 'eds', 'life', 'section_250', 'sopc'] as const
const unsures = [null, null, null, null, null, null, null, 'credit', 'others'] as const

/** So many cases that have an answer, drawn from a seed; `change` makes others of them. */
export function sampledOutcomes(
  seed: number,
  count: number,
  today: Day,
  change: (told: PageCase, pick: (n: number) => number) => PageCase = (told) => told,
): readonly Outcome[] {
  const pick = numbersFrom(seed)
  const oneOf = <T>(values: readonly T[]): T => values[pick(values.length)] as T

  /** A sentence as it may be told. */
  function sentence(): readonly [PageSentence, about: (typeof unsures)[number]] {
    const kind = oneOf(kinds)
    const months = oneOf([3, 5, 8, 11, 14, 18, 23, 30, 41, 47, 48, 60, 73, 84, 100, 130])
    const isExtended = kind === 'eds'
    const told: PageSentence = {
      sentenceType: kind,
      startDate: isoDate((day('2023-01-02') + pick(1500)) as Day),
      sentenceMonths: kind === 'life' ? months + 120 : months,
      sentenceWeeks: pick(3),
      sentenceDays: pick(4),
      extensionYears: isExtended ? 1 + pick(4) : null,
      offenceKey: pick(9) === 0 || kind === 'life' ? null : oneOf(offences).key,
      ageAtConviction: kind === 'section_250' ? 'child' : pick(12) === 0 ? 'unknown' : 'adult',
      remandCreditDays: pick(3) === 0 ? pick(90) : 0,
      taggedBailCreditDays: pick(9) === 0 ? pick(40) : 0,
    }
    const about = oneOf(unsures)
    return [about === 'credit' ? { ...told, remandCreditDays: 'unknown' } : told, about]
  }

  function told(): PageCase {
    const [first, about] = sentence()
    const isSeveral = pick(6) === 0
    const second = {
      ...sentence()[0],
      ...{ startDate: first.startDate, remandCreditDays: 0, taggedBailCreditDays: 0 },
    }
    const isRecalled = pick(9) === 0 && first.sentenceType === 'sds' && !isSeveral
    const back = (day('2026-09-01') + pick(80)) as Day
    return {
      sentences: isSeveral ? [first, { ...second, consecutiveTo: pick(2) === 0 ? '1' : null }] : [first],
      addedDays: pick(9) === 0 ? [{ days: pick(60) }] : [],
      unlawfullyAtLarge: [],
      recall: isRecalled
        ? {
            type: oneOf([...recallTypes, 'unknown' as const]),
            recallDate: isoDate((back - pick(9)) as Day),
            returnToCustodyDate: isoDate(back),
          }
        : null,
      otherSentences: about === 'others' ? 'unknown' : null,
    }
  }

  const outcomes: Outcome[] = []
  while (outcomes.length < count) {
    const outcome = outcomeOf(change(told(), pick), today)
    if (!('refusals' in outcome)) outcomes.push(outcome)
  }
  return outcomes
}
