import type { SchemaElement } from 'hyparquet'

/** What the reader in its thread is asked: for the next block, with which columns are fields. */
export interface BlockRequest {
  readonly isField: readonly boolean[]
}

/** What is heard of it. A sign says only that it goes on. */
export type ThreadMessage =
  | { readonly kind: 'sign' }
  | { readonly kind: 'opened'; readonly elements: readonly SchemaElement[] }
  | { readonly kind: 'block'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'done' }
  | { readonly kind: 'wrong'; readonly words: string }
