import { describe, expect, test } from 'vitest'
import { linkRows, opened } from './links.ts'

const rows = linkRows()

/** The names that stand in a link, of the case and of each of its sentences. */
const namesIn = (link: string): readonly string[] => {
  const query = new URLSearchParams(link)
  return [...query.keys(), ...query.getAll('sentence').flatMap((one) => [...new URLSearchParams(one).keys()])]
}

const withoutAnswer = ['none', 'asked', '']

describe('Links that people have kept open to the same answer, and so does the link that it offers', () => {
  test.each(rows)('$what: $link', ({ what: _, link, ...kept }) => {
    const { own, ...answer } = opened(link)
    expect(answer).toEqual(kept)
    expect(own === null).toBe(withoutAnswer.includes(answer.sure))
    if (own !== null) expect(opened(own)).toMatchObject(kept)
  })

  test('they are of every sort', () => {
    expect(new Set(rows.map(({ link }) => link)).size).toBeGreaterThanOrEqual(200)
    expect(new Set(rows.map(({ sure }) => sure))).toEqual(
      new Set(['sure', 'fairly_sure', 'two_dates', 'not_sure', 'depends', ...withoutAnswer]),
    )
    // All fields of the form as it was when they were kept, and all names of a link.
    expect(new Set(rows.flatMap(({ link }) => namesIn(link))).size).toBe(178)
  })
})
