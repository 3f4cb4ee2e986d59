/** What we say we do not do is not done, and what is done is not said to be missing. */
import { readFileSync } from 'node:fs'
import { type AskedCase, calculationOf, caseOf, type Offence, offenceByKey } from '@requisite/law'
import { describe, expect, test } from 'vitest'
import { guideNamed } from '../../service/src/page/guides/guides.ts'

const section = (file: string, heading: string): string => {
  const [, after = ''] = readFileSync(file, 'utf8').split(`\n## ${heading}\n`)
  return after.split('\n## ')[0] as string
}
const page = guideNamed('limits', '', null).main.markup

/** The sentences about what is missing. Of `calculate`, which takes one sentence, other things are true. */
const said = {
  'docs/limits.md': readFileSync('docs/limits.md', 'utf8'),
  'the guide': page.replace(/<[^>]+>/g, ' '),
}
const aboutCases = (text: string): readonly string[] =>
  text.split(/(?<=[.:])\s|\n/).filter((sentence) => !sentence.includes('`calculate`'))

const fixed = { startDate: '2026-11-16', sentenceYears: 2, sentenceType: 'sds' } as const
const one = (sentence: object): AskedCase => ({ sentences: [{ id: 'A', ...fixed, ...sentence }] as never })
const with2nd = (sentence: object, second: object, rest: object = {}): AskedCase =>
  ({
    sentences: [
      { id: 'A', ...fixed, ...sentence },
      { id: 'B', ...fixed, ...second },
    ],
    ...rest,
  }) as never
const isAnswered = (asked: AskedCase): boolean => !('refusals' in caseOf(asked))
const old = { startDate: '2003-06-02', sentenceYears: 8, offenceKey: 'robbery', offenceDate: '2003-05-05' }
const order = { sentenceYears: 0, sentenceMonths: 8, sentenceType: 'dto', ageAtConviction: 'child' }

const recalledOn = (day: string): object => ({
  recall: { type: 'standard', recallDate: day, returnToCustodyDate: day, sentenceIds: ['A'] },
})
const recalled = recalledOn('2028-11-02')

describe('What is worked out is not said to be missing', () => {
  // biome-ignore format: a table
  for (const [what, asked, words] of [
    ['a detention and training order', one(order), /^(?!.*(runs after|in a chain|beside)).*detention and training order/i],
    ['a fine that was not paid', one({ sentenceYears: 0, sentenceDays: 28, sentenceType: 'fine_default' }), /\bfines?\b|fine default/i],
    ['contempt of court', one({ sentenceYears: 0, sentenceMonths: 6, sentenceType: 'contempt' }), /^(?!.*beside).*contempt/i],
    ['life beside a fixed term', with2nd({ sentenceType: 'life', sentenceYears: 14 }, {}), /do not join/],
    ['contempt after a sentence', with2nd({}, { sentenceYears: 0, sentenceMonths: 6, sentenceType: 'contempt', consecutiveTo: 'A' }), /^(?!.*beside).*contempt/i],
    ['a recall beside life', with2nd({}, { sentenceType: 'life', sentenceYears: 14 }, recalled), /recall.*(beside|together with).*life/i],
    ['a recall from life', { ...one({ sentenceType: 'life' }), ...recalled }, /recall(?!.*there is no day).*from (a )?(life|IPP)/i],
  ] as const)
    for (const [where, text] of Object.entries(said))
      test(`${what}: ${where}`, () => {
        expect(isAnswered(asked as AskedCase)).toBe(true)
        expect(aboutCases(text).filter((sentence) => words.test(sentence))).toEqual([])
      })
})

describe('What is said to be missing is refused', () => {
  // biome-ignore format: a table
  for (const [what, asked, words] of [
    ['a fixed term after life', with2nd({ sentenceType: 'life', sentenceYears: 14 }, { consecutiveTo: 'A' }), /life or IPP sentence, or a detention and training order, that runs after another kind/i],
    ['an order after a sentence', with2nd({ ageAtConviction: 'child', sentenceType: 'eds', extensionYears: 2 }, { ...order, consecutiveTo: 'A' }), /detention and training order/i],
    ['contempt beside life', with2nd({ sentenceType: 'life', sentenceYears: 14 }, { sentenceYears: 0, sentenceMonths: 6, sentenceType: 'contempt' }), /contempt of court, an order or an unpaid sum beside a life or terrorism sentence/],
    ['a recall from a serious terrorism sentence', { ...one({ sentenceYears: 14, regimeId: 'terrorism_s247a_no_early_release' }), ...recalled }, /recall from a serious terrorism sentence/],
    ['a recall beside an order', with2nd({ ageAtConviction: 'child' }, order, recalled), /recall [^.]*beside a detention and training order/],
    ['a recall before 14 July 2008 by the law of 1991', { ...one(old), ...recalledOn('2008-07-13') }, /such offences also recalls before 14 July 2008/],
  ] as const)
    test(what, () => {
      expect(isAnswered(asked as AskedCase)).toBe(false)
      expect(page).toMatch(words)
    })

  test('from 14 July 2008 the recall is answered', () =>
    expect(isAnswered({ ...one(old), ...recalledOn('2008-07-14') } as AskedCase)).toBe(true))
})

test('against a recall the person writes to the Justice Secretary, not to the Board (sections 254(2) and 255C(4))', () => {
  const { markup } = guideNamed('recall', '', null).main
  expect(markup).toContain('writes to the Justice Secretary')
  expect(markup).not.toMatch(/Parole Board\. It goes there when the person writes to it/)
})

describe('The kind that is named beside an offence, as docs/law.md says', () => {
  const offence = offenceByKey('theft') as Offence
  const chosen = section('docs/law.md', 'How the regime is chosen')
  for (const kind of ['eds', 'life', 'ipp', 'terrorism', 'section_250'] as const)
    test(kind, () => {
      const asked = {
        startDate: '2026-11-16',
        sentenceYears: 4,
        offenceKey: offence.key,
        sentenceType: kind,
      } as const
      expect(calculationOf(asked)).toMatchObject({ regime: { id: 'sds_adult' } })
      expect(chosen).toContain('In `calculate` the kind of sentence you name is not used. In a case it is')
      expect(caseOf({ sentences: [asked] })).not.toMatchObject({
        sentences: [{ regime: { id: 'sds_adult' } }],
      })
      expect(chosen).toMatch(new RegExp(`the kinds [^\\n]*\`${kind}\`[^\n]* are facts`))
    })
})
