import type { Affects, LawVersion } from './versions.ts'

/** What a stored answer was asked with and made by, as far as a change can be tested against it. */
export interface AffectedCase {
  /** The ids of the regimes of its sentences, as they were and as they are; null where they are not known. */
  readonly regimes: readonly string[] | null
  /** Its sentences in the names of the API: kind, offence and day are looked at. */
  readonly sentences: readonly SentenceAsked[]
  /** The kind of its recall; null where there is none. */
  readonly recall: string | null
  /** The names of all that was told. */
  readonly facts: ReadonlySet<string>
}

interface SentenceAsked {
  readonly sentenceType?: unknown
  readonly offenceKey?: unknown
  readonly startDate?: unknown
}

/** Whether a change can have moved the dates of a case. Where something is not known of it, the change is not ruled out. */
export function canHaveMoved(
  { regimes, offences, kinds, sentencedFrom, sentencedTo, recall, facts, sentences, beside }: Affects,
  asked: AffectedCase,
): boolean {
  const all = asked.sentences
  const isOfKind = (named: readonly string[]): boolean =>
    all.some(({ sentenceType }) => named.includes(kindOf(sentenceType)))
  return (
    (regimes === undefined || (asked.regimes ?? regimes).some((id) => regimes.includes(id))) &&
    (offences === undefined || all.some(({ offenceKey }) => offences.includes(String(offenceKey)))) &&
    (kinds === undefined || isOfKind(kinds)) &&
    all.some(({ startDate }) => isWithin(String(startDate), sentencedFrom, sentencedTo)) &&
    (recall === undefined || recall.includes(String(asked.recall))) &&
    (facts === undefined || facts.every((name) => asked.facts.has(name))) &&
    (sentences === undefined || all.length >= sentences) &&
    (beside === undefined || (all.length > 1 && isOfKind(beside)))
  )
}

/** Days as YYYY-MM-DD stand in the order of their letters. */
const isWithin = (day: string, from = '', to = '9999'): boolean => day >= from && day <= to

/** A standard sentence, where none was named or nobody knew it. */
const kindOf = (sentenceType: unknown): string => {
  const named = String(sentenceType ?? 'unknown')
  return named === 'unknown' ? 'sds' : named
}

/** The versions after one, the newest first; null where nobody knows it. */
export function versionsSince(versions: readonly LawVersion[], since: string): readonly LawVersion[] | null {
  const at = versions.findIndex(({ version }) => version === since)
  return at === -1 ? null : versions.slice(0, at)
}
