import { addDays, type Day, inWords } from '../calendar/day.ts'
import { isAtLeastYears, lastDay } from '../calendar/term.ts'
import { leastExtension, mostExtension } from '../custody/change.ts'
import {
  type GovernedSentence,
  idOf,
  isByHand,
  isMinimumTerm,
  isOfAct1991,
  isOldStyle,
  standingKind,
} from '../custody/governed-sentence.ts'
import { daysOfTerm, isNone, type Length, lay, measure, sumOf } from '../custody/length.ts'
import { isNoSentence } from '../custody/orders/kinds.ts'
import { ownCredit } from '../custody/run-days.ts'
import { type CaseRefusal, notWorkedOut, ofSentence } from '../facts/refusal.ts'
import { days } from '../tables/days.ts'
import { oldTerms } from './mixed-chains.ts'
import { refusalsOfOrder } from './orders/refusals.ts'

const none: readonly CaseRefusal[] = []

/** Whether nothing of a sentence could be refused, in a chain or out of it: most are of no special kind, and have no extension
 *  period. */
export const isPlainPart = (part: GovernedSentence): boolean =>
  part.layers.length > 0 &&
  part.sentence.extension === null &&
  part.sentence.startDate >= days.releaseUnder2003Act.day &&
  !isTooEarly(part) &&
  !isByHand(part) &&
  !isNoSentence(part) &&
  !isOfAct1991(part)

/** A sentence named a special one from before there were any (Criminal Justice and Courts Act 2015, section 6). Rules that the
 *  caller chose stand, with a warning. */
const isTooEarly = ({ sentence }: GovernedSentence): boolean =>
  standingKind(sentence) === 'sopc' && sentence.startDate < days.courtsAct2015.day

/** Why sentences cannot be worked out as they stand: kinds that did not exist yet, and extension periods. */
export function refusalsOfParts(parts: readonly GovernedSentence[]): readonly CaseRefusal[] {
  const asGiven: GovernedSentence[] = []
  for (const part of parts) asGiven[part.at] = part
  const unborn = asGiven.find(({ layers }) => layers.length === 0)
  if (unborn !== undefined) return [unbornRefusal(unborn)]
  return asGiven.flatMap((part) => {
    const notOut = part.sentence.onLicence ? onLicenceRefusal(part, asGiven) : null
    if (notOut !== null) return [notOut]
    if (isTooEarly(part)) return [tooEarlyRefusal(part)]
    const tooOld = oldLawRefusal(part)
    return tooOld === null ? [...extensionRefusals(part), ...refusalsOfOrder(part)] : [tooOld]
  })
}

/** A person on licence from life or public protection was let out when the minimum term was over, and is in prison for something
 *  later, if at all. */
function onLicenceRefusal(part: GovernedSentence, parts: readonly GovernedSentence[]): CaseRefusal | null {
  const { at, sentence, custodial } = part
  const { startDate: start, firstReleaseDate: released } = sentence
  const end = addDays(start, lay(start, [custodial]).days - 1 - ownCredit({ ownDays: null }, sentence, at))
  if (released !== null && released < end)
    return ofSentence(
      at,
      'firstReleaseDate',
      `The minimum term of sentence ${sentence.id} runs to ${inWords(end)}, and nobody is let out before that. Check the days.`,
    )
  const isEarly = ({ sentence: other }: GovernedSentence): boolean =>
    !other.onLicence && other.startDate <= (released ?? end)
  const early = parts.find(isEarly)
  if (early === undefined) return null
  const inside =
    released === null
      ? `The minimum term of sentence ${sentence.id} runs to ${inWords(end)}`
      : `The person was first let out from sentence ${sentence.id} on ${inWords(released)}`
  return ofSentence(
    at,
    'onLicence',
    `${inside}, and sentence ${early.sentence.id} was passed before that. Check the days. Leave out a sentence that was over before the person was let out.`,
  )
}

/** The law as it stood on a day before there were any release rules for the kind of sentence. */
const unbornRefusal = ({ sentence }: GovernedSentence): CaseRefusal => ({
  place: { in: 'case', field: 'law' },
  message: `The release rules for sentence ${sentence.id} had not begun by then. Choose a later day.`,
})

const tooEarlyRefusal = (part: GovernedSentence): CaseRefusal =>
  ofSentence(
    part.at,
    'sentenceType',
    `Special custodial sentences began on ${inWords(days.courtsAct2015.day)}. Sentence ${part.sentence.id} is earlier, so it is of another kind.`,
  )

/** Fixed terms from before the release rules that we know. Rules that the caller chose stand. */
function oldLawRefusal(part: GovernedSentence): CaseRefusal | null {
  const { at, sentence, regime, classified } = part
  if (isMinimumTerm(part) || isNoSentence(part) || classified.chosenBy === 'caller') return null
  if (sentence.startDate < days.act1991.day)
    return notWorkedOut(
      at,
      'startDate',
      `Sentences passed before ${inWords(days.act1991.day)} are under older release rules, which are not worked out.`,
    )
  return isOfAct1991(part) && regime.ends === 'after an extension' && sentence.startDate < days.section85.day
    ? notWorkedOut(
        at,
        'sentenceType',
        `Extended sentences passed before ${inWords(days.section85.day)} are not worked out.`,
      )
    : null
}

/** Terms of the old style that are not wholly apart are one term (Criminal Justice Act 1991, section 51(2)), and one of 4 years or
 *  more has rules of its own. Those of one day, side by side, are the longest of them. */
export function refusalsOfOldTerms(parts: readonly GovernedSentence[]): readonly CaseRefusal[] {
  const old = parts.filter((part) => isOfAct1991(part) || isOldStyle(part))
  return old.length > 1 && !areOneOfThem(old, parts)
    ? old.filter(isOfAct1991).map(({ at }) => notWorkedOut(at, 'offenceDate', oldTerms))
    : none
}

/** Whether old terms of one day, none extended and none in a chain, are as one the longest of them: one under the rules for 4 years
 *  or more. */
function areOneOfThem(old: readonly GovernedSentence[], parts: readonly GovernedSentence[]): boolean {
  const { startDate: start } = (old[0] as GovernedSentence).sentence
  const ids = new Set(old.map(idOf))
  const isFollowing = ({ sentence: { id, consecutiveTo } }: GovernedSentence): boolean =>
    consecutiveTo !== null && (ids.has(id) || ids.has(consecutiveTo))
  if (parts.some(isFollowing)) return false
  if (!old.every(({ sentence, regime }) => sentence.startDate === start && regime.ends === 'with the term'))
    return false
  const lengths = old.map(({ custodial }) => daysOfTerm(start, sumOf([custodial])))
  const longest = Math.max(...lengths)
  return old.some((part, i) => isOfAct1991(part) && lengths[i] === longest)
}

/** An extension period is for extended sentences and a year's licence for special ones; nothing else has one. */
function extensionRefusals(part: GovernedSentence): readonly CaseRefusal[] {
  const { extension } = part.sentence
  const wrong = extension === null || isNone(extension) ? null : wrongExtension(part, extension)
  return wrong === null ? [] : [ofSentence(part.at, 'extensionYears', wrong)]
}

function wrongExtension({ sentence, regime }: GovernedSentence, extension: Length): string | null {
  if (regime.family === 'special' || standingKind(sentence) === 'sopc')
    return isOneYear(extension) ? null : 'The licence of a special custodial sentence is 12 months.'
  if (regime.ends !== 'after an extension')
    return 'Only extended and special sentences have an extension period.'
  return regime.family === 'extended' && !isExtensionPeriod(sentence.startDate, extension)
    ? `An extension period is at least ${leastExtension.years} year and at most ${mostExtension.years} years; for a serious terrorism offence, which is then to be given, 10.`
    : null
}

function isOneYear(extension: Length): boolean {
  const { months, days } = measure('', extension)
  return months === 12 && days === 0
}

function isExtensionPeriod(start: Day, extension: Length): boolean {
  const { months, days } = measure('', extension)
  const term = { years: 0, months, days }
  const most = lastDay(start, mostExtension)
  return isAtLeastYears(start, term, leastExtension.years) && lastDay(start, term) <= most
}
