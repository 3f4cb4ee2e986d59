import { isUtf8 } from 'node:buffer'
import { jsonFault } from './json-fault.ts'

const byteOrderMark = '\uFEFF'

/** The body as JSON, and the text it was read from, in which a name can stand twice; or a message that says where it stopped making
 *  sense. An empty body is a request without fields. */
export function readJson(
  bytes: Buffer,
): { readonly json: unknown; readonly text: string } | { readonly message: string } {
  if (bytes.length === 0) return { json: null, text: '' }
  const decoded = bytes.toString('utf8')
  // What is not UTF-8 becomes this sign; but the sign may also have been sent.
  if (decoded.includes('\uFFFD') && !isUtf8(bytes))
    return { message: 'The body is not valid UTF-8 text. Send JSON encoded as UTF-8.' }
  const text = decoded.startsWith(byteOrderMark) ? decoded.slice(1) : decoded
  try {
    return { json: JSON.parse(text), text }
  } catch {
    return { message: `The body is not valid JSON${whereItStopped(text)}.` }
  }
}

/** The place in words; the text itself is never repeated. */
function whereItStopped(text: string): string {
  const fault = jsonFault(text)
  if (fault === null) return ''
  if (fault >= text.trimEnd().length) return ': it ends too early'
  const lines = text.slice(0, fault).split('\n')
  return `: it stops making sense at line ${lines.length}, character ${(lines.at(-1)?.length ?? 0) + 1}`
}
