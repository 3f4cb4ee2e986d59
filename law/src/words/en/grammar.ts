/** What is English and not law: capitals, lists with "and", one and many. A second language has a file of its own in its folder. */

/** A text as the beginning of a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** "A", "A and B", "A, B and C". */
export const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

/** "sentence A", "sentences A and B". */
export const sentencesInWords = (ids: readonly string[]): string =>
  `sentence${ids.length === 1 ? '' : 's'} ${listed(ids)}`

/** The beginning of a sentence in the middle of another. Letters such as "IPP" stay as they are. */
export const small = (words: string): string =>
  /^[A-Z](?![A-Z])/.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words

/** "is" or "are", "decides" or "decide": the verb for one, or for several. */
export const verbFor = (ids: readonly unknown[], one: string, several: string): string =>
  ids.length === 1 ? one : several
