/** `requisite release --court`: the court's own words on the command line. */
import { describe, expect, test } from 'vitest'
import { command } from '../support/command.ts'

const asked = (words: string, ...args: readonly string[]) =>
  command(['release', '--court', words, '--start-date', '2026-11-16', ...args])

describe('The words are worked out as the case that they say', () => {
  // biome-ignore format: one row a line
  test.each([
    ['3 years for robbery', ['--sentence-years', '3', '--offence', 'robbery']],
    ['18 months, 40 days on remand', ['--sentence-months', '18', '--remand-credit-days', '40', '--sentence-type', 'sds']],
    ['8 years and 4 on licence for rape', ['--sentence-years', '8', '--extension-years', '4', '--sentence-type', 'eds', '--offence', 'rape']],
    ['2 years, on remand since 20 march 2026', ['--sentence-years', '2', '--sentence-type', 'sds', '--remand', '2026-03-20/2026-11-15']],
    ['3 years for theft, remanded 8 months', ['--sentence-years', '3', '--offence', 'theft', '--remand-credit-months', '8']],
  ])('%s', async (words, flags) => {
    const [read, plain] = [
      await asked(words, '--json'),
      await command(['release', '--start-date', '2026-11-16', ...flags, '--json']),
    ]
    expect([read.status, plain.status]).toEqual([0, 0])
    const dates = ({ out }: typeof read) => JSON.parse(String(out)).data.releaseDate
    expect(dates(read)).toBe(dates(plain))
  })

  test('several sentences, from standard input; what was read and set aside is said', async () => {
    const words = '3 years for robbery, 6 months consecutive for theft, £156 surcharge'
    const ran = await command(['release', '--court', '-', '--start-date', '2026-11-16'], words)
    expect(ran).toMatchObject({ status: 0 })
    expect(ran.stderr).toBe(
      'We read:\n1. standard sentence, 3 years, Robbery\n2. standard sentence, 6 months, Theft (other, including theft by finding), after sentence 1\nChanges no date: “£156 surcharge”.\n',
    )
    expect(String(ran.out)).toContain('Decided by sentences 1 and 2.')
  })

  test('days that the prison added count, and what was told of them is said', async () => {
    const words = '3 years for robbery, no remand, 21 added days, to be deported'
    const ran = await asked(words, '--json')
    const plain = await command([
      'release',
      '--start-date',
      '2026-11-16',
      '--sentence-years',
      '3',
      '--offence',
      'robbery',
      '--json',
    ])
    const day = ({ out }: typeof ran) => JSON.parse(String(out)).data.releaseDate
    expect([day(plain), day(ran)]).toEqual(['2027-11-16', '2027-12-07'])
    expect((await asked(words)).stderr).toContain(
      'no days on remand\n21 days added by the prison\nto be removed from the country\n',
    )
  })
})

describe('An open question ends with 1, and says the option that answers it', () => {
  // biome-ignore format: one row a line
  test.each([
    ['4 years for GBH', 'Which is it? “GBH” can be:', '--offence', ['--offence', 'grievous_bodily_harm']],
    ['3 years, remanded 8 months and 4 days', 'we need the days', '--remand-credit-days', ['--remand-credit-days', '246']],
    ['life', 'before they can ask for parole', '--sentence-years', ['--sentence-years', '18']],
    ['5', '5 what?', '--sentence-years', ['--sentence-years', '5']],
  ])('%s', async (words, question, flag, answer) => {
    const open = await asked(words)
    expect([open.status, String(open.out)]).toEqual([1, ''])
    expect(open.stderr).toContain(question)
    expect(open.stderr).toContain(flag)
    expect(await asked(words, ...answer)).toMatchObject({ status: 0 })
  })

  test.each([
    ['12 month community order', 'This is not a prison sentence.'],
    ['recalled for 28 days', 'This is a recall.'],
    [`3 years ${'x '.repeat(3_000)}`, 'Paste only the part with the sentence.'],
    ['2 years plus 6 months', 'Give the sentences in a file.'],
    ['Peter was jailed for 6 years and Stephen got 4 years', 'Whose sentence is it? “was jailed for 6'],
    ['3 years blorped', 'We did not understand: “blorped”.'],
    ['6 months suspended for a year', 'Has a court since sent them to prison for it?'],
  ])('%.40s', async (words, said) => {
    const ran = await asked(words)
    expect(ran.status).toBe(1)
    expect(ran.stderr).toContain(said)
  })
})

test('An option wins over the words; one of a single sentence is refused beside several', async () => {
  const longer = await asked('3 years for theft', '--sentence-years', '4', '--json')
  expect(JSON.parse(String(longer.out)).data.sentenceEndDate).toBe('2030-11-15')
  const several = await asked('3 years for theft, 1 year concurrent for affray', '--offence', 'robbery')
  expect(several.status).toBe(1)
  expect(several.stderr).toContain('The words hold 2 sentences. Give --offence-key in a file')
})
