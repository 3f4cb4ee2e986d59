import { addDays, type Day, inWords } from '../calendar/day.ts'
import { isAtLeastYears, lastDay, type Term } from '../calendar/term.ts'
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
import { daysOfTerm, isNone, isOneYear, type Length, lay, measure, sumOf } from '../custody/length.ts'
import { isNoSentence } from '../custody/orders/kinds.ts'
import { ownCredit } from '../custody/run-days.ts'
import {
  type CaseRefusal,
  firstRefusal,
  notWorkedOut,
  ofSentence,
  type SentenceRow,
} from '../facts/refusal.ts'
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
  const asGiven = [...parts].sort((a, b) => a.at - b.at)
  const unborn = asGiven.find(({ layers }) => layers.length === 0)
  if (unborn !== undefined) return [unbornRefusal(unborn)]
  return asGiven.flatMap((part) => {
    const ofKind = firstRefusal(kindRows, part, asGiven)
    return ofKind.length > 0
      ? ofKind
      : [...firstRefusal(extensionRows, part, asGiven), ...refusalsOfOrder(part)]
  })
}

/** The law as it stood on a day before there were any release rules for the kind of sentence. */
const unbornRefusal = ({ sentence }: GovernedSentence): CaseRefusal => ({
  place: { in: 'case', field: 'law' },
  message: `The release rules for sentence ${sentence.id} had not begun by then. Choose a later day.`,
})

const isOut = ({ sentence }: GovernedSentence): boolean => sentence.onLicence

/** The last day of a minimum term. */
function minimumEnd({ at, sentence, custodial }: GovernedSentence): Day {
  const { startDate } = sentence
  return addDays(startDate, lay(startDate, [custodial]).days - 1 - ownCredit({ ownDays: null }, sentence, at))
}

const runsTo = (part: GovernedSentence): string =>
  `The minimum term of sentence ${part.sentence.id} runs to ${inWords(minimumEnd(part))}`

const isOutEarly = (part: GovernedSentence): boolean =>
  isOut(part) && (part.sentence.firstReleaseDate ?? Infinity) < minimumEnd(part)

/** What else was passed before a person was let out on licence; undefined where nothing was. */
const passedBefore = (
  part: GovernedSentence,
  parts: readonly GovernedSentence[],
): GovernedSentence | undefined => {
  const out = part.sentence.firstReleaseDate ?? minimumEnd(part)
  return parts.find((other) => !isOut(other) && other.sentence.startDate <= out)
}

const letOut = (part: GovernedSentence): string => {
  const { id, firstReleaseDate: day } = part.sentence
  return day === null ? runsTo(part) : `The person was first let out from sentence ${id} on ${inWords(day)}`
}

/** A fixed term, passed before a day. Rules that the caller chose stand. */
const isBefore = (part: GovernedSentence, day: Day): boolean =>
  part.sentence.startDate < day &&
  !isMinimumTerm(part) &&
  !isNoSentence(part) &&
  part.classified.chosenBy !== 'caller'

const [began, since1991, since85] = [days.courtsAct2015.day, days.act1991.day, days.section85.day]

/** A person on licence from life or public protection was let out when the minimum term was over, and is in prison for something later,
 *  if at all; kinds of sentence that did not exist yet; fixed terms from before the release rules that we know. */
// biome-ignore format: a row a line
const kindRows: readonly SentenceRow<GovernedSentence>[] = [
  [ofSentence, 'firstReleaseDate', isOutEarly, (part) => `${runsTo(part)}, and nobody is let out before that. Check the days.`],
  [ofSentence, 'onLicence', (part, all) => isOut(part) && passedBefore(part, all) !== undefined,
    (part, all) => `${letOut(part)}, and sentence ${passedBefore(part, all)?.sentence.id} was passed before that. ` +
      'Check the days. Leave out a sentence that was over before the person was let out.'],
  [ofSentence, 'sentenceType', isTooEarly,
    ({ sentence }) => `Special custodial sentences began on ${inWords(began)}. ` +
      `Sentence ${sentence.id} is earlier, so it is of another kind.`],
  [notWorkedOut, 'startDate', (part) => isBefore(part, since1991),
    `Sentences passed before ${inWords(since1991)} are under older release rules, which are not worked out.`],
  [notWorkedOut, 'sentenceType', (part) => isBefore(part, since85) && isOfAct1991(part) && part.regime.ends === 'after an extension',
    `Extended sentences passed before ${inWords(since85)} are not worked out.`],
]

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

const hasExtension = ({ sentence: { extension } }: GovernedSentence): boolean =>
  extension !== null && !isNone(extension)

const isSpecial = (part: GovernedSentence): boolean =>
  part.regime.family === 'special' || isNamedSpecial(part)

const isNamedSpecial = ({ sentence }: GovernedSentence): boolean => standingKind(sentence) === 'sopc'

/** An extension period is for extended sentences and a year's licence for special ones; nothing else has one. */
// biome-ignore format: a row a line
const extensionRows: readonly SentenceRow<GovernedSentence>[] = [
  [ofSentence, 'extensionYears', (part) => part.sentence.extension !== null
      && (hasExtension(part) ? isSpecial(part) : isNamedSpecial(part)) && !isOneYear(part.sentence.extension),
    'The licence of a special custodial sentence is 12 months.'],
  [ofSentence, 'extensionYears', (part) => hasExtension(part) && !isSpecial(part) && part.regime.ends !== 'after an extension',
    'Only extended and special sentences have an extension period.'],
  [ofSentence, 'extensionYears', (part) => hasExtension(part) && part.regime.family === 'extended' && !isExtensionPeriod(part),
    `An extension period is at least ${leastExtension.years} year and at most ${mostExtension.years} years; ` +
      'for a serious terrorism offence, which is then to be given, 10.'],
]

/** The extension period as a term. */
function extensionOf({ sentence }: GovernedSentence): Term {
  const { months, days } = measure('', sentence.extension as Length)
  return { years: 0, months, days }
}

function isExtensionPeriod(part: GovernedSentence): boolean {
  const { startDate: start } = part.sentence
  const term = extensionOf(part)
  return (
    isAtLeastYears(start, term, leastExtension.years) && lastDay(start, term) <= lastDay(start, mostExtension)
  )
}
