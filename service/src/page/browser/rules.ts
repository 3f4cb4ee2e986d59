/// <reference lib="dom" />
import type { ByLaw, LiveAsked, LiveReply, PageAsked, PageReply } from '../rows/message.ts'
import { makerUrl, rulesUrl } from './program-url.ts'
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

const lawOfPage = document.querySelector<HTMLElement>('[data-law]')?.dataset.lawVersion
const isOfPage = ({ lawVersion }: ByLaw): boolean => lawVersion === lawOfPage

/** The law has changed under an open page. It is loaded anew, once, with what the tab holds; one that is still of two laws fails. */
function renewOr(fails: () => void): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (navigation?.type === 'reload') fails()
  else window.location.reload()
}

/** What makes whole pages comes with the first that is asked for. It is refused where it cannot be had. */
export function pageMaker(): Rules['page'] {
  const waiting = new Map<number, { shown: (reply: PageReply) => void; failed: () => void }>()
  let maker: Worker | null = null
  let page = 0
  const fails = (): void => {
    // The next that is asked for tries again.
    maker?.terminate()
    maker = null
    for (const { failed } of waiting.values()) failed()
    waiting.clear()
  }
  const start = (): Worker => {
    const worker = new Worker(makerUrl, { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<PageReply & ByLaw>) => {
      if (!isOfPage(data)) return renewOr(fails)
      waiting.get(data.page)?.shown(data)
      waiting.delete(data.page)
    })
    worker.addEventListener('error', (event) => {
      event.preventDefault()
      fails()
    })
    return worker
  }
  return (path, query) =>
    new Promise((shown, failed) => {
      maker ??= start()
      waiting.set(++page, { shown, failed })
      maker.postMessage({ page, path, query, today: todayText() } satisfies PageAsked)
    })
}

/** Starts the rules. Nothing is shown of those that are of another law than the page, nor of what makes pages. */
export function startRules(
  shown: (reply: LiveReply, asked: LiveQuestion) => void,
  failed: () => void,
): Rules {
  const worker = new Worker(rulesUrl, { type: 'module' })
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
  worker.addEventListener('message', ({ data }: MessageEvent<LiveReply & ByLaw>) => {
    if (!isOfPage(data)) return renewOr(failed)
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
