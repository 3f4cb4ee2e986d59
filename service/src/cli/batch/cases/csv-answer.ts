import {
  type AskedCase,
  askCase,
  type Case,
  type CaseAnswer,
  caseAnswer,
  type Day,
  isoDate,
  isRecord,
  isRegimeId,
  personFacts,
  recallFacts,
  sentenceFacts,
  statedOf,
} from '@requisite/law'
import { caseDates } from '../../../contract/case/from-text.ts'
import { parseCase, refusalErrors } from '../../../contract/case/parse.ts'
import { wireLaw } from '../../../contract/case/present.ts'
import type { Errors } from '../../../contract/errors.ts'
import { fieldsFromTexts, periodOf } from '../../../contract/from-text.ts'
import type { AnswerRows, Plan } from '../answer-rows.ts'
import { type CellPlace, emptyAdvice, errorSentences, errorsCell } from '../cell-errors.ts'
import { quoted } from '../csv-cells.ts'
import { brokenRow, cellText, csvRow, readRow } from '../csv-row.ts'
import { answerEachRow } from '../csv-rows.ts'
import { dateAdvice } from '../dates.ts'
import { errorColumns } from '../result-columns.ts'
import { countRefused, kindOfPlace, type Tally } from '../tally.ts'
import { caseAnswerCells, changeCells, remandCells, statedCells } from './cells.ts'
import { columnsOf } from './columns.ts'
import { changeOf } from './comparison.ts'
import { countCase, countChange, countPerson } from './count.ts'
import { type CaseHeader, hasStated, recallCellsOf } from './header.ts'
import { answerEachPerson, type PersonRows } from './people-rows.ts'
import { toldCells } from './told-cells.ts'

/** A time on remand, with the number of its sentence and its own among those of the same cell. */
interface Time {
  readonly time: unknown
  readonly sentence: number
  readonly at: number
}

type Refused = { readonly errors: Errors; readonly sentences: number; readonly times: readonly Time[] }
/** A case worked out, and the date that the prison gave, or null. */
type Answered = { readonly answer: CaseAnswer; readonly stated: Day | null }

/** Answers CSV with one row for each sentence: one row for each person. A law that was named stands for that of every row. */
export function answerCaseCsv(
  given: CaseHeader,
  { compare, law, dates, empty, formulas, codes }: Omit<Plan, 'as' | 'header'>,
): AnswerRows {
  const isOfRow = law === null
  const header = { ...given, ofPerson: given.ofPerson.filter(([, field]) => isOfRow || field !== 'law') }
  const { delimiter, cells, person, ofSentence, ofPerson, ofRecall, remand, headings } = header
  const toldOfSentence = toldCells(sentenceFacts, ofSentence, { dates, empty })
  const toldOfPerson = toldCells(personFacts, ofPerson, { dates, empty })
  const toldOfRecall = toldCells(recallFacts, ofRecall, { dates, empty })
  const recallCells = recallCellsOf(header)
  const isStated = hasStated(header)
  const code = delimiter.charCodeAt(0)
  const row = csvRow(cells)
  // Only an id is a text of the caller's own among ours.
  const ofWords = ofSentence.some(([, field]) => field === 'id') ? formulas : 'keep'
  const cellsOf = caseAnswerCells(delimiter, ofWords, codes)
  const changed = changeCells(delimiter)
  const statedOrNone = statedCells(delimiter, ofWords)
  const remandOrNone = remandCells(delimiter)
  const columns = columnsOf({
    hasStated: isStated,
    hasRemand: remand !== null,
    codes,
    compare,
  })
  const noResults = delimiter.repeat(columns.length - 1)
  const noErrors = delimiter.repeat(errorColumns.length)
  const shown = person === null ? ofRow : (place: string): string => place

  return person !== null
    ? answerEachPerson(header, person, formulas, resultsOf)
    : answerEachRow(header, formulas, [], ({ bytes, text }, start, { next }, tally) =>
        resultsOf({ rows: bytes, text, start, end: next, name: null, line: 0 }, tally),
      )

  function resultsOf(one: PersonRows, tally: Tally): string {
    const worked = work(one)
    if ('errors' in worked) return refused(one, worked, tally)
    const { answer } = worked
    const regimeIds = answer.sentences.map(({ regime, sentence }) =>
      isRegimeId(regime.id) ? regime.id : (sentence.sentenceType ?? regime.id),
    )
    const lawUsed = wireLaw(answer.case)
    countCase(tally, lawUsed, regimeIds)
    const change = compare ? changeOf(answer.case, answer) : null
    const isAutomatic = answer.releaseBasis === 'automatic' && answer.release !== null
    countPerson(tally, isAutomatic ? isoDate(answer.release) : null, regimeIds, change)
    const stated = worked.stated === null ? null : statedOf(answer, worked.stated)
    const results =
      cellsOf(answer, stated) +
      (isStated ? statedOrNone(stated, answer) : '') +
      (remand === null ? '' : remandOrNone(answer)) +
      delimiter +
      lawUsed
    if (change === null) return results + noErrors
    countChange(tally, change)
    return results + changed(change) + noErrors
  }

  /** A person's case worked out, or why it is not. */
  function work({ rows, text, start, end, name, line }: PersonRows): Answered | Refused {
    const sentences: Record<string, unknown>[] = []
    readRow(rows, start, code, row)
    const ofThePerson = toldOfPerson(rows, text, row)
    const recall = toldOfRecall(rows, text, row)
    if (Object.keys(recall).length > 0) ofThePerson.recall = recall
    if (law !== null) ofThePerson.law = law.law
    const recalled = recallCells.map(([cell]) => toldIn(text, cell))
    const times: Time[] = []
    let broken: string | null = null
    let otherwise: string | null = null
    for (let at = start; at < end; at = row.next) {
      if (at > start) readRow(rows, at, code, row)
      if (row.end === at) continue
      broken ??= brokenRow(text, row, cells, delimiter)
      const other = recallCells.find(([cell], i) => !['', recalled[i]].includes(toldIn(text, cell)))
      otherwise ??= other?.[1] ?? null
      const sentence = toldOfSentence(rows, text, row)
      times.push(...timesIn(text, sentence, sentences.length))
      sentences.push(sentence)
    }
    const no = (field: string, message: string): Refused => ({
      errors: { [field]: [message] },
      sentences: sentences.length,
      times,
    })
    if (name === '') return no('person', 'Enter whose sentence it is: a name or a number.')
    if (line > 0)
      return no(
        'person',
        `The rows of a person must stand together. Those of this person do not: these begin on line ${line}. Sort the rows by person.`,
      )
    if (broken !== null) return no('row', broken)
    if (otherwise !== null)
      return no(otherwise, 'A recall is told in the first row of a person. A later row says something else.')
    if (person === null && sentences.some(isAfterAnother)) return no('consecutiveTo', needsPerson)
    if (times.length > 0) ofThePerson.remand = times.map(({ time }) => time)
    const asked = askCase({ ...ofThePerson, sentences } as unknown as AskedCase)
    if ('refusals' in asked) {
      const { errors } = parseCase({ ...ofThePerson, sentences }) as { readonly errors: Errors }
      return { errors, sentences: sentences.length, times }
    }
    return answerOf(law === null ? asked.case : { ...asked.case, reforms: law.reforms }, times)
  }

  /** What a cell of the row tells; empty where it says that it tells nothing. */
  function toldIn(text: string, cell: number): string {
    const written = cellText(text, row, cell)
    return empty.includes(written) ? '' : written
  }

  /** The times on remand in the row of a sentence: for that sentence, unless one says otherwise. */
  function timesIn(text: string, { id }: Record<string, unknown>, sentence: number): readonly Time[] {
    if (remand === null) return []
    const { remand: told } = fieldsFromTexts({}, [['remand', toldIn(text, remand)]])
    const rows: readonly unknown[] = told === undefined ? [] : Array.isArray(told) ? told : [told]
    const sentenceIds = [id ?? String(sentence + 1)]
    return rows.map((time, at) => ({
      time: isRecord(time) && time.outcome === undefined ? { sentenceIds, ...time } : time,
      sentence,
      at,
    }))
  }

  function answerOf(question: Case, times: readonly Time[]): Answered | Refused {
    const answer = caseAnswer(question)
    return 'refusals' in answer
      ? { errors: refusalErrors(answer.refusals), sentences: question.sentences.length, times }
      : { answer, stated: question.statedReleaseDate }
  }

  /** Where a mistake like `sentences[1].startDate` stands: the column, and the cell in that row of the person. */
  function placeOf({ rows, text, start, end }: PersonRows, name: string, times: readonly Time[]): CellPlace {
    const period = periodOf(name)
    const time = period?.field === 'remand' ? times[period.at] : undefined
    const [, given, recall, last = name] = /^(?:sentences\[(\d+)\]\.|(recall)\.)?(\w+)$/.exec(name) ?? []
    const [number, field] = [time?.sentence ?? given, period?.field ?? last]
    const known = recall === undefined ? [...ofSentence, ...ofPerson] : ofRecall
    const cell = field === 'remand' ? (remand ?? undefined) : known.find(([, one]) => one === field)?.[0]
    const place = period === null ? shown(name) : `${period.field}, period ${(time?.at ?? period.at) + 1}`
    if (cell === undefined) return { heading: place, written: '', advice: '' }
    let at = start
    for (let left = Number(number ?? 0); ; at = row.next) {
      readRow(rows, at, code, row)
      if ((row.end > at && left-- === 0) || row.next >= end) break
    }
    const written = cellText(text, row, cell)
    const advice = caseDates.has(field) ? dateAdvice(written, dates) : emptyAdvice(written)
    const named = headings[cell] as string
    const heading = named === field ? place : person === null ? named : `${place} (${named})`
    return { heading, written, advice }
  }

  function refused(one: PersonRows, { errors, sentences, times }: Refused, tally: Tally): string {
    const places = Object.keys(errors)
    const messages = errorSentences(errors, (name) => placeOf(one, name, times))
    const kinds = [...new Set(places.map((place) => kindOfPlace(shown(place))))]
    const firstOf = (kind: string): string =>
      messages[places.findIndex((place) => kindOfPlace(shown(place)) === kind)] as string
    const who = one.name === null ? '' : `${one.name}, `
    countRefused(
      tally,
      kinds,
      kinds.map((kind) => `${who}${firstOf(kind)}`),
      one.name === null ? undefined : 0,
    )
    tally.sentences += sentences
    return [
      `${delimiter}${sentences}${noResults}`,
      quoted(places.map(shown).join(' ')),
      quoted(errorsCell(messages, delimiter, formulas)),
    ].join(delimiter)
  }
}

/** Taken from its own day, such a sentence would end too early. */
const isAfterAnother = ({ consecutiveTo, howItRuns }: Record<string, unknown>): boolean =>
  consecutiveTo !== undefined || howItRuns === 'consecutive'

const needsPerson =
  "This sentence follows another, and its date would be too early. Add a column 'person': without it every row is a person by itself."

/** A place as it is named where a row is a person with one sentence. */
const ofRow = (place: string): string => place.replace(/^sentences\[0\]\./, '')
