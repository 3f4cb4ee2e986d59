import { type CaseAnswer, type Day, inWords, inWordsWithWeekday, monthInWords } from '@requisite/law'
import { capital } from '../told/text.ts'
import { monthTold } from '../told/told.ts'
import { afterwards } from './after-release.ts'
import { boardFirst, boardOnly, inDoubt, wholeLife } from './board-screen.ts'
import { cautionsOf } from './cautions.ts'
import { gateDay, gateOf, hasPassed, lastGateDay, releasedOf, sortOf, sortWithoutStop } from './gate-day.ts'
import { datesCounted, howSure } from './how-sure.ts'
import { licenceScreen } from './licence-screen.ts'
import { isExtinguished, noDaysLeft } from './no-days-left.ts'
import { isByOffence } from './offence-classes.ts'
import { offenceScreen } from './offence-screen.ts'
import { orderOf, orderScreen } from './order-screen.ts'
import {
  aheadFor,
  type DueDay,
  dueDays,
  isByRecall,
  isHeldWithoutSentence,
  isRecallKind,
  type Outcome,
  wayOutOf,
} from './outcome.ts'
import { heldBesideRecall, isRecallOver, why } from './part-served.ts'
import { past } from './past-screen.ts'
import { withPrisonDate } from './prison-date.ts'
import { recalledScreen } from './recall-screen.ts'
import { withRemand } from './remand-line.ts'
import { type Line, line, lineOfWords, type Screen } from './screen-type.ts'
import { whyRival } from './why-rival.ts'

/** Which date the reader can still change the mind of the prison about. */
const anyChange = 'Added days or another sentence would change it.'

/** Why there is more than one date. */
const whyMore = (due: readonly DueDay[]): readonly Line[] =>
  due
    .flatMap(({ rival }) => (rival === null ? [] : [rival]))
    .map((rival, i) =>
      line('doubt', i > 0 ? 'And' : due.length === 2 ? 'Why two' : 'Why', whyRival(rival, due)),
    )

/** "Friday 1 November 2030, or Tuesday 2 March 2032 (CRD)". */
function onPapers(due: readonly DueDay[]): Line {
  const letters = [...new Set(due.map(({ answer }) => answer.releaseType))]
  const said = due.map(({ day, answer }) =>
    letters.length === 1 ? inWordsWithWeekday(day) : `${inWordsWithWeekday(day)} (${answer.releaseType})`,
  )
  return line(
    'papers',
    'On the papers',
    `${said.join(', or ')}${letters.length === 1 ? ` (${letters[0]})` : ''}.`,
  )
}

/** A fixed term after a recall can move both ways. */
const unlessDecided = (answer: CaseAnswer): readonly Line[] =>
  isByRecall(answer) && answer.recalled?.run.recalled.until === 'a fixed term'
    ? [line('after', 'But', 'the Justice Secretary can decide otherwise about the recall.')]
    : []

/** Only the month of a sentence is known: the first and the last day, and what decides between them. */
function dayInMonth(outcome: Outcome, due: readonly DueDay[]): Screen {
  const days = due.map(({ answer }) => gateDay(releasedOf(answer)))
  const [first, last] = [Math.min(...days) as Day, Math.max(...days) as Day]
  const month = monthTold(outcome.told) ?? ''
  const others = due.filter(({ rival }) => rival !== null && rival.code !== 'A_DAY_IN_MONTH')
  return {
    cautions: cautionsOf(outcome),
    ...{ sort: null, over: sortWithoutStop(outcome.answer) },
    day: [`Between ${inWords(first)} and ${inWords(last)}`],
    dayNote: `it depends on the day in ${monthInWords(month)}.`,
    days: [first, last],
    lines: [
      line('why', 'Why', why(outcome.answer)),
      ...whyMore(others),
      ...inDoubt(outcome),
      ...unlessDecided(outcome.answer),
      howSure(outcome, anyChange),
      line('next', 'Next', 'find the day: it is on the court’s paper, or the court office knows.'),
    ],
  }
}

const isDayInMonth = ({ rival }: DueDay): boolean => rival?.code === 'A_DAY_IN_MONTH'

/** Two dates or more, each the day at the gate. */
function severalDates(outcome: Outcome, due: readonly DueDay[]): Screen {
  const days = due.map(({ answer }) => gateDay(releasedOf(answer)))
  return {
    cautions: cautionsOf(outcome),
    sort: 'Release is automatic.',
    over: `${capital(datesCounted(due.length))} are possible`,
    day: days.map(inWordsWithWeekday),
    days,
    lines: [
      lineOfWords('day', [{ strong: `Plan for the ${due.length === 2 ? 'later' : 'last'} date.` }]),
      ...whyMore(due),
      ...inDoubt(outcome),
      onPapers(due),
      ...unlessDecided(outcome.answer),
      howSure(outcome, anyChange),
      line('next', 'Next', `ask the prison, “${due.find(({ rival }) => rival !== null)?.rival?.words.ask}”`),
    ],
  }
}

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
function nextOf({ answer, rivals }: Outcome, cautions: Screen['cautions']): Line {
  if (answer.warnings.some(({ code }) => code === 'W_RECALL_NOT_TOLD'))
    return line(
      'next',
      'Next',
      answer.recalled === null
        ? 'look for recall papers. If there was a recall, add it.'
        : 'look for later recall papers. If there was a later recall, enter that one instead.',
    )
  if (cautions.length > 0) return line('next', 'Next', 'look at the court paper again.')
  if (answer.recalled !== null) return line('next', 'Next', 'check which sentences the recall papers name.')
  return line(
    'next',
    'Next',
    rivals.some(({ code }) => code === 'A_STAGE_NOT_BEGUN')
      ? 'ask the prison if this date is confirmed.'
      : 'ask the prison for its date, and compare.',
  )
}

/** A tag can come before the release date for those who were under 18. */
function tagLine({ dates }: CaseAnswer, today: Day): readonly Line[] {
  const curfew = dates.find(({ form, heldUntil }) => form === 'HDCED' && heldUntil === undefined)
  return curfew === undefined || curfew.date < today
    ? []
    : [line('day', 'Or earlier', `on a tag, from ${inWordsWithWeekday(curfew.date)}, if the prison agrees.`)]
}

function oneDate(outcome: Outcome): Screen {
  const { answer, today } = outcome
  const cautions = cautionsOf(outcome)
  const isWhole = answer.sentences.some(({ regime }) => regime.id === 'terrorism_s247a_no_early_release')
  const gate = gateOf(
    releasedOf(answer),
    today,
    isWhole ? 'Release at the end of the time in prison.' : sortOf(answer),
  )
  const otherwise =
    answer.recalled === null ? anyChange : 'The Justice Secretary can decide otherwise about the recall.'
  const noEarlier = isWhole ? ' The law takes away earlier release for this offence.' : ''
  return {
    cautions,
    ...gate.shown,
    lines: [
      gate.papers,
      ...(isWhole ? [line('day', null, 'The Parole Board does not look at this sentence.')] : []),
      ...tagLine(answer, today),
      whyBeside(outcome) ?? line('why', 'Why', `${why(answer)}${noEarlier}`),
      ...inDoubt(outcome),
      howSure(outcome, otherwise),
      afterwards(answer),
      nextOf(outcome, cautions),
    ],
  }
}

function automatic(outcome: Outcome): Screen {
  const due = dueDays(outcome)
  if (due.length === 1 && isExtinguished(outcome.answer)) return noDaysLeft(outcome)
  if (due.every(({ answer }) => hasPassed(lastGateDay(releasedOf(answer)), outcome.today)))
    return past(outcome, due)
  if (due.some(isDayInMonth)) return dayInMonth(outcome, due)
  if (due.length > 1) return severalDates(outcome, due)
  const order = outcome.answer.recalled === null ? orderOf(outcome.answer) : null
  return order === null ? oneDate(outcome) : orderScreen(outcome, order)
}

/** The answer on one screen, with the date that the prison gave beside it. */
export const screenOf = (outcome: Outcome): Screen =>
  withRemand(withPrisonDate(withTag(ownScreen(outcome), outcome), outcome), outcome)

/** Most ask about the tag: that it ended for adults stands before what to do, where release is automatic and still to come. Two
 *  dates fill a phone by themselves: there it stands with what comes next. */
function withTag(screen: Screen, outcome: Outcome): Screen {
  const tag = aheadFor(outcome).find(({ code }) => code === 'TAG')
  const at = screen.lines.findIndex(({ about }) => about === 'next')
  const { answer, today } = outcome
  const isFirst =
    wayOutOf(answer) === 'automatic' && answer.recalled === null && dueDays(outcome).length === 1
  const isEnded = tag?.why === 'ended_for_adults' || tag?.why === 'passed'
  return !isEnded || !isFirst || at === -1 || hasPassed(lastGateDay(releasedOf(answer)), today)
    ? screen
    : { ...screen, lines: screen.lines.toSpliced(at, 0, line('tag', 'Tag', tag.people)) }
}

/** After a recall the release point enters where it was from a tag, and with it what is in doubt about it. Where nobody knows the
 *  kind of recall, each has its date. */
const isOfSeveralDates = (outcome: Outcome): boolean =>
  wayOutOf(outcome.answer) === 'automatic' &&
  dueDays(outcome).length > 1 &&
  !outcome.rivals.some(isRecallKind)

function ownScreen(outcome: Outcome): Screen {
  const { answer } = outcome
  if (isByOffence(outcome)) return offenceScreen(outcome)
  if (answer.recalled !== null && isByRecall(answer))
    return isOfSeveralDates(outcome) && !isHeldWithoutSentence(answer)
      ? automatic(outcome)
      : recalledScreen(outcome, answer.recalled)
  switch (wayOutOf(answer)) {
    case 'automatic':
    case 'no later than':
      return automatic(outcome)
    case 'Parole Board first':
      return boardFirst(outcome)
    case 'Parole Board only':
      return boardOnly(outcome)
    case 'none':
      return wholeLife(outcome)
    case 'on licence':
      return licenceScreen(outcome)
  }
}
