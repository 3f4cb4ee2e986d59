import {
  type Applied,
  applied,
  appliedExplanationOf,
  calculation,
  heldBy,
  isoDate,
  keyDatesOf,
  offenceByKey,
  offences,
  parseDay,
  pointLabel,
  type Question,
  regimes,
  transitionOf,
} from '@requisite/law'
import { describe, expect, test } from 'vitest'
import { replay } from '../support/replay.ts'
import { drawn, type Plain, questionOf } from './digest-questions.ts'

const questions = drawn(
  6000,
  offences.map(({ key }) => key),
  Object.keys(regimes),
)

const asked = (plain: Plain): Question => questionOf({ parseDay, offenceByKey }, plain) as Question

/** What is wrong with an answer under the law that applies; null when all of it agrees. */
function wrong(answer: Applied): string | null {
  const { question, regime, point, dates, unstaged } = answer
  const steps = appliedExplanationOf(answer)
  const replayed = replay(
    steps,
    regime.ends === 'after an extension' || regime.ends === 'a year after the term',
  )
  if (replayed.release !== isoDate(dates.release)) return `the words give ${replayed.release}`
  if (replayed.end !== isoDate(dates.sentenceEnd)) return `the words end on ${replayed.end}`
  if (steps[1]?.result !== pointLabel(regime, point)) return `the words serve ${steps[1]?.result}`
  if ((heldBy(answer) === null) !== (steps.length === 9)) return 'a stage without its step'
  if (heldBy(answer) === null && unstaged !== dates) return 'moved by no stage'
  const worked = calculation(question)
  const staged = transitionOf(worked).release
  if (staged !== dates.release) return `the transition gives ${isoDate(staged)}`
  const atThePoint = keyDatesOf(answer).find(({ type }) => ['CRD', 'ARD', 'PED', 'TARIFF'].includes(type))
  if (atThePoint?.date !== dates.release) return 'its key date is another'
  for (const before of [false, true]) {
    const same = calculation({ ...question, postCommencement: before })
    // A published answer ends with the term, and release keeps to it.
    const published = unstaged.release < unstaged.sentenceEnd ? unstaged.release : unstaged.sentenceEnd
    if (same.point === point && same.dates.release !== published) return 'the same point gives another date'
  }
  return null
}

describe('The answer under the law that applies', () => {
  test('its part, days, date, words, key dates and the transition agree, whatever is asked', () => {
    const faults = questions
      .map((plain) => ({ plain, fault: wrong(applied(asked(plain))) }))
      .filter(({ fault }) => fault !== null)
    expect(faults.slice(0, 5)).toEqual([])
  })

  test('people are held, released at each part, and left alone among the questions', () => {
    const seen = new Set(
      questions.map((plain) => {
        const answer = applied(asked(plain))
        return `${answer.point.fraction.label}${heldBy(answer) === null ? '' : ', held'}`
      }),
    )
    const all = [
      'One-half',
      '40%',
      'One-third',
      'Two-thirds',
      'Full term',
      '40%, held',
      'One-third, held',
      'One-half, held',
    ]
    expect([...seen].sort()).toEqual(all.sort())
  })
})
