import { addDays, type Day } from '../../calendar/day.ts'
import { isNotRead } from '../../custody/case.ts'
import { branchesOf } from '../../custody/chain.ts'
import { isByHand, isOfAct1991 } from '../../custody/governed-sentence.ts'
import { afterMinimumTerms, isOfLicence, isOfLifeRecall } from '../../custody/minimum-term.ts'
import { isNoSentence } from '../../custody/orders/kinds.ts'
import type { Run } from '../../custody/run.ts'
import { releaseOf } from '../../custody/run-days.ts'
import type { OtherCustody } from '../../remand/other-custody.ts'
import { daysHidden, type RemandCount } from '../../remand/remand-count.ts'
import { isFor } from '../../remand/remand-time.ts'
import { isAgeDenied } from '../../sentence/doubts.ts'
import { lawAsAt } from '../../tables/days.ts'
import type { Layer } from '../../tables/layers.ts'
import { isNoLawOn } from '../../tables/offence-days.ts'
import type { CaseRun } from '../answer.ts'
import { idsOfRuns } from '../totals.ts'
import { type CaseWarningRow, idsOfParts, nothing, ofCase, ofMinimumTerm, type WarnedCase } from './row.ts'

/** What is said of every case, before and after a recall. */
export const everyCase: readonly CaseWarningRow[] = [
  { code: 'W_NOT_LAW', when: ({ question }) => question.reforms.length > 0 },
  { code: 'W_LAW_NOT_READ', when: ({ question }) => isNotRead(question.law) },
  // Sentences that follow the same one.
  {
    code: 'W_BRANCHES',
    isOfSeveral: true,
    said: ({ input: { parts, links } }) =>
      branchesOf(links).map((branch) => ({
        sentenceIds: idsOfParts(parts.filter(({ at }) => branch.includes(at))),
      })),
  },
  // What was worked out to be served in a time on remand.
  {
    code: 'W_SERVED_WORKED_OUT',
    said: ({ remand }) =>
      (remand?.served ?? [])
        .filter((time) => daysHidden(remand as RemandCount, time).length > 0)
        .map(({ toDate, sentenceIds }) => ({ sentenceIds, values: { release: toDate } })),
  },
  // Let out early from one time in custody, the person is kept by what was passed later alone, or by nothing.
  {
    code: 'W_LEFT',
    said: ({ runs, recall }) => {
      const isGone = ({ told, release }: CaseRun): boolean =>
        recall === null && told !== null && told.how !== null && told.toDate < release
      const early = runs.filter(({ isLeft }) => isLeft)
      const left = early.length > 0 ? early : runs.filter(isGone)
      if (left.length === 0) return nothing
      const kept = runs.filter(({ isLeft, isOnLicence }) => !isLeft && !isOnLicence)
      return [...new Set(left.map(({ told }) => told as OtherCustody))].map((told) => {
        const group = left.filter((run) => run.told === told)
        const later = kept.filter((run) => run.group > (group[0] as CaseRun).group)
        return {
          sentenceIds: idsOfRuns(group),
          values: { day: told.toDate, left: told.how, others: idsOfRuns(later) },
        }
      })
    },
  },
  {
    code: 'W_UNREACHED',
    said: ({ timeline }) =>
      timeline.unreached.map(({ run, chosen: { change, stage }, by }) => ({
        sentenceIds: idsOfParts(run.parts.filter(({ sentence }) => sentence.startDate < change.from)),
        values: {
          by,
          begins: change.from,
          part: (run.points[0] as Layer).fraction,
          day: change.layer.change?.passesBy.on === 'its eve' ? addDays(change.from, -1) : stage.day,
        },
      })),
  },
  {
    code: 'W_REMOVED',
    said: ({ input, timeline }) => {
      const days = input.atLarge.reduce((sum, time) => sum + (time.why === 'removal' ? time.days : 0), 0)
      return days > 0 && timeline.idleAtLarge === 0 ? ofCase({ unused: days }) : nothing
    },
  },
  {
    code: 'W_AT_LARGE_NO_EFFECT',
    said: ({ timeline: { idleAtLarge, cutAtLarge } }) => [
      ...(idleAtLarge > 0 ? ofCase({}) : nothing),
      ...cutAtLarge.flatMap((day) => ofCase({ day })),
    ],
  },
  // Days are added to who is in prison. Of days on remand that were told as a number nobody knows when they were.
  {
    code: 'W_ADDED_DAYS_EARLY',
    said: ({ question: { sentences, remand, otherCustody }, input: { awards } }) => {
      if (awards.length === 0) return nothing
      const times = [...(remand ?? []), ...otherCustody].map(({ fromDate }) => fromDate)
      const first = Math.min(...sentences.map(({ startDate }) => startDate), ...times)
      const isNumber = sentences.some(({ remandCreditDays }) => remandCreditDays > 0)
      const early = isNumber ? undefined : awards.find(({ date }) => date < first)
      return early === undefined ? nothing : ofCase({ day: early.date })
    },
  },
  {
    code: 'W_LEAVING_AGE',
    said: ({ leaving }) => {
      const otherwise = leaving?.otherwise ?? null
      return otherwise === null ? nothing : ofCase({ usual: leaving?.usual as Day, otherwise })
    },
  },
]

/** The day by which a person was let out from life or public protection; infinity where they were not, or no day is known. */
const outBy = (run: Run, recall: WarnedCase['recall']): number =>
  isOfLicence(run)
    ? lawAsAt
    : isOfLifeRecall(run)
      ? (recall?.day ?? Number.POSITIVE_INFINITY)
      : Number.POSITIVE_INFINITY

/** What is said of life, of public protection and of what stands beside them, with a recall or without. */
export const lifeRows: readonly CaseWarningRow[] = [
  {
    code: 'W_WHOLE_LIFE',
    in: ofMinimumTerm,
    of: ({ sentence, at }, { recall }) => sentence.wholeLife && recall?.isRecalled[at] !== true,
  },
  // What prisons work out by hand: life, public protection and terrorism beside other kinds.
  {
    code: 'W_BY_HAND',
    isOfSeveral: true,
    of: (part, { parts }) =>
      parts.length > 1 &&
      isByHand(part) &&
      !part.sentence.onLicence &&
      !parts.some(({ sentence }) => sentence.wholeLife),
  },
  // The minimum term is not over by the day on which the law was last read.
  {
    code: 'W_LICENCE_EARLY',
    in: ofMinimumTerm,
    said: ({ timeline, recall }) =>
      timeline.runs
        .filter((run) => releaseOf(run) > outBy(run, recall))
        .map((run) => ({ sentenceIds: idsOfParts(run.parts), values: { day: releaseOf(run) } })),
  },
  // The day from which the end of the licence is counted was not told; or it would have been over before the last release.
  {
    code: 'W_LICENCE_MAY_HAVE_ENDED',
    in: ofMinimumTerm,
    said: ({ licence }) => {
      if (licence === null || (licence.isTold && licence.unbrokenEnd === null)) return nothing
      const { sentenceIds, unbrokenEnd } = licence
      return [{ sentenceIds, values: unbrokenEnd === null ? {} : { end: unbrokenEnd } }]
    },
  },
  {
    code: 'W_FIXED_TERM_LATER',
    in: ofMinimumTerm,
    said: ({ timeline }) => {
      const keptBy = afterMinimumTerms(timeline.runs)?.keptBy ?? null
      if (keptBy === null) return nothing
      const { run, day: release, isByBoard } = keptBy
      return [{ sentenceIds: idsOfParts(run.parts), values: { release, isByBoard } }]
    },
  },
]

/** What is said of a case without a recall, and of none with one. */
export const withoutRecall: readonly CaseWarningRow[] = [
  // The longer sentences of 1991, which prisons work out by hand.
  { code: 'W_OLD_LAW', in: ({ regime }) => regime.family === 'act of 1991', of: isOfAct1991 },
  // The end is that of a sentence only because fewer days held before count against it (docs/decisions/0006).
  {
    code: 'W_END_OF_SHORTER',
    isOfSeveral: true,
    said: ({ runs, whole }) => {
      const ending = runs.find(({ sentenceIds }) => sentenceIds === whole?.decidedBy.end)
      const isCutLess = (other: CaseRun): boolean =>
        (other.end as Day) < (ending?.end as Day) &&
        endWithAllCredit(other) >= endWithAllCredit(ending as CaseRun)
      return ending !== undefined && runs.some(isCutLess) ? [{ sentenceIds: ending.sentenceIds }] : nothing
    },
  },
  {
    code: 'W_NON_WORKING_DAY',
    said: ({ leaving }) =>
      leaving === null ? nothing : ofCase({ latest: leaving.latest, usual: leaving.usual }),
  },
]

/** What may not fit together in what was told of a sentence: also of one that was recalled. */
export const toldRows: readonly CaseWarningRow[] = [
  // The offence was no law on the day that was given for it, or the day of birth does not fit what else was said.
  {
    code: 'W_OFFENCE_DAY',
    of: ({ sentence: { offence, offenceDate } }) =>
      offence !== null && offenceDate !== null && isNoLawOn(offence, offenceDate),
  },
  // The day that was given for the offence is not after the day of birth; refused where a rule turns on the age.
  {
    code: 'W_BIRTH_AFTER_OFFENCE',
    of: ({ question: { offenceDate, dateOfBirth } }) =>
      offenceDate !== undefined && dateOfBirth !== undefined && offenceDate <= dateOfBirth,
  },
  // More days than lie between the offence and the sentence; or a time that begins before the offence of every sentence it is for.
  {
    code: 'W_REMAND_BEFORE_OFFENCE',
    of: ({ sentence }, { question }) =>
      sentence.offenceDate !== null &&
      (sentence.remandCreditDays > sentence.startDate - sentence.offenceDate ||
        (question.remand ?? []).some(
          (time) =>
            isFor(time, sentence.id) &&
            question.sentences
              .filter(({ id }) => isFor(time, id))
              .every(({ offenceDate }) => offenceDate !== null && time.fromDate < offenceDate),
        )),
  },
  // The age as it was said, also where the kind decides it.
  {
    code: 'W_AGE_BIRTH',
    of: (part) => !isNoSentence(part) && isAgeDenied(part.sentence.ageAtConviction, part.question),
  },
  { code: 'W_TAGGED_BAIL', of: ({ sentence }) => sentence.taggedBailCreditDays > 0 },
]

const endWithAllCredit = ({ end, credit, creditUsed }: CaseRun): number =>
  (end as Day) - (credit - creditUsed)
