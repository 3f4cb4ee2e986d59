import { randomBytes } from 'node:crypto'

/** 72 random bits, in signs that may stand in a header and in an address. */
const idLength = 12
const bytesPerId = (idLength * 6) / 8
const idsAtOnce = 1024

/** Gives a new id for each request: random, so that it tells neither how many there were nor which came first. Random bytes
 *  are dear one by one, so they are drawn for many ids at once. */
export function requestIds(): () => string {
  let drawn = ''
  let next = 0
  return () => {
    if (next === drawn.length) {
      drawn = randomBytes(bytesPerId * idsAtOnce).toString('base64url')
      next = 0
    }
    next += idLength
    return drawn.slice(next - idLength, next)
  }
}
