/** The kinds of sentence that are read, by the words that name them. The first that is found counts; without any it is a
 *  standard sentence, or an extended one where two lengths and a licence stand beside each other. */
const cues = [
  ['whole_life', /\bwhole life(?: order| term| sentence| tariff)?\b/g],
  ['life', /\b(?:life|(?:his|her) majestys pleasure)\b/g],
  ['ipp', /\b(?:ipp|public protection)\b/g],
  ['sopc', /\b(?:offenders? of particular concern|particular concern|sopc|special custodial|section 278)\b/g],
  ['suspended', /\b(?:suspended|susp|sso)\b/g],
  ['dto', /\b(?:dto|detention and training)\b(?: order)?/g],
  ['section_250', /\b(?:section|sect|s) (?:250|91|53)\b/g],
  ['contempt', /\bcontempt\b(?: of court)?/g],
  [
    'default',
    /\b(?:in default|default|confiscation|(?:not|non|didnt|did not|for not) pay(?:ing|ment|ed)?(?: (?:of )?(?:an? |his |her |the )?(?:fines?|court fines?))?|unpaid (?:court )?(?:fines?|council tax|tax|maintenance|costs|money|debts?)|(?:child |council )?(?:tax|maintenance|fines?|rent) arrears|arrears|(?:fines?|council tax) unpaid|if (?:he |she |they )?(?:doesnt|does not|dont|do not|fails to) pay|if (?:not|its not|it is not) paid)\b(?: order)?|(?:\bfined )?£ ?[\d.]+ (?:fine )?or\b/g,
  ],
  ['extended', /\b(?:extended(?: determinate)?|eds)\b/g],
] as const

export type KindRead = (typeof cues)[number][0] | 'standard'

/** The kind that is named in a text. */
export const kindIn = (text: string): KindRead =>
  cues.find(([, words]) => text.search(words) >= 0)?.[0] ?? 'standard'

/** A text without the words that name a kind. */
export const withoutKind = (text: string, kind: KindRead): string => {
  const words = cues.find(([known]) => known === kind)?.[1]
  return words === undefined
    ? text
    : text.replace(words, '|').replace(/£ ?[\d.]+/g, kind === 'default' ? '|' : '$&')
}
