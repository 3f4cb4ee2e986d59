/** The tokens of JSON: an opening, a closing, a mark, a text, or another value. */
const token =
  /(?:([[{])|([\]}])|([,:])|("(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null))/uy

const space = /[ \t\n\r]*/y

/** What may come next: a value, a name, a colon, or a comma or the end of what is open. */
type Expected = 'value' | 'first value' | 'name' | 'first name' | 'colon' | 'comma'

/** Where a text that is not JSON stops being JSON, counted in characters: the engine's own message does not always say,
 *  and repeats what was sent. */
export function jsonFault(text: string): number {
  const open: string[] = []
  let expected: Expected = 'value'
  let at = 0
  for (;;) {
    space.lastIndex = at
    const from = at + (space.exec(text)?.[0].length ?? 0)
    token.lastIndex = from
    const found = token.exec(text)
    if (found === null) return from
    const [, opening, closing, mark, string] = found
    const inObject = open.at(-1) === '{'
    const isName = expected === 'name' || expected === 'first name'
    if (closing !== undefined) {
      const fits = expected === 'comma' || expected === (inObject ? 'first name' : 'first value')
      if (!fits || open.pop() !== (closing === '}' ? '{' : '[')) return from
      expected = 'comma'
    } else if (mark !== undefined) {
      if (mark === ',' ? expected !== 'comma' || open.length === 0 : expected !== 'colon') return from
      expected = mark === ':' ? 'value' : inObject ? 'name' : 'value'
    } else if (isName) {
      if (string === undefined) return from
      expected = 'colon'
    } else {
      if (expected !== 'value' && expected !== 'first value') return from
      if (opening !== undefined) open.push(opening)
      expected = opening === '{' ? 'first name' : opening === '[' ? 'first value' : 'comma'
    }
    at = token.lastIndex
  }
}
