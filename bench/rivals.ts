import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('.', import.meta.url))
const tsc = fileURLToPath(new URL('../node_modules/typescript/bin/tsc', import.meta.url))

/** Installs what the rivals are made of where it is not there as the lock file has it, and checks their types, which nothing else
 *  can without them. */
export function installRivals(): void {
  if (changed('node_modules/.package-lock.json') < changed('package-lock.json'))
    run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'])
  run(process.execPath, [tsc, '--noEmit', '--project', folder])
}

/** When a file was last changed; never, where there is none. */
const changed = (name: string): number =>
  statSync(`${folder}${name}`, { throwIfNoEntry: false })?.mtimeMs ?? Number.NEGATIVE_INFINITY

function run(command: string, args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' })
  if (status !== 0)
    throw new Error(`the rivals in bench/package.json cannot be used: ${stderr || stdout || `no ${command}`}`)
}
