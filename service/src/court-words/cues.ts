/** The words that decide, by what they say: one table. A phrase is words with single spaces; the longest that fits counts. What
 *  each takes, and from which side, is in `roles.ts`. */
export const cues = {
  remand:
    'remand, remanded, on remand, held on remand, remanded in custody, time on remand, remand time, in custody since, in custody from, held since, held, spent in custody, held in custody, days in custody already, inside since, banged up since, locked up since, days in custody, time in custody, time inside, time in prison, before sentence, before sentencing, before being sentenced, before he was sentenced, before she was sentenced, since arrest, since his arrest, since her arrest, section 240za, sec 240za, s240za, s.240za, 240za',
  less: 'less, minus, deduct, deducting, taking off, take off',
  served:
    'served, already served, already done, time served, time already served, done already, has done, have done, hes done, shes done, ive done, theyve done, done, has served, have served, hes served, shes served, having served, has already served',
  /** Of time that is over, where it is time inside. */
  spent:
    'already, so far, did, spent, spending, having spent, been in, been inside, been in custody, been in prison, been in jail, been away, been locked up, been banged up, been behind bars, being inside, being in custody, being in prison, being in jail, being locked up, being banged up, being behind bars',
  tag: 'curfew, tag, tagged, tagged curfew, tagged bail, qualifying curfew, qualifying, electronically monitored, electronic monitoring, electronic tag, bail curfew, curfew bail, on tag, doorstep curfew, section 240a, sec 240a, s240a, s.240a, 240a, section 325, sec 325, s325, s.325',
  afterRelease:
    'after release, on release, when released, once released, hdc, home detention curfew, upon release, released on licence, release on licence, on licence for the rest, on licence for the remainder, be on licence, remainder on licence, rest on licence, the rest on licence, half on licence, balance on licence, when he gets out, when she gets out, when they get out, when he comes out, when she comes out, when out, serve the rest on licence, spend the rest on licence, released on tag, release on tag, out on tag, home on tag, released on a tag, out on a tag, eligible for tag',
  counts:
    'will count, to count, count, counts, counting, shall count, counts towards, count towards, come off, comes off, off the sentence, off for, credit for, credited, towards sentence, towards the sentence, towards his sentence, to count towards, will count towards',
  order:
    'restraining order, sexual harm prevention order, sexual harm prevention, shpo, serious crime prevention order, scpo, criminal behaviour order, criminal behavior order, cbo, football banning order, banning order, non molestation order, prevention order, protection order, stalking protection order, exclusion order, exclusion zone, driving ban, ban, banned, banned from driving, disqualification, disqualified, disqualified from driving, sex offenders register, sex offender register, register, registration, notification, notification requirements, notification order, barred, slavery and trafficking prevention order, rar, rar days, rehabilitation activity, rehabilitation activity requirement, mental health treatment, alcohol treatment, drug rehabilitation, accredited programme, programme requirement, post sentence supervision, forfeiture, deprivation order, destruction order, rehab, rehabilitation, rehab days, thinking skills, programme, treatment requirement, travel ban, deportation, deported, ancillary orders, director disqualification, hospital, in hospital, off work, in a coma, intensive care, confiscation, confiscation order, confiscation hearing, proceeds of crime, extended test, extended retest, extended driving test, licence endorsed, license endorsed, endorsed, endorsement, stay away, keep away, no contact, not to contact, destruction of, destroyed, forfeited, forfeit, deprivation of',
  community:
    'community order, community sentence, community service, community payback, unpaid work, unpaid work order, conditional discharge, conditionally discharged, absolute discharge, absolutely discharged, rehabilitation order, youth rehabilitation order, yro, referral order, reparation order, probation order, bound over, hospital order, caution, cautioned, discharged, no further action, not guilty verdict, acquitted, found not guilty, probation, on probation, supervision order, attendance centre order, curfew order',
  money:
    'surcharge, victim surcharge, costs, prosecution costs, compensation, fine, fined, pay, to pay, statutory surcharge, must pay',
  within: 'within, payable in, paid within, to be paid within, to pay within',
  suspended:
    'suspended, suspend, susp, sso, suspended sentence, suspended sentence order, suspended prison sentence',
  activated:
    'activated, activate, activates, put into effect, brought into effect, put into operation, implemented, triggered, breached, breach of, breaching, in breach of',
  licence:
    'licence, license, on licence, on license, extended licence, extended license, licence period, extended licence period, extension period, extension, extended period, ext, extended on licence, on extended licence, on extended license, licence extension, lic, ext lic, ext licence, ext license, extended lic',
  extended:
    'extended, eds, extended sentence, extended determinate sentence, extended determinate, extended custodial sentence, extended prison sentence',
  custody:
    'custody, custodial, custodial term, custodial period, custodial element, custody part, prison part, in custody, in prison, to serve in custody, immediate custody, behind bars, cust, inside, in jail, locked up, banged up',
  minimum:
    'minimum, min, minimum term, minimum term of, minimum of, tariff, at least, no less than, not less than, before parole, before he can apply for parole, before being considered for parole, min term, serve at least, must serve at least, serve a minimum, serve a minimum of, before release is considered',
  toServe: 'must serve, to serve, serve, will serve, serving, is serving',
  life: 'life, life sentence, life imprisonment, mandatory life, mandatory life sentence, discretionary life, custody for life, detention for life, lifed, lifed off, lifer, his majestys pleasure, her majestys pleasure, hmp, imprisonment for life, automatic life, detained at his majestys pleasure, at his majestys pleasure, life licence, life license',
  wholeLife: 'whole life, whole life order, whole life term, whole life sentence, whole life tariff',
  ipp: 'ipp, imprisonment for public protection, public protection, dpp, detention for public protection',
  sopc: 'sopc, offender of particular concern, offenders of particular concern, particular concern, special custodial, special custodial sentence, special sentence',
  dto: 'dto, detention and training order, detention and training, dtos',
  contempt:
    'contempt, contempt of court, the contempt, civil contempt, contempt proceedings, breach of injunction, breach of an injunction, breach of the injunction, breaching an injunction, breaching injunction, breached an injunction, breaching the injunction',
  default:
    'in default, default, defaulted, defaulted on, default term, default sentence, not paying, for not paying, non payment, nonpayment, not paid, unpaid, unpaid fine, unpaid fines, arrears, maintenance arrears, child maintenance arrears, council tax, didnt pay, doesnt pay, did not pay, does not pay, dont pay, fails to pay, failed to pay, failure to pay, failing to pay, if not paid, wilful refusal, culpable neglect, unpaid council tax, unpaid fines, couldnt pay',
  supervision:
    'breach of supervision, breaching supervision, breach of post sentence supervision, breaching post sentence supervision, supervision default, supervision default order, breached supervision, missing supervision, breach of his supervision, breach of pss, pss breach, breach of supervision requirements, breaking supervision, broke supervision, breaking his supervision, broke his supervision, missed supervision',
  supervised: 'supervision, pss',
  terrorism: 'serious terrorism sentence, terrorism sentence, serious terrorism',
  consecutive:
    'consecutive, consecutively, consec, cons, consecutive to, consec to, cons to, consecutively to, consecutive with, on top, on top of, followed by, to be followed by, after, to run after, running after, to start when, to start after, starting after, to start at the end of, to follow, then, at the end of, in addition to, after that, one after the other, back to back, to run consecutively, to run consecutive, run consecutively, to be served consecutively, served consecutively, serve consecutively, to be served after, run one after another, one after another, to be consecutive, added, added on, to be added',
  concurrent:
    'concurrent, concurrently, conc, same time, at the same time, at same time, together, to run together, running together, alongside, side by side, concurrent with, concurrent to, to run alongside, to run concurrently, run concurrently, conc with, to be served concurrently, served concurrently, serve concurrently, to be served together, served together, to be served at the same time, at once, all at once, to be concurrent',
  all: 'all, both, each, every',
  total:
    'total, in total, a total of, total of, in all, overall, altogether, making, making a total of, totalling, total sentence, makes, =, totals, combined, aggregate, made up of, comprising, consisting of, comprised of, broken down as',
  including: 'including, includes, which includes, inclusive of',
  ofWhich: 'of which, of that, of those, of them, of it',
  notCounted:
    'starting point, starting point of, reduced from, down from, instead of, rather than, would have been, could have been, would have got, would have been given, started at, start at, before credit, notional sentence, notionally, range, range of, sentencing range, category range, guideline range, would have given, would have given you, would have passed, would have passed a sentence of, would have imposed, would have sentenced you to, would have got you, would be, would otherwise be, wanted, asked for, pushed for, pushing for, recommended',
  reduced:
    'reduced to, cut to, increased to, varied to, changed to, on appeal, appeal, appealed, resentenced on appeal, lowered to, varied, varied from, increased from, changed from, replaced by, replaced with, substituted, substituted with, substituted for, upped to',
  plea: 'credit for plea, credit for guilty plea, credit for his plea, credit for her plea, guilty plea, discount, plea discount, one third off, third off, a third off, a quarter off, quarter off, off for plea, off for guilty plea, credit for an early plea, credit for guilty pleas, early plea, early guilty plea, for his guilty plea, for her guilty plea, for pleading guilty, full credit, maximum credit, credit of a third, credit of one third, credit of a quarter, discount of a third, less a third, less one third, reduced by a third, reduced by one third, reduced by a quarter, reduced by 25, reduced by 10, credit for your plea, credit for your guilty plea, for your plea, for your guilty plea, credit for your early plea, after a trial, after trial, following a trial',
  vague:
    'nearly, almost, about, around, roughly, approx, approximately, more than, less than, not more than, no more than, over, at most, just over, just under, or so, i think, maybe, probably',
  unsettled: 'up to, maximum, max, between, maximum of, maximum sentence',
  /** A sentence that has not been passed. */
  hoped:
    'facing, faces, looking at, could get, might get, may get, likely, likely to get, expecting, expects, will get, gonna get, going to get, hell get, shell get, should get, hoping for, hopes for, expected to get',
  releasePart:
    'half way, halfway, out in, out after, do half, serve half, must serve half, two thirds, serve two thirds, half of it, will serve half, half, a third, one third, 40 percent, released after, release after, automatic release',
  left: 'left, left to serve, left to do, still to serve, to go, still to go, remaining',
  recall:
    'recall, recalled, recalled to prison, recalled to custody, recalled for, ftr, fixed term recall, standard recall, licence revoked, license revoked, revoked his licence, revoked her licence, revoked licence, licence was revoked, prrd, back inside, back in prison, back in jail, sent back, sent back to prison, sent back inside, called back, called back to prison, pulled back, pulled back in, pulled him back, pulled her back, pulled me back, pulled them back, taken back, taken back to prison, dragged back, breach of licence, breached licence, breached his licence, breached her licence, breach of his licence, breaching licence, breaching his licence, breached my licence, recall for, took him back, took her back, gone back in, back on recall',
  sentenced:
    'sentenced, sentenced on, jailed, jailed on, imposed, imposed on, passed on, sentence date, date of sentence, sentence on, got, given, handed, sentencing hearing, sentence hearing, imprisoned, sent down, sent to prison, went down',
  otherDay:
    'born, dob, date of birth, d.o.b, arrested, arrested on, offence, offence on, offence date, date of offence, offended, happened, committed, committed on, convicted, convicted on, conviction, charged, charged on, hearing, next hearing, trial, pleaded, plea, pleaded guilty, pleaded guilty on, found guilty, found guilty on, bailed, release date, due out, crd, ard, hdced, conditional release date, release is, released on, out on, getting out, parole date, appeal hearing, review, offences between, ran from, ran between, happened on, occurred, offending, subject to',
  notYet:
    'awaiting trial, waiting for trial, not sentenced, not sentenced yet, not yet sentenced, not been sentenced, awaiting sentence, waiting for sentence, to be sentenced, due to be sentenced, will be sentenced, sentencing on, sentencing is, up for sentence, hasnt been sentenced, awaiting sentencing, sentence adjourned, adjourned, sentenced next, sentenced tomorrow, sentencing next, sentencing tomorrow',
  not: 'not, no, never, cannot, cant, without, isnt, wasnt, didnt, wont, not be, cannot be, wasnt a, isnt a, have considered, i considered, considered, considered whether, considered imposing',
  dropped:
    'dropped, quashed, revoked, dismissed, withdrawn, lifted, set aside, discontinued, removed, cancelled, refused, declined, lie on file, lie on the file, left to lie, overturned, dealt with, remitted, written off',
  noPenalty: 'no separate penalty, no seperate penalty, no penalty, nsp, no further penalty, no order',
  otherSentence:
    'already serving, currently serving, existing sentence, current sentence, other sentence, present sentence, sentence he is serving, sentence she is serving, sentence being served, earlier sentence, previous sentence, any other sentence, existing, the sentence you are already serving, serving already, any sentence',
  otherPerson:
    'co defendant, co defendants, codefendant, codefendants, co accused, accomplice, accomplices, other defendant, other defendants, the other lad, the other man, the other one, the others, his mate, her mate, his mates, his friend, her friend, his brother, her brother, his cousin, her cousin, her boyfriend, his girlfriend, his pal',
  again: 'same again, same, the same, likewise, ditto',
  indefinite:
    'indefinitely, for life, until further order, for ever, forever, indefinite, further order, until further notice',
  young: 'detention, detained, youth court, young offender, yoi, youth',
  section250:
    'section 250, section 91, section 53, s 250, s 91, s 53, s250, s91, s53, s.250, s.91, s.53, sec 250, sec 91',
} as const

export type Cue = keyof typeof cues

/** The kinds that a cue names by itself. */
export const kindCues = {
  wholeLife: 'whole_life',
  life: 'life',
  ipp: 'ipp',
  sopc: 'sopc',
  suspended: 'suspended',
  dto: 'dto',
  section250: 'section_250',
  contempt: 'contempt',
  supervision: 'supervision_default',
  default: 'default',
  terrorism: 'terrorism',
  extended: 'extended',
} as const

/** Cues that may stand anywhere without deciding: nothing is asked where they govern nothing. */
export const mild: ReadonlySet<Cue> = new Set([
  ...([
    'custody',
    'sentenced',
    'otherDay',
    'money',
    'order',
    'plea',
    'all',
    'young',
    'not',
    'dropped',
    'noPenalty',
  ] as const),
  ...([
    'indefinite',
    'afterRelease',
    'within',
    'ofWhich',
    'including',
    'counts',
    'toServe',
    'vague',
    'otherPerson',
    'spent',
    'left',
  ] as const),
])
