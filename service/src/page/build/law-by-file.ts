import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'esbuild'

const doors = { '@requisite/law': 'index.ts', '@requisite/law/internal': 'internal.ts' } as const

/** The file of the law in which each name stands that a door of it gives out. */
const filesOf = (door: string): ReadonlyMap<string, string> =>
  new Map(
    [...readFileSync(door, 'utf8').matchAll(/^export \{([^}]*)\} from '([^']+)'/gm)].flatMap(
      ([, names = '', file = '']) => namesIn(names).map((name) => [name, join(dirname(door), file)] as const),
    ),
  )

/** Types are nothing in a program. */
const namesIn = (list: string): readonly string[] =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))

/** Takes each name of the law from its own file. Whatever stands behind a door that two programs share would stand in what both have in
 *  common: the working of every date in the rules that answer while one types. */
export const lawByFile = (root: string): Plugin => {
  const files = new Map(
    Object.entries(doors).map(([name, file]) => [name, filesOf(join(root, 'law/src', file))] as const),
  )
  const own = (whole: string, takes: string, names: string, door: string): string =>
    namesIn(names)
      .map((name) => {
        const [exported = ''] = name.split(' as ')
        const file = files.get(door)?.get(exported)
        return file === undefined ? whole : `${takes} { ${name} } from ${JSON.stringify(file)}`
      })
      .join(';')
  return {
    name: 'law by file',
    setup: (build) =>
      build.onLoad({ filter: /[\\/]service[\\/]src[\\/].*\.ts$/ }, ({ path }) => ({
        contents: readFileSync(path, 'utf8').replace(
          /^(import|export) \{([^}]*)\} from '(@requisite\/law(?:\/internal)?)'/gm,
          own,
        ),
        loader: 'ts',
      })),
  }
}
