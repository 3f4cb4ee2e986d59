import { readFileSync } from 'node:fs'
import { type GuideName, guideLinks } from '../guide-links.ts'
import { type Html, html } from '../html.ts'
import { type PageContent, withServerOnly } from '../layout.ts'
import { paths } from '../link.ts'
import { fromMarkdown } from './markdown.ts'
import { guideValues } from './values.ts'

/** The text of a guide, which lies beside this as Markdown, with the values of today in it. */
function textOf(name: GuideName, publicUrl: string, contact: string | null, isOfFiles: boolean): Html {
  const values = guideValues(publicUrl, contact, isOfFiles)
  return fromMarkdown(readFileSync(new URL(`text/${name}.md`, import.meta.url), 'utf8'), (value) => {
    const made = values[value]
    if (made === undefined) throw new Error(`The guide ${name} names {${value}}, which is not in values.ts.`)
    return made()
  })
}

/** A guide by its name. */
export function guideNamed(
  name: GuideName,
  publicUrl: string,
  contact: string | null,
  isOfFiles = false,
): PageContent {
  const title = guideLinks.find((link) => link.name === name)?.title ?? ''
  const wide = (name === 'excluded-offences' || name === 'table') && ' guide--wide'
  return {
    title,
    ...(name === 'table' && { kind: 'sheet' }),
    isWithGuides: true,
    main: html`<div class="guide${wide}"><h1 class="govuk-heading-xl">${title}</h1>${textOf(name, publicUrl, contact, isOfFiles)}</div>`,
  }
}

/** The list of the guides. */
const guidesPage = (links: typeof guideLinks): PageContent => ({
  title: 'Guides',
  isWithGuides: true,
  main: html`<h1 class="govuk-heading-xl">Guides</h1><ul class="cards govuk-body">${links.map(
    ({ name, title, about }) =>
      html`<li><a class="govuk-link" href="${paths.guides}/${name}">${title}</a><p>${about}</p></li>`,
  )}</ul>`,
})

/** Every guide, and the list of them, by its path. At a host of files those about our server are left out. */
export function guidesByPath(
  publicUrl: string,
  contact: string | null,
  isOfFiles = false,
): ReadonlyMap<string, PageContent> {
  const links = guideLinks.filter(({ name }) => !isOfFiles || !withServerOnly.includes(name))
  return new Map([
    [paths.guides, guidesPage(links)],
    ...links.map(
      ({ name }) =>
        [`${paths.guides}/${name}`, guideNamed(name, publicUrl, contact, isOfFiles)] as [string, PageContent],
    ),
  ])
}

/** The page for a path that does not exist. */
export const noSuchGuide = (): PageContent => ({
  title: 'There is no such page',
  isWithGuides: true,
  robots: 'noindex',
  main: html`<h1 class="govuk-heading-xl">There is no such page</h1>
<p>Check the address, or start from the <a class="govuk-link" href="${paths.start}">first page</a>
or the <a class="govuk-link" href="${paths.guides}">guides</a>.</p>`,
})
