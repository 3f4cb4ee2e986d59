import { type CaseAnswer, type CaseSentenceAnswer, type Day, daysInWords } from '@requisite/law'
import {
  creditInQuestion,
  custodyDaysOf,
  dueDays,
  equalRivals,
  gateOf,
  isHeldWithoutSentence,
  wayOf,
} from '@requisite/law/internal'
import { courtLength } from '../../told/length.ts'
import { extensionOf, hasMinimumTerm, lengthTold, type PageSentence, startOf } from '../../told/told.ts'
import { cautionsOf } from '../answer/cautions.ts'
import { isToldUnknown, sureOf, type ToldUnknown } from '../answer/how-sure.ts'
import { isByOffence } from '../answer/offence-classes.ts'
import { aheadFor, type Outcome, type RefusedOutcome } from '../answer/outcome.ts'
import { statedOtherwise } from '../answer/prison-date.ts'
import { capital } from '../told/text.ts'
import { day, dayAlone, type EasyLine, easy, easyLine } from './easy-words.ts'
import { eitherOf } from './en.ts'
import { doubtLines, leavingLines } from './leaving-lines.ts'

// ── What the court said ─────────────────────────────────────────────────────────────────────────────────────────────

/** Kinds of sentence that have words of their own. */
const kinds = ['life', 'ipp', 'dto', 'fine_default', 'contempt', 'supervision_default'] as const

/** What the court gave, for each kind of sentence. */
function givenIn(sentence: PageSentence, answer: CaseAnswer | undefined): EasyLine {
  const given = courtLength(lengthTold(sentence))
  const credit = answer?.runs.find(({ isMinimumTerm }) => isMinimumTerm)?.credit ?? 0
  // Days that come off the minimum term are said with it: the day that follows is that much earlier.
  const isLess = hasMinimumTerm(sentence.sentenceType) && credit > 0
  const length = isLess ? `${given}, less ${daysInWords(credit)}` : given
  const extension = extensionOf(sentence)
  const more = extension === null ? '' : courtLength(extension)
  // Contempt may be told as an offence alone.
  const named = answer !== undefined && isOf('committal', answer) ? 'contempt' : sentence.sentenceType
  const kind = sentence.wholeLife ? 'whole life' : kinds.find((one) => one === named)
  return easy(kind ?? (more === '' ? 'fixed term' : 'extended term'), { length, more })
}

/** The court, and the recall after it. */
function courtLines({ told, answer, today }: Pick<Outcome, 'told'> & Partial<Outcome>): readonly EasyLine[] {
  const [only, ...others] = told.sentences
  const given =
    only === undefined || others.length > 0
      ? easy('several sentences', { count: String(told.sentences.length) })
      : givenIn(only, answer)
  const isAhead = told.sentences.some((sentence) => today !== undefined && startOf(sentence) > today)
  return [
    given,
    ...(isAhead ? [easy('not passed yet')] : []),
    ...(told.recall === null ? [] : [easy('recalled')]),
  ]
}

// ── How sure it is ──────────────────────────────────────────────────────────────────────────────────────────────────

/** What has to be checked, the first that is so. */
const checked = ['suspended', 'kind', 'day', 'paid'] as const

/** What has to be checked, or does not fit. */
function notSureLine(outcome: Outcome): EasyLine {
  const abouts = cautionsOf(outcome).map(({ about }) => about)
  const { because } = sureOf(outcome)
  if (abouts.length > 0)
    return easy(`not sure: ${checked.find((one) => abouts.includes(one)) ?? 'does not fit'}`)
  if (because.includes('W_OTHERS_NOT_TOLD')) return easy('not sure: other sentence')
  return easy(because.includes('W_STATED_UNEXPLAINED') ? 'not sure: prison' : 'not sure')
}

/** Nothing is left of the sentence, unless days are counted in another way. */
function otherCount({ rivals }: Outcome): EasyLine {
  const rival = equalRivals(rivals).find(({ answer }) => answer.release !== null)
  return rival === undefined
    ? easy('two dates, and the prison’s')
    : easy('another count', { day: day(gateOf(rival.answer).usual) })
}

function sureLine(outcome: Outcome): EasyLine {
  const { level } = sureOf(outcome)
  if (level === 'not_sure') return notSureLine(outcome)
  if (level !== 'two_dates') return easy(level)
  if (isHeldWithoutSentence(outcome.answer)) return otherCount(outcome)
  return easy(
    statedOtherwise(outcome) === null && outcome.answer.release !== null
      ? 'two_dates'
      : 'two dates, and the prison’s',
  )
}

/** What the reader said that they do not know, beside what makes us not sure. */
const unknowns: readonly ToldUnknown[] = [
  'W_OTHERS_NOT_TOLD',
  'W_CREDIT_NOT_TOLD',
  'W_RECALL_AT_LARGE_UNKNOWN',
]

function unknownLines(outcome: Outcome): readonly EasyLine[] {
  const isSaid = sureOf(outcome).level === 'not_sure'
  return unknowns
    .filter((code) => isToldUnknown(code, outcome))
    .filter((code) => !(isSaid && code === 'W_OTHERS_NOT_TOLD' && cautionsOf(outcome).length === 0))
    .map((code) => easy(code))
}

// ── Why, and what comes after ───────────────────────────────────────────────────────────────────────────────────────

/** Which part is in prison: of one sentence that is released as of right, where nothing else moved the day. */
function partLine(outcome: Outcome): readonly EasyLine[] {
  const { answer, told } = outcome
  const [only, ...others] = answer.sentences
  const [sentence] = told.sentences
  if (only === undefined || sentence === undefined || others.length > 0) return []
  if (answer.recalled !== null || wayOf(answer).by !== 'automatic' || sentence.sentenceType === 'dto')
    return []
  if (answer.runs.some(({ hold }) => hold?.isFelt === true) || answer.release === answer.end) return []
  if (isByOffence(outcome) || dueDays(answer, outcome.rivals).length > 1) return []
  const { numerator, denominator, phrase } = only.point.fraction
  if (numerator === denominator || hasMinimumTerm(sentence.sentenceType)) return []
  const isOrAre = numerator > 1 && denominator < 100 && !phrase.includes('%') ? 'are' : 'is'
  const part = `${capital(phrase)} ${isOrAre}`
  return [easy('part served', { length: courtLength(lengthTold(sentence)), part })]
}

/** Days of which it is not known if the court took them off the minimum term. */
function minimumLine({ answer }: Outcome): readonly EasyLine[] {
  const credit = creditInQuestion(answer)
  if (credit === null) return []
  const isLater = credit.otherwise > (answer.paroleEligibility as Day)
  return [
    easy('minimum: taken off?', { days: daysInWords(credit.days) }),
    easy(isLater ? 'minimum: if it did' : 'minimum: if not', { day: dayAlone(credit.otherwise) }),
  ]
}

/** Days on remand that come off: not those of a sentence that the person was let out from. */
function remandLine({ answer }: Outcome): readonly EasyLine[] {
  const kept = answer.runs.filter(({ isLeft }) => !isLeft)
  const ids = new Set(kept.flatMap(({ sentenceIds }) => sentenceIds))
  const told = answer.case.sentences.map((one) => (ids.has(one.id) ? custodyDaysOf(one) : 0))
  const dated = answer.remand?.counted.filter(({ sentenceIds }) => sentenceIds.some((id) => ids.has(id)))
  const counted = (dated?.map(({ days }) => days) ?? told).reduce((sum, days) => sum + days, 0)
  const lost = answer.remand?.notCounted.reduce((sum, { days }) => sum + days, 0) ?? 0
  const isOff = counted > 0 && kept.some(({ creditUsed }) => creditUsed > 0)
  return [
    ...(isOff ? [easy(counted === 1 ? 'one day off' : 'days off', { days: daysInWords(counted) })] : []),
    ...(lost > 0 ? [easy('days not off', { days: daysInWords(lost) })] : []),
  ]
}

const isOf = (family: CaseSentenceAnswer['regime']['family'], { sentences }: CaseAnswer): boolean =>
  sentences.some(({ regime }) => regime.family === family)

/** The rules after prison, of life or IPP, where the person is out. */
function licenceLines({ licence }: CaseAnswer, today: Day): readonly EasyLine[] {
  const end = licence?.end ?? null
  if (end !== null && end < today) return [easy('licence ended', { day: day(end) })]
  if (licence === null) return [easy('licence now, for life'), easy('breaks rules')]
  return end === null
    ? [easy('licence now'), easy('licence can end'), easy('breaks rules')]
    : [easy('licence now, until', { day: day(end) }), easy('breaks rules')]
}

/** What comes after a release: nothing, the help of a worker, or rules, until a day where it is known. */
interface After {
  readonly what: 'over' | 'no rules' | 'worker' | 'licence'
  readonly until: Day | null
}

function afterOf({ release, releaseType, end, licenceEnd }: CaseAnswer): After {
  if (release !== null && release === end) return { what: 'over', until: null }
  if (releaseType === 'ARD') return { what: 'no rules', until: null }
  return releaseType === 'MTD'
    ? { what: 'worker', until: end }
    : { what: 'licence', until: licenceEnd ?? end }
}

/** The other answers under which the person may leave. */
const possible = ({ way, answer, rivals }: Outcome): readonly CaseAnswer[] =>
  [
    ...('due' in way ? way.due : 'kinds' in way ? way.kinds : dueDays(answer, rivals)),
    ...('classes' in way ? way.classes : []),
  ].map((one) => one.answer)

/** What comes after prison: until which day only where that is the same whatever is in doubt. */
function afterLines(outcome: Outcome): readonly EasyLine[] {
  const { answer, today, way } = outcome
  if (way.kind === 'whole life') return []
  if (way.kind === 'on licence' || way.kind === 'licence over') return licenceLines(answer, today)
  if (answer.release === null)
    return [easy(isOf('life', answer) ? 'licence for life' : 'licence'), easy('breaks rules')]
  const all = [answer, ...possible(outcome)].map(afterOf)
  const [{ what, until }] = all as [After]
  if (what !== 'licence' && all.some((one) => one.what !== what)) return [easy('may have rules')]
  if (what === 'over' || what === 'no rules') return [easy(what)]
  const last = all.every((one) => one.until === until) ? until : null
  if (last !== null && last < today) return []
  return [
    last === null ? easy(what) : easy(`${what} until`, { day: dayAlone(last) }),
    ...(what === 'licence' ? [easy('rules ask'), easy('breaks rules')] : []),
  ]
}

/** What can move the day. */
function changeLines({ answer, told }: Outcome): readonly EasyLine[] {
  if (told.sentences.some(({ sentenceType }) => sentenceType === 'fine_default')) return [easy('if paid')]
  if (answer.dates.some(({ form }) => form === 'ETD')) return [easy('youth court')]
  // No days are added to a minimum term, nor after the end of a sentence.
  const isOpen = wayOf(answer).by === 'no later than' || isHeldWithoutSentence(answer)
  const hasDay = answer.release !== null && !isOpen
  return hasDay && answer.sentences.some(({ regime }) => regime.takesAddedDays) ? [easy('days added')] : []
}

/** What lies ahead, in at most three lines. */
const aheadLines = (outcome: Outcome): readonly EasyLine[] =>
  aheadFor(outcome)
    .flatMap(({ days, isSpan, easy: words }) =>
      words === null
        ? []
        : [
            easyLine(words.includes('{day}') ? 'days' : 'ask', words, {
              day: eitherOf(days.map(day), isSpan ? ' or up to ' : undefined),
            }),
          ],
    )
    .slice(0, 3)

/** The answer in easy read, one idea a line. */
export const easyLines = (outcome: Outcome): readonly EasyLine[] => [
  ...courtLines(outcome),
  ...leavingLines(outcome),
  sureLine(outcome),
  ...unknownLines(outcome),
  ...partLine(outcome),
  ...remandLine(outcome),
  ...(creditInQuestion(outcome.answer) === null ? doubtLines(outcome) : minimumLine(outcome)),
  ...afterLines(outcome),
  ...changeLines(outcome),
  ...aheadLines(outcome),
]

/** What is said where there is no answer. */
export const refusedLines = (refused: RefusedOutcome): readonly EasyLine[] => [
  ...courtLines(refused),
  easy('no answer'),
  easy('check it'),
]
