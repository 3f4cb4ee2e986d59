/** Words that can decide the kind, the length, the days that count or the order of sentences: a closed list. None of them is
 *  ever left over in silence. */
const deciding = new Set(
  `remand remanded held since served less minus deduct deducted credit
  curfew tag tagged qualifying electronic electronically monitored bail
  suspended susp sso activated activate breach breached effect
  licence license extension extended ext eds concern sopc
  life ipp tariff minimum min parole murder indeterminate pleasure
  consecutive consecutively consec cons concurrent concurrently conc top after
  followed together alongside each both counts then another overall altogether
  recall recalled ftr revoked back pulled
  unpaid arrears default paying pay payment nonpayment contempt fine fined
  dto training supervision terrorism terrorist military
  up maximum max between facing faces appeal instead reduced starting dropped
  quashed not never cannot without yet half quarter third thirds percent
  hundred thousand dozen couple few`.split(/\s+/),
)

/** What is in a phrase, known by its own name, and decides nothing: a plea, or an order without its time. */
const plain =
  /\bnot guilty\b|\b(?:breach(?:ed|ing|es)? (?:of )?(?:an? |the |his |her )?)?(?:restraining|non molestation|criminal behaviour|sexual harm prevention|banning|protection|prevention|destruction) order\b|\bpleaded\b/g

/** Whether a phrase that is left over holds a figure or a word that may decide. */
export const decides = (phrase: string): boolean =>
  phrase
    .replace(plain, ' ')
    .split(/[\s|;]+/)
    .some((word) => /\d/.test(word) || deciding.has(word))
