import type { DayName } from './days.ts'

export type OffenceCategory =
  | 'violent'
  | 'sexual'
  | 'terrorism'
  | 'weapons'
  | 'driving'
  | 'drugs'
  | 'theft'
  | 'fraud'
  | 'public_order'
  | 'other'

/** How sure we are that the unpublished list of barred offences has this one. `unknown`: it may. */
export type ListConfidence = 'confirmed' | 'inferred' | 'unknown'

/** The maximum: life, or one term, of which the months are known; in other words the row says the months of the longest term,
 *  and null where life or weeks are among them. */
type Maximum =
  | { readonly maximumPenalty: 'life' | `${number} ${'years' | 'month' | 'months'}` }
  | { readonly maximumPenalty: string; readonly longestMonths: number | null }

/** A row of the table as it is written. What is absent does not apply. */
export type OffenceRow = Maximum & OffenceFacts

interface OffenceFacts {
  readonly key: string
  readonly title: string
  readonly act: string
  readonly section?: string
  readonly category: OffenceCategory
  /** Life is the maximum: always, or for conduct from a day of the table of days. */
  readonly life?: 'always' | DayName
  /** Life is the only sentence. */
  readonly mandatoryLife?: true
  /** A committal to prison and no sentence: section 258 of the 2003 Act releases at one-half. */
  readonly committal?: true
  /** The Part and paragraph of Schedule 15 to the Criminal Justice Act 2003. */
  readonly schedule15?: readonly [part: 1 | 2 | 3, paragraph: string]
  /** In Schedule 15B to the 2003 Act as it stood until 12 April 2015: an extended sentence for it went to the Parole Board from the first
   *  (section 246A(2) as it was). The Schedule itself is blank in the revised Act. It was re-enacted as Schedule 14 to the Sentencing Code,
   *  whose Part 1 was read: of offences under Acts before the Sexual Offences Act 2003 what that does not name is not in it. Robbery is,
   *  with a firearm alone. Left out where it may have been added since, or has a condition. */
  readonly schedule15B?: boolean | 'firearm'
  /** The paragraph of the Schedule to SI 2024/844 that keeps it at one-half whatever the length; two for a row of two offences. */
  readonly sds40?: string | readonly string[]
  /** In Part 1 or 2 of Schedule 19ZA to the 2003 Act: section 247A governs. */
  readonly schedule19ZA?: true
  /** The Part of Schedule 13 to the Sentencing Code. */
  readonly schedule13?: 1 | 2 | 3
  /** In Part 2 of it only where the victim was under 13 and there was penetration: an offence abolished before 13 April 2015
   *  (the offences abolished before, after paragraph 10). The row has other cases too. */
  readonly schedule13IfUnder13?: true
  /** Section 249(1) of the Sentencing Code, where the maximum does not say it: named there whatever the maximum, always or from 16
   *  on the day of the offence (Schedule 20, firearms); or its weeks are no 14 years. */
  readonly section249?: 'always' | 'from 16' | 'never'
  /** Named in Schedule 20B to the 2003 Act, paragraph 4(3), beside the offences of Schedule 15: always left out of release at one-half, or
   *  surely so only from the day of law on which it came into Schedule 15 or the paragraph began. */
  readonly schedule20B?: true | DayName
  /** On the list of offences barred from the progression model, and how sure we are. */
  readonly progressionList?: ListConfidence
  /** The prison service's data puts it in Schedule 15, Part 1; the statute does not. */
  readonly violentToPrisonService?: true
  readonly codes: string
  readonly aliases?: string
  /** The last day on which it could be committed (written YYYY-MM-DD), or the day of law that ended it. */
  readonly ended?: DayName | `${number}-${number}-${number}`
  /** Earlier maximum penalties. */
  readonly history?: string
  readonly notes?: string
  /** `inferred` where the classification or the maximum could not be matched with the Ministry's data. */
  readonly confidence?: 'inferred'
}
