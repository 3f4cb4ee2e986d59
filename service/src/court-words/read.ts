import { asideIn } from './aside.ts'
import { circumstancesOf, passedSince, recallTold, releaseIn } from './circumstances.ts'
import { type DraftCase, draftsOf } from './drafts.ts'
import { isRivalDay, leftOver } from './left-over.ts'
import { marksOf } from './marks.ts'
import { numberedTokens } from './numbers.ts'
import type { FindOffence } from './offences.ts'
import { type OpenPoint, plainQuestion, questionsOf, sayIn } from './open-points.ts'
import { type Pieces, piecesIn, setAside } from './pieces.ts'
import { shortly } from './quote.ts'
import {
  type Aside,
  type AskedOfWords,
  type Reading,
  type RecallRead,
  type SentenceRead,
  soft,
  type WordsQuestion,
} from './reading.ts'
import { saidIn } from './said.ts'
import type { Draft } from './sentences.ts'
import { spansIn } from './spans.ts'
import { daysOfStories, lengthsOfOrders, lengthsOfStories, lengthsReplaced } from './story.ts'

/** No more is read: a page of remarks. */
export const mostCharacters = 6000

/** Reads what a court said, in the words of anybody: tokens → spans → pieces → drafts → reading. Nothing that decides is dropped: it
 *  is read, set aside, or asked about. */
export function readWords(text: string, find: FindOffence, asked: AskedOfWords): Reading {
  const tokens = text.length > mostCharacters ? [] : numberedTokens(text)
  const spans = spansIn(text, tokens, find, asked.today) ?? []
  const told = piecesIn(saidIn(text, spans, asked))
  const pieces = setAside(
    told,
    [],
    [...lengthsOfOrders(told), ...lengthsOfStories(told), ...lengthsReplaced(told)],
  )
  const drafts = draftsOf(pieces)
  return readingOf(pieces, drafts)
}

/** Pass E: the sentences with the days and times beside them, and a question for all that found no place. */
function readingOf(all: Pieces, { drafts, segments, total, points: before }: DraftCase): Reading {
  const isHung =
    drafts.length > 0 && drafts.every(({ kind, activated }) => kind === 'suspended' && !activated)
  const isHoped = drafts.length > 0 && !all.isTwo
  // "3 years for robbery on 2 June, sentenced on 13 April", "a robbery on 2 June: 3 years on 13 April": the day of what was done.
  const isPassed = ({ cat }: { readonly cat: string }): boolean => /^(?:SENT|SDAY)$/.test(cat)
  const daysAt = (role: string): readonly number[] => all.at(role).map((i) => all.spans[i]?.day ?? Number.NaN)
  const isDayTold =
    drafts.length === 1 &&
    (all.at('date').some((i) => all.rowOf(i)?.some(isPassed)) ||
      daysAt('date').some((day) => daysAt('dateOdd').every((odd) => odd < day)))
  const released = releaseIn(all, drafts)
  const pieces = setAside(
    all,
    [
      ...(released === null || released === 'unknown' ? ['released'] : []),
      ...(isHung ? ['curfew'] : []),
      ...(isHoped ? ['hoped'] : []),
      ...(isDayTold ? ['dateOdd'] : []),
    ],
    drafts.length > 0 ? daysOfStories(all) : [],
  )
  const { text, people, isTwo, spans, rows, cat, isSaid } = pieces
  const points: OpenPoint[] = [...before]
  const say = sayIn(points)
  const { dates, date, ...facts } = circumstancesOf(pieces, drafts, segments, isHung, say)
  for (const { at } of drafts.filter((one) => isBehindAnothers(pieces, one))) say('number', at)
  const isAge = (at: number): boolean => facts.convictedAs !== null && spans[at]?.age === facts.age
  const isTurned = !isTwo && leftOver(pieces, drafts, segments, say)
  const recall = recallTold(pieces, drafts, say)
  const since = passedSince(recall, drafts, dates)
  const isTheirs = ({ ask, at }: OpenPoint): boolean => ask === 'runs' && since.some((one) => one.at === at)
  const aside = asideIn(pieces, isAge).filter(({ why }) => !(isTwo && why === 'other_person'))
  // Whose it is comes before all others: what the rest asks depends on it.
  const open = isTwo ? [] : points.filter((one) => !isTheirs(one))
  const questions = questionsOf(open, pieces, drafts, date)
  const found = { drafts, since, questions, recall, dates, aside, isTurned }
  const { status, isKept, first } = endOf(pieces, found)
  const asks = status === 'not_custody' ? [] : [...first.map(plainQuestion), ...questions]
  const marks = marksOf({ spans, rows, drafts, questions: asks, dates, aside, isAge, isKept })
  return {
    text,
    status,
    total,
    recall,
    stated: facts.stated,
    addedDays: facts.addedDays,
    isToBeRemoved: isSaid('DEP'),
    age: facts.age,
    born: facts.born,
    aside,
    unused: spans.flatMap((span, i) => (cat(i) === 'U' ? [shortly(span.text)] : [])),
    people,
    questions: asks,
    convictedAs: facts.convictedAs,
    pieces: marks,
    sentences: isKept ? drafts.map((one, i) => sentenceRead(one, dates[i] ?? null, released, spans)) : [],
    goesOn: status === 'asks' && isKept && drafts.length > 0,
    credit: isKept || drafts.length === 0 ? facts.credit : {},
    isTakenOff: rows.some((items) =>
      items.some(
        ({ cat, at, role }, i) =>
          cat === 'SRW' &&
          role === null &&
          /already/i.test(spans[at]?.text ?? '') &&
          items[i + 1]?.cat === 'CNT',
      ),
    ),
    isLess: rows.some((items) => items.some((item) => item.cat === 'LESS')),
    asked: [...new Set(asks.map(({ ask }) => ask))],
    shown: marks.flatMap(({ from, to, is, what }) =>
      /^(?:aside|unused)$/.test(is) || /^(?:age|born)$/.test(what) ? [text.slice(from, to)] : [],
    ),
  }
}

const sentenceRead = (
  draft: Draft,
  date: string | null,
  released: string | null,
  spans: Pieces['spans'],
): SentenceRead => ({
  from: spans[draft.at]?.from ?? -1,
  to: spans[draft.next - 1]?.to ?? -1,
  length: draft.length,
  kind: draft.kind,
  extension: draft.extension,
  suspendedFor: draft.suspendedFor,
  activated: draft.activated,
  date,
  released,
  runs: draft.runs,
  offence: draft.isSure ? (draft.keys[0] ?? null) : null,
  offenceChoices: draft.isSure ? [] : draft.keys,
})

interface CaseFound extends Pick<DraftCase, 'drafts'> {
  readonly since: readonly Draft[]
  readonly questions: readonly WordsQuestion[]
  readonly recall: RecallRead | null
  readonly dates: readonly (string | null)[]
  readonly aside: readonly Aside[]
  readonly isTurned: boolean
}
/** How a reading ends, whether its sentences are kept, and what is asked of the whole text first. */
interface End extends Pick<Reading, 'status'> {
  readonly isKept: boolean
  readonly first: Reading['asked']
}
const end = (status: Reading['status'], isKept: boolean, ...first: Reading['asked']): End => ({
  status,
  isKept,
  first,
})

/** "His brother got 4 years. Can we visit in 2 weeks?": behind a sentence that was set aside as somebody else's, a length of which
 *  nothing says that it is a sentence. */
function isBehindAnothers({ spans, cat, clauseOf, rowOf, isOthers }: Pieces, { at, keys }: Draft): boolean {
  const isSaidOf = (i: number): boolean => clauseOf(i) === clauseOf(at) && /^(?:SENT|DO|CUST|O)$/.test(cat(i))
  return (
    spans.slice(0, at).some(({ from, length }) => length !== undefined && isOthers(from)) &&
    keys.length === 0 &&
    rowOf(at)?.every((item) => item.cat === 'L') === true &&
    !spans.some((_, i) => isSaidOf(i))
  )
}

/** Whether a sentence of its own tells of others: "two other defendants will be sentenced next month". */
function isOfOthers({ spans, cat }: Pieces, here: number, drafts: readonly Draft[]): boolean {
  let [first, last] = [here, here]
  while (cat(first - 1) !== '.') first--
  while (cat(last + 1) !== '.') last++
  const isAmong = (i: number): boolean => i >= first && i <= last
  return (
    spans.some((_, i) => isAmong(i) && cat(i) === 'OTHERP') &&
    drafts.length > 0 &&
    !drafts.some(({ at }) => isAmong(at))
  )
}

/** "… and Malik got a community order": whether what is told here has a name of its own, that was not said before. */
function isOfAnotherName({ told, toldAt }: Pieces, here: number): boolean {
  let i = toldAt(here) - 1
  while (told[i]?.cats[0] === 'H') i--
  if (told[i]?.cats[0] !== 'SENT') return false
  const name = told[i - 1]
  return name?.cats[0] === 'NAME' && told.slice(0, i - 1).every(({ text }) => text !== name.text)
}

/** Whether it is told that they were let out before they were called back. */
const isLetOut = ({ spans, cat }: Pieces): boolean =>
  spans.some((_, i) => cat(i) === 'RECALL' && spans.slice(0, i).some(({ cats }) => cats[0] === 'REL'))

/** Questions about one piece alone, beside which what was read is kept. */
const local = /^(?:number|other_sentence|remand_unit|minimum_term|unpaid|extension|added)$/

function endOf(pieces: Pieces, { drafts, since, questions, recall, dates, aside, isTurned }: CaseFound): End {
  const { asked, given, spans, cat, roleOf, rowOf, rivalAt, isSaid } = pieces
  if (pieces.isTwo) return end('asks', false, 'whose', 'length')
  const hard = questions.filter(({ ask }) => !soft.test(ask))
  const isHard = (asks: RegExp): boolean => hard.some(({ ask }) => asks.test(ask))
  if (recall !== null && given('recall') === undefined) {
    const by = recall.date ?? recall.returned
    const isOfIt =
      since.length > 0 ||
      drafts.every((one) => rowOf(one.at)?.some((item) => item.cat === 'RECALL')) ||
      isSaid('LIC', 'LICF', 'WHATIF') ||
      pieces.told.some(({ text }) => /^orig/i.test(text)) ||
      // "Came out in August on a 4 year sentence and got recalled".
      (isLetOut(pieces) && drafts.every(({ kind }) => kind !== 'ipp')) ||
      // Passed before it by their days: the sentences that they were called back to.
      (by !== undefined && dates.every((day) => day !== null && day < by))
    return hard.length === 0 && isOfIt ? end('recall', true) : end('asks', false, 'recall')
  }
  const isNotYet = spans.some(
    (_, i) => cat(i) === 'NOTYET' && roleOf(i) !== 'aside' && !isOfOthers(pieces, i, drafts),
  )
  if (isNotYet && !isHard(/^custody$/)) return end('asks', false, 'custody')
  const isTheirs = (i: number): boolean =>
    cat(i - 1) === 'OTHERP' || pieces.isOthers(spans[i - 1]?.from ?? -1) || isOfAnotherName(pieces, i)
  const isFree = spans.some((_, i) => /^(?:COM|ACQ)$/.test(cat(i)) && roleOf(i) === undefined && !isTheirs(i))
  if (
    isFree &&
    drafts.some(({ kind }) => !/^(?:suspended|default)$/.test(kind)) &&
    given('custody') === undefined
  )
    return end('asks', false, 'custody')
  if (drafts.length === 0) {
    const isRemand = isSaid('REM', 'REMF')
    const isOther =
      aside.some(({ why }) => /^(?:order|community|money)$/.test(why)) &&
      // A sentence that was set aside as somebody else's may be the person's.
      aside.every(({ why }) => !/^(?:other_person|not_passed)$/.test(why))
    if (isOther && hard.length === 0 && !isRemand) return end('not_custody', false)
    if (isHard(/^(?:unit|custody|length)$/)) return end('asks', false)
    return isRemand ? end('asks', false, 'custody', 'length') : end('asks', false, 'length')
  }
  // How one more sentence runs, and nothing of it is said, is asked beside those that were told before.
  const isOneMore = asked.others.length > 0 && drafts.length === 1 && drafts[0]?.runs === null
  const isLocal = hard.every(({ ask }) => local.test(ask) || (ask === 'runs' && isOneMore))
  const isOneWay = rivalAt === null || isRivalDay(pieces)
  return end(hard.length === 0 ? 'read' : 'asks', isOneWay && !isTurned && isLocal)
}
