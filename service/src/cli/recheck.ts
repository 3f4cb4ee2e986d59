import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable, Writable } from 'node:stream'
import { lawVersion } from '@requisite/law'
import { notTheLaw } from '../contract/case/present.ts'
import { cellsOf } from './batch/csv-row.ts'
import { type DateForm, dateForms } from './batch/dates.ts'
import { isWorkbook, outputNotes, sizeOf, workbookMistake, writtenWorkbook } from './batch/files.ts'
import { type End, leftBeside, type Output, openTo, sameFileMistakes } from './batch/output.ts'
import { groupedDigits } from './batch/progress.ts'
import { batchRow, batchRun, endedBy, readingOptions } from './batch.ts'
import { type CommandRow, optionsOf } from './command-row.ts'
import { type Command, type CommandContext, type ExitStatus, refuse } from './context.ts'
import { lawOption, outputOption, quietOption, type ReadFlags, readFlags, worded } from './flags.ts'
import { untilInterrupted } from './interrupted.ts'
import { type Mistaken, mistaken } from './mistaken.ts'
import { movedAnswer, type OnAnswer } from './recheck/changes.ts'
import { type ReportFormat, reportHead, reportLine } from './recheck/report.ts'
import { kindOfStored, storedRows } from './recheck/stored-csv.ts'
import { storedLines } from './recheck/stored-ndjson.ts'

/** What a batch goes by where nobody named a law. */
const defaultLaw = 'in_force'

/** So much is looked at to learn what a file holds. */
const lookedAt = 256 * 1024

const notAsked = '--asked is for a CSV of people. These answers have their sentences beside them.'

/** What was counted, and what is said at the end. */
interface Counts {
  readonly rows: () => number
  readonly skipped: () => number
}

/** Asks stored answers again, and prints those whose dates moved. */
const recheck: Command = async ({ values, positionals }, context) => {
  const [file] = positionals
  if (file === undefined || positionals.length > 1) return mistaken('Give the file of stored answers.')
  if (isWorkbook(file)) return mistaken(workbookMistake(file))
  if (file === '-')
    return mistaken('Stored answers are read more than once: give them as a file, not by standard input.')
  if ((await sizeOf(file)) === undefined) return mistaken(`The file '${file}' cannot be read.`)
  const beginning = await beginningOf(file)
  const asked = values.get('asked')
  if (asked !== undefined && (await sizeOf(asked)) === undefined)
    return mistaken(`The file '${asked}' cannot be read.`)
  const to = values.get('output') ?? '-'
  const same = [
    ...writtenWorkbook(to),
    ...(await sameFileMistakes(
      [file, ...(asked === undefined ? [] : [asked])],
      [to === '-' ? (context.stdout as End) : to],
    )),
  ]
  if (same.length > 0) return { mistakes: same }
  if (beginning.startsWith('PAR1'))
    return mistaken('Parquet cannot be checked again. Write the answers as CSV or NDJSON.')
  for (const note of [...outputNotes(to), ...(await leftBeside(to))])
    if (!values.has('quiet')) context.writeError(`requisite: ${note}\n`)
  const format: ReportFormat = /^\ufeff?\s*\{/.test(beginning) ? 'ndjson' : 'csv'
  if (format === 'ndjson' && asked !== undefined) return mistaken(notAsked)

  const began = context.now()
  let [moved, unnamed] = [0, 0]
  const waiting: string[] = []
  const onAnswer: OnAnswer = (rechecked, question) => {
    const one = movedAnswer(rechecked, question)
    if (one === null) return
    moved++
    if (one.changes.length === 0) unnamed++
    waiting.push(reportLine(format, one))
  }
  const plan =
    format === 'csv'
      ? csvPlan(file, beginning, values, context, onAnswer)
      : ndjsonPlan(file, values, context, onAnswer)
  if ('mistakes' in plan) return plan

  let out: Output | null = null
  try {
    const opened = await openTo(to, context.stdout, context.interrupted)
    out = opened
    await out.write(Buffer.from(reportHead(format)))
    const flush = async (): Promise<void> => {
      if (waiting.length > 0) await opened.write(Buffer.from(waiting.splice(0).join('')))
    }
    const status = await answered(plan, flush, values.has('quiet'), context)
    const mistakes = status === 0 && !context.interrupted.aborted ? await plan.mistakesAtEnd() : []
    if (status !== 0 || context.interrupted.aborted || mistakes.length > 0) {
      await out.abandon()
      return mistakes.length > 0 ? { mistakes } : status
    }
    await out.finish()
  } catch (error) {
    await out?.abandon()
    return endedBy(error as NodeJS.ErrnoException, file, context)
  }
  const said = summary(plan.counts, { moved, unnamed }, context.now() - began)
  if (!values.has('quiet')) context.writeError(said)
  return unnamed > 0 ? 4 : moved > 0 ? 3 : 0
}

/** `requisite recheck`. Its options are those of the batch that made the file, where it was given any. */
export const recheckRow: CommandRow = {
  takes: '<file>',
  parts: [
    {
      about: `Dates move: the law changes, or a mistake of ours is corrected. Each time the version of the
law moves, which stands in every answer. This asks stored answers again, and prints those whose dates moved:
line, reference, what moved, the date then and now, and every change since their version that can have moved
them, the newest first.

The file is CSV or NDJSON that requisite batch wrote, or NDJSON of answers of the API, each with its inputs.
An answer about many lengths (what-if) has no date of its own: it is not compared, and counted.
Answers without a lawVersion, or from before the first version that the law names, are asked too, and marked.
A CSV of people has no sentences in it: give the file that was asked, as it was, too. CSV is answered as CSV,
NDJSON as NDJSON. Parquet cannot be checked again. The columns, the dates and the empty words are told as the
batch was told them.`,
      options: {
        output: outputOption,
        asked: worded('<file>', 'the CSV of people that the batch was given'),
        law: lawOption('the law that the batch was given, where the file does not say it'),
        ...readingOptions,
        quiet: quietOption,
      },
    },
  ],
  after:
    'Exit status: 0 none moved, 3 some did, 4 one moved that no change names: please report it. 1 and 2 as of every command.',
  examples: [
    'requisite recheck dates.csv',
    'requisite recheck dates-of-people.csv --asked people.csv',
    'requisite recheck answers.ndjson -o moved.ndjson',
  ],
  run: recheck,
}

/** How a file is asked again: the words of the batch, its input, and who takes what it answers. */
interface Plan {
  readonly args: readonly string[]
  readonly stdin?: Readable
  readonly take: (bytes: Buffer) => void | Promise<void>
  readonly counts: Counts
  /** What is wrong with the file, as far as only its end tells. */
  readonly mistakesAtEnd: () => Promise<readonly string[]>
}

/** A stored CSV is itself what the batch is given: its results are carried through, and the new ones stand behind them. */
function csvPlan(
  file: string,
  beginning: string,
  values: ReadonlyMap<string, string>,
  { interrupted }: CommandContext,
  onAnswer: OnAnswer,
): Plan | Mistaken {
  const named = new Map(
    cellsOf(values.get('columns') ?? '', ',').flatMap((pair) => {
      const equals = pair.lastIndexOf('=')
      return equals === -1 ? [] : [[pair.slice(0, equals).trim(), pair.slice(equals + 1).trim()] as const]
    }),
  )
  const kind = kindOfStored(beginning, named)
  if (kind.as === 'nothing')
    return {
      mistakes: ["There is no column 'releaseDate' in this file. Give a CSV that requisite batch wrote."],
    }
  const asked = values.get('asked')
  if (kind.as === 'people' && asked === undefined)
    return {
      mistakes: [
        'A CSV of people has their dates and not their sentences. Give the file that was asked, too: --asked people.csv.',
      ],
    }
  if (kind.as !== 'people' && asked !== undefined) return mistaken(notAsked)
  // Where people were asked, one law was named for all of them or each has their own in the file.
  const isOfAll = kind.as === 'people' && kind.hasLawUsed && !['', defaultLaw].includes(kind.lawUsed)
  const ofAll = isOfAll ? kind.lawUsed : undefined
  const law = values.get('law') ?? (kind.isReform ? notTheLaw : ofAll)
  // Each row goes by the law that it was answered by, unless another is named for all.
  const byRow = law === undefined && asked === undefined && kind.hasLawUsed ? 'lawUsed=law' : ''
  const columns = [values.get('columns') ?? '', byRow].filter((pair) => pair !== '').join(',')
  const dates = (dateForms.find((form) => form === values.get('dates')) ?? 'iso') as DateForm
  const empty = cellsOf(values.get('empty') ?? '', ',').filter((word) => word !== '')
  // Each row was answered by the law that stands behind it, where it names none itself.
  const byLaw = asked === undefined && kind.hasLawUsed ? new Map([...named, ['lawUsed', 'law']]) : named
  const read = { named: byLaw, dates, empty }
  const rows = storedRows({ stored: file, asked }, kind.delimiter, read, interrupted, onAnswer)
  const given = [
    ...(columns === '' ? [] : ['--columns', columns]),
    ...(['dates', 'empty'] as const).flatMap((name) =>
      values.has(name) ? [`--${name}`, values.get(name) as string] : [],
    ),
  ]
  const ofRows = kind.as === 'calculate' ? ['--calculate'] : law === undefined ? [] : ['--law', law]
  return {
    args: [asked ?? file, '--format', 'csv', '--formulas', 'keep', ...ofRows, ...given],
    take: rows.take,
    mistakesAtEnd: rows.mistakesAtEnd,
    counts: { rows: rows.rows, skipped: () => 0 },
  }
}

function ndjsonPlan(
  file: string,
  values: ReadonlyMap<string, string>,
  { interrupted }: CommandContext,
  onAnswer: OnAnswer,
): Plan {
  const lines = storedLines(onAnswer)
  const blocks = untilInterrupted(createReadStream(file), interrupted)
  const law = values.get('law')
  return {
    args: ['-', '--format', 'ndjson', '--cases', ...(law === undefined ? [] : ['--law', law])],
    stdin: Readable.from(lines.questions(blocks)),
    take: lines.take,
    counts: lines,
    mistakesAtEnd: async () =>
      lines.rows() > 0 && lines.skipped() === lines.rows()
        ? [
            `No line of '${file}' can be asked again. Give answers of the API, or NDJSON that requisite batch wrote.`,
          ]
        : [],
  }
}

/** Runs the batch, with its workers and its bounds of memory; what it answers is taken as it comes. It says how far it is, and why
 *  it could not go on; where what it gives cannot be taken, that is thrown. */
async function answered(
  { args, stdin, take }: Plan,
  flush: () => Promise<void>,
  quiet: boolean,
  context: CommandContext,
): Promise<ExitStatus> {
  const said: string[] = []
  let fault: Error | null = null
  const stdout = new Writable({
    write: (bytes: Buffer, _encoding, done) => {
      Promise.resolve(bytes)
        .then(take)
        .then(flush)
        .then(() => done(), done)
    },
  }).on('error', (error) => {
    fault = error
  })
  const read = readFlags(args, optionsOf(batchRow)) as ReadFlags
  const batchContext: CommandContext = {
    ...context,
    stdin: stdin ?? context.stdin,
    stdout,
    writeError: (text) => {
      if (!text.startsWith('\r')) said.push(text)
      else if (!quiet) context.writeError(text)
    },
  }
  const done = await batchRun(read, batchContext)
  if (fault !== null) throw fault
  const status =
    typeof done === 'number' ? done : 'mistakes' in done ? refuse(batchContext, done, 'batch') : 0
  if (status !== 0) for (const text of said.filter((one) => !isNote(one))) context.writeError(text)
  return status
}

/** What a batch says of columns that it carries through: here they are the stored results. */
const isNote = (text: string): boolean => text.includes('carried through')

async function beginningOf(path: string): Promise<string> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(lookedAt) })
    return buffer.toString('utf8', 0, bytesRead)
  } finally {
    await file.close()
  }
}

function summary(
  { rows, skipped }: Counts,
  { moved, unnamed }: { readonly moved: number; readonly unnamed: number },
  ms: number,
): string {
  const same = rows() - moved - skipped()
  const lines = [
    `${groupedDigits(rows())} stored ${rows() === 1 ? 'answer' : 'answers'} in ` +
      `${(ms / 1000).toFixed(1)} s, against law version ${lawVersion}: ${groupedDigits(moved)} ` +
      `moved, ${groupedDigits(same)} as they were stored.`,
    ...(skipped() > 0
      ? [
          `${groupedDigits(skipped())} could not be asked again: they have no inputs or no date of their own, or were made with a law that is none.`,
        ]
      : []),
    ...(unnamed > 0
      ? [
          `${groupedDigits(unnamed)} moved, and no change of the law names it. That is a mistake ` +
            'of ours: please report it, with what was asked and both dates.',
        ]
      : []),
  ]
  return `${lines.join('\n')}\n`
}
