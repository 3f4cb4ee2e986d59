import { birthday } from '../calendar/age.ts'
import type { Day } from '../calendar/day.ts'
import { isAtLeastYears } from '../calendar/term.ts'
import { type Classification, classify, classifyOffence, classifyStanding } from '../sentence/classify.ts'
import type { InCase, Question, Under247A } from '../sentence/question.ts'
import { layersFor, type View } from '../sentence/reached-layers.ts'
import { endsOf } from '../sentence/sentence-result.ts'
import { days } from '../tables/days.ts'
import type { CaseSentenceType } from '../tables/kinds.ts'
import { asAt, inForceOn, type Layer, type Layers } from '../tables/layers.ts'
import { orderTypes } from '../tables/order-kinds.ts'
import { pointOf, type Regime, regimeOf } from '../tables/regimes.ts'
import { type CaseLaw, type CaseSentence, isFixed } from './case.ts'
import { type Measure, measure } from './length.ts'
import { heldDaysOf, namedRules, oneTermOf, type Person, questionOf } from './sentence-question.ts'

/** A sentence of the case with what governs it: a part of a run. */
export interface GovernedSentence {
  readonly sentence: CaseSentence
  /** Its number in the case, from 0. */
  readonly at: number
  /** The same sentence as a question about it alone, without credit. */
  readonly question: Question
  readonly classified: Classification
  readonly regime: Regime
  /** The layers that can reach it; one where the release point is fixed. */
  readonly layers: Layers
  /** The layer in force on its day. */
  readonly point: Layer
  readonly custodial: Measure
  /** The custodial term with the extension, itself where there is none; null where an extension was not given. */
  readonly whole: Measure | null
  /** The person's 18th birthday; null where the date of birth was not given. */
  readonly cameOfAge: Day | null
  /** A committal after a sentence that is taken to begin when the sentence ends, and not when it lets the person go. */
  readonly isAfterEnd: boolean
}

export const idOf = ({ sentence }: GovernedSentence): string => sentence.id
export const custodialOf = ({ custodial }: GovernedSentence): Measure => custodial

/** Whether the same rules govern the sentences of a case with another offence in some of them, and nothing else of them differs. */
export const areGovernedAlike = (
  parts: readonly GovernedSentence[],
  others: readonly GovernedSentence[],
): boolean => parts.every((part, i) => isGovernedAlike(part, others[i] as GovernedSentence))

const isGovernedAlike = (one: GovernedSentence, other: GovernedSentence): boolean =>
  one === other ||
  (one.regime === other.regime &&
    one.sentence.regimeId === other.sentence.regimeId &&
    one.sentence.sentenceType === other.sentence.sentenceType &&
    one.sentence.ageAtConviction === other.sentence.ageAtConviction &&
    one.sentence.offenceDate === other.sentence.offenceDate &&
    one.layers.length === other.layers.length &&
    one.layers.every((layer, i) => layer === other.layers[i]))

/** The Parole Board decides, or nobody: the whole custodial term is served before release is automatic. */
export const isParole = ({ regime }: GovernedSentence): boolean => regime.released !== 'automatically'

/** Life or public protection: nothing is automatic, and nothing ends. */
export const isMinimumTerm = ({ regime }: GovernedSentence): boolean =>
  regime.released === 'after a minimum term'

/** Under section 247A, whatever it is called. */
export const isTerrorist = ({ regime }: GovernedSentence): boolean => regime.family === 'terrorist'

/** What prisons work out by hand beside other kinds: life, public protection and terrorism. */
export const isByHand = (part: GovernedSentence): boolean => isMinimumTerm(part) || isTerrorist(part)

/** Under the Criminal Justice Act 1991, and not at one-half alone. */
export const isOfAct1991 = ({ regime }: GovernedSentence): boolean => regime.family === 'act of 1991'

/** The licence of a special custodial sentence where none was given (Sentencing Code, section 278). */
const specialLicence = { years: 1, months: 0, weeks: 0, days: 0 }

/** A fixed term of the old style, under the Criminal Justice Act 1991: for an offence before the release rules of the 2003 Act
 *  began, or of less than 12 months whatever the offence (Schedule 20B, paragraph 1(9)(b)(ii)), and passed before those of the 1991
 *  Act ended. */
export const isOldStyle = ({
  sentence: { offenceDate, startDate: start },
  question: { term },
  regime,
}: GovernedSentence): boolean =>
  ((offenceDate ?? start) < days.releaseUnder2003Act.day || !isAtLeastYears(start, term, 1)) &&
  start < days.extendedSentences.day &&
  regime.released === 'automatically' &&
  regime.ends === 'with the term' &&
  regime.takesAddedDays

/** These kinds are facts: they stand whatever the offence is. */
const stands: ReadonlySet<CaseSentenceType> = new Set<CaseSentenceType>([
  ...(['eds', 'sopc', 'life', 'ipp', 'terrorism'] as const),
  ...orderTypes,
])

/** The kind that was named, where it stands; null where the caller's regime or the offence comes first. */
export const standingKind = (sentence: CaseSentence): CaseSentenceType | null => {
  const { sentenceType } = sentence
  return sentenceType !== null && stands.has(sentenceType) && namedRules(sentence) === null
    ? sentenceType
    : null
}

/** The caller's regime comes first, then a kind that stands, then the offence. What bars the offence is said in any case. */
function classifiedOf(sentence: CaseSentence, question: Question): Classification {
  const { offence } = question
  const kind = standingKind(sentence)
  const classified = kind === null ? classify(question) : classifyStanding(question, kind)
  return offence === null || classified.chosenBy !== 'kind of sentence'
    ? classified
    : { ...classified, excludedBy: classifyOffence(question, offence).excludedBy }
}

/** What governs a sentence of a case. */
export function governedSentence(
  sentence: CaseSentence,
  at: number,
  person: Person,
  view: View,
  under247A?: Under247A,
): GovernedSentence {
  const { law, dateOfBirth } = person
  const question = questionOf(sentence, person, under247A)
  const classified = classifiedOf(sentence, question)
  const regime = regimeOf(classified.regimeId)
  const layers = layersOf(question, regime, law, view)
  const { id, length } = sentence
  const isSpecial =
    regime.ends === 'a year after the term' ||
    (regime.ends === 'after an extension' && sentence.sentenceType === 'sopc')
  const given = question.inCase?.hasNoExtension ? null : sentence.extension
  const more = given ?? (isSpecial ? specialLicence : null)
  const isUnknown = more === null && endsOf(question, classified, regime) === 'after an extension'
  const custodial = measure(id, length)
  return {
    sentence,
    at,
    question,
    classified,
    regime,
    layers,
    point: inForceOn(layers, sentence.startDate),
    custodial,
    whole: isUnknown ? null : more === null ? custodial : measure(id, length, more),
    cameOfAge: dateOfBirth === null ? null : birthday(dateOfBirth, 18),
    isAfterEnd: false,
  }
}

/** Whether what governs a sentence is what governed it in a case by the same law: neither the sentence nor what others bring to it is
 *  otherwise. */
export function isGovernedAsBefore(
  { sentence: before, question }: GovernedSentence,
  sentence: CaseSentence,
  person: Person,
): boolean {
  const { heldDays, oneTerm: a } = question.inCase as InCase
  if (sentence !== before || heldDays !== heldDaysOf(sentence, person)) return false
  const b = oneTermOf(sentence, person)
  return a === b || (a?.years === b?.years && a?.months === b?.months && a?.days === b?.days)
}

function layersOf(question: Question, regime: Regime, law: CaseLaw, view: View): Layers {
  if (isFixed(law)) return [pointOf(regime, question.postCommencement)]
  const layers = view(layersFor(question, regime), regime.id)
  return law === 'in_force' ? layers : asAt(layers, law)
}
