/// <reference lib="dom" />
import { lawVersion } from '@requisite/law'
import { liveReply } from './live-reply.ts'
import type { ByLaw, LiveAsked, LiveReply } from './message.ts'

interface Worker {
  addEventListener(type: 'message', listener: (event: MessageEvent<LiveAsked>) => void): void
  postMessage(message: LiveReply & ByLaw): void
}

const worker = self as unknown as Worker

/** What was shown last: what is said aloud compares with it. */
let before: LiveReply | null = null

worker.addEventListener('message', ({ data }) => {
  before = liveReply(data, before)
  worker.postMessage({ ...before, lawVersion })
})
