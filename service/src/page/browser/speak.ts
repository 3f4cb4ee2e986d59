/// <reference lib="dom" />
import type { LiveReply } from '../rows/message.ts'

/** So long after the last change it is said: never at a letter. */
const restMs = 1000

/** The year is said once. */
const withoutYear = (before: string, now: string): string => {
  const year = / \d{4}$/.exec(before)?.[0]
  return year !== undefined && now.endsWith(year) ? before.slice(0, -year.length) : before
}

/** Says to those who do not see it what the card says now, and only where that is something else. */
export interface Speaker {
  /** Something is being typed or chosen: what was to be said is no longer so. */
  readonly hush: () => void
  /** What the words give. */
  readonly typed: (reply: LiveReply) => void
  /** What an answer in a row gives. */
  readonly answered: (reply: LiveReply) => void
  /** It is read where the focus goes. */
  readonly noteRead: (reply: LiveReply) => void
}

export function speaker(place: Element): Speaker {
  let said = ''
  let day = ''
  let timer = 0
  const hush = (): void => clearTimeout(timer)
  const noteRead = ({ headline, strip }: LiveReply): void => {
    hush()
    said = headline
    day = strip.day
  }
  const later = (reply: LiveReply, words: string): void => {
    hush()
    timer = window.setTimeout(() => {
      noteRead(reply)
      place.textContent = words
    }, restMs)
  }
  /** A day by itself, or with what it was before. */
  const wordsOf = ({ state, speak, strip: now }: LiveReply): string => {
    if (state !== 'settled') return speak
    // The same day with its weekday is no other.
    return now.day.endsWith(day)
      ? `${now.day}. ${now.small}.`
      : `Now ${now.day}. Before: ${withoutYear(day, now.day)}.`
  }
  return {
    hush,
    // What was said before is no longer so, and would be found by who reads on.
    noteRead: (reply) => {
      noteRead(reply)
      place.textContent = ''
    },
    typed: (reply) => {
      if (reply.headline !== said) later(reply, wordsOf(reply))
    },
    answered: (reply) => later(reply, reply.headline === said ? 'No change.' : wordsOf(reply)),
  }
}
