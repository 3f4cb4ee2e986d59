import { describe, expect, test } from 'vitest'
import { readCourt } from './read-court.ts'

const today = '2026-11-17'

/** The pieces of a text: its words, what became of them, and of which sentence. */
const piecesIn = (typed: string): readonly string[] =>
  readCourt(typed, { today }).pieces.map(
    ({ from, to, is, what, sentence }) =>
      `${typed.slice(from, to)}: ${is === 'read' ? '' : `${is} `}${what}${sentence === null ? '' : ` ${sentence + 1}`}`,
  )

describe('Every piece has both its ends in the text', () =>
  test.each<[string, readonly string[]]>([
    ['3 yrs', ['3 yrs: length 1']],
    ['3', ['3: asked unit']],
    [
      '8 years for rape, 2 November 2026, less 40 days on remand',
      ['8 years: length 1', 'rape: offence 1', '2 November 2026: date', 'less 40 days on remand: remand'],
    ],
    [
      'got 2 years 6 months for GBH, never on remand',
      ['2 years 6 months: length 1', 'GBH: asked offence 1', 'never on remand: remand'],
    ],
    ['2 years, 8 months on remand', ['2 years: length 1', '8 months on remand: asked remand_days']],
    [
      'life for murder, minimum term 18 years',
      ['life: kind 1', 'murder: offence 1', 'minimum term 18 years: minimum 1'],
    ],
    [
      'extended sentence: 5 years custody and 3 years extended licence',
      ['extended sentence: kind 1', '5 years: length 1', '3 years extended licence: extension 1'],
    ],
    [
      '4 months on each of 13 thefts, all concurrent',
      ['4 months: length 1', 'each of 13: counts 1', 'thefts: offence 1', 'all concurrent: runs'],
    ],
    [
      '18 months for burglary of a shop, 6 months consecutive, total 2 years',
      [
        ...['18 months: length 1', 'burglary: asked offence 1', '6 months: length 2'],
        ...['consecutive: runs 2', 'total 2 years: total'],
      ],
    ],
    [
      'he is 17, section 250 detention: 2 years, restraining order for 5 years, surcharge £156',
      [
        ...['is 17: age', 'section 250: kind 1', '2 years: length 1'],
        ...['restraining order for 5 years: aside order', 'surcharge £156: aside money'],
      ],
    ],
    ['3 March 2026 recalled for 28 days', ['3 March 2026: recall_date', 'recalled for 28 days: recall']],
    ['born 3/4/2009, 2 years dto', ['born 3/4/2009: born', '2 years: length 1', 'dto: kind 1']],
    [
      '3 years flimflammed 6 months',
      ['3 years: asked runs 1', 'flimflammed: asked words', '6 months: asked runs 2'],
    ],
  ])('%s', (typed, pieces) => expect(piecesIn(typed)).toEqual(pieces)))
