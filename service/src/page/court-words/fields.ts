import type { StatedLetter } from '@requisite/law'
import { remandMonthsOf } from '../../court-words/asked-case.ts'
import type { SaidLength } from '../../court-words/length.ts'
import { followed, inOrderOfChain } from '../../court-words/order.ts'
import {
  type Answer,
  type Credit,
  type KindRead,
  type Reading,
  remandTimes,
  type SentenceRead,
} from '../../court-words/reading.ts'
import { monthAlone } from '../question/date-from-text.ts'
import { type DateName, type FieldName, formRows } from '../question/form-values.ts'

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

export const lengthFields = (length: SaidLength | null): Fields => ({
  sentenceYears: text(length?.years ?? 0),
  sentenceMonths: text(length?.months ?? 0),
  sentenceWeeks: text(length?.weeks ?? 0),
  sentenceDays: text(length?.days ?? 0),
})

/** The form has no weeks and days of an extension. */
export const extensionFields = (length: SaidLength | null): Fields => ({
  extensionYears: text(length?.years ?? 0),
  extensionMonths: text(length?.months ?? 0),
})

function runsFields(sentence: SentenceRead): Fields {
  const to = followed(sentence)
  if (to !== null) return { runs: 'consecutive', consecutiveTo: String(to) }
  return sentence.runs === null ? {} : { runs: sentence.runs === 'unknown' ? 'unsure' : 'concurrent' }
}

export const dayFields = (name: DateName, date: string | null | undefined): Fields => {
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
const sentenceFields = (sentence: SentenceRead, answers: readonly Answer[]): Fields => ({
  ...{ otherKind: '', activated: '', extensionUnknown: '', extensionNone: '' },
  ...kinds[sentence.kind],
  ...(sentence.kind === 'suspended' ? { activated: sentence.activated ? 'yes' : 'no' } : {}),
  ...lengthFields(sentence.length),
  ...extensionFields(sentence.kind === 'extended' ? sentence.extension : null),
  ...(sentence.offence === null
    ? searchedFields(sentence, answers)
    : sentence.offence === 'unknown'
      ? { offenceKey: '', offenceUnknown: 'yes' }
      : { offenceKey: sentence.offence }),
})

/** Time before the sentence. What is not a number of days, and no dates, is still to be asked. */
function creditFields(credit: Credit): Fields {
  const { remandDays, tagDays } = credit
  const times = remandTimes(credit).map(({ from, to }, i): Fields => {
    const row = formRows[i] ?? ''
    return {
      ...dayFields(`remandFrom${row}`, from),
      [`remandUntil${row}`]: to === undefined ? 'sentence' : 'date',
      ...dayFields(`remandTo${row}`, to),
    }
  })
  const months = remandMonthsOf(credit)
  return {
    ...(remandDays === 0
      ? { creditNone: 'yes' }
      : remandDays !== undefined
        ? { remandCreditDays: text(remandDays) }
        : months !== null
          ? { remandCreditMonths: text(months) }
          : Object.assign({}, ...times)),
    ...(tagDays === undefined ? {} : { creditNone: '', taggedBailCreditDays: text(tagDays) }),
  }
}

/** Whether nobody is in prison for it: beside others it is no part of the time. */
const isNotServed = ({ kind, activated }: SentenceRead): boolean => kind === 'suspended' && !activated

/** The month in which the court said it, where the words have no more of the day. */
const monthIn = ({ questions }: Reading): Fields => {
  const alone = questions
    .filter(({ ask, days }) => ask === 'date' && days.length === 0)
    .map(({ about }) => monthAlone(about))
    .find((one) => one !== null)
  return alone === undefined || alone === null
    ? {}
    : { 'startDate-month': alone.month, 'startDate-year': alone.year, monthOnly: 'yes' }
}

const recallTypes: Readonly<Record<number, Fields>> = {
  56: { recallType: 'fixed_term_56' },
  28: { recallType: 'short', shortTerm: 'fixed_term_28' },
  14: { recallType: 'short', shortTerm: 'fixed_term_14' },
}

/** A recall that the words tell. */
function recallFields({ recall }: Reading): Fields {
  if (recall === null) return {}
  const { kind, days = 0, date, returned } = recall
  return {
    recalled: 'way',
    ...(kind === 'tag'
      ? { recallType: 'curfew' }
      : kind === 'standard'
        ? { recallType: kind }
        : recallTypes[days]),
    ...(returned !== undefined && dayFields('returnToCustodyDate', returned)),
    ...(date !== undefined && dayFields('recallDate', date)),
  }
}

/** The dates of the prison's paper. */
const statedFields = ({ stated }: Reading): Fields =>
  Object.assign(
    {},
    ...Object.entries(stated).map(([letters, date]) =>
      letters === 'release'
        ? { prisonSaid: 'yes', ...dayFields('statedReleaseDate', date) }
        : dayFields(`stated-${letters as StatedLetter}`, date),
    ),
  )

/** Days that the prison added, each award in a row of the form; those behind the last row stand with it. */
function addedFields({ addedDays }: Reading): Fields {
  const last = formRows.length - 1
  const rows = formRows.map((row, i): Fields => {
    const its = addedDays.filter((_, n) => Math.min(n, last) === i)
    const [first] = its
    if (first === undefined) return {}
    const days = its.reduce((all, one) => all + one.days, 0)
    return {
      [`addedDays${row}`]: text(days),
      ...(its.length === 1 && dayFields(`awardDate${row}`, first.date)),
    }
  })
  return Object.assign({}, ...rows)
}

/** What was read, in the fields of the form: each sentence by itself, and what belongs to the person. So many were told `before`. */
export function readFields(
  reading: Reading,
  answers: readonly Answer[],
  before = 0,
): { readonly sentences: readonly Fields[]; readonly person: Fields } {
  const { sentences, credit, age, born, isLess, aside } = reading
  const served = sentences.length + before > 1 ? sentences.filter((one) => !isNotServed(one)) : sentences
  const all = served.length + before === 0 ? sentences.slice(0, 1) : served
  const young: Fields = age !== null && age < 18 ? { ageAtConviction: 'child' } : {}
  // "Not suspended".
  const isServed = aside.some(({ why, text }) => why === 'denied' && /suspend/i.test(text))
  const isUnknown = answers.some(({ ask, say }) => ask === 'other_sentence' && say === 'unknown')
  return {
    sentences: inOrderOfChain(all, before).map((one, i) => ({
      ...young,
      ...sentenceFields(one, answers),
      ...(isServed && one.kind === 'standard' ? { notSuspended: 'true' } : {}),
      ...(i + before === 0 ? {} : runsFields(one)),
      ...(one.date === null ? monthIn(reading) : dayFields('startDate', one.date)),
      ...(isLess && ['life', 'ipp'].includes(one.kind) ? { creditTakenOffMinimum: 'false' } : {}),
    })),
    person: {
      ...creditFields(credit),
      ...recallFields(reading),
      ...statedFields(reading),
      ...addedFields(reading),
      ...(born === null ? {} : dayFields('dateOfBirth', born)),
      ...(isUnknown ? { another: 'unknown' } : {}),
    },
  }
}
