import { addDays, inWords } from '../../calendar/day.ts'
import type { CaseWarning } from '../../case/answer.ts'
import { dayOfLaw, days, lawAsAt } from '../../tables/days.ts'
import { mostYearsForViolence } from '../../tables/limits.ts'
import { mostYearsForContempt } from '../../tables/orders.ts'
import type { CaseOnlyWarningCode, CaseWarningCode } from '../../tables/warning-codes.ts'
import { joined } from '../joined.ts'
import { filledFor, type Gaps, withRival } from './gaps.ts'
import { type Catalogue, sentenceWarnings, textIn, textsIn, type Voices } from './warnings.ts'

const eveOfModel = inWords(addDays(days.progressionModel.day, -1))

/** What is said of a case and of no sentence alone. */
// biome-ignore format: a voice a line
const caseWarnings: Catalogue<CaseOnlyWarningCode> = {
  W_NOT_LAW: 'This is not the law. A reform that was made up for a comparison was laid over it. Do not rely on this date for any person.',
  W_STATED_UNEXPLAINED: 'We found no single fact that would give the date the prison gave. Ask the prison for its calculation sheet: the first day and length of each sentence, the days of remand and tagged bail, added days and days at large, the release point, and which sentences are consecutive. Then compare it with the working here.',
  W_WHOLE_LIFE: { text: 'There is no release date. The court made a whole life order ({sentences}; Sentencing Code, section 321(3)): there is no minimum term, and the Parole Board does not look at the case. Only the Secretary of State can let the person out, on compassionate grounds, in exceptional circumstances (Crime (Sentences) Act 1997, section 30).',
    people: 'There is no release date. The court made a whole life order: there is no minimum term, and the Parole Board does not look at the case. Only the Justice Secretary can let the person out, in very rare cases such as a grave illness.' },
  W_FAR_AHEAD: 'Check the year of {sentences}. A day of sentence more than a year after the law was last read is far ahead.',
  W_OTHERS_NOT_TOLD: 'It is not known whether there are other sentences. Another sentence could make the date later.',
  W_RECALL_KIND_FOUND: { text: 'The kind of recall was found from what was told: the law leaves no other. Not asked were a case that the Justice Secretary referred to the Parole Board on this sentence, and a sentence for murder from abroad: after either the recall is a standard one. The recall papers name the kind.',
    people: 'You did not know the kind of recall. By what you told us the law leaves only this one. Two rare cases are not asked here. The recall papers say the kind.' },
  W_RECALL_KIND_NOT_TOLD: { text: 'It is not known which kind of recall it is. The date is for a standard recall. A fixed-term recall is counted from the day of return to custody, and can end long before it: see the alternatives. The recall papers name the kind.',
    people: 'It is not known which kind of recall it is. This date is for a standard recall. A recall of a set number of days can end long before it. The recall papers say which kind it is.' },
  W_DAY_NOT_TOLD: { text: 'Only the month of {sentences} is known. The date is the latest that a day in it gives. An earlier day can give an earlier date: see the alternatives. The day is on the court’s paper, and the court office knows it.',
    people: 'Only the month is known. An earlier day gives earlier dates. The day is on the court’s paper, or the court office knows.' },
  W_REMAND_MONTHS: { text: 'Only the months on remand are known ({sentences}). The date is for the fewest days that so many months can have. More days make it earlier, by a few days at most: see the alternatives. The prison knows the number of days.',
    people: 'Only the months on remand are known. We took the fewest days that so many months can have. With more days it is a few days earlier. The prison knows the number of days.' },
  W_RECALL_56_NOW: { text: `Check the kind. Since ${dayOfLaw('fixedTermOf56Days')} a fixed-term recall of an adult is 56 days (Criminal Justice Act 2003, sections 255A(7) and 255BA(2)). This date is for {countedKind}: see the alternatives. The recall papers name the kind.`,
    people: `Since ${dayOfLaw('fixedTermOf56Days')} a fixed-term recall of an adult is 56 days. This date is for {kindForPeople}. Look at the recall papers.` },
  W_RECALL_BECAME_56: { text: `On ${dayOfLaw('fixedTermOf56Days')} this became a recall of 56 days, unless one of these applies: MAPPA level 2 or 3; recalled because of a charge; terrorism or state threats; an extended or special sentence (Criminal Justice Act 2003, section 255A(7) and (8); Sentencing Act 2026, section 33(14); SI 2026/86, regulation 4). If none does, the person {letOut} on {release}: ask the prison and a solicitor. If the Parole Board refused release before, it is not before the 57th day after the refusal was served (regulation 4(2)).`,
    people: `On ${dayOfLaw('fixedTermOf56Days')} this became a recall of 56 days, unless one of these applies: MAPPA level 2 or 3; recalled because of a charge; terrorism or state threats; an extended or special sentence. If none of these applies, the person {letOut} on {release}. Ask the prison and a solicitor.` },
  W_RUNS_NOT_TOLD: { text: 'It is not known how {sentences} {runs}. The date is for running at the same time as the others. After them it is another one: see the alternatives.',
    people: 'It is not known if {sentences} {runs} at the same time as the others, or after them. This date is for the same time.' },
  W_KIND_NOT_TOLD: { text: 'The kind of sentence is not known ({sentences}). We took it that it is not an extended one. From an extended sentence every recall is a standard one.',
    people: 'The kind of sentence is not known. We took it that it is not an extended one. From an extended sentence every recall is a standard one.',
    short: 'We took it that the sentence is not an extended one.' },
  W_DETENTION_NOT_TOLD: { text: 'It is not known what the court called the detention ({sentences}). We took it as section 250 detention, and not as a detention and training order.',
    people: 'It is not known what the court called the detention. We took it as section 250, and not as a detention and training order.',
    short: 'We took it as section 250, and not as a detention and training order.' },
  W_CREDIT_NOT_TOLD: { text: 'The days on remand are not known ({sentences}). We counted none. Days that count make the dates earlier.',
    people: 'The days on remand are not known. We counted none. With them it is earlier.',
    short: 'We counted no days on remand. With them it is earlier.' },
  W_RECALL_NOT_TOLD: 'Was the person recalled to prison{again} for {others}? {Sentences} {was} passed during that licence. After a standard recall nothing is automatic before {recallEnd}. Give {thatRecall}, or this date may be months too early.',
  W_OFFENCE_NOT_GIVEN: { text: 'The offence was not given, and the date depends on it. This date is for most offences. For some it is another one: see the alternatives. The offence is on the charge sheet and in the letter of the court.',
    people: 'The offence is not known, and it decides the date. This date is for most offences. For some it is another one. The charge sheet and the court’s letter say the offence.' },
  W_HELD_WITHOUT_SENTENCE: { text: 'By our count nothing of the sentence was left when the person came back: with every day on remand it was over on {end}. Days on remand that were not used before count after a recall (Criminal Justice Act 2003, section 240ZA(3)). The person should be let out at once. Tell the prison’s offender management unit and a solicitor today.',
    people: 'By our count nothing of the sentence was left when the person came back. Days on remand that were not used before count after a recall. The person should be let out at once. Tell the prison’s offender management unit and a solicitor today.' },
  W_RECALL_STANDARD: { text: 'After a standard recall nothing is automatic before the end of the sentence. The person can write about the recall to the Secretary of State (section 254(2)). Written within 28 days of the return, the Secretary of State must then refer the case to the Parole Board; otherwise at the end of those 28 days (section 255C(4)). The recall can end at any time after that, or not before the end.',
    people: 'The person can write about the recall to the Justice Secretary, who must then send the case to the Parole Board. If nobody writes within 28 days of the return, it is sent there then. The Board can end the recall at any time after that. If it does not, the recall lasts to the end of the sentence.' },
  W_RECALL_FIXED_TERM: 'The end of the recall is automatic, but it can move both ways. The Secretary of State can end the recall earlier, and can decide before then that the person is kept on recall, at most until the sentence ends: above all if the person is charged with a new offence meanwhile (Criminal Justice Act 2003, section 255BA(5) to (9)).',
  W_RECALL_LIFE: { text: 'A recall from life ({sentences}) has no date of its own. The Secretary of State must refer the case to the Parole Board (Crime (Sentences) Act 1997, section 32(4)), which directs release when it finds that prison is no longer necessary for the protection of the public. No law says when it looks. Only the Board can end the recall. Ask the prison’s offender management unit when the case goes to the Board, and a solicitor, who is often free.',
    people: 'A recall from life has no date of its own. The Justice Secretary must send the case to the Parole Board. The Board can let the person out when it finds that prison is no longer needed to protect the public. No law says when it looks. Ask the prison’s offender management unit, and a solicitor, who is often free.' },
  W_RECALL_IPP: { text: 'A recall from a sentence for public protection ({sentences}) has no date of its own. The Secretary of State must refer the case to the Parole Board (Crime (Sentences) Act 1997, section 32(4)), and can also release at any time, on licence, if prison is no longer necessary for the protection of the public (section 32ZZA). Once two years have passed since the first release, a Board that finds prison no longer necessary must direct release without a licence, unless a licence is necessary for the protection of the public (section 31A(4D) to (4G)). Ask the prison’s offender management unit when the case goes to the Board, and a solicitor, who is often free and can write to the Secretary of State.',
    people: 'A recall from an IPP sentence has no date of its own. The Justice Secretary must send the case to the Parole Board, and can also let the person out at any time, if prison is no longer needed to protect the public. Once two years have passed since the first release, the Board must let out a person who need not be in prison without any licence, unless the public needs one. Ask the prison’s offender management unit, and a solicitor, who is often free and can write to the Justice Secretary.' },
  W_RECALL_FROM_CURFEW: { text: 'After a recall because a curfew was broken or could not be monitored, release stays on the date that it was due before, later by the days at large. The person can write to the Secretary of State, who can cancel the recall (Criminal Justice Act 2003, section 255).',
    people: 'The person can write to the Justice Secretary, who can cancel the recall. Then the tag goes on.' },
  W_RECALL_NOT_BEFORE: 'The recall can end before this date. Release cannot come before {release}, when {letsGo}.',
  W_RECALL_OTHER_LATER: 'The recall ends {recallEnd}. {Sentences} {keeps} the person until {keptUntil}.',
  W_RECALL_WHICH: 'Taken as recalled: {sentences}, passed before the recall.{others} If the recall papers say otherwise, name the sentences.',
  W_RECALL_ENDED: '{Sentences} had ended before the {ending} and {does} not count.',
  W_RECALL_LEFT_OUT: '{Sentences} {was} also on licence at the recall. A recall usually takes in every sentence on licence.',
  W_RECALL_SENTENCED_BETWEEN: { text: '{Sentences} was passed on {day}, between the recall and the return. Somebody in prison for it was not at large: if so, give that day as the return.',
    people: 'A sentence was passed on {day}, between the recall and the return. If the person was in prison for it, they were not away. Then give that day as the day of return.' },
  W_RECALL_IN_PRISON: { text: 'The person was in prison before the recall. Somebody returns to custody who is detained having been recalled (Criminal Justice Act 2003, sections 255B(11) and 255BA(11)): so the return counts as on the day of the recall, {day}, and no day was spent at large.',
    people: 'The person was in prison already when they were called back. So we count from the day of the recall, {day}, and no day was spent away.' },
  W_RECALL_BEFORE_RELEASE: { text: 'By our count the first release was due on {release}, and the recall is before it. The person may have been released earlier, by the Parole Board or on a curfew. Check the date of the recall.',
    people: 'By our count the first release was due on {release}. The recall is before it. The Parole Board or a tag may have let the person out earlier. Check the date of the recall.' },
  W_RECALL_KIND: { text: `This kind of recall is unusual here. Since ${dayOfLaw('fixedTermOf56Days')} an adult has a recall of 56 days or a standard one, and a person who serves only section 250 detention one of 14 or 28 days or a standard one. From an extended sentence every recall is a standard one. Since ${dayOfLaw('adultCurfewEnded')} adults are not released on a curfew. From a curfew a recall is possible only where there could be one on that day (section 246). Fixed terms began on ${dayOfLaw('fixedTermRecalls')}; until ${dayOfLaw('extendedSentences')} there was none from a curfew or for a violent or sexual offence. Check the recall papers.`,
    people: `This kind of recall is unusual here. Since ${dayOfLaw('fixedTermOf56Days')} adults have 56 days or a standard recall. People who were under 18 when found guilty have 28 or 14 days, or a standard recall. After an extended sentence every recall is a standard one. Since ${dayOfLaw('adultCurfewEnded')} adults are not let out on a tag. Check the recall papers.` },
  W_RECALL_LENGTH: 'A recall of 14 days is for a sentence under 12 months, and one of 28 days for a longer one. This is the other way round. Check the recall papers.',
  W_RECALL_MIXED: 'For sentences under 12 months 14 days count, for longer ones 28.',
  W_REMAND_ON_RECALL: 'Days in prison on recall do not count as remand. Check the {unused} on remand given with {sentences}.',
  W_RECALL_AT_LARGE_UNKNOWN: { text: 'The dates of recall and return were not both given, so no days at large between them are counted. Days at large make the end of the sentence later, and after a recall because of a curfew the release, too.',
    people: 'The days of recall and return were not both given. So we count no days between them. Such days make the end of the sentence later. After a recall from a tag they make release later, too.',
    short: 'We counted no days between recall and return. With them it is later.' },
  W_RECALL_AT_LARGE_MORE: { text: 'More days at large were given than lie between the recall and the return: {unused} too many. They are counted as they were given. Check the days.',
    people: 'More days away were given than lie between the recall and the return: {unused} too many. We count them all. Check the days.' },
  W_RECALL_ADDED_DAYS: { text: 'Some added days were not counted. Those from before the first release do not move a date after a recall, those given during a standard recall move nothing, and no added days move the end of the sentence.',
    people: 'We did not count some added days. Days added before the first release do not move a date after a recall. Days added during a standard recall move nothing. No added days move the end of the sentence.' },
  W_RECALL_LICENCE: 'After this release the person is on licence again until {end}, and can be recalled again.',
  W_CURFEW_AT_HALF: { text: 'If the person was out on the curfew on {day}, the 40% rule does not reach this sentence (SI 2024/844, article 3(4) and (5)), and release is on {release}.',
    people: 'If the person was out on the tag on {day}, one-half of the sentence is served. Then release is on {release}.' },
  W_CURFEW_NOT_STAGED: { text: 'It is not known whether the new rules of the Sentencing Act 2026 reach a person recalled from a curfew. If they do not, release is on {release}.',
    people: 'It is not known if the new rules reach a person called back from a tag. If not, release is on {release}.' },
  W_CURFEW_STAGED: { text: 'The new rules of the Sentencing Act 2026 reach whoever was in prison or on a curfew when they began (section 23(12)). The person had been recalled and was at large, so we used the rules of before. If the new rules reach them, release is on {release}.',
    people: 'The person had been called back and was not in prison when the new rules began. So we used the old ones. If the new rules reach them, release is on {release}.' },
  W_AT_LARGE_ON_EVE: { text: `The person was away without permission (unlawfully at large) on ${eveOfModel}. The new rules reach whoever was in prison immediately before they began (Sentencing Act 2026, section 23(12)), and prisons work this out by hand. It can be read both ways.`,
    people: `The person was away without permission on ${eveOfModel}. The new rules reach people who were in prison just before they began. It can be read both ways. Ask the prison which rules it used.` },
  W_RECALL_CURFEW: { text: 'Was the person recalled because a curfew with a tag (home detention curfew) was broken, or could not be monitored? That is a recall under section 255, and no standard recall: give its type as curfew. Release then stays on the date that it was due before.',
    people: 'Was the person called back because a tag (home detention curfew) was broken or did not work? Then it is no standard recall. Choose “Recall from a tag”: the release date stays as it was.' },
  W_RECALL_TERM_FROM_CURFEW: { text: `The recall came before the first release was due, as it does from a curfew with a tag (home detention curfew). From ${dayOfLaw('licenceForShortTerms')} on a fixed term then does not end before that day (Criminal Justice Act 2003, section 255A(10) as it was, sections 255B(1B) and 255BA(2)(b)). Before, it ended by itself, with the curfew for the rest; and since ${dayOfLaw('adultCurfewEnded')} 56 days end by themselves for an adult who could not be on a curfew by then (Sentencing Act 2026, section 26(3) and (7)). By the other rule release is on {release}. Check which the prison did.`,
    people: `The recall came before the first release date, as it does from a tag. From ${dayOfLaw('licenceForShortTerms')} on the law keeps people until that date then. Before, the fixed term ended by itself. Since ${dayOfLaw('adultCurfewEnded')} it does so again for adults who could not be on a tag by then. By the other rule it is {release}. Ask the prison which it did.` },
  W_RECALL_RECORDS: { text: 'Only the prison knows some things that can change this date: days at large as it recorded them, an end date recorded earlier, a decision about release, or that the recall was cancelled. A recall that is cancelled counts as never having happened.',
    people: 'Some things are known only to the prison: days away as it wrote them down, a decision about release, or a recall that was cancelled. A cancelled recall counts as if it had never been.' },
  W_OFFENCE_DAY: { text: 'On the date given for the offence it was not law: its Act is younger, or it had ended ({sentences}). Check the offence and its date: if one of them is another, so may be the release date.',
    people: 'The law did not have this offence on the day you gave for it. Check both. If one of them is wrong, the release date may be, too.' },
  W_KIND_OFFENCE: { text: 'A court cannot pass this kind of sentence for this offence ({sentences}). Check both: if one of them is another, so is the date.',
    people: 'A court cannot pass this kind of sentence for this offence. Check both: if one of them is another, so is the date.' },
  W_BIRTH_AFTER_OFFENCE: { text: 'By the dates given the person was not born before the offence ({sentences}). No rule turns on the age here, so the release date is the same. Check both dates.',
    people: 'By the dates you gave, the person was born after the offence. Check both. The release date is the same either way.' },
  W_REMAND_BEFORE_OFFENCE: { text: 'By the dates given some of the days on remand are from before the offence, or its last day ({sentences}). Nobody is held for an offence to come. They were counted as told. Check the days and the date of the offence.',
    people: 'Some of the days on remand are from before the offence. We counted them as you gave them. Check the days and the date of the offence.' },
  W_AGE_BIRTH: { text: 'What was said of the age at conviction does not fit the date of birth ({sentences}). Nobody is convicted after the day of sentence, before the offence, or long before the sentence. The age was used as it was said. Check both.',
    people: 'The age when found guilty does not fit the date of birth. We used the age as you gave it. Check both: the release date may be another.' },
  W_EXTENSION_LONG: `For a violent offence the extension period is at most ${mostYearsForViolence} years (Sentencing Code, section 281). It is longer in {sentences}. Check it: the sentence may end earlier.`,
  W_CONTEMPT_LENGTH: { text: `Prison for contempt of court is at most ${mostYearsForContempt} years on one occasion (Contempt of Court Act 1981, section 14(1)). It is longer in {sentences}. Check the length.`,
    people: 'Prison for contempt of court is at most 2 years at a time, and this is longer. Check the length.' },
  W_CONTEMPT: { text: 'Prison for contempt of court is not a sentence. One-half of it is served, and it has no licence of its own (Criminal Justice Act 2003, section 258). Days held before and added days do not count for it. We follow the statute; the prison works this out by hand.',
    people: 'Prison for contempt of court is not a sentence. Half of it is served, and it has no licence of its own. Days held before and days added in prison do not count for it. The prison works this out by hand.' },
  W_LICENCE_REVOKED: { text: 'The person is taken to be on licence from {sentences}, and not recalled.{licence} If that licence is revoked (Crime (Sentences) Act 1997, section 32), this date does not hold: only the Parole Board can let the person out.',
    people: 'The person is on licence from a life or IPP sentence. If they are called back (recalled) for it, this date does not hold. Then only the Parole Board can let them out.' },
  W_LICENCE_EARLY: { text: 'The minimum term of {sentences} runs to {day}. Nobody is let out on licence before it is over, but on compassionate grounds (Crime (Sentences) Act 1997, section 30). Check the day of sentence, the length, and whether the person is out on licence.',
    people: 'By what you told, the minimum term is not over before {day}. Nobody is let out on licence before that, but for a grave illness or the like. Check the day of sentence, the length, and if the person is out on licence.' },
  W_LICENCE_MAY_HAVE_ENDED: { text: 'A licence under public protection ends by itself, after two years without a recall that begin two years or more after the first release (Crime (Sentences) Act 1997, section 31A(4H)). {licenceOver}.',
    people: 'An IPP licence ends by itself. {licenceOverForPeople} Ask probation.' },
  W_FIXED_TERM_LATER: `Until ${dayOfLaw('boardWaitsForFixedTerms')} the Parole Board could look at the case before another sentence let the person go (Crime (Sentences) Act 1997, section 28(7)(c) as it was). Release cannot come before {release}, when {letsGo}.`,
  W_CREDIT_ALREADY_OFF: { text: 'Days on remand or a tag were taken off the minimum term of {sentences}. The court must take them off when it sets the term (Sentencing Code, sections 322 and 323). If the term that was told is what was left, the Parole Board can look at the case from {day}.',
    people: 'We took the days on remand off the minimum term. If the court had done that already, the Parole Board can look at the case from {day}.' },
  W_CREDIT_BESIDE_LIFE: { text: 'Days on remand or a tag were not taken off the minimum term of {sentences}. The court must take them off when it sets the term (Sentencing Code, sections 322 and 323). If the term that was told is the one before that, the Parole Board can look at the case from {day}.',
    people: 'We did not take the days on remand off the minimum term. The court must do that itself. If it had not, the Parole Board can look at the case from {day}.' },
  W_CREDIT_SHARED: { text: 'The days on remand or a tag given with life or public protection were taken off {sentences}, too: it was passed on the same day. If they are not shared, the Parole Board can look at the case from {day}.',
    people: 'We took the days on remand off the other sentence of that day, too. If they do not count for it, the Parole Board can look at the case from {day}.' },
  W_BY_HAND: { text: 'The prison works this out by hand: {byHand} ({sentences}). We follow the statute: nobody is let out before each sentence allows it.',
    people: '{byHandForPeople} works this out by hand. We follow the law as it is written.' },
  W_DEFAULT_CONSECUTIVE: { text: 'Prison for a sum that was not paid, or for contempt, is not a sentence ({sentences}). In a chain it is served for itself and has no licence; a sentence in the chain keeps its own. The prison works this out by hand. This is our reading.',
    people: 'Prison for a sum that was not paid, or for contempt, is not a sentence. It is served for itself and has no licence. The prison works this out by hand. This is our reading.',
    short: 'The prison works this out by hand. This is our reading.' },
  W_ORDER_CONSECUTIVE: { text: 'A detention and training order after section 250 detention, or a sentence after an order, takes effect when the person would otherwise be released (Sentencing Code, sections 237(4), 253(2), 257(2) and 270(2)). We count that day as the first of {sentences}. The prison works this out by hand. This is our reading.',
    short: 'The prison works this out by hand. This is our reading.' },
  W_DEFAULT_BEGINS: { text: 'When prison for a sum that was not paid, or for contempt, begins after a sentence is not settled ({sentences}). We count it from the day on which the sentence lets the person go. If it begins when the sentence ends, release is later: see the alternatives.',
    people: 'When prison for a sum that was not paid, or for contempt, begins after a sentence is not settled. We count it from the day on which the sentence lets the person go. If it begins when the sentence ends, release is later.' },
  W_ORDER_ONLY: { text: 'For this offence a person under 18 can only be given a detention and training order, of at most 24 months (Sentencing Code, sections 234 and 249). So {sentences} {was} worked out as one.',
    people: 'For this offence people under 18 can only be given a detention and training order, of at most 24 months. So we worked it out as one.' },
  W_ORDER_AT_18: 'By the date of birth the person was 18 or over on the day of the detention and training order. If the court was dealing again with an old case, an order made at 18 counts as detention in a young offender institution of the same length: enter it as a standard sentence.',
  W_CONFISCATION: 'More than £10 million was not paid. It is taken to be a confiscation order under Part 2 of the Proceeds of Crime Act 2002, of which the whole default term is served (Criminal Justice Act 2003, section 258(2B)). For any other sum one-half is served: leave the sum out.',
  W_FINE_AMOUNT: 'Say how much was not paid. Of a confiscation order of more than £10 million the whole default term is served, and this date would be too early.',
  W_PART_PAID: 'If part of the sum has been paid the term is shorter: enter the term that is left.',
  W_SUPERVISION_ENDED: `Supervision after the sentence ended on ${dayOfLaw('noSupervisionAfterSentence')}. A court can only commit a person for a failure that began before that day.`,
  W_SUPERVISION_LENGTH: 'A court can commit a person to prison for at most 14 days for breach of supervision. Check the length.',
  W_ORDER_AGE: { text: 'A detention and training order is for a person of at least 12 and under 18 when convicted. Check the age.',
    people: 'A detention and training order is for a person of at least 12 and under 18 when found guilty. Check the age.' },
  W_ORDER_LENGTH: 'A detention and training order is at least 4 months, as a rule. Check the length of {sentences}.',
  W_ORDER_CAPPED: { text: 'Detention and training orders together are at most 24 months. What is more does not count ({sentences}).',
    people: 'Detention and training orders together are at most 24 months. What is more does not count.' },
  W_NO_CREDIT: 'Days on remand or a tag do not count for {sentences}. They count for other sentences that are served at the same time.',
  W_ADDED_DAYS_EARLY: { text: 'Days were added on {day}, before any time in prison that was told. They were counted. Check the day, or give the time on remand in which it lies.',
    people: 'Days were added on {day}, before any time in prison that you gave. We counted them. Check the day.' },
  W_ADDED_DAYS_IDLE: 'Some added days were not counted. They were given while no sentence was being served that they could make longer.',
  W_OLD_OFFENCE: { text: `If the offence was before ${dayOfLaw('releaseUnder2003Act')}, other release rules apply to this sentence. Give the day of the offence.`,
    people: `If the offence was before ${dayOfLaw('releaseUnder2003Act')}, older rules apply, and the date can be later.` },
  W_TERRORISM_HELD: { text: `Until ${dayOfLaw('terroristPrisoners')} the Parole Board could release the person from one-half. If it had not by then, section 247A applies, and the Parole Board can decide only from two-thirds. Check when the person was released.`,
    people: `The rules for terrorism offences changed on ${dayOfLaw('terroristPrisoners')}. If the person was still in prison on that day, the Parole Board can decide only later. Check when the person was let out.` },
  W_OLD_HALFWAY: { text: `Since ${dayOfLaw('halfwayRelease')} most long sentences under the Criminal Justice Act 1991 were released at one-half. From which day this terrorism offence was left out could not be read ({sentences}). We count it as left out. If it was not, release was at one-half: see the alternatives.`,
    people: 'From which day terrorism offences were left out of release at half is not known to us. If this one was not left out, release was at half.' },
  W_SPECIFIED_OFFENCE: { text: 'If the offence is violent or sexual (Schedule 15 as it was in 2005), release is automatic only at two-thirds. Give the offence.',
    people: 'If the offence is violent or sexual, release is automatic only at two-thirds. Give the offence for a surer date.' },
  W_OLD_LAW: { text: 'This sentence is under the Criminal Justice Act 1991, whose rules Schedule 20B to the 2003 Act keeps. The prison works it out by hand. If the court ordered a longer licence for a sexual offence (section 86 of the Powers of Criminal Courts (Sentencing) Act 2000), the licence lasts to the end of the sentence (paragraph 16(5)).',
    people: 'This sentence is under rules from before 2005. The prison works it out by hand. For a sexual offence the court may have ordered a licence to the end of the sentence.' },
  W_GIVEN_BACK: { text: 'More days were given back than had been added: {unused} too many. They change nothing. Check the awards: if one was left out, the release date is another.',
    people: 'More days were given back than were added: {unused} too many. They change nothing. Check the days.' },
  W_LAW_NOT_READ: `The law was asked for as on a day to come. It was last read on ${inWords(lawAsAt)}: what is made after that is not in this date.`,
  W_FIXED_LAW: 'The release points before or after the Act were asked for, whatever the day of sentence. The stages are left out.',
  W_PAROLE_DATE: { text: 'The Parole Board can direct release from the parole eligibility date on. Before the release date nothing is automatic ({sentences}){boards}.',
    people: 'The Parole Board can let the person out from the parole eligibility date on. Before the release date nothing is automatic{boards}.',
    general: 'The Parole Board can direct release from the first of the two dates on. Before the second nothing is automatic.' },
  W_BRANCHES: 'More than one sentence is consecutive to the same one: {sentences}. Each of them makes a chain of its own with it, and the chain that is released last decides. The prison asks a member of staff to confirm the length.',
  W_EXTENSION_UNKNOWN: { text: 'The extension period of {sentences} is not known. The end of the case cannot be known without it.',
    people: 'The extra time on licence is not known. So we cannot say when the sentence ends.',
    general: 'The extension period is not known. The end of the sentence cannot be known without it.' },
  W_LEFT: 'The person left {sentences} on {day}{leftBy}. {KeptBy} them in prison, unless they were recalled.',
  W_UNREACHED: 'The person was {awayBy} on {day}: {rule} does not reach {sentences}; {part} stays.',
  W_REMOVED: 'The sentence stood still for {unused} while the person was away.',
  W_RELEASED_BETWEEN: { text: 'The person had been released before {sentences} began. Added days from before are not carried over, and of the credit only days on remand by their dates that were left over.',
    people: 'The person had been let out before a later sentence began. Added days from before are not carried over. Days on remand are only if we know their dates and some were left over.' },
  W_ADDED_DAYS_RELEASED_BETWEEN: { text: 'A release lies between the sentences. The added days were counted for the first time in custody. Give the day of each award for a surer answer.',
    people: 'The person was let out between the sentences. We counted the added days for the first time in prison. Give the day of each for a surer date.' },
  W_REMAND_WHILE_SERVING: 'A day on remand does not count while a sentence is being served. Check the days on remand given with {sentences}.',
  W_REMAND_FOR_ALL: { text: 'It was not said for which sentence the person was on remand. We took it to be for all of them, so the days count for the one passed first. If it was only for {sentences}, the date is another: see the alternatives.',
    people: 'You did not say which sentence the time on remand was for. We counted it for all of them, the first one passed first. If it was only for the last, the date is another.' },
  W_SERVED_WORKED_OUT: { text: 'We took it that {sentences} {was} being served until {release}. No day on remand counts in that time. If the person left earlier, tell us the day.',
    people: 'We think an earlier sentence was served until {release}. Days on remand in that time do not count. If the person left earlier, tell us the day.' },
  W_UNUSED_REMAND: { text: 'The person was on remand for longer than {sentences} needed. The days left over count for the next sentence that they are for, as prisons do it. The law does not say so: see the alternatives.',
    people: 'The person was on remand for longer than an earlier sentence needed. We count the days left over for the next one, as prisons do. The law does not say so.' },
  W_OTHER_DETENTION: { text: 'On some days on remand the person was also held under immigration powers or an extradition warrant. We count these days. The law does not say clearly whether they count: see the alternatives.',
    people: 'On some days on remand the person was also held for immigration or extradition. We count these days. The law is not clear about it.' },
  W_AT_LARGE_NO_EFFECT: { text: 'No sentence was to be served in custody {atLarge}: that moves no date.',
    people: 'There was nothing to serve in prison {away}. That changes nothing.' },
  W_END_OF_SHORTER: 'The end is that of {sentences}, though another sentence is as long or longer. Days held before bring the end of a sentence forward only as far as it has days to serve before release, and {sentences} {has} fewer.',
}

/** The same with their gaps. */
export const caseWarningTexts = textsIn(caseWarnings)

const english: Catalogue = { ...caseWarnings, ...sentenceWarnings }

/** The sentence we say for a warning of a case, and that its rival has no date, where it has none. */
export const caseWarningText = (warning: CaseWarning): string =>
  warning.values.undated === undefined
    ? textOf(warning)
    : joined`${textOf(warning).replace(': see the alternatives', '')} No date can be given for it here.`

const textOf = (warning: CaseWarning): string => withRival(textIn(english[warning.code]), warning)

type WarningVoices = Exclude<Voices, string>

/** A language: what is said of each warning, and what fills its gaps. A second one is a second folder. */
export interface Language {
  readonly warnings: Readonly<Partial<Record<CaseWarningCode, Partial<WarningVoices> | string>>>
  readonly gaps?: Gaps
}

/** A warning in words for people. Of many one sentence serves all. */
export function warningForPeople(
  warning: CaseWarning,
  { warnings, gaps }: Language = { warnings: english },
): string {
  const people = voiceOf(warnings[warning.code], 'people')
  if (people === undefined) return caseWarningText(warning)
  const words = filledFor(people, warning, gaps)
  return warning.values.undated === undefined ? words : `${words} We cannot give a date for it.`
}

const voiceOf = (
  voices: Partial<WarningVoices> | string | undefined,
  voice: keyof WarningVoices,
): string | undefined => (typeof voices === 'object' ? voices[voice] : undefined)

/** Why an answer is fairly sure and no more, where there is room for one short sentence. */
export const shortWarningForPeople = (warning: CaseWarning): string =>
  voiceOf(english[warning.code], 'short') ?? warningForPeople(warning)

/** A warning of several lengths together: what differs from one to the other stands with each. */
export const generalWarningText = (warning: CaseWarning): string =>
  voiceOf(english[warning.code], 'general') ?? caseWarningText(warning)
