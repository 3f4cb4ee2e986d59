import { type BigIntStats, constants } from 'node:fs'
import { access, lstat, readlink, realpath, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

/** What a path leads to when something is written there, links followed. */
export interface Target {
  readonly path: string
  /** Whether it is a plain file, or nothing yet. All else is written into: a pipe, a device, a stream that is open. */
  readonly isPlain: boolean
  /** The plain file that is there. */
  readonly existing: BigIntStats | null
}

/** A stream that is open already: behind its name may be a plain file, which others write into as well. */
const openStream = /^\/(?:dev\/(?:std(?:in|out|err)|fd\/)|proc\/)/

const mostLinks = 40

export const statOf = (path: string): Promise<BigIntStats | null> =>
  stat(path, { bigint: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })

export async function targetOf(path: string): Promise<Target> {
  if (openStream.test(resolve(path))) return { path, isPlain: false, existing: null }
  const there = await statOf(path)
  if (there === null) return { path: await endOfLinks(path), isPlain: true, existing: null }
  if (!there.isFile()) return { path, isPlain: false, existing: null }
  await access(path, constants.W_OK)
  return { path: await realpath(path), isPlain: true, existing: there }
}

/** Where a link leads whose end is not there yet. */
async function endOfLinks(path: string): Promise<string> {
  let at = path
  for (let n = 0; n < mostLinks; n++) {
    const link = await lstat(at).catch(() => null)
    if (link === null || !link.isSymbolicLink()) return at
    at = resolve(dirname(at), await readlink(at))
  }
  return at
}
