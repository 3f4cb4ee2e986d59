import { fileURLToPath } from 'node:url'
import {
  type AskedCase,
  type AskedCaseSentence,
  addDays,
  type Case,
  type CaseSentence,
  caseWarningText,
  type Day,
  isoDate,
  type Offence,
  offenceByKey,
  type Recall,
  statedOf,
  warningText,
} from '@requisite/law'
import { askCase, calculation, caseAnswer } from '@requisite/law/internal'
import { type Ask, apiOf } from '../test/support/api-of.ts'
import { numbersFrom } from '../test/support/random.ts'
import { besideLine } from './beside.ts'
import { median, ratioByRound } from './median.ts'
import type { Print } from './print.ts'
import { mixOfQuestions } from './questions.ts'

const rounds = 11
const leastMs = 150

const questions = mixOfQuestions()
  .filter(({ sentenceType, regimeId, start }) => sentenceType === null && regimeId === null && start > 19_500)
  .slice(0, 3000)

const below = numbersFrom(13)

/** The questions of the mix as sentences of cases, so many in each: half of them concurrent, the others consecutive to the one
 *  before, all passed on the day of the first. They tell what every checkout knows. */
function askedOf(size: number): readonly AskedCase[] {
  const cases: AskedCase[] = []
  for (let at = 0; at + size <= questions.length; at += size) {
    const { start } = questions[at] as (typeof questions)[number]
    const sentences = questions.slice(at, at + size).map(
      ({ term, age, offence, remandCreditDays, taggedBailCreditDays }, i): AskedCaseSentence => ({
        id: String(i),
        startDate: isoDate(start),
        ageAtConviction: age,
        offenceKey: offence?.key,
        sentenceYears: term.years,
        sentenceMonths: term.months,
        sentenceDays: term.days,
        sentenceType: 'sds',
        regimeId: 'sds_adult',
        consecutiveTo: i > 0 && below(2) === 0 ? String(i - 1) : null,
        ...(i === 0 && { remandCreditDays, taggedBailCreditDays }),
      }),
    )
    cases.push({ sentences })
  }
  return cases
}

const casesOf = (size: number): readonly Case[] =>
  askedOf(size).map((given) => {
    const asked = askCase(given)
    if ('refusals' in asked) throw new Error(JSON.stringify(asked.refusals))
    return asked.case
  })

const answers = (cases: readonly Case[]): number =>
  cases.reduce((sum, question) => {
    const answer = caseAnswer(question)
    if ('refusals' in answer) throw new Error(JSON.stringify(answer.refusals))
    return answer.warnings.reduce(
      (n, warning) => n + caseWarningText(warning).length,
      sum + answer.runs.length,
    )
  }, 0)

const ways = {
  one: {
    size: questions.length,
    pass: () => questions.reduce((sum, question) => sum + lengthOf(question), 0),
  },
  two: wayOf(2),
  six: wayOf(6),
  sixty: wayOf(60),
  statedSix: statedWayOf(6),
  statedSixty: statedWayOf(60),
  known: classifiedWay(offenceByKey('theft') as Offence),
  open: classifiedWay(null),
  free: recalledWay(1, false),
  recalled: recalledWay(1, true),
  besideFree: recalledWay(2, false),
  besideRecalled: recalledWay(2, true),
}

/** A sentence from which the person was let go and recalled ten days later, alone or beside one passed since; and the same
 *  without the recall. Every other recall is a standard one, and half of each do not name their sentence. */
function recalledWay(size: 1 | 2, isRecalled: boolean): { size: number; pass: () => number } {
  const cases = casesOf(2).flatMap((question, i): readonly Case[] => {
    const [first, second] = question.sentences as readonly [CaseSentence, CaseSentence]
    const alone = { ...question, sentences: [first] }
    const answer = caseAnswer(alone)
    if ('refusals' in answer || answer.release === null) return []
    const day = addDays(answer.release, 10)
    const since = { ...second, startDate: addDays(day, 20), consecutiveTo: null }
    const asked = { ...question, sentences: [first, since].slice(0, size) }
    const recall: Recall = {
      type: i % 2 === 0 ? 'standard' : 'fixed_term_56',
      sentenceIds: i % 4 < 2 ? [first.id] : null,
      recallDate: day,
      returnToCustodyDate: addDays(day, 5),
      charge: null,
      seriousCharge: null,
      mappaLevel: null,
      terrorismOrState: null,
      unlawfullyAtLargeDays: null,
      lastDayUnlawfullyAtLarge: null,
      addedDaysAfterReturn: 0,
      unlawfullyAtLargeAfterReturnDays: 0,
      notKnown: [],
    }
    if ('refusals' in caseAnswer({ ...asked, recall })) return []
    return [isRecalled ? { ...asked, recall } : asked]
  })
  return { size: cases.length, pass: () => answers(cases) }
}

/** Cases of two, of adults, whose offence is known, or left open: then every class of offences is worked out beside them. */
function classifiedWay(offence: Offence | null): { size: number; pass: () => number } {
  const cases = casesOf(2).map((question) => ({
    ...question,
    sentences: question.sentences.map((sentence) => ({
      ...sentence,
      sentenceType: null,
      regimeId: null,
      offence,
      ageAtConviction: 'adult' as const,
    })),
  }))
  return { size: cases.length, pass: () => answers(cases) }
}

function wayOf(size: number): { size: number; pass: () => number } {
  const cases = casesOf(size)
  return { size: cases.length, pass: () => answers(cases) }
}

/** Cases with a date that the prison gave: so far off that nearly every change is tried in vain. */
function statedWayOf(size: number): { size: number; pass: () => number } {
  const cases = casesOf(size)
  const reasons = (question: Case): number => {
    const answer = caseAnswer(question)
    if ('refusals' in answer) throw new Error(JSON.stringify(answer.refusals))
    return statedOf(answer, ((answer.release as Day) + 37) as Day).reasons.length
  }
  return { size: cases.length, pass: () => cases.reduce((sum, question) => sum + reasons(question), 0) }
}

function lengthOf(question: (typeof questions)[number]): number {
  const { warnings } = calculation(question)
  return warnings.reduce((n, warning) => n + warningText(warning).length, 0)
}

/** Microseconds of processor time for an answer, over at least `leastMs` of work. */
function microseconds({ size, pass }: { size: number; pass: () => number }): number {
  const start = process.cpuUsage()
  let passes = 0
  for (;;) {
    pass()
    passes++
    const { user, system } = process.cpuUsage(start)
    if (user + system >= leastMs * 1000) return (user + system) / passes / size
  }
}

const targets = { two: 15, sixty: 15, stated: 25, open: 6, recalled: 2 }

/** Microseconds of processor time for an answer of an API, over at least `leastMs` of work. */
async function microsecondsOf(ask: Ask, requests: readonly object[]): Promise<number> {
  const start = process.cpuUsage()
  for (let asked = 0; ; asked += requests.length) {
    const { user, system } = process.cpuUsage(start)
    if (user + system >= leastMs * 1000) return (user + system) / asked
    for (const request of requests) await ask('/release-dates', request)
  }
}

/** The API of this checkout and that of another, asked the same in turns: what a change costs, or gives. */
async function compareWith(print: Print, checkout: string): Promise<void> {
  const [own, other] = [await apiOf(fileURLToPath(new URL('..', import.meta.url))), await apiOf(checkout)]
  for (const size of [1, 2, 6, 60]) {
    const requests = askedOf(size)
    const [ours, theirs]: [number[], number[]] = [[], []]
    for (let round = 0; round < rounds + 3; round++) {
      const [a, b] = [await microsecondsOf(own, requests), await microsecondsOf(other, requests)]
      if (round < 3) continue
      ours.push(a)
      theirs.push(b)
    }
    print(besideLine(`cases of ${size}`, ratioByRound(theirs, ours), checkout))
  }
}

/** Measures cases of two, six and sixty sentences beside single sentences, and cases with a recall beside those without, in one
 *  process, in turns. */
export async function bench(print: Print, beside: string | null): Promise<void> {
  const names = Object.keys(ways) as (keyof typeof ways)[]
  const times: Record<keyof typeof ways, number[]> = {
    one: [],
    two: [],
    six: [],
    sixty: [],
    statedSix: [],
    statedSixty: [],
    known: [],
    open: [],
    free: [],
    recalled: [],
    besideFree: [],
    besideRecalled: [],
  }
  for (let round = 0; round < rounds + 3; round++)
    for (const name of names) {
      const time = microseconds(ways[name])
      if (round >= 3) times[name].push(time)
    }
  print(
    `median of ${rounds} rounds in turns, microseconds of one core for an answer with its warnings in words`,
  )
  for (const name of names) print(`${name.padEnd(16)}${median(times[name]).toFixed(2).padStart(9)}`)
  const ratio = (a: keyof typeof ways, b: keyof typeof ways): number => ratioByRound(times[a], times[b])
  const met = (found: number, most: number): string =>
    `${found.toFixed(1)} times  target at most ${most}: ${found <= most ? 'met' : 'MISSED'}`
  print(`ratio: two sentences to one answer ${met(ratio('two', 'one'), targets.two)}`)
  print(`ratio: sixty sentences to six ${met(ratio('sixty', 'six'), targets.sixty)}`)
  print(`ratio: a stated date for six sentences to six ${met(ratio('statedSix', 'six'), targets.stated)}`)
  print(`ratio: a stated date for sixty to sixty ${met(ratio('statedSixty', 'sixty'), targets.stated)}`)
  print(`ratio: a case without an offence to one with ${met(ratio('open', 'known'), targets.open)}`)
  print(`ratio: a recall to the same sentence without ${met(ratio('recalled', 'free'), targets.recalled)}`)
  print(
    `ratio: a recall beside a new sentence to the same without ${met(ratio('besideRecalled', 'besideFree'), targets.recalled)}`,
  )
  if (beside !== null) await compareWith(print, beside)
}
