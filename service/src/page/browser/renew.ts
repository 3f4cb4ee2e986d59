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

/** What tells two elements of the same name apart. What a field holds does not. */
const keyOf = (node: Node): string => {
  if (!(node instanceof Element)) return String(node.nodeType)
  const value = node.localName === 'button' ? node.getAttribute('value') : ''
  return node.id || `${node.getAttribute('name')} ${value}`
}

/** Gives an element the children of a fresh one and keeps those that are the same still, with what is typed in them. */
function renewChildren(old: Element, fresh: Element): void {
  let at = old.firstChild
  for (const child of [...fresh.childNodes]) {
    let found: ChildNode | null = at
    while (found !== null && (found.nodeName !== child.nodeName || keyOf(found) !== keyOf(child)))
      found = found.contains(document.activeElement) ? null : found.nextSibling
    if (found === null) old.insertBefore(child, at)
    else {
      while (at !== null && at !== found) {
        const next: ChildNode | null = at.nextSibling
        at.remove()
        at = next
      }
      at = found.nextSibling
      if (found instanceof Element && child instanceof Element) renew(found, child)
      else if (found.nodeValue !== child.nodeValue) found.nodeValue = child.nodeValue
    }
  }
  while (at !== null) {
    const next: ChildNode | null = at.nextSibling
    at.remove()
    at = next
  }
}

/** Makes an element what a fresh one is, and changes nothing that is the same: the browser then has only the words to lay out, which
 *  takes it half as long as a new element. What is not alike is put in its place. */
export function renew(old: Element, fresh: Element): void {
  // What was said to the reader stays, with the button that says it.
  if (old.getAttribute('role') === 'status') return
  if (!isAlike(old, fresh)) {
    // Where somebody is typing, the field stays.
    if (old.localName !== fresh.localName || !old.contains(document.activeElement)) old.replaceWith(fresh)
    else {
      renewAttributes(old, fresh)
      renewChildren(old, fresh)
    }
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
