import { type Token, type Tokens, textAt } from './tokens.ts'

type Letter = 'a' | 'b' | 'c'
/** The class of a drug by the names people have for it. */
const drugs: Readonly<Record<Letter, string>> = {
  a: 'cocaine coke crack heroin smack brown ecstasy mdma lsd fentanyl meth methadone',
  b: 'cannabis weed skunk amphetamine amphetamines speed ketamine ket spice hash',
  c: 'diazepam valium xanax steroids pregabalin',
}
const letters = ['a', 'b', 'c'] as const
const classOf = new Map(letters.flatMap((letter) => drugs[letter].split(' ').map((name) => [name, letter])))

const links = /^(?:an?|the|of|and|n|or|to|in|with|for)$/
const between = /^(?:supply|drugs?|class|being|dealing|selling)$/
const deeds = /^(?:suppl|deal|sell|conspir|intent|possess|pwits|import|smuggl|produc|grow|cultivat|concern)/

/** What was done, by the first four letters of the words that say it, one of each group, and the offence; the first that fits
 *  counts. "*" is the class, "!" only where it is named. */
const offences = `
  cons + impo smug: importing_class_*_drug; cons + supp deal sell !: conspiracy_to_supply_class_*_drug; pwit: possession_with_intent_to_supply_class_*_drug;
  poss + inte: possession_with_intent_to_supply_class_*_drug; conc: being_concerned_in_supply_of_class_*_drug;
  impo smug: importing_class_*_drug; prod grow cult: producing_class_*_drug;
  supp deal sell: supplying_class_*_drug; poss + !: possession_of_class_*_drug`
  .split(';')
  .map((row) => row.split(':'))

/** An offence with drugs: what was done, and the class, in any order within a few words. The place behind it, or null. */
export function drugOffenceAt(
  tokens: Tokens,
  at: number,
): { readonly keys: readonly string[]; readonly next: number } | null {
  if (links.test(textAt(tokens, at))) return null
  const seen = new Set<string>()
  const classes = new Set<Letter>()
  let next = at
  for (let i = at; i < Math.min(tokens.length, at + 12); i++) {
    const { is, text } = tokens[i] as Token
    if (is !== 'word') break
    const letter = /^(?:class|cl)$/.test(text) ? textAt(tokens, i + 1) : ''
    if (/^[abc]$/.test(letter)) {
      classes.add(letter as Letter)
      i++
    } else if (classOf.has(text)) classes.add(classOf.get(text) as Letter)
    else if (deeds.test(text)) seen.add(text.slice(0, 4))
    else if (!links.test(text) && !between.test(text)) {
      // "supply of firearms", "dealt with", "selling stolen goods".
      const isBehind = /^(?:of|in|with|an?|the)$/.test(textAt(tokens, i - 1))
      if (classes.size === 0 && (isBehind || seen.has('sell')) && !seen.has('conc')) return null
      break
    }
    if (!links.test(text)) next = i + 1
  }
  if (seen.size === 0) return null
  if (classes.size > 0) seen.add('!')
  const isDone = (groups = ''): boolean =>
    groups.split('+').every((group) => group.split(/\s+/).some((word) => seen.has(word)))
  const name = offences.find(([groups]) => isDone(groups))?.[1]?.trim()
  if (name === undefined || (classes.size === 0 && !/supply|possession_with/.test(name))) return null
  const found = classes.size === 0 ? letters : letters.filter((one) => classes.has(one))
  return { keys: found.map((one) => name.replace('*', one)), next }
}
