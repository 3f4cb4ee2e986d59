import { lengthBounds } from './bounds.ts'
import { calculationFacts } from './calculation.ts'
import { atLargeFacts, awardFacts, personFacts, shapes } from './person.ts'
import { recallFacts } from './recall.ts'
import { otherCustodyFacts, remandFacts } from './remand.ts'
import { sentenceFacts } from './sentence.ts'
import { isRecord } from './take.ts'
import { whatIfFacts, whatIfRemandFacts } from './what-if.ts'

/** A name that is no fact: where it stands, and among which it would belong. */
export interface UnknownField {
  readonly place: string
  readonly name: string
  readonly known: readonly string[]
  /** The number of its sentence, or null where it is of the case. */
  readonly sentence: number | null
}

/** The names that can be told, of each thing that has facts. */
export const factNames = {
  case: [...Object.keys(shapes), ...Object.keys(personFacts)],
  sentence: Object.keys(sentenceFacts),
  recall: Object.keys(recallFacts),
  award: Object.keys(awardFacts),
  atLarge: Object.keys(atLargeFacts),
  remand: Object.keys(remandFacts),
  otherCustody: Object.keys(otherCustodyFacts),
  calculation: Object.keys(calculationFacts),
  whatIf: ['lengths', 'remand', ...Object.keys(whatIfFacts)],
  whatIfLengths: ['from', 'to', 'step'],
  whatIfLength: ['years', 'months'],
  whatIfRemand: Object.keys(whatIfRemandFacts),
  batch: ['items'],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** The lists of a case beside its sentences. */
const lists = [
  ['addedDays', factNames.award],
  ['unlawfullyAtLarge', factNames.atLarge],
  ['remand', factNames.remand],
  ['otherCustody', factNames.otherCustody],
] as const

/** The names in a case that are no facts. Nothing of it has to be of a kind. */
export function unknownFieldsOf(given: unknown): readonly UnknownField[] {
  if (!isRecord(given)) return []
  const { sentences, recall } = given
  return [
    ...unknownIn(given, factNames.case),
    ...unknownIn(recall, factNames.recall, 'recall.'),
    ...rowsIn(sentences, shapes.sentences.most).flatMap((row, at) =>
      unknownIn(row, factNames.sentence, `sentences[${at}].`, at),
    ),
    ...lists.flatMap(([list, known]) =>
      rowsIn(given[list], shapes[list].most).flatMap((row, at) => unknownIn(row, known, `${list}[${at}].`)),
    ),
  ]
}

/** The same of a question about lengths. */
export const unknownOfWhatIf = (given: Readonly<Record<string, unknown>>): readonly UnknownField[] => [
  ...unknownIn(given, [...factNames.whatIf, 'minimumSentence']),
  ...unknownOfLengths(given.lengths),
  ...rowsIn(given.remand, shapes.remand.most).flatMap((row, at) =>
    unknownIn(row, factNames.whatIfRemand, `remand[${at}].`),
  ),
]

/** Weeks and days are no names that are ignored: that they are not worked out is said by itself. */
const lengthNames = [...factNames.whatIfLength, 'weeks', 'days']

const unknownOfLengths = (lengths: unknown): readonly UnknownField[] => [
  ...unknownIn(lengths, factNames.whatIfLengths, 'lengths.'),
  ...(isRecord(lengths) ? factNames.whatIfLengths : []).flatMap((name) =>
    unknownIn((lengths as Readonly<Record<string, unknown>>)[name], lengthNames, `lengths.${name}.`),
  ),
  ...rowsIn(lengths, lengthBounds.lengths).flatMap((row, at) =>
    unknownIn(row, lengthNames, `lengths[${at}].`),
  ),
]

const rowsIn = (list: unknown, most: number): readonly unknown[] =>
  Array.isArray(list) && list.length <= most ? list : []

/** The names of an object that are not among those that are known. */
export function unknownIn(
  given: unknown,
  known: readonly string[],
  before = '',
  sentence: number | null = null,
): readonly UnknownField[] {
  const unknown: UnknownField[] = []
  if (isRecord(given))
    for (const name in given)
      if (!known.includes(name)) unknown.push({ place: `${before}${name}`, name, known, sentence })
  return unknown
}
