import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'

/** All that the page can be made of, in the root of a clone: the sources, what they say they need, and what of it npm has
 *  installed. More than it is made of, and nothing less: `make.ts` ends where it was given a file from elsewhere. */
const madeOf = ['law/package.json', 'law/src', 'service/package.json', 'service/src']
const installed = 'node_modules/.package-lock.json'

const isSource = (path: string): boolean => !path.endsWith('.test.ts')

function filesAt(path: string): readonly string[] {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .toSorted()
}

function digestOf(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256').update(process.version)
  for (const path of paths.flatMap((path) => filesAt(join(root, path))).filter(isSource)) {
    const content = readFileSync(path)
    hash.update(`\n${path.slice(root.length)} ${content.length}\n`).update(content)
  }
  return hash.digest('hex')
}

/** Changes with whatever the page is made of. */
export const digestOfInputs = (root: string): string => digestOf(root, [...madeOf, installed])

/** Changes with whatever was made. */
export const digestOfOutput = (root: string): string => digestOf(root, ['service/dist/page'])

/** Whether a change of this file changes the digest: what npm has installed does not change by itself. */
export const isCovered = (root: string, file: string): boolean =>
  file.startsWith(join(root, 'node_modules') + sep) ||
  (isSource(file) && madeOf.some((path) => `${file}${sep}`.startsWith(join(root, path) + sep)))
