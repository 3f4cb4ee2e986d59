import { describe, expect, test } from 'vitest'
import { answered } from '../../../../test/support/answered.ts'
import { caseIn } from '../../../../test/support/case-in.ts'
import { isoDate } from '../../calendar/day.ts'
import { caseExplanationOf } from '../../words/case-explanation.ts'
import { caseWarningText, warningForPeople } from '../../words/en/case-warnings.ts'
import { datesInWords } from '../../words/key-dates.ts'
import { daysOfWay, firstDayOf, lastDayOf, wayOf, wayOutOf } from '../../words/way-out.ts'
import { howSureOf } from '../how-sure.ts'

const on = (day: string, type = 'standard'): string =>
  `recall ${type} recallDate=${day} returnToCustodyDate=${day}`
const [june, ipp, drugs] = ['2026-06-02', 'A 2006-02-06 3y ipp', 'supplying_class_a_drug']
const iso = (day: unknown): string => (day === null ? 'none' : isoDate(day as never))

/** Release, first day of the Parole Board, end, basis, what decides, which were recalled, and how sure. */
function said(text: string): string {
  const answer = answered(caseIn(text))
  const { release, paroleEligibility, end, releaseBasis, recalled } = answer
  const ids = recalled?.sentenceIds.join('')
  const days = [release, paroleEligibility, end].map(iso).join(' ')
  return `${days}, ${releaseBasis}, ${recalled?.decides} ${ids}, ${howSureOf(answer).level}`
}

describe('A recall from life or public protection (Crime (Sentences) Act 1997, section 32)', () => {
  // biome-ignore format: a case a row
  test.each([
    ['public protection', `${ipp}; ${on(june)}`, 'none none none, parole only, recall A, sure'],
    ['of which the kind is not known: there is one', `${ipp}; ${on(june, 'unknown')}`, 'none none none, parole only, recall A, sure'],
    ['life', `A 2001-02-05 12y life; ${on(june)}`, 'none none none, parole only, recall A, sure'],
    ['told to have been on licence', `${ipp} onLicence firstReleaseDate=2023-04-03; ${on('2026-07-06')}`, 'none none none, parole only, recall A, sure'],
    ['no day is told', `${ipp}; recall standard`, 'none none none, parole only, recall A, sure'],
    ['a sentence that was over', `${ipp}; B 2006-02-06 4y robbery; ${on(june)}`, 'none none none, parole only, recall AB, sure'],
    ['the same, the other one named', `${ipp}; B 2006-02-06 4y robbery; ${on(june)} sentenceIds=A`, 'none none none, parole only, recall A, sure'],
    ['a new sentence: the Board waits for it (section 33A(3)(b))', `${ipp}; B 2026-11-02 3y theft; ${on(june)} sentenceIds=A`, 'none 2027-11-02 none, parole only, recall A, sure'],
    ['the same, not named, of a kind not known', `${ipp}; B 2026-11-02 3y theft; ${on(june, 'unknown')}`, 'none 2027-11-02 none, parole only, recall A, sure'],
    ['the same, no day told', `${ipp}; B 2026-11-02 3y theft; recall standard sentenceIds=A`, 'none 2027-11-02 none, parole only, recall A, sure'],
    ['a new extended sentence', `${ipp}; B 2026-11-02 6y +2y eds wounding_with_intent; ${on(june)} sentenceIds=A`, 'none 2030-11-02 none, parole only, recall A, sure'],
    ['new life', `${ipp}; B 2026-11-02 4y life; ${on(june)} sentenceIds=A`, 'none 2030-11-01 none, parole only, other A, sure'],
    ['a whole life order', `${ipp}; B 2026-11-02 life wholeLife; ${on(june)} sentenceIds=A`, 'none none none, none, other A, sure'],
    ['from a whole life order', `A 2001-02-05 life wholeLife; ${on(june)}`, 'none none none, parole only, recall A, sure'],
    ['with a fixed one', `${ipp}; B 2020-11-02 10y ${drugs}; ${on(june)}`, 'none none none, parole only, recall AB, sure'],
    ['a fixed one that was let go before is not waited for', `${ipp}; B 2020-11-02 10y ${drugs}; ${on(june)} sentenceIds=A`, 'none none none, parole only, recall A, sure'],
    ['and one that is still served', `${ipp}; B 2024-11-04 10y ${drugs}; ${on(june)}`, 'none 2028-03-05 none, parole only, recall A, sure'],
  ] as const)('%s', (_, text, want) => expect(said(text)).toBe(want))

  test('a recall before the minimum term is over: the days are to be checked', () =>
    expect(said(`A 2024-02-05 6y life; ${on(june)}`)).toBe('none none none, parole only, recall A, not_sure'))

  test('nobody can name a day: the way out has none, and the end of the minimum term is history', () => {
    const answer = answered(caseIn(`${ipp}; ${on(june)}`))
    const way = wayOf(answer)
    const out = wayOutOf(answer, [], june as never)
    expect([way, out, firstDayOf(way), lastDayOf(way), daysOfWay(out)]).toEqual([
      { by: 'no day' },
      { kind: 'no day' },
      null,
      null,
      [],
    ])
    expect(datesInWords(answer.dates)).toMatchObject([
      { type: 'TARIFF', date: answer.runs[0]?.release, note: expect.stringContaining('decides nothing') },
    ])
  })

  test('the law that is told', () => {
    const wordsOf = (text: string, code: string, isForPeople = false): string => {
      const found = answered(caseIn(text)).warnings.find((one) => one.code === code)
      return found === undefined ? '' : isForPeople ? warningForPeople(found) : caseWarningText(found)
    }
    const own = `${ipp}; ${on(june)}`
    expect(wordsOf(own, 'W_RECALL_IPP')).toMatch(
      /section 32\(4\)\), and can also release at any time, on licence.*section 32ZZA\).*two years.*without a licence/,
    )
    expect(wordsOf(own, 'W_RECALL_IPP', true)).toMatch(
      /Justice Secretary must send the case.*at any time.*two years.*solicitor/,
    )
    const life = `A 2001-02-05 12y life; ${on(june)}`
    expect(wordsOf(life, 'W_RECALL_LIFE')).toMatch(/Only the Board can end the recall/)
    expect([wordsOf(life, 'W_RECALL_IPP'), wordsOf(own, 'W_RECALL_LIFE')]).toEqual(['', ''])
  })

  test('the explanation', () => {
    const stepsOf = (text: string): readonly string[] =>
      caseExplanationOf(answered(caseIn(text))).map(({ id }) => id)
    expect(stepsOf(`${ipp}; ${on(june)}`)).toEqual(['recall', 'noRelease'])
    expect(stepsOf(`${ipp}; B 2026-11-02 3y theft; ${on(june)} sentenceIds=A`).at(-1)).toBe('paroleMoved')
    expect(stepsOf(`${ipp}; B 2026-11-02 life wholeLife; ${on(june)} sentenceIds=A`).at(-1)).toBe('noRelease')
  })

  test('days on remand since the return are days on the recall', () => {
    const { remand } = answered({
      ...caseIn(`${ipp}; B 2026-11-02 3y theft; ${on(june)} sentenceIds=A`),
      remand: [{ fromDate: '2026-08-03', toDate: '2026-09-02', sentenceIds: ['B'] }],
    } as never)
    expect(remand?.counted).toEqual([])
  })

  test('an award while the person is back is lost', () =>
    expect(
      answered(
        caseIn(`${ipp}; B 2026-11-02 3y theft; ${on(june)} sentenceIds=A; addedDays 9@2026-07-06`),
      ).warnings.map(({ code }) => code),
    ).toContain('W_RECALL_ADDED_DAYS'))

  test('a young person with a short minimum term has a licence all the same', () =>
    expect(said(`A 2006-02-06 6m ipp ageAtConviction=child; dateOfBirth 1989-01-05; ${on(june)}`)).toBe(
      'none none none, parole only, recall A, sure',
    ))
})

describe('A recall from a fixed term beside life (section 33A(3) and (5))', () => {
  const murder = 'B 2024-03-04 20y life murder'
  // biome-ignore format: a case a row
  test.each([
    ['a standard one puts nothing off', `A 2019-02-06 8y ${drugs}; ${murder}; ${on('2023-09-04')} sentenceIds=A`, 'none 2044-03-03 none, parole only, other A, sure'],
    ['nor where it ends later', `A 2015-03-02 20y ${drugs}; B 2026-11-02 4y life; ${on('2026-04-13')} sentenceIds=A`, 'none 2030-11-01 none, parole only, other A, sure'],
    ['a fixed term that is over first', `A 2024-06-03 4y theft; B 2026-10-05 15y life; ${on('2026-08-03', 'fixed_term_56')} sentenceIds=A`, 'none 2041-10-04 none, parole only, other A, sure'],
    ['a fixed term that is over later', `A 2024-06-03 4y theft; B 2026-08-10 10d life; ${on('2026-08-03', 'fixed_term_56')} sentenceIds=A`, 'none 2026-09-27 none, parole only, other A, sure'],
    ['public protection on licence, not recalled: the other alone', `${ipp} onLicence; B 2020-11-02 10y ${drugs}; ${on(june)} sentenceIds=B`, '2030-11-01 none 2030-11-01, no later than, recall B, fairly_sure'],
    ['the same, not named', `${ipp} onLicence; B 2020-11-02 10y ${drugs}; ${on(june)}`, '2030-11-01 none 2030-11-01, no later than, recall B, fairly_sure'],
    ['the same for 56 days', `${ipp} onLicence; B 2020-11-02 10y ${drugs}; ${on(june, 'fixed_term_56')}`, '2026-07-27 none 2030-11-01, automatic, recall B, fairly_sure'],
    ['of 56 days nobody is recalled from life: the other, where none was named', `${ipp}; B 2020-11-02 10y ${drugs}; ${on(june, 'fixed_term_56')}`, 'none 2026-07-27 none, parole only, other B, sure'],
    ['on licence, and the other over by then', `${ipp} onLicence; B 2016-11-02 4y ${drugs}; ${on(june)}`, 'none none none, parole only, recall AB, sure'],
    ['a curfew', `A 2026-01-05 24m theft; B 2026-08-10 10d life; ${on('2026-08-04', 'curfew')} sentenceIds=A`, 'none 2026-10-13 none, parole only, other A, sure'],
    ['one that was over by then is not waited for', `A 2022-06-06 1y theft; C 2024-06-03 4y theft; B 2026-08-10 10d life; ${on('2026-08-03', 'fixed_term_56')} sentenceIds=A,C`, 'none 2026-09-27 none, parole only, other AC, sure'],
  ] as const)('%s', (_, text, want) => expect(said(text)).toBe(want))

  test('what is said of the recall, and its date', () => {
    const of = (text: string) => {
      const { warnings, dates } = answered(caseIn(text))
      const found = warnings.find(({ code }) => code === 'W_RECALL_OTHER_LATER')
      return [
        found && caseWarningText(found),
        dates.map(({ form, date }) => `${form} ${isoDate(date)}`).join(),
      ]
    }
    expect(of(`A 2019-02-06 8y ${drugs}; ${murder}; ${on('2023-09-04')} sentenceIds=A`)).toEqual([
      'The recall ends by 5 February 2027 at the latest. Sentence B keeps the person until the Parole Board agrees, which it can from 3 March 2044.',
      'TARIFF 2044-03-03,PRRD, standard recall 2027-02-05',
    ])
    expect(
      of(`A 2019-02-06 8y ${drugs}; B 2024-03-04 life wholeLife; ${on('2023-09-04')} sentenceIds=A`)[0],
    ).toBeUndefined()
  })

  test('the explanation', () => {
    const steps = caseExplanationOf(
      answered(caseIn(`A 2019-02-06 8y ${drugs}; ${murder}; ${on('2023-09-04')} sentenceIds=A`)),
    )
    expect(steps.at(-1)?.working).toContain('puts nothing off')
  })

  test('the rival of a licence that is revoked, too', () => {
    const { alternatives } = answered(
      caseIn(`${ipp} onLicence; B 2020-11-02 10y ${drugs}; ${on(june)} sentenceIds=B`),
    )
    expect(alternatives).toMatchObject([
      { code: 'A_LICENCE_REVOKED', release: null, paroleEligibility: null, sentenceIds: ['A'] },
    ])
  })
})

describe('A recall beside a sentence under section 247A, or from one', () => {
  // biome-ignore format: a case a row
  test.each([
    ['beside it: by its own points', `A 2019-02-06 8y ${drugs}; B 2024-03-04 6y terrorism; ${on('2023-09-04')} sentenceIds=A`, '2030-03-03 2028-03-03 2030-03-03, automatic, other A, fairly_sure'],
    ['from it: released, so no longer under it (section 247A(1)(b))', `A 2018-03-05 9y terrorism; B 2026-11-02 3y theft; ${on('2025-09-04')} sentenceIds=A`, '2027-11-02 none 2029-11-01, automatic, other A, not_sure'],
    ['to its end', `A 2018-03-05 9y terrorism; B 2026-11-02 1y burglary_dwelling; ${on('2025-09-04')} sentenceIds=A`, '2027-03-04 none 2027-11-01, no later than, recall A, not_sure'],
  ] as const)('%s', (_, text, want) => expect(said(text)).toBe(want))
})

describe('A recall beside life or public protection: what is said has a day, and none that nobody is let out on', () => {
  const beside = (life: string, recall: string): { readonly sure: string; readonly words: string } => {
    const answer = answered(caseIn(`A 2023-09-04 4y theft; B ${life}; ${recall} sentenceIds=A`))
    const words = answer.warnings.flatMap((one) => [caseWarningText(one), warningForPeople(one)]).join('\n')
    expect(words).not.toMatch(/1970|undefined|null/)
    return { sure: howSureOf(answer).level, words }
  }
  const [january, march] = [on('2026-01-26'), on('2024-03-05', 'fixed_term_28')]

  test.each(['2025-11-10 1m life', '2026-02-02 1m life', '2012-06-11 1m ipp'])(
    'a standard recall of before 56 days, and %s: the Board alone lets the person go',
    (life) => {
      const { sure, words } = beside(life, january)
      expect(sure).toBe('sure')
      expect(words).not.toContain('became a recall of 56 days')
    },
  )

  test('on licence from public protection the recall is in doubt as by itself', () =>
    expect(beside('2006-02-06 3y ipp onLicence', january).words).toContain('became a recall of 56 days'))

  test('a recall from life, and a sentence from which nobody said that the person was recalled', () => {
    const answer = answered(
      caseIn(`A 2024-04-22 24m life; B 2021-09-20 5y burglary_dwelling; ${on('2026-03-20')} sentenceIds=A`),
    )
    expect(answer.warnings.map(caseWarningText).join()).toMatch(/nothing is automatic before \d+ \w+ 20[2-9]/)
  })

  test('the other rule for a fixed term from a tag names the day of the Board', () =>
    expect(beside('2012-06-11 1m ipp', march).words).toMatch(
      /By the other rule it is \d+ \w+ 20\d\d at the earliest, if the Parole Board agrees\./,
    ))
})
