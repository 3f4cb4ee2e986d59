import { createHash } from 'node:crypto'
import { type Prepared, prepare, revalidate } from '../../http/reply.ts'
import type { Settings } from './settings.ts'

/** What the program may do: ask us for what it keeps, and nothing else. */
export const programHeaders: readonly string[] = [
  'Content-Security-Policy',
  "default-src 'none'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'",
]

/** The program as a file, with what the server tells it. A browser looks whether a byte of it has changed, and so takes what
 *  is new. */
export function programFile(program: string, told: Omit<Settings, 'version'>): Prepared {
  const hash = createHash('sha256').update(program).update(JSON.stringify(told))
  const settings: Settings = { ...told, version: hash.digest('base64url').slice(0, 16) }
  return prepare(
    'text/javascript; charset=utf-8',
    `self.settings=${JSON.stringify(settings)};\n${program}`,
    'best',
    revalidate,
  )
}
