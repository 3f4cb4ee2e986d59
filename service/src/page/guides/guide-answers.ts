import { inWords } from '@requisite/law'
import { days, recallKinds, regimes } from '@requisite/law/internal'
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
    guide: 'licence', section: 'tag',
  },
  {
    id: 'Tag', title: 'Release on a tag',
    asks: 'tag, tagged, hdc, hdced, curfew, home detention, electronic monitor',
    says: [
      `Release on a tag (home detention curfew) ended for adults on ${inWords(days.adultCurfewEnded.day)}, as the prison service works it out.`,
      'It is left for people who serve only section 250 detention, at any age: their answer shows the first day.',
    ],
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
    guide: 'how-release-works', section: 'again',
  },
  {
    id: 'ParoleHearing', title: 'A parole hearing',
    asks: `parole hearing, board hearing, oral hearing, at hearing, hearing happen, hearing who, hearing when, parole panel,
      parole dossier, parole process, parole work, parole solicitor, parole family`,
    says: [
      'Up to three members of the Parole Board read the prison’s file, and can hear the person, a solicitor and witnesses. A victim’s statement may be read.',
      'It can also decide on the file alone. The decision comes in writing; the offender management unit knows the day.',
    ],
    guide: 'how-release-works', section: 'hearing',
  },
  {
    id: 'Parole', title: 'Parole',
    asks: 'parole, parole board, hearing',
    says: [
      'Release from most fixed sentences is automatic, and nobody decides on it.',
      'The Parole Board decides on life, IPP, extended and special sentences, and after a standard recall.',
    ],
    guide: 'how-release-works', section: 'parole',
  },
  {
    id: 'IppRecall', title: 'Recalled from IPP',
    asks: 'ipp recall, dpp recall, public protection recall',
    says: [
      'After a recall from IPP there is no set day: the Justice Secretary must send the case to the Parole Board.',
      'The person is told the reasons and can write against them, and the Justice Secretary can also release without the Board.',
    ],
    guide: 'ipp-and-life', section: 'recalled',
    isCase: true,
  },
  {
    id: 'IppLicence', title: 'How an IPP licence ends',
    asks: `ipp licence, dpp licence, licence public protection, ipp end, dpp end, ipp terminat, dpp terminat, ipp cancel,
      ipp finish, ipp over, ipp get off, ipp free`,
    says: [
      'Two years after the first release the Justice Secretary must send the case to the Parole Board. It ends the licence, unless the public still needs it.',
      'After a no the person can ask again, when a year on licence has passed. Two more years without a recall end it by itself.',
    ],
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
    guide: 'ipp-and-life', section: 'ipp',
    isCase: true,
  },
  {
    id: 'Life', title: 'A life sentence',
    asks: 'life, life sentence, lifer, tariff, minimum term, life licence, life recall, lifer recall, life parole, lifer parole',
    says: [
      'A life sentence has a minimum term (tariff) and no release date: after it the Parole Board decides.',
      'After release the licence lasts for life, and a recall stays possible.',
    ],
    guide: 'ipp-and-life', section: 'life',
    isCase: true,
  },
  {
    id: 'AgainstRecall', title: 'Against a recall',
    asks: `appeal recall, against recall, challenge recall, fight recall, contest recall, dispute recall, recall wrong,
      recall unfair, recall review, recall representations, recall reps, representations, out recall,
      parole recall, parole board recall, board recall, parole recalled when`,
    says: [
      'The person writes to the Justice Secretary and says why the recall was wrong; the recall papers say where to, and a solicitor can help.',
      'After a standard recall the case goes to the Parole Board too, after 28 days at the latest.',
    ],
    guide: 'recall', section: 'against',
    isCase: true,
  },
  {
    id: 'RecallCancelled', title: 'When a recall is cancelled',
    asks: `cancel recall, rescind recall, recall not guilty, found not guilty recall, recall charge dropped, recall dropped,
      recall acquit, recall innocent, recall mistake`,
    says: [
      'The Justice Secretary can cancel a recall if every condition of the licence was kept: write and ask, with the proof.',
      'That a charge was dropped, or ended in not guilty, does not end a recall by itself. A solicitor can help.',
    ],
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
    guide: 'recall', section: 'first',
    isCase: true,
  },
  {
    id: 'RecallKinds', title: 'How long a recall lasts',
    asks: `recall long, recall how long, fixed term recall, standard recall, kind recall, type recall, which recall,
      recall excluded, excluded fixed recall, recall release, when out recall, ftr, recall standard, recall papers standard,
      recall papers fixed, recall mean, release after recall, when after recall, long after recall, soon after recall`,
    says: [
      `Most adults called back since ${inWords(days.fixedTermOf56Days.day)} have a fixed term: they are let out again on day ${recallKinds.fixed_term_56.days}.`,
      'After a standard recall the Parole Board decides, to the end of the sentence at the latest.',
    ],
    guide: 'recall', section: 'kinds',
    isCase: true,
  },
  {
    id: 'Recall', title: 'Recall',
    asks: `recall, recall probation, recall licence, recall arrested, recall charged, called back, back to prison, sent back,
      breach licence, breach, licence revoked, missed appointment, missed probation`,
    says: [
      'A recall is decided by the Justice Secretary, as a rule when probation asks for it. One broken condition, such as a missed appointment, or a new charge can be enough, but not every one is.',
      'On the return the person must be told the reasons, and can write against it at once.',
    ],
    guide: 'recall', section: 'why',
    isCase: true,
  },
  {
    id: 'OtherCustody', title: 'Remand beside something else',
    asks: `remand recall, remand another, remand other, remand serving, remand already, remand both, remand twice, remand two,
      remand recall end, remand recall sentence, recall end sentence, recall end new, recall new sentence, recall then sentence,
      sentence while recall, recall count, recall day count, serving another`,
    says: [
      'A day on remand does not count while the person also served a sentence, was back on a recall, or was in prison for not paying.',
      'When that has ended and they stay on remand, the days after it count for the new sentence. Our answer asks for both times.',
    ],
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
    guide: 'remand', section: 'counts',
    isCase: true,
  },
  {
    id: 'RemandLong', title: 'How long remand can last',
    asks: `long remand, how long remand, keep remand, kept remand, remand limit, remand trial, custody time limit, remand maximum,
      remand longest, remand end, remand until, trial when remand, out of remand`,
    says: [
      'Before a trial in the Crown Court it is at most 182 days, from the day the case was sent there, unless a court allows more.',
      'In a magistrates’ court it is 56 or 70 days. Ask the solicitor for the day on which the limit ends, and about bail.',
    ],
    guide: 'remand', section: 'long',
  },
  {
    id: 'Remand', title: 'Remand',
    asks: `remand, custody before, police day, police station, police cell, police custody, time served, immigration count, hospital count, hospital day, hospital time, hospital order count,
      remand hospital, remand life, remand life sentence, remand licence`,
    says: [
      'Days in prison on remand count as days of the sentence. The prison takes them off, each day once.',
      'A day that the person also spent under another sentence or on a recall does not count, nor does time at a police station before the first court.',
    ],
    guide: 'remand', section: 'counts',
    isCase: true,
  },
  {
    id: 'DayRelease', title: 'Day release',
    asks: `day release, rotl, ror, temporary release, resettlement leave, special purpose, special purpose licence, spl,
      home leave, home visit, town visit, weekend home, day out, out day, funeral, funeral release, childcare leave, christmas,
      birthday, wedding, out for christmas, out for birthday, out for wedding, leave hospital visit`,
    says: [
      'Day release (ROTL) is leaving prison for hours or some nights, and coming back. The prison decides, after it has looked at the risk.',
      'No law gives a day for it: ask the offender management unit when the person can apply.',
    ],
    guide: 'before-release', section: 'day',
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
    id: 'OpenPrison', title: 'Open prison',
    asks: 'open prison, open condition, open, category, categoris, recategoris, cat d, cat c, cat b',
    says: [
      'No law says when a person moves to an open prison: the prison decides, by the risk.',
      'Of life and IPP the Parole Board can advise it, and the Justice Secretary decides.',
    ],
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
    guide: 'licence', section: 'travel',
  },
  {
    id: 'Home', title: 'Where to live on licence',
    asks: `hostel, approved premise, bail hostel, where live, nowhere live, live with, move house, move in, accommodation,
      homeless, address, overnight, stay over, sleep over, stay mine, stay licence, weekends mine, stay weekend,
      licence live, licence house, licence address, licence move, home to me, home to us, home with me, home with us, live at home,
      home to family, home to children`,
    says: [
      'Probation must agree to the address, and to nights spent elsewhere. It can ask a person to live first in a hostel (approved premises).',
      'Which hostel, and for how long, is decided before release: ask the probation officer, about three months before.',
    ],
    guide: 'licence', section: 'home',
  },
  {
    id: 'ChangeCondition', title: 'To change a condition of the licence',
    asks: `change licence, change condition, challenge licence, challenge condition, appeal licence, appeal condition,
      remove condition, remove tag, tag removed, tag taken off, take tag off, tag off early, tag end early, vary licence, vary condition, licence unfair, condition unfair, condition wrong, licence wrong`,
    says: [
      'Ask the probation officer in writing to change the condition, and say why. If the answer is no, complain in writing.',
      'It must be kept until it is changed: breaking it can lead to a recall.',
    ],
    guide: 'licence', section: 'change',
  },
  {
    id: 'Forbidden', title: 'What a licence forbids',
    asks: `see kid, see child, see his kid, see my kid, kid licence, child licence, son licence, daughter licence, family licence,
      contact child, allowed contact, allowed see, allowed meet, meet friend, new girlfriend, new boyfriend, relationship,
      drink, drink licence, alcohol licence, pub, drug test, drug licence, internet, social media, drive licence`,
    says: [
      'Beside the standard conditions, a licence forbids only what stands on it: it can be people, places, alcohol or the internet.',
      'Ask the probation officer before, if a condition is not clear. The person can ask in writing to have one changed.',
    ],
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
    guide: 'recall', section: 'why',
  },
  {
    id: 'Work', title: 'Work on licence',
    asks: 'work licence, job, job licence, employment, get work, start work, find work, allowed work, he work, she work, i work',
    says: [
      'On licence a person asks probation before starting work, paid or unpaid, or changing it.',
      'Some licences also forbid some kinds of work: it stands on the paper.',
    ],
    guide: 'licence', section: 'work',
  },
  {
    id: 'LicenceEnd', title: 'How long a licence lasts',
    asks: `licence long, licence end, licence finish, licence last, licence expire, licence over, licence run out,
      probation long, probation end, probation finish`,
    says: [
      'The licence of a fixed sentence lasts to the end of the sentence, and after a life sentence for life.',
      'Type the sentence: the answer shows the last day (SLED on the papers).',
    ],
    guide: 'licence', section: 'end',
  },
  {
    id: 'Licence', title: 'On licence',
    asks: 'licence, license, licence condition, licence parole, probation, licence probation, on licence',
    says: [
      'On licence a person keeps appointments, lives where probation agrees, asks before travelling abroad, and commits no offence.',
      'The Justice Secretary sets the conditions and probation supervises them; probation can explain each one, and ask for a change.',
    ],
    guide: 'licence', section: 'conditions',
  },
  {
    id: 'Held', title: 'Held past the date',
    asks: `held past, kept past, keep after, kept after, keep past, keep longer, kept longer, still there, still in prison, past date, past release, held after, held over, held too long, kept too long,
      should have been out, should be out, should have been released, should have been home, overdue, late release,
      released late, unlawfully held, still inside, date passed`,
    says: [
      'Ring the prison today, ask for the offender management unit, and ask why. Ring a prison law solicitor the same day.',
      'Nobody may be held without a sentence, a recall or another power: ask for it in writing.',
    ],
    guide: 'help', section: 'held',
  },
  {
    id: 'Mistake', title: 'A date that seems wrong',
    asks: `mistake, wrong, wrong date, date wrong release, error, complain, miscalculat, date changed, date moved,
      wrong calculat, not counted, forgot, forgotten, forgot remand, remand missing, missing remand, remand wrong, remand not counted,
      remand not taken, remand left out, missing day, day missing, forgot day, ombudsman, omu answer, omu ignor, prison answer, dispute date, challenge date,
      query date`,
    says: [
      'Ask the prison’s offender management unit in writing how it worked out the date. If it stays wrong, a complaint and a prison law solicitor come next.',
      'Type the sentence here and give the prison’s date: the answer says what would explain it, and has a sentence to quote.',
    ],
    guide: 'help', section: 'wrong',
  },
  {
    id: 'ComplainFor', title: 'Who can complain',
    asks: `who complain, complain for him, complain for her, complain behalf, family complain, mum complain, wife complain,
      can i complain for, on his behalf, on her behalf`,
    says: [
      'A complaint in prison, and to the Ombudsman, is made by the person, or by a lawyer for them.',
      'Anybody in the family can write to the prison, and to their Member of Parliament.',
    ],
    guide: 'help', section: 'wrong',
  },
  {
    id: 'Stopped', title: 'Can release be stopped',
    asks: `stop release, release stopped, block release, refuse release, release refused, cancel release, not let him out, not let her out,
      not release, stop him coming out, keep inside`,
    says: [
      'Release from most fixed sentences is automatic. What can hold a person is added days, another sentence, or remand for a new case.',
      'In rare cases the Justice Secretary sends a case to the Parole Board first: the person is told in writing.',
    ],
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
    guide: 'before-release', section: 'appeal',
  },
  {
    id: 'AppealTime', title: 'The time for an appeal',
    asks: `appeal deadline, appeal time, appeal late, late appeal, out time appeal, appeal how long, appeal by when, too late appeal,
      when appeal, appeal day, appeal within`,
    says: [
      'An appeal from a Crown Court must be sent within 28 days of the sentence. The Court of Appeal can allow more time.',
      'Ask the solicitor from the trial at once. For a magistrates’ court it is another time: ask that court.',
    ],
    guide: 'before-release', section: 'appeal',
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
      own country, home country, facilitated return`,
    says: [
      'A person who is to be deported can be removed from prison before the release date. The Home Office decides.',
      'It can also hold somebody after the release date, under immigration powers: ask a solicitor who does immigration law.',
    ],
    guide: 'before-release', section: 'removal',
  },
  {
    id: 'Illness', title: 'Release because of illness',
    asks: 'compassion, compassion release, illness, he ill, she ill, is ill, dying, die, terminal, cancer, sick, hospice, dementia',
    says: [
      'In exceptional circumstances, such as a grave illness, the Justice Secretary may release a person early.',
      'Ask the prison: healthcare and the offender management unit make the application, and a solicitor can write too.',
    ],
    guide: 'before-release', section: 'illness',
  },
  {
    id: 'StillOwed', title: 'What is owed after prison',
    asks: `confiscation extra, confiscation time, confiscation on top, poca extra, poca time, poca on top, default sentence,
      default term, poca serve, confiscation serve, poca wipe, confiscation wipe, still owe, confiscation after, poca after, not pay confiscation, confiscation not paid, confiscation unpaid, not pay poca,
      clear debt, confiscation owe, poca owe`,
    says: [
      'Prison for not paying a confiscation order is extra time, and only if a court orders it. Paying all of it ends it at once.',
      'Serving it does not clear the debt: the order is still owed, with interest.',
    ],
    guide: 'not-paying', section: 'served',
  },
  {
    id: 'NotPaying', title: 'Prison for not paying',
    asks: 'poca, confiscation, fine, not paying, unpaid fine, confiscation order, pay off, default',
    says: [
      'Prison for a sum that was not paid ends when all of it is paid. A part paid makes it shorter.',
      'Type the length and “for not paying”, and what part was paid: the date appears here.',
    ],
    guide: 'not-paying', section: 'paying',
  },
  {
    id: 'Victim', title: 'For victims',
    asks: `victim, contact scheme, notification scheme, told release, told when out, told when released, will be told,
      be notified, be warned, when gets out told, scared, my stalker, my abuser, my attacker, raped me, hurt me,
      attacked me, abused me, assaulted me, stalked me, harassed me, come near, no contact, exclusion zone, my town`,
    says: [
      'Victims of violent and sexual offences can be told about a release, and can ask for licence rules such as no contact: by the Victim Contact Scheme.',
      'Call the Victim Helpline on 0300 060 6699 if you are worried about a release, or if somebody in prison contacts you.',
    ],
    guide: 'help', section: 'victims',
    isBesideOffence: true,
  },
  {
    id: 'AddedDays', title: 'Days added in prison',
    asks: `prison rule, breaking rule, broke rule, break rule, added day, extra day, lost day, days added, adjudicat, nicking, nicked, good behaviour, bad behaviour, behave,
      behaving, punish, remission`,
    says: [
      'Breaking prison rules can add days: an independent adjudicator decides. They move the release date, and not the end of the sentence.',
      'Good behaviour makes the date no earlier, but days that were added can be given back for it: ask the prison.',
    ],
    guide: 'how-release-works', section: 'added',
  },
  {
    id: 'Supervision', title: 'Supervision after the sentence',
    asks: 'pss, supervision, supervision after release, post sentence supervision, tused',
    says: [
      `Supervision after short sentences ended on ${inWords(days.noSupervisionAfterSentence.day)}, also for those who were under it.`,
      'What was broken before that day can still be dealt with.',
    ],
    guide: 'what-changed', section: 'supervision',
  },
  {
    id: 'Suspended', title: 'A suspended sentence',
    asks: 'suspend, suspended sentence, activated, breach suspended',
    says: [
      'A suspended sentence is a prison sentence that does not start, if the person keeps to what the court ordered: there is no release date.',
      'If it is broken, a court can send the person to prison for all or part of it. Then type what that court gave.',
    ],
    guide: 'suspended-sentences', section: 'what',
    isCase: true,
  },
  {
    id: 'Extended', title: 'An extended sentence',
    asks: 'extended, eds, epp, extended parole',
    says: [
      'An extended sentence has two lengths: time in prison, and then extra time on licence.',
      `After ${regimes.eds_adult.after.fraction.phrase} of the time in prison the Parole Board can say yes; if it never does, release is at the end of that time.`,
    ],
    guide: 'extended-sentences', section: 'what',
    isCase: true,
  },
  {
    id: 'Several', title: 'Several sentences',
    asks: 'consecutive, concurrent, same time sentence, two sentence, more sentences, on top',
    says: [
      'At the same time (concurrent): the sentence that holds the person longest decides. One after the other (consecutive): what is served of each is added up.',
      'The court says which it is. If nothing was said, they run at the same time.',
    ],
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
  },
  {
    id: 'Weekend', title: 'A date on a weekend',
    asks: 'weekend, bank holiday, friday, friday release, saturday, sunday, bank holiday release',
    says: [
      'If the date falls on a weekend or bank holiday, the person must be let out before it.',
      'If it falls on a Friday, most people leave a day earlier.',
    ],
    guide: 'how-release-works', section: 'weekend',
  },
  {
    id: 'Changed', title: 'What the Act changed',
    asks: `progression, sentencing act, new law, new rule, law changed, rules changed, early release, released early, out early,
      third, forty percent, forty per cent, half way, halfway, scheme`,
    says: [
      `Since ${inWords(days.progressionModel.day)} most fixed sentences have ${regimes.sds_adult.after.fraction.phrase} in prison and the rest on licence; for some serious offences it is more.`,
      'Older sentences move to this in stages, by their length. A recall is not changed by it.',
    ],
    guide: 'what-changed', section: 'who',
    goes: 'last',
  },
  {
    id: 'OnTheDay', title: 'On the day',
    asks: `what time, which time, time release, release time, time out, morning, hour release, gate, pick up, pick him, pick her,
      collect him, collect her, meet him, meet her, day of release, release day`,
    says: [
      'We know of no law that names the hour or the gate: ask the prison a day or two before.',
      'The licence is read and signed before, and says when the first appointment with probation is.',
    ],
    guide: 'before-release', section: 'leaving',
    goes: 'last',
  },
  {
    id: 'MoneyOut', title: 'Money on leaving',
    asks: `discharge grant, subsistence, money release, money when out, money on leaving, money leave, release money, travel warrant,
      release grant, fare home, train ticket`,
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
    asks: 'crd, ard, sled, sed, led, ped, prrd, omu, mtd, ada, letters, abbreviation, what does mean',
    says: [
      'The prison’s letters stand for days: CRD or ARD is release, SLED or SED the end, PED the first day for the Parole Board.',
      'Type the sentence, and the answer has each letter with its day.',
    ],
    guide: 'words', section: 'dates',
    goes: 'last',
  },
  {
    id: 'Help', title: 'Get help',
    asks: 'help, solicitor, lawyer, legal aid, helpline, advice, who ring, who call, who talk, phone number',
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
