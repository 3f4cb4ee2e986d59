/** Runs npm scripts at the same time: `node test/support/side-by-side.ts types lint`. What each writes is shown when it has ended, so
 *  that nothing is mixed up. It ends with status 1 if any of them failed. */
import { spawn } from 'node:child_process'

async function run(script: string): Promise<boolean> {
  const child = spawn(process.execPath, ['--run', script], { stdio: ['ignore', 'pipe', 'pipe'] })
  let written = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      written += text
    })
  const status = await new Promise<number | null>((resolve) => {
    child.on('error', () => resolve(null))
    child.on('close', resolve)
  })
  console.log(`${script}: ${status === 0 ? 'passed' : 'FAILED'}\n${written}`)
  return status === 0
}

const passed = await Promise.all(process.argv.slice(2).map(run))
process.exitCode = passed.every(Boolean) ? 0 : 1
