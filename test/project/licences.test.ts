import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { megabytesOf, row } from './weights.ts'

/** Licences under which a package may be used and passed on with this one. */
const fine: ReadonlySet<string> = new Set([
  ...['MIT', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'BlueOak-1.0.0', 'CC0-1.0'],
  ...['MPL-2.0', 'Python-2.0', 'Unlicense'],
])

interface Locked {
  readonly license?: string
  readonly link?: boolean
}

const locked = ['package-lock.json', 'bench/package-lock.json'].flatMap((path) => {
  const { packages } = JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')) as {
    readonly packages: Readonly<Record<string, Locked>>
  }
  return Object.entries(packages)
})

/** Whether a licence, or one of those it leaves the choice of, is fine. */
const isFine = (licence: string): boolean =>
  licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => fine.has(one)))

describe('Licences', () => {
  const others = locked.filter(([path, { link }]) => path.includes('node_modules/') && !link)

  test('are known for every package of the lock files', () =>
    expect(others.filter(([, { license }]) => license === undefined).map(([path]) => path)).toEqual([]))

  test('let every package be used and passed on', () =>
    expect(
      others
        .filter(([, { license }]) => license !== undefined && !isFine(license))
        .map(([path, { license }]) => `${path}: ${license}`),
    ).toEqual([]))
})

test('docs/dependencies.md says what each dependency weighs', () => {
  const named = readFileSync(new URL('../../docs/dependencies.md', import.meta.url), 'utf8')
  const rows = [...named.matchAll(row)].map(([, name = '', weight]) => [name, Number(weight)] as const)
  expect(rows.length).toBeGreaterThan(25)
  // On other machines other binaries are installed.
  if (process.platform !== 'linux' || process.arch !== 'x64') return
  for (const [name, weight] of rows) {
    const measured = megabytesOf(name)
    expect(Math.abs(weight - measured), `${name} weighs ${measured} MB`).toBeLessThan(0.5 + measured / 10)
  }
})

describe('docs/dependencies.md', () => {
  const named = readFileSync(new URL('../../docs/dependencies.md', import.meta.url), 'utf8')
  const manifests = ['', 'service/', 'client/', 'law/', 'bench/'].map((folder) => `${folder}package.json`)
  for (const manifest of manifests) {
    const {
      dependencies = {},
      optionalDependencies = {},
      devDependencies = {},
    } = JSON.parse(readFileSync(new URL(`../../${manifest}`, import.meta.url), 'utf8'))
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...devDependencies }))
      if (!name.startsWith('@requisite/'))
        test(`${name} of ${manifest} is named with its reason`, () =>
          expect(named).toContain(manifest.startsWith('bench/') ? `\`${name}\`` : `| \`${name}\` |`))
  }
})
