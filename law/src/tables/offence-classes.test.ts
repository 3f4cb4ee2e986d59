import { describe, expect, test } from 'vitest'
import { type Day, parseDay } from '../calendar/day.ts'
import { offenceClassCodes } from './alternative-codes.ts'
import { offenceClassFor } from './offence-classes.ts'

const adult = { age: 'adult', sentenceType: null } as const
const child = { age: 'child', sentenceType: null } as const

/** The classes that a sentence without an offence can be of, each with the offence by which it is worked out. */
const classes = (who: typeof adult | typeof child, start: string, months: number): readonly string[] =>
  offenceClassCodes.flatMap((code) => {
    const term = { years: 0, months, days: 0 }
    const found = offenceClassFor(code, { ...who, start: parseDay(start) as Day, term })
    return found === undefined
      ? []
      : [`${code.slice('A_OFFENCE_'.length)} ${found.offence.key}: ${found.words.slice(0, 12)}`]
  })

const serious = 'SERIOUS wounding_with_intent: Manslaughter'
const stalking = 'KEPT_AT_HALF stalking_fear_of_violence_or_serious_alarm: Stalking, st'
const cruelty = 'KEPT_AT_HALF child_cruelty: Stalking, st'
const violence = 'KEPT_AT_HALF robbery: A sexual off'
const sexual = 'KEPT_AT_HALF sexual_assault: A sexual off'
const either = 'LIST sexual_activity_with_child: Rape, or a s'
const ofChild = 'LIST sexual_activity_with_child: A sexual off'
const rape = 'LIST_LIFE rape: Rape'
const terrorism = 'PAROLE preparation_of_terrorist_acts: Terrorism'
const spying = 'SPYING obtaining_or_disclosing_protected_information: Spying'
const special = 'SPECIAL rape_of_child_under_13: Rape of a ch'

describe('The classes of offences, at the bounds of their rows', () => {
  // biome-ignore format: one sentence a row
  for (const [what, who, start, months, want] of [
    ['an adult, under 4 years', adult, '2026-11-16', 47, [either, terrorism, spying, special]],
    ['from 4 years: section 244ZA, and rape apart', adult, '2026-11-16', 48, [serious, ofChild, rape, terrorism, spying, special]],
    ['under 7 years', adult, '2026-11-16', 83, [serious, ofChild, rape, terrorism, spying, special]],
    ['from 7 years: all that carries life', adult, '2026-11-16', 84, ['SERIOUS robbery: Robbery, ars', ofChild, rape, terrorism, spying, special]],
    ['100 years, the longest term', adult, '2026-11-16', 1200, ['SERIOUS robbery: Robbery, ars', rape, terrorism, spying, special]],
    ['the first day of the Act', adult, '2026-10-01', 47, [either, terrorism, spying, special]],
    ['and until then', adult, '2026-09-30', 47, [stalking, either, terrorism, spying, special]],
    ['with violence from 4 years', adult, '2026-09-30', 48, [cruelty, serious, ofChild, rape, terrorism, spying, special]],
    ['section 247A, the shortest', adult, '2020-02-26', 6, [stalking, either, terrorism, special]],
    ['its eve', adult, '2020-02-25', 6, [stalking, either, terrorism, special]],
    ['under 18, under 4 years', child, '2026-11-16', 47, [sexual, terrorism, spying]],
    ['under 18, from 4 years', child, '2026-11-16', 83, [violence, terrorism, spying]],
    ['under 18, from 7 years: section 244ZA(6)', child, '2026-11-16', 84, [violence, serious, rape, terrorism, spying]],
    ['under 18, 100 years', child, '2026-11-16', 1200, [violence, serious, rape, terrorism, spying]],
    ['under 18, section 247A, the shortest', child, '2020-02-26', 6, [sexual, terrorism]],
    ['special sentences, the first day', adult, '2015-04-13', 6, [stalking, either, terrorism, special]],
    ['their eve: section 247A reaches sentences whenever passed', adult, '2015-04-12', 6, [stalking, either, terrorism]],
    ['national security, the first day of special sentences', adult, '2026-03-22', 6, [stalking, either, terrorism, spying, special]],
    ['its eve', adult, '2026-03-21', 6, [stalking, either, terrorism, special]],
    ['under 18, its eve', child, '2020-02-25', 6, [sexual, terrorism]],
  ] as const)
    test(what, () => expect(classes(who, start, months)).toEqual(want))
})
