import { type RemandInBrief, remandInBrief } from '@requisite/law/internal'
import { type Html, html } from '../html.ts'
import { lostInWords, remandLine } from '../told/remand-in-words.ts'
import { sentencesNamed } from '../told/text.ts'
import type { Outcome } from './outcome.ts'
import { line, type Screen } from './screen-type.ts'

/** Which days on remand count for the sentences that decide; null where no dates were told. */
const briefOf = ({ answer, told }: Outcome): RemandInBrief | null =>
  told.remand === undefined ? null : remandInBrief(answer)

/** Whether some days do not count, so that it is to be seen why. */
export const hasLostDays = (outcome: Outcome): boolean => (briefOf(outcome)?.lost.length ?? 0) > 0

/** The screen with one line more, under why the date is what it is: how many days on remand count. */
export function withRemand(screen: Screen, outcome: Outcome): Screen {
  const brief = briefOf(outcome)
  if (brief === null) return screen
  const { lines } = screen
  const why = lines.findIndex(({ about }) => about === 'why')
  const at = why === -1 ? Math.min(1, lines.length) : why + 1
  return { ...screen, lines: lines.toSpliced(at, 0, line('why', null, remandLine(brief))) }
}

/** In a sentence or two: which days count, for whom, and why others do not; an empty text where no dates were told. */
export function remandInFull(outcome: Outcome): string {
  const brief = briefOf(outcome)
  if (brief === null || brief.lost.length === 0) return brief === null ? '' : remandLine(brief)
  const { days, given, sentenceIds, lost } = brief
  const which = outcome.told.sentences.length > 1 ? ` for ${sentencesNamed(sentenceIds)}` : ''
  const court = lost.some(({ isOnRecall }) => isOnRecall)
    ? ' Only the court could have taken these days into account.'
    : ''
  return `${days} of ${given} days on remand count${which}. ${lostInWords(brief)}${court}`
}

/** The same where it is said what decides. */
export const whichDaysCount = (outcome: Outcome): Html | null =>
  hasLostDays(outcome) ? html`<p>${remandInFull(outcome)}</p>` : null
