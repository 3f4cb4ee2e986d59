/// <reference lib="dom" />

/** Makes an element with its content. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  page: Document,
  name: Name,
  className: string,
  ...content: readonly (string | Node)[]
): HTMLElementTagNameMap[Name] {
  const made = page.createElement(name)
  if (className !== '') made.className = className
  made.append(...content)
  return made
}
