import { BarChart, LineChart } from 'echarts/charts'
import { GridComponent, LegendComponent } from 'echarts/components'
import { type EChartsCoreOption, init, use } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'
import { grouped } from '../progress.ts'
import { escaped } from './markup.ts'

use([BarChart, LineChart, GridComponent, LegendComponent, SVGRenderer])

/** One of several lines or bars: its name, and a value for each place. */
export interface Series {
  readonly name: string
  readonly values: readonly number[]
}

/** What is drawn, for those who cannot see it: what it is, and what stands out. */
export interface Described {
  readonly id: string
  readonly title: string
  readonly description: string
}

const ink = { color: 'var(--ink)', fontSize: 14 }
const axis = {
  axisLabel: ink,
  axisLine: { lineStyle: { color: 'var(--rule)' } },
  axisTick: { lineStyle: { color: 'var(--rule)' } },
  splitLine: { lineStyle: { color: 'var(--rule)' } },
}
/** Told apart by their form too, not by colour alone. */
const looks = [
  { color: 'var(--first)', symbol: 'circle', type: 'solid' },
  { color: 'var(--second)', symbol: 'rect', type: 'dashed' },
  { color: 'var(--third)', symbol: 'triangle', type: 'dotted' },
  { color: 'var(--fourth)', symbol: 'diamond', type: [12, 4, 2, 4] },
] as const

/** Counts over time: bars for one law, lines for several. */
export const overTime = (
  described: Described,
  labels: readonly string[],
  series: readonly Series[],
  width: number,
): string =>
  drawn(described, width, 470, {
    grid: { left: 8, right: 24, top: 16, bottom: 20 + 26 * series.length, outerBoundsMode: 'same' },
    ...(series.length > 1
      ? {
          legend: {
            bottom: 0,
            left: 0,
            orient: 'vertical',
            textStyle: ink,
            itemWidth: 36,
            borderColor: 'transparent',
          },
        }
      : {}),
    xAxis: {
      type: 'category',
      data: labels,
      ...axis,
      axisLabel: { ...ink, rotate: 45, hideOverlap: true },
    },
    yAxis: { type: 'value', minInterval: 1, ...axis },
    series: series.map(({ name, values }, i) => {
      const { color, symbol, type } = looks[i % looks.length] as (typeof looks)[number]
      return series.length === 1
        ? { type: 'bar', name, data: values, itemStyle: { color } }
        : {
            ...{ type: 'line', name, data: values, symbol, symbolSize: 7, itemStyle: { color } },
            lineStyle: { color, type, width: 2 },
          }
    }),
  })

/** Room for the numbers at the ends of bars, on the sides that have some. */
const gaps = (values: readonly number[]): readonly [string | number, string | number] => [
  values.some((value) => value < 0) ? '14%' : 0,
  values.some((value) => value > 0) ? '14%' : 0,
]

/** One value for each name, one below the other. */
export const byName = (
  described: Described,
  names: readonly string[],
  values: readonly number[],
  width: number,
): string => {
  const isNarrow = width < 500
  // How wide a letter is depends on the reader's machine: there is room for wider ones.
  const room = isNarrow ? 170 : 330
  return drawn(described, width, 60 + names.length * (isNarrow ? 84 : 48), {
    grid: { left: room, right: 24, top: 8, bottom: 36, outerBoundsMode: 'none' },
    yAxis: {
      type: 'category',
      inverse: true,
      data: names,
      ...axis,
      axisLabel: { ...ink, width: 0.76 * room, overflow: 'break', lineHeight: 18 },
    },
    xAxis: { type: 'value', ...axis, splitNumber: isNarrow ? 2 : 5, boundaryGap: gaps(values) },
    series: [
      {
        type: 'bar',
        data: values,
        barMaxWidth: 26,
        itemStyle: { color: 'var(--first)' },
        label: {
          ...{ show: true, position: 'outside', ...ink },
          formatter: ({ value }: { readonly value: number }) => grouped(value),
        },
      },
    ],
  })
}

/** The plot as SVG that needs no script: without what only serves a pointer, with its title for screen readers. */
function drawn(
  { id, title, description }: Described,
  width: number,
  height: number,
  option: EChartsCoreOption,
): string {
  const chart = init(null, null, { renderer: 'svg', ssr: true, width, height })
  chart.setOption({ animation: false, textStyle: { fontFamily: 'inherit' }, ...option })
  const svg = chart.renderToSVGString()
  chart.dispose()
  const place = `${id}-${width}`
  return svg
    .replace(/<style.*?<\/style>/gs, '')
    .replaceAll(' fill="#000"', ' fill="none"')
    .replace(/ (?:ecmeta_\w+|class|pointer-events|xml:space|xmlns:xlink|baseProfile|version)="[^"]*"/g, '')
    .replace(/<rect width="\d+" height="\d+" x="0" y="0" fill="none"><\/rect>\n?/, '')
    .replace(
      /^<svg width="\d+" height="\d+"/,
      `<svg role="img" aria-labelledby="${place}-title ${place}-description"`,
    )
    .replace(
      />/,
      `><title id="${place}-title">${escaped(title)}</title><desc id="${place}-description">${escaped(description)}</desc>`,
    )
}
