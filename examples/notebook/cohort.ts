import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api'

/** What an analyst does with a file of people: ask in bulk, join the answers to the file, count, draw. The way is the same in a
 *  notebook, with pandas in the place of DuckDB. */

const requisite = fileURLToPath(new URL('../../service/bin/requisite.js', import.meta.url))

/** One row a sentence, as an office holds it: some people have two. */
const people = (count: number): string => `
  select 'P' || (i // 5 * 4 + least(i % 5, 3)) as person, ['North', 'South', 'Wales'][i % 3 + 1] as region,
    date '2025-01-06' + (i * 37 % 900)::int as startDate, 1 + i % 7 as sentenceYears,
    ['theft', 'robbery', 'burglary_dwelling', 'actual_bodily_harm'][i % 4 + 1] as offenceKey,
    (i * 13 % 60)::int as remandCreditDays
  from range(${count}) t(i) order by person`

const monthly = `
  select strftime(releaseDate, '%Y-%m') as month, count(*)::int as people,
    count(*) filter (alternativeCodes is not null)::int as doubted
  from answered where releaseDate is not null group by month order by month`

/** Bars, one a month: SVG from a few lines, without a library. */
function bars(rows: readonly { readonly month: string; readonly people: number }[]): string {
  const most = Math.max(...rows.map(({ people }) => people))
  const drawn = rows.map(({ month, people }, i) => {
    const height = Math.round((people / most) * 200)
    return `<rect x="${i * 12}" y="${200 - height}" width="10" height="${height}"><title>${month}: ${people}</title></rect>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${rows.length * 12} 200"><title>Releases by month</title>${drawn.join('')}</svg>\n`
}

export async function cohort(folder: string, sentences: number) {
  const [from, to] = [join(folder, 'people.parquet'), join(folder, 'dates.parquet')]
  const duckdb: DuckDBConnection = await (await DuckDBInstance.create()).connect()
  await duckdb.run(`copy (${people(sentences)}) to '${from}' (format parquet)`)

  const ran = spawnSync(process.execPath, [requisite, 'batch', from, '-o', to], {
    encoding: 'utf8',
  })
  if (ran.status !== 0) throw new Error(ran.stderr)

  // The results have the columns of the person beside them; what is of a sentence is joined from the file.
  await duckdb.run(
    `create table answered as select dates.*, terms.terms from read_parquet('${to}') as dates
     join (select person, list(sentenceYears) as terms from read_parquet('${from}') group by person) as terms using (person)`,
  )
  const rows = (await duckdb.runAndReadAll(monthly)).getRowObjectsJson() as unknown as {
    readonly month: string
    readonly people: number
    readonly doubted: number
  }[]
  writeFileSync(join(folder, 'releases.svg'), bars(rows))
  const [total] = (
    await duckdb.runAndReadAll(
      'select count(*)::int as people, count(releaseDate)::int as answered, count(distinct lawVersion)::int as laws from answered',
    )
  ).getRowObjectsJson()
  return { ...total, months: rows.length }
}

if (import.meta.main) {
  const [folder = '.', sentences = '12500'] = process.argv.slice(2)
  process.stdout.write(`${JSON.stringify(await cohort(folder, Number(sentences)))}\n`)
}
