/** The figures as tables: the same for the terminal and for docs/scoreboard.md. */
import { type ClassName, classes, type Outcome, sets } from './compare.ts'
import type { Counts, Figures } from './figures.ts'

const grouped = (n: number): string => n.toLocaleString('en-GB')

/** The commit with which the figures of the paper were made, and what is known not to come out there. */
export const knownCommit = 'cd827b070be94ec8414eac63df1b09173d9e315b'
const knownFigures: Readonly<Record<ClassName, number>> = {
  ...{ 'at large': 1, 'older law': 5, movements: 3, switch: 2 },
  ...{ 'not copied': 1, committal: 1, 'bank holiday': 1, 'fixed term': 5, unexplained: 0 },
}

const classWords: Readonly<Record<ClassName, string>> = {
  'at large':
    'The Ministry looks at why somebody was away on the eve of the change. We do not ask that, and refuse.',
  'older law':
    'Recall under the law before 2005, or from a chain under 12 months with an offence before February 2015, is not worked out.',
  movements:
    'Let out early, and back by the day of the 40% rule for something else than a recall: not in custody under that sentence, so that one-half stays (decision 41). The Ministry counts any return.',
  switch: 'A switch in the test turns curfew release off. It is not the law.',
  'not copied': 'The removal date there is earlier than the sentence itself.',
  committal:
    'A default term after a sentence ends on licence there. A committal has none (section 258; decision 32).',
  'bank holiday':
    'Release fell on a bank holiday of 2023, and came before it. The Ministry’s data knows bank holidays from 2024 on.',
  'fixed term':
    'Back before the first release was due: after a curfew the fixed term is kept to that day, otherwise not. We show both dates (section 255A(9), (10)).',
  unexplained: 'Ours to mend.',
}

const markdown = (heads: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [
    heads,
    heads.map(() => '---'),
    ...rows.map((row) => row.map((cell) => (typeof cell === 'number' ? grouped(cell) : cell))),
  ]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n')

const countHeads = ['examples', 'with dates', 'right', 'different', 'refused', 'not understood']
const countCells = (c: Counts): readonly number[] => [
  ...[c.examples, c.withDates, c.right, c.different, c.refused, c.notUnderstood],
]

/** The first lines, for people. */
export function summary({ whole, aroundRecall, rightBeside, askedTwice }: Figures): string {
  const { dates, equal, examples } = aroundRecall
  return [
    `Of the ${grouped(whole.withDates)} examples with which the Ministry of Justice tests its own calculator, Requisite gives every date that it works out in ${grouped(whole.right)} to the day.`,
    `In the ${grouped(examples)} after a recall, ${grouped(equal)} of ${grouped(dates)} dates of curfew, removal and supervision are the same.`,
    `${grouped(rightBeside)} are right only by the day of the prison service, which stands beside ours (\`byTodaysLimit\`) where the law gives another.`,
    `In ${grouped(askedTwice)} the first day on a tag is that of the request without \`liableToRemoval\`: the Ministry gives it beside that of removal, to people who are not liable, and nobody who is has one (section 246(4)(f)).`,
  ].join('\n\n')
}

/** Every table, with its heading. */
export function tables(figures: Figures, commit: string): string {
  const isLooked = (name: ClassName): boolean =>
    commit !== knownCommit && figures.byClass[name] > knownFigures[name]
  return [
    '## By what is asked',
    markdown(
      ['', ...countHeads],
      [...sets.map((set) => [set, ...countCells(figures.bySet[set])]), ['all', ...countCells(figures.whole)]],
    ),
    '## What is not right, and why',
    markdown(
      ['class', 'examples', ''],
      classes.map((name) => [
        name,
        figures.byClass[name],
        isLooked(name) ? `${classWords[name]} More than were known: to be looked at.` : classWords[name],
      ]),
    ),
  ].join('\n\n')
}

/** One line for each example that is not right. */
export const listOf = (outcomes: readonly Outcome[], { unread }: Figures): readonly string[] => [
  ...outcomes
    .filter(({ status }) => status === 'different' || status === 'refused' || status === 'not understood')
    .filter(({ code, status }) => code === null || status === 'not understood')
    .map(({ id, status, class: name, dates, why }) => {
      const wrong = dates.filter(({ how }) => how !== 'equal' && how !== 'refused')
      const said = wrong.map(
        ({ letters, ours, theirs }) => `${letters} ours ${ours ?? 'none'} theirs ${theirs ?? 'none'}`,
      )
      return [id, name ?? status, ...(why === '' ? said : [why])].join('; ')
    }),
  ...unread.map(({ id, why }) => `${id}; not understood; ${why}`),
]
