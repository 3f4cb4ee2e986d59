import {
  type Case,
  type CaseAnswer,
  type CaseRun,
  type CustodyPart,
  daysInWords,
  type Fraction,
  inWords,
  type Length,
  type Piece,
  type Recalled,
  warningForPeople,
} from '@requisite/law'
import {
  type CreditName,
  creditFacts,
  decidingRun,
  factWords,
  isOfNewRules,
  monthsInWords,
} from '@requisite/law/internal'
import { courtLength } from '../../told/length.ts'
import { capital, plainTitle, sentencesNamed, verbFor } from '../told/text.ts'

const pieceInWords = ({ unit, count }: Piece): string =>
  unit === 'days' ? daysInWords(count) : monthsInWords(count)

/** Lengths laid end to end, in the units that the court used: 12 weeks stay 12 weeks. */
function sumOf(lengths: readonly Length[]): Length {
  const [only] = lengths
  if (only !== undefined && lengths.length === 1) return only
  const of = (unit: keyof Length): number => lengths.reduce((sum, length) => sum + length[unit], 0)
  const months = 12 * of('years') + of('months')
  return { years: (months - (months % 12)) / 12, months: months % 12, weeks: of('weeks'), days: of('days') }
}

/** The length of which a part is served. Older terms that overlap are one term, whatever each of them is. */
function lengthServed({ sentenceIds, pieces }: CustodyPart, run: CaseRun, { sentences }: Case): string {
  const lengths = sentences.filter(({ id }) => sentenceIds.includes(id)).map(({ length }) => length)
  return run.isSingleTerm || lengths.length === 0
    ? pieces.map(pieceInWords).join(' and ')
    : courtLength(sumOf(lengths))
}

/** How the reason is said where it stands: what one-half is called, and whether the day of release stands over it. */
interface Saying {
  readonly half?: 'half' | 'one-half'
  readonly isUnderDay?: boolean
}

/** A part in words: "one-third", or "all" where nothing is left. */
const phraseOf = ({ numerator, denominator, phrase }: Fraction, { half = 'one-half' }: Saying): string =>
  numerator === denominator ? 'all' : 2 * numerator === denominator ? half : phrase

/** The days of one sort that were told with these sentences. */
export const creditIn = (sentences: Case['sentences'], name: CreditName): number =>
  sentences.reduce((sum, { [name]: days }) => sum + days, 0)

/** Whether the days that come off a run are those that were told with these sentences. */
export const isAllCredit = ({ credit }: CaseRun, sentences: Case['sentences']): boolean =>
  creditFacts.reduce((sum, name) => sum + creditIn(sentences, name), 0) === credit

/** The days on remand that were told by their dates and shorten a run. */
export const remandBy = ({ remand }: CaseAnswer, { sentenceIds }: CaseRun): number =>
  (remand?.counted ?? [])
    .filter((range) => range.sentenceIds.some((id) => sentenceIds.includes(id)))
    .reduce((sum, { days }) => sum + days, 0)

/** The one sort of days that was told to come off; null where it is both. */
export function onlyCredit({ case: { sentences }, remand }: CaseAnswer): CreditName | null {
  const isOfRemand =
    (remand?.counted.length ?? 0) > 0 ||
    sentences.some(({ remandCreditMonths }) => remandCreditMonths !== null)
  const [only, ...more] = creditFacts.filter(
    (name) => creditIn(sentences, name) > 0 || (name === 'remandCreditDays' && isOfRemand),
  )
  return only === undefined || more.length > 0 ? null : only
}

/** What the days that come off are called, where they are not those of single sentences. */
export function creditSaid(answer: CaseAnswer): string {
  const only = onlyCredit(answer)
  return only === null ? 'on remand or a tag' : factWords.sentence[only].said
}

const lessInWords = (days: number, name: CreditName): string =>
  `less ${daysInWords(days)} ${factWords.sentence[name].said}`

/** What is taken off and put on. */
export function changesInWords(run: CaseRun, answer: CaseAnswer): readonly string[] {
  const { sentences } = answer.case
  const dated = remandBy(answer, run)
  const rest = { ...run, credit: run.credit - dated }
  // Days that were told with another sentence of the same day count for this one too.
  const counted = [sentences.filter(({ id }) => run.sentenceIds.includes(id)), sentences].find((own) =>
    isAllCredit(rest, own),
  )
  const credits =
    counted !== undefined
      ? creditFacts
          .map((name) => [name, creditIn(counted, name) + (name === 'remandCreditDays' ? dated : 0)] as const)
          .filter(([, days]) => days > 0)
          .map(([name, days]) => lessInWords(days, name))
      : [`less ${daysInWords(run.credit)} ${creditSaid(answer)}`]
  return [
    ...credits,
    run.addedDays > 0 ? `plus ${daysInWords(run.addedDays)} added` : '',
    run.atLargeDays > 0 ? `plus ${daysInWords(run.atLargeDays)} away` : '',
  ].filter((text) => text !== '')
}

/** Whether all of a run is served in one part, so that its lengths can be said together. */
const isChainOfOnePart = (run: CaseRun): boolean =>
  run.sentenceIds.length > 1 && run.custodyParts.length === 1 && !run.isSingleTerm

/** The part of the sentence that is served, with what is taken off and put on: "one-third of 18 months, less 40 days on
 *  remand". */
function partServed(answer: CaseAnswer, saying: Saying = {}): string {
  const run = decidingRun(answer)
  const parts = run.custodyParts.map(
    (part) => `${phraseOf(part.fraction, saying)} of ${lengthServed(part, run, answer.case)}`,
  )
  return [parts.join(' and '), ...changesInWords(run, answer)].join(', ')
}

/** The same of sentences that follow one another: "sentences 1 and 2, one after the other, 3 years in all: one-third". */
function chainServed(run: CaseRun, answer: CaseAnswer, saying: Saying): string {
  const [part] = run.custodyParts as [CustodyPart]
  const served = [phraseOf(part.fraction, saying), ...changesInWords(run, answer)].join(', ')
  return `${sentencesNamed(run.sentenceIds)}, one after the other, ${lengthServed(part, run, answer.case)} in all: ${served}`
}

/** The same for a reader who knows the length: "one-third of the sentence, less 40 days on remand". */
export function partOfSentence(answer: CaseAnswer): string {
  const run = decidingRun(answer)
  const [part] = run.custodyParts
  if (answer.sentences.length > 1 || part === undefined) return partServed(answer)
  const whole = answer.sentences.some(
    ({ regime }) => regime.ends === 'with the term' && regime.takesAddedDays === false,
  )
    ? 'it'
    : 'the sentence'
  return [`${phraseOf(part.fraction, {})} of ${whole}`, ...changesInWords(run, answer)].join(', ')
}

/** How the stage of a change of law sets the date, in sentences without their full stops. */
function heldInWords(
  { hold, release }: CaseRun,
  leaving: CaseAnswer['leaving'],
  { isUnderDay = true }: Saying,
): readonly string[] {
  if (hold === null) return []
  const phrase = hold.layer.fraction.phrase
  const isNew = isOfNewRules(hold.layer.change)
  const reached = isNew ? 'the new rules reach' : `the change to ${phrase} reached`
  const isThatDay = isUnderDay && release === hold.stage.day && leaving === null
  return [
    `${reached} sentences of this length on ${isThatDay ? 'that day' : inWords(hold.stage.day)}`,
    `More than ${phrase} ${isNew ? 'has' : 'had'} been served by then`,
    ...(release > hold.stage.day ? ['Days added come on top'] : []),
  ]
}

/** What is said of how the person really left prison, or was removed from it. */
const saidOfLeaving: ReadonlySet<string> = new Set(['W_LEFT', 'W_UNREACHED', 'W_REMOVED'])

/** Which sentences decide, and which add nothing, nothing for one alone; and what of them the person left before. */
function whichDecide(answer: CaseAnswer, isSaid: boolean): readonly string[] {
  const { decidedBy, sentences, warnings } = answer
  const leaving = warnings.filter(({ code }) => saidOfLeaving.has(code))
  const left = leaving.filter(({ code }) => code === 'W_LEFT').flatMap(({ sentenceIds }) => sentenceIds)
  const said = leaving.map((warning) => warningForPeople(warning).replace(/\.$/, ''))
  const others = sentences
    .map(({ sentence }) => sentence.id)
    .filter((id) => !decidedBy.release.includes(id) && !left.includes(id))
  if (others.length === 0) return said
  const decide = `${capital(sentencesNamed(decidedBy.release))} ${verbFor(decidedBy.release, 'decides', 'decide')}`
  return [
    ...(isSaid ? [] : [decide]),
    `${capital(sentencesNamed(others))} ${verbFor(others, 'adds', 'add')} nothing`,
    ...said,
  ]
}

/** A name that is not too long for the middle of a line. */
const longestName = 30
const offenceNamed = (title: string): string =>
  plainTitle(title).length > longestName ? 'This offence' : plainTitle(title)

/** An offence that has a rule of its own from a length on (section 244ZA). */
function ownRule({ sentences, decidedBy }: CaseAnswer): readonly string[] {
  const rules = { sds_plus_adult_7_plus: 7, sds_plus_adult_4_to_7: 4 } as const
  const said = sentences
    .filter(({ sentence }) => decidedBy.release.includes(sentence.id))
    .flatMap(({ regime, sentence }) => {
      const years = rules[regime.id as keyof typeof rules]
      return years === undefined || sentence.offence === null
        ? []
        : [`${offenceNamed(sentence.offence.title)} with ${years} years or more has its own rule`]
    })
  return [...new Set(said)]
}

/** Why the date is what it is, each reason a sentence without its full stop. */
function reasons(answer: CaseAnswer, saying: Saying): readonly string[] {
  const run = decidingRun(answer)
  const isChain = isChainOfOnePart(run)
  if (run.hold?.isFelt === true)
    return [...heldInWords(run, answer.leaving, saying), ...whichDecide(answer, false)]
  const isCapped = run.end !== null && run.release === run.end && run.addedDays > 0
  const isEarly = answer.stages.some(
    ({ layer, held, stage }) => isOfNewRules(layer.change) && !held && run.release < stage.day,
  )
  return [
    isChain ? chainServed(run, answer, saying) : partServed(answer, saying),
    ...ownRule(answer),
    ...(isCapped ? ['Added days cannot go past the end of the sentence'] : []),
    ...(isEarly ? ['The person is out before the new rules reach this sentence'] : []),
    ...whichDecide(answer, isChain),
  ]
}

/** Why the date is what it is: which part, of what, less what; begins in the middle of a sentence, and can go on at its end. */
export const whyOpen = (answer: CaseAnswer, saying: Saying = {}): string => reasons(answer, saying).join('. ')

/** The same with its full stop. */
export const why = (answer: CaseAnswer, saying: Saying = {}): string => `${whyOpen(answer, saying)}.`

/** Whether the recall had ended when the sentence was passed that decides. */
export const isRecallOver = (answer: CaseAnswer): boolean =>
  answer.recalled !== null && answer.recalled.run.release < decidingRun(answer).start

/** The two things that hold a person, where a recall ends sooner than another sentence, or on the same day. */
export function heldBesideRecall(answer: CaseAnswer, { run: recalled, recall }: Recalled): readonly string[] {
  const run = decidingRun(answer)
  const ends =
    recalled.recalled.until === 'the end'
      ? `ends by ${inWords(recalled.release)} at the latest`
      : `${isRecallOver(answer) ? 'ended' : 'ends'} on ${inWords(recalled.release)}`
  const part = run.hold?.isFelt === true ? heldInWords(run, null, {}).join('. ') : partServed(answer)
  const isNew = run.start >= (recall.recallDate ?? recall.returnToCustodyDate ?? run.start)
  const name = `The ${isNew ? 'new' : 'other'} sentence${run.sentenceIds.length === 1 ? '' : 's'}`
  return [
    `The recall (${sentencesNamed(recalled.sentenceIds)}) ${ends} (${recalled.releaseType}).`,
    `${name} (${sentencesNamed(run.sentenceIds)}): ${part}, ${inWords(run.release)} (${run.releaseType}).`,
  ]
}
