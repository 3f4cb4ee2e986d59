/** Writes what the blocks of the documents print into the documents: `npm run blocks`, after words or dates have changed. What
 *  it changes is to be read before it is committed. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Block, blocksOf, readDocument } from '../support/docs-blocks.ts'
import { modulesOutput, pythonOutput, shellOutput } from '../support/docs-run.ts'
import { startService } from '../support/service.ts'

const documents = [
  ...['docs/api-calculate.md', 'docs/api-http.md', 'docs/api-library.md', 'docs/api-release-dates.md'],
  ...['docs/api-what-if.md', 'docs/library.md', 'packaging/client.md'],
  ...['packaging/law.md', 'README.md', 'clients/python/README.md'],
]
const service = await startService({ operatorName: 'Requisite' })

async function outputOf({ info, text }: Block): Promise<string | undefined> {
  const here = text.replaceAll('http://127.0.0.1:3000', service.url)
  if (info === 'python') return (await pythonOutput('python3', [here]))[0]
  if (info === 'js' || info === 'ts') return (await modulesOutput([{ language: info, text: here }]))[0]
  return info === 'sh' && text.startsWith('curl') ? (await shellOutput(here)).out : undefined
}

/** Of what came, the members that the document shows. */
function sameParts(shown: unknown, came: unknown): unknown {
  if (typeof shown !== 'object' || shown === null || Array.isArray(shown)) return came
  return Object.fromEntries(
    Object.entries(shown).map(([name, value]) => [
      name,
      sameParts(value, (came as Record<string, unknown>)[name]),
    ]),
  )
}

for (const document of documents) {
  let markdown = readDocument(document)
  const blocks = blocksOf(markdown)
  for (const [i, block] of blocks.entries()) {
    const shown = blocks[i + 1]
    const isPart = shown?.info === 'json part of the answer' && block.info === 'sh'
    if (shown === undefined || !(isPart || /^text(?: the output)?$/.test(shown.info))) continue
    const printed = await outputOf(block)
    if (printed === undefined) continue
    const output = isPart
      ? `${JSON.stringify(sameParts(JSON.parse(shown.text), JSON.parse(printed)), null, 2)}\n`
      : printed
    const before = `\`\`\`${shown.info}\n${shown.text}\`\`\``
    markdown = markdown.replace(before, () => `\`\`\`${shown.info}\n${output}\`\`\``)
  }
  writeFileSync(join(import.meta.dirname, '..', '..', document), markdown)
}
await service.close()
process.exit()
