import { createHash, randomBytes } from 'node:crypto'
import { type BigIntStats, constants, fstat } from 'node:fs'
import {
  access,
  type FileHandle,
  lstat,
  open,
  readdir,
  readFile,
  readlink,
  realpath,
  rename,
  rm,
  stat,
} from 'node:fs/promises'
import { hostname } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import type { Writable } from 'node:stream'
import { promisify } from 'node:util'
import { unlessInterrupted } from '../interrupted.ts'
import { type OutputTarget, outputFault, standardOutput } from '../output-fault.ts'

/** Where results go. */
export interface Output {
  readonly write: (bytes: Uint8Array) => Promise<void>
  /** All is written. */
  readonly finish: () => Promise<void>
  /** Nothing shall be left of it, as far as that is possible. */
  readonly abandon: () => Promise<void>
}

/** What is written to a path, or to a stream where that is -. A plain file appears when it is whole, or not at all; a link is followed; what is no plain file, a
 *  pipe or a device, is written into. */
export async function openTo(
  path: string,
  stdout: Writable | null,
  interrupted: AbortSignal,
): Promise<Output> {
  if (path === '-' && stdout !== null) return streamOutput(stdout, interrupted)
  const target = await targetOf(path).catch((error) => {
    throw outputFault(error, nothingLeft(path))
  })
  return target.isPlain ? wholeFile(path, target) : intoPlace(path, interrupted)
}

const nothingLeft = (path: string): OutputTarget => ({ name: `'${path}'`, left: 'Nothing was left there.' })

/** A file that is written beside its place under another name, and takes its name when it is whole. It keeps the mode and the
 *  owner of the file that it replaces, and nobody else can read it before. */
async function wholeFile(path: string, { path: end, existing }: Target): Promise<Output> {
  const beside = `${end}.${await writerOf(process.pid)}.${randomBytes(4).toString('hex')}.part`
  const fault = (error: unknown): never => {
    throw outputFault(error, nothingLeft(path))
  }
  const file = await open(beside, 'wx', existing === null ? undefined : 0o600).catch(fault)
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
        await rename(beside, end)
      } catch (error) {
        fault(error)
      }
    },
    abandon: async () => {
      await file.close().catch(() => {})
      await rm(beside, { force: true })
    },
  }
}

const unknownWriter = 'unknown'
const unfinished = /^(unknown|\w+-(\d+)-\d+)\.[0-9a-f]{8}\.part$/

/** Which process it is: the machine since it was started, the number of the process among those that see each other, and when it began,
 *  which a process that is gone has not. Where the system does not say all of that, nobody knows a process again. */
async function writerOf(pid: number): Promise<string> {
  try {
    const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8')
    const machine = createHash('sha256').update(
      `${hostname()} ${boot} ${await readlink('/proc/self/ns/pid')}`,
    )
    const about = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null)
    // The name of the program stands in brackets, and may have some in it.
    const [state, began] = [0, 19].map((at) => about?.slice(about.lastIndexOf(')') + 2).split(' ')[at])
    const id = `${machine.digest('hex').slice(0, 12)}-${pid}`
    return about === null || state === 'Z' ? `${id}-` : `${id}-${began}`
  } catch {
    return unknownWriter
  }
}

/** Takes away what runs left beside a file that were killed while they wrote it, as far as their process is known to be gone: it began on
 *  this machine since it was started, and its number is nobody's or another's. Says what was left, which has the rows of people. */
export async function leftBeside(path: string): Promise<readonly string[]> {
  const target = await targetOf(path).catch(() => null)
  if (path === '-' || target === null || !target.isPlain) return []
  const [folder, name] = [dirname(target.path), basename(target.path)]
  const names = await readdir(folder).catch(() => [])
  const notes = names.map(async (part): Promise<readonly string[]> => {
    const [, writer = '', pid] = part.startsWith(`${name}.`)
      ? (unfinished.exec(part.slice(name.length + 1)) ?? [])
      : []
    const now = await writerOf(Number(pid))
    if (writer === '' || (pid !== undefined && now === writer)) return []
    const isGone = now.slice(0, now.lastIndexOf('-')) === writer.slice(0, writer.lastIndexOf('-'))
    if (isGone) await rm(join(folder, part), { force: true })
    return [
      isGone
        ? `'${part}' was left by a run that was killed. It is taken away.`
        : `'${part}' is not whole: a run writes it, or was killed. It may have the rows of people: take it away if no run does.`,
    ]
  })
  return (await Promise.all(notes)).flat()
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
  const out = await openTo(path, null, interrupted)
  try {
    await out.write(Buffer.from(text))
    await out.finish()
  } catch (error) {
    await out.abandon()
    throw error
  }
}

/** A stream that takes what it can, and is waited for until the run is interrupted. */
const streamOutput = (stream: Writable, interrupted: AbortSignal): Output => ({
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

/** What a path leads to when something is written there, links followed. */
interface Target {
  readonly path: string
  /** Whether it is a plain file, or nothing yet. All else is written into: a pipe, a device, a stream that is open. */
  readonly isPlain: boolean
  /** The plain file that is there. */
  readonly existing: BigIntStats | null
}

/** A stream that is open already: behind its name may be a plain file, which others write into as well. */
const openStream = /^\/(?:dev\/(?:std(?:in|out|err)|fd\/)|proc\/)/

const mostLinks = 40

const statOf = (path: string): Promise<BigIntStats | null> =>
  stat(path, { bigint: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })

async function targetOf(path: string): Promise<Target> {
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

/** Something that is read or written: a path, or a stream with the number under which it is open. */
export type End = string | { readonly fd?: number | undefined }

const openStat = promisify(fstat) as (
  fd: number,
  options: { readonly bigint: true },
) => Promise<Awaited<ReturnType<typeof statOf>>>

/** What is the same for every name of a file or a pipe. Null for a device, which can be read and written at once, and for what
 *  has no file. */
async function identityOf(end: End): Promise<string | null> {
  if (typeof end !== 'string' && end.fd === undefined) return null
  const stats =
    typeof end === 'string' ? await statOf(end) : await openStat(end.fd as number, { bigint: true })
  if (stats === null) return typeof end === 'string' ? (await targetOf(end)).path : null
  return stats.isFile() || stats.isFIFO() ? `${stats.dev}:${stats.ino}` : null
}

/** What is wrong where one file would be written twice, or read and written: it would be lost, or never end. */
export async function sameFileMistakes(
  inputs: readonly End[],
  outputs: readonly End[],
): Promise<readonly string[]> {
  const identities = (ends: readonly End[]): Promise<readonly (string | null)[]> =>
    Promise.all(ends.map((end) => identityOf(end).catch(() => null)))
  const [read, written] = [await identities(inputs), await identities(outputs)]
  return outputs.flatMap((output, i) => {
    const identity = written[i]
    if (identity === null || identity === undefined) return []
    const name = typeof output === 'string' ? `'${output}'` : 'Standard output'
    if (read.includes(identity))
      return [`${name} is the file that is read. Write the results to another, and replace it after a look.`]
    return written.indexOf(identity) < i ? [`${name} would be written twice. Give each its own name.`] : []
  })
}
