import { extensionYears, inWords } from '@requisite/law'
import { inUnits } from '../../court-words/length.ts'
import type { CourtRead, CourtWords, KindRead } from './court-words.ts'

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
  supervision_default: 'prison for breaking supervision, ',
  terrorism: 'sentence for terrorism, ',
}

/** What was read, as it is shown: "standard sentence, 18 months". */
export function readInWords(
  { kind, length, extension, activated, remandDays, tagDays, start, offence }: CourtRead,
  titleOf: (key: string) => string | undefined,
): string {
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
  const tag =
    tagDays === null
      ? ''
      : tagDays === 0
        ? '; time on a tag'
        : `; ${inUnits({ years: 0, months: 0, weeks: 0, days: tagDays })} taken off for a tag`
  const more = [
    offence === null ? undefined : titleOf(offence),
    start === null ? undefined : inWords(start),
  ].filter((part) => part !== undefined)
  return [
    `${kinds[kind]}${between}${lengths}${activated ? ', put into effect' : ''}${remand}${tag}`,
    ...more,
  ].join(', ')
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
      return `${words.number} what? Type “${words.number} years”, “${words.number} months” or “${words.number} weeks”.`
    case 'several':
      return `We read ${words.number} sentences. Type only the first. We ask for the others later.`
    case 'date':
      return `${soFar}Is “${words.number}” the day of the sentence? Leave it out here, and enter the day below.`
    case 'kind':
      return `${soFar}Which kind is it? “${words.number}” can be more than one. Name the kind, like “extended” or “life”, or use the boxes.`
    case 'minimum_term':
      return 'How long must they serve before they can ask for parole? Type it like “life, minimum 18 years”, or use the boxes.'
    case 'extension':
      return `How long is the time in prison, and how long the extra time on licence? It is ${extensionYears.most} years at most. Type it like “8 years and 4 on licence”, or use the boxes.`
    case 'total':
      return `${soFar}The parts do not make “${words.number}”. Check them, or use the boxes.`
    case 'runs':
      return `${soFar}Does it start with the other sentence, or after it? Type “concurrent” or “consecutive”.`
    case 'recall':
      return 'Is this a recall? Then use the recall questions. If not, leave out the words about it.'
    case 'custody':
      return 'Has the court sent the person to prison? If it has, type only what it said. If not yet, there is no date to work out.'
    case 'long':
      return 'This is too long to read. Paste only the part with the sentence.'
    default:
      return `${soFar}What is “${words.number}”? If it changes the sentence, use the boxes. If it does not, leave it out here.`
  }
}
