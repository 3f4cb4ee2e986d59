import type { CommandRow } from './command-row.ts'
import { type CommandName, commandNames, commandTable } from './commands.ts'
import type { CommandOption } from './flags.ts'

/** No line is wider, so that none is broken on a terminal. */
const width = 100

/** Where the words of an option begin at most; a longer name stands on a line of its own. */
const furthest = 30

/** Words in lines, each with the same space before it. */
function wrapped(text: string, indent = 0): string {
  const lines = [' '.repeat(indent)]
  for (const word of text.split(/\s+/)) {
    const line = lines[lines.length - 1] as string
    const next = line.trim() === '' ? line + word : `${line} ${word}`
    if (next.length <= width || line.trim() === '') lines[lines.length - 1] = next
    else lines.push(' '.repeat(indent) + word)
  }
  return lines.join('\n')
}

/** Names in a column, and what is said of each beside it. */
function columns(rows: readonly (readonly [name: string, text: string])[]): string {
  const indent = Math.min(furthest, 4 + Math.max(0, ...rows.map(([name]) => name.length)))
  return rows
    .map(([name, text]) => {
      const lines = wrapped(text, indent)
      return name.length + 4 > indent ? `  ${name}\n${lines}` : `  ${name}${lines.slice(2 + name.length)}`
    })
    .join('\n')
}

const optionName = ([name, { short, value }]: readonly [string, CommandOption]): string =>
  `${short === undefined ? '' : `-${short}, `}--${name}${value === undefined ? '' : ` ${value}`}`

const paragraphs = (text: string): string =>
  text
    .split('\n\n')
    .map((one) => wrapped(one))
    .join('\n\n')

const examplesOf = (examples: readonly string[]): string =>
  [examples.length === 1 ? 'Example' : 'Examples', ...examples.map((one) => `  ${one}`)].join('\n')

/** How a command is written, without its options. */
export const usageOf = (name: string, { takes }: Pick<CommandRow, 'takes'>): string =>
  ['requisite', name, ...(takes === undefined ? [] : [takes])].join(' ')

function commandHelp(name: CommandName, row: CommandRow): string {
  const parts = row.parts.flatMap(({ about, options }) => [
    paragraphs(about),
    columns(Object.entries(options).map((one) => [optionName(one), one[1].help])),
  ])
  return `${[
    wrapped(`${usageOf(name, row)}: ${commandTable[name].is}`),
    ...parts,
    columns(row.lines ?? []),
    paragraphs(row.after ?? ''),
    examplesOf(row.examples),
  ]
    .filter((part) => part !== '')
    .join('\n\n')}\n`
}

const general = (here: readonly CommandName[]): string => `${wrapped(
  'Requisite works out when a person in prison in England and Wales will be released, and shows how.',
)}

${columns(here.map((name) => [`requisite ${name}`, commandTable[name].is]))}

${examplesOf([
  'requisite release --start-date 2026-11-14 --sentence-years 3 --offence robbery',
  'requisite batch cohort.csv -o dates.csv --compare',
  'requisite offences grievous bodily harm',
])}

  requisite <command> --help   more about a command
  requisite --version          the versions of the program and of the law

${wrapped(
  `Exit status: 0 answered, 1 the input is wrong, 2 a fault (recheck has two more).
  Colour is used on a terminal only, and not when NO_COLOR is set.`,
)}
`

/** The help of a command, or the general one, which lists only the commands that are there. */
export async function helpOf(about: string | undefined, here: readonly CommandName[]): Promise<string> {
  const name = commandNames.find((one) => one === about)
  return name === undefined ? general(here) : commandHelp(name, await commandTable[name].row())
}

/** The help of every command, and the general one. */
export const allHelp = (): Promise<readonly string[]> =>
  Promise.all([undefined, ...commandNames].map((name) => helpOf(name, commandNames)))
