import { addDays, type Day } from '../../calendar/day.ts'
import type { Award, Case, Recall } from '../../custody/case.ts'
import { timeBetween } from '../../custody/recall/recall-to-return.ts'
import { rows } from '../../facts/rows.ts'
import type { CaseAnswer, CaseRun, Recalled } from '../answer.ts'
import { idsOfRuns } from '../totals.ts'

/** A recall that nobody told us of, and that a sentence passed during a licence makes likely. */
export interface RecallNotTold {
  /** A standard one from every sentence on licence, on the day of the new one. */
  readonly recall: Recall & { readonly sentenceIds: readonly string[] }
  /** The sentences passed on that day. */
  readonly passed: readonly string[]
}

/** The last day on which a sentence was passed while another was on licence; null where none was. */
export function recallNotTold(runs: readonly CaseRun[]): RecallNotTold | null {
  if (runs.every(({ group }) => group === 0)) return null
  let found: RecallNotTold | null = null
  for (const { start, group, isSentence } of runs) {
    if (!isSentence) continue
    const onLicence = runs.filter((run) => run.group < group && isOnLicence(run, start))
    if (onLicence.length === 0) continue
    const passed = runs.filter((run) => run.group === group && run.start === start && run.isSentence)
    const recalled = runs.filter((run) => onLicence.some((other) => isOfOneChain(run, other)))
    found = { recall: standardOn(start, idsOfRuns(recalled)), passed: idsOfRuns(passed) }
  }
  return found
}

/** A chain is recalled with all its branches. */
const isOfOneChain = (one: CaseRun, other: CaseRun): boolean => one.sentenceIds[0] === other.sentenceIds[0]

/** After a recall that was told the licence goes on from the end of its fixed term. */
const isOnLicence = ({ licenceEnd, recalled, release }: CaseRun, day: Day): boolean =>
  licenceEnd !== null && licenceEnd > day && (recalled === null || release < day)

const standardOn = (day: Day, sentenceIds: readonly string[]): RecallNotTold['recall'] => ({
  ...rows.recall.untold,
  type: 'standard',
  sentenceIds,
  recallDate: day,
  returnToCustodyDate: day,
})

/** The case with that recall; null where there is none to think of. Nobody serves what they are on licence from for life or public
 *  protection: it is left out, so that the recall can be worked out. */
export function ifRecalled({
  case: question,
  runs,
  recalled,
}: CaseAnswer): (Case & Pick<RecallNotTold, 'recall'>) | null {
  const found = recallNotTold(runs)
  if (found === null) return null
  const { sentences, ...rest } = recalled === null ? question : withoutFirst(question, recalled)
  return { ...rest, sentences: sentences.filter(({ onLicence }) => !onLicence), recall: found.recall }
}

/** Of two recalls the last is worked out. Of the first the days at large are left, and none of the days added to its term. What
 *  was served of it is told. */
function withoutFirst(question: Case, { recall, run }: Recalled): Case {
  const { addedDays, unlawfullyAtLarge: atLarge, otherCustody } = question
  const between = timeBetween(recall)
  const isOfFirst = ({ date: day }: Award): boolean =>
    run.recalled.until === 'a fixed term' && day >= (recall.returnToCustodyDate as Day) && day <= run.release
  return {
    ...question,
    unlawfullyAtLarge:
      between === null
        ? atLarge
        : [
            ...atLarge,
            { fromDate: between.fromDate, toDate: addDays(between.fromDate, between.days - 1), why: null },
          ],
    addedDays: typeof addedDays === 'number' ? addedDays : addedDays.filter((award) => !isOfFirst(award)),
    otherCustody: [...otherCustody, ...timeServed(recall, run)],
  }
}

/** The time in prison on a recall; none where the day of return is not known. */
const timeServed = ({ returnToCustodyDate: returned }: Recall, { release }: CaseRun): Case['otherCustody'] =>
  returned === null || release < returned
    ? []
    : [{ fromDate: returned, toDate: release, why: 'recall', how: null }]
