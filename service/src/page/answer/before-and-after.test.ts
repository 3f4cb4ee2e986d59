import { type Day, parseDay } from '@requisite/law'
import { describe, expect, test } from 'vitest'
import { answers, besideExtended, threeSentences } from '../../../../test/page/states.ts'
import { answerPage, outcomeBy } from '../../../../test/page/told.ts'
import type { Html } from '../html.ts'
import { beforeAndAfter } from './before-and-after.ts'
import { why } from './part-served.ts'
import { quote } from './quote.ts'
import { workingSteps } from './working.ts'

const today = parseDay('2026-11-15') as Day
const outcome = (link: string) => outcomeBy(link, today)

const burglary = 'sentenceType=sds&offenceKey=burglary_dwelling'

describe('A sentence that an earlier change of law met is told by the release point that governed it', () => {
  const old = outcome(`startDate=2022-01-10&sentenceYears=2&${burglary}`)

  test('one that was over before 40% came was at one-half, in every place', () => {
    expect(why(old.answer)).toBe('one-half of 2 years.')
    expect(quote(old)).toContain('was due for release by 9 January 2023.')
    expect(
      workingSteps(old)
        .map(({ text }) => text)
        .join(' '),
    ).toContain('Day 365, counting 10 January 2022 as day 1, is Monday 9 January 2023.')
  })

  test('also beside the new rules', () => {
    const { markup } = beforeAndAfter(old)
    expect(markup).toContain('<td class="govuk-table__cell">One-half</td>')
    expect(markup).toContain('<td class="govuk-table__cell">365 days</td>')
    expect(markup).toContain('<td class="govuk-table__cell">9 January 2023</td>')
    expect(markup).not.toContain('40%')
  })

  test('one that waited for 40% is told so', () => {
    const held = outcome('startDate=2023-09-11&sentenceYears=2&sentenceType=sds&offenceKey=theft')
    expect(why(held.answer)).toBe(
      'the change to 40% reached sentences of this length on that day. More than 40% had been served by then.',
    )
  })
})

describe('The Act and the dates of the Parole Board', () => {
  const read = ({ markup }: Html): string => markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
  const text = (link: string): string => read(beforeAndAfter(outcome(link)))

  test('an extended sentence alone is not changed', () =>
    expect(text('startDate=2026-11-02&sentenceYears=7&extensionYears=3&sentenceType=eds')).toContain(
      'The 2026 Act does not change this.',
    ))

  test('where it is in doubt whether the Act reaches a sentence, it is not denied', () => {
    const section250 =
      'startDate=2026-11-02&sentenceYears=3&offenceKey=actual_bodily_harm&sentenceType=section_250'
    expect(text(section250)).toContain(
      'We take it that the 2026 Act does not change this. That is in doubt. If the prison uses one-half for section 250, it is 2 May 2028.',
    )
    expect(text(answers['an offence that is left out'])).toContain(
      'If this offence does not stay under the old rules, it is 15 November 2029.',
    )
  })

  test('a standard sentence that moves the first day is, and the first day with it', () => {
    const said = text(besideExtended('2026-11-02'))
    expect(said).not.toContain('does not change')
    expect(said).toMatch(/Release\s+2 November 2030\s+between 3 March 2030 and 1 November 2030/)
  })

  test('what moves the first day is said beside the picture', () =>
    expect(read(answerPage(outcome(besideExtended('2026-11-02'))).main)).toContain(
      'Sentence 1 keeps the person in prison until 3 March 2030. The Parole Board cannot let them out before that day. Sentence 2 decides the last day.',
    ))
})

describe('What decides, where there are several', () => {
  test('the chain decides, and the other adds nothing', () => {
    const { answer } = outcome(threeSentences)
    expect(why(answer)).toBe(
      'sentences 1 and 2, one after the other, 4 years and 6 months in all: 40%, less 21 days on remand. The person is out before the new rules reach this sentence. Sentence 3 adds nothing.',
    )
  })
})
