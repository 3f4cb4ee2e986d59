/** How large each room is, in lines and in bytes: `npm run sizes` prints what moved since sizes.csv was written, and
 *  `npm run sizes -- --write` writes the figures anew. A file is of the room whose path is the longest that it begins with; a test beside the code is
 *  of the room of such tests. The last column is the plan: so many lines are aimed at. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'

export interface Size {
  readonly lines: number
  readonly bytes: number
}

interface Room {
  readonly room: string
  readonly paths: string
  readonly lines: string
  readonly bytes: string
  readonly plan: string
}

const root = join(import.meta.dirname, '../..')
const table = join(import.meta.dirname, 'sizes.csv')
const folders = ['law', 'service', 'client', 'clients', 'packaging', 'bench', 'test']

/** The rooms, as they were when the table was written. */
export const rooms: readonly Room[] = parse(readFileSync(table), { columns: true })

/** The room of a file, by its path from the root. */
export function roomOf(file: string): string {
  const path = /^(?:law|service)\/src\/.*\.test\.ts$/.test(file) ? `test of ${file}` : file
  const likeness = ({ paths }: Room): number =>
    Math.max(...paths.split(/ (?=service)/).map((begins) => (path.startsWith(begins) ? begins.length : 0)))
  return rooms.reduce((best, room) => (likeness(room) > likeness(best) ? room : best)).room
}

/** What each room holds now: every file that is tracked, or would be, whatever its ending. */
export function sizesNow(): ReadonlyMap<string, Size> {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z', ...folders], {
    cwd: root,
    encoding: 'utf8',
  })
  const sizes = new Map<string, Size>(rooms.map(({ room }) => [room, { lines: 0, bytes: 0 }]))
  for (const file of new Set(listed.split('\0'))) {
    if (file === '' || !existsSync(join(root, file))) continue
    const text = readFileSync(join(root, file))
    const { lines, bytes } = sizes.get(roomOf(file)) as Size
    sizes.set(roomOf(file), {
      lines: lines + text.toString('latin1').split('\n').length - 1,
      bytes: bytes + text.length,
    })
  }
  return sizes
}

if (import.meta.main) {
  const sizes = sizesNow()
  for (const { room, lines, bytes } of rooms) {
    const now = sizes.get(room) as Size
    const moved = [now.lines - Number(lines), now.bytes - Number(bytes)]
    if (moved.some((by) => by !== 0))
      console.log(`${room}: ${now.lines} lines (${moved[0]}), ${now.bytes} bytes (${moved[1]})`)
  }
  const cell = (text: string): string => (text.includes(',') ? `"${text}"` : text)
  const row = ({ room, paths, plan }: Room): string => {
    const { lines, bytes } = sizes.get(room) as Size
    return [room, paths, lines, bytes, plan].map((value) => cell(String(value))).join(',')
  }
  if (process.argv.includes('--write'))
    writeFileSync(table, `room,paths,lines,bytes,plan\n${rooms.map(row).join('\n')}\n`)
}
