import { closest, didYouMean } from '../contract/suggest.ts'

/** What a flag takes: the word after it, once or as often as it is given; nothing; or true, false or unknown where such a word follows it. */
export type Flags = Readonly<Record<string, 'value' | 'values' | 'nothing' | 'truth'>>

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

const isTruth = (word: string | undefined): boolean =>
  word !== undefined && /^(?:true|false|unknown)$/i.test(word)

/** The flags and words of a command, or every mistake in them. */
export function readFlags(
  args: readonly string[],
  flags: Flags,
  short: Readonly<Record<string, string>> = {},
): ReadFlags | { readonly mistakes: readonly string[] } {
  const values = new Map<string, string>()
  const lists = new Map<string, string[]>()
  const set = (name: string, value: string): void => {
    if (flags[name] === 'values') lists.set(name, [...(lists.get(name) ?? []), value])
    else values.set(name, value)
  }
  const positionals: string[] = []
  const mistakes: string[] = []
  for (let i = 0; i < args.length; i++) {
    const arg = args[i] as string
    if (arg === '--') {
      positionals.push(...args.slice(i + 1))
      break
    }
    if (!arg.startsWith('-') || arg === '-') {
      positionals.push(arg)
      continue
    }
    const equals = arg.indexOf('=')
    const written = equals === -1 ? arg : arg.slice(0, equals)
    const name = written.startsWith('--') ? kebab(written.slice(2)) : (short[written.slice(1)] ?? written)
    const takes = Object.hasOwn(flags, name) ? flags[name] : undefined
    if (takes === undefined) {
      const meant = didYouMean(closest(name, Object.keys(flags)).slice(0, 1)).replace("'", "'--")
      mistakes.push(`There is no option ${written}.${meant}`)
    } else if (values.has(name)) mistakes.push(`The option ${written} is given twice.`)
    else if (equals !== -1 && takes !== 'nothing') set(name, arg.slice(equals + 1))
    else if (takes.startsWith('value') && i + 1 < args.length) set(name, args[++i] as string)
    else if (takes.startsWith('value') || equals !== -1)
      mistakes.push(
        takes === 'nothing' ? `${written} takes no value.` : `The option ${written} needs a value.`,
      )
    else values.set(name, takes === 'truth' && isTruth(args[i + 1]) ? (args[++i] as string) : 'true')
  }
  return mistakes.length > 0 ? { mistakes } : { values, lists, positionals }
}

/** What is asked for in addition is a part of the JSON: the text has all of it already. */
export const includeMistake = (values: ReadonlyMap<string, string>): string | null =>
  values.has('include') && !values.has('json')
    ? 'Give --json with --include. Without --json the text already says all of it.'
    : null
