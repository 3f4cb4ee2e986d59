/** A case of twice as many sentences passes about twice as many of our functions, whatever their kind and day: what is asked of
 *  all that are served together is not asked again for each. V8 counts the calls, so that no other load changes them. */
import { caseAnswer } from '@requisite/law/internal'
import { afterAll, describe, expect, test } from 'vitest'
import { askCase } from '../../law/src/case/ask.ts'
import { counter, sumOf } from '../support/calls.ts'

const take = counter()
afterAll(() => take.end())

const kinds = {
  'a standard sentence': { offenceKey: 'robbery' },
  'no offence': {},
  'an extended sentence': { sentenceType: 'eds', extensionYears: 2 },
  'a special sentence': { sentenceType: 'sopc' },
  terrorism: { sentenceType: 'terrorism' },
  'a terrorist offence': { offenceKey: 'terrorist_training' },
  life: { sentenceType: 'life', sentenceYears: 20, sentenceMonths: null },
  'section 250': { sentenceType: 'section_250', ageAtConviction: 'child' },
} as const
const starts = ['2004-06-07', '2014-05-06', '2019-02-04', '2023-03-06', '2026-11-02']

const few = 30
/** What grows with the square takes four times as many. */
const most = 2.8

/** An answer, and the calls that it passes; null where the case is refused. */
function worked(count: number, kind: object, startDate: string) {
  const sentences = Array.from({ length: count }, (_, i) => ({
    id: String(i),
    startDate,
    sentenceMonths: 16,
    ...kind,
  }))
  const asked = askCase({ sentences })
  if ('refusals' in asked) return null
  take()
  const answer = caseAnswer(asked.case)
  return 'refusals' in answer
    ? null
    : { calls: sumOf(take()), rivals: answer.alternatives?.map(({ code }) => code) }
}

describe('Sixty sentences take at most 2.8 times what thirty take, where the same is in doubt', () => {
  for (const [name, kind] of Object.entries(kinds))
    test(name, () => {
      const compared = starts.flatMap((start) => {
        // What is made once is made.
        worked(few, kind, start)
        const [one, many] = [worked(few, kind, start), worked(2 * few, kind, start)]
        const isAlike =
          one !== null && one.calls > 0 && many !== null && String(one.rivals) === String(many.rivals)
        return isAlike ? [{ start, times: many.calls / one.calls }] : []
      })
      expect(compared).not.toEqual([])
      expect(compared.filter(({ times }) => times > most)).toEqual([])
    })
})
