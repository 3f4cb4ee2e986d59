import { daysInWords, inWords, parseDay } from '@requisite/law'
import { inUnits } from './length.ts'
import { followed } from './order.ts'
import { type Credit, kindsRead, type Reading, remandTimes, type SentenceRead } from './reading.ts'

export type TitleOf = (key: string) => string | undefined

const dayInWords = (iso: string): string => {
  const day = parseDay(iso)
  return day === null ? iso : inWords(day)
}

function runsInWords(sentence: SentenceRead): string | null {
  const to = followed(sentence)
  if (to !== null) return `after sentence ${to}`
  return sentence.runs === 'concurrent'
    ? 'at the same time'
    : sentence.runs === 'unknown'
      ? 'how it runs: not known'
      : null
}

/** A sentence that was read: "standard sentence, 18 months". Its offence and how it runs stand by themselves. */
export function readSentenceInWords({ kind, length, extension, activated }: SentenceRead): string {
  const time =
    length === null
      ? ''
      : extension === null
        ? inUnits(length)
        : `${inUnits(length)} in prison, ${inUnits(extension)} on licence`
  const name = kindsRead[kind][1]
  return `${time === '' ? name.replace(/[,:]? ?(?:minimum term|tariff)? ?$/, '') : name}${time}${activated ? ', put into effect' : ''}`
}

/** What else was read of it, each by itself. */
export const moreInWords = (sentence: SentenceRead, titleOf: TitleOf, isAmong: boolean): readonly string[] =>
  [
    sentence.offence === 'unknown'
      ? 'offence not known'
      : sentence.offence !== null
        ? titleOf(sentence.offence)
        : isAmong
          ? 'offence: we ask next'
          : undefined,
    isAmong ? runsInWords(sentence) : undefined,
    sentence.date === null || isAmong ? undefined : dayInWords(sentence.date),
    sentence.released === null
      ? undefined
      : `let out on licence${sentence.released === 'unknown' ? '' : ` ${dayInWords(sentence.released)}`}`,
  ].filter((part) => part !== null && part !== undefined)

/** The time before the sentence: on remand, and on a tag. */
export function readCreditInWords(credit: Credit): readonly string[] {
  const { remandDays, remandFrom, remandTo, remandLength, remandNumber, tagDays, curfewDays, curfewFrom } =
    credit
  const days = (n: number): string => inUnits({ years: 0, months: 0, weeks: 0, days: n })
  const all = [
    remandDays !== undefined && `${remandDays === 0 ? 'no days' : days(remandDays)} on remand`,
    ...remandTimes(credit).map(
      ({ from, to }) =>
        `on remand ${to === undefined ? 'since' : 'from'} ${dayInWords(from)}${to === undefined ? '' : ` to ${dayInWords(to)}`}`,
    ),
    remandFrom === undefined && remandTo !== undefined && `on remand until ${dayInWords(remandTo)}`,
    remandLength !== undefined && `${inUnits(remandLength)} on remand`,
    remandNumber !== undefined && `${remandNumber} on remand`,
    tagDays !== undefined && `${days(tagDays)} taken off for a tag`,
    tagDays === undefined && curfewDays !== undefined && `${days(curfewDays)} on a tag`,
    curfewFrom !== undefined && `on a tag since ${dayInWords(curfewFrom)}: we ask next for the days`,
  ]
  return all.filter((part) => part !== false)
}

/** The dates that the prison gave: "the prison says CRD 2 June 2027". */
export const statedInWords = ({ stated }: Reading): readonly string[] =>
  Object.entries(stated).map(
    ([letters, day]) => `the prison says ${letters === 'release' ? '' : `${letters} `}${dayInWords(day)}`,
  )

/** What has happened, or is to happen, since the sentence: days added by the prison, a removal. */
export const afterInWords = ({ addedDays, isToBeRemoved }: Reading): readonly string[] => [
  ...addedDays.map(
    ({ days, date }) =>
      `${daysInWords(days)} added by the prison${date === undefined ? '' : ` on ${dayInWords(date)}`}`,
  ),
  ...(isToBeRemoved ? ['to be removed from the country'] : []),
]

const quoted = (phrases: readonly string[]): string => phrases.map((phrase) => `“${phrase}”`).join(', ')

/** What is not part of the time, for a reason that is known. */
export const asideInWords = ({ aside }: Reading): string =>
  aside.length === 0 ? '' : `Changes no date: ${quoted(aside.map(({ text }) => text))}.`

/** Plain words that were not used. */
export const unusedInWords = ({ unused }: Reading): string =>
  unused.length === 0 ? '' : `We did not use: ${quoted(unused)}.`

/** What is said where there is no sentence to go on with. */
export const elsewhere = {
  recall: 'This is a recall. Use the recall questions.',
  not_custody: 'This is not a prison sentence. There is no release date to work out.',
  long: 'This is too long to read. Paste only the part with the sentence.',
} as const
