import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Given as NODE_COMPILE_CACHE to all that is started: more than half of every start goes into reading the TypeScript. */
export const compileCache = join(tmpdir(), 'requisite-compile-cache')
