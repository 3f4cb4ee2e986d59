import module from 'node:module'

/** Where the command line starts when it is installed as @requisite/cli. The service is not part of it: that has a page to be
 *  built and packages of its own, and runs from a clone or its container. */

// The second start is faster, where this version of Node.js has such a cache.
module.enableCompileCache?.()
const { start } = await import('./terminal.ts')
await start({})
