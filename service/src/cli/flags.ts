import { parseArgs } from 'node:util'
import { namedLaws } from '@requisite/law/internal'
import { closest, didYouMean } from '../contract/suggest.ts'
import type { Mistaken } from './mistaken.ts'

/** An option of a command: how it is read, what the help says of it and what a shell offers after it. */
export interface CommandOption {
  /** The word after it, once or as often as it is given; nothing; or true, false or unknown where such a word follows it. */
  readonly takes: 'value' | 'values' | 'nothing' | 'truth'
  readonly help: string
  /** What stands for its value in the help. */
  readonly value?: string
  readonly short?: string
  /** What can follow it, where that is one of a few words; and whether the name of a file can, too. */
  readonly words?: readonly string[]
  readonly orFile?: true
  /** What is taken only to be refused or called needless is not offered. */
  readonly isOffered?: false
}

/** By the name in kebab-case, without its dashes. */
export type Options = Readonly<Record<string, CommandOption>>

export interface ReadFlags {
  /** By the flag's name in kebab-case, without its dashes. */
  readonly values: ReadonlyMap<string, string>
  /** The words of flags that may be given more than once. */
  readonly lists: ReadonlyMap<string, readonly string[]>
  /** What is no flag, in order. */
  readonly positionals: readonly string[]
}

/** A name as flags are written: startDate and start-date are one. */
export const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const isTruth = (word: string): boolean => /^(?:true|false|unknown)$/i.test(word)

/** An argument with the one name of its option: --startDate and -o=file as --start-date and --output=file. */
function spelled(arg: string, options: Options): string {
  const [, dashes, given = '', rest] = /^(--?)([^=-][^=]*)(.*)$/s.exec(arg) ?? []
  const name =
    dashes === '-' ? Object.keys(options).find((one) => options[one]?.short === given) : kebab(given)
  return name !== undefined && Object.hasOwn(options, name) ? `--${name}${rest}` : arg
}

/** The flags and words of a command, or every mistake in them. */
export function readFlags(args: readonly string[], options: Options): ReadFlags | Mistaken {
  const end = args.includes('--') ? args.indexOf('--') : args.length
  const { tokens } = parseArgs({
    args: [...args.slice(0, end).map((arg) => spelled(arg, options)), ...args.slice(end)],
    options: Object.fromEntries(
      Object.entries(options).map(([name, { takes }]) => [
        name,
        { type: takes.startsWith('value') ? 'string' : 'boolean' } as const,
      ]),
    ),
    strict: false,
    tokens: true,
  })
  const values = new Map<string, string>()
  const lists = new Map<string, string[]>()
  const positionals: string[] = []
  const mistakes = new Set<string>()
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as (typeof tokens)[number]
    if (token.kind === 'positional') positionals.push(token.value)
    if (token.kind !== 'option') continue
    const { name, value } = token
    const [written = ''] = (args[token.index] as string).split('=', 1)
    const takes =
      token.rawName.startsWith('--') && Object.hasOwn(options, name) ? options[name]?.takes : undefined
    const next = tokens[i + 1]
    if (takes === undefined) {
      const meant = closest(written.replace(/^-+/, ''), Object.keys(options)).slice(0, 1)
      mistakes.add(`There is no option ${written}.${didYouMean(meant).replace("'", "'--")}`)
    } else if (values.has(name)) mistakes.add(`The option ${written} is given twice.`)
    else if (takes === 'nothing' && value !== undefined) mistakes.add(`${written} takes no value.`)
    else if (takes.startsWith('value') && value === undefined)
      mistakes.add(`The option ${written} needs a value.`)
    else if (takes === 'values') lists.set(name, [...(lists.get(name) ?? []), value as string])
    else if (takes === 'truth' && value === undefined && next?.kind === 'positional' && isTruth(next.value)) {
      values.set(name, next.value)
      i++
    } else values.set(name, value ?? 'true')
  }
  return mistakes.size > 0 ? { mistakes: [...mistakes] } : { values, lists, positionals }
}

/** An option that takes nothing, and one that takes a word: what stands for it in the help, and the words that it can be. */
export const bare = (help: string): CommandOption => ({ takes: 'nothing', help })
export const worded = (value: string, help: string, words: readonly string[] = []): CommandOption => ({
  takes: 'value',
  help,
  words,
  ...(value === '' ? {} : { value }),
})

/** What many commands take. */
export const jsonOption = bare('answer as the API does, to the byte')
export const offenceOption = ({ 'offence-key': key }: Options): CommandOption =>
  worded('', 'the same as --offence-key', key?.words)
export const includeOption = (words: readonly string[]): CommandOption =>
  worded('', `with --json: ${words.join(', ')}, with commas between them`, words)
export const outputOption: CommandOption = {
  ...worded(
    '<file>',
    'where to write; without it, standard output. The file appears when it is whole, or not at all',
  ),
  short: 'o',
}
export const quietOption: CommandOption = { ...bare('no notes, no progress, no summary'), short: 'q' }
export const lawOption = (help: string): CommandOption => ({
  ...worded('<law>', help, namedLaws),
  orFile: true,
})

/** What is asked for in addition is a part of the JSON: the text has all of it already. */
export const includeMistake = (values: ReadonlyMap<string, string>): string | null =>
  values.has('include') && !values.has('json')
    ? 'Give --json with --include. Without --json the text already says all of it.'
    : null
