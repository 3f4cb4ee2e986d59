import { type CaseRun, type Day, inWords, type Recalled } from '@requisite/law'
import { dueDays, periodInWords, wayOf } from '@requisite/law/internal'
import { capital, sentencesNamed, verbFor } from '../told/text.ts'
import { boardWaitsFor } from './beside-life.ts'
import type { Outcome } from './outcome.ts'
import { lastDayOnLicence, rivalEnds } from './rival-dates.ts'

/** A stretch of a row: how it is filled, what it is, and its days. `last` is null where no end is known. */
export interface Stretch {
  readonly pattern: 'custody' | 'doubt' | 'watched' | 'licence'
  readonly name: string
  readonly first: Day
  readonly last: Day | null
}

/** A sentence, or sentences that follow one another, on the time line. */
export interface TimeLineRow {
  /** The sentences: "Sentences 1 and 2". */
  readonly name: string
  /** The same with what they do: over the bar. */
  readonly title: string
  readonly decides: boolean
  readonly stretches: readonly Stretch[]
}

const licence = (first: Day, last: Day | null, name = 'On licence'): Stretch => ({
  pattern: 'licence',
  name,
  first,
  last,
})

/** The time between the recall and the return, where some days lie between them. */
const awayIn = ({ recallDate, returnToCustodyDate: returnDate }: Recalled['recall']): readonly Stretch[] =>
  recallDate === null || returnDate === null || returnDate - recallDate < 2
    ? []
    : [licence(recallDate, returnDate, 'Recalled, and not back yet')]

/** Before the recall nothing is known of when the person was out; then the fixed term, or until the Parole Board agrees. */
function recalledStretches(run: CaseRun, outcome: Outcome, { recall }: Recalled): readonly Stretch[] {
  const { start, release, end } = run
  const back = recall.returnToCustodyDate ?? recall.recallDate
  const before: readonly Stretch[] =
    back === null || back <= start
      ? []
      : [licence(start, recall.recallDate ?? back, 'In prison, then on licence'), ...awayIn(recall)]
  const first = back ?? start
  const due = dueDays(outcome.answer, outcome.rivals)
  if (run.recalled?.until !== 'the end') {
    const inPrison: Stretch = { pattern: 'custody', name: 'Back in prison', first, last: release }
    return [...before, inPrison, ...(end === null || end <= release ? [] : [licence(release, end)])]
  }
  const name =
    due.length === 1
      ? 'Back in prison, or out if the Parole Board agrees'
      : 'In doubt: in prison or on licence'
  const pattern = due.length === 1 ? 'watched' : 'doubt'
  return [...before, { pattern, name, first, last: release }]
}

/** From the day of sentence to release, then to the end. The day of release is the last in prison and the first on licence. */
function stretchesOf(run: CaseRun, outcome: Outcome, isDeciding: boolean): readonly Stretch[] {
  const { start, release, parole, end } = run
  const custody = (last: Day): Stretch => ({ pattern: 'custody', name: 'In prison', first: start, last })
  if (run.isWholeLife)
    return [{ pattern: 'custody', name: 'In prison, with no end', first: start, last: null }]
  if (run.isOnLicence)
    return [licence(start, outcome.answer.licence?.end ?? null, 'In prison, then on licence')]
  if (run.isMinimumTerm)
    return [
      custody(release),
      licence(release, null, 'In prison until the Parole Board agrees, then on licence'),
    ]
  if (run.isLeft && run.told !== null) return [custody(run.told.toDate), licence(run.told.toDate, end)]
  if (parole !== null && parole.date < release)
    return [
      custody(parole.date),
      {
        pattern: 'watched',
        name: 'In prison, or on licence if the Parole Board agrees',
        first: parole.date,
        last: release,
      },
      licence(release, end),
    ]
  if (run.recalled !== null && outcome.answer.recalled !== null)
    return recalledStretches(run, outcome, outcome.answer.recalled)
  const due = isDeciding ? dueDays(outcome.answer, outcome.rivals) : []
  const [first, last] = [due[0]?.gate.papers ?? release, due.at(-1)?.gate.papers ?? release]
  const doubt: readonly Stretch[] =
    first === last ? [] : [{ pattern: 'doubt', name: 'In doubt: in prison or on licence', first, last }]
  const name = after[run.releaseType]
  if (end !== null && end <= last) return [custody(first), ...doubt]
  // Only of a run that decides the end itself, too, it is known what the rivals do with it.
  const others = isDeciding && end === lastDayOnLicence(outcome.answer) ? rivalEnds(outcome) : []
  const ends = end === null ? [end] : [end, ...others].sort((a, b) => a - b)
  const [firstEnd, lastEnd] = [ends[0] ?? null, ends.at(-1) ?? null]
  return [
    custody(first),
    ...doubt,
    licence(last, firstEnd, name),
    ...(firstEnd === null || firstEnd === lastEnd
      ? []
      : [{ pattern: 'doubt' as const, name: 'In doubt: on licence or not', first: firstEnd, last: lastEnd }]),
  ]
}

const after: Readonly<Record<CaseRun['releaseType'], string>> = {
  CRD: 'On licence',
  PRRD: 'On licence',
  ARD: 'Out, without a licence',
  MTD: 'Out, under supervision',
}

/** Every run of the case as a row, the one that decides first. */
export function timeLineRows(outcome: Outcome): readonly TimeLineRow[] {
  const { answer, told } = outcome
  const way = wayOf(answer)
  const deciding = way.by === 'Board only' ? boardWaitsFor(answer, way.heldBy) : answer.decidedBy.release
  // On a tie of a recall and another sentence both do.
  const isDeciding = ({ sentenceIds }: CaseRun): boolean => sentenceIds.every((id) => deciding.includes(id))
  const runs = [...answer.runs].sort((a, b) => Number(isDeciding(b)) - Number(isDeciding(a)))
  return runs.map((run) => {
    const ids = run.sentenceIds
    const name = told.sentences.length === 1 ? 'The sentence' : capital(sentencesNamed(ids))
    const decides = isDeciding(run)
    const how = decides
      ? runs.length > 1
        ? `: ${verbFor(ids, 'decides', 'decide')} the date`
        : ''
      : run.isOnLicence
        ? ': out on licence'
        : run.isLeft
          ? ': let out before'
          : `: ${verbFor(ids, 'runs', 'run')} at the same time`
    return { name, title: `${name}${how}`, decides, stretches: stretchesOf(run, outcome, decides) }
  })
}

/** A stretch in words: from when to when. */
export const spanInWords = ({ first, last }: Stretch): string =>
  last === null ? `from ${inWords(first)}, no end date known` : periodInWords(first, last)
