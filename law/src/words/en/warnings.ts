import { commencementDay, dayOfLaw } from '../../tables/days.ts'
import type { CaseWarningCode, WarningCode } from '../../tables/warning-codes.ts'
import type { Warning } from '../../tables/warnings.ts'
import { withRival } from './gaps.ts'

/** What is said of a warning: to those who build and to lawyers; and where that is said otherwise, to people, in few words where
 *  there is little room, and in general of several lengths, of which it differs. Words in braces are filled in. */
export type Voices =
  | string
  | Readonly<Record<'text', string> & Partial<Record<'people' | 'short' | 'general', string>>>

export type Catalogue<Code extends CaseWarningCode = CaseWarningCode> = Readonly<Record<Code, Voices>>

const stays = 'We take it that this offence stays under the old rules.'
const timeInPrison = 'The length is taken as the time in prison only.'

/** What is said of a sentence, the most serious first: this order is the order of an answer. */
// biome-ignore format: a voice a line
export const sentenceWarnings: Catalogue<WarningCode> = {
  W_START_AFTER_COMMENCEMENT: `This sentence starts on or after ${commencementDay}, so the Sentencing Act 2026 applies to it, but this answer uses the release point from before the Act. Set postCommencement to true for the release point that applies.`,
  W_TYPE_IGNORED: { text: 'This date is wrong for {named}. The kind of sentence was not used, because an offence was given and decides the rules. For the kind you named, send the regimeId {instead}.',
    people: 'The offence decides the rules here, so the kind of sentence was not used. This date is wrong if the court did pass that kind. Check the kind of sentence.' },
  W_LIFE: 'This is not a release date. A life sentence has no automatic release and no end date. The length is read as the minimum term, and the date is the earliest on which the Parole Board can direct release.',
  W_IPP: 'This is not a release date. A sentence for public protection (IPP or DPP) has no automatic release and no end date. The length is read as the tariff, and the date is the earliest on which the Parole Board can direct release. The licence after it ends: by itself after two years without a recall that begin two years after the first release, or before if the Parole Board says so.',
  W_PAROLE: 'This is the earliest date on which the Parole Board can direct release. It is not an automatic release date. Release is automatic only at the end of the custodial term.',
  W_REGIME_OVER_OFFENCE: { text: 'The regime you chose was used. For the offence given, the rules would be: {regime}.',
    people: 'The rules named in the link were used. For the offence given, the rules would be: {rules}.' },
  W_TRANCHE: 'This sentence was imposed before {begins}. Sentences already being served move to the new release point in stages; the stage for this length is {tranche}. By that timetable release is on {staged}, not {release}.',
  W_TRANCHE_SAME: 'This sentence was imposed before {begins}. Sentences already being served move to the new release point in stages; the stage for this length is {tranche}. By that timetable the release date is the one shown.',
  W_BEFORE_CHANGE: `The change of law does not reach this sentence. At the old release point, leaving out any added days, the person was due out before ${commencementDay}. By the old law release is on {staged}.`,
  W_SDS40_STAGED: `This sentence was imposed before ${dayOfLaw('fortyPerCent')}, when 40% replaced one-half. By the timetable of that change it was governed by {part}, and release was on {staged}, not {release}.`,
  W_SDS40_EXCLUDED_LATER: `This offence was excluded from 40% only on ${dayOfLaw('laterExclusions')}, and this sentence was over by then. Release was at 40%, on {staged}, not {release}.`,
  W_BARRED_POSSIBLE: { text: 'This offence may be barred from the progression model. The list of barred offences is not published. If it is barred, release is later than shown.',
    people: 'This offence may be one that stays under the old rules. The list of them is not published. If it is on the list, release is later.' },
  W_BARRED_LIST_UNCONFIRMED: { text: 'This offence is treated as barred from the progression model. The list of barred offences is not published, so this could not be checked. If it is not barred, release is earlier than shown.',
    people: `${stays} The list of them is not published. If it is not on the list, release is earlier.` },
  W_BARRED_LIST_NAMED: { text: 'This offence is treated as barred from the progression model. The prison service describes the list in words that name it, but the list itself is not published. If it is not barred, release is earlier than shown.',
    people: `${stays} The prison service’s description of the list names it. The list is not published. If it is not on the list, release is earlier.` },
  W_SDS40_ASSUMED: { text: 'No offence was given, so an ordinary one is assumed. Before the Act, sexual, domestic abuse, national security and some violent offences were released at one-half, not 40%. Some offences are barred from the progression model, and some long sentences serve one-half or two-thirds. Give the offence for a surer answer.',
    people: 'No offence was given, so we used the ordinary rules. For some sexual, violent and other offences more is served. Give the offence for a surer date.' },
  W_EXTENDED_OR_LIFE: 'This date is for a standard sentence. For this offence the court can pass {can} instead, and then the date is wrong: the Parole Board decides. Check the kind of sentence that was passed.',
  W_SUSPENDED_USUAL: { text: `For a conviction from ${dayOfLaw('suspendedSentences')} a court must suspend a sentence of 12 months or less for an adult, unless an exception applies. If the sentence was suspended, the person does not go to prison and this date does not apply.`,
    people: `For people found guilty from ${dayOfLaw('suspendedSentences')}, a court must suspend a sentence of 12 months or less for an adult, unless an exception applies. If the sentence was suspended, this date does not count.` },
  W_SUSPENDED_POSSIBLE: { text: 'A court can suspend a sentence of this length. If the sentence was suspended, the person does not go to prison and this date does not apply.',
    people: 'A court can suspend a sentence of this length. If the sentence was suspended, this date does not count.' },
  W_OVER_MAXIMUM: 'The longest sentence for this offence is {months}, and this one is longer. Check the offence and the length. If several sentences were passed, each has its own.',
  W_LIFE_MAXIMUM_DATE: { text: 'Life became the maximum for this offence only for conduct on or after {day}. Check the date of the offence: earlier conduct has another release point.',
    people: 'Life became the most a court can give for this offence only for what was done from {day}. Before that another part is served. Check the date of the offence.' },
  W_COUNTED_AS_LIFE: { text: 'Life became the maximum for this offence only for conduct on or after {day}, and the offence was earlier. So the sentence is worked out as one that could not be life. The prison service may count by the day of sentence. Ask the prison if it counted the offence as one that carries life.',
    people: 'Life became the most a court can give for this offence only for what was done from {day}. This was earlier. The prison may count it otherwise: ask.' },
  W_VIOLENT_TO_PRISON_SERVICE: { text: 'The prison service counts this offence as violent from 4 years, and would use one-half instead of 40% before the Act. The statute does so only for burglary with intent to injure or damage. Ask the prison if it counted the offence as violent.',
    people: 'The prison service counts this offence as violent from 4 years, and then uses one-half. We read the law differently. Ask the prison if it counted the offence as violent.' },
  W_SOPC_USUAL: { text: 'For this offence a court must usually pass a special custodial sentence, where the Parole Board decides. Check which sentence was passed.',
    people: 'For this offence a court must usually pass a special sentence, where the Parole Board decides. Check which sentence was passed.' },
  W_SPECIAL_POSSIBLE: { text: 'If the victim was under 13 and there was penetration, a court must usually pass a special custodial sentence for this offence, where the Parole Board decides. Check which sentence was passed.',
    people: 'If the victim was under 13, a court must usually pass a special sentence for this offence. Then the Parole Board decides. Check which sentence was passed.' },
  W_AGE_AT_OFFENCE: { text: 'A special custodial sentence is not for a person who was under 18 when this offence was committed. Check the date of birth and the day of the offence.',
    people: 'A special sentence is not for people who were under 18 on the day of this offence. Check which sentence was passed.' },
  W_SOPC_CONVICTION: { text: `A special custodial sentence for this offence needs a conviction on or after ${dayOfLaw('nationalSecuritySentences')}. If the conviction was earlier, an ordinary sentence was passed and release is automatic at {part}: choose the regime {instead}. The same is so of an offence committed under 18 and before that day.`,
    people: `A special sentence for this offence is for people found guilty on or after ${dayOfLaw('nationalSecuritySentences')}. Before that an ordinary sentence was passed, and release is automatic at {part}. The same is so if the person was under 18 on the day of the offence, and that day was before.` },
  W_S250_FRACTION: { text: 'Section 250 detention is outside the progression model. The prison service uses 40%. The Sentencing Act 2026 as passed says one-half. Ask which of the two was used: it may be one-half.',
    people: 'For section 250 detention the prison service uses 40%. The 2026 Act, as passed, says one-half. Ask the prison which of the two it used.' },
  W_CHILD_SDS: 'A person under 18 cannot be given this sentence. It is worked out as section 250 detention.',
  W_CHILD_SECTION_250: 'No kind of sentence was named. For a person under 18 it is worked out as section 250 detention.',
  W_CHILD_DTO: 'On a person under 18 a term of this length can also be a detention and training order. Half of it is served, and supervision follows, not a licence. Check which it is.',
  W_CHILD_ADULT_SENTENCE: { text: 'A person under 18 cannot be given this sentence, but it is worked out as you named it. If it is section 250 detention, name that instead: its release point is different.',
    people: 'A person under 18 cannot be given this sentence. We worked it out as you named it. For section 250 detention another part is served.' },
  W_S250_ADULT: { text: 'Section 250 detention is only for a person who was under 18 when convicted. Check the age at conviction.',
    people: 'Section 250 detention is only for people who were under 18 when found guilty. Check the age.' },
  W_AGE_UNKNOWN: { text: 'The age at conviction is not known. The rules for adults are used. The person may have been under 18 when convicted.',
    people: 'The age when found guilty is not known. We used the rules for adults. Other rules apply to people under 18.' },
  W_AGE_AT_RELEASE: { text: 'If the person is under 18 on {release}, there is no licence after this term: release is unconditional (ARD, not CRD), and the sentence ends without one (SED, not SLED). Supervision for three months follows (Criminal Justice Act 2003, section 256B). Give the date of birth to settle it.',
    people: 'If the person is under 18 on {release}, there is no licence after this sentence (ARD and SED). Three months of supervision follow.' },
  W_AGE_MISMATCH: { text: 'The regime you chose is not for a person of this age.',
    people: 'The link names rules that are not for a person of this age.' },
  W_SDS_PLUS_LENGTH: { text: 'Section 244ZA needs a sentence of at least 4 years, or of at least 7 years for section 250 detention. This sentence is shorter. Check the kind of sentence.',
    people: 'An SDS+ sentence is at least 4 years long, or 7 for people who were under 18. This sentence is shorter. Check the kind of sentence.' },
  W_SDS_PLUS_DATE: { text: `Section 244ZA reaches sentences of 7 years or more imposed from ${dayOfLaw('sevenYearRule')}, and sentences of 4 to 7 years and section 250 detention from ${dayOfLaw('fourYearRule')}. This sentence is earlier. Check the kind of sentence.`,
    people: `SDS+ began on ${dayOfLaw('sevenYearRule')} for 7 years or more. For 4 to 7 years, and for people under 18, it began on ${dayOfLaw('fourYearRule')}. This sentence is earlier. Check the kind of sentence.` },
  W_EDS_TERM: { text: 'The length is read as the custodial term only. The extension period on licence comes after it and is not in the end date.',
    people: `${timeInPrison} The extra time on licence comes after it.` },
  W_EDS_2012_2015: { text: `Some extended sentences imposed before ${dayOfLaw('courtsAct2015')} have automatic release at two-thirds. If this is one, choose the regime eds_automatic_2012_2015.`,
    people: `Some extended sentences passed before ${dayOfLaw('courtsAct2015')} have automatic release at two-thirds.` },
  W_SOPC_LICENCE: { text: 'The length is read as the custodial term only. One more year on licence follows it and is not in the end date.',
    people: `${timeInPrison} One more year on licence comes after it.` },
  W_SOPC_DATE: { text: `Special custodial sentences began on ${dayOfLaw('courtsAct2015')}. This sentence is earlier, so another kind was passed. Choose the regime of that kind.`,
    people: `Special sentences began on ${dayOfLaw('courtsAct2015')}. This sentence is earlier, so another kind was passed. Check the kind of sentence.` },
  W_TERRORISM_TERM: { text: 'The length is read as the custodial term only. For a terrorism offence a special custodial sentence adds a year on licence after it, and an extended sentence its extension. Neither is in the end date.',
    people: `${timeInPrison} More time on licence can come after it.` },
  W_TERRORISM_2A: { text: 'A serious terrorism sentence, or an extended sentence for a terrorism offence that carries life, has no early release at all. If this is one, choose the regime terrorism_s247a_no_early_release.',
    people: 'A serious terrorism sentence, or an extended sentence for a terrorism offence that carries life, has no early release at all.' },
  W_TERRORISM_RELEASED: { text: `These rules began on ${dayOfLaw('terroristPrisoners')}, for everybody not released by then. Before, an ordinary sentence had automatic release at one-half: if this was one, release was on {staged}.`,
    people: `These rules began on ${dayOfLaw('terroristPrisoners')}, for people who were not released by then. Before that, release was automatic at one-half: here on {staged}.`,
    general: 'These rules began for those who were not released by then. An ordinary sentence from before had automatic release at one-half.' },
  W_IPP_DATE: { text: `A sentence for public protection could be passed from ${dayOfLaw('releaseUnder2003Act')}, and for a conviction before ${dayOfLaw('extendedSentences')}. Check the date and the kind of sentence.`,
    people: `IPP sentences could be passed from ${dayOfLaw('releaseUnder2003Act')}, and only on people found guilty before ${dayOfLaw('extendedSentences')}. Check the date and the kind of sentence.` },
  W_LIFE_REMAND: 'The court must take time on remand off the minimum term when it sets it (Sentencing Code, sections 322 and 323). Check that it is taken off once, and not twice.',
  W_ADDED_DAYS_INDETERMINATE: 'Added days cannot be given to a person whose sentence has no fixed end. They were not counted. Check the added days.',
  W_CREDITS_EXCEED: { text: 'The credited days are as many as the days to be served, or more. Release would be on the day of sentence. Days left over: {unused}.',
    people: 'The days before the sentence are as many as the days to be served, or more. Days left over: {unused}.',
    short: 'Check that each day on remand was only for this case.',
    general: 'The credited days are as many as the days to be served, or more. Release would be on the day of sentence.' },
  W_CREDITS_EXCEED_PAROLE: { text: 'The credited days are as many as the days to be served, or more. The Parole Board can consider the case at once. Release is not automatic. Days left over: {unused}.',
    people: 'The days before the sentence are as many as the days to be served, or more. The Parole Board can look at the case at once. Release is not automatic. Days left over: {unused}.' },
  W_ADDED_PAST_TERM: { text: 'The sentence goes on after the custodial term, so added days can take this date past the end of that term: to {staged}, if the sentence lasts as long. The date shown, {release}, is the end of the custodial term.',
    people: 'Added days can take this date past the end of the time in prison: to {staged}, if the sentence lasts as long.' },
  W_ADDED_CAP: 'Added days cannot take release past the end of the sentence. Added days left over: {unused}.',
  W_TAGGED_BAIL: { text: 'Tagged bail is taken as days already credited, which is half of the days spent on a qualifying curfew. It is not halved again.',
    people: 'Days for bail with a tag are taken as the court gave them. That is about half of the days on tag. We do not halve them again.' },
  W_BARRED_LIST_NO_EFFECT: { text: 'This offence is treated as barred from the progression model. The list of barred offences is not published, so this could not be checked. It makes no difference to the date.',
    people: 'We treat this offence as one that stays under the old rules. The list of them is not published. It makes no difference to this date.' },
  W_NO_CHANGE: 'The Sentencing Act 2026 does not change the release point for this sentence.',
  W_NON_WORKING_DAY: { text: 'The date falls on or just before a weekend or bank holiday. The person leaves prison {leaving}.',
    general: 'The date falls on or just before a weekend or bank holiday. The person would leave prison on an earlier working day.' },
  W_LEAVING_AGE: { text: 'The usual day of leaving is {count} The law allows one or two at every age (Criminal Justice Act 1961, section 23(3C)). No published text was found that says who has two, nor if it turns on the age or on where the person is held.',
    general: 'The usual day of leaving is counted as for people under 18, two working days earlier. For somebody who is 18 by then it may be one.' },
  W_SHORT_NO_LICENCE: { text: `If the offence was committed before ${dayOfLaw('licenceForShortTerms')}, there is no licence after a term under 12 months: release on {staged} is automatic and unconditional (ARD, not CRD), and the sentence ends on {end} (SED, not SLED).`,
    people: `If the offence was before ${dayOfLaw('licenceForShortTerms')}, there is no licence after a sentence under 12 months. Then release on {staged} is without a licence (ARD, not CRD). The sentence ends on {end} (SED, not SLED).`,
    general: 'If the offence is an old one, there may be no licence after a term under 12 months. Give its date for a surer answer.' },
  W_LEGACY: { text: `Sentences imposed before ${dayOfLaw('extendedSentences')} can be under older rules, which are not worked out here. A whole case works out most of them, by the day of the offence.`,
    people: `Sentences passed before ${dayOfLaw('extendedSentences')} can be under older rules that we do not work out.` },
}

export const textIn = (voices: Voices): string => (typeof voices === 'string' ? voices : voices.text)

export const textsIn = <Code extends CaseWarningCode>(catalogue: Catalogue<Code>) =>
  Object.fromEntries(
    Object.entries<Voices>(catalogue).map(([code, voices]) => [code, textIn(voices)]),
  ) as Readonly<Record<Code, string>>

/** The sentences we say, with their gaps. */
export const warningTexts = textsIn(sentenceWarnings)

/** A warning in whole sentences, for those who read the API. */
export const warningText = ({ code, values }: Warning): string =>
  withRival(warningTexts[code], { code, values, sentenceIds: [] })
