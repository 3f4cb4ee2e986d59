import { type Offence, type OffenceCategory, offences } from '../tables/offences.ts'
import type { Searchable } from './index-of.ts'
import { type SearchResult, searchOver } from './search.ts'

/** The sections of "ss.50, 68, 170" or "s.9(1)(a)" as people type them: "s50 s68 s170", "s9". */
const sectionsOf = (section: string): string =>
  section
    .replace(/\([^)]*\)|Sch.*/g, '')
    .replace(/ss?\.|\band\b|,/g, ' ')
    .replace(/(?<![\w.])(?=\d)/g, 's')

/** An offence as it is searched. */
export const searchable = ({
  key,
  title,
  aliases,
  section,
  act,
  cjsCodes,
  offenceEndDate,
}: Offence): Searchable => ({
  key,
  title,
  names: aliases.join('; '),
  place: `${sectionsOf(section)} ${act}`,
  codes: cjsCodes.join(' '),
  isFormer: offenceEndDate !== null,
})

let search: ((typed: string) => SearchResult) | undefined

/** What fits what was typed, and the form (an attempt, a conspiracy) that was typed and has the rules of the offence itself. */
export interface FoundOffences extends Omit<SearchResult, 'places'> {
  readonly offences: readonly Offence[]
}

/** The offences that fit what was typed, best first. Nothing typed gives all of them, sorted by title. */
export function searchOffences(typed: string, category?: OffenceCategory): FoundOffences {
  search ??= searchOver(offences.map(searchable))
  const { places, ...rest } = search(typed)
  const matches = places.map((place) => offences[place] as Offence)
  const inCategory = matches.filter((one) => category === undefined || one.category === category)
  return { offences: inCategory, ...rest }
}

/** The same without the form. */
export const findOffences = (typed: string, category?: OffenceCategory): readonly Offence[] =>
  searchOffences(typed, category).offences
