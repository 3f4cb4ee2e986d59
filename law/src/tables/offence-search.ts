import { type Offence, type OffenceCategory, offences } from './offences.ts'

/** One spelling for what people type: lower case, no accents or punctuation, and "section 18", "s. 18", "s18" alike. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/\b(?:section|sec|s) ?(?=\d)/g, 's')
    .trim()

/** An offence with its text folded once, so that a search only compares. */
interface Indexed {
  readonly offence: Offence
  readonly exact: ReadonlySet<string>
  /** With a space before it, so that a word is found at its beginning. */
  readonly title: string
  readonly everything: string
}

let index: readonly Indexed[] | undefined

const indexed = (): readonly Indexed[] => {
  index ??= offences.map((offence) => ({
    offence,
    exact: new Set([offence.key, offence.title, ...offence.cjsCodes, ...offence.aliases].map(folded)),
    title: ` ${folded(offence.title)}`,
    everything: ` ${folded(
      [
        offence.key,
        offence.title,
        ...offence.aliases,
        offence.act,
        offence.section,
        offence.category,
        ...offence.cjsCodes,
      ].join(' | '),
    )}`,
  }))
  return index
}

/** How well an offence fits: 0 is its very name, 4 is all the words somewhere; null is not at all. */
function rank({ exact, title, everything }: Indexed, { query, words, starts }: Searched): number | null {
  if (exact.has(query)) return 0
  if (title.startsWith(query, 1)) return 1
  if (starts.every((word) => title.includes(word))) return 2
  if (starts.every((word) => everything.includes(word))) return 3
  return words.every((word) => everything.includes(word)) ? 4 : null
}

/** What is looked for: as one text, as its words, and as words that begin there. */
interface Searched {
  readonly query: string
  readonly words: readonly string[]
  readonly starts: readonly string[]
}

interface Match {
  readonly entry: Indexed
  readonly rank: number
}

/** Better fits first, then offences that can still be committed, then shorter names. */
const byFit = (a: Match, b: Match): number =>
  a.rank - b.rank ||
  Number(a.entry.offence.offenceEndDate !== null) - Number(b.entry.offence.offenceEndDate !== null) ||
  a.entry.title.length - b.entry.title.length ||
  byTitle(a, b)

const byTitle = (a: Match, b: Match): number => (a.entry.title < b.entry.title ? -1 : 1)

/** Words for a form of an offence that has the same class as the offence itself: Schedule 15, paragraphs 64 and 153. */
const formWords: ReadonlySet<string> = new Set(
  'attempt attempted attempting conspiracy conspiring inciting encouraging assisting aiding abetting to'.split(
    ' ',
  ),
)

/** The offences that fit what was typed, best first. Nothing typed gives all of them, sorted by title. Where nothing fits,
 *  "attempted robbery" gives robbery. */
export function findOffences(typed: string, category?: OffenceCategory): readonly Offence[] {
  const query = folded(typed)
  if (query === '' && typed.trim() !== '') return []
  // A word that is said twice is looked for once.
  const words = [...new Set(query.split(' '))]
  const found = matching(query, words, category)
  const withoutForm = words.filter((word) => !formWords.has(word))
  return found.length > 0 || withoutForm.length === 0 || withoutForm.length === words.length
    ? found
    : matching(withoutForm.join(' '), withoutForm, category)
}

function matching(query: string, words: readonly string[], category?: OffenceCategory): readonly Offence[] {
  const matches: Match[] = []
  const searched = { query, words, starts: words.map((word) => ` ${word}`) }
  for (const entry of indexed()) {
    if (category !== undefined && entry.offence.category !== category) continue
    const fit = rank(entry, searched)
    if (fit !== null) matches.push({ entry, rank: fit })
  }
  return matches.sort(query === '' ? byTitle : byFit).map(({ entry }) => entry.offence)
}
