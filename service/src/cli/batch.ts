import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { addAbortSignal } from 'node:stream'
import { endlessRow } from './batch/chunks.ts'
import { fileOutput, type Output, streamOutput } from './batch/output.ts'
import { type Progress, progressLine } from './batch/progress.ts'
import { type Run, runBatch } from './batch/run.ts'
import { summary } from './batch/summary.ts'
import { type Command, type CommandContext, type ExitStatus, refuse } from './context.ts'
import { readFlags } from './flags.ts'

const flags = {
  output: 'value',
  format: 'value',
  cases: 'nothing',
  compare: 'nothing',
  law: 'value',
  strict: 'nothing',
  quiet: 'nothing',
} as const
const readBytes = 512 * 1024
const progressEveryMs = 100

/** `requisite batch`: every row of a file or a stream. */
export const batch: Command = async (args, context) => {
  const read = readFlags(args, flags, { o: 'output', q: 'quiet' })
  if ('mistakes' in read) return refuse(context, read.mistakes, 'batch')
  const { values, positionals } = read
  if (positionals.length > 1) return refuse(context, ['Give one file, or none for standard input.'], 'batch')
  const from = positionals[0] ?? '-'
  const to = values.get('output') ?? '-'
  const format = formatOf(values.get('format'), from, to)
  if (format === null) return refuse(context, ['The format is csv or ndjson, for input and output.'], 'batch')

  const size = from === '-' ? null : await sizeOf(from)
  if (size === undefined) return refuse(context, [`The file '${from}' cannot be read.`], 'batch')
  const of = values.has('cases') ? 'cases' : 'sentences'
  const law = await namedLaw(values.get('law'), context)
  if (law !== null && 'mistakes' in law) return refuse(context, law.mistakes, 'batch')
  const compare = values.has('compare')
  const quiet = values.has('quiet')
  const showsProgress = context.isTerminal.stderr && !quiet
  const run: Run = {
    format,
    of,
    compare,
    law,
    input: inputOf(from, context),
    bytesInAll: size,
    cores: context.cores,
    now: context.now,
    interrupted: context.interrupted,
    onProgress: showsProgress ? progressOn(context) : () => {},
    onNote: (note) => (quiet ? undefined : context.writeError(`requisite: ${note}\n`)),
  }
  try {
    const done = await runBatch(run, () => outputOf(to, context))
    if ('mistakes' in done) return refuse(context, done.mistakes, 'batch')
    if (showsProgress) context.writeError('\r\u001b[K')
    if (!quiet) context.writeError(await summary(done.tally, run, done.ms))
    return values.has('strict') && done.tally.refused > 0 ? 1 : 0
  } catch (error) {
    if (showsProgress) context.writeError('\r\u001b[K')
    return failed(error as NodeJS.ErrnoException, from, to, context)
  }
}

/** What `--law` needs is brought only for it. */
const namedLaw = async (value: string | undefined, context: CommandContext) =>
  value === undefined ? null : (await import('./law.ts')).readLaw(value, context)

const formats: Readonly<Record<string, 'csv' | 'ndjson'>> = {
  csv: 'csv',
  tsv: 'csv',
  txt: 'csv',
  ndjson: 'ndjson',
  jsonl: 'ndjson',
}
const extension = (path: string): string => /\.([^./\\]+)$/.exec(path)?.[1]?.toLowerCase() ?? ''

/** The format that is named, or that the names of the files say; null where they disagree. */
function formatOf(named: string | undefined, from: string, to: string): 'csv' | 'ndjson' | null {
  if (named !== undefined) return named === 'csv' || named === 'ndjson' ? named : null
  const [input, output] = [formats[extension(from)], formats[extension(to)]]
  return input !== undefined && output !== undefined && input !== output ? null : (input ?? output ?? 'csv')
}

/** The bytes of a file, null where a size means nothing, undefined when there is no such file. */
async function sizeOf(path: string): Promise<number | null | undefined> {
  try {
    const stats = await stat(path)
    return stats.isDirectory() ? undefined : stats.isFile() ? stats.size : null
  } catch {
    return undefined
  }
}

const inputOf = (path: string, { stdin, interrupted }: CommandContext): AsyncIterable<Buffer> =>
  path === '-'
    ? addAbortSignal(interrupted, stdin)
    : createReadStream(path, { highWaterMark: readBytes, signal: interrupted })

const outputOf = async (path: string, { stdout }: CommandContext): Promise<Output> =>
  path === '-' ? streamOutput(stdout) : fileOutput(path)

/** Shows how far the run is, but not so often that it slows down. */
function progressOn({ writeError }: CommandContext): (progress: Progress) => void {
  let shown = 0
  return (progress) => {
    if (progress.ms - shown < progressEveryMs) return
    shown = progress.ms
    writeError(`\r\u001b[K${progressLine(progress)}`)
  }
}

/** A pipe that nobody reads any more, and an interruption, end the run without a word. */
function failed(
  error: NodeJS.ErrnoException,
  from: string,
  to: string,
  { writeError, interrupted }: CommandContext,
): ExitStatus {
  if (error.code === 'EPIPE' || interrupted.aborted) return 0
  if (error.syscall === 'read' || error.path === from) {
    writeError(`requisite: The file '${from}' cannot be read: ${error.message}.\n`)
    return 1
  }
  const place = to === '-' ? 'the output' : `'${to}'`
  const full = error.code === 'ENOSPC' || error.code === 'EFBIG' || error.code === 'EDQUOT'
  const why = full
    ? `There is no room for ${place}. Nothing was left there.`
    : error.code !== undefined
      ? `${place} could not be written: ${error.message}. Nothing was left there.`
      : error.message
  writeError(`requisite: ${why}\n`)
  return error.message === endlessRow ? 1 : 2
}
