import { addDays, type Day, earlier, later } from '../calendar/day.ts'
import { partOf, twoThirds } from '../calendar/fraction.ts'
import type { Case } from '../custody/case.ts'
import type { StagedChange } from '../custody/change.ts'
import { type GovernedSentence, idOf, isOfAct1991 } from '../custody/governed-sentence.ts'
import { licenceOf } from '../custody/licence.ts'
import {
  type AfterMinimumTerms,
  afterMinimumTerms,
  isOfLifeRecall,
  isOfWholeLife,
  lawOfBoardDay,
} from '../custody/minimum-term.ts'
import { isNoSentence } from '../custody/orders/kinds.ts'
import type { Run } from '../custody/run.ts'
import { addedTo, endOf, releaseOf } from '../custody/run-days.ts'
import { sentencesOfRun } from '../custody/sentences-of-run.ts'
import type { TimelineInput } from '../custody/timeline.ts'
import type { Leaving } from '../sentence/leaving.ts'
import { isOldOffence } from '../sentence/unconditional.ts'
import { hasEffect, type Layer } from '../tables/layers.ts'
import {
  cja2003,
  crimeSentencesAct1997,
  hmppsCalculator,
  policyFramework,
  type Source,
} from '../tables/provisions.ts'
import { recallKinds } from '../tables/recall-types.ts'
import { licencePeriods } from '../tables/release-points.ts'
import type { CaseRun, CaseTotals, Recalled } from './answer.ts'
import { besideOrders, governingRun, typeOfRelease } from './governing-run.ts'
import { type KeyDateType, type KeyDay, leavingDays, typeOfDate } from './key-days.ts'
import { addOrders, formOfNoSentence, isOnlyBreach } from './orders/dates.ts'
import { addSupervision, earlyDays } from './other-dates/key-days.ts'
import { lawOfAutomaticRelease, pointLawOf } from './point-law.ts'

/** The provisions behind the release points of a run, each once. */
const pointLaw = ({ parts, points }: Run): readonly Source[] =>
  eachOnce(points.map((point, i) => pointLawOf(parts[i] as GovernedSentence, point)))

/** The provisions behind its automatic release, each once: not those of the release points where the Parole Board had its say. */
const automaticLaw = ({ parts, points }: Run): readonly Source[] =>
  eachOnce(points.map((point, i) => lawOfAutomaticRelease(parts[i] as GovernedSentence, point)))

function eachOnce(laws: readonly (readonly Source[])[]): readonly Source[] {
  const sources: Source[] = []
  for (const law of laws) for (const source of law) if (!sources.includes(source)) sources.push(source)
  return sources
}

const addedDaysLaw = cja2003('257(2)')
const unconditionalLaw = [cja2003('243A(2)'), cja2003('243A(3)')]
const supervisionLaw = [hmppsCalculator('progression model, supervision after release')]
const endLaw = [policyFramework('sentence and licence expiry dates'), cja2003('240ZA'), cja2003('249')]
const creditAfterRecallLaw = [cja2003('240ZA(3)'), cja2003('241(1)')]
const minimumTermLaw = [crimeSentencesAct1997('28')]

/** Every date of the case with its letters, in the order in which they are usually met. */
export function datesOfCase(
  question: Case,
  whole: CaseTotals,
  runs: readonly CaseRun[],
  {
    input,
    changes,
    timeline,
  }: { input: TimelineInput; changes: readonly StagedChange[]; timeline: readonly Run[] },
  leaving: Leaving | null,
  recalled: Recalled | null,
): readonly KeyDay[] {
  if (whole.releaseBasis === 'none' || whole.releaseBasis === 'on licence') return []
  if (whole.releaseBasis === 'parole only') return eachTypeOnce(afterLife(whole, runs, timeline, recalled))
  const dates = earlyDays(question, input, changes, timeline, recalled?.run.recalled.until ?? null)
  if (recalled === null) addFirstReleases(dates, whole, runs, timeline)
  else dates.push(...afterRecall(whole, runs, timeline, recalled))
  dates.push(...leavingDays(whole.release as Day, leaving))
  const eased = recalled === null ? easing(runs, timeline[0] as Run) : null
  if (eased !== null) dates.push(eased)
  addEnds(dates, whole, runs, !isOnlyBreach(timeline))
  addSupervision(dates, question, runs, timeline)
  return recalled === null ? dates : eachTypeOnce(dates)
}

/** The first day for the Parole Board and the release, and the dates of orders, which stand beside the others. */
function addFirstReleases(
  dates: KeyDay[],
  { paroleEligibility }: CaseTotals,
  runs: readonly CaseRun[],
  timeline: readonly Run[],
): void {
  const others = besideOrders(runs)
  const keeping = others.filter(({ isLeft }) => !isLeft)
  if (keeping.length > 0) {
    const governing = governingRun(keeping)
    const run = timeline[runs.indexOf(governing)] as Run
    const withAdded = (law: readonly Source[]) => (addedTo(run) === 0 ? law : [...law, addedDaysLaw])
    if (paroleEligibility !== null)
      dates.push({ form: 'PED', date: paroleEligibility, law: withAdded(pointLaw(run)) })
    const law = withAdded(automaticLaw(run))
    dates.push(releaseDay(typeOfRelease(others, governing.release), governing, law, run))
  }
  if (others.length < runs.length) addOrders(dates, runs, timeline)
}

/** Letters stand once: with the first day of the Parole Board, and with the last release. */
function eachTypeOnce(dates: readonly KeyDay[]): readonly KeyDay[] {
  const types = dates.map(({ form }) => typeOfDate(form))
  return dates.filter((_, i) => {
    const type = types[i] as KeyDateType
    return i === (type === 'PED' ? types.indexOf(type) : types.lastIndexOf(type))
  })
}

/** The dates where the Parole Board alone decides. After a recall the minimum terms are history, and a fixed term can set the first day. */
function afterLife(
  { paroleEligibility }: CaseTotals,
  runs: readonly CaseRun[],
  timeline: readonly Run[],
  recalled: Recalled | null,
): readonly KeyDay[] {
  const minimum = afterMinimumTerms(timeline)
  const served = timeline
    .filter(isOfLifeRecall)
    .filter((run) => !isOfWholeLife(run))
    .map((run): KeyDay => ({ form: 'TARIFF, served', date: releaseOf(run), law: minimumTermLaw }))
  const board: readonly KeyDay[] =
    minimum !== null || paroleEligibility === null
      ? []
      : [{ form: 'PED', date: paroleEligibility, law: lawOfBoardDay(paroleEligibility) }]
  const dates =
    minimum === null
      ? [...served, ...board]
      : datesBesideLife(
          minimum,
          afterMinimumTerms(timeline.filter((run) => run.recalled === null)),
          runs,
          timeline,
        )
  return [...dates, ...recallBesideLife(runs, timeline, recalled)]
}

/** The day of a recall from a fixed term, on which nobody is let out. */
function recallBesideLife(
  runs: readonly CaseRun[],
  timeline: readonly Run[],
  recalled: Recalled | null,
): readonly KeyDay[] {
  if (recalled === null || recalled.run.isMinimumTerm) return []
  const { run } = recalled
  const of = { sentenceIds: run.sentenceIds, decides: false, isRecalled: true } as const
  return [{ ...recallDay(recalled, runs, timeline[runs.indexOf(run)] as Run), of }]
}

/** The end of the minimum terms, the first day of the Parole Board where a fixed term moves it, or that of a fixed term which moves
 *  nothing, and the release from the one that is out last. */
function datesBesideLife(
  { minimum, day, movedBy, keptBy }: AfterMinimumTerms,
  withoutRecall: AfterMinimumTerms | null,
  runs: readonly CaseRun[],
  timeline: readonly Run[],
): readonly KeyDay[] {
  const beside = (run: Run): NonNullable<KeyDay['of']> => ({
    sentenceIds: run.parts.map(idOf),
    beside: 'life',
  })
  const tariff: KeyDay = { form: 'TARIFF', date: releaseOf(minimum), law: minimumTermLaw }
  const dates: KeyDay[] = [movedBy === null && keptBy === null ? tariff : { ...tariff, of: beside(minimum) }]
  const isMoved = movedBy !== null && keptBy === null
  if (isMoved) dates.push({ form: 'PED', date: day, law: lawOfBoardDay(day) })
  const fixed = withoutRecall?.fixed ?? null
  if (fixed === null) return dates
  const last = governingRun(runs.filter(({ isMinimumTerm, recalled }) => !isMinimumTerm && recalled === null))
  const own = (run: Run): KeyDay => {
    const of = runs[timeline.indexOf(run)] as CaseRun
    return { ...releaseDay(of.releaseType, of, automaticLaw(run), run), of: beside(run) }
  }
  const lastRun = timeline[runs.indexOf(last)] as Run
  // Where another lets nobody go before, the Board cannot either (section 263(2)(aza)).
  const byBoard = fixed.isByBoard ? fixed.run : lastRun
  if ((fixed.isByBoard || fixed.run !== lastRun) && !isMoved)
    dates.push({
      form: 'PED, of a fixed term',
      date: fixed.day,
      law: pointLaw(fixed.run),
      of: beside(byBoard),
    })
  else if (fixed.run !== lastRun) dates.push(own(fixed.run))
  return [...dates, own(lastRun)]
}

function releaseDay(
  releaseType: CaseRun['releaseType'] | null,
  governing: CaseRun,
  law: readonly Source[],
  run: Run,
): KeyDay {
  const { parts } = run
  const date = governing.release
  const form = releaseType === 'ARD' ? formOfNoSentence(parts) : null
  if (form !== null) return { form, date, law }
  if (releaseType === 'ARD' && hadLicence(run)) return { form: 'ARD, licence over', date, law }
  if (releaseType === 'ARD')
    return { form: unconditionalForm(governing, parts), date, law: withoutLicence(law) }
  if (governing.parole === null) return { form: 'CRD', date, law }
  return {
    form: isOfAct1991(parts[0] as GovernedSentence) ? 'CRD, two-thirds' : 'CRD, end of the custodial term',
    date,
    law,
  }
}

/** Whether the sentences in a chain with committals had a licence. */
const hadLicence = (run: Run): boolean => {
  const sentences = sentencesOfRun(run)
  return sentences !== run && licenceOf(sentences, endOf(sentences)).releaseType === 'CRD'
}

/** Release without a licence is under section 243A, whose periods are those of section 244(3). */
const withoutLicence = (law: readonly Source[]): readonly Source[] => [
  ...unconditionalLaw,
  ...law.filter((source) => !licencePeriods.has(source)),
]

/** Why there is no licence: a term of one day, a person under 18, or an offence from before short terms had one; a default term in a
 *  chain has no offence. */
function unconditionalForm({ totalDays }: CaseRun, parts: Run['parts']): KeyDay['form'] {
  if (totalDays === 1) return 'ARD, one day'
  const isOld = parts.every((part) => isNoSentence(part) || isOldOffence(part.question))
  return isOld ? 'ARD, old offence' : 'ARD'
}

/** The end of active supervision under the progression model, where one run that it governs is all there is. */
function easing(runs: readonly CaseRun[], { parts, points }: Run): KeyDay | null {
  const only = runs[0] as CaseRun
  if (runs.length > 1 || only.releaseType === 'ARD') return null
  if (!parts.every(({ layers }, i) => hasEffect(layers, points[i] as Layer, 'supervisionToTwoThirds')))
    return null
  return { form: 'TWO_THIRDS', date: easingDay(only), law: supervisionLaw }
}

/** Two-thirds of a sentence, less credit, and days at large later; not before release, and not after the end. */
function easingDay({ start, totalDays, creditUsed, atLargeDays, release, end }: CaseRun): Day {
  const atTwoThirds = addDays(start, partOf(totalDays as number, twoThirds) - 1 - creditUsed + atLargeDays)
  return earlier(later(atTwoThirds, release), end as Day)
}

/** The ends of the licence and of the sentences; before credit too, but for a committal, of which that is no date. */
function addEnds(
  dates: KeyDay[],
  { end, endType, licenceEnd }: CaseTotals,
  runs: readonly CaseRun[],
  hasSentence: boolean,
): void {
  if (end === null || endType === null) return
  let before = (runs[0] as CaseRun).endBeforeCredit as Day
  for (const { endBeforeCredit } of runs) before = later(before, endBeforeCredit as Day)
  if (licenceEnd !== null) dates.push({ form: 'LED', date: licenceEnd, law: endLaw })
  if (hasSentence) dates.push({ form: 'ESED', date: before, law: endLaw })
  dates.push({ form: endType, date: end, law: endLaw })
}

/** The releases after a recall: the latest of the recalled runs and the latest of the others, also the one that does not decide, in the
 *  order of their days. */
function afterRecall(
  { paroleEligibility }: CaseTotals,
  runs: readonly CaseRun[],
  timeline: readonly Run[],
  recalled: Recalled,
): readonly KeyDay[] {
  const { run, other, decides } = recalled
  const of = { sentenceIds: run.sentenceIds, decides: decides !== 'other', isRecalled: true } as const
  const named = runs.length === 1 ? {} : { of }
  const after: KeyDay = { ...recallDay(recalled, runs, timeline[runs.indexOf(run)] as Run), ...named }
  if (other === null) return [after]
  const walkedOther = timeline[runs.indexOf(other)] as Run
  const ofOther = {
    ...releaseDay(otherType(other, runs), other, automaticLaw(walkedOther), walkedOther),
    of: { sentenceIds: other.sentenceIds, decides: decides !== 'recall' },
  }
  return [
    ...(paroleEligibility === null
      ? []
      : [{ form: 'PED', date: paroleEligibility, law: pointLaw(walkedOther) } as const]),
    ...(run.release <= other.release ? [after, ofOther] : [ofOther, after]),
  ]
}

/** The day on which the recall lets the person go: where release stays where it was, the first release day. */
function recallDay({ run, recall }: Recalled, runs: readonly CaseRun[], walked: Run): KeyDay {
  const { until } = run.recalled
  const { law } = recallKinds[until === 'the end' ? 'standard' : recall.type]
  const date = run.release
  if (until === 'the end') return { form: 'PRRD, standard recall', date, law }
  if (until === 'a fixed term') return { form: 'PRRD', date, law }
  if (until === 'the return') return { form: 'PRRD, nothing left', date, law: creditAfterRecallLaw }
  return releaseDay(otherType(run, runs), run, [...law, ...automaticLaw(walked)], walked)
}

/** On licence where any licence runs when the other sentences let the person go. */
const otherType = ({ release, releaseType }: CaseRun, runs: readonly CaseRun[]): 'CRD' | 'ARD' =>
  releaseType === 'CRD' || runs.some(({ licenceEnd }) => licenceEnd !== null && licenceEnd >= release)
    ? 'CRD'
    : 'ARD'
