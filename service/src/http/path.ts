/** The path of an address, without a host or a query, and with its escapes as they were sent. */
export const escapedPathOf = (url: string): string =>
  url.replace(/^https?:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '')

/** A path with its escapes undone where they can be. */
export function decodedPath(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path.replace(/%[0-7][\da-f]/gi, decodeURI)
  }
}
