import { expect, test } from 'vitest'
import { caseIn } from '../../../test/support/case-in.ts'
import { parseDay } from '../calendar/day.ts'
import type { Case, CaseSentence } from '../custody/case.ts'
import type { AskedCase } from '../facts/asked-case.ts'
import { askCase } from './ask.ts'
import { edited, type PreparedCase, preparedCase } from './prepared-case.ts'

const asked = (request: AskedCase): Case => {
  const checked = askCase(request)
  if ('refusals' in checked) throw new Error(JSON.stringify(checked.refusals))
  return checked.case
}

const three: AskedCase = caseIn(
  'A 2024-05-07 4y robbery; B 2024-05-07 18m theft remandCreditDays=20',
  'C 2025-06-02 9m theft',
)

/** Two terms of one day count as one under the Criminal Justice Act 1991. */
const old: AskedCase = caseIn('A 1999-03-01 5y; B 1999-03-01 2y')

const withSentence = (question: Case, at: number, facts: Partial<CaseSentence>): Partial<Case> => ({
  sentences: question.sentences.map((sentence, i) => (i === at ? { ...sentence, ...facts } : sentence)),
})

test('A case that is edited is as one that is asked so, and nothing else of it is governed again', () => {
  const length = { years: 7, months: 0, weeks: 0, days: 0 }
  // biome-ignore format: one row a line
  for (const [what, request, edit, kept] of [
    ['days added', three, () => ({ addedDays: 30 }), 'ABC'],
    ['a longer sentence', three, (c: Case) => withSentence(c, 0, { length }), 'BC'],
    ['an offence', three, (c: Case) => withSentence(c, 2, { offence: null }), 'AB'],
    ['after another', three, (c: Case) => withSentence(c, 1, { consecutiveTo: 'A' }), 'AC'],
    // What is given with one sentence of a day is held before all of them.
    ['days on remand', three, (c: Case) => withSentence(c, 1, { remandCreditDays: 40 }), 'C'],
    ['another day', three, (c: Case) => withSentence(c, 0, { startDate: parseDay('2024-05-08') as never }), 'BC'],
    ['a day of birth', three, () => ({ dateOfBirth: parseDay('1990-01-01') }), ''],
    ['another law', three, () => ({ law: 'before_act' as const }), ''],
    ['a longer old term', old, (c: Case) => withSentence(c, 0, { length }), ''],
    ['a shorter old term', old, (c: Case) => withSentence(c, 1, { length: { ...length, years: 1 } }), 'A'],
  ] as const) {
    const before = preparedCase(asked(request)) as PreparedCase
    const change = edit(before.case)
    const after = edited(before, change) as PreparedCase
    expect([what, after]).toEqual([what, preparedCase({ ...before.case, ...change })])
    const same = after.input.parts.filter((part) => before.input.parts.includes(part))
    const ids = same.map(({ sentence }) => sentence.id).sort()
    expect([what, ids.join('')]).toEqual([what, kept])
  }
})
