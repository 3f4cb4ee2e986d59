import { type Searchable, searchOver } from '@requisite/law'

/** An option of the list of offences: its value, its text, and what else it is searched by. */
export interface Option {
  readonly value: string
  readonly text: string
  readonly also: string
}

const most = 12

/** An offence as the search takes it, from the option that the page wrote for it. */
const searchable = ({ value, text, also }: Option): Searchable => {
  const [names = '', place = '', codes = '', former = ''] = also.split('|')
  return { key: value, title: text, names, place, codes, isFormer: former !== '' }
}

/** The search of the library over the options of the list: the names that fit what was typed, best first. It is made ready
 *  when it is first asked, or before. */
export function suggestionsFrom(options: readonly Option[]): {
  readonly prepare: () => void
  readonly search: (typed: string) => readonly string[]
} {
  let made: ReturnType<typeof searchOver> | undefined
  const prepare = (): ReturnType<typeof searchOver> => {
    made ??= searchOver(options.map(searchable))
    return made
  }
  const search = (typed: string): readonly string[] =>
    typed.trim() === ''
      ? []
      : prepare()(typed)
          .places.slice(0, most)
          .map((place) => (options[place] as Option).text)
  return { prepare, search }
}
