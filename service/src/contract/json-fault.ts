/** A text, and any other value that is not opened and closed. */
const string = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/uy
const plain = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y

/** What may come next: a value, a name, a colon, or a comma or the end of what is open. */
type NextToken = 'value' | 'first value' | 'name' | 'first name' | 'colon' | 'comma'

/** After so many marks and values we stop looking: no batch has as many, and others are waiting. */
const mostLookedAt = 100_000

/** The marks of JSON by their codes: that is faster than a pattern for each. */
const [openList, closeList, openObject, closeObject, comma, colon, quote] = [...'[]{},:"'].map((mark) =>
  mark.charCodeAt(0),
) as [number, number, number, number, number, number, number]

/** Where a text that is not JSON stops being JSON, counted in characters: the engine's own message does not always say,
 *  and repeats what was sent. Null where that is too far in to look. */
export function jsonFault(text: string): number | null {
  const open: number[] = []
  let expected: NextToken = 'value'
  let at = 0
  for (let looked = 0; looked < mostLookedAt; looked++) {
    while (isSpace(text.charCodeAt(at))) at++
    const mark = text.charCodeAt(at)
    const inObject = open.length > 0 && open[open.length - 1] === openObject
    if (mark === closeList || mark === closeObject) {
      const fits = expected === 'comma' || expected === (inObject ? 'first name' : 'first value')
      if (!fits || open.pop() !== (mark === closeObject ? openObject : openList)) return at
      expected = 'comma'
      at++
    } else if (mark === comma || mark === colon) {
      if (mark === comma ? expected !== 'comma' || open.length === 0 : expected !== 'colon') return at
      expected = mark === comma && inObject ? 'name' : 'value'
      at++
    } else if (expected === 'name' || expected === 'first name') {
      const end = endOf(string, text, at)
      if (end === at) return at
      expected = 'colon'
      at = end
    } else if (expected !== 'value' && expected !== 'first value') return at
    else if (mark === openList || mark === openObject) {
      open.push(mark)
      expected = mark === openObject ? 'first name' : 'first value'
      at++
    } else {
      const end = endOf(mark === quote ? string : plain, text, at)
      if (end === at) return at
      expected = 'comma'
      at = end
    }
  }
  return null
}

/** A space, a tab, or the end of a line. */
const isSpace = (code: number): boolean => code === 32 || code === 9 || code === 10 || code === 13

/** Where the pattern ends that begins here; here, when it does not. */
function endOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : at
}
