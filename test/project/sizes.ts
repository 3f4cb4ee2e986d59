/** How large each room is, in bytes of its code (code-alone.ts: without comments, imports and layout): `npm run sizes` prints what
 *  each room holds beside what it held at 56c6dac2, what moved since sizes.csv was written, and what of the code is hard to read;
 *  `npm run sizes -- --write` writes the figures anew. A file is of the room whose path is the longest that it begins with; a test
 *  beside the code is of the room of such tests; what a program writes is a room of its own. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { codeBytes, longLines, needlessSpreads } from './code-alone.ts'

interface Room {
  readonly room: string
  readonly paths: string
  readonly bytes: string
  /** Of the same paths, at commit 56c6dac2. */
  readonly before: string
}

const root = join(import.meta.dirname, '../..')
const table = join(import.meta.dirname, 'sizes.csv')
const folders = ['law', 'service', 'client', 'clients', 'packaging', 'bench', 'test']

/** The rooms, as they were when the table was written. */
export const rooms: readonly Room[] = parse(readFileSync(table), { columns: true })

const isTest = (file: string): boolean => /^(?:law|service)\/src\/.*\.test\.ts$/.test(file)

/** The room of a file, by its path from the root. */
export function roomOf(file: string): string {
  const path = isTest(file) ? `test-of-${file}` : file
  const likeness = ({ paths }: Room): number =>
    Math.max(...paths.split(' ').map((begins) => (path.startsWith(begins) ? begins.length : 0)))
  return rooms.reduce((best, room) => (likeness(room) > likeness(best) ? room : best)).room
}

const git = (...words: readonly string[]): string =>
  execFileSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })

/** What people wrote: documents and pictures are not code. */
const isCode = (file: string): boolean => !/(?:^$|\.(?:md|png|txt)$|LICENSE$|py\.typed$)/.test(file)

/** Every file that is tracked, or would be, with its text; of a commit, every file that it has. */
function textsOf(commit?: string): readonly (readonly [file: string, text: string])[] {
  const listed =
    commit === undefined
      ? git('ls-files', '-co', '--exclude-standard', '-z', ...folders)
      : git('ls-tree', '-r', '--name-only', '-z', commit, ...folders)
  const files = [...new Set(listed.split('\0'))].filter(isCode)
  if (commit !== undefined) return files.map((file) => [file, git('show', `${commit}:${file}`)])
  return files
    .filter((file) => existsSync(join(root, file)))
    .map((file) => [file, readFileSync(join(root, file), 'utf8')])
}

const sizesOf = (texts: ReturnType<typeof textsOf>): ReadonlyMap<string, number> => {
  const sizes = new Map<string, number>(rooms.map(({ room }) => [room, 0]))
  for (const [file, text] of texts)
    sizes.set(roomOf(file), (sizes.get(roomOf(file)) as number) + codeBytes(file, text))
  return sizes
}

/** The bytes of code that each room holds now. */
export const sizesNow = (): ReadonlyMap<string, number> => sizesOf(textsOf())

/** Rooms of tests, and what a program writes: of the rest is asked that it becomes less. */
const isSource = (room: string): boolean => !/\btests?\b|^written by programs$/.test(room)

/** The code that people read, tests aside. */
const read = (): ReturnType<typeof textsOf> =>
  textsOf().filter(([file]) => isSource(roomOf(file)) && !/\.test\.ts$/.test(file))

/** The long lines of the code, by file: those of tables and words, which are sentences, are not counted. */
export const longLinesNow = (): readonly string[] =>
  read()
    .filter(([file]) => !/^law\/src\/(?:tables|words|search)\//.test(file))
    .flatMap(([file, text]) => longLines(file, text).map((line) => `${file}: ${line.trim().slice(0, 80)}`))

/** Every literal that is spread into another for no need, by file. */
export const needlessSpreadsNow = (): readonly string[] =>
  read().flatMap(([file, text]) => needlessSpreads(file, text).map((spread) => `${file}: ${spread}`))

if (import.meta.main) {
  const sizes = sizesNow()
  const commit = process.argv.find((word) => word.startsWith('--before='))?.slice('--before='.length)
  const then = commit === undefined ? null : sizesOf(textsOf(commit))
  const beforeOf = ({ room, before }: Room): number => then?.get(room) ?? Number(before)
  const print = (name: string, some: readonly Room[]): void => {
    const sum = (of: (room: Room) => number): number => some.reduce((all, room) => all + of(room), 0)
    const [now, before] = [sum(({ room }) => sizes.get(room) as number), sum(beforeOf)]
    const moved = now - sum(({ bytes }) => Number(bytes))
    const share = before === 0 ? '' : `, ${(now / before).toFixed(3)} of ${before}`
    console.log(`${name}: ${now} bytes${share}${moved === 0 ? '' : ` (${moved > 0 ? '+' : ''}${moved})`}`)
  }
  for (const room of rooms) print(room.room, [room])
  print(
    'ALL SOURCES',
    rooms.filter(({ room }) => isSource(room)),
  )
  console.log(`Lines of code over 140 characters: ${longLinesNow().length}`)
  console.log(`Literals spread for no need: ${needlessSpreadsNow().length}`)
  if (process.argv.includes('--list'))
    for (const found of [...longLinesNow(), ...needlessSpreadsNow()]) console.log(found)
  const cell = (text: string): string => (text.includes(',') ? `"${text}"` : text)
  const row = (room: Room): string =>
    [room.room, room.paths, sizes.get(room.room), beforeOf(room)]
      .map((value) => cell(String(value)))
      .join(',')
  if (process.argv.includes('--write'))
    writeFileSync(table, `room,paths,bytes,before\n${rooms.map(row).join('\n')}\n`)
}
