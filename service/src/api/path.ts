/** The path of an address: without a host or a query, and with escapes undone where they can be. */
export function pathOf(url: string): string {
  const path = escapedPathOf(url)
  try {
    return decodeURI(path)
  } catch {
    return path.replace(/%[0-7][\da-f]/gi, decodeURI)
  }
}

/** The same with its escapes as they were sent. */
export const escapedPathOf = (url: string): string =>
  url.replace(/^https?:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '')

/** Whether an address is of the API or of the assistants' tools, however it is written: nobody gets round the limit by
 *  another spelling. */
export const isApi = (url: string): boolean =>
  url.startsWith('/api/') || /^\/(?:api(?:\/|$)|mcp\/?$)/.test(pathOf(url))
