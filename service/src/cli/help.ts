import { caseIncludes } from '../contract/case/present.ts'
import { CaseRequest, CaseSentenceRequest } from '../contract/case/request.ts'
import { type Kind, kindsOf } from '../contract/from-text.ts'
import { includes } from '../contract/include.ts'
import { CalculationRequest, requestFields } from '../contract/request.ts'
import { kebab } from './flags.ts'

const general = `Requisite works out when a person in prison in England and Wales will be released, and shows how.

  requisite calculate   one sentence: the date, the reason and the working
  requisite release     a whole case: several sentences at once, and what happened since
  requisite batch       every row of a CSV or NDJSON file
  requisite offences    search the offence library
  requisite regimes     list the sets of rules
  requisite serve       start the service and the page
  requisite mcp         tools for assistants, over standard input and output

Examples
  requisite calculate --start-date 2026-11-14 --sentence-years 3 --offence robbery --post-commencement
  requisite batch cohort.csv -o dates.csv --compare
  requisite offences grievous bodily harm

  requisite <command> --help   more about a command
  requisite --version          the versions of the program and of the law

Exit status: 0 answered, 1 the input is wrong, 2 a fault. Colour is used on a terminal only, and not when NO_COLOR is set.
`

/** What a schema says of a field. */
interface Described {
  readonly description?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly default?: unknown
  readonly enum?: readonly unknown[]
  readonly format?: string
  readonly anyOf?: readonly { readonly type?: string }[]
}

const sorts: Readonly<Record<Kind, string>> = {
  integer: 'a whole number',
  boolean: 'true or false',
  string: 'text',
  json: 'written as JSON',
}

function sortOf(kind: Kind, { format, anyOf }: Described): string {
  if (format === 'date') return 'a date as YYYY-MM-DD'
  return anyOf?.some(({ type }) => type === 'integer') ? `${sorts.integer}, or ${sorts[kind]}` : sorts[kind]
}

/** What may stand after a flag: its values, or its sort with its bounds; and what counts without it. */
function valuesOf(kind: Kind, described: Described): string {
  const { minimum, maximum, enum: values, default: otherwise } = described
  const bounds = maximum === undefined ? '' : ` from ${minimum} to ${maximum}`
  const sort =
    values === undefined
      ? `${sortOf(kind, described)}${bounds}`
      : values.filter((value) => value !== null).join(', ')
  return otherwise === undefined ? sort : `${sort}; ${otherwise} when left out`
}

/** A line for each field of a schema, as an option. */
function flagLines(properties: Readonly<Record<string, unknown>>): string {
  const kinds = kindsOf(properties)
  return Object.entries(properties)
    .map(([field, schema]) => {
      const described = schema as Described
      const kind = kinds[field] as Kind
      return flagLine(kebab(field), `${valuesOf(kind, described)}. ${described.description}`)
    })
    .join('\n')
}

const widest = Math.max(...requestFields.map((field) => kebab(field).length))
const flagLine = (name: string, text: string): string => `  --${name.padEnd(widest)}  ${text}`

const calculate = `requisite calculate: one sentence

The options are the fields of the API. The first two are needed.

${flagLines(CalculationRequest.properties)}
${flagLine('offence', 'the same as --offence-key')}
${flagLine('json', 'answer as the API does, to the byte')}
${flagLine('include', `with --json: ${includes.join(', ')}, with commas between them`)}

Examples
  requisite calculate --start-date 2026-11-14 --sentence-years 3 --offence robbery
  requisite calculate --start-date 2026-11-16 --sentence-years 3 --remand-credit-days 40 --post-commencement
  requisite calculate --start-date 2026-11-16 --sentence-years 0 --sentence-months 9 --json --include explanation
`

const { id: _id, consecutiveTo: _consecutiveTo, ...oneSentence } = CaseSentenceRequest.properties
const { addedDays, unlawfullyAtLarge, recall, law, statedReleaseDate } = CaseRequest.properties

const release = `requisite release [case.json]: a whole case, one sentence or up to 60

The file, or standard input, holds a case as POST /api/v1/sentencing/release-dates takes it: { "sentences": [ ... ] }. Each
sentence is under the law of its own day, and the changes of law reach it in their stages.

One sentence can be given by options instead. The start date and a length are needed.

${flagLines({ ...oneSentence, addedDays, unlawfullyAtLarge, recall })}
${flagLine('offence', 'the same as --offence-key')}

With a file or without:

${flagLines({ law, statedReleaseDate })}
${flagLine('json', 'answer as the API does, to the byte')}
${flagLine('include', `with --json: ${caseIncludes.join(', ')}, with commas between them`)}

Examples
  requisite release case.json
  requisite release --start-date 2026-11-16 --sentence-months 30 --offence robbery --remand-credit-days 40
  echo '{"sentences":[{"startDate":"2026-11-16","sentenceWeeks":12},{"startDate":"2026-11-16","sentenceMonths":6,"consecutiveTo":"1"}]}' | requisite release
  requisite release case.json --law before_act --json
`

const batch = `requisite batch [file]: every row of a file, or of standard input

The first row of CSV names the columns as the API names its fields, in any order; commas, semicolons, tabs and bars are
recognised. Every other column is carried through as it is. The results come after the last column. A row that cannot be
answered says why in its last two columns, and the run goes on. Each line of NDJSON is a request; it gets a member "result".

  -o, --output <file>   where to write; without it, standard output. The file appears when it is whole, or not at all
  --format csv|ndjson   where the name of the file does not say it
  --cases               people with one or more sentences. CSV has one row for each sentence and a column person: the rows
                        of a person stand together, and addedDays, unlawfullyAtLarge and law are taken from the first.
                        One row is written for each person. Each line of NDJSON is a case as requisite release takes it
  --compare             the release dates before and after the Act, and as the change is staged
  --strict              exit status 1 when a row had an error
  -q, --quiet           no notes, no progress, no summary

Examples
  requisite batch cohort.csv -o dates.csv
  requisite batch cohort.csv --compare -o before-and-after.csv
  requisite batch --cases people.csv -o dates.csv
  cat requests.ndjson | requisite batch --format ndjson > answers.ndjson
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

const serve = `requisite serve: start the service and the page

It is configured by the environment: HOST, PORT, WORKERS, RATE_LIMIT_PER_MINUTE, RATE_LIMIT_STORE, TRUSTED_PROXIES,
OPERATOR_NAME, PUBLIC_URL and LOG_LEVEL.

Example
  PORT=8080 requisite serve
`

const mcp = `requisite mcp: tools for assistants, over standard input and output

An assistant that speaks the Model Context Protocol starts this command itself. The tools are calculate_release_date,
explain_release_date, work_out_case, find_offence and list_regimes. All of them only read.

Example
  { "mcpServers": { "requisite": { "command": "npx", "args": ["requisite", "mcp"] } } }
`

/** The help of each command; the general help under ''. */
export const help: Readonly<Record<string, string>> = {
  '': general,
  calculate,
  release,
  batch,
  offences,
  regimes,
  serve,
  mcp,
}
