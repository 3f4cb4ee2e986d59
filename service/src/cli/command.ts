import { build } from '../contract/build.ts'
import { closest, didYouMean } from '../contract/suggest.ts'
import { type CommandRow, optionsOf } from './command-row.ts'
import { type CommandName, commandNames, commandTable } from './commands.ts'
import { type Command, type CommandContext, type ExitStatus, refuse, write } from './context.ts'
import { readFlags } from './flags.ts'
import { type Mistaken, mistaken } from './mistaken.ts'

/** Runs the command that the first word names. The composition root gives those that start a service. */
export async function run(
  args: readonly string[],
  services: Readonly<Partial<Record<CommandName, Command>>>,
  context: CommandContext,
): Promise<ExitStatus> {
  const [given = '--help', ...rest] = args
  const here = commandNames.filter(
    (name) => !['serve', 'site', 'mcp'].includes(name) || Object.hasOwn(services, name),
  )
  const helpFor = async (about: string | undefined): Promise<string> =>
    (await import('./help.ts')).helpOf(about, here)
  if (['--help', '-h', 'help'].includes(given)) return show(await helpFor(rest[0]), context)
  if (['--version', '-v'].includes(given))
    return show(
      `requisite ${build.version}, law version ${build.lawVersion} (law as at ${build.lawAsAt}), API ${build.apiVersion}\n`,
      context,
    )
  const name = here.find((one) => one === given)
  if (name === undefined) {
    const meant = didYouMean(closest(given, here).slice(0, 1))
    return refuse(context, mistaken(`There is no command '${given}'.${meant}`), '')
  }
  if (rest.includes('--help') || rest.includes('-h')) return show(await helpFor(name), context)
  const done = await runRow(await commandTable[name].row(), services[name], rest, context)
  return typeof done === 'number' ? done : refuse(context, done, name)
}

async function runRow(
  row: CommandRow,
  service: Command | undefined,
  args: readonly string[],
  context: CommandContext,
): Promise<ExitStatus | Mistaken> {
  const read = readFlags(args, optionsOf(row))
  if ('mistakes' in read) return read
  const [word] = read.positionals
  if (row.isOfOptions && word !== undefined) return mistaken(`'${word}' has no option before it.`)
  return (service ?? (row.run as Command))(read, context)
}

async function show(text: string, context: CommandContext): Promise<ExitStatus> {
  await write(context, text)
  return 0
}
