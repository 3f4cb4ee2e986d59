/** The words that decide, by what they say. Phrases stand between commas. In a phrase "a/b" is either, "_" joins words inside of
 *  an either, and "~" is nothing. Articles and possessives may stand inside; the longest phrase counts. A word that is missing here
 *  is asked about: it never makes a reading wrong. */
export const lexicon = {
  AND: 'and, n, as_well_as',
  PLUS: 'plus',
  WITH: 'with',
  OR: 'or',
  BUT: `but, after, then, once, although, though, however, when, while, whilst, because, becos, cos, as,
    who, which, whose, where, that, before, until, till, til, since, how, than`,
  SENT: `got, locked him/her/them up, put him/her away,
     got/given/gave/gets/handed/received/imposed/jailed_for/sentenced_to ~/him/her maximum/max ~/sentence/term ~/of,
    gets, get, gave, ~/was/were/been/being/has_been/have_been/is
    given/jailed/imprisoned/sentenced/handed/caged/sent_down/sent_to_prison/sent_to_jail/put_away/locked_away,
    was/has_been/have_been locked_up, ~/was/were/been/be/being/is resentenced, commit, sentence, sentences,
    sentencing, fell to be sentenced, prison/jail/custodial
    sentence/term, received, receives, imposed, impose, imposes, pass, passed,
    go/going/goes/went to prison/jail/custody, went_down, put/bang/banged/locked inside, bang/banged/locked up,
    slapped/slammed/hit with,
    weighed_off, weighed_off_with, whacked, bagged, term of, terms of, landed, committed, committed_to_prison, lodged,
    sent him/her to prison, ~/was/were/been/being/has_been/have_been put behind bars, result, outcome,
    original sentence/term ~/of/was, judge said/gave, ordered to serve, spend`,
  WILL: `will/would/should/expected_to/likely_to/gonna/going_to/hell/shell/to/only/will_only serve/do/spend,
    will/would/hell be in/inside/behind_bars/in_prison/in_custody`,
  DO: 'serve, doing, do, serving, must/will/to/would/is/was/hes/shes/currently serve/do/serving/doing',
  CUST: `custody, custodial, prison, in prison/jail/custody, jail, imprisonment, imp, impt, imm, immediate,
    behind_bars, inside, cust, term, bird, stretch, time, custodial/custody/prison term/period/element/part,
    to_be/~ served/serve in custody/prison/jail, to serve in custody/prison/jail, to be served`,
  INC: 'in custody, inside',
  YOUNG: 'detention, detained, yoi, youth_custody, ~/in/detention_in young offender/offenders institution',
  YTH: 'youth_court, juvenile, secure childrens_home/training_centre/unit',
  REM: `remand, remanded, rem, on remand, held_on remand, remanded in custody, kept in custody,
    time on remand, remand time, spent/served on remand, spent/served in custody, spent/served in custody on
    remand, ric, section/s 240 za, 240 za, time spent on remand,
    held/remanded/in_custody/inside/locked_up ever_since/since_then`,
  REMD: `remand/rem days, days served/spent on remand, rx, rx days, qualifying remand, days remand,
    qualifying remand days, remand days to count, days on/in remand/custody,
    time on remand, remand, rem, remand time`,
  REMF: 'inside/in/in_custody/in_prison/locked_up/held/been_in/been_inside since/from',
  SRV: `served, already served/done, time served, time already served, done already, already spent/been
    inside/in, so_far`,
  SRW: `did, done, has/have/hes/shes/already done/did, spent, been in, spending, been
    inside/away/locked_up/banged_up/behind_bars, being inside, been in custody/prison/jail, already, held`,
  PAST: 'last, past',
  ZERO: 'nil, none',
  BAIL: `on/was_on/out_on bail throughout/all_along/the_whole_time/the_entire_time/all_the_time/all_the_way_through`,
  BEF: `before sentence/sentencing/court/trial, before he was sentenced, waiting for trial, awaiting trial,
    first, beforehand, before that`,
  LESS: 'less, minus, deduct, deducting, less time',
  TAG: `tagged, curfew, tagged curfew/bail, bail tag/curfew, qualifying curfew, qual curfew,
    electronically monitored, electronically monitored curfew, tag/curfew/tagged/curfewed on bail,
    on bail on/with tag/curfew, electronic monitoring, electronic tag, ~/on gps/~ tag ~/and_curfew, section/s 240 a,
    section/s 325, qc, qbc`,
  TAGD: 'qualifying/~ curfew/tag days, tagged/~ bail days, days on qualifying/~ curfew/tag',
  CNT: `~/will/to/shall/must count, counts, counted, come/comes off, to come
    off, off, credit, taken off, deducted, credited, to be credited, direct/directed/directs that, in_respect_of`,
  OFFW: 'off',
  SUS: `suspended, susp, sso, suspend, suspended sentence ~/order/of, suspended
    prison/jail/custodial sentence/term, but/which its/it_is/it_was/is/was/is_all/~ suspended, but thats/that_is suspended`,
  SUSF: 'suspended for',
  ACT: `~/was/is/been/has_been/be/being/got/i activated/activate/implemented/invoked ~/in_full/in_part, activates, actd,
    activated ~/in_part as to, put into effect,
    brought into effect, kicked_in, triggered`,
  BRC: 'breached, breaching, breach, broke licence/conditions/order/terms/rules/bail/curfew/injunction',
  EXT: `extended, eds, ext determinate ~/sentence, extended sentence, extended determinate,
    extended determinate sentence, extended
    custodial/prison sentence, extended sentence of imprisonment, ~/under section/s 279/254/266,
    ~/under_section/section/s 226 a`,
  XLIC: `extended licence/license/lic, ext licence/lic, extended licence period, extension period,
    extension, ext, extended period on licence`,
  LIC: 'licence, license, lic, licence period',
  LICF: '~/on licence/license from',
  MIN: `minimum, min, mt, minimum term, min term, tariff, at_least, ~/must/to serve at_least/minimum/minimum_term, must
    serve, minimum specified term, set minimum term, has to do, not less than, no less than`,
  MINB: `before parole, before he/she/they/you can/may/will apply/go/be_considered/be_released/ask for/~
    parole/release/~, before being considered/eligible for parole/release, before parole_board,
    before release is considered, before parole_board considers/directs ~/release`,
  LIFE: `life, ~/his/her/their/your/my life sentence, life sentences, life imprisonment, 
    mandatory/discretionary/automatic life ~/sentence/imprisonment, custody/detention/imprisonment/jailed for life,
    lifed, lifed off, natural life,
    lifer, detained at his/her majestys pleasure`,
  WL: 'whole_life, whole_life order/term/tariff/sentence',
  IPP:
    'ipp, public protection sentence, imprisoned/jailed for public protection, ipp life/indeterminate ~/sentence, ' +
    'imprisonment for public protection, indeterminate sentence for/of public protection, ' +
    'dpp, detention for public protection',
  SOPC: `sopc, offender of particular concern, special ~/custodial sentence for ~/certain offenders of particular concern,
    special custodial sentence, special sentence, ~/under section/s
    278/265, 236 a`,
  DTO: 'dto, detention and/& training order, detention and training',
  S250: 'section/sec/s 250/91/53, ~/detention under section 250/91',
  CTM: 'contempt, contempt of court, committal, committal for contempt, contempt proceedings',
  INJ: 'injunction, breach/breaching/breached/broke of/~ injunction',
  DEF: `default, wilful/~ refusal to pay, wilful non payment ~/of,
    non payment of ~/fine/fines/council_tax/maintenance/compensation,
    in default of payment/surcharge, default term/sentence, not paying back, ~/for non payment, unpaid,
    unpaid fine/fines/council_tax, arrears, child
    maintenance arrears, council_tax, in lieu of, in lieu of fines, didnt/doesnt/dont pay, instead of paying, did/does/do/~ not
    pay, no pay, not/never paid, ~/for not having paid, not paying, cant/couldnt pay, failed/failing to pay, deemed served`,
  DEFIF: 'if not paid, if unpaid, if he/she/they/you doesnt/dont/does_not/do_not/fails_to/fail_to pay',
  DEFW: 'owes, owed, owing',
  SUPD: `breach/breaching/breached of/~ post/~ sentence/~ supervision, breach of/~ pss, pss breach,
    supervision default order`,
  TERR: 'terrorism sentence',
  SUPV: 'supervision, pss, post sentence supervision, ~/on probation',
  CONS: `~/to_run/to_be/run/runs/running/served/to_be_served/will_run/which_will_run/all/both/each consecutive/consecutively,
    consec,
    cons, on_top, to run after, runs/running/to_run/run after it/that, after it/that, one after another/other,
    to_be/~ served one after
    another/other, consecutive/consec/consecutively to each_other/one_another, back_to_back, to follow, added, added_on, added ~/on for/to_sentence/to_time`,
  ADD: `added/additional day/days, ada, adas, days added, days added by governor/prison, adjudication days,
    added in prison/jail/custody, added inside`,
  ADDF: 'added ~/on for',
  ADDW: 'added, added_on, added to sentence/time, extra/more day/days, days extra/more/on_top',
  ADJ: `~/at/on/for/from/in adjudication/adjudications/nicking, ~/by/from governor/independent_adjudicator,
    awarded, was/been/got awarded`,
  DEP: `liable/subject to/for deportation/removal/be_deported/be_removed, deportation order/notice/decision,
    to_be/will_be/be/being/getting/gets/get deported/removed_from_uk/removed_from_country, removal from uk/country,
    automatic deportation, facing/faces deportation/removal`,
  FOLBY: 'followed_by, and then',
  CONST: `~/to_run/to_be/run/served/to_be_served/will_run/will_be_served/which_will_run
    consecutive/consecutively/consec/cons to/with, on_top of, to start when/after, starting after, to run
    after, ~/to_run/to_start/starting/beginning from/at/after/on end/expiry/expiration of, in_addition to, to follow`,
  CONC: `~/to_run/to_be/run/served/to_be_served/will_run/which_will_run/all/both/each
    concurrent/concurrently, to_run/running/run/served together, conc, concurrent/concurrently/conc to/with,
    concurrent/concurrently/together with each other, concurrent/concurrently/together with one another,
    to_run/to_be_served/at/~ same_time, all/both to run concurrently/together/at_same_time,
    to/~ run/runs/running at same_time, alongside, to run alongside,
    side_by_side, concurrent sentence`,
  CONSW: 'extra, another, further, additional, more, and another',
  ALL: 'both counts, each count/charge/offence, all counts, all, both, each, every',
  ALLC: 'all/both/each concurrent/concurrently/consecutive/consecutively',
  TOT: `total, in_all, overall, altogether, making, totalling, tot, total/overall
    sentence, overall length of sentence, all together, that makes, making total of, combined`,
  MADE: 'made_up of, comprising, consisting of, comprised of',
  OFW: 'of which, of that, including',
  EQ: 'equals, namely',
  ORD: `restraining/banning/exclusion/deprivation/forfeiture/collection/hospital/court/confiscation/~ order,
    sexual harm prevention order, shpo, scpo, serious crime prevention order, criminal behaviour order, cbo,
    football banning order, non molestation order, prevention/protection order, ban, driving ban, banned,
    banned from, banned from driving/road/keeping_animals, travel ban, lifetime driving ban, lifetime,
    disqualification, disqualified, disqualified from driving, disq, sex offenders register,
    ~/put/placed/sign/must_sign on/~ register, on/put_on/sign sex offenders register, register as sex
    offender, notification requirements, notification, barred, barred from working with children,
    forfeiture, confiscation, confiscation hearing, proceeds of crime, might/may/could be/get deported, deported,
    deportation, extended
    test/retest/driving_test, endorsed, ~/penalty points on licence/license, penalty points, no contact, not to contact, ro,
    be/made subject of/to, deprived of,
    destroy, destruction of, youth restorative order`,
  REQ: `rar, rar days, rehabilitation activity, rehabilitation activity requirement/days, drug
    rehabilitation, mental health treatment, alcohol treatment, rehab, curfew requirement, programme
    requirement, accredited programme, rehabilitation days/requirement`,
  COM: `community order/sentence/service/payback, unpaid work, unpaid work order, conditional discharge,
    conditionally discharged, absolute discharge, youth rehabilitation order, yro, referral order, probation
    order, bound_over, curfew order`,
  ACQ: '~/found not_guilty ~/of, acquitted ~/of, cleared ~/of',
  MON: `surcharge, victim surcharge, costs, compensation, fine, fines, fined, vs, pay, ordered/told/must/~
    to pay`,
  TOPAY: 'to pay',
  RESP: 'respectively',
  WITHIN: 'within, payable/paid/pay within/in, to pay within/by/in, to be paid within/in/by, paid/payable by',
  NSP: 'no separate/further/~ penalty, nsp, no order',
  REL: `release, ~/served/to_be_served in community, released, out in/on/after/by, gets/get/comes/come out, be out, due out,
    gets/get/come/comes/out on tag, will/to be released, release/released on/after licence/tag/~, eligible
    for release/parole/tag, hdc, home detention curfew, from/on/after/upon release, when he/she/they
    gets/get/comes/come out, when released, ~/was/were/being/been freed/let_out ~/on_licence, parole,
    serve/do/must_serve/will_serve half, two thirds,
    halfway, half_way`,
  TAGR: `get/gets/getting/out/home/early/eligible/released/due/apply/entitled/qualify/let_out/come/comes/go
    on/for/early/~ tag/tagged/hdc, get/out/home/released early/~ on tag/hdc, tag early/when,
    when/how_soon/how_long_till/how_long_until is/will/can/could/does/do/would/~ he/she/they/i/~
    get/have/go_on/be_on/be_home_on/be_out_on/~ tag, tag date/eligibility`,
  RELD: `crd, ard, prrd, hdced, sled, sed, ped, ersed, tused, mtd, conditional release date, release date,
    due out`,
  PAPER: `prison/jail/omu says/say/said, prison/jail/omu says/say/said that/its/it_is, prison/jail/omu has
    given/told/told_him/told_her/told_us, prison/jail/omu gave/gave_him/gave_her/gave_us/told_him/told_her/told_us,
    papers/paper/sentence_sheet/slip says/say/show/shows, prisons date is/of/~`,
  HALF: `half, halved ~/to, ~/up_to one half, ~/serve/would_serve/will_serve/must_serve/up_to half of, up_to half,
    no more than half, half
    to be served`,
  LEFT: `left, to appeal, left to serve/do, still to serve, to go, remaining, remainder, rest of, balance of,
    to finish, finish`,
  NOT: `not, no, no longer, never, cannot, cant, without, isnt, wasnt, didnt, wont, nor, wouldnt, couldnt, shouldnt,
    hasnt, havent, hadnt, nothing, none, dont, doesnt, avoided, avoids, spared,
    escaped, avoid, neither, rejected ~/calls/pleas for, not/dont/doesnt/didnt know`,
  DROP: `dropped, quashed, quash, revoked, dismissed, withdrawn, lifted, set_aside, discontinued, cancelled,
    refused, overturned, dealt with, lie on file, pending, considered`,
  WHATIF: `starting point, guideline/sentencing/category/offence range, range under/in/of ~/sentencing guidelines,
    reduced/increased/cut/raised/lowered/varied ~/on_appeal/by_court_of_appeal from, down from, instead of, rather than,
    substituted for, would/could/might/should have
    been/got/given/given_him/given_her/given_you/passed/imposed/received/faced, hed/shed/id/theyd/youd have
    been/got/given/had/received,
    would/could/might/should have jailed/sentenced/imprisoned ~/him/her/you/them ~/for/to, started at, sp, notional,
    notional determinate term/sentence ~/of, range,
    guidelines, would be, wanted, asked for, recommended, maximum/max sentence, maximum sentence for offence,
    maximum, maximum penalty, carries, originally, previous sentence, previously, last sentence, but for,
    could get, wants, want, used to ~/be, once got/had/served/did/given/was/were, previous was/time/one`,
  REDF: `reduced/increased/cut/raised/lowered/varied ~/on_appeal/by_court_of_appeal/sentence/term/it/that from`,
  WHATB: 'starting point, after trial, before credit/plea',
  PLEA: `guilty plea, plea, full credit, pleaded, pleaded guilty, pleaded
    guilty to, pleading guilty, admitted, admitting, gp credit, credit for plea, off for plea, discount, guilty`,
  HOPED: `facing, faces, face, looking at,
    might/may/will/would/should/could/likely_to/gonna/going_to/hell/expected_to get, likely, expecting,
    hoping for,
    may/might/could/will/can/going_to/gonna/likely_to/expected_to be jailed/imprisoned/given/handed/locked_up/put_away,
    may/might/could be sentenced,
    been/was/were told ~/that he/she/they/i/hell/shell/theyll/hed/shed will/would/could/might/may/~ do/serve/get/be_doing/be_serving,
    told me/us ~/that he/she/they/i/hell/shell/theyll/hed/shed will/would/could/might/may/~ do/serve/get,
    is/was/been/being threatened with, risks, risking`,
  IF: 'if, unless, provided, depending',
  VAGUE: `less/minus a day, could/might/may be, nearly, almost, about, around, roughly, approx, approximately,
    more than, less than,
    over, under,
    at_most, or so, maybe, probably, up_to, max, between, bit, not sure, unsure, i/we/they think/reckon/believe,
    he/she thinks/reckons/believes, few, couple,
    several`,
  OTHERP: `my cellmate/padmate, co defendant/defendants/accused, codefendant, codefendants, accomplice,
    second/third/fourth/another man/woman/lad/defendant, other man/woman/lad/son/brother/sister/daughter/daughters/one/defendant/men/women/defendants,
    others, brother, my mate, gang leader, his/her/their/whose
    mate/friend/cellmate/padmate/brother/sister/cousin/boyfriend/girlfriend/pal/partner/wife/husband/father/mother/son/dad/mum/accomplice`,
  APP: 'appeal, appealed, appeals, appealing, unduly lenient',
  QUASH: `conviction/convictions/sentence/sentences ~/was/were/is/been quashed/overturned/annulled,
    appeal ~/was/is/be allowed/won/succeeded/successful/upheld,
    won ~/on appeal, halved/doubled/cut ~/on/by/at appeal`,
  HOSP: 'hybrid order, hospital direction, limitation direction, hospital and limitation direction, section/s 45 a',
  REDTO: `reduced/cut/increased/varied/changed/lowered/raised to, reduced on appeal to,
    ~/i/we reduce/increase/reduced/increased/reduces/increases/cut that/it/this/sentence/term to, arriving at,
    arrive at, resulting/results in ~/sentence/term ~/of, brings/bringing it/that/this/me/us to,
    comes/coming/come down to, replaced with/by, reducing it to, substitute, substituting,
    substituted ~/with/by/for_it/in_its_place/sentence_of/one_of, replaced/replacing/replace it/that/them with,
    replaced/replace/replacing with, put/putting in its place, in its place, in its place we/i impose/pass/substitute`,
  RECALL: `recall, recalled, recalled to prison/custody, ftr, fixed term recall, standard
    recall, hdc/tag recall, recall/recalled hdc/tag, licence/license revoked, licence was/has_been revoked,
    revoked licence, back
    inside/in_prison/in_jail/in_custody, sent/called/pulled/taken/took ~/him/her/me back,
    sent/called/pulled/taken/took ~/him/her/me back to/in prison/custody/~, breach of licence,
    breached/breaching licence, revoked, returned to prison/custody`,
  FIXED: 'fixed, fixed term, ftr',
  RSTD: 'standard recall, till/until sed',
  STD: 'standard',
  RTAG: 'from/off tag/hdc/curfew/home_detention_curfew',
  BACK: 'back, returned, back in/inside/in_prison/in_jail/in_custody',
  NOTYET: `awaiting/waiting_for trial/sentence/sentencing, not/not_yet/not_been/hasnt_been sentenced, not
    sentenced yet, to_be/due_to_be/will_be sentenced, sentence/sentencing adjourned/deferred/put_back,
    adjourned, deferred, when he/she is sentenced, court date, for sentence, awaiting, put back, sentencing
    on/is`,
  EXIST: `already/currently serving, existing/current/other/present/first/any_other/your/his/her sentence,
    sentence he/she/you/they is/are/was/were/~ already/~ serving,
    ~/already serving/on/to/for/from/against another/other/different/separate sentence/matter/matters/case/charge/charges/offence/occasion,
    other counts/charges/offences, first, one
    hes on, current term`,
  SAME: 'same, ditto, likewise',
  SAMED: '~/on/later same day',
  ODAY: `offence/offences/crime/crimes ~/was/were committed, he/she/they committed, refused bail, bail refused,
    bail, then/and_then ~/released/out/let_out on bail,
    arrested, offence, offences, offended, happened, convicted, convicted of, conviction, charged, charged
    with, hearing, next hearing, trial, found guilty, found guilty of, guilty of, committed on, bail was refused, report,
    dated, letter of, psr, confiscation hearing, between, incident, review`,
  SDAY: `sentence date/hearing, commencing, starting, date of sentence,
    passed/imposed/sentenced/jailed/given/sentence on, sentencing
    hearing`,
  BORN: 'born, dob, date of birth',
  AGED: 'has, have, had',
  FROM: `from, since, since/from ~/being/he_was/she_was/they_were/i_was
    arrest/arrested/charge/charged/remanded ~/on/in`,
  TO: 'to',
  SICK: 'in hospital, in intensive care, in coma, in hiding, on holiday, off work',
  AWAY: `lasted, lasting, went_on for, ~/been/were together/married for, out of trouble for, lasted about,
    worked ~/here/there for, over period/course of, waited, waiting,
    wanted for, on run`,
  TRIAL: 'trial, hearing, investigation, wait, chase, relationship, campaign, spree, operation',
  HMP: 'hmp',
  H: `date, rest/remainder/balance on licence, led away, ~/was/were/is upheld ~/on_appeal/by_court_of_appeal,
    standard determinate ~/sentence, standard sentence, foreign national/nationals, indefinitely,
    until further order/notice,
    forever, her/his/their/your/my life, life
    changing/threatening, way of life, extended family, i recall, driving licence, in order to, ~/at/for
    first opportunity/time, in addition, at time, brother/son/father in law, left
    in/with/behind, left her/him/them, after trial, ~/no previous convictions, no
    previous, when is he/she out, when will he/she be out/home, when is tag, how long, long time, not worked since, has
    not worked since, walked free, walked free from court, spared jail, is/be/was/therefore one
    of, its/the length is, each other, sentencing guideline/guidelines/council/remarks/judge/court/exercise,
    first/second/third/new offence, for first/second ~/count/charge/one, second, third, fourth, this time, so, want/wants to/him/her/them/us/me/it,
    refused/refuses/declined/unable/not_able/was_not_able/is_not_able/cannot/could_not/couldnt/would_not/wouldnt ~/to suspend,
    committal/committed for sentence, ordered ~/to/that, cannot/cant/can_not be named/identified ~/for_legal_reasons,
    subject to, to that/this extent, sent, hed, shed, theyd, youd, id, weve, ones, def,
    be/being recalled,
    may/might/could/will/would/can/want/wants/threatened/going/facing/faces ~/to/with ~/be/get/gets recall/recalled,
    not be/get recalled, liable/subject/risk to/for/of recall, reduce/reduced by`,
} as const satisfies Readonly<Record<string, string>>

export type Cue = keyof typeof lexicon
