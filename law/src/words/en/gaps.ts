import { type Day, inWords, inWordsWithWeekday } from '../../calendar/day.ts'
import { daysInWords, monthsInWords } from '../../calendar/term.ts'
import type { CaseWarning } from '../../case/answer.ts'
import type { ReleaseDays } from '../../tables/alternative-codes.ts'
import { days, lawAsAt } from '../../tables/days.ts'
import type { SentenceType } from '../../tables/kinds.ts'
import type { AwayBy } from '../../tables/other-custody.ts'
import { recallKinds } from '../../tables/recall-types.ts'
import { type RegimeId, type RulesId, regimeOf } from '../../tables/regimes.ts'
import { filled, type GapsOf } from '../filled.ts'
import { rulesInWords } from '../rules-for-people.ts'
import { capital, listed, sentencesInWords, verbFor } from './grammar.ts'

/** The kinds of sentence, as a reader would call them. */
const kinds: Readonly<Record<SentenceType, string>> = {
  sds: 'a standard sentence',
  sds_plus: 'a section 244ZA sentence',
  section_250: 'section 250 detention',
  eds: 'an extended sentence',
  life: 'a life sentence',
  ipp: 'a sentence for public protection',
  terrorism: 'a sentence under section 247A',
}
const otherKinds = {
  extended: kinds.eds,
  life: kinds.life,
  either: `${kinds.eds} or ${kinds.life}`,
} as const

/** By what a person left prison, and by what they were out of it. */
const leftBy = {
  curfew: 'on a tag',
  parole: 'by the Parole Board',
  compassionate: 'on compassionate grounds',
} as const
const awayBy: Readonly<Record<AwayBy, string>> = {
  curfew: leftBy.curfew,
  parole: `let out ${leftBy.parole}`,
  compassionate: `let out ${leftBy.compassionate}`,
  removal: 'removed to be deported',
}

/** The days of a rival answer as a sentence; nothing where there is none. */
export function rivalInWords(rival: ReleaseDays | null | undefined): string {
  if (rival === null || rival === undefined) return ''
  const { release, paroleEligibility } = rival
  if (paroleEligibility === null) return ` Then release is on ${inWords(release as Day)}.`
  const board = ` Then the Parole Board can direct release from ${inWords(paroleEligibility)}`
  return release === null ? `${board}.` : `${board}, and release is automatic on ${inWords(release)}.`
}

const ofDay =
  (name: 'begins' | 'tranche' | 'staged' | 'release' | 'day' | 'end') =>
  ({ values }: CaseWarning): string =>
    inWords(values[name] as Day)

/** A day of release, or the first on which the Parole Board alone can direct it. */
const ofRelease =
  (name: 'staged' | 'release') =>
  (warning: CaseWarning): string =>
    `${ofDay(name)(warning)}${warning.values.isEarliest ? ' at the earliest, if the Parole Board agrees' : ''}`

const verb =
  (one: string, several: string) =>
  ({ sentenceIds }: CaseWarning): string =>
    verbFor(sentenceIds, one, several)
const lets = verb('lets', 'let')

export type Gaps = GapsOf<CaseWarning>

/** What fills the gaps of the sentences: the days, the sentences, and the verbs that go with them. */
const english: Gaps = {
  begins: ofDay('begins'),
  tranche: ofDay('tranche'),
  staged: ofRelease('staged'),
  release: ofRelease('release'),
  day: ofDay('day'),
  end: ofDay('end'),
  runs: verb('runs', 'run'),
  keeps: verb('keeps', 'keep'),
  has: verb('has', 'have'),
  does: verb('does', 'do'),
  was: verb('was', 'were'),
  lets,
  sentences: ({ sentenceIds }) => sentencesInWords(sentenceIds),
  Sentences: ({ sentenceIds }) => capital(sentencesInWords(sentenceIds)),
  regime: ({ values: { regime } }) => regimeOf(regime as RegimeId).displayName,
  // Rules that cannot be chosen have no name for people.
  rules: ({ values: { regime } }) =>
    rulesInWords[regime as RegimeId] ?? regimeOf(regime as RulesId).displayName,
  named: ({ values: { named } }) => kinds[named as SentenceType],
  instead: ({ values: { instead } }) => String(instead),
  can: ({ values: { can } }) => otherKinds[can as keyof typeof otherKinds],
  part: ({ values: { part } }) => String(part?.phrase),
  months: ({ values }) => monthsInWords(values.months as number),
  letOut: ({ values: { release } }) =>
    (release as Day) <= lawAsAt ? 'should have been let out' : 'should be let out',
  countedKind: ({ values: { told } }) =>
    told
      ? `56 days. The ${recallKinds[told].days} days that were told are given to people under 18 when convicted`
      : 'the kind that was told. For 56 days it is another one',
  kindForPeople: ({ values: { told } }) => (told ? '56 days' : 'the kind that you gave'),
  atLarge: ({ values: { day } }) =>
    day === undefined ? 'during a time at large' : `on the days at large before ${inWords(day)}`,
  away: ({ values: { day } }) =>
    day === undefined ? 'during a time away' : `on the days away before ${inWords(day)}`,
  unused: ({ values: { unused } }) => daysInWords(unused as number),
  leaving: ({ values: { latest, usual } }) =>
    latest === usual
      ? `on ${inWordsWithWeekday(usual as Day)}`
      : `on ${inWordsWithWeekday(latest as Day)} at the latest, and usually on ${inWordsWithWeekday(usual as Day)}`,
  count: ({ values: { usual, otherwise } }) =>
    (otherwise as Day) < (usual as Day)
      ? `one working day earlier, because the person is 18 by then. Two are possible, as for people under 18: ${inWordsWithWeekday(otherwise as Day)}.`
      : `two working days earlier, as summaries say of people under 18. If the person is 18 by then it may be one: ${inWordsWithWeekday(otherwise as Day)}.`,
  licence: ({ values: { isForLife, end } }) =>
    isForLife
      ? ' The licence goes on after the other sentences end.'
      : end === undefined
        ? ''
        : ` Without a recall the licence ends on ${inWords(end)}.`,
  licenceOver: ({ values: { end } }) =>
    end === undefined
      ? 'If the person was first let out four years ago or more and was not recalled in the last two, the licence is over: ask probation. Give the day of the first release (firstReleaseDate) for the day on which it ends'
      : `Without a recall it would have ended on ${inWords(end)}. We took it that the recall came before that day; if not, it was none (section 32(1A)), and the licence is over: ask probation`,
  licenceOverForPeople: ({ values: { end } }) =>
    end === undefined
      ? 'If the person was first let out four years ago or more, and was not called back (recalled) in the last two, it is over.'
      : `If nobody had called the person back, it would have ended on ${inWords(end)}. We took it that the recall came before that day. If it came later, it was none, and the licence is over.`,
  again: ({ values }) => (values.isAgain ? ' again' : ''),
  thatRecall: ({ values }) =>
    values.isAgain ? 'the later recall in place of the earlier one' : 'the recall',
  ending: ({ values }) => String(values.ending),
  letsGo: (warning) =>
    warning.values.isByBoard
      ? `the Parole Board can first let the person go from ${sentencesInWords(warning.sentenceIds)}`
      : `${sentencesInWords(warning.sentenceIds)} ${lets(warning)} the person go`,
  keptUntil: ({ values: { day, release, isForLife } }) =>
    isForLife
      ? `the Parole Board agrees, which it can from ${inWords(day as Day)}`
      : day === undefined
        ? inWords(release as Day)
        : `${inWords(day)}, when the Parole Board can first let them go, and until ${inWords(release as Day)} at the latest`,
  byHand: ({ values: { day } }) =>
    day === undefined
      ? 'life, public protection and terrorism beside other sentences'
      : `a sentence made consecutive after a change of law began and before its stage for the others, on ${inWords(day)}`,
  byHandForPeople: ({ values: { day } }) =>
    day === undefined
      ? 'A life or terrorism sentence beside other sentences: the prison'
      : `A sentence was put on top of another before ${inWords(day)}, while the rules were changing. The prison`,
  recallEnd: ({ values: { recallEnd, isLatest, undated } }) =>
    undated !== undefined
      ? 'that sentence ends'
      : isLatest === undefined
        ? inWords(recallEnd as Day)
        : isLatest
          ? `by ${inWords(recallEnd as Day)} at the latest`
          : `on ${inWords(recallEnd as Day)}`,
  leftBy: ({ values: { left } }) => (left ? `, ${leftBy[left]}` : ''),
  awayBy: ({ values: { by } }) => awayBy[by as AwayBy],
  rule: ({ values: { begins } }) =>
    begins === days.fortyPerCent.day ? 'the 40% rule' : `the change of ${inWords(begins as Day)}`,
  KeptBy: ({ values: { others = [] } }) =>
    others.length === 0
      ? 'Nothing keeps'
      : `Only ${sentencesInWords(others)} ${verbFor(others, 'keeps', 'keep')}`,
  // Since then no reference is due before each other sentence lets the person go (section 263(2)(aza)).
  boards: ({ values: { boards = [], others = [], day } }) => {
    const kept = `${sentencesInWords(others)} ${verbFor(others, 'keeps', 'keep')} the person in prison`
    return boards
      .map(({ sentenceIds, date }) =>
        date < days.boardWaitsForFixedTerms.day
          ? `. The Board can look at ${sentencesInWords(sentenceIds)} from ${inWords(date)}; before ${inWords(day as Day)} ${kept}`
          : `. The Board need not look at ${sentencesInWords(sentenceIds)} before ${inWords(day as Day)}: until then ${kept}`,
      )
      .join('')
  },
  others: ({ code, values: { others = [] } }) =>
    code === 'W_RECALL_NOT_TOLD'
      ? sentencesInWords(others)
      : others.length === 0
        ? ''
        : ` Not ${listed(others)}: by our count ${others.length > 1 ? 'they were' : 'it was'} still being served.`,
}

/** A warning with its gaps filled. */
export const filledFor = (text: string, warning: CaseWarning, gaps: Gaps = english): string =>
  filled(text, gaps, warning)

/** The same with the date that it would be by the doubt it speaks of. Joined: what is put together by adding is slow to write. */
export const withRival = (text: string, warning: CaseWarning): string =>
  [filledFor(text, warning), rivalInWords(warning.values.rival)].join('')
