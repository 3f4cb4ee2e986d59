import { type CommandRow, type NamedRow, offeredOptions } from './command-row.ts'
import { write } from './context.ts'
import { mistaken } from './mistaken.ts'

const shells = ['bash', 'zsh', 'fish'] as const
type Shell = (typeof shells)[number]

/** What a script needs of every command. */
interface CommandOffer {
  readonly name: string
  readonly is: string
  /** Words that stand by themselves, then options. */
  readonly words: readonly string[]
  readonly options: ReturnType<typeof offeredOptions>
}

const offeredOf = (rows: readonly NamedRow[]): readonly CommandOffer[] =>
  rows.map(({ name, is, row }) => {
    const options = offeredOptions(row)
    return {
      name,
      is,
      options,
      words: [...(row.words ?? []), ...options.map(([option]) => `--${option}`), '--help'],
    }
  })

const first = (commands: readonly CommandOffer[]): string =>
  [...commands.map(({ name }) => name), '--help', '--version'].join(' ')

/** A line for each option of each command that is followed by one of a few words. */
const valueLines = (
  commands: readonly CommandOffer[],
  line: (asked: string, words: string, orFile: boolean) => string,
): string =>
  commands
    .flatMap(({ name, options }) =>
      options.flatMap(([option, { words = [], orFile = false }]) =>
        words.length === 0 ? [] : [line(`"${name} --${option}"`, words.join(' '), orFile)],
      ),
    )
    .join('\n')

const bash = (commands: readonly CommandOffer[]): string => `_requisite() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}" choices=""
  if [ "$COMP_CWORD" -eq 1 ]; then
    choices="${first(commands)}"
  else
    case "\${COMP_WORDS[1]} $previous" in
${valueLines(commands, (asked, words) => `      ${asked}) choices="${words}" ;;`)}
      *)
        case "\${COMP_WORDS[1]}" in
${commands.map(({ name, words }) => `          ${name}) choices="${words.join(' ')}" ;;`).join('\n')}
        esac ;;
    esac
  fi
  COMPREPLY=($(compgen -W "$choices" -- "$current"))
}
complete -o default -F _requisite requisite
`

const zsh = (commands: readonly CommandOffer[]): string => `#compdef requisite
_requisite() {
  if (( CURRENT == 2 )); then
    compadd -- ${first(commands)}
    return
  fi
  case "\${words[2]} \${words[CURRENT-1]}" in
${valueLines(commands, (asked, words, orFile) => `    ${asked}) compadd -- ${words};${orFile ? ' _files;' : ''} return ;;`)}
  esac
  case "\${words[2]}" in
${commands.map(({ name, words }) => `    ${name}) compadd -- ${words.join(' ')} ;;`).join('\n')}
  esac
  _files
}
compdef _requisite requisite
`

const fish = (commands: readonly CommandOffer[]): string => {
  const quoted = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`
  const lines = commands.flatMap(({ name, is, options, words }) => {
    const ofCommand = `-n '__fish_seen_subcommand_from ${name}'`
    const alone = words.filter((word) => !word.startsWith('--'))
    return [
      `complete -c requisite -f -n __fish_use_subcommand -a ${name} -d ${quoted(is)}`,
      ...options.map(([option, { words: choices, orFile }]) => {
        const taken =
          choices === undefined || choices.length === 0
            ? ''
            : ` -${orFile ? 'r' : 'x'} -a ${quoted(choices.join(' '))}`
        return `complete -c requisite ${ofCommand} -l ${option}${taken}`
      }),
      `complete -c requisite ${ofCommand} -l help`,
      ...(alone.length === 0 ? [] : [`complete -c requisite -f ${ofCommand} -a ${quoted(alone.join(' '))}`]),
    ]
  })
  return `${lines.join('\n')}\n`
}

const scripts: Readonly<Record<Shell, (commands: readonly CommandOffer[]) => string>> = { bash, zsh, fish }

/** `requisite completion`. */
export const completionRow = (rows: () => Promise<readonly NamedRow[]>): CommandRow => ({
  takes: shells.join('|'),
  words: shells,
  parts: [
    {
      about: 'It is printed. The examples put it where the shell reads it at its start.',
      options: {},
    },
  ],
  examples: [
    'requisite completion bash >> ~/.bash_completion',
    `requisite completion zsh > "\${fpath[1]}/_requisite"`,
    'requisite completion fish > ~/.config/fish/completions/requisite.fish',
  ],
  run: async ({ positionals }, context) => {
    const shell = shells.find((name) => name === positionals[0])
    if (shell === undefined || positionals.length > 1)
      return mistaken(`Name the shell: ${shells.join(', ')}.`)
    await write(context, scripts[shell](offeredOf(await rows())))
    return 0
  },
})
