import type { Readable } from 'node:stream'

/** A stream that is read until the run is interrupted: a pipe that nobody opens at its other end is not waited for. */
export async function* untilInterrupted(stream: Readable, interrupted: AbortSignal): AsyncGenerator<Buffer> {
  const blocks: AsyncIterator<Buffer> = stream[Symbol.asyncIterator]()
  try {
    for (;;) {
      const block = await unlessInterrupted(blocks.next(), interrupted)
      if (block.done) return
      yield block.value
    }
  } finally {
    stream.destroy()
  }
}

/** What a piece of work gives, unless the run is interrupted first: then nobody waits for the work any longer. */
export function unlessInterrupted<T>(work: Promise<T>, interrupted: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(interrupted.reason)
    if (interrupted.aborted) stop()
    else interrupted.addEventListener('abort', stop, { once: true })
    work.then(resolve, reject).finally(() => interrupted.removeEventListener('abort', stop))
  })
}
