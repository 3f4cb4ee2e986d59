/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/** What the reader has moved since: a fold stays as it was opened. */
const ownedByReader = 'open'

function renewAttributes(old: Element, fresh: Element): void {
  for (const { name } of [...old.attributes])
    if (name !== ownedByReader && !fresh.hasAttribute(name)) old.removeAttribute(name)
  for (const { name, value } of fresh.attributes)
    if (old.getAttribute(name) !== value) old.setAttribute(name, value)
}

/** Whether one can become the other by its attributes and its words alone. What a list has chosen stands in no attribute. */
const isAlike = (old: Element, fresh: Element): boolean =>
  old.localName === fresh.localName &&
  old.localName !== 'select' &&
  old.childNodes.length === fresh.childNodes.length &&
  [...old.childNodes].every((node, i) => node.nodeType === fresh.childNodes[i]?.nodeType)

/** Makes an element what a fresh one is, and changes nothing that is the same: the browser then has only the words to lay out, which
 *  takes it half as long as a new element. What is not alike is put in its place. */
export function renew(old: Element, fresh: Element): void {
  // What was said to the reader stays, with the button that says it.
  if (old.getAttribute('role') === 'status') return
  if (!isAlike(old, fresh)) {
    old.replaceWith(fresh)
    return
  }
  renewAttributes(old, fresh)
  // Taken beforehand: what is put in a place leaves its own.
  const others = [...fresh.childNodes]
  for (const [i, node] of [...old.childNodes].entries()) {
    const other = others[i]
    if (node instanceof Element && other instanceof Element) renew(node, other)
    else if (node.nodeValue !== other?.nodeValue) node.nodeValue = other?.nodeValue ?? null
  }
}
