/** `npm run scoreboard -- PATH [--list] [--json] [--write]`: the examples with which the Ministry of Justice tests its own
 *  calculator, asked of this one. PATH is a clone of its repository, or a folder of that layout. Nothing of it is copied. */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { isoDate, lawAsAt, lawVersion } from '@requisite/law'
import { outcomeOf } from './compare.ts'
import { examplesIn, testData } from './examples.ts'
import { figuresOf, isIncomplete } from './figures.ts'
import { knownCommit, listOf, summary, tables } from './tables.ts'

const repository = 'https://github.com/ministryofjustice/calculate-release-dates-api'
const document = new URL('../../../docs/scoreboard.md', import.meta.url)
const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
  version: string
}

/** The commit of a clone and its day; "no commit" without git, or where the folder is only part of another repository. */
function commitOf(path: string): { readonly commit: string; readonly day: string } {
  try {
    const git = (...args: readonly string[]): string =>
      execFileSync('git', ['-C', path, ...args], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim()
    if (git('rev-parse', '--show-prefix') !== '') return { commit: 'no commit', day: '' }
    return { commit: git('rev-parse', 'HEAD'), day: git('log', '-1', '--format=%cs') }
  } catch {
    return { commit: 'no commit', day: '' }
  }
}

/** A commit as people name it, with its day. */
const nameOf = ({ commit, day }: ReturnType<typeof commitOf>): string =>
  day === '' ? '' : `${commit.slice(0, 7)} of ${day}`

const howTo = `## How to repeat it

\`\`\`sh
git clone --depth 1 ${repository}
npm ci
npm run scoreboard -- calculate-release-dates-api
\`\`\`

\`--list\` names every example that is not right, with both dates; \`--json\` gives the same as data; \`--write\` writes this page. The examples are the Ministry's (MIT licence, Crown copyright) and are never part of this repository.`

function main(args: readonly string[]): number {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { list: { type: 'boolean' }, json: { type: 'boolean' }, write: { type: 'boolean' } },
    allowPositionals: true,
  })
  const path = positionals[0] ?? '.'
  const found = examplesIn(path)
  if (found === null) {
    process.stderr.write(`There is no ${testData} in ${path}. Clone it: git clone --depth 1 ${repository}\n`)
    return 2
  }
  const { examples, unread, alone } = found
  const outcomes = examples.map((example, at) => {
    if (at % 100 === 99) process.stderr.write(`${at + 1} of ${examples.length} examples asked\n`)
    return outcomeOf(example)
  })
  const figures = figuresOf(outcomes, unread)
  const { commit, day } = commitOf(path)
  const ours = nameOf(commitOf(fileURLToPath(new URL('../../../', import.meta.url))))
  const about = `Their repository: ${commit}${day === '' ? '' : `, ${day}`}. Requisite ${version}${ours === '' ? '' : ` at ${ours}`}, law ${lawVersion} (read on ${isoDate(lawAsAt)}).`
  const other =
    commit === knownCommit
      ? ''
      : `This is another commit than the one with which the classes below were found (${knownCommit}).\n\n`
  const page = `${other}${summary(figures)}\n\n${about}\n\n${tables(figures, commit)}`
  if (values.json)
    process.stdout.write(
      `${JSON.stringify({ commit, day, version, lawVersion, figures, outcomes }, null, 2)}\n`,
    )
  else {
    process.stdout.write(`${page}\n`)
    if (values.list) process.stdout.write(`\n## Not right\n\n${listOf(outcomes, figures).join('\n')}\n`)
    if (alone.length > 0)
      process.stdout.write(`\nResponses without an input, which are no examples: ${alone.join(', ')}.\n`)
  }
  if (values.write) writeFileSync(document, `# The scoreboard\n\n${page}\n\n${howTo}\n`)
  return isIncomplete(figures) ? 1 : 0
}

process.exitCode = main(process.argv.slice(2))
