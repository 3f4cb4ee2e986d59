import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { build as bundle } from 'esbuild'
import { compile } from 'sass'
import { bestForms } from '../../http/reply.ts'
import { outputFolder, programFileName } from './output-folder.ts'
import { suggestionsAsText } from './suggestions-as-text.ts'

const page = new URL('../', import.meta.url)
const modules = fileURLToPath(new URL('../../../../node_modules/', import.meta.url))

/** A stylesheet; that of every page has the components we use of govuk-frontend in our own font and colours, and our own. */
const stylesheet = (entry: string): string =>
  compile(fileURLToPath(new URL(entry, page)), {
    loadPaths: [modules],
    style: 'compressed',
    quietDeps: true,
  }).css

/** A script as one file, so that it needs one request. The search for offences is one of its own, which comes with the first
 *  page that has them. */
async function script(entry: string, format: 'esm' | 'iife'): Promise<string> {
  const { outputFiles } = await bundle({
    entryPoints: [fileURLToPath(new URL(entry, page))],
    bundle: true,
    write: false,
    minify: true,
    format,
    target: 'es2020',
    legalComments: 'none',
    logLevel: 'warning',
    plugins: [suggestionsAsText],
  })
  return outputFiles[0]?.text ?? ''
}

const named = (what: 'page' | 'search' | 'embed', text: string, ending: string): string =>
  `${what}-${createHash('sha256').update(text).digest('base64url').slice(0, 10)}.${ending}`

/** What Swagger UI's own package has, and we send. */
const swaggerFiles = (): readonly (readonly [string, Buffer])[] =>
  ['swagger-ui.css', 'swagger-ui-bundle.js'].map((name) => [
    name,
    readFileSync(createRequire(import.meta.url).resolve(`swagger-ui-dist/${name}`)),
  ])

/** What is sent as it is built is compressed here, and not where others wait for it. */
const compressedForms = (
  files: readonly (readonly [string, string | Buffer])[],
): readonly (readonly [string, Buffer])[] =>
  files
    .filter(([name]) => name !== programFileName)
    .flatMap(([name, text]) => {
      const bytes = Buffer.from(text)
      return [
        [`${name}.gz`, bestForms.gzip(bytes)],
        [`${name}.br`, bestForms.br(bytes)],
      ] as const
    })

/** Builds the page's stylesheet, its script and the program that works it out in the browser. The names change with the contents, so that browsers may keep them; files of
 *  an older build go last, so that a reader of the folder always finds a complete build. */
export async function build(): Promise<void> {
  const files = new Map<string, string | Buffer>()
  const css = stylesheet('styles/page.scss')
  const js = await script('browser/page.ts', 'esm')
  const search = await script('browser/offence-box.ts', 'esm')
  files.set(named('page', css, 'css'), css)
  files.set(named('page', js, 'js'), js)
  files.set(named('search', search, 'js'), search)
  // Not a module: in its sandbox the frame is a stranger to us, to whom a browser gives none.
  const embed = await script('browser/embed.ts', 'iife')
  files.set(named('embed', embed, 'js'), embed)
  files.set(programFileName, await script('offline/program.ts', 'iife'))
  files.set('docs.css', stylesheet('styles/docs.scss'))
  files.set('docs.js', await script('docs/start.ts', 'iife'))
  for (const [name, bytes] of compressedForms([...files, ...swaggerFiles()])) files.set(name, bytes)
  mkdirSync(outputFolder, { recursive: true })
  for (const [name, text] of files) writeFileSync(new URL(name, outputFolder), text)
  for (const name of readdirSync(outputFolder))
    if (!files.has(name)) rmSync(new URL(name, outputFolder), { force: true })
}

if (import.meta.main) await build()
