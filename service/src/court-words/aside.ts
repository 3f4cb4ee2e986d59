import { byCategory } from './engine.ts'
import type { Pieces } from './pieces.ts'
import { shortly } from './quote.ts'
import type { Aside } from './reading.ts'

const whyOf =
  byCategory(`order: ORD REQ; community: COM ACQ; money: MON M WITHIN; other_person: OTHERP; not_passed: WHATIF
  WHATB HOPED;
  release: REL RELD HALF LEFT; other_day: ODAY BORN; denied: NOT DROP; tag: TAGR; no_penalty: NSP`)

/** What is no part of the time, and why. */
export function asideIn(
  { text, spans, cat, rowOf, roleOf, isOthers }: Pieces,
  isAge: (at: number) => boolean,
): readonly Aside[] {
  const isAside = (i: number): boolean => {
    const role = roleOf(i)
    if (rowOf(i)?.some((item) => roleOf(item.at) === 'released')) return false
    return (
      /^(?:aside|same|served|onTag)$/.test(role ?? '') ||
      (role === undefined && /^(?:Z|RELD|TAGR)$/.test(cat(i)) && !isAge(i)) ||
      ((role ?? 'used') === 'used' && /^(?:M|ORD|COM|ACQ|REQ|MON|HALF|NSP|REL)$/.test(cat(i)))
    )
  }
  const found: Aside[] = []
  for (let i = 0; i < spans.length; i++) {
    if (!isAside(i)) continue
    const row = rowOf(i)
    let last = i
    while (isAside(last + 1) && (row === undefined || rowOf(last + 1) === row)) last++
    const cats = [
      ...(cat(i) === 'Z' ? [] : (row ?? [])).map((item) => item.cat),
      ...spans.slice(i, last + 1).map((one) => one.cats[0]),
    ]
    const why = cats.map((one) => whyOf[one ?? '']).find((one) => one !== undefined) ?? 'other'
    const [from, to] = [spans[i]?.from ?? 0, spans[last]?.to ?? 0]
    const its = isOthers(from) ? 'other_person' : why
    found.push({ from, to, text: shortly(text.slice(from, to)), why: its })
    i = last
  }
  return found
}
