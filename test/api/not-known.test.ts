/** What is not known can be told at every door, and each gives the same dates, the same rivals and is as sure. */

import type { CaseResponse, CaseData as Data } from '@requisite/client'
import { type AskedCase, caseOf, howSureOf, isoDate } from '@requisite/law'
import { howSureTexts, weightOf } from '@requisite/law/internal'
import { afterAll, describe, expect, test } from 'vitest'
import { calculationTools } from '../../service/src/mcp/calculation-tools.ts'
import { caseIn } from '../support/case-in.ts'
import { command } from '../support/command.ts'
import { jsonOf, postJson, releaseDatesPath } from '../support/http.ts'
import { operatorName, startService } from '../support/service.ts'

interface Said {
  readonly releaseDate: string | null
  readonly alternatives: readonly (readonly [string, string | null, string])[]
  readonly howSure: { readonly level: string; readonly because: readonly string[] }
}

const theft = { startDate: '2025-06-02', sentenceYears: 3, offenceKey: 'theft' }
const recall = { type: 'unknown', recallDate: '2026-11-09', returnToCustodyDate: '2026-11-09' } as const

// biome-ignore format: one row a line
const cases: readonly { readonly name: string; readonly asked: AskedCase; readonly said: Said }[] = [
  { name: 'which kind of recall it is', asked: { sentences: [theft], recall }, said: { releaseDate: '2028-06-01',
    alternatives: [['A_RECALL_56', '2027-01-03', 'equal']], howSure: { level: 'two_dates', because: ['A_RECALL_56'] } } },
  { name: 'only the month', asked: caseIn('2025-06 3y theft'), said: { releaseDate: '2026-09-11',
    alternatives: [['A_DAY_IN_MONTH', '2026-08-13', 'equal']], howSure: { level: 'not_sure', because: ['W_DAY_NOT_TOLD'] } } },
  { name: 'whether a short sentence was suspended', asked: caseIn('2026-11-02 6m theft'),
    said: { releaseDate: '2027-01-01', alternatives: [], howSure: { level: 'not_sure', because: ['W_SUSPENDED_USUAL'] } } },
  { name: 'and it is told that it was not', asked: caseIn('2026-11-02 6m theft notSuspended'),
    said: { releaseDate: '2027-01-01', alternatives: [], howSure: { level: 'sure', because: [] } } },
  { name: 'a recall of 28 days where the law gives 56', asked: { sentences: [theft], recall: { ...recall, type: 'fixed_term_28' } },
    said: { releaseDate: '2027-01-03', alternatives: [['A_RECALL_28', '2026-12-06', 'equal']],
    howSure: { level: 'not_sure', because: ['W_RECALL_56_NOW'] } } },
  { name: 'how a sentence runs', asked: caseIn('2026-11-16 3y theft; 2026-11-16 1y theft howItRuns=unknown'),
    said: { releaseDate: '2027-11-16', alternatives: [['A_RUNS_AFTER', '2028-03-16', 'equal']],
    howSure: { level: 'two_dates', because: ['A_RUNS_AFTER'] } } },
  { name: 'whether it was for terrorism', asked: caseIn('2023-03-06 18y +5y eds terrorism=unknown'), said: { releaseDate: '2041-03-05',
    alternatives: [['A_NO_EARLY_RELEASE', '2041-03-05', 'less_likely']],
    howSure: { level: 'fairly_sure', because: ['A_NO_EARLY_RELEASE'] } } },
  { name: 'the days on remand, and whether there are other sentences',
    asked: caseIn('2026-11-16 3y robbery remandCreditDays=unknown; otherSentences unknown'),
    said: { releaseDate: '2027-11-16', alternatives: [], howSure: { level: 'not_sure', because: ['W_OTHERS_NOT_TOLD'] } } },
]

const saidIn = ({ releaseDate, alternatives, howSure }: Data): Said => ({
  releaseDate,
  alternatives: alternatives.map(({ code, releaseDate, weight }) => [code, releaseDate, weight] as const),
  howSure,
})

const service = await startService()
afterAll(() => service.close())

/** A row of CSV for each sentence: what belongs to the person stands in each. */
function asTable({ sentences, recall: told, ...person }: AskedCase): string {
  const ofRecall = { ...told, recallType: told?.type, type: undefined }
  const rows = sentences.map((sentence, i) => ({
    person: 'P1',
    id: String(i + 1),
    ...sentence,
    ...(i === 0 ? { ...person, ...ofRecall } : {}),
  }))
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((name) => name !== 'type')
  const cells = rows.map((row) => names.map((name) => (row as Record<string, unknown>)[name] ?? '').join())
  return `${[names.join(), ...cells].join('\n')}\n`
}

/** The first row of a table, by the names of its columns. No cell that is looked at has a comma in it. */
function cellsOf(csv: string): Readonly<Record<string, string>> {
  const [head = '', row = ''] = csv.split('\n')
  const cells = row.match(/(?<=^|,)(?:"(?:[^"]|"")*"|[^,]*)/g) ?? []
  return Object.fromEntries(head.split(',').map((name, i) => [name, cells[i] ?? '']))
}

describe('A fact that is not known, at every door', () => {
  for (const { name, asked, said } of cases) {
    test(`${name}: the library`, () => {
      const answer = caseOf(asked)
      if ('refusals' in answer) throw new Error(JSON.stringify(answer.refusals))
      const { level, because } = howSureOf(answer)
      expect({
        releaseDate: isoDate(answer.release as never),
        alternatives: answer.alternatives?.map((rival) => [
          rival.code,
          isoDate(rival.release as never),
          weightOf(rival, answer),
        ]),
        howSure: { level, because },
      }).toEqual(said)
    })

    test(`${name}: the API, which gives it back as not known`, async () => {
      const { data, inputs } = jsonOf(await postJson(service, releaseDatesPath, asked)) as CaseResponse
      expect(saidIn(data)).toEqual(said)
      if (JSON.stringify(asked).includes('"unknown"')) expect(JSON.stringify(inputs)).toContain('"unknown"')
      const again = jsonOf(await postJson(service, releaseDatesPath, inputs)) as { data: Data }
      expect(again.data).toEqual(data)
    })

    test(`${name}: several at once`, async () => {
      const { data } = jsonOf(await postJson(service, `${releaseDatesPath}/batch`, { items: [asked] })) as {
        data: readonly { data: Data }[]
      }
      expect(data.map((item) => saidIn(item.data))).toEqual([said])
    })

    test(`${name}: the command line, as JSON and for people`, async () => {
      const ran = await command(['release', '--json'], JSON.stringify(asked))
      expect(saidIn(JSON.parse(String(ran.out)).data)).toEqual(said)
      const text = String((await command(['release'], JSON.stringify(asked))).out)
      expect(text).toContain(`How sure: ${howSureTexts[said.howSure.level as 'sure']}\n`)
    })

    test(`${name}: a batch of cases`, async () =>
      expect(cellsOf(String((await command(['batch'], asTable(asked))).out))).toMatchObject({
        releaseDate: said.releaseDate,
        howSure: said.howSure.level,
        alternativeCodes: said.alternatives.map(([code]) => code).join(' '),
        alternativeDates: said.alternatives.map(([, date]) => date).join(' '),
      }))

    test(`${name}: the tool for assistants`, async () => {
      const tool = calculationTools({ today: () => '', poweredBy: operatorName }).find(
        (one) => one.name === 'work_out_case',
      )
      const called = (await tool?.call(asked)) as { answer: { data: Data } }
      expect(saidIn(called.answer.data)).toEqual(said)
    })
  }

  test('by options of the command line', async () => {
    const args = ['--start-date=2025-06-02', '--sentence-years=3', '--offence=theft', '--recall-type=unknown']
    const back = ['--recall-date=2026-11-09', '--return-to-custody-date=2026-11-09']
    const ran = await command(['release', ...args, ...back, '--json'])
    expect(saidIn(JSON.parse(String(ran.out)).data)).toEqual(cases[0]?.said)
    const credit = ['--remand-credit-days=unknown', '--other-sentences=unknown']
    const { data } = JSON.parse(
      String((await command(['release', ...args.slice(0, 3), ...credit, '--json'])).out),
    )
    expect(data.howSure).toEqual({ level: 'not_sure', because: ['W_OTHERS_NOT_TOLD'] })
  })

  test('what may not be said together is named by its field', async () => {
    const sentence = { ...theft, terrorism: true, howItRuns: 'consecutive' }
    const { errors } = jsonOf(await postJson(service, releaseDatesPath, { sentences: [sentence] })) as {
      errors: Readonly<Record<string, unknown>>
    }
    expect(Object.keys(errors)).toEqual(['sentences[0].consecutiveTo', 'sentences[0].terrorism'])
  })
})
