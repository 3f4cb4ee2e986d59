import { readFileSync } from 'node:fs'
import { type Caching, type CompressedForms, type PreparedReply, prepare } from '../http/reply.ts'
import { outputFolder } from './build/output-folder.ts'

const read = (name: string): Buffer => readFileSync(new URL(name, outputFolder))

/** The compressed forms of a file, which the build made. */
const formsOf = (name: string): CompressedForms => ({ gzip: read(`${name}.gz`), br: read(`${name}.br`) })

/** A file of the build, with the forms it is sent in; `bytes` where the file itself is not ours and lies elsewhere. */
export const builtFile = (type: string, name: string, caching?: Caching, bytes = read(name)): PreparedReply =>
  prepare(type, bytes, 'best', caching, formsOf(name))
