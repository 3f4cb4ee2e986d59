import type { Day } from '../calendar/day.ts'
import { type Doubt, type Doubted, doubts, isLikeExtended, isPerhapsAutomatic } from '../sentence/doubts.ts'
import type { OffenceClassCode } from '../tables/alternative-codes.ts'
import { type OffenceClass, offenceClassFor } from '../tables/offence-classes.ts'
import { type Offence, offenceByKey } from '../tables/offences.ts'
import { isStandardFamily } from '../tables/regime-row.ts'
import type { CaseDoubted, SentenceDoubt } from './case-doubt.ts'

/** The offence was not given, and would decide the rules. The date after a recall does not turn on it, unless it was from a curfew:
 *  but for the licence of a special sentence, the recall and the term decide. */
const isWithoutOffence = ({ question, classified, regime: { family }, isRecalled }: Doubted): boolean =>
  question.offence === null &&
  isRecalled !== true &&
  classified.chosenBy === 'kind of sentence' &&
  isStandardFamily(family)

/** Where section 244ZA was named, the offence is one of its own: it can still be on the list. Nobody is released on a curfew who must
 *  register as a sex offender, nor under section 244ZA, nor by the Parole Board (section 246(1A) and (4)). */
const isPossible = (code: OffenceClassCode, { question, curfew }: CaseDoubted): boolean =>
  curfew === null
    ? question.sentenceType !== 'sds_plus' || code === 'A_OFFENCE_LIST_LIFE'
    : code === 'A_OFFENCE_KEPT_AT_HALF'

/** The class that the offence of a sentence may be of; undefined where it is known, or cannot be of this class. */
const classOf = (code: OffenceClassCode, doubted: CaseDoubted): OffenceClass | undefined =>
  isWithoutOffence(doubted) && isPossible(code, doubted) ? offenceClassFor(code, doubted.question) : undefined

/** The offence is one of a class: said once, of every sentence that a class would move. */
export const ofClass = (code: OffenceClassCode): SentenceDoubt => ({
  code,
  about: 'the case',
  warning: 'W_OFFENCE_NOT_GIVEN',
  when: (doubted) => classOf(code, doubted) !== undefined,
  change: (doubted) => ({
    question: { ...doubted.question, offence: (classOf(code, doubted) as OffenceClass).offence },
  }),
  // Sentences of other lengths can be for other offences of the class.
  offences: (all) => [...new Set(all.flatMap((doubted) => classOf(code, doubted)?.words ?? []))].join('; '),
})

/** Neither the offence nor the kind of sentence is known, and the term is one that an extended sentence can have. */
const mayBeExtended = (doubted: Doubted): boolean =>
  isWithoutOffence(doubted) && doubted.question.sentenceType === null && isLikeExtended(doubted)

/** An extended sentence can also have been passed where nothing is known of the sentence but its length. */
const extendedToo: Readonly<Partial<Record<Doubt['code'], (doubted: Doubted) => boolean>>> = {
  A_EXTENDED: mayBeExtended,
  A_EXTENDED_AUTOMATIC: (doubted) => mayBeExtended(doubted) && isPerhapsAutomatic(doubted),
}

const specified = offenceByKey('wounding_with_intent') as Offence

function inCase(doubt: Doubt): SentenceDoubt {
  // Section 247A(2A) is of terrorism alone.
  if (doubt.code === 'A_NO_EARLY_RELEASE')
    return { ...doubt, when: (doubted) => !doubted.isNoTerrorism && doubt.when(doubted) }
  // Told by an offence of Schedule 15: those rules have no public name.
  if (doubt.code === 'A_SPECIFIED_OFFENCE')
    return { ...doubt, change: ({ question }) => ({ question: { ...question, offence: specified } }) }
  const isToo = extendedToo[doubt.code]
  return isToo === undefined ? doubt : { ...doubt, when: (doubted) => doubt.when(doubted) || isToo(doubted) }
}

const ofLife: SentenceDoubt['values'] = (_, __, { offence }) => ({ day: offence?.lifeMaximumFrom as Day })

/** From when life has been the maximum, on which day the age decides, or release was, where that is in doubt. */
const values: Readonly<Partial<Record<Doubt['code'], SentenceDoubt['values']>>> = {
  A_UNDER_18_AT_RELEASE: ({ release }) => ({ release: release as Day }),
  A_RELEASED_AT_HALF: ({ release }) => ({ staged: release as Day }),
  A_EARLIER_CONDUCT: ofLife,
  A_COUNTED_AS_LIFE: ofLife,
}

/** The doubts of each sentence, as they are in a case. */
export const sentenceDoubts: readonly SentenceDoubt[] = doubts.map((doubt) => {
  const filled = values[doubt.code]
  return filled === undefined ? inCase(doubt) : { ...inCase(doubt), values: filled }
})
