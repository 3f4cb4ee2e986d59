import { addDays, addMonths, type Day, later, latestOf } from '../../calendar/day.ts'
import { oneHalf, partOf } from '../../calendar/fraction.ts'
import type { Case } from '../../custody/case.ts'
import { custodialOf, type GovernedSentence, isOldStyle } from '../../custody/governed-sentence.ts'
import { sumOf } from '../../custody/length.ts'
import { isAtLeastMonths } from '../../custody/orders/figures.ts'
import { isNoSentence, isRunOfBreaches, isRunOfOrders } from '../../custody/orders/kinds.ts'
import type { Run } from '../../custody/run.ts'
import { isRunAtLeast, releaseWithoutAdded } from '../../custody/run-days.ts'
import { isOldOffence } from '../../sentence/unconditional.ts'
import { days } from '../../tables/days.ts'
import type { CaseRun } from '../answer.ts'
import { lastLicence } from '../governing-run.ts'

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
  const { start, parts, figures } = run
  const total = figures.total as number
  if (isRunOfOrders(run)) return true
  const sentences = parts.filter((part) => !isNoSentence(part))
  if (sentences.some(isOldStyle)) return false
  if (sentences.some(({ regime }) => regime.ends !== 'with the term')) return false
  const { months, days: more } = sumOf(parts.map(custodialOf))
  return (
    sentences.some(isSince2015) &&
    (months > 0 || more > 1) &&
    !isRunAtLeast(run, 2) &&
    isOfAge(run, addDays(start, partOf(total, oneHalf) - 1))
  )
}

/** The end of supervision of a run: 12 months after release, where less than a year of licence is left. */
function supervisionOf(run: Run): Day | null {
  const { total, custody } = run.figures
  if (total === null || !isSupervised(run) || total - custody >= 365) return null
  const release = releaseOfRun(run)
  return isOfAge(run, release) ? addMonths(release, 12) : null
}

const recorded = (runs: readonly Run[]): Day | null =>
  latestOf(
    runs
      .filter(isRunOfBreaches)
      .flatMap(({ parts }) => parts.map(({ sentence }) => sentence.supervisionEndDate)),
  )

/** The end of supervision after the sentence, under a law from before it was abolished; null where there is none. */
export function supervisionOfCase({ law }: Case, all: readonly CaseRun[], runs: readonly Run[]): Day | null {
  if (typeof law !== 'number' || law >= days.noSupervisionAfterSentence.day) return null
  if (runs.every(isRunOfBreaches)) return recorded(runs)
  const licence = lastLicence(all)
  if (licence === null) {
    if (!runs.every(isRunOfOrders) || runs.some((run) => isAtLeastMonths(run, 24))) return null
    return latestOf(runs.map(supervisionOf))
  }
  const date = latestOf(runs.filter((run) => !isRunOfBreaches(run)).map(supervisionOf)) ?? recorded(runs)
  if (date === null || date <= licence) return null
  return all.some(({ isOrder, end }) => isOrder && (end as Day) > date) ? null : date
}
