import type { Source } from '@requisite/law'

/** Provisions on one line. */
export const citations = (law: readonly Source[]): string =>
  law.map(({ title, provision }) => `${title}, ${provision}`).join('; ')
