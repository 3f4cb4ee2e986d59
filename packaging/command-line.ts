import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { buildSync } from 'esbuild'
import { oldestNode, root, sourceManifest, writeManifest } from './manifest.ts'

/** What is started. It is read by versions of Node.js that could not read the program: they refuse in one sentence, before anything
 *  of it is loaded. */
const firstLook = `#!/usr/bin/env node
const [major, minor] = process.versions.node.split('.').map(Number)
const [least, leastMinor] = [${oldestNode.split('.').join(', ')}]
if (major < least || (major === least && minor < leastMinor)) {
  process.stderr.write('requisite: This needs Node.js ${oldestNode} or later, and this is ' + process.versions.node + '.\\n')
  process.exitCode = 2
} else import('./program.js')
`

/** The command line with all that it needs in it: it starts fast, and whoever installs it gets one package. */
export function buildCommandLine(folder: URL): void {
  const { metafile } = buildSync({
    entryPoints: {
      program: fileURLToPath(new URL('service/src/packaged.ts', root)),
      'start-worker': fileURLToPath(new URL('service/src/cli/batch/start-worker.js', root)),
    },
    outdir: fileURLToPath(new URL('lib/', folder)),
    absWorkingDir: fileURLToPath(root),
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: `node${oldestNode}`,
    metafile: true,
    legalComments: 'none',
  })
  writeFileSync(new URL('lib/requisite.js', folder), firstLook, { mode: 0o755 })
  writeFileSync(new URL('LICENSES.txt', folder), licencesOf(Object.keys(metafile.inputs)))
  const { version, license, type } = sourceManifest('service')
  writeManifest('cli', folder, {
    name: '@requisite/cli',
    version,
    description:
      'When a person in prison in England and Wales will be released, on the command line: one ' +
      'sentence, a whole file, or tools for an assistant.',
    license,
    type,
    keywords: ['prison', 'release date', 'sentencing', 'England and Wales', 'command line', 'mcp'],
    bin: { requisite: 'lib/requisite.js' },
    files: ['lib', 'LICENSES.txt'],
  })
}

/** The licences of the packages that are in the bundle, as their authors ask. */
function licencesOf(files: readonly string[]): string {
  const packages = files.map((file) => /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1])
  return [...new Set(packages)]
    .filter((path) => path !== undefined)
    .sort()
    .map((path) => {
      const place = new URL(`${path}/`, root)
      const { name, version, license } = JSON.parse(readFileSync(new URL('package.json', place), 'utf8'))
      const file = readdirSync(place).find((one) => /^licen[cs]e/i.test(one))
      const text = file === undefined ? '' : readFileSync(new URL(file, place), 'utf8')
      return `${name} ${version} (${license})\n\n${text.trim()}\n`
    })
    .join(`\n${'-'.repeat(80)}\n\n`)
}
