/** Where the service starts: in JavaScript, because to read TypeScript before the cache is there takes longer than most of what
 *  is read after it. */
import './compile-cache.js'

await import('../src/server.ts')
