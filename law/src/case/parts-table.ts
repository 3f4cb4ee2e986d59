import { addDays, addMonths, type Day, isoDate } from '../calendar/day.ts'
import { lengthsOnSheet, partsOnSheet, startsOnSheet } from '../tables/parts-table.ts'
import type { RegimeId } from '../tables/regimes.ts'
import type { CaseAnswer } from './answer.ts'
import { caseOf } from './case-answer.ts'

/** What is served of a length that begins on a day: in days, and in whole months and the days that are left. */
export interface PartServed {
  readonly start: Day
  readonly days: number
  readonly months: number
  readonly daysLeft: number
}

/** A row of the sheet: a length, and for each part what is served from the first day of either year. */
export interface SheetRow {
  readonly years: number
  readonly months: number
  readonly parts: readonly (readonly PartServed[])[]
}

function served(years: number, months: number, regimeId: RegimeId, start: Day): PartServed {
  const sentence = { startDate: isoDate(start), sentenceYears: years, sentenceMonths: months, regimeId }
  const { release } = caseOf({ sentences: [sentence] }) as CaseAnswer
  const after = addDays(release as Day, 1)
  let whole = 0
  while (addMonths(start, whole + 1) <= after) whole++
  return { start, days: after - start, months: whole, daysLeft: after - addMonths(start, whole) }
}

/** The sheet for people without a screen: how much of each length is served at each release point of a sentence passed now. */
export const partsTable = (): readonly SheetRow[] =>
  lengthsOnSheet.map((length) => {
    const [years, months] = length < 24 ? [0, length] : [Math.floor(length / 12), length % 12]
    return {
      years,
      months,
      parts: partsOnSheet.map((id) => startsOnSheet.map((start) => served(years, months, id, start))),
    }
  })
