import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { digestOfInputs, digestOfOutput } from './digest.ts'
import { recordFile } from './output-folder.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

/** Makes the page, unless it lies there as it was made of what there is now. What makes it is loaded only then. */
export async function buildPage(): Promise<string> {
  const inputs = digestOfInputs(root)
  if (lastRecord() === `${inputs} ${digestOfOutput(root)}`)
    return 'The page is built already: nothing that it is made of has changed.'
  const { make } = await import('./make.ts')
  await make(root)
  // Of the inputs before it was made: what was changed meanwhile may or may not be in it.
  writeFileSync(recordFile, `${inputs} ${digestOfOutput(root)}`)
  return 'The page is built.'
}

function lastRecord(): string | null {
  try {
    return readFileSync(recordFile, 'utf8')
  } catch {
    return null
  }
}
