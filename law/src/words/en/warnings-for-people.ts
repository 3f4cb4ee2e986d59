import { type Day, inWords } from '../../calendar/day.ts'
import type { Fraction } from '../../calendar/fraction.ts'
import { daysInWords } from '../../calendar/term.ts'
import type { CaseWarning } from '../../case/answer.ts'
import { days } from '../../tables/days.ts'
import type { RegimeId } from '../../tables/regimes.ts'
import type { CaseWarningCode } from '../../tables/warning-codes.ts'
import type { WarningValues } from '../../tables/warnings.ts'
import { rulesInWords } from '../rules-for-people.ts'
import { caseWarningText } from './case-warnings.ts'

const stays = 'We take it that this offence stays under the old rules.'
const timeInPrison = 'The length is taken as the time in prison only.'

/** What is said of each warning, by its code. A second language is a second table of this sort. */
export type Voice = Readonly<Partial<Record<CaseWarningCode, (values: WarningValues) => string>>>

/** Warnings whose own sentence speaks to builders or to lawyers, in words for people. Of the others one sentence serves both. */
const sentences: Voice = {
  W_REGIME_OVER_OFFENCE: ({ regime }) =>
    `The rules named in the link were used. For the offence given, the rules would be: ${rulesInWords[regime as RegimeId]}.`,
  W_SOPC_DATE: () =>
    `Special sentences began on ${inWords(days.courtsAct2015.day)}. This sentence is earlier, so another kind was passed. Check the kind of sentence.`,
  W_SDS40_ASSUMED: () =>
    'No offence was given, so we used the ordinary rules. For some sexual, violent and other offences more is served. Give the offence for a surer date.',
  W_BARRED_LIST_NO_EFFECT: () =>
    'We treat this offence as one that stays under the old rules. The list of them is not published. It makes no difference to this date.',
  W_EXTENSION_UNKNOWN: () =>
    'The extra time on licence was not given. So we cannot say when the sentence ends.',
  W_EDS_2012_2015: () =>
    `Some extended sentences passed before ${inWords(days.courtsAct2015.day)} have automatic release at two-thirds.`,
  W_TERRORISM_2A: () =>
    'A serious terrorism sentence, or an extended sentence for a terrorism offence that carries life, has no early release at all.',
  W_RECALL_STANDARD: () =>
    'The person can write about the recall to the Justice Secretary, who must then send the case to the Parole Board. If nobody writes within 28 days of the return, it is sent there then. The Board can end the recall at any time after that. If it does not, the recall lasts to the end of the sentence.',
  W_RECALL_BEFORE_RELEASE: ({ release }) =>
    `By our count the first release was due on ${inWords(release as Day)}. The recall is before it. The Parole Board or a tag may have let the person out earlier. Check the date of the recall.`,
  W_RECALL_SENTENCED_BETWEEN: ({ day }) =>
    `A sentence was passed on ${inWords(day as Day)}, between the recall and the return. If the person was in prison for it, they were not away. Then give that day as the day of return.`,
  W_RECALL_KIND: () =>
    `This kind of recall is unusual here. Since ${inWords(days.fixedTermOf56Days.day)} adults have 56 days or a standard recall. People who were under 18 when found guilty have 28 or 14 days, or a standard recall. After an extended sentence every recall is a standard one. Since ${inWords(days.adultCurfewEnded.day)} adults are not let out on a tag. Check the recall papers.`,
  W_RECALL_KIND_FOUND: () =>
    'You did not know the kind of recall. By what you told us the law leaves only this one. Two rare cases are not asked here. The recall papers say the kind.',
  W_RECALL_56_NOW: () =>
    `Since ${inWords(days.fixedTermOf56Days.day)} a fixed-term recall of an adult is 56 days. Look at the recall papers.`,
  W_DAY_NOT_TOLD: () =>
    'Only the month is known. An earlier day gives earlier dates. The day is on the court’s paper, or the court office knows.',
  W_RECALL_AT_LARGE_UNKNOWN: () =>
    'The days of recall and return were not both given. So we count no days between them. Such days make the end of the sentence later. After a recall from a tag they make release later, too.',
  W_RECALL_ADDED_DAYS: () =>
    'We did not count some added days. Days added before the first release do not move a date after a recall. Days added during a standard recall move nothing. No added days move the end of the sentence.',
  W_RECALL_FROM_CURFEW: () =>
    'The person can write to the Justice Secretary, who can cancel the recall. Then the tag goes on.',
  W_CURFEW_AT_HALF: ({ day, release }) =>
    `If the person was out on the tag on ${inWords(day as Day)}, one-half of the sentence is served. Then release is on ${inWords(release as Day)}.`,
  W_CURFEW_NOT_STAGED: ({ release }) =>
    `It is not known if the new rules reach a person called back from a tag. If not, release is on ${inWords(release as Day)}.`,
  W_LICENCE_EARLY: ({ day }) =>
    `By what you told, the minimum term is not over before ${inWords(day as Day)}. Nobody is let out on licence before that, but for a grave illness or the like. Check the day of sentence, the length, and if the person is out on licence.`,
  W_CURFEW_STAGED: ({ release }) =>
    `The person had been called back and was not in prison when the new rules began. So we used the old ones. If the new rules reach them, release is on ${inWords(release as Day)}.`,
  W_RECALL_CURFEW: () =>
    'Was the person called back because a tag (home detention curfew) was broken or did not work? Then it is no standard recall. Choose “Recall from a tag”: the release date stays as it was.',
  W_RECALL_TERM_FROM_CURFEW: ({ release }) =>
    `The recall came before the first release date, as it does from a tag. From ${inWords(days.licenceForShortTerms.day)} on the law keeps people until that date then. Before, the fixed term ended by itself. Since ${inWords(days.adultCurfewEnded.day)} it does so again for adults who could not be on a tag by then. By the other rule it is ${inWords(release as Day)}. Ask the prison which it did.`,
  W_OFFENCE_DAY: () =>
    'The law did not have this offence on the day you gave for it. Check both. If one of them is wrong, the release date may be, too.',
  W_BIRTH_AFTER_OFFENCE: () =>
    'By the dates you gave, the person was born after the offence. Check both. The release date is the same either way.',
  W_AGE_BIRTH: () =>
    'The age when found guilty does not fit the date of birth. We used the age as you gave it. Check both: the release date may be another.',
  W_RECALL_RECORDS: () =>
    'Some things are known only to the prison: days away as it wrote them down, a decision about release, or a recall that was cancelled. A cancelled recall counts as if it had never been.',
  W_AGE_MISMATCH: () => 'The link names rules that are not for a person of this age.',
  W_TYPE_IGNORED: () =>
    'The offence decides the rules here, so the kind of sentence was not used. This date is wrong if the court did pass that kind. Check the kind of sentence.',
  W_ORDER_AGE: () =>
    'A detention and training order is for a person of at least 12 and under 18 when found guilty. Check the age.',
  W_ORDER_ONLY: () =>
    'For this offence people under 18 can only be given a detention and training order, of at most 24 months. So we worked it out as one.',
  W_CONTEMPT_LENGTH: () =>
    'Prison for contempt of court is at most 2 years at a time, and this is longer. Check the length.',
  W_GIVEN_BACK: ({ unused }) =>
    `More days were given back than were added: ${daysInWords(unused as number)} too many. They change nothing. Check the days.`,
  W_CONTEMPT: () =>
    'Prison for contempt of court is not a sentence. Half of it is served, and it has no licence of its own. Days held before and days added in prison do not count for it. The prison works this out by hand.',
  W_HELD_WITHOUT_SENTENCE: () =>
    'By our count nothing of the sentence was left when the person came back. Days on remand that were not used before count after a recall. The person should be let out at once. Tell the prison’s offender management unit and a solicitor today.',
  W_LICENCE_REVOKED: () =>
    'The person is on licence from a life or IPP sentence. If they are called back (recalled) for it, this date does not hold. Then only the Parole Board can let them out.',
  W_LICENCE_MAY_HAVE_ENDED: () =>
    'An IPP licence ends by itself. If the person was first let out four years ago or more, and was not called back (recalled) in the last two, it is over. Ask probation.',
  W_CREDIT_BESIDE_LIFE: ({ day }) =>
    `We did not take the days on remand off the minimum term. The court must do that itself. If it had not, the Parole Board can look at the case from ${inWords(day as Day)}.`,
  W_CREDIT_ALREADY_OFF: ({ day }) =>
    `We took the days on remand off the minimum term. If the court had done that already, the Parole Board can look at the case from ${inWords(day as Day)}.`,
  W_CREDIT_SHARED: ({ day }) =>
    `We took the days on remand off the other sentence of that day, too. If they do not count for it, the Parole Board can look at the case from ${inWords(day as Day)}.`,
  W_BY_HAND: ({ day }) =>
    day === undefined
      ? 'A life or terrorism sentence beside other sentences: the prison works this out by hand. We follow the law as it is written.'
      : `A sentence was put on top of another before ${inWords(day)}, while the rules were changing. The prison works this out by hand. We follow the law as it is written.`,
  W_BARRED_POSSIBLE: () =>
    'This offence may be one that stays under the old rules. The list of them is not published. If it is on the list, release is later.',
  W_BARRED_LIST_UNCONFIRMED: () =>
    `${stays} The list of them is not published. If it is not on the list, release is earlier.`,
  W_BARRED_LIST_NAMED: () =>
    `${stays} The prison service’s description of the list names it. The list is not published. If it is not on the list, release is earlier.`,
  W_SUSPENDED_USUAL: () =>
    `For people found guilty from ${inWords(days.suspendedSentences.day)}, a court must suspend a sentence of 12 months or less for an adult, unless an exception applies. If the sentence was suspended, this date does not apply.`,
  W_SUSPENDED_POSSIBLE: () =>
    'A court can suspend a sentence of this length. If the sentence was suspended, this date does not apply.',
  W_LIFE_MAXIMUM_DATE: ({ day }) =>
    `Life became the most a court can give for this offence only for what was done from ${inWords(day as Day)}. Before that another part is served. Check the date of the offence.`,
  W_COUNTED_AS_LIFE: ({ day }) =>
    `Life became the most a court can give for this offence only for what was done from ${inWords(day as Day)}. This was earlier. The prison may count it otherwise: ask.`,
  W_VIOLENT_TO_PRISON_SERVICE: () =>
    'The prison service counts this offence as violent from 4 years, and then uses one-half. We read the law differently. Ask the prison if it counted the offence as violent.',
  W_SOPC_USUAL: () =>
    'For this offence a court must usually pass a special sentence, where the Parole Board decides. Check which sentence was passed.',
  W_SPECIAL_POSSIBLE: () =>
    'If the victim was under 13, a court must usually pass a special sentence for this offence. Then the Parole Board decides. Check which sentence was passed.',
  W_AGE_AT_OFFENCE: () =>
    'A special sentence is not for people who were under 18 on the day of this offence. Check which sentence was passed.',
  W_SOPC_CONVICTION: ({ part }) =>
    `A special sentence for this offence is for people found guilty on or after ${inWords(days.nationalSecuritySentences.day)}. Before that an ordinary sentence was passed, and release is automatic at ${(part as Fraction).phrase}.`,
  W_S250_FRACTION: () =>
    'For section 250 detention the prison service uses 40%. The 2026 Act, as passed, says one-half. Ask the prison which of the two it used.',
  W_CHILD_ADULT_SENTENCE: () =>
    'A person under 18 cannot be given this sentence. We worked it out as you named it. For section 250 detention another part is served.',
  W_S250_ADULT: () =>
    'Section 250 detention is only for people who were under 18 when found guilty. Check the age.',
  W_AGE_UNKNOWN: () =>
    'The age when found guilty is not known. We used the rules for adults. Other rules apply to people under 18.',
  W_AGE_AT_RELEASE: ({ release }) =>
    `If the person is under 18 on ${inWords(release as Day)}, there is no licence after this sentence (ARD and SED). Three months of supervision follow.`,
  W_SDS_PLUS_LENGTH: () =>
    'An SDS+ sentence is at least 4 years long, or 7 for people who were under 18. This sentence is shorter. Check the kind of sentence.',
  W_SDS_PLUS_DATE: () =>
    `SDS+ began on ${inWords(days.sevenYearRule.day)} for 7 years or more. For 4 to 7 years, and for people under 18, it began on ${inWords(days.fourYearRule.day)}. This sentence is earlier. Check the kind of sentence.`,
  W_EDS_TERM: () => `${timeInPrison} The extra time on licence comes after it.`,
  W_SOPC_LICENCE: () => `${timeInPrison} One more year on licence comes after it.`,
  W_TERRORISM_TERM: () => `${timeInPrison} More time on licence can come after it.`,
  W_IPP_DATE: () =>
    `IPP sentences could be passed from ${inWords(days.releaseUnder2003Act.day)}, and only on people found guilty before ${inWords(days.extendedSentences.day)}. Check the date and the kind of sentence.`,
  W_CREDITS_EXCEED: ({ unused }) =>
    `The days before the sentence are as many as the days to be served, or more. Days left over: ${daysInWords(unused as number)}.`,
  W_CREDITS_EXCEED_PAROLE: ({ unused }) =>
    `The days before the sentence are as many as the days to be served, or more. The Parole Board can look at the case at once. Release is not automatic. Days left over: ${daysInWords(unused as number)}.`,
  W_TAGGED_BAIL: () =>
    'Days for bail with a tag are taken as the court gave them. That is about half of the days on tag. We do not halve them again.',
  W_ADDED_PAST_TERM: ({ staged }) =>
    `Added days can take this date past the end of the time in prison: to ${inWords(staged as Day)}, if the sentence lasts as long.`,
  W_SHORT_NO_LICENCE: ({ staged, end }) =>
    `If the offence was before ${inWords(days.licenceForShortTerms.day)}, there is no licence after a sentence under 12 months. Then release on ${inWords(staged as Day)} is without a licence (ARD, not CRD). The sentence ends on ${inWords(end as Day)} (SED, not SLED).`,
  W_OLD_OFFENCE: () =>
    `If the offence was before ${inWords(days.releaseUnder2003Act.day)}, older rules apply, and the date can be later.`,
  W_TERRORISM_RELEASED: ({ staged }) =>
    `These rules began on ${inWords(days.terroristPrisoners.day)}, for people who were not released by then. Before that, release was automatic at one-half: here on ${inWords(staged as Day)}.`,
  W_TERRORISM_HELD: () =>
    `The rules for terrorism offences changed on ${inWords(days.terroristPrisoners.day)}. If the person was still in prison on that day, the Parole Board can decide only later. Check when the person was let out.`,
  W_OLD_HALFWAY: () =>
    'From which day terrorism offences were left out of release at half is not known to us. If this one was not left out, release was at half.',
  W_SPECIFIED_OFFENCE: () =>
    'If the offence is violent or sexual, release is automatic only at two-thirds. Give the offence for a surer date.',
  W_OLD_LAW: () =>
    'This sentence is under rules from before 2005. The prison works it out by hand. For a sexual offence the court may have ordered a licence to the end of the sentence.',
  W_LEGACY: () =>
    `Sentences passed before ${inWords(days.extendedSentences.day)} can be under older rules that we do not work out.`,
  W_RELEASED_BETWEEN: () =>
    'The person had been let out before a later sentence began. Added days from before are not carried over. Days on remand are only if we know their dates and some were left over.',
  W_ADDED_DAYS_RELEASED_BETWEEN: () =>
    'The person was let out between the sentences. We counted the added days for the first time in prison. Give the day of each for a surer date.',
  W_REMAND_FOR_ALL: () =>
    'You did not say which sentence the time on remand was for. We counted it for all of them, the first one passed first. If it was only for the last, the date is another.',
  W_SERVED_WORKED_OUT: ({ release }) =>
    `We think an earlier sentence was served until ${inWords(release as Day)}. Days on remand in that time do not count. If the person left earlier, tell us the day.`,
  W_UNUSED_REMAND: () =>
    'The person was on remand for longer than an earlier sentence needed. We count the days left over for the next one, as prisons do. The law does not say so.',
  W_OTHER_DETENTION: () =>
    'On some days on remand the person was also held for immigration or extradition. We count these days. The law is not clear about it.',
  W_AT_LARGE_NO_EFFECT: () =>
    'A time away came when nothing was left to serve in prison. It changes nothing.',
}

/** A warning in words for people. */
export const warningForPeople = (warning: CaseWarning, voice: Voice = sentences): string =>
  ownWords(warning, voice) ?? caseWarningText(warning)

function ownWords({ code, values }: CaseWarning, voice: Voice): string | undefined {
  const words = voice[code]?.(values)
  return words === undefined || values.undated === undefined
    ? words
    : `${words} We cannot give a date for it.`
}

/** Why an answer is fairly sure and no more, where there is room for one short sentence. */
const inShort: Readonly<Partial<Record<CaseWarningCode, string>>> = {
  W_CREDIT_NOT_TOLD: 'We counted no days on remand. With them it is earlier.',
  W_DETENTION_NOT_TOLD: 'We took it as section 250, and not as a detention and training order.',
  W_KIND_NOT_TOLD: 'We took it that the sentence is not an extended one.',
  W_RECALL_AT_LARGE_UNKNOWN: 'We counted no days between recall and return. With them it is later.',
  W_CREDITS_EXCEED: 'Check that each day on remand was only for this case.',
  W_ORDER_CONSECUTIVE: 'The prison works this out by hand. This is our reading.',
  W_DEFAULT_CONSECUTIVE: 'The prison works this out by hand. This is our reading.',
}

/** A warning in few words, where it has such. */
export const shortWarningForPeople = (warning: CaseWarning): string =>
  inShort[warning.code] ?? warningForPeople(warning)
