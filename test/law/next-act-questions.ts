import type { SampleQuestion } from './dates-sample.ts'

/** What is asked of the tree with the next Act and of this one: the beginning of a sample of dates. */
export const questionsOfTheft: readonly SampleQuestion[] = [20, 24, 48].map((sentenceMonths) => ({
  kind: 'one sentence',
  path: '/release-dates',
  body: { sentences: [{ startDate: '2026-11-16', sentenceMonths, offenceKey: 'theft' }] },
}))
