import { expect, test } from 'vitest'
import { liveReply } from './live-reply.ts'

const words = (markup: string): string =>
  markup
    .replace(/<form.*$/s, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

// biome-ignore format: one row a line
test.each<readonly [what: string, kind: string, length: string, told: string, card: string, rows: readonly string[]]>([
  ['a fine: what is taken is said', 'fine_default', '8 months', '', 'Tuesday 16 March 2027', ['assumed A fine or costs', 'assumed No part paid']],
  ['part paid', 'fine_default', '8 months', 'partPaid=yes', 'Part has been paid.', ['read Part paid', 'assumed A fine or costs']],
  ['a long one: what it was decides', 'fine_default', '8 years', '', 'One thing decides: what was not paid?', ['marked Decides the date What was not paid?', 'assumed No part paid']],
  ['confiscation: the sum decides', 'fine_default', '8 years', 'unpaid=confiscation', 'is more than £10 million of it unpaid?', ['marked Decides the date Is more than £10 million of it unpaid?', 'read A confiscation order', 'assumed No part paid']],
  ['more than the sum: all of it', 'fine_default', '8 years', 'unpaid=confiscation fineAmount=10000001', 'Wednesday 15 November 2034', ['read A confiscation order', 'read More than £10 million unpaid', 'assumed No part paid']],
  ['the sum is not known: both dates', 'fine_default', '8 years', 'unpaid=confiscation fineAmount=unknown', 'Thursday 14 November 2030 or Wednesday 15 November 2034', ['read A confiscation order', 'read More than £10 million unpaid: not known', 'assumed No part paid']],
  ['a shorter confiscation: the sum is not asked', 'fine_default', '6 years', 'unpaid=confiscation', 'November 2029', ['read A confiscation order', 'assumed No part paid']],
  ['broken supervision: nothing is asked, the answer says when there was any', 'supervision_default', '14 days', '', 'Friday 27 November 2026', []],
])('%s', (_what, kind, length, told, card, rows) => {
  const facts = told.split(' ').filter((fact) => fact !== '')
  const reply = liveReply({
    ...{ live: 1, caret: null, text: '', today: '2026-11-17' },
    answers: [
      { row: 'sentence-1', say: `sentences[0].sentenceType=${kind}&sentences[0].sentenceYears=${length}` },
      { row: 'day', say: 'sentences[].startDate=16/11/2026' },
      { row: 'remand', say: 'sentences[0].remandCreditDays=0' },
      ...facts.map((say) => ({ row: say.replace(/=.*/, '-1'), say: `sentences[0].${say}` })),
    ],
  })
  expect(words(reply.card)).toContain(card)
  const own = reply.rows.filter(({ id }) => /^(?:unpaid|fineAmount|partPaid)-/.test(id))
  expect(own.map(({ group, markup }) => `${group} ${words(markup)}`)).toEqual(
    rows.map((row) => expect.stringContaining(row)),
  )
})
