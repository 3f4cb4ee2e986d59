/** What stands side by side, and what becomes of it: a cost, and categories. "A|B" is either, "?" may lack, "{part}" is one of those below, "~" is one light sign
 *  that may stand there, "=role" is what it becomes; without a role it is explained by the row. The cheapest cover of the text is
 *  its reading. A row that sets a length aside must have a cue with no other life: it drops what decides. */
export const constructions = `
  1.5 L=term; 1.2 SENT|DO|CUST|YOUNG|CONS|CONC L=term; 1.2 L=term CUST|YOUNG|SENT|CONS|CONC;
  1.1 L=term ~ CONS|CONC; 1.1 L=term O ~ CONS|CONC; 0.8 SENT? CONSW L=term O? ~ CONS|CONC;
  1.1 SENT CONSW L=term;
  1 CONS|FOLBY CONSW? L=term CUST?; 0.7 CONST L=first CUST? SENT? DTO|S250|CTM?; 0.7 CONST SENT L=first CUST?;
  0.9 CONST|CONS|CONC EXIST=other; 0.9 CONST|CONC Q|N=follows; 0.1 NOT SENT|CUST=aside;
  0.9 CONST|CONC O=follows; 1 REDTO SENT? L=reduced CUST? PLEA?; 0.9 WHATIF ~ L=aside ~ REDTO L=reduced;
  0.9 SENT? L=aside CUST? SENT? QUASH|DROP? ~ REDTO SENT? L=reduced APP?;
  0.6 APP? REDF L|N=aside CUST|SENT? TO SENT? L=reduced CUST? APP?;
  0.9 APP? DROP|QUASH SENT? L=aside CUST? ~ REDTO SENT? L=reduced;   1 SENT? L=aside REDTO APP? L=asked APP?;
  1 L=aside , REDTO L=asked APP?; 1 LICF L=term SENT? RECALL?;
  1.4 OFFW L=asked; 1 SENT? L=remand BUT? SRV|SRW? CUST? REM|REMD CNT?; 1 L=remand SRV CUST? REM? CNT?;
  1 L=remand CUST? REM? CNT; 0.9 SRV? L=remand REM? SRW CNT; 1 CNT LD=remand SRV|SRW? CUST? REM? CNT?;
  1 L=remand SENT|SRW|CUST? CUST? REM? BEF;
  0.9 SRV? REM|REMD SRV|SRW? CNT? ~ L=remand CNT?; 1 REM ~ BUT? ~ L=remand BEF?; 1 REMD ~ CNT? ~ N=remand;
  1 REM REM? ~ N=remand; 1 SRV ~ L=remand CUST? REM? CNT?; 0.8 SRV L=asked O; 1.2 SRW L=unsure;
  0.9 SRV|SRW L=unsure L=term SENT|CUST; 1 REM|SRW|CUST CUST|REM? ~ BUT? PAST L=remand;
  1 SENT? VAGUE E=dateOpen; 1 REM|REMF|SRW FROM? VAGUE E=remandOpen; 1 SRW L=remand CUST CNT|BEF?;
  0.8 SRW L=remand REM CNT|BEF?;
  1 SRW L=remand SRW; 1 SRW CUST? L=remand BEF; 1 SRW CUST? BEF L=remand; 1 SRW N=remandNumber REM;
  1 N=remandNumber REM; 1 LESS REM ~ BUT? L=remand; 1 LESS L=remand BUT? SRW|SRV? CUST? REM?;
  1 OFW SRV|SRW L=remand REM; 0.8 L=asked REM ~ OFW N|L=asked CNT?; 1 L=remand OFW SRV? CUST? REM;
  1 REM|REMF ~ {period}; 1 REM|REMF|SRW FROM? D=remandFrom TO|-|AND|BUT SENT D=remandToSentence;
  1 REM|REMF ~ FROM? D=remandFrom; 1 SRW|HMP HMP? FROM D=remandFrom;
  1 SRV CUST FROM D=remandFrom; 1 SRV CUST FROM E=remandOpen;
  0.8 REM ~ BUT? L=remandDated ~ BUT? {since}; 0.8 LD=remandDated SRV|SRW? CUST? REM|REMF ~ BUT? {since};
  0.8 LD=remandDated ~ {period} ~ REM; 0.8 REM|REMF {period} ~ BUT? LD=remandDated CNT?;
  1 REM|REMF FROM|BUT? E=remandOpen; 1 REM|REMF|SRW FROM? E=remandOpen TO|-|AND|BUT E=remandOpen;
  0.5 REM|REMF|SRW FROM? E=remandOpen TO|-|AND|BUT E=dateOpen BUT? SENT L=term;
  0.5 REM|REMF|SRW FROM? D=remandFrom TO|-|AND|BUT E=dateOpen BUT? SENT L=term;
  0.5 REM|REMF|SRW FROM? E=remandOpen TO|-|AND|BUT D=date BUT? SENT L=term;
  1 REM|REMF|SRW FROM? E=remandOpen TO|-|AND|BUT D=remandDated; 1 SRW|HMP HMP? FROM E=remandOpen;
  0.1 NOT|ZERO SRV|SRW? CUST? REM|REMD=remandNone; -0.4 REM|REMD=remandNone ~ ZERO; 0.1 BAIL=remandNone;
  0.9 L=asked REM|TAG ~ NOT CNT; 0.9 L=asked SRV|SRW? REM|TAG ~ BUT? NOT CNT;
  0.2 LESS|SRV? SRV|SRW? REM|REMD=remandAsk CNT?; 0.3 LESS SRV=remandAsk; 1 SRW? L=curfew SRV|SRW? TAG BEF?;
  1 L=curfew BUT SRW? TAG CNT; 1 SRW? TAG ~ SRW? L=curfew BEF?; 1 CNT? L=tagDays CNT CNT? ~ TAG;
  1 LESS? L=tagDays TAG CNT; 1 CNT L=tagAsk TAG; 0.6 L=tagHalf BUT? TAG ~ HALF CNT?; 1 LESS L=tagAsk SRV? TAG;
  0.5 LESS? L=tagDays TAG ( L=onTag ,? HALF; 0.5 LESS? L=tagDays TAG ( HALF N|L=onTag;
  0.4 HALF L=tagHalf SRV? TAG CNT?; 1 L=aside SRW? TAG ~ EQ L=tagDays;
  0.8 SRW|SRV? L=onTag TAG ~ BUT? HALF? N|L=tagDays CNT|LESS CNT?; 0.8 L=onTag TAG ~ HALF N|L=tagDays;
  0.8 CUST? SRW|SRV? TAG ~ SRW? L=onTag .|,|-? BUT? CNT? L=tagDays CNT|LESS CNT? TAG?;
  0.8 TAG TAG? ~ L=onTag ~ BUT? SENT? CNT BUT? N|L=tagDays; 0.8 TAGD|TAG ~ N|L=onTag ~ BUT? SENT L=tagDays CNT;
  0.5 LIC BUT D|E=aside; 0.8 LESS|CNT? L=tagDays TAG? ( N|L=onTag TAG;
  1 TAGD CNT? ~ N|L=tagAll; 0.8 N=onTag TAGD ~ BUT? L=tagDays CNT; 0.9 N=curfew TAGD;
  1 TAG Z? -? Z? FROM? D=curfewFrom TO|-|BUT D=curfewTo; 1 TAG FROM? D=curfewFrom; 1 TAG FROM? E=tagOpen;
  0.1 TAG=aside REL; 0.6 REL ~ TAG=aside ~ REL? ~ E|D?=aside; 1 ORD|COM|REQ|WITHIN L=aside;
  1.1 ORD|COM|REQ ~ L=aside; 1 SENT? L=aside ORD|COM|REQ|WITHIN; 0.9 ORD ~ L=aside ~ EXT L=aside;
  0.8 CONS|CONC SENT? L=term ~ L=term; 1 ORD ~ L=aside PLUS|AND|WITH XLIC L=aside; 1 ORD BUT? CONSW? L=aside;
  1 ORD ~ L=aside ~ REL; 1 L=aside LEFT; 1 L=aside LEFT ~ L=term SENT?;
  0.9 REL Z?=aside BUT? DO|LICF? L=aside SENT; 1 REL ~ L=aside;
  0.9 REL LIC L=aside BUT; 1 REL N=number; 1 HOPED|WILL|MIN? HALF L=term SENT|CUST?;
  0.1 HALF CUST|DO|REL|LIC?; 0.1 ORD|COM ~ LIFE=aside; 0.8 SRW? L=aside SICK;
  1 SICK ~ L=aside; 1 L=aside TRIAL; 1 AWAY ~ L=aside; 0.1 ORD|COM SUS|EXT=aside DROP? APP?;
  0.1 NOT|DROP NOT? CNT? SUS|ACT|EXT|LIFE|CTM|DEF=aside; 0.1 SUS|EXT|LIFE|CTM|DEF|RECALL=aside SENT? DROP;
  0.1 NOT RECALL=aside; 0.1 NOT SRV|SRW? TAG=aside; 0.1 COM ~ DROP|BRC; 0.1 BRC COM; 0.6 L=aside COM ~ BRC|DROP;
  1 WHATIF O? SENT? BUT? CUST? ~ L=aside CUST? SENT?; 1 WHATIF ~ N=aside; 0.9 WHATIF ~ N|L=aside IF;
  0.9 WHATIF ~ N|L=aside TO|-|AND L=aside; 1 L=aside CUST? BUT? WHATB; 1 NOT SENT? L=aside;
  1.1 L=term CUST|O? (|EQ L=same; 1 OTHERP -|(|WITH|PLUS|AND|BUT? SENT|DO? CUST? DO? L=aside CUST?;
  1 OTHERP SENT|DO? N=aside; 1 OTHERP ,|( Z=aside ,|( SENT|DO L=aside; 1 HOPED CUST? L=hoped; 1 HOPED N=hoped;
  1 SENT? L=term CUST|SENT|O? SENT? SUS; 1 SENT? L=term CUST|SENT|O? SENT? ~ BUT? SUS|SUSF ~ L=suspendedFor;
  1 SUS ~ L=term SENT|CUST? ~ L=suspendedFor; 1 L=term CUST|O? , SUS .; 1 SUS SENT? ~ L=term;
  1 SUSF L=suspendedFor ~ L=term; 1 BRC? SUS BRC? ~ ACT ~ SENT? L=term;
  0.9 SENT? L=term CUST|O? ~ SUS|SUSF ~ L=suspendedFor O? . D?=date SUS? ACT;
  1 SENT? L=term CUST? SUS SENT? ~ ACT CONS|CONC?; 1 SENT? CONSW? L=term ~ CONS|CONC? ~ BRC SUS ACT?;
  1 SUS|BRC SUS|BRC ~ SENT L=term; 1 SUS|BRC SUS|BRC ~ ACT N=part L=aside; 0.4 SUS ~ L=aside ACT ~ REDTO L=term;
  0.4 SUS ~ L=aside ACT L=term; 0.5 BRC? SUS (? L=term SENT|(? ~ BUT? ACT CONS|CONC?;
  0.4 SUS L=aside SENT? ~ ACT ~ L=term CUST; 1 BRC SUS ~ L=term ACT CONS|CONC?;
  1 BRC? SUS L=term SENT E|D=aside .? ACT; 1 ACT SUS|SENT ~ L=term; 0.9 ACT L=term CUST? SUS SENT?;
  0.6 SENT? L=term ACT SUS CONS|CONC?;
  0.9 SENT? L=term CUST|O? ~ SUS|SUSF ~ L=suspendedFor ~ D|E?=aside ~ .? BUT? BRC? .|,|-|AND? BUT? SENT? ACT CONS|CONC?;
  1 TOT ~ L=total ~ OFW L=term ACT SUS; 1.3 SUS|BRC SUS|BRC ~ L=asked; 1 DTO|S250 SENT|CUST|YOUNG? ~ L=term;
  1 L=term YOUNG|CUST|SENT? DTO|S250 ~ CONS|CONC?; 1 L=term DTO ~ L=aside CUST;
  1 DTO ~ L=term ( L=aside CUST ~ L=aside SUPV|LIC; 1 SENT? L=term CUST|SENT? CTM|SUPD|DEF;
  1 CTM|SUPD|DEF ~ SENT? CUST? L=term; 0.7 SENT? L=term BRC? ~ INJ=contempt; 0.6 SENT? L=term CTM INJ=contempt;
  1 BUT? DEFW M MON? DEF? ~ BUT? SENT L=term; 1 DEF MON? M? ~ BUT? SENT L=term;
  1 SENT? L=term CUST? BUT? DEF DEF? ~ MON|M?; 0.9 MON? M MON? ~ OR L=unpaid CONSW? DEF|DEFIF? DEF?;
  0.9 MON|ORD M MON? ORD? ~ WITH|, L=unpaid CUST? DEF; 0.9 ORD? M ORD ~ OR L=unpaid CONSW? DEF|DEFIF?;
  0.9 L=unpaid DEFIF; 0.8 OR SENT|DO|WILL? L=unpaid CUST? DEF|DEFIF MON?;
  1 EXT|SOPC ~ SENT? ~ {custody} ~ .? CONSW|FOLBY? {licence}; 1 EXT|SOPC ~ SENT? ~ L=term ~ CONSW? {licence};
  1 EXT ~ L=term CUST ~ L=extension EXT;
  1.1 EXT|SOPC ~ SENT? L=total SENT? ~ MADE|EQ? {custody} ~ .? CONSW|FOLBY? {licence};
  1.1 L=total EXT|SOPC O? ~ MADE|EQ? {custody} ~ CONSW? {licence};
  1 SENT? L=total ~ WITH|MADE? L=term CUST AND|,|PLUS CONSW? {extra}; 1 EXT|SOPC ~ {years};
  1.1 EXT|SOPC ~ SENT|TOT? L=total ~ MADE? {years}; 1.1 L=total EXT|SOPC O? ~ {years};
  1.1 {total} ~ N=years CUST ~ N=extensionYears LIC|XLIC;
  1.1 SENT|TOT ~ L=total ~ .? MADE? CUST ~ L=term ~ XLIC ~ L=extension;
  1 SOPC ~ L=term CUST? ~ CONSW? L=extension; 0.8 L=term EXT ~ L=extension XLIC|LIC;
  1 CUST ~ L=term ~ LIC|XLIC ~ L=extension; 1 SENT? L=term CUST|O? ~ {extra};
  1.2 SENT? L=term O? , PLUS|WITH|AND {extra}; 1.2 EXT ~ L=term PLUS|AND|, L=extension LIC|XLIC?;
  1 EXT ~ L=term AND|PLUS|WITH|, N=extensionYears LIC|XLIC; 1.6 EXT ~ L=term L=extension;
  1.1 EXT SENT? L=extendedAll; 1.1 L=extendedAll EXT SENT?; 1.2 EXT ~ L=extendedAll ~ L=asked CUST;
  1 XLIC ~ L=extension ~ CUST ~ L=term; 1 N=years AND|PLUS N=extensionYears LIC|XLIC;
  1 L=term AND|PLUS|WITH N=extensionYears LIC|XLIC; 1.2 SENT? L=term CUST? ~ CONSW? L=extension LIC=particular;
  1 SOPC ~ L=term PLUS|AND|WITH N=extensionYears LIC|XLIC?; 1 TERR ~ L=term CUST? ~ L=extension LIC|XLIC?;
  1 LIFE|IPP O? ~ SENT? MIN ~ CUST? L=minimum CUST? MINB?; 0.9 LIFE ~ WHATIF ~ L=aside ~ MIN ~ L=minimum;
  1 LIFE O? CUST? ~ AND|WITH|BUT? DO|SENT? MIN L=minimum; 0.8 LIFE|IPP O? ~ L=minimum MIN|MINB;
  1 LIFE . SENT|BUT? MIN|DO ~ L=minimum MINB; 1 LIFE ~ MIN ~ N=minimumYears; 1.4 LIFE N=minimumYears;
  1.4 LIFE WITH N=minimumAsk; 1 HMP L=confirm; 1.3 LIFE ,? L=minimumOpen; 1 N=minimumAsk TO LIFE;
  1 L=minimumAsk TO LIFE; 1 DO|MIN L=minimum MINB ~ LIFE; 1.7 MIN L=minimumAlone O? MINB?;
  1.7 L=minimumAlone MIN|MINB; 1 LIFE O|SENT? . SENT|BUT? MIN ~ L=minimum;
  1 LIFE O? ~ SRV|SRW? L=remand SRV? CUST? REM ~ MIN ~ L=minimum; 1 IPP ~ L=minimum;
  0.9 LIFE ~ IPP ~ ,? MIN? ~ L=minimum; 1 L=aside IPP ~ MIN? ~ L=minimum MIN?; 0.6 LIFE=lifeAlone; 0.1 WL=whole;
  0.6 IPP=ippAlone; 0.9 {lives} ~ MIN ~ L=minimum; 1 TOT SENT|DO|MIN|WILL? ~ L=total;
  0.1 TOT M; 1 TOT L=total CUST|SENT? TOT?; 1 L=total CUST|SENT? TOT; 1.2 EQ L=total; 1 {total} ~ OFW L=term;
  1 VAGUE ~ L=vague; 0.9 SRV|SRW? VAGUE L=remandOpen CUST? REM; 1 L=vague VAGUE; 1 N|L=vague OR|TO|- L=vague;
  1 VAGUE N=vague; 1 L=vague OR|TO N=vague;
  1.6 N=unit CUST; 1.6 DO|CUST|SENT ~ N=unit; 2 CONS|CONC N=unit; 2 N=unit CONS|CONC;
  1.5 N=unit PLUS|AND N=unit CONS|CONC; 1 SENT|SDAY FROM? ~ D=date; 1 D=date SENT; 1 L=term SENT|CUST? FROM D=date;
  1.2 L=term SENT|CUST? O FROM D=date; 1 SDAY ~ E=dateOpen; 1 SENT E=dateOpen; 1.5 D=date; 1 ODAY ~ D=aside;
  1 PLEA D=aside;
  0.9 ODAY|PLEA ~ DT=dateOdd; 1 L=asked TOPAY; 0.5 SENT? L=aside TOPAY BACK? M;
  0.4 M|MON M|MON? ~ L=aside TOPAY; 0.5 M VAGUE L=aside; 1 ODAY ~ D=aside TO|-|AND D=aside;
  1 ODAY FROM? E=aside; 1 ODAY FROM? E=aside TO|-|AND E=aside; 1 RELD SENT? ~ BUT? D=stated;
  1 PAPER ~ BUT? D=stated;
  1 PAPER ~ E=statedOpen; 1 REL ~ D=released; 1 REL ~ E=aside; 1.1 NOTYET ~ D|E=aside; 1 WITHIN D=aside;
  1 ORD ~ D=aside; 1 BORN ~ D=born; 1.25 O D=dateOdd; 1 O DT=date; 1 RECALL ~ FIXED? SENT? L=recallDays;
  1 RECALL ~ FIXED? N=recallDays; 1 L=recallDays FIXED? RECALL; 1 FIXED L=recallDays;
  1 RECALL ~ FROM? D|E=recallDate; 1 D|E=recallDate ~ RECALL; 1 RECALL ~ D|E=recallDate ~ {back};
  0.9 RECALL ~ D|E=recallDate ~ {back} , STD=recallStandard ,|.|BUT; 1 RECALL D=aside . RECALL D=recallDate;
  0.2 RECALL RTAG=recallTag; 0.2 RSTD=recallStandard; 0.9 RSTD=recallStandard ~ FROM? D|E=recallDate;
  0.9 RSTD=recallStandard ~ {back}; 0.8 RSTD=recallStandard ~ D|E=recallDate ~ {back};
  0.8 RSTD=recallStandard ~ D|E=recallDate . {back}; 1 RECALL ~ {back}; 1 RECALL RTAG=recallTag ~ {back};
  1 RECALL ~ L=recallDays ~ {back}; 1 RECALL ~ WHATIF|LIC|LICF? L=term SENT;
  0.5 Q=label ~ L=term ALL? ~ CONC|CONS ALL?; 0.6 CONC|CONS SENT? L=term SENT|SDAY? Q=label;
  0.9 L=term ALL? Q=label ~ CONC|CONS; 0.9 L=term CONC|CONS ALL? Q=label; 1 SENT? L=term CUST|O? ALL Q=label;
  0.1 Q=label ~ O ~ SENT? L=term ~ ALL? CONC|CONS ALL?; 0.4 Q=label ~ O ~ SENT? L=term CUST? ALL?;
  1 L=term Q=label; 1 Q=label ~ L=term;
  1 X=times O? ~ L=term; 0.5 XC=times O? ~ ~ SENT? L=term ALL|ALLC; 0.5 L=term ALL|ALLC XC=times;
  0.5 X=copies ALL? CONC;
  1 SENT? L=term CUST? ~ O? ALL? X=times; 1 N=remand REMD CNT?; 1.5 L=term , LD=remand INC;
  0.8 L=asked ~ WILL L=asked O; 0.9 SENT? L=term CUST|O? ~ OFW? BUT? WILL CUST? L=served CUST?;
  0.9 WILL CUST? L=served CUST? L=term SENT?; 1 SENT? L=total ~ MADE? L=term CUST ~ L=extension LIC=particular;
  1 SENT? L=total ~ MADE? N=years CUST ~ N=extensionYears LIC=particular;
  1 L=total ~ MADE? {shares}; 1 SENT? L=term O ~ NF=share O CONS|CONC?;
  1 SENT? L=term O ~ NF=share O ~ NF=share O;
  0.9 SENT? L=term O ~ NF=share O CONS? ~ BUT? N=sum TOT; 0.9 WHATIF ~ L=aside ~ REDTO N=share;
  1 {total} ~ MADE? N=share O ~ CONSW? N=share CONS? O CONS?; 1 {total} ~ MADE? {shares};
  1 {total} ~ MADE? N=share PLUS|AND N=share CONS?; 1 LEFT|DO L=term SENT|SDAY RECALL;
  1 RECALL LEFT L=term SENT; 0.5 SUS ~ CUST ~ L=term SUSF L=suspendedFor; 0.7 SENT? L=total CUST|SENT? TOT -|(;
  0.9 SENT? L=total CUST|SENT? (|- L=term O? AND|PLUS|, L=term CONS; 1 N=years PLUS N=extensionYears EXT;
  1 AGED L=unsure; 1 RECALL ~ D|E=recallDate L=recallDays; 1 D|E=recallDate RECALL L=recallDays;
  1 RECALL ~ FIXED? SENT? L=recallDays ~ FROM? D|E=recallDate;
  0.8 SENT|DO? CONSW? LD=added ADDF ADJ? ~ D?=addedDate;
  0.6 SENT|DO? CONSW? LD=added ADDF O|CTM=aside ~ D?=addedDate; 0.9 SENT|DO? LD|N=added ADD ADJ? ~ D?=addedDate;
  0.9 ADD ~ LD|N=added ~ D?=addedDate; 0.8 SENT|DO? CONSW? LD=added ADDW? ADJ ~ D?=addedDate;
  0.8 ADJ ADDW LD=added;
  0.8 SENT CONSW LD=addedAsk O?=aside;
  0.8 SENT|DO? N=added ADDW ADJ ~ D?=addedDate; 0.8 ADJ ~ N=added ADD|ADDW ADJ? ~ D?=addedDate;
  0.8 SENT|DO? LD=addedAsk ADDW ~ D?=addedDate; 0.9 SENT|DO? N=addedAsk ADDW ~ D?=addedDate; 0.1 NOT ADD=aside;
  0.1 ACQ O=aside; 0.1 NOT DEP=aside; 0.5 N=aside REQ; 4 N=asked . L=asked;
  0.9 CNT? L=aside SRW|SRV? TAG CNT ~ BUT? N|L=tagDays CNT?; 0.5 L=tagDays TAG CNT ~ L=remand REM;
  0.9 REM {period} ~ BUT? FROM D=remandFrom;   0.8 REM {period} ~ BUT? {period}; 0.7 REM {period} ~ {period} ~ BUT? FROM D=remandFrom;
  -0.4 Q=aside O?=aside ~ NSP; 0.1 NSP ~ O|Q?=aside;
  0.5 N=aside OTHERP; 0.4 Z OFW N=aside
`

/** What stands in several rows: either order by itself, between strokes. */
export const parts: Readonly<Record<string, string>> = {
  custody: 'CUST ~ L=term / L=term CUST|SENT',
  licence:
    'XLIC|LIC ~ L=extension / L=extension XLIC|LIC / N=extensionYears XLIC|LIC / XLIC N=extensionYears',
  extra: 'XLIC ~ L=extension / CONSW? L=extension XLIC / N=extensionYears XLIC / XLIC N=extensionYears',
  shares: 'N=share O ~ N=share O / N=share O ~ N=share O ~ N=share O',
  years: 'N=years PLUS|AND|, N=extensionYears LIC|XLIC? / N=years CUST ~ N=extensionYears LIC|XLIC|EXT',
  total: 'TOT L=total / L=total CUST|SENT? TOT',
  lives: 'X=lives LIFE / LIFE X=lives',
  period: 'FROM? D=remandFrom TO|-|AND|BUT D=remandTo',
  since: 'FROM? D=remandFrom TO|-|AND|BUT D=remandTo / FROM D=remandFrom',
  back: 'BUT? BACK D|E|SAMED=recallDate',
}
