/** The notes of a release, for GitHub: `node packaging/release-notes.ts 1.0.0`. What the changelog says of it, then every date
 *  that moved since the release before it, from the table of versions of the law. */
import { readFileSync } from 'node:fs'
import { inWords, type LawVersion, lawVersions } from '@requisite/law'

/** The parts of a changelog, by version, the newest first. */
const partsOf = (changelog: string): readonly { readonly version: string; readonly text: string }[] =>
  changelog
    .split(/^## (?=\d)/m)
    .slice(1)
    .map((part) => ({ version: /^\S+/.exec(part)?.[0] ?? '', text: part.replace(/^.*\n/, '').trim() }))

const lawVersionIn = (text: string): string | undefined => /`lawVersion` (\S+?)[.]?(?:\s|$)/.exec(text)?.[1]

/** What moved dates since the release before, by the version of the law that its part names. */
function movedSince(before: string, versions: readonly LawVersion[]): readonly string[] {
  const at = versions.findIndex(({ version }) => version === lawVersionIn(before))
  if (at === -1) throw new Error('The release before names no version of the law that is in the table.')
  return versions
    .slice(0, at)
    .flatMap(({ version, day, changes }) =>
      changes.map(({ summary }) => `- **${version}**, ${inWords(day)}. ${summary}`),
    )
}

export function releaseNotes(changelog: string, version: string, versions = lawVersions): string {
  const parts = partsOf(changelog)
  const at = parts.findIndex((part) => part.version === version)
  const part = parts[at]
  if (part === undefined) throw new Error(`The changelog has no part for ${version}.`)
  const before = parts[at + 1]
  const moved = before === undefined ? [] : movedSince(before.text, versions)
  return [part.text, ...(moved.length === 0 ? [] : ['### Dates that moved', moved.join('\n')]), ''].join(
    '\n\n',
  )
}

if (import.meta.main) {
  const changelog = readFileSync(new URL('../CHANGELOG.md', import.meta.url), 'utf8')
  const version = (process.argv[2] ?? '').replace(/^v/, '')
  const notes = releaseNotes(changelog, version)
  const repository = process.env.GITHUB_REPOSITORY
  // On the page of a release a link has no folder to begin from.
  const place = repository === undefined ? '' : `https://github.com/${repository}/blob/v${version}/`
  process.stdout.write(notes.replaceAll(/\]\((?!https?:)/g, `](${place}`))
}
