import type { Source } from '@requisite/law'
import { type Html, html } from '../html.ts'

/** The provisions of one text, in the order in which they came. */
interface Cited {
  readonly title: string
  readonly provisions: readonly Source[]
}

function byText(law: readonly Source[]): readonly Cited[] {
  const titles = [...new Set(law.map(({ title }) => title))]
  return titles.map((title) => ({ title, provisions: law.filter((source) => source.title === title) }))
}

const link = ({ provision, url }: Source): Html =>
  html`<a class="govuk-link" href="${url}" rel="noreferrer">${provision}</a>`

const between = (separator: string, parts: readonly Html[]): readonly Html[] =>
  parts.map((part, i) => (i === 0 ? part : html`${separator}${part}`))

/** Where the law says so: each text once, each provision in it a link. */
export const sources = (law: readonly Source[]): Html | null =>
  law.length === 0
    ? null
    : html`<p class="sources">Law: ${between(
        '; ',
        byText(law).map(({ title, provisions }) => html`${title}, ${between(', ', provisions.map(link))}`),
      )}.</p>`
