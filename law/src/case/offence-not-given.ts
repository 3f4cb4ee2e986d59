import { isWithoutOffence } from '../sentence/doubts.ts'
import type { OffenceClassCode } from '../tables/alternative-codes.ts'
import { type OffenceClass, offenceClassFor } from '../tables/offence-classes.ts'
import { isStandardFamily } from '../tables/regime-row.ts'
import type { CaseDoubtInput, SentenceDoubt } from './case-doubt.ts'

/** Where section 244ZA was named, the offence is one of its own: it can still be on the list. Section 250 detention for spying is released
 *  as for what is kept at half. Nobody is released on a curfew who must register as a sex offender, nor under section 244ZA, nor by the
 *  Parole Board (section 246(1A) and (4)). */
const isPossible = (
  code: OffenceClassCode,
  { question: { sentenceType }, curfew }: CaseDoubtInput,
): boolean =>
  curfew === null
    ? sentenceType === 'sds_plus'
      ? code === 'A_OFFENCE_LIST_LIFE'
      : sentenceType !== 'section_250' || code !== 'A_OFFENCE_SPYING'
    : code === 'A_OFFENCE_KEPT_AT_HALF'

/** The class that the offence of a sentence may be of; undefined where it is known, or cannot be of this class. */
const classOf = (code: OffenceClassCode, doubted: CaseDoubtInput): OffenceClass | undefined =>
  isWithoutOffence(doubted) && isPossible(code, doubted) ? offenceClassFor(code, doubted.question) : undefined

/** The offence is one of a class: said once, of every sentence that a class would move. */
export const ofClass = (code: OffenceClassCode): SentenceDoubt => ({
  code,
  about: 'the case',
  warning: 'W_OFFENCE_NOT_GIVEN',
  in: ({ regime, offence }) => offence === null && isStandardFamily(regime.family),
  when: (doubted) => classOf(code, doubted) !== undefined,
  change: (doubted) => ({ offence: (classOf(code, doubted) as OffenceClass).offence }),
  // Sentences of other lengths can be for other offences of the class.
  offences: (all) => [...new Set(all.flatMap((doubted) => classOf(code, doubted)?.words ?? []))].join('; '),
})
