import { type AskedCalculation, calculationFacts } from '../facts/calculation.ts'
import { rowsOf } from '../facts/take.ts'
import { offenceByKey } from '../tables/offences.ts'
import { askBy } from './question.ts'

const rows = rowsOf(calculationFacts, offenceByKey)

/** A question as a caller gives it, with the key of an offence if there is one. */
export const ask = (asked: AskedCalculation): ReturnType<typeof askBy> => askBy(rows, asked)
