import {
  type CaseAnswer,
  type CaseWarning,
  type CaseWarningCode,
  type Day,
  type HowSure,
  howSureOf,
  inWords,
  warningForPeople,
} from '@requisite/law'
import {
  dueDays,
  isRecallKind,
  isWeighed,
  leaves,
  type Rival,
  shortWarningForPeople,
  wayOf,
} from '@requisite/law/internal'
import { capital } from '../told/text.ts'
import { cautionsOf, isCautioned, isPartPaid } from './cautions.ts'
import { classesApart, isInTable, isLongTerm, whenText } from './offence-classes.ts'
import { isSaidToBeOnTag, type Outcome } from './outcome.ts'
import { type Line, line } from './screen-type.ts'
import { whenAfterColon } from './when-in-words.ts'

/** Warnings to which the reader has told the answer. */
const settledOf = (outcome: Outcome): readonly CaseWarningCode[] =>
  isSaidToBeOnTag(outcome) ? ['W_RECALL_BEFORE_RELEASE'] : []

/** How sure the answer is, and why: the law says it. Of a sum that was paid in part it is told nothing. */
export const sureOf = (outcome: Outcome): HowSure =>
  isPartPaid(outcome) ? { level: 'not_sure', because: ['W_PART_PAID'] } : ofLaw(outcome)

const ofLaw = (outcome: Outcome): HowSure =>
  howSureOf(outcome.answer, { stated: outcome.stated, settled: settledOf(outcome) })

const ofRival = ({ code, level, answer, words, offences }: Rival, ours: CaseAnswer): string => {
  if (level === 'fairly_sure' && offences !== null) return 'For a few offences it is later.'
  if (code === 'A_STAGE_NOT_BEGUN')
    return `The day of the stage is in the prison service’s timetable, not in published law. Without it: ${whenAfterColon(answer)}.`
  if (wayOf(ours).by === 'Board only' && wayOf(answer).by === 'Board only')
    return `${capital(words.condition)}: the Parole Board can look at the case from ${inWords(answer.paroleEligibility as Day)}.`
  const [own, rival] = [ours, answer].map(wayOf) as [ReturnType<typeof wayOf>, ReturnType<typeof wayOf>]
  if (own.by === 'automatic' && rival.by === 'automatic' && own.gate.usual === rival.gate.usual)
    return `${capital(words.condition)}: out on the same day. The papers will say ${inWords(rival.gate.papers)}.`
  return code === 'A_NO_EARLY_RELEASE' && ours.sentences.some(({ regime }) => regime.family === 'extended')
    ? `If it was for terrorism: no Parole Board, out on ${inWords(answer.release as Day)}.`
    : `${capital(words.condition)}: ${whenAfterColon(answer)}.`
}

/** Told where it belongs among what makes an answer fairly sure. */
const placed: readonly CaseWarningCode[] = ['W_CREDIT_NOT_TOLD', 'W_DETENTION_NOT_TOLD', 'W_KIND_NOT_TOLD']

/** Warnings that are said by their rivals, where these give another date. */
const saidByRival: Readonly<Partial<Record<CaseWarningCode, (rival: Rival) => boolean>>> = {
  W_RUNS_NOT_TOLD: ({ code }) => code === 'A_RUNS_AFTER',
  W_RECALL_KIND_NOT_TOLD: isRecallKind,
}

/** Everything that makes an answer fairly sure and no more, in the order in which it is told: the stage first, then days on remand. */
function fairlyBecause(outcome: Outcome): readonly string[] {
  const { answer } = outcome
  const rivals = outcome.rivals.filter(
    (rival) =>
      rival.level === 'fairly_sure' &&
      !isInTable(outcome, rival) &&
      !(isOfTag(rival) && sureOf(outcome).level !== 'fairly_sure'),
  )
  const isStage = ({ code }: Rival): boolean => code === 'A_STAGE_NOT_BEGUN'
  const ofWarnings = (is: (code: CaseWarningCode) => boolean): readonly string[] =>
    answer.warnings
      .filter((warning) => is(warning.code) && leaves(warning) === 'fairly_sure')
      .filter((warning) => isWeighed(warning, answer))
      .map((warning) => shortWarningForPeople(warning))
  const [credit, ...others] = placed
  return [
    ...rivals.filter(isStage).map((rival) => ofRival(rival, answer)),
    ...ofWarnings((code) => code === credit),
    ...rivals.filter((rival) => !isStage(rival)).map((rival) => ofRival(rival, answer)),
    ...others.flatMap((about) => ofWarnings((code) => code === about)),
    ...ofWarnings(
      (code) => !placed.includes(code) && !outcome.rivals.some((rival) => saidByRival[code]?.(rival)),
    ),
  ]
}

/** What makes an answer not sure, where the page says it in fewer words. */
const notSureWords: Readonly<Partial<Record<CaseWarningCode, string>>> = {
  W_OTHERS_NOT_TOLD: 'Another sentence could make the date later.',
  W_DAY_NOT_TOLD: 'The day decides. All other dates here are for the last of these days.',
}

const unexplained = 'The prison’s date is different, and we do not know why.'

/** What stands first in the box: something that does not fit, or that has to be checked. */
function seeAbove(outcome: Outcome): readonly string[] {
  const cautions = cautionsOf(outcome)
  if (cautions.length === 0) return []
  return cautions.every(({ check }) => check !== undefined)
    ? ['The check above decides.']
    : ['What you entered does not fit together: see the first line.']
}

/** Why it is not sure: what was said first, then everything else that makes it so. */
function notSureBecause({ because }: HowSure, outcome: Outcome): readonly string[] {
  const others = outcome.answer.warnings
    .filter((warning) => because.includes(warning.code) && !isCautioned(warning, outcome))
    .map((warning) => notSureWords[warning.code] ?? warningForPeople(warning))
  const stated = because.includes('W_STATED_UNEXPLAINED') ? [unexplained] : []
  return [...seeAbove(outcome), ...others, ...(others.length > 0 ? [] : stated)]
}

/** What the reader said that they do not know. It moves the date whatever else is in doubt. */
const toldUnknown = ['W_OTHERS_NOT_TOLD', 'W_CREDIT_NOT_TOLD', 'W_RECALL_AT_LARGE_UNKNOWN'] as const
export type ToldUnknown = (typeof toldUnknown)[number]

const unknownWarnings = ({ answer }: Outcome): readonly CaseWarning[] =>
  answer.warnings.filter(
    (warning) => (toldUnknown as readonly string[]).includes(warning.code) && isWeighed(warning, answer),
  )

/** Whether this is among it. */
export const isToldUnknown = (code: ToldUnknown, outcome: Outcome): boolean =>
  unknownWarnings(outcome).some((warning) => warning.code === code)

/** All of it in words. */
export const unknownOf = (outcome: Outcome): readonly string[] =>
  unknownWarnings(outcome).map((warning) => notSureWords[warning.code] ?? shortWarningForPeople(warning))

const counts = ['no dates', 'one date', 'two dates', 'three dates', 'four dates', 'five dates']

/** "two dates". */
export const datesCounted = (count: number): string => counts[count] ?? 'several dates'

/** "Two dates are possible"; of days that have passed it is said that they have. */
export const datesInDoubt = (count: number, passed: number): string =>
  passed === 0
    ? `${capital(datesCounted(count))} are possible`
    : `${capital(datesCounted(count))}, and ${passed === 1 ? 'one has' : 'some have'} passed`

/** The line "How sure"; `otherwise` is what could still change a date of which we are sure. */
export function howSure(outcome: Outcome, otherwise: string): Line {
  const sure = sureOf(outcome)
  // What the reader does not know is said after it, where it is not what makes it so.
  const tagged = (shown: string, said: string, because: readonly string[]): Line => ({
    ...line('sure', 'How sure', [...new Set([...because, ...unknownOf(outcome)])].join(' ')),
    tag: { shown, said },
  })
  switch (sure.level) {
    case 'depends':
      return tagged(
        'It depends',
        'it depends on the offence.',
        isLongTerm(outcome) ? ['We cannot choose for you.'] : [],
      )
    case 'not_sure':
      return tagged('Not sure', 'not sure.', notSureBecause(sure, outcome))
    case 'two_dates': {
      const count = datesCounted(Math.max(dueDays(outcome.answer, outcome.rivals).length, 2))
      const undated = outcome.answer.warnings.filter((warning) => leaves(warning) === 'two_dates')
      return tagged(
        capital(count),
        `${count} are possible.`,
        undated.map((warning) => warningForPeople(warning)),
      )
    }
    case 'fairly_sure':
      return tagged('Fairly sure', 'fairly.', fairlyBecause(outcome).slice(0, 1))
    case 'sure':
      return tagged('Sure of the rule', 'sure of the rule.', [
        ['The law is clear for this.', otherwise].join(' ').trim(),
      ])
  }
}

/** Whether it is that a tag may not have ended: it has a line of its own. */
export const isOfTag = ({ code }: Pick<Rival, 'code'>): boolean => code === 'A_TAG_NOT_REVOKED'

/** What belongs to "fairly" and has no room in the box. */
export const fairlyMore = (outcome: Outcome): readonly string[] =>
  fairlyBecause(outcome)
    .slice(sureOf(outcome).level === 'fairly_sure' ? 1 : 0)
    .filter((words) => !unknownOf(outcome).includes(words))

/** It goes to "What could change it", with the offences by their names. */
export const fairlyBesides = (outcome: Outcome): readonly string[] => [
  ...fairlyMore(outcome),
  ...classesApart(outcome).map((row) => `${row.words}: ${whenText(row)}.`),
]
