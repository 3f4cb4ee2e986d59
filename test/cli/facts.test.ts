/** Every fact of the tables at the command line: an option with its help and its completion, a column, and the word "unknown". */
import { caseOf } from '@requisite/law'
import { type Fact, personFacts, recallFacts, sentenceFacts } from '@requisite/law/internal'
import { describe, expect, test } from 'vitest'
import { recallColumns } from '../../service/src/contract/case/from-text.ts'
import { command } from '../support/command.ts'

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** What says how one sentence stands to others has no option where there is only one. */
const amongOthers = ['id', 'consecutiveTo', 'howItRuns', 'recallSentenceIds']

const facts: Readonly<Record<string, Fact>> = {
  ...sentenceFacts,
  ...personFacts,
  ...Object.fromEntries(Object.entries(recallColumns).map(([column, field]) => [column, recallFacts[field]])),
}
const options = Object.keys(facts).filter((name) => !amongOthers.includes(name))

describe('Every fact of a case', async () => {
  const helpText = (await command(['release', '--help'])).out.toString()
  const fish = (await command(['completion', 'fish'])).out.toString()

  test.each(options)('%s has an option, a line of help and a completion', (name) => {
    const fact = facts[name] as Fact
    const line = helpText.split(/\n(?= {2}-|\n)/).find((text) => text.split(/\s+/)[1] === `--${kebab(name)}`)
    expect(line).toBeDefined()
    const completed = fish
      .split('\n')
      .find((text) => text.includes('from release') && text.split(/-l | -x| -r/)[1]?.trim() === kebab(name))
    expect(completed).toBeDefined()
    if (fact.unknown !== undefined)
      expect([line, completed]).toEqual(Array(2).fill(expect.stringContaining('unknown')))
    if (fact.kind === 'choice') for (const value of fact.values) expect(completed).toContain(value)
  })

  test('has a column where a row is a sentence', async () => {
    const names = ['person', ...Object.keys(facts)]
    const rest = { startDate: '2026-11-16', sentenceYears: '3', person: 'A' } as Readonly<
      Record<string, string>
    >
    const csv = `${names.join(',')}\n${names.map((name) => rest[name] ?? '').join(',')}\n`
    const { out, stderr } = await command(['batch', '-'], csv)
    const [head = ''] = out.toString().split('\n')
    expect(stderr).not.toContain('carried through')
    for (const name of Object.keys(sentenceFacts)) expect(head.split(',')).not.toContain(name)
  })
})

describe('That a fact is not known is told by the same word at every door', () => {
  const recalled = { startDate: '2025-03-03', sentenceYears: 4 }
  const sentence = { startDate: '2026-11-16', sentenceYears: 4 }
  // biome-ignore format: one row a line
  for (const [what, asked, flags] of [
    ['days on remand', { sentences: [{ ...sentence, remandCreditDays: 'unknown' }] }, ['--remand-credit-days', 'unknown']],
    ['the kind of sentence', { sentences: [{ ...sentence, sentenceType: 'unknown' }] }, ['--sentence-type', 'unknown']],
    ['terrorism', { sentences: [{ ...sentence, sentenceType: 'eds', extensionYears: 2, terrorism: 'unknown' }] },
      ['--sentence-type', 'eds', '--extension-years', '2', '--terrorism', 'unknown']],
    ['other sentences', { sentences: [sentence], otherSentences: 'unknown' }, ['--other-sentences', 'unknown']],
    ['the kind of recall', { sentences: [recalled], recall: { type: 'unknown', returnToCustodyDate: '2026-11-06' } },
      ['--recall-type', 'unknown', '--return-to-custody-date', '2026-11-06']],
  ] as const)
    test(what, async () => {
      const answer = caseOf(asked)
      if ('refusals' in answer) throw new Error(answer.refusals[0]?.message)
      const [one] = asked.sentences
      const ran = await command([
        ...['release', '--json', '--start-date', one.startDate, '--sentence-years', '4', ...flags],
      ])
      const { data, inputs } = JSON.parse(ran.out.toString())
      expect(JSON.stringify(inputs)).toContain('"unknown"')
      const columns = flags
        .filter((_, at) => at % 2 === 0)
        .map((flag) => flag.slice(2).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()))
      const cells = flags.filter((_, at) => at % 2 === 1)
      const csv = `person,startDate,sentenceYears,${columns.join(',')}\nA,${one.startDate},4,${cells.join(',')}\n`
      const batch = (await command(['batch', '-'], csv)).out.toString()
      expect(batch.split('\n')[1]).toContain(String(data.releaseDate))
      expect(answer.warnings.map(({ code }) => code)).toEqual(
        data.warnings.map(({ code }: { code: string }) => code),
      )
    })
})

test('A name in a file that is no fact is named where the case is refused', async () => {
  const ran = await command(
    ['release', '-'],
    JSON.stringify({ sentences: [{ start_date: '2026-11-16', sentenceYears: 3 }] }),
  )
  expect(ran.status).toBe(1)
  expect(ran.stderr).toContain(
    "sentences[0].start_date: The field 'sentences[0].start_date' is not recognised. Did you mean 'startDate'?",
  )
})
