/** A doubt is one thing: its warning stands where its rival does and nowhere else, alone and in a case. */
import type { AskedCaseSentence, CaseAlternativeCode, Offence } from '@requisite/law'
import { calculationOf, caseOf } from '@requisite/law'
import { doubts } from '@requisite/law/internal'
import { describe, expect, test } from 'vitest'
import { isLong } from '../support/long.ts'
import { sentencedOffences } from '../support/offences.ts'

const warningOf: ReadonlyMap<string, string> = new Map(
  doubts.flatMap(({ code, warning }) => (warning === undefined ? [] : [[code, warning] as const])),
)
const doubtful: ReadonlySet<string> = new Set([...warningOf.values(), 'W_OFFENCE_NOT_GIVEN'])

/** The warnings that the rivals want, and those that are said. Of one sentence, that the age is not known is said in any case. */
const wanted = (codes: readonly CaseAlternativeCode[]): readonly string[] =>
  [
    ...codes.flatMap((code) => warningOf.get(code) ?? []),
    ...(codes.some((code) => code.startsWith('A_OFFENCE_')) ? ['W_OFFENCE_NOT_GIVEN'] : []),
  ].toSorted()
const said = (codes: readonly string[]): readonly string[] =>
  codes.filter((code) => doubtful.has(code)).toSorted()

const starts = [
  ...['2013-05-06', '2021-06-29', '2022-07-11', '2024-11-01', '2025-06-16', '2026-04-06', '2026-11-16'],
]
const lengths = [{ sentenceMonths: 9 }, { sentenceYears: 3 }, { sentenceYears: 5 }, { sentenceYears: 8 }]
const ages = ['adult', 'child', 'unknown'] as const
const beside = { startDate: '2026-11-16', sentenceMonths: 6, offenceKey: 'theft' }

/** Sentences for an offence: every length, day and age, and the kinds that stand. */
const sentencesFor = (offence: Offence | undefined): readonly AskedCaseSentence[] =>
  starts.flatMap((start) =>
    lengths.flatMap((length) =>
      ages.flatMap((age) =>
        [undefined, 'sds', 'eds', 'section_250'].map(
          (sentenceType) =>
            ({
              startDate: start,
              ...length,
              ageAtConviction: age,
              offenceKey: offence?.key,
              sentenceType,
            }) as AskedCaseSentence,
        ),
      ),
    ),
  )

/** An offence of each sort of doubt, and every tenth of the others; of them all, every fourth in the short form. */
const offences = [
  undefined,
  ...sentencedOffences.filter(
    (offence, i) =>
      i % 10 === 0 ||
      offence.progressionList !== null ||
      offence.lifeMaximumFrom !== null ||
      offence.violentToPrisonService ||
      offence.mayBeInSchedule13 ||
      offence.isInSchedule19ZA,
  ),
].filter((_, i) => isLong || i % 4 === 0)

/** One sentence in five in the short form, elsewhere for each offence: five divides none of the numbers of days, lengths, ages and
 *  kinds, so that each is still met. */
const asked = offences.flatMap((offence, n) =>
  sentencesFor(offence)
    .filter((_, i) => isLong || (i + n) % 11 === 0)
    .map((sentence) => ({ offence, sentence })),
)

describe('The warning of a doubt stands if and only if its rival does', () => {
  test('in a case, alone and beside another sentence', () => {
    const faults: string[] = []
    for (const { offence, sentence } of asked)
      for (const sentences of [[sentence], [sentence, beside]]) {
        const answer = caseOf({ sentences })
        if ('refusals' in answer) continue
        const codes = answer.warnings.map(({ code }) => code)
        const rivals = (answer.alternatives ?? []).flatMap(({ code }) =>
          code === 'A_RECALLED' ? [] : [code],
        )
        for (const rival of answer.alternatives ?? [])
          if (rival.releaseType !== rival.answer().releaseType) faults.push(`${rival.code}: letters`)
        const name = `${offence?.key} ${JSON.stringify({ ...sentence, offenceKey: '' })}`
        if (said(codes).join() !== wanted(rivals).join())
          faults.push(`${name}: ${said(codes)} beside ${rivals}`)
        if (codes.includes('W_BARRED_LIST_NO_EFFECT') && rivals.includes('A_OFF_LIST'))
          faults.push(`${name}: no difference, and another date`)
      }
    expect(faults.slice(0, 5)).toEqual([])
  })

  test('at a release point', () => {
    const faults: string[] = []
    for (const { offence, sentence } of asked)
      for (const postCommencement of [false, true]) {
        const {
          sentenceType,
          ageAtConviction: age,
          startDate: start,
          sentenceYears: years,
          sentenceMonths: months,
        } = sentence
        const given = {
          startDate: start as string,
          sentenceYears: years ?? 0,
          sentenceMonths: months ?? 0,
          postCommencement,
        }
        const kind = sentenceType as 'sds' | undefined
        const answer = calculationOf({
          ...given,
          ...(age && { ageAtSentence: age }),
          ...(kind && { sentenceType: kind }),
          ...(offence && { offenceKey: offence.key }),
        })
        if ('refusals' in answer) continue
        const codes = answer.warnings.map(({ code }) => code).filter((code) => code !== 'W_AGE_UNKNOWN')
        const rivals = answer.alternatives.map(({ code }) => code)
        const want = wanted(rivals).filter((code) => code !== 'W_AGE_UNKNOWN')
        if (said(codes).join() !== want.join())
          faults.push(
            `${offence?.key} ${JSON.stringify({ ...given, ageAtSentence: age, sentenceType })}: ${said(codes)} beside ${rivals}`,
          )
      }
    expect(faults.slice(0, 5)).toEqual([])
  })
})
