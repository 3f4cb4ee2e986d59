import { expect, test } from 'vitest'
import { sheetHead, sheetRows } from './parts-sheet.ts'

test('The sheet has a row for each usual length', () => {
  const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15, 16, 18, 20, 21, 22]
  const years = ['2', '2½', '3', '3½', '4', '4½', '5', '6', '7', '8', '9', '10', '12', '15']
  expect(sheetRows().map(({ length }) => length)).toEqual([
    ...months.map((count) => (count === 1 ? '1 month' : `${count} months`)),
    ...years.map((count) => `${count} years`),
  ])
})

/** 181 days, 182 in a leap year: the part is rounded up. */
test('and the days of each part, with another number in a leap year', () => {
  expect(sheetHead()).toEqual(['One-third', '40%', 'One-half', 'Two-thirds'])
  expect(sheetRows().find(({ length }) => length === '6 months')?.cells).toEqual([
    ...['61 (2m 2d)', '73 (2m 14d)', '91 (3m 1d)', '121/122 (4m 1d)'],
  ])
})
