import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { root, sourceManifest, writeManifest } from './manifest.ts'

/** What each library may take for granted: the law needs the language alone, the client what every runtime with `fetch`
 *  has. The language is that of 2023, which Node.js 20 has whole: what is newer does not compile. */
const takenForGranted = { law: ['es2023'], client: ['es2023', 'dom'] } as const
export type Library = keyof typeof takenForGranted

/** A library as JavaScript and types. */
export function buildLibrary(name: Library, folder: URL): void {
  compile(name, folder)
  const { scripts: _scripts, exports: _exports, private: _private, ...kept } = sourceManifest(name)
  writeManifest(name, folder, {
    ...kept,
    exports: Object.fromEntries(
      entriesOf(name).map((entry) => [
        entry === 'index' ? '.' : `./${entry}`,
        { types: `./${entry}.d.ts`, default: `./${entry}.js` },
      ]),
    ),
    types: './index.d.ts',
    files: ['**/*.js', '**/*.d.ts'],
  })
}

/** The entries of a package, by the names of their files: its manifest says where each lies in the sources. */
const entriesOf = (name: Library): readonly string[] =>
  Object.values(sourceManifest(name).exports as Readonly<Record<string, string>>).map((path) =>
    path.replace(/^.*\/|\.ts$/g, ''),
  )

/** Runs the compiler over the entries of a package, and all that they import. */
function compile(name: Library, folder: URL): void {
  const options = {
    extends: fileURLToPath(new URL('tsconfig.json', root)),
    compilerOptions: {
      noEmit: false,
      lib: takenForGranted[name],
      types: [],
      declaration: true,
      rewriteRelativeImportExtensions: true,
      rootDir: fileURLToPath(new URL(`${name}/src`, root)),
      outDir: fileURLToPath(folder),
    },
    include: [],
    exclude: [],
    files: entriesOf(name).map((entry) => fileURLToPath(new URL(`${name}/src/${entry}.ts`, root))),
  }
  const project = new URL('tsconfig.json', folder)
  writeFileSync(project, JSON.stringify(options))
  const compiler = fileURLToPath(new URL('node_modules/typescript/bin/tsc', root))
  // As `npm run types` has it: a third less of the processor.
  const run = spawnSync(process.execPath, [compiler, '--singleThreaded', '-p', fileURLToPath(project)], {
    encoding: 'utf8',
    env: { ...process.env, GOGC: '400' },
  })
  if (run.status !== 0) throw new Error(`${name} does not compile:\n${run.stdout}${run.stderr}`)
  rmSync(project)
  // The compiler leaves the endings of imports in type files as they are in the sources.
  const built = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  for (const file of built.filter((name) => name.endsWith('.d.ts'))) {
    const types = new URL(file, folder)
    const text = readFileSync(types, 'utf8')
    writeFileSync(types, text.replace(/(['"]\.\.?\/[\w/-]+)\.ts(?=['"])/g, '$1.js'))
  }
}
