import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { type OutputChunk, type OutputOptions, rolldown } from 'rolldown'
import { compile } from 'sass'
import { bestForms } from '../../http/reply.ts'
import { isCovered } from './digest.ts'
import { outputFolder, programFileName } from './output-folder.ts'
import { suggestionsAsText } from './suggestions-as-text.ts'

const page = new URL('../', import.meta.url)
const modules = fileURLToPath(new URL('../../../../node_modules/', import.meta.url))

/** What was made, and of which files. */
interface BuiltText {
  readonly text: string
  readonly madeOf: readonly string[]
}

/** A stylesheet; that of every page has the components we use of govuk-frontend in our own font and colours, and our own. */
function stylesheet(entry: string): BuiltText {
  const { css, loadedUrls } = compile(fileURLToPath(new URL(entry, page)), {
    loadPaths: [modules],
    style: 'compressed',
    quietDeps: true,
  })
  return { text: css, madeOf: loadedUrls.map((url) => fileURLToPath(url)) }
}

/** The files that a bundle is. Beside esbuild's the rules are 239 kB as they are sent, and not 246. */
async function bundle(
  root: string,
  entries: Readonly<Record<string, string>>,
  output: OutputOptions,
): Promise<readonly OutputChunk[]> {
  const files = Object.entries(entries).map(([name, entry]) => [name, fileURLToPath(new URL(entry, page))])
  const bundled = await rolldown({
    input: Object.fromEntries(files),
    cwd: root,
    platform: 'browser',
    transform: { target: 'es2020' },
    plugins: [suggestionsAsText],
  })
  const { output: made } = await bundled.generate({ minify: true, ...output })
  await bundled.close()
  return made.filter((file) => file.type === 'chunk')
}

/** What the bundler adds is in no file. */
const ofBundler = '\0'

const builtText = ({ code, moduleIds }: OutputChunk): BuiltText => ({
  text: code,
  madeOf: moduleIds.filter((id) => !id.startsWith(ofBundler)),
})

/** A script as one file, so that it needs one request. The search for offences is one of its own, which comes with the first
 *  page that has them. */
async function script(root: string, entry: string, format: 'esm' | 'iife'): Promise<BuiltText> {
  const [file] = await bundle(root, { entry }, { format, codeSplitting: false })
  return builtText(file as OutputChunk)
}

/** What makes pages beside a page, and what of it answers there: the rules, which every page asks; what the guides say, for which they
 *  ask with the first words that may be a question; and the rest.
 *  @public test/page/two-laws.test.ts reads it in a copy. */
export async function workers(root: string): Promise<readonly (readonly [string, BuiltText])[]> {
  const files = await bundle(
    root,
    { rules: 'rows/program.ts', maker: 'offline/maker.ts' },
    { format: 'esm', entryFileNames: '[name]-[hash].js', chunkFileNames: 'guides-[hash].js' },
  )
  // Whatever else they shared would be one request more, and in no list of what is kept.
  if (files.length !== 3) throw new Error(`the workers are ${files.map((file) => file.fileName).join(', ')}.`)
  return files.map((file) => [file.fileName, builtText(file)] as const)
}

const named = (what: 'page' | 'search' | 'embed', text: string, ending: string): string =>
  `${what}-${createHash('sha256').update(text).digest('base64url').slice(0, 10)}.${ending}`

/** What Swagger UI's own package has, and we send. */
const swaggerFiles = (): readonly (readonly [string, Buffer])[] =>
  ['swagger-ui.css', 'swagger-ui-bundle.js'].map((name) => [
    name,
    readFileSync(createRequire(import.meta.url).resolve(`swagger-ui-dist/${name}`)),
  ])

/** What is sent as it is built is compressed here, as well as can be, and not where others wait for it. */
const compressedForms = (
  files: readonly (readonly [string, string | Buffer])[],
): readonly (readonly [string, Buffer])[] =>
  files
    .filter(([name]) => name !== programFileName)
    .flatMap(([name, text]) => {
      const bytes = Buffer.from(text)
      return [
        [`${name}.gz`, bestForms.gzip(bytes)],
        [`${name}.br`, brotliCompressSync(bytes)],
      ] as const
    })

/** Makes the page's stylesheet, its script and the program that works it out in the browser. The names change with the contents,
 *  so that browsers may keep them; files of an older build go last, so that a reader of the folder always finds a complete build. */
export async function make(root: string): Promise<void> {
  const css = stylesheet('styles/page.scss')
  const js = await script(root, 'browser/page.ts', 'esm')
  const search = await script(root, 'browser/offence-box.ts', 'esm')
  // Not a module: in its sandbox the frame is a stranger to us, to whom a browser gives none.
  const embed = await script(root, 'browser/embed.ts', 'iife')
  const made = new Map<string, BuiltText>([
    [named('page', css.text, 'css'), css],
    [named('page', js.text, 'js'), js],
    [named('search', search.text, 'js'), search],
    [named('embed', embed.text, 'js'), embed],
    [programFileName, await script(root, 'offline/program.ts', 'iife')],
    ...(await workers(root)),
    ['docs.css', stylesheet('styles/docs.scss')],
    ['docs.js', await script(root, 'docs/start.ts', 'iife')],
  ])
  const strange = [...made.values()].flatMap(({ madeOf }) => madeOf).find((file) => !isCovered(root, file))
  if (strange !== undefined)
    throw new Error(`the page is made of ${strange}, which digest.ts does not look at.`)
  const files = new Map<string, string | Buffer>([...made].map(([name, { text }]) => [name, text]))
  for (const [name, bytes] of compressedForms([...files, ...swaggerFiles()])) files.set(name, bytes)
  mkdirSync(outputFolder, { recursive: true })
  for (const [name, text] of files) writeFileSync(new URL(name, outputFolder), text)
  for (const name of readdirSync(outputFolder))
    if (!files.has(name)) rmSync(new URL(name, outputFolder), { force: true })
}
