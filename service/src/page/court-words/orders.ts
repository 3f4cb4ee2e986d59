/** What stands beside a prison sentence, or in its place, and is not one: with its length before or behind it; somebody's age, an
 *  ordinal, or a section. */
export const besides: readonly RegExp[] = [
  // biome-ignore format: the orders stand once in each
  /\b\d+(?:\.\d+)? [a-z]+ (?:on (?:a )?|of (?:a )?)?(?:restraining order|(?:sexual )?(?:harm|risk|crime) (?:prevention|order)(?: order)?|shpo|criminal behaviou?r order|cbo|(?:driving )?(?:ban|disqualification)|(?:sex offenders? )?regist(?:er|ration)|notification(?: requirements?| order)?|(?:post sentence )?supervision|curfew|(?:tagged bail|tag)|hours(?: of)? unpaid work|exclusion)\b/g,
  // biome-ignore format: the orders stand once in each
  /\b(?:restraining order|(?:sexual )?(?:harm|risk|crime) (?:prevention|order)(?: order)?|shpo|criminal behaviou?r order|cbo|(?:driving )?(?:ban|disqualification)|(?:sex offenders? )?regist(?:er|ration)|notification(?: requirements?| order)?|(?:post sentence )?supervision|curfew|(?:tagged bail|tag)|hours(?: of)? unpaid work|exclusion|(?:disqualified|banned)(?: from (?:driving|keeping \w+|the road))?)\b(?: (?:for|of|lasting))? \d+(?:\.\d+)? (?:year|month|week|day)s?\b/g,
  /\b\d+ hours(?: of)? unpaid work\b/g,
  /\b\d+ years? old\b/g,
  /\baged? \d+\b/g,
  /\b\d+ (?:st|nd|rd|th)\b/g,
]

/** Sections that are not the name of a kind of sentence. */
export const sections = /\b(?:section|sect|sec|s|ss) \d+(?: ?[a-z]\b)?(?: (?:gbh|abh|wounding))?/g

/** What a court does instead of sending somebody to prison. */
export const notPrison =
  /\b(?:community (?:order|sentence|service|payback)|unpaid work|conditional(?:ly)? discharged?|absolute(?:ly)? discharged?|rehabilitation order|yro|referral order|reparation order|probation order|bound over|hospital order|caution(?:ed)?)\b/

/** Money that is to be paid: no prison, where no length stands beside it. */
export const money = /\b(?:fined?|surcharge|compensation|costs)\b|£/

export const recalled = /\b(?:recall(?:ed)?|ftr|licence (?:was )?revoked|prrd)\b/
