import { chunkBytes } from './batch/chunks.ts'
import { type Columns, readColumns } from './batch/columns.ts'
import { cellsOf } from './batch/csv-row.ts'
import { type DateForm, dateForms } from './batch/dates.ts'
import { type Format, formatNames, formatsOf, openInput, openOutput, sizeOf } from './batch/files.ts'
import { type Formulas, formulaHandlings } from './batch/formulas.ts'
import { knownNames } from './batch/header.ts'
import type { BatchRun, CsvInputOptions } from './batch/job.ts'
import { type End, sameFileMistakes, writeText } from './batch/output.ts'
import { type Progress, progressLine } from './batch/progress.ts'
import { runBatch } from './batch/run.ts'
import { summary } from './batch/summary.ts'
import { isWrongInput } from './batch/wrong-input.ts'
import { type Command, type CommandContext, type ExitStatus, refuse } from './context.ts'
import { readFlags } from './flags.ts'
import { isOutputFault } from './output-fault.ts'

/** The options of `requisite batch`. */
export const batchFlags = {
  output: 'value',
  format: 'value',
  calculate: 'nothing',
  cases: 'nothing',
  compare: 'nothing',
  law: 'value',
  codes: 'nothing',
  columns: 'value',
  dates: 'value',
  empty: 'value',
  formulas: 'value',
  report: 'value',
  strict: 'nothing',
  quiet: 'nothing',
} as const
const progressEveryMs = 100

/** `requisite batch`: every row of a file or a stream. */
export const batch: Command = async (args, context) => {
  const read = readFlags(args, batchFlags, { o: 'output', q: 'quiet' })
  if ('mistakes' in read) return refuse(context, read.mistakes, 'batch')
  const { values, positionals } = read
  if (positionals.length > 1) return refuse(context, ['Give one file, or none for standard input.'], 'batch')
  const from = positionals[0] ?? '-'
  const to = values.get('output') ?? '-'
  const formats = formatsOf(values.get('format'), from, to)
  if (formats === null)
    return refuse(
      context,
      [`The format is ${formatNames.join(', ')}. NDJSON is answered as NDJSON, the others as either.`],
      'batch',
    )

  const size = from === '-' ? null : await sizeOf(from)
  if (size === undefined) return refuse(context, [`The file '${from}' cannot be read.`], 'batch')
  const same = await sameFileMistakes(...endsOf(from, to, values, context))
  if (same.length > 0) return refuse(context, same, 'batch')
  const as = values.has('calculate') ? 'calculate' : 'release'
  const apart = apartMistakes(values, formats.output)
  if (apart.length > 0) return refuse(context, apart, 'batch')
  const law = await namedLaw(values.get('law'), context)
  if (law !== null && 'mistakes' in law) return refuse(context, law.mistakes, 'batch')
  const known = knownNames(as)
  const options = csvOptionsOf(values, known)
  if ('mistakes' in options) return refuse(context, options.mistakes, 'batch')
  const compare = values.has('compare')
  const quiet = values.has('quiet')
  const showsProgress = context.isTerminal.stderr && !quiet
  try {
    const isField = (name: string): boolean => known.includes(options.columns.get(name) ?? name)
    const { stdin, interrupted } = context
    const opened = () => openInput(from, formats.input, chunkBytes[as], isField, stdin, interrupted)
    const input = await opened()
    if ('mistakes' in input) return refuse(context, input.mistakes, 'batch')
    const run: BatchRun = {
      format: formats.input === 'ndjson' ? 'ndjson' : 'csv',
      as,
      needsPerson: values.has('cases'),
      compare,
      report: values.has('report'),
      law,
      // Only a spreadsheet runs formulas.
      options: formats.output === 'parquet' ? { ...options, formulas: 'keep' } : options,
      hasFirstRow: formats.input === 'csv',
      input: input.blocks,
      readAgain: async () => {
        if (from === '-' || size === null) return null
        const again = await opened()
        return 'mistakes' in again ? null : again.blocks
      },
      bytesInAll: formats.input === 'parquet' ? null : size,
      cores: context.cores,
      now: context.now,
      interrupted: context.interrupted,
      onProgress: showsProgress ? progressOn(context) : () => {},
      onNote: (note) => (quiet ? undefined : context.writeError(`requisite: ${note}\n`)),
    }
    for (const note of needlessNotes(values)) run.onNote(note)
    const done = await runBatch(run, (columns) =>
      openOutput(to, formats.output, context.stdout, input, columns, context.interrupted),
    )
    if ('mistakes' in done) return refuse(context, done.mistakes, 'batch')
    const { tally } = done
    const report = values.get('report')
    if (report !== undefined && tally.figures !== null) {
      const { reportPage } = await import('./batch/report/page.ts')
      await writeText(report, reportPage(done, tally.figures, run), context.interrupted)
    }
    if (showsProgress) context.writeError('\r\u001b[K')
    if (!quiet) context.writeError(summary(done, run))
    return values.has('strict') && tally.refused > 0 ? 1 : 0
  } catch (error) {
    if (showsProgress) context.writeError('\r\u001b[K')
    return endedBy(error as NodeJS.ErrnoException, from, context)
  }
}

/** All that is read, and all that is written. */
function endsOf(
  from: string,
  to: string,
  values: ReadonlyMap<string, string>,
  { stdin, stdout }: CommandContext,
): readonly [inputs: readonly End[], outputs: readonly End[]] {
  const [law, report] = [values.get('law'), values.get('report')]
  return [
    [from === '-' ? (stdin as End) : from, ...(law === undefined ? [] : [law])],
    [to === '-' ? (stdout as End) : to, ...(report === undefined ? [] : [report])],
  ]
}

/** What cannot go together. */
const apartMistakes = (values: ReadonlyMap<string, string>, format: Format): readonly string[] => [
  ...(values.has('calculate') ? (['cases', 'law'] as const).filter((name) => values.has(name)) : []).map(
    (name) =>
      `--calculate takes each row at the release point that postCommencement names. Leave out --calculate or --${name}.`,
  ),
  ...(values.has('codes') && format === 'ndjson'
    ? ['--codes is for CSV and Parquet: NDJSON is answered as the API does.']
    : []),
]

/** What was needed once, and is what a batch does by itself now. */
const needlessNotes = (values: ReadonlyMap<string, string>): readonly string[] => [
  ...(values.has('cases')
    ? ["--cases is not needed: a column 'person' makes a case of the rows of each person."]
    : []),
  ...(values.get('law') === 'in_force'
    ? ['--law in_force is not needed: a batch goes by it, unless a row names another law.']
    : []),
]

/** What `--law` needs is brought only for it. */
const namedLaw = async (value: string | undefined, context: CommandContext) =>
  value === undefined ? null : (await import('./law.ts')).readLaw(value, context)

/** How the cells of the file are written, as the options say, or every mistake in them. */
function csvOptionsOf(
  values: ReadonlyMap<string, string>,
  known: readonly string[],
): CsvInputOptions | { readonly mistakes: readonly string[] } {
  const dates = dateForms.find((name) => name === (values.get('dates') ?? 'iso'))
  const formulas = formulaHandlings.find((name) => name === (values.get('formulas') ?? 'safe'))
  const written = values.get('columns')
  const read = written === undefined ? { columns: new Map() } : readColumns(written, known)
  const mistakes = [
    ...(dates === undefined
      ? [`--dates is ${dateForms.slice(0, -1).join(', ')} or ${dateForms.at(-1)}.`]
      : []),
    ...(formulas === undefined ? [`--formulas is ${formulaHandlings.join(' or ')}.`] : []),
    ...('mistakes' in read ? read.mistakes : []),
  ]
  return mistakes.length > 0 || 'mistakes' in read
    ? { mistakes }
    : {
        columns: read.columns as Columns,
        dates: dates as DateForm,
        empty: cellsOf(values.get('empty') ?? '', ',').filter((word) => word !== ''),
        formulas: formulas as Formulas,
        codes: values.has('codes'),
      }
}

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
export function endedBy(
  error: NodeJS.ErrnoException,
  from: string,
  { writeError, interrupted }: CommandContext,
): ExitStatus {
  if (error.code === 'EPIPE' || interrupted.aborted) return 0
  const [, missing] = /Cannot find package '([^']+)'/.exec(error.message) ?? []
  if (missing !== undefined) {
    writeError(
      `requisite: This needs the package ${missing}, which is not installed here: npm install ${missing}\n`,
    )
    return 2
  }
  if (!isOutputFault(error) && (error.syscall === 'read' || error.path === from)) {
    writeError(`requisite: The file '${from}' cannot be read: ${error.message}.\n`)
    return 1
  }
  writeError(`requisite: ${error.message}\n`)
  return isWrongInput(error) ? 1 : 2
}
