import type { AskedCase, AskedCaseSentence, CaseAnswer, Day } from '@requisite/law'
import { caseExplanationOf, caseOf, isoDate, parseDay } from '@requisite/law'
import { regimes } from '@requisite/law/internal'
import { expect, test } from 'vitest'
import { isLong } from '../support/long.ts'
import { numbersFrom } from '../support/random.ts'
import { replayCase } from '../support/replay-case.ts'

const draw = numbersFrom(13)
const pick = <T>(list: readonly T[]): T => list[draw(list.length)] as T
const fixedTerms = Object.values(regimes).filter(
  ({ family }) => family !== 'terrorist' && family !== 'life' && family !== 'public protection',
)
const first = parseDay('2019-01-01') as Day

function drawn(): AskedCase {
  const sentences = Array.from({ length: 1 + draw(5) }, (_, i): AskedCaseSentence => {
    const regime = pick(fixedTerms)
    return {
      id: `S${i}`,
      startDate: isoDate((first + draw(3400)) as Day),
      regimeId: regime.id,
      sentenceYears: draw(8),
      sentenceMonths: draw(12),
      sentenceWeeks: draw(3) === 0 ? draw(20) : 0,
      sentenceDays: 1 + draw(30),
      remandCreditDays: draw(2) * draw(200),
      ...(regime.ends === 'after an extension' && draw(3) > 0 ? { extensionYears: 1 + draw(8) } : {}),
      ...(i > 0 && draw(2) === 0 ? { consecutiveTo: `S${i - 1}` } : {}),
    }
  })
  const events =
    draw(3) > 0
      ? {}
      : { addedDays: draw(80), unlawfullyAtLarge: [{ fromDate: '2026-11-01', toDate: '2026-11-20' }] }
  return { sentences: sentences.sort((a, b) => `${a.startDate}`.localeCompare(`${b.startDate}`)), ...events }
}

test('the words of a case, read and done again with a calendar, lead to its dates', () => {
  const answers = Array.from({ length: isLong ? 8000 : 800 }, () => caseOf(drawn())).filter(
    (answer): answer is CaseAnswer => !('refusals' in answer),
  )
  expect(answers.length).toBeGreaterThan(300)
  for (const answer of answers) {
    const steps = caseExplanationOf(answer)
    const { release, end } = replayCase(steps)
    expect(release).toBe(isoDate(answer.release as Day))
    expect(end).toBe(answer.end === null ? null : isoDate(answer.end))
    const result = (id: string) => steps.find((step) => step.id === id)?.result
    expect(result('releaseDate')).toBe(release)
    if (answer.paroleMovedBy !== null)
      expect(result('paroleMoved')).toBe(isoDate(answer.paroleEligibility as Day))
    for (const { law } of steps) expect(law.length).toBeGreaterThan(0)
  }
})
