import { addDays, type Day } from '@requisite/law'
import { type Html, html } from '../html.ts'
import { shortDate } from '../told/day-in-words.ts'
import { capital, small } from '../told/text.ts'
import type { Bar, BarPart } from './bar-parts.ts'

/** Room that a letter takes in the narrowest box, in per cent of the bar. */
const letter = 2.6
const height = 24
const rowHeight = 16

/** A text at a place of the bar, held inside it. */
interface Label {
  readonly text: string
  readonly at: number
  readonly anchor: 'start' | 'middle' | 'end'
  readonly from: number
  readonly to: number
}

function labelAt(at: number, text: string): Label {
  const half = (text.length * letter) / 2
  if (at < half) return { text, at: 0, anchor: 'start', from: 0, to: 2 * half }
  if (at > 100 - half) return { text, at: 100, anchor: 'end', from: 100 - 2 * half, to: 100 }
  return { text, at, anchor: 'middle', from: at - half, to: at + half }
}

/** Labels that would run into one another stand in rows. */
function rowsOf(labels: readonly Label[]): readonly number[] {
  const ends: number[] = []
  return labels.map(({ from, to }) => {
    const free = ends.findIndex((end) => end + 2 < from)
    const row = free === -1 ? ends.length : free
    ends[row] = to
    return row
  })
}

const described = ({ parts }: Bar, isDated: boolean): string =>
  parts
    .map(({ said, name }) => (isDated ? said : small(name)))
    .map((said, i) => (i === 0 ? capital(said) : `then ${said}`))
    .join(', ')

/** A part with its place on the bar, and what stands in it: its name, a word of it, or a letter where neither fits. */
interface PlacedPart {
  readonly part: BarPart
  readonly from: number
  readonly to: number
  readonly text: string
  readonly isLetter: boolean
}

function placed(parts: readonly BarPart[], ends: readonly number[]): readonly PlacedPart[] {
  let letters = 0
  return parts.map((part, i) => {
    const [from, to] = [ends[i] as number, ends[i + 1] as number]
    const fits = [part.name, part.short].find((name) => to - from > name.length * letter + 4)
    const text = fits ?? String.fromCharCode(65 + letters++)
    return { part, from, to, text, isLetter: fits === undefined }
  })
}

/** The names for which there was no room, under the bar. The picture says them to those who do not see it. */
const legend = (all: readonly PlacedPart[]): Html | false => {
  const lettered = all.filter(({ isLetter }) => isLetter)
  return (
    lettered.length > 0 &&
    html`<p class="bar-legend" aria-hidden="true">${lettered.map(
      ({ part, text }) => html`<span><b>${text}</b> ${part.name}</span> `,
    )}</p>`
  )
}

/** One line of time, with today and the dates on it; without any where no day is told yet. It says nothing that is not said in words. */
export function barPicture(bar: Bar, today: Day | null): Html {
  const { first, parts } = bar
  const known = parts.flatMap(({ last }) => (last === null ? [] : [last]))
  const end = known.at(-1) as Day
  const last = parts.at(-1)?.last === null ? addDays(end, Math.round((end - first) / 3)) : end
  const place = (day: Day): number => Number((((day - first) / (last - first)) * 100).toFixed(2))
  const labels = (today === null ? [] : known).map((day) => labelAt(place(day), shortDate(day)))
  const rows = rowsOf(labels)
  const now =
    today !== null && first <= today && today <= last
      ? { ...labelAt(place(today), 'today'), day: place(today) }
      : null
  // Room for "today" over the bar, where it is on it.
  const top = now === null ? 6 : 18
  const firstRow = top + height + 17
  const bottom = today === null ? top + height + 6 : firstRow + Math.max(...rows) * rowHeight + 6
  const all = placed(parts, [first, ...parts.map((part) => part.last ?? last)].map(place))
  const named = ({ part, from, to, text, isLetter }: PlacedPart): Html =>
    !isLetter
      ? html`<text class="in-${part.pattern}" x="${from}%" dx="7" y="${top + 16}">${text}</text>`
      : html`<text class="in-${part.pattern} letter" x="${Number(((from + to) / 2).toFixed(2))}%"
text-anchor="middle" y="${top + 16}">${text}</text>`
  const cut = (day: Day): Html =>
    html`<line class="cut" x1="${place(day)}%" x2="${place(day)}%" y1="${top - 4}" y2="${top + height + 4}"/>`
  return html`<svg class="bar" height="${bottom}" role="img" aria-label="${described(bar, today !== null)}">${all.map(
    ({ part, from, to }) =>
      html`<rect class="part-${part.pattern}" x="${from}%" y="${top}" width="${Number((to - from).toFixed(2))}%" height="${height}"/>`,
  )}${
    now !== null &&
    html`<line class="now" x1="${now.day}%" x2="${now.day}%" y1="${top - 6}" y2="${top}"/>
<text class="soft" x="${now.at}%" y="10" text-anchor="${now.anchor}">today</text>`
  }${labels.map(
    ({ text, at, anchor }, i) =>
      html`${known[i] !== last && cut(known[i] as Day)}
<text x="${at}%" y="${firstRow + (rows[i] as number) * rowHeight}" text-anchor="${anchor}">${text}</text>`,
  )}${all.map(named)}</svg>${legend(all)}`
}
