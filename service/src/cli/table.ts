import { isoDate, regimeOf } from '@requisite/law'
import {
  partsOnSheet,
  partsTable,
  sheetFoot,
  sheetHead,
  sheetKinds,
  sheetNotes,
  sheetRows,
} from '@requisite/law/internal'
import type { CommandRow } from './command-row.ts'
import { type Command, write } from './context.ts'
import { bare } from './flags.ts'
import { paint } from './paint.ts'

/** A line for each length, part and first day. */
const csv = (): string =>
  [
    'sentenceYears,sentenceMonths,part,regimeId,startDate,custodyDays,months,days',
    ...partsTable().flatMap(({ years, months, parts }) =>
      parts.flatMap((starts, i) => {
        const id = partsOnSheet[i] as (typeof partsOnSheet)[number]
        return starts.map((one) =>
          [
            years,
            months,
            regimeOf(id).after.fraction.label,
            id,
            isoDate(one.start),
            one.days,
            one.months,
            one.daysLeft,
          ].join(','),
        )
      }),
    ),
    '',
  ].join('\n')

/** The sheet for people without a screen, or its figures for a spreadsheet. */
const table: Command = async ({ values }, context) => {
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
  await write(context, values.has('csv') ? csv() : text)
  return 0
}

/** `requisite table`. */
export const tableRow: CommandRow = {
  isOfOptions: true,
  parts: [
    {
      about:
        'For a sentence passed now, at each release point: one sheet, as the page has it at /guides/table.',
      options: { csv: bare('one line for each length, part and first day, for a spreadsheet') },
    },
  ],
  examples: ['requisite table', 'requisite table --csv'],
  run: table,
}
