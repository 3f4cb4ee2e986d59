import { type Day, offences, parseDay } from '@requisite/law'
import { expect, test } from 'vitest'
import { groupedOffences } from '../../court-words/groups.ts'
import { offenceFinder } from '../../court-words/offences.ts'
import { readWords } from '../../court-words/read.ts'
import { fieldsOf } from '../court-words/fields.ts'
import { courtBoxWords } from './court-box.ts'
import { formValuesOf } from './form-of-query.ts'
import type { FormValues } from './form-values.ts'

const find = offenceFinder(groupedOffences(offences))
const today = parseDay('2026-11-16') as Day

/** What the words of a form are read as, in the form. */
function readAgain(form: FormValues): FormValues {
  const words = courtBoxWords(form)
  const reading = readWords(words, find, { today, others: [], at: 1 })
  expect([words, reading.unused, reading.aside]).toEqual([words, [], []])
  return formValuesOf({ 'startDate-day': '', ...fieldsOf(reading, [], 0) })
}

/** On the way back the box has words for what the boxes hold: they are read as the same, and stop nobody. */
// biome-ignore format: one row a line
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
  { kind: 'suspended', activated: 'yes', sentenceMonths: '10' },
  { kind: 'sds', sentenceYears: '4', ageAtConviction: 'child', childSentence: 'section_250' },
  { ...{ kind: 'sds', sentenceYears: '3' }, next: 'kind=sds&sentenceMonths=6&offenceKey=theft&runs=consecutive&consecutiveTo=1|kind=sds&sentenceMonths=2&runs=concurrent' },
])('%j', (fields) => {
  const form = formValuesOf({ 'startDate-day': '', ...fields })
  const { next, ...read } = readAgain(form)
  const { next: _, ...rest } = form
  expect(read).toEqual(rest)
  expect(next.split('|').map((one) => [...new URLSearchParams(one)].toSorted())).toEqual(
    form.next.split('|').map((one) => [...new URLSearchParams(one)].toSorted()),
  )
})

test('The title of every offence is read as that offence', () => {
  // Murder has no sentence of years.
  const other = offences.filter(({ key, title, isCommittal, mandatoryLife }) => {
    const { sentences } = readWords(`3 years for ${title}`, find, { today, others: [], at: 1 })
    return !isCommittal && !mandatoryLife && sentences[0]?.offence !== key
  })
  expect(other.map(({ key }) => key)).toEqual([])
})

test.each([
  ['3 years for theft', '', 'theft', undefined],
  ['3 years for burglary', 'burglary_dwelling', 'burglary_dwelling', undefined],
  // None of those that were shown: the search begins with the word, and an offence that was told before goes.
  ['3 years for burglary', 'later', '', 'burglary'],
])('The offence goes on: “%s”, answered “%s”', (words, say, key, typed) => {
  const asked = { today, others: [], at: 1 }
  const answers = readWords(words, find, asked).questions.map((question) => ({ ...question, say }))
  const fields = fieldsOf(readWords(words, find, { ...asked, answers }), answers, 0)
  expect([fields.offenceKey, fields.offenceTyped]).toEqual([key, typed])
})
