/** A second language is a second folder: ten codes in Welsh, with a grammar of their own, and no word of English in what is said. It
 *  is no part of the product: nobody who knows the law in Welsh has read it. */
import { expect, test } from 'vitest'
import { type Day, dateOf, parseDay } from '../calendar/day.ts'
import type { WarningValues } from '../tables/warnings.ts'
import { type Language, warningForPeople } from './en/case-warnings.ts'

const months = [
  ...['Ionawr', 'Chwefror', 'Mawrth', 'Ebrill', 'Mai', 'Mehefin'],
  ...['Gorffennaf', 'Awst', 'Medi', 'Hydref', 'Tachwedd', 'Rhagfyr'],
]
const dyddiad = (day: Day | undefined): string => {
  const { year, month, date } = dateOf(day as Day)
  return `${date} ${months[month - 1]} ${year}`
}
/** A noun after a number stays in the singular, and softens after two. */
const diwrnod = (count = 0): string => `${count} ${count === 2 ? 'ddiwrnod' : 'diwrnod'}`

const cy = {
  warnings: {
    W_EDS_TERM: { people: 'Cymerir mai’r amser yn y carchar yn unig yw’r hyd.' },
    W_EXTENSION_UNKNOWN: { people: 'Ni roddwyd yr amser ychwanegol ar drwydded.' },
    W_OFFENCE_DAY: { people: 'Nid oedd y drosedd hon yn y gyfraith ar y diwrnod hwnnw.' },
    W_ORDER_AGE: { people: 'Gwiriwch yr oedran.' },
    W_CONTEMPT_LENGTH: { people: 'Dwy flynedd ar y mwyaf yw carchar am ddirmyg llys.' },
    W_GIVEN_BACK: { people: 'Rhoddwyd {unused} yn ôl yn ormod.' },
    W_CREDITS_EXCEED: { people: 'Mae {unused} dros ben.' },
    W_CREDIT_BESIDE_LIFE: { people: 'Gall y Bwrdd Parôl edrych ar yr achos o {day}.' },
    W_CURFEW_NOT_STAGED: { people: 'Os na, rhyddheir y person ar {release}.' },
    W_SERVED_WORKED_OUT: { people: 'Credwn fod dedfryd gynharach wedi para tan {release}.' },
  },
  gaps: {
    unused: ({ values }) => diwrnod(values.unused),
    day: ({ values }) => dyddiad(values.day),
    release: ({ values }) => dyddiad(values.release),
  },
} as const satisfies Language

const day = parseDay('2027-02-18') as Day
const values = { day, release: day, unused: 2 } as WarningValues

test.each(Object.keys(cy.warnings) as (keyof typeof cy.warnings)[])('%s in Welsh', (code) => {
  const said = warningForPeople({ code, values, sentenceIds: ['1'] }, cy)
  const { people } = cy.warnings[code]
  const gap = (_: string, name: string) =>
    cy.gaps[name as keyof typeof cy.gaps]({ code, values, sentenceIds: [] })
  expect(said).toBe(people.replace(/\{(\w+)\}/g, gap))
  expect(said).not.toMatch(/\b(?:the|and|of|day|days|February|is|are)\b/)
  expect(said).not.toBe(warningForPeople({ code, values, sentenceIds: ['1'] }))
})

test('ten codes, days and numbers in words of their own', () => {
  expect(Object.keys(cy.warnings)).toHaveLength(10)
  expect(warningForPeople({ code: 'W_GIVEN_BACK', values, sentenceIds: [] }, cy)).toBe(
    'Rhoddwyd 2 ddiwrnod yn ôl yn ormod.',
  )
  expect(warningForPeople({ code: 'W_CURFEW_NOT_STAGED', values, sentenceIds: [] }, cy)).toContain(
    '18 Chwefror 2027',
  )
})
