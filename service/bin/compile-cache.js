import module from 'node:module'
import { fileURLToPath } from 'node:url'

/** What an older Node.js would say is that a function is missing. */
if (Number.parseInt(process.versions.node, 10) < 26) {
  process.stderr.write(
    `requisite: This needs Node.js 26, and this is ${process.versions.node}. npm run brings it: npm start, or npm run build.\n`,
  )
  process.exit(2)
}

/** What Node compiled at the last start is read at this one, which then takes about half as long. The environment hands it on to
 *  threads and workers. NODE_COMPILE_CACHE names another folder, or, empty, none; where nothing can be kept, nothing is. */
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(
  new URL('../../node_modules/.cache/requisite', import.meta.url),
)
const folder = process.env.NODE_COMPILE_CACHE
if (folder !== '') module.enableCompileCache(folder)

/** Our own files stand where they are named: to look for each of some six hundred as for a package takes a third of a start. */
module.registerHooks({
  resolve: (name, context, next) =>
    /^\.\.?\/.*\.ts$/.test(name)
      ? { url: new URL(name, context.parentURL).href, format: 'module-typescript', shortCircuit: true }
      : next(name, context),
})
