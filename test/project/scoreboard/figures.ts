/** What the examples come to together. */
import type { ClassName, Compared, Outcome, SetName } from './compare.ts'
import { classes, letters, sets } from './compare.ts'
import type { Unread } from './examples.ts'

export interface Counts {
  examples: number
  withDates: number
  right: number
  different: number
  refused: number
  notUnderstood: number
}

type Hows = Record<'asserted' | Compared['how'], number>

export interface Figures {
  readonly whole: Counts
  readonly bySet: Readonly<Record<SetName, Counts>>
  readonly byFolder: Readonly<Record<string, Counts>>
  readonly byClass: Readonly<Record<ClassName, number>>
  readonly byLetters: Readonly<Record<'first release' | 'recall', Readonly<Record<string, Hows>>>>
  readonly byCode: Readonly<Record<string, { examples: number; answered: number; refused: number }>>
  /** Of dates around a recall: how many the Ministry gives, and how many of them are equal, in so many examples. */
  readonly aroundRecall: { readonly dates: number; readonly equal: number; readonly examples: number }
  /** Examples that are right only by the day of the prison service that stands beside ours. */
  readonly rightBeside: number
  /** Examples of which the first day on a tag was asked for without the flag `liableToRemoval`. */
  readonly askedTwice: number
  readonly unread: readonly Unread[]
}

const noCounts = (): Counts => ({
  examples: 0,
  withDates: 0,
  right: 0,
  different: 0,
  refused: 0,
  notUnderstood: 0,
})
const noHows = (): Hows => ({
  ...{ asserted: 0, equal: 0, different: 0, 'not given': 0 },
  ...{ 'too many': 0, refused: 0 },
})

function add(counts: Counts, { status, code }: Outcome): void {
  counts.examples++
  if (status === 'not understood') {
    counts.notUnderstood++
    return
  }
  if (code !== null) return
  counts.withDates++
  if (status === 'right' || status === 'different' || status === 'refused') counts[status]++
}

export function figuresOf(outcomes: readonly Outcome[], unread: readonly Unread[]): Figures {
  const whole = noCounts()
  const bySet = Object.fromEntries(sets.map((set) => [set, noCounts()])) as Record<SetName, Counts>
  const byClass = Object.fromEntries(classes.map((name) => [name, 0])) as Record<ClassName, number>
  const byFolder: Record<string, Counts> = {}
  const byLetters = { 'first release': {} as Record<string, Hows>, recall: {} as Record<string, Hows> }
  for (const side of Object.values(byLetters)) for (const name of letters) side[name] = noHows()
  const byCode: Record<string, { examples: number; answered: number; refused: number }> = {}
  const aroundRecall = { dates: 0, equal: 0, examples: 0 }
  for (const outcome of outcomes) {
    const folder = outcome.id.split('/')[0] as string
    byFolder[folder] ??= noCounts()
    for (const counts of [whole, bySet[outcome.set], byFolder[folder]]) add(counts, outcome)
    if (outcome.class !== null) byClass[outcome.class]++
    if (outcome.code !== null && outcome.status !== 'not understood')
      for (const code of outcome.code.split('|')) {
        byCode[code] ??= { examples: 0, answered: 0, refused: 0 }
        byCode[code].examples++
        byCode[code][outcome.status === 'refused' ? 'refused' : 'answered']++
      }
    const side = byLetters[outcome.isRecall ? 'recall' : 'first release']
    for (const { letters: name, theirs, how } of outcome.dates) {
      side[name] ??= noHows()
      if (theirs !== null) side[name].asserted++
      side[name][how]++
    }
    if (!outcome.isRecall || outcome.code !== null || outcome.status === 'not understood') continue
    const around = outcome.dates.filter(({ letters: name, theirs }) => theirs !== null && early.has(name))
    aroundRecall.dates += around.length
    aroundRecall.equal += around.filter(({ how }) => how === 'equal').length
    aroundRecall.examples++
  }
  whole.examples += unread.length
  whole.notUnderstood += unread.length
  const rightBeside = outcomes.filter(
    ({ status, dates }) => status === 'right' && dates.some(({ isBeside }) => isBeside),
  ).length
  const askedTwice = outcomes.filter(({ isAskedTwice }) => isAskedTwice).length
  return { whole, bySet, byFolder, byClass, byLetters, byCode, aroundRecall, rightBeside, askedTwice, unread }
}

/** A tag, removal, and supervision after the sentence. */
const early: ReadonlySet<string> = new Set(['HDCED', 'ERSED', 'TUSED'])

/** Whether something is ours to mend, or could not be asked. */
export const isIncomplete = ({ byClass, whole }: Figures): boolean =>
  byClass.unexplained > 0 || whole.notUnderstood > 0
