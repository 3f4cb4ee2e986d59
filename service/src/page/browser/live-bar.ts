/// <reference lib="dom" />
import type { LiveReply } from '../rows/message.ts'

/** What stands at the edges of the screen. */
interface LiveBar {
  /** The strip stands right before the group one is in, for those who go through the page by its keys. */
  readonly standBefore: (group: HTMLElement) => void
  readonly show: (reply: LiveReply, questions: number) => void
}

/** In a frame there are neither: what can be done with the answer stands on the whole page, which is told it where no server gets it. */
function wholePage(live: HTMLElement): LiveBar {
  const kept = live.querySelector('.kept') as HTMLElement
  const link = live.querySelector('[data-whole]') as HTMLAnchorElement
  return {
    standBefore: () => {},
    show: ({ link: facts }) => {
      kept.hidden = facts === null
      link.hash = facts ?? ''
    },
  }
}

/** The strip with the day when the card is out of sight, and the bar with the one thing to do
 *  next. The way out is in both. */
export function liveBar(
  live: HTMLElement,
  does: {
    readonly ask: () => void
    readonly keep: () => void
    readonly print: () => void
    readonly card: () => void
  },
): LiveBar {
  const page = live.ownerDocument
  const strip = live.querySelector<HTMLElement>('.strip')
  if (strip === null) return wholePage(live)
  const [small, day] = [strip.querySelector('small'), strip.querySelector('b')]
  const main = live.querySelector('.live-bar__main') as HTMLButtonElement
  const place = live.querySelector('.live-bar') as HTMLElement
  const exit = page.querySelector('.way-out')?.closest('nav')
  if (exit) main.after(exit)
  // The way out stays on the pages that are shown in the place of this one.
  page.body.append(place)
  const card = live.querySelector('.card') as HTMLElement
  let isDayShown = false
  let isOut = false
  let next: (() => void) | null = null
  const look = (): void => {
    strip.hidden = !(isOut && isDayShown)
  }
  new IntersectionObserver(([seen]) => {
    isOut = seen?.isIntersecting === false && seen.boundingClientRect.bottom < window.innerHeight
    look()
  }).observe(card)
  strip.querySelector('.strip__day')?.addEventListener('click', does.card)
  main.addEventListener('click', () => next?.())
  return {
    standBefore: (group): void => {
      if (!strip.contains(page.activeElement) && strip.nextElementSibling !== group) group.before(strip)
    },
    show: ({ state, strip: said, link }, questions): void => {
      isDayShown = said.day !== ''
      if (small !== null) small.textContent = said.small
      if (day !== null) day.textContent = said.day
      look()
      const isDone = link !== null && (questions === 0 || state === 'no date')
      const [label, act] = !isDone
        ? ([
            `${questions} ${questions === 1 ? 'question' : 'questions'} left`,
            questions > 0 ? does.ask : null,
          ] as const)
        : state === 'no date'
          ? (['One page to print', does.print] as const)
          : (['Keep this answer', does.keep] as const)
      next = act
      main.textContent = label
      main.hidden = act === null
      main.classList.toggle('quiet', !isDone)
      const kept = live.querySelector<HTMLElement>('.kept')
      if (kept !== null) kept.hidden = !isDone || state === 'no date'
    },
  }
}
