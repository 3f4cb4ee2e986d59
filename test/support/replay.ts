import type { LocalDate } from '@js-joda/core'
import type { ExplainedStep } from '@requisite/law'
import { lastDayOnJoda } from './joda.ts'
import { date, day, days, number, parts, termOf } from './replay-words.ts'

/** "365 and 1/3", "1/3" or "366" as a numerator over a denominator. */
function exactly(words: string | undefined): readonly [number, number] {
  const [, whole, above, below] = /^(?:([\d,]+)(?: and )?)?(?:(\d+)\/(\d+))?$/.exec(String(words)) ?? []
  const denominator = Number(below ?? 1)
  return [number(whole ?? '0') * denominator + Number(above ?? 0), denominator]
}

/** Reads an explanation as a person with a calendar would: takes the numbers out of its sentences, does every sum
 *  again, and fails at the first sentence that is not so. Gives the day of release and of the end of the sentence. */
export function replay(steps: readonly ExplainedStep[], goesOn = false): { release: string; end: string } {
  const read = (id: string, pattern: string): (string | undefined)[] => {
    const { working } = steps.find((step) => step.id === id) ?? {}
    const found = new RegExp(`^${pattern}$`).exec(String(working))
    if (found === null) throw new Error(`${id} cannot be read: ${working}`)
    return found.slice(1)
  }
  const isSo = (id: string, so: boolean): void => {
    const { working, result } = steps.find((step) => step.id === id) ?? {}
    if (!so) throw new Error(`${id} is not so: ${working} (${result})`)
  }
  const resultIs = (id: string, value: LocalDate | number): void =>
    isSo(id, steps.find((step) => step.id === id)?.result === value.toString())

  const [asOfRight, byTheBoard, served, letOut] = read(
    'fraction',
    '(?:The release point (?:.* )?is (.+) of the (?:sentence|custodial term)|The Parole Board can first direct release (?:after (.+) of the custodial term|at the end of the minimum term)|(?:Since [^,]+, )?(.+) of the (?:sentence|custodial term|term|order) is served in prison|The Parole Board can let the person out (?:after (.+) of the time in prison \\(the custodial term\\)|once the minimum term is over))\\.(?: The Sentencing Act 2026 does not change this\\.)?',
  )
  const phrase = (asOfRight ?? byTheBoard ?? served ?? letOut ?? 'the whole').toLowerCase()
  const [numerator, denominator] = parts[String(phrase)] ?? [0, 1]

  const [term, from, to] = read(
    'termEnd',
    `(.+) from ${day}, counting that day as the first, runs to ${day}\\.`,
  )
  const start = date(from)
  const length = termOf(term)
  const termEnd = lastDayOnJoda(start, length)
  isSo('termEnd', termEnd.equals(date(to)))
  resultIs('termEnd', termEnd)

  const [first, last, only, said] = read(
    'totalDays',
    `(?:From ${day} to ${day}, counting both,|${day} alone) is ${days}\\.`,
  )
  const total = termEnd.toEpochDay() - start.toEpochDay() + 1
  isSo('totalDays', date(only ?? first).equals(start) && date(only ?? last).equals(termEnd))
  isSo('totalDays', number(said) === total)
  resultIs('totalDays', total)

  const rounding = `(?: A part of a day counts as a day: ${days}\\.)?`
  const [part, of, exact, rounded] = read('custodyDays', `(.+) of ${days} is ([^.]+) days?\\.${rounding}`)
  const [above, below] = exactly(exact)
  const custody = Math.ceil((total * numerator) / denominator)
  isSo('custodyDays', part?.toLowerCase() === phrase && number(of) === total)
  isSo(
    'custodyDays',
    above * denominator === total * numerator * below && number(rounded ?? exact) === custody,
  )
  resultIs('custodyDays', custody)

  const make = `(?:${days} on remand)?(?: and )?(?:${days} for tagged bail)?(?: make ${days})?\\. (?:All of them count|Only ${days} can count, .+)\\.`
  const [, remand = '0', bail = '0', made, counted] = read('creditUsed', `(There is no time .+|${make})`)
  const sum = made ?? String(number(remand) + number(bail))
  const covered = `${days}(?:, plus ${days} added,)? are all covered by ${days} of credit\\.`
  const sumOf = `${days} (?:(?:are|is) left to serve|(?:less ${days} of credit)?(?:,? ?plus ${days} added,?)? is ${days})\\.(?: That would pass the end of the (?:sentence|custodial term|minimum term), so it is ${days}\\.)?`
  const [, minuendAll, plusAll, lessAll, minuendSum, lessSum, plusSum, sumLeft, capped] = read(
    'adjustedCustodyDays',
    `(${covered}|${sumOf})`,
  )
  const [minuend, less, plus] = [
    minuendAll ?? minuendSum,
    lessAll ?? lessSum ?? '0',
    plusAll ?? plusSum ?? '0',
  ]
  const afterwards = sumLeft ?? (minuendAll === undefined ? minuend : '0')
  const isParole = steps.some(({ id, result }) => id === 'fraction' && /Parole Board/.test(result))
  const used = Math.min(number(sum), (isParole ? total : custody) + number(plus))
  isSo('creditUsed', number(remand) + number(bail) === number(sum) && number(counted ?? sum) === used)
  resultIs('creditUsed', used)

  const floor = ` That is before the day of sentence, so the (?:sentence|custodial term|minimum term) ends on ${day}\\.`
  const [, ends, whole, credit, after, floored] = read(
    'sentenceEndDate',
    `(The (?:sentence|custodial term|minimum term) ends on ${day}\\.|${day} less ${days} of credit is ${day}\\.(?:${floor})?)`,
  )
  const end = date(ends ?? floored ?? after)
  const lessCredit = termEnd.minusDays(used)
  isSo('sentenceEndDate', date(ends ?? after).equals(lessCredit) && (ends === undefined || used === 0))
  isSo('sentenceEndDate', whole === undefined || (date(whole).equals(termEnd) && number(credit) === used))
  isSo('sentenceEndDate', lessCredit.isBefore(start) === (floored !== undefined))
  isSo('sentenceEndDate', end.equals(floored === undefined ? lessCredit : start))
  resultIs('sentenceEndDate', end)

  const left = Math.max(0, custody - used + number(plus))
  // Where a licence follows the term, release can be past its end: as far as the words say, and no earlier than that end.
  const untilEnd = end.toEpochDay() - start.toEpochDay() + 1
  const further = number(capped ?? afterwards)
  const toServe = goesOn && further > untilEnd ? further : Math.min(left, untilEnd)
  isSo('adjustedCustodyDays', toServe <= left)
  isSo(
    'adjustedCustodyDays',
    number(minuend) === custody && number(less) === used && number(afterwards) === left,
  )
  isSo('adjustedCustodyDays', (minuendAll !== undefined) === custody - used + number(plus) < 0)
  isSo('adjustedCustodyDays', number(capped ?? afterwards) === toServe)
  resultIs('adjustedCustodyDays', toServe)

  const [, atOnce, dayOne, nth, reached] = read(
    'releaseDate',
    `(No days are left to serve, so (?:release is on|the date is) the day of sentence, ${day}|Counting ${day} as day 1, day ([\\d,]+) is ${day})\\.`,
  )
  const release = start.plusDays(Math.max(toServe, 1) - 1)
  isSo('releaseDate', date(atOnce ?? reached).equals(release))
  isSo(
    'releaseDate',
    atOnce === undefined ? date(dayOne).equals(start) && number(nth) === toServe : toServe === 0,
  )
  resultIs('releaseDate', release)
  if (!steps.some(({ id }) => id === 'stage')) return { release: release.toString(), end: end.toString() }

  const [, stage, added, held] = read(
    'stage',
    `.+ in stage (\\d+), on ${day}, .+ before their stage\\. (?:So|With ${days} added,) release is on ${day}\\.`,
  )
  isSo(
    'stage',
    date(stage)
      .plusDays(number(added ?? '0'))
      .equals(date(held)),
  )
  isSo('stage', !date(held).isBefore(release) && !date(held).isAfter(end))
  resultIs('stage', date(held))
  return { release: date(held).toString(), end: end.toString() }
}
