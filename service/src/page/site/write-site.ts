import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { SiteParts } from './files.ts'

/** Names the files of a folder that we made, so that a newer copy takes the place of all of them, and of nothing else. */
const listName = 'requisite-site.txt'

/** What is wrong with a folder or an address; null where nothing is. */
export function siteFault(folder: string, address: string): string | null {
  if (
    !URL.canParse(address) ||
    !/^https?:$/.test(new URL(address).protocol) ||
    /[?#]/.test(address) ||
    new URL(address).pathname.includes('//')
  )
    return `--address: Give the address under which people will open the page, with its scheme, like https://example.org/requisite.`
  const isOurs = existsSync(join(folder, listName))
  if (existsSync(folder) && !isOurs && readdirSync(folder).length > 0)
    return `--output: The folder ${folder} is not empty, and not made by this command. Nothing was written.`
  return null
}

/** Hosts add one at the end. */
export const withoutLastSlash = (address: string): string =>
  address.endsWith('/') ? address.slice(0, -1) : address

/** Writes the page into the folder, in the place of an older copy, and says how many files it has. The page's own modules are loaded
 *  only here: they take the path under which it will lie from what is said to them first. */
export async function writeSite(folder: string, parts: SiteParts): Promise<number> {
  globalThis.requisiteBase = withoutLastSlash(new URL(parts.publicUrl).pathname)
  const { siteFiles } = await import('./files.ts')
  const files = siteFiles(parts)
  const list = join(folder, listName)
  const older = existsSync(list) ? readFileSync(list, 'utf8').split('\n').filter(Boolean) : []
  for (const [path, content] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  for (const path of older)
    if (!files.has(path) && !path.includes('..')) rmSync(join(folder, path), { force: true })
  writeFileSync(list, [...files.keys(), ''].join('\n'))
  return files.size
}
