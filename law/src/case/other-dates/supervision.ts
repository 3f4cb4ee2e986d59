import { addDays, addMonths, type Day, later, latestOf } from '../../calendar/day.ts'
import { oneHalf, partOf } from '../../calendar/fraction.ts'
import type { Case } from '../../custody/case.ts'
import { custodialOf, type GovernedSentence, isOldStyle } from '../../custody/governed-sentence.ts'
import { sumOf } from '../../custody/length.ts'
import { isAtLeastMonths } from '../../custody/orders/figures.ts'
import { isNoSentence, isRunOfBreaches, isRunOfOrders } from '../../custody/orders/kinds.ts'
import type { Run } from '../../custody/run.ts'
import { atLargeOf, isRunAtLeast, releaseWithoutAdded } from '../../custody/run-days.ts'
import { sentencesOfRun } from '../../custody/sentences-of-run.ts'
import { isOldOffence } from '../../sentence/unconditional.ts'
import { days } from '../../tables/days.ts'
import type { CaseRun } from '../answer.ts'
import { lastLicence } from '../governing-run.ts'

/** Whose reading of days at large since the first release: the Act does not lengthen supervision by them (section 256AA(4)), the
 *  prison service does. */
export type CountOfDays = 'of the Act' | 'of the prison'

const isSince2015 = ({ question }: GovernedSentence): boolean => !isOldOffence(question)

/** Release without added days, and not held by a stage. */
const releaseOfRun = (run: Run): Day => later(run.start, releaseWithoutAdded({ ...run, moved: null }))

const isOfAge = ({ parts }: Run, day: Day): boolean => {
  const { cameOfAge } = parts[0] as GovernedSentence
  return cameOfAge === null || day >= cameOfAge
}

/** Section 256AA(1): a term of more than a day and under 2 years for an offence since the licence for short terms, all of one
 *  kind; and the second half of an order. */
function isSupervised(run: Run): boolean {
  if (isRunOfOrders(run)) return true
  const sentences = run.parts.filter((part) => !isNoSentence(part))
  if (sentences.some(isOldStyle)) return false
  if (sentences.some(({ regime }) => regime.ends !== 'with the term')) return false
  const { months, days: more } = sumOf(run.parts.map(custodialOf))
  return sentences.some(isSince2015) && (months > 0 || more > 1) && !isRunAtLeast(run, 2)
}

/** As the prison service has it where nobody was recalled: 18 half-way through, and less than a year of licence. It bounds
 *  both readings. */
function isOfPractice(run: Run, total: number): boolean {
  const half = addDays(run.start, partOf(total, oneHalf) - 1)
  return total - run.figures.custody < 365 && (isRunOfOrders(run) || isOfAge(run, half))
}

/** The end of supervision of a run: 12 months after release. */
function supervisionOf(run: Run): Day | null {
  const { total } = run.figures
  if (total === null || !isSupervised(run) || !isOfPractice(run, total)) return null
  const release = releaseOfRun(run)
  return isOfAge(run, release) ? addMonths(release, 12) : null
}

/** After a recall: 12 months after the first release, which days at large since do not move. A default term in a chain is no term. */
function supervisionAfterRecall(run: Run, reading: CountOfDays): Day | null {
  if (!isSupervised(sentencesOfRun(run))) return null
  const release = releaseOfRun({ ...run, atLarge: run.atLarge - run.atLargeOut })
  const since = reading === 'of the Act' ? 0 : atLargeOf(run) - run.atLarge + run.atLargeOut
  return isOfAge(run, release) ? addDays(addMonths(release, 12), since) : null
}

const recordedEnd = (runs: readonly Run[]): Day | null =>
  latestOf(
    runs
      .filter(isRunOfBreaches)
      .flatMap(({ parts }) => parts.map(({ sentence }) => sentence.supervisionEndDate)),
  )

/** The end of supervision after the sentence, under a law from before it was abolished; null where there is none. */
export function supervisionOfCase(
  { law, recall }: Case,
  runs: readonly CaseRun[],
  timeline: readonly Run[],
  reading: CountOfDays = 'of the Act',
): Day | null {
  if (typeof law !== 'number' || law >= days.noSupervisionAfterSentence.day) return null
  if (timeline.every(isRunOfBreaches)) return recordedEnd(timeline)
  const licence = lastLicence(runs)
  if (licence === null) {
    if (!timeline.every(isRunOfOrders) || timeline.some((run) => isAtLeastMonths(run, 24))) return null
    return latestOf(timeline.map(supervisionOf))
  }
  const of = recall === null ? supervisionOf : (run: Run) => supervisionAfterRecall(run, reading)
  const date = latestOf(timeline.filter((run) => !isRunOfBreaches(run)).map(of)) ?? recordedEnd(timeline)
  if (date === null || date <= licence) return null
  return runs.some(({ isOrder, end }) => isOrder && (end as Day) > date) ? null : date
}
