import { type Day, inWords, latestOf } from '../../calendar/day.ts'
import type { Recall } from '../../custody/case.ts'
import {
  type GovernedSentence,
  isByHand,
  isMinimumTerm,
  isOfAct1991,
  isOldStyle,
} from '../../custody/governed-sentence.ts'
import { isReleasedUnder18 } from '../../custody/licence.ts'
import { isLengthRight, isNew } from '../../custody/recall/fixed-term-rules.ts'
import { isRecalledRun, licenceEndOf, type RecalledRun } from '../../custody/recall/recalled-run.ts'
import { recallDay, type TimelineRecall } from '../../custody/recall/recalled-state.ts'
import { dueRelease } from '../../custody/run-days.ts'
import type { AskedCaseSentence } from '../../facts/asked-case.ts'
import {
  type CaseRefusal,
  firstRefusal,
  notWorkedOut,
  ofRecall,
  ofSentence,
  type SentenceRow,
} from '../../facts/refusal.ts'
import { days } from '../../tables/days.ts'
import { recallKinds } from '../../tables/recall-types.ts'
import type { Regime } from '../../tables/regimes.ts'
import { isInNoSentence, notRecalled } from '../orders/refusals.ts'
import { endingLicence } from '../public-protection-licence.ts'
import { neverFixed, type RecalledPerson } from './kind-by-law.ts'
import { isOffenceTold, isOneDay, isShortAndOld, ofOneDay, ofShortAndOld, ofYoung } from './naming.ts'

/** Why there is no date after a recall from these sentences, whatever the recall. Sentences of one day beside others were over
 *  long before it. */
export function refusalsOfRecalled(
  recalled: readonly GovernedSentence[],
  recall: Recall,
): readonly CaseRefusal[] {
  if (recallKinds[recall.type].keepsRelease) return refusalsOfCurfew(recalled)
  const ended = afterLicence(recalled, recall)
  if (ended !== null) return [ended]
  if (recallKinds[recall.type].days !== null && recalled.some(isMinimumTerm)) return [neverFixedFromLife]
  const refusals = recalled.flatMap((part) => {
    if (isInNoSentence(part, recalled)) return [notRecalled(part)]
    return isOldRecall(part, recall) ? [ofSentence1991(part)] : firstRefusal(partRows, part, recalled)
  })
  const isAlone = ({ sentence }: GovernedSentence): boolean => sentence.consecutiveTo === null
  return recalled.every((part) => isOneDay(part) && isAlone(part)) ? [...refusals, ofOneDay] : refusals
}

/** Why nobody can have been recalled from public protection: the licence had to end before (Crime (Sentences) Act 1997, section
 *  32(1A)). Null where it had not, or the first release was not told. */
function afterLicence(
  recalled: readonly GovernedSentence[],
  { recallDate, returnToCustodyDate }: Recall,
): CaseRefusal | null {
  const end = endingLicence({ law: 'in_force' }, recalled)?.end ?? null
  const day = recallDate ?? returnToCustodyDate
  return end === null || day === null || day <= end
    ? null
    : ofRecall(
        recallDate === null ? 'returnToCustodyDate' : 'recallDate',
        `By our count the licence ended on ${inWords(end)}, and nobody can be recalled after ` +
          'that (Crime (Sentences) Act 1997, section 32(1A)). Check the days. If they are right, ' +
          'tell a solicitor today.',
      )
}

const neverFixedFromLife = ofRecall(
  'type',
  'From life and from public protection (IPP) there is no fixed term: the Parole Board ' +
    'looks at every recall (Crime (Sentences) Act 1997, section 32). Check the recall papers.',
)

/** Nobody is released on a curfew from these (section 246(1A) and (4)): what they are called. */
const neverOnCurfew: Readonly<Partial<Record<Regime['family'], string>>> = {
  'section 244ZA': 'a sentence for serious violence or a serious sexual offence (section 244ZA)',
  extended: 'an extended sentence',
  special: 'a special custodial sentence',
  terrorist: 'a terrorism sentence (section 247A)',
  life: 'a life sentence',
  'public protection': 'imprisonment for public protection',
}

/** Why there was no curfew from a sentence; null where there can have been one. */
function ofNoCurfew({ regime, sentence }: GovernedSentence): CaseRefusal | null {
  const name = neverOnCurfew[regime.family]
  return name === undefined
    ? null
    : ofRecall(
        'type',
        `Sentence ${sentence.id} is ${name}. Nobody is released on a curfew from it, so this is another kind of recall.`,
      )
}

/** Why there was no curfew from which a person could be recalled, before anything is counted. A sentence without a licence can have
 *  one. */
function refusalsOfCurfew(recalled: readonly GovernedSentence[]): readonly CaseRefusal[] {
  const refusals = recalled.flatMap((part) => {
    if (isInNoSentence(part, recalled)) return [notRecalled(part)]
    if (isUnder1991(part)) return [ofSentence1991(part)]
    return isByHand(part) || part.whole === null ? [ofNoCurfew(part) as CaseRefusal] : []
  })
  return refusals.length === 0 && recalled.every(isOneDay) ? [ofOneDay] : refusals
}

const isUnder1991 = (part: GovernedSentence): boolean => isOldStyle(part) || isOfAct1991(part)

/** The field that led to the rules of a serious terrorism sentence: no kind does by itself. */
const ruledBy = ({ classified, sentence }: GovernedSentence): keyof AskedCaseSentence => {
  if (classified.chosenBy !== 'caller') return 'offenceKey'
  return sentence.regimeId === null ? 'terrorism' : 'regimeId'
}

const ofSentence1991 = ({ at }: GovernedSentence): CaseRefusal =>
  notWorkedOut(
    at,
    'offenceDate',
    'This sentence is under the Criminal Justice Act 1991. Such a recall from it is not worked out.',
  )

/** From sentences of the Act of 1991 the recall is under the Act of 2003 since 14 July 2008 (section 50A of the Act of 1991, which section
 *  32 of the Criminal Justice and Immigration Act 2008 put in). Until then its licence, and that of an extended sentence still, ended
 *  otherwise (Schedule 20B, paragraphs 9 to 14 and 16). */
const isOldRecall = (part: GovernedSentence, recall: Recall): boolean =>
  isUnder1991(part) &&
  (part.regime.ends !== 'with the term' ||
    (recallDay(recall) ?? Number.POSITIVE_INFINITY) < days.fixedTermRecalls.day)

/** Why there is no date after a recall from a sentence. */
// biome-ignore format: a row a line
const partRows: readonly SentenceRow<GovernedSentence>[] = [
  [notWorkedOut, ruledBy, ({ regime }) => regime.id === 'terrorism_s247a_no_early_release',
    'A recall from a serious terrorism sentence is not worked out.'],
  [ofSentence, 'extensionYears', ({ whole }) => whole === null, 'Enter the extension period: the end of the sentence depends on it.'],
]

/** What a sentence is called beside which no recall is for a fixed term. */
const nameOfNever = ({ regime: { family } }: GovernedSentence): string =>
  family === 'extended'
    ? 'an extended sentence'
    : family === 'special'
      ? 'a special custodial sentence'
      : 'a terrorism or national security sentence, or one under the Criminal Justice Act 1991,'

/** Why the numbers that came out cannot be: a recall needs a licence still in force, and a fixed term its length. Where only
 *  some of the runs were over, the others decide. */
export function refusalsOfNumbers(person: RecalledPerson): readonly CaseRefusal[] {
  const { recall: input } = person
  const { recall } = input
  const runs = person.runs.filter(isRecalledRun)
  const going = runs.filter(({ recalled }) => recalled.hadEnded === null)
  if (recallKinds[recall.type].keepsRelease) return refusalsOfRelease(input, runs)
  if (going.some(isReleasedUnder18)) return [ofYoung]
  const without = going.filter(isShortAndOld)
  const ofNone = without.filter((run) => without.length === going.length || isOffenceTold(run))
  if (ofNone.length > 0) return ofNone.map(ofShortAndOld)
  const end = (): string => inWords(latestOf(runs.map(licenceEndOf)) as Day)
  const isOver = runs.every(({ recalled }) => recalled.hadEnded === 'by the recall')
  const never = going.length === 0 ? null : neverFixed(person)
  const isWrongLength =
    isNew(recall.returnToCustodyDate) && going.length > 0 && going.every((run) => !isLengthRight(recall, run))
  const refusals: CaseRefusal[] = []
  if (going.length === 0)
    refusals.push(
      isOver
        ? ofRecall(
            'recallDate',
            `The licence ended on ${end()}. A recall comes before the end: check the dates and the credit.`,
          )
        : ofRecall(
            'returnToCustodyDate',
            `The licence ended on ${end()}, before the return. Check the dates and the credit.`,
          ),
    )
  if (never !== null)
    refusals.push(
      ofRecall(
        'type',
        input.isRecalled[never.at]
          ? 'A recall from an extended, special, terrorism or national security sentence is a standard one.'
          : `While ${nameOfNever(never)} runs every recall is a standard one (section 255A(8)).`,
      ),
    )
  else if (isWrongLength)
    refusals.push(
      ofRecall(
        'type',
        recall.type === 'fixed_term_14'
          ? 'A recall of 14 days is for a sentence under 12 months. This one is longer.'
          : 'A recall of 28 days is for a sentence of 12 months or more. This one is shorter.',
      ),
    )
  return refusals
}

/** A curfew ends with the first release day: a recall from it comes before. What was over by then does not count. */
function refusalsOfRelease(
  { recall, dueOf }: TimelineRecall,
  runs: readonly RecalledRun[],
): readonly CaseRefusal[] {
  const served = runs.filter(({ recalled }) => recalled.wasServed)
  const parts = [...new Set(served.flatMap((run) => run.parts))]
  const bars = parts.flatMap((part) => ofNoCurfew(part) ?? [])
  if (bars.length > 0) return bars
  const { returnToCustodyDate: returnDate } = recall
  const last = latestOf(served.map(dueRelease))
  if (
    last !== null &&
    returnDate !== null &&
    last < returnDate &&
    served.every(({ moved }) => moved === null)
  )
    return [
      ofRecall(
        'unlawfullyAtLargeDays',
        `With so few days at large release was due on ${inWords(last)}, before the return. Check the days.`,
      ),
    ]
  if (served.length > 0) return []
  const dues = runs.map(({ parts }) => dueOf((parts.at(-1) as GovernedSentence).at))
  const due = `By our count release was due on ${inWords(latestOf(dues) as Day)}`
  return [
    recall.recallDate === null
      ? ofRecall('returnToCustodyDate', `${due}, before the return. Give the day of the recall.`)
      : ofRecall(
          'recallDate',
          `${due}. A recall from a curfew comes before that: check the day, or the kind of recall.`,
        ),
  ]
}
