import {
  type CaseAnswer,
  type Day,
  daysInWords,
  inWords,
  inWordsWithWeekday,
  type Recalled,
  type RecalledCaseRun,
} from '@requisite/law'
import { capital, sentencesNamed } from '../told/text.ts'
import { creditSaid } from './part-served.ts'

/** How the end of the recalled sentence was moved by days away. */
const endInWords = (run: RecalledCaseRun, answer: CaseAnswer): string =>
  `${run.credit === 0 ? '' : `, less ${daysInWords(run.credit)} ${creditSaid(answer)} before it`}${awayInWords(run)}`

function awayInWords({ recalled: { between, otherwise, since } }: RecalledCaseRun): string {
  const away = between + otherwise + since
  const when = away === between ? 'for the time between recall and return' : 'for days away'
  return away === 0 ? '' : `, with ${daysInWords(away)} added ${when}`
}

/** Why the recall ends when it does; begins in the middle of a sentence. */
export function whyRecalled({ run, other, sentenceIds }: Recalled, answer: CaseAnswer): string {
  const { term, until } = run.recalled
  const isOnly = other === null && sentenceIds.length === run.sentenceIds.length
  const which = isOnly ? 'the sentence' : sentencesNamed(run.sentenceIds)
  if (until === 'the first release')
    return `the release date${isOnly ? '' : ` of ${which}`} stays as it was before the tag${awayInWords(run)}.`
  if (until === 'the Parole Board') return 'no law says how long the recall lasts.'
  if (term === null) return `the end of ${which}${endInWords(run, answer)}.`
  const { counted, stage, notBefore, uncut } = term
  const away = term.away === 0 ? '' : ` Plus ${daysInWords(term.away)} away since then.`
  const held =
    stage === null || stage.day <= counted
      ? ''
      : ` Older recalls that became 56 days were ended in stages, by length. This stage was on ${inWords(stage.day)}.`
  const early =
    notBefore === null || notBefore <= counted
      ? ''
      : ` But not before the first release date, ${inWordsWithWeekday(notBefore)}: the recall came before it.`
  const added = term.added === 0 ? '' : ` Plus ${daysInWords(term.added)} added since then.`
  const cut =
    uncut > (run.end as Day)
      ? ` ${capital(which)} ${isOnly || run.sentenceIds.length === 1 ? 'ends' : 'end'} sooner, ` +
        `on ${inWords(run.end as Day)}. A fixed term cannot run past it.`
      : ''
  return `day ${term.days}, counting ${inWords(term.first)} as day 1.${away}${held}${early}${added}${cut}`
}
