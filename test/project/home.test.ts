/** What others find who come to the project: checks, forms, and an index of the documents. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { keptLlmsText, llmsText } from './docs-index.ts'

const root = join(import.meta.dirname, '../..')
const read = (name: string): string => readFileSync(join(root, name), 'utf8')
const workflows = globSync('.github/workflows/*.yml', { cwd: root })

test('The index names every document, once', () => {
  const named = [...read('docs/README.md').matchAll(/\]\(([\w-]+\.md)\)/g)].map((link) => link[1])
  const there = globSync('docs/*.md', { cwd: root }).map((path) => path.slice('docs/'.length))
  expect(named.toSorted()).toEqual(there.filter((name) => name !== 'README.md').toSorted())
})

test('What assistants read first is made of the index: node test/project/docs-index.ts writes it', () =>
  expect(keptLlmsText()).toBe(llmsText()))

test('A push and a pull request are checked by what CI runs', () => {
  const checks = parse(read('.github/workflows/checks.yml'))
  expect(Object.keys(checks.on)).toEqual(['push', 'pull_request'])
  expect(JSON.stringify(checks.jobs.linux.steps)).toContain('bash .ci/run')
})

test('Every action is named by its commit, the same in all workflows', () => {
  const used = workflows.flatMap((name) => [...read(name).matchAll(/uses: (\S+)@(\S+)/g)])
  expect(used.length).toBeGreaterThan(10)
  const commits = new Map(used.map(([, action, commit]) => [action, commit]))
  for (const [whole, action, commit] of used) {
    expect(commit, whole).toMatch(/^[0-9a-f]{40}$/)
    expect(commit, whole).toBe(commits.get(action))
  }
})

test('The Node.js of the checks is the one that the project brings', () =>
  expect(JSON.parse(read('package.json')).devDependencies.node.split('.')[0]).toBe(read('.nvmrc').trim()))

test('Whoever reports a wrong date is asked what was told, both dates and the provision, and not for a name', () => {
  const { body } = parse(read('.github/ISSUE_TEMPLATE/wrong-date.yml')) as {
    readonly body: readonly { readonly id?: string; readonly attributes: { readonly value?: string } }[]
  }
  expect(body.flatMap(({ id }) => id ?? [])).toEqual(['told', 'ours', 'theirs', 'provision', 'more'])
  expect(body[0]?.attributes.value).toContain('Leave out names')
})
