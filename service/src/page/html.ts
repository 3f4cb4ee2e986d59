/** Text that is markup already. Only `html` makes it, so that what people type never becomes markup. */
export interface Html {
  readonly markup: string
}

/** What may stand in a template: markup as it is, text and numbers escaped, nothing for what is not there. */
export type Content = Html | string | number | null | undefined | false | readonly Content[]

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A text as it is written where markup is expected. */
export const escapedHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => entities[sign] as string)

function markupOf(content: Content): string {
  if (content === null || content === undefined || content === false) return ''
  if (typeof content === 'string') return escapedHtml(content)
  if (typeof content === 'number') return String(content)
  return isHtml(content) ? content.markup : content.map(markupOf).join('')
}

const isHtml = (content: Html | readonly Content[]): content is Html => 'markup' in content

/** A template whose values are escaped unless they are markup themselves. */
export function html(texts: TemplateStringsArray, ...values: readonly Content[]): Html {
  let markup = texts[0] ?? ''
  values.forEach((value, i) => {
    markup += markupOf(value) + (texts[i + 1] ?? '')
  })
  return { markup }
}

/** An attribute, or nothing when its value is null or empty. */
export const attribute = (name: string, value: string | null): Html | null =>
  value === null || value === '' ? null : html` ${{ markup: name }}="${value}"`

/** A value that a form carries along unseen. */
export const hidden = (name: string, value: string | number): Html =>
  html`<input type="hidden" name="${name}" value="${value}">`

/** A list of tokens as the value of an attribute, without those that are not there; null where there are none. */
export const tokens = (...texts: readonly (string | null | false)[]): string | null =>
  texts.filter((text) => typeof text === 'string' && text !== '').join(' ') || null
