export { capital, listed, sentencesInWords as sentencesNamed, small, verbFor } from '@requisite/law/internal'

/** The name of an offence without what stands in brackets behind it: "Theft". */
export const plainTitle = (title: string): string => title.replace(/ \([^)]*\)$/, '')

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six']
/** A small number as a word; null where it has too many. */
export const numberWord = (n: number): string | null => numbers[n] ?? null
