/** The prison's whole paper: one fault is planted into the examples, and every letter of what comes out is given. The fault is named first,
 *  or a change that gives the same letters, so that no paper tells them apart. */
import { type AskedCase, type CaseAnswer, caseOf, isoDate, type StatedLetter } from '@requisite/law'
import { statedFor, statedLetters, typeOfDate } from '@requisite/law/internal'
import { describe, expect, test } from 'vitest'
import { caseRows } from '../support/case-rows.ts'

type Sentences = AskedCase['sentences']
type Fault = readonly [
  name: string,
  codes: readonly string[],
  right: (asked: AskedCase) => AskedCase,
  wrong: (asked: AskedCase) => AskedCase | null,
]

const first = (asked: AskedCase, facts: object): AskedCase => ({
  ...asked,
  sentences: asked.sentences.map((sentence, i) =>
    i === 0 ? { ...sentence, ...facts } : sentence,
  ) as Sentences,
})
const dayAfter = (day: string): string => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
const last = ({ sentences }: AskedCase): string =>
  sentences
    .map(({ startDate }) => String(startDate))
    .sort()
    .at(-1) ?? ''

// biome-ignore format: one fault a row
const faults: readonly Fault[] = [
  ['days on remand dropped', ['S_CREDIT_NOT_COUNTED'], (asked) => first(asked, { remandCreditDays: 23 }), (asked) => first(asked, { remandCreditDays: 0 })],
  ['added days forgotten', ['S_ADDED_NOT_COUNTED'], (asked) => ({ ...asked, addedDays: 19 }), (asked) => ({ ...asked, addedDays: 0 })],
  ['days at large dropped', ['S_AT_LARGE_NOT_COUNTED'],
    (asked) => ({ ...asked, unlawfullyAtLarge: [{ fromDate: dayAfter(dayAfter(last(asked))), toDate: dayAfter(dayAfter(dayAfter(last(asked)))) }] }),
    (asked) => ({ ...asked, unlawfullyAtLarge: [] })],
  ['another release point', ['S_BEFORE_ACT', 'S_EARLIER_LAW', 'S_KIND'], (asked) => asked, (asked) => ({ ...asked, law: 'before_act' })],
  ['another run', ['S_CONCURRENT', 'S_CONSECUTIVE'], (asked) => asked,
    (asked) => asked.sentences.length < 2 ? null : { ...asked, sentences: asked.sentences.map((sentence, i) => i === 1 ? { ...sentence, consecutiveTo: sentence.consecutiveTo == null ? String(asked.sentences[0]?.id ?? '1') : null } : sentence) as Sentences }],
  ['the start a day late', ['S_FIRST_DAY'], (asked) => asked,
    (asked) => ({ ...asked, sentences: asked.sentences.map((sentence) => ({ ...sentence, startDate: dayAfter(String(sentence.startDate)) })) as Sentences })],
]

const answerTo = (asked: AskedCase): CaseAnswer | null => {
  const answer = caseOf(asked)
  return 'refusals' in answer || answer.release === null || answer.recalled !== null ? null : answer
}
const lettersOf = ({ dates }: CaseAnswer): Readonly<Partial<Record<StatedLetter, string>>> =>
  Object.fromEntries(
    dates
      .map(({ form, date, byTodaysLimit }) => [typeOfDate(form), isoDate(byTodaysLimit ?? date)] as const)
      .filter(([type]) => (statedLetters as readonly string[]).includes(type)),
  )

/** The code that is named first, and whether the change gives every letter; null where the fault moves nothing. */
function named(asked: AskedCase, [, , right, wrong]: Fault, isPaper: boolean) {
  const { statedReleaseDate: _date, ...rest } = right(asked)
  const faulty = wrong(rest)
  const [ours, theirs] = [answerTo(rest), faulty === null ? null : answerTo(faulty)]
  if (ours === null || theirs === null || ours.release === theirs.release) return null
  const given = isPaper
    ? { statedDates: lettersOf(theirs) }
    : { statedReleaseDate: isoDate(theirs.release as NonNullable<typeof theirs.release>) }
  const reason = statedFor(answerTo({ ...rest, ...given }) as CaseAnswer)?.reasons[0]
  return { code: reason?.code ?? 'none', isWhole: reason?.kind === 'fact' && reason.leaves.length === 0 }
}

describe('A fault that is planted is named first', () => {
  const rows = caseRows('cases.csv').map(({ request }) => request as unknown as AskedCase)
  const score = (isPaper: boolean) => {
    let [all, exact, whole] = [0, 0, 0]
    const missed: string[] = []
    for (const fault of faults)
      for (const asked of rows) {
        const found = named(asked, fault, isPaper)
        if (found === null) continue
        all++
        const isExact = fault[1].includes(found.code)
        if (isExact) exact++
        if (isExact || (isPaper && found.isWhole)) whole++
        else missed.push(`${fault[0]}: ${found.code} ${JSON.stringify(asked)}`)
      }
    return { all, exact: exact / all, whole: whole / all, missed }
  }
  test('by all letters in at least 95 of 100, and oftener than by the release date alone', () => {
    const [paper, alone] = [score(true), score(false)]
    console.log(
      `Planted faults: ${paper.all}; named first, or what no letter tells from it, ${(100 * paper.whole).toFixed(1)} of 100 (by its own name ${(100 * paper.exact).toFixed(1)}); by the release date alone ${(100 * alone.exact).toFixed(1)}`,
    )
    if (process.env.SHOW) for (const one of paper.missed) console.log(one.slice(0, 400))
    expect(paper.all).toBeGreaterThan(300)
    expect(paper.whole).toBeGreaterThanOrEqual(0.95)
    expect(paper.exact).toBeGreaterThan(alone.exact)
  })
})
