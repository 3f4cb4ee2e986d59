/** The links of `links.tsv` and what each opens to, read from the page. `node test/page/links.ts` writes the answers of this tree
 *  beside the links: for a change of the law, and for nothing else. */
import { readFileSync, writeFileSync } from 'node:fs'
import { addDays, type Day, isoDate, parseDay } from '@requisite/law'
import { days, months, progressionStages } from '@requisite/law/internal'
import { queryOf } from '../../service/src/http/query.ts'
import { answerPages } from '../../service/src/page/routing/answer-pages.ts'

/** What a page says, whatever its words: its status, how sure it is (`none` where it gives no answer, `asked` where it is a
 *  question), the dates that stand large, and those that stand beside them. */
interface Opened {
  readonly status: string
  readonly sure: string
  readonly days: string
  readonly beside: string
}

interface LinkRow extends Opened {
  readonly what: string
  readonly link: string
}

const columns = ['what', 'status', 'sure', 'days', 'beside', 'link'] as const
const file = new URL('links.tsv', import.meta.url)

export function linkRows(): readonly LinkRow[] {
  const [names = [], ...rows] = readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((row) => row.split('\t'))
  return rows.map(
    (row) => Object.fromEntries(names.map((name, i) => [name, row[i] ?? ''])) as unknown as LinkRow,
  )
}

/** The day on which the links are opened. */
const today = parseDay('2026-11-17') as Day

/** The levels by the names that they had before. */
const levels: Readonly<Record<string, string>> = { two: 'two_dates', fairly: 'fairly_sure' }

/** Days of law and their eves: a sentence that explains the law may name one, or name it no longer. */
const ofLaw: ReadonlySet<string> = new Set(
  [...Object.values(days), ...progressionStages].flatMap(({ day }) => [
    isoDate(day),
    isoDate(addDays(day, -1)),
  ]),
)

const dateInWords = new RegExp(`(\\d{1,2}) (${months.join('|')}) (\\d{4})`, 'g')
const plainText = (markup: string): string =>
  markup.replace(/<svg[\s\S]*?<\/svg>|<[^>]+>/g, ' ').replace(/\s+/g, ' ')

/** The dates of a part of a page, each once, in order of time. */
const datesIn = (markup: string): readonly string[] => [
  ...new Set(
    [...plainText(markup).matchAll(dateInWords)]
      .map(
        ([, day, month, year]) =>
          `${year}-${String(months.indexOf(month as never) + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
      )
      .toSorted(),
  ),
]

const all = (markup: string, parts: RegExp): string => (markup.match(parts) ?? []).join(' ')

/** What a page says: large the dates of its heading, of the two side by side and of the table; beside them those of the rest of the
 *  box, of what could change the date, and of all dates of the case. */
function read(markup: string): Omit<Opened, 'status'> {
  const [, level] = /data-sureness="(\w+)"/.exec(markup) ?? []
  if (level === undefined)
    return { sure: markup.includes('>No date<') ? 'none' : 'asked', days: '', beside: '' }
  const box = all(markup, /<section class="card[\s\S]*?<p class="est">|<div class="after">[\s\S]*?<\/div>/g)
  const large = datesIn(
    all(box, /<h2[\s\S]*?<\/h2>|<div class="side">[\s\S]*?<\/div><\/div>|<td>[\s\S]*?<\/td>/g),
  )
  const folds = all(
    markup,
    /<details class="fold" id="(?:changes|dates)"[\s\S]*?(?=<details class="fold")/g,
  ).replace(/<section id="act">[\s\S]*?<\/section>/, '')
  const beside = datesIn(`${box} ${folds}`).filter((date) => !large.includes(date) && !ofLaw.has(date))
  return { sure: levels[level] ?? level, days: large.join(' '), beside: beside.join(' ') }
}

const [answer] = answerPages

/** What a link opens to, and the link to the answer that the page itself offers; null where it offers none. */
export function opened(link: string): Opened & { readonly own: string | null } {
  const shown = answer?.shown({
    method: 'GET',
    fields: queryOf(`/answer?${link}`),
    linkStart: '/answer?',
    today,
  })
  if (shown === undefined || !('page' in shown))
    return { status: 'elsewhere', sure: '', days: '', beside: '', own: null }
  const markup = shown.page.main.markup.replace(/^[\s\S]*<noscript>/, '')
  const [, own] = / id="link"[^>]* value="\/answer\?([^"]*)"/.exec(markup) ?? []
  return { status: String(shown.status ?? 200), ...read(markup), own: own?.replaceAll('&amp;', '&') ?? null }
}

if (import.meta.main) {
  const rows = linkRows().map((row) => ({ ...row, ...opened(row.link) }))
  writeFileSync(
    file,
    [columns, ...rows.map((row) => columns.map((name) => row[name]))]
      .map((row) => `${row.join('\t')}\n`)
      .join(''),
  )
}
