/** How offices write files, piece by piece. Whole files of real programs are in batch-offices.test.ts. */
import { describe, expect, test } from 'vitest'
import { dateAdvice, isoDateOf, looksLike } from '../../service/src/cli/batch/dates.ts'
import { plainText } from '../../service/src/cli/batch/dialect.ts'
import { safeCells } from '../../service/src/cli/batch/formulas.ts'
import { batch, cellsOf, command } from '../support/command.ts'

const head = 'startDate,sentenceYears,offenceKey,postCommencement'
const row = '2026-11-16,3,robbery,true'
const release = '2027-11-16'

describe('A date in a cell', () => {
  for (const [form, written, read] of [
    ['iso', '2026-11-16', '2026-11-16'],
    ['iso', '2026-11-16 00:00:00', '2026-11-16'],
    ['iso', '2026-11-16T00:00:00.000Z', '2026-11-16'],
    ['iso', '2026-11-16 09:30', '2026-11-16 09:30'],
    ['iso', '16/11/2026', '16/11/2026'],
    ['uk', '16/11/2026', '2026-11-16'],
    ['uk', '6/1/2026', '2026-01-06'],
    ['uk', '06.01.2026', '2026-01-06'],
    ['uk', '06-01-2026', '2026-01-06'],
    ['uk', '16/11/2026 00:00', '2026-11-16'],
    ['uk', '16-Nov-2026', '2026-11-16'],
    ['uk', '1 September 2026', '2026-09-01'],
    ['uk', '1 Sept 2026', '2026-09-01'],
    ['uk', '2026-11-16', '2026-11-16'],
    ['uk', '16/11/26', '16/11/26'],
    ['uk', '16/11-2026', '16/11-2026'],
    ['uk', '16 Nonsense 2026', '16 Nonsense 2026'],
    ['uk', '31/02/2026', '2026-02-31'],
    ['excel', '46342', '2026-11-16'],
    ['excel', '46342.0', '2026-11-16'],
    ['excel', '61', '1900-03-01'],
    ['excel', '60', '60'],
    ['excel', '46342.5', '46342.5'],
    ['excel', '2026-11-16', '2026-11-16'],
    ['excel', '16/11/2026', '16/11/2026'],
    ['iso', '46342', '46342'],
  ] as const)
    test(`--dates ${form}: ${written} is read as ${read}`, () => expect(isoDateOf(written, form)).toBe(read))

  test('that is written in another way looks like what it is', () => {
    expect(['16/11/2026', '1/2/2026', '11/16/2026', '16-Nov-2026', '2026-11-16', 'x'].map(looksLike)).toEqual(
      [...['day first', 'day first', 'month first', 'day first'], ...[null, null]],
    )
    expect(dateAdvice('16/11/26', 'uk')).toBe(' Write the year with four digits.')
    expect(dateAdvice('11/16/2026', 'uk')).toBe(' The month seems to stand first.')
    expect(dateAdvice('16/11/2026', 'uk')).toBe('')
  })
})

describe('--dates excel', () => {
  test('reads the days of Excel, alone and for people, and dates among them', async () => {
    const rows = `name,startDate,sentenceYears\nA,46342,3\nB,46342.0,3\nC,2026-11-16,3\nD,46342.25,3\n`
    const cells = cellsOf((await batch(rows, '--dates', 'excel')).out)
    expect(cells.map(({ releaseDate }) => releaseDate)).toEqual([
      ...['2027-11-16', '2027-11-16', '2027-11-16', ''],
    ])
    const people = await batch('person,startDate,sentenceYears\nA,46342,3\n', '--dates', 'excel')
    expect(people.out.toString()).toContain(',2027-11-16,CRD,')
  })

  test('is offered where the first rows look like it, and not guessed', async () => {
    const { status, stderr } = await batch('startDate,sentenceYears\n46342,3\n46343,2\n')
    expect([status, stderr]).toEqual([
      1,
      "requisite: The dates under 'startDate' are not written as YYYY-MM-DD: row 2 has '46342'. If these are days as Excel counts them, run it again with --dates excel.\nSee requisite batch --help.\n",
    ])
    const mixed = cellsOf((await batch('startDate,sentenceYears\n2026-11-16,3\n46343,2\n')).out)
    expect(mixed[1]?.errors).toContain('If it is a day as Excel counts them, use --dates excel.')
  })
})

describe('Columns for programs', () => {
  const columns = ['warningCodes', 'alternativeCodes', 'alternativeDates', 'lawVersion']
  for (const [what, options, of] of [
    ['one sentence at a release point', ['--calculate'], 'sentences'],
    ['people', [], 'cases'],
  ] as const)
    test(`${what}: codes, rival dates in their order, and the version of the law, as the API gives them`, async () => {
      const asked = [
        ['2024-12-10', 5, 'burglary_dwelling'],
        ['2026-11-16', 3, 'robbery'],
        ['2023-06-05', 9, 'rape'],
      ] as const
      const csv = `person,startDate,sentenceYears,offenceKey\n${asked.map((row, i) => `P${i},${row.join(',')}\n`).join('')}`
      const cells = cellsOf((await batch(csv, ...options)).out)
      const lines = asked.map(([startDate, sentenceYears, offenceKey]) =>
        JSON.stringify(
          of === 'cases'
            ? { sentences: [{ startDate, sentenceYears, offenceKey }] }
            : { startDate, sentenceYears, offenceKey },
        ),
      )
      const ndjson = await batch(lines.join('\n'), '--format', 'ndjson', ...options)
      const results = ndjson.out
        .toString()
        .split('\n')
        .map((line) => JSON.parse(line).result)
      expect(cells.map((row) => columns.map((name) => row[name]))).toEqual(
        results.map((result) => {
          const { warnings, alternatives } = of === 'cases' ? result.data : result
          return [
            warnings.map(({ code }: { code: string }) => code).join(' '),
            alternatives.map(({ code }: { code: string }) => code).join(' '),
            alternatives
              .map((one: Record<string, string | null>) => one.releaseDate ?? one.paroleEligibilityDate)
              .join(' '),
            result.lawVersion,
          ]
        }),
      )
      expect(cells.some(({ alternativeCodes }) => alternativeCodes !== '')).toBe(true)
    })
})

describe('--dates uk', () => {
  test('reads days first, in the fast way and in the full way, and leaves the cell as it was', async () => {
    const rows = [
      '16/11/2026,3,robbery,true',
      '"16/11/2026", 3 ,robbery,true',
      '16/11/2026 00:00,3,robbery,true',
    ]
    const { status, out } = await batch(`${head}\n${rows.join('\n')}\n`, '--dates', 'uk')
    expect(status).toBe(0)
    expect(cellsOf(out).map(({ releaseDate }) => releaseDate)).toEqual([release, release, release])
    expect(out.toString()).toContain('\n16/11/2026,3,robbery,true,1,2027-11-16,')
  })

  test('is offered when the first rows need it, and nothing is written', async () => {
    const { status, out, stderr } = await batch(`\n${head}\n,3,,\n03/04/2026,3,robbery,true\n`)
    expect({ status, out: out.length }).toEqual({ status: 1, out: 0 })
    expect(stderr).toContain(
      "The dates under 'startDate' are not written as YYYY-MM-DD: row 4 has '03/04/2026'. If the day stands first, as in the United Kingdom, run it again with --dates uk.",
    )
  })

  test('is not offered where the month stands first', async () => {
    const { stderr } = await batch(`${head}\n03/04/2026,3,robbery,true\n11/16/2026,3,robbery,true\n`)
    expect(stderr).toContain("row 3 has '11/16/2026'. There the month seems to stand first.")
    expect(stderr).not.toContain('--dates uk')
  })

  test('is said in the row where only some need it', async () => {
    const { status, out } = await batch(`${head}\n${row}\n16/11/2026,3,robbery,true\n`)
    expect(status).toBe(0)
    expect(cellsOf(out)[1]?.errors).toMatch(
      /^startDate '16\/11\/2026': Enter .* If the day stands first, use --dates uk\.$/,
    )
  })

  test('holds for the dates of a case, too', async () => {
    const people = 'person,startDate,offenceDate,sentenceYears\nP1,16/11/2026,01/02/2026,3\n'
    const offered = await batch(people)
    expect(offered.stderr).toContain("under 'startDate'")
    expect(offered.stderr).toContain("under 'offenceDate'")
    const { out } = await batch(people, '--dates', 'uk')
    const same = await batch(people.replace('16/11/2026', '2026-11-16').replace('01/02/2026', '2026-02-01'))
    expect(out.equals(same.out)).toBe(true)
    const bad = await batch('person,startDate,sentenceYears\nP1,2026-11-16,3\nP1,16/11/26,3\n')
    expect(cellsOf(bad.out)[0]?.errors).toMatch(
      /^sentences\[1\]\.startDate '16\/11\/26': .* Write the year with four digits\.$/,
    )
  })

  test('knows no other form', async () => {
    expect((await batch('', '--dates', 'us')).stderr).toContain('--dates is iso, uk or excel.')
    expect((await batch('', '--formulas', 'run')).stderr).toContain('--formulas is safe or keep.')
  })
})

describe('--columns', () => {
  const office = 'Date of sentence,Years,"Offence, main"\n2026-11-16,3,robbery\n'
  const names = 'Date of sentence=startDate,Years=sentenceYears,"Offence, main=offenceKey"'

  test('names the fields of other headings, which stay as they are', async () => {
    const { status, out } = await batch(office, '--columns', names)
    expect(status).toBe(0)
    expect(out.toString()).toMatch(/^Date of sentence,Years,"Offence, main",sentences,releaseDate,/)
    expect(cellsOf(out)[0]).toMatchObject({ releaseDate: release, errors: '' })
  })

  test('errors name the column as the file does', async () =>
    expect(cellsOf((await batch(office.replace(',3,', ',x,'), '--columns', names)).out)[0]).toMatchObject({
      errorFields: 'sentenceYears',
      errors: expect.stringMatching(/^Years 'x': Enter/),
    }))

  test('works for people', async () => {
    const { out } = await batch(
      'Number,Sentenced,Yrs\nA1,2026-11-16,3\n',
      ...['--columns', 'Number=person,Sentenced=startDate,Yrs=sentenceYears'],
    )
    expect(cellsOf(out)[0]).toMatchObject({ Number: 'A1', errors: '', sentences: '1' })
  })

  // biome-ignore format: one row a line
  for (const [what, columns, said] of [
    ['a field that is none', 'Years=sentenceYear', "There is no field 'sentenceYear', which --columns names. Did you mean 'sentenceYears'?"],
    ['the wrong way round', 'startDate=Date of sentence', 'The heading comes first: "Date of sentence=startDate".'],
    ['no field', 'Years', "'Years' in --columns is no heading with its field. Write it like --columns"],
    ['a heading twice', 'Years=sentenceYears,Years=sentenceMonths', "The heading 'Years' is named twice"],
    ['a field twice', 'Years=sentenceYears,Yrs=sentenceYears', "The field 'sentenceYears' is named twice"],
    ['a heading that is not there', 'Yeas=sentenceYears', "There is no column 'Yeas', which --columns names. Did you mean 'Years'?"],
    ['one of two', 'Years=sentenceYears', 'The column \'startDate\' is missing. The first row must name the columns as the API does, or else --columns "Your heading=startDate".'],
  ] as const)
    test(`${what}: refused, and named`, async () => {
      const { status, stderr } = await batch(office, '--columns', columns)
      expect(status).toBe(1)
      expect(stderr).toContain(said)
    })
})

describe('Delimiters, line ends and letters', () => {
  test('sep=; says the delimiter, stays for Excel, and is no row', async () => {
    const text = `sep=;\r\n${head.replaceAll(',', ';')}\r\n2026-11-16;x;robbery;true\r\n`
    const { out, stderr } = await command(['batch'], text)
    expect(out.toString()).toMatch(
      /^sep=;\r\nstartDate;sentenceYears;offenceKey;postCommencement;sentences;releaseDate;/,
    )
    expect(stderr).toContain("The first of each:\n  Row 2, sentenceYears 'x': Enter")
  })

  test('sep= may name any sign', async () => {
    const { out } = await batch(`sep=^\n${head}\n${row}\n`.replaceAll(',', '^'))
    expect(out.toString()).toContain('^true^1^2027-11-16^')
  })

  test('carriage returns alone end rows, also where a block ends between them', async () => {
    const text = `${head},note\r${row},"a\rb"\r${row},c\r`
    for (const size of [1, 7, 1000]) {
      const blocks = async function* () {
        for (let at = 0; at < text.length; at += size) yield Buffer.from(text.slice(at, at + size))
      }
      let read = ''
      for await (const block of plainText(blocks())) read += block.toString()
      expect(read).toBe(text.replaceAll('\r', '\n'))
    }
    const { out } = await batch(text)
    expect(cellsOf(out).map(({ releaseDate }) => releaseDate)).toEqual([release, release])
  })

  test("Excel's Unicode text is read, and written in UTF-8 with its mark", async () => {
    const text = `\ufeffname\t${head.replaceAll(',', '\t')}\r\nZoë\t${row.replaceAll(',', '\t')}\r\n`
    for (const bytes of [Buffer.from(text, 'utf16le'), Buffer.from(text, 'utf16le').swap16()]) {
      const { status, out } = await batch(bytes)
      expect(status).toBe(0)
      expect([...out.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
      expect(cellsOf(out, { delimiter: '\t' })[0]).toMatchObject({ name: 'Zoë', releaseDate: release })
    }
  })

  test('the letters of Windows stay as they were, in the first row too', async () => {
    const bytes = Buffer.from(`n\u00e9e,${head}\nZo\u00eb,${row}\n`, 'latin1')
    const { out } = await batch(bytes)
    expect(out.includes(Buffer.from('n\u00e9e,startDate', 'latin1'))).toBe(true)
    expect(out.includes(Buffer.from('Zo\u00eb,2026', 'latin1'))).toBe(true)
  })
})

describe('A cell that a spreadsheet would run', () => {
  const bytes = (text: string): string => Buffer.from(text).toString('latin1')
  const latin1 = (text: string): string => Buffer.from(text, 'latin1').toString()
  for (const [written, safe] of [
    ['=1+1', "'=1+1"],
    ['"=HYPERLINK(""x"")"', '"\'=HYPERLINK(""x"")"'],
    ['@SUM(A1)', "'@SUM(A1)"],
    ["+cmd|' /C calc'!A0", "'+cmd|' /C calc'!A0"],
    ['-A1', "'-A1"],
    ['"\t=1"', '"\'\t\'=1"'],
    ['-1-1', "'-1-1"],
    ['+44-20-7946', "'+44-20-7946"],
    ['--1', "'--1"],
    ['-1+A1', "'-1+A1"],
    ['\uff1d1+1', "'\uff1d1+1"],
    ['\uff0bcmd', "'\uff0bcmd"],
    ['\uff0dcmd', "'\uff0dcmd"],
    ['\uff20SUM(A1)', "'\uff20SUM(A1)"],
    ['x;=cmd', "x;'=cmd"],
    ['"x;""=cmd"', '"x;""\'=cmd"'],
    ['x\t@SUM(A1)', "x\t'@SUM(A1)"],
    ['x|-1-1', "x|'-1-1"],
    ['"a\n=cmd"', '"a\n\'=cmd"'],
    ['"a\r\n=cmd"', '"a\r\n\'=cmd"'],
    ['"a, =b; c - d"', '"a, =b; c - d"'],
    ['"a\r\nb\r\n"', '"a\r\nb\r\n"'],
    ['x;-5', 'x;-5'],
    ['"\uff21 name"', '"\uff21 name"'],
    ['-12.5', '-12.5'],
    ['"-5"', '"-5"'],
    ['+44 7700 900123', '+44 7700 900123'],
    ['-', '-'],
    ['a=b', 'a=b'],
    ['', ''],
  ] as const)
    test(`${JSON.stringify(written)} is written as ${JSON.stringify(safe)}`, () =>
      expect(latin1(safeCells(',')(bytes(written)))).toBe(safe))

  const csv = `=head,${head},note\r\n=1+1,${row},"=2+2"\r\n-5,${row},\r\nfine,x,,,,,=beyond\r\n@x,2026-11-16,=3,robbery,true,\r\n`

  test('is made text in every row, answered or not, and in the first', async () => {
    const { out } = await batch(csv)
    const lines = out.toString().split('\r\n')
    expect(lines[0]).toMatch(/^'=head,/)
    expect(lines[1]).toMatch(new RegExp(`^'=1\\+1,${row},"'=2\\+2",1,${release},`))
    expect(lines[2]).toMatch(new RegExp(`^-5,${row},,1,${release},`))
    expect(lines[3]).toMatch(/^fine,x,,,,,.*,'=beyond$/)
    expect(lines[4]).toMatch(/^'@x,2026-11-16,'=3,/)
  })

  test('is found in the middle of a cell, where another country ends it', async () => {
    const rows = `note,${head}\nx;=cmd,${row}\n\uff1d1,${row}\n"two\n=lines",${row}\nfine,${row}\n`
    const { out } = await batch(rows)
    expect(out.toString()).toContain(`\nx;'=cmd,${row},`)
    expect(out.toString()).toContain(`\n'\uff1d1,${row},`)
    expect(out.toString()).toContain(`\n"two\n'=lines",${row},`)
    expect(out.toString()).toContain(`\nfine,${row},`)
    const semicolons = await batch(`note;${head.replaceAll(',', ';')}\nx,=cmd;${row.replaceAll(',', ';')}\n`)
    expect(semicolons.out.toString()).toContain("\nx,'=cmd;2026")
  })

  test('is made text in every cell of a person in which the caller wrote: ids, reasons, errors', async () => {
    const people =
      'person,id,startDate,sentenceYears,consecutiveTo,statedReleaseDate\nP,=1+1,2026-11-16,3,,2028-01-28\nQ,x;=cmd,2026-11-16,3,,\nR,=1,2026-11-16,3,=2,\n'
    for (const cell of (await batch(people)).out.toString().split(/[,;|\t\n]/))
      expect(cell).not.toMatch(/^"*[=@+]/)
  })

  test('is kept with --formulas keep', async () => {
    const lines = (await batch(csv, '--formulas', 'keep')).out.toString().split('\r\n')
    expect(lines[0]).toMatch(/^=head,/)
    expect(lines[1]).toContain(`=1+1,${row},"=2+2",1,${release}`)
    expect(lines[3]).toMatch(/,=beyond$/)
  })

  test('is made text in what is carried of a person', async () => {
    const people = 'person,startDate,sentenceYears,note\n=P1,2026-11-16,3,@x\n'
    expect((await batch(people)).out.toString()).toContain("\n'=P1,'@x,1,")
    expect((await batch(people, '--formulas', 'keep')).out.toString()).toContain('\n=P1,@x,1,')
  })

  test('is made text where an error names a heading', async () => {
    const { out } = await batch('=d,sentenceYears\nx,3\n', '--columns', '=d=startDate')
    expect(cellsOf(out)[0]?.errors).toMatch(/^'=d 'x': Enter/)
  })
})
