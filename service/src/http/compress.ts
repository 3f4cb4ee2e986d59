import { gzipSync } from 'node:zlib'
import { accepts, leastCompressed, type Reply } from './reply.ts'

/** A reply as small as the request lets it be sent. It is made once and read once: what the first level takes off is nearly
 *  all. What comes from where long work is done is compressed already. */
export function compressed(reply: Reply, acceptEncoding: string | undefined): Reply {
  const { body, headers } = reply
  const isSmall = body.length < leastCompressed || headers.includes('Content-Encoding')
  if (acceptEncoding === undefined || isSmall || !accepts(acceptEncoding, 'gzip')) return reply
  return {
    ...reply,
    body: gzipSync(body, { level: 1 }),
    headers: [...headers, 'Content-Encoding', 'gzip', 'Vary', 'Accept-Encoding'],
  }
}
