import { days } from './days.ts'
import { cja2003, crimeSentencesAct1997, govUk, type Source, schedule3Of1971 } from './provisions.ts'
import { licenceRules } from './public-protection-licence.ts'

/** Something that lies ahead of a person in prison or on licence, beside the dates with letters. */
export interface AheadRow {
  readonly law: readonly Source[]
  /** Where its day is counted from another one: the months before that. */
  readonly monthsBefore?: number
  /** Practice and not law sets the day. */
  readonly isAbout?: true
}

const parole = govUk('Getting parole', 'getting-parole')

/** What can lie ahead, in the order in which it stands where no day says otherwise. Codes are never renamed and never reused. */
export const aheadRows = {
  /** Release on a tag, or why there is none. */
  TAG: { law: [cja2003('246'), ...days.adultCurfewEnded.law] },
  /** The prison first speaks with the person about the Parole Board, where the minimum term is long. Three years and six months are
   *  said too; the source says three years. */
  REVIEW_CONTACT: { law: [parole], monthsBefore: 36, isAbout: true },
  /** The file for the Parole Board is begun. */
  REVIEW_FILE: { law: [parole], monthsBefore: 6, isAbout: true },
  /** After a no the Parole Board looks again. */
  REVIEW_AGAIN: { law: [cja2003('246A(4)'), crimeSentencesAct1997('28(7)')] },
  /** After a standard recall: what the person can write, and when the Parole Board gets the case, and gets it again. */
  RECALL_WRITE: { law: [cja2003('254(2)')] },
  RECALL_BOARD: { law: [cja2003('255C(4)')] },
  RECALL_AGAIN: {
    law: [govUk('Being taken back to prison', 'leaving-prison/being-taken-back-to-prison')],
    isAbout: true,
  },
  LICENCE_BOARD: { law: licenceRules.LICENCE_BOARD.law },
  LICENCE_REQUEST: { law: licenceRules.LICENCE_REQUEST.law },
  LICENCE_END: { law: licenceRules.LICENCE_END.law },
  /** The steps of a complaint, where the prison's date is another one or the day has passed. */
  COMPLAIN: {
    law: [
      govUk(
        'Prisoner complaints policy framework',
        'government/publications/prisoner-complaints-policy-framework',
      ),
    ],
  },
  /** Removal for deportation, where there is no first day. */
  REMOVAL: { law: [cja2003('260(1)')] },
  /** Held after the date, where the person is to be removed from the country. */
  HELD_AFTER: { law: [schedule3Of1971('2')] },
} as const satisfies Readonly<Record<string, AheadRow>>

export type AheadCode = keyof typeof aheadRows

/** Why there is no day. */
export const aheadReasons = [
  ...(['ended_for_adults', 'kind_of_sentence', 'sex_offender_register', 'too_short', 'passed'] as const),
  ...([
    'to_be_removed',
    'beside_recall',
    'within_two_years',
    'return_not_told',
    'yearly',
    'by_steps',
    'recalled',
    'immigration',
  ] as const),
] as const

export type AheadReason = (typeof aheadReasons)[number]

/** The case goes to the Parole Board by the last of so many days, the day of return being the first (section 255C(4)). */
export const recallBoardDays = 28

/** So many months after that day have to be left of the sentence for another look. */
export const recallAgainMonths = 13

/** From so many years on a minimum term is long. */
export const longMinimumYears = 4
