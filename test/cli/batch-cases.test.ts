import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { personsSeen } from '../../service/src/cli/batch/people.ts'
import { casesText, lawyersCases } from '../support/cases.ts'
import { batch, type Cells, cellsOf, command } from '../support/command.ts'
import { http, jsonOf, jsonSent, postJson, releaseDatesPath } from '../support/http.ts'
import { inFull } from '../support/in-full.ts'
import { startService } from '../support/service.ts'
import { parseCsv } from '../support/worked-examples.ts'

const head =
  'person,startDate,sentenceYears,sentenceWeeks,sentenceMonths,id,consecutiveTo,offenceKey,addedDays,note'
const chain = ['P1,2026-11-16,,12,,A,,theft,,first', 'P1,2026-11-16,,,6,B,A,theft,9,second'].join('\n')

const service = await startService()
afterAll(() => service.close())

describe('The cases a lawyer can read, through the batch', () => {
  const cases = lawyersCases()
  const file = casesText().replace('source,case,', 'source,person,')
  const columns = [
    ...['releaseDate', 'releaseType', 'sentenceEndDate', 'sentenceEndType'],
    ...['paroleEligibilityDate', 'licenceEndDate'],
  ]

  test('CSV: one row for each, with the dates that it expects beside what it came with', async () => {
    const { status, out } = await batch(file)
    expect(status).toBe(0)
    const rows = cellsOf(out)
    expect(rows.map(({ person }) => person)).toEqual(cases.map(({ name }) => name))
    for (const [i, cells] of rows.entries()) {
      for (const name of columns)
        expect([name, cells[`${name}_2`]], cells.person).toEqual([name, cells[name]])
      expect(cells.sentences).toBe(String(cases[i]?.request.sentences.length))
      expect(cells.errorFields).toBe(cells.refusedAt)
      const withoutCell = cells.errors?.replace(/ '[^']*'(?=: )/, '')
      expect(withoutCell).toBe(cells.refusedAt === '' ? '' : `${cells.refusedAt}: ${cells.working}`)
    }
  })

  test('CSV: what is not written plainly is read in the same way', async () => {
    const quoted = parseCsv(file)
      .map((row) => row.map((cell) => `" ${cell.replaceAll('"', '""')}"`).join(','))
      .join('\r\n')
    const results = (rows: readonly Cells[]) =>
      rows.map((cells) =>
        Object.fromEntries(Object.entries(cells).map(([name, cell]) => [name.trim(), cell.trim()])),
      )
    expect(results(cellsOf((await batch(quoted, '--compare')).out))).toEqual(
      results(cellsOf((await batch(file, '--compare')).out)),
    )
  })

  test('NDJSON: every line has the answer of the API in it', async () => {
    const lines = cases.map(({ name, request }) => JSON.stringify({ name, ...request }))
    const { status, out } = await batch(`${lines.join('\n')}\n`, '--format', 'ndjson', '--compare')
    expect(status).toBe(0)
    const answers = out.toString().trimEnd().split('\n')
    for (const [i, { name, request }] of cases.entries()) {
      const { result, ...carried } = JSON.parse(String(answers[i]))
      expect(carried).toEqual({ name, ...request })
      const api = jsonOf(await postJson(service, `${releaseDatesPath}?include=comparison`, request))
      const { disclaimer: _d, poweredBy: _p, ...item } = api as Record<string, unknown>
      expect(result, name).toEqual(item)
    }
  })
})

test('NDJSON: a name that may be a slip is said where the line is refused, one that is carried through is not', async () => {
  const lines = [
    { name: 'Mr Smith', sentences: [{ start_date: '2026-11-16', sentenceYears: 3 }] },
    { name: 'Mr Jones', start_date: '2026-11-16', sentenceYears: 3 },
  ]
  for (const [i, args] of [['--cases'], ['--law', 'in_force']].entries()) {
    const { out } = await command(['batch', '--format', 'ndjson', ...args], JSON.stringify(lines[i]))
    expect(Object.keys(JSON.parse(out.toString()).result.errors)).toEqual([
      'sentences[0].startDate',
      'sentences[0].start_date',
    ])
  }
})

describe('requisite batch of people', () => {
  test('takes what belongs to the person from the first row, and carries through all but the sentences', async () => {
    const { out } = await batch(`${head}\n${chain}\n`)
    expect(out.toString().split('\n')[0]).toBe(
      'person,addedDays,note,sentences,releaseDate,releaseType,releaseBasis,paroleEligibilityDate,sentenceEndDate,sentenceEndType,licenceEndDate,latestDayOfLeaving,usualDayOfLeaving,releaseDecidedBy,endDecidedBy,otherDates,alternatives,howSure,warnings,warningCodes,alternativeCodes,alternativeDates,lawVersion,lawUsed,ahead,errorFields,errors',
    )
    expect(cellsOf(out)).toMatchObject([
      {
        ...{ person: 'P1', note: 'first', addedDays: '', sentences: '2', releaseDate: '2027-02-12' },
        ...{ releaseType: 'CRD', sentenceEndDate: '2027-08-07', sentenceEndType: 'SLED' },
        ...{ latestDayOfLeaving: '2027-02-12', usualDayOfLeaving: '2027-02-11', releaseDecidedBy: 'A B' },
        ahead: 'TAG=',
      },
    ])
  })

  describe('a person whose rows do not stand together', () => {
    const note = `"a\n${'b'.repeat(200)}"`
    const many = Array.from({ length: 4000 }, (_, i) => `X${i},2026-11-16,1,,,,,theft,,${note}`)
    const lines = [head, chain, ...many, 'X7,2026-11-16,1,,,,,theft,,', 'P2,2026-11-16,1,,,,,theft,,', '']
    const again = 3 + 2 * many.length + 1

    test('has no date in any of them, and the others have theirs', async () => {
      const folder = mkdtempSync(join(tmpdir(), 'requisite-again-'))
      const path = join(folder, 'people.csv')
      writeFileSync(path, lines.join('\n'))
      const { status, out } = await command(['batch', path, '--cases'])
      rmSync(folder, { recursive: true })
      const rows = cellsOf(out)
      expect([status, rows.map(({ person }) => person)]).toEqual([
        0,
        ['P1', ...many.map((_, i) => `X${i}`), 'X7', 'P2'],
      ])
      const refused = rows.filter(({ errors }) => errors !== '')
      expect(refused).toMatchObject(
        [4 + 2 * 7, again].map((line) => ({
          ...{ person: 'X7', releaseDate: '', errorFields: 'person' },
          errors: `person: The rows of a person must stand together. Those of this person do not: these begin on line ${line}. Sort the rows by person.`,
        })),
      )
      const others = rows.filter(({ person }) => person !== 'X7').slice(1, -1)
      expect(new Set(others.map(({ releaseDate }) => releaseDate))).toEqual(new Set(['2027-03-17']))
    })

    test('ends a run that cannot read them twice', async () => {
      const { status, stderr } = await batch(lines.join('\n'))
      expect([status, stderr]).toEqual([
        1,
        expect.stringContaining(
          `somebody comes again on line ${again.toLocaleString('en-GB')}. Sort the rows by person, or give the file`,
        ),
      ])
    })
  })

  test('refuses a person with more sentences than 60, however many', async () => {
    const rows = Array.from({ length: 30_000 }, () => 'P1,2026-11-16,1,,,,,theft,,')
    const { out } = await batch([head, ...rows, 'P2,2026-11-16,1,,,,,theft,,'].join('\n'))
    expect(cellsOf(out)).toMatchObject([
      { person: 'P1', errorFields: 'sentences', errors: expect.stringContaining('between 1 and 60') },
      { person: 'P2', errors: '' },
    ])
  })

  // biome-ignore format: one row a line
  for (const [what, row, errorFields, errors] of [
    ['nobody', ',2026-11-16,1,,,,,theft,,', 'person', 'person: Enter whose sentence it is'],
    ['a date that is none', 'P,2026-02-30,1,,,,,theft,,', 'sentences[0].startDate', 'Enter a real date'],
    ['no length', 'P,2026-11-16,,,,,,theft,,', 'sentences[0].sentenceYears', 'at least one day'],
    ['an unknown offence', 'P,2026-11-16,1,,,,,robery,,', 'sentences[0].offenceKey', "Did you mean 'robbery'"],
    ['too many cells', 'P,2026-11-16,1,,,,,theft,,,x', 'row', 'The row has 11 cells, but there are 10 columns.'],
    ['an open mark', 'P,2026-11-16,1,,,,,theft,,"x', 'row', 'A quotation mark is opened and not closed.'],
    ['added days that are none', 'P,2026-11-16,1,,,,,theft,some,', 'addedDays', 'Enter the added days'],
  ] as const)
    test(`says in the row what is wrong with ${what}`, async () => {
      const { status, out } = await batch(`${head}\n${row}`, '--strict')
      expect(status).toBe(1)
      const [cells] = cellsOf(out)
      expect(cells).toMatchObject({ sentences: '1', releaseDate: '', errorFields })
      expect(cells?.errors).toContain(errors)
    })

  test('reads lists in a cell, semicolons, and letters beyond ASCII', async () => {
    const text = [
      '\uFEFFperson;startDate;sentenceYears;id;unlawfullyAtLarge;addedDays',
      'Zoë;2026-11-16;2;É;"[{""fromDate"":""2027-02-01"",""toDate"":""2027-02-10""}]";"[{""days"":5,""date"":""2027-01-05""}]"',
    ].join('\r\n')
    const { out } = await batch(text)
    expect(cellsOf(out, { delimiter: ';' })).toMatchObject([
      { person: 'Zoë', releaseDate: '2027-08-01', releaseDecidedBy: 'É' },
    ])
  })

  const faces = '😀'.repeat(40)
  test('a letter is a letter, in ids and in a reference, however many bytes it has', async () => {
    const text = `person,startDate,sentenceYears,id,consecutiveTo,reference,recallType,recallDate,recallSentenceIds
Č,2025-03-03,4,Čá,,Řeka £5,standard,2026-11-02,Čá ${faces}
Č,2025-03-03,1,${faces},Čá,,,,
É,2025-03-03,4,${faces}😀,,,,,`
    const rows = cellsOf((await batch(text)).out)
    expect(rows).toMatchObject([
      { person: 'Č', releaseDecidedBy: `Čá ${faces}`, errorFields: '' },
      { errorFields: 'sentences[0].id' },
    ])
  })

  // biome-ignore format: one row a line
  for (const [what, line] of [
    ['letters of any alphabet', JSON.stringify({ reference: 'Řeka £5 \u00a0', sentences: [{ id: `é${faces.slice(2)}`, startDate: '2026-11-16', sentenceYears: 3 }] })],
    ['our own words that are not ASCII', '{"sentences":[{"startDate":"2026-11-16","sentenceYears":3,"sentenceType":"fine_default","fineAmount":20000000}]}'],
    ['a name twice', '{"sentences":[{"startDate":"2026-11-16","startDate":"2026-11-17"}]}'],
    ['a name twice, of other letters', '{"Č":1,"Č":2,"sentences":[]}'],
    ['a value that is wrong', '{"reference":"Č","sentences":[{"startDate":"x"}]}'],
    ['what is not worked out', '{"sentences":[{"startDate":"2026-11-16","sentenceYears":3,"id":"Č"},{"startDate":"2026-11-16","sentenceType":"life","sentenceYears":9,"consecutiveTo":"Č"}]}'],
  ] as const)
    test(`a line of NDJSON is answered as the API answers it: ${what}`, async () => {
      const { out } = await batch(`${line}\n`, '--cases', '--format', 'ndjson')
      expect(String(out).startsWith(line.slice(0, -1))).toBe(true)
      const { result } = JSON.parse(String(out)) as { result: object }
      const { disclaimer: _, poweredBy: __, ...answer } = jsonOf(
        await http(service, releaseDatesPath, jsonSent(line)),
      ) as Record<string, unknown>
      const { reference: ___, ...refused } = answer
      expect(result).toEqual(answer.success ? answer : refused)
    })

  test('takes times on remand for the sentence of their row, and says which days count', async () => {
    const text = [
      'person,id,startDate,sentenceMonths,sentenceYears,offenceKey,remand,otherCustody',
      'P,A,2026-12-01,9,,theft,2026-11-10/2026-11-30,',
      'P,B,2027-05-10,,2,theft,2026-10-05/2027-05-09,',
      'Q,,2026-11-16,,3,theft,2026-02-02/2026-02-27; 2026-10-05/2026-11-15,2026-02-10/2026-02-11=recall',
      'R,,2026-11-16,,3,theft,,',
      'S,,2026-11-16,,3,theft,"[{""fromDate"":""2026-11-15"",""toDate"":""2026-11-15"",""outcome"":""no_sentence""}]",',
      'T,,2026-11-16,,3,theft,,',
      'T,,2026-11-16,,2,theft,2026-02-02/2026-02-27; 2026-11-05/2026-10-15,',
      'U,,2026-11-16,,3,theft,,2026-02-10/2026-02-11=nothing',
    ].join('\n')
    const rows = cellsOf((await batch(text)).out)
    expect(rows).toMatchObject([
      {
        ...{ releaseDate: '2027-09-05', remandDays: '146' },
        remandNotCounted: '2026-11-10/2026-11-30 another_sentence; 2026-12-01/2027-02-09 serving',
      },
      { releaseDate: '2027-09-11', remandDays: '66', remandNotCounted: '2026-02-10/2026-02-11 serving' },
      { releaseDate: '2027-11-16', remandDays: '', remandNotCounted: '' },
      { remandDays: '0', remandNotCounted: '2026-11-15/2026-11-15 no_sentence' },
      { errorFields: 'remand[1].toDate' },
      { errorFields: 'otherCustody[0].why' },
    ])
    expect(Object.keys(rows[0] as object)).not.toContain('remand')
    expect(rows[4]?.errors).toBe(
      "remand, period 2 '2026-02-02/2026-02-27; 2026-11-05/2026-10-15': The last day is before the first day.",
    )
    expect(rows[5]?.errors).toMatch(/^otherCustody, period 1 '.*': Say why: /)
  })

  test('refuses a first row without what is needed, and notes a column that may be a slip', async () => {
    const refused = await batch('name,startDat,sentenceYear\nx,y,z\n')
    expect(refused.status).toBe(1)
    for (const mistake of ["The column 'startDate' is missing.", 'A column for the length'])
      expect(refused.stderr).toContain(mistake)
    const noted = await command(['batch'], `${head},remandDays\n${chain}\n`)
    expect(noted.stderr).toContain(
      "'remandDays' is carried through and not used. Did you mean 'remandCreditDays'?",
    )
  })

  test('compares before and after the Act and as it is staged, and sums up', async () => {
    const held = ['P2,2025-09-01,2,,,,,theft,,', 'P2,2025-09-01,,,18,,1,theft,,'].join('\n')
    const { out, stderr } = await command(
      ['batch', '--compare'],
      `${head}\n${chain}\n${held}\nP3,x,,,,,,,,\n`,
    )
    expect(cellsOf(out)).toMatchObject([
      { releaseDateBefore: '2027-03-01', releaseDateAfter: '2027-02-12', differenceDays: '-17', stage: '' },
      {
        ...{ releaseDate: '2026-12-08', releaseDateBefore: '2027-01-24', releaseDateAfter: '2026-10-31' },
        ...{
          differenceDays: '-85',
          stagedReleaseDate: '2026-12-08',
          stagedDifferenceDays: '-47',
          stage: '4',
        },
        alternatives: 'release 2027-01-24, if the new rules do not reach sentences of this length by then.',
      },
      { errorFields: 'sentences[0].startDate sentences[0].sentenceYears' },
    ])
    expect(stderr).toContain('3 people with 5 sentences in ')
    expect(stderr).toContain('2 answered, 1 with errors.')
    expect(stderr).toContain('  1  sentences[].startDate\n')
    expect(stderr).toContain('  4  sds_adult (Adult standard determinate sentence)\n')
    expect(stderr).toContain(
      'Release at the new point: earlier for 2, the same for 0, later for 0; -102 days in all.',
    )
    expect(stderr).toContain('Release as the change is staged: -64 days in all.')
    expect(stderr).not.toContain('Custody days')
  })

  test('starts no worker for a small file, whose last person is a chunk apart', async () => {
    for (const csv of [`${head}\n${chain}\n`, `${head}\n${chain}\nP2,2026-11-16,1,,,,,theft,,`]) {
      const { status, out } = await command(['batch', '-q'], csv, { cores: 0 })
      expect([status, cellsOf(out)[0]?.releaseDate]).toEqual([0, '2027-02-12'])
    }
  })

  test('answers nothing where there is nothing', async () =>
    expect(cellsOf((await batch(`${head}\n\n`)).out)).toEqual([]))
})

describe('Who was seen before', () =>
  inFull('is known again, in at most 16 bytes a person', () => {
    const seen = personsSeen()
    for (let i = 0; i < 300_000; i++) {
      expect(seen.add(`A${i}BC`)).toBe(false)
      if (i > 50_000 && i % 997 === 0) expect(seen.bytes() / (i + 1)).toBeLessThanOrEqual(16)
    }
    for (let i = 0; i < 300_000; i += 7) if (!seen.add(`A${i}BC`)) throw new Error(`forgot ${i}`)
    expect(seen.add('somebody else')).toBe(false)
  }))
