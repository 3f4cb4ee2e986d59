import { type Html, html } from '../html.ts'
import type { PageContent } from '../layout.ts'
import { paths } from '../link.ts'
import { accessibility } from './accessibility.ts'
import { developers } from './developers.ts'
import { excludedOffences } from './excluded-offences.ts'
import { extendedSentences } from './extended-sentences.ts'
import { helpGuide } from './help.ts'
import { howReleaseWorks } from './how-release-works.ts'
import { limitsGuide } from './limits.ts'
import { type GuideName, guideLinks } from './links.ts'
import { otherSites } from './other-sites.ts'
import { partsSheet } from './parts-sheet.ts'
import { privacy } from './privacy.ts'
import { recallGuide } from './recall.ts'
import { severalSentences } from './several-sentences.ts'
import { suspendedSentences } from './suspended-sentences.ts'
import { whatChanged } from './what-changed.ts'
import { wordsAndLetters } from './words-and-letters.ts'

const bodies: Readonly<Record<GuideName, (publicUrl: string, contact: string | null) => Html>> = {
  'how-release-works': howReleaseWorks,
  'what-changed': whatChanged,
  'several-sentences': severalSentences,
  'extended-sentences': extendedSentences,
  'suspended-sentences': suspendedSentences,
  recall: recallGuide,
  'excluded-offences': excludedOffences,
  words: wordsAndLetters,
  table: partsSheet,
  limits: limitsGuide,
  help: helpGuide,
  privacy,
  accessibility,
  'other-sites': otherSites,
  developers,
}

/** A guide by its name. */
export function guideNamed(name: GuideName, publicUrl: string, contact: string | null): PageContent {
  const title = guideLinks.find((link) => link.name === name)?.title ?? ''
  const wide = (name === 'excluded-offences' || name === 'table') && ' guide--wide'
  return {
    title,
    ...(name === 'table' && { kind: 'sheet' }),
    isWithGuides: true,
    main: html`<div class="guide${wide}"><h1 class="govuk-heading-xl">${title}</h1>${bodies[name](publicUrl, contact)}</div>`,
  }
}

/** The list of the guides. */
const guidesPage = (): PageContent => ({
  title: 'Guides',
  isWithGuides: true,
  main: html`<h1 class="govuk-heading-xl">Guides</h1><ul class="cards govuk-body">${guideLinks.map(
    ({ name, title, about }) =>
      html`<li><a class="govuk-link" href="${paths.guides}/${name}">${title}</a><p>${about}</p></li>`,
  )}</ul>`,
})

/** Every guide, and the list of them, by its path. */
export const guidesByPath = (publicUrl: string, contact: string | null): ReadonlyMap<string, PageContent> =>
  new Map([
    [paths.guides, guidesPage()],
    ...guideLinks.map(
      ({ name }) =>
        [`${paths.guides}/${name}`, guideNamed(name, publicUrl, contact)] as [string, PageContent],
    ),
  ])

/** The page for a path that does not exist. */
export const noSuchGuide = (): PageContent => ({
  title: 'There is no such page',
  isWithGuides: true,
  robots: 'noindex',
  main: html`<h1 class="govuk-heading-xl">There is no such page</h1><p>Check the address, or start from the <a class="govuk-link" href="/">first page</a> or the <a class="govuk-link" href="/guides">guides</a>.</p>`,
})
