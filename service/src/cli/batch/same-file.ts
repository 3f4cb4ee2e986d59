import { fstat } from 'node:fs'
import { promisify } from 'node:util'
import { statOf, targetOf } from './target.ts'

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
