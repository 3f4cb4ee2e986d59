import type { AskedCaseSentence, Day, StatedLetter } from '@requisite/law'
import type { SaidLength } from './length.ts'

/** The kinds by what the case calls them and by their names, with what stands before the length. `unknown` was answered. */
export const kindsRead = {
  standard: ['sds', 'standard sentence, '],
  extended: ['eds', 'extended sentence: '],
  sopc: ['sopc', 'special sentence: '],
  life: ['life', 'life sentence, minimum term '],
  ipp: ['ipp', 'IPP, tariff '],
  whole_life: ['life', 'whole life order'],
  suspended: ['sds', 'suspended sentence, '],
  dto: ['dto', 'detention and training order, '],
  section_250: ['section_250', 'detention under section 250, '],
  contempt: ['contempt', 'prison for contempt of court, '],
  default: ['fine_default', 'prison for not paying, '],
  supervision_default: ['supervision_default', 'prison for breaking supervision, '],
  terrorism: ['terrorism', 'sentence for terrorism, '],
  unknown: ['unknown', 'kind not known, '],
} as const satisfies Record<string, readonly [AskedCaseSentence['sentenceType'], string]>
export type KindRead = keyof typeof kindsRead

/** The fields of a case that answer a question; none where the sentences must be told by themselves, or the words again. */
const length = ['sentenceYears'] as const
export const answeringFields = {
  unit: length,
  length,
  number: length,
  minimum_term: length,
  total: [],
  runs: [],
  other_sentence: [],
  kind: ['sentenceType'],
  unpaid: ['sentenceType'],
  activated: ['sentenceType'],
  custody: ['sentenceType'],
  extension: ['extensionYears'],
  offence: ['offenceKey'],
  date: ['startDate'],
  remand_days: ['remandCreditDays', 'remandCreditMonths', 'remand'],
  remand_unit: ['remandCreditDays', 'remand'],
  tag_days: ['taggedBailCreditDays'],
  // Words that nobody knows stand where they may decide; two people are told of.
  recall: ['recallType'],
  words: [],
  whose: [],
  added: ['addedDays'],
} as const satisfies Record<string, readonly string[]>

/** What is asked because the words leave it open. */
export type Ask = keyof typeof answeringFields

/** Asked where nothing was read for them, on a page that asks everybody. */
export const soft = /^(?:offence|date|remand_days|tag_days|activated)$/

/** A question, and the words that it is about, as they were typed. */
export interface WordsQuestion {
  readonly ask: Ask
  readonly about: string
  /** Where the words begin in the text: by it an answer finds its question. */
  readonly from: number
  readonly to: number
  /** The days that a date without its year may be. */
  readonly days: readonly string[]
  /** The offences that its words may be. */
  readonly offences: readonly string[]
  /** What leaves the kind open. */
  readonly of: 'minimum' | 'young' | 'licence' | 'contempt' | ''
  /** It was answered that nobody knows it, and no fact of a case can say so: it stays open. */
  readonly isUnknown?: true
}

/** The questions that stay open where nobody knows the answer: what they are about has no place in a case. */
export const staysOpen: ReadonlySet<Ask> = new Set(['added', 'total', 'unpaid', 'tag_days', 'words'])

/** What was answered beside the words. It holds until they change. */
export interface Answer {
  readonly ask: Ask | 'wrong'
  readonly from: number
  readonly say: string
  /** The words that it is about, where they go on to what is asked later. */
  readonly about?: string
}

export interface SentenceRead {
  /** Where its words stand in the text. */
  readonly from: number
  readonly to: number
  /** Null where it must be asked, and for a whole life order. */
  readonly length: SaidLength | null
  readonly kind: KindRead
  readonly extension: SaidLength | null
  readonly suspendedFor: SaidLength | null
  readonly activated: boolean
  /** The key of the offence; null where none was named, or it must be asked; `unknown` where that was answered. */
  readonly offence: string | null
  readonly offenceChoices: readonly string[]
  /** The day of the sentence, as 2026-06-12. */
  readonly date: string | null
  /** The day on which they were let out of imprisonment for public protection, and were not called back; `unknown` where only that is
   *  told, of that or of life. */
  readonly released: string | null
  /** "concurrent", "consecutive to 1", or "unknown" where that was answered; null for the first, and where it must be asked. */
  readonly runs: string | null
}

/** A time on remand: without its last day it ran until the sentence. */
export interface TimeOnRemand {
  readonly from: string
  readonly to?: string
}

/** The times on remand that are told by their days, in their order. */
export const remandTimes = ({ remandFrom, remandTo, moreRemand = [] }: Credit): readonly TimeOnRemand[] =>
  remandFrom === undefined
    ? []
    : [{ from: remandFrom, ...(remandTo !== undefined && { to: remandTo }) }, ...moreRemand]

/** Time before the sentence, as the words give it. */
export interface Credit {
  readonly remandDays?: number
  readonly remandFrom?: string
  readonly remandTo?: string
  /** The times behind the first, each after the one before it. */
  readonly moreRemand?: readonly TimeOnRemand[]
  /** Months are no number of days. */
  readonly remandLength?: SaidLength
  /** Without a unit. */
  readonly remandNumber?: number
  /** Days that the court takes off. */
  readonly tagDays?: number
  /** Days on the tag, of which half count. */
  readonly curfewDays?: number
  readonly curfewFrom?: string
  readonly curfewTo?: string
}

export type StatedRead = Readonly<Partial<Record<StatedLetter | 'release', string>>>

export interface RecallRead {
  readonly kind?: 'fixed' | 'standard' | 'tag'
  readonly days?: number
  readonly date?: string
  /** The day on which they were back in prison. */
  readonly returned?: string
  /** The day of which the year was not told: it is the last that has come. */
  readonly yearTaken?: 'date' | 'returned'
}

/** An award of days by the prison; its day only where it is told. */
interface AddedDaysRead {
  readonly days: number
  readonly date?: string
}

/** Words that are no part of the time, as they were typed, and why. */
export interface Aside {
  readonly from: number
  readonly to: number
  readonly text: string
  readonly why: string
}

/** What words tell that were read. */
export type ToldByPiece =
  | ('length' | 'kind' | 'minimum' | 'extension' | 'suspended_for' | 'offence' | 'date' | 'counts' | 'runs')
  | ('total' | 'stated' | 'remand' | 'tag' | 'recall' | 'recall_date' | 'age' | 'born')
  | ('added' | 'removal')

/** Words and what became of them: what they tell, why they are set aside, or what is asked about them. */
export interface WordsPiece {
  readonly from: number
  readonly to: number
  readonly is: 'read' | 'aside' | 'asked' | 'unused'
  readonly what: ToldByPiece | Ask | Aside['why']
  /** Its place among the sentences that were read; null where it is of none, or of all. */
  readonly sentence: number | null
}

/** Words that are about one of several people. */
export interface PersonTold {
  readonly number: number
  readonly name: string
  /** What they tell of that person, without names. */
  readonly said: string
  readonly from: number
  readonly to: number
}

/** The words of so many people are read for each of them by themselves: of more, one at a time is asked for. */
export const mostPeopleRead = 4

/** What was read in the words of a court. Every number and every deciding word is in it: read, set aside, or asked about. */
export interface Reading {
  /** The words as they were typed: every piece has its ends in them. */
  readonly text: string
  /** `asks` where something must be answered before it can go on. */
  readonly status: 'read' | 'asks' | 'recall' | 'not_custody'
  /** Whether what was read beside an open question is kept. */
  readonly goesOn: boolean
  readonly sentences: readonly SentenceRead[]
  readonly credit: Credit
  /** "18 years less 200 days": the length is what the judge said first. */
  readonly isLess: boolean
  /** Whether they were already: "302 days already deducted". */
  readonly isTakenOff: boolean
  readonly total: SaidLength | null
  readonly recall: RecallRead | null
  readonly questions: readonly WordsQuestion[]
  readonly asked: readonly Ask[]
  /** The dates that the prison gave, by the letters of its paper; without letters it is that of release. */
  readonly stated: StatedRead
  /** Days that the prison added, one award after the other. */
  readonly addedDays: readonly AddedDaysRead[]
  /** They are told to be removed from the country. */
  readonly isToBeRemoved: boolean
  /** How old the person is, where the words say it. */
  readonly age: number | null
  /** What that tells of the day of conviction. */
  readonly convictedAs: 'child' | 'adult' | null
  readonly born: string | null
  /** What is not part of the time, for a reason that is known. */
  readonly aside: readonly Aside[]
  /** Every word that was read, set aside or asked about, from one end to the other. */
  readonly pieces: readonly WordsPiece[]
  /** Where two or more people are told of: whose words stand where. */
  readonly people: readonly PersonTold[]
  /** Plain words that were not used: never a number, never a word that decides. */
  readonly unused: readonly string[]
  /** Both, and the age and the birth that are told, as they were typed. */
  readonly shown: readonly string[]
}

/** A sentence of the case that was told before. */
interface OtherSentence {
  readonly length?: SaidLength
  readonly runs?: string
}

export interface AskedOfWords {
  readonly today: Day
  /** The sentences that were told before, and which one is being told now. */
  readonly others: readonly OtherSentence[]
  readonly at: number
  readonly answers?: readonly Answer[]
}
