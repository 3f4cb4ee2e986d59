import { createReadStream, createWriteStream } from 'node:fs'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parse as parseCsv } from 'csv-parse'
import { fromTexts, type RequestField } from '../service/src/contract/from-text.ts'
import { parse } from '../service/src/contract/parse.ts'
import { type CalculationBody, present } from '../service/src/contract/present.ts'

/** What one writes first: a stream of csv-parse on one core, and the same contract as everywhere for each row. */
const [, , from = '', to = ''] = process.argv

const cell = (value: unknown): string => {
  const text = String(value)
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const answerOf = ({ data, inputs }: CalculationBody): Record<string, unknown> => ({
  ...data,
  regimeUsed: inputs.regimeId,
})

let isFirst = true
const answers = new Transform({
  writableObjectMode: true,
  transform(row: Record<string, string>, _encoding, done) {
    const parsed = parse(fromTexts(Object.entries(row) as [RequestField, string][]))
    const results: Record<string, unknown> =
      'errors' in parsed ? { error: JSON.stringify(parsed.errors) } : answerOf(present(parsed, '', []))
    const cells = { ...row, ...results, warnings: [results.warnings ?? []].flat().join(' ') }
    const head = isFirst ? `${Object.keys(cells).join(',')}\n` : ''
    isFirst = false
    done(null, `${head}${Object.values(cells).map(cell).join(',')}\n`)
  },
})

await pipeline(createReadStream(from), parseCsv({ columns: true }), answers, createWriteStream(to))
