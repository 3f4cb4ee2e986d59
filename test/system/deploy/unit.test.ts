/** The unit for systemd: it starts what is there, may do little, and systemd itself says so. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { findProgram } from '../../support/system-packages.ts'

const root = join(import.meta.dirname, '../../..')
const path = fileURLToPath(new URL('../../../deploy/requisite.service', import.meta.url))
const unit = readFileSync(path, 'utf8')
const valuesOf = (name: string): readonly string[] =>
  unit.split('\n').flatMap((line) => (line.startsWith(`${name}=`) ? [line.slice(name.length + 1)] : []))

describe('deploy/requisite.service', () => {
  test('starts the service with the Node.js that npm brings, from files that are there', () => {
    const [node = '', server = ''] = valuesOf('ExecStart')[0]?.split(' ') ?? []
    for (const file of [node, server])
      expect(
        existsSync(new URL(`../../../${file.replace('/opt/requisite/', '')}`, import.meta.url)),
        file,
      ).toBe(true)
  })

  test('gives it no privileges, no disk to write to, and more time than a stop takes', () => {
    for (const [name, value] of [
      ...([
        ['DynamicUser', 'yes'],
        ['NoNewPrivileges', 'yes'],
        ['CapabilityBoundingSet', ''],
      ] as const),
      ...([
        ['ProtectSystem', 'strict'],
        ['ProtectHome', 'yes'],
        ['PrivateDevices', 'yes'],
      ] as const),
    ])
      expect([name, valuesOf(name)]).toEqual([name, [value]])
    expect(Number(valuesOf('TimeoutStopSec')[0])).toBeGreaterThan(5)
  })

  const withSystemd = test.runIf(findProgram('systemd-analyze') !== undefined)

  withSystemd(
    'has nothing that systemd does not know, with this clone in the place of /opt/requisite',
    () => {
      const folder = mkdtempSync(join(tmpdir(), 'requisite-unit-'))
      const verified = (text: string) => {
        const file = join(folder, 'requisite.service')
        writeFileSync(file, text.replaceAll('/opt/requisite', root))
        return spawnSync('systemd-analyze', ['verify', '--man=no', file], { encoding: 'utf8' })
      }
      expect(verified(unit)).toMatchObject({ status: 0, stderr: '' })
      expect(verified(unit.replace('MemoryMax=', 'MemoryMost=')).stderr).toContain('MemoryMost')
    },
  )

  withSystemd('is safe by systemd’s own count', () => {
    const { stdout, status } = spawnSync(
      'systemd-analyze',
      ['security', '--offline=true', '--threshold=15', '--no-pager', path],
      { encoding: 'utf8' },
    )
    expect([status, stdout]).toEqual([0, expect.stringMatching(/Overall exposure level .*: (?:0|1)[.]\d/)])
  })
})
