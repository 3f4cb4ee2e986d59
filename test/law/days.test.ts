import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Day, inWords, isoDate, parseDay } from '@requisite/law'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copyTree } from '../support/copied-tree.ts'
import { isLong } from '../support/long.ts'
import { documents, readDocument } from './law-document.ts'
import type { Moved } from './moved-days.ts'
import { otherDates } from './moved-days-questions.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const law = join(root, 'law/src')
const files = readdirSync(law, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
)
const textOf = (file: string): string => readFileSync(join(law, file), 'utf8')
/** Each file without its comments, which may speak of days. */
const codes = new Map(
  files.map((file) => [file, textOf(file).replace(/\/\*[\s\S]*?\*\/|\/\/ .*/g, '')] as const),
)
const codeOf = (file: string): string => String(codes.get(file))

interface Written {
  readonly file: string
  readonly text: string
  readonly day: string
}

const two = (n: string | number | undefined): string => String(n).padStart(2, '0')

/** The days that a table writes as dayOf(2026, 10, 1). */
const daysOf = (file: string): readonly Written[] =>
  [...codeOf(file).matchAll(/dayOf\((\d{4}), (\d+), (\d+)\)/g)].map(([text, year, month, date]) => ({
    file,
    text,
    day: `${year}-${two(month)}-${two(date)}`,
  }))

const read = daysOf('tables/days.ts')
const lawAsAt = codeOf('tables/days.ts').match(/lawAsAt: Day = (dayOf\([^)]*\))/)?.[1]
const days = [...read.filter(({ text }) => text !== lawAsAt), ...daysOf('tables/stages.ts')]

/** It tells of the past, as the changelog does, and no rule is taken from it. */
const history = 'tables/versions.ts'
/** It shows how a day is written. */
const examples = 'facts/messages.ts'

describe('Every day of law stands once', () => {
  test('there are days to look for', () => expect(days.length).toBeGreaterThan(20))

  for (const { day } of days)
    test(day, () => {
      const parsed = parseDay(day)
      if (parsed === null) throw new Error(`${day} is no day`)
      const [year, month, date] = day.split('-').map(Number)
      const names = [inWords(parsed), isoDate(parsed), `dayOf(${year}, ${month}, ${date})`]
      const standing = files
        .filter((file) => file !== history && file !== examples)
        .flatMap((file) =>
          names
            .filter((name) => codeOf(file).includes(name))
            .flatMap((name) =>
              (codeOf(file).match(new RegExp(`(?<!\\d)${name.replace(/[()]/g, '\\$&')}`, 'g')) ?? []).map(
                () => file,
              ),
            ),
        )
      expect(standing).toHaveLength(1)
    })

  test('and in documents only where it is made from its row', () => {
    const made =
      /```[\s\S]*?```|<!-- made from the rows: [\s\S]*?<!-- end -->|<!-- day: \w+ -->\d{1,2} \w+ \d{4}/g
    for (const name of documents) {
      const text = readDocument(name).replaceAll(made, '').replaceAll(otherDates, '')
      for (const { day } of days)
        expect(text, name).not.toMatch(new RegExp(`(?<!\\d)(?:${inWords(parseDay(day) as Day)}|${day})`))
    }
  })

  /** What else has a date in it: the bounds of a question and how a day is written, the century whose days are kept, the history of an offence, and what
   *  changed with each version. */
  const others = [
    ...['facts/bounds.ts', examples, 'calendar/day.ts', 'tables/offences-table.ts', 'tables/days.ts'],
    ...['tables/stages.ts', 'remand/ask.ts', history],
  ]
  test('and no other file has a day of its own', () => {
    const months = 'January|February|March|April|May|June|July|August|September|October|November|December'
    const aDay = new RegExp(`\\d{4}-\\d{2}-\\d{2}|\\d{1,2} (?:${months}) \\d{4}|dayOf\\(\\d`)
    expect(files.filter((file) => !others.includes(file) && aDay.test(codeOf(file)))).toEqual([])
  })
})

/** The same day a month later, as it is written in a table. */
function aMonthLater({ text }: Written): string {
  const [year, month, date] = (text.match(/\d+/g) ?? []).map(Number) as [number, number, number]
  return month === 12 ? `dayOf(${year + 1}, 1, ${date})` : `dayOf(${year}, ${month + 1}, ${date})`
}

describe('Every day of law can move: nothing still says the old day, and something is felt', () => {
  const folder = mkdtempSync(join(tmpdir(), 'requisite-days-'))
  let results: readonly Moved[] = []
  const moved = days.filter((_, i) => isLong || i % 160 === 0)

  beforeAll(() => {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
    const copies = moved.map((written, i) => {
      const copy = join(folder, String(i))
      copyTree(copy)
      const file = join(copy, 'law/src', written.file)
      writeFileSync(file, readFileSync(file, 'utf8').replace(written.text, aMonthLater(written)))
      return `${copy}=${written.day}`
    })
    const child = fileURLToPath(new URL('moved-days.ts', import.meta.url))
    results = JSON.parse(
      execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', child, ...copies], {
        encoding: 'utf8',
      }),
    )
    // Every day is a copy of the whole tree: longer than other hooks on a busy machine.
  }, 1_800_000)
  afterAll(() => rmSync(folder, { recursive: true }))

  for (const [i, { day, file }] of moved.entries())
    test(`${day} (${file})`, () => {
      expect(results[i]?.stale).toEqual([])
      expect(results[i]?.isFelt).toBe(true)
      expect(results[i]?.asked).toBeGreaterThan(1000)
      expect(results[i]?.read).toBeGreaterThan(10_000)
    })
})
