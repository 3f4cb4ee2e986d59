import type { Token } from './tokens.ts'

/** The class of a drug by the names people have for it. */
const drugs = {
  a: 'cocaine coke crack heroin smack brown ecstasy mdma lsd fentanyl meth methadone',
  b: 'cannabis weed skunk amphetamine amphetamines speed ketamine ket spice hash',
  c: 'diazepam valium xanax steroids pregabalin',
} as const
const classOf = new Map(
  (['a', 'b', 'c'] as const).flatMap((letter) =>
    drugs[letter].split(' ').map((name) => [name, letter] as const),
  ),
)

const between = new Set(
  'a an the of and or to in with for intent supply supplying drug drugs class possession being concerned conspiracy dealing selling'.split(
    ' ',
  ),
)

const links = new Set('a an the of and or to in with for'.split(' '))

/** An offence with drugs: what was done, and the class, in any order within a few words. The place behind it, or null. */
export function drugOffenceAt(
  tokens: readonly Token[],
  at: number,
): { readonly keys: readonly string[]; readonly next: number } | null {
  if (links.has(tokens[at]?.text ?? '')) return null
  const seen = new Set<string>()
  const has = (start: string): boolean => seen.has(start)
  let drug: 'a' | 'b' | 'c' | null = null
  let next = at
  for (let i = at; i < Math.min(tokens.length, at + 12); i++) {
    const { is, text } = tokens[i] as Token
    if (is !== 'word') break
    const named = classOf.get(text)
    const letter = text === 'class' || text === 'cl' ? (tokens[i + 1]?.text ?? '') : ''
    if (named !== undefined) drug = named
    else if (/^[abc]$/.test(letter)) {
      drug = letter as 'a' | 'b' | 'c'
      next = i + 2
      i++
      continue
    } else if (
      /^(?:suppl|deal|sell|conspir|intent|possess|pwits|import|smuggl|produc|grow|cultivat|concern)/.test(
        text,
      )
    )
      seen.add(text.slice(0, 4))
    else if (!between.has(text)) {
      // "supply of firearms", "dealt with", "selling stolen goods".
      const isOther =
        drug === null && (/^(?:of|in|with|an?|the)$/.test(tokens[i - 1]?.text ?? '') || has('sell'))
      if (isOther && !seen.has('conc')) return null
      break
    }
    if (!links.has(text)) next = i + 1
  }
  const isDealing = has('supp') || has('deal') || has('sell')
  const name =
    has('cons') && (isDealing || drug !== null)
      ? 'conspiracy_to_supply_class_x_drug'
      : has('pwit') || (has('poss') && has('inte'))
        ? 'possession_with_intent_to_supply_class_x_drug'
        : has('conc')
          ? 'being_concerned_in_supply_of_class_x_drug'
          : has('impo') || has('smug')
            ? 'importing_class_x_drug'
            : has('prod') || has('grow') || has('cult')
              ? 'producing_class_x_drug'
              : isDealing
                ? 'supplying_class_x_drug'
                : has('poss') && drug !== null
                  ? 'possession_of_class_x_drug'
                  : null
  if (name === null || (drug === null && !/supply|possession_with/.test(name))) return null
  const classes = drug === null ? (['a', 'b', 'c'] as const) : [drug]
  return { keys: classes.map((letter) => name.replace('_x_', `_${letter}_`)), next }
}
