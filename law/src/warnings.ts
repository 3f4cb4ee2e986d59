import { type Calculation, calculate } from './calculate.ts'
import { byOffence, type Classified } from './classify.ts'
import {
  extendedSentences,
  fortyPerCentRule,
  fourYearRule,
  nationalSecuritySentences,
  paroleForAllExtendedSentences,
  progressionModel,
  sevenYearRule,
  specialSentences,
} from './commencement.ts'
import { inWords, inWordsWithWeekday } from './day.ts'
import { likelyDayOfLeaving } from './leaving.ts'
import type { Question, SentenceType } from './question.ts'
import { isChanged, pointOf, type Regime, type RegimeId, type ReleasePoint, regimeOf } from './regimes.ts'
import { daysInWords, isAtLeastYears } from './term.ts'
import { stage } from './transition.ts'
import { filled, type Saying, sayings, type Warning, type Words } from './warning-texts.ts'

type Say = (saying: Saying, words?: Words) => void

/** Everything that must be said with an answer, the most serious first. */
export function warnings(
  question: Question,
  classified: Classified,
  regime: Regime,
  dates: Calculation,
): readonly Warning[] {
  const said: Warning[] = []
  const ranks: number[] = []
  const say: Say = (saying, words) => {
    let at = said.length
    for (; at > 0 && (ranks[at - 1] as number) > saying.rank; at--) {
      said[at] = said[at - 1] as Warning
      ranks[at] = ranks[at - 1] as number
    }
    said[at] = words === undefined ? saying.plain : filled(saying, words)
    ranks[at] = saying.rank
  }
  aboutTheRegime(question, classified.regimeId, regime, say)
  aboutTheOffence(question, classified, say)
  aboutTheAge(question, classified, regime, say)
  aboutTheKindOfSentence(question, classified, say)
  aboutTheChange(question, regime, dates, say)
  aboutTheArithmetic(question, regime, dates, say)
  return said
}

/** What a regime says with every answer, where it fits the question. */
function aboutTheRegime({ offence, start }: Question, regimeId: RegimeId, regime: Regime, say: Say): void {
  for (const code of regime.warnings) {
    if (code === 'W_SDS40_ASSUMED' && offence !== null) continue
    if (code === 'W_BARRED_LIST_UNCONFIRMED' && offence !== null && offence.progressionList !== 'inferred')
      continue
    if (code === 'W_SOPC_USUAL' && start < nationalSecuritySentences.day) continue
    say(sayings[code])
  }
  if (regimeId === 'sopc_pre_june_2022' && start < specialSentences.day) say(sayings.W_SOPC_DATE)
  if (start < extendedSentences.day) say(sayings.W_LEGACY)
  else if (regimeId === 'ipp') say(sayings.W_IPP_DATE)
  else if (
    (regimeId === 'eds_adult' || regimeId === 'eds_child') &&
    start < paroleForAllExtendedSentences.day
  )
    say(sayings.W_EDS_2012_2015)
}

function aboutTheOffence(question: Question, { regimeId, chosenBy }: Classified, say: Say): void {
  const { offence, start, term } = question
  if (offence === null) return
  if (chosenBy === 'caller') {
    const governed = byOffence(question, offence).regimeId
    if (governed !== regimeId) {
      say(sayings.W_REGIME_OVER_OFFENCE, [regimeOf(governed).displayName])
      return
    }
  }
  if (offence.progressionList === 'unknown') say(sayings.W_BARRED_POSSIBLE)
  if (offence.progressionList === 'inferred' && !regimeOf(regimeId).offenceBarred)
    say(sayings.W_BARRED_LIST_NO_EFFECT)
  if (regimeId === 'sopc' || regimeId === 'sopc_pre_june_2022') say(sayings.W_SOPC_USUAL)
  if (!isAtLeastYears(start, term, 4)) return
  if (offence.lifeMaximumFrom !== null) say(sayings.W_LIFE_MAXIMUM_DATE, [inWords(offence.lifeMaximumFrom)])
  if (offence.violentToPrisonService) say(sayings.W_VIOLENT_TO_PRISON_SERVICE)
}

function aboutTheAge(
  { age, sentenceType }: Question,
  classified: Classified,
  regime: Regime,
  say: Say,
): void {
  const { chosenBy, regimeId } = classified
  if (age === 'unknown') {
    if (regime.eligibilityAge !== 'child') say(sayings.W_AGE_UNKNOWN)
  } else if (chosenBy === 'caller') {
    if (regime.eligibilityAge !== 'any' && regime.eligibilityAge !== age) say(sayings.W_AGE_MISMATCH)
  } else if (age === 'adult') {
    if (regimeId === 'section_250') say(sayings.W_S250_ADULT)
  } else if (regime.eligibilityAge === 'adult') say(sayings.W_CHILD_ADULT_SENTENCE)
  else if (
    sentenceType !== 'section_250' &&
    regimeId.startsWith('section_250') &&
    regimeId !== 'section_250_plus'
  )
    say(sayings.W_CHILD_SDS)
}

/** The regimes a named kind of sentence agrees with, where the offence decides. */
const agreesWith: Readonly<Record<SentenceType, (regimeId: RegimeId) => boolean>> = {
  sds: () => true,
  sds_plus: () => true,
  section_250: (id) => id.startsWith('section_250'),
  eds: () => false,
  life: (id) => id === 'life',
  ipp: () => false,
  terrorism: (id) => id === 'terrorism_s247a',
}

function aboutTheKindOfSentence(question: Question, { chosenBy, regimeId }: Classified, say: Say): void {
  const { sentenceType, age, start, term } = question
  if (sentenceType === null || chosenBy === 'caller') return
  if (chosenBy === 'offence') {
    if (!agreesWith[sentenceType](regimeId)) say(sayings.W_TYPE_IGNORED)
    return
  }
  if (sentenceType !== 'sds_plus') return
  if (!isAtLeastYears(start, term, age === 'child' ? 7 : 4)) say(sayings.W_SDS_PLUS_LENGTH)
  if (start < (regimeId === 'sds_plus_adult_7_plus' ? sevenYearRule.day : fourYearRule.day))
    say(sayings.W_SDS_PLUS_DATE)
}

/** The caller decides which release point is used; the dates only say what does not fit. */
function aboutTheChange(question: Question, regime: Regime, dates: Calculation, say: Say): void {
  const { start, postCommencement } = question
  const changed = isChanged(regime)
  if (postCommencement && !changed) say(sayings.W_NO_CHANGE)
  if (start >= progressionModel.day) {
    if (changed && !postCommencement) say(sayings.W_START_AFTER_COMMENCEMENT)
    return
  }
  if (!changed && start >= fortyPerCentRule.day) return
  const asked = pointOf(regime, postCommencement)
  const at = (point: ReleasePoint): Calculation =>
    point === asked ? dates : calculate(question, point, dates)
  const { tranche, release } = stage(question, regime, at)
  const moved = release !== dates.release.found
  if (tranche !== null && moved)
    say(sayings.W_TRANCHE, [inWords(tranche.day), inWords(release), inWords(dates.release.found)])
  else if (tranche !== null && postCommencement) say(sayings.W_TRANCHE_SAME, [inWords(tranche.day)])
  else if (tranche === null && changed && postCommencement) say(sayings.W_BEFORE_CHANGE, [inWords(release)])
  else if (tranche === null && moved)
    say(sayings.W_SDS40_STAGED, [inWords(release), inWords(dates.release.found)])
}

function aboutTheArithmetic(question: Question, regime: Regime, dates: Calculation, say: Say): void {
  const { start, remandCredit, taggedBailCredit, addedDays } = question
  const credit = remandCredit + taggedBailCredit
  if (regime.released === 'after a minimum term') {
    if (credit > 0) say(sayings.W_LIFE_REMAND)
    if (addedDays > 0) say(sayings.W_ADDED_DAYS_INDETERMINATE)
  }
  if (taggedBailCredit > 0) say(sayings.W_TAGGED_BAIL)
  if (credit >= dates.requisiteCustodialPeriod.found + addedDays)
    say(sayings.W_CREDITS_EXCEED, [daysInWords(dates.unusedCredit)])
  if (regime.released === 'after a minimum term') return
  if (dates.unusedAddedDays > 0) say(sayings.W_ADDED_CAP, [daysInWords(dates.unusedAddedDays)])
  if (regime.released !== 'automatically') return
  const likely = likelyDayOfLeaving(start, dates.totalDays.found, dates.release.found)
  if (likely < dates.release.found) say(sayings.W_NON_WORKING_DAY, [inWordsWithWeekday(likely)])
}
