import type { Day } from '../calendar/day.ts'
import { isAtLeastYears } from '../calendar/term.ts'
import { creditDaysOf, custodyDaysOf } from '../facts/credit.ts'
import type { ReleaseDays } from '../tables/alternative-codes.ts'
import { days } from '../tables/days.ts'
import { ages, type CaseSentenceType, caseSentenceTypes } from '../tables/kinds.ts'
import { isExcludedFrom40 } from '../tables/offence-traits.ts'
import type { Regime, RulesId } from '../tables/regimes.ts'
import { isOfOneSentence } from '../tables/warning-codes.ts'
import { type Warning, type WarningFacts, type WarningSetting, warningRows } from '../tables/warnings.ts'
import type { Alternative } from './alternatives.ts'
import { classifyStanding } from './classify.ts'
import { dayOfLeaving } from './leaving.ts'
import type { Question } from './question.ts'
import type { SentenceResult } from './sentence-result.ts'
import { stagedRelease } from './staged-release.ts'

/** Of what a warning is said: of one sentence alone, or of one among the sentences of a case, whose doubts are those of the whole. */
type Context = 'alone' | 'in a case'

/** All in one shape: every answer reads them. */
const rows = warningRows.map(([code, { in: isIn, when, values, doubt }]) => ({
  code,
  isIn,
  when,
  values,
  doubt,
}))
const rowsOf = {
  alone: rows,
  'in a case': rows.filter(({ code, doubt }) => doubt === undefined && !isOfOneSentence[code]),
} as const

/** What a setting can be, beside its regime. */
const places = Object.entries({
  chosenBy: ['caller', 'offence', 'kind of sentence'],
  asked: ['before', 'after', 'in_force'],
  age: ages,
  sentenceType: [null, ...caseSentenceTypes],
  hasOffence: [false, true],
  isBeforeTheAct: [false, true],
  isBefore40: [false, true],
  isBeforeMove: [false, true],
  hasCredit: [false, true],
  hasAddedDays: [false, true],
} satisfies { readonly [Name in Exclude<keyof WarningSetting, 'regime'>]: readonly WarningSetting[Name][] })

/** The number of a setting among all that are of its regime. */
function numberOf(setting: WarningSetting): number {
  let number = 0
  for (const [name, values] of places)
    number = number * values.length + (values as readonly unknown[]).indexOf(setting[name as 'asked'])
  return number
}

type Rows = typeof rows
const known = {
  alone: new Map<Regime, Map<number, Rows>>(),
  'in a case': new Map<Regime, Map<number, Rows>>(),
}

/** The rows that can be said in a setting, found once for each: 95 of 459 calls of an answer at a release point. The plain version looks
 *  at every row. */
function rowsIn(setting: WarningSetting, context: Context): Rows {
  const ofRegime = known[context].get(setting.regime) ?? new Map<number, Rows>()
  const number = numberOf(setting)
  const found = ofRegime.get(number) ?? rowsOf[context].filter(({ isIn }) => isIn(setting))
  known[context].set(setting.regime, ofRegime.set(number, found))
  return found
}

/** Everything that must be said with an answer and its rivals, the most serious first. */
export function warningsOf(
  worked: SentenceResult,
  asked: WarningSetting['asked'],
  context: Context,
  rivals: readonly Alternative[],
): readonly Warning[] {
  const setting = settingOf(worked, asked)
  let facts: WarningFacts | undefined
  const warnings: Warning[] = []
  for (const { code, when, values } of rowsIn(setting, context)) {
    facts ??= factsOf(worked, asked, context, rivals)
    if (when === undefined || when(facts)) warnings.push({ code, values: values?.(facts) ?? {} })
  }
  return warnings
}

const settingOf = (
  { question, regime, classified: { chosenBy } }: SentenceResult,
  asked: WarningSetting['asked'],
): WarningSetting => ({
  regime,
  chosenBy,
  asked,
  age: question.age,
  sentenceType: question.sentenceType,
  hasOffence: question.offence !== null,
  isBeforeTheAct: question.start < days.progressionModel.day,
  isBefore40: question.start < days.fortyPerCent.day,
  isBeforeMove: question.start < lastMoved(regime),
  hasCredit: creditDaysOf(question) > 0,
  hasAddedDays: question.addedDays > 0,
})

/** The last day on which sentences of a regime that were already being served were moved. */
const lastMoved = ({ layers }: Regime): number =>
  layers.reduce<number>(
    (last, { staging, from }) => (staging === null ? last : (from?.day as Day)),
    -Infinity,
  )

function factsOf(
  worked: SentenceResult,
  asked: WarningSetting['asked'],
  context: Context,
  rivals: readonly Alternative[],
): WarningFacts {
  const { question, regime, point, dates, lawful } = worked
  const { leadsTo, leading } = worked.classified
  const { start } = question
  const leaving =
    context === 'alone' && regime.released === 'automatically'
      ? dayOfLeaving({
          start,
          totalDays: dates.totalDays,
          release: lawful,
          isChild: question.age === 'child',
          born: question.dateOfBirth,
        })
      : null
  // Of a sentence in a case nothing is said that turns on it: the case has its own stages.
  const staged = context === 'alone' && start < lastMoved(regime) ? stagedRelease(worked) : null
  return {
    regime,
    question,
    creditDays: creditDaysOf(question),
    custodyDays: custodyDaysOf(question),
    point,
    dates,
    governedBy: leadsTo === regime.id ? null : leadsTo,
    leading,
    rulesNamed: () => rulesNamed(question),
    lawful,
    leaving,
    isInForce: asked === 'in_force',
    rival: (code) => daysOf(rivals.find((rival) => rival.code === code)),
    stage: staged?.stage ?? null,
    begins: staged?.begins ?? null,
    staged: staged?.release ?? dates.release,
    governing: staged?.layer ?? point,
  }
}

/** The rules of the kind that was named. Of section 250 detention the offence says which. */
function rulesNamed(question: Question): RulesId {
  const { start, term, offence, sentenceType } = question
  return sentenceType === 'section_250' &&
    offence !== null &&
    isExcludedFrom40(offence, isAtLeastYears(start, term, 4))
    ? 'section_250_sds40_excluded'
    : classifyStanding(question, sentenceType as CaseSentenceType).regimeId
}

const daysOf = (rival: Alternative | undefined): ReleaseDays | null =>
  rival === undefined ? null : { release: rival.release, paroleEligibility: rival.paroleEligibility }
