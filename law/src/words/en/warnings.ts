import { type Day, inWords, inWordsWithWeekday } from '../../calendar/day.ts'
import type { Fraction } from '../../calendar/fraction.ts'
import { daysInWords, termInWords } from '../../calendar/term.ts'
import type { ReleaseDays } from '../../tables/alternative-codes.ts'
import { commencementDay, days } from '../../tables/days.ts'
import type { SentenceType } from '../../tables/kinds.ts'
import { type RegimeId, regimeOf } from '../../tables/regimes.ts'
import type { WarningCode } from '../../tables/warning-codes.ts'
import { type Warning, type WarningValues, warningRows } from '../../tables/warnings.ts'

const suspendedDay = inWords(days.suspendedSentences.day)
const fortyPerCentDay = inWords(days.fortyPerCent.day)
const sevenYearDay = inWords(days.sevenYearRule.day)
const fourYearDay = inWords(days.fourYearRule.day)
const laterExclusionsDay = inWords(days.laterExclusions.day)
const terroristDay = inWords(days.terroristPrisoners.day)
const nationalSecurityDay = inWords(days.nationalSecuritySentences.day)
const courtsActDay = inWords(days.courtsAct2015.day)
const publicProtectionDay = inWords(days.releaseUnder2003Act.day)
const extendedDay = inWords(days.extendedSentences.day)

/** The sentences we say, the most serious first: this order is the order of an answer. Words in braces are filled in. */
export const warningTexts: Readonly<Record<WarningCode, string>> = {
  W_START_AFTER_COMMENCEMENT: `This sentence starts on or after ${commencementDay}, so the Sentencing Act 2026 applies to it, but this answer uses the release point from before the Act. Set postCommencement to true for the release point that applies.`,
  W_TYPE_IGNORED:
    'This date is wrong for {named}. The kind of sentence was not used, because an offence was given and decides the rules. For the kind you named, send the regimeId {instead}.',
  W_LIFE:
    'This is not a release date. A life sentence has no automatic release and no end date. The length is read as the minimum term, and the date is the earliest on which the Parole Board can direct release.',
  W_IPP:
    'This is not a release date. A sentence for public protection (IPP or DPP) has no automatic release and no end date. The length is read as the tariff, and the date is the earliest on which the Parole Board can direct release. The licence after it ends: by itself after two years without a recall that begin two years after the first release, or before if the Parole Board says so.',
  W_PAROLE:
    'This is the earliest date on which the Parole Board can direct release. It is not an automatic release date. Release is automatic only at the end of the custodial term.',
  W_REGIME_OVER_OFFENCE:
    'The regime you chose was used. For the offence given, the rules would be: {regime}.',
  W_TRANCHE: `This sentence was imposed before {begins}. Sentences already being served move to the new release point in stages; the stage for this length is {tranche}. By that timetable release is on {staged}, not {release}.`,
  W_TRANCHE_SAME: `This sentence was imposed before {begins}. Sentences already being served move to the new release point in stages; the stage for this length is {tranche}. By that timetable the release date is the one shown.`,
  W_BEFORE_CHANGE: `The change of law does not reach this sentence. At the old release point, leaving out any added days, the person was due out before ${commencementDay}. By the old law release is on {staged}.`,
  W_SDS40_STAGED: `This sentence was imposed before ${fortyPerCentDay}, when 40% replaced one-half. By the timetable of that change it was governed by {part}, and release was on {staged}, not {release}.`,
  W_SDS40_EXCLUDED_LATER: `This offence was excluded from 40% only on ${laterExclusionsDay}, and this sentence was over by then. Release was at 40%, on {staged}, not {release}.`,
  W_BARRED_POSSIBLE:
    'This offence may be barred from the progression model. The list of barred offences is not published. If it is barred, release is later than shown.',
  W_BARRED_LIST_UNCONFIRMED:
    'This offence is treated as barred from the progression model. The list of barred offences is not published, so this could not be checked. If it is not barred, release is earlier than shown.',
  W_BARRED_LIST_NAMED:
    'This offence is treated as barred from the progression model. The prison service describes the list in words that name it, but the list itself is not published. If it is not barred, release is earlier than shown.',
  W_SDS40_ASSUMED:
    'No offence was given, so an ordinary one is assumed. Before the Act, sexual, domestic abuse, national security and some violent offences were released at one-half, not 40%. Some offences are barred from the progression model, and some long sentences serve one-half or two-thirds. Give the offence for a surer answer.',
  W_EXTENDED_OR_LIFE:
    'This date is for a standard sentence. For this offence the court can pass {can} instead, and then the date is wrong: the Parole Board decides. Check the kind of sentence that was passed.',
  W_SUSPENDED_USUAL: `For a conviction from ${suspendedDay} a court must suspend a sentence of 12 months or less for an adult, unless an exception applies. If the sentence was suspended, the person does not go to prison and this date does not apply.`,
  W_SUSPENDED_POSSIBLE:
    'A court can suspend a sentence of this length. If the sentence was suspended, the person does not go to prison and this date does not apply.',
  W_OVER_MAXIMUM:
    'The longest sentence for this offence is {months}, and this one is longer. Check the offence and the length. If several sentences were passed, each has its own.',
  W_LIFE_MAXIMUM_DATE:
    'Life became the maximum for this offence only for conduct on or after {day}. Check the date of the offence: earlier conduct has another release point.',
  W_COUNTED_AS_LIFE:
    'Life became the maximum for this offence only for conduct on or after {day}, and the offence was earlier. So the sentence is worked out as one that could not be life. The prison service may count by the day of sentence. Ask the prison if it counted the offence as one that carries life.',
  W_VIOLENT_TO_PRISON_SERVICE:
    'The prison service counts this offence as violent from 4 years, and would use one-half instead of 40% before the Act. The statute does so only for burglary with intent to injure or damage. Ask the prison if it counted the offence as violent.',
  W_SOPC_USUAL:
    'For this offence a court must usually pass a special custodial sentence, where the Parole Board decides. Check which sentence was passed.',
  W_SPECIAL_POSSIBLE:
    'If the victim was under 13 and there was penetration, a court must usually pass a special custodial sentence for this offence, where the Parole Board decides. Check which sentence was passed.',
  W_AGE_AT_OFFENCE:
    'A special custodial sentence is not for a person who was under 18 when this offence was committed. Check the date of birth and the day of the offence.',
  W_SOPC_CONVICTION: `A special custodial sentence for this offence needs a conviction on or after ${nationalSecurityDay}. If the conviction was earlier, an ordinary sentence was passed and release is automatic at {part}: choose the regime {instead}.`,
  W_S250_FRACTION:
    'Section 250 detention is outside the progression model. The prison service uses 40%. The Sentencing Act 2026 as passed says one-half. Ask which of the two was used: it may be one-half.',
  W_CHILD_SDS: 'A person under 18 cannot be given this sentence. It is worked out as section 250 detention.',
  W_CHILD_SECTION_250:
    'No kind of sentence was named. For a person under 18 it is worked out as section 250 detention.',
  W_CHILD_DTO:
    'On a person under 18 a term of this length can also be a detention and training order. Half of it is served, and supervision follows, not a licence. Check which it is.',
  W_CHILD_ADULT_SENTENCE:
    'A person under 18 cannot be given this sentence, but it is worked out as you named it. If it is section 250 detention, name that instead: its release point is different.',
  W_S250_ADULT:
    'Section 250 detention is only for a person who was under 18 when convicted. Check the age at conviction.',
  W_AGE_UNKNOWN:
    'The age at conviction is not known. The rules for adults are used. The person may have been under 18 when convicted.',
  W_AGE_AT_RELEASE:
    'If the person is under 18 on {release}, there is no licence after this term: release is unconditional (ARD, not CRD), and the sentence ends without one (SED, not SLED). Supervision for three months follows (Criminal Justice Act 2003, section 256B). Give the date of birth to settle it.',
  W_AGE_MISMATCH: 'The regime you chose is not for a person of this age.',
  W_SDS_PLUS_LENGTH:
    'Section 244ZA needs a sentence of at least 4 years, or of at least 7 years for section 250 detention. This sentence is shorter. Check the kind of sentence.',
  W_SDS_PLUS_DATE: `Section 244ZA reaches sentences of 7 years or more imposed from ${sevenYearDay}, and sentences of 4 to 7 years and section 250 detention from ${fourYearDay}. This sentence is earlier. Check the kind of sentence.`,
  W_EDS_TERM:
    'The length is read as the custodial term only. The extension period on licence comes after it and is not in the end date.',
  W_EDS_2012_2015: `Some extended sentences imposed before ${courtsActDay} have automatic release at two-thirds. If this is one, choose the regime eds_automatic_2012_2015.`,
  W_SOPC_LICENCE:
    'The length is read as the custodial term only. One more year on licence follows it and is not in the end date.',
  W_SOPC_DATE: `Special custodial sentences began on ${courtsActDay}. This sentence is earlier, so another kind was passed. Choose the regime of that kind.`,
  W_TERRORISM_TERM:
    'The length is read as the custodial term only. For a terrorism offence a special custodial sentence adds a year on licence after it, and an extended sentence its extension. Neither is in the end date.',
  W_TERRORISM_2A:
    'A serious terrorism sentence, or an extended sentence for a terrorism offence that carries life, has no early release at all. If this is one, choose the regime terrorism_s247a_no_early_release.',
  W_TERRORISM_RELEASED: `These rules began on ${terroristDay}, for everybody not released by then. Before, an ordinary sentence had automatic release at one-half: if this was one, release was on {staged}.`,
  W_IPP_DATE: `A sentence for public protection could be passed from ${publicProtectionDay}, and for a conviction before ${extendedDay}. Check the date and the kind of sentence.`,
  W_LIFE_REMAND:
    'The court must take time on remand off the minimum term when it sets it (Sentencing Code, sections 322 and 323). Check that it is taken off once, and not twice.',
  W_ADDED_DAYS_INDETERMINATE:
    'Added days cannot be given to a person whose sentence has no fixed end. They were not counted. Check the added days.',
  W_CREDITS_EXCEED:
    'The credited days are as many as the days to be served, or more. Release would be on the day of sentence. Days left over: {unused}.',
  W_CREDITS_EXCEED_PAROLE:
    'The credited days are as many as the days to be served, or more. The Parole Board can consider the case at once. Release is not automatic. Days left over: {unused}.',
  W_ADDED_PAST_TERM:
    'The sentence goes on after the custodial term, so added days can take this date past the end of that term: to {staged}, if the sentence lasts as long. The date shown, {release}, is the end of the custodial term.',
  W_ADDED_CAP: 'Added days cannot take release past the end of the sentence. Added days left over: {unused}.',
  W_TAGGED_BAIL:
    'Tagged bail is taken as days already credited, which is half of the days spent on a qualifying curfew. It is not halved again.',
  W_BARRED_LIST_NO_EFFECT:
    'This offence is treated as barred from the progression model. The list of barred offences is not published, so this could not be checked. It makes no difference to the date.',
  W_NO_CHANGE: 'The Sentencing Act 2026 does not change the release point for this sentence.',
  W_NON_WORKING_DAY:
    'The date falls on or just before a weekend or bank holiday. The person leaves prison {leaving}.',
  W_LEAVING_AGE:
    'The usual day of leaving is {count} No published text was found that says so, nor if it turns on the age or on where the person is held.',
  W_SHORT_NO_LICENCE: `If the offence was committed before ${inWords(days.licenceForShortTerms.day)}, there is no licence after a term under 12 months: release on {staged} is automatic and unconditional (ARD, not CRD), and the sentence ends on {end} (SED, not SLED).`,
  W_LEGACY: `Sentences imposed before ${extendedDay} can be under older rules, which are not worked out here. A whole case works out most of them, by the day of the offence.`,
}

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

/** The days of a rival answer as a sentence; nothing where there is none. */
export function rivalInWords(rival: ReleaseDays | null | undefined): string {
  if (rival === null || rival === undefined) return ''
  const { release, paroleEligibility } = rival
  if (paroleEligibility === null) return ` Then release is on ${inWords(release as Day)}.`
  const board = ` Then the Parole Board can direct release from ${inWords(paroleEligibility)}`
  return release === null ? `${board}.` : `${board}, and release is automatic on ${inWords(release)}.`
}

/** How each value is said. */
const said: Readonly<Record<string, (values: WarningValues) => string>> = {
  regime: ({ regime }) => regimeOf(regime as RegimeId).displayName,
  named: ({ named }) => kinds[named as SentenceType],
  instead: ({ instead }) => String(instead),
  can: ({ can }) => otherKinds[can as keyof typeof otherKinds],
  begins: ({ begins }) => inWords(begins as Day),
  tranche: ({ tranche }) => inWords(tranche as Day),
  staged: ({ staged }) => inWords(staged as Day),
  release: ({ release }) => inWords(release as Day),
  day: ({ day }) => inWords(day as Day),
  end: ({ end }) => inWords(end as Day),
  part: ({ part }) => (part as Fraction).phrase,
  months: ({ months }) =>
    termInWords({ years: ((months as number) / 12) | 0, months: (months as number) % 12, days: 0 }),
  unused: ({ unused }) => daysInWords(unused as number),
  leaving: ({ latest, usual }) =>
    latest === usual
      ? `on ${inWordsWithWeekday(usual as Day)}`
      : `on ${inWordsWithWeekday(latest as Day)} at the latest, and usually on ${inWordsWithWeekday(usual as Day)}`,
  count: ({ usual, otherwise }) =>
    (otherwise as Day) < (usual as Day)
      ? `one working day earlier, because the person is 18 by then. Two are possible, as for people under 18: ${inWordsWithWeekday(otherwise as Day)}.`
      : `two working days earlier, as summaries say of people under 18. If the person is 18 by then it may be one: ${inWordsWithWeekday(otherwise as Day)}.`,
  rival: ({ rival }) => rivalInWords(rival),
}

/** A text cut at its braces: the words between, and how what stands in the braces is said. */
interface Cut {
  readonly pieces: readonly string[]
  readonly gaps: readonly ((values: WarningValues) => string)[]
}

/** Where a warning speaks of a doubt, the date it would then be comes last. */
const cuts: ReadonlyMap<string, Cut> = new Map(
  warningRows.map(([code, { doubt }]) => {
    const text = warningTexts[code] + (doubt === undefined ? '' : '{rival}')
    return [
      code,
      {
        pieces: text.split(/\{\w+\}/),
        gaps: [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => said[String(name)] as (typeof said)[string]),
      },
    ]
  }),
)

/** A warning in whole sentences, for those who read the API. */
export function warningText({ code, values }: Warning): string {
  const { pieces, gaps } = cuts.get(code) as Cut
  const all = [pieces[0]]
  for (let i = 0; i < gaps.length; i++) all.push((gaps[i] as Cut['gaps'][number])(values), pieces[i + 1])
  return all.join('')
}
