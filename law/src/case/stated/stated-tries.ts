import { addDays, type Day, isoDate } from '../../calendar/day.ts'
import { type Fraction, oneHalf, partOf, wholeTerm } from '../../calendar/fraction.ts'
import { isAtLeastYears } from '../../calendar/term.ts'
import type { View } from '../../sentence/reached-layers.ts'
import { stagedChanges } from '../../tables/changes-of-law.ts'
import { inForceOn } from '../../tables/layers.ts'
import { recallTypes } from '../../tables/recall-types.ts'
import { type RegimeId, type RulesId, regimeOf } from '../../tables/regimes.ts'
import type { ReasonCode } from '../../tables/stated-codes.ts'
import type { CaseAnswer } from '../answer.ts'
import type { Case, CaseSentence } from '../case.ts'
import { measure, sumOf } from '../length.ts'
import { daysBetween } from '../recall/between.ts'
import { reformView } from '../reform/reform.ts'
import type { FieldPath } from '../refusal.ts'
import type { FieldChange } from './changed.ts'

/** What a change is tried on: our answer, and the date that was stated for it. */
export interface StatedQuestion {
  readonly ours: CaseAnswer
  readonly release: Day
  readonly stated: Day
  /** The stated date is later than ours. */
  readonly isLater: boolean
}

type Changes = readonly FieldChange[]

/** A row: what it is called, and every change of its kind that could lead from our date to the stated one. What can only move
 *  the date the other way is not tried. */
export interface TryRow {
  readonly code: ReasonCode
  readonly tries: (setting: StatedQuestion) => readonly Changes[]
}

const sentenceChange = (at: number, field: SentenceField, value: FieldChange['value']): FieldChange => ({
  place: { in: 'sentences', at, field },
  value,
})
type SentenceField = Extract<FieldPath, { in: 'sentences' }>['field']
const caseChange = (field: Extract<FieldPath, { in: 'case' }>['field'], value: FieldChange['value']) => ({
  place: { in: 'case', field } as const,
  value,
})
const recallChange = (field: Extract<FieldPath, { in: 'recall' }>['field'], value: FieldChange['value']) => ({
  place: { in: 'recall', field } as const,
  value,
})

const creditFields = ['remandCredit', 'taggedBailCredit'] as const

/** Each credit of each sentence, changed by itself. */
const eachCredit = ({ sentences }: Case, to: (days: number) => number): readonly Changes[] =>
  sentences.flatMap((sentence, at) =>
    creditFields
      .filter((field) => sentence[field] > 0)
      .map((field) => [sentenceChange(at, field, to(sentence[field]))]),
  )

const both = (changes: readonly Changes[]): readonly Changes[] =>
  changes.length > 1 ? [...changes, changes.flat()] : changes

/** The sentences in the order of their days, by number. */
const inOrder = ({ sentences }: Case): readonly number[] =>
  sentences
    .map((_, at) => at)
    .sort((a, b) => (sentences[a] as CaseSentence).start - (sentences[b] as CaseSentence).start)

/** The chain that begins with a sentence, by number. */
function chainFrom({ sentences }: Case, at: number): readonly number[] {
  const chain = [at]
  for (;;) {
    const { id } = sentences[chain.at(-1) as number] as CaseSentence
    const next = sentences.findIndex(({ consecutiveTo }) => consecutiveTo === id)
    if (next === -1) return chain
    chain.push(next)
  }
}

/** Each sentence that runs from its own day made consecutive to the end of the chain that stands before it. */
function madeConsecutive(question: Case): readonly Changes[] {
  const { sentences } = question
  const heads = inOrder(question).filter((at) => sentences[at]?.consecutiveTo === null)
  const each = heads.slice(1).map((at, i) => {
    const tail = chainFrom(question, heads[i] as number).at(-1) as number
    return [sentenceChange(at, 'consecutiveTo', (sentences[tail] as CaseSentence).id)]
  })
  return both(each)
}

const madeConcurrent = ({ sentences }: Case): readonly Changes[] =>
  both(
    sentences.flatMap(({ consecutiveTo }, at) =>
      consecutiveTo === null ? [] : [[sentenceChange(at, 'consecutiveTo', null)]],
    ),
  )

/** One regime for each different course of release points. */
const kinds: readonly RegimeId[] = [
  ...(['sds_adult', 'sds_adult_sds40_excluded', 'sds_adult_barred_40', 'sds_adult_barred_50'] as const),
  ...(['sds_plus_adult_7_plus', 'sds_plus_adult_barred', 'eds_adult'] as const),
]

/** What a sentence of this day serves under a regime until release is automatic: at first, and after each later change. */
function courseOf(id: RulesId, start: Day, view: View): readonly Fraction[] {
  const regime = regimeOf(id)
  if (regime.released !== 'automatically') return [wholeTerm]
  const layers = view(regime.layers, id)
  const first = layers.indexOf(inForceOn(layers, start))
  return layers.slice(first).map(({ fraction }) => fraction)
}

const courseLabel = (input: readonly Fraction[]): string => input.map(({ label }) => label).join()

const isMore = (a: Fraction, b: Fraction): boolean =>
  a.numerator * b.denominator > b.numerator * a.denominator

/** Section 244ZA is for four years and more. */
const isPossible = (id: RegimeId, { start, length }: CaseSentence): boolean =>
  regimeOf(id).family !== 'section 244ZA' || isAtLeastYears(start, sumOf([measure('', length)]), 4)

/** Each sentence under every other course that can move the date the right way. */
function otherKinds({ ours, isLater }: StatedQuestion): readonly Changes[] {
  const view = reformView(ours.case.reforms)
  return ours.sentences.flatMap(({ sentence, regime, point }, at) => {
    // No regime goes with what is no sentence.
    if (!regime.takesAddedDays) return []
    // unseen: A kind without an extension is refused with one.
    if (sentence.extension !== null) return []
    const seen = new Set([courseLabel(courseOf(regime.id, sentence.start, view))])
    return kinds.flatMap((id) => {
      const input = courseOf(id, sentence.start, view)
      const label = courseLabel(input)
      const isUseful = input.some((other) =>
        isLater ? isMore(other, point.fraction) : isMore(point.fraction, other),
      )
      if (seen.has(label) || !isUseful || !isPossible(id, sentence)) return []
      seen.add(label)
      return [[sentenceChange(at, 'regimeId', id)]]
    })
  })
}

/** The eve of each change of law that moved release points. */
const eves = stagedChanges.map(({ begins }) => isoDate(addDays(begins.day, -1)))

const otherLaws = ({ law }: Case, laws: readonly string[]): readonly Changes[] =>
  laws.filter((other) => other !== law).map((other) => [caseChange('law', other)])

/** The first day of what decides the release, a day later or earlier: counted as day 0, or counted from the eve. */
function otherFirstDay({ ours, isLater }: StatedQuestion): readonly Changes[] {
  const by = isLater ? 1 : -1
  const { recall, sentences } = ours.case
  if (!isFirstRelease(ours) && recall !== null && recall.returnDate !== null)
    return [[recallChange('returnDate', isoDate(addDays(recall.returnDate, by)))]]
  const [id] = ours.decidedBy.release
  const at = sentences.findIndex((sentence) => sentence.id === id)
  const { start } = sentences[at] as CaseSentence
  return [[sentenceChange(at, 'start', isoDate(addDays(start, by)))]]
}

/** Facts that are tried, in order. */
export const factTries: readonly TryRow[] = [
  {
    code: 'S_CREDIT_NOT_COUNTED',
    tries: ({ ours, isLater }) => (isLater ? both(eachCredit(ours.case, () => 0)) : []),
  },
  {
    code: 'S_CREDIT_TWICE',
    tries: ({ ours, isLater }) => (isLater ? [] : eachCredit(ours.case, (n) => 2 * n)),
  },
  {
    code: 'S_CREDIT_HALVED',
    tries: ({ ours, isLater }) => (isLater ? eachCredit(ours.case, (n) => partOf(n, oneHalf)) : []),
  },
  {
    code: 'S_ADDED_NOT_COUNTED',
    tries: ({ ours: { case: question }, isLater }) => {
      const { addedDays, recall } = question
      if (isLater) return []
      const isGiven = typeof addedDays === 'number' ? addedDays > 0 : addedDays.length > 0
      return [
        ...(recall !== null && recall.addedAfterReturn > 0 ? [[recallChange('addedAfterReturn', 0)]] : []),
        ...(isGiven ? [[caseChange('addedDays', 0)]] : []),
      ]
    },
  },
  {
    code: 'S_AT_LARGE_NOT_COUNTED',
    tries: ({ ours: { case: question }, isLater }) => {
      const { atLarge, recall } = question
      if (isLater) return []
      const given = [
        ...(atLarge.length > 0 ? [[caseChange('atLarge', null)]] : []),
        ...(recall !== null && daysBetween(recall) > 0 ? [[recallChange('atLargeDays', 0)]] : []),
        ...(recall !== null && recall.atLargeAfterReturn > 0
          ? [[recallChange('atLargeAfterReturn', 0)]]
          : []),
      ]
      return both(given)
    },
  },
  { code: 'S_FIRST_DAY', tries: otherFirstDay },
  {
    code: 'S_RECALL_KIND',
    tries: ({ ours: { case: question } }) =>
      question.recall === null
        ? []
        : recallTypes
            .filter((type) => type !== question.recall?.type)
            .map((type) => [recallChange('type', type)]),
  },
  {
    code: 'S_NO_RECALL',
    tries: ({ ours: { case: question } }) => (question.recall === null ? [] : [[caseChange('recall', null)]]),
  },
  {
    code: 'S_BEFORE_ACT',
    tries: ofFirstRelease(({ case: question }) => otherLaws(question, ['before the Act'])),
  },
  {
    code: 'S_WITHOUT_STAGE',
    tries: ofFirstRelease(({ case: question }) => otherLaws(question, ['after the Act'])),
  },
  { code: 'S_EARLIER_LAW', tries: ofFirstRelease(({ case: question }) => otherLaws(question, eves)) },
  {
    code: 'S_CONCURRENT',
    tries: ({ ours, isLater }) => (isLater ? [] : madeConcurrent(ours.case)),
  },
  {
    code: 'S_CONSECUTIVE',
    tries: ({ ours, isLater }) => (isLater ? madeConsecutive(ours.case) : []),
  },
  { code: 'S_KIND', tries: (setting) => (isFirstRelease(setting.ours) ? otherKinds(setting) : []) },
]

/** Release points do not enter after a recall, unless another sentence decides. */
const isFirstRelease = ({ recalled }: CaseAnswer): boolean =>
  recalled === null || recalled.decides === 'other'

function ofFirstRelease(tries: (ours: CaseAnswer) => readonly Changes[]): TryRow['tries'] {
  return ({ ours }) => (isFirstRelease(ours) ? tries(ours) : [])
}

/** One more award on a day; null where the awards were given as one number. */
function awardOn({ case: { addedDays } }: CaseAnswer, day: Day, more: number): Changes | null {
  if (typeof addedDays === 'number' && addedDays > 0) return null
  const at = typeof addedDays === 'number' ? 0 : addedDays.length
  return [
    { place: { in: 'addedDays', at, field: 'days' }, value: more },
    { place: { in: 'addedDays', at, field: 'day' }, value: isoDate(day) },
  ]
}

/** One more time at large from a day. */
const awayFrom = ({ case: { atLarge } }: CaseAnswer, day: Day, more: number): Changes => [
  { place: { in: 'atLarge', at: atLarge.length, field: 'first' }, value: isoDate(day) },
  { place: { in: 'atLarge', at: atLarge.length, field: 'last' }, value: isoDate(addDays(day, more - 1)) },
]

/** Bare numbers of days that would do: how many, found by trying the difference and then what is still missing. */
export const numberTries: readonly {
  readonly code: ReasonCode
  readonly change: (setting: StatedQuestion, days: number) => Changes | null
}[] = [
  {
    code: 'S_ADDED_DAYS',
    change: ({ ours, isLater, release }, more) => {
      const { addedDays, recall } = ours.case
      const { recalled } = ours
      if (!isLater) return null
      // unseen: Where there was a recall, the answer has what came of it.
      if (recall === null || recalled === null)
        return typeof addedDays === 'number'
          ? [caseChange('addedDays', addedDays + more)]
          : awardOn(ours, release, more)
      if (recalled.decides === 'other') return awardOn(ours, release, more)
      if (recalled.run.recalled.term === null) return null
      return recalled.other === null && typeof addedDays === 'number'
        ? [recallChange('addedAfterReturn', recall.addedAfterReturn + more)]
        : awardOn(ours, recall.returnDate as Day, more)
    },
  },
  {
    code: 'S_AT_LARGE_DAYS',
    change: ({ ours, isLater, release }, more) => {
      const { recall } = ours.case
      const { recalled } = ours
      if (!isLater) return null
      // unseen: The same.
      if (recall === null || recalled === null || recalled.decides === 'other')
        return awayFrom(ours, release, more)
      if (recalled.run.recalled.term === null)
        return [recallChange('atLargeDays', daysBetween(recall) + more)]
      return recalled.other === null
        ? [recallChange('atLargeAfterReturn', recall.atLargeAfterReturn + more)]
        : awayFrom(ours, recall.returnDate as Day, more)
    },
  },
  {
    code: 'S_CREDIT_DAYS',
    change: ({ ours: { case: question, decidedBy }, isLater }, more) => {
      if (isLater) return null
      const at = question.sentences.findIndex(({ id }) => id === decidedBy.release[0])
      return [
        sentenceChange(at, 'remandCredit', (question.sentences[at] as CaseSentence).remandCredit + more),
      ]
    },
  },
]
