import type { Charge } from '../http/rate-limit/charge.ts'
import type { Reply } from '../http/reply.ts'
import type { WorkRequest } from '../http/route.ts'

/** What the thread is told: a request to answer, with a flag that is raised when nobody waits for it any more; and whether what
 *  it asked to be counted was. */
export type ToThread =
  | { readonly request: WorkRequest; readonly gone: Int32Array<SharedArrayBuffer> }
  | { readonly charged: Charge }

/** What the thread tells: that it can work, requests to be counted for the client, the reply, or our own fault. */
export type FromThread =
  | { readonly ready: true }
  | { readonly charge: number }
  | { readonly reply: Reply & { readonly body: Uint8Array } }
  | { readonly fault: unknown }

/** Bytes that can be moved to another thread and need not be copied. Small buffers are parts of memory that others have parts of
 *  too, and the empty one is everybody's: of those it is a copy. */
export const movable = (bytes: Buffer): Uint8Array<ArrayBuffer> =>
  bytes.length > 0 && bytes.buffer.byteLength === bytes.length && bytes.buffer instanceof ArrayBuffer
    ? (bytes as Uint8Array<ArrayBuffer>)
    : new Uint8Array(bytes)

/** What the thread is started with. */
export interface ThreadData<Settings> {
  readonly settings: Settings
  /** How often the main thread's event loop has come round. */
  readonly heartbeat: Int32Array<SharedArrayBuffer>
}
