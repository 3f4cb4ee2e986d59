import type { Offence } from '../tables/offences.ts'
import type { Regime } from '../tables/regimes.ts'

/** What most rows turn on before anything else of a sentence. */
interface RulesAndOffence {
  readonly regime: Regime
  readonly offence: Offence | null
}

/** A sentence, as rows are found for it. */
export interface OfSentence {
  readonly regime: Regime
  readonly question: Pick<RulesAndOffence, 'offence'>
}

/** A row that says apart what turns on rules and offence alone: of other sentences it is not asked. Its own condition stays the judge. */
export interface OfRulesAndOffence {
  readonly in?: (of: RulesAndOffence) => boolean
  /** It has nothing to say of one sentence alone. */
  readonly isOfSeveral?: true
}

/** The rows that can hold of some sentences, in their order: found once for the rules and the offence of each. The plain version asks
 *  every row: 190 calls more for a plain case. */
export function candidatesIn<Row extends OfRulesAndOffence>(
  rows: readonly Row[],
): (sentences: readonly OfSentence[]) => readonly Row[] {
  const ofEach = indexOf(rows)
  const ofOne = indexOf(rows.filter(({ isOfSeveral }) => isOfSeveral !== true))
  return (sentences) => {
    const ofThese = sentences.length === 1 ? ofOne : ofEach
    let found: readonly Row[] = []
    for (const sentence of sentences) {
      const more = ofThese(sentence)
      if (more !== found) found = found.length === 0 ? more : together(rows, found, more)
    }
    return found
  }
}

/** The rows for one sentence; where they are the same for two, they are one list. */
function indexOf<Row extends OfRulesAndOffence>(rows: readonly Row[]): (of: OfSentence) => readonly Row[] {
  const lists = new Map<string, readonly Row[]>()
  const known = new WeakMap<Regime, WeakMap<object, readonly Row[]>>()
  const find = (of: RulesAndOffence): readonly Row[] => {
    const found = rows.filter((row) => row.in === undefined || row.in(of))
    const name = found.map((row) => rows.indexOf(row)).join()
    const list = lists.get(name) ?? found
    lists.set(name, list)
    return list
  }
  return ({ regime, question: { offence } }) => {
    const ofRules = known.get(regime) ?? new WeakMap<object, readonly Row[]>()
    const list = ofRules.get(offence ?? noOffence) ?? find({ regime, offence })
    known.set(regime, ofRules.set(offence ?? noOffence, list))
    return list
  }
}

/** Stands for none where an offence is looked up. */
const noOffence = {}

function together<Row>(rows: readonly Row[], some: readonly Row[], others: readonly Row[]): readonly Row[] {
  const all: Row[] = []
  for (const row of rows) if (some.includes(row) || others.includes(row)) all.push(row)
  return all
}
