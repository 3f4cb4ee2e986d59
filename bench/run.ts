import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, release, totalmem } from 'node:os'

/** Prints a line of a result, and keeps it. */
export type Print = (line: string) => void

/** `npm run bench` runs every measurement and writes RESULTS.md; `npm run bench -- engine` runs one, and writes its part.
 *  The soak takes long and is run only by its name: `npm run soak`. */
const benches: Readonly<Record<string, () => Promise<{ bench: (print: Print) => void | Promise<void> }>>> = {
  engine: () => import('./engine.ts'),
  http: () => import('./http.ts'),
  batch: () => import('./batch.ts'),
  attacks: () => import('./attacks.ts'),
  soak: () => import('./soak.ts'),
}
const onlyByName = ['soak']

const results = new URL('RESULTS.md', import.meta.url)

const head = `# Results

Written by \`npm run bench\` and \`npm run soak\`. Speed is compared within one run; the figures themselves hold for one machine on one day.
`

/** The parts of the results so far, by measurement. */
function partsSoFar(): Map<string, string> {
  if (!existsSync(results)) return new Map()
  const parts = readFileSync(results, 'utf8').split(/^## /m).slice(1)
  return new Map(
    parts.map((part) => [part.slice(0, part.indexOf('\n')), part.slice(part.indexOf('\n') + 1).trim()]),
  )
}

function machine(): string {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
  const day = new Date().toISOString().slice(0, 10)
  const model = cpus()[0]?.model ?? process.arch
  return `${day}, commit ${commit}, Node ${process.version}, Linux ${release()}, ${availableParallelism()} cores (${model}, ${process.arch}), ${Math.round(totalmem() / 2 ** 30)} GiB.`
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !Object.hasOwn(benches, name))

if (unknown.length > 0) {
  console.error(`No such measurement: ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}.`)
  process.exitCode = 1
} else {
  const parts = partsSoFar()
  for (const [name, load] of Object.entries(benches))
    if (asked.includes(name) || (asked.length === 0 && !onlyByName.includes(name))) {
      console.log(`── ${name} ──`)
      const lines: string[] = []
      await (await load()).bench((line) => {
        console.log(line)
        lines.push(line)
      })
      const command = onlyByName.includes(name) ? `npm run ${name}` : `npm run bench -- ${name}`
      parts.set(name, `\`${command}\`. ${machine()}\n\n\`\`\`text\n${lines.join('\n')}\n\`\`\``)
    }
  const written = Object.keys(benches).flatMap((name) =>
    parts.has(name) ? [`## ${name}\n\n${parts.get(name)}\n`] : [],
  )
  writeFileSync(results, [head, ...written].join('\n'))
}
