/** Credit of both kinds, in days. */
export interface UsedCredit {
  readonly remand: number
  readonly taggedBail: number
}

/** What is used of credit of which so many days are not: days on remand are called unused first, then those on a tag. It changes no
 *  date. The order is that of the prison service. */
export function usedCredit({ remand, taggedBail }: UsedCredit, unused: number): UsedCredit {
  const ofRemand = Math.min(remand, unused)
  return { remand: remand - ofRemand, taggedBail: Math.max(0, taggedBail - (unused - ofRemand)) }
}
