/** Letters that fit into one number, a bit each. */
const perBlock = 32
/** Names are made of these characters. Any other is in none of them: it lies past the end of the table, where nothing is kept. */
const characters = 128

/** A word made ready to be compared with many names: the number of letters to change, add or drop to get from the one to
 *  the other. It is the algorithm of Myers, in Hyyrö's form for long words: a column of the usual table at a time, with 32
 *  rows in one number. One request can ask for thousands of comparisons, so that each has to be cheap. */
export function distancesFrom(word: string): (name: string) => number {
  const blocks = Math.ceil(word.length / perBlock)
  const last = 1 << ((word.length - 1) % perBlock)
  const places = new Int32Array(characters * blocks)
  for (let i = 0; i < word.length; i++) {
    const code = word.charCodeAt(i)
    const at = code * blocks + Math.floor(i / perBlock)
    places[at] = (places[at] as number) | (1 << (i % perBlock))
  }
  const rises = new Int32Array(blocks)
  const falls = new Int32Array(blocks)

  return (name) => {
    if (blocks === 0) return name.length
    rises.fill(-1)
    falls.fill(0)
    let distance = word.length
    for (let j = 0; j < name.length; j++) {
      const code = name.charCodeAt(j)
      let risesIn = 1
      let fallsIn = 0
      for (let k = 0; k < blocks; k++) {
        const same = places[code * blocks + k] as number
        const rise = rises[k] as number
        const fall = falls[k] as number
        const down = same | fall
        const entering = same | fallsIn
        const across = (((entering & rise) + rise) ^ rise) | entering
        let up = fall | ~(across | rise)
        let off = rise & across
        if (k === blocks - 1) distance += (up & last) !== 0 ? 1 : (off & last) !== 0 ? -1 : 0
        const risesOut = up >>> 31
        const fallsOut = off >>> 31
        up = (up << 1) | risesIn
        off = (off << 1) | fallsIn
        rises[k] = off | ~(down | up)
        falls[k] = up & down
        risesIn = risesOut
        fallsIn = fallsOut
      }
    }
    return distance
  }
}
