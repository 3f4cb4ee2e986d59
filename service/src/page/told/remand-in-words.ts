import { daysInWords, inWords } from '@requisite/law'
import {
  type CustodyReason,
  type DaysNotCounted,
  type LeavingWay,
  periodInWords,
  type RemandInBrief,
} from '@requisite/law/internal'
import { dayTold, type PageCase, type PageRemand } from '../../told/told.ts'
import { sentencesNamed, small } from './text.ts'

/** When a time on remand was: "from 20 March 2026 until the sentence". */
function whenInWords({ fromDate, toDate, sentenceIds }: PageRemand): string {
  const from = dayTold(fromDate)
  if (toDate === undefined)
    return `from ${inWords(from)} until ${sentenceIds == null ? 'the sentence' : `sentence ${sentenceIds.at(-1)}`}`
  return `${fromDate === toDate ? 'on' : 'from'} ${periodInWords(from, dayTold(toDate))}`
}

const outcomes = {
  no_sentence: ', for a charge that ended without prison',
  not_concluded: ', for a charge that is not decided yet',
} as const

/** What it was for; nothing where that was not told, or was said with its last day. */
function forInWords({ sentenceIds, outcome, toDate }: PageRemand): string {
  if (outcome != null) return outcomes[outcome]
  if (sentenceIds == null || (sentenceIds.length === 1 && toDate === undefined)) return ''
  return `, for ${sentencesNamed(sentenceIds)}`
}

/** A time on remand as it was told, in the middle of a line. */
const remandTimeInWords = (time: PageRemand): string => `${whenInWords(time)}${forInWords(time)}`

/** What else was served, where there is little room. */
export const custodyWords: Readonly<Record<CustodyReason, string>> = {
  sentence: 'another sentence',
  recall: 'on recall',
  fine_default: 'in prison for not paying',
  contempt: 'in prison for contempt of court',
  immigration: 'held by immigration',
  extradition: 'held for extradition',
  other: 'held for something else',
}

/** How a person left a sentence early. */
export const wayOutWords = {
  curfew: 'on a tag',
  parole: 'by the Parole Board',
  compassionate: 'early: compassionate grounds or ECSL',
} as const satisfies Readonly<Record<LeavingWay, string>>

const otherTimesInWords = ({ otherCustody = [], sentences }: PageCase): readonly string[] =>
  otherCustody.map(({ fromDate, toDate, why, how }) => {
    const own = why === 'sentence' ? sentences.findIndex(({ startDate }) => startDate === fromDate) : -1
    const what = own === -1 ? custodyWords[why] : `in prison for sentence ${own + 1}`
    const left = how == null ? '' : `, let out ${wayOutWords[how]}`
    return `${what} ${fromDate === toDate ? 'on' : 'from'} ${periodInWords(dayTold(fromDate), dayTold(toDate))}${left}`
  })

/** All that was told of the time before by its dates: "on remand from 20 March 2026 until the sentence; on recall from …". */
export const beforeInWords = (told: PageCase): readonly string[] => [
  ...(told.remand ?? []).map((time) => `on remand ${remandTimeInWords(time)}`),
  ...otherTimesInWords(told),
]

/** "241 days on remand count.", "125 of 217 days on remand count." */
export function remandLine({ days, given, lost }: RemandInBrief): string {
  if (days === 0) return 'No days on remand count.'
  return lost.length === 0
    ? `${daysInWords(days)} on remand ${days === 1 ? 'counts' : 'count'}.`
    : `${days} of ${daysInWords(given)} on remand ${days === 1 ? 'counts' : 'count'}.`
}

/** Days that count for another sentence are not lost. */
const reasonInWords = ({ days, reason, text }: DaysNotCounted): string =>
  reason === 'another_sentence'
    ? text.replace('These days count', `${daysInWords(days)} ${days === 1 ? 'counts' : 'count'}`)
    : `${daysInWords(days)} ${days === 1 ? 'does' : 'do'} not, because ${small(text)}`

/** Why not all count; nothing where all do. */
export const lostInWords = ({ lost }: RemandInBrief): string => lost.map(reasonInWords).join(' ')
