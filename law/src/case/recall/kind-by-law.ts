import { type Day, later } from '../../calendar/day.ts'
import { type Case, type CaseLaw, isFixed, type Recall } from '../../custody/case.ts'
import {
  type GovernedSentence,
  isMinimumTerm,
  isOfAct1991,
  isOldStyle,
  isParole,
} from '../../custody/governed-sentence.ts'
import { isOfLicence, isOfMinimumTerm } from '../../custody/minimum-term.ts'
import { isNoSentence } from '../../custody/orders/kinds.ts'
import { isBefore2012, isNew } from '../../custody/recall/fixed-term-rules.ts'
import { isRecalledRun, type RecalledRun } from '../../custody/recall/recalled-run.ts'
import { recallDay, type TimelineRecall } from '../../custody/recall/recalled-state.ts'
import type { Run } from '../../custody/run.ts'
import { endOf, isRunAtLeast, releaseOf } from '../../custody/run-days.ts'
import { days } from '../../tables/days.ts'
import { isOfNationalSecurity, isViolentOrSexual } from '../../tables/offence-traits.ts'
import type { LeavingWay } from '../../tables/other-custody.ts'
import { type RecallBar, recallKindRow } from '../../tables/recall-kind-rows.ts'
import { type RecallType, recallKinds, replacedRecallTypes } from '../../tables/recall-types.ts'
import { curfewsOfCase } from '../other-dates/curfew.ts'

const of56 = days.fixedTermOf56Days.day

/** A recall, and the person as section 255A asks for its kind: by every run of the case, recalled or not. */
export interface RecalledPerson {
  readonly question: Case
  readonly recall: TimelineRecall
  readonly runs: readonly Run[]
}

/** What the law says of the kind of recall that was told. */
export interface KindByLaw {
  /** The only kind that the facts of the recall leave; null where it turns on risk, on what nobody knows, or nothing was told. */
  readonly found: RecallType | null
  /** The lawful kind, where what was told cannot be; null where a fact that was not asked could make it lawful. */
  readonly headline: RecallType | null
  /** The kinds beside the one that the answer is for: what the law gives, and what was told. */
  readonly beside: readonly RecallType[]
  /** Why what was told is none that the law gives here; null where it gives it. */
  readonly against: Exclude<Against['as'], 'converted'> | null
  /** A standard recall that became one of 56 days, unless what was not asked stands in the way. */
  readonly isConverted: boolean
  /** Only section 250 detention, or section 91 detention before it, is being served. */
  readonly isYoung: boolean
}

// ── What is being served (section 255A(2) and (8)): every sentence that has not ended on the day of return ──────────

/** What a person was serving. */
interface SentencesServed {
  readonly runs: readonly Run[]
  readonly parts: readonly GovernedSentence[]
}

function hasEnded(run: Run, day: Day): boolean {
  if (isRecalledRun(run)) return run.recalled.hadEnded !== null
  const end = endOf(run)
  return !run.parts.some(isMinimumTerm) && end !== null && end < day
}

/** What had not ended on the day of return, and was passed by then, or by a later day. */
function servedOn(
  { recall: { recall }, runs: all }: RecalledPerson,
  until: Day | null = null,
): SentencesServed {
  const day = recall.returnToCustodyDate ?? recall.recallDate
  const runs = all.filter((run) => (day === null ? isRecalledRun(run) : !hasEnded(run, day)))
  const last = day === null || until === null ? day : later(day, until)
  const parts = runs
    .flatMap((run) => run.parts)
    .filter((part) => !isNoSentence(part) && (last === null || part.sentence.startDate <= last))
  return { runs: runs.filter((run) => run.parts.some((part) => parts.includes(part))), parts }
}

const isSection250 = ({ regime }: GovernedSentence): boolean => regime.family === 'section 250'

const areYoung = ({ parts }: SentencesServed): boolean => parts.every(isSection250)

// ── Sentences from which, and beside which, no recall is for a fixed term ───────────────────────────────────────────

/** Whether the law of the day on which fixed terms became 56 days is asked for. */
const isOfAct2026 = ({ law }: { readonly law: CaseLaw }): boolean =>
  !isFixed(law) && (law === 'in_force' || law >= of56)

/** Section 255A(8)(a) to (e) and (l), as far as the sentence says it. What Schedule 19ZB adds is asked under the law of its day alone. */
const isExcluded = (part: GovernedSentence, question: Case): boolean =>
  part.regime.family === 'extended' ||
  part.regime.family === 'special' ||
  part.regime.family === 'terrorist' ||
  part.question.inCase?.under247A !== undefined ||
  part.regime.id === 'sds_adult_national_security' ||
  isOldStyle(part) ||
  isOfAct1991(part) ||
  (isOfAct2026(question) && part.sentence.offence !== null && isOfNationalSecurity(part.sentence.offence))

/** The sentence for which a fixed term cannot be; null where there is none. From an extended sentence there never was one, and of returns
 *  before the release rules of 2012 the papers can still say so: a warning does. */
export function neverFixed(person: RecalledPerson): GovernedSentence | null {
  const { question, recall } = person
  const { type, returnToCustodyDate: back } = recall.recall
  if (recallKinds[type].days === null) return null
  const served = servedOn(person)
  const recalled = served.parts.filter(({ at }) => recall.isRecalled[at])
  const isNow = type === 'fixed_term_56' || isNew(back)
  const asked = isOfAct2026(question) ? served.parts : recalled
  return (
    (isBefore2012(back) ? undefined : recalled.find(({ regime }) => regime.family === 'extended')) ??
    (isNow ? asked.find((part) => isExcluded(part, question)) : undefined) ??
    null
  )
}

// ── The kind that the facts leave ───────────────────────────────────────────────────────────────────────────────────

/** Whether something stands in the way of a fixed term; null where nobody knows. */
const bars: Readonly<
  Record<RecallBar, (person: RecalledPerson, served: SentencesServed, day: Day) => boolean | null>
> = {
  kind: ({ question }, { parts }) => parts.some((part) => isExcluded(part, question)),
  // Charged and convicted since does not stand in the way any more, as probation works it out.
  charged: ({ recall: { recall } }, _, day) =>
    recall.charge === null
      ? null
      : recall.charge === 'convicted'
        ? day < days.chargedAndConvicted.day
        : recall.charge !== 'none',
  'serious charge': ({ recall: { recall } }) => (recall.charge === 'none' ? false : recall.seriousCharge),
  mappa: ({ recall: { recall } }) => (recall.mappaLevel === null ? null : recall.mappaLevel > 1),
  'terrorism or state': ({ recall: { recall } }) => recall.terrorismOrState,
}

const isUnder = ({ runs }: SentencesServed, years: number): boolean =>
  runs.every(
    (run) => run.figures.total !== null && !run.parts.some(isMinimumTerm) && !isRunAtLeast(run, years),
  )

/** Section 255B(1A): the fixed term of a length. */
const byLength = (served: SentencesServed): RecallType =>
  isUnder(served, 1) ? 'fixed_term_14' : 'fixed_term_28'

/** The only kind that the law of a day gives, where it leaves no choice; null where it turns on risk, or on what nobody knows. */
function kindOn(person: RecalledPerson, served: SentencesServed, day: Day): RecallType | null {
  const row = recallKindRow(day, areYoung(served), (years) => isUnder(served, years))
  if (row === undefined) return null
  const found = row.bars.map((bar) => bars[bar](person, served, day))
  if (found.includes(true)) return row.isBarred ? 'standard' : null
  if (found.includes(null)) return null
  return row.isBarred ? 'fixed_term_56' : byLength(served)
}

// ── What was told against the law ───────────────────────────────────────────────────────────────────────────────────

/** What was told; of a kind that was found, that one. */
const toldType = ({ type, told }: Recall): RecallType =>
  told === undefined || told === 'unknown' ? type : told

/** Whether any fact was told that says which kind the law gives. */
const isKindTold = ({ charge, seriousCharge, mappaLevel, terrorismOrState }: Recall): boolean =>
  [charge, seriousCharge, mappaLevel, terrorismOrState].some((told) => told !== null)

/** The only kind that the facts of the recall leave. Who was at large when 56 days came is under them (Sentencing Act 2026, section
 *  33(14)), and nobody had 56 days before. */
function kindByFacts(person: RecalledPerson): RecallType | null {
  const { recall } = person.recall
  const day = recallDay(recall)
  if (day === null || !isKindTold(recall)) return null
  const isAtLarge = isNew(recall.returnToCustodyDate) && !isNew(recall.recallDate)
  const on = isAtLarge || toldType(recall) === 'fixed_term_56' ? later(day, of56) : day
  return kindOn(person, servedOn(person, isNew(on) ? of56 : null), on)
}

/** Whether a fixed term was told for a time in which there was none for this person: before there was any, and in the years of section 29
 *  of the Criminal Justice and Immigration Act 2008 from an extended sentence, for a violent or sexual offence, or from a curfew. */
function isTooEarly({ recall, runs: all }: RecalledPerson): boolean {
  const { returnToCustodyDate: back } = recall.recall
  if (!isBefore2012(back)) return false
  const runs = all.filter(isRecalledRun)
  return (
    (back as Day) < days.fixedTermRecalls.day ||
    runs.some((run) => mayBeFromCurfew(run, recall)) ||
    runs
      .flatMap(({ parts }) => parts)
      .some(
        ({ regime, question: { offence } }) =>
          regime.family === 'extended' || (offence !== null && isViolentOrSexual(offence)),
      )
  )
}

/** How the person left the time in custody of a run, as it was told; null where it was not. */
export const howLeft = ({ group: { told } }: Run): LeavingWay | null => told?.how ?? null

/** Whether a run may have been on a curfew at the recall: before its first release, which is automatic. */
export const mayBeFromCurfew = (run: Run, { day }: TimelineRecall): boolean =>
  isRecalledRun(run) &&
  day !== null &&
  releaseOf(run) > day &&
  !run.parts.some(isParole) &&
  (howLeft(run) ?? 'curfew') === 'curfew'

/** Whether there could be a curfew on the day of the recall, by the limit of that day (section 246). */
function couldBeOnCurfew({ question, recall: { day }, runs: all }: RecalledPerson): boolean {
  const runs = all.filter(isRecalledRun)
  const isSinceEnd = runs.some(({ parts }) =>
    parts.some(
      ({ regime, sentence }) =>
        regime.family === 'standard' && sentence.startDate >= days.adultCurfewEnded.day,
    ),
  )
  if (isSinceEnd || day === null || isFixed(question.law)) return !isSinceEnd
  const curfew = curfewsOfCase(question, runs.map(asBeforeRecall)).ofItsDay
  return curfew !== null && curfew.date <= day
}

/** A run without what came to it by the recall. */
const asBeforeRecall = (run: RecalledRun): Run => ({
  ...run,
  atLarge: run.atLarge - run.recalled.between - run.recalled.since,
  recalled: { ...run.recalled, addedSince: 0 },
})

/** The kind that the facts leave of a recall of before there were 56 days, under section 33(14) of the Sentencing Act 2026: a standard one
 *  is under section 255C, and whoever was at large was not in custody. Standard, too, where that does not reach it, or lets nobody out:
 *  beside life and public protection the Parole Board alone does. */
function kindOfConverted(person: RecalledPerson): RecallType | null {
  const { question, recall } = person
  const { day, recall: facts } = recall
  const served = servedOn(person, of56)
  const isReached = facts.returnToCustodyDate !== null && !isNew(day) && isOfAct2026(question)
  const isOfBoard = person.runs.some((run) => isOfMinimumTerm(run) && !isOfLicence(run))
  return isReached && !isOfBoard && !areYoung(served) ? kindOn(person, served, of56) : 'standard'
}

/** A kind that was told where the law gives another. */
interface Against {
  readonly told: ReadonlySet<RecallType>
  /** That other; null where the law gives what was told. */
  readonly gives: (person: RecalledPerson) => RecallType | null
  /** It takes the place of what was told, which cannot be; it stands beside it, and what was told is unusual; or it came of what was
   *  told, which was lawful. */
  readonly as: 'replaced' | 'unusual' | 'converted'
}

const standardAlone: ReadonlySet<RecallType> = new Set<RecallType>(['standard'])
const fixed56Alone: ReadonlySet<RecallType> = new Set<RecallType>(['fixed_term_56'])
const curfewAlone: ReadonlySet<RecallType> = new Set<RecallType>(['curfew'])
const notFromCurfew: ReadonlySet<RecallType> = new Set<RecallType>([
  ...standardAlone,
  ...fixed56Alone,
  ...replacedRecallTypes,
])

// biome-ignore format: a row a line
const against: readonly Against[] = [
  // Sections 254 and 255A before the release rules of 2012.
  { told: replacedRecallTypes, as: 'unusual', gives: (person) => (isTooEarly(person) ? 'standard' : null) },
  // Section 246: no curfew could be.
  { told: curfewAlone, as: 'unusual', gives: (person) => (couldBeOnCurfew(person) ? null : 'standard') },
  // Sections 255A(7) and 255BA(2): an adult has 56 days, or a standard recall.
  { told: replacedRecallTypes, as: 'replaced',
    gives: (person) => (isNew(person.recall.recall.returnToCustodyDate) && !areYoung(servedOn(person)) ? 'fixed_term_56' : null) },
  // Section 255B(1A): section 250 detention alone has 14 or 28 days, or a standard recall.
  { told: fixed56Alone, as: 'unusual', gives: (person) => (areYoung(servedOn(person)) ? byLength(servedOn(person)) : null) },
  // Section 255A(4) as it was, (7) and (8): the facts leave another.
  { told: notFromCurfew, as: 'unusual',
    gives: (person) => (kindByFacts(person) === toldType(person.recall.recall) ? null : kindByFacts(person)) },
  // Sentencing Act 2026, section 33(14): the standard recall of an adult became one of 56 days, unless it is an exception.
  { told: standardAlone, as: 'converted', gives: (person) => (kindOfConverted(person) === 'standard' ? null : 'fixed_term_56') },
  // The facts deny every exception.
  { told: standardAlone, as: 'unusual', gives: (person) => (kindOfConverted(person) === 'fixed_term_56' ? 'fixed_term_56' : null) },
]

/** Under 18 when found guilty, the person would serve section 250 detention alone. */
const mayBeYoung = ({ parts }: SentencesServed): boolean =>
  parts.every((part) => isSection250(part) || part.sentence.ageAtConviction === 'unknown')

/** What the law says of the kind of recall that was told. */
export function kindByLaw(person: RecalledPerson): KindByLaw {
  const { question, recall } = person
  const { type } = recall.recall
  const given = toldType(recall.recall)
  // A recall from life or public protection has one kind (Crime (Sentences) Act 1997, section 32).
  const isOfLife = person.runs.some((run) => isRecalledRun(run) && run.parts.some(isMinimumTerm))
  const rows = against
    .filter(({ told }) => told.has(given) && !isOfLife)
    .map(({ as, gives }) => ({ as, kind: gives(person) }))
    .filter(({ kind }) => kind !== null)
  const has = (as: Against['as']): boolean => rows.some((row) => row.as === as)
  const served = servedOn(person)
  const isSettled = isOfAct2026(question) && !mayBeYoung(served)
  const kinds = [given, ...rows.map(({ kind }) => kind as RecallType)]
  return {
    found: kindByFacts(person),
    headline: has('replaced') && isSettled ? 'fixed_term_56' : null,
    beside: kinds.filter((kind) => kind !== type),
    against: has('replaced') ? 'replaced' : has('unusual') ? 'unusual' : null,
    isConverted: has('converted'),
    isYoung: areYoung(served),
  }
}

/** The recall as a case is worked out for it: of the kind that the law gives, where it was not known which it is and the facts leave but
 *  one, and where what was told cannot be. A rival about the kind is for the one that it names. */
export function recallByLaw(recall: Recall, { found, headline }: KindByLaw): Recall {
  const { told, ...untold } = recall
  if (told === recall.type) return recall
  const isOpen = recall.notKnown.includes('type')
  // Of another case, the law can have given another kind.
  const type = told === 'unknown' ? 'standard' : (told ?? recall.type)
  const kind = (isOpen ? found : headline) ?? type
  if (kind === recall.type) return recall
  return kind === type ? { ...untold, type } : { ...untold, type: kind, told: isOpen ? 'unknown' : type }
}
