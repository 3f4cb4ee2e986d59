import { type Search, type Searchable, searchBuilder } from '@requisite/law/internal'

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

/** The search of the library over the options of the list: the names that fit what was typed, best first. It is made ready offence
 *  by offence, while there is time for it (`isTime`), or at once when it is first asked. */
export function suggestionsFrom(options: readonly Option[]): {
  /** Whether it is ready. */
  readonly prepare: (isTime: () => boolean) => boolean
  readonly search: (typed: string) => readonly string[]
} {
  let builder: ReturnType<typeof searchBuilder> | null = null
  let added = 0
  let made: Search | null = null
  const prepare = (isTime: () => boolean): boolean => {
    while (made === null && isTime()) {
      const option = options[added]
      if (builder === null) builder = searchBuilder()
      else if (option === undefined) made = builder.search()
      else {
        builder.add(searchable(option))
        added++
      }
    }
    return made !== null
  }
  const search = (typed: string): readonly string[] => {
    prepare(() => true)
    return typed.trim() === '' || made === null
      ? []
      : made(typed)
          .places.slice(0, most)
          .map((place) => (options[place] as Option).text)
  }
  return { prepare, search }
}
