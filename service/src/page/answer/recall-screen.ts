import {
  type CaseAnswer,
  type Day,
  daysInWords,
  inWords,
  inWordsWithWeekday,
  type Recalled,
  warningForPeople,
} from '@requisite/law'
import {
  type DueRival,
  equalRivals,
  type Gate,
  gateOf,
  days as lawDays,
  type Rival,
  recallBoardDays,
  recallKinds,
  type WayOut,
} from '@requisite/law/internal'
import { capital, sentencesNamed, small } from '../told/text.ts'
import { afterwards, onLicence } from './after-release.ts'
import { inDoubt } from './board-screen.ts'
import { gateShown, sortOf } from './gate-day.ts'
import { datesInDoubt, howSure } from './how-sure.ts'
import type { Outcome } from './outcome.ts'
import { why } from './part-served.ts'
import { type Body, type Line, line, withMore } from './screen-type.ts'
import { whyRecalled } from './why-recalled.ts'

/** What comes after a fixed term. */
function afterTerm({ release, end }: CaseAnswer): Line {
  const last = end as Day
  return (release as Day) >= last
    ? line('after', 'After that', 'the sentence is over.')
    : onLicence(`on licence until ${inWords(last)}.`)
}

/** Nobody is kept past the end of the sentence, whatever is decided. */
const movable = ({ release, end }: CaseAnswer): string =>
  release === end
    ? 'The Justice Secretary can release sooner. Nobody can be kept longer.'
    : 'The Justice Secretary can decide otherwise.'

const kindNext = ({ recall: { type }, other, sentenceIds }: Recalled): string =>
  'check that the recall papers say ' +
  `${daysInWords(recallKinds[type].days ?? 0)}${other === null && sentenceIds.length === 1 ? '' : ', and which sentences they name'}.`

/** Another sentence that keeps the person for some of the time. */
function otherSentence({
  other,
  run,
  recall,
}: Recalled): { readonly name: string; readonly isSeveral: boolean; readonly day: string } | null {
  const from = recall.returnToCustodyDate ?? recall.recallDate ?? run.recalled.firstRelease
  if (other === null || from === null || other.release <= from) return null
  const isNew = other.start >= from
  const isSeveral = other.sentenceIds.length > 1
  const name = isNew && !isSeveral ? 'the new sentence' : sentencesNamed(other.sentenceIds)
  return { name, isSeveral, day: inWords(other.release) }
}

const agrees = 'the Parole Board can let'

/** What the Parole Board can do before the last day, and from when: the first day on which each other sentence lets it. */
function board({ warnings }: CaseAnswer, recalled: Recalled): string {
  const kept = warnings.find(({ code }) => code === 'W_RECALL_NOT_BEFORE')
  if (kept === undefined) return `${capital(agrees)} the person out before it. It may say no.`
  const { sentenceIds } = kept
  const other = otherSentence(recalled)
  const isThat = recalled.other?.sentenceIds[0] === sentenceIds[0]
  const name = isThat && other !== null ? other.name : sentencesNamed(sentenceIds)
  const isSeveral = isThat && other !== null ? other.isSeveral : sentenceIds.length > 1
  return (
    `Not before ${inWords(kept.values.release as Day)}: until then ${name} ` +
    `${isSeveral ? 'hold' : 'holds'} the person. After that ${agrees} them out. It may say no.`
  )
}

function fixedTerm(outcome: Outcome, recalled: Recalled): Body {
  const { answer, today } = outcome
  const gate = gateShown(gateOf(answer), today, sortOf(answer))
  const other = otherSentence(recalled)
  const beside =
    other === null
      ? ''
      : ` The recall decides. ${capital(other.name)} would let the person go sooner, on ${other.day}.`
  return {
    ...gate.shown,
    lines: [
      gate.papers,
      line('why', 'Why', `${whyRecalled(recalled, answer)}${beside}`),
      ...inDoubt(outcome),
      howSure(outcome, movable(answer)),
      afterTerm(answer),
      {
        ...line('next', 'Next', kindNext(recalled)),
        guide: { name: 'recall', said: 'If the recall was wrong: whom to write to' },
      },
    ],
  }
}

/** A recall from a tag leaves the release date where it was. */
function fromTag(outcome: Outcome): Body {
  const { answer, today } = outcome
  const gate = gateShown(gateOf(answer), today, sortOf(answer))
  return {
    ...gate.shown,
    lines: [
      gate.papers,
      line('why', 'Why', `the release date stays as it was before the tag. ${capital(why(answer))}`),
      ...inDoubt(outcome),
      howSure(outcome, 'The Justice Secretary can cancel the recall.'),
      afterwards(outcome),
      line('next', 'Next', 'check that the recall papers say section 255.'),
    ],
  }
}

/** Why the standard kind stands here, where something else could have. */
function onlyStandard({ told }: Outcome, { run }: Recalled): readonly Line[] {
  if (told.recall?.type === 'unknown')
    return [line('day', null, 'No fixed term fits what you entered. So this is for a standard recall.')]
  return run.recalled.stood
    ? [
        line(
          'day',
          null,
          'The sentence ended before standard recalls became 56 days. So the standard recall stood.',
        ),
      ]
    : []
}

/** A standard recall: the Parole Board, and the end of the sentence at the latest. */
export function standardRecall(
  outcome: Outcome,
  recalled: Recalled,
  { gate: days, board: from, beside }: Extract<WayOut, { kind: 'no later than' }>,
): Body {
  const { answer, today } = outcome
  const isPlain = days.usual === days.papers
  if (beside.length > 0) return besideStandard(outcome, recalled, days, beside)
  const gate = gateShown(days, today, 'There is no set release date.', 'At the latest')
  return {
    ...gate.shown,
    ...(isPlain && { over: 'At the latest' }),
    lines: [
      from === null || !isPlain
        ? withMore(gate.papers, board(answer, recalled))
        : line('day', null, board(answer, recalled)),
      ...onlyStandard(outcome, recalled),
      line('why', 'Why', whyRecalled(recalled, answer)),
      howSure(outcome, 'Nobody can know the day yet.'),
      ...(answer.release === answer.end ? [] : [afterTerm(answer)]),
      line(
        'next',
        'Next',
        `send the reasons for release now: within ${recallBoardDays} days of the return the case goes to the Parole Board. ` +
          'A solicitor can help, often free.',
      ),
    ],
  }
}

/** What stands beside a standard recall: why, and the day on which the person is to be let out. */
const ifKind = (due: DueRival, today: Day): string =>
  `${capital(due.rival.words.condition)}, ${letOut(due, today)} ${due.rival.words.why}`

const letOut = ({ gate: { usual, last } }: DueRival, today: Day): string =>
  `the person should ${last < today ? 'have been' : 'be'} let out on ${inWords(last < today ? last : usual)}.`

/** The same where what was told leaves no exception to the 56 days. */
const noException = (due: DueRival, today: Day): string =>
  `By what was told, no exception applies. So on ${inWords(lawDays.fixedTermOf56Days.day)} ` +
  `this became a recall of 56 days, and ${letOut(due, today)} Ask the prison and a solicitor.`

/** A standard recall that may be one with a day: both days, and what to ask. */
function besideStandard(outcome: Outcome, recalled: Recalled, days: Gate, beside: readonly DueRival[]): Body {
  const { answer, today } = outcome
  const became = answer.warnings.find(({ code }) => code === 'W_RECALL_BECAME_56')
  return {
    sort: null,
    over: datesInDoubt(beside.length + 1, beside.filter(({ gate }) => gate.last < today).length),
    day: [
      ...beside.map(({ gate }) => inWordsWithWeekday(gate.last < today ? gate.last : gate.usual)),
      `by ${inWordsWithWeekday(days.usual)} at the latest`,
    ],
    lines: [
      ...beside.map((due) =>
        line(
          'doubt',
          null,
          became === undefined || due.rival.code !== 'A_RECALL_56_NOW'
            ? ifKind(due, today)
            : recalled.byLaw.against === null
              ? warningForPeople(became)
              : noException(due, today),
        ),
      ),
      line('day', 'Otherwise', `out by the last date. ${board(answer, recalled)}`),
      line('why', 'Why', `the last date is ${whyRecalled(recalled, answer)}`),
      howSure(outcome, 'Nobody can know the day yet.'),
      line(
        'next',
        'Next',
        `ask the prison and a solicitor, “${saidOfSection255A(answer, beside[0] as DueRival, today)}”`,
      ),
    ],
  }
}

/** What to say to the prison, with the section and the day. */
export function saidOfSection255A({ recalled }: CaseAnswer, { gate, rival }: DueRival, today: Day): string {
  const isPast = gate.last < today
  // Of a day that has passed the last on which the law let the person be kept, as it stands over the lines.
  const day = isPast ? `was due by ${inWords(gate.last)}` : `is due on ${inWords(gate.papers)}`
  const isOf56 = rival.code === 'A_RECALL_56_NOW'
  const law = isOf56
    ? 'Section 255A(7) of the Criminal Justice Act 2003 makes this a recall of 56 days'
    : 'By section 255A of the Criminal Justice Act 2003 this looks like a fixed-term recall'
  const since =
    isOf56 && recalled?.byLaw.isConverted ? ` since ${inWords(lawDays.fixedTermOf56Days.day)}` : ''
  return `${law}${since}. Which exception in section 255A(8) applies? If none does, release ${day}.`
}

/** What people call a kind of recall, beside its day. */
const kindNames = {
  A_RECALL_56: '56 days',
  A_RECALL_28: '28 days',
  A_RECALL_14: '14 days',
  A_RECALL_CURFEW: 'From a tag (section 255)',
} as const satisfies Partial<Record<Rival['code'], string>>

type Kind = Extract<WayOut, { kind: 'kinds of recall' }>['kinds'][number]
const nameOf = ({ rival }: Kind): string => kindNames[rival.code as keyof typeof kindNames]

/** When release is under a kind of recall, in one line that is a day of its own. */
const ofKind = (kind: Kind, today: Day): Line => {
  const { usual, last } = kind.gate
  return {
    ...line('day', nameOf(kind), last < today ? `it was due by ${inWords(last)}.` : `${inWords(usual)}.`),
    isLarge: true,
  }
}

/** Nobody could say which kind it is: the last of the days that can be, then every kind that the law gives, the most usual first. */
export function everyKind(
  outcome: Outcome,
  recalled: Recalled,
  { kinds, gate }: Extract<WayOut, { kind: 'kinds of recall' }>,
): Body {
  const { answer, today } = outcome
  const usual = kinds.filter(({ rival }) => rival.code === 'A_RECALL_56')
  const others = kinds.filter((kind) => !usual.includes(kind))
  const onPapers = kinds.map((kind) => `${inWords(kind.gate.papers)} for ${small(nameOf(kind))}`).join(', ')
  return {
    sort: 'The kind of recall decides.',
    over: 'Out',
    isLatest: true,
    day: [inWordsWithWeekday(gate.last)],
    lines: [
      ...usual.map((kind) => ofKind(kind, today)),
      { ...line('day', 'Standard', `by ${inWords(gate.last)}.`), isLarge: true },
      ...others.map((kind) => ofKind(kind, today)),
      line('papers', 'On the papers', `${onPapers} (PRRD).`),
      line('day', null, `After a standard recall there is no set date. ${board(answer, recalled)}`),
      line(
        'why',
        'Why',
        `only the papers say which kind it is. The last date is ${whyRecalled(recalled, answer)}`,
      ),
      howSure(outcome, ''),
      line('next', 'Next', 'look at the recall papers, or ask the prison, “Which kind of recall is it?”'),
    ],
  }
}

/** Nothing of the sentence was left when the person came back: whom to ring, before anything else. */
export function nothingLeft(outcome: Outcome, { run }: Recalled): Body {
  const { answer, today, rivals } = outcome
  const day = answer.release as Day
  return {
    sort: 'By our count nothing of the sentence is left.',
    over: day < today ? 'The person should have been let out on' : 'The person should be let out on',
    day: [inWordsWithWeekday(day)],
    lines: [
      line(
        'held',
        'Ring today',
        'the prison’s offender management unit, and a solicitor. Ask why the person is held.',
      ),
      line(
        'why',
        'Why',
        'days on remand that were not used before count after a recall. With them the sentence ' +
          `was over on ${inWords(run.recalled.ranOut as Day)}.`,
      ),
      ...equalRivals(rivals)
        .filter(({ answer: rival }) => rival.release !== null)
        .map(({ words, answer: rival }) =>
          line('doubt', 'But', `${words.condition}, it is ${inWords(gateOf(rival).usual)}. ${words.why}`),
        ),
      howSure(outcome, ''),
      afterTerm(answer),
    ],
  }
}

/** A recall with a day: of a fixed term, or from a tag. */
export const datedRecall = (outcome: Outcome, recalled: Recalled): Body =>
  recalled.run.recalled.until === 'a fixed term' ? fixedTerm(outcome, recalled) : fromTag(outcome)
