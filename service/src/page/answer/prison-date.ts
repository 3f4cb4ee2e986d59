import {
  type Day,
  datesInWords,
  daysInWords,
  inWords,
  type Stated,
  type StatedReason,
  statedReasonText,
} from '@requisite/law'
import {
  besideOurs,
  dueDays,
  gateOf,
  givenInWords,
  leftInWords,
  type Rival,
  type StatedForPeople,
  statedForPeople,
  wayOf,
} from '@requisite/law/internal'
import { dayBeside } from '../told/day-in-words.ts'
import { listed, numberWord, small } from '../told/text.ts'
import { isSameDay } from './gate-day.ts'
import { isByOffence, mostOffences, otherClasses } from './offence-classes.ts'
import type { Outcome } from './outcome.ts'
import { daysShown, type Line, line, lineText, type Screen } from './screen-type.ts'
import { factsOf, isOfRelease, letterWords, otherLetters } from './stated-facts.ts'

/** What a date is, for somebody who took it for the release date. */
const plainNames: Readonly<Record<string, string>> = {
  SLED: 'the end of the sentence (SLED)',
  SED: 'the end of the sentence (SED)',
  LED: 'the end of the licence (LED)',
  ESED: 'the end of the sentence before days on remand or a tag come off (ESED)',
  PED: 'the first day the Parole Board can let them out (PED)',
  HDCED: 'the first day for release on a tag (HDCED)',
  TARIFF: 'the end of the minimum term',
  TWO_THIRDS: 'the two-thirds point',
}

/** A date of the case by its form, in plain words; null where it is one that a release date could be. */
function otherDateInWords({ answer }: Outcome, form: string | null): string | null {
  const [named] = datesInWords(answer.dates.filter((date) => date.form === form))
  return named === undefined ? null : (plainNames[named.type] ?? null)
}

const stands = line('prison', null, 'The prison’s date stands until it is changed.')

/** What to ask for, where we have no date of our own. */
export const workingAskedFor =
  'the working: the sentences that were counted, the part served, the days on remand or tag, and any days added or away'

/** What the prison took to be so, where its date is one of several of ours: under the rival, and under our own answer. */
const used: Readonly<Partial<Record<Rival['code'], readonly [rival: string, ours: string]>>> = {
  A_ON_LIST: ['the old rules', 'the new rules'],
  A_OFF_LIST: ['the new rules', 'the old rules'],
  A_OFF_LIST_NAMED: ['the new rules', 'the old rules'],
  A_SECTION_250_HALF: ['one-half', '40%'],
}
const whyOld = 'Why does this offence stay under the old rules?'

const places = ['first', 'second', 'third', 'fourth', 'fifth']

interface OneOfSeveral {
  readonly said: string
  readonly ask: string
}

/** The prison's date is one of the dates that we show ourselves. */
function oneOfSeveral(outcome: Outcome, stated: Stated): OneOfSeveral | null {
  const { answer, rivals } = outcome
  const due = wayOf(answer).by === 'automatic' ? dueDays(answer, rivals) : []
  const at = due.findIndex(({ gate }) => gate.papers === stated.date)
  const rival = due[at]?.rival ?? due.find((one) => one.rival !== null)?.rival
  if (due.length < 2 || at === -1 || rival === null || rival === undefined) return null
  const isRival = due[at]?.rival !== null
  const rules = used[rival.code]?.[isRival ? 0 : 1]
  const so =
    rules !== undefined ? ` So it used ${rules}.` : isRival ? ` It is the date ${rival.words.condition}.` : ''
  return {
    said: `The prison’s date is the ${places[at] ?? 'last'} of the ${numberWord(due.length) ?? 'dates'}.${so}`,
    ask: rules === 'the old rules' ? whyOld : rival.words.ask,
  }
}

/** The prison's date agrees with ours, or is another of our dates: one line, before the ordinary ones. Nothing is said of it where only
 *  other dates of the paper were given. */
function agrees(
  outcome: Outcome,
  stated: Stated,
): OneOfSeveral | { readonly said: string | null; readonly ask: null } | null {
  const { answer } = outcome
  if (!isOfRelease(outcome)) return { said: null, ask: null }
  const several = oneOfSeveral(outcome, stated)
  if (several !== null) return several
  const day = inWords(stated.date)
  const fitting = isByOffence(outcome)
    ? [mostOffences(outcome), ...otherClasses(outcome)].find((row) => row.answer.release === stated.date)
    : undefined
  if (fitting !== undefined)
    return { said: `The prison’s date, ${day}, is the one for: ${small(fitting.words)}.`, ask: null }
  if (stated.differenceDays === 0)
    return { said: `The prison’s date is the same as ours: ${day}.`, ask: null }
  const reason = factsOf(stated).find(({ code }) => code === 'S_DAY_OF_LEAVING' || code === 'S_OTHER_DATE')
  if (reason?.code === 'S_DAY_OF_LEAVING')
    return {
      said:
        `The dates agree. ${day} is the day of ` +
        `leaving. The date on the papers is ${dayBeside(answer.release as Day, stated.date)} ` +
        `(${answer.releaseType}).`,
      ask: null,
    }
  const other = reason?.code === 'S_OTHER_DATE' ? otherDateInWords(outcome, reason.form) : null
  if (other !== null) return { said: `${day} is ${other}, not the release date.`, ask: null }
  return stated.differenceDays === null
    ? { said: `The prison’s date is ${day}. We have no release date to compare it with.`, ask: null }
    : null
}

/** The date that the prison gave, where it is none of ours; else null. */
export const statedOtherwise = (outcome: Outcome): Day | null =>
  outcome.stated === null || agrees(outcome, outcome.stated) !== null ? null : outcome.stated.date

/** A fact that would explain what the prison gave, and what of it. */
type Explaining = StatedForPeople & { readonly gives: string }

/** A bare number of days that alone gives all of several letters: only then it is told, and before facts that leave some. */
const numberOf = ({ letters, reasons: [first] }: Stated): StatedReason | null =>
  letters.length > 1 && first?.kind === 'number' && first.leaves.length === 0 ? first : null

const found = ({ answer }: Outcome, stated: Stated): readonly Explaining[] =>
  (numberOf(stated) === null ? factsOf(stated) : []).flatMap((reason) => {
    const fact = statedForPeople(reason, answer)
    const days = stated.letters.length === 0 ? inWords(stated.date) : givenInWords(reason, stated)
    return fact === null ? [] : [{ ...fact, gives: ` That gives ${days} exactly.${leftInWords(reason)}` }]
  })

/** What the prison is asked about: the release date in its words, and of the paper what is not ours. */
function unlike({ told }: Outcome, { letters, differenceDays }: Stated, release: string): string {
  const isByItself = told.statedReleaseDate != null && differenceDays !== 0
  const others = letters.filter(({ stated, ours }) => stated !== ours)
  return listed([
    ...(isByItself ? [release] : []),
    ...others.map(({ type, stated }) => `${type} ${inWords(stated)}`),
  ])
}

/** As many more facts as have room. */
const mostMore = 3

function explained([fact, ...more]: readonly Explaining[]): readonly Line[] {
  const { was, mayBe, ask, gives } = fact as Explaining
  return [
    line('prison', 'What explains it', `${was}${gives}`),
    mayBe === null
      ? line('prison', null, 'It may be right. It may be a mistake.')
      : line('prison', 'It may be right', mayBe),
    ...(more.length === 0
      ? []
      : [
          line(
            'prison',
            'Also possible',
            more
              .slice(0, mostMore)
              .map((one) => one.was)
              .join(' Or: '),
          ),
        ]),
    line('prison', 'Ask the prison', `“${ask}”`),
  ]
}

/** Where no fact explains it. */
function unexplained(outcome: Outcome, stated: Stated): readonly Line[] {
  const { answer } = outcome
  const number = numberOf(stated)
  const asked = unlike(outcome, stated, inWords(stated.date))
  return [
    line(
      'prison',
      'What explains it',
      number === null
        ? 'we found no reason in what you entered. The prison knows more than we do.'
        : small(statedReasonText(number, stated, answer)),
    ),
    line(
      'prison',
      'Ask the prison',
      `“Please show how you worked out ${asked}.” Also ask about added days, and about other sentences.`,
    ),
  ]
}

function whatExplains(outcome: Outcome, stated: Stated): readonly Line[] {
  const facts = found(outcome, stated)
  return [...(facts.length > 0 ? explained(facts) : unexplained(outcome, stated)), stands]
}

/** Each date of the paper beside ours. */
const paperLines = ({ letters }: Stated): readonly Line[] =>
  letters.length === 0
    ? []
    : [
        {
          ...line('prison', 'The prison’s paper', ''),
          items: letters.map(({ type, stated, ours, isOver }) =>
            besideOurs(`${type} (${letterWords[type]})`, stated, ours, isOver),
          ),
        },
      ]

/** The two dates side by side are the headline; our own lines follow. */
function sideBySide(screen: Screen, outcome: Outcome, stated: Stated): Screen {
  const ours = outcome.answer.release as Day
  const [papers, ...rest] = screen.lines.filter(({ about }) => about !== 'plan')
  const own = `${small(screen.over)} ${daysShown(screen).join(' or ')}.`
  // The prison's papers have shown another day: that they will show ours is no news.
  const isNoNews = papers !== undefined && isSameDay(papers, gateOf(outcome.answer))
  const kept = rest.filter(({ about }) => about !== 'next' && about !== 'papers')
  return {
    ...screen,
    sort: null,
    over: `Our date and the prison’s differ by ${daysInWords(Math.abs(stated.differenceDays as number))}`,
    day: [],
    pair: { ours: inWords(ours), theirs: inWords(stated.date) },
    lines: [
      ...paperLines(stated),
      ...whatExplains(outcome, stated),
      line(
        'day',
        'Our date',
        papers === undefined || papers.label !== null || isNoNews ? own : `${own} ${lineText(papers)}`,
      ),
      ...(papers === undefined || papers.label === null ? [] : [papers]),
      ...kept,
    ],
  }
}

/** The screen with the prison's date. */
export function withPrisonDate(screen: Screen, outcome: Outcome): Screen {
  const { stated } = outcome
  if (stated === null) return screen
  const agreed = agrees(outcome, stated)
  if (agreed === null) return sideBySide(screen, outcome, stated)
  const { said, ask } = agreed
  const isOther = otherLetters(stated).length > 0
  const isSame = !isOther && (stated.differenceDays === 0 || factsOf(stated)[0]?.code === 'S_DAY_OF_LEAVING')
  const next = line(
    'next',
    'Next',
    ask === null ? 'keep this page. Ask again if anything changes.' : `ask the prison, “${ask}”`,
  )
  const lines = screen.lines
    .filter(({ about }) => about !== 'next' || !isOther)
    .map((own) => (own.about === 'next' && (ask !== null || isSame) ? next : own))
  const prison = [
    ...(said === null ? [] : [line('prison', null, said)]),
    ...paperLines(stated),
    ...(isOther ? whatExplains(outcome, stated) : []),
  ]
  // Other dates than that of release stand behind what is said of it.
  return { ...screen, lines: lines.toSpliced(said === null ? 1 : 0, 0, ...prison) }
}

/** Whether the prison gave no date, or only such as agree with ours or are others of our dates. */
export const isAgreed = (outcome: Outcome): boolean =>
  outcome.stated === null ||
  (agrees(outcome, outcome.stated) !== null && otherLetters(outcome.stated).length === 0)

/** The question that the prison's date leads to; null where there is none. */
export function prisonQuestion(outcome: Outcome): string | null {
  const { stated } = outcome
  if (stated === null) return null
  const agreed = agrees(outcome, stated)
  if (agreed !== null && (agreed.ask !== null || otherLetters(stated).length === 0)) return agreed.ask
  const [fact] = found(outcome, stated)
  return fact?.ask ?? `Please show how you worked out ${unlike(outcome, stated, inWords(stated.date))}.`
}
