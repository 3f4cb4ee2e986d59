import { addDays, type Day } from '../calendar/day.ts'
import type { Case, CaseSentence, Recall } from '../custody/case.ts'
import { caseBounds } from '../facts/bounds.ts'
import type { RefusedCase } from '../facts/refusal.ts'
import { days, lawAsAt } from '../tables/days.ts'
import { type RecallType, recallKinds, usualRecallTypes } from '../tables/recall-types.ts'
import type { CaseAlternative, CaseAnswer, CaseRival, CaseSentenceAnswer, Recalled } from './answer.ts'
import type { CaseDoubt, Otherwise } from './case-doubt.ts'
import { isOverMost } from './orders/asked.ts'
import { type CaseResult, resultOf } from './prepared-answer.ts'
import { edited, type PreparedCase } from './prepared-case.ts'
import { isDated } from './rival.ts'
import { type CaseWarningRow, nothing, ofCase, type WarningInstance } from './warnings/row.ts'

/** A sentence, or a recall, with a fact known after all. */
export const asKnown = <Part extends { readonly notKnown: readonly string[] }>(
  part: Part,
  facts: Partial<Part>,
): Part => ({ ...part, ...facts, notKnown: part.notKnown.filter((name) => !(name in facts)) })

const isOpen = (name: CaseSentence['notKnown'][number], { notKnown }: CaseSentence): boolean =>
  notKnown.includes(name)

// ── How a sentence runs (section 264) ───────────────────────────────────────────────────────────────────────────────

/** Where it is not known how sentences run: the case if each ran after the others, and if all of them did, one after another. Of more
 *  sentences than are looked at one by one, the last stands for all. The first of the list is what the others follow, unless it alone is
 *  in question. */
function runsAfter(answer: CaseAnswer, prepared: PreparedCase): readonly Otherwise[] {
  const { sentences } = answer.case
  if (sentences.length === 1) return []
  const all = sentences.filter((sentence) => isOpen('howItRuns', sentence))
  const open = all.length > 1 ? all.filter((sentence) => sentence !== sentences[0]) : all
  const apart = sentences.length > caseBounds.runsApart ? [] : open.map((sentence) => [sentence])
  const together = open.length > apart.length || open.length > 1 ? [open] : []
  return [...apart, ...together].map((some) => afterOthers(answer, prepared, some))
}

/** The case if some sentences ran one after another, after the last of the chain. */
function afterOthers(answer: CaseAnswer, before: PreparedCase, some: readonly CaseSentence[]): Otherwise {
  let { sentences } = answer.case
  for (const { id } of some) {
    const consecutiveTo = otherEnd(sentences, id)
    sentences = sentences.map((sentence) =>
      sentence.id === id ? asKnown(sentence, { consecutiveTo, howItRuns: 'consecutive' }) : sentence,
    )
  }
  const sentenceIds = some.map(({ id }) => id)
  const after = otherEnd(answer.case.sentences, sentenceIds[0] as string)
  return { prepared: edited(before, { sentences }), sentenceIds, after }
}

/** The last sentence of the chain that begins with one. */
export function chainEnd(sentences: readonly CaseSentence[], first: CaseSentence): CaseSentence {
  const chain = [first]
  for (;;) {
    const last = chain.at(-1) as CaseSentence
    const next = sentences.find(({ consecutiveTo }) => consecutiveTo === last.id)
    if (next === undefined || chain.includes(next)) return last
    chain.push(next)
  }
}

/** The id of what a sentence would run after: the last of the chain that begins with the first of the others. */
function otherEnd(sentences: readonly CaseSentence[], id: string): string {
  const others = sentences.filter((sentence) => sentence.id !== id)
  return chainEnd(others, others[0] as CaseSentence).id
}

// ── Which kind of recall it is (sections 255 to 255C) ───────────────────────────────────────────────────────────────

const codeOfKind = {
  fixed_term_14: 'A_RECALL_14',
  fixed_term_28: 'A_RECALL_28',
  fixed_term_56: 'A_RECALL_56',
  curfew: 'A_RECALL_CURFEW',
} as const satisfies Readonly<Record<(typeof usualRecallTypes)[number], CaseAlternative['code']>>

/** Whether it was told that there was a recall, and not of which kind. */
export const isRecallKindOpen = ({ recall }: Case): boolean => recall?.notKnown.includes('type') === true

/** The case for each other kind of recall, the most usual first, where it is not known which it is. */
export const ofOtherKinds = (asked: Case): readonly Case[] =>
  isRecallKindOpen(asked)
    ? usualRecallTypes.map((type) => ({ ...asked, recall: { ...(asked.recall as Recall), type } }))
    : []

/** The case for one kind of recall, the same as if that kind had been told; null where the law does not give it here. Where the
 *  age is not known, it can be one that only a person under 18 is given. */
function recallOfKind(
  asked: Case,
  type: RecallType,
  before: PreparedCase,
): (Otherwise & { readonly result: CaseResult }) | null {
  const told = { recall: asKnown(asked.recall as Recall, { type, told: type }) }
  const prepared = edited(before, told)
  const result = recalledAs(prepared)
  if (result === null) return null
  const rival = result.answer()
  const otherwise = { prepared, result, sentenceIds: (rival.recalled as Recalled).sentenceIds }
  if (type === 'standard' || !isRuledOut(rival)) return otherwise
  const young = { ...told, sentences: asked.sentences.map(asChild) }
  const asYoung = asked.sentences.some(isAgeOpen) ? recalledAs(edited(before, young)) : null
  return asYoung === null || isRuledOut(asYoung.answer()) ? null : otherwise
}

function recalledAs(prepared: PreparedCase | RefusedCase): CaseResult | null {
  const rival = 'refusals' in prepared ? prepared : resultOf(prepared)
  return 'refusals' in rival ? null : rival
}

/** An answer after a fixed term: as told, or of the most usual kind that it can be where that is not known; null where it is none. */
export function fixedTermOf(answer: CaseAnswer, prepared: PreparedCase): CaseAnswer | null {
  const { case: asked } = answer
  const isFixed = ({ recalled }: CaseAnswer): boolean =>
    recallKinds[(recalled as Recalled).recall.type].days !== null
  if (!isRecallKindOpen(asked) || asked.recall?.told === 'unknown') return isFixed(answer) ? answer : null
  for (const type of usualRecallTypes) {
    const kind = recallOfKind(asked, type, prepared)?.result.answer()
    if (kind !== undefined && isFixed(kind)) return kind
  }
  return null
}

/** Whether the length or the person rules the kind out, or the standard recall stood in its place. */
const isRuledOut = ({ warnings, recalled }: CaseAnswer): boolean => {
  const { run, byLaw } = recalled as Recalled
  return (
    run.recalled.until === 'the end' ||
    byLaw.against !== null ||
    warnings.some(({ code }) => code === 'W_RECALL_LENGTH')
  )
}

const isAgeOpen = ({ ageAtConviction }: CaseSentence): boolean => ageAtConviction === 'unknown'

/** The sentence if the person was under 18 when found guilty: nobody under 18 is given an ordinary one, and the offence and the length
 *  then say what else it is. */
function asChild(sentence: CaseSentence): CaseSentence {
  if (!isAgeOpen(sentence)) return sentence
  const { sentenceType } = sentence
  const isOrdinary = sentenceType === 'sds' || sentenceType === 'sds_plus'
  return { ...sentence, ageAtConviction: 'child', sentenceType: isOrdinary ? null : sentenceType }
}

// ── Whether the terrorism offence carries life (section 247A(2A)) ───────────────────────────────────────────────────

/** An extended sentence that was said to be for terrorism, without the offence: the case if the offence does not carry life, and the
 *  Parole Board looks at it after all. */
function lesserTerrorism(answer: CaseAnswer, before: PreparedCase): Otherwise | null {
  const { sentences: told } = answer.case
  const sentenceIds = told.filter(({ terrorism }) => terrorism === true).map(({ id }) => id)
  if (sentenceIds.length === 0) return null
  const sentences = told.map((sentence) =>
    sentence.terrorism === true ? { ...sentence, terrorism: null } : sentence,
  )
  return { prepared: edited(before, { sentences }), sentenceIds }
}

// ── The table ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** Another kind of recall: each that it can be where that is not known, the most usual first. */
const ofOpenKind = (type: (typeof usualRecallTypes)[number]): CaseDoubt => ({
  code: codeOfKind[type],
  about: 'the case',
  needs: 'recall',
  isOfBasis: true,
  // Of a kind that was found, only the recall from a tag is left beside it: nothing that was asked speaks of that.
  otherwise: ({ case: asked }, prepared) =>
    isRecallKindOpen(asked) && (asked.recall?.told === undefined || type === 'curfew')
      ? recallOfKind(asked, type, prepared)
      : null,
})

/** Where a kind was told: what the law gives in its place, or what was told, where the answer is for what the law gives. */
const ofKindByLaw = (code: CaseDoubt['code'], type: RecallType): CaseDoubt => ({
  code,
  about: 'the case',
  needs: 'recall',
  otherwise: ({ case: asked, recalled }, prepared) =>
    recalled === null || isRecallKindOpen(asked) || !recalled.byLaw.beside.includes(type)
      ? null
      : {
          prepared: edited(prepared, { recall: { ...(asked.recall as Recall), type, told: type } }),
          sentenceIds: recalled.sentenceIds,
        },
})

/** What a fact of which it was said that it is not known would be otherwise. */
export const notKnownDoubts: readonly CaseDoubt[] = [
  {
    code: 'A_RUNS_AFTER',
    about: 'the case',
    warning: 'W_RUNS_NOT_TOLD',
    said: 'of all',
    isOfSeveral: true,
    otherwise: runsAfter,
  },
  ...usualRecallTypes.map(ofOpenKind),
  ofKindByLaw('A_RECALL_56_NOW', 'fixed_term_56'),
  ofKindByLaw('A_RECALL_28', 'fixed_term_28'),
  ofKindByLaw('A_RECALL_14', 'fixed_term_14'),
  { ...ofKindByLaw('A_RECALL_STANDARD', 'standard'), isOfBasis: true },
  { code: 'A_LESSER_TERRORISM', about: 'the case', otherwise: lesserTerrorism },
]

// ── What is said of it ──────────────────────────────────────────────────────────────────────────────────────────────

/** What is looked at when the rivals are known. */
interface AnswerWithRivals {
  readonly parts: readonly CaseSentenceAnswer[]
  readonly answer: CaseAnswer
  readonly rivals: readonly CaseRival[]
}

/** What is said of facts that are not known, where they weigh; and of a day of sentence whose year is probably mistyped. */
export const notKnownRows: readonly CaseWarningRow<AnswerWithRivals>[] = [
  { code: 'W_FAR_AHEAD', of: ({ sentence }) => sentence.startDate > farAhead },
  { code: 'W_OTHERS_NOT_TOLD', when: ({ answer }) => answer.case.notKnown.includes('otherSentences') },
  { code: 'W_RECALL_KIND_FOUND', when: ({ answer }) => answer.case.recall?.told === 'unknown' },
  { code: 'W_RECALL_BECAME_56', said: saidOfConverted },
  { code: 'W_RECALL_KIND_NOT_TOLD', when: ({ answer, rivals }) => isKindWeighed(answer.case, rivals) },
  // After a recall the date turns on the kind of sentence by itself: of the rest its rivals speak.
  {
    code: 'W_KIND_NOT_TOLD',
    of: ({ sentence }, { answer: { recalled } }) =>
      recalled?.decides === 'recall' && isOpen('sentenceType', sentence),
  },
  { code: 'W_DETENTION_NOT_TOLD', of: isDetentionOpen },
  { code: 'W_CREDIT_NOT_TOLD', of: (one, { parts }) => isCreditOpen(one, parts.length > 1) },
]

/** A standard recall became one of 56 days: with the day, where that differs. */
function saidOfConverted({ answer: { recalled }, rivals }: AnswerWithRivals): readonly WarningInstance[] {
  const now = rivals.filter(isDated).find(({ code }) => code === 'A_RECALL_56_NOW')
  return recalled?.byLaw.isConverted && now !== undefined ? ofCase({ release: now.release as Day }) : nothing
}

/** More than a year after the law was last read. */
const farAhead: Day = addDays(lawAsAt, 366)

/** Another kind would give another date, or cannot be worked out for want of the day of return. */
const isKindWeighed = (asked: Case, alternatives: readonly CaseRival[]): boolean =>
  isRecallKindOpen(asked) &&
  asked.recall?.told === undefined &&
  asked.recall?.type === 'standard' &&
  (asked.recall.returnToCustodyDate === null ||
    alternatives.some(({ code }) => (Object.values(codeOfKind) as readonly string[]).includes(code)))

/** Detained under 18, for a time that an order can have, and the court may have called it one. Where the offence allows nothing but
 *  an order, it is one. */
function isDetentionOpen({ sentence, regime }: CaseSentenceAnswer): boolean {
  return (
    isOpen('sentenceType', sentence) &&
    sentence.ageAtConviction === 'child' &&
    regime.family !== 'training order' &&
    sentence.startDate >= days.trainingOrders.day &&
    !isOverMost(sentence.startDate, sentence.length)
  )
}

/** Days on remand would count for it, or for others by it; for contempt the prison may count them. */
const isCreditOpen = ({ sentence, regime }: CaseSentenceAnswer, hasOthers: boolean): boolean =>
  isOpen('remandCreditDays', sentence) &&
  !sentence.wholeLife &&
  (regime.credit === 'for others' ? hasOthers : regime.credit !== 'none' || regime.family === 'committal')
