/** Runs npm scripts at the same time: `node test/support/side-by-side.ts types lint tests`. The last one writes as it goes; what each
 *  of the others writes is shown when it has ended. It ends with status 1 if any of them failed, and names those at the end. */
import { spawn } from 'node:child_process'

async function run(script: string, isLast: boolean): Promise<boolean> {
  const child = spawn('npm', ['run', '--silent', script], {
    stdio: ['ignore', isLast ? 'inherit' : 'pipe', isLast ? 'inherit' : 'pipe'],
  })
  let written = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      written += text
    })
  const status = await new Promise<number | null>((resolve) => {
    child.on('error', () => resolve(null))
    child.on('close', resolve)
  })
  console.log(`${script}: ${status === 0 ? 'passed' : 'FAILED'}\n${written}`)
  return status === 0
}

const scripts = process.argv.slice(2)
const passed = await Promise.all(scripts.map((script, n) => run(script, n === scripts.length - 1)))
const failed = scripts.filter((_, n) => !passed[n])
if (failed.length > 0) console.log(`FAILED: ${failed.join(', ')}`)
process.exitCode = failed.length === 0 ? 0 : 1
