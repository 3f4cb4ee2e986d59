import { birthday, isUnder18 } from '../calendar/age.ts'
import { isAtLeastYears } from '../calendar/term.ts'
import type { Condition, ConditionFacts } from '../tables/conditions.ts'
import {
  barredList,
  byKind,
  byKindAndOffence,
  byOffence,
  type Decision,
  type Ground,
} from '../tables/decisions.ts'
import type { CaseSentenceType } from '../tables/kinds.ts'
import { isBarred } from '../tables/offence-traits.ts'
import type { Offence } from '../tables/offences.ts'
import type { Source } from '../tables/provisions.ts'
import { type RulesId, regimeOf } from '../tables/regimes.ts'
import type { Question } from './question.ts'

/** The regime that governs, why, and what bars the offence from the progression model. */
export interface Classification {
  readonly regimeId: RulesId
  /** The regime that the offence leads to: another one only where the caller chose. */
  readonly leadsTo: RulesId
  /** The offence, where the rules are those that it leads to; null where the caller or the kind of sentence decides otherwise. */
  readonly leading: Offence | null
  readonly chosenBy: 'caller' | 'offence' | 'kind of sentence'
  readonly why: string
  /** What `why` rests on. */
  readonly grounds: readonly Ground[]
  /** The provisions that bar the offence from the progression model; null when it is not barred. */
  readonly excludedBy: readonly Source[] | null
}

/** The caller's choice comes first, then the offence, then the kind of sentence. */
export function classify(question: Question): Classification {
  if (question.regimeId !== null) return byCaller(question, question.regimeId)
  if (question.offence !== null) return classifyOffence(question, question.offence)
  return classifyKind(question, question.sentenceType ?? 'not named')
}

/** The regime of a sentence of a kind that stands whatever the offence, unless the offence of such a sentence leads elsewhere. */
export function classifyStanding(question: Question, kind: CaseSentenceType): Classification {
  const { offence } = question
  const rows = byKindAndOffence[kind]
  if (offence === null || rows === undefined) return classifyKind(question, kind)
  const facts = factsOf(question, offence)
  const row = rows.find(({ when }) => holds(when, facts))
  return row === undefined
    ? classifyKind(question, kind)
    : chosen(row.regime, offence, row.why, row.law, null)
}

/** Chosen by the offence or, without one, by the kind of sentence. */
const chosen = (
  regimeId: RulesId,
  leading: Offence | null,
  why: string,
  grounds: readonly Ground[],
  excludedBy: Classification['excludedBy'],
): Classification => ({
  regimeId,
  leadsTo: regimeId,
  leading,
  chosenBy: leading === null ? 'kind of sentence' : 'offence',
  why,
  grounds,
  excludedBy,
})

function classifyKind(question: Question, kind: keyof typeof byKind): Classification {
  const { regime, why, law } = firstThatFits(byKind[kind], factsOf(question, null))
  return chosen(regime, null, why, law, null)
}

/** The caller's regime governs. Whether the offence is barred follows the offence where one is given, and the regime where
 *  none is. */
function byCaller(question: Question, regimeId: RulesId): Classification {
  const governed = question.offence === null ? null : classifyOffence(question, question.offence)
  const { offenceBarred, exclusion } = regimeOf(regimeId)
  const barredByRegime = offenceBarred && exclusion !== null ? exclusion.law : null
  const excludedBy = governed === null ? barredByRegime : governed.excludedBy
  return {
    regimeId,
    leadsTo: governed?.regimeId ?? regimeId,
    leading: governed?.regimeId === regimeId ? question.offence : null,
    chosenBy: 'caller',
    why: 'These rules were named in the question.',
    grounds: [],
    excludedBy,
  }
}

/** What the rows ask about beside the offence. */
type Placing = Pick<
  Question,
  'start' | 'term' | 'age' | 'sentenceType' | 'offenceDate' | 'dateOfBirth' | 'debt' | 'inCase'
>

/** The regime that an offence leads to. */
export function classifyOffence(sentence: Placing, offence: Offence): Classification {
  const { regime, why, law, barredBy } = firstThatFits(rowsFor(offence), factsOf(sentence, offence))
  const excludedBy = barredBy === 'the list' ? (isBarred(offence) ? barredList : null) : barredBy
  return chosen(regime, offence, why, law, excludedBy)
}

/** The rows that can fit an offence, found once for each: a file of a million people asks for the same few hundred. */
const rowsOf = new WeakMap<Offence, typeof byOffence>()

function rowsFor(offence: Offence): typeof byOffence {
  const known = rowsOf.get(offence)
  if (known !== undefined) return known
  const rows = byOffence.filter(({ when }) => when.every(({ ofOffence }) => ofOffence?.(offence) ?? true))
  rowsOf.set(offence, rows)
  return rows
}

function factsOf<T extends Offence | null>(sentence: Placing, offence: T): ConditionFacts & { offence: T } {
  const { start, term, age, offenceDate, debt = null, inCase } = sentence
  const { under247A = 'reached' } = inCase ?? {}
  const atLeast4 = isAtLeastYears(start, term, 4)
  const atLeast7 = atLeast4 && isAtLeastYears(start, term, 7)
  return {
    start,
    offenceDate,
    isChild: age === 'child',
    isUnder18AtOffence: isAdultAtOffence(sentence) === false,
    isUnder16AtOffence: isUnder16AtOffence(sentence),
    isUnder18ByBirth: isUnder18ByBirth(sentence),
    isNamed250: sentence.sentenceType === 'section_250',
    atLeast4,
    atLeast7,
    isBefore247A: under247A !== 'reached',
    mayBeReleased247A: under247A === 'could be released',
    debt,
    offence,
    heldDays: inCase?.heldDays ?? null,
    oneTerm: inCase?.oneTerm ?? term,
  }
}

/** Whether the person was 18 or over when the offence was committed; null where it is not known. */
export function isAdultAtOffence({ start, offenceDate, dateOfBirth }: Placing): boolean | null {
  if (dateOfBirth === undefined) return null
  if (offenceDate !== undefined) return !isUnder18(dateOfBirth, offenceDate)
  // No offence is later than its sentence.
  return isUnder18(dateOfBirth, start) ? false : null
}

/** Whether the person is known to have been under 16 when the offence was committed. */
const isUnder16AtOffence = ({ start, offenceDate, dateOfBirth }: Placing): boolean =>
  dateOfBirth !== undefined && (offenceDate ?? start) < birthday(dateOfBirth, 16)

const isUnder18ByBirth = ({ start, dateOfBirth }: Placing): boolean =>
  dateOfBirth !== undefined && isUnder18(dateOfBirth, start)

/** The rows are read from the top; the first that fits governs. The last row always fits. */
function firstThatFits<F>(rows: readonly Decision<F>[], facts: F): Decision<F> {
  let i = 0
  while (!holds((rows[i] as Decision<F>).when, facts)) i++
  return rows[i] as Decision<F>
}

function holds<F>(when: readonly Condition<F>[], facts: F): boolean {
  for (const condition of when) if (!condition.holds(facts)) return false
  return true
}
