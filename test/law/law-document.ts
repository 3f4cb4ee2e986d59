/** The tables of docs/law.md, made from the rows of the law. `npm run law-document` writes them into the document; a test holds
 *  the document to them. */

import { readFileSync, writeFileSync } from 'node:fs'
import {
  byKind,
  byOffence,
  inWords,
  type Layer,
  pointLabel,
  progressionStages,
  type Regime,
  regimeSources,
  regimes,
} from '@requisite/law'
import { cited } from './citations.ts'

const document = new URL('../../docs/law.md', import.meta.url)

type Row = readonly string[]

const table = (head: Row, rows: readonly Row[]): string =>
  [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
    .replaceAll('| --- ', '|---')
    .replaceAll('--- |', '---|')

const atThePoint: Readonly<Record<Regime['released'], string>> = {
  automatically: 'automatic',
  'by the Parole Board': 'Parole Board',
  'after a minimum term': 'minimum term',
}

const part = ({ fraction }: Layer): string =>
  fraction.label.replace(/^[A-Z]/, (letter) => letter.toLowerCase())

const regimeTable = (): string =>
  table(
    ['Regime', 'What it is', 'Before', 'After', 'At that point', 'Rests on'],
    Object.values(regimes).map((regime) => [
      ...[`\`${regime.id}\``, regime.displayName, part(regime.before), part(regime.after)],
      ...[atThePoint[regime.released], cited(regimeSources(regime))],
    ]),
  )

const reachOf = ({ reaches }: Layer): string => (reaches === 'all' ? 'all' : reaches)

const servingOf = ({ staging }: Layer): string =>
  staging === null
    ? 'stay'
    : staging.stages.length === 1
      ? 'move at once'
      : `move in ${staging.stages.length} stages`

const layerTable = (): string =>
  table(
    ['Regime', 'From', 'Part served', 'Reaches', 'Sentences already being served', 'Rests on'],
    Object.values(regimes).flatMap((regime) =>
      regime.layers.map((layer, i) => [
        ...[i === 0 ? `\`${regime.id}\`` : '', layer.from === null ? 'at first' : inWords(layer.from.day)],
        ...[
          pointLabel({ ...regime, released: 'automatically' }, layer),
          reachOf(layer),
          servingOf(layer),
          cited(layer.law),
        ],
      ]),
    ),
  )

const grounds = (law: (typeof byOffence)[number]['law']): string =>
  [
    cited(law.filter((ground) => typeof ground !== 'string')),
    ...law.filter((ground) => typeof ground === 'string'),
  ]
    .filter((text) => text !== '')
    .join('; ')

const conditions = (when: readonly { readonly words: string }[]): string =>
  when.length === 0 ? 'anything else' : when.map(({ words }) => words).join('; ')

const offenceTable = (): string =>
  table(
    ['If', 'Then', 'Law'],
    byOffence.map(({ when, regime, law }) => [conditions(when), `\`${regime}\``, grounds(law)]),
  )

const kindTable = (): string =>
  table(
    ['Kind of sentence', 'If', 'Then', 'Law'],
    Object.entries(byKind).flatMap(([kind, rows]) =>
      rows.map(({ when, regime, law }, i) => {
        const name = kind === 'not named' ? kind : `\`${kind}\``
        const condition = rows.length === 1 ? 'always' : conditions(when)
        return [i === 0 ? name : '', condition, `\`${regime}\``, grounds(law)]
      }),
    ),
  )

const grouped = (n: number): string => n.toLocaleString('en-GB')

const stageTable = (): string =>
  table(
    ['Stage', 'Length of the whole sentence', 'From'],
    progressionStages.map(({ number, upToDays, day }, i) => {
      const from = (progressionStages[i - 1]?.upToDays ?? 0) + 1
      const length =
        upToDays === null
          ? `${grouped(from)} and more`
          : i === 0
            ? `up to ${upToDays} days`
            : `${grouped(from)} to ${grouped(upToDays)}`
      return [String(number), length, inWords(day)]
    }),
  )

/** Each table by the name its marks have in the document. */
export const tables: Readonly<Record<string, () => string>> = {
  regimes: regimeTable,
  'release points': layerTable,
  'by offence': offenceTable,
  'by kind': kindTable,
  stages: stageTable,
}

/** A text with its tables made anew. Throws when a table has no marks. */
export function withTables(text: string): string {
  return Object.entries(tables).reduce((made, [name, table]) => {
    const between = new RegExp(`(<!-- made from the rows: ${name} -->\\n)[\\s\\S]*?(\\n<!-- end -->)`)
    if (!between.test(made)) throw new Error(`docs/law.md has no place for the table: ${name}`)
    return made.replace(between, (_, head: string, foot: string) => `${head}\n${table()}\n${foot}`)
  }, text)
}

export const readDocument = (): string => readFileSync(document, 'utf8')

if (import.meta.main) writeFileSync(document, withTables(readDocument()))
