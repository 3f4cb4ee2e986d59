import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { digestOfInputs, digestOfOutput, isCovered } from './digest.ts'

let root: string
const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'requisite-digest-'))
  write('service/src/page/browser/page.ts', 'a')
  write('service/src/page/browser/page.test.ts', 'a')
  write('service/dist/page/page.js', 'a')
  write('law/src/index.ts', 'a')
  write('node_modules/.package-lock.json', 'a')
  write('docs/law.md', 'a')
})
afterEach(() => rmSync(root, { recursive: true }))

describe('The page is built again', () => {
  test.each<[string, () => void]>([
    ['a source is edited', () => write('service/src/page/browser/page.ts', 'b')],
    ['a source is added', () => write('service/src/page/styles/_new.scss', '')],
    ['a source is removed', () => rmSync(join(root, 'law/src/index.ts'))],
    [
      'a source has another name',
      () => renameSync(join(root, 'law/src/index.ts'), join(root, 'law/src/i.ts')),
    ],
    ['the law is edited', () => write('law/src/index.ts', 'b')],
    ['what a package exports is edited', () => write('law/package.json', '{}')],
    ['another package is installed', () => write('node_modules/.package-lock.json', 'b')],
  ])('where %s', (_what, change) => {
    const before = digestOfInputs(root)
    change()
    expect(digestOfInputs(root)).not.toBe(before)
  })

  test.each<[string, () => void]>([
    ['is missing', () => rmSync(join(root, 'service/dist/page/page.js'))],
    ['is not as it was made', () => write('service/dist/page/page.js', 'b')],
  ])('where a file of it %s', (_what, change) => {
    const before = digestOfOutput(root)
    change()
    expect(digestOfOutput(root)).not.toBe(before)
  })
})

test('The page is not built again where a test or a document is edited, nor in another folder', () => {
  const before = digestOfInputs(root)
  write('service/src/page/browser/page.test.ts', 'b')
  write('docs/law.md', 'b')
  expect(digestOfInputs(root)).toBe(before)
  const other = mkdtempSync(join(tmpdir(), 'requisite-digest-'))
  cpSync(root, other, { recursive: true })
  expect(digestOfInputs(other)).toBe(before)
  rmSync(other, { recursive: true })
})

test.each([
  ['law/src/tables/days.ts', true],
  ['service/package.json', true],
  ['node_modules/govuk-frontend/dist/index.scss', true],
  ['service/src/page/page.test.ts', false],
  ['client/src/index.ts', false],
  ['law/src-of-another/index.ts', false],
])('A page may be made of %s: %s', (path, covered) => {
  expect(isCovered(root, join(root, path))).toBe(covered)
})

test('The second build says that nothing has changed', () => {
  const bin = join(import.meta.dirname, '../../../bin/build.js')
  const said = (): string => spawnSync(process.execPath, [bin], { encoding: 'utf8' }).stdout
  said()
  expect(said()).toBe('The page is built already: nothing that it is made of has changed.\n')
})
