/** Words that change nothing wherever they stand: a closed list. Small words, verbs and adverbs are here by hand; things, people
 * and places by list. No word that decides, turns or conditions may be here. A figure behind a word is its ending, too. */
const words = `
a absolutely abuse accept12 account1 acid acknowledged across acting actual6 addict1 addiction adding address2 adult1
advice advise2 afraid afternoon again against age2 aggravating ago airport alcohol alleyway along alright also
altcourse always am amazing ambulance ammunition among amount an anger ankle announced annoying answer anxiety any
anybody anyhow anymore anyone anything anyway1 apologised appalling apparently appear123 appellant1 applicant1
application applied applies apply appointment1 appreciated approached appropriate april are area argue123 argument
arm12 arrival arrive2 asap ashamed ask13 assistant1 aswell at atm attached attended august aunt auntie aunty
automatically autumn avenue awful axe aylesbury babe baby background bad6 bag1 bailey bank bar barrister1 baseball
basically basis bat bathroom be2 beach became become1 bedroom been began begged begin behalf behaviour behind being
belief believe belmarsh bench benefit1 berwyn beside best bestie better bf big bike birmingham biting black blackpool
blamed bleeding bless blind block bloke blood bloody blown blue body bolton book2 borstal boss bother bottle bottom
bought bournemouth box boxes boy1 boyf boyfriend bradford brain branded brick bridge brighton brilliant bring brings
brinsford bristol british bro broken bronzefield brought bruise13 brutal bruv builder buildings bullets bully bundle
burn12 burnt bus business businesses busy buy by cafe called callous cambridge came camera can canterbury car134
caravan card1 cardiff carefully carried carry3 case1 cash cashier cat category caught cause123 caution cctv cell1
central certainly chain chair chance chap character charges charity chased check23 cheers chelmsford chest4 chief
child children choice christmas church cigarettes circumstance1 city claim12 classroom cleaner clear clearly clerk
client1 climbed close clothes club1 clue coach coercive colleague college collided collision come13 comin company
complainant complaint complete6 computer con concluded condition confession confirmed confronted confus23 conned
considerable constable contact container contract control controlling convenience cookham correct corridor could
council counsel county courier court1 courthouse courtroom cousin coventry cowardly cps crazy cried cries crime1
criminal1 cross crown croydon cruel cry3 culpability cultivation currently customer1 cuts cyclist dad damag23 danger
dangerous daughter dc deaf deal1 dear debt1 december decent decide12 decision1 deeply deerbolt defence defend23
defendant1 deffo definitely defrauded delivery demand23 denied denies deny depression derby des described desperate
despicable destroyed det detail1 detective devastated devoted di2 difficult director disability disabled disappointed
disgraceful dispute divorce dna dock doctor1 documents does doncaster door dovegate down download downloaded downview
dr dragged drama drank dressed drink3 drive13 drove drunk drunken ds dumb duped durham during ear6 earlier earliest
earned easier easily east4 eastern easy eh elderly elmley else email emailed emotional6 employer encrypted end12
england enhanced enough enter23 entire entitled erm especially estate etc even3 eventually ever everybody everyone
everything everywhere evidence evil ex exact6 examination excuse1 exeter explain3 explained explanation exploit23
expressed extremely eye1 facebook fact1 factor1 factory fair families family farmer father fault favour fear23
featherstone feature1 february feel1 feeling feet fella feller felt feltham fiance fiancee fight3 fill filmed final6
finance find1 finger1 fingerprint1 fired firm flat1 fled flee floor folk1 following foot footage footballer footpath
for force2 forensic1 forfeited forgot forgotten form former6 fortune forward1 foston found fracture12 friday friend1
front fuck3 full fully funds funeral future gamble23 gang1 gaol garage garden geezer general generally gf girl1 girlf
girlfriend give13 glad glass go3 goes gold gone gonna good1 google2 gosh gotta government grabbed gran grandad
granddad granddaughter grandfather grandma grandmother grandson grave great4 greed green grew grey group growing
guard1 guest1 guidance gutted guv guy1 guys habit had hair hallway hammer hand1 handle hang happen3 happy hard harm
has hate hatred haul have3 he14 head headteacher health healthy hear1 heard heart heartbroken heavily hello help
helped helpful helping here herself hewell hey hi1 hid hidden high highdown him himself history hit hiya hmps hold3
holiday hols home homeless hon honour honourable hope horrible horrific hostel hotel hour1 house1 how1 hubby huge hull
humber humiliated hurt husband i idea1 identified idiot ill illness im image imagine imitation impact important
imported in indictment inevitable info information initially injur23 injuries injury inlaw inmate1 inner innocent
insisted inspector insults insurance interested internet interpreter interview1 into involve23 ipswich iron is issue1
it1 item1 ive jacket january jaw jealous jealousy jeweller jewellery job1 judge1 july jumped junction june jurors jury
just justice1 justified kc keen keep1 kept kick23 kid1 kinda kitchen knackered knee knew knives knock know1 knowledge
known labourer lad1 lady landing landlord lane laptop large lasted late4 lately laughed law1 lawyer1 lead13 learned learning
least leave1 led leeds leg1 legal6 leicester let1 letter1 level lewes lie12 lifestyle lights liked lincoln lindholme
line1 list listen4 lit little live123 liverpool loan local loft lol london long look12 lord lorry lose lost lot1
love13 low lowdham luck lucky lunchtime luton mad madam magistrate1 mags maidstone main6 majesty make1 male mam man
manag24 manchester many march marriage married mask mate math1 matter1 may me means meanwhile medium meet1 member1 men
mental mention2 mess2 message12 messing met metres middle middlesbrough midnight might miles mind mine ministry minor
minute1 miss23 misses missus mitigating mitigation moment monday money moorland morning most mostly mother motive
motorbike motorist motorway move12 moved moving mph mr1 ms much mum must my myself name12 nan nana nanny nature near
necessary neck need123 neighbour1 nephew nervous network new newcastle newport nhs nice nick2 niece night1 nightclub
norm normal6 north northampton northern northumberland norwich nose note12 notice nottingham november now nowhere
number1 nurse1 nursery oakwood obvious obviously october odd of offender1 office145 official6 often ok okay old4 omg
omu on6 online onto opened opinion opportunity option1 organise2 our ourselves outlined outright outside overtaking
own4 oxford package page1 pain pal1 panel paper paperwork para paragraph paralysed paramedic parc parcel parent1 park3
particularly partner parts passenger1 passport1 path patient pavement pc pedestrian pension4 pentonville people per
person personal persuaded peterborough pharmacy phone12 phonecall phoned phoning photograph1 pictures piece pistol
place1 plan1 planne23 player1 playground please plot pls plymouth point23 police policeman poms poor port portsmouth
posed position possible post2 poured powder power praised pre predator pregnant premises prescoed present preston
pretended pretty price priest prisoner private problem1 process produced professional profit1 proper property
prosecute23 prosecution prosecutor1 psychologist ptsd pub1 public punch23 pupil1 purse pushed put1 qc question1 quick
quickly quite racism racist radar rage raid1 ran ranby random rang re read1 ready real6 reality reason1 recent6
reception recognised record24 recover23 recruited red ref reference reflect regard regarding region regret1 related
relative1 relevant remain12 remark12 remember reminded remorse remorseful repeatedly reply reports represented request
require23 resettlement resident1 respect respected respondent1 response restaurant results retired revealed revenge
riding rifle right ring risk rival river road rochester role1 roof room rough round row rubbish rule1 ruled sadly safe
said sat satisfied saturday save savings saw say13 scam scar12 scarred scary schedule school screamed screw1 searched
seat secretary see1 seem1 seen seized sell13 sense separated september sergeant serious6 seriousness severely shall
shame share2 she1 sheet sheffield shock2 shocking shoes shop1 shopkeeper short shortest shot shotgun should4 shout23 show12
shown sibling1 side significant silly silver similar simple simply single sir sis sister sit situation skin skull
slashed sleep slip slowly small smashed smiled smok23 smoke smuggled snatched sobbed society sold soldier1 solicitor1
some somebody someone sometime sometimes somewhere son soon sophisticated sorry sort1 south southampton
southern southwark speak3 speed3 spine spitting split spoke spoken spring staff stage stairs stamping stand start
stash state stated statement1 station status stay2 step stepbrother stepdad stepfather stepmum stepsister stepson
stick still stitches stockport stoke stolen stomach stone stood stop stopped store1 story straight stranger1 street
stress2 stressful striking struck struggling stuck student1 stuff stupid6 styal submits submitted substantial such
suddenly suffer123 summer sunday sunderland supermarket supplied supplying support surely surgery surname surviv23
sustained swaleside swansea swearing swerv23 swinfen sword swore swung system table tablet take13 takeaway taken
talk23 target123 tax taxi1 tbh teacher1 team teen teenage4 teesside teeth telephone tell13 temper tenant1 terrible
terrified text12 thameside thank12 thankful thankyou thats the3 their theirs them there therefore theres these they
theyre theyve things think1 thinking this those thought threaten23 threw throat through throughout throw thrown thug
thursday thus tight tired toilet told too took totality totally touch toward1 town traced train transferred trauma
traumatised travel travelled treated tribunal tricked tried tries trouble true trust2 truth try3 tuesday turn2 twice
type uk uncle unconscious understand understood unemployed unfair unfortunately university unprovoked up update
uploaded upon upset urn us235 use1 useless usk usual usually value van1 various vehicle1 verdict1 very via vicious
victim1 video view2 village violence violent visit1 visitor1 vulnerable wait1 wales walk2 wall wallet wandsworth
warehouse warn12 warrant was watch2 waved way1 we3 wealstun weapon1 wearing wedding wednesday weekend weird well went
wept were west western what whatever whats whatsapp wheelchair wheels wheres whether white whoever whole whom whos why
wife will winchester window winter witness witnesses wolverhampton woman women wonder3 word1 wore work234 world
worried worry3 worrying worse worst worth would wow wraps write wrong wrongly wrote wymott x xmas xx yea yeah yep yes
york you young4 your youre yourself youve
`

const endings: Readonly<Record<string, string>> = { 1: 's', 2: 'ed', 3: 'ing', 4: 'er', 5: 'ers', 6: 'ly' }

/** "argue23" is argue, argued and arguing. */
export const harmless: ReadonlySet<string> = new Set(
  Array.from(words.matchAll(/([a-z]+)(\d*)/g)).flatMap(([, word = '', marks = '']) => [
    word,
    ...[...marks].map((mark) => (/[16]/.test(mark) ? word : word.replace(/e$/, '')) + endings[mark]),
  ]),
)
