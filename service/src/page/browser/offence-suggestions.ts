/** An offence as the list on the page has it: its name, and the other names people type. */
export interface Named {
  readonly title: string
  readonly also: string
}

/** One spelling for what people type, as the published library folds it: "section 18", "s. 18" and "s18" are alike. */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/\b(?:section|sec|s) ?(?=\d)/g, 's')
    .trim()

const most = 12

/** How well an offence fits: 0 is one of its names, 3 is all the words somewhere; null is not at all. */
function rank(title: string, also: readonly string[], query: string): number | null {
  if (title === query || also.includes(query)) return 0
  if (title.startsWith(query)) return 1
  const words = query.split(' ')
  if (words.every((word) => ` ${title}`.includes(` ${word}`))) return 2
  const everything = ` ${title} ${also.join(' ')}`
  return words.every((word) => everything.includes(word)) ? 3 : null
}

/** The search over a list: the names that fit what was typed, best first, shorter ones before longer. */
export function suggestionsFrom(offences: readonly Named[]): (typed: string) => readonly string[] {
  const index = offences.map(({ title, also }) => ({
    title,
    name: folded(title),
    also: also.split('; ').map(folded),
  }))
  return (typed) => {
    const query = folded(typed)
    if (query === '') return []
    return index
      .map((entry) => ({ ...entry, rank: rank(entry.name, entry.also, query) }))
      .filter((entry) => entry.rank !== null)
      .sort((a, b) => Number(a.rank) - Number(b.rank) || a.title.length - b.title.length)
      .slice(0, most)
      .map(({ title }) => title)
  }
}
