import {
  type AskedCase,
  askCase,
  calculation,
  caseAnswer,
  isoDate,
  isRegimeId,
  statedFor,
  transitionOf,
} from '@requisite/law'
import { parseCase, refusalErrors } from '../../contract/case/parse.ts'
import { wireLaw } from '../../contract/case/present.ts'
import type { Errors } from '../../contract/errors.ts'
import { parse } from '../../contract/parse.ts'
import {
  aheadCell,
  caseAnswerCells,
  changeCells,
  errorSentences,
  errorsCell,
  pointCells,
  quoted,
  remandCells,
  statedCells,
} from './cells.ts'
import { changeOf } from './comparison.ts'
import { answerEachPerson, answerEachRow } from './csv-rows.ts'
import { type Header, hasStated } from './header.ts'
import type { AnswerRows, Plan } from './job.ts'
import { type PersonRows, personReader, shownPlace, type ToldPerson } from './person-reader.ts'
import { columnsOf, errorColumns } from './result-columns.ts'
import {
  bothPoints,
  countAnswered,
  countCase,
  countChange,
  countPerson,
  countRefused,
  countStaged,
  kindOfPlace,
  stagedDifference,
  type Tally,
} from './tally.ts'

/** The cells of what was asked, each with the delimiter before it, or why there are none. What is answered is counted. */
type AnswerCells = (asked: ToldPerson['asked'], tally: Tally) => string | { readonly errors: Errors }

/** Answers CSV with one row for each sentence, person by person: a row is a person with one sentence, unless a column says whose it is. A
 *  law that was named stands for that of every row. */
export function answerCsv(given: Header, plan: Plan): AnswerRows {
  const { law, formulas } = plan
  const { delimiter, person } = given
  const ofPerson = given.ofPerson.filter(([, field]) => law === null || field !== 'law')
  const header: Header = { ...given, ofPerson }
  const reader = personReader(header, plan)
  const cellsOf = plan.as === 'calculate' ? pointAnswers(header, plan) : caseAnswers(header, plan)
  const columns = columnsOf(plan, header)
  const noErrors = delimiter.repeat(errorColumns.length)

  return person !== null
    ? answerEachPerson(header, person, formulas, resultsOf)
    : answerEachRow(header, formulas, ({ bytes, text }, start, { next }, tally) =>
        resultsOf({ rows: bytes, text, start, end: next, name: null, line: 0 }, tally),
      )

  function resultsOf(one: PersonRows, tally: Tally): string {
    const told = reader.read(one)
    const cells =
      told.wrong === null
        ? cellsOf(told.asked, tally)
        : { errors: { [told.wrong[0]]: [told.wrong[1]] } as Errors }
    return typeof cells === 'string' ? cells + noErrors : refused(one, cells.errors, told, tally)
  }

  function refused(one: PersonRows, errors: Errors, { asked, times }: ToldPerson, tally: Tally): string {
    const places = Object.keys(errors)
    const shown = places.map((place) => shownPlace(header, place))
    const messages = errorSentences(errors, (name) => reader.placeOf(one, name, times))
    const kinds = [...new Set(shown.map(kindOfPlace))]
    const who = one.name === null ? '' : `${one.name}, `
    const firstOf = (kind: string): string =>
      `${who}${messages[shown.findIndex((place) => kindOfPlace(place) === kind)]}`
    countRefused(tally, kinds, kinds.map(firstOf), one.name === null ? undefined : 0)
    const { length } = asked.sentences
    tally.sentences += length
    return [
      ...['', ...columns.map((name) => (name === 'sentences' ? length : ''))],
      quoted(shown.join(' ')),
      quoted(errorsCell(messages, delimiter, formulas)),
    ].join(delimiter)
  }
}

/** People by the law in force, or by the one that was named. */
function caseAnswers(header: Header, { law, compare, formulas, codes }: Plan): AnswerCells {
  const { delimiter, ofSentence, remand } = header
  // Only an id is a text of the caller's own among ours.
  const ofWords = ofSentence.some(([, field]) => field === 'id') ? formulas : 'keep'
  const cellsOf = caseAnswerCells(delimiter, ofWords, codes)
  const statedOrNone = statedCells(delimiter, ofWords)
  const isStated = hasStated(header)
  return (told, tally) => {
    const request = law === null ? told : { ...told, law: law.law }
    const asked = askCase(request as unknown as AskedCase)
    if ('refusals' in asked) return parseCase(request) as { readonly errors: Errors }
    const answer = caseAnswer(law === null ? asked.case : { ...asked.case, reforms: law.reforms })
    if ('refusals' in answer) return { errors: refusalErrors(answer.refusals) }
    const regimeIds = answer.sentences.map(({ regime, sentence }) =>
      isRegimeId(regime.id) ? regime.id : (sentence.sentenceType ?? regime.id),
    )
    const lawUsed = wireLaw(answer.case)
    countCase(tally, lawUsed, regimeIds)
    const change = compare ? changeOf(answer.case, answer) : null
    const isAutomatic = answer.releaseBasis === 'automatic' && answer.release !== null
    countPerson(tally, isAutomatic ? isoDate(answer.release) : null, regimeIds, change)
    if (change !== null) countChange(tally, change)
    const stated = statedFor(answer)
    return [
      cellsOf(answer, stated),
      isStated ? statedOrNone(stated, answer) : '',
      remand === null ? '' : remandCells(delimiter, answer),
      delimiter + lawUsed,
      delimiter + aheadCell(delimiter, answer, stated),
      change === null ? '' : changeCells(delimiter, change),
    ].join('')
  }
}

/** Each sentence at the release point that it names. */
function pointAnswers({ delimiter }: Header, { compare, codes }: Plan): AnswerCells {
  const cellsOf = pointCells(delimiter, codes)
  return ({ sentences: [sentence] }, tally) => {
    const parsed = parse(sentence)
    if ('errors' in parsed) return parsed
    const worked = calculation(parsed.question)
    const both = bothPoints(worked)
    countAnswered(tally, worked, both)
    if (!compare) return cellsOf(worked)
    const staged = transitionOf(worked)
    countStaged(tally, worked, staged)
    const change = {
      ...{ before: both.before.release, after: both.after.release, staged: staged.release },
      ...{ stagedDifference: stagedDifference(staged), stage: staged.stage?.number ?? null },
    }
    return cellsOf(worked) + changeCells(delimiter, change)
  }
}
