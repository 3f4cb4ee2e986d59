import { type Day, inWords, latestOf } from '../calendar/day.ts'
import { lengthInWords } from '../calendar/term.ts'
import type { CaseAlternative } from '../case/answer.ts'
import { type CaseAlternativeCode, offenceClassCodes } from '../tables/alternative-codes.ts'
import type { Plea } from '../tables/pleas.ts'
import { isServed } from '../what-if/length-answer.ts'
import type { WhatIf, WhatIfRow } from '../what-if/what-if.ts'
import { alternativeTexts } from './en/alternatives.ts'
import { small } from './en/grammar.ts'
import { exactInWords, pleaLabel } from './what-if.ts'

/** What each length would mean as a table: the same words for a page, a sheet of paper and a terminal. */
export interface WhatIfTable {
  /** The heading of the first column, and of each other. */
  readonly head: string
  readonly columns: readonly string[]
  readonly lines: readonly WhatIfLine[]
}

/** One length before a plea, with a cell for each column; or one plea, where there is one length. */
export interface WhatIfLine {
  readonly length: string
  readonly isAdded: boolean
  readonly cells: readonly WhatIfCell[]
}

export interface WhatIfCell {
  /** The date on the papers, or what stands for it. */
  readonly date: string
  /** The length after the plea, and whether it was rounded; null where it is the length of the line. */
  readonly length: string | null
  /** Where another part of the sentence is served from this length on: "from here one-half". */
  readonly cliff: string | null
  readonly notes: readonly string[]
  /** Rival dates, each with the condition on which it is the right one. */
  readonly rivals: readonly { readonly date: string; readonly condition: string }[]
}

/** Without an offence each class of offences has a column, so many at most. */
const mostClasses = 3

/** Answers for a class of offences, where the offence was not given. */
const isClass = ({ offences }: Pick<CaseAlternative, 'offences'>): boolean => offences !== null

const conditionOf = (code: CaseAlternativeCode): string => alternativeTexts[code].condition

/** The answer as a table. */
export function whatIfTable(answer: WhatIf): WhatIfTable {
  const { rows, question } = answer
  const found = new Set(rows.flatMap(({ alternatives }) => alternatives.map(codeOf)))
  const classes = offenceClassCodes.filter((code) => found.has(code)).slice(0, mostClasses)
  const width = question.pleas?.length ?? 1
  if (width > 1 && rows.length === width) return byPlea(answer, classes)
  const lines: WhatIfLine[] = []
  // Where each class of offences has a column, each plea has a line.
  const inLine = classes.length > 0 ? 1 : width
  for (let at = 0; at < rows.length; at += inLine)
    lines.push(lineOf(answer, rows.slice(at, at + inLine), classes))
  const pleas = question.pleas?.map(pleaLabel) ?? ['Release']
  return {
    head: question.pleas === null ? 'Length' : 'Before any plea',
    columns: classes.length > 0 ? classNames(classes) : pleas,
    lines,
  }
}

const classNames = (classes: readonly CaseAlternativeCode[]): readonly string[] => [
  'Most offences',
  ...classes.map((code) => className(conditionOf(code))),
]

/** One length: a line for each plea, with the length that is left of it and the part that is served. */
const byPlea = (answer: WhatIf, classes: readonly CaseAlternativeCode[]): WhatIfTable => ({
  head: 'Plea',
  columns: classes.length > 0 ? classNames(classes) : ['Release would be'],
  lines: answer.rows.map((row) => {
    const { worked, plea } = row
    const cell = cellOf(answer, row, classes)
    const part = worked.answer.paroleEligibility === null ? [worked.fraction.phrase] : []
    return {
      length: pleaLabel(plea as Plea),
      isAdded: false,
      cells: [
        { ...cell, length: cell.length ?? lengthInWords(worked.months), notes: [...part, ...cell.notes] },
        ...classes.map((code) => classCell(row, code)),
      ],
    }
  }),
})

const codeOf = ({ code }: CaseAlternative): CaseAlternativeCode => code

const className = (condition: string): string =>
  condition.replace(/^if (?:the offence is )?(.)/, (_, letter: string) => letter.toUpperCase())

function lineOf(
  answer: WhatIf,
  rows: readonly WhatIfRow[],
  classes: readonly CaseAlternativeCode[],
): WhatIfLine {
  const [first] = rows as readonly [WhatIfRow]
  const others = classes.map((code) => classCell(first, code))
  const length = lengthInWords(first.monthsBefore ?? first.worked.months)
  // The label of a plea stands beside the length where the columns are classes, and there is more than one plea.
  const pleas = classes.length > 0 ? (answer.question.pleas ?? []) : []
  return {
    length: pleas.length > 1 ? `${length}, ${small(pleaLabel(first.plea as Plea))}` : length,
    isAdded: first.isAdded,
    cells:
      classes.length > 0
        ? [cellOf(answer, first, classes), ...others]
        : rows.map((row) => cellOf(answer, row)),
  }
}

/** The last day of the classes that have no column; null where a column is as late. */
function laterThanColumns(row: WhatIfRow, classes: readonly CaseAlternativeCode[]): Day | null {
  const apart = row.alternatives.filter(isClass)
  const lastOf = (isShown: boolean): Day | null =>
    latestOf(apart.map(({ code, release }) => (classes.includes(code) === isShown ? release : null)))
  const [shown, other] = [latestOf([row.worked.release, lastOf(true)]) as Day, lastOf(false)]
  return other !== null && other > shown ? other : null
}

function cellOf(
  { cliffs }: WhatIf,
  row: WhatIfRow,
  classes: readonly CaseAlternativeCode[] = [],
): WhatIfCell {
  const { worked, monthsBefore, plea, exactMonths, alternatives, roundedUp } = row
  const { release, answer, months } = worked
  const cliff = cliffs.find(
    (each) =>
      each.code === 'C_RELEASE_POINT' && each.plea === plea && each.months === (monthsBefore ?? months),
  )
  const beyond = laterThanColumns(row, classes)
  const rounded = exactMonths === null ? '' : `, rounded down from ${exactInWords(exactMonths)}`
  const rivals = alternatives
    .filter((rival) => !isClass(rival))
    .map((rival) => ({
      date: datesInWords(rival.release, rival.paroleEligibility),
      condition: conditionOf(rival.code),
    }))
  return {
    date: isServed(worked) ? 'on the day of sentence' : datesInWords(release, answer.paroleEligibility),
    length: monthsBefore === null || monthsBefore === months ? null : `${lengthInWords(months)}${rounded}`,
    cliff: cliff === undefined ? null : `from here ${cliff.from.fraction.phrase}`,
    notes: [
      ...(worked.overMaximum ? ['above the most a court can give'] : []),
      ...(worked.suspended === 'usual' ? ['usually suspended'] : []),
      ...(beyond === null ? [] : [`for rarer offences as late as ${inWords(beyond)}`]),
    ],
    rivals:
      roundedUp === null
        ? rivals
        : [
            ...rivals,
            {
              date: datesInWords(roundedUp.release, roundedUp.answer.paroleEligibility),
              condition: `if the court rounds up to ${lengthInWords(roundedUp.months)}`,
            },
          ],
  }
}

/** The cell of a class of offences: the date of most offences where the class has no other. */
function classCell({ worked, alternatives }: WhatIfRow, code: CaseAlternativeCode): WhatIfCell {
  const of = (wanted: CaseAlternativeCode): CaseAlternative | undefined =>
    alternatives.find((each) => each.code === wanted)
  // Under 4 years rape is released like the others of the list.
  const rival = of(code) ?? (code === 'A_OFFENCE_LIST_LIFE' ? of('A_OFFENCE_LIST') : undefined)
  const { release, paroleEligibility } = rival ?? worked.answer
  const isServedToo = isServed(worked) && release === worked.release
  const date = isServedToo ? 'on the day of sentence' : datesInWords(release, paroleEligibility)
  return { date, length: null, cliff: null, notes: [], rivals: [] }
}

/** The date on the papers; where the Parole Board decides, from when it can. */
const datesInWords = (release: Day | null, paroleEligibility: Day | null): string =>
  paroleEligibility === null
    ? inWords(release as Day)
    : `from ${inWords(paroleEligibility)} if the Parole Board agrees; ${inWords(release as Day)} at the latest`
