/// <reference lib="dom" />
import { lawVersion } from '@requisite/law'
import { isForGuides, liveReply } from './live-reply.ts'
import type { ByLaw, LiveAsked, LiveReply, PageAsked, WhatIfAsked } from './message.ts'

interface Worker {
  addEventListener(
    type: 'message',
    listener: (event: MessageEvent<LiveAsked | PageAsked | WhatIfAsked>) => void,
  ): void
  postMessage(message: LiveReply & ByLaw): void
}

const worker = self as unknown as Worker

/** What was shown last: what is said aloud compares with it. */
let before: LiveReply | null = null

/** So long a reply waits for the guides, where the connection hangs. */
const patienceMs = 1_000

/** What the guides say, where it can be had: without it a question is answered as words that we cannot read. */
const guides = () =>
  Promise.race([
    import('../guides/guide-answer-to.ts').catch(() => ({})),
    new Promise<object>((resolve) => setTimeout(resolve, patienceMs, {})),
  ])

// What makes pages is asked for pages, and has this too.
worker.addEventListener('message', async ({ data }) => {
  if (!('live' in data)) return
  before = liveReply({ ...data, ...(isForGuides(data) && (await guides())) }, before)
  worker.postMessage({ ...before, lawVersion })
})
