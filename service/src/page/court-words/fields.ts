import { remandMonthsOf } from '../../court-words/asked-case.ts'
import type { SaidLength } from '../../court-words/length.ts'
import { followed, inOrderOfChain } from '../../court-words/order.ts'
import type { Answer, Credit, KindRead, Reading, SentenceRead } from '../../court-words/reading.ts'
import type { FieldName } from '../question/form-values.ts'

/** The fields of a form. */
export type Fields = Partial<Record<FieldName, string>>

/** A kind that was read, as the form has it. */
const kinds: Readonly<Record<KindRead, Fields>> = {
  standard: { kind: 'sds' },
  extended: { kind: 'eds' },
  life: { kind: 'life' },
  suspended: { kind: 'suspended' },
  ipp: { kind: 'other', otherKind: 'ipp' },
  sopc: { kind: 'other', otherKind: 'sopc' },
  dto: { kind: 'other', otherKind: 'dto' },
  whole_life: { kind: 'other', otherKind: 'whole_life' },
  contempt: { kind: 'other', otherKind: 'contempt' },
  default: { kind: 'other', otherKind: 'fine_default' },
  supervision_default: { kind: 'other', otherKind: 'supervision_default' },
  terrorism: { kind: 'other', otherKind: 'terrorism' },
  section_250: { kind: 'sds', ageAtConviction: 'child', childSentence: 'section_250' },
  unknown: { kind: 'unsure' },
}

const text = (n: number): string => (n === 0 ? '' : String(n))

const lengthFields = (length: SaidLength | null): Fields => ({
  sentenceYears: text(length?.years ?? 0),
  sentenceMonths: text(length?.months ?? 0),
  sentenceWeeks: text(length?.weeks ?? 0),
  sentenceDays: text(length?.days ?? 0),
})

export function runsFields(sentence: SentenceRead): Fields {
  const to = followed(sentence)
  if (to !== null) return { runs: 'consecutive', consecutiveTo: String(to) }
  return sentence.runs === null ? {} : { runs: sentence.runs === 'unknown' ? 'unsure' : 'concurrent' }
}

export const dayFields = (
  name: 'startDate' | 'remandFrom' | 'remandTo',
  date: string | null | undefined,
): Fields => {
  const [year, month = '', day = ''] = date?.split('-') ?? []
  return year === undefined
    ? {}
    : {
        [`${name}-day`]: String(Number(day)),
        [`${name}-month`]: String(Number(month)),
        [`${name}-year`]: year,
      }
}

/** "Another offence": the search for it begins with the words that were said. */
function searchedFields({ from }: SentenceRead, answers: readonly Answer[]): Fields {
  const later = answers.findLast((one) => one.ask === 'offence' && one.from === from)
  return later?.about === undefined ? {} : { offenceKey: '', offenceTyped: later.about }
}

/** A sentence in the fields of the form. What was not named is left as it is; the kind and the lengths never are. */
export const sentenceFields = (sentence: SentenceRead, answers: readonly Answer[]): Fields => ({
  ...{ otherKind: '', activated: '', extensionUnknown: '', extensionNone: '' },
  ...kinds[sentence.kind],
  ...(sentence.kind === 'suspended' ? { activated: sentence.activated ? 'yes' : 'no' } : {}),
  ...lengthFields(sentence.length),
  ...(sentence.kind === 'extended' && sentence.extension !== null
    ? { extensionYears: text(sentence.extension.years), extensionMonths: text(sentence.extension.months) }
    : { extensionYears: '', extensionMonths: '' }),
  ...(sentence.offence === null
    ? searchedFields(sentence, answers)
    : sentence.offence === 'unknown'
      ? { offenceKey: '', offenceUnknown: 'yes' }
      : { offenceKey: sentence.offence }),
})

/** Time before the sentence. What is not a number of days is asked for on the next page, which has the dates already. */
export function creditFields(credit: Credit, isAsked: (...asks: readonly string[]) => boolean): Fields {
  const { remandDays, remandFrom, remandTo, tagDays } = credit
  const isRemand =
    Object.keys(credit).some((name) => name.startsWith('remand')) || isAsked('remand_days', 'remand_unit')
  const isTag =
    tagDays !== undefined ||
    Object.keys(credit).some((name) => name.startsWith('curfew')) ||
    isAsked('tag_days')
  return {
    ...(isRemand
      ? {
          creditRemand: 'yes',
          remandCreditDays: text(remandDays ?? 0),
          remandCreditMonths: text(remandMonthsOf(credit) ?? 0),
        }
      : {}),
    ...(remandFrom === undefined || remandDays !== undefined
      ? {}
      : {
          ...dayFields('remandFrom', remandFrom),
          remandUntil: remandTo === undefined ? 'sentence' : 'date',
          ...dayFields('remandTo', remandTo),
        }),
    ...(isTag ? { creditTag: 'yes', taggedBailCreditDays: text(tagDays ?? 0) } : {}),
  }
}

/** Whether nobody is in prison for it: beside others it is no part of the time. */
export const isNotServed = ({ kind, activated }: SentenceRead): boolean => kind === 'suspended' && !activated

/** What was read, in the fields of the form: the first sentence, and those that follow, each as a form of its own. */
export function fieldsOf(reading: Reading, answers: readonly Answer[], told: number): Fields {
  const { sentences, credit, questions } = reading
  const served = sentences.length > 1 ? sentences.filter((one) => !isNotServed(one)) : sentences
  const [first, ...others] = inOrderOfChain(served.length === 0 ? sentences.slice(0, 1) : served, told)
  if (first === undefined) return {}
  const another = answers.findLast(({ ask }) => ask === 'other_sentence')?.say
  return {
    ...sentenceFields(first, answers),
    ...(told === 0 ? {} : runsFields(first)),
    ...(reading.isLess && ['life', 'ipp'].includes(first.kind) ? { creditTakenOffMinimum: 'false' } : {}),
    ...creditFields(credit, (...asks) => questions.some(({ ask }) => asks.includes(ask))),
    ...dayFields('startDate', first.date),
    ...(another === undefined ? {} : { another }),
    next: others
      .map((one) =>
        new URLSearchParams(
          Object.entries({ ...sentenceFields(one, answers), ...runsFields(one) }).filter(
            ([, value]) => value !== '',
          ),
        ).toString(),
      )
      .join('|'),
  }
}
