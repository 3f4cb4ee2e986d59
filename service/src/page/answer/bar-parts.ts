import { type CaseAnswer, type Day, inWords } from '@requisite/law'
import { type DueDay, decidingRun, gateOf, isByRecall, type Way } from '@requisite/law/internal'
import type { Outcome } from './outcome.ts'
import { lastDayOnLicence, rivalEnds } from './rival-dates.ts'

/** A part of the bar: what it is, in the bar and in a sentence, and its last day; null where no end is known. */
export interface BarPart {
  readonly pattern: 'custody' | 'watched' | 'doubt' | 'licence'
  readonly name: string
  /** The same in a word, where there is little room. */
  readonly short: string
  readonly said: string
  readonly last: Day | null
}

export interface Bar {
  readonly first: Day
  readonly parts: readonly BarPart[]
}

const custody = (last: Day): BarPart => ({
  pattern: 'custody',
  name: 'In prison',
  short: 'Prison',
  said: `in prison until ${inWords(last)}`,
  last,
})

/** What comes after prison; nothing where the sentence is over by then, or its end was not told. Of several ends the last in doubt. */
function after(answer: CaseAnswer, from: Day, others: readonly Day[] = []): readonly BarPart[] {
  const { end, releaseType } = answer
  const own = lastDayOnLicence(answer)
  const ends = own === null ? [] : [own, ...others].sort((a, b) => a - b)
  const [last = null, furthest = null] = [ends[0], ends.at(-1)]
  if (releaseType === 'MTD' && end !== null && end > from)
    return [
      {
        pattern: 'licence',
        name: 'Supervision',
        short: 'Supervision',
        said: `supervision until ${inWords(end)}`,
        last: end,
      },
    ]
  if (releaseType === 'ARD' || last === null || last <= from) return []
  const licence: BarPart = {
    pattern: 'licence',
    name: 'On licence',
    short: 'Licence',
    said: `on licence until ${inWords(last)}`,
    last,
  }
  return furthest === null || furthest === last
    ? [licence]
    : [
        licence,
        {
          pattern: 'doubt',
          name: 'Licence in doubt',
          short: 'Doubt',
          said: `perhaps on licence until ${inWords(furthest)}`,
          last: furthest,
        },
      ]
}

/** The part in which the Parole Board can let the person out. */
const watched = (last: Day | null): BarPart => ({
  pattern: 'watched',
  name: 'Parole Board',
  short: 'Board',
  said: `in prison until the Parole Board agrees${last === null ? '' : `, or until ${inWords(last)}`}`,
  last,
})

/** A standard recall: another sentence can keep the person for some of it, and be on licence after it. */
function standardParts(
  answer: CaseAnswer,
  { gate, board }: Extract<Way, { by: 'no later than' }>,
): readonly BarPart[] {
  const until = board === null || board >= gate.usual ? [] : [custody(board)]
  const since = answer.end !== null && answer.end > gate.papers ? after(answer, gate.usual) : []
  return [...until, watched(gate.usual), ...since]
}

/** In prison until the first day on which release may be due, in doubt until the last, and then what follows. */
function dueParts({ answer, rivals }: Outcome, due: readonly DueDay[]): readonly BarPart[] {
  const [earliest, latest] = [due[0]?.gate.usual as Day, due.at(-1)?.gate.usual as Day]
  const doubt: readonly BarPart[] =
    earliest === latest
      ? []
      : [
          {
            pattern: 'doubt',
            name: 'In doubt',
            short: 'Doubt',
            said: `in doubt until ${inWords(latest)}`,
            last: latest,
          },
        ]
  return [custody(earliest), ...doubt, ...after(answer, latest, rivalEnds({ answer, rivals }))]
}

/** The bar of the answer; null where nothing lies ahead, or where the offence or the kind of recall is not known. */
export function barOf(outcome: Outcome): Bar | null {
  const { answer } = outcome
  const parts = partsOf(outcome)
  const [part] = parts
  const recall = isByRecall(answer) ? answer.recalled?.recall : undefined
  const first =
    recall === undefined ? decidingRun(answer).start : (recall.returnToCustodyDate ?? recall.recallDate)
  return part === undefined || first === null || first >= (part.last as Day) ? null : { first, parts }
}

/** The bar of a length of which no day is told yet: where it hangs on the offence, that of most offences. */
export function barOfLength(outcome: Outcome): Bar | null {
  const { answer, way } = outcome
  const [first, { release }] = [decidingRun(answer).start, answer]
  return way.kind !== 'by offence' || first === null || release === null
    ? barOf(outcome)
    : { first, parts: [custody(release), ...after(answer, release)] }
}

function partsOf(outcome: Outcome): readonly BarPart[] {
  const { way, answer, today } = outcome
  switch (way.kind) {
    case 'Board only':
      return way.isOpen ? [] : [custody(way.board), watched(null)]
    case 'Board first':
      return [custody(way.board), watched(way.gate.usual), ...after(answer, way.gate.usual)]
    case 'no later than':
      return standardParts(answer, way)
    case 'one day':
    case 'several days':
    case 'days of a month':
    case 'order':
      return gateOf(answer).last < today ? [] : dueParts(outcome, way.due)
    default:
      return []
  }
}
