import {
  type CaseAnswer,
  type Day,
  daysInWords,
  inWords,
  inWordsWithWeekday,
  type Recalled,
  recallKinds,
} from '@requisite/law'
import { capital, sentencesNamed, small } from '../told/text.ts'
import { afterwards } from './after-release.ts'
import { inDoubt } from './board-screen.ts'
import { cautionsOf } from './cautions.ts'
import { gateDay, gateOf, hasPassed, lastGateDay, releasedOf, sortOf } from './gate-day.ts'
import { howSure } from './how-sure.ts'
import { dueDays, isRecallKind, type Outcome, type Rival } from './outcome.ts'
import { why } from './part-served.ts'
import { ifOut, past } from './past-screen.ts'
import { type Line, line, type Screen, withMore } from './screen-type.ts'
import { whyRecalled } from './why-recalled.ts'

/** What comes after a fixed term. */
function afterTerm({ release, end }: CaseAnswer): Line {
  const last = end as Day
  return line(
    'after',
    'After that',
    (release as Day) >= last ? 'the sentence is over.' : `on licence until ${inWords(last)}.`,
  )
}

/** Nobody is kept past the end of the sentence, whatever is decided. */
const movable = ({ release, end }: CaseAnswer): string =>
  release === end
    ? 'The Justice Secretary can release sooner. Nobody can be kept longer.'
    : 'The Justice Secretary can decide otherwise.'

const kindNext = ({ recall: { type }, other, sentenceIds }: Recalled): string =>
  `check that the recall papers say ${daysInWords(recallKinds[type].days ?? 0)}${other === null && sentenceIds.length === 1 ? '' : ', and which sentences they name'}.`

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

const isKept = ({ warnings }: CaseAnswer): boolean =>
  warnings.some(({ code }) => code === 'W_RECALL_NOT_BEFORE')

/** What the Parole Board can do before the last day, and from when: the first day on which each other sentence lets it. */
function board({ warnings }: CaseAnswer, recalled: Recalled): string {
  const kept = warnings.find(({ code }) => code === 'W_RECALL_NOT_BEFORE')
  if (kept === undefined) return `${capital(agrees)} the person out before it. It may say no.`
  const { sentenceIds } = kept
  const other = otherSentence(recalled)
  const isThat = recalled.other?.sentenceIds[0] === sentenceIds[0]
  const name = isThat && other !== null ? other.name : sentencesNamed(sentenceIds)
  const isSeveral = isThat && other !== null ? other.isSeveral : sentenceIds.length > 1
  return `Not before ${inWords(kept.values.release as Day)}: until then ${name} ${isSeveral ? 'hold' : 'holds'} the person. After that ${agrees} them out. It may say no.`
}

function fixedTerm(outcome: Outcome, recalled: Recalled): Screen {
  const { answer, today } = outcome
  const due = dueDays(outcome)
  if (hasPassed(lastGateDay(releasedOf(answer)), today)) return past(outcome, due)
  const gate = gateOf(releasedOf(answer), today, sortOf(answer))
  const other = otherSentence(recalled)
  const beside =
    other === null
      ? ''
      : ` The recall decides. ${capital(other.name)} would let the person go sooner, on ${other.day}.`
  return {
    cautions: cautionsOf(outcome),
    ...gate.shown,
    lines: [
      gate.papers,
      line('why', 'Why', `${whyRecalled(recalled)}${beside}`),
      ...inDoubt(outcome),
      howSure(outcome, movable(answer)),
      afterTerm(answer),
      line('next', 'Next', kindNext(recalled)),
    ],
  }
}

/** A recall from a tag leaves the release date where it was. */
function fromTag(outcome: Outcome): Screen {
  const { answer, today } = outcome
  if (hasPassed(lastGateDay(releasedOf(answer)), today)) return past(outcome, dueDays(outcome))
  const gate = gateOf(releasedOf(answer), today, sortOf(answer))
  return {
    cautions: cautionsOf(outcome),
    ...gate.shown,
    lines: [
      gate.papers,
      line('why', 'Why', `the release date stays as it was before the tag. ${capital(why(answer))}`),
      ...inDoubt(outcome),
      howSure(outcome, 'The Justice Secretary can cancel the recall.'),
      afterwards(answer),
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

function standard(outcome: Outcome, recalled: Recalled): Screen {
  const { answer, today } = outcome
  const released = releasedOf(answer)
  if (hasPassed(lastGateDay(released), today))
    return past(outcome, dueDays(outcome), [
      ifOut(outcome),
      line('held', 'If they are still in prison', 'ask the prison why today, and a solicitor.'),
    ])
  const gate = gateOf(released, today, 'There is no set release date.', 'At the latest')
  const papers = withMore(gate.papers, board(answer, recalled))
  return {
    cautions: cautionsOf(outcome),
    ...gate.shown,
    ...(answer.leaving === null && { over: 'At the latest' }),
    lines: [
      ...(!isKept(answer) || answer.leaving !== null
        ? [papers]
        : [line('day', null, board(answer, recalled))]),
      ...onlyStandard(outcome, recalled),
      line('why', 'Why', whyRecalled(recalled)),
      howSure(outcome, 'Nobody can know the day yet.'),
      ...(answer.release === answer.end ? [] : [afterTerm(answer)]),
      line('next', 'Next', 'send the reasons for release now. A solicitor can help, often free.'),
    ],
  }
}

/** What people call a kind of recall, beside its day. */
const kindNames = {
  A_RECALL_56: '56 days',
  A_RECALL_28: '28 days',
  A_RECALL_14: '14 days',
  A_RECALL_CURFEW: 'From a tag (section 255)',
} as const satisfies Partial<Record<Rival['code'], string>>

/** When release is under a kind of recall, in one line that is a day of its own. */
const ofKind = ({ code, answer }: Rival, today: Day): Line => {
  const released = releasedOf(answer)
  const isPast = hasPassed(lastGateDay(released), today)
  const day = inWords(isPast ? lastGateDay(released) : gateDay(released))
  return {
    ...line('day', kindNames[code as keyof typeof kindNames], isPast ? `it was due by ${day}.` : `${day}.`),
    isLarge: true,
  }
}

/** The same for a standard one, of which no day is set. */
const ofStandard = ({ answer }: Outcome): Line => ({
  ...line('day', 'Standard', `by ${inWords(lastGateDay(releasedOf(answer)))}.`),
  isLarge: true,
})

/** What the papers show for each kind that has a day. */
const onPapers = (kinds: readonly Rival[]): Line =>
  line(
    'papers',
    'On the papers',
    `${kinds.map(({ code, answer }) => `${inWords(answer.release as Day)} for ${small(kindNames[code as keyof typeof kindNames])}`).join(', ')} (PRRD).`,
  )

/** The last day of all kinds of recall that it may be. */
export const latestOfKinds = ({ answer, rivals }: Outcome): Day =>
  Math.max(
    ...[answer, ...rivals.filter(isRecallKind).map((rival) => rival.answer)].map((one) =>
      lastGateDay(releasedOf(one)),
    ),
  ) as Day

/** Nobody could say which kind it is: the last of the days that can be, then every kind that the law gives, the most usual first. */
function everyKind(outcome: Outcome, recalled: Recalled): Screen {
  const { answer, today } = outcome
  const kinds = outcome.rivals.filter(isRecallKind)
  const usual = kinds.filter(({ code }) => code === 'A_RECALL_56')
  const others = kinds.filter((rival) => !usual.includes(rival))
  const latest = latestOfKinds(outcome)
  return {
    cautions: cautionsOf(outcome),
    ...{ sort: 'The kind of recall decides.', over: 'Out', isLatest: true },
    ...{ day: [inWordsWithWeekday(latest)], days: [latest] },
    lines: [
      ...usual.map((rival) => ofKind(rival, today)),
      ofStandard(outcome),
      ...others.map((rival) => ofKind(rival, today)),
      onPapers([...usual, ...others]),
      line('day', null, `After a standard recall there is no set date. ${board(answer, recalled)}`),
      line('why', 'Why', `only the papers say which kind it is. The last date is ${whyRecalled(recalled)}`),
      howSure(outcome, ''),
      line('next', 'Next', 'look at the recall papers, or ask the prison, “Which kind of recall is it?”'),
    ],
  }
}

/** Nothing of the sentence was left when the person came back: whom to ring, before anything else. */
function nothingLeft(outcome: Outcome, { run }: Recalled): Screen {
  const { answer, today, rivals } = outcome
  const day = answer.release as Day
  return {
    cautions: cautionsOf(outcome),
    sort: 'By our count nothing of the sentence is left.',
    over: day < today ? 'The person should have been let out on' : 'The person should be let out on',
    day: [inWordsWithWeekday(day)],
    days: [day],
    lines: [
      line(
        'held',
        'Ring today',
        'the prison’s offender management unit, and a solicitor. Ask why the person is held.',
      ),
      line(
        'why',
        'Why',
        `days on remand that were not used before count after a recall. With them the sentence was over on ${inWords(run.recalled.ranOut as Day)}.`,
      ),
      ...rivals
        .filter(({ level, answer: rival }) => level === 'two_dates' && rival.release !== null)
        .map(({ words, answer: rival }) =>
          line(
            'doubt',
            'But',
            `${words.condition}, it is ${inWords(gateDay(releasedOf(rival)))}. ${words.why}`,
          ),
        ),
      howSure(outcome, ''),
      afterTerm(answer),
    ],
  }
}

const screens = {
  'the end': standard,
  'a fixed term': fixedTerm,
  'the first release': fromTag,
  'the return': nothingLeft,
} as const

/** The answer after a recall on one screen. */
export function recalledScreen(outcome: Outcome, recalled: Recalled): Screen {
  if (outcome.rivals.some(isRecallKind)) return everyKind(outcome, recalled)
  return screens[recalled.run.recalled.until](outcome, recalled)
}
