import type { Day } from '../calendar/day.ts'
import { isAtLeastYears, type Term } from '../calendar/term.ts'
import type { OffenceClassCode } from './alternative-codes.ts'
import { days } from './days.ts'
import type { Age, CaseSentenceType } from './kinds.ts'
import { isOverMaximum } from './offence-traits.ts'
import { type Offence, offenceByKey } from './offences.ts'

/** What a row asks about a sentence whose offence was not given. */
interface WithoutOffence {
  readonly start: Day
  readonly term: Term
  readonly age: Age
  readonly sentenceType: CaseSentenceType | null
}

/** A class of offences that are released alike: one offence of it, by which it is worked out, and what it is called. */
export interface OffenceClass {
  readonly code: OffenceClassCode
  readonly offence: Offence
  readonly words: string
  /** Of whom, from how many years and under how many, and passed in which time. */
  readonly who: 'adult' | 'child'
  readonly years: readonly [from: number | null, under: number | null]
  readonly passed: readonly [from: Day | null, before: Day | null]
}

const row = (
  code: OffenceClassCode,
  who: OffenceClass['who'],
  years: OffenceClass['years'],
  passed: OffenceClass['passed'],
  key: string,
  words: string,
): OffenceClass => ({ code, who, years, passed, offence: offenceByKey(key) as Offence, words })

const any = [null, null] as const
const from = <T>(least: T) => [least, null] as const
const before = <T>(next: T) => [null, next] as const

const theAct = days.progressionModel.day
const special = days.courtsAct2015.day
const spying = days.nationalSecuritySentences.day

const keptAtHalf = 'Stalking, strangling, controlling behaviour, breach of some orders, or a sexual offence'
const orViolence = `${keptAtHalf}, or violence`
/** Since 1 May 2004 every sexual offence that carries more than 14 years carries life, and is in section 244ZA. */
const oldSexual = 'A sexual offence of before May 2004'
const gravest = 'Manslaughter, attempted murder, or section 18'
const life = 'Robbery, arson, section 18, manslaughter, or other violence that can carry life'
const childSex = 'A sexual offence against a child'

/** The classes, each with its rows: for each class the first that fits a sentence. A class whose offence cannot carry so long a
 *  term has none for it. */
// biome-ignore format: one row a line
export const offenceClasses: readonly OffenceClass[] = [
  // SI 2024/844, article 3(6): left out of 40%. After the Act an adult serves the same as for most offences.
  row('A_OFFENCE_KEPT_AT_HALF', 'adult', before(4), before(theAct), 'stalking_fear_of_violence_or_serious_alarm', keptAtHalf),
  row('A_OFFENCE_KEPT_AT_HALF', 'adult', from(4), before(theAct), 'child_cruelty', orViolence),
  row('A_OFFENCE_KEPT_AT_HALF', 'adult', from(4), before(theAct), 'buggery_1956', oldSexual),
  // Of those only the sexual ones are in section 249 of the Sentencing Code.
  row('A_OFFENCE_KEPT_AT_HALF', 'child', before(4), any, 'sexual_assault', 'A sexual offence'),
  row('A_OFFENCE_KEPT_AT_HALF', 'child', from(4), any, 'robbery', 'A sexual offence, or violence'),
  // Section 244ZA of the 2003 Act, by length; subsection (6) for those under 18.
  row('A_OFFENCE_SERIOUS', 'adult', [4, 7], any, 'wounding_with_intent', gravest),
  row('A_OFFENCE_SERIOUS', 'adult', from(7), any, 'robbery', life),
  row('A_OFFENCE_SERIOUS', 'child', from(7), any, 'wounding_with_intent', gravest),
  // The list of offences barred from the progression model (docs/decisions/0005).
  row('A_OFFENCE_LIST', 'adult', before(4), any, 'sexual_activity_with_child', 'Rape, or a sexual offence against a child'),
  row('A_OFFENCE_LIST', 'adult', from(4), any, 'sexual_activity_with_child', childSex),
  row('A_OFFENCE_LIST_LIFE', 'adult', from(4), any, 'rape', 'Rape'),
  row('A_OFFENCE_LIST_LIFE', 'child', from(7), any, 'rape', 'Rape'),
  // Section 247A of the 2003 Act reaches sentences whenever passed, and special sentences (section 244A) began with their own days.
  row('A_OFFENCE_PAROLE', 'adult', any, any, 'preparation_of_terrorist_acts', 'Terrorism'),
  row('A_OFFENCE_PAROLE', 'child', any, any, 'preparation_of_terrorist_acts', 'Terrorism'),
  row('A_OFFENCE_SPYING', 'adult', any, from(spying), 'obtaining_or_disclosing_protected_information', 'Spying'),
  row('A_OFFENCE_SPYING', 'child', any, from(spying), 'obtaining_or_disclosing_protected_information', 'Spying'),
  row('A_OFFENCE_SPECIAL', 'adult', any, from(special), 'rape_of_child_under_13', 'Rape of a child under 13'),
]

/** Section 250 detention is for those who were under 18, whatever age was given with it. */
const isChild = ({ age, sentenceType }: WithoutOffence): boolean =>
  age === 'child' || sentenceType === 'section_250'

function fits({ who, years, passed, offence }: OffenceClass, sentence: WithoutOffence): boolean {
  const { start, term } = sentence
  const [[least, under], [first, next]] = [years, passed]
  return (
    (who === 'child') === isChild(sentence) &&
    (first === null || start >= first) &&
    (next === null || start < next) &&
    (least === null || isAtLeastYears(start, term, least)) &&
    (under === null || !isAtLeastYears(start, term, under)) &&
    !isOverMaximum(offence, term)
  )
}

/** The row of a class for a sentence whose offence was not given; undefined where the class has none. */
export const offenceClassFor = (code: OffenceClassCode, sentence: WithoutOffence): OffenceClass | undefined =>
  offenceClasses.find((one) => one.code === code && fits(one, sentence))

/** Classes that are one in words where they are released alike: their offences are rare, and each has the Parole Board as a rule. */
export const paroleClasses: ReadonlySet<string> = new Set<OffenceClassCode>([
  'A_OFFENCE_PAROLE',
  'A_OFFENCE_SPYING',
  'A_OFFENCE_SPECIAL',
])
