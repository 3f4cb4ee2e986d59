import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** What is sent back: everything but the headers that every response has. */
export interface Reply {
  readonly status: number
  readonly body: string | Buffer
  /** Names and values in turn. */
  readonly headers: readonly string[]
}

/** How JSON is named on the wire, wherever it is sent from. */
export const json = 'application/json; charset=utf-8'

/** A JSON reply that nobody may keep. */
export const freshJson = (status: number, body: unknown, ...headers: readonly string[]): Reply => ({
  status,
  body: JSON.stringify(body),
  headers: ['Content-Type', json, 'Cache-Control', 'no-store', ...headers],
})

/** Bytes that stay the same while the process runs, with their encodings and strong ETags. */
export interface Prepared {
  readonly type: string
  readonly cacheControl: string
  readonly identity: Buffer
  readonly gzip: Buffer | null
  readonly br: Buffer | null
  readonly etag: string
}

const publicHour = 'public, max-age=3600'

/** Prepares bytes; with `compressed`, their gzip and Brotli forms too, where those are smaller. */
export function prepare(
  type: string,
  text: string | Buffer,
  compressed: boolean,
  cacheControl = publicHour,
): Prepared {
  const identity = Buffer.from(text)
  const smaller = (bytes: Buffer): Buffer | null => (bytes.length < identity.length ? bytes : null)
  const quality = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
  }
  return {
    type,
    cacheControl,
    identity,
    gzip: compressed ? smaller(gzipSync(identity, { level: 9 })) : null,
    br: compressed ? smaller(brotliCompressSync(identity, quality)) : null,
    etag: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
  }
}

export const prepareJson = (body: unknown, compressed: boolean): Prepared =>
  prepare(json, JSON.stringify(body), compressed)

/** Whether a request header accepts an encoding: named, and not with a weight of nothing. */
function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((part) => {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
    return name === encoding && !parameters.some((parameter) => /^q=0(?:\.0{0,3})?$/.test(parameter))
  })
}

/** Whether If-None-Match names this tag. */
const isKnown = (header: string, etag: string): boolean =>
  header.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag)

/** Prepared bytes for a request: in the best encoding it takes, or 304 when it has them. */
export function fromPrepared(prepared: Prepared, acceptEncoding = '', ifNoneMatch = ''): Reply {
  const encoding =
    prepared.br !== null && accepts(acceptEncoding, 'br')
      ? 'br'
      : prepared.gzip !== null && accepts(acceptEncoding, 'gzip')
        ? 'gzip'
        : 'identity'
  const etag = `"${prepared.etag}${encoding === 'identity' ? '' : `-${encoding}`}"`
  const headers = ['Content-Type', prepared.type, 'Cache-Control', prepared.cacheControl, 'ETag', etag]
  if (prepared.gzip !== null || prepared.br !== null) headers.push('Vary', 'Accept-Encoding')
  if (isKnown(ifNoneMatch, etag)) return { status: 304, body: '', headers }
  if (encoding !== 'identity') headers.push('Content-Encoding', encoding)
  return { status: 200, body: prepared[encoding] as Buffer, headers }
}
