import { addDays, type Day, isoDate, parseDay } from '../calendar/day.ts'
import { type AskedCase, type AskedCaseSentence, type AskedLength, askCase } from '../case/ask.ts'
import type { CaseSentence } from '../case/case.ts'
import type { CaseRefusal } from '../case/refusal.ts'
import type { Age } from '../tables/kinds.ts'
import type { Offence } from '../tables/offences.ts'
import { nothingOff, type Plea, pleaBounds } from '../tables/pleas.ts'
import { type WhatIfSentenceType, whatIfSentenceTypes } from '../tables/what-if-codes.ts'
import { type AskedLengths, readLengths } from './lengths.ts'
import { afterPlea, readPlea } from './plea.ts'

/** What a caller gives: the lengths to try and the day of sentence. Dates are YYYY-MM-DD. */
export interface AskedWhatIf {
  readonly lengths: AskedLengths
  /** Whether a plea is still to be taken off the lengths; where it is left out, it is. */
  readonly lengthIs?: 'before a plea' | 'after a plea' | undefined
  /** What pleas take off, "0" or "1/3"; nothing off where it is left out. */
  readonly pleas?: readonly string[] | undefined
  readonly sentenceType?: WhatIfSentenceType | undefined
  readonly extension?: AskedLength | undefined
  readonly offence?: Offence | undefined
  readonly offenceDate?: string | undefined
  readonly age?: Age | undefined
  readonly sentenceDate: string
  /** The first day in prison on remand: every day from it to the day before the sentence counts. */
  readonly remandedSince?: string | undefined
  readonly remandCredit?: number | undefined
  readonly taggedBailCredit?: number | undefined
  /** Whether lengths on both sides of a cliff are tried too; where it is left out, they are. */
  readonly addCliffRows?: boolean | undefined
}

/** A question that can be answered. */
export interface WhatIfQuestion {
  /** The lengths to try, in months, from the shortest. */
  readonly lengths: readonly number[]
  /** Null where the lengths are those after the plea. */
  readonly pleas: readonly Plea[] | null
  readonly sentenceDate: Day
  readonly remandedSince: Day | null
  readonly remandCredit: number
  readonly taggedBailCredit: number
  readonly age: Age
  readonly addCliffRows: boolean
  /** The case of one sentence of so many months, passed so many days later. */
  readonly caseFor: (months: number, daysLater: number) => AskedCase
}

/** A named reason why it cannot be answered. */
export interface WhatIfRefusal {
  readonly field: keyof AskedWhatIf
  readonly message: string
  /** Nothing is wrong with what was given: it is not worked out here. */
  readonly isUnsupported?: true
}

export const otherKindMessage = `A life sentence has a minimum term, which is reduced by its own rules. This takes ${whatIfSentenceTypes.join(', ')}.`
const murderMessage = `Murder carries a life sentence. The court fixes a minimum term for it by its own rules, and we do not estimate it. If the term is known, work out the sentence itself.`
const contemptMessage = 'Contempt of court is not a sentence. Work out the term itself.'
const pleaMessage = 'Write a reduction as a fraction from 0 to 1/2, such as "1/3".'

const orderMessage =
  'For this offence a person under 18 can only be given a detention and training order, of 4 to 24 months. Half of it is served. Work out the order itself.'

type Say = (field: keyof AskedWhatIf, message: string, isUnsupported?: true) => void

/** The question in full, or every reason why it cannot be asked. */
export function askWhatIf(
  asked: AskedWhatIf,
): { readonly question: WhatIfQuestion } | { readonly refusals: readonly WhatIfRefusal[] } {
  const refusals: WhatIfRefusal[] = []
  const say: Say = (field, message, isUnsupported) =>
    void refusals.push({ field, message, ...(isUnsupported && { isUnsupported }) })
  const pleas = readPleas(asked, say)
  const lengths = askLengths(asked.lengths, pleas ?? [], say)
  sayOfKind(asked, say)
  const remandCredit = askRemand(asked, say)
  const { taggedBailCredit = 0, addCliffRows = true } = asked
  const sentence: AskedCaseSentence = {
    ...{ start: asked.sentenceDate, remandCredit, taggedBailCredit },
    // unseen: Whatever the length, the other fields are right or wrong.
    months: 1,
    ...{ extension: asked.extension, offence: asked.offence, offenceDate: asked.offenceDate, age: asked.age },
    // What is asked is what this kind of sentence would mean, so that none is left open.
    sentenceType: asked.sentenceType ?? 'sds',
  }
  const checked = askCase({ sentences: [sentence] })
  if ('refusals' in checked) for (const { place, message } of checked.refusals) say(fieldOf(place), message)
  if ('refusals' in checked || refusals.length > 0) return { refusals }
  const { start, age } = checked.case.sentences[0] as CaseSentence
  const remandedSince = asked.remandedSince === undefined ? null : parseDay(asked.remandedSince)
  return {
    question: {
      ...{ lengths, pleas, age, remandedSince, remandCredit, taggedBailCredit, addCliffRows },
      sentenceDate: start,
      caseFor: (months, daysLater) => ({
        sentences: [
          {
            ...sentence,
            months,
            start: isoDate(addDays(start, daysLater)),
            remandCredit: remandCredit + (remandedSince === null ? 0 : daysLater),
          },
        ],
      }),
    },
  }
}

/** What the pleas take off; null where the lengths are those after the plea. */
function readPleas({ pleas, lengthIs }: AskedWhatIf, say: Say): readonly Plea[] | null {
  if (lengthIs === 'after a plea') {
    if (pleas !== undefined) say('pleas', 'A length after plea takes no reduction.')
    return null
  }
  if (pleas === undefined) return [nothingOff]
  const read = pleas.map(readPlea)
  if (read.length < 1 || read.length > pleaBounds.pleas)
    say('pleas', `Give from 1 to ${pleaBounds.pleas} reductions.`)
  else if (read.includes(null)) say('pleas', pleaMessage)
  return read.filter((plea, at) => plea !== null && pleas.indexOf(plea.text) === at) as Plea[]
}

function askLengths(asked: AskedLengths, pleas: readonly Plea[], say: Say): readonly number[] {
  const lengths = readLengths(asked)
  if ('message' in lengths) {
    say('lengths', lengths.message)
    return []
  }
  if (pleas.some((plea) => afterPlea(lengths[0] as number, plea).months < 1))
    say('lengths', 'Less the plea, the shortest length is under a month. Start from 2 months.')
  return lengths
}

/** Neither section 250 detention nor an ordinary sentence can be passed: Sentencing Code, sections 234 and 249. */
const isOrderOnly = ({ sentenceType = 'sds', offence, age }: AskedWhatIf): boolean =>
  (sentenceType === 'section_250' || (sentenceType === 'sds' && age === 'child')) &&
  offence?.section249 === null &&
  !offence.isInSchedule19ZA

function sayOfKind(asked: AskedWhatIf, say: Say): void {
  const { sentenceType, offence } = asked
  if (sentenceType !== undefined && !whatIfSentenceTypes.includes(sentenceType))
    say('sentenceType', otherKindMessage, true)
  if (offence?.mandatoryLife) say('offence', murderMessage, true)
  if (offence?.isCommittal) say('offence', contemptMessage, true)
  else if (isOrderOnly(asked)) say('offence', orderMessage, true)
}

/** The days on remand that will count: those given, or from the first day to the day before the sentence. */
function askRemand({ remandedSince, remandCredit, sentenceDate }: AskedWhatIf, say: Say): number {
  const given = remandCredit ?? 0
  if (remandedSince === undefined) return given
  if (remandCredit !== undefined)
    say('remandCredit', 'Give the first day on remand, or the number of days, not both.')
  const first = parseDay(remandedSince)
  const passed = parseDay(sentenceDate)
  if (first === null) say('remandedSince', 'Enter a real date as YYYY-MM-DD.')
  if (first === null || passed === null) return given
  if (first <= passed) return passed - first
  say('remandedSince', 'This day is after the day of sentence.')
  return given
}

/** The fields of the one sentence of a case, as they are asked here. */
export const fieldOf = ({ field }: CaseRefusal['place']): keyof AskedWhatIf =>
  field === 'start' ? 'sentenceDate' : (field as keyof AskedWhatIf)
