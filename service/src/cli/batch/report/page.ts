import { type Day, inWords, lawAsAt, lawVersion, parseDay } from '@requisite/law'
import { capital } from '@requisite/law/internal'
import { disclaimer } from '../../../contract/notices.ts'
import type { NamedLaw } from '../../law.ts'
import type { RowsAsked } from '../job.ts'
import { groupedDigits } from '../progress.ts'
import type { Done } from '../run.ts'
import { lawLine } from '../summary.ts'
import type { Tally } from '../tally.ts'
import {
  areEnough,
  countInWords,
  kindInWords,
  type Law,
  periodsOf,
  type ReportFigures,
  rounded,
} from './figures.ts'
import { byName, overTime } from './plots.ts'
import { styles } from './styles.ts'
import type { PlotDescription } from './svg.ts'
import { escaped, table } from './svg.ts'

const wide = 900
const narrow = 380

/** The same plot for a page and for a phone; the style sheet shows one of them. */
const forBoth = (draw: (width: number) => string): string =>
  `<div class="wide">${draw(wide)}</div><div class="narrow">${draw(narrow)}</div>`

const lawsByName: Readonly<Record<string, string>> = {
  in_force: 'Law in force',
  before_act: 'Law before the Act',
  after_act: 'Law after the Act',
}

/** The law of the run, in words. */
function askedName({ laws }: Tally, named: NamedLaw | null): string {
  const [law = '', ...others] = Object.keys(laws)
  if (law === '' || others.length > 0) return 'As asked in the file'
  if (named !== null && named.reforms.length > 0) return 'With the reform, which is not law'
  return lawsByName[law] ?? `Law of ${inWords(parseDay(law) as Day)}`
}

const lawNames = (tally: Tally, named: NamedLaw | null): Readonly<Record<Law, string>> => ({
  asked: askedName(tally, named),
  before: 'Release point before the Act',
  after: 'Release point after the Act',
  staged: 'As the change is staged',
})

/** A run as one page: plots, the numbers as tables, and nothing of one person. */
export function reportPage(
  { tally, counted }: Pick<Done, 'tally' | 'counted'>,
  figures: ReportFigures,
  { compare, law }: RowsAsked,
): string {
  const what = counted === 'rows' ? 'sentences' : 'people'
  const answered = tally.rows - tally.refused
  const laws = lawsToDraw(figures, compare)
  const body = [
    `<h1>Release dates of ${countInWords(tally.rows)} ${what}</h1>`,
    ...(law === null || law.reforms.length === 0 ? [] : [`<p class="notice">${escaped(lawLine(law))}</p>`]),
    `<p class="lead">${escaped(inShort(tally, figures, what))}</p>`,
    '<p>Counts are rounded to the nearest 5, and counts from 1 to 4 are not shown, so that ' +
      `the page says nothing about one person. The law is that of ${inWords(lawAsAt)}, version ` +
      `${lawVersion}.</p>`,
    ...(answered === 0
      ? []
      : [releases(figures, laws, lawNames(tally, law), what), ...changes(figures, what)]),
    unanswered(tally, what),
    `<footer><p>${escaped(disclaimer)}</p></footer>`,
  ]
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Release dates of ${countInWords(tally.rows)} ${what}</title>
<style>${styles}</style>
</head>
<body>
<main>
${body.join('\n')}
</main>
</body>
</html>
`
}

/** The laws that releases are shown under. What was asked is one of those that are compared, more often than not: it is drawn once. */
function lawsToDraw({ months }: ReportFigures, compare: boolean): readonly Law[] {
  if (!compare) return ['asked']
  const compared = ['before', 'after', 'staged'] as const
  const countsOf = (law: Law): string =>
    JSON.stringify(
      Object.entries(months)
        .filter(([name]) => name.startsWith(`${law} `))
        .map(([name, count]) => [name.slice(law.length), count])
        .sort(),
    )
  return compared.some((law) => countsOf(law) === countsOf('asked')) ? compared : ['asked', ...compared]
}

function inShort({ rows, refused }: Tally, { parole }: ReportFigures, what: string): string {
  const boards =
    parole === 0
      ? ''
      : ` For ${countInWords(parole)} of them the Parole Board decides: they have no date of release here.`
  return `${countInWords(rows - refused)} ${what} were answered, and ${countInWords(refused)} could not be.${boards}`
}

const figureByName = (described: PlotDescription, names: readonly string[], values: readonly number[]) =>
  names.length === 0
    ? []
    : [`<figure>${forBoth((width) => byName(described, names, values, width))}</figure>`]

const section = (title: string, ...parts: readonly string[]): string =>
  `<section><h2>${escaped(title)}</h2>\n${parts.join('\n')}</section>`

function releases(
  { months }: ReportFigures,
  laws: readonly Law[],
  names: Readonly<Record<Law, string>>,
  what: string,
): string {
  const counted = Object.entries(months).flatMap(([name, count]) => {
    const [law, month] = name.split(' ') as [Law, string]
    return laws.includes(law) ? [{ law, month, count }] : []
  })
  const { name: period, labels, placeOf } = periodsOf(counted.map(({ month }) => month))
  const series = laws.map((law) => {
    const counts = labels.map(() => 0)
    for (const one of counted)
      if (one.law === law) counts[placeOf(one.month)] = (counts[placeOf(one.month)] ?? 0) + one.count
    return { name: names[law], counts }
  })
  const title = `Releases by ${period}`
  if (labels.length === 0)
    return section(title, `<p>None of the ${what} has a date on which release comes by itself.</p>`)
  const described: PlotDescription = {
    id: 'releases',
    title,
    description: `${series.map((one) => mostIn(one, labels)).join(' ')} The table below has every number.`,
  }
  const drawn = series.map(({ name, counts }) => ({ name, values: counts.map(rounded) }))
  return section(
    title,
    `<p>How many ${what} come to a release date in each ${period}. Releases that the Parole Board decides are left out.</p>`,
    `<figure>${forBoth((width) => overTime(described, labels, drawn, width))}</figure>`,
    table(
      `${title}, number of ${what}`,
      [capital(period), ...series.map(({ name }) => name)],
      labels.map((label, i) => [label, ...series.map(({ counts }) => countInWords(counts[i] ?? 0))]),
    ),
  )
}

/** "Release point before the Act: most in Nov 2027, 120." */
function mostIn(
  { name, counts }: { name: string; counts: readonly number[] },
  labels: readonly string[],
): string {
  const most = Math.max(...counts)
  return `${name}: most in ${labels[counts.indexOf(most)]}, ${countInWords(most)}.`
}

const days = (sum: number, count: number): number => Math.round(sum / count)
const inDays = (n: number): string =>
  n === 0
    ? 'no change'
    : `${groupedDigits(Math.abs(n))} ${Math.abs(n) === 1 ? 'day' : 'days'} ${n < 0 ? 'earlier' : 'later'}`

function changes({ changes: counts }: ReportFigures, what: string): readonly string[] {
  const kinds = Object.keys(counts)
    .flatMap((name) => (name.endsWith(' all') ? [name.slice(0, -' all'.length)] : []))
    .map((kind) => {
      const of = (name: string): number => counts[`${kind} ${name}`] ?? 0
      const all = of('all')
      const average = areEnough(all) ? days(of('days'), all) : null
      return { name: kindInWords(kind), all, earlier: of('earlier'), later: of('later'), average }
    })
    .sort((one, other) => (one.average ?? 0) - (other.average ?? 0) || other.all - one.all)
  if (kinds.length === 0) return []
  const shown = kinds.filter(({ average }) => average !== null && average !== 0)
  const title = 'Change in days by kind of sentence'
  const described: PlotDescription = {
    id: 'changes',
    title,
    description:
      `${shown.map(({ name, average }) => `${name}: ${inDays(average as number)} on average.`).join(' ')} ` +
      'The others do not change, or are too few.',
  }
  const names = shown.map(({ name }) => name)
  const averages = shown.map(({ average }) => average as number)
  return [
    section(
      title,
      '<p>How many days later the release point after the Act is than the one before it, on ' +
        'average. Less than 0 is earlier. Kinds that do not change are in the table alone.</p>',
      ...figureByName(described, names, averages),
      table(
        `${title}, number of ${what}`,
        ['Kind of sentence', 'All', 'Earlier', 'Later', 'On average'],
        kinds.map(({ name, all, earlier, later, average }) => [
          name,
          ...[all, earlier, later].map(countInWords),
          average === null ? 'not shown' : inDays(average),
        ]),
      ),
    ),
  ]
}

function unanswered({ refused, errors }: Tally, what: string): string {
  const title = 'What could not be answered'
  if (refused === 0) return section(title, `<p>All ${what} were answered.</p>`)
  const fields = Object.entries(errors).sort(([, n], [, m]) => m - n)
  const shown = fields.filter(([, count]) => areEnough(count))
  const described: PlotDescription = {
    id: 'unanswered',
    title,
    description: shown.map(([field, count]) => `${field}: ${countInWords(count)}.`).join(' '),
  }
  const names = shown.map(([field]) => field)
  const counts = shown.map(([, count]) => rounded(count))
  return section(
    title,
    `<p>By the field that was wrong or missing. One of the ${what} can be wrong in several. ` +
      'The column errors of the results says for each what to enter.</p>',
    ...figureByName(described, names, counts),
    table(
      `${title}, number of ${what}`,
      ['Field', 'Number'],
      fields.map(([field, count]) => [field, countInWords(count)]),
    ),
  )
}
