/** The path of an address as the router reads it: without a host or a query, and with escapes undone where they can be. */
export function pathOf(url: string): string {
  const path = url.replace(/^https?:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '')
  try {
    return decodeURI(path)
  } catch {
    return path.replace(/%[0-7][\da-f]/gi, decodeURI)
  }
}

/** Whether an address is of the API or of the assistants' tools, however it is written: nobody gets round the limit by
 *  another spelling. */
export const isApi = (url: string): boolean =>
  url.startsWith('/api/') || /^\/(?:api(?:\/|$)|mcp\/?$)/.test(pathOf(url))
