import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { busyMessage, failure } from './envelope.ts'
import { once } from './once.ts'

/** What is sent back: everything but the headers that every response has. */
export interface Reply {
  readonly status: number
  readonly body: string | Buffer
  /** Names and values in turn. */
  readonly headers: readonly string[]
  /** How caches may keep it; not at all, unless this and its route say so. */
  readonly caching?: Caching
  /** The body of the request is refused, and not read to its end. */
  readonly refusesBody?: boolean
  /** The connection is closed behind it. */
  readonly closes?: boolean
}

/** How a reply may be kept. One that many clients share says nothing about the one that it was made for. */
export interface Caching {
  readonly control: string
  readonly isShared: boolean
}

export const keepAnHour: Caching = { control: 'public, max-age=3600', isShared: true }
export const keepForever: Caching = { control: 'public, max-age=31536000, immutable', isShared: true }
export const revalidate: Caching = { control: 'no-cache', isShared: false }

/** How JSON is named on the wire, wherever it is sent from. */
export const json = 'application/json; charset=utf-8'

const freshHeaders: readonly string[] = ['Content-Type', json]

/** A JSON reply that nobody may keep. */
export const freshJson = (status: number, body: unknown, ...headers: readonly string[]): Reply => ({
  status,
  body: JSON.stringify(body),
  headers: headers.length === 0 ? freshHeaders : [...freshHeaders, ...headers],
})

/** When somebody is asked to come back who found too much waiting: about as long as the longest work takes. */
export const retryBusyAfter = 10

/** The reply where too much waits, or the work ran past its deadline. */
export const busy = (): Reply =>
  freshJson(503, failure(busyMessage(retryBusyAfter)), 'Retry-After', String(retryBusyAfter))

/** The same, where the JSON is written already. */
export const freshJsonText = (body: string): Reply => ({ status: 200, body, headers: freshHeaders })

/** Bytes that stay the same while the process runs: the replies in each encoding there is, with strong ETags. */
export interface PreparedReply {
  readonly identity: EncodedReply
  /** Null where the form is not smaller. It is made when it is first asked for: to make all of them took half of the start. */
  readonly gzip: () => EncodedReply | null
  readonly br: () => EncodedReply | null
  /** Makes both. */
  readonly ready: () => void
}

/** What the build has compressed already. */
export interface CompressedForms {
  readonly gzip?: Buffer
  readonly br?: Buffer
}

/** A reply in one encoding, and the one to a conditional request of a client that has it (304). */
interface EncodedReply {
  readonly etag: string
  readonly full: Reply
  readonly notModified: Reply
}

/** Below this the head of a response outweighs what is gained. */
export const leastCompressed = 1024

/** How hard bytes are compressed: as well as can be, where they are sent many times; quickly, where that is once. */
export type Compression = 'best' | 'quick' | 'none'

/** Compresses as well as can be, here and in the build. */
export const bestForms = {
  gzip: (bytes: Buffer): Buffer => gzipSync(bytes, { level: 9 }),
  br: (bytes: Buffer): Buffer =>
    brotliCompressSync(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
} as const

/** Prepares bytes, and their gzip and Brotli forms where those are smaller. */
export function prepare(
  type: string,
  text: string | Buffer,
  compression: Compression,
  caching = keepAnHour,
  built: CompressedForms = {},
): PreparedReply {
  const identity = Buffer.from(text)
  const isCompressed = compression !== 'none' && identity.length >= leastCompressed
  const tag = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  const vary = compression !== 'none' ? ['Vary', 'Accept-Encoding'] : []
  const encoded = (body: Buffer, encoding: 'gzip' | 'br' | null): EncodedReply => {
    const etag = `"${tag}${encoding === null ? '' : `-${encoding}`}"`
    const headers = ['Content-Type', type, 'ETag', etag, ...vary]
    return {
      etag,
      full: {
        status: 200,
        body,
        headers: encoding === null ? headers : [...headers, 'Content-Encoding', encoding],
        caching,
      },
      notModified: { status: 304, body: '', headers, caching },
    }
  }
  const smaller = (encoding: 'gzip' | 'br', compress: (bytes: Buffer) => Buffer) =>
    once(() => {
      const bytes = isCompressed ? (built[encoding] ?? compress(identity)) : identity
      return bytes.length < identity.length ? encoded(bytes, encoding) : null
    })
  const isBest = compression === 'best'
  const gzip = smaller('gzip', isBest ? bestForms.gzip : (bytes) => gzipSync(bytes, { level: 1 }))
  const br = isBest ? smaller('br', bestForms.br) : () => null
  return { identity: encoded(identity, null), gzip, br, ready: () => void [gzip(), br()] }
}

export const prepareJson = (body: unknown, compression: Compression): PreparedReply =>
  prepare(json, JSON.stringify(body), compression)

/** Whether a request header accepts an encoding: named, and not with a weight of nothing. */
export function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((part) => {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
    return name === encoding && !parameters.some((parameter) => /^q=0(?:\.0{0,3})?$/.test(parameter))
  })
}

/** Whether If-None-Match names this tag. */
const isKnown = (header: string, etag: string): boolean =>
  header.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag)

/** The request headers of content negotiation and of conditional requests. */
export type Negotiation = Pick<IncomingHttpHeaders, 'accept-encoding' | 'if-none-match'>

/** Prepared bytes for a request: in the best encoding it takes, or 304 when it has them. */
export function fromPrepared(prepared: PreparedReply, headers: Negotiation): Reply {
  const { 'accept-encoding': accepted = '', 'if-none-match': known } = headers
  const { etag, full, notModified } = best(prepared, accepted.toString())
  return known !== undefined && isKnown(known, etag) ? notModified : full
}

const best = ({ br, gzip, identity }: PreparedReply, accepted: string): EncodedReply =>
  (accepts(accepted, 'br') ? br() : null) ?? (accepts(accepted, 'gzip') ? gzip() : null) ?? identity
