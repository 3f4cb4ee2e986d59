import { createReadStream } from 'node:fs'
import type { Errors } from '../contract/errors.ts'
import { repeatedNameErrors } from '../contract/invalid.ts'
import type { CommandContext } from './context.ts'
import { untilInterrupted } from './interrupted.ts'
import { type Mistaken, mistaken } from './mistaken.ts'

/** The JSON of a file or of standard input, the errors of names that stand twice in it, or what is wrong with it. */
export async function readJsonFile(
  path: string,
  expected: string,
  { stdin, interrupted }: Pick<CommandContext, 'stdin' | 'interrupted'>,
): Promise<{ readonly json: unknown; readonly repeated: Errors | null } | Mistaken> {
  const what = path === '-' ? 'Standard input' : `The file '${path}'`
  let text = ''
  try {
    const stream = path === '-' ? stdin : createReadStream(path)
    for await (const chunk of untilInterrupted(stream.setEncoding('utf8'), interrupted)) text += chunk
  } catch (error) {
    return mistaken(`${what} cannot be read: ${(error as Error).message}.`)
  }
  if (text.trim() === '') return mistaken(`${what} is empty. ${expected}`)
  const written = text.replace(/^\uFEFF/, '')
  try {
    const json: unknown = JSON.parse(written)
    return { json, repeated: repeatedNameErrors(written, json) }
  } catch (error) {
    const [, line] = /\(line (\d+) /.exec((error as Error).message) ?? []
    const where = line === undefined ? '' : `: it stops making sense at line ${line}`
    return mistaken(`${what} is not valid JSON${where}.`)
  }
}
