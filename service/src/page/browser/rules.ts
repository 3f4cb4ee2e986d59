/// <reference lib="dom" />
import { londonDay } from '../london-day.ts'
import type { LiveAsked, LiveReply, PageReply } from '../rows/message.ts'
import { rulesUrl } from './program-url.ts'

/** What works the answers out: reader, law and card, beside the page. Nothing is sent for it. */
export interface Rules {
  /** Asks about the words and the answers as they stand. One question is on its way at a time; of those that wait the newest goes. */
  readonly ask: (asked: Omit<LiveAsked, 'live' | 'today'>) => void
  /** A page or a file that is made of the facts of a link. */
  readonly page: (path: string, query: string) => Promise<PageReply>
}

const today = (): string => londonDay(new Date())

export function startRules(
  shown: (reply: LiveReply, asked: Omit<LiveAsked, 'live' | 'today'>) => void,
  failed: () => void,
): Rules {
  const worker = new Worker(rulesUrl)
  const pages = new Map<number, (reply: PageReply) => void>()
  let number = 0
  let onItsWay: Omit<LiveAsked, 'live' | 'today'> | null = null
  let waiting: Omit<LiveAsked, 'live' | 'today'> | null = null
  const send = (asked: NonNullable<typeof onItsWay>): void => {
    onItsWay = asked
    worker.postMessage({ ...asked, live: ++number, today: today() } satisfies LiveAsked)
  }
  const next = (): void => {
    const asked = waiting
    onItsWay = null
    waiting = null
    if (asked !== null) send(asked)
  }
  worker.addEventListener('message', ({ data }: MessageEvent<LiveReply | PageReply>) => {
    if ('page' in data) {
      pages.get(data.page)?.(data)
      pages.delete(data.page)
      return
    }
    const asked = onItsWay
    const isNewest = waiting === null
    next()
    if (asked !== null && isNewest) shown(data, asked)
  })
  worker.addEventListener('error', (event) => {
    event.preventDefault()
    next()
    failed()
  })
  return {
    ask: (asked) => {
      if (onItsWay === null) send(asked)
      else waiting = asked
    },
    page: (path, query) =>
      new Promise((resolve) => {
        pages.set(++number, resolve)
        worker.postMessage({ page: number, path, query, today: today() })
      }),
  }
}
