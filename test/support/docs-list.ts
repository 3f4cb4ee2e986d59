/** Which test runs each block of each document. A block that none runs stands here by name, with why. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')
const skipped = new Set(['node_modules', 'dist', '.git', '.tmp', 'coverage'])

const markdownIn = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : markdownIn(path)
    return entry.name.endsWith('.md') ? [path] : []
  })

/** Every document of the project. The guides are pages: their links are followed on the site. */
export const allDocuments: readonly string[] = [...markdownIn('')]
  .filter((path) => !path.startsWith('service/src/page/guides/'))
  .sort()

/** Blocks that are run, or compared with what is run, by document and by what stands after the opening fence. */
export const runBy: readonly (readonly [document: string, info: RegExp, test: string])[] = [
  ['README.md', /^(?:sh|json part of the answer|js|text)$/, 'test/project/blocks.test.ts'],
  ['clients/python/README.md', /^(?:python|text the output)$/, 'test/project/blocks.test.ts'],
  ['docs/api.md', /^http$/, 'test/project/docs.test.ts'],
  ['docs/api-calculate.md', /^(?:http|json part of the answer)$/, 'test/project/docs.test.ts'],
  ['docs/api-calculate.md', /^(?:sh|js|python) sample$/, 'test/project/blocks.test.ts'],
  ['docs/api-http.md', /^http$/, 'test/project/docs.test.ts'],
  ['docs/api-http.md', /^(?:sh|js|text the output)$/, 'test/project/blocks.test.ts'],
  ['docs/api-library.md', /^(?:http|json part of the answer)$/, 'test/project/docs.test.ts'],
  ['docs/api-http.md', /^(?:sh|js|python) sample$/, 'test/project/blocks.test.ts'],
  ['docs/api-library.md', /^(?:sh|js|python) sample$/, 'test/project/blocks.test.ts'],
  ['docs/api-release-dates.md', /^(?:http|json part of the answer)$/, 'test/project/docs.test.ts'],
  ['docs/api-what-if.md', /^(?:http|json part of the answer)$/, 'test/project/docs.test.ts'],
  ['docs/api-what-if.md', /^(?:sh|js|python) sample$/, 'test/project/blocks.test.ts'],
  ['docs/api-release-dates.md', /^(?:sh|js|python) sample$/, 'test/project/blocks.test.ts'],
  ['docs/assistants.md', /^json$/, 'test/api/assistants.test.ts'],
  ['docs/command-line.md', /^(?:sh|text .*|\w+ file \S+)$/, 'test/cli/documents.test.ts'],
  ['docs/library.md', /^(?:js|ts|text the output)$/, 'test/project/blocks.test.ts'],
  ['docs/offences.md', /^ts$/, 'test/project/blocks.test.ts'],
  ['docs/operating.md', /^http$/, 'test/project/docs.test.ts'],
  ['docs/operating.md', /^text$/, 'test/project/blocks.test.ts'],
  ['docs/warehouse.md', /^(?:js|sql)$/, 'test/project/warehouse.test.ts'],
  ['docs/warehouse.md', /^sh$/, 'test/project/files-and-tables.test.ts'],
  ['packaging/cli.md', /^sh$/, 'test/project/blocks.test.ts'],
  ['packaging/client.md', /^(?:js|text the output)$/, 'test/project/blocks.test.ts'],
  ['packaging/law.md', /^(?:js|text the output)$/, 'test/project/blocks.test.ts'],
]

/** Blocks that are not run, by how they begin. */
export const notRun: readonly (readonly [document: string, begins: string, why: string])[] = [
  [
    'README.md',
    'npm ci && npm start',
    'installs from the network; production-install.test.ts does it in the long form',
  ],
  ['README.md', 'npm ci && npm test', 'this is it'],
  ['bench/', '', 'figures of a run, written by npm run bench'],
  [
    'docs/api-http.md',
    'npx openapi-typescript',
    'fetches from the network; generators.test.ts does it in the long form',
  ],
  ['docs/library.md', 'npm run packages\n', 'packages.test.ts packs and installs them'],
  ['docs/operating.md', 'npm ci && npm start', 'as in the README'],
  [
    'docs/scoreboard.md',
    'git clone --depth 1',
    'needs the network; test/project/scoreboard/scoreboard.test.ts runs the command on a tree of its own',
  ],
  [
    'docs/operating.md',
    'export STORE_PASSWORD',
    'needs Docker; test/system/deploy reads the files, topology.test.ts runs what they describe',
  ],
  ['docs/operating.md', 'kubectl', 'needs a cluster; test/system/deploy reads the manifests'],
  [
    'docs/warehouse.md',
    'npm run packages',
    'warehouse.test.ts runs both commands, on a Parquet file of its own',
  ],
  ['docs/warehouse.md', 'dask-scheduler', 'dask.test.ts runs the four programs, in the long form'],
]
