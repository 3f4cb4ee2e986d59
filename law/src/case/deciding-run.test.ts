import { expect, test } from 'vitest'
import { answered } from '../../../test/support/answered.ts'
import type { AskedCase } from '../facts/asked-case.ts'
import { decidingRun } from './deciding-run.ts'

const older = { id: 'A', startDate: '2025-01-10', sentenceYears: 4 }
const recall = {
  type: 'fixed_term_56',
  recallDate: '2026-11-02',
  returnToCustodyDate: '2026-11-02',
  sentenceIds: ['A'],
} as const

// biome-ignore format: one row per line
for (const [what, asked, ids] of [
  ['the later of two', { sentences: [older, { id: 'B', startDate: '2025-01-10', sentenceYears: 1 }] }, ['A']],
  ['a recall alone', { sentences: [older], recall }, ['A']],
  ['a new sentence that keeps the person longer than the recall', { sentences: [older, { id: 'B', startDate: '2026-11-20', sentenceMonths: 9 }], recall }, ['B']],
] satisfies readonly (readonly [string, AskedCase, readonly string[]])[])
  test(`what decides: ${what}`, () => expect(decidingRun(answered(asked)).sentenceIds).toEqual(ids))
