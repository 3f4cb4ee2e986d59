/** What stands beside a prison sentence, or in its place, and is not one. Commas are `|` by then, so that nothing is taken
 *  across them; units are written out. A pattern stands as one, so that it is tried by itself for texts that take long. */

/** Set aside before anything else is read: orders with their own time, ages, hours, points, and numbers of cases. */
export const besides: readonly RegExp[] = [
  // biome-ignore format: one pattern
  /\b(?:restraining order|(?:sexual |serious )?(?:harm|risk|crime) (?:prevention|order)(?: order)?|shpo|scpo|criminal behaviou?r order|cbo|football banning order|non molestation order|(?:driving )?(?:ban|disqualification)|(?:the )?(?:sex offenders? )?regist(?:er|ration)|notification(?: requirements?| order)?|post sentence supervision|exclusion(?: order| zone)?|(?:disqualified|banned|barred)(?: from [a-z]+(?: [a-z]+)?)?|rar|rehabilitation activity)(?: (?:for|of|lasting|period))* (?:\d{1,5}(?:\.\d\d?)? (?:year|month|week|day)s?\b(?: (?:and )?\d{1,5}(?:\.\d\d?)? (?:year|month|week|day)s?\b)?|life\b|indefinitely\b|until further order\b)/g,
  // biome-ignore format: one pattern
  /\b\d{1,5}(?:\.\d\d?)? (?:year|month|week|day)s?\b (?:(?:on|of) (?:an? )?)?(?:restraining order|(?:sexual |serious )?(?:harm|risk|crime) (?:prevention|order)(?: order)?|shpo|scpo|criminal behaviou?r order|cbo|football banning order|non molestation order|(?:driving )?(?:ban|disqualification)|(?:the )?(?:sex offenders? )?regist(?:er|ration)|notification(?: requirements?| order)?|post sentence supervision|exclusion(?: order| zone)?|(?:disqualified|banned|barred)(?: from [a-z]+(?: [a-z]+)?)?|rar|rehabilitation activity)\b/g,
  // biome-ignore format: one pattern
  /\b\d+ hours(?: of)?(?: unpaid work)?\b/g,
  // biome-ignore format: one pattern
  /\b\d+ (?:penalty )?points\b/g,
  // biome-ignore format: one pattern
  /\b\d+ years? old\b/g,
  // biome-ignore format: one pattern
  /\b(?:aged? |(?:he|she) is |(?:hes|shes) )\d+(?! (?:year|month|week|day)s?\b)\b/g,
  // biome-ignore format: one pattern
  /\b\d+ (?:st|nd|rd|th)\b/g,
  // biome-ignore format: one pattern
  /\b(?:case|court|courtroom|urn|ref)(?: (?:no|number|room))?(?: [a-z])? \d+(?! (?:year|month|week|day)s?\b)\b/g,
  // biome-ignore format: one pattern
  /\b(?:must |will |to )?serve (?:half|1 half|two thirds|2 thirds|1 third|40 percent)(?: before parole)?\b/g,
]

/** A cue that is denied, or taken back, is none; and a ban that is suspended is no suspended sentence. */
export const denied: readonly RegExp[] = [
  // biome-ignore format: one pattern
  /\b(?:not|never|cannot|cant|wont|isnt|wasnt|no|without)(?: (?:be|been|being|a|an|any))* (?:suspended(?: sentence)?|activated|recalled|recall|contempt|extended|life|consecutive|concurrent|(?:on )?remand(?:ed)?|time on remand)\b/g,
  // biome-ignore format: one pattern
  /\b(?:contempt(?: of court)?|suspended sentence|community order|unpaid work(?: order)?|conditional discharge|hospital order|recall|confiscation)(?: (?:order|proceedings|was|were|has|been|is|charge|charges|application))* (?:dropped|quashed|revoked|dismissed|withdrawn|lifted|refused)\b/g,
  // biome-ignore format: one pattern
  /\b(?:(?:driving )?(?:ban|disqualification)|(?:driving )?licence)(?: (?:was|is|has|been))* suspended(?: pending appeal)?\b/g,
  // biome-ignore format: one pattern
  /\b(?:instead of|reduced from|down from|starting point(?: of| was)*|would have been) \d+(?:\.\d+)?(?: (?:year|month|week|day)s?\b)?/g,
]

/** Money, and the time in which it is to be paid. */
export const payments: readonly RegExp[] = [
  // biome-ignore format: one pattern
  /(?:\b(?:(?:to |must |and )?pay|fined|(?:victim |statutory )?(?:surcharge|costs|compensation|fine)(?: of)?) )?£ ?\d[\d.]*(?: (?:in )?(?:victim |statutory )?(?:surcharge|costs|compensation|fine))*(?:(?: to be)? (?:paid|payable))?(?: within \d{1,5}(?:\.\d\d?)? (?:year|month|week|day)s?\b(?: (?:and )?\d{1,5}(?:\.\d\d?)? (?:year|month|week|day)s?\b)?)?/g,
]

/** Sections that are not the name of a kind of sentence. */
export const sections = /\b(?:section|sect|sec|s|ss) \d+(?: ?[a-z]\b)?(?: (?:gbh|abh|wounding))?/g

/** What a court does instead of sending somebody to prison, with its time. */
// biome-ignore format: one pattern
export const notPrison =
  /(?:\b\d{1,5}(?:\.\d\d?)? (?:year|month|week|day)s?\b(?: (?:and )?\d{1,5}(?:\.\d\d?)? (?:year|month|week|day)s?\b)? )?\b(?:community (?:order|sentence|service|payback)|unpaid work(?: order)?|conditional(?:ly)? discharged?|absolute(?:ly)? discharged?|rehabilitation order|yro|referral order|reparation order|probation order|bound over|hospital order|caution(?:ed)?)\b(?:(?: (?:for|of|lasting))* \d{1,5}(?:\.\d\d?)? (?:year|month|week|day)s?\b(?: (?:and )?\d{1,5}(?:\.\d\d?)? (?:year|month|week|day)s?\b)?)?/g

/** Money that is to be paid: no prison, where no length stands beside it. */
export const money = /\b(?:fined?|surcharge|compensation|costs)\b|£/

/** A recall, with its time. */
// biome-ignore format: one pattern
export const recalled =
  /(?:\b\d{1,5}(?:\.\d\d?)? (?:year|month|week|day)s?\b(?: (?:and )?\d{1,5}(?:\.\d\d?)? (?:year|month|week|day)s?\b)? |\b\d+ day )?(?:fixed term )?\b(?:recall(?:ed)?(?: to (?:prison|custody))?|ftr(?: \d+)?|(?:licence|license) (?:was |has been |been )?revoked|prrd|(?:breach(?:ed|ing)? (?:of )?(?:his |her |my |the )?licen[cs]e )?(?:sent|called|pulled|taken|dragged)(?: (?:him|her|me|them))? back(?: (?:in|inside|to (?:prison|jail|custody)))?|back inside|breach(?:ed)? (?:of )?(?:his |her |my |the )?licen[cs]e)(?:(?: (?:for|of|in))* \d{1,5}(?:\.\d\d?)? (?:year|month|week|day)s?\b(?: (?:and )?\d{1,5}(?:\.\d\d?)? (?:year|month|week|day)s?\b)?)?/g
