import { type Day, parseDay } from '../../calendar/day.ts'
import type { AtLarge, Award, Case, CaseLaw, CaseSentence, Recall } from '../../custody/case.ts'
import type { FieldPath } from '../../facts/refusal.ts'
import { rows } from '../../facts/rows.ts'
import type { OtherCustody } from '../../remand/other-custody.ts'
import type { RecallType } from '../../tables/recall-types.ts'
import { asKnown } from '../not-known.ts'

/** A change of one field of a case, in the words in which a caller gives it: dates as YYYY-MM-DD, null for what is left out. */
export interface FieldChange {
  readonly place: Exclude<FieldPath, { readonly in: 'remand' }>
  readonly value: number | string | null
}

/** Fields whose value is a day. */
const dayFields: ReadonlySet<string> = new Set(
  Object.values(rows).flatMap(({ facts }) =>
    facts.flatMap(({ name, fact }) => (fact.kind === 'day' ? name : [])),
  ),
)

/** The case with one field after the other changed. The number after the last of a list begins a new row of it. */
export const changedCase = (question: Case, changes: readonly FieldChange[]): Case =>
  changes.reduce(changed, question)

function changed(question: Case, { place, value: given }: FieldChange): Case {
  const value = given !== null && dayFields.has(place.field) ? parseDay(given as string) : given
  if (place.in === 'case') return changedFact(question, place.field, value)
  if (place.in === 'recall') {
    // Another kind takes the place of what was told of it, too, whatever the law gives.
    const told = place.field === 'type' ? { told: value as RecallType } : {}
    const recall = asKnown(question.recall as Recall, { [place.field]: value, ...told })
    return { ...question, recall }
  }
  const { in: list, at, field } = place
  const known = question[list]
  // No added days are a number, 0, and awards begin a list.
  const all: (CaseSentence | Award | AtLarge | OtherCustody)[] = typeof known === 'number' ? [] : [...known]
  const row = all[at]
  all[at] =
    row !== undefined && 'notKnown' in row
      ? asKnown(row, { [field]: value })
      : ({ ...row, [field]: value } as Award)
  return { ...question, [list]: all }
}

/** A fact of the case itself. No times at large is an empty list; a law that is none by name is a day. */
function changedFact(question: Case, field: string, value: FieldChange['value']): Case {
  if (field === 'unlawfullyAtLarge') return { ...question, unlawfullyAtLarge: [] }
  if (field !== 'law') return { ...question, [field]: value }
  const law = parseDay(value as string) ?? (value as Exclude<CaseLaw, Day>)
  return { ...question, law }
}
