import { isCreditTold, isTold, type ToldCase, type ToldSentence, toldOnly } from '../../told/case.ts'
import type { RowFacts } from './given.ts'
import { isAskedBy, isListOf, oneOf } from './row-of.ts'

/* How a case is folded from what words and a link tell, and the answers of rows in their order: pure. */

/** Whether two values tell the same: the order in which it was told is nothing. */
function isSameTold(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one === other
  const names = Object.keys({ ...one, ...other }) as (keyof typeof one)[]
  return names.every((name) => isSameTold(one[name], other[name]))
}

/** Whether all that was told is told still, with more beside it or not. */
export const isKeptIn = (now: unknown, before: unknown): boolean =>
  typeof before !== 'object' || typeof now !== 'object' || before === null || now === null
    ? now === before
    : Object.entries(before).every(([name, one]) => isKeptIn(now[name as keyof typeof now], one))

const lists = ['otherCustody', 'addedDays', 'unlawfullyAtLarge'] as const

/** The facts of a case without those that a row asks. */
function without(of: 'sentence' | 'person' | 'recall', row: string) {
  return <Facts extends object>(facts: Facts): Facts =>
    Object.fromEntries(Object.entries(facts).filter(([name]) => !isAskedBy(of, name, row))) as Facts
}

/** How a sentence runs: by the number of another. */
const runs = ['consecutiveTo', 'howItRuns'] as const

/** A sentence when an answer was given: another answer to a row takes all back that the row asks. Where the sentence has another number
 *  since, so may the one that it follows: how it runs is what is told without the answer. */
export function sentenceWith(
  one: ToldSentence,
  row: string,
  { sentence }: RowFacts,
  isMoved: boolean,
): ToldSentence {
  const now = { ...without('sentence', row)(one), ...sentence }
  return isMoved ? toldOnly({ ...now, ...Object.fromEntries(runs.map((name) => [name, one[name]])) }) : now
}

/** A recall when an answer was given: none is made by a row that asks something else. */
function recallWith(before: ToldCase['recall'], row: string, { recall }: RowFacts): ToldCase['recall'] {
  if (recall === null || (row === 'recall' ? recall === undefined : before === null)) return null
  return { ...without('recall', row)(before ?? {}), ...recall }
}

/** The time before the sentence. What is one thing told is told once: of several ways in one answer those hold that say something else
 *  than before; where none does, the last. */
function creditWith(before: ToldCase, row: string, tells: RowFacts): Pick<ToldCase, 'credit' | 'remand'> {
  if (row !== 'remand') return { credit: { ...before.credit, ...tells.credit }, remand: before.remand }
  const { credit = {}, remand = [] } = tells
  const valuesOf = (of: Pick<ToldCase, 'credit' | 'remand'>) => ({ ...of.credit, remand: of.remand })
  const [now, then] = [valuesOf({ credit, remand }), valuesOf(before)]
  const ways = oneOf.remand.filter((name) => (name === 'remand' ? remand.length > 0 : isTold(credit, name)))
  const changed = ways.filter((name) => !isSameTold(now[name], then[name]))
  const held: readonly string[] = changed.length > 0 ? changed : ways.slice(-1)
  const isDropped = (name: string): boolean => ways.some((way) => way === name) && !held.includes(name)
  return {
    credit: Object.fromEntries(Object.entries(credit).filter(([name]) => !isDropped(name))),
    remand: isDropped('remand') ? [] : remand,
  }
}

/** The case when an answer was given, beside its sentences. A row that asks no list adds to it. */
export function caseWith(before: ToldCase, row: string, tells: RowFacts): ToldCase {
  const listOf = <Name extends (typeof lists)[number]>(name: Name): ToldCase[Name] =>
    (isListOf(name, row) ? (tells[name] ?? []) : [...before[name], ...(tells[name] ?? [])]) as ToldCase[Name]
  return {
    sentences: before.sentences,
    ...creditWith(before, row, tells),
    person: { ...without('person', row)(before.person), ...tells.person },
    stated: row === 'prison' ? (tells.stated ?? {}) : { ...before.stated, ...tells.stated },
    recall: recallWith(before.recall, row, tells),
    otherCustody: listOf('otherCustody'),
    addedDays: listOf('addedDays'),
    unlawfullyAtLarge: listOf('unlawfullyAtLarge'),
  }
}

/** A case of words, and what a link told before it. */
export const behind = (read: ToldCase, link: ToldCase | null): ToldCase =>
  link === null
    ? read
    : {
        sentences: [...link.sentences, ...read.sentences],
        credit: isCreditTold(link) ? link.credit : read.credit,
        remand: isCreditTold(link) ? link.remand : read.remand,
        person: { ...read.person, ...link.person },
        stated: { ...read.stated, ...link.stated },
        otherCustody: [...link.otherCustody, ...read.otherCustody],
        addedDays: [...link.addedDays, ...read.addedDays],
        unlawfullyAtLarge: [...link.unlawfullyAtLarge, ...read.unlawfullyAtLarge],
        recall: link.recall ?? read.recall,
      }

/** The sentences without one of them: what followed it runs from its own day. */
export const withoutSentence = (
  sentences: readonly ToldSentence[],
  number: number,
): readonly ToldSentence[] =>
  sentences
    .filter((_, i) => i + 1 !== number)
    .map(({ consecutiveTo, ...one }) => {
      const to = Number(consecutiveTo ?? 0)
      if (to === 0 || to === number) return one
      return { ...one, consecutiveTo: String(to > number ? to - 1 : to) }
    })
