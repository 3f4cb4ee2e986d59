import {
  type CaseAnswer,
  type CaseRun,
  type Day,
  daysInWords,
  inWords,
  inWordsWithWeekday,
  progressionModel,
} from '@requisite/law'
import {
  hasMinimumTerm,
  isRecalledFor,
  type Told,
  type ToldSentence,
  type UnsureAbout,
} from '../question/told.ts'
import { afterwards, hasPassed, type Line, leaving, line, type Screen } from './lines.ts'
import { type Due, dueDays, isByRecall, type Outcome, wayOutOf } from './outcome.ts'
import { decidingRun, why } from './part-served.ts'
import { withPrisonDate } from './prison-date.ts'
import { recalledScreen } from './recall-screen.ts'
import { capital, listed, sentencesNamed } from './text.ts'

/** The parts served under the new rules, of the sentences that decide: on release, or on when the Parole Board comes first. */
function newParts({ sentences, decidedBy, paroleMovedBy }: CaseAnswer): readonly string[] {
  const deciding = [...decidedBy.release, ...(paroleMovedBy ?? [])]
  const points = sentences
    .filter(({ sentence, point }) => deciding.includes(sentence.id) && point.change?.isDayInferred === true)
    .map(({ point }) => point.fraction.phrase)
  return [...new Set(points)]
}

const fromTimetable =
  'fairly. The day is in the prison service’s timetable of August 2026. We have not seen it in published law.'

/** How sure one date is. */
function howSure({ answer, rivals }: Outcome): readonly Line[] {
  const notBegun = rivals.find(({ code }) => code === 'A_STAGE_NOT_BEGUN')
  if (notBegun?.answer.release)
    return [
      line('How sure', fromTimetable),
      line(null, `Under the old rules it was ${inWords(notBegun.answer.release)}.`),
    ]
  return [line('How sure', surenessOf(newParts(answer)))]
}

const surenessOf = (parts: readonly string[]): string =>
  parts.length === 0
    ? 'the law is clear.'
    : `fairly. The Act says ${listed(parts)}. We take its start, ${inWords(progressionModel.day)}, from the prison service.`

/** The same where the Parole Board decides first. A standard sentence beside an extended one can move its first day. */
function howSureOfBoard({ answer, rivals }: Outcome): readonly Line[] {
  const nobody = 'Nobody can know the day yet.'
  const notBegun = rivals.find(({ code }) => code === 'A_STAGE_NOT_BEGUN')
  if (notBegun === undefined) return [line('How sure', `${surenessOf(newParts(answer))} ${nobody}`)]
  return [
    line('How sure', `${fromTimetable.replace('The day', 'The first day')} ${nobody}`),
    line(null, `Under the old rules ${rivalDate(notBegun.answer)}.`),
  ]
}

const counts = ['', 'One date is', 'Two dates are', 'Three dates are', 'Four dates are', 'Five dates are']

/** Why there is more than one date. */
function whyMore(due: readonly Due[]): readonly Line[] {
  const rivals = due.flatMap(({ rival, day }) => (rival === null ? [] : [{ rival, day }]))
  return rivals.map(({ rival: { words }, day }, i) =>
    line(
      i > 0 ? 'And' : due.length === 2 ? 'Why two' : 'Why',
      `${words.why} ${capital(words.condition)}, it is ${inWords(day)}.`,
    ),
  )
}

/** What we assumed because it was not told. */
export function assumedFacts({ sentences, recall }: Told): readonly string[] {
  const facts = sentences.map((sentence, i) =>
    recall === null || !isRecalledFor(recall, i + 1) ? assumptions(sentence) : assumedAfterRecall(sentence),
  )
  return [...new Set(facts.flat())].map((fact) => {
    const ids = facts.flatMap((own, i) => (own.includes(fact) ? [String(i + 1)] : []))
    return ids.length === sentences.length ? fact : `${fact} (${sentencesNamed(ids)})`
  })
}

/** The same, and the date that would be if it were otherwise: each on a line of its own. */
export function assumed({ told, rivals }: Outcome): readonly Line[] {
  const facts = assumedFacts(told)
  const isUnsure = (about: UnsureAbout): boolean =>
    told.sentences.some(({ unsure }) => unsure.includes(about))
  const otherwise = [
    isUnsure('credit') && told.recall === null ? 'Days in prison or on a tag before make it earlier.' : '',
    isUnsure('credit') && told.recall !== null
      ? 'Days in prison or on a tag before make the end of the sentence earlier.'
      : '',
    isUnsure('others') ? 'Another sentence could make it later.' : '',
  ].filter((text) => text !== '')
  const dates = rivals
    .filter(({ weight }) => weight === 'assumed')
    .map(({ words, answer }) => line('But', `${words.condition}, ${rivalDate(answer)}.`))
  return facts.length === 0
    ? dates
    : [line('We assumed', [`${facts.join('; ')}.`, ...otherwise].join(' ')), ...dates]
}

/** The date of a rival answer, or the days between which it is. */
export function rivalDate(answer: CaseAnswer): string {
  const way = wayOutOf(answer)
  if (way === 'automatic') return `it is ${inWords(answer.release as Day)}`
  if (way === 'Parole Board only') return 'there is no release date'
  if (way === 'no later than')
    return `there is no set date before ${inWords(answer.release as Day)}, unless the Parole Board agrees`
  return `release is between ${inWords(answer.paroleEligibility as Day)} and ${inWords(answer.release as Day)}`
}

/** The same after a recall, where offence and age change nothing. */
const assumedAfterRecall = ({ kind, unsure }: ToldSentence): readonly string[] => [
  ...(kind === null ? ['not an extended sentence'] : []),
  ...(unsure.includes('credit') ? ['no days in prison or on a tag before'] : []),
]

/** What was not told of a sentence, as we took it. */
function assumptions({ kind, offenceKey, age, unsure, regimeId }: ToldSentence): readonly string[] {
  const isAdult = age !== 'child' && regimeId === null
  return [
    kind === null && isAdult ? 'a standard sentence' : '',
    (kind === null || kind === 'sds') && offenceKey === null && isAdult
      ? 'an offence under the ordinary rules'
      : '',
    age === 'unknown' && !hasMinimumTerm(kind) ? '18 or over when found guilty' : '',
    unsure.includes('detention') ? 'section 250, and not a detention and training order' : '',
    unsure.includes('credit') ? 'no days in prison or on a tag before' : '',
    unsure.includes('others') ? 'no other sentence' : '',
  ].filter((text) => text !== '')
}

/** Credit took all the days: release was due on the day of sentence. */
const isExtinguished = (answer: CaseAnswer): boolean => {
  const run = decidingRun(answer)
  return run.release === run.start && run.credit > 0 && run.credit >= run.custodyDays + run.addedDays
}

function noDaysLeft(outcome: Outcome): Screen {
  const { answer, today } = outcome
  const { custodyDays, credit, release } = decidingRun(answer)
  const isAhead = release > today
  return {
    heading: isAhead
      ? 'No days are left to serve. Release is due on'
      : 'No days were left to serve. Release was due on',
    days: [release],
    between: 'or',
    lines: [
      line(
        null,
        `That is the day of sentence. ${daysInWords(custodyDays)} ${isAhead ? 'have' : 'had'} to be served. ${daysInWords(credit)} were served before it.`,
      ),
      line('How sure', 'fairly. Check that each day before was only for this case.'),
      line('If the person is still in prison', 'ask the prison today, and a solicitor.'),
      afterwards(answer),
    ],
  }
}

/** What a date in the past may mean. */
function pastLines(outcome: Outcome): readonly Line[] {
  const { answer, today } = outcome
  const end = answer.licenceEnd ?? answer.end
  const out =
    end === null
      ? 'they are on licence, for as long as the court said.'
      : end < today
        ? `the sentence ended on ${inWords(end)}.`
        : answer.releaseType === 'CRD'
          ? `they are on licence until ${inWords(end)}.`
          : 'nothing more is due.'
  return [
    line('If the person is out', out),
    line(
      'If they are still in prison',
      'something we were not told may hold them. It may be added days, another sentence, a recall, or remand for a new case.',
    ),
    ...assumed(outcome),
    line('Next', 'ask the prison’s offender management unit why. If nobody can say, ask a solicitor soon.'),
  ]
}

/** All the days are in the past. */
function past(outcome: Outcome, due: readonly Due[]): Screen {
  return {
    heading: due.length === 1 ? 'This date has passed' : 'These dates have passed',
    days: due.map(({ day }) => day),
    between: 'or',
    lines: [
      line(null, `It was the automatic release date. ${why(outcome.answer, outcome.told)}`),
      ...whyMore(due),
      ...pastLines(outcome),
    ],
  }
}

function automatic(outcome: Outcome): Screen {
  const due = dueDays(outcome)
  const { answer, today } = outcome
  const days = due.map(({ day }) => day)
  if (due.length === 1 && isExtinguished(answer)) return noDaysLeft(outcome)
  if (days.every((day) => hasPassed(day, today))) return past(outcome, due)
  if (due.length > 1)
    return {
      heading: `Release is automatic. ${counts[due.length] ?? 'Several dates are'} possible:`,
      days,
      between: 'or',
      lines: [
        line('Plan for the later date', 'until the prison says which.'),
        ...whyMore(due),
        leaving(due, answer),
        ...assumed(outcome),
        line('Next', `ask the prison, “${due.find(({ rival }) => rival !== null)?.rival?.words.ask}”`),
      ],
    }
  const isHeld = outcome.rivals.some(({ code }) => code === 'A_STAGE_NOT_BEGUN')
  return {
    heading: 'Automatic release date',
    days,
    between: 'or',
    lines: [
      line(null, why(answer, outcome.told)),
      leaving(due, answer),
      ...howSure(outcome),
      ...assumed(outcome),
      afterwards(answer),
      line(
        'Next',
        answer.recalled !== null
          ? 'check which sentences the recall papers name.'
          : isHeld
            ? 'ask the prison if this date is confirmed.'
            : 'ask the prison for its date and compare.',
      ),
    ],
  }
}

/** What is in doubt where the Parole Board decides first: the dates stand in lines of their own. */
export const inDoubt = ({ answer, rivals }: Outcome): readonly Line[] =>
  wayOutOf(answer) !== 'Parole Board first'
    ? []
    : rivals
        .filter(({ weight }) => weight === 'two dates')
        .map(({ words, answer: rival }) =>
          line('In doubt', `${words.why} ${capital(words.condition)}, ${rivalDate(rival)}.`),
        )

function paroleFirst(outcome: Outcome): Screen {
  const { answer, today } = outcome
  const [first, last] = [answer.paroleEligibility as Day, answer.release as Day]
  const doubts = inDoubt(outcome)
  const shown = { days: [first, last], between: 'and' } as const
  if (hasPassed(last, today))
    return {
      ...shown,
      heading: 'These dates have passed',
      lines: [
        line(
          null,
          `From ${inWordsWithWeekday(first)} the Parole Board could let the person out. On ${inWordsWithWeekday(last)} release was automatic, unless days were added.`,
        ),
        ...doubts,
        ...pastLines(outcome),
      ],
    }
  const isOpen = hasPassed(first, today)
  return {
    ...shown,
    heading: isOpen ? 'The Parole Board can let the person out between' : 'Release will be between',
    lines: [
      line(
        null,
        `${isOpen ? 'Since' : 'From'} ${inWordsWithWeekday(first)} the Parole Board can let the person out. It may say no.`,
      ),
      line(null, `On ${inWordsWithWeekday(last)} release is automatic, unless days are added.`),
      ...howSureOfBoard(outcome),
      ...doubts,
      ...assumed(outcome),
      afterwards(answer),
      line('Next', 'ask when the case goes to the Parole Board.'),
    ],
  }
}

function paroleOnly(outcome: Outcome): Screen {
  const { answer, today } = outcome
  const end = answer.paroleEligibility as Day
  const isLife = answer.sentences.some(({ regime }) => regime.family === 'life')
  const kind = isLife ? 'A life sentence' : 'An IPP sentence'
  const minimum = lastOf(answer.runs.filter(({ isMinimumTerm }) => isMinimumTerm)) as CaseRun
  const { credit } = minimum
  const isOver = hasPassed(end, today)
  const ends = hasPassed(minimum.release, today) ? 'ended' : 'ends'
  const movedBy = answer.paroleMovedBy
  return {
    heading:
      movedBy === null
        ? `${kind} has no release date. The minimum term ${ends} on`
        : `${kind} has no release date. The minimum term ${ends} on ${inWords(minimum.release)}, but ${sentencesNamed(movedBy)} ${movedBy.length === 1 ? 'holds' : 'hold'} the person until`,
    days: [end],
    between: 'and',
    lines: [
      ...(credit === 0 ? [] : [line(null, `We took ${daysInWords(credit)} off, as you entered them.`)]),
      line(null, 'After that the Parole Board decides. It may say no, and look again later.'),
      ...besideMinimumTerm(answer),
      line('How sure', 'the law is clear. Nobody can know the day of release.'),
      ...assumed(outcome),
      line('After release', isLife ? 'on licence for life.' : 'on licence.'),
      line(
        'Next',
        credit === 0
          ? isOver
            ? 'ask when the Parole Board looks at the case next.'
            : 'check that the court took remand off the minimum term.'
          : 'check if the court took those days off already. If it did, enter none.',
      ),
    ],
  }
}

const lastOf = (runs: readonly CaseRun[]): CaseRun | undefined =>
  runs.toSorted((a, b) => b.release - a.release)[0]

/** What the fixed terms beside a life sentence do. */
function besideMinimumTerm({ runs, paroleMovedBy, decidedBy }: CaseAnswer): readonly Line[] {
  const last = lastOf(runs.filter(({ isMinimumTerm }) => !isMinimumTerm))
  if (last === undefined || paroleMovedBy !== null) return []
  const { sentenceIds, release } = last
  const [would, adds] = sentenceIds.length === 1 ? ['its', 'adds'] : ['their', 'add']
  return [
    line(
      'Why',
      `${sentencesNamed(decidedBy.release)} decides. ${capital(sentencesNamed(sentenceIds))} would end ${would} time in prison on ${inWords(release)}, and ${adds} nothing.`,
    ),
  ]
}

/** The answer on one screen, with the date that the prison gave beside it. What may be wrong in what was entered comes first. */
export function screenOf(outcome: Outcome): Screen {
  const screen = withPrisonDate(ownScreen(outcome), outcome)
  return { ...screen, lines: [...cautions(outcome), ...screen.lines] }
}

/** What makes the whole answer doubtful. */
const cautions = ({ answer: { warnings } }: Outcome): readonly Line[] =>
  warnings.flatMap(({ code, values }) => {
    if (code === 'W_RECALL_NOT_TOLD')
      return [
        line(
          'Check',
          `was the person called back to prison for ${sentencesNamed(values.others ?? [])}? Then this date may be wrong.`,
        ),
      ]
    return code === 'W_REMAND_ON_RECALL'
      ? [
          line(
            'Check',
            `days in prison on recall do not count as remand. Look at the ${daysInWords(values.unused ?? 0)} again.`,
          ),
        ]
      : []
  })

function ownScreen(outcome: Outcome): Screen {
  const { answer } = outcome
  if (answer.recalled !== null && isByRecall(answer))
    return recalledScreen(outcome, answer.recalled, assumed(outcome))
  switch (wayOutOf(answer)) {
    case 'automatic':
    case 'no later than':
      return automatic(outcome)
    case 'Parole Board first':
      return paroleFirst(outcome)
    case 'Parole Board only':
      return paroleOnly(outcome)
  }
}

/** The days of the screen in a line: "Friday 1 November 2030 or Tuesday 2 March 2032". */
export const daysOfScreen = ({ days, between }: Screen): string =>
  days.map(inWordsWithWeekday).join(` ${between} `)
