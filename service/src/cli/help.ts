import { kindOf, type RequestField } from '../contract/from-text.ts'
import { includes } from '../contract/include.ts'
import { CalculationRequest, requestFields } from '../contract/request.ts'
import { kebab } from './flags.ts'

const general = `Requisite works out when a person in prison in England and Wales will be released, and shows how.

  requisite calculate   one sentence: the date, the reason and the working
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

const widest = Math.max(...requestFields.map((field) => kebab(field).length))

const flagLine = (field: RequestField): string => {
  const { description } = CalculationRequest.properties[field] as { description?: string }
  const sort = { integer: 'a whole number', boolean: 'true or false', string: 'text' }[kindOf[field]]
  return `  --${kebab(field).padEnd(widest)}  ${sort}. ${description}`
}

const calculate = `requisite calculate: one sentence

The options are the fields of the API. The first two are needed.

${requestFields.map(flagLine).join('\n')}
  --${'offence'.padEnd(widest)}  the same as --offence-key
  --${'json'.padEnd(widest)}  answer as the API does, to the byte
  --${'include'.padEnd(widest)}  with --json: ${includes.join(', ')}, with commas between them

Examples
  requisite calculate --start-date 2026-11-14 --sentence-years 3 --offence robbery
  requisite calculate --start-date 2026-11-16 --sentence-years 3 --remand-credit-days 40 --post-commencement
  requisite calculate --start-date 2026-11-16 --sentence-years 0 --sentence-months 9 --json --include explanation
`

const batch = `requisite batch [file]: every row of a file, or of standard input

The first row of CSV names the columns as the API names its fields, in any order; commas, semicolons, tabs and bars are
recognised. Every other column is carried through as it is. The results come after the last column. A row that cannot be
answered says why in its last two columns, and the run goes on. Each line of NDJSON is a request; it gets a member "result".

  -o, --output <file>   where to write; without it, standard output. The file appears when it is whole, or not at all
  --format csv|ndjson   where the name of the file does not say it
  --compare             the release dates before and after the Act, and as the change is staged
  --strict              exit status 1 when a row had an error
  -q, --quiet           no notes, no progress, no summary

Examples
  requisite batch cohort.csv -o dates.csv
  requisite batch cohort.csv --compare -o before-and-after.csv
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
explain_release_date, find_offence and list_regimes. All of them only read.

Example
  { "mcpServers": { "requisite": { "command": "/whole/path/of/requisite", "args": ["mcp"] } } }
`

/** The help of each command; the general help under ''. */
export const help: Readonly<Record<string, string>> = {
  '': general,
  calculate,
  batch,
  offences,
  regimes,
  serve,
  mcp,
}
