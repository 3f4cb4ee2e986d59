import { chunkBytes } from './batch/chunks.ts'
import { type Columns, readColumns } from './batch/columns.ts'
import { cellsOf } from './batch/csv-row.ts'
import { type DateForm, dateForms } from './batch/dates.ts'
import {
  formatsOf,
  isWorkbook,
  openInput,
  openOutput,
  outputNotes,
  sizeOf,
  workbookMistake,
  writtenWorkbook,
} from './batch/files.ts'
import { type Formulas, formulaHandlings } from './batch/formulas.ts'
import { knownNames } from './batch/header.ts'
import { type BatchRun, type Format, formatNames, type RowsAsked } from './batch/job.ts'
import { type End, leftBeside, sameFileMistakes, writeText } from './batch/output.ts'
import { type Progress, progressLine } from './batch/progress.ts'
import { type Done, runBatch } from './batch/run.ts'
import { summary } from './batch/summary.ts'
import { isWrongInput } from './batch/wrong-input.ts'
import type { CommandRow } from './command-row.ts'
import type { Command, CommandContext, ExitStatus } from './context.ts'
import { bare, lawOption, type Options, outputOption, quietOption, type ReadFlags, worded } from './flags.ts'
import { type Mistaken, mistaken } from './mistaken.ts'
import { isOutputFault } from './output-fault.ts'
import { clearedLine } from './paint.ts'

const progressEveryMs = 100

/** Every row of a file or a stream: what was done, or the status where nothing could be. */
export const batchRun = async (
  { values, positionals }: ReadFlags,
  context: CommandContext,
): Promise<Done | Mistaken | ExitStatus> => {
  if (positionals.length > 1) return mistaken('Give one file, or none for standard input.')
  const from = positionals[0] ?? '-'
  const to = values.get('output') ?? '-'
  if (!values.has('format') && isWorkbook(from)) return mistaken(workbookMistake(from))
  const formats = formatsOf(values.get('format'), from, to)
  if (formats === null)
    return mistaken(
      `The format is ${formatNames.join(', ')}. NDJSON is answered as NDJSON, the others as either.`,
    )

  const size = from === '-' ? null : await sizeOf(from)
  if (size === undefined) return mistaken(`The file '${from}' cannot be read.`)
  const same = [...writtenWorkbook(to), ...(await sameFileMistakes(...endsOf(from, to, values, context)))]
  if (same.length > 0) return { mistakes: same }
  const as = values.has('calculate') ? 'calculate' : 'release'
  const apart = apartMistakes(values, formats.output)
  if (apart.length > 0) return { mistakes: apart }
  const law = await namedLaw(values.get('law'), context)
  if (law !== null && 'mistakes' in law) return law
  const known = knownNames(as)
  const options = csvOptionsOf(values, known)
  if ('mistakes' in options) return options
  const quiet = values.has('quiet')
  const showsProgress = context.isTerminal.stderr && !quiet
  try {
    const isField = (name: string): boolean => known.includes(options.columns.get(name) ?? name)
    const { stdin, interrupted } = context
    const opened = () => openInput(from, formats.input, chunkBytes[as], isField, stdin, interrupted)
    const input = await opened()
    if ('mistakes' in input) return input
    const asked: RowsAsked = {
      as,
      law,
      compare: values.has('compare'),
      report: values.has('report'),
      codes: values.has('codes'),
      ...options,
      // Only a spreadsheet runs formulas.
      ...(formats.output === 'parquet' && { formulas: 'keep' }),
    }
    const run: BatchRun = {
      asked,
      format: formats.input,
      needsPerson: values.has('cases'),
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
    for (const note of [...needlessNotes(values), ...outputNotes(to), ...(await leftBeside(to))])
      run.onNote(note)
    const done = await runBatch(run, (header) =>
      openOutput(to, formats.output, context.stdout, input, header, context.interrupted),
    )
    if ('mistakes' in done) return done
    const { tally } = done
    const report = values.get('report')
    if (report !== undefined && tally.figures !== null) {
      const { reportPage } = await import('./batch/report/page.ts')
      await writeText(report, reportPage(done, tally.figures, asked), context.interrupted)
    }
    if (showsProgress) context.writeError(clearedLine)
    if (!quiet) context.writeError(summary(done, asked))
    return done
  } catch (error) {
    if (showsProgress) context.writeError(clearedLine)
    return endedBy(error as NodeJS.ErrnoException, from, context)
  }
}

/** The same as a status. A run that was asked and answers nothing has failed, whatever it wrote. */
const batch: Command = async (read, context) => {
  const done = await batchRun(read, context)
  if (typeof done === 'number' || 'mistakes' in done) return done
  const { rows, refused } = done.tally
  return refused > 0 && (refused === rows || read.values.has('strict')) ? 1 : 0
}

/** How a file is written, as `recheck` takes it, too. */
export const readingOptions: Options = {
  columns: worded(
    '<list>',
    'headings of the file with the fields they stand for: "Sentence date=startDate,Years=sentenceYears"',
  ),
  dates: worded(
    dateForms.join('|'),
    'how dates are written: 2026-11-16, or 16/11/2026 and 16 Nov 2026, or 46342; iso when left out',
    dateForms,
  ),
  empty: worded('<words>', 'what stands for an empty cell, with commas between them: NA,NULL'),
}

/** `requisite batch`. */
export const batchRow: CommandRow = {
  takes: '[file]',
  parts: [
    {
      about: `The first row of CSV names the columns as the API names its fields, in any order; commas,
semicolons, tabs and bars are recognised, and so are sep=;, the line ends of every system, UTF-8 and UTF-16.
So are the columns of Parquet. Every other column is carried through as it is. The results come after the last
column. A row that cannot be answered says why in its last two columns, and the run goes on. Each line of
NDJSON is a request; it gets a member "result".

Rows are answered as requisite release does, by the law in force. A column person makes a case of the rows of
each person, which stand together: addedDays, unlawfullyAtLarge, law, statedReleaseDate and a recall
(recallType, recallSentenceIds, returnToCustodyDate and so on) are taken from the first, and one row is
written for each person. Without such a column every row is a person with one sentence. A line of NDJSON is a
case as requisite release takes it, or one sentence.`,
      options: {
        output: outputOption,
        format: worded(
          '<format>',
          'csv, ndjson or parquet, where the name of the file does not say it. CSV and Parquet can ' +
            'be answered as each other, NDJSON as NDJSON',
          formatNames,
        ),
        calculate: bare(
          'each row is one sentence, answered as requisite calculate does, at the release point ' +
            'that its column postCommencement names, and before the Act where it names none',
        ),
        law: lawOption(
          'in_force, before_act, after_act, a date, or a file of reforms that are not law, which ends in .json: every answer then says so',
        ),
        cases: {
          ...bare('not needed any more: it only says that there is a column person'),
          isOffered: false,
        },
        compare: bare('the release dates before and after the Act, and as the change is staged'),
        ...readingOptions,
        formulas: worded(
          formulaHandlings.join('|'),
          'a cell that a spreadsheet would run as a formula is made text, or kept as it is; safe when left out',
          formulaHandlings,
        ),
        codes: bare(
          'the codes of warnings and rival dates alone, without their words: a file of half the size or less',
        ),
        report: worded(
          '<file>',
          'a page of plots and tables (HTML): releases by month, what changes for each kind of ' +
            'sentence, what could not be answered. It says nothing of one person',
        ),
        strict: bare('exit status 1 when a row had an error, not only when all had'),
        quiet: quietOption,
      },
    },
  ],
  examples: [
    'requisite batch cohort.csv -o dates.csv',
    'requisite batch cohort.csv --compare -o before-and-after.csv',
    'requisite batch people.csv --codes -o dates.csv',
    'requisite batch office.csv --dates uk --columns "Sentenced=startDate,Years=sentenceYears"',
    'requisite batch cohort.parquet --compare --report report.html -o dates.parquet',
    'requisite batch people.csv --law reform.json -o not-the-law.csv',
    'requisite batch cohort.csv --calculate -o at-the-old-point.csv',
    'cat requests.ndjson | requisite batch --format ndjson > answers.ndjson',
  ],
  run: batch,
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
): Pick<RowsAsked, 'columns' | 'dates' | 'empty' | 'formulas'> | Mistaken {
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
      }
}

/** Shows how far the run is, but not so often that it slows down. */
function progressOn({ writeError }: CommandContext): (progress: Progress) => void {
  let shown = 0
  return (progress) => {
    if (progress.ms - shown < progressEveryMs) return
    shown = progress.ms
    writeError(clearedLine + progressLine(progress))
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
