/// <reference lib="dom" />
import { lawVersion } from '@requisite/law'
import { parametersOf } from '../../http/query.ts'
import { today } from '../browser/today.ts'
import type { Page } from '../routing/page.ts'
import type { ByLaw, PageAsked, PageReply } from '../rows/message.ts'
import { type SentPieces, whatIfPieces } from '../what-if/what-if-page.ts'
import { programAddress } from './address.ts'
import { isLawCurrent, wasLawCurrent } from './law-check.ts'
import { notKeptPage } from './not-kept-page.ts'
import { pageReply } from './page-reply.ts'
import { documentResponse, pageFor, pageResponse } from './page-response.ts'
import type { Settings } from './settings.ts'

/** An event that waits for what is begun in it. TypeScript knows a service worker only where it knows no page. */
interface LifeEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface RequestEvent extends Event {
  readonly request: Request
  respondWith(response: Promise<Response>): void
}

interface Worker {
  /** Written before this program by the server. */
  readonly settings: Settings
  readonly clients: { claim(): Promise<void> }
  readonly registration: { update(): Promise<unknown> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void
  /** A page that asks for an answer beside itself, where this program is a worker of that page. */
  addEventListener(type: 'message', listener: (event: MessageEvent<Asked>) => void): void
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void
  postMessage?(message: { readonly asked: string; readonly pieces: SentPieces } | (PageReply & ByLaw)): void
}

/** What a page asks: the form before a sentence, or a page of the facts of a link. */
type Asked = string | PageAsked

const worker = self as unknown as Worker
const { settings } = worker

const kept = `requisite-${settings.version}`

/** All that is stored beside this program: the files of the pages. Nothing that anybody enters. */
const files: readonly string[] = [...Object.values(settings.assets), programAddress]

/** The browser's own cache may still have the files of an older build: each is asked for anew. */
async function keepFiles(): Promise<void> {
  const cache = await caches.open(kept)
  await cache.addAll(files.map((file) => new Request(file, { cache: 'no-cache' })))
  await worker.skipWaiting()
}

async function dropOlder(): Promise<void> {
  for (const name of await caches.keys()) if (name !== kept) await caches.delete(name)
  await worker.clients.claim()
}

const fromKept = async (request: Request, file: string): Promise<Response> =>
  (await caches.match(file)) ?? fetch(request)

/** Asks the host itself: what the browser's own cache has may be of the old law. */
const fromHost = (request: Request): Promise<Response> => fetch(request, { cache: 'no-cache' })

/** The program by which a page makes others has an address that never changes: one of an older law is not given out while there is
 *  a connection. The names of all other files change with what is in them. */
async function programFromKept(request: Request): Promise<Response> {
  if (await wasLawCurrent()) return fromKept(request, programAddress)
  return fromHost(request).catch(() => fromKept(request, programAddress))
}

const fromNetwork = (request: Request): Promise<Response> =>
  fetch(request).catch(() => documentResponse(settings, notKeptPage(), 503))

/** What answers a request; nothing where the browser is to ask as it would without this program. */
function answerTo(request: Request): Promise<Response> | null {
  const { origin, pathname } = new URL(request.url)
  if (origin !== location.origin) return null
  const page = pageFor(request)
  if (page !== undefined) return isLawCurrent().then((isCurrent) => answerPage(page, request, isCurrent))
  const guide = settings.guides[pathname]
  if (guide !== undefined) return Promise.resolve(documentResponse(settings, guide))
  if (pathname === programAddress) return programFromKept(request)
  if (files.includes(pathname)) return fromKept(request, pathname)
  return request.mode === 'navigate' ? fromNetwork(request) : null
}

/** A page by this program, or where its law is older by the server, as long as that can be reached. */
async function answerPage(page: Page, request: Request, isCurrent: boolean): Promise<Response> {
  if (isCurrent) return pageResponse(settings, page, request, today())
  const copy = request.clone()
  worker.registration.update().catch(() => {})
  return fromHost(request).catch(() => pageResponse(settings, page, copy, today()))
}

worker.addEventListener('message', ({ data: asked }) => {
  if (typeof asked === 'string')
    worker.postMessage?.({ asked, pieces: whatIfPieces(parametersOf(asked), today()) })
  else worker.postMessage?.({ ...pageReply(asked, settings), lawVersion })
})
worker.addEventListener('install', (event) => event.waitUntil(keepFiles()))
worker.addEventListener('activate', (event) => event.waitUntil(dropOlder()))
worker.addEventListener('fetch', (event) => {
  const answer = answerTo(event.request)
  if (answer !== null) event.respondWith(answer)
})
