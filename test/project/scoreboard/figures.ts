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
  /** After a recall: how many dates were not compared, in how many examples, of how many. */
  readonly notCompared: { readonly dates: number; readonly examples: number; readonly of: number }
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
  ...{ 'too many': 0, refused: 0, 'not compared': 0 },
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
  const notCompared = { dates: 0, examples: 0, of: 0 }
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
    const left = outcome.dates.filter(({ how }) => how === 'not compared').length
    notCompared.dates += left
    notCompared.examples += left > 0 ? 1 : 0
    notCompared.of++
  }
  whole.examples += unread.length
  whole.notUnderstood += unread.length
  return { whole, bySet, byFolder, byClass, byLetters, byCode, notCompared, unread }
}

/** Whether something is ours to mend, or could not be asked. */
export const isIncomplete = ({ byClass, whole }: Figures): boolean =>
  byClass.unexplained > 0 || whole.notUnderstood > 0
