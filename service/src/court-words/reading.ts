import type { Day } from '@requisite/law'
import type { SaidLength } from './length.ts'

export type KindRead =
  | 'standard'
  | 'extended'
  | 'sopc'
  | 'life'
  | 'ipp'
  | 'whole_life'
  | 'suspended'
  | 'dto'
  | 'section_250'
  | 'contempt'
  | 'default'
  | 'supervision_default'
  | 'terrorism'
  /** Answered: the person does not know it. */
  | 'unknown'

/** What is asked because the words leave it open. */
export type Ask =
  | 'unit'
  | 'length'
  | 'kind'
  | 'minimum_term'
  | 'extension'
  | 'offence'
  | 'date'
  | 'runs'
  | 'other_sentence'
  | 'total'
  | 'remand_days'
  | 'remand_unit'
  | 'tag_days'
  | 'unpaid'
  | 'activated'
  | 'number'
  | 'custody'
  | 'recall'
  /** Words that nobody knows stand where they may decide. */
  | 'words'
  /** Two people are told of. */
  | 'whose'

/** A question, and the words that it is about, as they were typed. */
export interface WordsQuestion {
  readonly ask: Ask
  readonly about: string
  /** Where the words begin in the text: by it an answer finds its question. */
  readonly from: number
  readonly to: number
  /** The days that a date without its year may be. */
  readonly days: readonly string[]
  /** What leaves the kind open. */
  readonly of: 'minimum' | 'young' | 'licence' | 'contempt' | ''
}

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
  /** "concurrent", "consecutive to 1", or "unknown" where that was answered; null for the first, and where it must be asked. */
  readonly runs: string | null
}

/** Time before the sentence, as the words give it. */
export interface Credit {
  readonly remandDays?: number
  readonly remandFrom?: string
  readonly remandTo?: string
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

export interface RecallRead {
  readonly kind?: 'fixed' | 'standard'
  readonly days?: number
  readonly date?: string
}

/** Words that are no part of the time, as they were typed, and why. */
export interface Aside {
  readonly from: number
  readonly to: number
  readonly text: string
  readonly why: string
}

/** Words that are about one of several people. */
export interface PersonTold {
  readonly number: number
  readonly from: number
  readonly to: number
}

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
  readonly total: SaidLength | null
  readonly recall: RecallRead | null
  readonly questions: readonly WordsQuestion[]
  readonly asked: readonly Ask[]
  /** How old the person is, where the words say it. */
  readonly age: number | null
  readonly born: string | null
  /** What is not part of the time, for a reason that is known. */
  readonly aside: readonly Aside[]
  /** Where two or more people are told of: whose words stand where. */
  readonly people: readonly PersonTold[]
  /** Plain words that were not used: never a number, never a word that decides. */
  readonly unused: readonly string[]
  /** Both. */
  readonly shown: readonly string[]
}

/** A sentence of the case that was told before. */
export interface OtherSentence {
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
