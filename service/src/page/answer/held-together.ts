import { type Content, html } from '../html.ts'

const aDate =
  /(\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)(?: \d{4})?)/

/** A text in which no date is parted at the end of a line, where there is room for it. */
export const heldTogether = (text: string): readonly Content[] =>
  text.split(aDate).map((part, i) => (i % 2 === 1 ? html`<span class="whole">${part}</span>` : part))
