import { inWords } from '../calendar/day.ts'
import { termInWords } from '../calendar/term.ts'
import { type PartServed, partsTable } from '../case/parts-table.ts'
import { commencementDay } from '../tables/days.ts'
import { partsOnSheet, startsOnSheet } from '../tables/parts-table.ts'
import { regimeOf } from '../tables/regimes.ts'

/** A row of the sheet in words: its length, and its cells. */
export interface RowInWords {
  readonly length: string
  readonly cells: readonly string[]
}

/** "122 (4m 1d)"; "30/31 (30d)" where a leap year has another number. */
function cellOf([usual, leap]: readonly PartServed[]): string {
  const { days, months, daysLeft } = usual as PartServed
  const both = leap?.days === days ? days : `${days}/${leap?.days}`
  const parts = [months === 0 ? '' : `${months}m`, daysLeft === 0 && months > 0 ? '' : `${daysLeft}d`]
  return `${both} (${parts.filter((part) => part !== '').join(' ')})`
}

/** The part of each column. */
export const sheetHead = (): readonly string[] => partsOnSheet.map((id) => regimeOf(id).after.fraction.label)

export const sheetRows = (): readonly RowInWords[] =>
  partsTable().map(({ years, months, parts }) => ({
    length: months === 6 && years > 0 ? `${years}½ years` : termInWords({ years, months, days: 0 }),
    cells: parts.map(cellOf),
  }))

/** How the cells are read, in the words of page and command. */
export const sheetNotes = [
  `Each cell has the days in prison, and the same in months (m) and days (d) from ${inWords(startsOnSheet[0])}. The day of sentence is day 1.`,
  `A second number is for a sentence that begins on ${inWords(startsOnSheet[1])}, in a leap year.`,
  'Take off the days in prison before the sentence (remand), and any days that the court gave for a tag. Put on days added in prison.',
] as const

/** Which sentences have which column. */
export const sheetKinds: readonly (readonly [part: string, who: string])[] = [
  ['One-third', 'most sentences of adults.'],
  [
    '40%',
    'adults, if the offence stays under the old rules; under 18 when found guilty (section 250), most offences.',
  ],
  [
    'One-half',
    '7 years or more for a serious violent or sexual offence; 4 years or more for the most serious. Offences under the old rules that were kept at one-half in 2024.',
  ],
  [
    'Two-thirds',
    'either of these long sentences, if the offence stays under the old rules; section 250, 7 years or more for a most serious offence.',
  ],
  [
    'Extended sentence',
    'after two-thirds of the time in prison the Parole Board decides. At the end of it release is automatic.',
  ],
  ['Not here', `life, IPP, recall, several sentences, and sentences passed before ${commencementDay}.`],
]

/** The letters on the prison's papers, and who helps. */
export const sheetFoot = [
  'CRD: out on licence. ARD: out without one. PED: the Parole Board can first say yes. SLED: sentence and licence end. SED: the sentence ends. HDCED: first day on a tag; for adults that has ended.',
  'The prison sets the date. Prisoners’ Families Helpline, free: 0808 808 2003.',
] as const
