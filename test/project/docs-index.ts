/** What assistants are given to read first (llmstxt.org), made from the index of the documents: `node test/project/docs-index.ts` writes it. */
import { readFileSync, writeFileSync } from 'node:fs'

const root = new URL('../../', import.meta.url)
const file = new URL('service/src/page/llms.txt', root)

/** The index of the documents, with paths from the root of the repository. */
const documents = (): string =>
  readFileSync(new URL('docs/README.md', root), 'utf8')
    .slice(1)
    .replace(/^[\s\S]*?(?=^## )/m, '')
    .replaceAll(/\]\((?!\w+:)/g, '](docs/')

/** The text that is made of the index, and the one that is kept. */
export const llmsText = (): string => `# Requisite

> Works out when a person in prison in England and Wales will be released, under the law as the Sentencing Act 2026 changed it, and shows how. Every answer is an estimate and not legal advice: always show its rival dates and warnings.

Ask, do not guess: the rules differ by day of sentence, kind, offence, length and recall. No key is needed; 60 requests a minute.

## On this service

- [POST /api/v1/sentencing/release-dates](/openapi.json): all sentences of a person, by the law in force
- [A page to try it on](/docs): the description of every call
- [Tools for assistants](/mcp): the same by the Model Context Protocol
- [What it does not do](/guides/limits): for people

The documents below stand in the source repository.

${documents()}`

export const keptLlmsText = (): string => readFileSync(file, 'utf8')

if (import.meta.main) writeFileSync(file, llmsText())
