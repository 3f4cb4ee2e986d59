import { inWords } from '@requisite/law'
import { days, mostAddedDays, recallKinds, regimes } from '@requisite/law/internal'
import type { GuideName } from '../guide-links.ts'

/** What the guides say of a question in two sentences. A guide names it in braces (`{saysTag}`), and the card shows it where somebody
 *  types the question alone. */
export interface GuideAnswer {
  readonly id: string
  readonly title: string
  /** The words that ask it, parted by commas: one of these groups stands whole in the question, in any order. A word of five letters
   *  or more stands for all that begin with it ("recall": recalled, recalls), a shorter one for itself and its plural. */
  readonly asks: string
  readonly says: readonly [string, string]
  /** The provision; none where no law says it. */
  readonly law?: string
  readonly guide: GuideName
  /** The heading of the guide under which it stands. */
  readonly section: string
  /** It is a kind of case as well: the first question of the case stays beside it. */
  readonly isCase?: true
  /** Before all others, or, where its words stand in questions about other things too, only where no other answers. */
  readonly goes?: 'first' | 'last'
  /** An offence that is told with it tells no case: whom it was done to asks. */
  readonly isBesideOffence?: true
}

const ofLicences = 'Criminal Justice (Sentencing) (Licence Conditions) Order 2015, article 3'

/** The group with the most words goes first ("appeal recall" is the recall's own), and of equal ones the first. */
// biome-ignore format: one answer a block
export const guideAnswers: readonly GuideAnswer[] = [
  {
    id: 'Danger', title: 'If you need to talk',
    asks: `suicid, kill himself, kill herself, kill myself, killing himself, killing herself, harm himself, harm herself,
      self harm, samaritan`,
    says: [
      'Samaritans listen day and night, free of charge, on 116 123.',
      'If someone is in danger now, call 999; for somebody in prison, ring the prison and say that it is about safety.',
    ],
    guide: 'help', section: 'talk',
    goes: 'first',
    isBesideOffence: true,
  },
  {
    id: 'TaggedBail', title: 'Tagged bail',
    asks: `bail, bail count, bail day, tagged bail, bail tag, tag bail, qualifying curfew, q tag, qtag, tag count, tag come off, tag days, bail curfew,
      curfew count`,
    says: [
      'Half of the days on bail with a tag and a curfew of nine hours or more count, if the court says so.',
      'Days at home on bail without them do not.',
    ],
    law: 'Criminal Justice Act 2003, section 240A',
    guide: 'remand', section: 'bail',
  },
  {
    id: 'LicenceTag', title: 'A tag after release',
    asks: `tag licence, wear tag, tag after, tag release licence, gps, gps tag, sobriety, sobriety tag, alcohol tag,
      trail monitor, curfew licence, curfew after`,
    says: [
      'A tag can be a condition of the licence: for a curfew, for places, or for alcohol.',
      'It does not make the release date earlier; the licence says how long it must be worn.',
    ],
    law: 'Criminal Justice and Court Services Act 2000, section 62',
    guide: 'licence', section: 'tag',
  },
  {
    id: 'NoTag', title: 'Who gets no tag',
    asks: `tag excluded, who excluded tag, hdc excluded, excluded hdc, tag exclusion, tag unsuitable, presumed unsuitable, hdc unsuitable,
      hdc presumed unsuitable, tag refused, hdc refused, not eligible tag, not eligible hdc, tag eligib, hdc eligib, qualify tag, qualify hdc,
      which offence tag, offence hdc,
      tag presumed unsuitable, presumed unsuitable tag section 250`,
    says: [
      `Adults, since ${inWords(days.adultCurfewEnded.day)}. Of section 250 detention: people who must register as sex offenders, who may be deported, or who came back from a tag before, and the most serious offences.`,
      'The others can be refused: for some offences the prison service presumes somebody unsuitable. We could not read its list of today: ask the offender management unit.',
    ],
    law: 'Criminal Justice Act 2003, section 246(4)',
    guide: 'before-release', section: 'tag',
  },
  {
    id: 'Tag', title: 'Release on a tag',
    asks: `tag, tagged, hdc, hdced, curfew, home detention, electronic monitor,
      tag section 250, hdc section 250`,
    says: [
      `Release on a tag (home detention curfew) ended for adults on ${inWords(days.adultCurfewEnded.day)}, as the prison service works it out.`,
      'It is left for people who serve only section 250 detention, at any age: their answer shows the first day.',
    ],
    law: 'Criminal Justice Act 2003, section 246; Sentencing Act 2026, section 26',
    guide: 'before-release', section: 'tag',
  },
  {
    id: 'AfterNo', title: 'After a no from the Parole Board',
    asks: `parole refuse, parole reject, parole turned down, parole knock back, parole knockback, parole knocked, knockback,
      knock back, parole decision wrong, appeal parole, challenge parole, parole reconsider, parole said no`,
    says: [
      'After a no the Parole Board looks again: of life, IPP and extended sentences within two years.',
      'A decision made on the papers can be taken to a hearing, if the person asks within 28 days. One made unfairly can be looked at again: ask a solicitor at once.',
    ],
    law: 'Criminal Justice Act 2003, section 246A; Crime (Sentences) Act 1997, section 28; Parole Board Rules 2019, rules 20 and 28',
    guide: 'how-release-works', section: 'again',
  },
  {
    id: 'ParoleHearing', title: 'A parole hearing',
    asks: `parole hearing, board hearing, oral hearing, at hearing, hearing happen, hearing who, hearing when, parole panel,
      parole dossier, parole process, parole work, parole solicitor, parole family`,
    says: [
      'Up to three members of the Parole Board read the prison’s file, and can hear the person, a solicitor and witnesses. A victim’s statement may be read.',
      'It can also decide on the file alone. Legal aid can pay for the solicitor. The offender management unit knows the day.',
    ],
    guide: 'how-release-works', section: 'hearing',
  },
  {
    id: 'ParoleWhen', title: 'When the Parole Board looks',
    asks: `parole review, parole next, next parole, parole after tariff, parole take, parole wait, parole long, parole start, parole when tariff,
      when parole first, parole delay`,
    says: [
      'A first review starts about six months before the first day on which the Parole Board can say yes. After a no it looks again, of most sentences within two years.',
      'No law names the day of a hearing: the offender management unit knows it, or the person’s solicitor.',
    ],
    law: 'Criminal Justice Act 2003, section 246A; Crime (Sentences) Act 1997, section 28',
    guide: 'how-release-works', section: 'again',
  },
  {
    id: 'Parole', title: 'Parole',
    asks: 'parole, parole board, hearing',
    says: [
      'Release from most fixed sentences is automatic, and nobody decides on it.',
      'The Parole Board decides on life, IPP, extended and special sentences, and after a standard recall.',
    ],
    law: 'Criminal Justice Act 2003, sections 244, 244A, 246A and 255C; Crime (Sentences) Act 1997, section 28',
    guide: 'how-release-works', section: 'parole',
  },
  {
    id: 'IppRecall', title: 'Recalled from IPP',
    asks: `ipp recall, dpp recall, public protection recall, ipp recall why, ipp recall reason, ipp parole recall,
      ipp recall what now, ipp recall what happen, ipp recall what happen now`,
    says: [
      'The Justice Secretary decides on a recall, and the Act names no grounds: a broken condition or a new charge can be enough. There is no set day after it: the case must go to the Parole Board.',
      'The person is told the reasons and can write against them. The Justice Secretary can also release without the Board, if prison is not needed to protect the public.',
    ],
    law: 'Crime (Sentences) Act 1997, sections 32 and 32ZZA',
    guide: 'ipp-and-life', section: 'recalled',
    isCase: true,
  },
  {
    id: 'IppLicence', title: 'How an IPP licence ends',
    asks: `ipp licence, dpp licence, licence public protection, ipp end, dpp end, ipp terminat, dpp terminat, ipp cancel,
      ipp finish, ipp over, ipp get off, ipp free,
      ipp licence finish, ipp licence end, ipp licence over, ipp licence recall finish, ipp licence recall end, ipp never recall licence,
      ipp new act, ipp new law, ipp act change, ipp change, ipp sentencing act,
      ipp licence earlier, ipp licence early, ipp licence stop, parole board ipp licence, parole board stop ipp licence`,
    says: [
      `Two years after the first release (three before ${inWords(days.licenceQualifiesAfter2Years.day)}) the Justice Secretary must send the case to the Parole Board. It ends the licence, unless the public still needs it.`,
      'After a no the person can ask again, when a year on licence has passed. Two more years without a recall end it by itself.',
    ],
    law: 'Crime (Sentences) Act 1997, section 31A; Sentencing Act 2026, section 42',
    guide: 'ipp-and-life', section: 'licence',
    isCase: true,
  },
  {
    id: 'Ipp', title: 'IPP',
    asks: 'ipp, public protection, dpp, ipp parole, dpp parole, ipp parole board, dpp parole board, ipp hearing',
    says: [
      'IPP has no release date: after the minimum term the Parole Board decides.',
      'Two years after the first release the Board looks at the licence. It ends by itself after two more years without a recall.',
    ],
    law: 'Crime (Sentences) Act 1997, sections 28 and 31A',
    guide: 'ipp-and-life', section: 'ipp',
    isCase: true,
  },
  {
    id: 'LifeRecall', title: 'Recalled from a life sentence',
    asks: 'life recall, lifer recall, life licence recall',
    says: [
      'After a recall from a life sentence there is no fixed term and no set day: the Justice Secretary must send the case to the Parole Board.',
      'The reasons are told, and the person can write against them: a prison law solicitor can help, and legal aid can pay.',
    ],
    law: 'Crime (Sentences) Act 1997, section 32',
    guide: 'ipp-and-life', section: 'life',
    isCase: true,
  },
  {
    id: 'Life', title: 'A life sentence',
    asks: `life, life sentence, lifer, tariff, minimum term, life licence, life parole, lifer parole,
      lifer licence, lifer stay licence, life sentence licence, long lifer licence`,
    says: [
      'A life sentence has a minimum term (tariff) and no release date: after it the Parole Board decides.',
      'After release the licence lasts for life, and a recall stays possible. The Sentencing Act 2026 changes none of this.',
    ],
    law: 'Crime (Sentences) Act 1997, sections 28 to 32',
    guide: 'ipp-and-life', section: 'life',
    isCase: true,
  },
  {
    id: 'AgainstRecall', title: 'Against a recall',
    asks: `appeal recall, against recall, challenge recall, fight recall, contest recall, dispute recall, recall wrong,
      recall unfair, recall review, recall representations, recall reps, representations, out recall,
      parole recall, parole board recall, board recall, parole recalled when,
      how long representations recall, long send representations recall, recall representations time,
      ppcs,
      write recall, who write recall, ministry recall`,
    says: [
      'The person writes to the Justice Secretary (the recall team, PPCS) and says why the recall was wrong; the recall papers say where to, and a solicitor can help.',
      'After a standard recall the case goes to the Parole Board too, after 28 days at the latest.',
    ],
    law: 'Criminal Justice Act 2003, sections 254(2) and 255C(4)',
    guide: 'recall', section: 'against',
    isCase: true,
  },
  {
    id: 'RecallCancelled', title: 'When a recall is cancelled',
    asks: `cancel recall, rescind recall, recall not guilty, found not guilty recall, recall charge dropped, recall dropped,
      recall acquit, recall innocent, recall mistake,
      found not guilty new charge, not guilty new charge out, new charge dropped out`,
    says: [
      'The Justice Secretary can cancel a recall if every condition of the licence was kept: write and ask, with the proof.',
      'That a charge was dropped, or ended in not guilty, does not end a recall by itself. A solicitor can help.',
    ],
    law: 'Criminal Justice Act 2003, section 254(2A) and (2B)',
    guide: 'recall', section: 'against',
    isCase: true,
  },
  {
    id: 'RecallOver', title: 'After a recall',
    asks: `after recall, after fixed recall, after fixed term recall, recall over, recall end, recall finish, recall twice,
      second recall, another recall, recall again, more than one recall, licence after recall`,
    says: [
      'A fixed term ends by itself: the person is let out on the same licence, to the end of the sentence. After a standard recall the Parole Board decides when.',
      'Outside, the rules are the same as before, and the person can be called back again.',
    ],
    law: 'Criminal Justice Act 2003, sections 255BA and 255C',
    guide: 'recall', section: 'after',
    isCase: true,
  },
  {
    id: 'RecallFirst', title: 'In the first days of a recall',
    asks: 'recall what do, recall what now, recall next, recall help, recall papers, recall first days',
    says: [
      'Ask the wing staff or the offender management unit for the recall papers: they give the reasons and the kind.',
      'Ring a prison law solicitor, and write against the recall at once if it was wrong.',
    ],
    law: 'Criminal Justice Act 2003, section 254(2)',
    guide: 'recall', section: 'first',
    isCase: true,
  },
  {
    id: 'RecallKinds', title: 'How long a recall lasts',
    asks: `recall long, recall how long, fixed term recall, standard recall, kind recall, type recall, which recall,
      recall release, when out recall, ftr, recall standard, recall papers standard,
      recall papers fixed, recall mean, release after recall, when after recall, long after recall, soon after recall,
      56 day recall, 28 day recall, 14 day recall,
      recall new law, recall law changed, recall affected law, recall new rule, recall sentencing act`,
    says: [
      `Most adults called back since ${inWords(days.fixedTermOf56Days.day)} have a fixed term: they are let out again on day ${recallKinds.fixed_term_56.days}.`,
      'After a standard recall the Parole Board decides, to the end of the sentence at the latest.',
    ],
    law: 'Criminal Justice Act 2003, sections 255A to 255C',
    guide: 'recall', section: 'kinds',
    isCase: true,
  },
  {
    id: 'Mappa', title: 'MAPPA',
    asks: 'mappa, mappa level, mappa recall, mappa level recall, who decides mappa',
    says: [
      'MAPPA is how police, prison and probation manage risk together, at level 1, 2 or 3: ask the probation officer which.',
      'It does not move the release date. At level 2 or 3 every recall of an adult is a standard one.',
    ],
    law: 'Criminal Justice Act 2003, sections 255A(8) and 325',
    guide: 'recall', section: 'excluded',
  },
  {
    id: 'RecallExcluded', title: 'Who gets no fixed term',
    asks: `excluded fixed recall, excluded fixed term recall, recall excluded, who excluded recall, recall exclusion, not fixed term recall,
      why standard recall, recall mappa, standard not fixed, fixed not standard, 255a, recall 255a`,
    says: [
      'Twelve groups get a standard recall (section 255A(8)): mostly extended, special and terrorism sentences, MAPPA level 2 or 3, and a recall because of a new charge.',
      'Does none of them apply, and the papers still say “standard”? Type the case: the page says the other day, and has a sentence to quote.',
    ],
    law: 'Criminal Justice Act 2003, section 255A(8)',
    guide: 'recall', section: 'excluded',
    isCase: true,
  },
  {
    id: 'RecallKept', title: 'Kept longer than the fixed term',
    asks: `fixed term recall turn standard, fixed term recall change standard, fixed recall become standard, recall longer, keep recall longer, recall extended, recall change standard, recall turn standard, recall converted, recall upgraded,
      fixed term recall cancelled release, recall release stopped, recall not released, not let out after recall, recall new charge inside,
      not let out recall, recall no address, recall address, recall wont let out, recall finished not out,
      released without accommodation, released without address, no accommodation release`,
    says: [
      'Before 56 days are over the Justice Secretary can decide that they do not end the recall: for a significant risk of serious harm, a new charge, MAPPA level 2 or 3, or terrorism. It is then a standard recall. A missing address is no such reason.',
      'The person must be told, and can write against it. A prison law solicitor can help: ring today.',
    ],
    law: 'Criminal Justice Act 2003, section 255BA(5) to (9)',
    guide: 'recall', section: 'against',
    isCase: true,
  },
  {
    id: 'RecallTag', title: 'A recall from a tag',
    asks: 'section 255, s 255, hdc recall, tag recall, curfew recall, recall on tag, recall hdc breach, recall curfew breach',
    says: [
      'After a recall from a tag (section 255) release stays at the date that was set before the tag.',
      'Days free between the recall and the return make it later. If the recall is cancelled, the tag goes on.',
    ],
    law: 'Criminal Justice Act 2003, section 255',
    guide: 'recall', section: 'kinds',
    isCase: true,
  },
  {
    id: 'RecallSooner', title: 'Out sooner after a recall',
    asks: `executive release, executive release recall, recall sooner, recall released early, recall early release, recall out early,
      recall before end, recall shorter, fixed term recall sooner, release sooner recall, rarr, re release, re release recall`,
    says: [
      'The Justice Secretary can let a person out before a fixed term ends, or before the Parole Board decides, if prison is not needed to protect the public (executive release).',
      'Write to the recall team at the Ministry of Justice (PPCS) and to the probation officer, who can ask for it. A solicitor can help.',
    ],
    law: 'Criminal Justice Act 2003, sections 255B(2), 255BA(3) and 255C(2)',
    guide: 'recall', section: 'against',
    isCase: true,
  },
  {
    id: 'Recall', title: 'Recall',
    asks: `recall, break licence, broke licence, break condition, broke condition, recall probation, recall licence, recall arrested, recall charged, called back, back to prison, sent back,
      breach licence, breach, licence revoked, missed appointment, missed probation,
      commit licence, crime licence, offence licence, reoffend, another crime licence, arrested licence, charged licence,
      nicked licence,
      breach recall, count breach`,
    says: [
      'A recall is decided by the Justice Secretary, as a rule when probation asks for it. One broken condition, such as a missed appointment, or a new charge can be enough, but not every one is.',
      'On the return the person must be told the reasons, and can write against it at once.',
    ],
    law: 'Criminal Justice Act 2003, section 254',
    guide: 'recall', section: 'why',
    isCase: true,
  },
  {
    id: 'OtherCustody', title: 'Remand beside something else',
    asks: `remand recall, remand another, remand other, remand serving, remand already, remand both, remand twice, remand two,
      remand recall end, remand recall sentence, recall end sentence, recall end new, recall new sentence, recall then sentence,
      sentence while recall, recall day count, time recall count, remand count recall, remand count recall life, serving another`,
    says: [
      'A day on remand does not count while the person also served a sentence, was back on a recall, or was in prison for not paying.',
      'When that has ended and they stay on remand, the days after it count for the new sentence. Our answer asks for both times.',
    ],
    law: 'Criminal Justice Act 2003, section 240ZA(4)',
    guide: 'remand', section: 'other',
    isCase: true,
  },
  {
    id: 'RemandDropped', title: 'Remand for a charge that was dropped',
    asks: `remand dropped, remand not guilty, remand acquit, remand other charge, remand another charge, remand different charge,
      remand something else, remand innocent, remand no sentence`,
    says: [
      'Days on remand for another charge count only if it rested on the same facts or evidence, or the person was on remand for this case too.',
      'Otherwise they are not taken off: ask the prison and the solicitor which charges the days were for.',
    ],
    law: 'Criminal Justice Act 2003, section 240ZA',
    guide: 'remand', section: 'counts',
    isCase: true,
  },
  {
    id: 'RemandLong', title: 'How long remand can last',
    asks: `long remand, how long remand, keep remand, kept remand, remand limit, remand until trial, custody time limit, remand maximum,
      remand longest, remand end, remand until, trial when remand, out of remand`,
    says: [
      'Before a trial in the Crown Court it is at most 182 days, from the day the case was sent there, unless a court allows more.',
      'In a magistrates’ court it is 56 or 70 days. Ask the solicitor for the day on which the limit ends, and about bail.',
    ],
    law: 'Prosecution of Offences (Custody Time Limits) Regulations 1987, as the Criminal Procedure Rules 2020, rule 14.18, give them',
    guide: 'remand', section: 'long',
  },
  {
    id: 'RemandLife', title: 'Remand and a life sentence',
    asks: `remand life, remand life sentence, remand lifer, remand tariff, remand minimum term, remand ipp, remand life tariff,
      remand ipp tariff, remand count life, remand count tariff, remand count ipp`,
    says: [
      'Of a life sentence or IPP the court takes the days on remand off, when it sets the minimum term (tariff). The prison does not take them off again.',
      'Type the minimum term and the days: the answer shows the day with them and without. If the court forgot them, ask the solicitor from the trial.',
    ],
    law: 'Sentencing Code, sections 322 and 323',
    guide: 'remand', section: 'who',
    isCase: true,
  },
  {
    id: 'Remand', title: 'Remand',
    asks: `remand, custody before, police day, police station, police cell, police custody, time served, immigration count, hospital count, hospital day, hospital time, hospital order count,
      remand hospital, remand licence, remand come off, remand taken off, remand day count`,
    says: [
      'Days in prison on remand count as days of the sentence. The prison takes them off, each day once.',
      'A day that the person also spent under another sentence or on a recall does not count, nor does time under immigration powers, or at a police station before the first court.',
    ],
    law: 'Criminal Justice Act 2003, sections 240ZA, 241 and 242',
    guide: 'remand', section: 'counts',
    isCase: true,
  },
  {
    id: 'DayRelease', title: 'Day release',
    asks: `day release, rotl, ror, temporary release, resettlement leave, special purpose, special purpose licence, spl,
      home leave, home visit, town visit, weekend home, day out, out day, funeral, funeral release, childcare leave, christmas,
      birthday, wedding, out for christmas, out for birthday, out for wedding, leave hospital visit,
      lifer rotl, life rotl, ipp rotl, birth baby, birth child, giving birth, baby born, work rotl, work outside, work outside prison, job rotl, rotl work outside prison`,
    says: [
      'Day release (ROTL) is leaving prison for hours or some nights, and coming back. The prison decides, after it has looked at the risk.',
      'No law gives a day for it: ask the offender management unit when the person can apply.',
    ],
    law: 'Prison Rules 1999, rule 9, which only allows it',
    guide: 'before-release', section: 'day',
  },
  {
    id: 'OtherCountry', title: 'Prison in another country',
    asks: `transfer country, transfer own country, transfer home country, transfer scotland, transfer abroad, move scotland, repatriat,
      serve own country, serve home country, transfer northern ireland, scotland,
      sentence own country, sentence home country`,
    says: [
      'To another state: if both states agree, and in many cases the person too. To Scotland or Northern Ireland: the person can ask, and the Justice Secretary decides.',
      'Ask the offender management unit. The release date can then go by other rules, which we do not work out.',
    ],
    law: 'Repatriation of Prisoners Act 1984, section 1; Crime (Sentences) Act 1997, Schedule 1',
    guide: 'before-release', section: 'open',
  },
  {
    id: 'Transfer', title: 'Another prison',
    asks: `transfer, transfer prison, another prison, different prison, move prison, moved prison, closer prison, nearer prison,
      closer home, nearer home`,
    says: [
      'The prison service decides where a person is held. A move does not change the release date.',
      'The person can ask the offender management unit for a move, and how long it may take.',
    ],
    guide: 'before-release', section: 'open',
  },
  {
    id: 'Away', title: 'Away without permission',
    asks: 'ual, ual time added, unlawfully large, at large, abscond, abscond open, abscond open prison, escape, on the run, not come back, late back, away permission',
    says: [
      'Days away without permission do not count: they make the release date, and the end of the sentence, as many days later.',
      'To stay away can be an offence too. A solicitor can help; going back soon keeps the days few.',
    ],
    law: 'Prison Act 1952, section 49(2)',
    guide: 'how-release-works', section: 'added',
  },
  {
    id: 'OpenPrison', title: 'Open prison',
    asks: `open prison, open condition, open, category, categoris, recategoris, cat d, cat c, cat b,
      open life sentence, open lifer, open life, open parole life`,
    says: [
      'No law says when a person moves to an open prison: the prison decides, by the risk.',
      'Of life and IPP the Parole Board can advise it, and the Justice Secretary decides.',
    ],
    law: 'Prison Rules 1999, rule 7',
    guide: 'before-release', section: 'open',
  },
  {
    id: 'Travel', title: 'Travel on licence',
    asks: `abroad, travel, holiday, passport, licence abroad, licence travel, licence holiday, leave country, leave the uk, fly,
      flight`,
    says: [
      'On licence a person may leave the United Kingdom, the Channel Islands and the Isle of Man only with permission beforehand.',
      'Ask the probation officer, well before the journey, and wait for a yes in writing.',
    ],
    law: ofLicences,
    guide: 'licence', section: 'travel',
  },
  {
    id: 'TravelHere', title: 'Travel inside the country',
    asks: `leave county, leave area, leave town, leave city, another city, another county, travel uk, travel inside, travel in england,
      go away for weekend, day trip`,
    says: [
      'Standard conditions forbid no place inside the United Kingdom. A licence can: it stands on the paper.',
      'A night anywhere but at the agreed address needs a yes from probation beforehand.',
    ],
    law: ofLicences,
    guide: 'licence', section: 'travel',
  },
  {
    id: 'Home', title: 'Where to live on licence',
    asks: `hostel, approved premise, bail hostel, where live, nowhere live, live with, move house, move in, accommodation,
      homeless, address, overnight, stay over, sleep over, stay mine, stay licence, weekends mine, stay weekend,
      licence live, licence house, licence address, licence move, home to me, home to us, home with me, home with us, live at home,
      home to family, home to children,
      housing, no fixed abode, fixed abode, cas 1, cas 2, cas 3, help housing`,
    says: [
      'Probation must agree to the address, and to nights spent elsewhere. It can ask a person to live first in a hostel (approved premises).',
      'Which hostel, and for how long, is decided before release: ask the probation officer, about three months before.',
    ],
    law: ofLicences,
    guide: 'licence', section: 'home',
  },
  {
    id: 'ChangeCondition', title: 'To change a condition of the licence',
    asks: `change licence, change condition, challenge licence, challenge condition, appeal licence, appeal condition,
      remove condition, remove tag, tag removed, tag taken off, take tag off, tag off early, tag end early, vary licence, vary condition, licence unfair, condition unfair, condition wrong, licence wrong,
      change curfew, curfew job, curfew work, curfew hours`,
    says: [
      'Ask the probation officer in writing to change the condition, and say why. If the answer is no, complain in writing.',
      'It must be kept until it is changed: breaking it can lead to a recall.',
    ],
    law: 'Criminal Justice Act 2003, section 250',
    guide: 'licence', section: 'change',
  },
  {
    id: 'Forbidden', title: 'What a licence forbids',
    asks: `see kid, see child, see his kid, see my kid, kid licence, child licence, son licence, daughter licence, family licence,
      contact child, allowed contact, allowed see, allowed meet, meet friend, new girlfriend, new boyfriend, relationship,
      drink, drink licence, alcohol licence, pub, drug test, drug licence, internet, social media, drive licence,
      seeing kid, seeing child, seeing my kid, stop me seeing, see my son, see my daughter, phone licence, smartphone, smartphone licence`,
    says: [
      'Beside the standard conditions, a licence forbids only what stands on it: it can be people, places, alcohol or the internet.',
      'Ask the probation officer before, if a condition is not clear. The person can ask in writing to have one changed.',
    ],
    law: 'Criminal Justice Act 2003, section 250; Criminal Justice (Sentencing) (Licence Conditions) Order 2015, articles 3 to 7',
    guide: 'licence', section: 'conditions',
  },
  {
    id: 'CurfewBroken', title: 'A curfew or tag that was broken',
    asks: `miss curfew, break curfew, broke curfew, broken curfew, breach curfew, late curfew, break tag, broke tag, broken tag,
      cut tag, breach tag, tag fell off, tag battery, out after curfew, misse curfew, missing curfew, misse tag`,
    says: [
      'Breaking a curfew or a tag of the licence can lead to a recall. Ring probation at once and say why; keep proof.',
      'On bail it is for the court: ring the solicitor.',
    ],
    law: 'Criminal Justice Act 2003, section 254',
    guide: 'recall', section: 'why',
  },
  {
    id: 'Work', title: 'Work on licence',
    asks: 'work licence, job, job licence, employment, get work, start work, find work, allowed work, he work, she work, i work',
    says: [
      'On licence a person asks probation before starting work, paid or unpaid, or changing it.',
      'Some licences also forbid some kinds of work: it stands on the paper.',
    ],
    law: ofLicences,
    guide: 'licence', section: 'work',
  },
  {
    id: 'LicenceEnd', title: 'How long a licence lasts',
    asks: `licence long, licence end, licence finish, licence last, licence expire, licence over, licence run out,
      probation long, probation end, probation finish,
      probation after sentence, licence short sentence, probation short sentence`,
    says: [
      'The licence of a fixed sentence lasts to the end of the sentence, and after a life sentence for life.',
      'Type the sentence: the answer shows the last day (SLED on the papers).',
    ],
    law: 'Criminal Justice Act 2003, section 249; Crime (Sentences) Act 1997, section 31',
    guide: 'licence', section: 'end',
  },
  {
    id: 'TwoThirds', title: 'From two-thirds on',
    asks: 'two third, intensive supervision, close supervision, less supervision, final third, last third, third stage, stage three, probation two third, supervision two third',
    says: [
      'Until two-thirds of the sentence probation supervises closely, and after that less. The licence goes on to the end of the sentence.',
      'So the government describes it. We found no law that fixes the day: ask the probation officer.',
    ],
    guide: 'how-release-works', section: 'stages',
  },
  {
    id: 'Licence', title: 'On licence',
    asks: 'licence, license, licence condition, licence parole, probation, licence probation, on licence',
    says: [
      'On licence a person behaves well and commits no offence, keeps in touch with probation and lets it visit, lives and stays overnight where it agrees, and asks before work and before travel abroad.',
      'The Justice Secretary sets the conditions and probation supervises them; probation can explain each one, and ask for a change.',
    ],
    law: `Criminal Justice Act 2003, section 250; ${ofLicences}`,
    guide: 'licence', section: 'conditions',
  },
  {
    id: 'Held', title: 'Held past the date',
    asks: `held past, kept past, keep after date, keep after release, kept after, keep past, keep longer, kept longer, still there, still in prison, past date, past release, held after, held over, held too long, kept too long,
      should have been out, should be out, should have been released, should have been home, overdue, late release,
      released late, unlawfully held, still inside, date passed, claim compensation, compensation prison`,
    says: [
      'Ring the prison today, ask for the offender management unit, and ask why. Ring a prison law solicitor the same day.',
      'Nobody may be held without a sentence, a recall or another power: ask for it in writing. A solicitor can say if compensation is due.',
    ],
    guide: 'help', section: 'held',
  },
  {
    id: 'Mistake', title: 'A date that seems wrong',
    asks: `mistake, wrong, wrong date, date wrong release, error, prison say, date differ, different date, not match, miscalculat, date changed, date moved,
      wrong calculat, not counted, forgot, forgotten, forgot remand, remand missing, missing remand, remand wrong, remand not counted,
      remand not taken, remand left out, missing day, day missing, forgot day, omu answer, omu ignor, prison answer, dispute date, challenge date,
      query date,
      wont give date, wont tell date, not given date, not told date`,
    says: [
      'Ask the prison’s offender management unit in writing how it worked out the date. If it stays wrong, a complaint and a prison law solicitor come next.',
      'Type the sentence here and give the prison’s date: the answer says what would explain it, and has a sentence to quote.',
    ],
    guide: 'help', section: 'wrong',
  },
  {
    id: 'OutTooEarly', title: 'Let out too early by mistake',
    asks: 'released mistake, release early mistake, released by mistake, let out mistake, released in error, out too early, released too early, out too soon',
    says: [
      'Somebody who is let out too early by mistake still has the rest to serve, and can be taken back to prison.',
      'We found no rule that says for every case whether the days outside count: ring a prison law solicitor today.',
    ],
    guide: 'help', section: 'wrong',
  },
  {
    id: 'Complain', title: 'How to complain',
    asks: `complain, how complain, comp1, comp, ombudsman, ppo, complaint form, who complain, complain for him, complain for her,
      complain behalf, family complain, mum complain, wife complain, can i complain for, on his behalf, on her behalf,
      omu repli, not repli, no reply, no answer, answer comp, prison answer comp`,
    says: [
      'In prison with form COMP1, and with COMP1A if the answer is no. Then to the Prisons and Probation Ombudsman, within three months of the last answer, or after six weeks without one.',
      'Only the person can do that, or a lawyer for them. The family can write to the prison, and to their Member of Parliament.',
    ],
    guide: 'help', section: 'wrong',
  },
  {
    id: 'Stopped', title: 'Can release be stopped',
    asks: `stop release, release stopped, block release, refuse release, release refused, cancel release, not let him out, not let her out,
      not release, stop him coming out, keep inside,
      section 244zb, 244zb, referred parole board before release,
      dangerous release, too dangerous,
      high risk, high risk keep, high risk keep past, risk keep past`,
    says: [
      'Release from most fixed sentences is automatic. What can hold a person is added days, another sentence, or remand for a new case.',
      'In rare cases the Justice Secretary sends a case to the Parole Board first: the person is told in writing.',
    ],
    law: 'Criminal Justice Act 2003, sections 244 and 244ZB',
    guide: 'how-release-works', section: 'parole',
  },
  {
    id: 'Early', title: 'Out sooner',
    asks: `way out early, get out early, get out sooner, out sooner, released sooner, leave sooner, way early, any way earlier,
      come home early, home early, less time, reduce time, shorten sentence, reduce sentence, shorter sentence`,
    says: [
      'Sooner than the date there is release for a grave illness, an appeal, removal from the country, and for section 250 alone a tag.',
      'Good behaviour makes it no earlier. Day release and an open prison come before it and do not change it.',
    ],
    guide: 'before-release', section: 'sooner',
    goes: 'last',
  },
  {
    id: 'Counted', title: 'How the date is worked out',
    asks: `how calculat, how date calculat, how work out date, how worked out, how release date worked out, how day count,
      sentence start, day of sentence count, calendar month, leap year, month calendar, start from arrest, sentence start arrest`,
    says: [
      'The day of sentence is day 1, and the length is turned into days on the calendar. The part served is taken of those days; a part of a day counts as a day.',
      'Days on remand and half of the days on tagged bail come off, and added days are put on. The release date is the last of those days.',
    ],
    guide: 'how-release-works', section: 'counted',
  },
  {
    id: 'WhoSets', title: 'Who works out the date',
    asks: `who work out, who calculat, who set, who sets date, who decides date, who decides release date, who decide when out,
      work out release date who, estimate, reliable, accurate, trust`,
    says: [
      'The prison works out the date: its offender management unit, from what the court ordered.',
      'Ours is an estimate. If they differ, ask that unit for its working.',
    ],
    guide: 'help', section: 'wrong',
  },
  {
    id: 'Appeal', title: 'An appeal',
    asks: 'appeal, court of appeal, loss of time, sentence too long, too harsh',
    says: [
      'An appeal does not change the date until the court decides.',
      'Days in prison meanwhile count, unless the Court of Appeal orders otherwise; it cannot where leave to appeal was given.',
    ],
    law: 'Criminal Appeal Act 1968, section 29',
    guide: 'before-release', section: 'appeal',
  },
  {
    id: 'AppealLonger', title: 'Can an appeal make it longer',
    asks: `appeal longer, appeal make longer, appeal increase, appeal more time, appeal worse, appeal add, appeal risk, lose time appeal,
      appeal go up, lenient appeal longer`,
    says: [
      'On the person’s own appeal the Court of Appeal may not deal with them more severely. After a magistrates’ court the Crown Court can.',
      'The Court of Appeal can order that days in prison meanwhile do not count, but not where leave to appeal was given.',
    ],
    law: 'Criminal Appeal Act 1968, sections 11(3) and 29; Senior Courts Act 1981, section 48(4)',
    guide: 'before-release', section: 'appeal',
  },
  {
    id: 'SlipRule', title: 'A mistake of the court',
    asks: 'slip rule, judge mistake, court mistake, judge change sentence, court change sentence, wrong sentence passed, judge forgot, judge wrong, judge change',
    says: [
      'The Crown Court can put its own sentence right within 56 days (the “slip rule”): ask the solicitor from the trial at once.',
      'After that it takes an appeal. Days on remand need no court: the prison takes them off.',
    ],
    law: 'Sentencing Code, section 385',
    guide: 'before-release', section: 'appeal',
  },
  {
    id: 'AppealBail', title: 'Bail during an appeal',
    asks: 'bail appeal, bail while appeal, appeal bail, bail pending appeal, out while appeal, out pending appeal',
    says: [
      'The Court of Appeal can give bail until it decides. The solicitor asks for it with the appeal.',
      'Without bail the person stays in prison, and the release date stays as it is.',
    ],
    law: 'Criminal Appeal Act 1968, section 19',
    guide: 'before-release', section: 'appeal',
  },
  {
    id: 'Lenient', title: 'A sentence that seems too short',
    asks: `lenient, unduly lenient, too lenient, sentence too short, attorney general, not long enough, longer sentence, uls,
      unduly lenient sentence`,
    says: [
      'For some serious offences the Attorney General can ask the Court of Appeal to look at a sentence that is unduly lenient, within 28 days of it. That court can make it longer.',
      'Anybody can ask the Attorney General’s Office to do so: at once, and not on the last day.',
    ],
    law: 'Criminal Justice Act 1988, section 36 and Schedule 3',
    guide: 'before-release', section: 'appeal',
  },
  {
    id: 'AppealTime', title: 'How and when to appeal',
    asks: `how appeal, how do appeal, how appeal sentence, appeal deadline, appeal time, appeal late, late appeal, out time appeal, appeal how long, appeal by when, too late appeal,
      when appeal, appeal day, appeal within`,
    says: [
      'An appeal from a Crown Court must be sent within 28 days of the sentence. The Court of Appeal can allow more time.',
      'The solicitor from the trial sends it: ask at once. For a magistrates’ court it is another time: ask that court.',
    ],
    law: 'Criminal Appeal Act 1968, section 18',
    guide: 'before-release', section: 'appeal',
  },
  {
    id: 'WhoDeported', title: 'Who is deported',
    asks: `automatic deport, automatically deported, who deported, who get deported, deport how long sentence,
      deport british, deport irish, deport eu, twelve months deport, 12 months deport, will deport me`,
    says: [
      'The Home Office must order it for somebody who is not British and has one sentence of 12 months or more. There are exceptions, such as human rights, or an age under 18 when found guilty.',
      'Of those found guilty since 22 March 2026 a suspended sentence counts too. Ask a solicitor who does immigration law at once.',
    ],
    law: 'UK Borders Act 2007, sections 32, 33 and 38; Sentencing Act 2026, section 45',
    guide: 'before-release', section: 'removal',
  },
  {
    id: 'AgainstRemoval', title: 'Against removal',
    asks: `refuse deport, appeal deport, fight deport, stop deport, challenge deport, against deport, avoid deport, stay uk,
      stay in uk, stay in country, deport children, deport wrong`,
    says: [
      'Whether somebody is deported, the Home Office decides, and the time to appeal is short. We do not know it for a case.',
      'Ask a solicitor who does immigration law: today, if a paper of the Home Office has come.',
    ],
    guide: 'before-release', section: 'removal',
  },
  {
    id: 'Deportation', title: 'Removal from the country',
    asks: `deport, deport recall, removal, removed, immigration, foreign national, home office, ers, ersed, early removal,
      own country, home country, facilitated return,
      held immigration, held after immigration, keep immigration, immigration after sentence,
      immigration bail, released immigration bail, bail home office,
      deport after sentence, hold deport, held deport, kept deport`,
    says: [
      'A person who is to be deported can be removed from prison before the release date, if the Home Office decides so. ERSED on the papers is the first day. The Act of 2026 lets it be any day: we have not seen from when.',
      'It can also hold somebody after the release date, under immigration powers: ask a solicitor who does immigration law.',
    ],
    law: 'Criminal Justice Act 2003, section 260; Sentencing Act 2026, section 35; Immigration Act 1971, Schedule 3',
    guide: 'before-release', section: 'removal',
  },
  {
    id: 'Illness', title: 'Release because of illness',
    asks: 'compassion, compassion release, illness, cancer early, stage cancer, dying early, he ill, she ill, is ill, dying, die, terminal, cancer, sick, hospice, dementia',
    says: [
      'In exceptional circumstances, such as a grave illness, the Justice Secretary may release a person early.',
      'Ask the prison: healthcare and the offender management unit make the application, and a solicitor can write too.',
    ],
    law: 'Criminal Justice Act 2003, section 248; of life and IPP Crime (Sentences) Act 1997, section 30',
    guide: 'before-release', section: 'illness',
  },
  {
    id: 'StillOwed', title: 'What is owed after prison',
    asks: `clear poca, clear confiscation, confiscation extra, confiscation time, confiscation on top, poca extra, poca time, poca on top, 
      poca serve, confiscation serve, poca wipe, confiscation wipe, still owe, confiscation after, poca after, not pay confiscation, confiscation not paid, confiscation unpaid, not pay poca,
      clear debt, confiscation owe, poca owe,
      default consecutive, default sentence consecutive, confiscation consecutive, poca consecutive`,
    says: [
      'Prison for not paying a confiscation order is extra time, and only if a court orders it.',
      'Serving it does not clear the debt: the order is still owed, with interest.',
    ],
    law: 'Proceeds of Crime Act 2002, section 38',
    guide: 'not-paying', section: 'served',
  },
  {
    id: 'LongestDefault', title: 'The longest term for a sum',
    asks: `fine long, not paying long, not paying fine time, default long, default month, fine month, maximum default, maximum fine,
      poca long, poca month, poca maximum, confiscation long, confiscation month, confiscation maximum, default confiscation month,
      how long not paying fine, much time fine, much time poca, much time confiscation, unpaid fine long`,
    says: [
      'The sum sets the longest term. For a fine: from 7 days for up to £200 to 10 years for more than £1 million. For a confiscation order: from 6 months for up to £10,000 to 14 years for more than £1 million.',
      'The court names the term when it makes the order. As a rule half of it is served.',
    ],
    law: 'Sentencing Code, section 129; Proceeds of Crime Act 2002, section 35(2A)',
    guide: 'not-paying', section: 'longest',
  },
  {
    id: 'OrderReduced', title: 'A confiscation order that cannot be paid',
    asks: `confiscation reduce, poca reduce, confiscation order reduce, poca order reduce, confiscation cannot pay, confiscation cant pay,
      poca cant pay, poca cannot pay, confiscation lower, confiscation vary, confiscation order cant pay, certificate inadequacy, inadequacy`,
    says: [
      'If what the person has is not enough, they can ask the Crown Court to make the order smaller. The term for not paying can then become shorter.',
      'A solicitor can ask for it, with proof of what there is.',
    ],
    law: 'Proceeds of Crime Act 2002, sections 23 and 39',
    guide: 'not-paying', section: 'served',
  },
  {
    id: 'NotPaying', title: 'Prison for not paying',
    asks: `poca, confiscation, fine, not paying, unpaid fine, confiscation order, pay off, default,
      long serve default, long serve confiscation, long serve fine, default actually serve, long actually serve confiscation, actually serve confiscation default, part paid, paid left, paid some, pay some poca reduce, pay some reduce default,
      licence default, licence after default, licence fine, licence after default sentence`,
    says: [
      'As a rule half of the term is served, with no licence afterwards. Paying all of it ends it at once. After a part is paid, what is left is the term times what is still owed, divided by the whole sum.',
      'Type the length and “for not paying”, and what part was paid: the date appears here.',
    ],
    law: 'Magistrates’ Courts Act 1980, section 79; Criminal Justice Act 2003, section 258',
    guide: 'not-paying', section: 'paying',
  },
  {
    id: 'Victim', title: 'For victims',
    asks: `victim, contact scheme, notification scheme, told release, told when out, told when released, will be told,
      be notified, be warned, when gets out told, scared, my stalker, my abuser, my attacker, raped me, hurt me,
      attacked me, abused me, assaulted me, stalked me, harassed me, come near, no contact, exclusion zone, my town,
      contacting me, contact me, stop contact, writes me, writing me, ring me`,
    says: [
      'Victims of violent and sexual offences can be told about a release, and can ask for licence rules such as no contact: by the Victim Contact Scheme, from 12 months on. For a shorter sentence for stalking or harassment it is the Victim Notification Scheme.',
      'Call the Victim Helpline on 0300 060 6699 if you are worried about a release, or if somebody in prison contacts you.',
    ],
    law: 'Domestic Violence, Crime and Victims Act 2004, section 35',
    guide: 'help', section: 'victims',
    isBesideOffence: true,
  },
  {
    id: 'AddedDays', title: 'Days added in prison',
    asks: `ada, ada back, prison rule, breaking rule, broke rule, break rule, added day, day back, restore day, extra day, lost day, days added, adjudicat, nicking, nicked, good behaviour, bad behaviour, behave,
      behaving, punish, remission,
      earned release, earned progression, earned, extend sentence, make longer, add time, time added,
      on basic, basic regime, iep`,
    says: [
      `Breaking prison rules can add days, up to ${mostAddedDays.since} for one award: an independent adjudicator decides. They move the release date, and not the end of the sentence.`,
      'Good behaviour makes the date no earlier, but added days (ADA) can be given back for it: ask the prison.',
    ],
    law: 'Prison Rules 1999, rules 55A and 61',
    guide: 'how-release-works', section: 'added',
  },
  {
    id: 'Supervision', title: 'Supervision after the sentence',
    asks: `pss, supervision, supervision after release, post sentence supervision, tused,
      licence pss, difference pss, recall pss, recall supervision`,
    says: [
      `Supervision after short sentences ended on ${inWords(days.noSupervisionAfterSentence.day)}, also for those who were under it.`,
      'What was broken before that day can still be dealt with.',
    ],
    law: 'Sentencing Act 2026, section 34',
    guide: 'what-changed', section: 'supervision',
  },
  {
    id: 'Suspended', title: 'A suspended sentence',
    asks: 'suspend, suspended sentence, activated, breach suspended',
    says: [
      'A suspended sentence is a prison sentence that does not start, if the person keeps to what the court ordered: there is no release date.',
      'If it is broken, a court can send the person to prison for all or part of it. Then type what that court gave.',
    ],
    law: 'Sentencing Code, section 286',
    guide: 'suspended-sentences', section: 'what',
    isCase: true,
  },
  {
    id: 'Extended', title: 'An extended sentence',
    asks: `extended, eds, epp, extended parole,
      eds parole board, extended parole board, eds parole`,
    says: [
      'An extended sentence has two lengths: time in prison, and then extra time on licence.',
      `After ${regimes.eds_adult.after.fraction.phrase} of the time in prison the Parole Board can say yes; if it never does, release is at the end of that time.`,
    ],
    law: 'Criminal Justice Act 2003, section 246A',
    guide: 'extended-sentences', section: 'what',
    isCase: true,
  },
  {
    id: 'TrainingOrder', title: 'A detention and training order',
    asks: 'dto, detention training, training order',
    says: [
      'A detention and training order (DTO) is for people under 18: half of it is served in detention, and the rest is supervision.',
      'Of one of 8 months or more release can be a month or two earlier or later (ETD and LTD).',
    ],
    law: 'Sentencing Code, sections 241 and 242',
    guide: 'how-release-works', section: 'young',
    isCase: true,
  },
  {
    id: 'Section250', title: 'Section 250',
    asks: 'section 250, s 250, sec 250, section 91, s 91, young offender, under eighteen, juvenile, youth',
    says: [
      `Section 250 of the Sentencing Code is detention for a serious offence, found proved when the person was under 18. Most are let out automatically after ${regimes.section_250.after.fraction.phrase} of it.`,
      'Another section 250, of the Criminal Justice Act 2003, is about the conditions of a licence.',
    ],
    law: 'Sentencing Code, section 250; Criminal Justice Act 2003, sections 243A and 244',
    guide: 'how-release-works', section: 'young',
    isCase: true,
  },
  {
    id: 'Special', title: 'A special sentence (SOPC)',
    asks: 'sopc, particular concern, special sentence, special custodial',
    says: [
      `A special sentence, for offenders of particular concern, is for some terrorism offences and offences against a child: after ${regimes.sopc.after.fraction.phrase} of the time in prison the Parole Board can say yes.`,
      'If it never does, release is at the end of that time. One more year on licence is part of the sentence.',
    ],
    law: 'Criminal Justice Act 2003, section 244A; Sentencing Code, section 278',
    guide: 'extended-sentences', section: 'special',
    isCase: true,
  },
  {
    id: 'Determinate', title: 'A standard determinate sentence',
    asks: 'sds, sds plus, determinate, standard determinate, fixed sentence, what sds',
    says: [
      `A standard determinate sentence (SDS) has one length, and release is automatic: for most after ${regimes.sds_adult.after.fraction.phrase}.`,
      `SDS+ is one of 7 years or more for a serious violent or sexual offence, and of 4 for the worst of them: ${regimes.sds_plus_adult_7_plus.after.fraction.phrase}.`,
    ],
    law: 'Criminal Justice Act 2003, sections 244 and 244ZA',
    guide: 'how-release-works', section: 'parts',
  },
  {
    id: 'Several', title: 'Several sentences',
    asks: `consecutive, concurrent, same time sentence, two sentence, more sentences, on top,
      sentenced again, new sentence inside, another sentence`,
    says: [
      'At the same time (concurrent): the sentence that holds the person longest decides. One after the other (consecutive): what is served of each is added up.',
      'The court says which it is. If nothing was said, they run at the same time.',
    ],
    law: 'Criminal Justice Act 2003, sections 263 and 264',
    guide: 'several-sentences', section: 'runs',
    isCase: true,
  },
  {
    id: 'Excluded', title: 'Offences under the old rules',
    asks: 'excluded, exclusion, exempt, excluded offence, which offence, old rules',
    says: [
      'Some offences stay under the old rules. The list is not published: the prison service speaks of rape, and serious sexual offences against a child.',
      'Type the sentence and the offence: the answer says if it rests on this.',
    ],
    guide: 'excluded-offences', section: 'list',
    isBesideOffence: true,
  },
  {
    id: 'Weekend', title: 'A date on a weekend',
    asks: 'weekend, bank holiday, friday, friday release, saturday, sunday, bank holiday release',
    says: [
      'If the date falls on a weekend or bank holiday, the person must be let out before it.',
      'If it falls on a Friday, most people leave a day earlier.',
    ],
    law: 'Criminal Justice Act 1961, section 23(3)',
    guide: 'how-release-works', section: 'weekend',
  },
  {
    id: 'Sds40', title: 'The 40% rule of 2024',
    asks: 'sds 40, 40 scheme, 40 rule, forty percent, forty per cent, 40 percent',
    says: [
      `In September 2024 most fixed sentences went from one-half in prison to ${regimes.sds_adult.before.fraction.phrase} (SDS40).`,
      `Since ${inWords(days.progressionModel.day)} it is ${regimes.sds_adult.after.fraction.phrase} for most; older sentences move to it in stages.`,
    ],
    law: 'S.I. 2024/844, article 3',
    guide: 'what-changed', section: 'who',
  },
  {
    id: 'Changed', title: 'What the Act changed',
    asks: `progression, sentencing act, new law, new rule, law changed, rules changed, early release, released early, out early,
      third, tranche, stage, half way, halfway, scheme,
      half, half sentence, retrospective, backdate, overcrowding, amnesty, covid`,
    says: [
      `Since ${inWords(days.progressionModel.day)} most fixed sentences have ${regimes.sds_adult.after.fraction.phrase} in prison and the rest on licence; for some serious offences it is more.`,
      'Older sentences move to this in stages, by their length. A recall is not changed by it.',
    ],
    law: 'Sentencing Act 2026, section 23',
    guide: 'what-changed', section: 'who',
    goes: 'last',
  },
  {
    id: 'OnTheDay', title: 'On the day',
    asks: `what time release, what time out, what time let, what time prisoner, which time release, time day release, release morning,
      hour release, gate, pick up, pick him, pick her, collect him, collect her, meet him, meet her, day of release, on release day,
      see probation after release, first appointment, first probation appointment, soon probation release, see probation soon`,
    says: [
      'We know of no law that names the hour or the gate: ask the prison a day or two before.',
      'The licence is read and signed before, and says when the first appointment with probation is.',
    ],
    guide: 'before-release', section: 'leaving',
  },
  {
    id: 'MoneyOut', title: 'Money on leaving',
    asks: `discharge grant, subsistence, money release, money when out, money on leaving, money leave, release money, travel warrant,
      release grant, fare home, train ticket,
      clothes release, bus home, pay home`,
    says: [
      'Many people are given some money (a subsistence payment) and the fare home on the day they leave.',
      'We could not read the rules of today: ask the prison’s resettlement team, some weeks before.',
    ],
    guide: 'before-release', section: 'leaving',
  },
  {
    id: 'HowMany', title: 'How many people',
    asks: `how many people, how many prisoner, how many offender, how many men, how many women, how many recall, how many release,
      how many affected, how many ipp, how many remand, number people, number prisoner, number recall, prison population,
      caseload, statistic`,
    says: [
      'We work out one case at a time, and have no figures of how many people there are.',
      'The Ministry of Justice publishes them on GOV.UK every three months: people in prison, releases and recalls.',
    ],
    guide: 'limits', section: 'figures',
  },
  {
    id: 'Letters', title: 'Letters on the papers',
    asks: 'crd, ard, sled, sed, led, ped, prrd, omu, mtd, letters, abbreviation, what does mean',
    says: [
      'The prison’s letters stand for days: CRD or ARD is release, PRRD release after a recall, SLED or SED the end, PED the first day for the Parole Board.',
      'The OMU (offender management unit) works them out. Type the sentence, and the answer has each letter with its day.',
    ],
    guide: 'words', section: 'dates',
    goes: 'last',
  },
  {
    id: 'FindOut', title: 'To find out somebody’s date',
    asks: 'find release date, find out release date, see release date, somebody release date, someone release date, who told release date, look up release',
    says: [
      'The prison gives the dates to the person in writing. To others it tells them, as a rule, only if the person agrees.',
      'A victim can be told by the Victim Contact Scheme. Or type the sentence here: anybody can work out a date.',
    ],
    guide: 'help', section: 'people',
  },
  {
    id: 'Help', title: 'Get help',
    asks: `help, solicitor, lawyer, legal aid, helpline, advice, who ring, who call, who talk, phone number,
      visit, send money, see him prison, see her prison, property, medication`,
    says: [
      'The Prisoners’ Families Helpline is free, on 0808 808 2003. It is for anyone with a family member in prison.',
      'The Prisoners’ Advice Service is a charity: it gives free legal advice to people in prison.',
    ],
    guide: 'help', section: 'people',
    goes: 'last',
  },
  {
    id: 'HowLong', title: 'How long in prison',
    asks: `long, much, out, release, serve, come home, coming home, get home, when home, free, work out date, i work out,
      he work out`,
    says: [
      'Type the length, what it was for and the day, such as “3 years for robbery today”: the date appears here.',
      'Most fixed sentences are served in prison for one part, and on licence for the rest.',
    ],
    guide: 'how-release-works', section: 'parts',
    goes: 'last',
  },
]
