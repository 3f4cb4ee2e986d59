import { inWords } from '../../calendar/day.ts'
import type { CaseAlternative } from '../../case/answer.ts'
import type { Case } from '../../custody/case.ts'
import { recallFacts } from '../../facts/recall.ts'
import { sentenceFacts } from '../../facts/sentence.ts'
import type { CaseAlternativeCode } from '../../tables/alternative-codes.ts'
import { dayOfLaw } from '../../tables/days.ts'
import { recallKinds } from '../../tables/recall-types.ts'
import { joined } from '../joined.ts'
import { sentencesInWords } from './grammar.ts'

/** A doubt in words: the condition on which the rival date is the right one, why there are two, and what to ask the prison. */
export interface AlternativeWords {
  /** Begins with "if", and goes after a date: "12 January 2027, if …". */
  readonly condition: string
  readonly why: string
  readonly ask: string
}

/** What a doubt says, open at both ends: the condition without its "if", and what to ask without its question mark. */
interface DoubtWords {
  readonly is: string
  readonly why: string
  readonly ask: string
}

/** A row: a doubt as builders and lawyers are told it, and for people where that is said in other words. Where it is a fact that is
 *  not known, the question is that of the fact. */
type Doubt = (DoubtWords | (Omit<DoubtWords, 'ask'> & { readonly question: string })) & {
  readonly people?: Partial<DoubtWords>
  /** Of the whole case: no sentence of several is named for it. */
  readonly isOfWhole?: true
}

const list = 'Some offences stay under the old rules. The list of them is not published.'
const newRules = 'Do the new rules of the 2026 Act apply to this offence'

const shortList = 'Some offences stay under the old rules. The list is not published.'
const shortRules = 'Do the new rules apply to this offence'

const offenceUnknown = {
  why: 'The offence was not given. The date is for most offences.',
  ask: 'What is the offence, and which part of the sentence is served for it',
}

/** A kind of recall that it may be. */
const recallOf = (type: keyof typeof recallKinds): Doubt => ({
  is: `it is ${recallKinds[type].phrase}`,
  why: 'It is not known which kind of recall it is.',
  question: recallFacts.type.unknown,
})

/** The fixed term by itself, in the days of the early release scheme. */
const inScheme = {
  is: 'the person was out under the early release scheme of October 2023 to September 2024, or on compassion (section 248), and not on a tag',
  people:
    'the person was let out under the early release scheme of October 2023 to September 2024, or for another reason than a tag',
}

/** Every doubt. */
// biome-ignore format: a voice a line
const doubts: Readonly<Record<CaseAlternativeCode, Doubt>> = {
  A_RECALLED: { is: 'the person was recalled to prison from the licence that ran when the later sentence was passed',
    why: 'A sentence was passed while the person was on licence from another. The date is for somebody who was not recalled from it.',
    ask: 'Was the person recalled, and from which sentences',
    people: { is: 'the person was called back to prison (recall)' } },
  A_KEPT_TO_RELEASE: { is: 'the person was kept until the release date that was set before the curfew',
    why: `The recall came before the first release date, as it does from a curfew with a tag. Until ${dayOfLaw('licenceForShortTerms')} a fixed term then ended by itself, and so it does since ${dayOfLaw('adultCurfewEnded')} for adults who could not be on a curfew by then. In between nobody is let go before the release date.`,
    ask: 'Did the fixed term end before the conditional release date (CRD)',
    people: { is: 'the person was kept until the first release date',
      why: 'The recall came before the first release date, as it does from a tag. By the law of its day the fixed term ends by itself. At other times the law keeps people until that date.',
      ask: 'Does the fixed term end before the CRD' } },
  A_CURFEW_56_ONLY: { is: 'the rule that a recall from a curfew lasts until release ended for people already back in prison',
    why: `The recall was from a curfew with a tag. Adults have had no curfew since ${dayOfLaw('adultCurfewEnded')}, and a recall is 56 days since then. The law saves those who were out on a tag; the person was back already.`,
    ask: 'Does the recall end after 56 days, or on the conditional release date (CRD)',
    people: { is: 'the recall is 56 days and no more',
      why: 'The recall was from a tag. The law changed while the person was back in prison.',
      ask: 'Does the recall end after 56 days, or on the CRD' } },
  A_TERM_BY_ITSELF: { is: 'the person was out under section 248 (compassion, or the early release scheme of October 2023 to September 2024) and not on a tag',
    why: 'The recall came before the first release date, so the person had been let out early. From a curfew with a tag (section 246) a fixed term does not end before the release date. From a release under section 248 it ends by itself (section 255A(9) and (10) as they were).',
    ask: 'Was the person let out on a tag, on compassionate grounds or under the early release scheme (ECSL)',
    people: { is: 'the person was let out early for another reason than a tag',
      why: 'The person was let out before the first release date. Back from a tag, people are kept until that date. Back from another early release (compassion, or the early release scheme of October 2023 to September 2024), the fixed term ends by itself.',
      ask: 'Was the person let out on a tag, on compassionate grounds or under the early release scheme' } },
  A_CURFEW_AT_HALF: { is: 'the person was out on the curfew when the 40% rule began to reach sentences of this length',
    why: 'The 40% rule does not reach a sentence from which the person was out on a curfew on its first day. One-half stays.',
    ask: 'Did you use 40% or one-half',
    people: { is: 'the person was out on the tag when 40% began for this length',
      why: 'For people who were out on a tag on that day, one-half stays.' } },
  A_CURFEW_NOT_STAGED: { is: 'the new rules do not reach a person recalled from a curfew',
    why: 'The 2026 Act reaches people in prison and on a curfew. Whether it reaches a person recalled from one is not known.',
    ask: 'Do the new rules of the 2026 Act apply after a recall from a curfew',
    people: { is: 'the new rules do not reach a person called back from a tag',
      why: 'The new rules reach people in prison and on a tag. It is not known if they reach a person called back from one.',
      ask: 'Do the new rules apply after a recall from a tag' } },
  A_CURFEW_STAGED: { is: 'the new rules reach a person who had been recalled from a curfew and was at large when they began',
    why: 'The 2026 Act reaches people in prison and on a curfew on the day before it began. The person was neither, so the rules of before were used. An order that we did not see could say otherwise.',
    ask: 'Do the new rules of the 2026 Act apply after a recall from a curfew',
    people: { is: 'the new rules reach a person who was not back in prison when they began',
      why: 'The new rules reach people in prison and on a tag on that day. The person was neither.',
      ask: 'Do the new rules apply after a recall from a tag' } },
  A_AT_LARGE_STAGED: { is: 'the new rules reach a person who was away without permission when they began',
    why: 'The 2026 Act reaches people who were in prison immediately before it began. The person was away without permission then, and on the next day, so the rules of before were used.',
    ask: 'Do the new rules of the 2026 Act apply to a person who was at large when they began',
    people: { why: 'The new rules reach people who were in prison just before they began. The person was away then. So we used the rules of before.',
      ask: 'Do the new rules apply to a person who was away when they began' } },
  A_AT_LARGE_NOT_STAGED: { is: 'the new rules do not reach a person who was away without permission until they began',
    why: 'The 2026 Act reaches people who were in prison immediately before it began. The person was away without permission until then, and was back when it began, so the new rules were used.',
    ask: 'Do the new rules of the 2026 Act apply to a person who was at large on the day before they began',
    people: { why: 'The new rules reach people who were in prison just before they began. The person was away until then, and back when they began. So we used the new rules.',
      ask: 'Do the new rules apply to a person who was away on the day before they began' } },
  A_RECALL_LICENCE_END: { is: 'the recall lasts no longer than the licence would have',
    why: 'The sentences run one after the other and are under 12 months in all. One is for an offence from before short sentences had a licence. So the licence ends before the sentence. The law does not say whether a standard recall lasts to the end of the licence or of the sentence.',
    ask: 'Does the recall last until the licence expiry date (LED), or until the sentence expiry date (SED)' },
  A_LICENCE_REVOKED: { is: 'the licence of the life or IPP sentence is revoked',
    why: 'The person is on licence from life or a sentence for public protection (IPP). A new offence can bring a recall from it. Then only the Parole Board can let the person out.',
    ask: 'Has the licence of the life or IPP sentence been revoked',
    people: { is: 'the person is called back for the life or IPP sentence (recall)' }, isOfWhole: true },
  A_CREDIT_ALREADY_OFF: { is: 'the court had already taken the days on remand off the minimum term',
    why: 'The court must take days on remand or a tag off the minimum term when it sets it. We took them off. It was not told if the court had done so before.',
    ask: 'Did the court take the days on remand off the minimum term',
    people: { why: 'The court must take days on remand off the minimum term. We took them off. We do not know if the court had done it already.' }, isOfWhole: true },
  A_UNSPENT_DAY_BY_DAY: { is: 'in a fixed-term recall unused days on remand count one by one, for each day served',
    why: 'Days on remand that were not used before count after a recall. The prison service has said that in a fixed term one of them counts for each day served. Its calculator takes all of them off at once.',
    ask: 'How did you count the unused days on remand',
    people: { is: 'unused days on remand count one by one' } },
  A_CREDIT_OFF_MINIMUM: { is: 'the court had not already taken the days on remand off the minimum term, and only then',
    why: 'The court must take days on remand or a tag off the minimum term when it sets it. We did not take them off. It was not told if the length given is from before that.',
    ask: 'Did the court take the days on remand off the minimum term',
    people: { why: 'The court must take days on remand off the minimum term. We did not take them off. We do not know if the court had done it.' }, isOfWhole: true },
  A_CREDIT_NOT_SHARED: { is: 'days on remand given with life or public protection do not count for the other sentence of that day',
    why: 'Sentences passed on one day share days on remand (section 240ZA of the Criminal Justice Act 2003). It does not say that one with a minimum term does.',
    ask: 'Do the days on remand count for both sentences',
    people: { is: 'the days on remand do not count for the other sentence',
      why: 'Sentences passed on one day share days on remand. It is not sure if a life or IPP sentence does.' } },
  A_CHAIN_TWO_THIRDS: { is: 'two-thirds are served of every sentence in the chain',
    why: 'One sentence in the chain is for terrorism. Section 264(6A) of the Criminal Justice Act 2003 speaks of the person, and can mean two-thirds of the others, too.',
    ask: 'Is two-thirds served of all the sentences',
    people: { is: 'two-thirds of every sentence in the chain are served',
      why: 'One of the sentences is for terrorism. The law can be read so that two-thirds of the others are served, too.' } },
  A_NOT_LET_OUT: { is: 'the person was not let out before the weekend or bank holiday on which the later sentence was passed',
    why: 'Release fell on a weekend or bank holiday, and the person may go on the last working day before it (Criminal Justice Act 1961, section 23(3)). The next sentence was passed between the two days.',
    ask: 'Was the person let out before the next sentence was passed',
    people: { is: 'the person was still in prison when the next sentence was passed',
      why: 'The day of release was a weekend or a bank holiday. People are let out before that. The next sentence was passed on such a day.' } },
  A_TAG_NOT_REVOKED: { is: 'the licence of the tag was not revoked',
    why: 'The person was on a tag (section 246). The licence of a tag is as a rule revoked when the person is in prison for something else, because they cannot be monitored (section 255), and they then stay at least until the day on which the tag would have ended.',
    ask: 'Was the licence of the tag revoked',
    people: { why: 'The person was on a tag. When somebody on a tag goes to prison for something else, the tag as a rule ends, and they stay at least until the day when it would have ended.' } },
  A_LEFT_ON_TAG: { is: 'the person had been let out on a tag',
    why: 'It was not told how the person left the earlier sentence. From a tag they are as a rule recalled when they are in prison for something else (section 255), and then stay at least until the day on which it would have ended.',
    ask: 'How was the person let out from the earlier sentence',
    people: { why: 'You did not say how the person was let out. When somebody on a tag goes to prison for something else, the tag as a rule ends, and they stay at least until the day when it would have ended.' } },
  A_DEFAULT_AFTER_END: { is: 'prison for the sum that was not paid, or for contempt, begins when the sentence ends, and not when it lets the person go',
    why: 'Section 258 of the Criminal Justice Act 2003 does not say when a committal that follows a sentence begins.',
    ask: 'From which day does the committal run',
    people: { is: 'the time for not paying, or for contempt, begins when the sentence ends',
      why: 'The law does not say when that time begins after a sentence.' } },
  A_REMAND_FOR_LATER: { is: 'the time on remand for which no sentence was named was only for the one passed last',
    why: 'It was not said for which charge the person was on remand. We took it to be for all of them, so the days count for the sentence passed first.',
    ask: 'For which charge was each time on remand' },
  A_OTHER_DETENTION: { is: 'no day on remand counts on which the person was also held under immigration powers or an extradition warrant',
    why: 'A day does not count if the person is also detained for another matter. The law does not say clearly whether this is one.',
    ask: 'Did you count the days on which the person was also held for immigration or extradition' },
  A_UNUSED_LOST: { is: 'days on remand that an earlier sentence could not use do not count for the next',
    why: 'The person was on remand for longer than an earlier sentence needed. That the rest goes on to the next sentence is the prison service’s practice. The law does not say so.',
    ask: 'Did you count the days on remand that were left over from the earlier sentence' },
  A_UNUSED_SHARED: { is: 'the sentences count as one, because the person never left prison between them',
    why: 'The days on remand had served the earlier sentence on the day it was passed. If the person stayed in prison on remand, the law can be read so that all the days count for both.',
    ask: 'Did you count the sentences as one for the days on remand' },
  A_OFFENCE_KEPT_AT_HALF: { is: 'the offence is one that was left out of the 40% rule', ...offenceUnknown },
  A_OFFENCE_SERIOUS: { is: 'the offence is serious violence (section 244ZA)', ...offenceUnknown },
  A_OFFENCE_LIST: { is: 'the offence is a sexual offence against a child', ...offenceUnknown },
  A_OFFENCE_LIST_LIFE: { is: 'the offence is rape', ...offenceUnknown },
  A_OFFENCE_PAROLE: { is: 'the offence is terrorism, spying, or rape of a child under 13', ...offenceUnknown },
  A_OFFENCE_SPYING: { is: 'the offence is spying', ...offenceUnknown },
  A_OFFENCE_SPECIAL: { is: 'the offence is rape of a child under 13', ...offenceUnknown },
  A_ON_LIST: { is: 'this offence stays under the old rules',
    why: `${list} This offence may be on it.`,
    ask: newRules,
    people: { why: `${shortList} This offence may be on it.`,
      ask: shortRules } },
  A_OFF_LIST: { is: 'this offence does not stay under the old rules',
    why: `${list} We believe that this offence is on it.`,
    ask: newRules,
    people: { why: `${shortList} We believe this offence is on it.`,
      ask: shortRules } },
  A_OFF_LIST_NAMED: { is: 'this offence does not stay under the old rules',
    why: `${list} The prison service’s description of it names this offence.`,
    ask: newRules,
    people: { why: `${shortList} We believe this offence is on it.`,
      ask: shortRules } },
  A_SECTION_250_HALF: { is: 'the prison uses one-half for section 250 detention',
    why: 'The prison service uses 40%. The 2026 Act, as passed, says one-half.',
    ask: 'Did you use 40% or one-half',
    people: { is: 'the prison uses one-half for section 250' } },
  A_COUNTED_VIOLENT: { is: 'the prison counts the offence as violent',
    why: 'The prison service lists this burglary as violent. The law does so only where the intent was to injure or to damage.',
    ask: 'Did you count the burglary as violent',
    people: { is: 'the burglary counts as violent',
      why: 'The prison service lists this burglary as violent. We read the law differently.' } },
  A_STAGE_NOT_BEGUN: { is: 'the new rules do not reach sentences of this length by then',
    why: 'The day of the stage is in the prison service’s timetable of August 2026. It was not found in published law.',
    ask: 'On what day do the new rules reach a sentence of this length' },
  A_COUNTED_AS_LIFE: { is: 'the prison counts the offence as one that carries life',
    why: 'Life became the maximum for this offence only later. The prison may count by the day of the sentence.',
    ask: 'Did you count the offence as one that carries life' },
  A_EARLIER_CONDUCT: { is: 'the offence was committed before life became its maximum',
    why: 'Life became the maximum for this offence only for conduct from a certain day.',
    ask: 'Which maximum penalty did you use',
    people: { is: 'the offence was before life became its maximum' } },
  A_SPECIAL: { is: 'the victim was under 13 and the court passed a special sentence',
    why: 'For this offence against a child under 13, with penetration, a court must usually pass a special custodial sentence.',
    ask: 'Is this a special custodial sentence (section 278)' },
  A_UNDER_18_AT_OFFENCE: { is: 'the person was under 18 when the offence was committed',
    why: 'The age on the day of the offence was not given. A special custodial sentence is not for an offence committed under 18.',
    ask: 'Is this a special custodial sentence (section 278)' },
  A_COMMITTED_BEFORE: { is: `the offence was committed before ${dayOfLaw('nationalSecuritySentences')}`,
    why: 'The day of the offence was not given. For a person under 18 a special custodial sentence is only for an offence committed since then.',
    ask: 'Is this a special custodial sentence (section 252A)' },
  A_UNDER_18: { is: 'the person was under 18 when found guilty',
    why: 'The age was not given. The rules for adults were used.',
    ask: 'Is this section 250 detention',
    people: { is: 'under 18 when found guilty' } },
  A_AGE_BY_BIRTH: { is: 'the date of birth is right, and not what was said of the age',
    why: 'The date of birth does not fit what was said of the age at conviction. The age was used as it was said.',
    ask: 'Is this section 250 detention',
    people: { is: 'the date of birth is right, and not the age' } },
  A_TRAINING_ORDER: { is: 'it is a detention and training order',
    why: 'On a person under 18 a term of 4 to 24 months can be a detention and training order. Half of it is served.',
    ask: 'Is this a detention and training order, or section 250 detention' },
  A_UNDER_18_AT_RELEASE: { is: 'the person is under 18 on that day: then without a licence (ARD and SED)',
    why: 'The date of birth was not given. From section 250 detention under 12 months a person who is still under 18 is released without a licence.',
    ask: 'Is release on licence (CRD) or without one (ARD)' },
  A_OLD_OFFENCE: { is: `the offence was before ${dayOfLaw('releaseUnder2003Act')}`,
    why: 'The day of the offence was not given. For older offences the rules of the Criminal Justice Act 1991 were kept.',
    ask: 'Is this sentence under the Criminal Justice Act 1991' },
  A_OLD_HALFWAY: { is: 'the terrorism offence was not yet left out of release at one-half',
    why: `Since ${dayOfLaw('halfwayRelease')} most long sentences under the Criminal Justice Act 1991 were released at one-half. From which day this offence was left out could not be read.`,
    ask: 'Was release at one-half or at two-thirds' },
  A_SPECIFIED_OFFENCE: { is: 'the offence is violent or sexual (Schedule 15 as it was in 2005)',
    why: 'The offence was not given. From 4 years on, release from a section 85 sentence for those offences is automatic only at two-thirds.',
    ask: 'Is release automatic at one-half or at two-thirds' },
  A_WHOLE_DEFAULT_TERM: { is: 'more than £10 million of a confiscation order was not paid',
    why: 'The sum was not told. A term of more than 7 years is for a large confiscation order. Of one of more than £10 million the whole term is served.',
    ask: 'What sum was not paid' },
  A_EXTENDED: { is: 'the court passed an extended sentence with this time in prison',
    why: 'The date is for a standard sentence. For many violent and sexual offences the court can pass an extended one.',
    ask: 'Is this an extended sentence',
    people: { is: 'the sentence is extended' } },
  A_EXTENDED_AUTOMATIC: { is: 'this is an extended sentence with automatic release',
    why: `Some extended sentences passed from ${dayOfLaw('extendedSentences')} and before ${dayOfLaw('courtsAct2015')} have automatic release at two-thirds.`,
    ask: 'Is release automatic, or does the Parole Board decide',
    people: { is: 'release is automatic',
      why: `Some extended sentences passed from ${dayOfLaw('extendedSentences')} and before ${dayOfLaw('courtsAct2015')} let people out at two-thirds.` } },
  A_NO_EARLY_RELEASE: { is: 'this is a terrorism sentence without early release',
    why: 'A serious terrorism sentence, or an extended sentence for a terrorism offence that carries life, has no early release.',
    ask: 'Does section 247A(2A) apply' },
  A_RELEASED_AT_HALF: { is: `the person was released before ${dayOfLaw('terroristPrisoners')}`,
    why: `Until ${dayOfLaw('terroristPrisoners')} release was automatic at one-half. Section 247A reaches those who were still in prison on that day.`,
    ask: 'Was the person still in prison on that day' },
  A_NOT_RELEASED: { is: `the Parole Board had not released the person by ${dayOfLaw('terroristPrisoners')}`,
    why: `Until ${dayOfLaw('terroristPrisoners')} the Parole Board could decide from one-half. Section 247A reaches those who were still in prison on that day, and for them it is two-thirds.`,
    ask: 'Was the person still in prison on that day' },
  A_CONTEMPT_HELD: { is: 'the days held before for the contempt count',
    why: 'The statute gives no credit for days held before in a case of contempt. The prison works this out by hand, and may count them.',
    ask: 'Did you count the days held before',
    people: { is: 'the days held before count' } },
  A_RUNS_AFTER: { is: 'it runs after another sentence',
    why: 'It is not known if the sentence runs at the same time as another, or after it.',
    question: sentenceFacts.howItRuns.unknown },
  A_RECALL_14: recallOf('fixed_term_14'),
  A_RECALL_28: recallOf('fixed_term_28'),
  A_RECALL_56: recallOf('fixed_term_56'),
  A_RECALL_CURFEW: recallOf('curfew'),
  A_RECALL_STANDARD: { is: 'it was a standard recall, to the end of the sentence',
    why: 'The kind of recall that was told is not one that the law gave here. A standard recall has no set date before the end of the sentence.',
    ask: 'Which kind of recall is it' },
  A_RECALL_56_NOW: { is: `the law makes it ${recallKinds.fixed_term_56.phrase}, whatever the papers say`,
    why: `Since ${dayOfLaw('fixedTermOf56Days')} a recall of an adult is one of 56 days, unless an exception applies.`,
    ask: 'Which kind of recall is it by section 255A',
    people: { is: 'the law makes it 56 days',
      why: 'The papers may say another kind.',
      ask: 'Which kind of recall is it' }, isOfWhole: true },
  A_DAY_IN_MONTH: { is: 'it was passed on another day of the month',
    why: 'Only the month of the sentence is known.',
    question: 'On which day was the sentence passed?' },
  A_REMAND_MONTHS: { is: 'the months on remand had more days',
    why: 'Months have 28 to 31 days. Only the months on remand are known.',
    question: 'How many days on remand count?' },
  A_LESSER_TERRORISM: { is: 'the offence does not carry life',
    why: 'Some terrorism offences do not carry life. Then the Parole Board looks at the case.',
    ask: 'Does section 247A(2A) apply', isOfWhole: true },
}

/** What is written down open, as it is said; about some sentences of several, it says which. */
const closed = ({ is, why, ask }: DoubtWords, which: string | null): AlternativeWords => ({
  condition: which === null ? joined`if ${is}` : joined`if, in ${which}, ${is}`,
  why,
  ask: which === null ? `${ask}?` : `${ask} (${which})?`,
})

const textOf = (doubt: Doubt): AlternativeWords =>
  'ask' in doubt ? closed(doubt, null) : { ...closed({ ...doubt, ask: '' }, null), ask: doubt.question }

/** The words of every doubt. */
export const alternativeTexts = Object.fromEntries(
  Object.entries(doubts).map(([code, doubt]) => [code, textOf(doubt)]),
) as Readonly<Record<CaseAlternativeCode, AlternativeWords>>

/** The words of a rival: where the offence was not given, the offences by their names; where it is not known how sentences run, those
 *  sentences; where only the month is known, the day. */
export function alternativeWords(rival: NamedRival): AlternativeWords {
  const { code, offences } = rival
  if ('after' in rival && rival.after !== null) return runningAfter(rival.sentenceIds, rival.after)
  if ('passedOn' in rival && rival.passedOn !== null)
    return { ...alternativeTexts[code], condition: joined`if it was passed on ${inWords(rival.passedOn)}` }
  if ('isInScheme' in rival && rival.isInScheme)
    return { ...alternativeTexts[code], condition: joined`if ${inScheme.is}` }
  return offences === null
    ? alternativeTexts[code]
    : { ...alternativeTexts[code], condition: joined`if the offence is ${lowered(offences)}` }
}

/** Doubts that name the sentences in a place of their own. */
function namingOf(code: CaseAlternativeCode, is: string, which: string, isOne: boolean): string | null {
  switch (code) {
    case 'A_RECALLED':
      return `${is} for ${which}`
    case 'A_EXTENDED':
      return `${which} ${isOne ? 'is' : 'are'} extended`
    case 'A_UNDER_18':
      return `${is} (${which})`
    default:
      return null
  }
}

/** The words of a rival for people; where it is about some of several sentences, they say which. */
export function alternativeForPeople(
  rival: Pick<CaseAlternative, 'code' | 'sentenceIds' | 'after' | 'passedOn' | 'isInScheme'>,
  { sentences, recall }: Pick<Case, 'sentences' | 'recall'>,
): AlternativeWords {
  const { code, sentenceIds: ids } = rival
  const doubt = doubts[code]
  // What is not known is named whole.
  if ('question' in doubt) return alternativeWords({ ...rival, offences: null })
  const said: DoubtWords = { ...doubt, ...doubt.people, ...(rival.isInScheme && { is: inScheme.people }) }
  if (ids.length === sentences.length || doubt.isOfWhole) return closed(said, null)
  const which = sentencesInWords(ids)
  const again = code === 'A_RECALLED' && recall !== null ? `${said.is} again` : said.is
  const named = namingOf(code, again, which, ids.length === 1)
  return named === null ? closed(said, which) : closed({ ...said, is: named }, null)
}

type NamedRival =
  | Pick<CaseAlternative, 'code' | 'offences' | 'sentenceIds' | 'after' | 'passedOn' | 'isInScheme'>
  | Pick<CaseAlternative, 'code' | 'offences'>

/** "if sentence 2 runs after sentence 1". */
function runningAfter(ids: readonly string[], after: string): AlternativeWords {
  const [which, target, isOne] = [sentencesInWords(ids), sentencesInWords([after]), ids.length === 1]
  return {
    condition: joined`if ${which} ${isOne ? 'runs' : 'run one after another,'} after ${target}`,
    why: isOne
      ? `It is not known if ${which} runs at the same time as ${target}, or after it.`
      : `It is not known if ${which} run at the same time, or one after another.`,
    ask: `${isOne ? 'Does' : 'Do'} ${which} run at the same time, or after ${target}?`,
  }
}

const lowered = (text: string): string => text.replace(/(^|; )([A-Z])/g, (letters) => letters.toLowerCase())
