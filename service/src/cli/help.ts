import { calculationFacts, type Fact, type Facts, whatIfFacts } from '@requisite/law'
import { recallColumns } from '../contract/case/from-text.ts'
import { caseIncludes } from '../contract/case/present.ts'
import { CaseRequest, CaseSentenceRequest, RecallRequest } from '../contract/case/request.ts'
import type { Schema } from '../contract/fact-schema.ts'
import { includes } from '../contract/include.ts'
import { CalculationRequest, requestFields } from '../contract/request.ts'
import { WhatIfRequest } from '../contract/what-if/request.ts'
import { flagWords } from './fact-flags.ts'
import { kebab } from './flags.ts'
import { releaseFacts, releaseFields } from './release.ts'
import { whatIfFields } from './what-if.ts'

const general = `Requisite works out when a person in prison in England and Wales will be released, and shows how.

  requisite release     a whole case by the law in force: one sentence or several, and what happened since
  requisite what-if     before the sentence: what lengths would mean, by the law in force
  requisite batch       every row of a CSV, NDJSON or Parquet file, by the law in force
  requisite recheck     stored answers, asked again: which dates moved, and why
  requisite calculate   one sentence at the release point you name: the date, the reason and the working
  requisite offences    search the offence library
  requisite regimes     list the sets of rules
  requisite table       how much of each length is served: one sheet, for people without a screen
  requisite serve       start the service and the page
  requisite mcp         tools for assistants, over standard input and output
  requisite completion  what makes a shell complete all of this

Examples
  requisite release --start-date 2026-11-14 --sentence-years 3 --offence robbery
  requisite batch cohort.csv -o dates.csv --compare
  requisite offences grievous bodily harm

  requisite <command> --help   more about a command
  requisite --version          the versions of the program and of the law

Exit status: 0 answered, 1 the input is wrong, 2 a fault (recheck has two more). Colour is used on a terminal only, and not when NO_COLOR is set.
`

const asDate = 'a date as YYYY-MM-DD'

/** What may stand after an option, by the kind of its fact; what is no fact by itself is written as JSON. */
function sortOf(fact: Fact | undefined): string {
  switch (fact?.kind) {
    case 'day':
      return asDate
    case 'month':
      return 'a month as YYYY-MM'
    case 'count':
      return `a whole number from ${fact.least} to ${fact.most}`
    case 'unit':
      return `a whole number from 0 to ${fact.most}`
    case 'sum':
      return 'a number'
    case 'flag':
      return fact.unknown === undefined ? 'true or false' : 'true, false or unknown'
    case 'choice':
      return flagWords(fact).join(', ')
    case 'law':
      return `${flagWords(fact).join(', ')}, or ${asDate}`
    case 'ids':
      return 'a list, with commas between'
    case 'dates':
      return 'dates as LETTERS=DATE, with spaces between'
    case undefined:
      return 'written as JSON'
    default:
      return 'text'
  }
}

/** The same, with the word for what is not known, and what counts without the option. */
function valuesOf(field: string, fact: Fact | undefined, { default: leftOut, anyOf }: Schema): string {
  if (field === 'remand') return 'a time as FROM/TO, once or more, or the list as JSON'
  if (field === 'otherCustody') return 'a time as FROM/TO=WHY, once or more, or the list as JSON'
  const isNumberToo = fact === undefined && JSON.stringify(anyOf).includes('"integer"')
  const orUnknown = fact?.unknown !== undefined && /^(?:count|day)$/.test(fact.kind) ? ', or unknown' : ''
  const sort = `${isNumberToo ? 'a whole number, or ' : ''}${sortOf(fact)}${orUnknown}`
  return leftOut === undefined ? sort : `${sort}; ${leftOut} when left out`
}

/** A line for each field, as an option. */
const flagLines = (
  fields: readonly string[],
  facts: Facts,
  properties: Readonly<Record<string, Schema>>,
): string =>
  fields
    .map((field) => {
      const schema = properties[field] as Schema
      return flagLine(kebab(field), `${valuesOf(field, facts[field], schema)}. ${schema.description}`)
    })
    .join('\n')

const widest = Math.max(...requestFields.map((field) => kebab(field).length))
const flagLine = (name: string, text: string): string => `  --${name.padEnd(widest)}  ${text}`

const calculate = `requisite calculate: one sentence, at the release point from before the Act or from after it

This is POST /api/v1/sentencing/calculate, as text or, with --json, to the byte. --post-commencement says which release point;
without it, it is the one from before the Act. The first line of the text names it and, where that is another day, the date
under the law in force. requisite release answers by the law in force.

The options are the fields of the API. The first two are needed.

${flagLines(requestFields, calculationFacts, CalculationRequest.properties)}
${flagLine('offence', 'the same as --offence-key')}
${flagLine('json', 'answer as the API does, to the byte')}
${flagLine('include', `with --json: ${includes.join(', ')}, with commas between them`)}

Examples
  requisite calculate --start-date 2026-11-14 --sentence-years 3 --offence robbery
  requisite calculate --start-date 2026-11-16 --sentence-years 3 --remand-credit-days 40 --post-commencement
  requisite calculate --start-date 2026-11-16 --sentence-years 0 --sentence-months 9 --json --include explanation
`

const caseProperties = {
  ...CaseSentenceRequest.properties,
  ...CaseRequest.properties,
  ...Object.fromEntries(
    Object.entries(recallColumns).map(([name, field]) => [name, RecallRequest.properties[field] as Schema]),
  ),
}
const caseLines = (fields: readonly string[]): string => flagLines(fields, releaseFacts, caseProperties)

const release = `requisite release [case.json]: a whole case by the law in force, one sentence or up to 60

The file, or standard input, holds a case as POST /api/v1/sentencing/release-dates takes it: { "sentences": [ ... ] }. The law
in force is the law of each sentence's own day, and the changes of law that reach it later, in their stages.

One sentence can be given by options instead. The start date and a length are needed.

${caseLines([...releaseFields.sentence, ...releaseFields.person])}
${flagLine('offence', 'the same as --offence-key')}
${flagLine('court', 'what the court said, in its own words or short: one sentence or several; - reads standard input. An option wins over the words')}

A recall from it can be given by options too, in place of --recall:

${caseLines(releaseFields.recall)}

With a file or without:

${caseLines(releaseFields.withFile)}
${flagLine('stated', 'a date of the prison’s paper as LETTERS=DATE, once or more: CRD=2027-05-12')}
${flagLine('json', 'answer as the API does, to the byte')}
${flagLine('include', `with --json: ${caseIncludes.join(', ')}, with commas between them`)}

The law can also be a file of reforms that are not law, which ends in .json. The answer then says so before anything else.

Examples
  requisite release case.json
  requisite release --start-date 2026-11-16 --sentence-months 30 --offence robbery --remand-credit-days 40
  requisite release --court "3 years for robbery, 6 months consecutive for theft, 40 days on remand" --start-date 2026-11-16
  echo '{"sentences":[{"startDate":"2026-11-16","sentenceWeeks":12},{"startDate":"2026-11-16","sentenceMonths":6,"consecutiveTo":"1"}]}' | requisite release
  requisite release case.json --law before_act --json
  requisite release --start-date 2025-03-03 --sentence-years 4 --recall-type fixed_term_56 --return-to-custody-date 2026-11-06
`

const whatIf = `requisite what-if: before the sentence: what lengths would mean, by the law in force

Only the court decides the length. This gives the date that each length would give, after a trial and with a guilty plea.
Lengths are in years and months: 5y, 18m, 5y6m. Lengths in weeks or days and minimum sentences are not worked out here yet.

${flagLine('from', 'the shortest length')}
${flagLine('to', 'the longest length')}
${flagLine('step', 'the step between them; 6m when left out')}
${flagLine('length', 'a length, once or more, in place of from, to and step')}
${flagLine('plea', 'what a plea takes off, once or more: 1/3, or all for 1/10, 1/4 and 1/3; a column without a plea always stands first')}
${flagLines(whatIfFields, whatIfFacts, WhatIfRequest.properties)}
${flagLine('offence', 'the same as --offence-key')}
${flagLine('json', 'answer as the API does, to the byte')}
${flagLine('csv', 'one line for each length and plea, for a spreadsheet')}

Examples
  requisite what-if --from 5y --to 7y --step 1y --plea 1/3 --offence wounding_with_intent --remanded-since 2026-03-20
  requisite what-if --length 5y --plea all --offence robbery --sentence-date 2026-11-16
  requisite what-if --from 1y --to 4y --offence theft --remand-credit-days 40 --csv
`

const batch = `requisite batch [file]: every row of a file, or of standard input

The first row of CSV names the columns as the API names its fields, in any order; commas, semicolons, tabs and bars are
recognised, and so are sep=;, the line ends of every system, UTF-8 and UTF-16. So are the columns of Parquet. Every other column is carried through as it is. The results come after the last column. A row that cannot be
answered says why in its last two columns, and the run goes on. Each line of NDJSON is a request; it gets a member "result".

Rows are answered as requisite release does, by the law in force. A column person makes a case of the rows of each person,
which stand together: addedDays, unlawfullyAtLarge, law, statedReleaseDate and a recall (recallType, recallSentenceIds,
returnToCustodyDate and so on) are taken from the first, and one row is written for each person. Without such a column every
row is a person with one sentence. A line of NDJSON is a case as requisite release takes it, or one sentence.

  -o, --output <file>   where to write; without it, standard output. The file appears when it is whole, or not at all
  --format <format>     csv, ndjson or parquet, where the name of the file does not say it. CSV and Parquet can be answered as
                        each other, NDJSON as NDJSON
  --calculate           each row is one sentence, answered as requisite calculate does, at the release point that its
                        column postCommencement names, and before the Act where it names none
  --law <law>           in_force, before_act, after_act, a date, or a file of reforms that are not law, which ends in .json:
                        every answer then says so
  --cases               not needed any more: it only says that there is a column person
  --compare             the release dates before and after the Act, and as the change is staged
  --columns <list>      headings of the file with the fields they stand for: "Sentence date=startDate,Years=sentenceYears"
  --dates iso|uk|excel  how dates are written: 2026-11-16, or 16/11/2026 and 16 Nov 2026, or 46342; iso when left out
  --empty <words>       what stands for an empty cell, with commas between them: NA,NULL
  --formulas safe|keep  a cell that a spreadsheet would run as a formula is made text, or kept as it is; safe when left out
  --codes               the codes of warnings and rival dates alone, without their words: a file of half the size or less
  --report <file>       a page of plots and tables (HTML): releases by month, what changes for each kind of sentence, what could
                        not be answered. It says nothing of one person
  --strict              exit status 1 when a row had an error
  -q, --quiet           no notes, no progress, no summary

Examples
  requisite batch cohort.csv -o dates.csv
  requisite batch cohort.csv --compare -o before-and-after.csv
  requisite batch people.csv --codes -o dates.csv
  requisite batch office.csv --dates uk --columns "Sentenced=startDate,Years=sentenceYears" -o dates.csv
  requisite batch cohort.parquet --compare --report report.html -o dates.parquet
  requisite batch people.csv --law reform.json -o not-the-law.csv
  requisite batch cohort.csv --calculate -o at-the-old-point.csv
  cat requests.ndjson | requisite batch --format ndjson > answers.ndjson
`

const recheck = `requisite recheck <file>: stored answers, asked again

Dates move: the law changes, or a mistake of ours is corrected. Each time the version of the law moves, which stands in every
answer. This asks stored answers again, and prints those whose dates moved: line, reference, what moved, the date then and now,
and every change since their version that can have moved them, the newest first.

The file is CSV or NDJSON that requisite batch wrote, or NDJSON of answers of the API, each with its inputs. Answers without a
lawVersion are asked too, and marked. A CSV of people has no sentences in it: give the file that was asked, as it was, too. CSV
is answered as CSV, NDJSON as NDJSON. Parquet cannot be checked again.

  -o, --output <file>   where to write; without it, standard output
  --asked <file>        the CSV of people that the batch was given
  --law <law>           the law that the batch was given, where the file does not say it
  --columns, --dates, --empty
                        as the batch was given them
  -q, --quiet           no progress, no summary

Exit status: 0 none moved, 3 some did, 4 one moved that no change names: please report it. 1 and 2 as of every command.

Examples
  requisite recheck dates.csv
  requisite recheck dates-of-people.csv --asked people.csv
  requisite recheck answers.ndjson -o moved.ndjson
`

const offences = `requisite offences <words>: search the offence library

Type a name, an abbreviation, a section or a code. --json answers as the API does.

Examples
  requisite offences robbery
  requisite offences section 18
  requisite offences pwits --json
`

const regimes = `requisite regimes: list the sets of rules

With their release points before and after the Act. --json answers as the API does.

Example
  requisite regimes
`

const table = `requisite table: how much of each length is served, at each release point of a sentence passed now

One sheet, as the page has it under /guides/table. --csv has a line for each length, part and first day.

Examples
  requisite table
  requisite table --csv
`

const serve = `requisite serve: start the service and the page

It is configured by the environment:

  HOST                   the address to listen on; 127.0.0.1 when left out
  PORT                   0 to 65535; 3000 when left out
  WORKERS                1 to 256, or auto for one a core; 1 when left out
  PUBLIC_URL             the address people use, http or https; made from HOST and PORT when left out
  OPERATOR_NAME          who runs it, as answers name it; Requisite when left out
  OPERATOR_CONTACT       an e-mail address or a page, for readers for whom something does not work; none when left out
  RATE_LIMIT_PER_MINUTE  requests a minute for one address, 0 for no limit; 60 when left out
  RATE_LIMIT_STORE       memory, or a Redis or Valkey like redis://127.0.0.1:6379; memory when left out
  TRUSTED_PROXIES        addresses or ranges, with commas between them; none when left out
  LOG_LEVEL              debug, info, warn, error, silent; info when left out

Example
  PORT=8080 requisite serve
`

const mcp = `requisite mcp: tools for assistants, over standard input and output

An assistant that speaks the Model Context Protocol starts this command itself. The tools are work_out_case,
calculate_release_date, explain_release_date, what_if, read_court_words, find_offence and list_regimes. All of them only read.

Example
  { "mcpServers": { "requisite": { "command": "/whole/path/of/requisite", "args": ["mcp"] } } }
`

const completion = `requisite completion bash|zsh|fish: what makes a shell complete commands, options and their values

It is printed. The examples put it where the shell reads it at its start.

Examples
  requisite completion bash >> ~/.bash_completion
  requisite completion zsh > "\${fpath[1]}/_requisite"
  requisite completion fish > ~/.config/fish/completions/requisite.fish
`

/** The help of each command; the general help under ''. */
export const help: Readonly<Record<string, string>> = {
  '': general,
  calculate,
  release,
  'what-if': whatIf,
  batch,
  recheck,
  offences,
  regimes,
  table,
  serve,
  mcp,
  completion,
}

const commandLine = /^ {2}requisite ([\w-]+) {2,}(.+)$/gm

/** The commands that the general help lists, each with what it does. */
export const commandsIn = (general: string): ReadonlyMap<string, string> =>
  new Map([...general.matchAll(commandLine)].map(([, name = '', what = '']) => [name, what]))

/** The help of a command, or the general one, which lists only the commands that are there. */
export const helpOf = (name: string, commands: readonly string[]): string =>
  (name !== '' && help[name]) ||
  general.replace(/^ {2}requisite ([\w-]+) {2}.*\n/gm, (line, command: string) =>
    commands.includes(command) ? line : '',
  )
