import { type CaseAnswer, type Day, daysInWords, inWords, inWordsWithWeekday } from '@requisite/law'
import {
  addMonths,
  creditInQuestion,
  type DueRival,
  decidingRun,
  equalRivals,
  isByRecall,
  type Rival,
  type WayOut,
  wayOf,
} from '@requisite/law/internal'
import { courtLength } from '../../told/length.ts'
import { capital, sentencesNamed, small, verbFor } from '../told/text.ts'
import { afterwards } from './after-release.ts'
import { runsBesideLife } from './beside-life.ts'
import { gateInLine } from './gate-day.ts'
import { howSure, isOfTag } from './how-sure.ts'
import type { Outcome } from './outcome.ts'
import { changesInWords } from './part-served.ts'
import { boardDays, dayInSentence, firstBoardDay, isOfMonth } from './rival-dates.ts'
import { type Body, type Line, line, lineOfWords } from './screen-type.ts'
import { rivalDate } from './when-in-words.ts'

type Of<Kind extends WayOut['kind']> = Extract<WayOut, { kind: Kind }>

/** Rivals of the same weight whose date is none of those over the lines, and that of a tag: whatever else is not sure, it stands beside. */
export const doubtsBeside = ({ answer, rivals }: Outcome): readonly Rival[] => {
  const equal = equalRivals(rivals)
  return rivals.filter((one) => {
    if (isOfTag(one)) return true
    const isShown = wayOf(answer).by === 'automatic' && wayOf(one.answer).by === 'automatic'
    const isOther = one.code === 'A_RECALL_STANDARD' || !isByRecall(answer)
    return equal.includes(one) && !isShown && isOther
  })
}

/** Its words end with what the court may have done already, and say that we took the days off: neither is said twice. */
const isAlreadyOff = ({ code }: Rival): boolean => code === 'A_CREDIT_ALREADY_OFF'

/** The same in lines of their own. */
export const inDoubt = (outcome: Outcome): readonly Line[] =>
  doubtsBeside(outcome).map((rival, i) => {
    const { why, condition } = rival.words
    const ifSo = isAlreadyOff(rival) ? 'If it had' : capital(condition)
    const date = rivalDate(rival.answer, outcome.answer)
    const label = rival.code === 'A_RECALL_STANDARD' || isOfTag(rival) ? 'But' : i === 0 ? 'Why two' : 'And'
    return line('doubt', label, `${small(why)} ${ifSo}, ${date}.`)
  })

/** Which part the Parole Board waits for, and what is served if it never agrees. */
function whyBoard(answer: CaseAnswer): string {
  const run = decidingRun(answer)
  const moved = answer.paroleMovedBy
  if (moved !== null)
    return (
      `${sentencesNamed(moved)} ${verbFor(moved, 'keeps', 'keep')} the person until the first ` +
      `day. ${capital(sentencesNamed(answer.decidedBy.release))} ` +
      `${verbFor(answer.decidedBy.release, 'decides', 'decide')} the last.`
    )
  const phrases = [...new Set(run.parole?.parts.map(({ fraction }) => fraction.phrase))]
  const only =
    run.sentenceIds.length === 1
      ? answer.case.sentences.find(({ id }) => id === run.sentenceIds[0])
      : undefined
  const of = only === undefined ? 'the time in prison' : `the ${courtLength(only.length)}`
  const changes = changesInWords(run, answer)
  const part = phrases.length === 1 ? `${phrases[0]} of ${of}` : 'the part of each sentence'
  return `${[`${part} before the Board can say yes, all of it if it never does`, ...changes].join(', ')}.`
}

/** A day of release as of right beside the Parole Board, by a rival of the same weight; also one that has passed. */
const besideInLine = ({ rival, gate: { usual, last } }: DueRival, today: Day): Line => ({
  ...line(
    'day',
    capital(rival.words.condition),
    last < today ? `it was due by ${inWordsWithWeekday(last)}.` : `${inWordsWithWeekday(usual)}.`,
  ),
  isLarge: true,
})

/** The Parole Board first, and then as of right. */
export function boardFirst(outcome: Outcome, { board, gate, isOpen, beside }: Of<'Board first'>): Body {
  const { answer, today } = outcome
  const ask = equalRivals(outcome.rivals)[0]?.words.ask
  const boards = boardDays(outcome)
  return {
    sort: isOpen ? 'The Parole Board can let the person out now.' : 'The Parole Board decides first.',
    over: isOpen ? 'Release will be by' : 'Release will be between',
    day: [
      isOpen
        ? inWordsWithWeekday(gate.last)
        : `${inWords(firstBoardDay(board, outcome))} and ${inWords(gate.usual)}`,
    ],
    lines: [
      lineOfWords('day', [
        {
          strong: `${isOpen ? 'Since' : 'From'} ${isOfMonth(outcome) ? dayInSentence(outcome, boards) : inWordsWithWeekday(board)}`,
        },
        ' the Parole Board can let the person out (PED). It may say no.',
      ]),
      line('day', 'If it never does', `${gateInLine(gate)}.`),
      ...beside.map((one) => besideInLine(one, today)),
      line('why', 'Why', whyBoard(answer)),
      ...inDoubt(outcome),
      howSure(outcome, 'Nobody can know the day yet.'),
      afterwards(outcome),
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
function whyMinimum(outcome: Outcome, isLife: boolean, isHeld: boolean): readonly Line[] {
  const { minimum, fixed } = runsBesideLife(outcome.answer)
  const credit = doubtsBeside(outcome).some(isAlreadyOff) ? 0 : (minimum?.credit ?? 0)
  const taken = credit === 0 ? '' : `we took ${daysInWords(credit)} off, as you entered them.`
  if (fixed === undefined || isHeld) return taken === '' ? [] : [line('why', 'Why', taken)]
  const [its, adds] = fixed.sentenceIds.length === 1 ? ['its', 'adds'] : ['their', 'add']
  const idle =
    `${isLife ? 'the life sentence' : 'the IPP sentence'} decides. ` +
    `${capital(sentencesNamed(fixed.sentenceIds))} would end ${its} time in prison on ` +
    `${inWords(fixed.release)}, and ${adds} nothing.`
  return [line('why', 'Why', `${idle}${taken === '' ? '' : ` ${capital(taken)}`}`)]
}

/** Recalled from life: the Parole Board alone. From public protection the Justice Secretary, too, and after two years without a licence. */
function whoDecides({ answer, today }: Outcome): readonly Line[] {
  const recalled = answer.sentences.filter(({ sentence }) =>
    answer.recalled?.sentenceIds.includes(sentence.id),
  )
  const ofBoard = line(
    'day',
    null,
    'The Justice Secretary must send the case to the Parole Board. It lets the person out ' +
      'when prison is no longer needed to protect the public.',
  )
  if (recalled.some(({ regime }) => regime.family === 'life')) return [ofBoard]
  const [first] = recalled.flatMap(({ sentence }) => sentence.firstReleaseDate ?? [])
  const over = first === undefined ? null : addMonths(first, 24)
  const since =
    over === null
      ? 'two years after the first release'
      : `${over > today ? 'from' : 'since'} ${inWords(over)}, two years after the first release,`
  return [
    ofBoard,
    line('day', 'Or sooner', 'the Justice Secretary can let the person out at any time, on licence.'),
    line(
      'day',
      'After two years',
      `${since} the Board lets a person out without a licence, unless one is needed to protect ` +
        'the public. The Board can still say no. If the Justice Secretary lets them out, they ' +
        'are on licence.',
    ),
  ]
}

const askTheUnit = line(
  'day',
  'Ask',
  'the prison’s offender management unit when the Parole Board looks at the case. A solicitor can help, often free.',
)

const isOfLifeRecall = ({ recalled }: CaseAnswer): boolean => recalled?.run.isMinimumTerm === true

/** Recalled from life or public protection, and nothing else holds the person: nobody can name a day. */
export const recalledForLife = (outcome: Outcome): Body => ({
  sort: 'The person is back on a recall.',
  over: 'The Parole Board decides.',
  day: ['There is no set day'],
  lines: [
    ...whoDecides(outcome),
    line('why', 'Why', 'from such a sentence there is one kind of recall. No law says how long it lasts.'),
    howSure(outcome, 'Nobody can know the day of release.'),
    askTheUnit,
  ],
})

/** A whole life order: no date, and nobody who will look at the case. */
export function wholeLife(outcome: Outcome): Body {
  const { answer } = outcome
  const others = answer.runs
    .filter(({ isWholeLife }) => !isWholeLife)
    .flatMap(({ sentenceIds }) => sentenceIds)
  return {
    sort: null,
    over: 'The court made a whole life order.',
    day: ['There is no release date'],
    lines: [
      line('day', null, 'There is no minimum term. The Parole Board does not look at the case.'),
      ...(others.length === 0
        ? []
        : [
            line(
              'why',
              'Why',
              `the whole life order decides. ${capital(sentencesNamed(others))} ${verbFor(others, 'changes', 'change')} nothing.`,
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
export function boardOnly(outcome: Outcome, { board: end, heldBy, isOpen }: Of<'Board only'>): Body {
  const { answer, today } = outcome
  const isLife = answer.sentences.some(({ regime }) => regime.family === 'life')
  const { minimum } = runsBesideLife(answer)
  const credit = creditInQuestion(answer)
  const minimumEnd = heldBy === null ? end : (minimum?.release ?? end)
  const looked = answer.paroleEligibility as Day
  if (isOfLifeRecall(answer) && heldBy !== null)
    return {
      sort: 'The person is back on a recall, and the Parole Board decides.',
      over: `Before that ${sentencesNamed(heldBy)} ${verbFor(heldBy, 'holds', 'hold')} the person until`,
      day: [inWordsWithWeekday(end)],
      lines: [
        line(
          'day',
          null,
          'The Parole Board can let them out from then. It may say no, and look again later.',
        ),
        ...whoDecides(outcome),
        ...inDoubt(outcome),
        howSure(outcome, 'Nobody can know the day of release.'),
        askTheUnit,
      ],
    }
  const held =
    heldBy === null
      ? ''
      : ` ${inWords(minimumEnd)}, but ${sentencesNamed(heldBy)} ${verbFor(heldBy, 'holds', 'hold')} the person until`
  const each = heldBy === null && isOfMonth(outcome) ? boardDays(outcome) : []
  return {
    sort: `${isLife ? 'A life sentence' : 'An IPP sentence'} has no release date.`,
    over: `The minimum term ${minimumEnd < today ? 'ended' : 'ends'}${each.length > 1 ? '' : ` on${held}`}`,
    day: [
      each.length > 1
        ? `Between ${inWords(Math.min(...each) as Day)} and ${inWords(Math.max(...each) as Day)}`
        : inWordsWithWeekday(end),
    ],
    lines: [
      line(
        'day',
        null,
        heldBy === null
          ? `${isOpen ? 'Since' : 'From'} then the Parole Board can let the person out. It may say no, and look again later.`
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
      ...whyMinimum(outcome, isLife, heldBy !== null),
      ...(answer.recalled?.run.recalled.until === 'the end'
        ? [line('why', null, 'The recall puts nothing off: the Parole Board looks at that case, too.')]
        : []),
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
          : isOpen
            ? 'ask when the Parole Board looks at the case next.'
            : 'check that the court took the days on remand off the minimum term.',
      ),
    ],
  }
}
