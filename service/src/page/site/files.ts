import { type Day, lawVersion } from '@requisite/law'
import { commonHeaders, framableHeaders } from '../../http/headers.ts'
import { readAssets } from '../assets.ts'
import { base } from '../base.ts'
import { embeddedPage } from '../embed/embed-page.ts'
import { guidesByPath, noSuchGuide } from '../guides/guides.ts'
import { type Html, html } from '../html.ts'
import { layout, type PageContent } from '../layout.ts'
import { paths } from '../link.ts'
import { lawVersionAddress, programAddress } from '../offline/address.ts'
import { emptyPages, programText } from '../offline/program-file.ts'
import { filePageHeaders, framedHeaders } from '../page-headers.ts'
import { startPage } from '../question/start-page.ts'

/** What whoever makes the folder says of it. */
export interface SiteParts {
  readonly publicUrl: string
  readonly operatorName: string
  readonly operatorContact: string | null
}

/** There is no server to which a form could send anything. */
const needsScript = html`<p class="plain">Here this page needs a script. Without one there is
<a class="govuk-link" href="${paths.guides}/table">a table of how long people stay in prison</a>, and
<a class="govuk-link" href="${paths.guides}/help">people who can work out a date</a>.</p>`

const withoutServer = (path: string, page: PageContent): PageContent => {
  if (path === paths.start || path === paths.recall) return startPage(needsScript, 'files')
  const main: Html = html`<div class="needs-script">${page.main}</div><noscript>${needsScript}</noscript>`
  return path === paths.question || path === paths.whatIf ? { ...page, main } : page
}

/** Hosts that read it send what others can only be told in the page itself. They send what stands under every path that fits, so that a
 *  page that everybody may frame can have no headers of all pages. */
const headersFile = (pages: readonly string[]): string => {
  const rule = (path: string, headers: readonly string[]): string =>
    `${path}\n${headers.flatMap((name, i) => (i % 2 === 0 ? [`  ${name}: ${headers[i + 1]}\n`] : [])).join('')}`
  const tops = pages.map((path) => path.slice(base.length).split('/')[1] ?? '')
  return [
    ...[...new Set([...tops, '404.html'])].map((top) =>
      rule(top === '' ? paths.start : `${base}/${top}*`, [...commonHeaders, ...filePageHeaders]),
    ),
    rule(`${paths.embed}*`, [...framableHeaders, ...framedHeaders]),
    rule(`${base}/assets/:name-:hash.js`, ['Cache-Control', 'public, max-age=31536000, immutable']),
  ].join('')
}

/** The whole page as files, by their paths in the folder. The same whenever they are made. */
export function siteFiles({
  publicUrl,
  operatorName,
  operatorContact,
}: SiteParts): ReadonlyMap<string, string | Buffer> {
  const assets = readAssets()
  const render = (content: PageContent): string =>
    layout({ assets: assets.names, operatorName, isOfFiles: true }, content)
  const contents = emptyPages(guidesByPath(publicUrl, operatorContact, true), 0 as Day).map(
    ([path, page]) => [path, withoutServer(path, page)] as const,
  )
  const inFolder = (address: string): string => address.slice(base.length + 1)
  const { names } = assets
  const addresses = [...Object.values(names), assets.embedScript]
  return new Map<string, string | Buffer>([
    ...contents.map(([path, page]) => {
      const folder = inFolder(path)
      return [folder === '' ? 'index.html' : `${folder}/index.html`, render(page)] as const
    }),
    ...addresses.map((address) => {
      const file = assets.file(address.slice(`${base}/assets/`.length))
      return [inFolder(address), file?.identity.full.body ?? ''] as const
    }),
    [inFolder(programAddress), programText(assets.program, names, contents, render, filePageHeaders)],
    [inFolder(lawVersionAddress), lawVersion],
    [
      `${inFolder(paths.embed)}/index.html`,
      embeddedPage({ assets, operatorName, isOfFiles: true }, needsScript),
    ],
    ['404.html', render(noSuchGuide())],
    ['_headers', headersFile(contents.map(([path]) => path))],
    ['.nojekyll', ''],
  ])
}
