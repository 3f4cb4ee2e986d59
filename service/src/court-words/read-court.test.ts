import { describe, expect, test } from 'vitest'
import { inShort, withAnyQuestion } from '../../../test/support/court-reading.ts'
import { readCourt } from './read-court.ts'

const today = '2026-11-16'

const reads = (rows: readonly (readonly [string, string])[]): void => {
  test.each(rows)('“%s”: %s', (typed, said) =>
    expect(withAnyQuestion(inShort(readCourt(typed, { today })), said)).toBe(said),
  )
}

describe('A length, as people write it', () =>
  reads([
    ['thirty-six months', 'standard 36 months'],
    ['four and a half years', 'standard 4 years 6 months'],
    ['a year and a half', 'standard 1 year 6 months'],
    ['three hundred and sixty five days', 'standard 365 days'],
    ['24 monts', 'standard 24 months'],
    ['5 years 0 months', 'standard 5 years; -0 months'],
    ['got a 5', '??unit'],
    ['6-8 months', '??length'],
    ['two years or maybe four', '??length'],
    ['120 years', '??length'],
    ['two and a quarter years', 'standard 2 years 3 months'],
    ['a year and a quarter', 'standard 1 year 3 months'],
    ['two years and three quarters', 'standard 2 years 9 months'],
    ['weighed off 4 and a half yrs', 'standard 4 years 6 months'],
    ['7.', '??unit'],
    ['2. 5 years', '??length'],
    ['one yr an 2 mths', 'standard 1 year 2 months'],
    ['one an a half yrs', 'standard 1 year 6 months'],
    ['0 years 7 months 0 days', 'standard 7 months; -0 years; -0 days'],
    ['2 years, URN 44CD5512326', 'standard 2 years; -URN 44CD5512326'],
    ['6 years in HMP Leeds', 'standard 6 years'],
  ]))

// biome-ignore format: one row a line
describe('What "no" and "not" deny is named behind them: the offence before it stays', () =>
  reads([
    ['3 years for theft today no remand', 'standard 3 years theft 2026-11-16; remandDays 0'],
    ['2 years for robbery never on remand', 'standard 2 years robbery; remandDays 0'],
    ['10 months for theft not suspended', 'standard 10 months theft; -suspended'],
    ['8 years for rape of a child under 13 no tag', 'standard 8 years rape_of_child_under_13; -tag'],
    ['4 months for affray no separate penalty for theft', 'standard 4 months; -no separate penalty'],
  ]))

// biome-ignore format: one row a line
describe('A cue takes the number that it governs', () =>
  reads([
    ['3 years remanded 8 months', 'standard 3 years; remandLength 8 months; ?remand_days'],
    ['40 days remand 3 years', 'standard 3 years; remandDays 40'],
    ['36 months with 14 weeks on remand', 'standard 36 months; remandDays 98'],
    ['18 months less time on remand', 'standard 18 months; ?remand_days'],
    ['4 years, 211 on remand', 'standard 4 years; remandNumber 211; ??remand_unit'],
    ['3 years remand from 1 Jan 2026 to 1 June 2026', 'standard 3 years; remandFrom 2026-01-01; remandTo 2026-06-01'],
    ['2 years less 60 days on qualifying curfew', 'standard 2 years; ?tag_days'],
    ['18 months, 200 days on tag', 'standard 18 months; curfewDays 200; ?tag_days'],
    ['tag since 4 may 2026, 12 months', 'standard 12 months; curfewFrom 2026-05-04; ?tag_days'],
    ['12 months and a 3 year ban', 'standard 12 months; -3 year ban'],
    ['18 months and must sign on the register for 10 years', 'standard 18 months; -must sign on the register for 10 years'],
    ['16 months. Pay £500 costs within 28 days. Restraining order for 5 years', 'standard 16 months; -Pay £500 costs; -28 days; -Restraining order for 5 years'],
    ['20 months reduced from 30 months for early plea', 'standard 20 months; -30 months'],
    ['18 months, will serve 9 months', 'standard 18 months; -9 months'],
    ['14 months, 25 days off for the tag', 'standard 14 months; tagDays 25'],
    ['14 months, credit for 30 days on curfew', 'standard 14 months; ?tag_days'],
    ['14 months, half of 60 days on curfew to count', 'standard 14 months; tagDays 30; -half of'],
    ['16 months, 50 days credit for tagged bail', 'standard 16 months; tagDays 50'],
    ['Remand days to count: 91. 3 years.', 'standard 3 years; remandDays 91'],
    ['5 years. 300 days to count towards the sentence', 'standard 5 years; remandDays 300'],
    ['30 months with 4 weeks inside before sentence', 'standard 30 months; remandDays 28'],
    ['2 years, 40 days living with his aunt', '??runs'],
    ['suspended for two years, 18 months', 'suspended 18 months; ?activated'],
    ['life, at least 17 years before parole', 'life 17 years'],
    ['8 months with a 3 year travel ban', 'standard 8 months; -3 year travel ban'],
    ['8 months with a 3 year shop entry ban', '??runs,words; -ban'],
    ['after a 6 week trial she got 7 years', 'standard 7 years; -6 week'],
    ['a mother of two, 31, got 2 years', 'standard 2 years; -two; -31'],
    ['16 weeks, two hundred hours', 'standard 16 weeks; -two hundred hours'],
    ['2 years, on tag when she gets out', 'standard 2 years; -on tag when she gets out'],
    ['3 years, when can he get tag', 'standard 3 years; -when can he get tag'],
    ['18 months, home on tag when?', 'standard 18 months; -home on tag'],
    ['2 years, early on tag?', 'standard 2 years; -early on tag'],
    ['2 years, can he get tagged early', 'standard 2 years; -get tagged'],
    ['2 years, 40 days on tag, when can he get tag', 'standard 2 years; curfewDays 40; ?tag_days; -when can he get tag'],
    ['6 months suspended for a year with a curfew for 8 weeks', 'suspended 6 months; ?activated; -8 weeks'],
    ['20 days for non-payment', 'default 20 days'],
    ['2 years on 3 June 2026, CRD 2 June 2027', 'standard 2 years 2026-06-03; stated CRD 2027-06-02'],
    ['18 months, on licence for 12 months afterwards', '??runs,words,kind'],
    ['4 years, forfeiture of the knife', 'standard 4 years; -forfeiture'],
    ['2 years, banned until he takes an extended test', 'standard 2 years; -banned; -extended test'],
    ['4 years (112 remand days)', 'standard 4 years; remandDays 112'],
    ['8 months. 18 month disqualification extended by 4 months', '??extension,runs; -18 month disqualification'],
    ['next in court 3 December', '??length,date'],
    ['3 years and £600 costs to pay by 4/1/2027', 'standard 3 years; -£600 costs; -4/1/2027'],
  ]))

// biome-ignore format: one row a line
describe('Time inside before the sentence is no sentence', () =>
  reads([
    ['3 years for robbery, sentenced today. He had already been in prison since June 2026', 'standard 3 years robbery 2026-11-16; ?remand_days'],
    ['4 years, he has served since 3 March 2026', 'standard 4 years; ?date'],
    ['54 months, 112 qualifying curfew days, so 56 days are to be credited', 'standard 54 months; tagDays 56; -112'],
    ['54 months, 112 qualifying curfew days', 'standard 54 months; curfewDays 112; ?tag_days'],
    ['3 years for robbery. I do not know how long he was on remand', 'standard 3 years robbery; ?remand_days'],
    ["3 years for robbery. We didn't know he was on remand", 'standard 3 years robbery; ?remand_days'],
    ['3 years for robbery, he was not on remand', 'standard 3 years robbery; remandDays 0'],
    ['3 years for robbery, I had 1 year 2 months on remand', 'standard 3 years robbery; remandLength 1 year 2 months; ?remand_days'],
    ['6 years, a year on remand', 'standard 6 years; remandLength 1 year; ?remand_days'],
    ['5 years for robbery, he spent 1 year on remand', 'standard 5 years robbery; remandLength 1 year; ?remand_days'],
    ['5 years for robbery, he did 1 year 2 months on remand', 'standard 5 years robbery; remandLength 1 year 2 months; ?remand_days'],
    ['5 years for robbery, he spent 2 years on remand', '??number,remand_days,length'],
    ['2 years, on remand for 60 days', 'standard 2 years; remandDays 60'],
    ['he did 3 months first, then got 2 years', 'standard 2 years; remandLength 3 months; ?remand_days'],
    ['3 years for robbery, in custody for 8 months', '??runs'],
    ['3 years. He has been in custody for 8 months already', 'standard 3 years; remandLength 8 months; ?remand_days'],
    ['sentenced to 3 yrs after 8 months inside', '??runs'],
    ['got 2 years after being inside for 70 days', 'standard 2 years; ??number'],
    ['30 months. been locked up for 5 months waiting', 'standard 30 months; ??number'],
    ['5 years, 8 months in already', '??runs'],
    ['18 months, done 3 months already', 'standard 18 months; remandLength 3 months; ?remand_days'],
    ['16 months and 120 days already spent inside', 'standard 16 months; remandDays 120'],
    ['3 years, 100 days in custody', 'standard 3 years; remandDays 100'],
    ['120 days in custody to count, 3 years', 'standard 3 years; remandDays 120'],
    ['Days in custody: 120. Sentence: 3 years', 'standard 3 years; remandDays 120'],
    ['banged up for 6 months before he got his 3 years', '??runs'],
    ['been in jail awaiting trial 10 months, got 7 years', 'standard 7 years; remandLength 10 months; ?remand_days'],
    ['5 years, 6 months of which already served on remand', 'standard 5 years; remandLength 6 months; ?remand_days'],
    ['did 8 months inside, got 3 years', 'standard 3 years; remandLength 8 months; ?remand_days'],
    ['3 years. Days on remand (s240ZA) 118', 'standard 3 years; remandDays 118'],
    ['remanded 1 June 2026 to 1 September 2026, then 2 years', 'standard 2 years; remandFrom 2026-06-01; remandTo 2026-09-01'],
    ['28 months, has 9 months left', 'standard 28 months; -9 months'],
    ['he has been in custody for 8 months', '??length,number'],
    // Which it is, is asked.
    ['3 years for robbery, 8 months in custody', '??runs'],
    ['8 months in custody then 3 years', '??runs'],
    ['locked up for 4 months in 2019, now got 3 years', '??runs,date'],
    ['he spent 3 years stalking her and got 8 years', 'standard 8 years; ??number,offence'],
    // The sentence itself, or what is still to come of it.
    ['a man has been locked up for six years', 'standard 6 years'],
    ['he has been sentenced to 3 years in prison', 'standard 3 years'],
    ['he got done for 3 years', '??length,number'],
    ['a year and a day in prison', 'standard 1 year 1 day'],
    ['locked up for 3 years, 6 months consecutive', 'standard 3 years; standard 6 months consecutive to 1'],
    ['18 months, will be inside for 9 months', 'standard 18 months; -9 months'],
    ['jailed for 12 months, will spend 6 months behind bars', 'standard 12 months; -6 months'],
    ['10 years: 7 years in custody and 3 years on licence', 'total 10 years; ??kind'],
  ]))

// biome-ignore format: one row a line
describe('Constructions that people use', () =>
  reads([
    ['On 12 June 2025, at Leeds, he was sentenced to 3 years', 'standard 3 years 2025-06-12'],
    ['special custodial sentence for certain offenders of particular concern of 7 years, 6 in custody and 1 on licence', 'sopc 6 years + 1 year; total 7 years'],
    ['an offender of particular concern sentence, custody 5 years, licence 1 year', 'sopc 5 years + 1 year'],
    ['18 months. 90 days qualifying curfew so 45 days credit', 'standard 18 months; tagDays 45; -90 days'],
    ['16 months, spent 88 days on a tagged curfew so 44 days off', 'standard 16 months; tagDays 44; -88 days'],
    // Forty days are not half of them.
    ['16 months, 88 days on the tag, 40 days off', 'standard 16 months; curfewDays 88; ??tag_days'],
    ['counts 1 to 3 12 months concurrent on each', 'standard 12 months; standard 12 months concurrent; standard 12 months concurrent'],
    ['12 months each on counts 1 and 2, to run consecutively', 'standard 12 months; standard 12 months consecutive to 1'],
    ['8 months on each of counts 2, 3 and 4, all concurrent', 'standard 8 months; standard 8 months concurrent; standard 8 months concurrent'],
    ['18 months, 12 months and 6 months, all consecutive, total 3 years', 'standard 18 months; standard 12 months consecutive to 1; standard 6 months consecutive to 2; total 3 years'],
    ['3 years for robbery, his co-accused Lee Briggs, 23, got 5 years, no remand', 'standard 3 years robbery; remandDays 0; -23; -5 years'],
    ['indeterminate sentence for public protection, tariff 5 years', 'ipp 5 years'],
    ['The judge took 4 years as a starting point and passed 2 years', 'standard 2 years; -4 years'],
    ['He will serve 2/3 of his 12 year sentence for rape', 'standard 12 years rape; -2/3'],
    ['2 years for robbery. the 6 months suspended was activated and runs after it', 'standard 2 years robbery; suspended 6 months activated consecutive to 1'],
    ['he got 8 months but its suspended', 'suspended 8 months; ?activated'],
    ['30 days for not having paid a court fine', 'default 30 days; -fine'],
    ['5 years for two robberies', 'standard 5 years robbery; -two'],
    ['3 years for his part in the robbery', 'standard 3 years robbery'],
    ['5 yrs n a half', 'standard 5 years 6 months'],
    ['3 years and three quarters', 'standard 3 years 9 months'],
    ['2 and a 1/2 years', 'standard 2 years 6 months'],
    ['harrasment 16 weeks', 'standard 16 weeks; ?offence'],
    ['arrested 1 April 2026 and held ever since. 3 years on 2 November 2026', 'standard 3 years 2026-11-02; ?remand_days; -1 April 2026'],
    // The day is that of the sentence that is followed.
    ['4 months for theft consecutive to the 18 months for affray imposed on 3 June 2026', 'standard 4 months theft consecutive to 2; standard 18 months affray 2026-06-03; ?date'],
  ]))

// biome-ignore format: one row a line
describe('So many of a thing are no length', () =>
  reads([
    ['3 years. Its two buses each way to visit', 'standard 3 years; -two buses'],
    ['We have got 3 kids aged 2, 5 and 9. 3 years', 'standard 3 years; -3 kids aged 2, 5 and 9'],
    ['3 years. She has 2 daughters and 3 grandkids', 'standard 3 years; -2 daughters; -3 grandkids'],
    ['3 years. He was left with bruises and her phone was never found', 'standard 3 years'],
    // A unit that was misspelt, and what stands for one.
    ['22 munfs', '??unit'],
    ['6 monfs for theft, 2 years for fraud', '??'],
    ['he got 2 moons for theft', '??unit'],
    ['2 stretches of 3 years', '??'],
    ['2 sentences of 3 years concurrent', 'standard 3 years; standard 3 years concurrent'],
  ]))

// biome-ignore format: one row a line
describe('Days that the prison added are no sentence', () =>
  reads([
    ['3 years, no remand. 21 days added in prison', 'standard 3 years; remandDays 0; added 21'],
    ['3 years, no remand, 21 days in prison', '??runs'],
    ['3 years for robbery today, no remand, 21 days added for a phone', 'standard 3 years robbery 2026-11-16; remandDays 0; added 21; -phone'],
    ['3 years for robbery today, 21 added days', 'standard 3 years robbery 2026-11-16; added 21'],
    ['3 years. 21 ADA', 'standard 3 years; added 21'],
    ['3 years, 21 ADAs for hooch', 'standard 3 years; added 21'],
    ['ADAs: 28. 2 years for theft', 'standard 2 years theft; added 28'],
    ['2 years for theft, days added: 28', 'standard 2 years theft; added 28'],
    ['3 years, 21 additional days', 'standard 3 years; added 21'],
    ['26 months for affray, awarded 10 extra days at adjudication', 'standard 26 months affray; added 10'],
    ['2 years for theft today, got 14 days at adjudication', 'standard 2 years theft 2026-11-16; added 14'],
    ['3 years for robbery, 7 extra days from the governor', 'standard 3 years robbery; added 7'],
    ['3 years, 14 days added for fighting, another 21 days added for a phone', 'standard 3 years; added 14; added 21; -phone'],
    ['3 years today, 14 added days on 5 October 2026', 'standard 3 years 2026-11-16; added 14 on 2026-10-05'],
    ['3 years for theft, no added days', 'standard 3 years theft; -added days'],
    // Who added them is asked.
    ['3 years for robbery today, 21 days added', 'standard 3 years robbery 2026-11-16; ??added'],
    ['3 years, 14 days added for theft', 'standard 3 years; ??added; -theft'],
    ['he was given 42 extra days', '??length,added'],
    // Months are a sentence.
    ['3 years, 6 months added for theft', 'standard 3 years; standard 6 months theft consecutive to 1'],
  ]))

// biome-ignore format: one row a line
describe('Who is to be removed from the country is told to be, and nothing else is', () =>
  reads([
    ['3 years for robbery today, to be deported', 'standard 3 years robbery 2026-11-16; to be removed'],
    ['2 years for fraud by false representation. Liable to deportation', 'standard 2 years fraud_by_false_representation; to be removed'],
    ['2 years. He is a foreign national and will be deported', 'standard 2 years; to be removed'],
    ['30 months, deportation order', 'standard 30 months; to be removed'],
    ['30 months. Subject to removal', 'standard 30 months; to be removed'],
    ['2 years, not liable to deportation', 'standard 2 years; -liable to deportation'],
    ['2 years, he might be deported', 'standard 2 years; -might be deported'],
    // Whoever says what somebody will do tells it; what is asked, doubted or denied is set aside.
    ['3 years for robbery today, the Home Office wants to deport him', 'standard 3 years robbery 2026-11-16; to be removed'],
    ['2 years. The Home Office is trying to deport him', 'standard 2 years; to be removed'],
    ['2 years, they want him deported', 'standard 2 years; to be removed'],
    ['2 years, they are going to remove him from the UK', 'standard 2 years; to be removed'],
    ['2 years, he will get deported', 'standard 2 years; to be removed'],
    ['2 years, the Home Office might deport him', 'standard 2 years; -might deport him'],
    ['2 years, they do not want to deport him', 'standard 2 years; -do not want to deport him'],
    ['2 years, can they deport him', 'standard 2 years; -can they deport him'],
  ]))

// biome-ignore format: one row a line
describe('Each sentence has its own day', () =>
  reads([
    ['robbery 3 years on 2 June 2025, theft 6 months on 9 November 2026 consecutive', 'standard 3 years robbery 2025-06-02; standard 6 months theft 2026-11-09 consecutive to 1'],
    ['3 years on 2 June 2025 and 6 months on 9 November 2026, concurrent', 'standard 3 years 2025-06-02; standard 6 months 2026-11-09 concurrent'],
    ['sentenced on 2 June 2025 to 3 years and on 9 November 2026 to 6 months consecutive', 'standard 3 years 2025-06-02; standard 6 months 2026-11-09 consecutive to 1'],
    ['3 years and 6 months consecutive, sentenced 9 November 2026', 'standard 3 years 2026-11-09; standard 6 months 2026-11-09 consecutive to 1'],
    // Which day is of which is asked.
    ['3 years sentenced 2 June 2025, sentenced 9 November 2026', 'standard 3 years; ?date'],
    ['3 years, 6 months concurrent, sentenced 2 June 2025 and 9 November 2026', 'standard 3 years; standard 6 months concurrent; ?date'],
  ]))

// biome-ignore format: one row a line
describe('A sentence since the recall has its own day, and runs from it', () =>
  reads([
    ['Recalled 1 September 2026, back 3 September 2026, standard, on 4 years for theft from 4 March 2024. 18 months for theft today', 'recall; standard 4 years theft 2024-03-04; standard 18 months theft 2026-11-16 concurrent; 2026-09-01; 2026-09-03; standard'],
    ['3 years on 2 June 2025. Recalled 2 November 2026. 8 months on 9 November 2026', 'recall; standard 3 years 2025-06-02; standard 8 months 2026-11-09 concurrent; 2026-11-02'],
    ['3 years sentenced 2 June 2025, recalled 2 November 2026 for 28 days, 8 months for theft today', 'recall; standard 3 years 2025-06-02; standard 8 months theft 2026-11-16 concurrent; fixed; 28; 2026-11-02'],
    // Without their days nobody knows which came first.
    ['recalled on 2 November 2026, 3 years for robbery and 8 months for theft', '2026-11-02; ??recall'],
  ]))

// biome-ignore format: one row a line
describe('A section of an Act is no length, and may say what the days are', () =>
  reads([
    ['2 years, s240ZA 45 days', 'standard 2 years; remandDays 45'],
    ['42 months. S.240ZA: 45 days to count', 'standard 42 months; remandDays 45'],
    ['28 months, 41 days under s.240A', '??length,tag_days'],
    ['Section 325 Sentencing Code: 33 days. 20 months', '??runs,tag_days,length'],
    ['28 months, 95 days on remand under section 240ZA CJA 2003', 'standard 28 months; remandDays 95; -CJA 2003'],
    ['3 years s.20(1)', 'standard 3 years; ??number,offence'],
    ['6 months s.5A POA 1986', 'standard 6 months; -s.5A POA 1986'],
    ['30 months, 120 days on qualifying curfew to count as 60', 'standard 30 months; tagDays 60; -120 days'],
  ]))

// biome-ignore format: one row a line
describe('A cue that is denied, or said of something else, does not count', () =>
  reads([
    ['10 months for dangerous driving, disqualified for 3 years or until an extended retest is passed', 'standard 10 months dangerous_driving; -disqualified for 3 years; -extended retest'],
    ['3 years, restraining order 5 years or until further order', 'standard 3 years; -restraining order 5 years'],
    ['3 years or 4 years', '??length'],
    ['ban 3 years or 6 months in prison', '??length; -ban'],
    ['10 months, not suspended', 'standard 10 months; -suspended'],
    ['the judge refused to suspend the 14 months', 'standard 14 months'],
    ['driving ban suspended pending appeal, 6 months prison', 'standard 6 months; -driving ban suspended'],
    ['15 months; banned from keeping animals for life', 'standard 15 months; -banned from keeping animals for life'],
    ['12 months, contempt proceedings dropped', 'standard 12 months; -contempt proceedings'],
    ['8 weeks for breach of a community order', 'standard 8 weeks; -community order'],
    ['suspended sentence of 10 weeks not activated, 6 weeks for affray', '??runs,activated; -activated'],
    ['not 5 years but 4 years', 'standard 4 years; -5 years'],
    ['his co-defendant got 9 years and he got 6 years', 'standard 6 years; -9 years'],
    ['the co-accused got 9 years', '??length; -9 years'],
    ['6 years, 14 years max', '??length'],
    ['they wanted 9 years, he got 6 years', 'standard 6 years; -9 years'],
    ['4 months for no insurance concurrent', 'standard 4 months; ??other_sentence'],
    ['3 years for driving while disqualified, dealt with today', 'standard 3 years driving_while_disqualified 2026-11-16'],
  ]))

// biome-ignore format: one row a line
describe('A kind by all its names', () =>
  reads([
    ['28 days for not paying a fine', 'default 28 days; -fine'],
    ['£1,200 fine or 28 days', 'default 28 days; ??unpaid; -£1,200 fine'],
    ['18 months committal for contempt of court', 'contempt 18 months'],
    ['21 days for breach of supervision', 'supervision_default 21 days'],
    ['18 month detention and training order', 'dto 18 months'],
    ['DTO 30 months', '??kind'],
    ['4 years section 91 detention', 'section_250 4 years'],
    ['2 years detention aged 16', 'child; ??kind'],
    ['extended sentence 12 years: 8 custody, 4 extended licence', 'extended 8 years + 4 years; total 12 years'],
    ['extended sentence of 12 years with a custodial term of 7 years', '??extension,runs'],
    ['EDS 10 years', 'extended; ??extension'],
    ['8 years and 9 years on licence', '??kind'],
    ['10 years and a year on licence', '??kind'],
    ['3 years with licence conditions', '??words,kind'],
    ['12 to life', 'life; ??minimum_term'],
    ['12 years to life', 'life; ??minimum_term'],
    ['6 years custody 6 years ext licence', 'extended 6 years + 6 years'],
    ['what is consecutive', '??length,runs'],
    ['she is sentenced next Monday', '??length,date'],
    ['life imprisonment min term 18 years 6 months', 'life 18 years 6 months'],
    ['murder 25 years', '??kind'],
    ['minimum term of 12 years', '??kind'],
    ['99 years IPP tariff 3 years', 'ipp 3 years; -99 years'],
    ['whole life order for murder', 'whole_life murder'],
    ['2 years suspended for 18 months', 'suspended 2 years; ?activated'],
    ['suspended sentence breached, sent to prison for 5 months', 'suspended 5 months activated'],
    ['28 day fixed term recall', 'recall; fixed; 28'],
    ['recalled from a 4 year sentence', 'recall; standard 4 years'],
    ['recalled, and 3 months for theft', '??recall'],
    ['12 month community order', 'not_custody; -12 month community order'],
    ['he is due to be sentenced next week', '??custody; -next week'],
    ['she might get 2 years', '??custody'],
    ['barrister says he will get 5 years', '??custody'],
    ['on bail until January', '??length,date'],
    ['he was facing 8 years and got 5 years', 'standard 5 years; -8 years'],
    ['3 weeks for breach of an injunction', '??kind'],
    ['extended licence of 3 years', '??kind'],
    ['breach of his suspended sentence, 4 months for the new offence', '??kind,activated'],
  ]))

describe('What is said beside a sentence is not made one', () =>
  reads([
    ['2 years, confiscation of £15,000 or 9 months in default', '??unpaid,runs; -confiscation of £15,000'],
    ['suspended sentence order extended by 6 months', '??extension,kind'],
    ['had 3 years suspended before, now got 14 months', '??runs,activated'],
    ['had a suspended sentence before, got 2 years', '??kind'],
    ['10 months suspended before christmas', 'suspended 10 months; ?activated'],
    ['4 years including time on remand', 'standard 4 years; ?remand_days'],
    ['4 years including 60 days on remand', 'standard 4 years; remandDays 60'],
    ['12 years of which 4 years is extended licence', '??runs,kind'],
  ]))

// biome-ignore format: one row a line
describe('A suspended sentence that was put into effect', () =>
  reads([
    ['30 months suspended for 24 months for fraud. It was activated in full on 12 November 2026', 'suspended 30 months activated fraud_by_false_representation 2026-11-12'],
    ['16 months suspended for 2 years. Breached it. Activated in full on 1 Sept 2026', 'suspended 16 months activated 2026-09-01'],
    ['16 months for fraud, suspended for 2 years, breached, activated in full 1 Sept 2026', 'suspended 16 months activated fraud_by_false_representation 2026-09-01'],
    ['18 months suspended for 24 months. The suspended sentence was not activated', 'suspended 18 months; ?activated; -activated'],
    ['Committed to prison for 10 weeks for theft. Suspended sentence of 6 weeks made on 2 April 2026 activated in full, consecutive. Total 16 weeks.',
      'total 16 weeks; ??words,kind,activated'],
    ['Suspended sentence order of 20 weeks activated as to 14 weeks. 4 weeks for theft consecutive.', 'suspended 14 weeks activated; standard 4 weeks theft consecutive to 1; -20 weeks'],
    ['You had 9 months suspended for 2 years, passed on 6 May 2026. I activate 5 months of it, consecutive to 2 months for the theft: 7 months in all.',
      'total 7 months; ??total,kind,activated'],
    ['He was given 12 weeks suspended for a year. The court activates it. He will go to prison for 12 weeks.', '??runs,kind,activated'],
    ['1. Assault by beating: 12 weeks. 2. Suspended sentence of 8 weeks activated, consecutive.',
      'standard 12 weeks assault_by_beating; suspended 8 weeks activated consecutive to 1'],
    ['the court activated 4 months of her 9 month suspended sentence', '??runs,kind,activated'],
    ['Suspended sentence of 8 weeks activated. 8 weeks for theft consecutive', 'suspended 8 weeks activated; standard 8 weeks theft consecutive to 1'],
  ]))

// biome-ignore format: one row a line
describe('A day is what the words before it say', () =>
  reads([
    ['DOS 12/11/2026, 28 months, assault occasioning ABH', 'standard 28 months actual_bodily_harm 2026-11-12'],
    ['hearing on 10 dec 2026, got 2 years on 3 nov 2026', 'standard 2 years 2026-11-03; -10 dec 2026'],
    ['remanded on 5 jan 2026, sentenced 5 june 2026, 3 years', 'standard 3 years 2026-06-05; remandFrom 2026-01-05'],
    ['two years on the twenty-first of May 2026', 'standard 2 years 2026-05-21'],
    ['born in 1988, 18 months on 4/11/2026', 'standard 18 months 2026-11-04; ?date'],
    ['yesterday: 18 months', 'standard 18 months 2026-11-15'],
    ['12 months 3/9', 'standard 12 months; ?date'],
    ['two years on the first of june twenty twenty-six', 'standard 2 years 2026-06-01'],
    ['3 years for robbery on 2 May 2025, sentenced 4 June 2026', 'standard 3 years robbery 2026-06-04; -2 May 2025'],
    ['3 years for robbery on 2 June 2025. 2 years concurrent for theft, sentenced 13 April 2026', 'standard 3 years robbery; standard 2 years theft 2026-04-13 concurrent; ?date'],
    ['3 years, sentenced 2 June 2025. 2 years concurrent, sentenced 13 April 2026. 1 year concurrent', 'standard 3 years 2025-06-02; standard 2 years 2026-04-13 concurrent; standard 1 year concurrent; ?date'],
    ['3 years sentenced 5 december 2026', 'standard 3 years; ?date'],
  ]))

// biome-ignore format: one row a line
describe('Several sentences', () =>
  reads([
    ['on 3 counts of burglary (dwelling): 3 years on each, all concurrent', 'standard 3 years burglary_dwelling; standard 3 years burglary_dwelling concurrent; standard 3 years burglary_dwelling concurrent'],
    ['30 months, 18 months concurrent. Both theft', 'standard 30 months theft; standard 18 months theft concurrent'],
    ['2 years and 18 months consecutive, both for fraud', 'standard 2 years fraud_by_false_representation; standard 18 months fraud_by_false_representation consecutive to 1'],
    ['3 years for robbery and 2 years concurrent, both on 3 May 2026', 'standard 3 years robbery 2026-05-03; standard 2 years 2026-05-03 concurrent'],
    ['5 years for robbery. For the breach of the suspended sentence, I activate 6 months of it, consecutively', 'standard 5 years robbery; suspended 6 months activated consecutive to 1'],
    ['28 months for the first count of fraud and 14 months for the second, consecutive', 'standard 28 months fraud_by_false_representation; standard 14 months consecutive to 1'],
    ['count 4, fraud, 3 years. On counts 5 and 6, fraud, 12 months on each, concurrent with each other but consecutive to count 4', 'standard 3 years fraud_by_false_representation; standard 12 months fraud_by_false_representation consecutive to 1; standard 12 months fraud_by_false_representation consecutive to 1'],
    ['count 1, fraud, 3 years. Counts 2 and 3, theft, 12 months each, consecutive to count 1', '??runs'],
    ['counts 1 and 2, robbery, 3 years on each concurrent', 'standard 3 years robbery; standard 3 years robbery concurrent'],
    ['count 1, fraud, 3 years, count 2, theft, 12 months consecutive to count 1', 'standard 3 years fraud_by_false_representation; standard 12 months theft consecutive to 1'],
    ['3 years, 2 years consecutive', 'standard 3 years; standard 2 years consecutive to 1'],
    ['4 years followed by 6 months', 'standard 4 years; standard 6 months consecutive to 1'],
    ['6 months consecutive to 2 years', 'standard 6 months consecutive to 2; standard 2 years'],
    ['2 x 6 months concurrent', 'standard 6 months; standard 6 months concurrent'],
    ['2 years plus 6 months', '??runs'],
    ['2 years + 1 year = 3 years', 'standard 2 years; standard 1 year consecutive to 1; total 3 years'],
    ['3 years and 18 months, total 3 years', 'standard 3 years; standard 18 months concurrent; total 3 years'],
    ['2 years and 1 year consecutive, total 4 years', 'total 4 years; ??total'],
    ['robbery 3 years, knife 6 months concurrent', 'standard 3 years robbery; standard 6 months concurrent; ?offence'],
    ['10 months, 4 months consecutive, 2 months concurrent to the 4 months', '??runs'],
    ['3 years on each concurrent', 'standard 3 years; ??other_sentence'],
    ['18 months to run consecutively to the 3 years passed in May', 'standard 18 months consecutive to 2; standard 3 years; ?date'],
    ['30 months total, 20 for affray and 10 for theft', 'standard 20 months affray; standard 10 months theft consecutive to 1; total 30 months'],
    ['30 months total, 20 for affray and 8 for theft', 'standard 30 months; ??number,offence'],
    ['3 years and 4 months added on', 'standard 3 years; standard 4 months consecutive to 1'],
    ['8 months conc to the 2 years', 'standard 8 months; standard 2 years concurrent'],
    ['6 months, 6 months, 6 months consecutive', '??runs'],
    ['3 months consecutive to the robbery', 'standard 3 months; ??other_sentence'],
    ['3 months on top', 'standard 3 months; ??other_sentence'],
    ['3 months to follow the 20 months', 'standard 3 months consecutive to 2; standard 20 months'],
    ['3 years including 6 months for the knife', '??runs,offence'],
    ['8 years in total including 2 years for affray', 'standard 6 years; standard 2 years affray consecutive to 1; total 8 years'],
    ['1) 3 years 2) 8 months concurrent', 'standard 3 years; standard 8 months concurrent'],
    ['9 months each for two robberies, to be served one after the other', 'standard 9 months robbery; standard 9 months robbery consecutive to 1'],
    ['2 years and 3 months consecutive, total 2 years 6 months', 'total 2 years 6 months; ??total'],
    ['ct1 3y ct2 1y cons ct3 6m conc', 'standard 3 years; standard 1 year consecutive to 1; standard 6 months concurrent'],
    ['4 months consecutive with 2 years for affray', 'standard 4 months consecutive to 2; standard 2 years affray'],
    ['1 year '.repeat(13), '??runs'],
  ]))

test.each([
  ['6 months consecutive', 'standard 6 months consecutive to 1'],
  ['4 months to run after the 3 years', 'standard 4 months consecutive to 1'],
  ['9 months consecutive to sentence 1', 'standard 9 months consecutive to 1'],
  ['2 years', 'standard 2 years; ??runs'],
  ['2 years consecutive, concurrent', '??runs'],
])('As the second sentence, beside 3 years: “%s” is %s', (typed, said) => {
  const others = [{ length: { years: 3, months: 0, weeks: 0, days: 0 } }]
  expect(inShort(readCourt(typed, { today, others, at: 2 }))).toBe(said)
})

describe('An offence inside a phrase', () =>
  reads([
    ['12 months, poss off weapon', 'standard 12 months offensive_weapon_in_public_place'],
    ["my client's sentence is 3 years", 'standard 3 years'],
    ['14 years for conspiracy to import class A drugs', 'standard 14 years importing_class_a_drug'],
    [
      '14 years for conspiracy to supply class A drugs',
      'standard 14 years conspiracy_to_supply_class_a_drug',
    ],
    ['4 years for assault causing ABH', 'standard 4 years actual_bodily_harm'],
    ['5 years robery', 'standard 5 years; ?offence'],
    ['5 years for supplying heroin', 'standard 5 years supplying_class_a_drug'],
    ['18 months house burglary', 'standard 18 months burglary_dwelling'],
    ['4 years for GBH', 'standard 4 years; ?offence'],
    ['2 years for theft from the person', 'standard 2 years theft_from_person'],
    ['4 years for GBH with intent', 'standard 4 years grievous_bodily_harm_with_intent'],
    ['26 weeks for something we do not know', 'standard 26 weeks; ?offence'],
    ['26 weeks for zork glim', '??words'],
    ['2 years for selling stolen bikes', 'standard 2 years; ?offence'],
    ['2 years for the supply of firearms', 'standard 2 years; ?offence'],
  ]))

test.each([
  ['extended', 'extended 10 years + 1 year'],
  ['sopc', 'sopc 10 years + 1 year'],
  ['standard', 'standard 10 years'],
])('“10 years and a year on licence”, answered %s: %s', (say, said) => {
  const typed = '10 years and a year on licence'
  const answers = readCourt(typed, { today }).questions.map(({ ask, from }) => ({ ask, from, say }))
  expect(inShort(readCourt(typed, { today, answers }))).toBe(said)
})

test.each([
  ['contempt', 'contempt 3 weeks'],
  ['standard', 'standard 3 weeks'],
])('“3 weeks for breach of an injunction”, answered %s: %s', (say, said) => {
  const typed = '3 weeks for breach of an injunction'
  const [question] = readCourt(typed, { today }).questions
  const answers = [{ ask: 'kind' as const, from: question?.from ?? -1, say }]
  expect(question).toMatchObject({ about: '3 weeks', of: 'contempt' })
  expect(inShort(readCourt(typed, { today, answers }))).toBe(said)
})

test('More than 6,000 characters are not read in part', () =>
  expect(readCourt(`3 years ${'x '.repeat(3000)}`, { today }).asked).toEqual(['length']))

describe('How old somebody is, is no sentence', () =>
  reads([
    ['she has 30 years', '??length,number'],
    ['he was 16 years when it happened, got 5 years', '??kind; -was 16 years'],
    ['she was 16, 2 years for affray', '??kind; -was 16'],
    ['only seventeen when convicted. 2 years for affray', '??kind; -only seventeen'],
    ['he was 34. 2 years for affray', 'standard 2 years affray; -was 34'],
    ['2 years for affray. The victim was 16', 'standard 2 years affray; -was 16'],
    ['im 24 years. 10 months for affray', 'standard 10 months affray; -im 24 years'],
    ['my husband has 12 years to serve', 'standard 12 years'],
    ['my partner has 4 years for robbery', 'standard 4 years robbery'],
  ]))

describe('What is served of it is no other sentence, where the law proves it', () =>
  reads([
    ['5 years, will serve 2 years', 'standard 5 years; -2 years'],
    ['20 months, will do 7 months', '??runs'],
    ['he would do 6 months of the 18 month sentence', 'standard 18 months; -6 months'],
    ['3 years and will serve 2 years for theft', '??length,number'],
  ]))

// biome-ignore format: one row a line
describe('Numbers that a total proves', () =>
  reads([
    ['24 months: 18 for burglary of a house, 6 for affray', 'standard 18 months burglary_dwelling; standard 6 months affray consecutive to 1; total 24 months'],
    ['4 years in total, 4 for robbery and 1 for theft', 'standard 4 years robbery; standard 1 year theft concurrent; total 4 years'],
    ['9 years, 6 inside and 3 on licence', 'total 9 years; ??kind'],
    ['9 years, 6 inside and 2 on licence', '??unit,number,kind'],
    ['2 years (20 months)', '??runs'],
  ]))

describe('The sentence that somebody was called back from', () =>
  reads([
    ['recalled on an 8 year sentence', 'recall; standard 8 years'],
    ['serving the rest of a 6 year sentence on recall', 'recall; standard 6 years'],
    ['sent back to prison to finish her 30 month sentence', 'recall; standard 30 months'],
    ['recalled and got 4 years', '??recall,number,length'],
  ]))

// biome-ignore format: one row a line
describe('A length that is no sentence, or not this one', () =>
  reads([
    ['bailed for 28 days', '??words'],
    ['He is eligible for parole after serving 14 years of his life sentence', '??minimum_term,length; -eligible for parole'],
    ['on the sex offenders register for 10 years', 'not_custody; -on the sex offenders register for 10 years'],
    ['hospital for 6 months', '??words'],
    ['he was in care for 5 years and got 18 months', '??runs,words'],
    ['sentence deferred for 6 months', '??custody'],
    ['licence for 12 months', '??kind'],
    ['on licence for 2 years after release', '??kind; -after release'],
    ["he'll be on probation for 12 months", '??words'],
    ['supervision for 12 months', '??kind'],
    ['12 month supervision order', '??kind; -order'],
    ['2 year conditional discharge', 'not_custody; -2 year conditional discharge'],
    ['banned for 2 years and fined £500', 'not_custody; -banned for 2 years; -fined £500'],
    ['he served 3 years', '??number'],
    ['she did 18 months', '??length,number'],
    ['parole in 4 years', '??length; -parole in 4 years'],
    ['he was jailed for 5 years in 2015', 'standard 5 years; ?date'],
    ['previously jailed for 4 years, now charged again', '??length; -4 years'],
    ['could be jailed for up to 14 years', '??length'],
    ['faces a maximum of 2 years', '??custody; -2 years'],
    ['the maximum is 10 years', '??length; -10 years'],
    ['prosecutors asked for 6 years', '??length; -6 years'],
    ['serving 3 years for robbery when he assaulted an officer and got 12 months consecutive', 'standard 3 years robbery; standard 12 months consecutive to 1; ?offence'],
    ['his 3 year sentence was cut to 2 years', 'standard 2 years; -3 year'],
    ['sentence increased from 3 years to 5 years by the Court of Appeal', 'standard 5 years; -3 years'],
    ['the 7 year sentence was upheld', 'standard 7 years'],
    ['they reduced it by 6 months to 18 months', '??length,words'],
    ['got 2 years but appealing', 'standard 2 years'],
    ['18 months, of which 6 months suspended', '??runs,activated'],
    ['6 months of the suspended sentence activated', 'suspended 6 months activated'],
    ['not jailed, 12 months suspended', 'suspended 12 months; ?activated; -jailed'],
    ['no prison, just 100 hours community service', 'not_custody; -prison; -100 hours community service'],
    ['4 years tariff on an IPP', 'ipp 4 years'],
    ['life licence, recalled', '??recall,minimum_term'],
    ['life licence for 99 years', '??minimum_term,runs,kind'],
    ["10 years' imprisonment with 5 years' licence", '??kind'],
    ['8 years with one third on licence', '??kind; -one third'],
    ['9 years, 6 before parole', '??number,kind'],
    ['12 years determinate', '??words'],
    ['double sentence: 2 years', '??words'],
    ['2 years each', 'standard 2 years; ??other_sentence'],
    ['2 years apiece for both of them', '??words,other_sentence'],
    ['the pair got 3 years', '??words'],
    ['all three were jailed for 4 years', 'standard 4 years; ??number'],
    ['she got half what he got, 2 years', 'standard 2 years; -half'],
    ['20 months from 30 months', '??runs'],
    ['a third off 3 years', '??length'],
    ['12 months each on counts 1 to 3 concurrent', 'standard 12 months; standard 12 months concurrent; standard 12 months concurrent'],
    ['5 years minimum for firearm', '??kind,offence'],
    ['mandatory minimum 5 years firearms', '??kind,words,offence'],
    ['3 strikes burglary 3 years', 'standard 3 years; ?offence; -3 strikes'],
    ['he got 3.5', '??unit'],
    ['three and half years', 'standard 3 years 6 months'],
    ['2yr6', 'standard 2 years; ??number'],
    ['1 yr 18 months', '??runs'],
    ['18-24 months', '??length'],
    ['about 2 years', '??length'],
    ['2 years ago he got 3 years', 'standard 3 years; ?date'],
    ['3 years 2 weeks ago', 'standard 3 years 2026-11-02'],
    ['got 4 years last year, out next year', 'standard 4 years; ?date'],
    ['sentenced to 4 years 3 weeks ago', 'standard 4 years 2026-10-26'],
    ["five years' jail, two years ago", 'standard 5 years; ?date'],
    ['in 6 months he got 2 adjudications and 30 extra days', 'added 30; ??unit,words,number'],
    ['he got 42 added days', 'added 42; ??length'],
    ['ROTL in 6 months, 4 year sentence', 'standard 4 years; -6 months'],
    ['cat D with 18 months left of 5 years', 'standard 5 years; -18 months'],
    ['HDC eligible after 6 months of 2 years', '??runs,words,length; -HDC'],
    ['18 months remand', '??remand_days,length'],
    ['held on remand 6 months waiting for trial', '??remand_days,length'],
    ['on remand, got 3 years', 'standard 3 years; ?remand_days'],
  ]))

describe('A part of a year behind its unit, however it is joined', () =>
  reads([
    ['3 years and half for robbery', 'standard 3 years 6 months robbery'],
    ['a 3-year-and-a-half sentence', 'standard 3 years 6 months'],
    ['3 years and a 1/2', 'standard 3 years 6 months'],
    ['1 year and three quarters', 'standard 1 year 9 months'],
    ['3 years and half on licence', 'standard 3 years; -half'],
    ['3 years and a half of it on licence', 'standard 3 years; -half of'],
  ]))

describe('What people tell is a fact', () =>
  reads([
    ['4 years for arson yesterday', 'standard 4 years 2026-11-15; ?offence'],
    ['4 years for burglary of a house yesterday', 'standard 4 years burglary_dwelling 2026-11-15'],
    ['Kemp was jailed for 4 years for perjury today', 'standard 4 years perjury; ?date'],
    ['16 months, zero days on remand', 'standard 16 months; remandDays 0'],
    ['16 months. She was never remanded', 'standard 16 months; remandDays 0'],
    ['No days on remand, 16 months', 'standard 16 months; remandDays 0'],
    ['shes 16, 8 months dto today', 'dto 8 months 2026-11-16; child'],
    ['3 years for perjury today. He is 18', 'standard 3 years perjury 2026-11-16; adult'],
    ['3 years for perjury on 2 June 2026. He is 18', 'standard 3 years perjury; ?date; -is 18'],
    ['3 years on 2 June 2026. He is 19', 'standard 3 years 2026-06-02; adult'],
    // A day later than the first on remand is none of what was done.
    [
      '4 years for perjury on 9 November 2026, 80 days on remand',
      'standard 4 years perjury 2026-11-09; remandDays 80',
    ],
    [
      '4 years for perjury 9 November 2026, 80 days remand',
      'standard 4 years perjury 2026-11-09; remandDays 80',
    ],
    [
      '4 years for perjury on 9 November 2026, 3 months on remand',
      'standard 4 years perjury 2026-11-09; remandLength 3 months; ?remand_days',
    ],
    [
      '4 years for perjury on 9 November 2026, on remand since 4 May 2026',
      'standard 4 years perjury 2026-11-09; remandFrom 2026-05-04',
    ],
    [
      '4 years for perjury on 9 November 2026, 7 days on remand',
      'standard 4 years perjury; remandDays 7; ?date',
    ],
    [
      '4 years for perjury on 9 November 2026, 80 days on remand for another matter',
      'standard 4 years perjury; ?date,remand_days',
    ],
    [
      '4 years for perjury on 3 May 2026, on remand since 4 May 2026',
      'standard 4 years perjury; remandFrom 2026-05-04; ?date',
    ],
    // An age is reached when the birthday begins; who was a child on the day of sentence was convicted as one.
    ['3 years for robbery today, born 16/11/2008', 'standard 3 years robbery 2026-11-16; adult'],
    ['3 years for robbery today, born 17/11/2008', 'child; ??kind'],
    ['8 months dto yesterday, born 16/11/2008', 'dto 8 months 2026-11-15; child'],
    ['3 years for robbery yesterday, born 16/11/2008', 'child; ??kind'],
    ['8 months dto today, born 1 March 2009', 'dto 8 months 2026-11-16; child'],
    ['3 years on 2 June 2024. He is 40', 'standard 3 years 2024-06-02; -is 40'],
    [
      '3 counts of perjury, 9 months each consecutive',
      'standard 9 months perjury; standard 9 months perjury consecutive to 1; standard 9 months perjury consecutive to 2',
    ],
    ['2 years on all 2 counts concurrent', 'standard 2 years; standard 2 years concurrent'],
    ['3 years for 14 counts of theft', 'standard 3 years theft; -14 counts'],
    ['life, 7 months on remand, minimum 21 years', 'life 21 years; remandLength 7 months; ?remand_days'],
    [
      'life for murder, minimum of 16 years less 7 months',
      'life 16 years murder; remandLength 7 months; ?remand_days',
    ],
    ['extended: 6 years plus 2 on licence', 'extended 6 years + 2 years'],
    [
      '3 years 2 months on 4 May 2025 for theft. Recalled for 28 days, back in prison 2 October',
      'recall; standard 3 years 2 months theft 2025-05-04; fixed; 28; 2026-10-02',
    ],
    [
      '2 years, 7 April 2025, theft. Recalled from her tag, back 2 October',
      'recall; standard 2 years theft 2025-04-07; 2026-10-02; tag',
    ],
    // A new sentence, or the one that they were called back to?
    ['3 months for theft. Recalled for 28 days', 'fixed; 28; ??recall'],
  ]))

describe('Whose is it?', () =>
  reads([
    ['Lee Moss was jailed for 4 years for perjury. His brother, 19, got 18 months.', '??whose,length; -19'],
    ['Lee Moss got 4 years and his co-defendant got 6 years', '??whose,length'],
    ['Lee Moss, 30, was jailed for 4 years and Ann Moss, 28, for 2 years', '??whose,length; -30; -28'],
    // Who speaks of nobody else speaks of the person.
    [
      'my brother got 4 years for perjury, restraining order, 5 years',
      'standard 4 years perjury; -restraining order; -5 years',
    ],
    ['Our little brother was given 2 years for theft', 'standard 2 years theft'],
    ['61 days on remand. My brother got 4 years', 'standard 4 years; remandDays 61'],
    ['4 years, 61 days on remand. My brother got 3 years', 'standard 4 years; remandDays 61; -3 years'],
    ['my brother got 4 years, his mate got 5 years', 'standard 4 years; -5 years'],
    ['my brother got 4 years. Can I visit in 2 weeks?', 'standard 4 years; -2 weeks'],
    ['my brother got 4 years. Call me', 'standard 4 years'],
    ['my brother got 4 years. My mum is 70', 'standard 4 years; -is 70'],
    ['my brother and I got 4 years', '??length; -4 years'],
    ['my brother got 4 years, they gave me 2', '??; -4 years'],
    // Beside somebody else's sentence a length alone is asked about.
    ['his brother got 4 years. Can we visit in 2 weeks?', 'standard 2 weeks; ??number; -4 years'],
    ['his brother got 4 years. He lost his job after 12 years', 'standard 12 years; ??number; -4 years'],
    ['his brother got 4 years. 2 years for perjury', 'standard 2 years perjury; -4 years'],
    ['my brother’s mate got 4 years', '??length; -4 years'],
    [
      'his brother got 4 years for perjury, restraining order, 5 years',
      '??length; -4 years for perjury; -restraining order; -5 years',
    ],
    ['I got 2 years, my brother got 4 years', 'standard 2 years; -4 years'],
    ['3 years for theft. My brother got 4 years', 'standard 3 years theft; -4 years'],
    ['my brother got 4 years for perjury and Lee Moss got 2 years', 'standard 2 years; -4 years'],
    // What the other one did is not theirs.
    ['his brother got 4 years for perjury. He got 2 years', 'standard 2 years; -4 years for perjury'],
    [
      'He got 2 years. His mate got 4 years for perjury and 3 years and 6 months for theft',
      'standard 2 years; -4 years for perjury; -3 years; -6 months for theft',
    ],
    [
      'His mate got 4 years for perjury, he got 2 years for theft',
      'standard 2 years theft; -4 years for perjury',
    ],
    // In the words of a family it is plain.
    ['he got 4 years. His brother got 6 years', 'standard 4 years; -6 years'],
  ]))

// biome-ignore format: one row a line
describe('What was read wrongly once', () =>
  reads([
    ['murdered him two days after being released', '??length,offence; -released'],
    ['3 years after a guilty plea', '??length'],
    ['6 months later he got 2 years', '??runs'],
    ['2 years for theft, when is his tag', 'standard 2 years theft; -when is his tag'],
    ['20 months. Can she be home on a tag by Easter?', 'standard 20 months; -home on a tag'],
    ['4 years, how soon does she get tag', 'standard 4 years; -how soon does she get tag'],
    ['tag after 5 months', '??tag_days,length'],
    ['caught with a knife today, got 8 months', 'standard 8 months; ?date,offence'],
    ['arrested for perjury today and got 8 months', 'standard 8 months perjury; ?date'],
    ['The victim is 16. She got 8 months', '??kind; -is 16'],
    ['6 years. He groomed a girl who is 14', '??kind,offence; -is 14'],
    ['8 months. He may be recalled if he offends again', 'standard 8 months'],
    ['4 counts of perjury, 2 years and 3 months each concurrent', '??length; -4 counts'],
    ['3 years in total, 5 years in total', '??total'],
    ['8 months, no tag', 'standard 8 months; -tag'],
    ['2 life sentences, minimum term 20 years', 'life 20 years; ??other_sentence'],
    ['3 years 8 months on remand', '??remand_days,length'],
    ['3 years, on remand from 1 Feb 2026 to 3 April 2026 and from 6 July 2026', 'standard 3 years; remandFrom 2026-02-01; remandTo 2026-04-03; moreRemand 2026-07-06..'],
    ['3 years, remanded 1/2/26 to 3/4/26, 6/7/26 to 1/8/26 and from 3/9/26', 'standard 3 years; remandFrom 2026-02-01; remandTo 2026-04-03; moreRemand 2026-07-06..2026-08-01,2026-09-03..'],
    ['Offence: robbery on 3 March 2025. Sentence: 4 years on 2 November 2026', 'standard 4 years robbery 2026-11-02; -3 March 2025'],
    ['He did a robbery on 3 March 2025. 4 years on 2 November 2026', 'standard 4 years 2026-11-02; ?offence; -3 March 2025'],
    ['4 years on 2 March 2025 for robbery on 3 March 2025', 'standard 4 years robbery 2025-03-02; ?date'],
    ['8 years. Offence: s18 GBH with intent', 'standard 8 years grievous_bodily_harm_with_intent'],
    ['8 years for section 18 wounding with intent', 'standard 8 years wounding_with_intent'],
    ['3 years, 112 days tag to count and 40 days remand', 'standard 3 years; tagDays 112; remandDays 40'],
    ['3 years, 112 days QC to count, 40 days remand', 'standard 3 years; tagDays 112; remandDays 40'],
    ['sentenced today to 3 years after pleading guilty to robbery', 'standard 3 years 2026-11-16; ?offence'],
    ['3 years. Time served on remand: 62 days', 'standard 3 years; remandDays 62'],
    ['3 years. Days spent on remand 62', 'standard 3 years; remandDays 62'],
    ['3 years. He did 62 days inside before he was sentenced', 'standard 3 years; remandDays 62'],
    ['3 years. 62 days on remand and then on bail', 'standard 3 years; remandDays 62'],
    ['remand 1 Feb 2026 to 3 April 2026, 32 months', 'standard 32 months; remandFrom 2026-02-01; remandTo 2026-04-03'],
    ['32 months, remand 1 Feb 2026 to 3 April 2026', 'standard 32 months; remandFrom 2026-02-01; remandTo 2026-04-03'],
    ['3 years. Remand: none', 'standard 3 years; remandDays 0'],
    ['3 years. He was on bail throughout', 'standard 3 years; remandDays 0'],
    ['3 years. On bail the whole time, 62 days on remand', 'standard 3 years; remandDays 62; ??number'],
    ['3 years. On bail with a tag throughout', 'standard 3 years; ?tag_days'],
    ['3 years, 62 days on remand, 1 Feb 2026 to 3 April 2026', 'standard 3 years; remandFrom 2026-02-01; remandTo 2026-04-03'],
    ['3 years, on remand for 62 days (1 Feb 2026 to 3 April 2026)', 'standard 3 years; remandFrom 2026-02-01; remandTo 2026-04-03'],
    ['3 years, on remand 1 Feb 2026 until 3 April 2026, 62 days', 'standard 3 years; remandFrom 2026-02-01; remandTo 2026-04-03'],
    ['3 years, 62 days from 1 Feb 2026 to 3 April 2026 on remand', 'standard 3 years; remandFrom 2026-02-01; remandTo 2026-04-03'],
    ['3 years on 9 November 2026, 8 days on remand since 1 November 2026', 'standard 3 years 2026-11-09; remandFrom 2026-11-01'],
    ['3 years, 20 days on remand from 1 Feb 2026 to 3 April 2026', 'standard 3 years; remandFrom 2026-02-01; remandTo 2026-04-03; ?remand_days'],
    ['3 years on 9 November 2026, on remand for 20 days since 1 November 2026', 'standard 3 years 2026-11-09; remandFrom 2026-11-01; ?remand_days'],
    ['3 years, on remand from 6 July 2026 to 1 August 2026 and from 1 Feb 2026', 'standard 3 years; remandFrom 2026-07-06; remandTo 2026-08-01; ?remand_days'],
    ['3 years for theft today. The prison says 15 November 2027', 'standard 3 years theft 2026-11-16; stated release 2027-11-15'],
    ['3 years for theft today, CRD 15 November 2027, SLED 15 November 2029, HDCED 18 May 2027', 'standard 3 years theft 2026-11-16; stated CRD 2027-11-15; stated SLED 2029-11-15; stated HDCED 2027-05-18'],
    // A date before the sentence, and two of the same letters, are of something else.
    ['3 years for theft today, CRD 15 November 2025', 'standard 3 years theft 2026-11-16; ??number'],
    ['3 years for theft today, CRD 15 November 2027, CRD 16 November 2027', 'standard 3 years theft 2026-11-16; stated CRD 2027-11-15; ??number'],
    ['3 years for robbery, 120 days on remand will not count', '??length'],
    ['6 years for sexual activity with a child by a person in a position of trust', 'standard 6 years; ?offence'],
    ['He pleaded guilty on 3 March 2026 and was jailed for 4 years', 'standard 4 years; -3 March 2026'],
    ['28 days to pay', '??length; -to pay'],
    ['an extra 32 days inside', '??kind'],
    ['20 and 11 months, respectively', '??number,length'],
    ['DTO 8 months, 4 months concurrent', '??kind'],
    ['Robbery: 3 years / Theft: 6 months (consec)', 'standard 3 years robbery; standard 6 months theft consecutive to 1'],
  ]))

describe('Words that turn, deny or name something else', () =>
  reads([
    ['40 days because I not pay the fine', 'default 40 days; -fine'],
    ['he no pay his fines, got 20 days', 'default 20 days; -fines'],
    ['he got the maximum 12 months behind bars', 'standard 12 months'],
    ['the maximum sentence is 14 years', '??length; -14 years'],
    ['12 months for ABH + criminal damage', 'standard 12 months; ?offence'],
    ['8 years for robbery, possession of a knife and assault', 'standard 8 years; ?offence'],
    [
      '3 years for s20 wounding, racially aggravated',
      'standard 3 years racially_or_religiously_aggravated_gbh',
    ],
    [
      '15 months for racially aggravated common assault',
      'standard 15 months racially_or_religiously_aggravated_common_assault',
    ],
    ['one year and half', 'standard 1 year 6 months'],
    ['2 months for theft. 6 months consecutive to a sentence of 3 years', '??runs'],
    ['6 months consecutive to a sentence of 3 years', 'standard 6 months consecutive to 2; standard 3 years'],
    ['EDS 8 years custody 4 years extended', 'extended 8 years + 4 years'],
    ['recalled last week for 28 days', 'recall; fixed; 28; ?date'],
    [
      'special custodial sentence for offenders of particular concern, 5 years custody and 1 year licence',
      'sopc 5 years + 1 year',
    ],
    ['18 months, 100 days on tag, half of it counts', 'standard 18 months; tagDays 50; -half of'],
    [
      'counts 1 to 3: 12 months each, concurrent',
      'standard 12 months; standard 12 months concurrent; standard 12 months concurrent',
    ],
    ['Smith, who acted with his brother, got 3 years', 'standard 3 years'],
    ['20 weeks, £200 fine with 28 days to pay', 'standard 20 weeks; -£200 fine; -28 days to pay'],
    ['guideline range 2 to 4 years. Sentence 3 years', 'standard 3 years; -2; -4 years'],
    ['3 years, remand nil', 'standard 3 years; remandDays 0'],
    ['IPP life sentence with a minimum of 4 years', 'ipp 4 years'],
    ['CCTV showed him climbing over the fence. 3 years for robbery', 'standard 3 years robbery'],
    ['He left the scene and was off his head. 2 years for robbery', 'standard 2 years robbery'],
    ['The dog ran out when the officers kicked the door in. 3 years', 'standard 3 years'],
    ['3 years. never on quendle, bail all the way', '??words'],
    ['bailed for 28 days', '??words'],
    [
      'He is eligible for parole after serving 14 years of his life sentence',
      '??minimum_term,length; -eligible for parole',
    ],
    ['3 years. The sentence is blorped', '??words'],
    ['8 years for wounding with intent', 'standard 8 years wounding_with_intent'],
  ]))

// biome-ignore format: one row a line
describe('What was only told, feared or undone is no sentence', () =>
  reads([
    ['was told he will do 14 months', '??custody'],
    ['they told us he would get 3 years', '??custody'],
    ['he may be jailed for 3 years', '??custody'],
    ['he risks 5 years', '??custody'],
    ['prosecution want 5 years', '??length; -5 years'],
    ['my mum wants to know, he got 18 months', 'standard 18 months'],
    ['he used to be on a 3 year sentence', '??length; -3 year'],
    ['conviction quashed, was serving 4 years', '??length'],
    ['got 4 years, halved on appeal', '??length'],
    ['he got 4 years but his appeal cut it', '??words'],
    ['my son got 4 years and wants to appeal', 'standard 4 years'],
    ['The sentence was reduced on appeal from 8 years to 6 years 6 months', 'standard 6 years 6 months; -8 years'],
    ['increased on appeal from 3 to 5 years', 'standard 5 years; -3'],
    ['his 5 year sentence was quashed and replaced with 3 years', 'standard 3 years; -5 year'],
    ['hybrid order, 8 years', '??kind'],
    ['4 months and then probation for a year', '??kind'],
    ['I got 18 months my girlfriend got a suspended', '??kind'],
    ['served 9 months of a 3 year sentence', 'standard 3 years; ??number'],
  ]))

// biome-ignore format: one row a line
describe('A day of something else is asked about, and not taken', () =>
  reads([
    ['the appeal court quashed the sentence of 5 years and substituted 4 years for robbery on 12 November 2026', 'standard 4 years robbery; ?date; -5 years'],
    ['4 years for robbery on appeal, sentenced 3 May 2026', 'standard 4 years robbery 2026-05-03'],
    ['2 years, moved to HMP Hull 5 June 2026', 'standard 2 years; ?date'],
    ['2 years, appeal heard 5 June 2026', 'standard 2 years; ?date'],
    ['On 5 June 2026 he punched a man. He got 2 years.', 'standard 2 years; -5 June 2026'],
    ['3 years for punching a man on 5 June 2026', 'standard 3 years; ?date,offence'],
    ['3 years, tag comes off 5 June 2026', 'standard 3 years; ?date,tag_days'],
    ['2 years, offence committed 5 May 2025', 'standard 2 years; -5 May 2025'],
    ['we were in court on 12 June 2025 and he got 3 years', 'standard 3 years 2025-06-12'],
    ['3 years at leeds crown court on 12 june 2025', 'standard 3 years 2025-06-12'],
    ['leeds crown court 12 june 2025. 3 years', 'standard 3 years 2025-06-12'],
    ['my son was in court today and got 3 years', 'standard 3 years 2026-11-16'],
  ]))

// biome-ignore format: one row a line
describe('Time for another matter is no time before this sentence', () =>
  reads([
    ['3 years, 100 days remand but serving another sentence then', 'standard 3 years; ?remand_days'],
    ['3 years with 42 days on remand for another matter', 'standard 3 years; ?remand_days'],
    ['3 years, on remand from 3 June 2026 for a different offence', 'standard 3 years; ?remand_days'],
    ['18 months and 3 months for another offence consecutive', 'standard 18 months; standard 3 months consecutive to 1'],
  ]))

// biome-ignore format: one row a line
describe('An offence of which they were cleared, suspected or found guilty besides is not that of the sentence', () =>
  reads([
    ['not guilty of murder, guilty of manslaughter 12 years', 'standard 12 years manslaughter; -not guilty of murder'],
    ['he was cleared of robbery', 'not_custody; -cleared of robbery'],
    ['He denied murder. He got 12 years.', 'standard 12 years; ?offence'],
    ['jailed for 3 years after he was caught with a knife while on bail for robbery', 'standard 3 years; ?offence'],
    ['He was jailed for 26 months. He also breached a restraining order.', 'standard 26 months; ?offence'],
  ]))

// biome-ignore format: one row a line
describe('A recall, with its kind and the day of the return; what is only feared is none', () =>
  reads([
    ['on standard recall since 14 July 2026, 5 years for robbery, sentenced 3 May 2022', 'recall; standard 5 years robbery 2022-05-03; 2026-07-14; standard'],
    ['standard recall, recalled 3 March 2026', 'recall; 2026-03-03; standard'],
    ['standard recall on 3 March 2026', 'recall; 2026-03-03; standard'],
    ['recalled for missing curfew on 3 March 2026, 2 years from 2 June 2025', 'recall; standard 2 years 2025-06-02; 2026-03-03'],
    ['recalled on 3 March 2026 for breaching his tag, 2 years from 2 June 2025', 'recall; standard 2 years 2025-06-02; 2026-03-03'],
    ['recalled for 56 days on 5 May 2026, 3 year sentence for ABH from 10 June 2024', 'recall; standard 3 years actual_bodily_harm 2024-06-10; fixed; 56; 2026-05-05'],
    ['he is serving a 4 year prison sentence from 3 March 2025', 'standard 4 years 2025-03-03'],
    ['standard recall, returned 4 March 2026', 'recall; 2026-03-04; standard'],
    ['standard recall on 3 March 2026, back in prison on 4 March 2026', 'recall; 2026-03-03; 2026-03-04; standard'],
    ['2 years on 2 June 2025. Standard recall on 3 March 2026. Back in prison 4 March 2026', 'recall; standard 2 years 2025-06-02; 2026-03-03; 2026-03-04; standard'],
    ['2 years on 2 June 2025. Recalled, back in prison 4 March 2026', 'recall; standard 2 years 2025-06-02; 2026-03-04'],
    ['recalled 1 November 2026, returned the same day', 'recall; 2026-11-01; 2026-11-01'],
    ['recalled 1 November 2026, returned 3 November 2026', 'recall; 2026-11-01; 2026-11-03'],
    ['recall fixed term 56 days from 2 november 2026', 'recall; fixed; 56; 2026-11-02'],
    ['recalled HDC 3 November 2026', 'recall; 2026-11-03; tag'],
    ['tag recall', 'recall; tag'],
    ['they want to recall him', '??length'],
    ['he may get recalled', '??length'],
  ]))

// biome-ignore format: one row a line
describe('The day of release from imprisonment for public protection decides when the licence ends', () =>
  reads([
    ['IPP tariff 3 years, released 1 June 2022', 'ipp 3 years out on 2022-06-01'],
    ['IPP tariff 3 years, released 1 June 2022, recalled 5 May 2024', '2024-05-05; ??recall; -released 1 June 2022'],
    ['3 years, released 1 June 2022', 'standard 3 years; -released 1 June 2022'],
    // Let out is told without its day too.
    ['IPP on 3 March 2006, tariff 3 years, released', 'ipp 3 years 2006-03-03 out on unknown; -released'],
    ['IPP on 3 March 2006, tariff 3 years, released in 2012', 'ipp 3 years 2006-03-03 out on unknown; -released in 2012'],
    ['IPP on 3 March 2006, tariff 3 years. He is out on licence', 'ipp 3 years 2006-03-03 out on unknown; -out on'],
    ['IPP on 3 March 2006, tariff 3 years. When will he be released?', 'ipp 3 years 2006-03-03; -released'],
    ['IPP on 3 March 2006, tariff 3 years, never released', 'ipp 3 years 2006-03-03; -released'],
    ['life, minimum 12 years, released 1 June 2022', 'life 12 years out on unknown; -released 1 June 2022'],
    // The minimum term behind the day.
    ['IPP in 2007, tariff 3 years', 'ipp 3 years; ?date'],
    ['IPP 2007 tariff 3 years', 'ipp 3 years; ?date'],
    ['My brother got an IPP. His tariff was 3 years', 'ipp 3 years'],
    ['a sentence of 9+3', '??unit'],
    ['2 years less a day', '??length'],
  ]))

// biome-ignore format: one row a line
describe('Extended and special sentences, in any order of their parts', () =>
  reads([
    ['12 years EDS, 8 custody 4 licence', 'extended 8 years + 4 years; total 12 years'],
    ['8 yrs EDS 4 yrs ext', 'extended 8 years + 4 years'],
    ['extended sentence of 12 years: 4 years on licence after 8 years in custody', '??length'],
    ['special custodial sentence of 6 years, 5 years custody and 1 year licence', 'sopc 5 years + 1 year; total 6 years'],
    ['SOPC 6 years, custodial term 5 years, licence 1 year', 'sopc 5 years + 1 year; total 6 years'],
    ['life (IPP), tariff 4 years', 'ipp 4 years'],
    ['counts 1 to 3: 2 years each concurrent', 'standard 2 years; standard 2 years concurrent; standard 2 years concurrent'],
    ['3 years. Remand: 0 days', 'standard 3 years; remandDays 0'],
    ['half of 100 days on curfew to count, 3 years', 'standard 3 years; tagDays 50; -half of'],
    ['3 years, 100 days tagged, so 50 off', 'standard 3 years; tagDays 50; -100 days'],
    ['He, along with two others, was jailed for 3 years', 'standard 3 years; -two'],
  ]))

// biome-ignore format: one row a line
describe('A story beside it is none of the sentence', () =>
  reads([
    ['The trial lasted six weeks. 4 years for robbery', 'standard 4 years robbery; -six weeks'],
    ['4 years for robbery. The man spent 3 weeks in hospital', 'standard 4 years robbery; -3 weeks'],
    ['4 years for robbery. He earned about £400 a week from it.', 'standard 4 years robbery; -£400 a week'],
    ['He took more than £9,000 over 18 months. 4 years for fraud', 'standard 4 years fraud_by_false_representation; -£9,000; -18 months'],
    ['He was arrested two weeks later. 4 years for robbery', 'standard 4 years robbery; -two weeks later'],
    ['He does not remember it. 4 years for robbery', 'standard 4 years robbery'],
    ['A neighbour called 999. 4 years for robbery', 'standard 4 years robbery; -999'],
    ['The passenger broke both legs. 4 years for robbery', 'standard 4 years robbery'],
    ['40 days. He didnt quendle the fine', '??words; -fine'],
    ['30 months. been locked up for 5 months waiting', 'standard 30 months; ??number'],
  ]))

// biome-ignore format: one row a line
describe('One more sentence, twice the same, and time of which a part counts', () =>
  reads([
    ['12 months twice concurrent', 'standard 12 months; standard 12 months concurrent'],
    ['he sees them twice a week. 12 months', 'standard 12 months'],
    ['6 months extra for the phone', 'standard 6 months; ??other_sentence,offence'],
    ['3 years, 100 days on remand of which 40 count', '??length'],
    ['committed for 60 days, owes £3000 maintenance', '??kind; -£3000'],
    ['sent to Crown Court, could be 3 years', '??length'],
    ["3 years in a secure children's home", '??kind'],
  ]))

// biome-ignore format: one row a line
describe('How several run, said before them', () =>
  reads([
    ['Consecutive sentences of 15 months and 9 months were imposed', 'standard 15 months; standard 9 months consecutive to 1'],
    ['Concurrent terms of 3 years and 18 months', 'standard 3 years; standard 18 months concurrent'],
    ['a consecutive sentence of 2 years and 6 months', 'standard 2 years 6 months; ??other_sentence'],
    ['He received 7 years for rape, plus 1 year extended licence', 'extended 7 years + 1 year rape'],
    ['he got a 12 month community order with 150 hours unpaid work', 'not_custody; -12 month community order; -150 hours unpaid work'],
    ['Detention 18 months. Disqualified 3 years extended by 9 months', 'standard 18 months; -Disqualified 3 years; -9 months'],
    ['Date: 12 June 2025. 3 years imprisonment. RX days 201', 'standard 3 years 2025-06-12; remandDays 201'],
  ]))

// biome-ignore format: one row a line
describe('What is only thought, and days that are told twice', () =>
  reads([
    ["we think it's 3 years but we weren't in court", '??length'],
    ['6 months, time served', 'standard 6 months; ?remand_days'],
    ['24 months, less 60 days qualifying curfew (120 days at half)', 'standard 24 months; tagDays 60; -120 days at half'],
    ['27 months less 45 days on the tag (half of 90)', 'standard 27 months; tagDays 45; -half of 90'],
  ]))

// biome-ignore format: one row a line
describe('What a clause is about decides what its figures are', () =>
  reads([
    ['His cousin, Ray, who had run off, received 4 years. The defendant received 5 years.', 'standard 5 years; -4 years'],
    ['On 3 June 2025, at Hull Crown Court, he was convicted of affray. On 9 July 2026 he was sentenced to 2 years.', 'standard 2 years affray 2026-07-09; -3 June 2025'],
    ['She was jailed for 15 months. She had worked at the shop for six years.', 'standard 15 months; -six years'],
    ['Jailed for 2 years: the man who hit four shops in a week.', 'standard 2 years; -four shops in a week'],
    ['Police found a machete under the bed. 3 years for affray.', 'standard 3 years affray'],
    ['He admitted cruelty towards his dog. 12 weeks in prison.', 'standard 12 weeks; ?offence'],
    ['He stabbed a man. 3 years.', 'standard 3 years; ?offence'],
    ['Life with a minimum term of 19 years. It is important to say that it is a minimum term.', 'life 19 years'],
    ['Counts 1 to 3: 14 months concurrent on each. Count 4: 6 months consecutive', 'standard 14 months; standard 14 months concurrent; standard 14 months concurrent; standard 6 months consecutive to 1'],
    ['Concurrent terms of 2 years were imposed on counts 3 and 4', 'standard 2 years; standard 2 years concurrent'],
    ['Having served two years for theft before, he got 45 months for fraud.', '??length'],
  ]))

// biome-ignore format: one row a line
describe('An offence that is named and is not what the sentence is for', () =>
  reads([
    ['He has 17 previous convictions, mostly for shoplifting. 18 months', 'standard 18 months; -17 previous convictions'],
    ['Kelly, who has 12 previous convictions for theft, was jailed for 2 years for robbery.', 'standard 2 years robbery; -12 previous convictions'],
    ['He was cautioned for theft. 18 months for affray', 'standard 18 months affray'],
    ['He has a history of violence and was cautioned for theft. 18 months', 'standard 18 months'],
    ['3 years. His brother is in for murder.', 'standard 3 years'],
    ['3 years. She was charged with robbery in 2020 but that was dropped', 'standard 3 years; ?date'],
    // The list of a court names what was found.
    ['Convictions: robbery, 3 years', 'standard 3 years; ?offence'],
    ['He was convicted of robbery. 3 years', 'standard 3 years robbery'],
  ]))

// biome-ignore format: one row a line
describe('An offence that hostility aggravates, said behind it', () =>
  reads([
    ['3 years for common assault, which was racially aggravated', 'standard 3 years racially_or_religiously_aggravated_common_assault'],
    ['20 weeks for criminal damage (racially aggravated)', 'standard 20 weeks racially_or_religiously_aggravated_criminal_damage'],
    ['s20 wounding, religiously aggravated, 2 years', 'standard 2 years racially_or_religiously_aggravated_gbh'],
    ['6 months for common assault out of racial hatred', 'standard 6 months; ?offence'],
    ['20 weeks for assaulting an emergency worker, racially aggravated.', 'standard 20 weeks; ?offence'],
    ['GBH, racially aggravated: 3 years', 'standard 3 years; ?offence'],
    ['Count 1 common assault 8 weeks. Count 2 racially aggravated criminal damage 6 weeks concurrent',
      'standard 8 weeks common_assault; standard 6 weeks racially_or_religiously_aggravated_criminal_damage concurrent'],
  ]))

// biome-ignore format: one row a line
describe('What happened, and how long it took or ago it was', () =>
  reads([
    ['3 years for affray. He broke the man’s jaw in Hull last March.', 'standard 3 years affray; -March'],
    ['3 years for the robbery in March', 'standard 3 years robbery; -March'],
    ['3 years for robbery in March', 'standard 3 years robbery; ?date'],
    ['sentenced in March to 3 years for the robbery', 'standard 3 years robbery; ?date'],
    ['3 years for robbery. It was in June', 'standard 3 years robbery; ?date'],
    ['Two years after he was freed, Webb robbed a shop. He was given 30 months.', 'standard 30 months; -Two years; -was freed'],
    ['Their baby was born three weeks early. 3 years', 'standard 3 years; -three weeks early'],
    ['18 months, early plea', 'standard 18 months'],
    ['She is 6 months pregnant and got 2 years', 'standard 2 years; -6 months pregnant'],
    ['He drove at 104mph in a 50 zone during the five-minute chase. 15 months', 'standard 15 months; -104mph in a 50 zone during the five-minute'],
    ['I have rung the prison loads of times. 18 months', 'standard 18 months'],
    ['3 years. The prison sentence was blorped', '??words'],
    ['3 years. She no longer feels safe', 'standard 3 years'],
    ['3 years, no longer suspended', 'standard 3 years; -suspended'],
    ['He was jailed for 30 months after he stabbed a 15-year-old boy', 'standard 30 months; ?offence; -15-year-old'],
    ['The judge jailed a 15-year-old for 3 years', '??kind; -15-year-old'],
    ['The court gave a 16-year-old 3 years', '??kind; -16-year-old'],
    ['For the robbery at the petrol station, 4 years', 'standard 4 years robbery'],
    ['4 years robbery at the blorped term', '??words'],
    ['jailed for 26 weeks for stealing meat from a supermarket', 'standard 26 weeks; ?offence'],
    ['26 weeks for flouting the ban', '??words; -ban'],
  ]))

// biome-ignore format: one row a line
describe('A sentence from which somebody was let out', () =>
  reads([
    ['He was on licence from a 5 year sentence at the time. He got 40 months.', 'standard 40 months; -5 year'],
    ['on licence from a 5 year sentence and recalled', 'recall; standard 5 years'],
    ['he came out in august on a 4 year sentence and got recalled for 56 days', 'recall; standard 4 years; fixed; 56; -out in august'],
    ['3 years for robbery and recalled for 28 days', 'fixed; 28; ??recall'],
    ['Granger had been out on licence for only three weeks when he broke in. He was sentenced to four years.', 'standard 4 years; -out on; -three weeks'],
    ['sentence of 2 years to run from the end of his current sentence', 'standard 2 years; ??other_sentence'],
  ]))

// biome-ignore format: one row a line
describe('So many counts of which each has its sentence', () =>
  reads([
    ['He admitted two counts of robbery. He was jailed for 5 years on each count, to run concurrently.', 'standard 5 years robbery; standard 5 years robbery concurrent; -two counts'],
    ['He admitted three counts of burglary and two of theft. 3 years on each count concurrent', 'standard 3 years; ??other_sentence,number,offence; -three counts'],
    ['jailed for 2 years on both counts concurrent', 'standard 2 years; ??other_sentence'],
    ['Cts 1-3 affray 28 mths conc on each', 'standard 28 months affray; standard 28 months affray concurrent; standard 28 months affray concurrent'],
    ['2 years’ imprisonment on each of counts 1-2, all concurrent', 'standard 2 years; standard 2 years concurrent'],
    ['45 weeks (30 weeks plus 15 weeks consecutive)', 'standard 30 weeks; standard 15 weeks consecutive to 1; total 45 weeks'],
    ['50 weeks (30 weeks plus 15 weeks consecutive)', '??runs'],
  ]))

// biome-ignore format: one row a line
describe('The parts of an extended sentence, and what they make', () =>
  reads([
    ['ten years, with seven years to be served in custody and three on extended licence', 'extended 7 years + 3 years; total 10 years'],
    ['12 years eds for robbery (eight custody four licence)', 'extended 8 years + 4 years robbery; total 12 years'],
    ['extended sentence of 10 years, 7 custody and 3 extended', 'extended 7 years + 3 years; total 10 years'],
    ['extended sentence of 10 years, 6 custody and 3 extended', 'total 10 years; ??total'],
    ['ten years, with seven years to be served in custody and two on extended licence', '??runs'],
    ['fifteen year extended sentence, ten years to be served in custody and five on licence', 'extended 10 years + 5 years; total 15 years'],
    ['Given a 10 year extended sentence, made up of a 6-year jail term and 4 years on licence', 'extended 6 years + 4 years; total 10 years'],
    ['EDS 11 yrs = 7 yrs custody + 4 yrs ext licence', 'extended 7 years + 4 years; total 11 years'],
    ['12 years with an extra year on licence', '??kind'],
    ['he got an extra year', 'standard 1 year; ??other_sentence'],
    ['discretionary life: notional determinate term 18 years, minimum term 9 years less 300 days on remand', 'life 9 years; remandDays 300; -18 years'],
    ['he got life. He will have to do 24 years before parole', 'life 24 years'],
  ]))

// biome-ignore format: one row a line
describe('Days on the tag and the half of them that counts', () =>
  reads([
    ['You were on an electronically monitored curfew for 160 days. I direct that 80 days count towards your sentence of 3 years.', 'standard 3 years; tagDays 80; -160 days'],
    ['You were on an electronically monitored curfew for 160 days. I direct that 70 days count towards your sentence of 3 years.', 'standard 3 years; curfewDays 160; ??tag_days,number'],
    ['27 months, credit for 112 days QC (224 on tag)', 'standard 27 months; tagDays 112; -224'],
    ['27 months, credit for 112 days QC (220 on tag)', 'standard 27 months; ??tag_days,number'],
    ['3 years less 64 days tagged bail credit', 'standard 3 years; tagDays 64'],
    ['14 months. His QC asked for less', 'standard 14 months; ?remand_days'],
    ['On remand from 12 May 2026 until last Friday when he got 3 years', 'standard 3 years; remandFrom 2026-05-12; ?date'],
    ['He was given 6 years three weeks ago and had been inside for 100 days before that', 'standard 6 years 2026-10-26; remandDays 100'],
  ]))

// biome-ignore format: one row a line
describe('What was before, and what came of it', () =>
  reads([
    ['I’d have got 8 years if I went to trial. The judge gave me 5 years', 'standard 5 years; -8 years'],
    ['The Court of Appeal increased the sentence from 5 years to 7 years', 'standard 7 years; -5 years'],
    ['Fine £1,200, he was given three months to pay back £800', 'not_custody; -Fine £1,200; -three months to pay; -£800'],
    ['He got 3 months instead of paying the £900', 'default 3 months; -£900'],
    ['they activated my 10 month suspended plus 6 month for theft consecutive', 'suspended 10 months activated; standard 6 months theft consecutive to 1'],
    ['2 years suspended for 2 years, later activated in full', 'suspended 2 years activated'],
    ['the judge was not able to suspend the 14 months', 'standard 14 months'],
    ['he’d done 5 weeks on remand, got 2 years', 'standard 2 years; remandDays 35'],
    ['Sentence hearing 10/11/26. 3 years', 'standard 3 years 2026-11-10'],
    ['IPP, 4 year tariff, sentenced 2008', 'ipp 4 years; ?date'],
    ['Ryan Poole was given 32 months, while his girlfriend, Jade Lowe, was handed a 12-month community order', 'standard 32 months; -12-month community order'],
  ]))

// biome-ignore format: one row a line
describe('The names that courts and newspapers give to offences', () =>
  reads([
    ['15 months for controlling and coercive behaviour', 'standard 15 months coercive_or_controlling_behaviour'],
    ['26 weeks for driving whilst disqualified', 'standard 26 weeks driving_while_disqualified'],
    ['6 years for arson being reckless as to whether life was endangered', 'standard 6 years arson_endangering_life'],
    ['6 years for arson being reckless as to whether life endangered', 'standard 6 years; ?offence'],
    ['8 years for rape in the 1980s', 'standard 8 years rape; -1980s'],
    ["8 years for rape in the 80's", "standard 8 years rape; -80's"],
    ['8 months for breach of SHPO', 'standard 8 months breach_of_sexual_harm_prevention_order'],
    ['14 weeks for going equipped for theft', 'standard 14 weeks going_equipped'],
    ['18 weeks for failing to comply with notification requirements', 'standard 18 weeks failing_sex_offender_notification'],
    ['3 years for attempted robbery', 'standard 3 years; ?offence'],
    ['14 weeks for 3 assaults on police', 'standard 14 weeks; ?offence; -3'],
  ]))

// biome-ignore format: one row a line
describe('Others who stand beside them, and what became of an appeal', () =>
  reads([
    ['Two other defendants, Amir Shah and Craig Bell, will be sentenced next month. Dobson was sent to prison for 5 years.', 'standard 5 years; -Two; -next month'],
    ['3 years is likely. He will be sentenced next month.', '??custody; -next month'],
    ['Hussain was jailed for 2 years 8 months and Malik got a community order.', 'standard 2 years 8 months; -community order'],
    ['Smith was jailed for 2 years. Smith got a community order', '??custody; -community order'],
    ['We quash the sentence of 12 years and substitute a sentence of 10 years. To that extent the appeal is allowed.', 'standard 10 years; -12 years'],
    ['3 years. The appeal is allowed.', '??length'],
    ['He would have jailed her for 18 months but for her plea, and imposed 12 months.', 'standard 12 months; -18 months'],
    ['He had been on remand since his arrest on 11 February 2026 and got 4 years', 'standard 4 years; remandFrom 2026-02-11'],
    ['on bail since his arrest on 3 June 2026, 3 years', 'standard 3 years; ?date'],
    ['Credit for the 182 days he spent subject to a qualifying curfew, namely 91 days. The sentence was 3 years.', 'standard 3 years; tagDays 91; -182 days'],
    ['For each of the two offences of sexual assault, 2 years concurrent.', 'standard 2 years sexual_assault; standard 2 years sexual_assault concurrent'],
    ['He has 58 previous convictions for 112 offences including 14 for burglary. 4 years.', 'standard 4 years; -58 previous convictions; -14'],
  ]))

// biome-ignore format: one row a line
describe('What somebody else got, what was before, and where somebody was since', () =>
  reads([
    ['Three men have been jailed for a total of 21 years', '??length; -Three men'],
    ['They were given a total of 12 years between them', '??length'],
    ['You were jailed for a total of 9 years', 'standard 9 years'],
    ['3 years, his brother got 2', 'standard 3 years; -2'],
    ['Jones was jailed for three years and his brother for two.', 'standard 3 years; -two'],
    ['husband got 4 years, robbery. Been in HMP Cardiff since 2 May 2026', 'standard 4 years robbery; remandFrom 2026-05-02'],
    ['Roberts has been behind bars since his arrest in April. He was given 3 years for robbery', 'standard 3 years robbery; ?remand_days'],
    ['He was sentenced to 5 years on 14 March 2026 for conspiracy to supply cocaine. We reduce the sentence to 4 years.', 'standard 4 years conspiracy_to_supply_class_a_drug 2026-03-14; -5 years'],
    ['I increase that to five years. With credit for your guilty plea, the sentence is 40 months.', 'standard 40 months; -five years'],
    ['jailed for 14 years for raping a woman in 2003', 'standard 14 years; ?offence; -2003'],
    ['jailed for 14 years for rape in 2003', 'standard 14 years rape; ?date'],
    ['original sentence 3 years, remand 12 days', 'standard 3 years; remandDays 12'],
    ['He struck him at least 12 times. 6 years.', 'standard 6 years; -12 times'],
    ['3 years. We do not know what happens next, can anyone explain?', 'standard 3 years'],
  ]))

// biome-ignore format: one row a line
describe('What the words say once more, or in another order, is read', () =>
  reads([
    ['five years, two months and three weeks', 'standard 5 years 2 months 3 weeks'],
    ['five years, two years and three weeks', '??runs'],
    ['16 weeks and 8 weeks to run at the same time', 'standard 16 weeks; standard 8 weeks concurrent'],
    ['my suspended sentence got activated, 6 months', 'suspended 6 months activated'],
    ['breach of SSO, 6 months activated', 'suspended 6 months activated'],
    ['the suspended 8 month sentence was activated in full', 'suspended 8 months activated'],
    ['6 months suspended for 2 years, breached, activated in full', 'suspended 6 months activated'],
    ['life imprisonment and must serve a minimum term of 24 years', 'life 24 years'],
    ['im a lifer with a 17 year tariff, murder', 'life 17 years murder'],
    ['SOPC under s.278: 5 years custody and 1 year licence', 'sopc 5 years + 1 year'],
    ['extended sentence 9 years made up of a custodial term of six years and an extended licence of three', 'extended 6 years + 3 years; total 9 years'],
    ['18 months, less 64 days qualifying curfew (128 days, half)', 'standard 18 months; tagDays 64; -128 days; -half'],
    ['2 years, 90 days tagged curfew halved to 45', 'standard 2 years; tagDays 45; -90 days; -halved to'],
    ['44 months; credit 210 days', 'standard 44 months; remandDays 210'],
    ['44 months, 100 days on tag, credit 50 days', 'standard 44 months; curfewDays 100; ??tag_days,number'],
    ['15 months, rem 45 days', 'standard 15 months; remandDays 45'],
    ['4 months on ch 1, 4 months on ch 2 consecutive', 'standard 4 months; standard 4 months consecutive to 1'],
    ['told he would serve half of his 28 month sentence, with the rest on licence', 'standard 28 months; -would serve half of'],
    ['5 yrs ext 3', 'extended 5 years + 3 years'],
    ['4 yrs 8 mths imprisonment (56 months)', 'standard 4 years 8 months; -56 months'],
    ['Total 8 yrs: 5 + 3 consec', 'standard 5 years; standard 3 years consecutive to 1; total 8 years'],
    ['in breach of his suspended sentence so 12 weeks activated and 6 weeks for theft consecutively', 'suspended 12 weeks activated; standard 6 weeks theft consecutive to 1'],
    ['The suspended sentence of 10 months was activated with 8 months to be served', 'suspended 8 months activated; -10 months'],
    ['8 months for theft, suspended sentence of 4 months activated consecutively', 'standard 8 months theft; suspended 4 months activated consecutive to 1'],
    ['Automatic life sentence with a minimum term of 11 years less time on remand of 297 days', 'life 11 years; remandDays 297'],
    ['DTO 12 months (6 months custody 6 months supervision)', 'dto 12 months; -6 months; -6 months'],
    ['28 days for non-payment of fines totalling £1,120', 'default 28 days; -fines; -£1,120'],
    ['16 years EDS for rape: 12 years custody and 4 years licence', 'extended 12 years + 4 years rape; total 16 years'],
    ['You have 14 days to appeal. The sentence is 6 months', 'standard 6 months; -14 days'],
    ['The victim, who was 16 at the time, was hurt. He got seven years for robbery.', 'standard 7 years robbery; -was 16'],
    ['His sentence of 6 years was upheld on appeal.', 'standard 6 years'],
    ['quashed the sentence of 9 years and substituted one of 7 years', 'standard 7 years; -9 years'],
    ['3 years for three robberies and one theft', 'standard 3 years robbery; -three; -one'],
    ['must serve at least half of the 40-month sentence, showed no emotion', 'standard 40 months; -half of'],
    ['rejected calls for a suspended sentence and jailed him for ten months', 'standard 10 months; -suspended sentence'],
    ['4 years for robbery, plus 1 year activated from a suspended sentence, so 5 years total', 'standard 4 years robbery; suspended 1 year activated consecutive to 1; total 5 years'],
    ['EDS 14 years (custodial term 9 years; extension 5 years)', 'extended 9 years + 5 years; total 14 years'],
    ['an extended sentence, 7 years in prison followed by 3 years on licence', 'extended 7 years + 3 years'],
    ['Mandatory life imprisonment. Minimum term 15 years less 233 days spent on remand', 'life 15 years; remandDays 233'],
    ['Jailed for life: killer who stabbed man 17 times must serve at least 23 years.', 'life 23 years; ?offence; -17 times'],
    ['18 months imprisonment for robbery x3, concurrent', 'standard 18 months robbery; standard 18 months robbery concurrent; standard 18 months robbery concurrent'],
    ['18 months, was on GPS tag and curfew for 40 days', 'standard 18 months; curfewDays 40; ?tag_days'],
  ]))

// biome-ignore format: one row a line
describe('A day beside what is no sentence is none of it', () =>
  reads([
    ['His last sentence was 18 months in 2023, this one is 30 months', 'standard 30 months; -18 months; -2023'],
    ['found guilty of raping a teenager more than 30 years ago. He was sentenced to 13 years in prison.', 'standard 13 years; ?offence; -30 years ago'],
    ['Owen had been released just 11 days earlier after serving an 18-month sentence. He was jailed for 22 months.', 'standard 22 months; -released just 11 days earlier; -18-month'],
    ['10 weeks for benefit fraud', 'standard 10 weeks benefit_fraud'],
    ['2 years for tax fraud', 'standard 2 years; ?offence'],
    ['He had been released from a 4 year sentence for burglary. He was jailed for 22 months for robbery.', 'standard 22 months robbery; -released from a 4 year'],
    ['Owen was released after serving an 18-month sentence for burglary. He was jailed for 22 months.', 'standard 22 months; -released after; -18-month'],
    ['12 months for ABH and 12 months for theft, consecutive to each other', 'standard 12 months actual_bodily_harm; standard 12 months theft consecutive to 1'],
    ['suspended sentence (6 months) now activated', 'suspended 6 months activated'],
    ['he was on a suspended sentence of 18 weeks which has been activated in full, and got 12 weeks on top', 'suspended 18 weeks activated; standard 12 weeks consecutive to 1'],
    ['Breach of suspended sentence - 16 weeks implemented', 'suspended 16 weeks activated'],
    ['12 week sentence for contempt', 'contempt 12 weeks'],
    ['15 months. Time on remand: 3 June 2026 to 18 September 2026', 'standard 15 months; remandFrom 2026-06-03; remandTo 2026-09-18'],
    ['26 weeks, credit 14 days on remand', 'standard 26 weeks; remandDays 14'],
    ['Sentence: 54 months. Rem days: 203.', 'standard 54 months; remandDays 203'],
    ['max sentence 5 years. He was jailed for 26 months for theft', 'standard 26 months theft; -5 years'],
    ['Youth court gave her 4 month dto for affray', 'dto 4 months affray'],
  ]))

// biome-ignore format: one row a line
describe('How long an order holds is no sentence, however it is said', () =>
  reads([
    ['2 years. He is banned from contacting her for 5 years.', 'standard 2 years; -banned from; -5 years'],
    ['16 months in prison and a restraining order that lasts 10 years', 'standard 16 months; -restraining order; -10 years'],
    ['A restraining order was made for seven years. 14 months', 'standard 14 months; -restraining order; -seven years'],
    // Without another sentence, behind a breach, or with a word of prison it may be the sentence.
    ['Banned from contacting her for 5 years', '??length,words; -Banned from'],
    ['4 years for robbery. Breach of a restraining order for 12 months', '??runs'],
    ['2 years for theft. He has a restraining order and is away for 3 years', '??runs,words; -restraining order'],
  ]))

// biome-ignore format: one row a line
describe('The day of an order that was broken, and the day of all that was done at court', () =>
  reads([
    ['54 weeks for breach of a restraining order imposed on 3 November 2026', 'standard 54 weeks breach_of_restraining_order; ?date'],
    ['5 years for robbery imposed on 3 November 2026', 'standard 5 years robbery 2026-11-03'],
    ['3 years for an offence today', 'standard 3 years; ?date'],
    ['pleaded guilty today, 3 years', 'standard 3 years; ?date'],
    ['pleaded guilty on 3 June 2026, 3 years', 'standard 3 years; -3 June 2026'],
    ['Back in prison since 2 November', 'recall; 2026-11-02'],
  ]))

// biome-ignore format: one row a line
describe('Who else stands beside them', () =>
  reads([
    ['Dave got 3 years. My other son got 18 months', '??whose,length'],
    ['My other son got 18 months', 'standard 18 months'],
    ['Two years. Co-defendant was acquitted.', 'standard 2 years; -acquitted'],
    ['Two years. Was acquitted.', '??custody; -acquitted'],
  ]))

// biome-ignore format: one row a line
describe('Parts of a total, with how they run', () =>
  reads([
    ['a total of eleven years: seven for rape, four consecutive for robbery', 'standard 7 years rape; standard 4 years robbery consecutive to 1; total 11 years'],
    ['a total of eleven years: seven for rape, three consecutive for robbery', '??unit,other_sentence,number'],
  ]))

// biome-ignore format: one row a line
describe('What families type', () =>
  reads([
    ['he got 5 years for robbery and 2 for theft consecutive', 'standard 5 years robbery; standard 2 years theft consecutive to 1'],
    ['9 months for affray and 3 for criminal damage consec so 12 in total', 'standard 9 months affray; standard 3 months criminal_damage consecutive to 1'],
    ['he got 5 years for robbery and 2 assaults', 'standard 5 years robbery; -2'],
    ['2 years 6 months for fraud and 3 for theft', '??number'],
    ['6 years total, 3 for robbery 2 for arson and 1 for theft', 'standard 3 years robbery; standard 2 years consecutive to 1; standard 1 year theft consecutive to 2; total 6 years; ?offence'],
    ['the judge started at 6 years came down to 4 for the plea', 'standard 4 years; -6 years'],
    ['3 months and 2 months consecutive all theft', 'standard 3 months theft; standard 2 months theft consecutive to 1'],
    ['30 months robbery. x2 both concurrent', 'standard 30 months robbery; standard 30 months robbery concurrent'],
    ['did 40 days on tag then got 2 years', 'standard 2 years; curfewDays 40; ?tag_days'],
    ['2 years for theft, 40 days on tag no remand', 'standard 2 years theft; curfewDays 40; remandDays 0; ?tag_days'],
    ['40 months, on curfew tag for 310 days which the judge said counts as 155', 'standard 40 months; tagDays 155; -310 days'],
    ['3 years, remand credit 101 days, CRD given as 12/9/27', 'standard 3 years; remandDays 101; stated CRD 2027-09-12'],
    ['3 years for theft, the paper from prison says CRD 4/5/27', 'standard 3 years theft; stated CRD 2027-05-04'],
    ['he got an extra 14 days for a phone in his cell', '??added'],
    ['3 years for theft. He got a further 12 weeks for affray consecutive', 'standard 3 years theft; standard 12 weeks affray consecutive to 1'],
    ['he didnt pay his fine of £800 and got 21 days', 'default 21 days; -fine of £800'],
    ['12 months suspended for 2 years in 2025 and now he breached it and the judge activated it in full', 'suspended 12 months activated; -2025'],
    ['8 weeks for driving whilst disqualified, reduced from 12 for guilty plea, 13/11/26', 'standard 8 weeks driving_while_disqualified 2026-11-13; -12'],
    ['10 weeks for breaching her community order', 'standard 10 weeks; -community order'],
    ['contempt of court 28 days today for filming', 'contempt 28 days 2026-11-16'],
    ['life, minimum 20 years for murder, 302 days already deducted', 'life 20 years murder; remandDays 302'],
    ['ipp, tariff 3 years 2 months', 'ipp 3 years 2 months'],
    ['my son 19 got 2 years for robbery', 'standard 2 years robbery; -son 19'],
    ['my grandson whos 16 got 5 years section 250', 'section_250 5 years; child'],
    ['3 years for pwits coke n heroin', 'standard 3 years possession_with_intent_to_supply_class_a_drug'],
    ['3 years for pwits coke and weed', 'standard 3 years; ?offence'],
    ['6 years for robbery, his co-d got 9', 'standard 6 years robbery; -9'],
    ['3 years for theft, someone else got 5 years', 'standard 3 years theft; -5 years'],
    ['16 weeks custody, theft x 4', '??runs'],
    ['sentenced tomorrow expecting about 3 years', '??custody,length'],
    ['originally sentenced to 5 years for robbery. Now recalled', 'recall; standard 5 years robbery'],
    ['originally 5 years for robbery', '??length; -5 years'],
    ['3 years, on remand from 1 Feb 2026 to 3 April 2026 and 6 July 2026 to 1 August 2026', 'standard 3 years; remandFrom 2026-02-01; remandTo 2026-04-03; moreRemand 2026-07-06..2026-08-01'],
    ['3 years for burglary of a house and 4 other thefts', 'standard 3 years burglary_dwelling; -4'],
    ['two 18 month sentences to run consecutively', 'standard 18 months; standard 18 months consecutive to 1'],
    ['he has 2 sentences: 3 years for theft and 1 year for affray consecutive', 'standard 3 years theft; standard 1 year affray consecutive to 1; -2 sentences'],
    ['he has 2 sentences, 3 years for theft', 'standard 3 years theft; ??number; -2 sentences'],
    ['3 years for theft. He has done 2 previous sentences', 'standard 3 years theft; -2 previous sentences'],
    ['one of the lads got 3 years, my son got 2 years for affray', 'standard 2 years affray; -3 years'],
    ['ipp tariff 2 years 190 days out on licence', 'ipp 2 years 190 days out on unknown; -out on'],
    ['his tag days was 120 and the court gave him 60 days off. got 2 years', 'standard 2 years; tagDays 60; -120'],
    ['20 months for non-dwelling burglary, 33 days RX', 'standard 20 months burglary_non_dwelling; remandDays 33'],
    ['he was meant to get 4 years but the judge gave 3 years', 'standard 3 years; -4 years'],
    ['life at 19 min 14 years joint enterprise murder', 'life 14 years murder; -at 19'],
    ['im on licence till 2028 got recalled fixed term 56 days', 'recall; fixed; 56; -2028'],
    ['standard recall this time, orig sentence 4yrs for theft', 'recall; standard 4 years theft; standard'],
  ]))
