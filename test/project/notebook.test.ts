import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cohort } from '../../examples/notebook/cohort.ts'

test('10,000 people: asked in bulk, joined, counted and drawn', { timeout: 120_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'requisite-notebook-'))
  const { people, answered, laws, months } = (await cohort(folder, 12_500)) as Record<string, number>
  expect({ people, answered, laws }).toEqual({ people: 10_000, answered: 10_000, laws: 1 })
  expect(months).toBeGreaterThan(24)
  expect(readFileSync(join(folder, 'releases.svg'), 'utf8').match(/<rect/g)).toHaveLength(months as number)
})
