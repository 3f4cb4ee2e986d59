import { datesAt } from '../sentence/dates.ts'
import { type Change, type Doubt, doubts } from '../sentence/doubts.ts'
import type { Question } from '../sentence/question.ts'
import { layersFor } from '../sentence/transition.ts'
import type { Worked, WorkedInForce } from '../sentence/worked.ts'
import type { AlternativeCode, ReleaseDays } from '../tables/alternative-codes.ts'
import { days } from '../tables/days.ts'
import type { Regime } from '../tables/regimes.ts'
import type { CaseAnswer, CaseRun, CaseSentenceAnswer } from './answer.ts'
import { atOnce } from './at-once.ts'
import type { CaseSentence } from './case.ts'
import { caseUnder, releaseDaysUnder } from './case-answer.ts'
import { questionOf } from './part.ts'
import { sameLaw } from './reform.ts'

/** Where the law or the case is not certain, the rival answer: the whole case worked out again with that one thing otherwise
 *  in every sentence that it is about. */
export interface CaseAlternative extends ReleaseDays {
  readonly code: AlternativeCode
  readonly about: Doubt['about']
  readonly sentenceIds: readonly string[]
  /** The rival worked out in full, which most callers need not. */
  readonly answer: () => CaseAnswer
}

const { laterExclusions } = days

/** Works out every rival of an answer, in the order of the table of doubts: none where nothing is in doubt. It pauses before
 *  each of them, which is a whole case, so that others can be served. */
export function* searchAlternatives(answer: CaseAnswer): Generator<undefined, readonly CaseAlternative[]> {
  const worked = answer.sentences.map((sentence) => workedOf(sentence, answer))
  const rivals: CaseAlternative[] = []
  for (const doubt of doubts) {
    if (!worked.some(doubt.when)) continue
    yield
    const rival = rivalOf(answer, worked, doubt)
    if (rival !== null) rivals.push(rival)
  }
  return rivals
}

/** The same without a pause. */
export const caseAlternativesOf = (answer: CaseAnswer): readonly CaseAlternative[] =>
  atOnce(searchAlternatives(answer))

/** A sentence of the case as the table of doubts looks at it, with the release and the changes that its run met. */
function workedOf(
  { sentence, classified, regime, point }: CaseSentenceAnswer,
  { case: { law }, runs }: CaseAnswer,
): Worked | WorkedInForce {
  const question = questionOf(sentence, law)
  const run = runs.find(({ sentenceIds }) => sentenceIds.includes(sentence.id)) as CaseRun
  const dates = { ...datesAt(question, point.fraction, regime), release: run.release }
  const worked = { question, classified, regime, point, dates }
  if (law === 'before the Act' || law === 'after the Act') return worked
  return { ...worked, unstaged: dates, met: metBy(question, regime, run) }
}

/** The changes that a sentence met: the stage that holds its run, and the offences taken back from 40% while it was served. */
function metBy(question: Question, regime: Regime, { hold, release }: CaseRun): WorkedInForce['met'] {
  const days = { before: release, release }
  const held =
    hold === null
      ? []
      : [
          {
            ...{ layer: hold.layer, stage: hold.stage, ...days },
            outcome: hold.isFelt ? ('held until the stage' as const) : ('after the stage' as const),
          },
        ]
  const takenBack = layersFor(question, regime)
    .filter(({ from }) => from === laterExclusions && question.start < laterExclusions.day)
    .map((layer) => ({ layer, stage: null, outcome: 'after the stage' as const, ...days }))
  return [...held, ...takenBack]
}

function rivalOf(answer: CaseAnswer, worked: readonly Worked[], doubt: Doubt): CaseAlternative | null {
  const doubted = worked.map((one) => (doubt.when(one) ? doubt.change(one) : null))
  const otherwise = (doubted.find((one) => one !== null) as Change).view ?? sameLaw
  const ids = answer.sentences.filter((_, at) => doubted[at] !== null).map(({ sentence }) => sentence.id)
  const sentences = answer.sentences.map(({ sentence }, at) => {
    const changed = doubted[at]
    return changed === null || changed === undefined
      ? sentence
      : changedSentence(sentence, (worked[at] as Worked).question, changed.question)
  })
  const question = { ...answer.case, sentences }
  const rival = releaseDaysUnder(question, otherwise)
  // A rival that cannot be worked out is named by the warnings; here is nothing to set beside the date.
  if (rival === null || isSame(rival, answer)) return null
  const { release, paroleEligibility } = rival
  return {
    ...{ code: doubt.code, about: doubt.about, sentenceIds: ids, release, paroleEligibility },
    answer: () => caseUnder(question, otherwise) as CaseAnswer,
  }
}

const isSame = (a: ReleaseDays, b: ReleaseDays): boolean =>
  a.release === b.release && a.paroleEligibility === b.paroleEligibility

/** The fact that the question about the sentence alone has otherwise, carried into the sentence of the case. */
function changedSentence(sentence: CaseSentence, asked: Question, rival: Question): CaseSentence {
  return {
    ...sentence,
    regimeId: rival.regimeId,
    age: rival.age === asked.age ? sentence.age : rival.age,
    offence: rival.offence === asked.offence ? sentence.offence : rival.offence,
    sentenceType: rival.sentenceType === asked.sentenceType ? sentence.sentenceType : rival.sentenceType,
  }
}
