import { describe, expect, test } from 'vitest'
import { answered } from '../../../test/support/answered.ts'
import { caseIn } from '../../../test/support/case-in.ts'
import type { AskedCase } from '../facts/asked-case.ts'
import { caseExplanationOf } from './case-explanation.ts'
import { changeLaw } from './step-law.ts'

const answerTo = (asked: AskedCase) => {
  const answer = answered(asked)
  return answer
}
const one = (rest: object, whole: object = {}): AskedCase => ({
  sentences: [{ id: 'A', startDate: '2026-11-16', sentenceYears: 3, regimeId: 'sds_adult', ...rest }],
  ...whole,
})
const two = (rest: object): AskedCase => ({
  sentences: [
    { id: 'A', startDate: '2026-11-16', sentenceYears: 3, regimeId: 'sds_adult' },
    { id: 'B', startDate: '2026-11-16', sentenceYears: 2, regimeId: 'sds_adult', ...rest },
  ],
})
const recalled = {
  recall: { type: 'fixed_term_56', recallDate: '2026-11-02', returnToCustodyDate: '2026-11-02' },
}
const served = { startDate: '2025-03-03', sentenceYears: 4 }

/** Every section that the steps name, or those of one step. */
const sectionsOf = (asked: AskedCase, only?: string): readonly string[] =>
  caseExplanationOf(answerTo(asked))
    .filter(({ id }) => only === undefined || id === only)
    .flatMap(({ law }) => law.map(({ title, provision }) => `${title} ${provision}`))

const several = [
  'Criminal Justice Act 2003 section 263(2)',
  'Criminal Justice Act 2003 section 264(2B)',
  'Criminal Justice Act 2003 section 264(2E)',
]
const credit = ['Criminal Justice Act 2003 section 240ZA', 'Sentencing Code section 325']
const added = ['Criminal Justice Act 2003 section 257']
const away = ['Prison Act 1952 section 49']

describe('A step names a section only where something was done under it', () => {
  // biome-ignore format: a table
  for (const [what, asked, named, not] of [
    ['one sentence, nothing else', one({}), [], [...several, ...credit, ...added, ...away]],
    ['days on remand', one({ remandCreditDays: 1 }), credit, [...several, ...added, ...away]],
    ['added days', one({}, { addedDays: 1 }), added, [...several, ...credit, ...away]],
    ['days at large', one({}, { unlawfullyAtLarge: [{ fromDate: '2027-01-04', toDate: '2027-01-04' }] }), away, [...several, ...credit, ...added]],
    ['extended', one({ regimeId: 'eds_adult', extensionYears: 2 }), [], [...several, ...credit, ...added, ...away]],
    ['life', one({ regimeId: 'life' }), [], [...several, ...credit, ...added, ...away]],
    ['side by side', two({}), several.slice(0, 1), [...several.slice(1), ...credit, ...added, ...away]],
    ['one after the other', two({ consecutiveTo: 'A' }), several.slice(1), [...several.slice(0, 1), ...credit, ...added, ...away]],
    ['recalled', one(served, recalled), [], [...several, ...credit, ...added, ...away]],
    ['recalled, with days on remand', one({ ...served, remandCreditDays: 3 }, recalled), ['Sentencing Code section 325'], [...several, ...added]],
  ] as const)
    test(what, () => {
      const sections = sectionsOf(asked as AskedCase)
      for (const section of named) expect(sections).toContain(section)
      for (const section of not) expect(sections).not.toContain(section)
    })

  test('and every step names something', () => {
    for (const asked of [one({}), two({}), two({ consecutiveTo: 'A' }), one(served, recalled as object)])
      for (const { id, law } of caseExplanationOf(answerTo(asked))) expect(law, id).not.toEqual([])
  })
})

describe('Days on remand come off a minimum term by the section that sets it', () => {
  // biome-ignore format: one row a line
  for (const [what, asked, section] of [
    ['life', one({ regimeId: 'life', remandCreditDays: 9 }), 'Sentencing Code section 322'],
    ['life for another offence', one({ regimeId: 'life', remandCreditDays: 9 }), 'Sentencing Code section 323'],
    ['public protection', caseIn('A 2008-03-03 3y regimeId=ipp remandCreditDays=9'), 'Powers of Criminal Courts (Sentencing) Act 2000 section 82A'],
  ] as const)
    test(what, () => {
      const sections = sectionsOf(asked, 'paroleEligibilityDate')
      expect(sections).toContain(section)
      expect(sections).not.toContain(credit[0])
    })
})

describe('Automatic release after the Parole Board’s say has its own section', () => {
  // biome-ignore format: a table
  for (const [regimeId, rest, parole, automatic] of [
    ['eds_adult', { extensionYears: 2 }, '246A(8)', '246A(7)'],
    ['eds_child', { extensionYears: 2, ageAtConviction: 'child' }, '246A(8)', '246A(7)'],
    ['sopc', {}, '244A(6)', '244A'],
    ['terrorism_s247a', {}, '247A(8)', '247A'],
  ] as const)
    test(regimeId, () => {
      const { dates } = answerTo(one({ regimeId, ...rest }))
      const lawOf = (letters: string) =>
        dates.find(({ form }) => form.startsWith(letters))?.law.map(({ provision }) => provision)
      expect(lawOf('PED')).toEqual([`section ${parole}`])
      expect(lawOf('CRD')).toEqual([`section ${automatic}`])
    })

  test('a chain with a standard sentence names both', () => {
    const chain = two({ regimeId: 'eds_adult', extensionYears: 2, consecutiveTo: 'A' })
    const crd = answerTo(chain).dates.find(({ form }) => form.startsWith('CRD'))
    const named = crd?.law.map(({ provision }) => provision)
    expect(named).toContain('section 244(3)(aa)')
    expect(named).toContain('section 246A(7)')
    expect(named).not.toContain('section 246A(8)')
  })
})

describe('What moved a day, each by its own provisions', () => {
  const provisions = (law: readonly { readonly provision: string }[]) => law.map(({ provision }) => provision)
  const ofLife = answerTo(one({ regimeId: 'life' })).sentences
  const ofIpp = answerTo(one({ regimeId: 'ipp', startDate: '2010-03-01' })).sentences
  // biome-ignore format: a table
  for (const [what, law, remand, mixed, added] of [
    ['a fixed term', changeLaw({ isMinimumTerm: false }, []), ['section 240ZA'], ['section 240ZA', 'section 240A'], ['section 257']],
    ['a minimum term of life', changeLaw({ isMinimumTerm: true }, ofLife), ['section 322', 'section 323'], ['section 322', 'section 323'], []],
    ['a minimum term of IPP', changeLaw({ isMinimumTerm: true }, ofIpp), ['section 82A'], ['section 82A'], []],
  ] as const)
    test(what, () =>
      expect([law.creditOf('remandCreditDays'), law.mixedCredit, law.added, law.away].map(provisions)).toEqual([
        remand,
        mixed,
        added,
        ['section 49'],
      ]))
})

test('the steps can leave out in which sentences they are', () => {
  const asked = caseIn(
    'A 2025-03-03 4y sds_adult; B 2026-11-02 1y sds_adult',
    'recall fixed_term_56 recallDate=2026-11-02 returnToCustodyDate=2026-11-02 sentenceIds=A',
  )
  const said = (isNamed: boolean): boolean =>
    caseExplanationOf(answerTo(asked), isNamed).some(({ working }) => working.includes('(sentence A)'))
  expect([said(true), said(false)]).toEqual([true, false])
})
