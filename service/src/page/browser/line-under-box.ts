/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { LiveReply, SetAside } from '../rows/message.ts'
import { element } from './element.ts'

const quoted = (words: readonly string[]): string => words.map((text) => `“${text}”`).join(', ')

/** One line on what was read: what the lines under the words mean, and what is no part of the time. */
export function lineUnderBox(place: HTMLElement, onWrong: (phrase: SetAside) => void) {
  const page = place.ownerDocument
  const example = [...place.childNodes]
  let isListOpen = false
  let shown = ''
  const mark = (word: string, className: string): Node => element(page, 'mark', className, word)
  const others = (phrases: readonly SetAside[]): readonly Node[] => {
    const count = phrases.length
    const button = element(
      page,
      'button',
      'as-link',
      `${count} other ${count === 1 ? 'phrase' : 'phrases'} we did not need`,
    )
    button.type = 'button'
    const list = element(
      page,
      'ul',
      'unneeded',
      ...phrases.map((phrase) => {
        const wrong = element(page, 'button', 'as-link', 'This is wrong')
        wrong.type = 'button'
        wrong.append(element(page, 'span', 'govuk-visually-hidden', `: “${phrase.text}”`))
        wrong.addEventListener('click', () => onWrong(phrase))
        return element(page, 'li', '', `“${phrase.text}” `, wrong)
      }),
    )
    const open = (is: boolean): void => {
      isListOpen = is
      list.hidden = !is
      button.setAttribute('aria-expanded', String(is))
    }
    button.addEventListener('click', () => open(!isListOpen))
    open(isListOpen)
    return [button, list]
  }
  return {
    /** The rules are not there yet. */
    waits: (): void => {
      shown = ''
      place.replaceChildren('Getting the rules onto this device…')
    },
    show: ({ state, marks, aside, others: unneeded, isTooLong, changed = [] }: LiveReply): void => {
      const now = JSON.stringify([state, marks.map(({ is }) => is), aside, unneeded, isTooLong, changed])
      if (now === shown) return
      shown = now
      const parts: (readonly (string | Node)[])[] = []
      if (isTooLong) parts.push(['This is too long to read. Paste only the part with the sentence.'])
      if (marks.some(({ is }) => is === 'read')) parts.push([mark('Underlined', ''), ': we read it.'])
      if (marks.some(({ is }) => is === 'asked')) parts.push([mark('Dotted', 'dq'), ': we ask below.'])
      if (aside.length > 0)
        parts.push([
          `${state === 'no date' ? 'Not part of any time in prison' : 'Changes no date'}: ${quoted(aside.map(({ text }) => text))}.`,
        ])
      for (const text of changed) parts.push([`“${text}” was changed below.`])
      if (unneeded.length > 0) parts.push(others(unneeded))
      if (state === 'empty' && parts.length === 0) place.replaceChildren(...example)
      else place.replaceChildren(...parts.flatMap((part, i) => (i === 0 ? part : [' ', ...part])))
    },
  }
}
