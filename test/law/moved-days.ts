/** Run by days.test.ts as a process of its own. Each argument is a copy of the law and the service in which one day was moved,
 *  and the day it was moved from; what they say is held against what the law of this tree says. */

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { registerHooks, stripTypeScriptTypes } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import * as law from '../support/law.ts'
import { isLong } from '../support/long.ts'
import { openDoors } from './moved-days-doors.ts'
import { daysByArithmetic, otherDates, questionsFor, sayings, tableSayings } from './moved-days-questions.ts'

/** The copies differ in one line of one file: the types of every other are stripped once for all of them. */
const stripped = new Map<string, string>()
registerHooks({
  load: (url, context, next) => {
    if (!url.startsWith('file:') || !url.endsWith('.ts')) return next(url, context)
    const text = readFileSync(fileURLToPath(url), 'utf8')
    const source = stripped.get(text) ?? stripTypeScriptTypes(text)
    stripped.set(text, source)
    return { format: 'module', source, shortCircuit: true }
  },
})

/** What came of moving a day. */
export interface Moved {
  /** Sentences and numbers that still name the old day. */
  readonly stale: readonly string[]
  /** Whether anything is different at all. */
  readonly isFelt: boolean
  readonly asked: number
  /** How many texts of the doors were read. */
  readonly read: number
}

/** The doors are asked every so many questions: their sentences are the law's, or their own and few. */
const everyDoor = 30

const all = questionsFor(law)

/** The short form asks one question in four, and all of the last: each of those is there for one day. */
const questions = all.filter((_, i) => isLong || i % 4 === 0 || i >= all.length - 26)
const byArithmetic = questions.map((question) => daysByArithmetic(law, question))

const digest = (texts: readonly string[]): string =>
  createHash('sha256').update(texts.join('\n')).digest('hex')
const here = [...questions.map((question) => digest(sayings(law, question))), digest(tableSayings(law))]

/** A day of law as it can be named: 1 October 2026 or 2026-10-01, and the eve that a range ends with, unless that is a day of law
 *  too. */
function namesOf(day: law.Day): RegExp {
  const eve = law.addDays(day, -1)
  const isDayOfLaw = Object.values(law.days).some((other) => other.day === eve)
  const names = [day, ...(isDayOfLaw ? [] : [eve])].flatMap((named) => [
    law.inWords(named),
    law.isoDate(named),
  ])
  return new RegExp(`(?<!\\d)(?:${names.join('|')})`)
}

/** Whether arithmetic alone can give a question the day, its eve, or what the page writes beside them: the day after. */
const isByArithmetic = (i: number, day: law.Day): boolean =>
  [0, 1, 2].some((before) => byArithmetic[i]?.has(day - before))

async function move(tree: string, from: string): Promise<Moved> {
  const ofLaw = ['index', 'internal'].map((name) => import(pathToFileURL(`${tree}/law/src/${name}.ts`).href))
  const moved = Object.assign({}, ...(await Promise.all(ofLaw))) as typeof law
  const doors = await openDoors(tree, moved)
  const day = law.parseDay(from) as law.Day
  const names = namesOf(day)
  const stale: string[] = []
  let isFelt = false
  let asked = 0
  let read = 0
  const readDoor = (texts: readonly string[]): void => {
    stale.push(...texts.filter((text) => names.test(text.replace(otherDates, ''))))
    read += texts.length
  }
  for (const [i, question] of questions.entries()) {
    if (isByArithmetic(i, day)) continue
    // An offence of the moved law itself: its own day may be the one that moved.
    const offence = question.offence === null ? null : (moved.offenceByKey(question.offence.key) ?? null)
    const said = sayings(moved, { ...question, offence })
    stale.push(...said.filter((text) => names.test(text)))
    isFelt ||= digest(said) !== here[i]
    if (asked % everyDoor === 0) readDoor(doors.answers({ ...question, offence }))
    asked++
  }
  readDoor(doors.fixed)
  const said = tableSayings(moved)
  stale.push(...said.filter((text) => names.test(text)))
  isFelt ||= digest(said) !== here.at(-1)
  return { stale: [...new Set(stale)].slice(0, 5), isFelt, asked, read }
}

const results: Moved[] = []
for (const argument of process.argv.slice(2)) {
  const [path, from] = argument.split('=') as [string, string]
  results.push(await move(path, from))
}
process.stdout.write(JSON.stringify(results))
