import type { Command } from './context.ts'
import type { CommandOption, Options } from './flags.ts'

/** A command: how its options are read, its help, what a shell offers, and what runs. */
export interface CommandRow {
  /** What may stand after its name, besides options. */
  readonly takes?: string
  /** Whether no word may stand by itself. */
  readonly isOfOptions?: true
  /** The words that may stand by themselves, where they are a few. */
  readonly words?: readonly string[]
  /** The help: paragraphs, each with the options that follow it. */
  readonly parts: readonly { readonly about: string; readonly options: Options }[]
  /** Other names that count for it, each with what it says: of the environment. */
  readonly lines?: readonly (readonly [name: string, help: string])[]
  /** What stands after the options. */
  readonly after?: string
  readonly examples: readonly string[]
  /** Null where only the composition root can start it. */
  readonly run: Command | null
}

/** A row with the name of its command, and what the list of commands says of it. */
export interface NamedRow {
  readonly name: string
  readonly is: string
  readonly row: CommandRow
}

export const optionsOf = ({ parts }: Pick<CommandRow, 'parts'>): Options =>
  Object.assign({}, ...parts.map(({ options }) => options))

/** Every option that a shell offers for a command. */
export const offeredOptions = (row: CommandRow): readonly (readonly [string, CommandOption])[] =>
  Object.entries(optionsOf(row)).filter(([, { isOffered }]) => isOffered !== false)
