import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = new URL('../', import.meta.url)
/** What each package may take for granted: the law needs the language alone, the client what every runtime with `fetch`
 *  has. */
const packages = { law: ['es2024'], client: ['es2024', 'dom'] } as const
type Name = keyof typeof packages

/** In a clone the sources run as they are; a package that is installed needs JavaScript and types. This builds a
 *  package of them in a folder of its own, ready for `npm pack` or `npm publish`. */
export function buildPackage(name: Name, folder = new URL(`${name}/dist/`, root)): URL {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  compile(name, folder)
  const source = JSON.parse(readFileSync(new URL(`${name}/package.json`, root), 'utf8'))
  const { scripts: _scripts, exports: _exports, private: _private, ...kept } = source
  const built = {
    ...kept,
    exports: { '.': { types: './index.d.ts', default: './index.js' } },
    types: './index.d.ts',
    files: ['**/*.js', '**/*.d.ts'],
    engines: { node: '>=20' },
  }
  writeFileSync(new URL('package.json', folder), `${JSON.stringify(built, null, 2)}\n`)
  copyFileSync(new URL('LICENSE', root), new URL('LICENSE', folder))
  copyFileSync(new URL(`packaging/${name}.md`, root), new URL('README.md', folder))
  return folder
}

/** Runs the compiler over the one entry point of a package, and all that it imports. */
function compile(name: Name, folder: URL): void {
  const options = {
    extends: fileURLToPath(new URL('tsconfig.json', root)),
    compilerOptions: {
      noEmit: false,
      lib: packages[name],
      types: [],
      declaration: true,
      rewriteRelativeImportExtensions: true,
      rootDir: fileURLToPath(new URL(`${name}/src`, root)),
      outDir: fileURLToPath(folder),
    },
    include: [],
    exclude: [],
    files: [fileURLToPath(new URL(`${name}/src/index.ts`, root))],
  }
  const project = new URL('tsconfig.json', folder)
  writeFileSync(project, JSON.stringify(options))
  const compiler = fileURLToPath(new URL('node_modules/typescript/bin/tsc', root))
  const run = spawnSync(process.execPath, [compiler, '-p', fileURLToPath(project)], { encoding: 'utf8' })
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

if (import.meta.main)
  for (const name of Object.keys(packages) as Name[])
    process.stdout.write(`${fileURLToPath(buildPackage(name))}\n`)
