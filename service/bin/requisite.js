#!/usr/bin/env node
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const oldest = 26
const command = new URL('../src/main.ts', import.meta.url)

if (Number.parseInt(process.versions.node, 10) >= oldest) {
  await import('./compile-cache.js')
  await import(command.href)
} else await runOnPinnedNode()

/** The project runs on the version of Node.js that npm ci brings, whichever version started this file. */
async function runOnPinnedNode() {
  const { spawn } = await import('node:child_process')
  const node = createRequire(import.meta.url).resolve('node/bin/node')
  const child = spawn(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('error', (error) => {
    process.stderr.write(
      `requisite: Node.js ${oldest} is needed, and could not be started: ${error.message}\n`,
    )
    process.exitCode = 2
  })
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code)
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
  })
}
