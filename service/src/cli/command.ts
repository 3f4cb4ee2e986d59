import { build } from '../contract/build.ts'
import { closest, didYouMean } from '../contract/suggest.ts'
import { type CommandRow, optionsOf } from './command-row.ts'
import { type CommandName, commandNames, commandTable } from './commands.ts'
import { type Command, type CommandContext, type ExitStatus, refuse, write } from './context.ts'
import { readFlags } from './flags.ts'

/** Runs the command that the first word names. The composition root gives those that start a service. */
export async function run(
  args: readonly string[],
  services: Readonly<Partial<Record<CommandName, Command>>>,
  context: CommandContext,
): Promise<ExitStatus> {
  const [given = '--help', ...rest] = args
  const here = commandNames.filter(
    (name) => !['serve', 'mcp'].includes(name) || Object.hasOwn(services, name),
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
    return refuse(context, [`There is no command '${given}'.${meant}`], '')
  }
  if (rest.includes('--help') || rest.includes('-h')) return show(await helpFor(name), context)
  return runRow(name, await commandTable[name].row(), services[name], rest, context)
}

async function runRow(
  name: string,
  row: CommandRow,
  service: Command | undefined,
  args: readonly string[],
  context: CommandContext,
): Promise<ExitStatus> {
  const read = readFlags(args, optionsOf(row))
  if ('mistakes' in read) return refuse(context, read.mistakes, name)
  const [word] = read.positionals
  if (row.isOfOptions && word !== undefined)
    return refuse(context, [`'${word}' has no option before it.`], name)
  return (service ?? (row.run as Command))(read, context)
}

async function show(text: string, context: CommandContext): Promise<ExitStatus> {
  await write(context, text)
  return 0
}
