import {
  type AskedAtLarge,
  type AskedAward,
  type AskedCase,
  type AskedCaseSentence,
  type AskedOtherCustody,
  type AskedRecall,
  type AskedRemand,
  addDays,
  type Day,
  isoDate,
  type Length,
  parseDay,
} from '@requisite/law'
import { firstIn, lastIn, orderMonths, orderNamed } from '@requisite/law/internal'
import { isOverYears } from './length.ts'

/** One sentence that is told in full: what the law is asked, and beside it what only the page's words turn on. */
export type PageSentence = AskedCaseSentence & {
  /** A suspended sentence that a court has put into effect, which keeps its name. */
  readonly activated?: true
  /** Prison for not paying: what was not paid. A debt that is not a crime is `civilDebt`. */
  readonly unpaid?: 'fine' | 'confiscation'
  /** Part of it has been paid since: the time is shorter than was told. */
  readonly partPaid?: true
  /** The words are a name of several offences, of which `offenceKey` was taken by us: their keys, with points between. */
  readonly offenceAmong?: string
}

/** The offences of which a sentence is for one, and it was not told for which; none where it was told. */
export const namesOfAmong = ({ offenceAmong = '' }: Pick<PageSentence, 'offenceAmong'>): readonly string[] =>
  offenceAmong.split('.').filter((key) => key !== '')

/** A recall that is told in full: beside it, that the person was said to be out on a tag. */
export type PageRecall = AskedRecall & { readonly onTag?: true }

/** A time on remand as it was told: without a last day it ran until the sentence, whatever day that is. */
export type PageRemand = Omit<AskedRemand, 'toDate'> & Partial<Pick<AskedRemand, 'toDate'>>

type Lists = 'sentences' | 'addedDays' | 'unlawfullyAtLarge' | 'remand' | 'otherCustody' | 'recall'

/** Everything that was told: the asked case, with what is not finished in it. Its sentences have their numbers as ids. */
export type PageCase = Omit<AskedCase, Lists> & {
  readonly sentences: readonly PageSentence[]
  /** Days added in prison, less any given back; without a date where the day of the award is not known. */
  readonly addedDays: readonly (Pick<AskedAward, 'days'> & Partial<Pick<AskedAward, 'date'>>)[]
  readonly unlawfullyAtLarge: readonly AskedAtLarge[]
  /** Left out where no times on remand were told by their dates. */
  readonly remand?: readonly PageRemand[]
  readonly otherCustody?: readonly AskedOtherCustody[]
  readonly recall: PageRecall | null
}

/** Nothing but a sentence was told. */
export const nothingSince = { addedDays: [], unlawfullyAtLarge: [], recall: null } as const

/** The same as the law is asked it. Days added are one number; or, where the day of an award is known, each by its day, and those
 *  without one from the first day of sentence, as the law takes a number. */
export function askedOf(given: PageCase): AskedCase {
  const { remand, ...rest } = given
  const told = remand === undefined ? rest : { ...rest, remand: remand.map((time) => closed(time, given)) }
  const { addedDays } = told
  const sentences = told.sentences.map(askedSentence)
  if (addedDays.every(({ date }) => date === undefined))
    return { ...told, sentences, addedDays: addedDays.reduce((sum, { days }) => sum + days, 0) }
  const first = isoDate(Math.min(...sentences.map(startOf)) as Day)
  return { ...told, sentences, addedDays: addedDays.map(({ days, date }) => ({ days, date: date ?? first })) }
}

/** A sentence that a court has put into effect is not suspended, as it is now. */
const askedSentence = (sentence: PageSentence): PageSentence =>
  sentence.activated ? { ...sentence, notSuspended: true } : sentence
/** The last of the sentences that a time on remand is for, by its day; of a charge that ended in none, the last of all. */
function lastOf({ sentenceIds }: PageRemand, sentences: readonly PageSentence[]): Day {
  const own = sentences.filter((_, i) => sentenceIds?.includes(String(i + 1)) ?? true)
  return Math.max(...own.map(startOf)) as Day
}

/** A time on remand with its last day: one that ran until the sentence ended on the eve of it. */
const closed = (time: PageRemand, { sentences }: PageCase): AskedRemand => ({
  ...time,
  toDate: time.toDate ?? isoDate(addDays(lastOf(time, sentences), -1)),
})

export const dayTold = (date: string): Day => parseDay(date) as Day
/** The day of sentence; where only the month is known, the last day of it. */
export const startOf = ({ startDate, startMonth }: Pick<PageSentence, 'startDate' | 'startMonth'>): Day =>
  startMonth == null ? dayTold(startDate as string) : lastIn(startMonth)

/** The same; where only the month is known, the first day of it. */
export const firstOf = (sentence: Pick<PageSentence, 'startDate' | 'startMonth'>): Day =>
  sentence.startMonth == null ? startOf(sentence) : firstIn(sentence.startMonth)

/** The month in which a sentence was passed, where only that is known of its day. */
export const monthTold = ({ sentences }: Pick<PageCase, 'sentences'>): string | null =>
  sentences.find(({ startMonth }) => startMonth != null)?.startMonth ?? null

/** How long a sentence is, in the units of the court. */
export const lengthTold = (sentence: PageSentence): Length => ({
  years: sentence.sentenceYears ?? 0,
  months: sentence.sentenceMonths ?? 0,
  weeks: sentence.sentenceWeeks ?? 0,
  days: sentence.sentenceDays ?? 0,
})

/** The extra time on licence of an extended sentence; null where it was not said. */
export const extensionOf = (sentence: PageSentence): Length | null => {
  const { extensionYears, extensionMonths, extensionWeeks, extensionDays } = sentence
  const units = [extensionYears, extensionMonths, extensionWeeks, extensionDays]
  if (units.every((unit) => unit == null)) return null
  const [years, months, weeks, days] = units.map((unit) => unit ?? 0) as [number, number, number, number]
  return { years, months, weeks, days }
}

/** A length in the units that are asked; those that are nothing are left out, unless all are. */
export function unitsOf<Of extends 'sentence' | 'extension'>(of: Of, length: Length | null) {
  const units = { Years: length?.years, Months: length?.months, Weeks: length?.weeks, Days: length?.days }
  const told = Object.entries(units).filter(([, count]) => (count ?? 0) > 0)
  const none = length !== null && told.length === 0 ? [['Years', 0] as const] : told
  return Object.fromEntries(none.map(([unit, count]) => [`${of}${unit}`, count])) as {
    readonly [Name in `${Of}${keyof typeof units}`]?: number
  }
}

/** The number of the sentence that it follows, counted from 1; null where it runs from its own day. */
export const followedBy = ({ consecutiveTo }: PageSentence): number | null =>
  consecutiveTo == null ? null : Number(consecutiveTo)

/** Whether a recall can be for some of these sentences and not for others: they do not all follow one another. */
export const isBesideOthers = (sentences: readonly PageSentence[]): boolean =>
  sentences.filter((sentence) => followedBy(sentence) === null).length > 1

type Kind = PageSentence['sentenceType']

/** Whether nobody could say which kind of sentence it is. */
export const isKindOpen = (kind: Kind): boolean => (kind ?? 'unknown') === 'unknown'

/** Whether the release of this kind is for the Parole Board alone, so that offence and age change nothing. */
export const hasMinimumTerm = (kind: Kind): boolean => kind === 'life' || kind === 'ipp'

/** Whether it is, or may be, an ordinary prison sentence, in the place of which a person under 18 is detained. */
export const isOrdinary = (kind: Kind): boolean => isKindOpen(kind) || kind === 'sds' || kind === 'sds_plus'

/** Whether the Parole Board looks at the case where the offence says so. */
const isForBoard = (kind: Kind): boolean => kind === 'eds' || kind === 'sopc'

/** Whether the offence changes anything: it does not where the kind of sentence alone decides. */
export const asksOffence = (kind: Kind): boolean => isOrdinary(kind) || isForBoard(kind)

/** Whether it is no sentence for an offence: nothing is asked then but how long, when, and the days before it. */
export const isCommittalTold = (kind: Kind): boolean => orderNamed(kind)?.isCommittal === true

/** Whether the age changes anything. */
export const asksAge = (kind: Kind): boolean => !hasMinimumTerm(kind) && orderNamed(kind) === undefined

/** Whether a person under 18 is asked what the court called the sentence: a longer one can only be section 250. */
export const asksDetention = (sentence: PageSentence): boolean =>
  isOrdinary(sentence.sentenceType) && !isOverYears(lengthTold(sentence), orderMonths.most / 12)
