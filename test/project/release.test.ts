/** A release has one version, and its notes say what moved. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { lawVersion } from '@requisite/law'
import { describe, expect, test } from 'vitest'
import { releaseNotes } from '../../packaging/release-notes.ts'
import { madeVersions } from '../support/made-versions.ts'

const read = (name: string): string => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8')
const { version } = JSON.parse(read('package.json')) as { readonly version: string }

describe('One version stands everywhere', () => {
  for (const [name, where] of [
    ['law/package.json', `"version": "${version}"`],
    ['client/package.json', `"version": "${version}"`],
    ['service/package.json', `"version": "${version}"`],
    ['service/package.json', `"@requisite/law": "${version}"`],
    ['clients/python/pyproject.toml', `version = "${version}"`],
    ['deploy/compose.yaml', `requisite:${version}`],
    ['deploy/kubernetes/requisite.yaml', `requisite:${version}`],
    ['CHANGELOG.md', `\n## ${version} (`],
    ['CHANGELOG.md', `\`lawVersion\` ${lawVersion}.`],
  ] as const)
    test(`${name}: ${where.trim()}`, () => expect(read(name)).toContain(where))
})

describe('The notes of a release', () => {
  test('are its part of the changelog; before the first nothing had moved', () => {
    const notes = releaseNotes(read('CHANGELOG.md'), version)
    expect(notes).toContain('### What it does')
    expect(notes).not.toContain('### Dates that moved')
  })

  test('name every date that moved since the release before', () => {
    const { version: before } = madeVersions[2] as { readonly version: string }
    const changelog = `# Changelog\n\n## 9.1.0 (later)\n\nSmall things. \`lawVersion\` ${lawVersion}.\n\n## 9.0.0 (now)\n\n\`lawVersion\` ${before}. Great things.\n`
    const notes = releaseNotes(changelog, '9.1.0', madeVersions)
    const since = madeVersions.slice(0, 2).flatMap(({ changes }) => changes)
    expect(since.length).toBeGreaterThan(0)
    for (const { summary } of since) expect(notes).toContain(summary)
    for (const { summary } of madeVersions[2]?.changes ?? []) expect(notes).not.toContain(summary)
    expect(notes).not.toContain('Great things')
  })

  test('a release before that names no version of the law is refused: what moved would be left out', () => {
    const changelog = '## 9.1.0 (later)\n\nSmall things.\n\n## 9.0.0 (now)\n\nGreat things.\n'
    expect(() => releaseNotes(changelog, '9.1.0')).toThrow('names no version of the law')
  })

  test('a version that the changelog does not have is refused', () =>
    expect(() => releaseNotes(read('CHANGELOG.md'), '0.0.9')).toThrow('no part for 0.0.9'))
})

test('The list of parts that a release has names every package that the service needs, with its version', () => {
  const [line = '', options = ''] =
    /npm (sbom .*) > release\/\S+\.cdx\.json/.exec(read('.github/workflows/release.yml')) ?? []
  expect(line).not.toBe('')
  const cwd = fileURLToPath(new URL('../..', import.meta.url))
  const { stdout } = spawnSync('npm', options.split(' '), { cwd, encoding: 'utf8' })
  const { bomFormat, components } = JSON.parse(stdout) as {
    readonly bomFormat: string
    readonly components: readonly { readonly purl: string }[]
  }
  expect(bomFormat).toBe('CycloneDX')
  const { dependencies } = JSON.parse(read('service/package.json')) as {
    readonly dependencies: Record<string, string>
  }
  const named = components.map(({ purl }) => decodeURIComponent(purl))
  for (const [name, version] of Object.entries(dependencies))
    expect(named).toContain(`pkg:npm/${name}@${version}`)
})
