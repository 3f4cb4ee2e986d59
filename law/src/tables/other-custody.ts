import { cja2003, type Source } from './provisions.ts'

/** What the law makes of a time in custody for something else: whether no day on remand counts in it, and by which provision. */
interface CustodyRow {
  readonly hides: boolean
  readonly law: readonly Source[]
}

/** Section 240ZA(4): no day counts on which the person was also detained in connection with any other matter. Subsection (10) lists
 *  sentences, committals in default of payment, and committals for not doing what was ordered. It names neither immigration detention
 *  nor an extradition warrant: there the days are counted, and the doubt is said (docs/decisions/0034). */
export const otherCustody = {
  sentence: { hides: true, law: [cja2003('240ZA(4)'), cja2003('240ZA(10)')] },
  recall: { hides: true, law: [cja2003('240ZA(4)'), cja2003('240ZA(10)')] },
  fine_default: { hides: true, law: [cja2003('240ZA(4)'), cja2003('240ZA(10)')] },
  contempt: { hides: true, law: [cja2003('240ZA(4)'), cja2003('240ZA(10)')] },
  immigration: { hides: false, law: [cja2003('240ZA(4)')] },
  extradition: { hides: false, law: [cja2003('240ZA(4)')] },
  other: { hides: true, law: [cja2003('240ZA(4)')] },
} as const satisfies Readonly<Record<string, CustodyRow>>

/** How a person left a time in custody under a sentence before its last day, and by which provision. End of custody supervised licence,
 *  of 2023 and 2024, was release on compassionate grounds. */
const waysOfLeaving = {
  curfew: [cja2003('246')],
  parole: [cja2003('246A')],
  compassionate: [cja2003('248')],
} as const satisfies Readonly<Record<string, readonly Source[]>>

export type LeavingWay = keyof typeof waysOfLeaving

/** How a person can be away from a sentence that goes on. */
export type AwayBy = LeavingWay | 'removal'

export const leavingWays = Object.keys(waysOfLeaving) as readonly LeavingWay[]

export type CustodyReason = keyof typeof otherCustody

export const custodyReasons = Object.keys(otherCustody) as readonly CustodyReason[]
