/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { Mark } from '../rows/message.ts'

/** A piece of the text as it stands in the copy behind the field: marked, or not. */
interface Piece {
  readonly text: string
  readonly is: Mark['is'] | null
}

/** The text in pieces: marks, and what is between them. */
function piecesOf(text: string, marks: readonly Mark[]): readonly Piece[] {
  const pieces: Piece[] = []
  let at = 0
  const until = (to: number, is: Piece['is']): void => {
    if (to > at) pieces.push({ text: text.slice(at, to), is })
    at = Math.max(at, to)
  }
  for (const { from, to, is } of [...marks].sort((a, b) => a.from - b.from)) {
    until(from, null)
    until(to, is)
  }
  until(text.length, null)
  return pieces
}

/** How many of the first, or the last, are the same in both. */
function alike(count: number, isSame: (i: number) => boolean): number {
  let same = 0
  while (same < count && isSame(same)) same++
  return same
}

const pieceIn = (node: Node): Piece => ({
  text: node.textContent ?? '',
  is: node instanceof Element ? (node.className === 'dq' ? 'asked' : 'read') : null,
})
const isSamePiece = (one: Piece | undefined, other: Piece | undefined): boolean =>
  one?.is === other?.is && one?.text === other?.text

/** The field for the court's words, with a copy of its text behind it that has the marks and gives the height. Of the copy only what
 *  changes is touched: with all of a judge's remarks in it, a letter more must not cost a frame. */
export interface MarkedBox {
  readonly field: HTMLTextAreaElement
  /** The field has another text: the copy follows at once, with the marks as they are. */
  readonly follow: () => void
  readonly mark: (marks: readonly Mark[]) => void
}

export function markedBox(page: Document): MarkedBox {
  const field = page.querySelector('textarea#words') as HTMLTextAreaElement
  const copy = page.querySelector('.box__copy') as HTMLElement
  // What follows the last line break has no height by itself.
  copy.append('\u200b')
  let text = ''

  const nodeOf = ({ text: words, is }: Piece): Node => {
    const node = page.createTextNode(words)
    if (is === null) return node
    const mark = page.createElement('mark')
    if (is === 'asked') mark.className = 'dq'
    mark.append(node)
    return mark
  }
  const place = (pieces: readonly Piece[]): void => {
    const nodes = [...copy.childNodes].slice(0, -1)
    const now = nodes.map(pieceIn)
    const most = Math.min(now.length, pieces.length)
    const head = alike(most, (i) => isSamePiece(now[i], pieces[i]))
    const tail = alike(most - head, (i) => isSamePiece(now.at(-1 - i), pieces.at(-1 - i)))
    const end = nodes[nodes.length - tail] ?? copy.lastChild
    for (const node of nodes.slice(head, nodes.length - tail)) node.remove()
    for (const piece of pieces.slice(head, pieces.length - tail)) copy.insertBefore(nodeOf(piece), end)
  }
  /** The node of the copy in which a change lies whole, and where it begins; null where it lies in several. */
  const nodeAt = (from: number, to: number): { readonly node: Text; readonly start: number } | null => {
    let start = 0
    for (const child of [...copy.childNodes].slice(0, -1)) {
      const end = start + (child.textContent?.length ?? 0)
      if (from >= start && to <= end) {
        const node = child instanceof Text ? child : child.firstChild
        // Behind a mark, what is typed belongs to what follows it.
        const isAtEnd = !(child instanceof Text) && from === end
        if (node instanceof Text && !isAtEnd) return { node, start }
      }
      start = end
    }
    return null
  }
  return {
    field,
    follow: () => {
      const now = field.value
      const most = Math.min(now.length, text.length)
      const head = alike(most, (i) => now[i] === text[i])
      const tail = alike(most - head, (i) => now.at(-1 - i) === text.at(-1 - i))
      const to = text.length - tail
      const words = now.slice(head, now.length - tail)
      const found = nodeAt(head, to)
      if (found !== null) found.node.replaceData(head - found.start, to - head, words)
      else if (head === text.length) copy.insertBefore(page.createTextNode(words), copy.lastChild)
      else place([{ text: now, is: null }])
      text = now
    },
    mark: (marks) => place(piecesOf(text, marks)),
  }
}
