import {
  type AffectedCase,
  type AskedCalculation,
  bounds,
  calculationOf,
  canHaveMoved,
  type Fact,
  type Facts,
  isRecord,
  type LawChange,
  lawVersions,
  personFacts,
  recallFacts,
  sentenceFacts,
  sentenceTypes,
  versionsSince,
} from '@requisite/law'

/** A change that can have moved a stored answer, with its version. */
export interface NamedChange {
  readonly version: string
  readonly kind: LawChange['kind']
  readonly summary: string
}

export const isKnownVersion = (version: string | null): boolean =>
  version !== null && versionsSince(lawVersions, version) !== null

/** Every change since the stored version, or ever where that is not known, that can have moved the case; the newest first. Which
 *  regime a case was under may itself have changed: where nothing fits otherwise, that is left open. */
export function changesThatFit(
  version: string | null,
  asked: unknown,
  regimes: readonly string[],
): readonly NamedChange[] {
  const since = (version === null ? null : versionsSince(lawVersions, version)) ?? lawVersions
  const changes = since.flatMap((one) => one.changes.map((change) => ({ ...change, version: one.version })))
  const affected = affectedCase(asked, regimes)
  const fitting = changes.filter(({ affects }) => canHaveMoved(affects, affected))
  const named =
    fitting.length > 0
      ? fitting
      : changes.filter(({ affects }) => canHaveMoved(affects, { ...affected, regimes: null }))
  return named.map(({ version, kind, summary }) => ({ version, kind, summary }))
}

/** A case as it was asked, as far as changes are tested against it. One sentence at a release point is a case of it. */
function affectedCase(asked: unknown, regimes: readonly string[]): AffectedCase {
  const body = isRecord(asked) ? asked : {}
  const sentences = Array.isArray(body.sentences) ? body.sentences.filter(isRecord) : [body]
  const { recall } = body
  const ids = [...regimes, ...sentences.flatMap(regimeAlone)]
  const facts = new Set([
    ...toldIn({ ...personFacts, ...others }, body),
    ...sentences.flatMap((sentence) => toldIn(sentenceFacts, sentence)),
    ...(isRecord(recall) ? toldIn(recallFacts, recall) : []),
  ])
  return { regimes: ids, sentences, recall: isRecord(recall) ? String(recall.type) : null, facts }
}

/** The regime of a sentence by itself. In a case it may be under another since: then the change is about the one that it was under. */
function regimeAlone(sentence: Readonly<Record<string, unknown>>): readonly string[] {
  const { sentenceYears, sentenceMonths, sentenceWeeks, sentenceDays, ageAtConviction, ...facts } = sentence
  const asked = {
    ...facts,
    sentenceYears: sentenceYears ?? 0,
    sentenceMonths: Math.min(bounds.months, Number(sentenceMonths ?? 0) + (sentenceWeeks ? 1 : 0)),
    sentenceDays: Math.min(bounds.days, Number(sentenceDays ?? 0)),
    remandCreditDays: 0,
    sentenceType: sentenceTypes.find((kind) => kind === facts.sentenceType) ?? null,
    ageAtSentence: ageAtConviction ?? null,
  }
  const calculation = calculationOf(asked as unknown as AskedCalculation)
  return 'refusals' in calculation ? [] : [calculation.classified.regimeId]
}

/** What a case has beside the facts of the person. */
const others = { addedDays: null, unlawfullyAtLarge: null, remand: null, otherCustody: null }

/** The names of what was told: what is left out comes back in `inputs` as null, none or its default. */
const toldIn = (
  facts: Readonly<Record<string, Facts[string] | null>>,
  given: Readonly<Record<string, unknown>>,
): readonly string[] => Object.keys(facts).filter((name) => isTold(facts[name] ?? null, given[name]))

function isTold(fact: Fact | null, value: unknown): boolean {
  if (value === null || value === undefined || value === false || value === '') return false
  if (Array.isArray(value)) return value.length > 0
  if (fact?.kind === 'law') return value !== 'in_force'
  return value !== 0 || (fact?.kind === 'unit' && fact.of === 'extension')
}
