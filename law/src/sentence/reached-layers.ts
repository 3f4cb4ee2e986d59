import { isAtLeastYears } from '../calendar/term.ts'
import { type Layers, reaching } from '../tables/layers.ts'
import type { Regime, RulesId } from '../tables/regimes.ts'
import type { Question } from './question.ts'

/** Another view of the law: as at a date (`asAt`), or with a reform that is not law yet. */
export type View = (layers: Layers, regimeId: RulesId) => Layers

/** The layers of a regime that reach the sentence of a question. */
export const layersFor = ({ offence, start, term }: Question, { layers }: Regime): Layers =>
  reaching(layers, {
    offence,
    atLeast4: offence !== null && isAtLeastYears(start, term, 4),
    atLeast1: isAtLeastYears(start, term, 1),
  })
