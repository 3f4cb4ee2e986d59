import { capital, numberWord } from '../told/text.ts'
import type { Card } from './card.ts'
import type { LiveReply } from './message.ts'
import type { AskedRow } from './row.ts'

/** What is said aloud of a card: so far, what is asked, or the day with what it was before. */
export function spoken(card: Card, rows: readonly AskedRow[], before: LiveReply | null): string {
  const open = rows.filter(({ group }) => group === 'marked')
  const [next] = open
  switch (card.state) {
    case 'empty':
      return ''
    case 'no date':
      return card.headline
    case 'first':
      // A guide says what it is about, and asks nothing.
      return next === undefined ? card.headline : `One thing first: ${next.asked}`
    case 'settled': {
      const day = before === null || before.state === 'first' ? '' : before.strip.day
      if (day !== '' && day === card.day) return 'No change.'
      // The same day with its weekday is no other.
      return card.day.endsWith(day) ? `${card.day}. ${card.small}.` : `Now ${card.day}. Before: ${day}.`
    }
    default: {
      const left =
        open.length === 0
          ? ''
          : ` ${capital(numberWord(open.length) ?? String(open.length))} ` +
            `${open.length === 1 ? 'question' : 'questions'} left: ${next?.asked ?? ''}`
      return `So far: ${card.day}.${left}`
    }
  }
}
