/** Proves that a change of the program changes no answer: a digest of everything the law gives and the doors show, over a
 *  sweep of millions of questions and a fixed sample.
 *
 *  node test/law/digest.ts                        the digests of this tree, as JSON
 *  node test/law/digest.ts --tree ../other        those of another
 *  node test/law/digest.ts --against ../other     where the two trees differ, with the first answers that do
 *  --every 50   every 50th question only;  --sample 500   so many questions to the doors (0: none);  --show 3   so many
 *  differing answers of each section. Every differing text of a door is counted by its kind: days and numbers left out. The
 *  page must be built in each tree (npm run build). */

import { createHash, type Hash } from 'node:crypto'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { batch, commandLine, openDoors } from './digest-doors.ts'
import { readLaw } from './digest-law.ts'
import { drawn, type Plain, sweep } from './digest-questions.ts'
import type { Outputs, ReadLaw } from './digest-texts.ts'

const { values } = parseArgs({
  options: {
    tree: { type: 'string', default: new URL('../../', import.meta.url).pathname },
    against: { type: 'string' },
    every: { type: 'string', default: '1' },
    sample: { type: 'string', default: '3000' },
    show: { type: 'string', default: '2' },
  },
})
const trees = values.against === undefined ? [values.tree] : [values.tree, values.against]
const [every, sample, show] = [values.every, values.sample, values.show].map(Number) as [
  number,
  number,
  number,
]

const hashes = trees.map(() => new Map<string, { hash: Hash; count: number }>())
const differing = new Map<string, number>()
const kinds = new Map<string, Map<string, number>>()

/** Takes the same output of each tree into the digests, and shows where they part. */
function take(section: string, question: Plain | string, outputs: readonly string[]): void {
  for (const [i, output] of outputs.entries()) {
    const sections = hashes[i] as (typeof hashes)[number]
    const kept = sections.get(section) ?? { hash: createHash('sha256'), count: 0 }
    kept.hash.update(output).update('\0')
    kept.count++
    sections.set(section, kept)
  }
  const [ours, theirs = ours] = outputs
  if (ours === theirs) return
  const times = (differing.get(section) ?? 0) + 1
  differing.set(section, times)
  for (const line of partingOf(ours ?? '', theirs ?? '')) countKind(section, line)
  if (times <= show)
    console.log(
      `DIFFERENT ${section}: ${JSON.stringify(question)}\n${partingOf(ours ?? '', theirs ?? '')
        .slice(0, 12)
        .join('\n')}\n`,
    )
}

/** The lines in which two texts differ; of a page, the texts between its tags. */
function partingOf(ours: string, theirs: string): readonly string[] {
  const [a, b] = [ours, theirs].map((text) => text.split(/\n|<[^>]*>/)) as [string[], string[]]
  const only = (from: string[], other: string[], mark: string) =>
    [...new Set(from)].filter((line) => !other.includes(line)).map((line) => `${mark} ${line.slice(0, 600)}`)
  return [...only(a, b, '<'), ...only(b, a, '>')]
}

const months = 'January|February|March|April|May|June|July|August|September|October|November|December'
const aDay = new RegExp(`(?:\\w+day )?\\d{1,2} (?:${months}) \\d{4}|\\d{4}-?\\d{2}-?\\d{2}`, 'g')

/** Counts a differing line by what is left of it without its days and numbers. */
function countKind(section: string, line: string): void {
  const kind = /^[<>] \s*\[[\d, ]*\]/.test(line)
    ? `${line[0]} [numbers and list of the provisions]`
    : line
        .replaceAll(aDay, 'DAY')
        .replaceAll(/“[^”]*”/g, '“OFFENCE”')
        .replaceAll(/\d[\d,]*(?: and \d+\/\d+)?(?: (?:years?|months?|days?)(?:, | and )?)?/g, 'N ')
        .replaceAll(/(?:N +)+/g, 'N ')
        .replaceAll(/ +/g, ' ')
        .trimEnd()
  const counted = kinds.get(section) ?? new Map<string, number>()
  counted.set(kind, (counted.get(kind) ?? 0) + 1)
  kinds.set(section, counted)
}

/** The law of a tree. One whose functions are called otherwise needs a reader of its own, which gives the same texts. */
const lawOf = async (tree: string): Promise<ReadLaw> =>
  readLaw(await import(pathToFileURL(`${tree}/law/src/index.ts`).href))

const laws = await Promise.all(trees.map(lawOf))
const { offenceKeys, regimeIds } = laws[0] as ReadLaw

let n = 0
for (const [section, question] of sweep([...offenceKeys], regimeIds)) {
  if (n++ % every !== 0) continue
  const outputs = laws.map((law) => law.outputs(question))
  for (const kind of Object.keys(outputs[0] ?? {}) as (keyof Outputs)[])
    take(
      `law: ${section}: ${kind}`,
      question,
      outputs.map((output) => output[kind]),
    )
}
take(
  'law: tables',
  'tables',
  laws.map((law) => law.tables()),
)

if (sample > 0) {
  const questions = drawn(sample, offenceKeys, regimeIds)
  const doors = await Promise.all(trees.map(openDoors))
  const eachDoor = (open: (door: (typeof doors)[number]) => Promise<string>) => Promise.all(doors.map(open))
  const guides = ['how-release-works', 'what-changed', 'excluded-offences', 'words', 'limits']
  const library = ['regimes', 'offences?pageSize=200', 'offences?pageSize=200&page=3']
  for (const path of [...guides.map((g) => `/guides/${g}`), ...library.map((l) => `/api/v1/sentencing/${l}`)])
    take(`door: ${path}`, path, await eachDoor((door) => door.fixed(path)))
  for (const question of questions) {
    take('door: api', question, await eachDoor((door) => door.api(question)))
    take('door: page', question, await eachDoor((door) => door.page(question)))
  }
  for (const door of doors) door.close()
  for (const question of questions.slice(0, sample / 15))
    take(
      'door: command line',
      question,
      trees.map((tree) => commandLine(tree, question)),
    )
  const rows = trees.map((tree) => batch(tree, drawn(20 * sample, offenceKeys, regimeIds)))
  for (const [i, row] of (rows[0] ?? []).entries())
    take('door: batch', row, [row, ...rows.slice(1).map((other) => other[i] ?? '')])
}

if (trees.length === 1)
  console.log(
    JSON.stringify(
      Object.fromEntries(
        [...(hashes[0] ?? [])].map(([section, { hash, count }]) => [
          section,
          `${count} ${hash.digest('hex').slice(0, 32)}`,
        ]),
      ),
      null,
      1,
    ),
  )
else {
  const total = [...(hashes[0]?.values() ?? [])].reduce((sum, { count }) => sum + count, 0)
  for (const [section, times] of differing) {
    console.log(`${section}: ${times} of ${hashes[0]?.get(section)?.count} differ`)
    const counted = [...(kinds.get(section) ?? [])].sort(([, a], [, b]) => b - a)
    for (const [kind, n] of counted) console.log(`  ${String(n).padStart(6)} ${kind}`)
  }
  console.log(`${total} outputs in ${hashes[0]?.size} sections; ${differing.size} sections differ`)
  process.exitCode = differing.size === 0 ? 0 : 1
}
