/** What nobody typed is named nowhere as told. Today is 18 November 2026. */
import { type Day, parseDay } from '@requisite/law'
import { describe, expect, test } from 'vitest'
import { parametersOf } from '../../http/query.ts'
import { paths } from '../link.ts'
import { pages } from '../routing/pages.ts'
import { liveReply } from './live-reply.ts'

const today = parseDay('2026-11-18') as Day
const reply = (text: string, answers: Parameters<typeof liveReply>[0]['answers'] = []) =>
  liveReply({ live: 1, text, caret: null, today: '2026-11-18', answers })

const asText = (markup: string): string =>
  markup
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Every text that is made of a link: the page itself, the sheet, easy read and the calendar file. */
function doorsOf(link: string): readonly string[] {
  return [paths.answer, paths.paper, paths.easyRead, paths.calendar].map((path) => {
    const page = pages.find((one) => one.path === path && one.methods.includes('POST'))
    const fields = parametersOf(link)
    const shown = page?.shown({ method: 'POST', fields, linkStart: 'https://requisite.example', today })
    if (shown === undefined || 'location' in shown) throw new Error(`${path} shows nothing`)
    return 'page' in shown ? asText(shown.page.main.markup) : JSON.stringify(shown)
  })
}

/** The words, the titles that they are a name of and nobody told, and how the offence is called on paper. */
const texts = [
  [
    '2 years for burglary today, no remand',
    /dwelling|building/i,
    'Burglary (which kind does not change the date), 2 years',
  ],
  [
    '3 years for causing serious injury, sentenced today, no remand',
    /careless|dangerous|disqualified/i,
    'Causing serious injury (which kind does not change the date), 3 years',
  ],
  [
    '2 years for stealing today, no remand',
    /from a shop|from shop/i,
    'Theft (which kind does not change the date), 2 years',
  ],
  [
    '2 years for section 18 today, no remand',
    /with intent, 2 years|for wounding/i,
    'Causing grievous bodily harm with intent or wounding with intent to do grievous bodily harm or to resist arrest ' +
      '(which of the two does not change the date), 2 years',
  ],
  [
    '2 years for assault today, no remand',
    /common|battery|emergency/i,
    'Assault occasioning actual bodily harm or one of three others (which one does not change the date), 2 years',
  ],
  [
    '2 years for county lines today, no remand',
    /supplying or offering to supply a Class A drug, 2 years/i,
    'Supplying or offering to supply a Class A drug or one of three others (which one does not change the date), 2 years',
  ],
] as const

describe('A name of several offences is no offence that was told', () => {
  for (const [text, others, onPaper] of texts)
    test(text, () => {
      const { link, quote, rows, state } = reply(text)
      expect(state).toBe('settled')
      const [page = '', sheet = '', ...rest] = doorsOf(link ?? '')
      for (const one of [sheet, ...rest, quote ?? '']) expect(one).not.toMatch(others)
      expect(sheet).toContain(onPaper)
      const row = asText(rows.find(({ id }) => id === 'sentence-1')?.markup.split('</summary>')[0] ?? '')
      expect(row).not.toMatch(others)
      // The page says it of a link too.
      expect(page).toContain('does not change the date')
    })

  test('what was chosen or typed whole is named', () => {
    for (const text of [
      '2 years for burglary of a dwelling today, no remand',
      '2 years for theft, sentenced today, no remand',
    ])
      expect(reply(text).link).not.toContain('offenceAmong')
    const tapped = reply('2 years for burglary today, no remand', [
      { row: 'ask-offence-0', say: 'anchor=2&about=burglary&say=burglary_non_dwelling' },
    ])
    expect(tapped.link).toContain('offenceKey=burglary_non_dwelling')
    expect(tapped.link).not.toContain('offenceAmong')
  })

  test('of offences with one answer that with the longest maximum is taken, so that no length is called too long', () => {
    const { link, card } = reply('4 years for causing serious injury, sentenced today, no remand')
    expect(link).toContain('offenceKey=causing_serious_injury_by_dangerous_driving')
    expect(card).not.toContain('Check the length')
  })
})

describe('A link', () => {
  const { link } = reply('2 years for burglary today, no remand')
  const longer = (reply('2 years for gbh today, no remand').link ?? '').replace('Years=2', 'Years=5')

  test('of which another length was told asks which it is, where that decides now', () => {
    const { rows, state } = liveReply({
      live: 1,
      text: '',
      caret: null,
      today: '2026-11-18',
      answers: [],
      link: longer,
    })
    expect(state).toBe('so far')
    expect(rows.find(({ group }) => group === 'marked')?.id).toBe('offence-1')
  })

  test('and prints no sheet before it is said', () => {
    const [, sheet] = doorsOf(longer)
    expect(sheet).toContain('Which is it?')
    expect(sheet).not.toContain('Please check this release date')
  })

  test('takes nothing but offences of the table', () => {
    for (const among of ['burglary_dwelling.zork', 'zork', 'theft.robbery', 'burglary_dwelling'])
      expect(doorsOf(`${(link ?? '').split('&offenceAmong')[0]}&offenceAmong=${among}`)[1]).toContain(
        'Burglary of a dwelling (theft or intent to steal), 2 years',
      )
  })
})
