import { expect, test } from 'vitest'
import { asBytes } from './cells.ts'

test('Our own words and the ids of a row are written as UTF-8', () => {
  const bytes = Buffer.from(asBytes('more than £10 million, an adult’s sentence 🙂 of Zoë’s'), 'latin1')
  expect(bytes.toString()).toBe('more than £10 million, an adult’s sentence 🙂 of Zoë’s')
})
