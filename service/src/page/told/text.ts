export { capital, listed, sentencesInWords as sentencesNamed, small, verbFor } from '@requisite/law'

/** The name of an offence without what stands in brackets behind it: "Theft". */
export const plainTitle = (title: string): string => title.replace(/ \([^)]*\)$/, '')
