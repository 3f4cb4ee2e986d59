/** What a piece of the text can be: every category by its name, and whether it is
 *  a figure; a `sign` that may stand inside of a row; `plain`, which costs nothing where no row takes it; a cue that `wants` a figure;
 *  `quiet`, which gives its clause no weight for a word that nobody knows; what only `turns` a figure gives it beside an open one. */
export const categories = {
  // What spans.ts finds by itself.
  L: 'figure', // Length: so much time in units, "3 years 6 months".
  NF: '', // Number before "for": beside N.
  LD: '', // Length in days: one of days or weeks alone, beside L.
  N: 'figure', // Number: without a unit.
  ZERO: '', // Zero: nil, none; beside N or Z.
  BAIL: '', // On bail until the sentence: nothing on remand.
  D: 'figure', // Day: one that is certain.
  DT: '', // Day told: a day in one word, today, beside D.
  E: 'figure', // Either day: one that lacks its year or its date.
  R: 'figure', // Range: "2/3".
  X: 'figure', // Times: how often, "x 3".
  XC: '', // Times counted: so many counts or thefts, beside Z.
  M: 'plain quiet', // Money: "£156".
  O: 'plain quiet', // Offence: its name.
  Q: 'plain quiet', // Label: the number of a count.
  Z: 'plain quiet', // Zero weight: a figure that does not matter, an age or an address.
  U: 'plain quiet', // Unknown: a word that nobody knows.
  H: 'plain quiet', // Harmless: a word that changes nothing.
  NAME: 'plain quiet', // Name: of a person or a place.
  '.': 'plain quiet', // Stop: the end of a sentence, a new line.
  ',': 'sign plain quiet', // Comma.
  '(': 'sign plain quiet', // Bracket: either one.
  '-': 'sign plain quiet', // Dash: or a colon.
  // Signs in words.
  AND: 'sign plain quiet', // And: joins.
  PLUS: 'sign plain quiet', // Plus: adds.
  WITH: 'sign plain quiet', // With: joins.
  OR: 'quiet', // Or: one of two.
  BUT: 'plain quiet', // But: begins another clause, and never joins.
  EQ: 'quiet', // Equals: what is behind it is the sum.
  FROM: 'quiet', // From: before a day.
  TO: 'quiet', // To: between two figures.
  // The sentence.
  SENT: '', // Sentence: "got", "jailed for".
  WILL: 'turns', // Will: what is to be served of it, "will serve".
  DO: '', // Do: serves.
  CUST: '', // Custody: "in prison".
  INC: '', // In custody: behind a length, the time before the sentence.
  YOUNG: '', // Young: detention of young people.
  YTH: '', // Youth: a court for children.
  // Time before it.
  REM: 'wants', // Remand: "on remand".
  REMD: '', // Remand days: a name for the figure beside it.
  REMF: 'wants', // Remand from: "inside since".
  SRV: 'wants', // Served: "time served".
  SRW: 'turns', // Served, weak: "did", "been in"; anything may be meant.
  PAST: 'turns', // Past: before a length up to now, "the last 40 days".
  BEF: 'quiet', // Before: the sentence, the trial.
  LESS: 'wants', // Less: takes off.
  TAG: 'wants', // Tag: on one, or a curfew.
  TAGD: 'wants', // Tag days: a name for the figure beside it.
  CNT: 'turns', // Count: towards the sentence.
  OFFW: 'turns', // Off: so much less.
  // The kind.
  SUS: '', // Suspended: hangs over them.
  SUSF: 'wants', // Suspended for: so long.
  ACT: '', // Activated: put into effect.
  BRC: '', // Breach: of an order or a sentence.
  EXT: 'wants', // Extended: sentence.
  XLIC: 'wants', // Extended licence: its length.
  LIC: '', // Licence: time on it.
  LICF: '', // Licence from: a sentence that they are on licence of.
  MIN: 'wants', // Minimum: term, or tariff.
  MINB: '', // Minimum before: "before parole".
  LIFE: '', // Life: sentence.
  WL: '', // Whole life: order.
  IPP: '', // Public protection: imprisonment for it.
  SOPC: '', // Particular concern: special custodial sentence.
  DTO: '', // Detention and training: order.
  S250: '', // Section 250: detention under it.
  CTM: '', // Contempt: of court.
  INJ: 'quiet', // Injunction: broken.
  DEF: '', // Default: of paying.
  DEFIF: '', // Default if: not paid.
  DEFW: 'quiet', // Default, weak: owes.
  SUPD: '', // Supervision default: broken after a sentence.
  SUPV: '', // Supervision: after a sentence.
  HOSP: '', // Hospital: a direction to one beside the sentence.
  TERR: '', // Terrorism: serious terrorism sentence.
  // How they run, and sums.
  CONS: '', // Consecutive: one after the other.
  FOLBY: '', // Followed by: the next behind it.
  CONST: 'wants', // Consecutive to: what it follows is named.
  CONC: '', // Concurrent: at the same time.
  CONSW: 'quiet', // More: another, extra.
  ALL: 'quiet', // All: every one of them.
  ALLC: '', // All concurrent: beside CONC.
  TOT: 'wants', // Total: of all.
  MADE: 'quiet', // Made up of: its parts.
  OFW: 'wants quiet', // Of which: a part.
  EXIST: '', // Existing: a sentence that they serve already.
  SAME: '', // Same: again.
  RESP: 'quiet', // Respectively: one each.
  // What is not the time.
  ORD: 'turns', // Order: or a ban.
  REQ: '', // Requirement: of an order.
  COM: '', // Community: order, discharge.
  ACQ: '', // Acquitted: of all, or of the offence behind it.
  MON: 'quiet', // Money due: fine, costs, surcharge.
  TOPAY: 'quiet', // To pay: behind a time for it.
  WITHIN: 'quiet', // Within: the time to pay.
  NSP: 'quiet', // No separate penalty.
  REL: 'turns', // Release: from prison.
  TAGR: 'quiet', // Released on tag: not the tag before the sentence.
  RELD: 'turns', // Release date: or another, by the letters of the prison's paper.
  PAPER: 'quiet', // The prison's paper: "the prison says".
  HALF: 'turns', // Half: of it is served.
  LEFT: 'turns', // Left: to serve.
  AWAY: 'quiet', // Away: waiting, together, at work.
  SICK: 'quiet', // Sick: in hospital, off work.
  TRIAL: 'quiet', // Trial: how long it took.
  HMP: 'quiet', // Prison's name: hmp.
  // Since the sentence.
  ADD: 'wants quiet', // Added days: by the prison.
  ADDF: 'wants quiet', // Added for: what somebody did there.
  ADDW: 'quiet', // Added, weak: by the prison, or by the court.
  ADJ: 'wants quiet', // Adjudication: in prison.
  DEP: 'plain quiet', // Deportation: they are to be removed.
  // What turns.
  NOT: 'turns', // Not: denies.
  DROP: 'turns', // Dropped: no longer so.
  WHATIF: 'turns', // What if: what it might have been, before its figure.
  WHATB: 'turns', // What it was before: behind its figure.
  PLEA: 'quiet', // Plea: guilty, and its credit.
  HOPED: 'turns', // Hoped: or feared.
  IF: 'turns', // If: on a condition.
  VAGUE: 'turns', // Vague: about, up to.
  OTHERP: 'turns', // Other person: a brother, a co-defendant.
  APP: '', // Appeal: changed there.
  QUASH: '', // Quashed: the conviction or the sentence, by an appeal.
  REDF: '', // Reduced from: what is behind "to" holds.
  REDTO: 'wants', // Reduced to: what is behind it holds.
  // Recall, and days.
  RECALL: '', // Recall: called back.
  FIXED: 'quiet', // Fixed: term of a recall.
  RSTD: 'quiet', // Standard: recall.
  STD: 'plain quiet', // Standard, weak: of a recall behind its day.
  RTAG: '', // Recalled from tag.
  BACK: 'turns', // Back: in prison.
  NOTYET: '', // Not yet: sentenced.
  SAMED: 'quiet', // Same day.
  ODAY: 'quiet', // Other day: arrest, offence, trial.
  SDAY: 'quiet', // Sentence day: before it.
  BORN: 'quiet', // Born: day of birth.
  AGED: '', // Aged: "has 17 years".
} as const satisfies Readonly<Record<string, string>>

export type Category = keyof typeof categories

const having = (trait: string): ReadonlySet<string> =>
  new Set(Object.entries<string>(categories).flatMap(([cat, its]) => (its.includes(trait) ? [cat] : [])))

export const figures = having('figure')
export const lightSigns = having('sign')
export const plainCats = having('plain')
export const wantingFigure = having('wants')
export const quietCats = having('quiet')
export const turningCats = having('turns')
