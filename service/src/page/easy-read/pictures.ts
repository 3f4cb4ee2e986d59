import { type Html, html } from '../html.ts'

/** What a picture draws, in lines of one colour on 48 by 48. */
const drawings = {
  court: 'M6 18 24 7l18 11H6ZM11 18v16M20 18v16M28 18v16M37 18v16M7 34h34M5 40h38',
  door: 'M10 42V7h18v35M5 42h26M23 24v3M33 25h11m-5-6 6 6-6 6',
  people:
    'M24 15a5 5 0 1 0 0-.1M10 19a4 4 0 1 0 0-.1M38 19a4 4 0 1 0 0-.1M16 40V28q0-6 8-6t8 6v12M4 40v-8q0-6 6-6M44 40v-8q0-6-6-6M4 40h40',
  tick: 'M24 5a19 19 0 1 0 .1 0M14 25l7 7 13-15',
  ask: 'M24 5a19 19 0 1 0 .1 0M18 19q0-6 6-6t6 6q0 4-6 7v3M24 34.5v.5',
  days: 'M7 11h34v31H7ZM7 19h34M15 6v9M33 6v9M14 26h4M22 26h4M30 26h4M14 34h4M22 34h4',
  part: 'M24 5a19 19 0 1 0 .1 0M24 24V5M24 24l16 10M24 24 8 34',
  off: 'M7 11h34v31H7ZM7 19h34M15 6v9M33 6v9M16 31h16',
  home: 'M5 23 24 7l19 16M10 20v22h28V20M20 42V29h8v13',
  back: 'M28 42V7h15v35M24 42h20M36 24v3M24 25H6m6-7-7 7 7 7',
  change: 'M7 11h34v31H7ZM7 19h34M15 6v9M33 6v9M24 23v15M16 30.500h16',
  talk: 'M5 8h38v25H22l-9 9v-9H5ZM13 17h22M13 24h15',
  phone: 'M13 5h22v38H13ZM13 11h22M13 36h22M23 39.500h2',
  money: 'M5 13h38v22H5ZM24 18a6 6 0 1 0 .1 0M11 19v.5M37 29v.5',
} as const

export type Picture = keyof typeof drawings

/** A picture beside a line. It says nothing that the line does not: who hears the page is not told of it. */
export const pictureOf = (name: Picture): Html =>
  html`<svg class="easy__picture" viewBox="0 0 48 48" aria-hidden="true" focusable="false"><path d="${drawings[name]}"/></svg>`
