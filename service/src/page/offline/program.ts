/// <reference lib="dom" />
import { paths } from '../link.ts'
import { isLawCurrent } from './law-check.ts'
import { notKept } from './not-kept-page.ts'
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
  /** Written before this program by whoever gives it out. */
  readonly settings: Settings
  readonly clients: { claim(): Promise<void> }
  readonly registration: { readonly scope: string; update(): Promise<unknown> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void
}

const worker = self as unknown as Worker
const { version, lawVersion, files, documents, headers } = worker.settings

/** Others may lie on the same host, under other paths: what they keep is theirs. */
const own = `requisite ${worker.registration.scope} `
const kept = `${own}${version}`

/** Whether its name changes with what is in it: the browser's own cache has the right one, if any. */
const isNamedByContent = (file: string): boolean => /-[\w-]{8,10}\.(?:js|css)$/.test(file)

/** Of other files the browser's own cache may still have those of an older build: they are asked for anew. */
async function keepFiles(): Promise<void> {
  const cache = await caches.open(kept)
  await cache.addAll(
    files.map((file) => new Request(file, { cache: isNamedByContent(file) ? 'default' : 'no-cache' })),
  )
  await worker.skipWaiting()
}

async function dropOlder(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(own) && name !== kept) await caches.delete(name)
  await worker.clients.claim()
}

/** A kept page as the server sends it: the browser holds it to the same policy. */
const documentAt = (path: string, status = 200): Response =>
  new Response(documents[path], {
    status,
    headers: headers.flatMap((name, i): [string, string][] =>
      i % 2 === 0 ? [[name, headers[i + 1] ?? '']] : [],
    ),
  })

const fromKept = async (request: Request, file: string): Promise<Response> =>
  (await caches.open(kept)).match(file).then((found) => found ?? fetch(request))

/** A kept page, or where its law is older the page of the host, as long as that can be reached. */
async function fromNewest(request: Request, path: string): Promise<Response> {
  if (await isLawCurrent(lawVersion)) return documentAt(path)
  worker.registration.update().catch(() => {})
  return fetch(request, { cache: 'no-cache' }).catch(() => documentAt(path))
}

/** The path of a page that is kept; hosts of files add a / at its end. The first page makes all that is made of a case. */
function keptPath(pathname: string): string | null {
  const path = pathname.length > paths.start.length ? pathname.replace(/\/$/, '') : pathname
  if (Object.hasOwn(documents, path)) return path
  return path === paths.answer || path.startsWith(`${paths.answer}/`) ? paths.start : null
}

/** What answers a request; nothing where the browser is to ask as it would without this program. */
function answerTo(request: Request): Promise<Response> | null {
  const { origin, pathname } = new URL(request.url)
  if (origin !== location.origin || request.method !== 'GET') return null
  if (files.includes(pathname)) return fromKept(request, pathname)
  if (request.mode !== 'navigate') return null
  const path = keptPath(pathname)
  return path === null ? fetch(request).catch(() => documentAt(notKept, 503)) : fromNewest(request, path)
}

worker.addEventListener('install', (event) => event.waitUntil(keepFiles()))
worker.addEventListener('activate', (event) => event.waitUntil(dropOlder()))
worker.addEventListener('fetch', (event) => {
  const answer = answerTo(event.request)
  if (answer !== null) event.respondWith(answer)
})
