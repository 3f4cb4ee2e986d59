import { daysInWords, inWords, type RegimeId } from '@requisite/law'
import {
  creditFacts,
  type FactSaid,
  factsInWords,
  factWords,
  monthInWords,
  periodInWords,
  personFacts,
  recallFacts,
  rulesInWords,
  sentenceFacts,
} from '@requisite/law/internal'
import { courtLength, isNothing } from '../../told/length.ts'
import {
  dayTold,
  extensionOf,
  followedBy,
  hasMinimumTerm,
  lengthTold,
  type PageCase,
  type PageRecall,
  type PageSentence,
  startOf,
} from '../../told/told.ts'
import { dayThatDecides } from '../ask.ts'
import { offenceInWords } from './offence-in-words.ts'
import { capital } from './text.ts'

const words = factWords.sentence

const joined = (parts: readonly string[], between: string): string =>
  parts.filter((part) => part !== '').join(between)

const textOf = (facts: readonly FactSaid[]): readonly string[] => facts.map(({ text }) => text)

/** A kind of sentence in a line of text. */
export function kindTold({
  sentenceType,
  activated,
  wholeLife,
  onLicence,
}: Pick<PageSentence, 'sentenceType' | 'activated' | 'wholeLife' | 'onLicence'>): string {
  if (activated) return 'suspended sentence put into effect'
  if (wholeLife) return 'life sentence with a whole life order'
  return `${words.sentenceType.said[sentenceType ?? 'unknown']}${onLicence ? `, ${words.onLicence.said}` : ''}`
}

/** The rules that a link names; else the kind. */
const rulesOr = (kind: string, { regimeId }: PageSentence): string =>
  regimeId == null ? kind : rulesInWords[regimeId as RegimeId]

/** What is said of the extra time on licence: nothing where it was not told. */
export function extensionInWords(
  sentence: PageSentence,
  none: string,
  some: (length: string) => string,
): string {
  const extension = extensionOf(sentence)
  return extension === null ? '' : isNothing(extension) ? none : some(courtLength(extension))
}

const isCredit = (name: string): boolean =>
  name === 'remandCreditMonths' || creditFacts.some((credit) => credit === name)

/** The facts that have their own place in what is said of a sentence. Any other that is told is said behind them, by its words. */
const placed: ReadonlySet<string> = new Set<keyof typeof sentenceFacts>([
  ...([
    'id',
    'startDate',
    'startMonth',
    'sentenceType',
    'offenceKey',
    'regimeId',
    'ageAtConviction',
    'offenceDate',
  ] as const),
  ...([
    'terrorism',
    'consecutiveTo',
    'howItRuns',
    'wholeLife',
    'onLicence',
    'fineAmount',
    'civilDebt',
  ] as const),
])

/** The facts that have no place of their own. */
export const otherFacts = (sentence: PageSentence): readonly FactSaid[] =>
  factsInWords(sentenceFacts, words, sentence, (name) => !placed.has(name) && !isCredit(name))

const creditsInWords = (sentence: PageSentence): readonly string[] =>
  textOf(factsInWords(sentenceFacts, words, sentence, isCredit))

/** Whether it was for terrorism, as it was told; an empty text where it was not. */
const terrorismInWords = (sentence: PageSentence): string =>
  textOf(factsInWords(sentenceFacts, words, sentence, (name) => name === 'terrorism')).join('')

/** The side of the day of the law on which the offence was, as it was told; an empty text where it was not. */
export function offenceDayInWords(sentence: PageSentence): string {
  if (sentence.offenceDate == null) return ''
  const [told, day] = [dayTold(sentence.offenceDate), dayThatDecides(sentence)]
  if (day === null) return `on ${inWords(told)}`
  return told < day ? `before ${inWords(day)}` : `on or after ${inWords(day)}`
}

/** How a sentence runs beside the others. The first runs from its day, and nothing is said of it. */
function runsInWords(sentence: PageSentence, number: number): string {
  const follows = followedBy(sentence)
  if (follows !== null) return `after sentence ${follows} (consecutive)`
  return number === 1 ? '' : words.howItRuns.said[sentence.howItRuns ?? 'concurrent']
}

/** When it was passed: the day, or the month where that alone is known. */
export const passedInWords = (sentence: PageSentence): string =>
  sentence.startMonth == null ? inWords(startOf(sentence)) : monthInWords(sentence.startMonth)

/** What comes before the days: the name, the length, the day, the offence, and how it runs. */
function beginning(sentence: PageSentence, number: number): readonly string[] {
  const { sentenceType, activated, onLicence } = sentence
  const offence = offenceInWords(sentence, (title) => title)
  const kind = rulesOr(kindTold({ sentenceType, ...(activated && { activated }) }), sentence)
  const isPlain = (sentenceType ?? 'unknown') === 'unknown' || sentenceType === 'sds'
  const name =
    offence === null ? capital(kind) : `${offence.name}${offence.which === '' ? '' : ` (${offence.which})`}`
  const term = sentence.wholeLife
    ? words.wholeLife.said
    : `${hasMinimumTerm(sentenceType) ? 'a minimum term of ' : ''}${courtLength(lengthTold(sentence))}`
  const day = offenceDayInWords(sentence)
  return [
    name,
    offence === null || (isPlain && !activated && sentence.regimeId == null) || sentence.wholeLife
      ? ''
      : kind,
    `${term}${extensionInWords(sentence, ', nothing more on licence', (more) => ` in prison and ${more} more on licence`)}`,
    `passed ${sentence.startMonth == null ? 'on' : 'in'} ${passedInWords(sentence)}`,
    onLicence ? words.onLicence.said : '',
    joined([day === '' ? '' : `offence ${day}`, terrorismInWords(sentence)], ', '),
    runsInWords(sentence, number),
  ]
}

/** The same on the sheet, in one sentence: "Robbery, 3 years, passed on 16 November 2026, with 40 days on remand". */
export function sentenceOnPaper(sentence: PageSentence, number: number): string {
  const { sentenceType, ageAtConviction } = sentence
  const days = creditsInWords(sentence)
  return joined(
    [
      ...beginning(sentence, number),
      days.length === 0 ? '' : `with ${days.join(' and ')}`,
      ...textOf(otherFacts(sentence)),
      ageAtConviction === 'child' && !hasMinimumTerm(sentenceType) ? words.ageAtConviction.said.child : '',
    ],
    ', ',
  )
}

/** The facts of the case that stand with what has happened since, or with the sentences. */
const notOfPerson: ReadonlySet<string> = new Set<keyof typeof personFacts>([
  'otherSentences',
  'statedReleaseDate',
  'statedDates',
])

/** What was told of the person, where it decides. */
export const personInWords = (told: PageCase): readonly string[] =>
  textOf(factsInWords(personFacts, factWords.person, told, (name) => !notOfPerson.has(name)))

/** A recall as it was told, in one line. */
export const recallInWords = (recall: PageRecall): string =>
  textOf(factsInWords(recallFacts, factWords.recall, recall)).join(', ')

/** The dates that the prison gave, as they were told. */
const statedInWords = (told: Pick<PageCase, 'statedReleaseDate' | 'statedDates'>): readonly string[] =>
  textOf(factsInWords(personFacts, factWords.person, told, (name) => name.startsWith('stated')))

/** What has happened since, in words; an empty text where nothing has. */
export function sinceInWords(told: PageCase): string {
  const { addedDays, unlawfullyAtLarge, recall } = told
  return joined(
    [
      ...addedDays.map(
        ({ days, date }) =>
          `${daysInWords(days)} added in prison${date === undefined ? '' : ` on ${inWords(dayTold(date))}`}`,
      ),
      ...unlawfullyAtLarge.map(
        ({ fromDate, toDate, why }) =>
          `${why == null ? 'away without permission' : factWords.atLarge.why.said[why]} ` +
          `${fromDate === toDate ? 'on' : 'from'} ` +
          `${periodInWords(dayTold(fromDate), dayTold(toDate))}`,
      ),
      recall === null ? '' : recallInWords(recall),
      ...statedInWords(told),
    ],
    '; ',
  )
}

/** The law that a link asks for, where it is another than that in force on the day. */
export function lawAsked({ law }: Pick<PageCase, 'law'>): string | null {
  if (law == null || law === 'in_force') return null
  if (law === 'before_act') return 'by the law before the Sentencing Act 2026'
  return law === 'after_act'
    ? 'by the Sentencing Act 2026, whatever the day of sentence'
    : `by the law as it was on ${inWords(dayTold(law))}`
}
