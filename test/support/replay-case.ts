import type { LocalDate } from '@js-joda/core'
import type { ExplainedCaseStep } from '@requisite/law'
import { lastDayOnJoda } from './joda.ts'
import { date, day, days, number, parts, termOf } from './replay-words.ts'

/** The days of a length in words that begins on a day, on js-joda's calendar. */
const daysFrom = (from: LocalDate, words: string | undefined): number =>
  lastDayOnJoda(from, termOf(words)).toEpochDay() - from.toEpochDay() + 1

/** Fails at a step that is not so. */
function isSo({ id, working, result }: ExplainedCaseStep, so: boolean): void {
  if (!so) throw new Error(`${id} is not so: ${working} (${result})`)
}

function sums(step: ExplainedCaseStep, found: readonly number[]): number {
  const [, terms, sum] = /([\d,]+(?: \+ [\d,]+)+) is ([\d,]+) days?\./.exec(step.working) ?? []
  const total = found.reduce((a, b) => a + b, 0)
  isSo(step, found.length < 2 || (terms?.replaceAll(',', '') === found.join(' + ') && number(sum) === total))
  return total
}

/** Reads how long a run is: each piece laid on the calendar, one after the other. */
function replayLength(step: ExplainedCaseStep): void {
  if (step.result === 'not known') return
  const [, first, later, whole] =
    new RegExp(`are one term from the first day, ${day}, to the later end, ${day}: ${days}\\.`).exec(
      step.working,
    ) ?? []
  if (whole !== undefined) {
    isSo(step, date(later).toEpochDay() - date(first).toEpochDay() + 1 === number(whole))
    isSo(step, String(number(whole)) === step.result)
    return
  }
  const pattern = new RegExp(`(?:^|(?<=\\. ))([^.]+?) from ${day}(?: (?:is|are) ${days})?(?: \\(|\\.)`, 'g')
  let next: LocalDate | null = null
  const found: number[] = []
  for (const [, words, from, said] of step.working.matchAll(pattern)) {
    const length = daysFrom(date(from), words)
    isSo(step, (next === null || next.equals(date(from))) && (said === undefined || number(said) === length))
    next = date(from).plusDays(length)
    found.push(length)
  }
  const [, last] = new RegExp(`The last day is ${day}\\.`).exec(step.working) ?? []
  isSo(step, String(sums(step, found)) === step.result)
  isSo(
    step,
    date(last)
      .plusDays(1)
      .equals(next as LocalDate),
  )
}

/** Reads the parts of the custody: the fraction of each, rounded up once, and their sum. */
function replayParts(step: ExplainedCaseStep, isWhole: boolean): number {
  const pattern = new RegExp(
    `([^.:]+?) from ${day}(?: \\(sentences? [^)]+\\))?: (one-third|40%|one-half|two-thirds|the whole) of ${days} is (?:${days}\\.|[\\d,/ and]+ days, rounded up to ${days}\\.)`,
    'g',
  )
  const custody = [...step.working.matchAll(pattern)].map(([, , , phrase, of, exact, rounded]) => {
    const [numerator, denominator] = parts[String(phrase)] as readonly [number, number]
    const found = number(exact ?? rounded)
    isSo(step, found === Math.ceil((number(of) * numerator) / denominator))
    return found
  })
  isSo(step, custody.length > 0)
  const total = sums(step, custody)
  if (isWhole) isSo(step, step.result === String(total))
  return total
}

/** What is taken off and what is added, each where there is any. */
const changes = `(?:less ${days} of credit)?(?:,? ?plus ${days} added)?(?:,? ?plus ${days} away)?,?`

/** Reads the count of days from the first day: days less credit, plus added days and days away. */
function replayCount(step: ExplainedCaseStep, of: number): void {
  const pattern = new RegExp(
    `${days} (?:(?:are|is) to be served|${changes} (?:is ${days}|leaves none))\\.(?: ${days} more that were added[^.]+\\.)?(?: Counting ${day} as day 1, that is to ${day}\\.)?`,
  )
  const [, whole, credit = '0', added = '0', atLarge = '0', left, , from, to] =
    pattern.exec(step.working) ?? []
  const sum = number(whole) - number(credit) + number(added) + number(atLarge)
  isSo(step, number(whole) === of)
  if (left === undefined && from === undefined) {
    isSo(step, sum < 1)
    return
  }
  isSo(step, sum === number(left ?? whole))
  isSo(
    step,
    date(from)
      .plusDays(sum - 1)
      .equals(date(to)),
  )
  const isMoved = /cannot take|in stages|not after|[Nn]ot before|holds it/.test(step.working)
  isSo(step, isMoved || step.result === date(to).toString())
}

function replayEnd(step: ExplainedCaseStep): void {
  if (step.result === 'not known') return
  const pattern = new RegExp(`^(?:The last day is|${day} ${changes} is) ${day}\\.(.*)$`)
  const [, before, credit = '0', , atLarge = '0', after, rest] = pattern.exec(step.working) ?? []
  isSo(
    step,
    date(before ?? after)
      .minusDays(number(credit))
      .plusDays(number(atLarge))
      .equals(date(after)),
  )
  isSo(step, rest !== '' || step.result === date(after).toString())
}

/** Reads the explanation of a case as a person with a calendar would: takes the numbers out of its sentences and does every sum
 *  again. Gives what the runs lead to: the latest release and the latest end. */
export function replayCase(steps: readonly ExplainedCaseStep[]): { release: string; end: string | null } {
  let custody = 0
  const releases: string[] = []
  const ends: string[] = []
  for (const step of steps) {
    if (step.id === 'totalDays') replayLength(step)
    if (step.id === 'custodyDays') custody = replayParts(step, true)
    if (step.id === 'paroleEligibilityDate') replayCount(step, replayParts(step, false))
    if (step.id === 'runReleaseDate') {
      replayCount(step, custody)
      releases.push(step.result)
    }
    if (step.id === 'runEndDate') {
      replayEnd(step)
      ends.push(step.result)
    }
  }
  return {
    release: releases.sort().at(-1) as string,
    end: ends.includes('not known') ? null : (ends.sort().at(-1) as string),
  }
}

/** Reads the days away: between recall and return from their dates, and the sum with the others. */
function replayAtLarge(step: ExplainedCaseStep): void {
  const [, first, last, between] =
    new RegExp(
      `From ${day}, the day after the recall, to ${day}, the day before the return, are ${days}\\.`,
    ).exec(step.working) ?? []
  if (between !== undefined)
    isSo(step, date(last).toEpochDay() - date(first).toEpochDay() + 1 === number(between))
  const isOneDay = new RegExp(`One day lies between the recall and the return: ${day}\\.`).test(step.working)
  const said = (pattern: string): number => number(new RegExp(pattern).exec(step.working)?.[1] ?? '0')
  const found = [
    isOneDay ? 1 : between === undefined ? said(`return: ${days}, as given`) : number(between),
    said(`at other times: ${days}\\.`),
    said(`Since the return: ${days}\\.`),
  ].filter((count) => count > 0)
  isSo(step, String(sums(step, found)) === step.result)
}

/** Reads the date after a recall: the fixed term from the return with what comes on top, or the end itself. */
function replayRecallDate(step: ExplainedCaseStep, end: string): void {
  const [, from, term, to] =
    new RegExp(`Counting the day of return, ${day}, as day 1, ${days} run to ${day}\\.`).exec(step.working) ??
    []
  if (term === undefined) {
    isSo(step, step.result === end && step.title === 'No later than')
    return
  }
  let reached = date(from).plusDays(number(term) - 1)
  isSo(step, reached.equals(date(to)))
  const more = (words: string): void => {
    const [, count, day1] = new RegExp(`Plus ${days} ${words}: to ${day}\\.`).exec(step.working) ?? []
    if (count === undefined) return
    reached = reached.plusDays(number(count))
    isSo(step, reached.equals(date(day1)))
  }
  more('away since the return')
  const [, stage] = new RegExp(`nobody was released before ${day}\\.`).exec(step.working) ?? []
  if (stage !== undefined && date(stage).isAfter(reached)) reached = date(stage)
  const [, due] = new RegExp(`released then before that day, ${day}\\.`).exec(step.working) ?? []
  if (due !== undefined && date(due).isAfter(reached)) reached = date(due)
  const [, back] = new RegExp(`after the last one away, ${day}\\.`).exec(step.working) ?? []
  if (back !== undefined && date(back).isAfter(reached)) reached = date(back)
  more('added')
  const isCut = reached.toString() > end
  isSo(step, isCut === step.working.includes('after the sentence ends'))
  isSo(step, step.result === (isCut ? end : reached.toString()))
}

/** Reads the explanation of a date after a recall in the same way. */
export function replayRecall(steps: readonly ExplainedCaseStep[]): { release: string; end: string } {
  const named = (id: string): ExplainedCaseStep => steps.find((step) => step.id === id) as ExplainedCaseStep
  const over = named('runEndDate').result
  const held = new RegExp(`the sentence was over on ${day}, and the person came back on ${day}\\.`).exec(
    named('releaseDate').working,
  )
  const end = held === null ? over : date(held[2]).toString()
  replayLength(named('totalDays'))
  replayAtLarge(named('unlawfullyAtLargeDays'))
  replayEnd(named('runEndDate'))
  const [, atLarge = '0'] = new RegExp(`plus ${days} away`).exec(named('runEndDate').working) ?? []
  isSo(named('runEndDate'), String(number(atLarge)) === named('unlawfullyAtLargeDays').result)
  if (held === null) replayRecallDate(named('releaseDate'), end)
  else isSo(named('releaseDate'), date(held[1]).toString() === over && over < end)
  isSo(named('sentenceEndDate'), named('sentenceEndDate').result === end)
  return { release: named('releaseDate').result, end }
}
