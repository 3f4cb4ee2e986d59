/** The tables of docs/law.md, and the days of law in every document, made from the rows of the law. `npm run law-document`
 *  writes them into the documents; a test holds the documents to them. */

import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { exampleCalls } from '../../service/src/contract/examples.ts'
import { samplesOf } from '../../service/src/contract/samples.ts'
import * as law from '../support/law.ts'
import { cited } from './citations.ts'

type Law = typeof law

const root = new URL('../../', import.meta.url)

/** What is read about the law. Decisions and the changelog tell of the past, and stay as they were written. */
export const documents: readonly string[] = [
  'README.md',
  ...['docs', 'packaging'].flatMap((folder) =>
    readdirSync(new URL(folder, root))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  ),
]

type Row = readonly string[]

const table = (head: Row, rows: readonly Row[]): string =>
  [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
    .replaceAll('| --- ', '|---')
    .replaceAll('--- |', '---|')

const atThePoint: Readonly<Record<law.Regime['released'], string>> = {
  automatically: 'automatic',
  'by the Parole Board': 'Parole Board',
  'after a minimum term': 'minimum term',
}

const part = ({ fraction }: law.Layer): string =>
  fraction.label.replace(/^[A-Z]/, (letter) => letter.toLowerCase())

const regimeTable = ({ regimes, regimeSources }: Law): string =>
  table(
    ['Regime', 'What it is', 'Before', 'After', 'At that point', 'Rests on'],
    Object.values(regimes).map((regime) => [
      ...[`\`${regime.id}\``, regime.displayName, part(regime.before), part(regime.after)],
      ...[atThePoint[regime.released], cited(regimeSources(regime))],
    ]),
  )

const reachOf = ({ reaches }: law.Layer): string => reaches.words

const servingOf = ({ staging }: law.Layer): string =>
  staging === null
    ? 'stay'
    : staging.stages.length === 1
      ? 'move at once'
      : `move in ${staging.stages.length} stages`

const layerTable = ({ regimes, inWords, pointLabel }: Law): string =>
  table(
    ['Regime', 'From', 'Part served', 'Reaches', 'Sentences already being served'],
    Object.values(regimes).flatMap((regime) =>
      regime.layers.map((layer, i) => [
        ...[i === 0 ? `\`${regime.id}\`` : '', layer.from === null ? 'at first' : inWords(layer.from.day)],
        ...[pointLabel({ ...regime, released: 'automatically' }, layer), reachOf(layer), servingOf(layer)],
      ]),
    ),
  )

type Grounds = (typeof law.byOffence)[number]['law']

const groundsOf = (grounds: Grounds): string =>
  [
    cited(grounds.filter((ground) => typeof ground !== 'string')),
    ...grounds.filter((ground) => typeof ground === 'string'),
  ]
    .filter((text) => text !== '')
    .join('; ')

const conditions = (when: readonly { readonly words: string }[]): string =>
  when.length === 0 ? 'anything else' : when.map(({ words }) => words).join('; ')

const offenceTable = ({ byOffence }: Law): string =>
  table(
    ['If', 'Then', 'Law'],
    byOffence.map(({ when, regime, law }) => [conditions(when), `\`${regime}\``, groundsOf(law)]),
  )

const standingTable = ({ byKindAndOffence }: Law): string =>
  table(
    ['Kind of sentence', 'If', 'Then', 'Law'],
    Object.entries(byKindAndOffence).flatMap(([kind, rows]) =>
      rows.map(({ when, regime, law }) => [`\`${kind}\``, conditions(when), `\`${regime}\``, groundsOf(law)]),
    ),
  )

const kindTable = ({ byKind }: Law): string =>
  table(
    ['Kind of sentence', 'If', 'Then', 'Law'],
    Object.entries(byKind).flatMap(([kind, rows]) =>
      rows.map(({ when, regime, law }, i) => {
        const name = kind === 'not named' ? kind : `\`${kind}\``
        const condition = rows.length === 1 ? 'always' : conditions(when)
        return [i === 0 ? name : '', condition, `\`${regime}\``, groundsOf(law)]
      }),
    ),
  )

const grouped = (n: number): string => n.toLocaleString('en-GB')

const stageTable = ({ progressionStages, inWords }: Law): string =>
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

/** Sentences that show the rules of the stages. */
const stagedExamples: readonly (readonly [words: string, asked: law.AskedCalculation])[] = [
  [
    '4 years 11 months from 25 October 2024',
    { startDate: '2024-10-25', sentenceYears: 4, sentenceMonths: 11 },
  ],
  [
    '5 years from 16 June 2025, 35 days on remand',
    { startDate: '2025-06-16', sentenceYears: 5, remandCreditDays: 35 },
  ],
  ['3 years from 24 June 2026, 4 added days', { startDate: '2026-06-24', sentenceYears: 3, addedDays: 4 }],
]

/** The rules of the stages as they are numbered above the examples. */
const ruleOf: Readonly<Record<law.Transition['outcome'], number>> = {
  ...{ 'outside the model': 1, 'new sentence': 2, 'out before the change': 3 },
  ...{ 'out before the stage': 4, 'held until the stage': 5, 'after the stage': 6 },
}

const exampleTable = ({ calculationOf, transitionOf, inWords }: Law): string =>
  table(
    ['Sentence', 'Old date', 'New date', 'Stage', 'By the stages', 'Rule'],
    stagedExamples.map(([words, asked]) => {
      const { before, after, stage, release, outcome } = transitionOf(calculationOf(asked) as law.Calculation)
      return [
        ...[words, inWords(before), inWords(after), String(stage?.number ?? 'none'), inWords(release)],
        String(ruleOf[outcome]),
      ]
    }),
  )

/** The first words of a text, as far as they fit beside its code. */
function firstWords(text: string): string {
  const words = text.length <= 40 ? text : text.slice(0, 40).replace(/\s+\S*$/, '')
  return words === text ? text : `${words} …`
}

const textTable = (texts: Readonly<Record<string, string>>): string =>
  table(
    ['Code', 'How its text begins'],
    Object.entries(texts).map(([code, text]) => [`\`${code}\``, firstWords(text)]),
  )

const warningTable = ({ warningTexts }: Law): string => textTable(warningTexts)

const alternativeTable = ({ alternativeTexts, rivalLevels }: Law): string =>
  table(
    ['Code', 'Weight', 'The dates are right'],
    Object.entries(alternativeTexts).map(([code, { condition }]) => [
      `\`${code}\``,
      rivalLevels[code as keyof typeof rivalLevels] === 'fairly_sure' ? '`less_likely`' : '`equal`',
      firstWords(condition),
    ]),
  )

const caseWarningTable = ({ caseWarningTexts }: Law): string => textTable(caseWarningTexts)

/** Where `npm start` puts the service. */
const started = 'http://127.0.0.1:3000'

/** A call as it is made from a shell: the page /docs and GET /openapi.json have it in other languages, too. */
const sample = (operation: string): string =>
  `\`\`\`sh sample\n${samplesOf(operation, started).find(({ lang }) => lang === 'Shell')?.source}\n\`\`\``

/** Each table by the name its marks have in the documents of the API. */
export const apiTables: Readonly<Record<string, (law: Law) => string>> = {
  warnings: warningTable,
  'case warnings': caseWarningTable,
  alternatives: alternativeTable,
  ...Object.fromEntries(Object.keys(exampleCalls).map((operation) => [operation, () => sample(operation)])),
}

/** Each table by the name its marks have in docs/law.md. */
export const tables: Readonly<Record<string, (law: Law) => string>> = {
  ...{ regimes: regimeTable, 'release points': layerTable, 'by offence': offenceTable },
  ...{ 'by kind and offence': standingTable, 'by kind': kindTable },
  ...{ stages: stageTable, 'staged examples': exampleTable },
}

/** A text with its tables made anew. Throws when a table has no marks. */
export function withTables(text: string, from: Law = law, made = tables): string {
  return Object.entries(made).reduce((made, [name, table]) => {
    const between = new RegExp(`(<!-- made from the rows: ${name} -->\\n)[\\s\\S]*?(\\n<!-- end -->)`)
    if (!between.test(made)) throw new Error(`there is no place for the table: ${name}`)
    return made.replace(between, (_, head: string, foot: string) => `${head}\n${table(from)}\n${foot}`)
  }, text)
}

/** A text with each day of law that it names written anew: `<!-- day: fourYearRule -->28 June 2022`. */
export const withDays = (text: string, from: Law = law): string =>
  text.replaceAll(/(<!-- day: (\w+) -->)\d{1,2} [A-Z][a-z]+ \d{4}/g, (_, mark: string, name: string) => {
    if (!(name in from.days)) throw new Error(`there is no day of law named ${name}`)
    return mark + from.inWords(from.days[name as law.DayName].day)
  })

/** How many offences are on the list that is not published, as sure as that. */
const listedAs =
  (sure: law.Offence['progressionList']) =>
  ({ offences }: Law): number =>
    offences.filter(({ progressionList }) => progressionList === sure).length

/** How many rows there are of something that a document counts. */
const numbers: Readonly<Record<string, (from: Law) => number>> = {
  offences: ({ offences }) => offences.length,
  offencesConfirmed: ({ offences }) => offences.filter(({ confidence }) => confidence === 'confirmed').length,
  offencesInferred: ({ offences }) => offences.filter(({ confidence }) => confidence === 'inferred').length,
  regimes: ({ regimes }) => Object.keys(regimes).length,
  regimesKept: ({ regimes, isChanged }) => Object.values(regimes).filter((one) => !isChanged(one)).length,
  barredNamed: listedAs('confirmed'),
  barredFitting: listedAs('inferred'),
  perhapsBarred: listedAs('unknown'),
}

/** A text with each number of rows that it names written anew: `<!-- number: offences -->465`. */
export const withNumbers = (text: string, from: Law = law): string =>
  text.replaceAll(/(<!-- number: (\w+) -->)\d+/g, (_, mark: string, name: string) => {
    const number = numbers[name]
    if (number === undefined) throw new Error(`nothing is counted as ${name}`)
    return mark + number(from)
  })

/** A text with the version of the law written anew, wherever it is named as such. */
const withVersion = (text: string, { lawVersion }: Law): string =>
  text.replaceAll(
    /("(?:law|library)Version": "|`lawVersion` |such as `)\d{4}[.]\d+[.]\d+/g,
    (_, mark: string) => mark + lawVersion,
  )

export const readDocument = (name: string): string => readFileSync(new URL(name, root), 'utf8')

/** The tables of the API that a document has places for. */
const tablesIn = (text: string): typeof apiTables =>
  Object.fromEntries(
    Object.entries(apiTables).filter(([name]) => text.includes(`<!-- made from the rows: ${name} -->`)),
  )

/** A document with everything that the law says in it made anew. */
export function madeFrom(name: string, from: Law = law): string {
  const text = withVersion(withNumbers(withDays(readDocument(name), from), from), from)
  if (name.startsWith('docs/api')) return withTables(text, from, tablesIn(text))
  return name === 'docs/law.md' ? withTables(text, from) : text
}

/** What has a part that is made from the rows: of the changelog only the version of the law. */
export const written: readonly string[] = [...documents, 'CHANGELOG.md']

if (import.meta.main) for (const name of written) writeFileSync(new URL(name, root), madeFrom(name))
