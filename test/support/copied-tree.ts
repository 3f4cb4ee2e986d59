import { cpSync, mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

const root = new URL('../../', import.meta.url).pathname

/** Copies the law and the service, so that the copied service reads the copied law. */
export function copyTree(copy: string): void {
  for (const part of ['law', 'service'])
    for (const name of ['package.json', 'src'])
      cpSync(join(root, part, name), join(copy, part, name), {
        recursive: true,
        filter: (file) => !file.endsWith('.test.ts'),
      })
  mkdirSync(join(copy, 'node_modules/@requisite'), { recursive: true })
  symlinkSync(join(copy, 'law'), join(copy, 'node_modules/@requisite/law'))
}
