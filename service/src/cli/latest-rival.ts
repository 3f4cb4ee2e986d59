import type { CaseAlternative } from '@requisite/law'

/** Whether nothing is automatic before the rival date, as after a standard recall. */
export const isLatest = (rival: CaseAlternative): boolean => rival.answer().releaseBasis === 'no later than'
