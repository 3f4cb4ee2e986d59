import { type LawChange, type LawVersion, lawVersions } from '@requisite/law'
import {
  type AffectedCase,
  canHaveMoved,
  caseAnswer,
  type Fact,
  type Facts,
  isRecord,
  isRegimeId,
  personFacts,
  recallFacts,
  sentenceFacts,
  versionsSince,
} from '@requisite/law/internal'
import { parseCase } from '../../contract/case/parse.ts'
import { movedBetween, refused, type StoredDates } from './dates-of-answer.ts'

type Fields = Readonly<Record<string, unknown>>

/** A change that can have moved a stored answer, with its version. */
export interface NamedChange {
  readonly version: string
  readonly kind: LawChange['kind']
  readonly summary: string
}

/** Whether the table names the version: what came before the first one was never published. */
export const isNamed = (version: string): boolean => lawVersions.some((one) => one.version === version)

/** An answer that was asked again: what was stored, what is given now, and what was asked. */
export interface RecheckedAnswer {
  readonly line: number
  readonly reference: string | null
  /** The version it was made with; null where that is not known. */
  readonly version: string | null
  readonly stored: StoredDates
  readonly fresh: StoredDates
}

/** An answer whose dates moved. */
export interface MovedAnswer extends RecheckedAnswer {
  /** What moved, by place; of the first of these the dates stand beside it. */
  readonly names: readonly string[]
  readonly changes: readonly NamedChange[]
}

/** Takes an answer that was asked again; what was asked, and the regimes that were named, are looked for only where its dates moved. */
export type OnAnswer = (rechecked: RecheckedAnswer, question: () => Question) => void

interface Question {
  readonly asked: unknown
  readonly regimes: readonly string[]
}

/** The answer, if its dates moved, with the changes that can have moved them. */
export function movedAnswer(rechecked: RecheckedAnswer, question: () => Question): MovedAnswer | null {
  const { stored, fresh, version } = rechecked
  const names = movedBetween(stored, fresh)
  if (names.length === 0) return null
  const [wasRefused, isRefused] = [stored, fresh].map((dates) => dates.get('releaseDate') === refused)
  const moved = wasRefused ? ['answered'] : isRefused ? [refused] : names
  const { asked, regimes } = question()
  return { ...rechecked, names, changes: changesThatFit(version, asked, regimes, moved) }
}

/** Every change since the stored version, or ever where that is not known, that can have moved what moved of the case; the newest first. */
export function changesThatFit(
  version: string | null,
  asked: unknown,
  regimes: readonly string[],
  moved: readonly string[] | null,
  versions: readonly LawVersion[] = lawVersions,
): readonly NamedChange[] {
  const since = (version === null ? null : versionsSince(versions, version)) ?? versions
  const changes = since.flatMap((one) => one.changes.map((change) => ({ ...change, version: one.version })))
  const affected = affectedCase(asked, regimes, moved)
  const fitting = changes.filter(({ affects }) => canHaveMoved(affects, affected))
  return fitting.map(({ version, kind, summary }) => ({ version, kind, summary }))
}

/** A case as it was asked, as far as changes are tested against it. One sentence at a release point is a case of it. */
function affectedCase(
  asked: unknown,
  regimes: readonly string[],
  moved: readonly string[] | null,
): AffectedCase {
  const body = isRecord(asked) ? asked : {}
  const sentences = Array.isArray(body.sentences) ? body.sentences.filter(isRecord) : [body]
  const { recall } = body
  const ids = [...regimes, ...regimesOf(body, sentences)]
  const facts = new Set([
    ...toldIn({ ...personFacts, ...others }, body),
    ...sentences.flatMap((sentence) => toldIn(sentenceFacts, sentence)),
    ...(isRecord(recall) ? toldIn(recallFacts, recall) : []),
  ])
  const person = { ...body, ...(isRecord(recall) && recall) }
  return {
    regimes: ids,
    sentences,
    person,
    recall: isRecord(recall) ? String(recall.type) : null,
    facts,
    moved,
  }
}

/** The regimes of a case as it was asked, and of each of its sentences alone at the published release points: under one of those it can be
 *  that the law of its day does not reach any more, or that something else of the case stands in the way of. */
function regimesOf(body: Fields, sentences: readonly Fields[]): readonly string[] {
  const alone = sentences.map((sentence) => ({
    law: 'before_act',
    dateOfBirth: body.dateOfBirth,
    sentences: [{ ...sentence, consecutiveTo: null, howItRuns: null }],
  }))
  return [{ ...body, sentences }, ...alone].flatMap((asked) => {
    const parsed = parseCase(asked, false)
    const answer = 'errors' in parsed ? null : caseAnswer(parsed.case)
    return answer === null || 'refusals' in answer
      ? []
      : answer.sentences.map(({ regime }) => regime.id).filter(isRegimeId)
  })
}

/** What a case has beside the facts of the person. */
const others = { addedDays: null, unlawfullyAtLarge: null, remand: null, otherCustody: null }

/** The names of what was told: what is left out comes back in `inputs` as null, none or its default. */
const toldIn = (facts: Readonly<Record<string, Facts[string] | null>>, given: Fields): readonly string[] =>
  Object.keys(facts).filter((name) => isTold(facts[name] ?? null, given[name]))

function isTold(fact: Fact | null, value: unknown): boolean {
  if (value === null || value === undefined || value === false || value === '') return false
  if (Array.isArray(value)) return value.length > 0
  if (fact?.kind === 'law') return value !== 'in_force'
  return value !== 0 || (fact?.kind === 'unit' && fact.of === 'extension')
}
