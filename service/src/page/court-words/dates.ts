import type { Day } from '@requisite/law'
import { dayFromText } from '../question/date-from-text.ts'

/** A place in the text from which a day was taken: "@0". */
const whole =
  /(?<![\d/.-])(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6},? )?(\d{4}-\d{2}-\d{2}|\d{1,2}[/.-]\d{1,2}[/.-](?:\d{4}|\d{2})|\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6},? \d{4}|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6} \d{1,2}(?:st|nd|rd|th)?,? \d{4})(?![\d/])/gi

/** Every day that is written out, with a mark in its place. */
export function datesIn(typed: string): { readonly text: string; readonly days: readonly Day[] } {
  const days: Day[] = []
  const text = typed.replace(whole, (found, date: string) => {
    const day = dayFromText(date)
    return typeof day === 'number' ? ` @${days.push(day) - 1} ` : found
  })
  return { text, days }
}

const before = /\b(?:remand(?:ed)?|custody|held|since|from|until|till|bail(?:ed)?|tag(?:ged)?|curfew)\b/
const other =
  /\b(?:offen[cs]es?|offended|happened|born|dob|birth|birthday|arrest(?:ed)?|charged|convicted|conviction|hearing|trial|pleaded|plea|committed)\b/
const passed = /\b(?:sentenced|jailed|imposed|imprisoned|given|gave|got|handed)\b/
/** "for robbery on @0": the day of the offence, or of the sentence. */
const ofOffence = /\bfor (?!\d)(?!life\b)[a-z]+(?: [a-z]+)*?(?: on)?$/

/** The same with the small words before them, which go with them. */
const beforeCue =
  /\b(?:(?:time|spent|been|in|on) )*(?:remand(?:ed)?|custody|held|since|from|until|till|bail(?:ed)?|tag(?:ged)?|curfew)\b/
// biome-ignore format: one pattern
const otherCue =
  /\b(?:(?:time|spent|been|in|on) )*(?:offen[cs]es?|offended|happened|born|dob|birth|birthday|arrest(?:ed)?|charged|convicted|conviction|hearing|trial|pleaded|plea|committed)\b/

/** What a day is, by the words before it in its clause. */
export type DateRole = 'sentence' | 'before' | 'other' | 'unclear'

function roleOf(clause: string): DateRole {
  if (before.test(clause)) return 'before'
  if (passed.test(clause) && !other.test(clause)) return 'sentence'
  if (other.test(clause)) return 'other'
  return ofOffence.test(clause.trim()) ? 'unclear' : 'sentence'
}

/** A day with the words that say what it is, as they stand in the folded text. */
export interface DatedPhrase {
  readonly role: DateRole
  readonly day: Day
  readonly phrase: string
}

/** Every day of a folded text with its role, and the text without them. A day that is not the day of sentence takes its words
 *  along. */
export function rolesIn(
  text: string,
  days: readonly Day[],
): { readonly text: string; readonly dated: readonly DatedPhrase[] } {
  const dated: DatedPhrase[] = []
  const clauses = text.split(/ ([|;]) /).map((clause) => {
    const parts = clause.split(/(@\d+)/)
    let kept = ''
    let said = ''
    for (const [i, part] of parts.entries()) {
      if (i % 2 === 0) {
        kept += part
        said += part
        continue
      }
      const role = roleOf(said)
      const isOwn = role === 'before' || role === 'other'
      const at = isOwn ? kept.search(role === 'before' ? beforeCue : otherCue) : -1
      // Words with a figure are not taken along: they are read by themselves.
      const phrase = at < 0 || /\d/.test(kept.slice(at)) ? '' : kept.slice(at)
      kept = phrase === '' ? kept.replace(/\bon $/, '') : kept.slice(0, at)
      dated.push({ role, day: days[Number(part.slice(1))] as Day, phrase: phrase.trim() })
      kept += '|'
      said = role === 'before' ? said : ''
    }
    return kept
  })
  return { text: clauses.join(' ').replace(/\s+/g, ' ').trim(), dated }
}
