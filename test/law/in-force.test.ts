import { type Calculation, isoDate, offenceByKey, parseDay, transitionOf } from '@requisite/law'
import { calculation } from '@requisite/law/internal'
import { describe, expect, test } from 'vitest'
import { caseAlternativesOf } from '../../law/src/case/alternatives.ts'
import { caseOfOne } from '../../law/src/case/one-sentence.ts'
import { preparedAnswer } from '../../law/src/case/prepared-answer.ts'
import { preparedCase } from '../../law/src/case/prepared-case.ts'
import { releaseDaysOf } from '../../law/src/sentence/alternatives.ts'
import { stagedRelease } from '../../law/src/sentence/staged-release.ts'
import * as law from '../support/law.ts'
import { isLong } from '../support/long.ts'
import { sentencedOffences } from '../support/offences.ts'
import { dayOf } from '../support/one-sentence.ts'
import { drawn, type Plain, questionOf } from './digest-questions.ts'

/** A case takes at most a hundred years. */
const questions = drawn(
  isLong ? 6000 : 1000,
  sentencedOffences.map(({ key }) => key),
  Object.keys(law.regimes),
).filter(({ years }) => years < 99)

const worked = (plain: Plain): Calculation =>
  calculation(questionOf({ parseDay, offenceByKey }, plain) as law.Question)

/** What the case says of the sentence of an answer, under its rules or those that it was asked for. */
function ofCase(
  answer: Calculation,
  of: law.CaseLaw,
  rules: 'of the answer' | 'as asked',
): law.CaseAnswer | null {
  const asked = caseOfOne(answer, of)
  const plain = {
    ...asked.sentences[0],
    regimeId: answer.question.regimeId,
    extension: null,
  } as law.CaseSentence
  const prepared = preparedCase(rules === 'as asked' ? { ...asked, sentences: [plain] } : asked)
  return 'refusals' in prepared ? null : (preparedAnswer(prepared) as law.CaseAnswer)
}

const pointOf = ({ question }: Calculation): law.CaseLaw =>
  question.postCommencement ? 'after_act' : 'before_act'

/** What is wrong with what an answer at another release point says of the law in force; null where it is what the case says. */
function wrong(answer: Calculation): string | null {
  const inForce = ofCase(answer, 'in_force', 'of the answer') as law.CaseAnswer
  const release = dayOf(inForce)
  const transition = transitionOf(answer)
  if (transition.release !== release) return `the transition gives ${isoDate(transition.release)}`
  const staged = stagedRelease(answer)
  // A published answer ends with the term, and release keeps to it.
  if (staged.release !== release && staged.release !== answer.dates.sentenceEnd)
    return `the warnings give ${isoDate(staged.release)}`
  if (staged.layer !== inForce.sentences[0]?.point) return `the warnings serve ${staged.layer.fraction.label}`
  if (staged.stage !== (transition.stage?.day ?? null)) return `the warnings have stage ${staged.stage}`
  const stage = inForce.stages.find(({ layer }) => layer.change === transition.change)
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
        const { sentences, runs } = ofCase(worked(plain), 'in_force', 'of the answer') as law.CaseAnswer
        return `${sentences[0]?.point.fraction.label}${runs[0]?.hold?.isFelt ? ', held' : ''}`
      }),
    )
    const all = [
      ...['One-half', '40%', 'One-third', 'Two-thirds', 'Full term'],
      ...['40%, held', 'One-third, held', 'One-half, held'],
    ]
    expect([...seen].sort()).toEqual(all.sort())
  })
})

const written = ({ release, paroleEligibility }: law.ReleaseDays): string =>
  [release, paroleEligibility].map((day) => day && isoDate(day)).join('/')

/** A third of the questions with some days added, up to more than a third of most terms. */
const added = questions.map((plain, i) => (i % 3 === 0 ? { ...plain, added: (i * 37) % 900 } : plain))

test('an answer at a release point, its rivals, and what its transition says after the Act are those of the case', () => {
  const faults: string[] = []
  const met = new Set<string>()
  for (const plain of added) {
    const answer = worked(plain)
    const { question, regime, classified, alternatives } = answer
    const fault = (what: string, ours: string, other: string): void => {
      if (ours !== other) faults.push(`${what} ${ours}, the case ${other}: ${JSON.stringify(plain)}`)
    }
    const days = written(releaseDaysOf(answer))
    fault('release', days, written(ofCase(answer, pointOf(answer), 'of the answer') as law.CaseAnswer))
    const transition = transitionOf(answer)
    const after = ofCase(answer, 'after_act', 'of the answer') as law.CaseAnswer
    if (transition.outcome === 'outside the model')
      fault('after', isoDate(transition.after), isoDate(dayOf(after)))
    // An offence that was given comes before a kind that stands in a case; a child's short sentence is then an order.
    const own =
      classified.chosenBy === 'offence' && question.sentenceType !== null
        ? null
        : ofCase(answer, pointOf(answer), 'as asked')
    if (own === null || own.sentences[0]?.regime.id !== regime.id) continue
    const rivals = caseAlternativesOf(own)
    for (const rival of alternatives) {
      const other = rivals.find(({ code }) => code === rival.code)
      if (rival.code === 'A_UNDER_18' && other?.answer().sentences[0]?.regime.id !== rival.worked.regime.id)
        continue
      met.add(rival.code)
      fault(rival.code, written(rival), other === undefined ? 'none' : written(other))
    }
  }
  expect(faults.slice(0, 5)).toEqual([])
  expect([...met]).toEqual(expect.arrayContaining(['A_EXTENDED', 'A_TRAINING_ORDER', 'A_NO_EARLY_RELEASE']))
})
