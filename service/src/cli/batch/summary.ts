import { regimeOf } from '@requisite/law'
import { isRegimeId } from '@requisite/law/internal'
import type { NamedLaw } from '../law.ts'
import { lettersIn } from './csv-row.ts'
import { carriedNotes, knownNames, unusedNotes } from './header.ts'
import type { RowsAsked } from './job.ts'
import { counting, groupedDigits } from './progress.ts'
import type { Done } from './run.ts'
import type { Tally } from './tally.ts'

const byCount = (counts: Readonly<Record<string, number>>): readonly (readonly [string, number])[] =>
  Object.entries(counts).sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))

/** Names with their counts below a heading, or nothing when there are none. */
function list(heading: string, entries: readonly (readonly [string, number])[]): readonly string[] {
  const widest = Math.max(0, ...entries.map(([, n]) => groupedDigits(n).length))
  return entries.length === 0
    ? []
    : [heading, ...entries.map(([name, n]) => `  ${groupedDigits(n).padStart(widest)}  ${name}`)]
}

const regimeName = (id: string): string => (isRegimeId(id) ? `${id} (${regimeOf(id).displayName})` : id)

const signed = (n: number): string => (n > 0 ? `+${groupedDigits(n)}` : groupedDigits(n))

/** What must be known of dates that are not worked out by the law in force. */
const pointNote =
  'These dates are at the release point that postCommencement names, and before the ' +
  'Sentencing Act 2026 where it names none. They are not always those of the law in force: ' +
  'without --calculate a batch gives these.'

/** The summary of a run, in lines of text. */
export function summary({ tally, counted, ms }: Done, { as, compare, law }: RowsAsked): string {
  const { rows, sentences, refused, custodyDaysBefore: before, custodyDaysAfter: after } = tally
  const what =
    counted === 'rows'
      ? counting(rows, counted)
      : `${counting(rows, counted)} with ${counting(sentences, 'sentences')}`
  const lines = [
    `${what} in ${(ms / 1000).toFixed(1)} s: ${groupedDigits(rows - refused)} answered, ${groupedDigits(refused)} with errors.`,
    ...list('Errors, by field:', byCount(tally.errors)),
    ...firstErrors(tally),
    ...list(
      'Regimes:',
      byCount(tally.regimes).map(([id, n]) => [regimeName(id), n]),
    ),
    ...(law === null ? lawsOfRows(tally) : [lawLine(law)]),
    ...(as === 'release'
      ? []
      : [
          pointNote,
          `Custody days, before credit and added days: ${groupedDigits(before)} before the Act, ` +
            `${groupedDigits(after)} after it (${signed(after - before)}).`,
        ]),
    ...(compare ? comparisonLines(tally) : []),
    ...notesOnUnused(Object.keys(tally.unused), as),
  ]
  return `${lines.join('\n')}\n`
}

/** A sentence for each name of NDJSON that was not used and should have been, or cannot be. */
const notesOnUnused = (names: readonly string[], as: RowsAsked['as']): readonly string[] => [
  ...carriedNotes(names, knownNames(as)),
  ...(as === 'calculate' ? [] : unusedNotes(names)),
]

/** The laws that rows name, where they name another than the one in force. */
const lawsOfRows = ({ laws }: Tally): readonly string[] =>
  Object.keys(laws).some((law) => law !== 'in_force') ? list('Laws, as rows name them:', byCount(laws)) : []

/** Which law the answers were made with. */
export const lawLine = ({ law, reforms }: NamedLaw): string =>
  reforms.length > 0
    ? 'These dates are not the law. A reform that was made up was laid over it, and every answer says so.'
    : `Law: ${law}.`

/** The first error of each field, by its row. */
function firstErrors({ firstErrors }: Tally): readonly string[] {
  const errors = Object.values(firstErrors).sort((one, other) => one.row - other.row)
  return errors.length === 0
    ? []
    : [
        'The first of each:',
        ...errors.map(({ row, sentence }) => `  ${row === 0 ? '' : `Row ${row}, `}${lettersIn(sentence)}`),
      ]
}

function comparisonLines(tally: Tally): readonly string[] {
  const { rows, refused, earlier, later, differenceDays, stagedDifferenceDays } = tally
  const same = rows - refused - earlier - later
  return [
    `Release at the new point: earlier for ${groupedDigits(earlier)}, the same for ` +
      `${groupedDigits(same)}, later for ${groupedDigits(later)}; ${signed(differenceDays)} ` +
      'days in all.',
    `Release as the change is staged: ${signed(stagedDifferenceDays)} days in all.`,
    ...list('How the staged change reaches them:', byCount(tally.stages)),
  ]
}
