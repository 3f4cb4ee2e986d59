import { cja2003, type Source, sentencingCode } from '../tables/provisions.ts'

/** Why a day on remand does not count for a time that was given, in the order in which it is asked: the first that holds is said. */
export const remandReasons = {
  /** The charge did not end in a sentence of imprisonment, nor was there another on the same facts or evidence. */
  no_sentence: [cja2003('240ZA(1)'), cja2003('240ZA(8)')],
  not_concluded: [cja2003('240ZA(1)')],
  /** A committal for contempt, for a civil debt or for breach of supervision, and an older detention and training order. */
  no_credit: [cja2003('240ZA(1A)'), cja2003('240ZA(1B)')],
  /** The court took them off the minimum term when it set it. */
  minimum_term: [sentencingCode('322'), sentencingCode('323')],
  /** The day of sentence is day 1 of the sentence. */
  from_sentence: [cja2003('240ZA(3)')],
  /** Another sentence, a recall or a committal was being served. */
  serving: [cja2003('240ZA(4)'), cja2003('240ZA(10)')],
  /** A day counts in relation to only one sentence. */
  another_sentence: [cja2003('240ZA(5)')],
  /** And only once in relation to that sentence. */
  twice: [cja2003('240ZA(5)')],
} as const satisfies Readonly<Record<string, readonly Source[]>>

export type RemandReason = keyof typeof remandReasons

/** By which days count at all: custody by order of a court, for the offence or a related one, together with the sentences that are one
 *  with it. */
export const remandCountLaw = [
  cja2003('240ZA(1)'),
  cja2003('240ZA(3)'),
  cja2003('240ZA(8)'),
  cja2003('242(2)'),
] as const

/** By which sentences served without a release in between are one. */
export const remandTogetherLaw = [cja2003('240ZA(8A)'), cja2003('240ZA(9)')] as const
