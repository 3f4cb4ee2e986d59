/// <reference lib="dom" />
import { lawVersion } from '@requisite/law'
import { mayAsk } from '../guides/asking.ts'
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
const guides = () => import('../guides/guide-answer-to.ts').catch(() => ({}))
const guidesInTime = () =>
  Promise.race([guides(), new Promise<object>((resolve) => setTimeout(resolve, patienceMs, {}))])

// What makes pages is asked for pages, and has this too.
worker.addEventListener('message', async ({ data }) => {
  if (!('live' in data)) return
  // They are on their way from the first key after which the words may ask, so that they are there when the words rest.
  if (mayAsk(data.text)) guides()
  before = liveReply({ ...data, ...(isForGuides(data) && (await guidesInTime())) }, before)
  worker.postMessage({ ...before, lawVersion })
})
