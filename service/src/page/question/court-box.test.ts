import { type Day, parseDay } from '@requisite/law'
import { expect, test } from 'vitest'
import type { FindOffence } from '../../court-words/offences.ts'
import { readCourtWords } from '../court-words/court-words.ts'
import { fieldsOf } from '../court-words/fields.ts'
import { wordsOf } from './court-box.ts'
import { formValuesOf } from './form-values.ts'

const none: FindOffence = { at: () => null, isWord: () => false, wordsOf: () => [] }

/** On the way back the box has words for what the boxes hold: they are read as the same, and stop nobody. */
test.each([
  { kind: 'sds', sentenceYears: '3', sentenceMonths: '6' },
  { kind: 'sds', sentenceWeeks: '12', sentenceDays: '3' },
  { kind: 'eds', sentenceYears: '8', extensionYears: '4' },
  { kind: 'eds', sentenceYears: '5', extensionYears: '1' },
  { kind: 'eds', sentenceYears: '4', sentenceMonths: '6', extensionMonths: '18' },
  { kind: 'life', sentenceYears: '18', sentenceDays: '40' },
  { kind: 'other', otherKind: 'ipp', sentenceMonths: '30' },
  { kind: 'other', otherKind: 'dto', sentenceMonths: '12' },
  { kind: 'other', otherKind: 'contempt', sentenceDays: '21' },
  { kind: 'suspended', sentenceMonths: '10' },
  { kind: 'sds', sentenceYears: '4', ageAtConviction: 'child', childSentence: 'section_250' },
])('%j', (fields) => {
  const form = formValuesOf({ 'startDate-day': '', ...fields })
  const words = readCourtWords(wordsOf(form), none, parseDay('2026-11-16') as Day)
  expect(words).toMatchObject({ is: 'read', unused: [] })
  const read = words.is === 'read' ? fieldsOf(words) : {}
  expect(formValuesOf({ 'startDate-day': '', ...read })).toEqual(form)
})
