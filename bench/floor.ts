import { type Answer, callsOf } from '../test/support/api-of.ts'
import { own } from './in-turns.ts'
import { median, ratioByRound } from './median.ts'
import type { Print } from './print.ts'
import { requests } from './requests.ts'

const rounds = 11
const passes = 10
/** Before these both are cold. */
const warmUps = 100
const wanted = 4

interface Plain {
  readonly startDate: string
  readonly sentenceYears?: number
  readonly sentenceMonths?: number
  readonly remandCreditDays?: number
}

/** The day number of a date: days since 1 March of the year 0, which ends in February. */
function dayNumber(year: number, month: number, date: number): number {
  const [y, m] = month > 2 ? [year, month - 3] : [year - 1, month + 9]
  const beforeMonth = (153 * m + 2 - ((153 * m + 2) % 5)) / 5
  return 365 * y + whole(y, 4) - whole(y, 100) + whole(y, 400) + beforeMonth + date - 1
}
const whole = (n: number, by: number): number => (n - (n % by)) / by

function textOf(day: number): string {
  let year = whole(day, 366)
  while (dayNumber(year + 1, 3, 1) <= day) year++
  const ofYear = day - dayNumber(year, 3, 1)
  const month = whole(5 * ofYear + 2, 153)
  const date = ofYear - whole(153 * month + 2, 5) + 1
  const [y, m] = month < 10 ? [year, month + 3] : [year + 1, month - 9]
  return `${y}-${String(m).padStart(2, '0')}-${String(date).padStart(2, '0')}`
}

const daysOfMonth = (year: number, month: number): number =>
  dayNumber(month === 12 ? year + 1 : year, month === 12 ? 1 : month + 1, 1) - dayNumber(year, month, 1)

/** A third of a sentence of an adult passed from 2026 on, less the days on remand, and its end: as straight as it can be written. */
function straightLaw(sentence: Plain): readonly [string, string] {
  const { startDate, sentenceYears = 0, sentenceMonths = 0, remandCreditDays = 0 } = sentence
  const [year, month, date] = [+startDate.slice(0, 4), +startDate.slice(5, 7), +startDate.slice(8)]
  const months = 12 * year + month - 1 + 12 * sentenceYears + sentenceMonths
  const [toYear, toMonth] = [whole(months, 12), (months % 12) + 1]
  const termEnd = dayNumber(toYear, toMonth, 1) - 1 + Math.min(date - 1, daysOfMonth(toYear, toMonth))
  const start = dayNumber(year, month, date)
  const custody = Math.ceil((termEnd - start + 1) / 3)
  const release = start + Math.max(1, custody - remandCreditDays) - 1
  return [textOf(release), textOf(Math.max(start, termEnd - Math.min(remandCreditDays, custody)))]
}

/** Microseconds of processor time for one. */
async function microseconds(count: number, pass: () => Promise<void>): Promise<number> {
  const start = process.cpuUsage()
  for (let n = 0; n < passes; n++) await pass()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / passes / count
}

/** The whole route for a plain case beside the least that it could be: its body parsed, a straight law for just these cases, and an
 *  answer of the same bytes written as JSON. No other date, no doubt, no warning: a limit, and nothing that could be sent. */
export async function bench(print: Print): Promise<void> {
  const call = await callsOf(own)
  const { path, bodies } = requests.plain
  const asked = bodies.map((body) => Buffer.from(JSON.stringify(body)))
  const answers: Answer[] = []
  for (const body of asked) answers.push(JSON.parse(String((await call(path, body)).body)))
  const law = (body: Buffer) => straightLaw(JSON.parse(body.toString()).sentences[0])
  for (const [n, answer] of answers.entries()) {
    const { releaseDate, sentenceEndDate } = answer.data as Answer
    const [release, end] = law(asked[n] as Buffer)
    if (releaseDate !== release || sentenceEndDate !== end)
      throw new Error(
        `the straight law says ${release} and ${end} to ${asked[n]}, we ${releaseDate} and ${sentenceEndDate}`,
      )
  }
  let bytes = 0
  const ways = {
    route: async () => {
      for (const body of asked) bytes += String((await call(path, body)).body).length
    },
    floor: async () => {
      for (const [n, body] of asked.entries()) {
        const [releaseDate, sentenceEndDate] = law(body)
        const answer = answers[n] as Answer & { readonly data: Answer }
        const data = { ...answer.data, releaseDate, sentenceEndDate }
        bytes += Buffer.from(JSON.stringify({ ...answer, data })).length
      }
    },
    law: async () => {
      for (const { sentences } of bodies as readonly { sentences: readonly [Plain] }[])
        bytes += straightLaw(sentences[0])[0].length
    },
  }
  const times: Record<keyof typeof ways, number[]> = { route: [], floor: [], law: [] }
  for (let n = 0; n < warmUps; n++) for (const way of Object.values(ways)) await way()
  for (let round = 0; round < rounds; round++)
    for (const [name, way] of Object.entries(ways))
      times[name as keyof typeof ways].push(await microseconds(asked.length, way))
  const perAnswer = Math.round(JSON.stringify(answers[0]).length)
  print(
    `median of ${rounds} rounds in turns, microseconds of one core; ${asked.length} plain cases of about ${perAnswer} bytes`,
  )
  print(`the route                         ${median(times.route).toFixed(2).padStart(9)}`)
  print(`parsed, a straight law, as JSON   ${median(times.floor).toFixed(2).padStart(9)}`)
  print(`the straight law alone            ${median(times.law).toFixed(2).padStart(9)}`)
  const ratio = ratioByRound(times.route, times.floor)
  print(
    `route : floor = ${ratio.toFixed(1)}  wanted at most ${wanted}: ${ratio <= wanted ? 'met' : 'MISSED'}`,
  )
  if (bytes === 0) throw new Error('nothing was answered')
}
