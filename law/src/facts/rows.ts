import { offenceByKey } from '../tables/offences.ts'
import { atLargeFacts, awardFacts, personFacts } from './person.ts'
import { recallFacts } from './recall.ts'
import { otherCustodyFacts, remandFacts } from './remand.ts'
import { sentenceFacts } from './sentence.ts'
import { rowsOf } from './take.ts'

/** The tables of a case, made ready once: for what is asked, and for what is given back. */
export const rows = {
  sentence: rowsOf(sentenceFacts, offenceByKey),
  person: rowsOf(personFacts),
  recall: rowsOf(recallFacts),
  award: rowsOf(awardFacts),
  atLarge: rowsOf(atLargeFacts),
  remand: rowsOf(remandFacts),
  otherCustody: rowsOf(otherCustodyFacts),
} as const
