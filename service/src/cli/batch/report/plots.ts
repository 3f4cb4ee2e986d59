import { groupedDigits } from '../progress.ts'
import { bar, letterWidth, type PlotDescription, px, svg, svgLine, ticks, words, wrapped } from './svg.ts'

/** One of several lines or bars: its name, and a value for each place. */
export interface Series {
  readonly name: string
  readonly values: readonly number[]
}

/** Told apart by their form too, not by colour alone: the dashes of a line, and the mark at each of its places. */
const looks = [
  { colour: 'var(--first)', dashes: '', mark: 'M-4 0A4 4 0 1 1 4 0A4 4 0 1 1 -4 0Z' },
  { colour: 'var(--second)', dashes: '8 5', mark: 'M-4 -4H4V4H-4Z' },
  { colour: 'var(--third)', dashes: '2 4', mark: 'M0 -5L5 4H-5Z' },
  { colour: 'var(--fourth)', dashes: '12 4 2 4', mark: 'M0 -5L5 0L0 5L-5 0Z' },
] as const
type Look = (typeof looks)[number]
const lookOf = (i: number): Look => looks[i % looks.length] as Look

const stroke = ({ colour, dashes }: Look, path: string): string =>
  `<path d="${path}" stroke="${colour}" stroke-width="2" stroke-dasharray="${dashes}" fill="none"/>`
const mark = ({ colour, mark }: Look, x: number, y: number): string =>
  `<path d="${mark}" transform="translate(${px(x)} ${px(y)})" fill="${colour}"/>`

const legendHeight = 26
/** How far apart labels at 45 degrees stand, so that none touches the next. */
const labelStep = 28

/** Counts over time: bars for one law, lines for several. */
export function overTime(
  described: PlotDescription,
  labels: readonly string[],
  series: readonly Series[],
  width: number,
): string {
  const isOne = series.length === 1
  // At 45 degrees a label is as wide as it is high, and the first hangs over to the left.
  const overhang = Math.SQRT1_2 * letterWidth * Math.max(...labels.map(({ length }) => length))
  const labelHeight = overhang + 32
  const height = 300 + labelHeight + (isOne ? 0 : legendHeight * series.length)
  const steps = ticks(0, Math.max(1, ...series.flatMap(({ values }) => values)), 6)
  const top = steps.at(-1) as number
  const left = Math.max(16 + letterWidth * groupedDigits(top).length, overhang)
  const [right, above] = [width - 24, 16]
  const below = height - labelHeight - (isOne ? 0 : legendHeight * series.length)
  const band = (right - left) / labels.length
  const y = (value: number): number => below - (value / top) * (below - above)
  const x = (place: number): number => left + (place + 0.5) * band
  const every = Math.ceil(labelStep / band)
  return svg(described, width, height, [
    ...steps.flatMap((step) => [
      svgLine(left, y(step), right, y(step)),
      words(left - 8, y(step) + 5, groupedDigits(step), 'end'),
    ]),
    ...labels.flatMap((label, i) =>
      i % every === 0 ? [words(x(i) + 5, below + 16, label, 'end', true)] : [],
    ),
    ...(isOne
      ? (series[0] as Series).values.map((value, i) =>
          bar(x(i) - 0.35 * band, y(value), 0.7 * band, below - y(value)),
        )
      : series.flatMap(({ values }, i) => drawnLine(values, lookOf(i), x, y))),
    ...(isOne ? [] : legend(series, below + labelHeight)),
  ])
}

function drawnLine(
  values: readonly number[],
  look: Look,
  x: (place: number) => number,
  y: (value: number) => number,
): readonly string[] {
  const points = values.map((value, i) => [x(i), y(value)] as const)
  const path = points.map(([at, up], i) => `${i === 0 ? 'M' : 'L'}${px(at)} ${px(up)}`).join('')
  return [stroke(look, path), ...points.map(([at, up]) => mark(look, at, up))]
}

const legend = (series: readonly Series[], from: number): readonly string[] =>
  series.flatMap(({ name }, i) => {
    const y = from + legendHeight * (i + 0.5)
    const look = lookOf(i)
    return [stroke(look, `M4 ${px(y)}H40`), mark(look, 22, y), words(50, y + 5, name)]
  })

/** One value for each name, one below the other. */
export function byName(
  described: PlotDescription,
  names: readonly string[],
  values: readonly number[],
  width: number,
): string {
  const isNarrow = width < 500
  const [left, right] = [isNarrow ? 170 : 330, width - 24]
  const band = isNarrow ? 84 : 48
  const below = 8 + names.length * band
  const steps = ticks(Math.min(0, ...values), Math.max(0, ...values), isNarrow ? 2 : 5)
  const [lowest, highest] = [steps[0] as number, steps.at(-1) as number]
  // Room for the numbers at the ends of bars, on the sides that have some.
  const room = letterWidth * Math.max(...values.map((value) => groupedDigits(value).length)) + 10
  const [from, to] = [left + (lowest < 0 ? room : 0), right - (highest > 0 ? room : 0)]
  const x = (value: number): number => from + ((value - lowest) / (highest - lowest || 1)) * (to - from)
  return svg(described, width, below + 36, [
    ...steps.flatMap((step) => [
      svgLine(x(step), 8, x(step), below),
      words(x(step), below + 22, groupedDigits(step), 'middle'),
    ]),
    ...names.flatMap((name, i) => nameLines(name, left - 12, 8 + (i + 0.5) * band)),
    ...values.flatMap((value, i) => {
      const middle = 8 + (i + 0.5) * band
      const [start, end] = [Math.min(x(0), x(value)), Math.max(x(0), x(value))]
      const label =
        value < 0
          ? words(start - 6, middle + 5, groupedDigits(value), 'end')
          : words(end + 6, middle + 5, groupedDigits(value))
      return [bar(start, middle - 13, end - start, 26), label]
    }),
  ])
}

const lineHeight = 18

/** A name before its bar, in as many lines as it needs. */
function nameLines(name: string, right: number, middle: number): readonly string[] {
  const lines = wrapped(name, Math.floor(right / letterWidth))
  return lines.map((text, i) =>
    words(right, middle + 5 + (i - (lines.length - 1) / 2) * lineHeight, text, 'end'),
  )
}
