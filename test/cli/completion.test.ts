/** Completion, in the shells themselves. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { optionsOf } from '../../service/src/cli/command-row.ts'
import { allRows, commandNames } from '../../service/src/cli/commands.ts'
import { allHelp, helpOf, usageOf } from '../../service/src/cli/help.ts'
import { readConfig } from '../../service/src/config.ts'
import { command } from '../support/command.ts'
import { readDocument } from '../support/docs-blocks.ts'
import { findProgram } from '../support/system-packages.ts'

/** How each shell says what it would offer for the last of these words. */
const offers: Readonly<Record<string, (script: string, words: readonly string[]) => string>> = {
  bash: (script, words) =>
    `source ${script}; COMP_WORDS=(${quoted(words)}); COMP_CWORD=${words.length - 1}; _requisite; printf '%s\\n' "\${COMPREPLY[@]}"`,
  // Outside of its line editor zsh has no compadd: what the script would add is printed, those that fit.
  zsh: (script, words) =>
    `compdef() { }; _files() { }; compadd() { shift; print -l -- \${(M)@:#\${words[CURRENT]}*} }
     source ${script}; words=(${quoted(words)}); CURRENT=${words.length}; _requisite`,
  fish: (script, words) => `source ${script}; complete -C '${words.join(' ')}'`,
}
const quoted = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(' ')

for (const shell of ['bash', 'zsh', 'fish']) {
  const program = findProgram(shell)
  if (program === undefined) console.warn(`Completion in ${shell} is not tested: there is no ${shell} here.`)
  describe.skipIf(program === undefined)(`Completion in ${shell}`, () => {
    let script: string
    beforeAll(async () => {
      const { status, out } = await command(['completion', shell])
      expect(status).toBe(0)
      script = join(mkdtempSync(join(tmpdir(), 'requisite-completion-')), `requisite.${shell}`)
      writeFileSync(script, out)
    })

    const offered = (...words: readonly string[]): readonly string[] => {
      const quiet = shell === 'bash' ? ['--norc'] : shell === 'zsh' ? ['-f'] : ['--no-config']
      const ran = spawnSync(String(program), [...quiet, '-c', String(offers[shell]?.(script, words))], {
        encoding: 'utf8',
      })
      expect(ran.stderr).toBe('')
      return ran.stdout
        .split('\n')
        .map((line) => line.split('\t')[0] ?? '')
        .filter((word) => word !== '')
    }

    test('offers the commands', () => {
      expect(offered('requisite', 'ca')).toEqual(['calculate'])
      expect([...offered('requisite', '')].filter((word) => !word.startsWith('-')).sort()).toEqual(
        [...commandNames].sort(),
      )
    })

    test('offers the options of a command', () => {
      expect([...offered('requisite', 'calculate', '--sentence-')].sort()).toEqual([
        ...['--sentence-days', '--sentence-months', '--sentence-type', '--sentence-years'],
      ])
      expect(offered('requisite', 'batch', '--comp')).toEqual(['--compare'])
      expect(offered('requisite', 'regimes', '--')).toContain('--json')
    })

    test('offers the values of an option', () => {
      expect(offered('requisite', 'calculate', '--sentence-type', 'sd')).toEqual(['sds', 'sds_plus'])
      expect(offered('requisite', 'calculate', '--offence', 'robb')).toContain('robbery')
      expect(offered('requisite', 'calculate', '--regime-id', 'sds_ad')).toContain('sds_adult')
      expect([...offered('requisite', 'calculate', '--post-commencement', '')].sort()).toEqual([
        'false',
        'true',
      ])
      expect(offered('requisite', 'batch', '--format', 'n')).toEqual(['ndjson'])
      expect(offered('requisite', 'batch', '--dates', 'e')).toEqual(['excel'])
      // A case knows kinds that one sentence does not, and the other way.
      expect(offered('requisite', 'release', '--sentence-type', 'so')).toEqual(['sopc'])
      expect(offered('requisite', 'calculate', '--sentence-type', 'so')).toEqual([])
      expect(offered('requisite', 'completion', 'f')).toEqual(['fish'])
    })
  })
}

describe.skipIf(findProgram('zsh') === undefined)('Completion in the line editor of zsh', () =>
  test('completes what is typed', async () => {
    const script = join(mkdtempSync(join(tmpdir(), 'requisite-completion-')), '_requisite')
    writeFileSync(script, (await command(['completion', 'zsh'])).out)
    const typing = `zmodload zsh/zpty; zpty -b typed zsh -f -i
      zpty -w typed "autoload -U compinit; compinit -u -D; source ${script}; echo rea''dy"
      zpty -r -m typed line '*ready*'
      zpty -w -n typed $'requisite calculate --sentence-type sds_p\\t'
      zpty -r -m typed line '*sds_plus*' && print completed; zpty -d typed`
    const ran = spawnSync('zsh', ['-f', '-c', typing], { encoding: 'utf8', timeout: 60_000 })
    expect(ran.stdout).toBe('completed\n')
  }),
)

describe('requisite completion', () => {
  test('says which shells there are', async () => {
    for (const args of [[], ['tcsh'], ['bash', 'zsh']])
      expect(await command(['completion', ...args])).toMatchObject({
        status: 1,
        stderr: 'requisite: Name the shell: bash, zsh, fish.\nSee requisite completion --help.\n',
      })
  })

  test('and the help name every option that a command takes', async () => {
    const script = (await command(['completion', 'bash'])).out.toString()
    const needless = ['cases', 'minimum-sentence']
    for (const { name, row } of await allRows()) {
      const [, words = ''] = new RegExp(`^ {10}${name}\\) choices="(.*)" ;;$`, 'm').exec(script) ?? []
      for (const flag of Object.keys(optionsOf(row))) {
        // What is needless is taken and explained, and not offered.
        expect(words.split(' ').includes(`--${flag}`), `${name} --${flag}`).toBe(!needless.includes(flag))
        expect(await helpOf(name, []), `${name} --${flag}`).toMatch(new RegExp(`--${flag}\\b`))
      }
    }
  })

  test('offers no option that a command does not take', async () => {
    const script = (await command(['completion', 'bash'])).out.toString()
    const options = [...script.matchAll(/^ {10}(\w+)\) choices="(.*)" ;;$/gm)].flatMap(
      ([, name = '', words = '']) =>
        words
          .split(' ')
          .filter((word) => word.startsWith('--') && word !== '--help')
          .map((option) => [name, option] as const),
    )
    expect(options.length).toBeGreaterThan(20)
    for (const [name, option] of options)
      expect((await command([name, option])).stderr, `${name} ${option}`).not.toContain('There is no option')
  })
})

describe('--help', () => {
  test('of serve has every setting with the value that counts without it', async () => {
    const text = (await helpOf('serve', [])).replaceAll(/\n {10,}/g, ' ')
    const rows = [...text.matchAll(/^ {2}([A-Z_]+) +.*; (.+) when left out$/gm)]
    const defaults = Object.fromEntries(rows.map(([, name, value]) => [name, value]))
    expect(Object.keys(defaults)).toHaveLength(10)
    const { PUBLIC_URL: _, TRUSTED_PROXIES: __, OPERATOR_CONTACT: ___, ...others } = defaults
    expect(readConfig(others, 1)).toEqual(readConfig({}, 1))
    const documented = [
      ...readDocument('docs/operating.md').matchAll(/^\| `([A-Z_]+)` \| (?:`[^`]*`|none) \|/gm),
    ].map(([, name]) => name)
    expect(Object.keys(defaults).sort()).toEqual(documented.sort())
  })

  test('of every command has an example, and the general one lists what is there', async () => {
    const general = (await command(['--help'])).out.toString()
    // The commands that start a service are added by the composition root, which this test has not.
    expect(general).toContain('requisite calculate ')
    expect(general).not.toContain('requisite serve ')
    for (const text of await allHelp()) expect(text).toMatch(/^Examples?\n {2}\S/m)
  })

  test('has no line that is wider than 100 columns, and loses no word by it', async () => {
    const lines = (await allHelp()).flatMap((text) => text.split('\n'))
    expect(lines.filter((line) => line.length > 100)).toEqual([])
    for (const { name, row } of await allRows()) {
      const text = (await helpOf(name, [])).replaceAll(/\s+/g, ' ')
      for (const { about, options } of row.parts)
        for (const said of [about, ...Object.values(options).map(({ help }) => help)])
          expect(text, name).toContain(said.replaceAll(/\s+/g, ' '))
    }
  })

  test('names no field and no call of the API in an option: each is typed here by another name', async () => {
    const rows = (await allRows()).filter(({ name }) => ['release', 'what-if', 'calculate'].includes(name))
    const said = rows.flatMap(({ row }) => row.parts.flatMap(({ options }) => Object.values(options)))
    expect(said.length).toBeGreaterThan(60)
    expect(said.map(({ help }) => help).filter((help) => /[a-z][A-Z]|\b(?:GET|POST) \//.test(help))).toEqual(
      [],
    )
  })

  test('and the document have the same of each command', async () => {
    const listed = (await allRows()).map(
      ({ name, is, row }) => `| \`${usageOf(name, row).replaceAll('|', '\\|')}\` | ${is} |`,
    )
    expect(readDocument('docs/command-line.md').split('\n')).toEqual(expect.arrayContaining(listed))
  })
})
