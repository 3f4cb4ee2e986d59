/** Proves that a change of the program changes no answer: everything the law gives for millions of questions, held against
 *  another tree.
 *
 *  node test/law/digest.ts --against ../other     where the two trees differ, with the first answers that do
 *  --every 10   every tenth question only;  --show 3   so many differing answers of each section
 *
 *  A question is asked at the release point it names, and as a case of one sentence and of two. Dates are told from words: a
 *  section that ends with "dates" says that a date changed. */

import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import type * as law from '@requisite/law'
import { sentenceOf } from '../support/one-sentence.ts'
import { type Plain, questionOf, sweep } from './digest-questions.ts'

const { values } = parseArgs({
  options: {
    against: { type: 'string' },
    every: { type: 'string', default: '1' },
    show: { type: 'string', default: '2' },
  },
})
const here = new URL('../../', import.meta.url).pathname
const trees = [here, values.against ?? here]
const laws = (await Promise.all(
  trees.map((tree) => import(pathToFileURL(`${tree}/law/src/index.ts`).href)),
)) as readonly (typeof law)[]

/** What is compared, by name, as text. */
type Outputs = Readonly<Record<string, string>>

const iso = ({ isoDate }: typeof law, day: law.Day | null): string => (day === null ? '-' : isoDate(day))

/** A question at the release point that it names. */
function alone(tree: typeof law, question: law.Question): Outputs {
  if (question.offence?.isCommittal === true) return {}
  const answer = tree.calculation(question)
  const { dates, point, regime, warnings } = answer
  const staged = tree.transitionOf(answer)
  const rivals = answer.alternatives
  return {
    'alone: dates': JSON.stringify([
      ...[regime.id, point.fraction.label, ...Object.values(dates)],
      ...tree.keyDatesOf(answer).map(({ type, date }) => [type, date]),
      ...[staged.applies, staged.stage?.number, staged.before, staged.after, staged.release],
    ]),
    'alone: rivals': rivals.map(({ code, release }) => `${code} ${iso(tree, release)}`).join(),
    'alone: words': [
      ...warnings.map(tree.warningText),
      ...tree.explanationOf(answer).map(({ working, result }) => `${working} ${result}`),
      ...tree.keyDatesOf(answer).map(({ note }) => note),
      tree.transitionReason(staged, regime).reason,
    ].join('\n'),
  }
}

/** The same as a case, alone or with a year for theft after it. */
function inCase(tree: typeof law, question: law.Question, name: string): Outputs {
  const first = sentenceOf(tree, question)
  const second = { start: first.start, years: 1, offence: tree.offenceByKey('theft'), consecutiveTo: '1' }
  const sentences = name === 'case' ? [first] : [first, second]
  const answer = tree.caseOf({ sentences, addedDays: question.addedDays })
  if ('refusals' in answer)
    return { [`${name}: refusals`]: answer.refusals.map(({ message }) => message).join('\n') }
  const rivals = tree.caseAlternativesOf(answer)
  return {
    [`${name}: dates`]: JSON.stringify([
      ...answer.dates.map(({ form, date }) => [form.slice(0, 4), date]),
      ...[answer.release, answer.releaseType, answer.paroleEligibility, answer.end, answer.endType],
      ...answer.stages.map(({ stage, before, after, held }) => [stage.number, before, after, held]),
      ...answer.sentences.map(({ regime, point }) => [regime.id, point.fraction.label]),
    ]),
    [`${name}: rivals`]: rivals.map(({ code, release }) => `${code} ${iso(tree, release)}`).join(),
    [`${name}: words`]: [
      ...tree.caseExplanationOf(answer).map(({ working, result }) => `${working} ${result}`),
      ...tree.datesInWords(answer.dates).map(({ type, note }) => `${type} ${note}`),
    ].join('\n'),
    [`${name}: warnings`]: answer.warnings.map(tree.caseWarningText).join('\n'),
  }
}

const counts = new Map<string, { asked: number; different: number; kinds: Map<string, number> }>()

/** The lines of one text that the other does not have, with a mark. */
const only = (text: string, other: string, mark: string): readonly string[] =>
  text.split('\n').flatMap((line) => (other.split('\n').includes(line) ? [] : [`${mark} ${line}`]))

/** A line without its days and numbers. */
const kindOf = (line: string): string => line.replaceAll(/\d[\d,-]*( \w+ \d{4})?/g, 'N').slice(0, 160)

function compare(section: string, question: Plain, ours: string, theirs: string): void {
  const count = counts.get(section) ?? { asked: 0, different: 0, kinds: new Map<string, number>() }
  counts.set(section, count)
  count.asked++
  if (ours === theirs) return
  const lines = [...only(ours, theirs, '<'), ...only(theirs, ours, '>')]
  for (const line of lines) count.kinds.set(kindOf(line), (count.kinds.get(kindOf(line)) ?? 0) + 1)
  if (count.different++ < Number(values.show))
    console.log(`DIFFERENT ${section}: ${JSON.stringify(question)}\n${lines.slice(0, 8).join('\n')}\n`)
}

const [ours] = laws as [typeof law]
const keys = ours.offences.map(({ key }) => key)
let n = 0
for (const [, plain] of sweep(keys, Object.keys(ours.regimes))) {
  if (n++ % Number(values.every) !== 0) continue
  const [a, b] = laws.map((tree) => {
    const question = questionOf(tree, plain)
    return { ...alone(tree, question), ...inCase(tree, question, 'case'), ...inCase(tree, question, 'two') }
  }) as [Outputs, Outputs]
  for (const section of new Set([...Object.keys(a), ...Object.keys(b)]))
    compare(section, plain, a[section] ?? '(none)', b[section] ?? '(none)')
}
for (const [section, { asked, different, kinds }] of counts) {
  console.log(`${section}: ${different} of ${asked} differ`)
  for (const [kind, times] of [...kinds].sort(([, one], [, other]) => other - one).slice(0, 40))
    console.log(`  ${String(times).padStart(6)} ${kind}`)
}
process.exitCode = [...counts.values()].some(({ different }) => different > 0) ? 1 : 0
