import {
  type Case,
  type CaseAnswer,
  type CaseRun,
  type CustodyPart,
  daysInWords,
  inWords,
  inWordsWithWeekday,
  type Length,
  type Piece,
  type Source,
} from '@requisite/law'
import { creditFacts, factWords, grouped, isOfNewRules, runLaw } from '@requisite/law/internal'
import { courtLength } from '../../told/length.ts'
import { creditIn, creditSaid, isAllCredit, onlyCredit, remandBy } from './part-served.ts'

/** A step of a run: what it says, and where the law says so. */
export interface RunStep {
  readonly text: string
  readonly law: readonly Source[]
}

/** Where the law of each sort of step stands. */
type StepLaw = Pick<ReturnType<typeof runLaw>, 'length' | 'part' | 'change'>

const step = (text: string, law: readonly Source[]): RunStep => ({ text, law })

/** A piece of the length, in the units that the court used where it is one sentence. */
function pieceInWords(
  { unit, count, sentenceIds, from, days }: Piece,
  told: Case,
  isOnlyPiece: boolean,
): string {
  const only = sentenceIds.length === 1 ? told.sentences.find(({ id }) => id === sentenceIds[0]) : undefined
  const given: Length =
    only !== undefined && isOnlyPiece
      ? only.length
      : unit === 'days'
        ? { years: 0, months: 0, weeks: 0, days: count }
        : { years: (count - (count % 12)) / 12, months: count % 12, weeks: 0, days: 0 }
  const laid = `${courtLength(given)} from ${inWords(from)}`
  const { years, months, weeks } = given
  if (years + months + weeks === 0) return `${laid}.`
  return `${laid} ${years + months + weeks + given.days === 1 ? 'is' : 'are'} ${daysInWords(days)}.`
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

/** One part of a length: "One-third of 1,096 days, rounded up, is 366 days." */
function partStep({ fraction, days, custody }: CustodyPart, { part }: StepLaw): RunStep {
  const isWhole = fraction.numerator === fraction.denominator
  const isExact = custody * fraction.denominator === days * fraction.numerator
  return isWhole
    ? step(`All of it is to be served: ${daysInWords(custody)}.`, part)
    : step(
        `${fraction.opening} of ${daysInWords(days)}${isExact ? '' : ', rounded up,'} is ${daysInWords(custody)}.`,
        part,
      )
}

/** A length that the court gave in days needs no step to become days. */
const isOfDays = ({ pieces: [piece, ...more] }: CustodyPart, { sentences }: Case): boolean =>
  piece?.unit === 'days' &&
  more.length === 0 &&
  piece.sentenceIds.every((id) => sentences.find((own) => own.id === id)?.length.days === piece.count)

/** The parts of a length, and what they come to. */
function partSteps(
  parts: readonly CustodyPart[],
  told: Case,
  law: StepLaw,
  isLengthSaid: boolean,
): readonly RunStep[] {
  const steps = parts.flatMap((part) => [
    ...(isLengthSaid || isOfDays(part, told)
      ? []
      : [
          step(
            [
              ...part.pieces.map((piece) => pieceInWords(piece, told, part.pieces.length === 1)),
              ...(part.pieces.length > 1 ? [`Together that is ${daysInWords(part.days)}.`] : []),
            ].join(' '),
            part.pieces.length > 1 ? law.length : [],
          ),
        ]),
    partStep(part, law),
  ])
  const custody = parts.map((part) => part.custody)
  return custody.length < 2
    ? steps
    : [...steps, step(`${custody.map(grouped).join(' + ')} is ${daysInWords(sum(custody))}.`, law.length)]
}

/** What comes off and goes on, each with what is left. */
function changeSteps(
  run: CaseRun,
  days: number,
  answer: CaseAnswer,
  { change: law }: StepLaw,
): readonly RunStep[] {
  const own = answer.case.sentences.filter(({ id }) => run.sentenceIds.includes(id))
  const dated = remandBy(answer, run)
  const only = onlyCredit(answer)
  const changes: readonly (readonly [change: number, name: string, law: readonly Source[]])[] = [
    ...(isAllCredit({ ...run, credit: run.credit - dated }, own)
      ? creditFacts.map((name) => {
          const taken = creditIn(own, name) + (name === 'remandCreditDays' ? dated : 0)
          return [-taken, factWords.sentence[name].said, law.creditOf(name)] as const
        })
      : ([[-run.credit, creditSaid(answer), only === null ? law.mixedCredit : law.creditOf(only)]] as const)),
    [run.addedDays, 'added', law.added],
    [run.atLargeDays, 'away', law.away],
  ]
  let left = days
  return changes.flatMap(([change, name, by]) => {
    if (change === 0) return []
    left += change
    const rest = left < 1 ? 'leaves none' : `is ${daysInWords(left)}`
    return [step(`${change < 0 ? 'Less' : 'Plus'} ${daysInWords(Math.abs(change))} ${name} ${rest}.`, by)]
  })
}

/** The day on which so many days are served. */
function dayStep(run: CaseRun, days: number, day: CaseRun['release'], letters: string): RunStep {
  const left = days - run.credit + run.addedDays + run.atLargeDays
  const counted = run.start + left - 1
  const said = inWordsWithWeekday(day)
  if (left < 1) return step(`So it is the day of sentence, ${said}${letters}.`, [])
  const count = `Day ${grouped(left)}, counting ${inWords(run.start)} as day 1, is`
  if (counted === day) return step(`${count} ${said}${letters}.`, [])
  const moved = `${count} ${inWords(counted as typeof day)}.`
  return day < counted
    ? step(`${moved} Added days cannot go past the end of the sentence, ${said}${letters}.`, [])
    : step(moved, [])
}

/** What comes off and goes on was said of the first day that it moves: here only what is left. */
function sameChanges({ custodyDays, credit, addedDays, atLargeDays }: CaseRun): readonly RunStep[] {
  const left = custodyDays - credit + addedDays + atLargeDays
  const same = addedDays + atLargeDays === 0 ? 'Less the same days' : 'With the same days off and on, it'
  return left === custodyDays || left < 1 ? [] : [step(`${same} is ${daysInWords(left)}.`, [])]
}

const paroleSteps = (
  run: CaseRun,
  parole: NonNullable<CaseRun['parole']>,
  answer: CaseAnswer,
  law: StepLaw,
): readonly RunStep[] => [
  ...partSteps(parole.parts, answer.case, law, false),
  ...changeSteps(run, parole.days, answer, law),
  dayStep(run, parole.days, parole.date, ' (PED)'),
]

/** A provision of the length is not named again of the part. */
function lawOf(run: CaseRun, answer: CaseAnswer): StepLaw {
  const { length, part, change } = runLaw(run, answer)
  const isNew = ({ url, provision }: Source): boolean =>
    !length.some((known) => known.url === url && known.provision === provision)
  return { length, part: part.filter(isNew), change }
}

/** Every step to the release date of a run. Nothing is said twice: what comes off is said before the first day that it moves. */
export function runSteps(run: CaseRun, answer: CaseAnswer, isMinimumTerm: boolean): readonly RunStep[] {
  const { parole, hold, release } = run
  const law = lawOf(run, answer)
  const told = answer.case
  if (isMinimumTerm && parole !== null)
    return [
      ...partSteps(parole.parts, told, law, false),
      ...changeSteps(run, parole.days, answer, law),
      dayStep(run, parole.days, parole.date, ''),
    ]
  const first = parole === null ? [] : paroleSteps(run, parole, answer, law)
  const onTop =
    hold !== null && release > hold.stage.day
      ? `, and ${daysInWords(release - hold.stage.day)} come on top: ${inWordsWithWeekday(release)}`
      : ''
  const held =
    hold?.isFelt === true
      ? [
          step(
            `${isOfNewRules(hold.layer.change) ? 'The new rules reach' : `The change to ${hold.layer.fraction.phrase} reached`} ` +
              `sentences of this length on ${inWordsWithWeekday(hold.stage.day)}. ` +
              `Nobody is let out by it before that day${onTop}.`,
            hold.layer.staging?.law ?? [],
          ),
        ]
      : []
  return [
    ...first,
    ...partSteps(run.custodyParts, told, law, parole !== null),
    ...(parole === null ? changeSteps(run, run.custodyDays, answer, law) : sameChanges(run)),
    dayStep(run, run.custodyDays, release, ''),
    ...held,
  ]
}
