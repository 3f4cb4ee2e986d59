import { type CaseAnswer, type Day, inWordsWithWeekday, type Leaving } from '@requisite/law'
import { dayBeside, shortDay } from '../told/day-in-words.ts'
import { small } from '../told/text.ts'
import { isByRecall } from './outcome.ts'
import { type Line, line, lineOfWords, type Screen } from './screen-type.ts'

/** A release as of right: the day in law, and the day at the gate where that is another. */
export interface Released {
  readonly release: Day
  readonly leaving: Leaving | null
  /** The letters of the release date. */
  readonly letters: string
}

export const releasedOf = (answer: CaseAnswer): Released => ({
  release: answer.release as Day,
  leaving: answer.leaving,
  letters: answer.releaseType as string,
})

/** The day on which somebody can stand at the gate. */
export const gateDay = ({ release, leaving }: Pick<Released, 'release' | 'leaving'>): Day =>
  leaving?.usual ?? release

/** The last day on which the law lets them be kept. */
export const lastGateDay = ({ release, leaving }: Pick<Released, 'release' | 'leaving'>): Day =>
  leaving?.latest ?? release

export const hasPassed = (day: Day, today: Day): boolean => day < today

/** What the screen says of the day at the gate, and the line about the papers. */
export interface Gate {
  readonly shown: Required<Pick<Screen, 'sort' | 'over' | 'day' | 'days' | 'isDueNow'>>
  readonly papers: Line
}

/** What is no sentence, so that no licence comes after it. */
const withoutLicence: ReadonlySet<string> = new Set([
  'committal',
  'default of payment',
  'breach of supervision',
])

/** What sort of release it is, in the words before "Out on". */
export const sortOf = (answer: CaseAnswer): string => `${sortWithoutStop(answer)}.`

/** The same where more follows. */
export function sortWithoutStop(answer: CaseAnswer): string {
  if (isByRecall(answer)) return 'Release after recall'
  const deciding = answer.sentences.filter(({ sentence }) => answer.decidedBy.release.includes(sentence.id))
  return deciding.every(({ regime }) => withoutLicence.has(regime.family))
    ? 'Release, with no licence'
    : 'Automatic release'
}

/** "By law no later than Friday 16. The papers will say Saturday 17 July (CRD)." */
function papersOf({ release, leaving, letters }: Released): Line {
  if (leaving === null) return line('day', null, `The papers will show the same day (${letters}).`)
  const { usual, latest } = leaving
  const onPaper = { strong: dayBeside(release, usual) }
  if (usual === latest)
    return lineOfWords('day', [
      'The papers will say ',
      onPaper,
      ` (${letters}). Nobody is let out on a weekend or holiday.`,
    ])
  const last = `By law no later than ${shortDay(latest, usual)}`
  return latest === release
    ? line('day', null, `${last}, the date on the papers (${letters}).`)
    : lineOfWords('day', [`${last}. The papers will say `, onPaper, ` (${letters}).`])
}

/** The day at the gate with what stands around it: `sort` before the words over the day, or `opening` in the same sentence. */
export function gateOf(
  released: Released,
  today: Day,
  sort: string | null,
  opening: string | null = null,
): Gate {
  const { leaving } = released
  const [usual, latest] = [gateDay(released), lastGateDay(released)]
  if (usual < today && today <= latest)
    return {
      shown: {
        ...{ sort: null, over: 'Release is due now', isDueNow: true },
        ...{ day: [inWordsWithWeekday(latest)], days: [latest] },
      },
      papers: line('day', null, `The usual day was ${shortDay(usual, latest)}.`),
    }
  const out = leaving !== null && leaving.usual < leaving.latest ? 'Usually out on' : 'Out on'
  const over = opening === null ? out : `${opening}, ${small(out)}`
  return {
    shown: { sort, over, isDueNow: false, day: [inWordsWithWeekday(usual)], days: [usual] },
    papers: papersOf(released),
  }
}

/** The same where all of it has passed: the last lawful day is the one that counts then. */
export function pastGate(released: Released): {
  readonly shown: Pick<Screen, 'day' | 'days'>
  readonly papers: Line
} {
  const { release, leaving, letters } = released
  const latest = lastGateDay(released)
  const usual =
    leaving === null || leaving.usual === latest
      ? ''
      : `The usual day was ${shortDay(leaving.usual, latest)}. `
  const said = leaving === null ? 'the same day' : shortDay(release, latest)
  return {
    shown: { day: [inWordsWithWeekday(latest)], days: [latest] },
    papers: line('day', null, `${usual}The papers said ${said} (${letters}).`),
  }
}

/** In the middle of a sentence, without its full stop: "usually out on Thursday 13 November 2031, by law no later than Friday 14.
 *  The papers will say Saturday 15 (CRD)". */
export function gateInLine({ release, leaving, letters }: Released): string {
  if (leaving === null) return `out on ${inWordsWithWeekday(release)} (${letters})`
  const { usual, latest } = leaving
  const day = inWordsWithWeekday(usual)
  const onPaper = shortDay(release, usual)
  if (usual === latest) return `out on ${day}. The papers will say ${onPaper} (${letters})`
  const last = `usually out on ${day}, by law no later than ${shortDay(latest, usual)}`
  return latest === release
    ? `${last}, the date on the papers (${letters})`
    : `${last}. The papers will say ${onPaper} (${letters})`
}
