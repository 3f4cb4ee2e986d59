/// <reference lib="dom" />
import type { LiveAsked, LiveReply, PageAsked, PageReply } from '../rows/message.ts'
import { programUrl, rulesUrl } from './program-url.ts'
import { todayText } from './today.ts'

/** What is asked, without its number and its day. */
export type LiveQuestion = Omit<LiveAsked, 'live' | 'today'>

/** What works the answers out: reader, law and card, beside the page. Nothing is sent for it. */
export interface Rules {
  /** Asks about the words and the answers as they stand. One question is on its way at a time; of those that wait the newest goes. */
  readonly ask: (asked: LiveQuestion) => void
  /** A page or a file that is made of the facts of a link. */
  readonly page: (path: string, query: string) => Promise<PageReply>
}

/** What makes whole pages comes with the first that is asked for. */
function pageMaker(): Rules['page'] {
  const waiting = new Map<number, (reply: PageReply) => void>()
  let maker: Worker | null = null
  let page = 0
  const start = (): Worker => {
    const worker = new Worker(programUrl)
    worker.addEventListener('message', ({ data }: MessageEvent<PageReply>) => {
      waiting.get(data.page)?.(data)
      waiting.delete(data.page)
    })
    return worker
  }
  return (path, query) =>
    new Promise((resolve) => {
      maker ??= start()
      waiting.set(++page, resolve)
      maker.postMessage({ page, path, query, today: todayText() } satisfies PageAsked)
    })
}

export function startRules(
  shown: (reply: LiveReply, asked: LiveQuestion) => void,
  failed: () => void,
): Rules {
  const worker = new Worker(rulesUrl)
  let live = 0
  let onItsWay: LiveQuestion | null = null
  let waiting: LiveQuestion | null = null
  const send = (asked: LiveQuestion): void => {
    onItsWay = asked
    worker.postMessage({ ...asked, live: ++live, today: todayText() } satisfies LiveAsked)
  }
  const next = (): void => {
    const asked = waiting
    onItsWay = null
    waiting = null
    if (asked !== null) send(asked)
  }
  worker.addEventListener('message', ({ data }: MessageEvent<LiveReply>) => {
    const [asked, isNewest] = [onItsWay, waiting === null]
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
    page: pageMaker(),
  }
}
