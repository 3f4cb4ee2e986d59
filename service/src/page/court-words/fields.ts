import { isoDate } from '@requisite/law'
import type { Length } from '../../court-words/length.ts'
import type { FieldName } from '../question/form-values.ts'
import type { CourtRead, KindRead } from './court-words.ts'

type Fields = Partial<Record<FieldName, string>>

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
}

const text = (n: number): string => (n === 0 ? '' : String(n))

const lengthFields = (length: Length | null): Fields => ({
  sentenceYears: text(length?.years ?? 0),
  sentenceMonths: text(length?.months ?? 0),
  sentenceWeeks: text(length?.weeks ?? 0),
  sentenceDays: text(length?.days ?? 0),
})

/** What was read, in the fields of the form. What was not named is left as it is; the kind and the lengths never are. */
export function fieldsOf({
  kind,
  length,
  extension,
  remandDays,
  activated,
  tagDays,
  start,
  offence,
}: CourtRead): Fields {
  const [year = '', month = '', day = ''] = start === null ? [] : isoDate(start).split('-')
  return {
    ...{ otherKind: '', activated: '', extensionUnknown: '', extensionNone: '' },
    ...kinds[kind],
    ...(activated ? { activated: 'yes' } : {}),
    ...lengthFields(length),
    ...(kind === 'extended' && extension !== null
      ? { extensionYears: text(extension.years), extensionMonths: text(extension.months) }
      : { extensionYears: '', extensionMonths: '' }),
    ...(remandDays === null ? {} : { creditRemand: 'yes', remandCreditDays: text(remandDays) }),
    ...(tagDays === null ? {} : { creditTag: 'yes', taggedBailCreditDays: text(tagDays) }),
    ...(start === null
      ? {}
      : {
          'startDate-day': String(Number(day)),
          'startDate-month': String(Number(month)),
          'startDate-year': year,
        }),
    ...(offence === null ? {} : { offenceKey: offence }),
  }
}
