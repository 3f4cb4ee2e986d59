import { readFileSync } from 'node:fs'
import { runInThisContext } from 'node:vm'
import { type DuckDBConnection, DuckDBInstance, DuckDBScalarFunction, VARCHAR } from '@duckdb/node-api'

/** The law as one file: `npm run packages` makes it. */
const law = new URL('../../packaging/dist/warehouse/requisite.js', import.meta.url)

/** Gives DuckDB the function `requisite_release(case as JSON)`, which answers as POST /release-dates/batch does for an item. */
export function addRequisite(connection: DuckDBConnection): void {
  const release = runInThisContext(`${readFileSync(law, 'utf8')}; requisiteRelease`) as (
    json: string,
  ) => string
  connection.registerScalarFunction(
    DuckDBScalarFunction.create({
      name: 'requisite_release',
      parameterTypes: [VARCHAR],
      returnType: VARCHAR,
      mainFunction: (_info, input, output) => {
        const requests = input.getColumnVector(0)
        for (let row = 0; row < input.rowCount; row++) {
          const request = requests.getItem(row)
          output.setItem(row, request === null ? null : release(String(request)))
        }
        output.flush()
      },
    }),
  )
}

/** One sentence a row in, its dates out, without leaving the engine. */
const statement = (from: string, to: string): string => `
  copy (
    with asked as (
      select *, requisite_release(json_object('sentences', json_array(json_object(
        'startDate', strftime(start_date, '%Y-%m-%d'),
        'sentenceYears', years, 'sentenceMonths', months,
        'offenceKey', offence, 'remandCreditDays', remand_days
      )))) as answer
      from read_parquet('${from}')
    )
    select * exclude (answer),
      cast(answer ->> '$.data.releaseDate' as date) as release_date,
      cast(answer ->> '$.data.sentenceEndDate' as date) as sentence_end_date,
      answer ->> '$.data.releaseBasis' as release_basis,
      answer ->> '$.data.howSure.level' as how_sure,
      answer -> '$.data.alternatives' as alternatives,
      answer -> '$.data.warnings[*].code' as warnings,
      answer -> '$.errors' as errors,
      answer ->> '$.lawVersion' as law_version
    from asked
  ) to '${to}' (format parquet)`

if (import.meta.main) {
  const [from, to] = process.argv.slice(2)
  if (from === undefined || to === undefined || /'/.test(from + to)) {
    process.stderr.write('node examples/duckdb/release.ts sentences.parquet dates.parquet\n')
    process.exit(1)
  }
  try {
    const connection = await (await DuckDBInstance.create()).connect()
    addRequisite(connection)
    const began = performance.now()
    const { rowsChanged } = await connection.run(statement(from, to))
    const seconds = (performance.now() - began) / 1000
    process.stderr.write(
      `${rowsChanged} rows in ${seconds.toFixed(1)} s, ${Math.round(rowsChanged / seconds)} a second\n`,
    )
  } catch (error) {
    // A file that is not there, columns with other names, or the law, which `npm run packages` makes.
    process.stderr.write(`${(error as Error).message.split('\n')[0]}\n`)
    process.exitCode = 1
  }
}
