import { inWords } from '@requisite/law'
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

/** What to do where nothing, or not all, was read. */
export function notRead(words: Exclude<CourtWords, CourtRead>): string {
  if (words.is === 'recall') return 'This is a recall. Use the recall questions.'
  if (words.is === 'not-prison') return 'This is not a prison sentence. There is no release date to work out.'
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
  }
}
