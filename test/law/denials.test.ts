/** Never a date beside a warning that denies it: what denies a date says on what condition, or there is no date. */
import type { AskedCaseSentence, CaseWarning, CaseWarningCode } from '@requisite/law'
import { caseOf, caseWarningText, offences, parseDay, warningForPeople } from '@requisite/law'
import { ages, caseSentenceTypes, caseWarningTexts, warningTexts } from '@requisite/law/internal'
import { describe, expect, test } from 'vitest'
import { unconditional } from '../support/denial.ts'
import { isLong } from '../support/long.ts'

/** What denies a date without a condition, and why there is no date beside it that anybody could rely on. */
const denying: Readonly<Partial<Record<CaseWarningCode, string>>> = {
  W_LIFE: 'A case gives no release date; of /calculate the specification wants the field.',
  W_IPP: 'The same.',
  W_SOPC_DATE: 'Only beside rules that the caller chose against the day of sentence.',
  W_NOT_LAW: 'A comparison with a reform that is not law.',
}

const codes = Object.keys({ ...caseWarningTexts, ...warningTexts }) as CaseWarningCode[]
const day = parseDay('2026-11-15')
const values = {
  ...{ release: day, end: day, staged: day, tranche: day, day, latest: day, usual: day },
  ...{ named: 'eds', instead: 'eds_adult', can: 'either', months: 60, unused: 3, regime: 'sds_adult' },
  part: { phrase: 'one-half' },
} as unknown as CaseWarning['values']

describe('Every warning', () => {
  test('denies a date only on a condition, but for those that are named here', () => {
    const api = { ...caseWarningTexts, ...warningTexts }
    const found = codes.filter((code) => unconditional(api[code]).length > 0)
    expect(found.toSorted()).toEqual(Object.keys(denying).toSorted())
  })

  test('so it does on the page', () => {
    const found = codes.filter((code) => {
      if (code === 'W_SDS40_STAGED') return false
      return unconditional(warningForPeople({ code, values, sentenceIds: ['1'] })).length > 0
    })
    expect(found.filter((code) => denying[code] === undefined)).toEqual([])
  })
})

describe('No case has a release date beside a warning that denies it', () => {
  const starts = ['2004-05-10', '2014-05-12', '2021-06-29', '2024-09-10', '2026-11-16']
  for (const sentenceType of [undefined, ...caseSentenceTypes])
    test(sentenceType ?? 'no kind named', () => {
      const faults: string[] = []
      // One in four in the short form, which divides neither the number of days nor that of ages.
      let n = 0
      for (const offence of [undefined, ...offences])
        for (const start of starts)
          for (const age of ages) {
            if (!isLong && n++ % 9 !== 0) continue
            const sentence: AskedCaseSentence = {
              startDate: start,
              sentenceMonths: 18,
              offenceKey: offence?.key,
              ageAtConviction: age,
              sentenceType,
            }
            const answer = caseOf({ sentences: [sentence] })
            if ('refusals' in answer || answer.release === null) continue
            for (const warning of answer.warnings)
              if (unconditional(caseWarningText(warning)).length > 0)
                faults.push(`${offence?.key} ${start} ${age}: ${warning.code}`)
          }
      expect(faults.slice(0, 5)).toEqual([])
    })
})
