import { statedLetters } from '@requisite/law/internal'
import { letterWords } from '../answer/stated-facts.ts'
import { listed } from '../told/text.ts'
import { putBack } from './before-rows.ts'
import type { LiveCase } from './known.ts'
import { plainDay } from './person-rows.ts'
import { type AskedRow, asking, field, tap, unfolding, using } from './row.ts'
import { wordsOf } from './row-of.ts'

/** The dates that the prison gave: the release date, or all of its paper by their letters. */
export function prisonRow(known: LiveCase): AskedRow {
  const row = 'prison'
  const release = plainDay(known.person.statedReleaseDate)
  const dates = statedLetters.map((letters) => [letters, plainDay(known.stated[letters])] as const)
  const said = [
    ...(release === '' ? [] : [release]),
    ...dates.filter(([, day]) => day !== '').map(([letters, day]) => `${letters} ${day}`),
  ]
  const isTold = said.length > 0
  const every = dates.map(([letters, value]) =>
    field({ name: `statedDates.${letters}`, label: `${letters}: ${letterWords[letters]}`, value }),
  )
  const ofRelease = field({
    name: 'statedReleaseDate',
    label: 'Which date do the prison’s papers show?',
    value: release,
    hint: 'The release date. For example, 17 November 2027.',
  })
  const byLetters = asking`<p>Give each date beside its letters, as many as the papers have.</p>
${using(every)}`
  return {
    id: row,
    about: wordsOf(row, known.reading),
    group: isTold ? 'read' : 'next',
    flag: null,
    ...(isTold
      ? { name: `The prison says ${listed(said)}`, what: 'on its papers', action: 'Change' }
      : { name: 'Has the prison given a date?', what: 'compare it with ours', action: 'Add it' }),
    question: asking`${putBack(known, row)}
<div class="q">
${using(ofRelease)}
${unfolding('It is another kind of date', byLetters)}
${isTold && tap('Take it out', 'nothing=yes')}</div>`,
  }
}
