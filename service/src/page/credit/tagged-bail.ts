/** The days credited for days on a qualifying curfew with a tag: half of them, and half a day counts as a day. */
export const creditedDays = (qualifyingDays: number): number => Math.ceil(qualifyingDays / 2)
