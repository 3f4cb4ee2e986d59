import * as law from '@requisite/law'
import { type Calculation, calculation, isoDate, offenceByKey, parseDay, transitionOf } from '@requisite/law'
import { describe, expect, test } from 'vitest'
import { stagedRelease } from '../../law/src/sentence/staged-release.ts'
import { isLong } from '../support/long.ts'
import { sentencedOffences } from '../support/offences.ts'
import { dayOf, inForce } from '../support/one-sentence.ts'
import { drawn, type Plain, questionOf } from './digest-questions.ts'

/** A case takes at most a hundred years. */
const questions = drawn(
  isLong ? 6000 : 1000,
  sentencedOffences.map(({ key }) => key),
  Object.keys(law.regimes),
).filter(({ years }) => years < 99)

const worked = (plain: Plain): Calculation =>
  calculation(questionOf({ parseDay, offenceByKey }, plain) as law.Question)

/** What is wrong with what an answer at another release point says of the law in force; null where it is what the case says. */
function wrong(answer: Calculation): string | null {
  const ofCase = inForce(law, answer.question, answer.regime.id)
  const release = dayOf(ofCase)
  const transition = transitionOf(answer)
  if (transition.release !== release) return `the transition gives ${isoDate(transition.release)}`
  const staged = stagedRelease(answer)
  // A published answer ends with the term, and release keeps to it.
  if (staged.release !== release && staged.release !== answer.dates.sentenceEnd)
    return `the warnings give ${isoDate(staged.release)}`
  if (staged.layer !== ofCase.sentences[0]?.point) return `the warnings serve ${staged.layer.fraction.label}`
  if (staged.stage !== (transition.stage?.day ?? null)) return `the warnings have stage ${staged.stage}`
  const stage = ofCase.stages.find(({ layer }) => layer.change === transition.change)
  if (stage !== undefined && stage.stage !== transition.stage)
    return `the case has stage ${stage.stage.number}`
  if (stage !== undefined && stage.held !== (transition.outcome === 'held until the stage'))
    return 'held in one only'
  return null
}

describe('What is said of the law in force beside an answer at another release point is what the case says', () => {
  test('its part, date, stage, and whether the stage held the person, whatever is asked', () => {
    const faults = questions
      .map((plain) => ({ plain, fault: wrong(worked(plain)) }))
      .filter(({ fault }) => fault !== null)
    expect(faults.slice(0, 5)).toEqual([])
  })

  test('people are held, released at each part, and left alone among the questions', () => {
    const seen = new Set(
      questions.map((plain) => {
        const { question, regime } = worked(plain)
        const { sentences, runs } = inForce(law, question, regime.id)
        return `${sentences[0]?.point.fraction.label}${runs[0]?.hold?.isFelt ? ', held' : ''}`
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
