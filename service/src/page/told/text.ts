export { capital, listed, sentencesInWords as sentencesNamed } from '@requisite/law'

/** The beginning of a sentence in the middle of another. Letters such as "IPP" stay as they are. */
export const small = (words: string): string =>
  /^[A-Z](?![A-Z])/.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words

/** The name of an offence without what stands in brackets behind it: "Theft". */
export const plainTitle = (title: string): string => title.replace(/ \([^)]*\)$/, '')
