import { inspect, isDeepStrictEqual } from 'node:util'
import { type Calculation, calculation, explanationOf, isoDate, warningText } from '@requisite/law'
import { median, ratioByRound } from './median.ts'
import { mixOfQuestions } from './questions.ts'
import type { Print } from './run.ts'
import { type Case, caseOf } from './straightforward.ts'
import { type PlainAnswer, plainAnswer, plainExplanation } from './straightforward-answer.ts'

const rounds = 15
const leastMs = 200

const questions = mixOfQuestions()
const cases = questions.map(caseOf)

/** One way of answering all the questions. The sum is returned so that no work can be left out as unused. */
const ways = {
  answer: () => questions.reduce((sum, question) => sum + lengthOfWarnings(calculation(question)), 0),
  plainAnswer: () => cases.reduce((sum, c) => sum + plainAnswer(c).dates.daysToServe, 0),
  explained: () => questions.reduce((sum, question) => sum + lengthOfAll(calculation(question)), 0),
  plainExplained: () => cases.reduce((sum, c) => sum + lengthOfSteps(plainExplanation(c, plainAnswer(c))), 0),
}

/** Ours makes its sentences on demand, the other with the answer: so that both do the same work, all of them are made. */
function lengthOfWarnings({ dates, warnings }: Calculation): number {
  let length: number = dates.release
  for (const warning of warnings) length += warningText(warning).length
  return length
}

function lengthOfAll(worked: Calculation): number {
  let length = lengthOfWarnings(worked)
  for (const { working } of explanationOf(worked)) length += working.length
  return length
}

function lengthOfSteps(steps: ReturnType<typeof plainExplanation>): number {
  let length = 0
  for (const [text] of steps) length += text.length
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

const inOurWords = (worked: Calculation): unknown => ({
  regimeId: worked.classified.regimeId,
  excluded: worked.classified.excludedBy !== null,
  release: isoDate(worked.dates.release),
  sentenceEnd: isoDate(worked.dates.sentenceEnd),
  warnings: worked.warnings.map(warningText),
  explanation: explanationOf(worked).map(({ working, result }) => [working, result]),
})

const inPlainWords = (c: Case, found: PlainAnswer): unknown => ({
  regimeId: found.regimeId,
  excluded: found.excluded,
  release: found.dates.release.toString(),
  sentenceEnd: found.dates.sentenceEnd.toString(),
  warnings: found.warnings,
  explanation: plainExplanation(c, found),
})

/** Whether both give the same regime, dates, warnings and explanation to every question of the mix. A ratio between
 *  different answers would mean little: the first difference is printed, and the run counts as failed. */
function compare(print: Print): void {
  const differing = questions.filter((question, i) => {
    const c = cases[i] as Case
    return !isDeepStrictEqual(inOurWords(calculation(question)), inPlainWords(c, plainAnswer(c)))
  })
  print(
    `${questions.length} different questions; both give the same answer to ${questions.length - differing.length}`,
  )
  const [first] = differing
  if (first === undefined) return
  process.exitCode = 1
  const both = {
    ours: inOurWords(calculation(first)),
    plain: inPlainWords(caseOf(first), plainAnswer(caseOf(first))),
  }
  print(`DIFFERENT: ${inspect(both, { depth: 5 })}`)
}

/** So many times as fast as the straightforward implementation. */
const targets = { answer: 5, explained: 4 }

/** Measures the engine beside the straightforward implementation, in one process, in turns. */
export function bench(print: Print): void {
  compare(print)
  const names = Object.keys(ways) as Way[]
  const rates: Record<Way, number[]> = { answer: [], plainAnswer: [], explained: [], plainExplained: [] }
  for (const name of names) rate(name)
  for (let round = 0; round < rounds; round++) for (const name of names) rates[name].push(rate(name))

  const ratio = (a: Way, b: Way): number => ratioByRound(rates[a], rates[b])
  const line = (name: string, way: Way): void => {
    const spread = `${thousands(Math.min(...rates[way]))} to ${thousands(Math.max(...rates[way]))}`
    print(`${name.padEnd(44)}${thousands(median(rates[way])).padStart(10)}  (${spread})`)
  }
  const times = (name: string, found: number, target: number): void =>
    print(`ratio: ${name} ${found.toFixed(1)} times  target ${target}: ${found >= target ? 'met' : 'MISSED'}`)
  print(`median of ${rounds} rounds in turns, a second of one core (lowest to highest)`)
  line('answer: regime, dates, warnings', 'answer')
  line('  the same, straightforward on js-joda', 'plainAnswer')
  line('answer with explanation', 'explained')
  line('  the same, straightforward on js-joda', 'plainExplained')
  times('answer', ratio('answer', 'plainAnswer'), targets.answer)
  times('with explanation', ratio('explained', 'plainExplained'), targets.explained)
}

const thousands = (n: number): string => Math.round(n).toLocaleString('en-GB')
