import { type CaseAnswer, type Day, inWords, inWordsWithWeekday, type Recalled } from '@requisite/law'
import { type DueDay, gateOf, isByRecall, monthInWords } from '@requisite/law/internal'
import { monthTold } from '../../told/told.ts'
import { afterwards } from './after-release.ts'
import { boardFirst, boardOnly, inDoubt, recalledForLife, wholeLife } from './board-screen.ts'
import { cautionsOf } from './cautions.ts'
import { gateShown, sortOf, sortWithoutStop } from './gate-day.ts'
import { datesInDoubt, howSure } from './how-sure.ts'
import { licenceScreen } from './licence-screen.ts'
import { noDaysLeft } from './no-days-left.ts'
import { offenceScreen } from './offence-screen.ts'
import { orderScreen } from './order-screen.ts'
import { aheadFor, type Outcome } from './outcome.ts'
import { heldBesideRecall, isRecallOver, why } from './part-served.ts'
import { past } from './past-screen.ts'
import { withPrisonDate } from './prison-date.ts'
import { datedRecall, everyKind, nothingLeft, standardRecall } from './recall-screen.ts'
import { withRemand } from './remand-line.ts'
import { dayInSentence, ifNone, rivalDates } from './rival-dates.ts'
import { type Body, type Line, line, lineOfWords, type Screen } from './screen-type.ts'
import { whyMore } from './why-rival.ts'

/** Which date the reader can still change the mind of the prison about. */
const anyChange = 'Added days or another sentence would change it.'

/** "Friday 1 November 2030, or Tuesday 2 March 2032, called the CRD". */
function onPapers(due: readonly DueDay[]): Line {
  const letters = [...new Set(due.map(({ gate }) => gate.letters))]
  const said = due.map(
    ({ gate }) =>
      `${inWordsWithWeekday(gate.papers)}${letters.length === 1 ? '' : `, called the ${gate.letters}`}`,
  )
  return line(
    'papers',
    'On the papers',
    `${said.join(', or ')}${letters.length === 1 ? `, called the ${letters[0]}` : ''}.`,
  )
}

/** A fixed term after a recall can move both ways. */
const unlessDecided = (answer: CaseAnswer): readonly Line[] =>
  isByRecall(answer) && answer.recalled?.run.recalled.until === 'a fixed term'
    ? [line('after', 'But', 'the Justice Secretary can decide otherwise about the recall.')]
    : []

/** Only the month of a sentence is known: the first and the last day, and what decides between them. */
function dayInMonth(outcome: Outcome, due: readonly DueDay[]): Body {
  const days = due.map(({ gate }) => gate.usual)
  const [first, last] = [Math.min(...days) as Day, Math.max(...days) as Day]
  const month = monthTold(outcome.told) ?? ''
  const others = due.filter(({ rival }) => rival !== null && rival.code !== 'A_DAY_IN_MONTH')
  return {
    sort: null,
    over: sortWithoutStop(outcome.answer),
    day: [`Between ${inWords(first)} and ${inWords(last)}`],
    dayNote: `it depends on the day in ${monthInWords(month)}.`,
    lines: [
      ...earlierLines(outcome),
      line('why', 'Why', why(outcome.answer)),
      ...whyMore(others),
      ...inDoubt(outcome),
      ...unlessDecided(outcome.answer),
      howSure(outcome, anyChange),
      line('next', 'Next', 'find the day: it is on the court’s paper, or the court office knows.'),
    ],
  }
}

/** Two dates or more, each the day at the gate. */
const severalDates = (outcome: Outcome, due: readonly DueDay[]): Body => ({
  sort: 'Release is automatic.',
  over: datesInDoubt(due.length, due.filter(({ gate }) => gate.last < outcome.today).length),
  day: due.map(({ gate }) => inWordsWithWeekday(gate.usual)),
  lines: [
    lineOfWords('plan', [
      { strong: `Do not count on ${due.length === 2 ? 'the earlier date' : 'a date before the last'}.` },
    ]),
    ...earlierLines(outcome),
    ...whyMore(due),
    ...inDoubt(outcome),
    onPapers(due),
    ...unlessDecided(outcome.answer),
    howSure(outcome, anyChange),
    line('next', 'Next', `ask the prison, “${due.find(({ rival }) => rival !== null)?.rival?.words.ask}”`),
  ],
})

/** Why, where a recall and another sentence hold the person. */
const whyBeside = ({ answer }: Outcome): Line | null =>
  answer.recalled === null
    ? null
    : {
        ...line(
          'why',
          'Why',
          isRecallOver(answer)
            ? 'the recall is over, and the new sentence decides.'
            : `two things hold the person, and ${answer.recalled.decides === 'both' ? 'both end on one day' : 'the later one decides'}.`,
        ),
        items: heldBesideRecall(answer, answer.recalled),
      }

/** What to do about a release that is automatic. */
function nextOf(outcome: Outcome): Line {
  const { answer, rivals } = outcome
  if (answer.warnings.some(({ code }) => code === 'W_RECALL_NOT_TOLD'))
    return line(
      'next',
      'Next',
      answer.recalled === null
        ? 'look for recall papers. If there was a recall, add it.'
        : 'look for later recall papers. If there was a later recall, enter that one instead.',
    )
  if (cautionsOf(outcome).length > 0) return line('next', 'Next', 'look at the court paper again.')
  if (answer.recalled !== null) return line('next', 'Next', 'check which sentences the recall papers name.')
  return line(
    'next',
    'Next',
    rivals.some(({ code }) => code === 'A_STAGE_NOT_BEGUN')
      ? 'ask the prison if this date is confirmed.'
      : 'ask the prison for its date, and compare.',
  )
}

/** What can come before the release date: a tag for those who were under 18, and removal where that was told. */
const earlierWays = [
  { form: 'HDCED', way: 'on a tag', who: 'the prison agrees' },
  { form: 'ERSED', way: 'removed from the country', who: 'the Home Office decides so' },
] as const

function earlierLines(outcome: Outcome): readonly Line[] {
  const { answer, today } = outcome
  return earlierWays.flatMap(({ form, way, who }) => {
    const own = answer.dates.find((date) => date.form === form)
    if (own === undefined || own.heldUntil !== undefined) return []
    const days = [own.date, ...rivalDates(outcome, form).map(({ day }) => day)]
    if (days.every((day) => day < today)) return []
    const from = dayInSentence(outcome, days)
    const none = ifNone(outcome, form).length > 0 ? ' But there may be no such day.' : ''
    return [line('day', 'Or earlier', `${way}, from ${from}, if ${who}.${none}`)]
  })
}

function oneDate(outcome: Outcome): Body {
  const { answer, today } = outcome
  const isWhole = answer.sentences.some(({ regime }) => regime.id === 'terrorism_s247a_no_early_release')
  const sort = isWhole ? 'Release at the end of the time in prison.' : sortOf(answer)
  const gate = gateShown(gateOf(answer), today, sort)
  const otherwise =
    answer.recalled === null ? anyChange : 'The Justice Secretary can decide otherwise about the recall.'
  const noEarlier = isWhole ? ' The law takes away earlier release for this offence.' : ''
  return {
    ...gate.shown,
    lines: [
      gate.papers,
      ...(isWhole ? [line('day', null, 'The Parole Board does not look at this sentence.')] : []),
      ...earlierLines(outcome),
      whyBeside(outcome) ?? line('why', 'Why', `${why(answer)}${noEarlier}`),
      ...inDoubt(outcome),
      howSure(outcome, otherwise),
      afterwards(outcome),
      nextOf(outcome),
    ],
  }
}

/** The answer on one screen, with what is to be checked before it and the date that the prison gave beside it. */
export const screenOf = (outcome: Outcome): Screen =>
  withRemand(
    withPrisonDate(withTag({ cautions: cautionsOf(outcome), ...bodyOf(outcome) }, outcome), outcome),
    outcome,
  )

/** Most ask about the tag: that it ended for adults stands before what to do, where release is automatic and still to come. Two
 *  dates fill a phone by themselves: there it stands with what comes next. */
function withTag(screen: Screen, outcome: Outcome): Screen {
  const tag = aheadFor(outcome).find(({ code }) => code === 'TAG')
  const at = screen.lines.findIndex(({ about }) => about === 'next')
  const isFirst = outcome.way.kind === 'one day' && outcome.answer.recalled === null
  const isEnded = tag?.why === 'ended_for_adults' || tag?.why === 'passed'
  return !isEnded || !isFirst || at === -1
    ? screen
    : { ...screen, lines: screen.lines.toSpliced(at, 0, line('tag', 'Tag', tag.people)) }
}

function bodyOf(outcome: Outcome): Body {
  const { answer, way } = outcome
  const recalled = answer.recalled as Recalled
  switch (way.kind) {
    case 'by offence':
      return offenceScreen(outcome, way)
    case 'passed':
      return past(outcome, way)
    case 'one day':
      return isByRecall(answer) ? datedRecall(outcome, recalled) : oneDate(outcome)
    case 'several days':
      return severalDates(outcome, way.due)
    case 'days of a month':
      return dayInMonth(outcome, way.due)
    case 'order':
      return orderScreen(outcome, way.order)
    case 'no days left':
      return noDaysLeft(outcome)
    case 'nothing left':
      return nothingLeft(outcome, recalled)
    case 'kinds of recall':
      return everyKind(outcome, recalled, way)
    case 'no later than':
      return standardRecall(outcome, recalled, way)
    case 'Board first':
      return boardFirst(outcome, way)
    case 'Board only':
      return boardOnly(outcome, way)
    case 'no day':
      return recalledForLife(outcome)
    case 'whole life':
      return wholeLife(outcome)
    case 'on licence':
    case 'licence over':
      return licenceScreen(outcome, way)
  }
}
