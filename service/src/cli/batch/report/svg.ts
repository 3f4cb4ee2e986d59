/** What is drawn, for those who cannot see it: what it is, and what stands out. */
export interface PlotDescription {
  readonly id: string
  readonly title: string
  readonly description: string
}

const letterSize = 14
/** How wide a letter is depends on the reader's machine: this is for a wide one. */
export const letterWidth = 8

/** A plot as SVG that needs no script, with its title for screen readers. */
export function svg(
  { id, title, description }: PlotDescription,
  width: number,
  height: number,
  parts: readonly string[],
): string {
  const place = `${id}-${width}`
  return (
    `<svg role="img" aria-labelledby="${place}-title ${place}-description" viewBox="0 0 ` +
    `${width} ${height}" xmlns="http://www.w3.org/2000/svg" font-size="${letterSize}"><title ` +
    `id="${place}-title">${escaped(title)}</title><desc ` +
    `id="${place}-description">${escaped(description)}</desc>\n${parts.join('\n')}\n</svg>`
  )
}

/** To a tenth of a pixel. */
export const px = (value: number): number => Math.round(value * 10) / 10

export const svgLine = (x1: number, y1: number, x2: number, y2: number): string =>
  `<path d="M${px(x1)} ${px(y1)}L${px(x2)} ${px(y2)}" stroke="var(--rule)" fill="none"/>`

export const bar = (x: number, y: number, width: number, height: number): string =>
  `<rect x="${px(x)}" y="${px(y)}" width="${px(width)}" height="${px(height)}" fill="var(--first)"/>`

export const words = (
  x: number,
  y: number,
  text: string,
  anchor: 'start' | 'middle' | 'end' = 'start',
  turned = false,
): string => {
  const turn = turned ? ` transform="rotate(-45 ${px(x)} ${px(y)})"` : ''
  return `<text x="${px(x)}" y="${px(y)}" text-anchor="${anchor}" fill="var(--ink)"${turn}>${escaped(text)}</text>`
}

/** The values at the lines of an axis: round ones, from nothing or the lowest to the highest, at most so many steps. */
export function ticks(lowest: number, highest: number, most: number): readonly number[] {
  const span = Math.max(highest - lowest, 1)
  const rough = 10 ** Math.floor(Math.log10(span / most))
  const step = Math.max(1, [1, 2, 5, 10].map((n) => n * rough).find((size) => span / size <= most) ?? span)
  const first = Math.floor(lowest / step)
  return Array.from({ length: Math.ceil(highest / step) - first + 1 }, (_, i) => (first + i) * step)
}

/** A text in lines of at most so many letters, broken between words. */
export function wrapped(text: string, letters: number): readonly string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= letters)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** A text in HTML. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)

/** Rows under their headings; the first cell of each row names it, the others are numbers. */
export function table(
  caption: string,
  headings: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const head = headings.map((heading) => `<th scope="col">${escaped(heading)}</th>`).join('')
  const body = rows.map(
    ([name = '', ...cells]) =>
      `<tr><th scope="row">${escaped(name)}</th>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`,
  )
  return (
    '<div class="scrolls" tabindex="0" role="region" ' +
    `aria-label="${escaped(caption)}"><table><caption>${escaped(caption)}</caption>` +
    `<thead><tr>${head}</tr></thead><tbody>\n${body.join('\n')}\n</tbody></table></div>`
  )
}
