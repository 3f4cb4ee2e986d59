import {
  isoDate,
  partsOnSheet,
  partsTable,
  regimeOf,
  sheetFoot,
  sheetHead,
  sheetKinds,
  sheetNotes,
  sheetRows,
} from '@requisite/law'
import { type Command, refuse, write } from './context.ts'
import { type Flags, readFlags } from './flags.ts'
import { paint } from './paint.ts'

/** The options of `requisite table`. */
export const tableFlags: Flags = { csv: 'nothing' }

/** A line for each length, part and first day. */
const csv = (): string =>
  [
    'sentenceYears,sentenceMonths,part,regimeId,startDate,custodyDays,months,days',
    ...partsTable().flatMap(({ years, months, parts }) =>
      parts.flatMap((starts, i) => {
        const id = partsOnSheet[i] as (typeof partsOnSheet)[number]
        return starts.map((one) =>
          [
            ...[years, months, regimeOf(id).after.fraction.label, id, isoDate(one.start)],
            ...[one.days, one.months, one.daysLeft],
          ].join(','),
        )
      }),
    ),
    '',
  ].join('\n')

/** `requisite table`: the sheet for people without a screen, or its figures for a spreadsheet. */
export const tableCommand: Command = async (args, context) => {
  const read = readFlags(args, tableFlags)
  if ('mistakes' in read) return refuse(context, read.mistakes, 'table')
  const { strong } = paint(context.hasColour)
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, i) => cell.padEnd(i === 0 ? 22 : 20))
      .join('')
      .trimEnd()
  const text = [
    ...sheetNotes,
    '',
    strong(line(['Sentence', ...sheetHead()])),
    ...sheetRows().map(({ length, cells }) => line([length, ...cells])),
    '',
    ...sheetKinds.map(([part, who]) => `${strong(part)}: ${who}`),
    '',
    ...sheetFoot,
    '',
  ].join('\n')
  await write(context, read.values.has('csv') ? csv() : text)
  return 0
}
