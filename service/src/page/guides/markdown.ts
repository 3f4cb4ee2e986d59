import { base } from '../base.ts'
import { attribute, type Content, type Html, html } from '../html.ts'
import { withPhoneNumbers } from './phone-numbers.ts'
import { wordList } from './word-lists.ts'

/** What stands where a text has a name in braces: a value of the law, or what is made of it. */
export type ValueNamed = (name: string) => Content

/** What stands where a text has a name in braces and nothing else: sentences are a paragraph, what is made is a block already. */
const made = (value: Content): Content =>
  typeof value === 'string' ? html`<p>${withPhoneNumbers(value)}</p>` : value

/** Bold, code, links, and values last, so that no value is read as a mark. */
const inLine = (text: string, valueNamed: ValueNamed): Html => ({
  markup: withPhoneNumbers(text)
    .markup.replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replace(/`(.+?)`/g, '<code>$1</code>')
    .replace(
      /\[(.+?)\]\((.+?)\)/g,
      (_, text: string, to: string) =>
        `<a class="govuk-link" href="${to.startsWith('/') ? base : ''}${to}">${text}</a>`,
    )
    .replace(/\{(\w+)\}/g, (_, name: string) => html`${valueNamed(name)}`.markup),
})

/** A block of each sort; rows are words with their meanings, and a paragraph is what is left. */
const block = new RegExp(
  [
    /^``` (?<label>.+)\n(?<code>[\s\S]+?)\n```$/,
    /^## (?<heading>.+?)(?: \{#(?<id>\w+)\})?$/,
    /^> (?<note>.+)$/,
    /^- (?<bullets>.+(?:\n- .+)*)$/,
    /^1\. (?<numbers>.+(?:\n1\. .+)*)$/,
    /^\| (?<words>.+(?:\n\| .+)*) \|$/,
    /^\{(?<alone>\w+)\}$/,
    /^(?<paragraph>.+)$/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gm',
)

/** A guide's Markdown as markup. Its first paragraph leads. */
export function fromMarkdown(text: string, valueNamed: ValueNamed): Html {
  const line = (part: string): Html => inLine(part, valueNamed)
  const items = (list: string): readonly Html[] =>
    list.split(/\n(?:-|1\.) /).map((item) => html`<li>${line(item)}</li>`)
  const written = (found: Readonly<Record<string, string>>, isFirst: boolean): Html => {
    const { label, code, heading, id, note, bullets, numbers, words, alone, paragraph = '' } = found
    if (code)
      return html`<pre tabindex="0" role="region" aria-label="${label}"><code>${line(code)}</code></pre>`
    if (heading) return html`<h2 class="govuk-heading-l"${attribute('id', id ?? null)}>${line(heading)}</h2>`
    if (note) return html`<div class="govuk-inset-text">${line(note)}</div>`
    if (bullets)
      return html`<ul class="govuk-list govuk-list--bullet govuk-list--spaced">${items(bullets)}</ul>`
    if (numbers)
      return html`<ol class="govuk-list govuk-list--number govuk-list--spaced">${items(numbers)}</ol>`
    if (words) return wordList(words.split(' |\n| ').map((row) => row.split(' | ').map(line)))
    if (alone) return html`${made(valueNamed(alone))}`
    return html`<p${isFirst && html` class="lead"`}>${line(paragraph)}</p>`
  }
  return html`${[...text.matchAll(block)].map(({ groups = {} }, i) => html`${written(groups, i === 0)}\n`)}`
}
