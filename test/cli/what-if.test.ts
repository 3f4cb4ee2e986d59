import { afterAll, describe, expect, test } from 'vitest'
import { exampleWhatIf } from '../../service/src/contract/examples.ts'
import { command } from '../support/command.ts'
import { postJson, whatIfPath } from '../support/http.ts'
import { startService } from '../support/service.ts'

const service = await startService()
afterAll(() => service.close())

const example = [
  ...['what-if', '--from', '5y', '--to', '7y', '--step', '1y', '--plea', '1/3'],
  ...['--offence', 'wounding_with_intent', '--remanded-since', '2026-03-20'],
]
const linesOf = async (...args: readonly string[]): Promise<readonly string[]> => {
  const ran = await command(args)
  expect(ran).toMatchObject({ status: 0, stderr: '' })
  return ran.out.toString().split('\n')
}
const mistakesOf = async (...args: readonly string[]): Promise<string> => {
  const ran = await command(['what-if', ...args])
  expect([ran.status, ran.out.toString()]).toEqual([1, ''])
  return ran.stderr
}

describe('requisite what-if', () => {
  test('takes times on remand, of which the last goes on', async () => {
    const lines = await linesOf(
      ...['what-if', '--length', '5y', '--sentence-date', '2026-11-16'],
      ...['--remand', '2026-02-02/2026-02-27', '--remand', '2026-03-20'],
    )
    expect(lines[1]).toMatch(/^Served by 16 November 2026: 267 days\./)
  })

  test('says who decides, what is served, the table and the cliff', async () => {
    const lines = await linesOf(...example)
    expect(lines.slice(0, 11)).toEqual([
      'Only the court decides the length. These are the dates that each length would give.',
      'Served by 16 November 2026: 241 days. Up to 23 months would mean release on the day of sentence.',
      '',
      'Before any plea      After a trial      One-third off',
      '5 years              17 September 2028  29 April 2027  (3 years 4 months)',
      '5 years 11 months *  4 March 2029       9 July 2027    (3 years 11 months, rounded down from 47 1/3; 19 March 2028, if the court rounds up to 4 years)',
      '6 years              19 March 2029      19 March 2028  (4 years; from here one-half)',
      '7 years              18 September 2029  18 July 2028   (4 years 8 months)',
      '* added: a length beside a change of the part served',
      '',
      'At 4 years the part served in prison changes from one-third to one-half: 254 days more.',
    ])
    expect(lines.join('\n')).not.toMatch(/will be released/i)
  })

  test('answers as the API does, to the byte', async () => {
    const ran = await command([...example, '--json'])
    expect(ran.out.toString()).toBe((await postJson(service, whatIfPath, exampleWhatIf)).text)
  })

  test('writes a line for each length and plea, for a spreadsheet', async () => {
    const [head, , second, third, ...rest] = (await command([...example, '--csv'])).out
      .toString()
      .split('\r\n')
    expect(head?.split(',').slice(0, 6)).toEqual([
      ...['monthsBefore', 'pleaReduction', 'months', 'exactMonths', 'added', 'releaseDate'],
    ])
    expect(second).toMatch(/^60,1 of 3,40,,false,2027-04-29,CRD,/)
    expect(third).toMatch(/^71,0,71,,true,2029-03-04,/)
    expect(rest).toHaveLength(6)
  })

  test('one length with every plea of the guideline, for somebody on bail', async () => {
    const lines = await linesOf('what-if', '--length=5y', '--plea', 'all', '--offence-key', 'robbery')
    expect(lines.slice(2, 7)).toEqual([
      'Plea             Release would be',
      'After a trial    16 July 2028      (5 years; one-third)',
      'One-tenth off    16 May 2028       (4 years 6 months; one-third)',
      'One-quarter off  15 February 2028  (3 years 9 months; one-third)',
      'One-third off    26 December 2027  (3 years 4 months; one-third)',
    ])
    expect(lines.join('\n')).toContain('Each day the sentence comes later moves these dates by a day.')
  })

  test.each(['5y6m', '5 years 6 months', '5 years and 6 months', '66 months', '5YRS 6 mths', '5 y, 6 m'])(
    'a length as people write it: %s',
    async (length) => {
      const lines = await linesOf('what-if', '--length', length, '--offence', 'robbery')
      expect(lines.join('\n')).toContain('5 years 6 months')
    },
  )

  test('a length after the plea, in another kind of sentence', async () =>
    expect(
      (
        await linesOf('what-if', '--length', '5y6m', '--length-is', 'after_plea', '--sentence-type', 'eds')
      ).slice(2, 4),
    ).toEqual([
      'Length            Release',
      '5 years 6 months  from 16 July 2030 if the Parole Board agrees; 15 May 2032 at the latest  (15 May 2032, if this is a terrorism sentence without early release)',
    ]))

  // biome-ignore format: one row a line
  test.each([
    [['--length', '26w'], '--from, --to, --step, --length: Lengths in weeks or days are not worked out here yet.'],
    [['--length', 'long'], "'long' is no length. Write years and months, like 5y, 18m or 5y6m."],
    [[], 'Give --from and --to, or --length once or more.'],
    [['--from', '5y'], 'Give --from and --to, or --length once or more.'],
    [['--step', '6m', '--length', '5y'], 'Give --from and --to, or --length once or more.'],
    [['--from', '5y', '--to', '6y', '--length', '5y'], 'Give --from and --to, or --length once or more.'],
    [['--length', '5y', '--plea', '2/3'], '--plea: Write a reduction as a fraction from 0 to 1/2, such as "1/3".'],
    [['--length', '5y', '--minimum-sentence', 'weapon'], '--minimum-sentence: Minimum sentences are not worked out here yet.'],
    [['--length', '5y', '--sentence-type', 'dto'], '--sentence-type: A detention and training order is not worked out here yet.'],
    [['--length', '5y', '--offence', 'a', '--offence-key', 'b'], 'Give --offence or --offence-key, not both.'],
    [['--length', '5y', '--json', '--csv'], 'Give --json or --csv, not both.'],
    [['5y'], "'5y' has no option before it."],
    [['--length'], 'The option --length needs a value.'],
    [['--length', '5y', '--json=1'], '--json takes no value.'],
  ])('%j is refused in words', async (args, message) => expect(await mistakesOf(...args)).toContain(message))

  test('what is wrong is said as JSON where that was asked for', async () => {
    const ran = await command(['what-if', '--length', '5y', '--sentence-type', 'life', '--json'])
    expect([ran.status, Object.keys(JSON.parse(ran.out.toString()).errors)]).toEqual([1, ['sentenceType']])
  })
})
