import { type Day, isoDate } from '@requisite/law'
import type { CaseInput, RecallInput, SentenceInput } from './case-input.ts'
import { isNothing, type Length } from './length-from-boxes.ts'

/** More than which the whole of a default term is served, of a confiscation order: 10 million pounds, and one. */
export const overTenMillion = '10000001'

type Pairs = readonly (readonly [name: string, value: string | number | null])[]

const lengthPairs = (name: 'sentence' | 'extension', length: Length | null): Pairs =>
  length === null
    ? []
    : name === 'extension' && isNothing(length)
      ? [['extensionYears', '0']]
      : [
          [`${name}Years`, length.years],
          [`${name}Months`, length.months],
          [`${name}Weeks`, length.weeks],
          [`${name}Days`, length.days],
        ]

/** What is 0 or not known is left out; a length has at least its first box. */
const textOf = (pairs: Pairs): string => {
  const query = new URLSearchParams()
  for (const [name, value] of pairs)
    if (value !== null && value !== '' && (value !== 0 || name === 'sentenceYears'))
      query.set(name, String(value))
  return query.toString()
}

const pairsOf = (sentence: SentenceInput, born: Day | null = null): Pairs => [
  ['startDate', isoDate(sentence.start)],
  ...lengthPairs('sentence', sentence.length),
  ...lengthPairs('extension', sentence.extension),
  ['offenceKey', sentence.offenceKey],
  ['sentenceType', sentence.kind],
  ['wholeLife', sentence.isWholeLife ? 'true' : null],
  ['onLicence', sentence.isOnLicence ? 'true' : null],
  ['activated', sentence.isActivated ? 'yes' : null],
  // Beside a date of birth, an age that is left out is the one that it says.
  ['ageAtConviction', sentence.age === 'adult' && born === null ? null : sentence.age],
  ['remandCreditDays', sentence.remandDays],
  ['taggedBailCreditDays', sentence.taggedBailDays],
  ['offenceDate', isoOf(sentence.offenceDate ?? null)],
  ['terrorism', sentence.terrorism ?? null],
  ['unpaid', sentence.unpaid ?? null],
  ['fineAmount', sentence.isVeryLarge ? overTenMillion : null],
  ['consecutiveTo', sentence.follows],
  ['regimeId', sentence.regimeId],
  ['unsure', sentence.unsure.join('.')],
]

/** One sentence in the API's names, always in the same order: so it stands in a link, and so it is carried from page to page
 *  beside others. */
export const sentenceQuery = (sentence: SentenceInput): string => textOf(pairsOf(sentence))

/** What can happen more than once is one value, with points between. */
const sincePairs = ({
  added,
  away,
  recall,
  stated,
  born,
  isOnRegister,
}: Omit<CaseInput, 'sentences'>): Pairs => [
  ['addedDays', added.map(({ days }) => days).join('.')],
  ['addedOn', added.some(({ on }) => on !== null) ? added.map(({ on }) => isoOf(on) ?? '').join('.') : ''],
  ['awayFrom', away.map(({ first }) => isoDate(first)).join('.')],
  ['awayTo', away.map(({ last }) => isoDate(last)).join('.')],
  ...recallPairs(recall),
  ['prisonDate', isoOf(stated)],
  ['dateOfBirth', isoOf(born ?? null)],
  ['onRegister', isOnRegister ? 'yes' : null],
]

const isoOf = (day: Day | null): string | null => (day === null ? null : isoDate(day))

const recallPairs = (recall: RecallInput | null): Pairs =>
  recall === null
    ? []
    : [
        ['recallType', recall.type ?? 'unsure'],
        ['returnDate', isoOf(recall.returnDate)],
        ['recallDate', isoOf(recall.recallDate)],
        ['addedSinceDays', recall.addedDays],
        ['recallFor', recall.sentences?.join('.') ?? null],
        ['onTag', recall.isOnTag ? 'yes' : null],
      ]

/** What has happened since, as a link has it. */
const sinceQuery = (told: Omit<CaseInput, 'sentences'>): string => textOf(sincePairs(told))

/** Everything that was told, as a link has it: one sentence in its own names, several each as one value. */
export function toldQuery(told: CaseInput): string {
  const [first, ...others] = told.sentences
  if (first !== undefined && others.length === 0)
    return textOf([...pairsOf(first, told.born ?? null), ...sincePairs(told)])
  const since = sinceQuery(told)
  const sentences = new URLSearchParams(
    told.sentences.map((sentence) => ['sentence', sentenceQuery(sentence)]),
  )
  return since === '' ? String(sentences) : `${sentences}&${since}`
}
