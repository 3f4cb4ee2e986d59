import { extensionYears, inWords } from '@requisite/law'
import type { CourtRead, CourtWords } from './court-words.ts'
import type { KindRead } from './kinds.ts'
import { inUnits } from './lengths.ts'

const kinds: Readonly<Record<KindRead, string>> = {
  standard: 'standard sentence, ',
  extended: 'extended sentence: ',
  sopc: 'special sentence',
  life: 'life sentence, minimum term ',
  ipp: 'IPP, tariff ',
  whole_life: 'whole life order',
  suspended: 'suspended sentence, ',
  dto: 'detention and training order, ',
  section_250: 'detention under section 250, ',
  contempt: 'prison for contempt of court, ',
  default: 'prison for not paying, ',
}

/** What was read, as it is shown: "standard sentence, 18 months". */
export function readInWords({ kind, length, extension, remandDays, start, offence }: CourtRead): string {
  const lengths =
    length === null
      ? ''
      : extension === null
        ? inUnits(length)
        : `${inUnits(length)} in prison, ${inUnits(extension)} on licence`
  const between = kind === 'sopc' ? (extension === null ? ', ' : ': ') : ''
  const remand =
    remandDays === null
      ? ''
      : remandDays === 0
        ? '; time on remand'
        : `; ${inUnits({ years: 0, months: 0, weeks: 0, days: remandDays })} on remand`
  const more = [offence?.title, start === null ? undefined : inWords(start)].filter(
    (part) => part !== undefined,
  )
  return [`${kinds[kind]}${between}${lengths}${remand}`, ...more].join(', ')
}

const quoted = (phrases: readonly string[]): string => phrases.map((phrase) => `“${phrase}”`).join(', ')

/** What became of the rest: what is not part of the time, what is asked later, and plain words that were not used. */
export const restInWords = ({ aside, later, unused }: CourtRead): readonly string[] => [
  ...(aside.length === 0 ? [] : [`Not part of the time: ${quoted(aside)}.`]),
  ...(later.length === 0 ? [] : [`We ask later about ${quoted(later)}.`]),
  ...(unused.length === 0 ? [] : [`We did not use: ${quoted(unused)}.`]),
]

/** What to do where nothing, or not all, was read. */
export function notRead(words: Exclude<CourtWords, CourtRead>): string {
  if (words.is === 'recall') return 'This is a recall. Use the recall questions.'
  if (words.is === 'not-prison') return 'This is not a prison sentence. There is no release date to work out.'
  const soFar = words.so === '' ? '' : `We read ${words.so}. `
  switch (words.why) {
    case 'length':
      return 'We could not read a length. Type it like “18 months”, or use the boxes.'
    case 'unit':
      return words.so === ''
        ? `${words.number} what? Type “${words.number} years”, “${words.number} months” or “${words.number} weeks”.`
        : `We read ${words.so}, and could not read “${words.number}”. Is it months, weeks or days?`
    case 'several':
      return 'This is more than one sentence. Type only the first. We ask for the others later.'
    case 'two':
      return 'We could not tell the lengths apart. Type one length, or “8 years and 4 on licence”. Or use the boxes.'
    case 'date':
      return words.number === ''
        ? `${soFar}Is that the day of the sentence? Leave the day out here, and enter it below.`
        : `${soFar}The day of the sentence cannot be ${words.number}: it has not come yet. Check the day.`
    case 'kind':
      return `${soFar}With a year on licence it can be an extended sentence or a special one. Type “extended” or “special custodial sentence”, or use the boxes.`
    case 'minimum_term':
      return 'How long must they serve before they can ask for parole? Type it like “life, minimum 18 years”, or use the boxes.'
    case 'extension':
      return `Extra time on licence is ${extensionYears.most} years at most. Check the two lengths, or use the boxes.`
    case 'recall':
      return `Is this a recall (“${words.number}”)? Then use the recall questions. If not, leave those words out.`
    case 'custody':
      return words.number === ''
        ? 'Has the court passed the sentence yet? If it has, type only what it said.'
        : `Is it prison, or “${words.number}”? If it is prison, type only the length.`
    case 'long':
      return 'This is too long to read. Paste only the part with the sentence.'
    case 'left':
      return `${soFar}What is “${words.number}”? If it changes the sentence, use the boxes. If it does not, leave it out here.`
  }
}
