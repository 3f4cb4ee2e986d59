import { randomBytes } from 'node:crypto'
import { open, rename, rm } from 'node:fs/promises'
import type { Writable } from 'node:stream'

/** Where results go. Nothing is seen of a file until all of it is there. */
export interface Output {
  readonly write: (bytes: Uint8Array) => Promise<void>
  /** All is written: the file takes its name. */
  readonly finish: () => Promise<void>
  /** Nothing shall be left of it. */
  readonly abandon: () => Promise<void>
}

/** A file that is written beside its place under another name, and takes its name when it is whole. */
export async function fileOutput(path: string): Promise<Output> {
  const unfinished = `${path}.${randomBytes(4).toString('hex')}.part`
  const file = await open(unfinished, 'wx')
  return {
    write: async (bytes) => {
      for (let at = 0; at < bytes.length; ) at += (await file.write(bytes, at)).bytesWritten
    },
    finish: async () => {
      await file.close()
      await rename(unfinished, path)
    },
    abandon: async () => {
      await file.close().catch(() => {})
      await rm(unfinished, { force: true })
    },
  }
}

/** A file of one text, whole or not at all. */
export async function writeWhole(path: string, text: string): Promise<void> {
  const out = await fileOutput(path)
  try {
    await out.write(Buffer.from(text))
    await out.finish()
  } catch (error) {
    await out.abandon()
    throw error
  }
}

/** A stream that takes what it can, and is waited for. */
export const streamOutput = (stream: Writable): Output => ({
  write: (bytes) =>
    new Promise((resolve, reject) => {
      stream.write(bytes, (error) => (error ? reject(error) : resolve()))
    }),
  finish: async () => {},
  abandon: async () => {},
})
