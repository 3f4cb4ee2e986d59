import { readdirSync, readFileSync } from 'node:fs'
import { keepForever, type PreparedReply, prepare } from '../http/reply.ts'
import { base } from './base.ts'
import { outputFolder, programFileName } from './build/output-folder.ts'
import { builtFile } from './built-file.ts'
import { paths } from './link.ts'

/** The addresses of the page's files: the names change with the contents. */
export interface AssetNames {
  readonly style: string
  readonly script: string
  /** The script of the search for offences, which comes when it is needed. */
  readonly search: string
  readonly icon: string
  /** The icon as phones put it on their first screen. */
  readonly touchIcon: string
  readonly manifest: string
  /** The rules that a page asks beside itself. The name changes with them, so that a page never gets those of another build. */
  readonly rules: string
  /** What the guides say of a question, which the rules ask for when they need it. */
  readonly guides: string
  /** What makes whole pages beside the page. It brings the rules with it. */
  readonly maker: string
}

export interface Assets {
  readonly names: AssetNames
  /** The script of the small form on other sites, which no page of ours has. */
  readonly embedScript: string
  readonly file: (name: string) => PreparedReply | undefined
  /** The program that keeps the page in the browser, before it is told anything. */
  readonly program: string
}

const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 34 34"><rect width="34" ' +
  'height="34" rx="7" fill="#0f5257"/><rect x="5" y="10" width="24" height="14" rx="2" ' +
  'fill="none" stroke="#fff" stroke-width="2"/><path d="M5 10h8v14H5z" fill="#fff"/><path ' +
  'd="M21 10v14" stroke="#fff" stroke-width="2"/></svg>'

/** What a phone needs to keep the page as a program of its own. */
const manifest = JSON.stringify({
  name: 'Requisite',
  short_name: 'Requisite',
  start_url: paths.start,
  display: 'browser',
  background_color: '#fdfcf8',
  theme_color: '#0f5257',
  icons: [
    { src: `${base}/assets/icon.svg`, type: 'image/svg+xml', sizes: 'any' },
    { src: `${base}/assets/icon-180.png`, type: 'image/png', sizes: '180x180' },
  ],
})

/** The built files, read and compressed once. */
export function readAssets(): Assets {
  const fileNames = builtFiles()
  const named = (what: string, ending = 'js'): string[] =>
    fileNames.filter((name) => name.startsWith(`${what}-`) && name.endsWith(`.${ending}`))
  const [css] = named('page', 'css')
  const scripts = ['page', 'search', 'embed', 'rules', 'guides', 'maker'].map((what) => named(what)[0])
  const [js, search, embed, rules, guides, maker] = scripts
  if ([css, ...scripts].includes(undefined) || !fileNames.includes(programFileName))
    throw new Error('the page is not built yet: run npm run build first.')
  const at = (name: string | undefined): string => `${base}/assets/${name}`
  const files = new Map<string, PreparedReply>([
    ...[css, ...scripts].map((name = ''): [string, PreparedReply] => [
      name,
      builtFile(
        name.endsWith('css') ? 'text/css; charset=utf-8' : 'text/javascript; charset=utf-8',
        name,
        keepForever,
      ),
    ]),
    ['icon.svg', prepare('image/svg+xml', icon, 'best')],
    ['icon-180.png', prepare('image/png', readFileSync(new URL('icon-180.png', import.meta.url)), 'none')],
    ['manifest.webmanifest', prepare('application/manifest+json', manifest, 'best')],
  ])
  return {
    names: {
      style: at(css),
      script: at(js),
      search: at(search),
      icon: at('icon.svg'),
      touchIcon: at('icon-180.png'),
      manifest: at('manifest.webmanifest'),
      rules: at(rules),
      guides: at(guides),
      maker: at(maker),
    },
    embedScript: at(embed),
    file: (name) => files.get(name),
    program: readFileSync(new URL(programFileName, outputFolder), 'utf8'),
  }
}

function builtFiles(): readonly string[] {
  try {
    return readdirSync(outputFolder)
  } catch {
    return []
  }
}
