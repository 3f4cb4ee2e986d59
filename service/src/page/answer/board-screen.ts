import {
  type CaseAnswer,
  creditInQuestion,
  type Day,
  daysInWords,
  decidingRun,
  inWords,
  inWordsWithWeekday,
} from '@requisite/law'
import { courtLength } from '../told/length.ts'
import { capital, sentencesNamed, small } from '../told/text.ts'
import { afterwards } from './after-release.ts'
import { firstPossible, runsBesideLife } from './beside-life.ts'
import { cautionsOf } from './cautions.ts'
import { gateDay, gateInLine, hasPassed, lastGateDay, releasedOf } from './gate-day.ts'
import { howSure } from './how-sure.ts'
import { isByRecall, type Outcome, wayOutOf } from './outcome.ts'
import { changesInWords } from './part-served.ts'
import { pastLines } from './past-screen.ts'
import { type Line, line, lineOfWords, type Screen } from './screen-type.ts'

/** The date of a rival answer, or the days between which it is; beside an answer for the Parole Board alone, from when it looks. */
export function rivalDate(answer: CaseAnswer, ours?: CaseAnswer): string {
  const way = wayOutOf(answer)
  if (way === 'Parole Board only' && ours?.release === null)
    return `the Parole Board can look at the case from ${inWords(answer.paroleEligibility as Day)}`
  if (way === 'automatic') return `it is ${inWords(answer.release as Day)}`
  if (way === 'Parole Board only' || way === 'none' || way === 'on licence') return 'there is no release date'
  if (way === 'no later than')
    return `there is no set date before ${inWords(answer.release as Day)}, unless the Parole Board agrees`
  return `release is between ${inWords(answer.paroleEligibility as Day)} and ${inWords(answer.release as Day)}`
}

/** Rivals of the same weight whose date is none of those over the lines: they stand in lines of their own. */
export const inDoubt = ({ answer, rivals }: Outcome): readonly Line[] =>
  rivals
    .filter(({ code, level, answer: rival }) => {
      const isShown = wayOutOf(answer) === 'automatic' && wayOutOf(rival) === 'automatic'
      return level === 'two_dates' && !isShown && (code === 'A_RECALL_STANDARD' || !isByRecall(answer))
    })
    .map(({ words, answer: rival }, i) =>
      line(
        'doubt',
        i === 0 ? 'Why two' : 'And',
        `${small(words.why)} ${capital(words.condition)}, ${rivalDate(rival, answer)}.`,
      ),
    )

/** Which part the Parole Board waits for, and what is served if it never agrees. */
function whyBoard(answer: CaseAnswer): string {
  const run = decidingRun(answer)
  const moved = answer.paroleMovedBy
  if (moved !== null)
    return `${sentencesNamed(moved)} ${moved.length === 1 ? 'keeps' : 'keep'} the person until the first day. ${capital(sentencesNamed(answer.decidedBy.release))} ${answer.decidedBy.release.length === 1 ? 'decides' : 'decide'} the last.`
  const phrases = [...new Set(run.parole?.parts.map(({ fraction }) => fraction.phrase))]
  const only =
    run.sentenceIds.length === 1
      ? answer.case.sentences.find(({ id }) => id === run.sentenceIds[0])
      : undefined
  const of = only === undefined ? 'the time in prison' : `the ${courtLength(only.length)}`
  const changes = changesInWords(run, answer)
  const part = phrases.length === 1 ? `${phrases[0]} of ${of} first` : 'the part of each sentence first'
  return `${[`${part}, then all of it`, ...changes].join(', ')}.`
}

/** The Parole Board first, and then as of right. */
export function boardFirst(outcome: Outcome): Screen {
  const { answer, today } = outcome
  const released = releasedOf(answer)
  const first = answer.paroleEligibility as Day
  const days = [first, gateDay(released)]
  const shown = { cautions: cautionsOf(outcome), day: [days.map(inWords).join(' and ')], days }
  const doubts = inDoubt(outcome)
  if (hasPassed(lastGateDay(released), today))
    return {
      ...shown,
      sort: 'This day has passed.',
      over: 'Release was due by',
      day: [inWordsWithWeekday(lastGateDay(released))],
      days: [lastGateDay(released)],
      lines: [
        line(
          'day',
          null,
          `From ${inWordsWithWeekday(first)} the Parole Board could let the person out (PED).`,
        ),
        ...pastLines(outcome),
      ],
    }
  const isOpen = hasPassed(first, today)
  const ask = outcome.rivals.find(({ level }) => level === 'two_dates')?.words.ask
  return {
    ...shown,
    sort: isOpen ? 'The Parole Board can let the person out now.' : 'The Parole Board decides first.',
    over: isOpen ? 'Release will be by' : 'Release will be between',
    day: isOpen ? [inWordsWithWeekday(lastGateDay(released))] : shown.day,
    days: isOpen ? [lastGateDay(released)] : days,
    lines: [
      lineOfWords('day', [
        { strong: `${isOpen ? 'Since' : 'From'} ${inWordsWithWeekday(first)}` },
        ' the Parole Board can let the person out (PED). It may say no.',
      ]),
      line('day', 'If it never does', `${gateInLine(released)}.`),
      line('why', 'Why', whyBoard(answer)),
      ...doubts,
      howSure(outcome, 'Nobody can know the day yet.'),
      afterwards(answer),
      line(
        'next',
        'Next',
        ask === undefined
          ? 'ask the prison when the case goes to the Parole Board.'
          : `ask the prison, “${ask}”`,
      ),
    ],
  }
}

/** What fixed terms do beside a minimum term, and what was taken off it. */
function whyMinimum(answer: CaseAnswer, isLife: boolean): readonly Line[] {
  const { minimum, fixed } = runsBesideLife(answer)
  const credit = minimum?.credit ?? 0
  const taken = credit === 0 ? '' : `we took ${daysInWords(credit)} off, as you entered them.`
  if (fixed === undefined || firstPossible(answer).heldBy !== null)
    return taken === '' ? [] : [line('why', 'Why', taken)]
  const [its, adds] = fixed.sentenceIds.length === 1 ? ['its', 'adds'] : ['their', 'add']
  const idle = `${isLife ? 'the life sentence' : 'the IPP sentence'} decides. ${capital(sentencesNamed(fixed.sentenceIds))} would end ${its} time in prison on ${inWords(fixed.release)}, and ${adds} nothing.`
  return [line('why', 'Why', `${idle}${taken === '' ? '' : ` ${capital(taken)}`}`)]
}

/** A whole life order: no date, and nobody who will look at the case. */
export function wholeLife(outcome: Outcome): Screen {
  const { answer } = outcome
  const others = answer.runs
    .filter(({ isWholeLife }) => !isWholeLife)
    .flatMap(({ sentenceIds }) => sentenceIds)
  return {
    cautions: cautionsOf(outcome),
    sort: null,
    over: 'The court made a whole life order',
    day: ['There is no release date'],
    days: [],
    lines: [
      line('day', null, 'There is no minimum term. The Parole Board does not look at the case.'),
      ...(others.length === 0
        ? []
        : [
            line(
              'why',
              'Why',
              `the whole life order decides. ${capital(sentencesNamed(others))} ${others.length === 1 ? 'changes' : 'change'} nothing.`,
            ),
          ]),
      howSure(outcome, 'Only a new decision of a court, or a new law, would change it.'),
      line(
        'after',
        'Only this',
        'the Justice Secretary can let a person out in very rare cases, such as a grave illness.',
      ),
      line('next', 'Next', 'check the court paper. If it names a minimum term, enter it as a life sentence.'),
    ],
  }
}

/** Life and public protection: the Parole Board alone. A fixed term beside it can hold the person longer. */
export function boardOnly(outcome: Outcome): Screen {
  const { answer, today } = outcome
  const { day: end, heldBy } = firstPossible(answer)
  const isLife = answer.sentences.some(({ regime }) => regime.family === 'life')
  const { minimum } = runsBesideLife(answer)
  const credit = creditInQuestion(answer)
  const minimumEnd = heldBy === null ? end : (minimum?.release ?? end)
  const looked = answer.paroleEligibility as Day
  const isOver = hasPassed(end, today)
  const held =
    heldBy === null
      ? ''
      : ` ${inWords(minimumEnd)}, but ${sentencesNamed(heldBy)} ${heldBy.length === 1 ? 'holds' : 'hold'} the person until`
  return {
    cautions: cautionsOf(outcome),
    sort: `${isLife ? 'A life sentence' : 'An IPP sentence'} has no release date.`,
    over: `The minimum term ${hasPassed(minimumEnd, today) ? 'ended' : 'ends'} on${held}`,
    day: [inWordsWithWeekday(end)],
    days: [end],
    lines: [
      line(
        'day',
        null,
        heldBy === null
          ? `${isOver ? 'Since' : 'From'} then the Parole Board can let the person out. It may say no, and look again later.`
          : 'The Parole Board can let them out from then. It may say no, and look again later.',
      ),
      ...(looked < end
        ? [
            line(
              'day',
              'Before that',
              `the Parole Board could look at the case from ${inWords(looked)}, by the law of that day, but not let the person out.`,
            ),
          ]
        : []),
      ...whyMinimum(answer, isLife),
      ...inDoubt(outcome),
      howSure(outcome, 'Nobody can know the day of release.'),
      line(
        'after',
        'After release',
        isLife
          ? 'on licence for life.'
          : 'on licence. It ends by itself: as a rule four years after the first release.',
      ),
      line(
        'next',
        'Next',
        credit !== null
          ? `ask the person’s solicitor, “Did the court take the ${daysInWords(credit.days)} off the minimum term already?”`
          : isOver
            ? 'ask when the Parole Board looks at the case next.'
            : 'check that the court took the days on remand off the minimum term.',
      ),
    ],
  }
}
