/** A second language is a second folder: ten codes in Welsh, with a grammar of their own, and no word of English in what is said. It
 *  is no part of the product: nobody who knows the law in Welsh has read it. */
import { expect, test } from 'vitest'
import { type Day, dateOf, parseDay } from '../calendar/day.ts'
import type { CaseWarningCode } from '../tables/warning-codes.ts'
import type { WarningValues } from '../tables/warnings.ts'
import { type Voice, warningForPeople } from './en/warnings-for-people.ts'

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

const cy: Voice = {
  W_EDS_TERM: () => 'Cymerir mai’r amser yn y carchar yn unig yw’r hyd.',
  W_EXTENSION_UNKNOWN: () => 'Ni roddwyd yr amser ychwanegol ar drwydded.',
  W_OFFENCE_DAY: () => 'Nid oedd y drosedd hon yn y gyfraith ar y diwrnod hwnnw.',
  W_ORDER_AGE: () => 'Gwiriwch yr oedran.',
  W_CONTEMPT_LENGTH: () => 'Dwy flynedd ar y mwyaf yw carchar am ddirmyg llys.',
  W_GIVEN_BACK: ({ unused }) => `Rhoddwyd ${diwrnod(unused)} yn ôl yn ormod.`,
  W_CREDITS_EXCEED: ({ unused }) => `Mae ${diwrnod(unused)} dros ben.`,
  W_CREDIT_BESIDE_LIFE: ({ day }) => `Gall y Bwrdd Parôl edrych ar yr achos o ${dyddiad(day)}.`,
  W_CURFEW_NOT_STAGED: ({ release }) => `Os na, rhyddheir y person ar ${dyddiad(release)}.`,
  W_SERVED_WORKED_OUT: ({ release }) => `Credwn fod dedfryd gynharach wedi para tan ${dyddiad(release)}.`,
}

const day = parseDay('2027-02-18') as Day
const values = { day, release: day, unused: 2 } as WarningValues

test.each(Object.keys(cy) as CaseWarningCode[])('%s in Welsh', (code) => {
  const said = warningForPeople({ code, values, sentenceIds: ['1'] }, cy)
  expect(said).toBe(cy[code]?.(values))
  expect(said).not.toMatch(/\b(?:the|and|of|day|days|February|is|are)\b/)
  expect(said).not.toBe(warningForPeople({ code, values, sentenceIds: ['1'] }))
})

test('ten codes, days and numbers in words of their own', () => {
  expect(Object.keys(cy)).toHaveLength(10)
  expect(warningForPeople({ code: 'W_GIVEN_BACK', values, sentenceIds: [] }, cy)).toBe(
    'Rhoddwyd 2 ddiwrnod yn ôl yn ormod.',
  )
  expect(warningForPeople({ code: 'W_CURFEW_NOT_STAGED', values, sentenceIds: [] }, cy)).toContain(
    '18 Chwefror 2027',
  )
})
