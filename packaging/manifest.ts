import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'

export const root = new URL('../', import.meta.url)

/** The oldest that is supported, and since this version of it `require` takes an ES module too, so that one form serves everybody. A
 *  clone starts with Node.js 20 as well: it brings its own. */
export const oldestNode = '22.12'

/** Where the sources are published from, as owner/name on GitHub: GitHub's own workflows say it, and npm wants it to be so. */
const repository = process.env.GITHUB_REPOSITORY

/** Writes what npm reads beside the code: the manifest, the licence and the page that people see. */
export function writeManifest(name: string, folder: URL, manifest: object): void {
  const built = {
    ...manifest,
    ...(repository === undefined
      ? {}
      : {
          repository: { type: 'git', url: `git+https://github.com/${repository}.git` },
          homepage: `https://github.com/${repository}#readme`,
          bugs: `https://github.com/${repository}/issues`,
        }),
    engines: { node: `>=${oldestNode}` },
    publishConfig: { access: 'public' },
  }
  writeFileSync(new URL('package.json', folder), `${JSON.stringify(built, null, 2)}\n`)
  copyFileSync(new URL('LICENSE', root), new URL('LICENSE', folder))
  copyFileSync(new URL(`packaging/${name}.md`, root), new URL('README.md', folder))
}

/** What stands in the manifest of a workspace. */
export const sourceManifest = (workspace: string): Readonly<Record<string, unknown>> =>
  JSON.parse(readFileSync(new URL(`${workspace}/package.json`, root), 'utf8'))
