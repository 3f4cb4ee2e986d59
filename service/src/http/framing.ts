import type { IncomingMessage } from 'node:http'

const hostForm = /^(?:\[[\da-f:.]+\]|[\w.~!$&'()*+,;=%-]*)(?::\d*)?$/i

/** Whether a request can be read in one way only. Where two programs on its way could read it differently (request smuggling),
 *  it is refused and its connection closed: HTTP/1.1 wants one Host that is one (RFC 9112, 3.2), we know one transfer encoding,
 *  and HTTP/1.0 none (RFC 9112, 6.1). */
export function hasPlainFraming({ httpVersion, headers, rawHeaders }: IncomingMessage): boolean {
  const { host, 'transfer-encoding': encoding } = headers
  if (encoding !== undefined && (httpVersion !== '1.1' || encoding.toLowerCase() !== 'chunked')) return false
  if (host === undefined) return httpVersion !== '1.1'
  return hostForm.test(host) && countOf('host', rawHeaders) === 1
}

/** How often a header was sent: Node keeps the first Host and drops the others. */
function countOf(name: string, rawHeaders: readonly string[]): number {
  let count = 0
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const sent = rawHeaders[i] as string
    if (sent.length === name.length && sent.toLowerCase() === name) count++
  }
  return count
}
