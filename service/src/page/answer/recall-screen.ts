import {
  type CaseAnswer,
  type Day,
  daysInWords,
  inWords,
  type Recalled,
  type RecalledCaseRun,
  recallKinds,
} from '@requisite/law'
import { hasPassed, type Line, leaving, leavingInWords, line, type Screen } from './lines.ts'
import { dueDays, type Outcome, type Rival } from './outcome.ts'
import { capital, sentencesNamed } from './text.ts'

/** How the end of the recalled sentence was moved by days away. */
function endInWords({ credit, recalled: { between, otherwise, since } }: RecalledCaseRun): string {
  const away = between + otherwise + since
  const when = away === between ? 'for the time between recall and return' : 'for days away'
  const less = credit === 0 ? '' : `, less ${daysInWords(credit)} on remand or a tag before it`
  return `${less}${away === 0 ? '' : `, with ${daysInWords(away)} added ${when}`}`
}

/** Why the recall ends when it does, in one or two sentences. */
export function whyRecalled({ run, other, sentenceIds }: Recalled): string {
  const { term } = run.recalled
  const isOnly = other === null && sentenceIds.length === run.sentenceIds.length
  const which = isOnly ? 'the sentence' : sentencesNamed(run.sentenceIds)
  if (term === null) return `That last day is the end of ${which}${endInWords(run)}.`
  const { counted, stage, notBefore, uncut } = term
  const away = term.away === 0 ? '' : ` Plus ${daysInWords(term.away)} away since then.`
  const held =
    stage === null || stage.day <= counted
      ? ''
      : ` Older recalls that became 56 days were ended in stages, by length. This stage was on ${inWords(stage.day)}.`
  const early =
    notBefore === null || notBefore <= counted
      ? ''
      : ` But not before the first release date, ${inWords(notBefore)}: the recall came before it.`
  const added = term.added === 0 ? '' : ` Plus ${daysInWords(term.added)} added since then.`
  const cut =
    uncut > (run.end as Day)
      ? ` ${capital(which)} ${isOnly || run.sentenceIds.length === 1 ? 'ends' : 'end'} sooner, on this date. A fixed term cannot run past it.`
      : ''
  return `Day ${term.days}, counting the day of return, ${inWords(term.first)}, as day 1.${away}${held}${early}${added}${cut}`
}

/** What comes after a fixed term. */
function afterTerm({ release, end }: CaseAnswer, today: Day): Line {
  const last = end as Day
  if ((release as Day) >= last) return line('After that', 'the sentence is over.')
  const then = hasPassed(last, today) ? 'The sentence is over.' : 'A new recall is possible.'
  return line('After that', `on licence until ${inWords(last)}. ${then}`)
}

/** Nobody is kept past the end of the sentence, whatever is decided. */
const movable = ({ release, end }: CaseAnswer): string =>
  release === end
    ? 'The Justice Secretary can release sooner. Nobody can be kept longer.'
    : 'But the Justice Secretary can release sooner, or decide before then not to release on that day.'

const kindNext = ({ recall: { type }, other }: Recalled): string =>
  `check that the recall papers say ${daysInWords(recallKinds[type].days ?? 0)}${other === null ? '' : ', and which sentences they name'}.`

/** What another sentence does beside a recall that decides. */
function besideLine({ other, run, recall }: Recalled): readonly Line[] {
  const from = recall.returnDate ?? recall.recallDate ?? run.recalled.firstRelease
  if (other === null || from === null || other.release <= from) return []
  const [which, day] = [sentencesNamed(other.sentenceIds), inWords(other.release)]
  return run.recalled.term === null
    ? [
        line(
          'Not before',
          `${day}: until then ${which} ${other.sentenceIds.length === 1 ? 'holds' : 'hold'} the person. After that the Parole Board can let them out. It may say no.`,
        ),
      ]
    : [line(null, `The recall decides. ${capital(which)} would let the person go sooner, on ${day}.`)]
}

function fixedTerm(outcome: Outcome, recalled: Recalled, assumed: readonly Line[]): Screen {
  const { answer, today } = outcome
  const due = dueDays(outcome)
  const why = line(null, whyRecalled(recalled))
  const days = due.map(({ day }) => day)
  if (hasPassed(answer.release as Day, today))
    return {
      ...{ heading: 'This date has passed', days, between: 'or' },
      lines: [
        line(null, `It was the release date after recall. ${why.text}`),
        line(
          'If they are still in prison',
          'the Justice Secretary may have decided not to release on that day. Or something we were not told may hold them.',
        ),
        ...assumed,
        afterTerm(answer, today),
        line(
          'Next',
          'ask the prison’s offender management unit why. If nobody can say, ask a solicitor soon.',
        ),
      ],
    }
  return {
    ...{ heading: 'Release date after recall', days, between: 'or' },
    lines: [
      why,
      ...besideLine(recalled),
      leaving(due, answer),
      line('How sure', `the law is clear. ${movable(answer)}`),
      ...assumed,
      afterTerm(answer, today),
      line('Next', kindNext(recalled)),
    ],
  }
}

/** When the Parole Board comes to look at the case (section 255C(4)). */
const board =
  'The Parole Board must look at the case. It does so when the person writes to it within 28 days of the return, or after those 28 days. It can let the person out before the end. It may say no.'

function standard(outcome: Outcome, recalled: Recalled, assumed: readonly Line[]): Screen {
  const { answer, today, told } = outcome
  const last = answer.release as Day
  const isOver = hasPassed(last, today)
  const only =
    told.recall?.type === null
      ? [line(null, 'No fixed term fits what you entered. So this is for a standard recall.')]
      : recalled.run.recalled.stood
        ? [
            line(
              null,
              'The sentence ended before standard recalls became 56 days. So the standard recall stood.',
            ),
          ]
        : []
  return {
    heading: isOver
      ? 'This date has passed. At the latest, release was on'
      : 'There is no set release date. At the latest:',
    days: [last],
    between: 'or',
    lines: [
      ...only,
      ...(isOver ? [] : besideLine(recalled)),
      ...(isOver ? [] : [line(null, board)]),
      line(null, whyRecalled(recalled)),
      ...(isOver || answer.leaving === null ? [] : [leaving([{ day: last, answer, rival: null }], answer)]),
      line('How sure', `the law is clear.${isOver ? '' : ' Nobody can know the day yet.'}`),
      ...assumed,
      isOver
        ? line('If they are still in prison', 'ask the prison why today, and a solicitor.')
        : line('Next', 'send the person’s reasons for release now. A solicitor can help.'),
    ],
  }
}

const ofKind = ({ answer, words }: Rival, today: Day): Line => {
  const day = answer.release as Day
  const was = hasPassed(day, today) ? 'was' : 'is'
  return line(
    null,
    `${capital(words.condition)}: release ${was} automatic on ${inWords(day)}. Leaving prison: ${leavingInWords({ answer, day })}.`,
  )
}

/** Nobody could say which kind it is: every kind that the law gives, and none of them guessed. */
function everyKind(outcome: Outcome, recalled: Recalled, assumed: readonly Line[]): Screen {
  const { answer } = outcome
  return {
    heading: 'The kind of recall decides. These dates are possible:',
    days: dueDays(outcome).map(({ day }) => day),
    between: 'or',
    lines: [
      ...outcome.rivals.filter(({ code }) => code === 'recall').map((rival) => ofKind(rival, outcome.today)),
      line(null, 'The Justice Secretary can move a fixed-term date both ways.'),
      ...besideLine(recalled),
      line(
        null,
        `If it is a standard recall: there is no set date. The Parole Board decides. The last day is ${inWords(answer.release as Day)}. ${whyRecalled(recalled)}`,
      ),
      line('How sure', 'the law is clear. Only the papers say which kind it is.'),
      ...assumed,
      line('Next', 'look at the recall papers, or ask the prison, “Which kind of recall is it?”'),
    ],
  }
}

/** The answer after a recall on one screen. */
export function recalledScreen(outcome: Outcome, recalled: Recalled, assumed: readonly Line[]): Screen {
  if (outcome.rivals.some(({ code }) => code === 'recall')) return everyKind(outcome, recalled, assumed)
  return recalled.run.recalled.term === null
    ? standard(outcome, recalled, assumed)
    : fixedTerm(outcome, recalled, assumed)
}
