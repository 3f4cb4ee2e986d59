import { type AskedCase, isoDate } from '@requisite/law'
import { askCase, calculation, caseAnswer, isRegimeId, statedFor } from '@requisite/law/internal'
import { parseCase, refusalErrors } from '../../contract/case/parse.ts'
import { wireLaw } from '../../contract/case/present.ts'
import type { Errors } from '../../contract/errors.ts'
import { parse } from '../../contract/parse.ts'
import { cellWriters, errorSentences, errorsCell, quoted } from './cells.ts'
import { changeOf } from './comparison.ts'
import { type CsvRow, cellText, rowsIn } from './csv-row.ts'
import { safeCells } from './formulas.ts'
import type { Header } from './header.ts'
import type { AnswerRows, Plan } from './job.ts'
import { type PersonRows, personReader, shownPlace, type ToldPerson } from './person-reader.ts'
import { type ColumnResults, caseResults, columnsOf, errorColumns, pointResults } from './result-columns.ts'
import { countAnswered, countPoint, countRefused, kindOfPlace, type Tally } from './tally.ts'

/** What was found for what was asked, or why there is nothing. What is answered is counted. */
type Answerer = (asked: ToldPerson['asked'], tally: Tally) => ColumnResults | { readonly errors: Errors }

/** Answers CSV with one row for each sentence, person by person: a row is a person with one sentence, unless a column says whose it is. A
 *  law that was named stands for that of every row. Where every row is a person, it goes through as it is: one with too few cells gets empty
 *  ones, and cells beyond the columns come after the results, so that these are always found under their names. */
export function answerCsv(given: Header, plan: Plan): AnswerRows {
  const { law, formulas } = plan
  const { delimiter, cells, person, kept, lineBreak } = given
  const ofPerson = given.ofPerson.filter(([, field]) => law === null || field !== 'law')
  const header: Header = { ...given, ofPerson }
  const reader = personReader(header, plan)
  const answer = plan.as === 'calculate' ? pointAnswers(plan) : caseAnswers(plan)
  const columns = columnsOf(plan, header)
  // Only an id is a text of the caller's own among ours.
  const hasIds = header.ofSentence.some(([, field]) => field === 'id')
  const write = cellWriters(delimiter, hasIds ? formulas : 'keep')
  const noErrors = delimiter.repeat(errorColumns.length)
  const safeCell = safeCells(delimiter, formulas)

  return function* ({ text, people }, tally) {
    const rows = rowsIn(text, delimiter)
    for (const { count, line } of people ?? []) {
      const own = Array.from({ length: count }, () => rows.next().value as CsvRow)
      const [first] = own as [CsvRow]
      const name = cellText(first.cells[person as number])
      yield carried(first) + resultsOf({ rows: own, name, line }, tally) + lineBreak
    }
    for (const row of rows) {
      const beyond = closed(row)
        .slice(cells)
        .map((cell) => delimiter + safeCell(cell))
      yield row.text === ''
        ? row.lineBreak
        : carried(row) +
          resultsOf({ rows: [row], name: null, line: 0 }, tally) +
          beyond.join('') +
          row.lineBreak
      tally.lines++
    }
  }

  /** The cells that are kept, before the results. */
  function carried(row: CsvRow): string {
    const written = closed(row)
    return kept.map((cell) => safeCell(written[cell] ?? '')).join(delimiter)
  }

  function resultsOf(one: PersonRows, tally: Tally): string {
    const told = reader.read(one)
    const { wrong, asked } = told
    const results = wrong === null ? answer(asked, tally) : { errors: { [wrong[0]]: [wrong[1]] } as Errors }
    if ('errors' in results) return refused(one, results.errors, told, tally)
    let cells = ''
    for (const { cell } of columns) cells += `${delimiter}${cell(results, write) ?? ''}`
    return cells + noErrors
  }

  function refused(one: PersonRows, errors: Errors, { asked, times }: ToldPerson, tally: Tally): string {
    const shown = Object.keys(errors).map((place) => shownPlace(header, place))
    const messages = errorSentences(errors, (name) => reader.placeOf(one, name, times))
    const kinds = [...new Set(shown.map(kindOfPlace))]
    const who = one.name === null ? '' : `${one.name}, `
    const firstOf = (kind: string): string =>
      `${who}${messages[shown.findIndex((place) => kindOfPlace(place) === kind)]}`
    countRefused(tally, kinds, kinds.map(firstOf), one.name === null ? undefined : 0)
    const { length } = asked.sentences
    tally.sentences += length
    return [
      '',
      ...columns.map(({ name }) => (name === 'sentences' ? length : '')),
      quoted(shown.join(' ')),
      errorsCell(messages, delimiter, formulas),
    ].join(delimiter)
  }
}

/** The cells of a row; one that was never closed is closed. */
const closed = ({ cells, open }: CsvRow): readonly string[] =>
  open ? cells.with(-1, `${cells.at(-1)}"`) : cells

/** People by the law in force, or by the one that was named. */
const caseAnswers =
  ({ law, compare }: Plan): Answerer =>
  (told, tally) => {
    const request = law === null ? told : { ...told, law: law.law }
    const asked = askCase(request as unknown as AskedCase)
    if ('refusals' in asked) return parseCase(request) as { readonly errors: Errors }
    const answer = caseAnswer(law === null ? asked.case : { ...asked.case, reforms: law.reforms })
    if ('refusals' in answer) return { errors: refusalErrors(answer.refusals) }
    const change = compare ? changeOf(answer.case, answer) : null
    const { release, releaseBasis } = answer
    countAnswered(tally, {
      law: wireLaw(answer.case),
      regimeIds: answer.sentences.map(({ regime, sentence }) =>
        isRegimeId(regime.id) ? regime.id : (sentence.sentenceType ?? regime.id),
      ),
      release: releaseBasis === 'automatic' && release !== null ? isoDate(release) : null,
      change,
    })
    return caseResults(answer, statedFor(answer), change)
  }

/** Each sentence at the release point that it names. */
const pointAnswers =
  ({ compare }: Plan): Answerer =>
  ({ sentences: [sentence] }, tally) => {
    const parsed = parse(sentence)
    if ('errors' in parsed) return parsed
    const worked = calculation(parsed.question)
    return pointResults(worked, countPoint(tally, worked, compare))
  }
