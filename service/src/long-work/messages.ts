import type { Charge } from '../http/rate-limit/charge.ts'
import type { Reply } from '../http/reply.ts'
import type { WorkKind, WorkRequest } from '../http/route.ts'

/** What the thread is told: to load the routes, and where to say at which of its jobs it is; a request to answer, with a flag that is raised when nobody waits for it any more;
 *  and whether what it asked to be counted was. Of each kind it has one at a time. */
export type ToThread =
  | { readonly load: Int32Array<SharedArrayBuffer> }
  | { readonly kind: WorkKind; readonly request: WorkRequest; readonly gone: Int32Array<SharedArrayBuffer> }
  | { readonly kind: WorkKind; readonly charged: Charge }

/** What the thread tells: that it can work, requests to be counted for the client, the reply, or our own fault; the last two with
 *  what the work has cost, in milliseconds of processor time. */
export type FromThread =
  | { readonly ready: true }
  | { readonly kind: WorkKind; readonly charge: number }
  | { readonly kind: WorkKind; readonly cost: number; readonly reply: Reply & { readonly body: Uint8Array } }
  | { readonly kind: WorkKind; readonly cost: number; readonly fault: unknown }

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
