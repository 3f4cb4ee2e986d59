import { isoDate } from '@requisite/law'
import type { WordsQuestion } from '../../court-words/reading.ts'
import type { ToldSentence } from '../../told/case.ts'
import { courtLength, extensionTold, lengthOf } from '../../told/length.ts'
import { inText } from '../../told/query.ts'
import { knownOf, type LiveCase } from './known.ts'
import { placeOfSentence } from './row.ts'

/** Where nothing is told of them: the lengths of most sentences, after a trial and with the most that a plea takes off. */
export const usualLengths = { from: '1 year', to: '4 years' } as const
export const usualPleas = ['0', '1/3'] as const

/** The facts of the sentence that go along. */
const facts = [
  'offenceKey',
  'sentenceType',
  'extensionYears',
  'ageAtConviction',
  'remandCreditDays',
  'taggedBailCreditDays',
] as const

/** An offence is read only behind a length. */
const anyLength = '3 years, '

/** What the words tell of a sentence that is not passed yet, as the page about it is filled in: the charge, the days before it, and a
 *  length that was named. An empty text where they tell nothing of it. */
export function beforeSentence(question: WordsQuestion, { reading, today }: LiveCase): string {
  const { text } = reading
  const [own, named] = [asPassed(text), asPassed(`${anyLength}${text}`)]
  const { sentences, remand, credit } = own.sentences.length > 0 ? own : named
  const one: ToldSentence = sentences.length === 1 ? { ...sentences[0] } : {}
  const ofSentence = { ...one, ...credit, extensionYears: courtLength(extensionTold(one)) || undefined }
  const told = [
    ...facts.map((name) => [placeOfSentence(1, name), ofSentence[name]] as const),
    ...remand.flatMap(({ fromDate, toDate }, i) => [
      [`remand[${i}].fromDate`, fromDate] as const,
      [`remand[${i}].toDate`, toDate] as const,
    ]),
  ].flatMap(([place, value]) =>
    typeof value === 'object' || /^(?:undefined|unknown|sds)$/.test(String(value))
      ? []
      : [[place, String(value)] as const],
  )
  const length = own.sentences.length > 0 ? courtLength(lengthOf(one)) : ''
  if (told.length === 0 && length === '') return ''
  const lengths = Object.entries(length === '' ? usualLengths : { from: length })
  return inText([
    ...told,
    ...usualPleas.map((part) => ['pleaReductions', part] as const),
    ...lengths.map(([end, text]) => [`lengths.${end}`, text] as const),
  ])

  /** The words read as if the court had passed the sentence. */
  function asPassed(words: string): LiveCase {
    const asked = { live: 0, text: words, caret: null, today: isoDate(today), answers: [] }
    const open = knownOf(asked).questions.filter(({ ask }) => ask === question.ask)
    return knownOf({
      ...asked,
      answers: open.map(({ ask, from, to, about }) => ({
        row: `ask-${ask}-${from}`,
        say: inText([
          ['say', 'yes'],
          ['anchor', from < 0 ? '' : words.slice(from, to)],
          ['about', about],
        ]),
      })),
    })
  }
}
