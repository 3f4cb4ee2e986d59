import { describe, expect, test } from 'vitest'
import { formNotes, wordForm } from './forms.ts'

describe('The form of an offence that a word names', () => {
  for (const [form, ...words] of [
    ['attempt', 'attempt', 'attempted', 'attempting'],
    ['conspiracy', 'conspiracy', 'conspire', 'conspired', 'conspiring'],
    ['encouragement', 'encouraging', 'assisting', 'aiding', 'abetting', 'inciting', 'incitement'],
    [null, 'robbery', 'temptation', ''],
  ] as const)
    for (const word of words) test(`${word || 'nothing'}: ${form}`, () => expect(wordForm(word)).toBe(form))

  test('what is said of each is whole sentences', () => {
    for (const note of Object.values(formNotes)) expect(note).toMatch(/^For .+\. The same rules apply\.$/)
  })
})
