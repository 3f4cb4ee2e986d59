import { calculationFacts, type Facts, personFacts, whatIfFacts } from '@requisite/law'
import { caseIncludes } from '../contract/case/present.ts'
import { includes } from '../contract/include.ts'
import { dateForms } from './batch/dates.ts'
import { formatNames } from './batch/files.ts'
import { formulaHandlings } from './batch/formulas.ts'
import { batchFlags } from './batch.ts'
import { calculateFlags } from './calculate.ts'
import { type Command, refuse, write } from './context.ts'
import { flagWords as wordsOfFact } from './fact-flags.ts'
import { type Flags, kebab } from './flags.ts'
import { commandsIn, help } from './help.ts'
import { libraryFlags } from './library.ts'
import { recheckFlags } from './recheck.ts'
import { releaseFacts, releaseFlags } from './release.ts'
import { tableFlags } from './table.ts'
import { whatIfFlags } from './what-if.ts'

const shells = ['bash', 'zsh', 'fish'] as const
type Shell = (typeof shells)[number]

type Words = Readonly<Record<string, readonly string[]>>

/** What can follow the options of facts, where that is one of a few words. */
const wordsOfFacts = (facts: Facts): Words =>
  Object.fromEntries(
    Object.entries(facts).flatMap(([field, fact]): readonly [string, readonly string[]][] => {
      const words = wordsOfFact(fact)
      const short: readonly string[] = fact.kind === 'offence' ? ['offence'] : []
      return words.length === 0 ? [] : [kebab(field), ...short].map((name) => [name, words])
    }),
  )

/** What is taken only to be refused in words is not offered. */
const { 'minimum-sentence': _refused, ...offeredWhatIf } = whatIfFlags
/** What is taken only to be called needless, neither. */
const { cases: _needless, ...offeredBatch } = batchFlags

/** The options of each command as the command itself reads them, and the words that can follow them. */
const tables: Readonly<Record<string, { readonly flags: Flags; readonly words: Words }>> = {
  calculate: {
    flags: calculateFlags,
    words: { ...wordsOfFacts(calculationFacts), include: includes },
  },
  release: {
    flags: releaseFlags,
    words: { ...wordsOfFacts(releaseFacts), include: caseIncludes },
  },
  batch: {
    flags: offeredBatch,
    words: {
      ...wordsOfFacts({ law: personFacts.law }),
      format: formatNames,
      dates: dateForms,
      formulas: formulaHandlings,
    },
  },
  recheck: { flags: recheckFlags, words: { ...wordsOfFacts({ law: personFacts.law }), dates: dateForms } },
  'what-if': {
    flags: offeredWhatIf,
    words: { ...wordsOfFacts(whatIfFacts), plea: ['1/10', '1/4', '1/3', 'all'] },
  },
  offences: { flags: libraryFlags, words: {} },
  regimes: { flags: libraryFlags, words: {} },
  table: { flags: tableFlags, words: {} },
}

/** What can also be the name of a file. */
const orFile: ReadonlySet<string> = new Set(['law'])

const optionsOf = (command: string): readonly string[] => [
  ...Object.keys(tables[command]?.flags ?? {}).map((name) => `--${name}`),
  '--help',
]

/** Each option of each command that is followed by one of a few words. */
const values: readonly (readonly [command: string, flag: string, words: readonly string[]])[] =
  Object.entries(tables).flatMap(([command, { flags, words }]) =>
    Object.keys(flags).flatMap((flag) => {
      const choices = words[flag]
      return choices === undefined ? [] : [[command, flag, choices] as const]
    }),
  )

const bash = (commands: ReadonlyMap<string, string>): string => `_requisite() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}" choices=""
  if [ "$COMP_CWORD" -eq 1 ]; then
    choices="${[...commands.keys(), '--help', '--version'].join(' ')}"
  else
    case "\${COMP_WORDS[1]} $previous" in
${values.map(([command, flag, words]) => `      "${command} --${flag}") choices="${words.join(' ')}" ;;`).join('\n')}
      *)
        case "\${COMP_WORDS[1]}" in
${[...commands.keys()].map((name) => `          ${name}) choices="${wordsOf(name).join(' ')}" ;;`).join('\n')}
        esac ;;
    esac
  fi
  COMPREPLY=($(compgen -W "$choices" -- "$current"))
}
complete -o default -F _requisite requisite
`

const zsh = (commands: ReadonlyMap<string, string>): string => `#compdef requisite
_requisite() {
  if (( CURRENT == 2 )); then
    compadd -- ${[...commands.keys(), '--help', '--version'].join(' ')}
    return
  fi
  case "\${words[2]} \${words[CURRENT-1]}" in
${values.map(([command, flag, choices]) => `    "${command} --${flag}") compadd -- ${choices.join(' ')};${orFile.has(flag) ? ' _files;' : ''} return ;;`).join('\n')}
  esac
  case "\${words[2]}" in
${[...commands.keys()].map((name) => `    ${name}) compadd -- ${wordsOf(name).join(' ')} ;;`).join('\n')}
  esac
  _files
}
compdef _requisite requisite
`

const fish = (commands: ReadonlyMap<string, string>): string => {
  const quoted = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`
  const ofCommand = (name: string): string => `-n '__fish_seen_subcommand_from ${name}'`
  const first = [...commands].map(
    ([name, what]) => `complete -c requisite -f -n __fish_use_subcommand -a ${name} -d ${quoted(what)}`,
  )
  const options = [...commands.keys()].flatMap((name) =>
    optionsOf(name).map((option) => {
      const choices = tables[name]?.words[option.slice(2)]
      const taken =
        choices === undefined
          ? ''
          : ` -${orFile.has(option.slice(2)) ? 'r' : 'x'} -a ${quoted(choices.join(' '))}`
      return `complete -c requisite ${ofCommand(name)} -l ${option.slice(2)}${taken}`
    }),
  )
  const shell = `complete -c requisite -f ${ofCommand('completion')} -a '${shells.join(' ')}'`
  return `${[...first, ...options, shell].join('\n')}\n`
}

const wordsOf = (command: string): readonly string[] => [
  ...(command === 'completion' ? shells : []),
  ...optionsOf(command),
]

const scripts: Readonly<Record<Shell, (commands: ReadonlyMap<string, string>) => string>> = {
  bash,
  zsh,
  fish,
}

/** `requisite completion`: what makes a shell complete commands, options and their values. */
export const completion: Command = async (args, context) => {
  const shell = shells.find((name) => name === args[0])
  if (shell === undefined || args.length > 1)
    return refuse(context, [`Name the shell: ${shells.join(', ')}.`], 'completion')
  await write(context, scripts[shell](commandsIn(help[''] ?? '')))
  return 0
}
