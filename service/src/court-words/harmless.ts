/** Words that change nothing wherever they stand: a closed list. Small words, verbs and adverbs are here by hand; things, people
 *  and places by list. No word that decides, turns or conditions may be here. A figure behind a word is its ending, too. */
const words = `
a absolutely abuse accept12 account1 acid acknowledged across acting addict1 addiction adding address2 adult1
afternoon again against age2 aggravating ago airport alcohol alleyway along also always am ambulance ammunition
among amount an anger ankle announced answer anxiety any apologised appalling appear123 appellant1 applicant1
application applied applies apply appointment1 approached appropriate april are area argue123 argument arm12 arrive2
ashamed ask13 assistant1 at attended august aunt automatically autumn avenue awful axe baby background bad6 bag1
bailey bank bar barrister1 baseball basis bat bathroom be2 beach became become1 bedroom been begged begin behalf
behaviour being belief believe bench benefit1 beside big bike birmingham biting black blackpool blamed bleeding
blind block blood blue body bolton boss bottle bought bournemouth box boxes boy1 boyfriend bradford brain branded
brick bridge brighton bristol british broken bruise13 brutal bruv builder buildings bullets bully bundle burn12
burnt bus business businesses buy by cafe called callous cambridge came camera can canterbury car134 caravan card1
cardiff carefully carried carry3 case1 cash cashier category caught cause123 cctv cell1 central certainly chain
chair character charges charity chased chelmsford chest4 chief child children christmas church cigarettes
circumstance1 city claim12 classroom cleaner clearly clerk climbed close clothes club1 coach coercive colleague
college collided collision come13 company complainant complete6 computer con concluded condition
confession confirmed confronted conned considerable constable container contract control controlling convenience
corridor could council counsel county courier court1 courtroom cousin coventry cowardly cps cried cries crime1
criminal1 cross crown croydon cruel cry3 culpability cultivation currently customer1 cuts cyclist dad damag23 danger
dangerous daughter dc deaf deal1 dear debt1 december decide12 decision1 deeply defence defend23 defendant1 defrauded
delivery demand23 denied denies deny depression derby described despicable destroyed det detail1 detective
devastated devoted di2 director disability disabled disgraceful dispute divorce dna dock doctor1 does door down
downloaded dr dragged drank dressed drink3 drive13 drove drunk drunken ds duped durham during ear6 earliest earned
east4 eastern elderly emailed employer encrypted end12 england enter23 entitled especially estate even3 eventually
evidence evil ex examination excuse1 exeter explained explanation exploit23 expressed extremely eye1 facebook fact1
factor1 factory fair families family farmer father fear23 feature1 february feel1 feet felt fight3 filmed final6
find1 finger1 fingerprint1 fired firm flat1 fled flee floor following foot footage footballer footpath for force2
forensic1 forfeited former6 fortune found fracture12 friday friend1 full funeral gamble23 gang1 gaol garage garden
girl1 girlfriend give13 glass go3 goes gold gone good1 government grabbed gran grandfather grandmother grave great4
greed green grew grey growing guard1 guest1 gutted habit had hair hallway hammer hand1 happen3 hard harm has hatred
haul have3 he14 head headteacher health hear1 heard heartbroken heavily hello help here herself hewell hey hi1 hid
hidden high him himself history hit hiya hold3 holiday home homeless hon honour honourable hope horrific hostel
hotel hour1 house1 hull hurt husband i identified ill illness im image imagine imitation impact imported in
indictment inevitable initially injur23 injuries injury inmate1 inner innocent insisted inspector insults insurance
internet interview1 into involve23 ipswich iron is it1 item1 ive jacket january jaw jealous jealousy jeweller
jewellery job1 judge1 july jumped junction june jurors jury just justice1 justified kc keep1 kept kick23 kid1
kitchen knee knew knives know1 knowledge known labourer lad1 lady landing landlord lane laptop large lasted late4
laughed lawyer1 lead13 learning least leave1 led leeds leg1 leicester letter1 level lie12 lifestyle lights liked
lincoln line1 lit little live123 liverpool loan local loft lol london long look12 lord lorry lose lost love13 low
lunchtime luton madam magistrate1 mags maidstone majesty make1 mam man manag24 manchester many march marriage
married mask mate matter1 may me medium meet1 member1 men mental message12 met metres middle middlesbrough
midnight might miles minute1 miss23 misses mitigating mitigation moment monday money morning most mother motive
motorbike motorist motorway move12 mph mr1 ms much mum must my name12 nan nature near necessary neck need123
neighbour1 nephew network new newcastle newport nhs nice niece night1 nightclub north northampton northern norwich
nose note12 nottingham november now number1 nurse1 nursery obviously october of offender1 office145 often ok okay
old4 omg on6 online onto opened opinion opportunity organise2 our outlined outside overtaking own4 oxford package
page1 pain panel para paragraph paralysed paramedic parcel parent1 park3 particularly partner parts passenger1 path
pavement pc pedestrian pension4 people per person personal persuaded peterborough pharmacy phone12 photograph1
pictures pistol place1 plan1 planne23 player1 playground please plot pls plymouth point23 police policeman port
portsmouth posed position possible post2 poured powder power praised pre predator pregnant premises preston
pretended price priest prisoner produced professional profit1 proper property prosecute23 prosecution prosecutor1
ptsd pub1 public punch23 pupil1 purse pushed put1 qc question1 quickly quite racism racist rage raid1 ran
rang re read1 real6 reason1 recent6 recognised record24 recover23 recruited red ref reference reflect regard region
regret1 relevant remain12 remark12 reminded remorse remorseful repeatedly reports represented require23 resident1
respected respondent1 restaurant results retired revealed revenge riding rifle right ring risk rival river road
role1 roof room row ruled sadly safe said sat satisfied saturday savings saw say13 scam scar12 scarred schedule
school screamed searched seat secretary see1 seem1 seen seized sell13 separated september sergeant serious6
seriousness severely shall share2 she1 sheffield shocking shoes shop1 shopkeeper short shortest shot
shotgun should4 shout23 show12 shown side significant silver simply single sir sister sit skin skull slashed slowly
small smashed smiled smok23 smuggled snatched sobbed society sold soldier1 solicitor1 some sometimes son
soon sophisticated sorry south southampton southern southwark speed3 spine spitting split spring staff stage stairs
stamping stand start stash stated statement1 station stay2 stick still stitches stockport stoke stolen stomach stone
stood stop stopped store1 straight stranger1 street striking struck student1 stuff submits submitted substantial
such suddenly suffer123 summer sunday sunderland supermarket supplied supplying surgery surname surviv23 sustained
swansea swearing swerv23 sword swore swung table take13 takeaway taken target123 tax taxi1 teacher1 teen teenage4
teesside teeth telephone tell13 temper tenant1 terrible terrified text12 thank12 the3 their them there therefore
these they theyve things think1 this those thought threaten23 threw throat through throughout throw thrown thug
thursday thus toilet told too took totality totally toward1 town traced train transferred trauma
traumatised travel travelled treated tribunal tricked tried tries trust2 try3 tuesday turn2 twice uk uncle
unconscious understand unemployed unfortunately university unprovoked up uploaded upon upset urn us235 use1 usually
value van1 vehicle1 verdict1 very via vicious victim1 video view2 village violence violent visit1 visitor1
vulnerable wales walk2 wall wallet warehouse warn12 was watch2 waved way1 we3 weapon1 wearing wedding wednesday
weekend well went wept were west western what whatsapp wheelchair wheels whether white why wife will winchester
window winter witness witnesses wolverhampton woman women wonder3 wore work234 worried worst worth would wraps wrong
x xmas xx yes york you young4 your youre yourself
`

const endings: Readonly<Record<string, string>> = { 1: 's', 2: 'ed', 3: 'ing', 4: 'er', 5: 'ers', 6: 'ly' }

/** "argue23" is argue, argued and arguing. */
export const harmless: ReadonlySet<string> = new Set(
  Array.from(words.matchAll(/([a-z]+)(\d*)/g)).flatMap(([, word = '', marks = '']) => [
    word,
    ...[...marks].map((mark) => (/[16]/.test(mark) ? word : word.replace(/e$/, '')) + endings[mark]),
  ]),
)
