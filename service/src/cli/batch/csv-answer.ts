import {
  type AskedCase,
  askCase,
  calculation,
  caseAnswer,
  isoDate,
  isRegimeId,
  statedFor,
} from '@requisite/law'
import { parseCase, refusalErrors } from '../../contract/case/parse.ts'
import { wireLaw } from '../../contract/case/present.ts'
import type { Errors } from '../../contract/errors.ts'
import { parse } from '../../contract/parse.ts'
import { cellWriters, errorSentences, errorsCell, quoted } from './cells.ts'
import { changeOf } from './comparison.ts'
import { answerEach } from './csv-rows.ts'
import type { Header } from './header.ts'
import type { AnswerRows, Plan } from './job.ts'
import { type PersonRows, personReader, shownPlace, type ToldPerson } from './person-reader.ts'
import { type ColumnResults, caseResults, columnsOf, errorColumns, pointResults } from './result-columns.ts'
import { countAnswered, countPoint, countRefused, kindOfPlace, type Tally } from './tally.ts'

/** What was found for what was asked, or why there is nothing. What is answered is counted. */
type Answerer = (asked: ToldPerson['asked'], tally: Tally) => ColumnResults | { readonly errors: Errors }

/** Answers CSV with one row for each sentence, person by person: a row is a person with one sentence, unless a column says whose it is. A
 *  law that was named stands for that of every row. */
export function answerCsv(given: Header, plan: Plan): AnswerRows {
  const { law, formulas } = plan
  const { delimiter } = given
  const ofPerson = given.ofPerson.filter(([, field]) => law === null || field !== 'law')
  const header: Header = { ...given, ofPerson }
  const reader = personReader(header, plan)
  const answer = plan.as === 'calculate' ? pointAnswers(plan) : caseAnswers(plan)
  const columns = columnsOf(plan, header)
  // Only an id is a text of the caller's own among ours.
  const hasIds = header.ofSentence.some(([, field]) => field === 'id')
  const write = cellWriters(delimiter, hasIds ? formulas : 'keep')
  const noErrors = delimiter.repeat(errorColumns.length)
  return answerEach(header, formulas, resultsOf)

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
      ...['', ...columns.map(({ name }) => (name === 'sentences' ? length : ''))],
      quoted(shown.join(' ')),
      errorsCell(messages, delimiter, formulas),
    ].join(delimiter)
  }
}

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
