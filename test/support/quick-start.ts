import { isLong } from './long.ts'

const byTheirPlace = `
  import { registerHooks } from 'node:module'
  registerHooks({
    resolve: (name, context, next) =>
      name.startsWith('.') && name.endsWith('.ts')
        ? { url: new URL(name, context.parentURL).href, format: 'module-typescript', shortCircuit: true }
        : next(name, context),
  })`

/** What Node is started with in the short form: our files name each other by their place, and to look for each, and for the package
 *  that it is of, is a third of every start. */
export const quickStart = isLong
  ? []
  : ['--import', `data:text/javascript,${encodeURIComponent(byTheirPlace)}`]
