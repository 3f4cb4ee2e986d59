/** What each dependency weighs with all that it brings: `node test/project/weights.ts` writes the column of docs/dependencies.md. */
import { lstatSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')

interface Locked {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}
const locked: Readonly<Record<string, Locked>> = JSON.parse(
  readFileSync(join(root, 'package-lock.json'), 'utf8'),
).packages

/** Where a package that another needs is installed: beside it, or further up. */
function placeOf(name: string, from: string): string | undefined {
  for (let at = from; ; at = at.replace(/\/?(?:node_modules\/(?:@[^/]+\/)?[^/]+|[^/]+)$/, '')) {
    const place = `${at === '' ? '' : `${at}/`}node_modules/${name}`
    if (place in locked) return place
    if (at === '') return undefined
  }
}

function closure(place: string, seen: Set<string>): Set<string> {
  if (seen.has(place)) return seen
  seen.add(place)
  const { dependencies = {}, optionalDependencies = {} } = locked[place] ?? {}
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
    const needed = placeOf(name, place)
    if (needed !== undefined) closure(needed, seen)
  }
  return seen
}

/** The bytes of the files of a package, those of packages inside it left out; 0 where it is not for this machine. */
function bytesIn(folder: string): number {
  try {
    return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return sum + (entry.name === 'node_modules' ? 0 : bytesIn(path))
      return sum + (entry.isFile() ? lstatSync(path).size : 0)
    }, 0)
  } catch {
    return 0
  }
}

/** The megabytes of a package with all that it brings, on this machine, to a tenth. */
export function megabytesOf(name: string): number {
  const place = placeOf(name, '') ?? placeOf(name, 'service')
  if (place === undefined) return 0
  const bytes = [...closure(place, new Set())].reduce((sum, one) => sum + bytesIn(join(root, one)), 0)
  return Math.round(bytes / 100_000) / 10
}

export const row = /^\| `([^`]+)` \| (?:([\d.]+) MB \| )?(.*)$/gm

if (import.meta.main) {
  const path = join(root, 'docs', 'dependencies.md')
  const text = readFileSync(path, 'utf8')
    .replace(row, (_, name, _was, why) => `| \`${name}\` | ${megabytesOf(name).toFixed(1)} MB | ${why}`)
    .replaceAll(
      '| Package | Why it is here |\n| --- | --- |',
      '| Package | Weight | Why it is here |\n| --- | --- | --- |',
    )
  writeFileSync(path, text)
}
