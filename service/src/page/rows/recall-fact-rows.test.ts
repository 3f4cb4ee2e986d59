import { describe, expect, test } from 'vitest'
import { liveReply } from './live-reply.ts'
import type { LiveReply } from './message.ts'

const today = '2026-11-17'

/** A recall of which the papers do not say the kind, with what was tapped since: "charge=none mappaLevel=1". */
const recalled = (text: string, back: string, facts: string): LiveReply =>
  liveReply({
    ...{ live: 1, caret: null, text: `${text}, no remand`, today },
    answers: [
      {
        row: 'recall',
        say: `recalled=way&recallType=unknown&returnToCustodyDate-day=${back}&recallDate-day=${back}`,
      },
      ...facts
        .split(' ')
        .filter((fact) => fact !== '')
        .map((fact) => ({
          row: fact.replace(/=.*/, ''),
          say: new URLSearchParams({ say: fact }).toString(),
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
    expect(words(reply.card)).toContain('Choose none, not_convicted, convicted or unknown.')
  })
})
