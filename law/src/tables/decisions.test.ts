import { describe, expect, test } from 'vitest'
import { childSexOffence, nationalSecurityOffence } from './conditions.ts'
import { byKind, byOffence } from './decisions.ts'

describe('The rows for an offence', () => {
  test('the last one always fits, and no other does', () =>
    expect(byOffence.map(({ when }) => when.length === 0)).toEqual(
      byOffence.map((_, i) => i === byOffence.length - 1),
    ))

  test('every row says when, why and by what law, in words that end', () => {
    for (const { when, why, law } of [...byOffence, ...Object.values(byKind).flat()]) {
      expect(why).toMatch(/^[A-Z].*\.$/)
      expect(law.length).toBeGreaterThan(0)
      for (const { words } of when) expect(words).toMatch(/^[a-z0-9].*[^.]$/)
      for (const ground of law) if (typeof ground !== 'string') expect(ground.provision).toMatch(/^\S.*\S$/)
    }
  })
})

test('national security rests on Part 3 of Schedule 13, sexual offences against a child on Part 2', () => {
  for (const { when, law } of byOffence) {
    const parts = law.flatMap((ground) =>
      typeof ground === 'string'
        ? []
        : (ground.provision.match(/Sch\.13 Part \d|Schedule 13.*Part \d/) ?? []),
    )
    if (when.includes(nationalSecurityOffence)) expect(parts.join()).toMatch(/Part 3$/)
    else if (when.includes(childSexOffence)) expect(parts.join()).toMatch(/Part 2$/)
    else expect(parts).toEqual([])
  }
})

test('the rows for each kind of sentence end with one that always fits', () => {
  for (const rows of Object.values(byKind)) {
    expect(rows.at(-1)?.when).toEqual([])
    for (const { when } of rows.slice(0, -1)) expect(when.length).toBeGreaterThan(0)
  }
})
