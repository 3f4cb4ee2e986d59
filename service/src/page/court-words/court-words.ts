import { type Day, parseDay } from '@requisite/law'
import { inUnits, type Length } from '../../court-words/length.ts'
import type { FindOffence } from '../../court-words/offences.ts'
import { mostCharacters, readWords } from '../../court-words/read.ts'
import type { Ask, KindRead, Question, Reading, SentenceRead } from '../../court-words/reading.ts'

export type { KindRead }

/** What was read in the words of a court: one sentence, and all that the page can take at once. */
export interface CourtRead {
  readonly is: 'read'
  readonly kind: KindRead
  /** Null for a whole life order alone. */
  readonly length: Length | null
  /** The extra time on licence of an extended sentence. */
  readonly extension: Length | null
  readonly activated: boolean
  /** Null where no time on remand was named; 0 where it was named without its days. */
  readonly remandDays: number | null
  /** The same of time on a tag. */
  readonly tagDays: number | null
  readonly start: Day | null
  readonly offence: string | null
  /** What is not part of the time, for a reason that is known. */
  readonly aside: readonly string[]
  /** What is asked for on the next page. */
  readonly later: readonly string[]
  /** Plain words that were not used: never a figure, and none that decides. */
  readonly unused: readonly string[]
}

/** What must be answered first, with what was read so far and the words it is about. */
export interface Unread {
  readonly is: 'unread'
  readonly why: Ask | 'several' | 'long'
  readonly so: string
  readonly number: string
}

export type CourtWords = CourtRead | Unread | { readonly is: 'recall' } | { readonly is: 'not-prison' }

/** The questions of which the deciding one is asked first. */
const first: readonly Ask[] = [
  'recall',
  'custody',
  'length',
  'unit',
  'kind',
  'minimum_term',
  'extension',
  'total',
]
/** Asked by the next pages of everybody who said so. */
const later: readonly Ask[] = [
  'offence',
  'date',
  'remand_days',
  'remand_unit',
  'tag_days',
  'activated',
  'unpaid',
  'other_sentence',
]

const deciding = (questions: readonly Question[]): Question | undefined =>
  first.map((ask) => questions.find((one) => one.ask === ask)).find((one) => one !== undefined) ??
  questions.find(({ ask }) => !later.includes(ask))

const daysOr = (days: number | undefined, isNamed: boolean): number | null => days ?? (isNamed ? 0 : null)

function oneSentence(sentence: SentenceRead, { credit, questions, aside, unused }: Reading): CourtRead {
  const isAsked = (...asks: readonly Ask[]): boolean => questions.some(({ ask }) => asks.includes(ask))
  const isRemand =
    isAsked('remand_days', 'remand_unit') ||
    credit.remandFrom !== undefined ||
    credit.remandLength !== undefined
  const isTag = isAsked('tag_days') || credit.curfewDays !== undefined
  const dates = [credit.remandFrom, credit.remandTo, credit.curfewFrom, credit.curfewTo].filter(
    (day) => day !== undefined,
  )
  return {
    is: 'read',
    ...{
      kind: sentence.kind,
      length: sentence.length,
      extension: sentence.extension,
      activated: sentence.activated,
    },
    ...{ remandDays: daysOr(credit.remandDays, isRemand), tagDays: daysOr(credit.tagDays, isTag) },
    ...{ start: sentence.date === null ? null : parseDay(sentence.date), offence: sentence.offence },
    ...{ aside, unused },
    later: [
      ...questions
        .filter(({ ask, about }) => later.includes(ask) && ask !== 'activated' && about !== '')
        .map(({ about }) => about),
      ...dates,
    ],
  }
}

const soFar = ({ sentences }: Reading): string => {
  const length = sentences[0]?.length ?? null
  return length === null ? '' : inUnits(length)
}

/** Reads what a court said, for the page: one sentence, or what must be answered first. */
export function readCourtWords(typed: string, find: FindOffence, today: Day, told = 0): CourtWords {
  if (typed.length > mostCharacters) return { is: 'unread', why: 'long', so: '', number: '' }
  const reading = readWords(typed, find, {
    today,
    others: Array.from({ length: told }, () => ({})),
    at: told + 1,
  })
  if (reading.status === 'recall') return { is: 'recall' }
  if (reading.status === 'not_custody') return { is: 'not-prison' }
  const [only, another] = reading.sentences
  if (another !== undefined)
    return { is: 'unread', why: 'several', so: '', number: String(reading.sentences.length) }
  const open = deciding(reading.questions)
  if (only === undefined || (open !== undefined && !(told > 0 && open.ask === 'runs')))
    return { is: 'unread', why: open?.ask ?? 'length', so: soFar(reading), number: open?.about ?? '' }
  return oneSentence(only, reading)
}
