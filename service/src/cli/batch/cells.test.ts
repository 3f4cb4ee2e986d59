import { expect, test } from 'vitest'
import { asBytes } from './cells.ts'

test('Our own words are written as UTF-8, and the bytes of a row stay as they are', () => {
  const carried = Buffer.from('Zoë’s').toString('latin1')
  const bytes = Buffer.from(asBytes(`an adult’s sentence 🙂 ${carried}`), 'latin1')
  expect(bytes.toString()).toBe('an adult’s sentence 🙂 Zoë’s')
})
