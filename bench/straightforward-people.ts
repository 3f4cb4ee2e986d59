import { createReadStream, createWriteStream } from 'node:fs'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Facts, personFacts, sentenceFacts } from '@requisite/law/internal'
import { parse as parseCsv } from 'csv-parse'
import { presentCaseItem } from '../service/src/contract/case/batch.ts'
import type { CaseData } from '../service/src/contract/case/data.ts'
import { personFields, sentenceFields } from '../service/src/contract/case/from-text.ts'
import { fieldsFromTexts } from '../service/src/contract/from-text.ts'

/** What one writes first: a stream of csv-parse on one core, the rows of a person gathered, and the same contract as everywhere
 *  for each person. */
const [, , from = '', to = ''] = process.argv

type Row = Readonly<Record<string, string>>

const cell = (value: unknown): string => {
  const text = String(value ?? '')
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const fieldsOf = (facts: Facts, fields: readonly string[], row: Row) =>
  fieldsFromTexts(
    facts,
    Object.entries(row).filter(([name]) => fields.includes(name)),
  )

const answerOf = (data: CaseData): Record<string, unknown> => ({
  releaseDate: data.releaseDate,
  releaseType: data.releaseType,
  releaseBasis: data.releaseBasis,
  paroleEligibilityDate: data.paroleEligibilityDate,
  sentenceEndDate: data.sentenceEndDate,
  sentenceEndType: data.sentenceEndType,
  licenceEndDate: data.licenceEndDate,
  latestDayOfLeaving: data.likelyDayOfLeaving?.latest,
  usualDayOfLeaving: data.likelyDayOfLeaving?.usual,
  releaseDecidedBy: data.decidedBy.release.join(' '),
  endDecidedBy: data.decidedBy.end.join(' '),
  alternatives: data.alternatives
    .map(({ condition, releaseDate }) => `${releaseDate}, ${condition}.`)
    .join(' '),
  warnings: data.warnings.map(({ text }) => text).join(' '),
})

const columns = [
  'person',
  'addedDays',
  'releaseDate',
  'releaseType',
  'releaseBasis',
  'paroleEligibilityDate',
  'sentenceEndDate',
  'sentenceEndType',
  'licenceEndDate',
  'latestDayOfLeaving',
  'usualDayOfLeaving',
  'releaseDecidedBy',
  'endDecidedBy',
  'alternatives',
  'warnings',
  'errors',
]

function answered(rows: readonly Row[]): string {
  const [first] = rows as [Row]
  const body = {
    ...fieldsOf(personFacts, personFields, first),
    sentences: rows.map((row) => fieldsOf(sentenceFacts, sentenceFields, row)),
  }
  const item = presentCaseItem(body, [])
  const results = item.success ? answerOf(item.data) : { errors: JSON.stringify(item.errors) }
  const cells: Record<string, unknown> = { ...first, ...results }
  return `${columns.map((name) => cell(cells[name])).join(',')}\n`
}

let person: Row[] = []
const answers = new Transform({
  writableObjectMode: true,
  construct(done) {
    this.push(`${columns.join(',')}\n`)
    done()
  },
  transform(row: Row, _encoding, done) {
    const isNext = person.length > 0 && person[0]?.person !== row.person
    const text = isNext ? answered(person) : ''
    if (isNext) person = []
    person.push(row)
    done(null, text)
  },
  flush(done) {
    done(null, person.length === 0 ? '' : answered(person))
  },
})

await pipeline(createReadStream(from), parseCsv({ columns: true }), answers, createWriteStream(to))
