/// <reference lib="dom" />

let policy: { readonly createHTML: (markup: string) => unknown } | undefined

/** Our own markup, made by the same templates on the server or on the device, as the browser takes it: the only text that
 *  becomes HTML. Made when it is first needed, once. */
export function ownMarkup(markup: string): string {
  policy ??= window.trustedTypes?.createPolicy('requisite-html', { createHTML: (text) => text })
  return (policy?.createHTML(markup) ?? markup) as string
}
