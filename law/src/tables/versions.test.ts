import { expect, test } from 'vitest'
import { madeVersions } from '../../../test/support/made-versions.ts'

test('A correction says what it moved: by its example, or more where that is said', () => {
  const moves = madeVersions.flatMap(({ changes }) => changes.map(({ affects }) => affects.moves))
  expect(moves).toEqual([
    ['dates.HDCED'],
    ['refused'],
    ['answered'],
    ['releaseDate', 'alternatives', 'refused'],
    ['runs'],
  ])
})
