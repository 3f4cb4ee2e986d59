import { offences } from '@requisite/law'

/** The offences for which a sentence is passed: contempt of court is a committal, and only a case works it out. */
export const sentencedOffences = offences.filter(({ isCommittal }) => !isCommittal)
