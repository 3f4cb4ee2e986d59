import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { buildSync } from 'esbuild'
import { oldestNode, root, sourceManifest, writeManifest } from './manifest.ts'

/** The command line with all that it needs in it: it starts fast, and whoever installs it gets one package. */
export function buildCommandLine(folder: URL): void {
  const { metafile } = buildSync({
    entryPoints: {
      requisite: fileURLToPath(new URL('service/src/packaged.ts', root)),
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
  const start = new URL('lib/requisite.js', folder)
  writeFileSync(start, `#!/usr/bin/env node\n${readFileSync(start, 'utf8')}`, { mode: 0o755 })
  writeFileSync(new URL('LICENSES.txt', folder), licencesOf(Object.keys(metafile.inputs)))
  const { version, license, type } = sourceManifest('service')
  writeManifest('cli', folder, {
    name: '@requisite/cli',
    version,
    description:
      'When a person in prison in England and Wales will be released, on the command line: one sentence, a whole file, or tools for an assistant.',
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
