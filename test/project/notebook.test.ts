import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cohort } from '../../examples/notebook/cohort.ts'
import { isLong } from '../support/long.ts'

const root = join(import.meta.dirname, '..', '..')
const wanted = isLong ? 10_000 : 2000

test(`${wanted} people: asked in bulk, joined, counted and drawn`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'requisite-notebook-'))
  const { people, answered, laws, months } = (await cohort(folder, (wanted * 5) / 4)) as Record<
    string,
    number
  >
  expect({ people, answered, laws }).toEqual({ people: wanted, answered: wanted, laws: 1 })
  expect(months).toBeGreaterThan(24)
  const file = join(folder, 'releases.svg')
  expect(readFileSync(file, 'utf8').match(/<rect/g)).toHaveLength(months as number)
  // In a clone the check of style reads it too.
  const lint = ['lint', '--vcs-enabled=false', `--config-path=${root}`, '--error-on-warnings', file]
  const { status, stderr } = spawnSync(join(root, 'node_modules/.bin/biome'), lint, { encoding: 'utf8' })
  expect(status, stderr).toBe(0)
})
