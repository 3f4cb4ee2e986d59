import { randomBytes } from 'node:crypto'
import { constants } from 'node:fs'
import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import type { Writable } from 'node:stream'
import { unlessInterrupted } from '../interrupted.ts'
import { type OutputTarget, outputFault, standardOutput } from '../output-fault.ts'
import { type Target, targetOf } from './target.ts'

/** Where results go. */
export interface Output {
  readonly write: (bytes: Uint8Array) => Promise<void>
  /** All is written. */
  readonly finish: () => Promise<void>
  /** Nothing shall be left of it, as far as that is possible. */
  readonly abandon: () => Promise<void>
}

/** What is written to a path. A plain file appears when it is whole, or not at all; a link is followed; what is no plain file, a
 *  pipe or a device, is written into. */
export async function fileOutput(path: string, interrupted: AbortSignal): Promise<Output> {
  const target = await targetOf(path).catch((error) => {
    throw outputFault(error, nothingLeft(path))
  })
  return target.isPlain ? wholeFile(path, target) : intoPlace(path, interrupted)
}

const nothingLeft = (path: string): OutputTarget => ({ name: `'${path}'`, left: 'Nothing was left there.' })

/** A file that is written beside its place under another name, and takes its name when it is whole. It keeps the mode and the
 *  owner of the file that it replaces, and nobody else can read it before. */
async function wholeFile(path: string, { path: end, existing }: Target): Promise<Output> {
  const unfinished = `${end}.${randomBytes(4).toString('hex')}.part`
  const fault = (error: unknown): never => {
    throw outputFault(error, nothingLeft(path))
  }
  const file = await open(unfinished, 'wx', existing === null ? undefined : 0o600).catch(fault)
  return {
    write: (bytes) => writeAll(file, bytes).catch(fault),
    finish: async () => {
      try {
        if (existing !== null) {
          // Only the owner or root may give a file away: else it stays with whoever runs this.
          await file.chown(Number(existing.uid), Number(existing.gid)).catch(() => {})
          await file.chmod(Number(existing.mode) & 0o777)
        }
        // Else a machine that fails could be left with the name and without what is in it.
        await file.sync()
        await file.close()
        await rename(unfinished, end)
      } catch (error) {
        fault(error)
      }
    },
    abandon: async () => {
      await file.close().catch(() => {})
      await rm(unfinished, { force: true })
    },
  }
}

/** Something that is there and is no plain file. Its other end may never be opened or read: that is waited for until the run is
 *  interrupted. */
async function intoPlace(path: string, interrupted: AbortSignal): Promise<Output> {
  const place: OutputTarget = { name: `'${path}'`, left: standardOutput.left }
  const unlessFault = <T>(work: Promise<T>): Promise<T> =>
    unlessInterrupted(
      work.catch((error) => {
        throw outputFault(error, place)
      }),
      interrupted,
    )
  const file = await unlessFault(open(path, constants.O_WRONLY | constants.O_APPEND))
  return {
    write: (bytes) => unlessFault(writeAll(file, bytes)),
    finish: () => unlessFault(file.close()),
    abandon: async () => {
      file.close().catch(() => {})
    },
  }
}

async function writeAll(file: FileHandle, bytes: Uint8Array): Promise<void> {
  for (let at = 0; at < bytes.length; ) at += (await file.write(bytes, at)).bytesWritten
}

/** One text to a path. */
export async function writeText(path: string, text: string, interrupted: AbortSignal): Promise<void> {
  const out = await fileOutput(path, interrupted)
  try {
    await out.write(Buffer.from(text))
    await out.finish()
  } catch (error) {
    await out.abandon()
    throw error
  }
}

/** A stream that takes what it can, and is waited for until the run is interrupted. */
export const streamOutput = (stream: Writable, interrupted: AbortSignal): Output => ({
  write: (bytes) =>
    unlessInterrupted(
      new Promise((resolve, reject) => {
        stream.write(bytes, (error) => (error ? reject(outputFault(error, standardOutput)) : resolve()))
      }),
      interrupted,
    ),
  finish: async () => {},
  abandon: async () => {},
})
