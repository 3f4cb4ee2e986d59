import { type AskedWhatIf, whatIf } from '@requisite/law'
import { pay } from '../../contract/price.ts'
import { partOfQuick } from '../../contract/what-if/size.ts'

/** The law's answer to lengths before a sentence. It stands apart from what else a page asks: the rules that answer while one types have
 *  no use for it. */
export function answerToLengths(asked: AskedWhatIf): ReturnType<typeof whatIf> {
  pay(() => partOfQuick(asked))
  return whatIf(asked)
}
