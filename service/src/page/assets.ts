import { readdirSync, readFileSync } from 'node:fs'
import { keepForever, type Prepared, prepare } from '../http/reply.ts'
import { outputFolder, programFileName } from './build/output-folder.ts'
import { builtFile } from './built-file.ts'

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
}

export interface Assets {
  readonly names: AssetNames
  /** The script of the small form on other sites, which no page of ours has. */
  readonly embedScript: string
  readonly file: (name: string) => Prepared | undefined
  /** The program that works the pages out in the browser, before the server has told it anything. */
  readonly program: string
}

const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 34 34"><rect width="34" height="34" rx="7" fill="#0f5257"/><rect x="5" y="10" width="24" height="14" rx="2" fill="none" stroke="#fff" stroke-width="2"/><path d="M5 10h8v14H5z" fill="#fff"/><path d="M21 10v14" stroke="#fff" stroke-width="2"/></svg>`

/** What a phone needs to keep the page as a program of its own. */
const manifest = JSON.stringify({
  name: 'Requisite',
  short_name: 'Requisite',
  start_url: '/',
  display: 'browser',
  background_color: '#fdfcf8',
  theme_color: '#0f5257',
  icons: [
    { src: '/assets/icon.svg', type: 'image/svg+xml', sizes: 'any' },
    { src: '/assets/icon-180.png', type: 'image/png', sizes: '180x180' },
  ],
})

/** The built files, read and compressed once. */
export function readAssets(): Assets {
  const fileNames = builtFiles()
  const css = fileNames.find((name) => /^page-.*\.css$/.test(name))
  const js = fileNames.find((name) => /^page-.*\.js$/.test(name))
  const search = fileNames.find((name) => /^search-.*\.js$/.test(name))
  const embed = fileNames.find((name) => /^embed-.*\.js$/.test(name))
  const rules = fileNames.find((name) => /^rules-.*\.js$/.test(name))
  const hasScripts = js !== undefined && search !== undefined && embed !== undefined && rules !== undefined
  if (css === undefined || !hasScripts || !fileNames.includes(programFileName))
    throw new Error('the page is not built yet: run npm run build first.')
  const files = new Map<string, Prepared>([
    [css, builtFile('text/css; charset=utf-8', css, keepForever)],
    [js, builtFile('text/javascript; charset=utf-8', js, keepForever)],
    [embed, builtFile('text/javascript; charset=utf-8', embed, keepForever)],
    [search, builtFile('text/javascript; charset=utf-8', search, keepForever)],
    [rules, builtFile('text/javascript; charset=utf-8', rules, keepForever)],
    ['icon.svg', prepare('image/svg+xml', icon, 'best')],
    ['icon-180.png', prepare('image/png', readFileSync(new URL('icon-180.png', import.meta.url)), 'none')],
    ['manifest.webmanifest', prepare('application/manifest+json', manifest, 'best')],
  ])
  return {
    names: {
      style: `/assets/${css}`,
      script: `/assets/${js}`,
      search: `/assets/${search}`,
      icon: '/assets/icon.svg',
      touchIcon: '/assets/icon-180.png',
      manifest: '/assets/manifest.webmanifest',
      rules: `/assets/${rules}`,
    },
    embedScript: `/assets/${embed}`,
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
