import type { Source } from '@requisite/law'
import { namesEnough } from '@requisite/law/internal'
import { type Html, html } from '../html.ts'

/** The provisions of one text, in the order in which they came. */
interface Citation {
  readonly title: string
  readonly provisions: readonly Source[]
}

function byText(law: readonly Source[]): readonly Citation[] {
  const titles = [...new Set(law.map(({ title }) => title))]
  return titles.map((title) => ({ title, provisions: law.filter((source) => source.title === title) }))
}

const link = ({ provision, url }: Source): Html =>
  html`<a class="govuk-link" href="${url}" rel="noreferrer">${provision}</a>`

const between = (separator: string, parts: readonly Html[]): readonly Html[] =>
  parts.map((part, i) => (i === 0 ? part : html`${separator}${part}`))

const cited = (law: readonly Source[]): readonly Html[] =>
  between(
    '; ',
    byText(law).map(({ title, provisions }) => html`${title}, ${between(', ', provisions.map(link))}`),
  )

/** Where the law says so: each text once, each provision in it a link. */
export const sources = (law: readonly Source[]): Html | null =>
  law.length === 0 ? null : html`<p class="sources">Law: ${cited(law)}.</p>`

/** The same beside a step. */
export const lawLinks = (law: readonly Source[]): Html | null =>
  law.length === 0 ? null : html`<p class="sources">${cited(law)}</p>`

/** The first of it on paper, where the room is short and nothing can be followed: a text by its name, and by its sections alone while
 *  it is the last one named. */
export function lawsOnPaper(laws: readonly (readonly Source[])[]): readonly string[] {
  let last = ''
  return laws.map(([law]) => {
    if (law === undefined) return ''
    const named = law.title === last ? law.provision : `${law.title}, ${law.provision}`
    last = law.title
    return namesEnough[law.title] ?? named
  })
}
