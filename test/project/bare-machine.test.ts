/** On a machine where the Node.js that `npm ci` brings does not start, as it lacks one shared library. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly scripts: { readonly postinstall: string }
}

let programs: string
beforeEach(() => {
  programs = mkdtempSync(join(tmpdir(), 'requisite-bare-'))
})
afterEach(() => rmSync(programs, { recursive: true }))

const program = (name: string, text: string): void =>
  writeFileSync(join(programs, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 })

/** What npm runs at the end of `npm ci`, on a machine with these programs and no others. */
function afterInstall(): {
  readonly status: number | null
  readonly stdout: string
  readonly stderr: string
} {
  return spawnSync('/bin/sh', ['-c', scripts.postinstall.replace('|| sh', '|| /bin/sh')], {
    cwd: root,
    env: { PATH: programs },
    encoding: 'utf8',
  })
}

/** A Node.js that starts once the library lies beside it. */
const lacksLibrary = `test -e "$PATH/libatomic" || { echo "libatomic.so.1: not found" >&2; exit 127; }`

test('nothing is done where it starts', () => {
  program('node', 'echo v26')
  expect(afterInstall()).toMatchObject({ status: 0, stdout: 'v26\n', stderr: '' })
})

test('root gets the library from apt-get, and is told so', () => {
  program('node', lacksLibrary)
  program('id', 'echo 0')
  program('apt-get', `case "$*" in *"install libatomic1") > "$PATH/libatomic"; echo installed;; esac`)
  expect(afterInstall()).toMatchObject({
    status: 0,
    stdout:
      'Node.js 26 needs the library libatomic1. Running: apt-get update && apt-get install libatomic1\ninstalled\n',
  })
})

test('others are told what to install', () => {
  program('node', lacksLibrary)
  program('id', 'echo 1000')
  const { status, stderr } = afterInstall()
  expect(status).toBe(1)
  expect(stderr).toContain('does not start here: libatomic.so.1: not found')
  expect(stderr).toContain('Debian and Ubuntu: libatomic1; Fedora: libatomic')
})
