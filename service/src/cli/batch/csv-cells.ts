import {
  addDays,
  type Calculation,
  type Comparison,
  type Day,
  isoDate,
  parseDay,
  pointLabel,
  type Regime,
  regimes,
  type Transition,
  type Warning,
  warningText,
  warningTexts,
} from '@requisite/law'
import { printed } from '../../contract/fraction.ts'
import { asBytes, isWide } from './byte-text.ts'
import { codeCells } from './code-cells.ts'
import { stagedDifference } from './tally.ts'

/** A text as a cell in quotation marks. */
export const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`

/** Whether a warning can hold a quotation mark, which would have to be doubled. */
const marksInWarnings = [
  ...Object.values(warningTexts),
  ...Object.values(regimes).map(({ displayName }) => displayName),
].some((text) => text.includes('"'))

/** The warnings whose words are not bytes as they stand. */
const wideWarnings: ReadonlySet<string> = new Set(
  Object.entries(warningTexts).flatMap(([code, text]) => (isWide(text) ? [code] : [])),
)

const textOf = (warning: Warning): string =>
  wideWarnings.has(warning.code) ? asBytes(warningText(warning)) : warningText(warning)

/** The warnings as one cell. */
function warningsCell({ warnings }: Calculation): string {
  if (warnings.length === 0) return ''
  let all = ''
  for (const warning of warnings) all = all === '' ? textOf(warning) : `${all} ${textOf(warning)}`
  return marksInWarnings ? quoted(all) : `"${all}"`
}

/** The cells of an answer in the order of the result columns, each with the delimiter before it. */
export function answerCells(d: string, codes: boolean): (calculation: Calculation) => string {
  const written = writtenDays()
  /** What is the same for every row at the same point of a regime. */
  const tails = new Map<Regime, Map<string, string>>(
    Object.values(regimes).map((regime) => [regime, new Map()]),
  )

  return (calculation) => {
    const { dates } = calculation
    const days = `${d}${dates.totalDays}${d}${dates.requisiteCustodialPeriod}${d}${dates.daysToServe}`
    return `${d}${written(dates.release)}${d}${written(dates.sentenceEnd)}${days}${tail(calculation)}${codes ? '' : d + warningsCell(calculation)}${codeCells(d, calculation.warnings, calculation.alternatives)}`
  }

  function tail({ regime, point, classified }: Calculation): string {
    const known = tails.get(regime)
    const excluded = classified.excludedBy !== null
    const which = point === regime.before ? (excluded ? 'be' : 'b') : excluded ? 'ae' : 'a'
    const cells = known?.get(which)
    if (cells !== undefined) return cells
    const made = ['', printed(point.fraction), pointLabel(regime, point), excluded, classified.regimeId]
    known?.set(which, made.join(d))
    return made.join(d)
  }
}

/** The cells that `--compare` adds, each with the delimiter before it. */
export const comparisonCells =
  (d: string) =>
  ({ before, after, differenceDays }: Comparison, staged: Transition): string =>
    [
      '',
      isoDate(before.release),
      isoDate(after.release),
      differenceDays,
      isoDate(staged.release),
      stagedDifference(staged),
      staged.stage?.number ?? '',
    ].join(d)

const firstDay = parseDay('1900-01-01') as Day
const mostDays = 365 * 500

/** Days as they are written, each written by the law once and then looked up. */
function writtenDays(): (day: Day) => string {
  const known: (string | undefined)[] = new Array(mostDays).fill(undefined)
  return (day) => {
    const place = day - firstDay
    if (place < 0 || place >= mostDays) return isoDate(day)
    known[place] ??= isoDate(addDays(firstDay, place))
    return known[place]
  }
}
