import { type Day, parseDay } from '@requisite/law'
import { describe, expect, test } from 'vitest'
import { html } from '../html.ts'
import { liveReply } from './live-reply.ts'
import type { LiveReply, RowAnswer } from './message.ts'
import { plainPage } from './plain-page.ts'

const today = '2026-11-17'

/** A recall of which the papers do not say the kind, with what was tapped since: "charge=none mappaLevel=1". */
const recalled = (text: string, back: string, facts: string): LiveReply =>
  liveReply({
    ...{ live: 1, caret: null, text: `${text}, no remand`, today },
    answers: [
      {
        row: 'recall',
        say: `recall=true&recall.type=unknown&recall.returnToCustodyDate=${back}&recall.recallDate=${back}`,
      },
      ...facts
        .split(' ')
        .filter((fact) => fact !== '')
        .map((fact) => ({
          row: fact.replace(/=.*/, ''),
          say: new URLSearchParams({ say: `recall.${fact}` }).toString(),
        })),
    ],
  })

const words = (markup: string): string =>
  markup
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
const namesIn = ({ rows }: LiveReply, group: string): readonly string[] =>
  rows.filter((row) => row.group === group).map(({ id }) => id)

const theft = '3 years on 2 June 2025 for theft'
const young = 'he is 17, 11 months section 250 on 1 June 2026 for theft'
const three = ['charge', 'mappaLevel', 'terrorismOrState']

describe('Which recall can it be: only what decides is asked', () => {
  // biome-ignore format: one row a line
  test.each<readonly [what: string, text: string, back: string, facts: string, asked: readonly string[], card: string]>([
    ['nothing told yet', theft, '9 November 2026', '', three, 'Three things decide: new charge, MAPPA level, and terrorism or state.'],
    ['one told', theft, '9 November 2026', 'charge=none', three.slice(1), 'So far'],
    ['nothing stands in the way', theft, '9 November 2026', 'charge=none mappaLevel=1 terrorismOrState=false', [], 'Wednesday 30 December 2026'],
    ['one thing does, and the rest decides no more', theft, '9 November 2026', 'charge=not_convicted', [], 'Thursday 1 June 2028'],
    ['another one', theft, '9 November 2026', 'charge=unknown mappaLevel=3', [], 'Thursday 1 June 2028'],
    ['convicted counts as none from 29 July 2026', theft, '9 November 2026', 'charge=convicted mappaLevel=1 terrorismOrState=false', [], 'Wednesday 30 December 2026'],
    ['one is not known: the others can still decide', theft, '9 November 2026', 'charge=unknown', three.slice(1), 'So far'],
    ['none is known: both kinds stay', theft, '9 November 2026', 'charge=unknown mappaLevel=unknown terrorismOrState=unknown', [], '56 days: 30 December 2026'],
    ['a young person: nothing about terrorism', young, '10 November 2026', '', ['charge', 'mappaLevel'], 'So far'],
    ['a charge: how grave it is', young, '10 November 2026', 'charge=not_convicted', ['seriousCharge', 'mappaLevel'], 'So far'],
    ['a charge that is not grave', young, '10 November 2026', 'charge=not_convicted seriousCharge=false mappaLevel=1', [], 'Fairly sure'],
    ['a grave one: it turns on risk, and no more is asked', young, '10 November 2026', 'charge=not_convicted seriousCharge=true', [], 'The kind of recall decides.'],
    ['an extended sentence: the kind alone decides', 'extended sentence, 2 years and 2 on licence for robbery, 2 December 2024', '9 November 2026', '', [], 'At the latest'],
  ])('%s', (_what, text, back, facts, asked, card) => {
    const reply = recalled(text, back, facts)
    expect(namesIn(reply, 'marked')).toEqual(asked)
    expect(words(reply.card)).toContain(card)
  })

  test('what was told is read, in words, and can be changed; a link says the same', () => {
    const facts = 'charge=not_convicted mappaLevel=1 terrorismOrState=false seriousCharge=unknown'
    const reply = recalled(theft, '9 November 2026', facts)
    expect(
      reply.rows
        .filter(({ id }) => facts.includes(`${id}=`))
        .map(({ markup }) => words(markup.replace(/<form.*$/s, ''))),
    ).toEqual(
      [
        'Charged, not convicted',
        'Serious charge: not known',
        'MAPPA level 1',
        'Not about terrorism or a foreign power',
      ].map((said) => `${said} says which recall it can be Change`),
    )
    expect(reply.link).toContain(
      '&charge=not_convicted&seriousCharge=unknown&mappaLevel=1&terrorismOrState=false&',
    )
    const opened = liveReply({ live: 1, caret: null, text: '', today, answers: [], link: reply.link ?? '' })
    expect([opened.link, opened.card]).toEqual([reply.link, reply.card])
  })

  test('a value that is none is refused, and said', () => {
    const link = `${recalled(theft, '9 November 2026', 'charge=not_convicted').link}`.replace(
      'not_convicted',
      'maybe',
    )
    const reply = liveReply({ live: 1, caret: null, text: '', today, answers: [], link })
    expect(words(reply.card)).toContain('Choose none, not_convicted, convicted, or unknown.')
  })
})

/** The same of a recall whose kind was told, with what was tapped since in the row of the exceptions, by its words. */
function told(text: string, taps: readonly string[]): LiveReply {
  const reply = (answers: readonly RowAnswer[]): LiveReply =>
    liveReply({ live: 1, caret: null, text: `${text}, no remand`, today, answers })
  return taps.reduce<{ answers: readonly RowAnswer[]; last: LiveReply }>(
    ({ answers, last }, label) => {
      const given = [...answers.filter(({ row }) => row !== 'exceptions'), tapped(last, label)]
      return { answers: given, last: reply(given) }
    },
    { answers: [], last: reply([]) },
  ).last
}

function tapped({ rows }: LiveReply, label: string): RowAnswer {
  const markup = rows.find(({ id }) => id === 'exceptions')?.markup ?? ''
  const button = [
    ...markup.matchAll(/<button type="submit" class="opt" name="say" value="([^"]*)">(.*?)<\/button>/g),
  ]
  const say = button.find(([, , inside = '']) => words(inside) === label)?.[1]?.replaceAll('&amp;', '&')
  if (say === undefined) throw new Error(`no “${label}” in ${words(markup)}`)
  return { row: 'exceptions', say: new URLSearchParams({ say }).toString() }
}

describe('The kind was told, and the law may give another: one row asks what decides, and both days stand', () => {
  const five = 'sentenced on 3 March 2023 to 5 years for robbery'
  const standard = `${five}, recalled on 3 February 2026, back in prison 5 February 2026, standard recall`
  const of28 = `${five}, recalled on 3 November 2026, back in prison 5 November 2026, 28 day recall`
  const both = 'Tuesday 14 April 2026 or by Thursday 2 March 2028 at the latest'
  // biome-ignore format: one row a line
  test.each<readonly [text: string, taps: readonly string[], marked: readonly string[], day: string, card: string]>([
    [standard, [], ['exceptions'], both, 'If none of these applies, the person should have been let out on 14 April 2026'],
    [standard, ['None of these'], [], both, 'By what was told, no exception applies. So on 31 March 2026 this became a recall of 56 days, and the person should have been let out on 14 April 2026'],
    [standard, ['I do not know'], [], both, 'If none of these applies'],
    [standard, ['MAPPA level 2'], [], 'Thursday 2 March 2028', 'Sure of the rule'],
    [standard, ['MAPPA level 3'], [], 'Thursday 2 March 2028', 'Sure of the rule'],
    [standard, ['A new charge, not found guilty yet'], [], 'Thursday 2 March 2028', 'Sure of the rule'],
    [standard, ['Terrorism, national security or a foreign power'], [], 'Thursday 2 March 2028', 'Sure of the rule'],
    [of28, [], ['exceptions'], 'Wednesday 2 December 2026 or Wednesday 30 December 2026', 'This date is for 56 days.'],
    [of28, ['None of these'], [], 'Wednesday 2 December 2026 or Wednesday 30 December 2026', 'This date is for 56 days.'],
    [of28, ['A new charge, and found guilty'], ['exceptions'], 'Wednesday 2 December 2026 or Wednesday 30 December 2026', 'This date is for 56 days.'],
    [of28, ['A new charge, and found guilty', 'MAPPA level 3'], [], 'Wednesday 2 December 2026 or Wednesday 30 December 2026', 'there is no set date before 3 March 2028'],
    [of28.replace('28', '56'), [], [], 'Wednesday 30 December 2026', 'Sure of the rule'],
    [standard.replace(/ February/g, ' May'), [], [], 'Thursday 2 March 2028', 'Sure of the rule'],
  ])('%s: %j', (text, taps, marked, day, card) => {
    const reply = told(text, taps)
    expect([reply.state, namesIn(reply, 'marked'), reply.strip.day]).toEqual(['settled', marked, day])
    expect(words(reply.card)).toContain(card)
    if (marked.length > 0) expect(words(reply.rows[0]?.markup ?? '')).toContain('Decides the date Is there an exception?')
  })

  test('one that is told and decides nothing by itself goes with the next answer', () => {
    expect(told(of28, ['A new charge, and found guilty', 'MAPPA level 3']).link).toContain(
      '&charge=convicted&mappaLevel=3&',
    )
  })
})

test('without a script the same row stands first and open, and its answer moves the card', () => {
  const sentence = {
    row: 'sentence-1',
    say: 'sentences[0].sentenceType=sds&sentences[0].sentenceYears=5&sentences[0].startDate=3+March+2023&sentences[0].offenceKey=robbery',
  }
  const recall = {
    row: 'recall',
    say: 'recall=true&recall.type=standard&recall.returnToCustodyDate=5+February+2026&recall.recallDate=3+February+2026',
  }
  const remand = { row: 'remand', say: 'say=sentences[0].remandCreditDays%3D0' }
  const day = parseDay(today) as Day
  const shown = (say: string): string => {
    const { page } = plainPage(
      {
        answers: [
          sentence,
          recall,
          remand,
          ...(say === '' ? [] : [{ row: 'exceptions', say: `say=${encodeURIComponent(say)}` }]),
        ],
        link: '',
      },
      day,
      '',
      false,
    )
    return words(html`${page.main}`.markup)
  }
  const open = shown('')
  expect(open).toContain('Tuesday 14 April 2026')
  expect(open).toContain('Decides the date Is there an exception?')
  const told = shown('recall.mappaLevel=3')
  expect(told).toContain('MAPPA level 3')
  expect(told).not.toContain('14 April 2026')
  expect(told).not.toContain('Decides the date')
})

test('from public protection there is one kind of recall: none is asked, and the card says who decides', () => {
  const text =
    'IPP, tariff 3 years, on 3 March 2007, recalled on 3 February 2026, back in prison 5 February 2026'
  const reply = liveReply({ live: 1, caret: null, text, today, answers: [] })
  expect([reply.state, namesIn(reply, 'marked'), reply.strip.day]).toEqual([
    'settled',
    [],
    'There is no set day',
  ])
  expect(words(reply.rows[0]?.markup ?? '')).toMatch(/^Recall back in prison/)
  expect(words(reply.card)).toContain(
    'two years after the first release the Board lets a person out without a licence',
  )
})

describe('A recall before the sentence', () => {
  const ended = (text: string, answers: readonly RowAnswer[] = []): LiveReply =>
    liveReply({ live: 1, caret: null, text, today, answers })
  /** "Yes" in the row, which holds on to its words. */
  const endsIt = ({ rows }: LiveReply): RowAnswer => {
    const [, about = ''] =
      /name="about" value="([^"]*)"/.exec(rows.find(({ id }) => id === 'recall')?.markup ?? '') ?? []
    return { row: 'recall', say: new URLSearchParams({ about, say: 'recall=' }).toString() }
  }

  test.each([
    'recalled on 3 March 2026, that recall ended on 1 June 2026, sentenced 16 November 2026 to 3 years for robbery, 40 days on remand',
    'standard recall on 3 March 2026, recall ended on 1 June 2026, sentenced 16 November 2026 to 3 years for robbery, 40 days on remand',
    'fixed term recall for 28 days on 3 March 2026, recall ended, then sentenced 16 November 2026 to 3 years for robbery, 40 days on remand',
    'sentenced 16 November 2026 to 3 years for robbery, 40 days on remand, recalled on 3 March 2026',
  ])('is none of it, and it is asked if it has ended: %s', (text) => {
    const open = ended(text)
    expect(namesIn(open, 'marked')).toEqual(['recall'])
    expect([open.state, open.link, words(open.card)]).toEqual([
      'first',
      null,
      'One thing first Has the recall ended, that was before this sentence?',
    ])
    const told = ended(text, [endsIt(open)])
    expect([told.state, told.link]).toEqual([
      'settled',
      'startDate=2026-11-16&sentenceYears=3&sentenceType=sds&offenceKey=robbery&ageAtConviction=adult&remandCreditDays=40',
    ])
  })

  test('beside the sentence that it is for, it is asked as ever', () => {
    const both =
      '3 years for theft on 2 June 2025, no remand. 1 year for robbery concurrent, sentenced on 16 November 2026. ' +
      'Recalled on 3 March 2026'
    expect(words(ended(both).card)).not.toContain('ended')
    expect(namesIn(ended(both), 'marked')).toContain('recall')
  })
})
