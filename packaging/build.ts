import { mkdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { buildCommandLine } from './command-line.ts'
import { buildLibrary } from './library.ts'
import { root } from './manifest.ts'
import { buildWarehouse } from './warehouse.ts'

/** The packages, and where each is built. */
const places = { law: 'law/dist/', client: 'client/dist/', cli: 'packaging/dist/cli/' } as const
export type PackageName = keyof typeof places
export const packageNames = Object.keys(places) as readonly PackageName[]

/** In a clone the sources run as they are; a package that is installed needs JavaScript and types. This builds a package of
 *  them in a folder of its own, ready for `npm pack` or `npm publish`. */
export function buildPackage(name: PackageName, folder = new URL(places[name], root)): URL {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  if (name === 'cli') buildCommandLine(folder)
  else buildLibrary(name, folder)
  return folder
}

if (import.meta.main) {
  for (const name of packageNames) process.stdout.write(`${fileURLToPath(buildPackage(name))}\n`)
  process.stdout.write(`${fileURLToPath(await buildWarehouse())}\n`)
}
