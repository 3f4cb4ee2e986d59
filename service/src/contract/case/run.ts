import type { CaseRun, RemandCount } from '@requisite/law'
import { remandReasons } from '@requisite/law/internal'
import * as is from '../field.ts'

const custodyPart = is.shape((part: CaseRun['custodyParts'][number]) => ({
  fromDate: is.date(part.from, 'The first day of this part.'),
  days: is.integer(part.days, 'Days of the terms in it.'),
  fractionUsed: is.fraction(part.fraction, 'The fraction to be served, for display.'),
  fractionLabel: is.text(part.fraction.label, 'The fraction in words.'),
  custodyDays: is.integer(part.custody, 'That fraction of the days; a part of a day counts as a day.'),
  sentenceIds: is.texts(part.sentenceIds, 'The sentences whose terms are in it.'),
}))

export const runData = is.shape((run: CaseRun) => ({
  sentenceIds: is.texts(run.sentenceIds, 'The sentence, or the chain in its order.'),
  startDate: is.date(run.start, 'The first day.'),
  totalDays: is.integerOrNull(
    run.totalDays,
    'Days of the whole, for life and public protection of the minimum term; null where an extension period was not given.',
  ),
  custodyDays: is.integerOrNull(
    run.isWholeLife ? null : run.custodyDays,
    'Days to be served before credit and added days; null for a whole life order.',
  ),
  creditDays: is.integer(run.credit, 'Days of remand and tagged bail that count.'),
  addedDays: is.integer(run.addedDays, 'Added days it bears, less those served under an earlier sentence.'),
  unlawfullyAtLargeDays: is.integer(run.atLargeDays, 'Days at large that do not count as served.'),
  releaseDate: is.dateOrNull(
    run.isMinimumTerm ? null : run.release,
    'The last day in custody, if only this run counted; null for life and public protection, of which no day is one of release.',
  ),
  sentenceEndDate: is.dateOrNull(
    run.isMinimumTerm ? null : run.end,
    'Its end, or null where that is not known.',
  ),
  paroleEligibilityDate: is.dateOrNull(
    run.parole?.date ?? null,
    'From when the Parole Board can direct release from it, or null.',
  ),
  recalled: is.flag(
    run.recalled !== null,
    'Whether the recall is from it: its release date is then the one after the recall.',
  ),
  firstReleaseDate: is.dateOrNull(
    run.recalled?.firstRelease ?? null,
    'The last day in custody before the recall, by our count; null where it was not ' +
      'recalled, that cannot be worked out, or the recall is from a curfew (section 255), ' +
      'which leaves the release date as it was.',
  ),
  parts: is.each(
    run.custodyParts,
    custodyPart,
    'The time in custody, part by part: the terms of which the same fraction is served.',
  ),
}))

const firstDay = 'The first day.'
const reasons = Object.keys(remandReasons) as readonly (keyof typeof remandReasons)[]

const daysOf = is.shape((range: Pick<RemandCount['counted'][number], 'fromDate' | 'toDate' | 'days'>) => ({
  fromDate: is.date(range.fromDate, firstDay),
  toDate: is.date(range.toDate, 'The last day, which is one of them.'),
  days: is.integer(range.days, 'How many days.'),
}))

const counted = is.shape((range: RemandCount['counted'][number]) => ({
  ...daysOf(range),
  recordedFor: is.text(
    range.recordedFor,
    'The sentence for which they are recorded: the first that they are for.',
  ),
  sentenceIds: is.texts(range.sentenceIds, 'All the sentences that they shorten.'),
}))

const notCounted = is.shape((range: RemandCount['notCounted'][number]) => ({
  ...daysOf(range),
  reason: is.choice(
    range.reason,
    reasons,
    'no_sentence: the charge did not end in imprisonment. not_concluded: it is not decided ' +
      'yet. no_credit: days on remand do not count for this order. from_sentence: the sentence ' +
      'itself is served from its day on. serving: something else was being served. ' +
      'another_sentence: they count for another sentence. twice: they are in two of the times ' +
      'given, and count once.',
  ),
  period: is.integer(range.period, 'The place of the time in the request, from 0.'),
}))

const served = is.shape((time: RemandCount['served'][number]) => ({
  fromDate: is.date(time.fromDate, firstDay),
  toDate: is.date(time.toDate, 'The release, as it stood when the next sentence was passed.'),
  sentenceIds: is.texts(time.sentenceIds, 'The sentences that were served.'),
  unusedDays: is.integer(time.unusedDays, 'Days on remand that they could not use.'),
}))

export const remandOf = is.shape((remand: RemandCount) => ({
  days: is.integer(remand.days, 'Days that count, each once.'),
  counted: is.each(
    remand.counted,
    counted,
    'The days that count, in their order. No day is in two of these.',
  ),
  notCounted: is.each(
    remand.notCounted,
    notCounted,
    'The days of each time that do not count for its sentences, and why.',
  ),
  served: is.each(
    remand.served,
    served,
    'Each time in custody that was worked out and after which another sentence was passed. What was told is not repeated.',
  ),
  unusedDays: is.integer(remand.unusedDays, 'Days on remand that no sentence could use in the end.'),
}))
