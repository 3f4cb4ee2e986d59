import { build } from '../contract/build.ts'
import { closest, didYouMean } from '../contract/suggest.ts'
import { type Command, type CommandContext, type ExitStatus, refuse, write } from './context.ts'

/** The commands that this part knows; the composition root adds those that start a service. Each is brought only when it
 *  is asked for, so that all of them start fast. */
const known: Readonly<Record<string, Command>> = {
  calculate: async (...given) => (await import('./calculate.ts')).calculate(...given),
  release: async (...given) => (await import('./release.ts')).release(...given),
  'what-if': async (...given) => (await import('./what-if.ts')).whatIfCommand(...given),
  batch: async (...given) => (await import('./batch.ts')).batch(...given),
  recheck: async (...given) => (await import('./recheck.ts')).recheck(...given),
  offences: async (...given) => (await import('./library.ts')).offencesCommand(...given),
  regimes: async (...given) => (await import('./library.ts')).regimesCommand(...given),
  table: async (...given) => (await import('./table.ts')).tableCommand(...given),
  completion: async (...given) => (await import('./completion.ts')).completion(...given),
}

/** Runs the command that the first word names. */
export async function run(
  args: readonly string[],
  others: Readonly<Record<string, Command>>,
  context: CommandContext,
): Promise<ExitStatus> {
  const [name = '--help', ...rest] = args
  const commands = { ...known, ...others }
  const helpFor = async (about: string): Promise<string> =>
    (await import('./help.ts')).helpOf(about, Object.keys(commands))
  if (['--help', '-h', 'help'].includes(name)) return show(await helpFor(rest[0] ?? ''), context)
  if (['--version', '-v'].includes(name))
    return show(
      `requisite ${build.version}, law version ${build.lawVersion} (law as at ${build.lawAsAt}), API ${build.apiVersion}\n`,
      context,
    )
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (command === undefined) {
    const meant = didYouMean(closest(name, Object.keys(commands)).slice(0, 1))
    return refuse(context, [`There is no command '${name}'.${meant}`], '')
  }
  if (rest.includes('--help') || rest.includes('-h')) return show(await helpFor(name), context)
  return command(rest, context)
}

async function show(text: string, context: CommandContext): Promise<ExitStatus> {
  await write(context, text)
  return 0
}
