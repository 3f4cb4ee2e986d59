/** Proves that a change of the program changes no answer: what the API answers to millions of questions, held against another
 *  checkout. Both are asked in the API's own JSON, whatever they call things inside.
 *
 *  node test/law/digest.ts --against ../other     where the two differ, with the first answers that do
 *  --every 10   every tenth question of the sweep only;  --sample 50000   so many of the sample of dates;
 *  --show 3   so many differing answers of each section
 *
 *  A question of the sweep is asked at the release point it names, and as a case of one sentence and of two. Dates are told from
 *  words: a section that ends with "dates" says that a date changed. */

import { parseArgs } from 'node:util'
import { offences } from '@requisite/law'
import { regimes } from '@requisite/law/internal'
import { type Answer, apiOf } from '../support/api-of.ts'
import { datesOf } from './answer-dates.ts'
import { datesSample } from './dates-sample.ts'
import { type Plain, sweep } from './digest-questions.ts'

const { values } = parseArgs({
  options: {
    against: { type: 'string' },
    every: { type: 'string', default: '1' },
    sample: { type: 'string', default: '50000' },
    show: { type: 'string', default: '2' },
  },
})
const here = new URL('../../', import.meta.url).pathname
const apis = await Promise.all([here, values.against ?? here].map(apiOf))

type Fields = Readonly<Record<string, unknown>>

/** A question as the API takes it, at the release point that it names, and as a sentence of a case. */
const calculationOf = (plain: Plain): Fields => ({
  ...{
    startDate: plain.start,
    sentenceYears: plain.years,
    sentenceMonths: plain.months,
    sentenceDays: plain.days,
  },
  ...{ remandCreditDays: plain.remand, taggedBailCreditDays: plain.tagged, addedDays: plain.added },
  ...{ sentenceType: plain.type, ageAtSentence: plain.age, regimeId: plain.regimeId },
  ...{ offenceKey: plain.offenceKey, postCommencement: plain.post },
})

const caseOf = (plain: Plain, ...others: readonly Fields[]): Fields => {
  const { addedDays, ageAtSentence: ageAtConviction, postCommencement, ...sentence } = calculationOf(plain)
  return { sentences: [{ ...sentence, ageAtConviction }, ...others], addedDays }
}

/** A year for theft after it. */
const yearAfter = ({ start }: Plain): Fields => ({
  ...{ startDate: start, sentenceYears: 1, offenceKey: 'theft', consecutiveTo: '1' },
})

/** What is compared, by name, as text: the dates, and all the rest of an answer that people read. */
function outputs(name: string, answer: Answer): Readonly<Record<string, string>> {
  const dates = datesOf(answer)
  if (answer.success !== true)
    return { [`${name}: dates`]: dates, [`${name}: refusals`]: lines(answer.errors) }
  const { data, inputs, lawVersion, lawAsAt, ...rest } = answer
  return {
    [`${name}: dates`]: dates,
    [`${name}: words`]: lines([data, rest]),
    [`${name}: inputs`]: lines(inputs),
  }
}

/** One value a line, under its names, so that lines can be compared. The version is not compared. */
function lines(value: unknown, under = ''): string {
  if (typeof value !== 'object' || value === null) return `${under} ${value}`
  return Object.entries(value)
    .filter(([name]) => name !== 'lawVersion')
    .map(([name, part]) => lines(part, /^\d+$/.test(name) ? under : `${under}.${name}`))
    .join('\n')
}

const counts = new Map<string, { asked: number; different: number; kinds: Map<string, number> }>()

/** The lines of one text that the other does not have, with a mark. */
const only = (text: string, other: string, mark: string): readonly string[] => {
  const others = new Set(other.split('\n'))
  return text.split('\n').flatMap((line) => (others.has(line) ? [] : [`${mark} ${line}`]))
}

/** A line without its days and numbers. */
const kindOf = (line: string): string => line.replaceAll(/\d[\d,-]*( \w+ \d{4})?/g, 'N').slice(0, 160)

function compare(section: string, question: unknown, ours: string, theirs: string): void {
  const count = counts.get(section) ?? { asked: 0, different: 0, kinds: new Map<string, number>() }
  counts.set(section, count)
  count.asked++
  if (ours === theirs) return
  const differing = [...only(ours, theirs, '<'), ...only(theirs, ours, '>')]
  for (const line of differing) count.kinds.set(kindOf(line), (count.kinds.get(kindOf(line)) ?? 0) + 1)
  if (count.different++ < Number(values.show))
    console.log(`DIFFERENT ${section}: ${JSON.stringify(question)}\n${differing.slice(0, 8).join('\n')}\n`)
}

async function ask(name: string, path: string, body: Fields): Promise<void> {
  const [ours, theirs] = (await Promise.all(apis.map((api) => api(path, body)))) as [Answer, Answer]
  const [a, b] = [outputs(name, ours), outputs(name, theirs)]
  for (const section of new Set([...Object.keys(a), ...Object.keys(b)]))
    compare(section, body, a[section] ?? '(none)', b[section] ?? '(none)')
}

const everything = 'explanation,dates,transition,comparison,warnings,alternatives'
let n = 0
for (const [, plain] of sweep(
  offences.map(({ key }) => key),
  Object.keys(regimes),
)) {
  if (n++ % Number(values.every) !== 0) continue
  // Longer terms in days are for cases alone.
  if (plain.days <= 30) await ask('alone', `/calculate?include=${everything}`, calculationOf(plain))
  await ask('case', '/release-dates?include=explanation', caseOf(plain))
  await ask('two', '/release-dates?include=explanation', caseOf(plain, yearAfter(plain)))
}
for (const { kind, path, body } of datesSample(Number(values.sample)))
  await ask(`sample, ${kind}`, path, body)

for (const [section, { asked, different, kinds }] of counts) {
  console.log(`${section}: ${different} of ${asked} differ`)
  for (const [kind, times] of [...kinds].sort(([, one], [, other]) => other - one).slice(0, 40))
    console.log(`  ${String(times).padStart(6)} ${kind}`)
}
process.exitCode = [...counts.values()].some(({ different }) => different > 0) ? 1 : 0
