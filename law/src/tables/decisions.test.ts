import { describe, expect, test } from 'vitest'
import { addDays, type Day } from '../calendar/day.ts'
import { childSexOffence, nationalSecurityOffence, type OffenceFacts } from './conditions.ts'
import { days } from './days.ts'
import { byKind, byOffence } from './decisions.ts'
import { type Offence, offences } from './offences.ts'

/** Every combination of facts that a row can ask about. */
function* factsFor(offence: Offence): Generator<OffenceFacts> {
  const starts = Object.values(days).flatMap(({ day }): Day[] => [addDays(day, -1), day])
  for (const start of starts)
    for (const isChild of [false, true])
      for (const [atLeast4, atLeast7] of [
        [false, false],
        [true, false],
        [true, true],
      ] as const)
        yield {
          start,
          offenceDate: undefined,
          isChild,
          isUnder18AtOffence: false,
          isUnder16AtOffence: atLeast4,
          isNamed250: false,
          isUnder18ByBirth: false,
          oneTerm: { years: 0, months: 0, days: 1 },
          heldDays: 0,
          atLeast4,
          atLeast7,
          isBefore247A: false,
          mayBeReleased247A: false,
          debt: null,
          offence,
        }
}

describe('The rows for an offence', () => {
  test('the last one always fits, and no other does', () => {
    expect(byOffence.map(({ when }) => when.length === 0)).toEqual(
      byOffence.map((_, i) => i === byOffence.length - 1),
    )
  })

  test('a condition that can never hold for an offence never does', () => {
    const conditions = [...new Set(byOffence.flatMap(({ when }) => when))]
    const wrong = offences.flatMap((offence) =>
      conditions
        .filter(({ canHold }) => canHold?.(offence) === false)
        .filter(({ holds }) => [...factsFor(offence)].some(holds))
        .map(({ words }) => `${offence.key}: ${words}`),
    )
    expect(wrong).toEqual([])
  })

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
