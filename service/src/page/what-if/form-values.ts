import { pleaSteps } from '@requisite/law/internal'
import type { Query } from '../../http/route.ts'
import { textAt } from '../../told/link.ts'

/** The box to tick for each step of the guideline, in the order in which they are offered. */
export const pleaTicks: readonly { readonly name: string; readonly plea: string; readonly label: string }[] =
  [
    { plea: '0', label: 'After a trial, nothing off' },
    { plea: '1/3', label: 'One-third off: at the first hearing' },
    { plea: '1/4', label: 'One-quarter off: later, before the trial' },
    { plea: '1/10', label: 'One-tenth off: on the first day of the trial' },
  ].map((tick) => ({ ...tick, name: `plea-${pleaSteps.findIndex(({ text }) => text === tick.plea)}` }))

const dateNames = (name: string): readonly string[] =>
  ['day', 'month', 'year'].map((part) => `${name}-${part}`)

/** The fields of the form. */
const fieldNames: readonly string[] = [
  ...dateNames('since'),
  ...dateNames('earlierFrom'),
  ...dateNames('earlierTo'),
  'daysSoFar',
  'offenceKey',
  'offenceTyped',
  'fromYears',
  'fromMonths',
  'toYears',
  'toMonths',
  'step',
  ...pleaTicks.map(({ name }) => name),
  'pleaOther',
  'pleaPart',
  'kind',
  'extensionYears',
  'extensionMonths',
  'age',
  'tagDays',
  ...dateNames('sentence'),
  'workingLength',
  'workingPlea',
]

/** What the form holds; an empty text where nothing was filled in. */
export type WhatIfForm = Readonly<Record<string, string>>

/** The form as it was sent. */
export const whatIfValues = (query: Query): WhatIfForm =>
  Object.fromEntries(fieldNames.map((name) => [name, textAt(query, name)]))

/** The form before anything was filled in: the lengths of most sentences, after a trial and with the most that a plea takes off. */
export const emptyForm: WhatIfForm = whatIfValues({
  fromYears: '1',
  toYears: '4',
  step: '6',
  kind: 'sds',
  age: 'adult',
  'plea-0': 'yes',
  [pleaTicks[1]?.name ?? '']: 'yes',
})
