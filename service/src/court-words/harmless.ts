/** Words that change nothing wherever they stand: a closed list. Small words, verbs and adverbs are here by hand; things, people
 *  and places by list. No word that decides, turns or conditions may be here. */
export const harmless = `
a absolutely abuse abused abuser accept accepted accepts account accounts acid acknowledged across acting
added addict addiction addicts adding address addressed adult adults afternoon against age aged aggravating
ago airport alcohol alleyway along also always am ambulance ammunition among amount an anger ankle announced
answer anxiety any apologised appalling appear appeared appearing appears application applied applies apply
approached appropriate april are area argued argues arguing argument arm armed arms arrive arrived ashamed ask
asking asks assistant assistants at attack attacker attackers attended august aunt automatically autumn avenue
awful axe baby background bad badly bag bags bail bailey bank bar barrister barristers baseball basis bat
bathroom be beach became become becomes bed bedroom been begged begin behaviour being belief believe bench
benefit benefits beside big bike birmingham bit biting black blackpool blamed bleeding blind block blood blue
body bolton boss bottle bought bournemouth box boxes boy boyfriend boys bradford brain branded brick bridge
brighton bristol british broken bruise bruises bruising brutal bruv builder buildings bullets bully bundle
burglar burglars burgled burned burns burnt bus business businesses buy by cafe called callous cambridge came
camera campaign can canterbury car caravan card cardiff cards carefully carer caring carried carry carrying
cars case cases cash cashier category caught cause caused causes causing cctv cell cells central certainly
chain chair character charges charity chased chelmsford chest chester chief child children christmas church
cigarettes circumstance circumstances city claimed claims classroom cleaner clearly clerk climbed close
clothes club clubs coach coercive colleague college collided collision come comes coming commensurate company
complainant complete completely computer con concluded condition confession confirmed confronted conman conned
considerable constable container contract control controlling convenience corridor could council counsel count
counts county courier court courtroom courts cousin coventry cowardly cps crashed crewe cried cries crime
crimes criminal criminals cross crown croydon cruel cry crying culpability cultivation currently customer
customers cuts cyclist dad damaged damaging danger dangerous daughter dc deaf deal dealer dealers deals dear
debt debts december decided decides decision decisions deeply defence defendant defendants defended defending
defrauded delivery demanded demanding denied denies deny depression derby described despicable det detail
details detective devastated devoted di did died director disability disabled disgraceful dispute divorce dna
do dock doctor doctors does door down downloaded dr dragged drank dressed drink drinking drive driver drivers
drives driving drove drug drugs drunk drunken ds duped durham during ear earliest early earned east easter
eastern elderly emailed employer encrypted end ended ends england enter entered entering entitled especially
estate even evening eventually every evidence evil ex examination excuse excuses exeter explained explanation
exploited exploiting expressed extremely eye eyes facebook fact factor factors factory facts fair families
family farmer father feared fearing feature features february feel feels feet felt fight fighting filmed final
finally find finds finger fingerprint fingerprints fingers fired firm flat flats fled flee floor following
food foot footage footballer footpath for force forced forensic forensics former formerly fortune found
fracture fractured fractures fraudster fraudsters friday friend friends full funeral gambled gambling gang
gangs gaol garage garden girl girlfriend girls give gives giving glass go goes going gold gone good goods
government grabbed gran grandfather grandmother grave great greater greed green grew grey groomed growing
guard guards guest guests gun gunman guns gutted habit had hair hallway hammer hand hands happen happening
hard harm has hatred haul have having he head headteacher health hear heard hears heartbroken heavily hello
help her here herself hes hewell hey hi hid hidden high him himself his history hit hiya hold holding holiday
home homeless hon honour honourable hope horrific hostel hotel hour hours house houses hull hurt husband i
identified ill illness im image imagine imitation impact imported in indictment inevitable initially injured
injuries injuring injury inner innocent insisted inspector insults insurance internet interview interviews
into involved involving ipswich iron is it item items its ive jacket january jaw jealous jealousy jeweller
jewellery job jobs judge judges july jumped junction june jurors jury just justice justices justified kc keep
keeps kept kicked kicking kid kids killed killer kitchen knee knew knifeman knives know knowledge known knows
labourer lad lads lady landing landlord lane laptop large lasted late later laughed lawyer lawyers leading
leads learning least leave leaves led leeds leg legs leicester letter letters level licence lie lied lies
lifestyle lights liked lincoln line lines lit little live lived liverpool lives living loan local loft lol
london long look looked looks lord lorry lose lost love loves loving low lunchtime luton madam magistrate
magistrates maidstone majesty make makes making mam man managed manager manchester many march marriage married
mask mate matter matters may me mechanic medium meet meets member members men mental message messaged messages
met metres middle middlesbrough midnight might miles minute minutes miss misses mitigating mitigation moment
monday money morning most mother motive motorbike motorist motorway move moved moves mph mr mrs ms much mum
murderer must my name named names nan nature near necessary neck need needed needing needs neighbour
neighbours nephew network new newcastle newport nhs nice niece night nightclub nights north northampton
northern norwich nose noted notes nottingham november now number numbers nurse nursery nurses obviously
october of offence offences offender offenders office officer officers offices often ok okay old older omg on
online only onto opened operation opinion opportunity organise organised our outlined outside overtaking own
owner oxford package paedophile page pages pain panel para paragraph paralysed paramedic parcel parent parents
park parking particularly partner parts passenger passengers path pavement pc pedestrian pension pensioner
people per person personal persuaded pervert peterborough pharmacy phone phoned phones photograph photographs
pictures pistol place places plan planned planning plans player players playground please plot pls plymouth
pointed pointing police policeman port portsmouth posed position possible post posted poured powder power
praised predator pregnant premises preston pretended price priest prisoner probation produced professional
profit profits proper property prosecuted prosecuting prosecution prosecutor prosecutors ptsd pub public pubs
punched punching pupil pupils purse pushed put puts qc question questions quickly quite racing racism racist
rage raid raids ran rang raped rapist read reads real really reason reasons recent recently recognised
recorded recorder recovered recovering recruited red ref reference reflect region regret regrets relationship
remain remained remains remark remarked remarks reminded remorse remorseful repeatedly report reports
represented required requiring resident residents respected restaurant results retired revealed revenge riding
rifle right ring risk rival river road robbed robber robbers role roles roof room row ruled sadly safe said
sat satisfied saturday savings saw saying says scam scar scared scarred scars schedule school screamed
searched seat secretary see seem seems seen sees seized sell selling separated september sergeant serious
seriously seriousness severely shall share shared she sheffield shes shipment shocking shoes shop shopkeeper
shops short shortest shot shotgun should shoulder shouted shouting show showed shown shows side significant
silver simply single sir sister sit skin skull slashed slowly small smashed smiled smoked smoking smuggled
snaresbrook snatched sobbed society sold soldier soldiers solicitor solicitors some sometimes son soon
sophisticated sorry south southampton southern southwark speed speeding spine spitting split spree spring
stabbed staff stage stairs stalker stamping stand start stash stated statement statements station stay stayed
steal steals stick still stitches stockport stoke stole stolen stomach stone stood stop stopped store stores
straight stranger strangers street striking struck student students stuff submits submitted substantial such
suddenly suffered suffering suffers summer sunday sunderland supermarket supplied supplying surgery surname
survived surviving sustained swansea swearing swerved swerving sword swore swung table take takeaway taken
takes taking targeted targeting targets tax taxi taxis teacher teachers teen teenage teenager teesside teeth
tell telling tells temper tenant tenants terrible terrified text texted texts thank thanked thanks the their
them there therefore these they theyve thief thieves thing things think thinks this those thought threatened
threatening threw throat through throw thrown thug thursday thus toilet told too took totally toward towards
town traced trafficked train transferred trauma traumatised travel travelled treated tribunal tricked tried
tries trust trusted try trying tuesday turn turned twice uk uncle unconscious understand unemployed
unfortunately university unprovoked up uploaded upon upset urn us use used users uses using usually value van
vans vehicle vehicles verdict verdicts very via vicar vicious victim victims video view viewed village
violence violent visit visitor visitors visits vulnerable wales walk walked wall wallet want wants warehouse
warned warns was watch watched waved way ways we weapon weapons wearing wedding wednesday weekend well went
wept were west western what whatsapp wheelchair wheels whether white why wife will winchester window wing
winter witness witnesses wolverhampton woman women wonder wondering wore work worked worker working worried
worst worth would wound wounded wounds wraps wrong x xmas xx yes york you young younger your youre yourself
`
  .trim()
  .split(/\s+/)
