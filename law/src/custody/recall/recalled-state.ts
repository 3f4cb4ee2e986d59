import { type Day, later } from '../../calendar/day.ts'
import { recallKinds } from '../../tables/recall-types.ts'
import type { Recall, TimeAtLarge } from '../case.ts'
import type { FixedTerm } from './fixed-term.ts'

/** The sentences a recall is from. */
export interface RecalledSentences {
  /** By its number in the case. */
  readonly isRecalled: readonly boolean[]
  /** They were not named, and there are several runs to choose from. */
  readonly isFilled: boolean
  /** The ids of those that were not taken because they were still being served. */
  readonly stillServed: readonly string[]
}

/** A recall on its way through the days. */
export interface TimelineRecall extends RecalledSentences {
  readonly recall: Recall
  /** The day from which the recalled runs are out: of the recall, or of the return where that is not given. */
  readonly day: Day | null
  /** Whether each sentence was passed since, by its number in the case. One that was recalled never was. */
  readonly isNew: readonly boolean[]
  readonly between: TimeAtLarge | null
  /** Days at large of which no day is known. */
  readonly undated: number
  /** The release that was due under the run that ends with a sentence, had there been no recall. */
  readonly dueOf: (at: number) => Day
}

/** The day of the recall, or of the return where that is not given. */
export const recallDay = ({ recallDate, returnToCustodyDate: returnDate }: Recall): Day | null =>
  recallDate ?? returnDate

/** The recall with the day of return as the Act has it: a person returns to custody who, "having been recalled, is detained" (sections
 *  255B(11) and 255BA(11)). Who was in prison before the recall returns with it; of the older law and of the other kinds this is inferred
 *  from the same words. */
export const asReturned = (recall: Recall): Recall => {
  const { recallDate, returnToCustodyDate: back } = recall
  return recallDate === null || back === null
    ? recall
    : { ...recall, returnToCustodyDate: later(back, recallDate) }
}

/** What a recall makes of a run, while the days are walked through. */
export interface RecalledState {
  /** The added days of its group when the run left it; null while it is in it. */
  addedBefore: number | null
  /** Whether the run was over when the recall came, or when the person came back. */
  hadEnded: 'by the recall' | 'by the return' | null
  /** Whether unused days on remand, which count from the recall on, leave nothing of the run by then. */
  spent: RecalledState['hadEnded']
  /** Then, where that is so of every run: the day on which the person came back, and is to be let out. */
  letOut: Day | null
  /** Days at large between recall and return, and those since the return. */
  between: number
  since: number
  /** Days at large that moved the end and not the first release. */
  endAway: number
  /** Null for a standard recall, and before the return. */
  term: FixedTerm | null
  /** Under section 255: release stays where it was. */
  readonly keepsRelease: boolean
  /** Of a rival: unused days on remand count one by one, for each day of the fixed term. */
  readonly isDayByDay: boolean
  /** Of a rival: a standard recall lasts no longer than the licence. */
  readonly isToLicenceEnd: boolean
  /** Under section 255: days added since the return, less those given back. */
  addedSince: number
  /** Whether the first release was still to come on the day of the recall. */
  wasServed: boolean
}

/** A recalled run as it begins. */
export function begunRecalled({ undated, recall }: TimelineRecall): RecalledState {
  const { keepsRelease } = recallKinds[recall.type]
  return {
    addedBefore: null,
    hadEnded: null,
    spent: null,
    letOut: null,
    between: undated - sinceUndated(recall),
    since: sinceUndated(recall),
    endAway: keepsRelease ? 0 : undated,
    term: null,
    keepsRelease,
    isDayByDay: recall.isDayByDay === true,
    isToLicenceEnd: recall.isToLicenceEnd === true,
    addedSince: keepsRelease && recallDay(recall) === null ? recall.addedDaysAfterReturn : 0,
    wasServed: recallDay(recall) === null,
  }
}

/** Days at large of which no day is known, and that put off release. */
export const undatedOf = ({ undated, recall }: TimelineRecall): number =>
  recallKinds[recall.type].keepsRelease ? undated : 0

/** Days at large since a return where neither its day nor that of the recall is known. */
export const sinceUndated = (recall: Recall): number =>
  recallDay(recall) === null ? recall.unlawfullyAtLargeAfterReturnDays : 0
