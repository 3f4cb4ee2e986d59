import { type AskedCase, type AskedCaseSentence, offenceByKey } from '@requisite/law'
import { caseDates, type PersonField, sentenceKinds } from '../../../contract/case/from-text.ts'
import { byWireName, extensionNames, sentenceNames } from '../../../contract/case/wire-names.ts'
import { type CsvRow, cellNumber, cellText } from '../csv-row.ts'
import { type DateForm, isoDateOf } from '../dates.ts'
import { type CaseHeader, recallCellsOf } from './header.ts'

/** The law's own names for the fields of a sentence, and for the units of its extension period. Whether what stands in them is
 *  right the law itself says. */
const lawNames = byWireName(sentenceNames)
const units = byWireName(extensionNames)

/** Reads people whose cells are written plainly straight into the law's own case: nothing else is made on the way. Null
 *  where a cell is not plain: then the case is parsed as every other request is. */
export interface PlainCases {
  readonly sentence: (rows: Buffer, text: string, row: CsvRow) => AskedCaseSentence | null
  /** What belongs to the person, from their first row. */
  readonly person: (rows: Buffer, row: CsvRow) => Omit<AskedCase, 'sentences'> | null
  readonly hasRecall: (row: CsvRow) => boolean
}

export function plainCases(
  { ofSentence, ofPerson, ofRecall }: Pick<CaseHeader, 'ofSentence' | 'ofPerson' | 'ofRecall'>,
  dates: DateForm,
): PlainCases {
  const columns = ofSentence.map(([cell, field]) => ({
    ...{ cell, name: lawNames[field], unit: units[field] },
    isNumber: sentenceKinds[field] === 'integer',
    isText: sentenceKinds[field] === 'string',
    isDate: caseDates.has(field),
  }))
  const column = (name: PersonField): number => ofPerson.find(([, field]) => field === name)?.[0] ?? -1
  const added = column('addedDays')
  const recalls = recallCellsOf({ ofPerson, ofRecall })
  const others = [...ofPerson.filter(([, field]) => field !== 'addedDays'), ...ofRecall].map(([cell]) => cell)

  return {
    sentence: (rows, text, row) => {
      const asked: Record<string, unknown> = { start: '' }
      const extension: Record<string, number> = {}
      for (const { cell, name, unit, isNumber, isText, isDate } of columns) {
        if (isEmpty(row, cell)) continue
        if (isNumber) {
          const value = cellNumber(rows, row, cell)
          if (value < 0) return null
          if (name !== undefined) asked[name] = value
          else extension[unit as string] = value
        } else if (name === 'offence') {
          const offence = offenceByKey(cellText(text, row, cell))
          if (offence === undefined) return null
          asked.offence = offence
        } else if (!isText) return null
        else {
          const said = cellText(text, row, cell)
          asked[name as string] = isDate ? isoDateOf(said, dates) : said
        }
      }
      if (Object.keys(extension).length > 0) asked.extension = extension
      return asked as unknown as AskedCaseSentence
    },
    person: (rows, row) => {
      if (others.some((cell) => !isEmpty(row, cell))) return null
      if (added === -1 || isEmpty(row, added)) return {}
      const addedDays = cellNumber(rows, row, added)
      return addedDays < 0 ? null : { addedDays }
    },
    hasRecall: (row) => recalls.some(([cell]) => !isEmpty(row, cell)),
  }
}

const isEmpty = ({ cells, starts, ends }: CsvRow, cell: number): boolean =>
  cell >= cells || starts[cell] === ends[cell]
