import { type ExampleCall, exampleCalls } from './examples.ts'

/** A call as it is written in one language. */
export interface Sample {
  readonly lang: 'Shell' | 'JavaScript' | 'Python'
  readonly label: 'curl' | 'JavaScript' | 'Python'
  readonly source: string
}

/** How a language writes values. */
interface Notation {
  readonly text: (value: string) => string
  readonly name: (value: string) => string
  readonly truth: readonly [no: string, yes: string]
  /** What stands between a brace and what is in it. */
  readonly space: string
  readonly indent: string
}

const quoted = (value: string): string => JSON.stringify(value)
const inJson: Notation = { text: quoted, name: quoted, truth: ['false', 'true'], space: ' ', indent: '  ' }
const inScript: Notation = { ...inJson, text: (value) => `'${value}'`, name: (value) => value }
const inPython: Notation = { ...inJson, truth: ['False', 'True'], space: '', indent: '    ' }

/** So many characters stand on a line: three samples are read beside each other. */
const width = 72

/** A value as a language writes it, on one line where it fits. */
function written(value: unknown, notation: Notation, indent = ''): string {
  if (typeof value === 'string') return notation.text(value)
  if (typeof value === 'boolean') return notation.truth[value ? 1 : 0]
  if (typeof value !== 'object' || value === null) return String(value)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  const space = Array.isArray(value) ? '' : notation.space
  const deeper = indent + notation.indent
  const entries = (at: string): readonly string[] =>
    Array.isArray(value)
      ? value.map((inner) => written(inner, notation, at))
      : Object.entries(value).map(
          ([name, inner]) => `${notation.name(name)}: ${written(inner, notation, at)}`,
        )
  const line = `${open}${space}${entries(deeper).join(', ')}${space}${close}`
  if (indent.length + line.length <= width && !line.includes('\n')) return line
  const end = notation === inJson ? '' : ','
  return `${open}\n${deeper}${entries(deeper).join(`,\n${deeper}`)}${end}\n${indent}${close}`
}

const curl = (url: string, { body }: ExampleCall): string =>
  body === undefined
    ? `curl '${url}'`
    : `curl '${url}' \\\n  -H 'Content-Type: application/json' \\\n  -d '${written(body, inJson)}'`

function javaScript(url: string, { body, shows }: ExampleCall): string {
  const place = shows.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`)).join('')
  const call =
    body === undefined
      ? `const response = await fetch(\n  '${url}',\n)`
      : `const response = await fetch(
  '${url}',
  {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(${written(body, inScript, '    ')}),
  },
)`
  return `${call}\nconst answer = await response.json()\nconsole.log(answer${place})`
}

function python(url: string, { body, shows }: ExampleCall): string {
  const place = shows.map((step) => `[${JSON.stringify(step)}]`).join('')
  const call =
    body === undefined
      ? `with urlopen(\n    "${url}"\n) as response:`
      : `request = Request(
    "${url}",
    json.dumps(${written(body, inPython, '    ')}).encode(),
    {"Content-Type": "application/json"},
)
with urlopen(request) as response:`
  const names = body === undefined ? 'urlopen' : 'Request, urlopen'
  return `import json
from urllib.request import ${names}

${call}
    answer = json.load(response)
print(answer${place})`
}

/** The samples of an operation, for a service at this address. */
export function samplesOf(operation: string, address: string): readonly Sample[] {
  const call = exampleCalls[operation]
  if (call === undefined) return []
  const url = `${address}${call.isOutside ? '' : '/api/v1/sentencing'}${call.path}`
  return [
    { lang: 'Shell', label: 'curl', source: curl(url, call) },
    { lang: 'JavaScript', label: 'JavaScript', source: javaScript(url, call) },
    { lang: 'Python', label: 'Python', source: python(url, call) },
  ]
}
