/** Builds the page, where something that it is made of has changed. */
import './compile-cache.js'

const { buildPage } = await import('../src/page/build/build.ts')
console.log(await buildPage())
