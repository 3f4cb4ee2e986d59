import {
  alternativeWords,
  type CaseAlternative,
  type CaseAnswer,
  type CaseRun,
  type CaseWarning,
  caseAlternativesOf,
  caseExplanationOf,
  caseWarningText,
  type Day,
  datesInWords,
  type ExplainedCaseStep,
  howSureOf,
  inWords,
  inWordsWithWeekday,
  type KeyDate,
  type Stated,
  statedReasonText,
} from '@requisite/law'
import {
  aheadInDoubt,
  besideOurs,
  capital,
  caseWarningTexts,
  eitherDay,
  howSureTexts,
  isHistory,
  sentencesInWords,
  type Way,
  wayOf,
  weighedRivals,
  weightOf,
} from '@requisite/law/internal'
import { isUnexplained } from '../contract/case/stated.ts'
import { disclaimer } from '../contract/notices.ts'
import { citations } from './citations.ts'
import { isLatest } from './latest-rival.ts'
import type { Paint } from './paint.ts'

/** The answer to a case for a person: the date and what kind of date it is, the day of leaving, the rival dates, which
 *  sentences decide, the working run by run, the other dates, and what else must be known. */
export function releaseText(
  answer: CaseAnswer,
  stated: Stated | null,
  notes: readonly string[],
  paint: Paint,
): string {
  const { strong, alert } = paint
  const dates = datesInWords(answer.dates.filter((date) => !isHistory(date)))
  const isLaw = answer.case.reforms.length === 0
  const warnings = [
    ...notes,
    ...answer.warnings
      .filter(({ code }) => code !== 'W_NOT_LAW')
      .map((warning) => warningLine(warning, answer)),
  ]
  const section = (title: string, lines: readonly string[]): readonly string[] =>
    lines.length === 0 ? [] : ['', strong(title), ...lines]
  return [
    ...(isLaw ? [] : [alert(caseWarningTexts.W_NOT_LAW), '']),
    ...firstLines(answer, dates, strong),
    `How sure: ${howSureTexts[howSureOf(answer, { stated }).level]}`,
    ...section('The date that the prison gave', stated === null ? [] : statedLines(stated, answer)),
    ...section('It could be another date', rivalLines(answer)),
    ...section('Working', workingLines(answer, paint)),
    ...section(
      'Other dates',
      dates.filter(({ type }) => !first.has(type)).map(({ name, date }) => `  ${name}: ${inWords(date)}`),
    ),
    ...section(
      'Dates that have passed',
      datesInWords(answer.dates.filter(isHistory)).map(
        ({ name, date, note }) => `  ${name}: ${inWords(date)}. ${note}`,
      ),
    ),
    ...section(
      'What lies ahead',
      aheadInDoubt(answer, weighedRivals(answer), { stated }).map(
        (one) => `  ${one.days.length === 0 ? '' : `${eitherDay(one)}: `}${one.people}`,
      ),
    ),
    ...section(
      'What else you must know',
      warnings.map((text) => alert(`  - ${text}`)),
    ),
    '',
    disclaimer,
    '',
  ].join('\n')
}

/** How each date of the prison differs from ours, and what would give them. */
function statedLines(stated: Stated, answer: CaseAnswer): readonly string[] {
  const { date, differenceDays, letters, reasons, complete } = stated
  const isByItself = letters.every((one) => one.stated !== date)
  return [
    ...(isByItself
      ? [`  ${besideOurs('', date, differenceDays === null ? null : ((date - differenceDays) as Day))}`]
      : []),
    ...letters.map(({ type, stated: day, ours, isOver }) => `  ${besideOurs(type, day, ours, isOver)}`),
    ...reasons.map((reason) => `  - ${statedReasonText(reason, stated, answer)}`),
    ...(isUnexplained(stated) ? [`  - ${caseWarningTexts.W_STATED_UNEXPLAINED}`] : []),
    ...(complete ? [] : ['  - Not every change could be tried: the case has many sentences.']),
  ]
}

/** A warning, and which of several sentences it is about where its words do not say so. */
function warningLine(warning: CaseWarning, { sentences }: CaseAnswer): string {
  const text = caseWarningText(warning)
  const about = sentencesInWords(warning.sentenceIds)
  return sentences.length === 1 ||
    warning.sentenceIds.length === 0 ||
    text.toLowerCase().includes(about.toLowerCase())
    ? text
    : `${capital(about)}: ${text}`
}

/** The dates that stand at the top. */
const first: ReadonlySet<KeyDate['type']> = new Set([
  'CRD',
  'ARD',
  'PRRD',
  'MTD',
  'PED',
  'TARIFF',
  'LATEST_RELEASE',
  'LIKELY_RELEASE',
])

/** Rivals of the same weight by which release is as of right, where ours waits for the Parole Board or is the last day. */
const besideLast = (answer: CaseAnswer): readonly CaseAlternative[] =>
  caseAlternativesOf(answer).filter(
    (rival) =>
      weightOf(rival, answer) === 'equal' &&
      wayOf(rival.answer()).by === 'automatic' &&
      rival.release !== answer.release,
  )

const besideInWords = (rival: CaseAlternative): string =>
  `${inWordsWithWeekday(rival.release as Day)} ${alternativeWords(rival).condition}`

/** What the first line says of how the person gets out, and the first day of the Parole Board where another sentence sets it. */
function wayLines(
  way: Way,
  beside: readonly CaseAlternative[],
): readonly [first: string, ...more: readonly string[]] {
  switch (way.by) {
    case 'automatic':
      return [`Release date: ${inWordsWithWeekday(way.gate.papers)}`]
    case 'Board first':
      return [
        [`Release date: ${inWordsWithWeekday(way.gate.papers)}`, ...beside.map(besideInWords)].join('; or '),
      ]
    case 'no later than': {
      const first = [
        `No later than: ${inWordsWithWeekday(way.gate.papers)}`,
        ...beside.map(besideInWords),
      ].join('; or ')
      return way.board === null ? [first] : [first, `Not before: ${inWordsWithWeekday(way.board)}`]
    }
    case 'Board only':
      return [
        `${way.heldBy === null ? 'End of the minimum term' : 'The Parole Board can first decide'}: ${inWordsWithWeekday(way.board)}`,
      ]
    case 'no day':
      return ['No release date: after a recall from life or public protection the Parole Board decides']
    case 'none':
      return ['No release date: the court made a whole life order']
    case 'on licence':
      return ['No release date: out on licence']
  }
}

function firstLines(
  answer: CaseAnswer,
  dates: readonly KeyDate[],
  strong: Paint['strong'],
): readonly string[] {
  const of = (...types: readonly KeyDate['type'][]): readonly KeyDate[] =>
    dates.filter(({ type }) => types.includes(type))
  const found = of('CRD', 'ARD', 'PRRD', 'MTD', 'TARIFF')
  const kinds = found.map(
    ({ type, name, note, date }) =>
      `${type}: ${name}${found.length > 1 ? `, ${inWords(date)}` : ''}. ${note}`,
  )
  const others = of('PED', 'LATEST_RELEASE', 'LIKELY_RELEASE').map(
    ({ name, date }) => `${name}: ${inWordsWithWeekday(date)}`,
  )
  const [title, ...more] = wayLines(wayOf(answer), besideLast(answer))
  return [strong(title), ...more, ...kinds, ...others, ...decidedLines(answer)]
}

/** Which sentences decide, where there are several. */
function decidedLines({ sentences, decidedBy: { release, end } }: CaseAnswer): readonly string[] {
  if (sentences.length === 1) return []
  const isSame = release.length === end.length && release.every((id) => end.includes(id))
  if (isSame || end.length === 0) return [`Decided by ${sentencesInWords(release)}.`]
  return [`Decided by ${sentencesInWords(release)}. The end is decided by ${sentencesInWords(end)}.`]
}

/** The rival dates, each with its condition; after those of one doubt, the reason for it and what to ask the prison. */
function rivalLines(answer: CaseAnswer): readonly string[] {
  const { release, paroleEligibility } = answer
  const rivals = caseAlternativesOf(answer)
  return rivals.flatMap((rival, i) => {
    const { condition, why, ask } = alternativeWords(rival)
    const next = rivals[i + 1]
    const isLast = next === undefined || alternativeWords(next).ask !== ask
    const about = answer.sentences.length === 1 ? '' : ` (${sentencesInWords(rival.sentenceIds)})`
    const parole =
      rival.paroleEligibility !== null && rival.paroleEligibility !== paroleEligibility
        ? [`the Parole Board from ${inWords(rival.paroleEligibility)}`]
        : []
    const released =
      rival.release !== null && rival.release !== release
        ? [
            isLatest(rival)
              ? `release by ${inWords(rival.release)} at the latest`
              : `release on ${inWords(rival.release)}`,
          ]
        : []
    const what = [...parole, ...released].join(', ')
    const isSame = rival.release === release && rival.paroleEligibility === paroleEligibility
    const head = isSame ? 'The same day' : what === '' ? 'No parole date' : capital(what)
    return [`  - ${head}, ${condition}${about}.`, ...(isLast ? [`    ${why} Ask the prison: ${ask}`] : [])]
  })
}

/** Steps that are about all runs together. */
const ofTheWhole: ReadonlySet<string> = new Set(['stage', 'paroleMoved', 'releaseDate', 'sentenceEndDate'])

/** Steps about a recall from several runs, or beside others. */
const ofTheRecall: ReadonlySet<string> = new Set(['recalledSentences', 'recall'])

const isOfRun = (step: ExplainedCaseStep, { sentenceIds }: CaseRun): boolean =>
  !ofTheWhole.has(step.id) && step.sentenceIds.every((id) => sentenceIds.includes(id))

function workingLines(answer: CaseAnswer, { strong, faint }: Paint): readonly string[] {
  const steps = caseExplanationOf(answer)
  let number = 0
  const linesOf = (some: readonly ExplainedCaseStep[]): readonly string[] =>
    some.flatMap(({ id, title, working, law, sentenceIds }) => [
      `  ${++number}. ${title}${id === 'regime' && answer.sentences.length > 1 ? ` (${sentencesInWords(sentenceIds)})` : ''}`,
      `     ${working}`,
      ...(law.length > 0 ? [faint(`     ${citations(law)}`)] : []),
    ])
  const isBeside = steps.some(({ id }) => id === 'recalledSentences')
  const recall = isBeside
    ? [{ name: 'the recall', steps: steps.filter(({ id }) => ofTheRecall.has(id)) }]
    : []
  const runs = answer.runs.map((run) => ({
    name: sentencesInWords(run.sentenceIds),
    steps: steps.filter((step) => isOfRun(step, run) && !(isBeside && ofTheRecall.has(step.id))),
  }))
  const whole = steps.filter(({ id }) => ofTheWhole.has(id))
  if (answer.sentences.length === 1) return linesOf(steps)
  return [...recall, ...runs, { name: 'all sentences together', steps: whole }].flatMap(
    ({ name, steps: some }) => [strong(` ${capital(name)}`), ...linesOf(some)],
  )
}
