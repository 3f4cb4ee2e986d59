import { makesOther } from './offences.ts'
import type { Pieces } from './pieces.ts'
import type { Draft, Segment } from './sentences.ts'

/** What "no" or "not" before it denies, and no offence with it. */
const deniedByName = /^(?:REMD?|TAG|SUS|ACT|EXT|LIFE|CTM|DEF|RECALL)$/

/** Gives a sentence the offence that its words name. */
export function offenceOf(pieces: Pieces, draft: Draft, [from, to]: Segment): void {
  const { spans, told, cat, clauseOf, rowOf, roleOf, toldAt } = pieces
  const isOut = (i: number): boolean =>
    // "Caught while on bail for robbery": what they were waiting for.
    /\bbail$/i.test(spans[i - 1]?.text ?? '') ||
    // "Released from a sentence for burglary".
    rowOf(i - 1)?.some((item) => item.cat === 'REL') === true ||
    isOfAnother(pieces, i, draft) ||
    /^(?:aside|follows)$/.test(roleOf(i) ?? '') ||
    /^(?:ORD|COM|ACQ|NSP|DROP)$/.test(cat(i - 1)) ||
    [-6, -5, -4, -3, -2, -1, 1, 2, 3].some(
      (n) =>
        clauseOf(i + n) === clauseOf(i) &&
        /^(?:NOT|DROP|OTHERP|NSP)$/.test(cat(i + n)) &&
        // "No remand", "not suspended": what is denied is named there.
        rowOf(i + n)?.every((item) => !deniedByName.test(item.cat)) === true &&
        // "Quashed the 5 years and substituted 4 years for robbery".
        rowOf(i + n) !== rowOf(draft.at),
    )
  const all: number[] = []
  for (let i = from; i < to; i++) if (cat(i) === 'O' && !isOut(i)) all.push(i)
  /** A word of a story, that only hints at an offence: "police found a machete under the bed". What somebody is called tells of them. */
  const isStory = (i: number): boolean =>
    !spans[i]?.isSure &&
    !/(?:er|ar|or|man|ist|thief|thug)s?$/i.test(spans[i]?.text ?? '') &&
    !/^(?:s?he|they|you|i|who)$/i.test(told[toldAt(i) - 1]?.text ?? '') &&
    spans.slice(Math.min(i, draft.at), Math.max(i, draft.at)).some(({ cats }) => cats[0] === '.')
  const placed = all.filter((i) => isInPlace(pieces, i, draft))
  const inSegment = all.filter((i) => placed.includes(i) || !isStory(i))
  const own = placed.filter((i) => clauseOf(i) === clauseOf(draft.at) || rowOf(i) === rowOf(draft.at))
  // "Robbery, burglary and theft": a list goes on behind a comma.
  for (const i of placed)
    if (!own.includes(i) && own.includes(i - 2) && /^(?:AND|PLUS|,)$/.test(cat(i - 1))) own.push(i)
  const chosen = [own, placed, inSegment].find(({ length }) => length > 0)
  if (chosen === undefined) return
  const keys = [...new Set(chosen.flatMap((i) => spans[i]?.keys ?? []))]
  draft.offenceAt = chosen[0] as number
  draft.keys = keys.slice(0, 5)
  // "Wounding, racially aggravated".
  const isOther = chosen.some((i) =>
    [-2, -1, 1, 2].some((n) => cat(i + n) === 'U' && makesOther.test(spans[i + n]?.text.toLowerCase() ?? '')),
  )
  const aggravated = aggravatedBy[keys[0] ?? '']
  const isRacial = spans
    .slice(from, to)
    .some(({ cats, text }) => cats[0] === 'U' && /^(?:racial|religious)/i.test(text))
  const isOne = placed.length > 0 && keys.length === 1 && chosen.every((i) => spans[i]?.isSure)
  draft.isSure = isOne && !isOther && !isRacial
  if (!isRacial || !isOne || aggravated === undefined) return
  // "Common assault, racially aggravated" is an offence of its own; "out of racial hatred" may be one.
  const isSaidSo = spans.slice(from, to).some(({ text }) => /^aggravated$/i.test(text))
  const key = `racially_or_religiously_aggravated_${aggravated}`
  ;[draft.keys, draft.isSure] = [isSaidSo ? [key] : [key, ...keys], isSaidSo]
}

/** What an offence is called where hostility to a race or a religion aggravates it. */
const aggravatedBy: Readonly<Record<string, string>> = {
  grievous_bodily_harm: 'gbh',
  actual_bodily_harm: 'abh',
  strangulation: 'strangulation',
  common_assault: 'common_assault',
  assault_by_beating: 'common_assault',
  criminal_damage: 'criminal_damage',
  harassment: 'harassment',
  harassment_fear_of_violence: 'harassment_fear_of_violence',
  stalking: 'stalking',
  stalking_fear_of_violence_or_serious_alarm: 'stalking_fear_of_violence_or_serious_alarm',
  threatening_behaviour: 'fear_of_violence',
  intentional_harassment_alarm_or_distress: 'intentional_harassment',
}

/** What stands before an offence of long ago. */
const ofPast =
  /\b(?:previous|convictions?,? (?:[a-z]+ )?(?:for|including)|cautioned|cautions?|history of|record (?:for|of))\b/i

/** Whether an offence is of long ago, or in a sentence of its own that tells of somebody else, or of what came to nothing: "he has
 *  convictions for theft", "his brother is in for murder". */
function isOfAnother({ spans, told, cat, toldAt }: Pieces, here: number, draft: Draft): boolean {
  const at = toldAt(here)
  const from = told.findLastIndex(({ cats }, i) => i < at && /^(?:[.L]|SENT|CUST)$/.test(cats[0] ?? '')) + 1
  const before = told.slice(from, at).map(({ text }) => text)
  if (ofPast.test(before.join(' '))) return true
  const isStop = (i: number): boolean => cat(i) === '.'
  let [first, last] = [here, here]
  while (!isStop(first - 1)) first--
  while (!isStop(last + 1)) last++
  const its = spans.slice(first, last + 1)
  return (
    (draft.at < first || draft.at > last) &&
    its.some(({ cats }) => /^(?:OTHERP|DROP)$/.test(cats[0] ?? '')) &&
    its.every(({ cats }) => !/^(?:L|N|SENT|CUST)$/.test(cats[0] ?? ''))
  )
}

/** "For his part in the robbery", "for two counts of robbery". */
const notApart = /^(?:the|an?|his|her|their|offences?|charges?|counts?|part|role|involvement|in)$/i

/** "He was found with", "the offence": what may stand before an offence at the head of a sentence. Any other word may deny it, or tell of
 *  another: "he denied murder", "he also broke an order". */
const beforeHead =
  /^(?:the|an?|his|her|their|your|my|he|she|they|you|i|it|this|that|was|were|is|has|had|have|been|so|hi|hello|for|of|to|in|on|done|did|crime|court|case|judge|son|man|woman|dad|mum|brother|partner|husband|wife|mate)$/i

/** Whether an offence stands at the head of a sentence. */
function isHead({ told, toldAt }: Pieces, here: number): boolean {
  const at = toldAt(here)
  const first = told.findLastIndex(({ cats }, i) => i < at && cats[0] === '.') + 1
  return told
    .slice(first, at)
    .every(
      ({ cats, text }) =>
        cats[0] === 'NAME' ||
        cats[0] === 'Z' ||
        text.split(' ').every((word) => beforeHead.test(word) || notApart.test(word)),
    )
}

/** Whether the words stand in the place of an offence: behind for, of, guilty of, a count, at the head of a line, or beside the
 *  length. */
function isInPlace(pieces: Pieces, here: number, draft: Draft, depth = 0): boolean {
  const { spans, told, cat, clauseOf, rowOf, roleOf, toldAt } = pieces
  const before = cat(here - 1)
  const isOwn = (i: number): boolean => rowOf(i) !== undefined && rowOf(i) === rowOf(draft.at)
  if (before === 'Q' || before === 'ALL' || isOwn(here)) return true
  if (here === 0 || before === '.') return isHead(pieces, here)
  if (isOwn(here - 1) && roleOf(here - 1) !== 'aside') return true
  // "Offence: robbery".
  const isLabelled = /^(?:offences?|crimes?|charges?)$/i.test(spans[here - 2]?.text ?? '')
  if (/^[-(]$/.test(before) && (here === 1 || cat(here - 2) === 'Q' || isLabelled || isOwn(here - 2)))
    return true
  const isBeside = isOwn(here + 1) && clauseOf(here) === clauseOf(draft.at)
  if (isBeside && /^(?:[.,]|AND|PLUS)$/.test(before)) return true
  const at = toldAt(here)
  const isAlone = [-1, 1].every((n) => /^[,.]$/.test(told[at + n]?.cats[0] ?? '.'))
  if (before === ',' && isAlone) return true
  if (/^(?:AND|PLUS|,)$/.test(before) && cat(here - 2) === 'O')
    return depth < 9 && isInPlace(pieces, here - 2, draft, depth + 1)
  let raw = at - 1
  while (notApart.test(told[raw]?.text ?? '') || told[raw]?.cats[0] === 'Z') raw--
  return /^(?:for|of)$/i.test(told[raw]?.text ?? '') || /^(?:PLEA|ODAY)$/.test(told[raw]?.cats[0] ?? '')
}
