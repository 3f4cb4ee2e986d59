import { inspect, isDeepStrictEqual } from 'node:util'
import { type Calculation, explanationOf, isoDate, regimeOf, warningText } from '@requisite/law'
import { calculation } from '@requisite/law/internal'
import { resultAtPoint } from '../law/src/sentence/sentence-result.ts'
import { median, ratioByRound } from './median.ts'
import type { Print } from './print.ts'
import { mixOfQuestions } from './questions.ts'
import { type Case, caseOf, type Dates, datesAt, regimeFor } from './straightforward.ts'

const rounds = 15
const leastMs = 200

const questions = mixOfQuestions()
const cases = questions.map(caseOf)

/** The regime and the dates of a case, straightforwardly. */
function plainAnswer(c: Case): {
  readonly regimeId: string
  readonly excluded: boolean
  readonly dates: Dates
} {
  const { regimeId, excluded } = regimeFor(c)
  const { before, after } = regimeOf(regimeId)
  return { regimeId, excluded, dates: datesAt(c, (c.postCommencement ? after : before).fraction, regimeId) }
}

/** One way of answering all the questions. The sum is returned so that no work can be left out as unused. */
const ways = {
  dates: () => questions.reduce((sum, question) => sum + resultAtPoint(question).dates.daysToServe, 0),
  plainDates: () => cases.reduce((sum, c) => sum + plainAnswer(c).dates.daysToServe, 0),
  explained: () => questions.reduce((sum, question) => sum + lengthOfAll(calculation(question)), 0),
}

function lengthOfAll(worked: Calculation): number {
  let length: number = worked.dates.release
  for (const warning of worked.warnings) length += warningText(warning).length
  for (const { working } of explanationOf(worked)) length += working.length
  return length
}

type Way = keyof typeof ways

/** Milliseconds of processor time this process has taken, its helper threads included: what one core can do, however
 *  busy the machine is otherwise. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Answers a second of one core, over at least `leastMs` of work. */
function rate(way: Way): number {
  const start = cpuMs()
  let passes = 0
  let ms = 0
  for (; ms < leastMs; ms = cpuMs() - start) {
    ways[way]()
    passes++
  }
  return (1000 * passes * questions.length) / ms
}

const ours = ({ classified, dates }: Calculation): unknown => ({
  regimeId: classified.regimeId,
  excluded: classified.excludedBy !== null,
  release: isoDate(dates.release),
  sentenceEnd: isoDate(dates.sentenceEnd),
  daysToServe: dates.daysToServe,
})

const theirs = ({ regimeId, excluded, dates }: ReturnType<typeof plainAnswer>): unknown => ({
  regimeId,
  excluded,
  release: dates.release.toString(),
  sentenceEnd: dates.sentenceEnd.toString(),
  daysToServe: dates.daysToServe,
})

/** Whether both give the same regime and dates to every question of the mix. A ratio between different answers would mean
 *  nothing: the first difference ends the run with an error. */
function compare(print: Print): void {
  const at = questions.findIndex(
    (question, i) => !isDeepStrictEqual(ours(calculation(question)), theirs(plainAnswer(cases[i] as Case))),
  )
  if (at !== -1) {
    const [question, c] = [questions[at], cases[at]] as [(typeof questions)[number], Case]
    const both = { ours: ours(calculation(question)), plain: theirs(plainAnswer(c)) }
    throw new Error(
      `Different answers: ${inspect({ question, ...both }, { depth: 3, breakLength: Number.POSITIVE_INFINITY })}`,
    )
  }
  print(`${questions.length} different questions; both give the same regime and dates to all of them`)
}

/** So many times as fast as the straightforward implementation. */
const target = 2

/** Measures the engine beside the straightforward implementation, in one process, in turns. */
export function bench(print: Print): void {
  compare(print)
  const names = Object.keys(ways) as Way[]
  const rates: Record<Way, number[]> = { dates: [], plainDates: [], explained: [] }
  for (const name of names) rate(name)
  for (let round = 0; round < rounds; round++) for (const name of names) rates[name].push(rate(name))

  const line = (name: string, way: Way): void => {
    const spread = `${thousands(Math.min(...rates[way]))} to ${thousands(Math.max(...rates[way]))}`
    print(`${name.padEnd(44)}${thousands(median(rates[way])).padStart(10)}  (${spread})`)
  }
  print(`median of ${rounds} rounds in turns, a second of one core (lowest to highest)`)
  line('regime and dates', 'dates')
  line('  the same, straightforward on js-joda', 'plainDates')
  line('answer with all its words', 'explained')
  const found = ratioByRound(rates.dates, rates.plainDates)
  print(`ratio: dates ${found.toFixed(1)} times  target ${target}: ${found >= target ? 'met' : 'MISSED'}`)
}

const thousands = (n: number): string => Math.round(n).toLocaleString('en-GB')
