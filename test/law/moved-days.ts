/** Run by days.test.ts as a process of its own. Each argument is a copy of law/src in which one day was moved, and the day it
 *  was moved from; what these laws say is held against what the law of this tree says. */

import { createHash } from 'node:crypto'
import { pathToFileURL } from 'node:url'
import * as law from '@requisite/law'
import { daysByArithmetic, questionsFor, sayings, tableSayings } from './moved-days-questions.ts'

/** What came of moving a day. */
export interface Moved {
  /** Sentences and numbers that still name the old day. */
  readonly stale: readonly string[]
  /** Whether anything is different at all. */
  readonly isFelt: boolean
  readonly asked: number
}

const questions = questionsFor(law)
const byArithmetic = questions.map((question) => daysByArithmetic(law, question))

const digest = (texts: readonly string[]): string =>
  createHash('sha256').update(texts.join('\n')).digest('hex')
const here = [...questions.map((question) => digest(sayings(law, question))), digest(tableSayings(law))]

/** A day of law as it can be named: 1 October 2026 or 2026-10-01, and the eve that a range ends with. */
function namesOf(day: law.Day): RegExp {
  const names = [day, law.addDays(day, -1)].flatMap((named) => [law.inWords(named), law.isoDate(named)])
  return new RegExp(`(?<!\\d)(?:${names.join('|')})`)
}

async function move(path: string, from: string): Promise<Moved> {
  const moved = (await import(pathToFileURL(path).href)) as typeof law
  const day = law.parseDay(from) as law.Day
  const names = namesOf(day)
  const stale: string[] = []
  let isFelt = false
  let asked = 0
  for (const [i, question] of questions.entries()) {
    if (byArithmetic[i]?.has(day) || byArithmetic[i]?.has(day - 1)) continue
    // An offence of the moved law itself: its own day may be the one that moved.
    const offence = question.offence === null ? null : (moved.offenceByKey(question.offence.key) ?? null)
    const said = sayings(moved, { ...question, offence })
    stale.push(...said.filter((text) => names.test(text)))
    isFelt ||= digest(said) !== here[i]
    asked++
  }
  const said = tableSayings(moved)
  stale.push(...said.filter((text) => names.test(text)))
  isFelt ||= digest(said) !== here.at(-1)
  return { stale: [...new Set(stale)].slice(0, 5), isFelt, asked }
}

const results: Moved[] = []
for (const argument of process.argv.slice(2)) {
  const [path, from] = argument.split('=') as [string, string]
  results.push(await move(path, from))
}
process.stdout.write(JSON.stringify(results))
