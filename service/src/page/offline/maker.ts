/// <reference lib="dom" />
import { type Day, lawVersion, parseDay } from '@requisite/law'
import { parametersOf } from '../../http/query.ts'
import type { ByLaw, PageAsked, PageReply, WhatIfAsked } from '../rows/message.ts'
import { type SentPieces, whatIfPieces } from '../what-if/what-if-page.ts'
import { pageReply } from './page-reply.ts'
import '../rows/program.ts'

interface Worker {
  readonly location: Location
  addEventListener(type: 'message', listener: (event: MessageEvent<PageAsked | WhatIfAsked>) => void): void
  postMessage(message: ({ readonly asked: string; readonly pieces: SentPieces } | PageReply) & ByLaw): void
}

const worker = self as unknown as Worker

worker.addEventListener('message', ({ data }) => {
  if ('asked' in data) {
    const { asked } = data
    const pieces = whatIfPieces(parametersOf(asked), parseDay(data.today) as Day)
    worker.postMessage({ asked, pieces, lawVersion })
  } else worker.postMessage({ ...pageReply(data, worker.location.origin), lawVersion })
})
