import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build as bundle } from 'esbuild'
import { compile } from 'sass'
import { outputFolder } from './output-folder.ts'
import { suggestionsAsText } from './suggestions-as-text.ts'

const page = new URL('../', import.meta.url)
const modules = fileURLToPath(new URL('../../../../node_modules/', import.meta.url))

/** The stylesheet: the components we use of govuk-frontend in our own font and colours, and our own. */
const stylesheet = (): string =>
  compile(fileURLToPath(new URL('styles/page.scss', page)), {
    loadPaths: [modules],
    style: 'compressed',
    quietDeps: true,
  }).css

/** The script: one file, so that the first page needs one round of requests. */
async function script(): Promise<string> {
  const { outputFiles } = await bundle({
    entryPoints: [fileURLToPath(new URL('browser/page.ts', page))],
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2020',
    legalComments: 'none',
    logLevel: 'warning',
    plugins: [suggestionsAsText],
  })
  return outputFiles[0]?.text ?? ''
}

const named = (text: string, ending: string): string =>
  `page-${createHash('sha256').update(text).digest('base64url').slice(0, 10)}.${ending}`

/** Builds the page's stylesheet and script. The names change with the contents, so that browsers may keep them; files of
 *  an older build go last, so that a reader of the folder always finds a complete build. */
export async function build(): Promise<void> {
  const files = new Map<string, string>()
  const css = stylesheet()
  const js = await script()
  files.set(named(css, 'css'), css)
  files.set(named(js, 'js'), js)
  mkdirSync(outputFolder, { recursive: true })
  for (const [name, text] of files) writeFileSync(new URL(name, outputFolder), text)
  for (const name of readdirSync(outputFolder))
    if (!files.has(name)) rmSync(new URL(name, outputFolder), { force: true })
}

if (import.meta.main) await build()
