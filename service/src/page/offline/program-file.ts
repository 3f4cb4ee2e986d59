import { createHash } from 'node:crypto'
import { type Day, lawVersion } from '@requisite/law'
import { commonHeaders } from '../../http/headers.ts'
import { type PreparedReply, prepare, revalidate } from '../../http/reply.ts'
import type { AssetNames } from '../assets.ts'
import type { PageContent } from '../layout.ts'
import { markup, pageHeaders } from '../page-headers.ts'
import { pages } from '../routing/pages.ts'
import { notKept, notKeptPage } from './not-kept-page.ts'
import type { Settings } from './settings.ts'

/** What a program of ours may do: ask us for what it keeps or is made of, and nothing else. */
export const programHeaders: readonly string[] = [
  'Content-Security-Policy',
  "default-src 'none'; script-src 'self'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'",
]

/** Every page on which nothing was told, by its path. */
export function emptyPages(
  guides: ReadonlyMap<string, PageContent>,
  today: Day,
): readonly (readonly [path: string, content: PageContent])[] {
  const fixed = pages.flatMap(({ path, isFixed, shown }) => {
    const result = isFixed?.({}) && shown({ method: 'GET', fields: {}, linkStart: '', today })
    return result && 'page' in result ? [[path, result.page] as const] : []
  })
  return [...fixed, ...guides]
}

/** The program that keeps the page, with all that it keeps besides files. A browser looks whether a byte of it has changed, and so
 *  takes what is new. */
export function programText(
  program: string,
  assets: AssetNames,
  contents: ReturnType<typeof emptyPages>,
  renderDocument: (content: PageContent) => string,
  headers: readonly string[] = pageHeaders,
): string {
  const told: Omit<Settings, 'version'> = {
    lawVersion,
    files: Object.values(assets),
    documents: Object.fromEntries(
      [...contents, [notKept, notKeptPage()] as const].map(([path, page]) => [path, renderDocument(page)]),
    ),
    headers: [...commonHeaders, 'Cache-Control', 'no-store', 'Content-Type', markup, ...headers],
  }
  const hash = createHash('sha256').update(program).update(JSON.stringify(told))
  const settings: Settings = { ...told, version: hash.digest('base64url').slice(0, 16) }
  return `self.settings=${JSON.stringify(settings)};\n${program}`
}

export const programFile = (text: string): PreparedReply =>
  prepare('text/javascript; charset=utf-8', text, 'best', revalidate)
