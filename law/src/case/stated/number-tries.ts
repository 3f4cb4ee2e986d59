import { addDays, type Day, isoDate } from '../../calendar/day.ts'
import type { CaseSentence } from '../../custody/case.ts'
import { daysBetween } from '../../custody/recall/recall-to-return.ts'
import { custodyFacts } from '../../facts/credit.ts'
import type { CreditName } from '../../facts/sentence.ts'
import { isFor } from '../../remand/remand-time.ts'
import type { ReasonCode } from '../../tables/stated-codes.ts'
import type { CaseAnswer } from '../answer.ts'
import { type Changes, changeIn, newRow, type StatedQuestion, sentenceChange } from './stated-question.ts'

/** One more award on a day; null where the awards were given as one number. */
function awardOn({ case: { addedDays } }: CaseAnswer, day: Day, more: number): Changes | null {
  if (typeof addedDays === 'number' && addedDays > 0) return null
  const at = typeof addedDays === 'number' ? 0 : addedDays.length
  return newRow('addedDays', at, { days: more, date: isoDate(day) })
}

/** One more time at large from a day. */
const awayFrom = ({ case: { unlawfullyAtLarge: atLarge } }: CaseAnswer, day: Day, more: number): Changes =>
  newRow('unlawfullyAtLarge', atLarge.length, {
    fromDate: isoDate(day),
    toDate: isoDate(addDays(day, more - 1)),
  })

/** Bare numbers of days that would do: how many, found by trying the difference and then what is still missing. */
export const numberTries: readonly {
  readonly code: ReasonCode
  readonly change: (setting: StatedQuestion, days: number) => Changes | null
}[] = [
  {
    code: 'S_ADDED_DAYS',
    change: ({ ours, isLater, release }, more) => {
      const { addedDays, recall } = ours.case
      const { recalled } = ours
      if (!isLater) return null
      if (recall === null || recalled === null)
        return typeof addedDays === 'number'
          ? [changeIn('case', 'addedDays', addedDays + more)]
          : awardOn(ours, release, more)
      if (recalled.decides === 'other') return awardOn(ours, release, more)
      if (recalled.run.recalled.until === 'the end' || recalled.run.isMinimumTerm) return null
      return recalled.other === null && typeof addedDays === 'number'
        ? [changeIn('recall', 'addedDaysAfterReturn', recall.addedDaysAfterReturn + more)]
        : awardOn(ours, recall.returnToCustodyDate ?? release, more)
    },
  },
  {
    code: 'S_AT_LARGE_DAYS',
    change: ({ ours, isLater, release }, more) => {
      const { recall } = ours.case
      const { recalled } = ours
      if (!isLater) return null
      if (recall === null || recalled === null || recalled.decides === 'other')
        return awayFrom(ours, release, more)
      if (recalled.run.recalled.term === null)
        return [changeIn('recall', 'unlawfullyAtLargeDays', daysBetween(recall) + more)]
      return recalled.other === null
        ? [
            changeIn(
              'recall',
              'unlawfullyAtLargeAfterReturnDays',
              recall.unlawfullyAtLargeAfterReturnDays + more,
            ),
          ]
        : awayFrom(ours, recall.returnToCustodyDate as Day, more)
    },
  },
  {
    code: 'S_CREDIT_DAYS',
    change: ({ ours: { case: question, decidedBy }, isLater }, more) => {
      if (isLater) return null
      const at = question.sentences.findIndex(({ id }) => id === decidedBy.release[0])
      const sentence = question.sentences[at] as CaseSentence
      // Where the days were given by their dates, a number cannot be sent beside them.
      if (question.remand?.some((time) => isFor(time, sentence.id))) return null
      const name = custodyFacts.find((name) => sentence[name] > 0) ?? (custodyFacts[0] as CreditName)
      return [sentenceChange(at, name, sentence[name] + more)]
    },
  },
]
