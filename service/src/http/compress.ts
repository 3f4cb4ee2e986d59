import { promisify } from 'node:util'
import { gzip, gzipSync } from 'node:zlib'
import { accepts, encodingOf, type Reply } from './reply.ts'

/** Below this the head of the response outweighs what is gained. */
const fewestBytes = 1024

/** Above this the event loop would be held for more than a millisecond: the thread pool does it. */
const mostBytesAtOnce = 32 * 1024

/** An answer is made once and read once: what the first level takes off is nearly all. */
const level = { level: 1 }
const later = promisify(gzip)

/** A reply as small as the request lets it be sent. */
export function compressed(reply: Reply, acceptEncoding: string | undefined): Reply | Promise<Reply> {
  const { body } = reply
  if (acceptEncoding === undefined || body.length < fewestBytes || !accepts(acceptEncoding, 'gzip'))
    return reply
  const encoded = (bytes: Buffer): Reply => ({
    ...reply,
    body: bytes,
    headers: [...reply.headers, 'Content-Encoding', 'gzip', 'Vary', 'Accept-Encoding'],
  })
  const bytes = typeof body === 'string' ? Buffer.from(body, encodingOf(reply)) : body
  return body.length > mostBytesAtOnce ? later(bytes, level).then(encoded) : encoded(gzipSync(bytes, level))
}
