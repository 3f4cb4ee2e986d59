import { type Doubt, doubts } from '../sentence/doubts.ts'
import type { Question } from '../sentence/question.ts'
import { type View, workedInForce } from '../sentence/worked.ts'
import { progressionModel } from '../tables/days.ts'
import type { CaseAlternative, CaseAnswer, CaseSentenceAnswer } from './answer.ts'
import type { Case, CaseSentence } from './case.ts'
import { partOfCase } from './part.ts'

type Answering = (question: Case, view: View) => CaseAnswer | { readonly refusals: unknown }

/** Whether the stage of the Act decides the release of the case: a doubt of the whole, which no sentence alone can tell. */
const isHeldByAct = ({ stages }: CaseAnswer): boolean =>
  stages.some(({ layer, held }) => held && layer.from === progressionModel)

/** A sentence of the case with the facts of a changed question. */
const changed = (
  sentence: CaseSentence,
  { regimeId, offence, age, sentenceType }: Question,
): CaseSentence => ({
  ...sentence,
  ...{ regimeId, offence, age },
  sentenceType: sentence.sentenceType === 'sopc' ? sentence.sentenceType : sentenceType,
})

/** What one doubt about one sentence would make of the case; null where it does not arise. */
function rivalCase(
  { case: question }: CaseAnswer,
  { sentence }: CaseSentenceAnswer,
  doubt: Doubt,
): { readonly question: Case; readonly view: View | null } | null {
  const at = question.sentences.indexOf(sentence)
  const alone = partOfCase(sentence, at, question.law, (layers) => layers).question
  const worked = workedInForce(alone, null)
  if (doubt.code === 'A_STAGE_NOT_BEGUN' || !doubt.when(worked)) return null
  const change = doubt.change(worked)
  const sentences = question.sentences.map((other) =>
    other === sentence ? changed(other, change.question) : other,
  )
  return { question: { ...question, sentences }, view: change.view ?? null }
}

/** The case without the stages of the Act. */
const withoutAct: View = (layers) => layers.filter(({ from }) => from !== progressionModel)

const both = (first: View, second: View | null): View =>
  second === null ? first : (layers, id) => second(first(layers, id), id)

/** Every rival of an answer, in the order of the table of doubts: the days that one fact changed would give, where they are
 *  others. What was asked for at a fixed point of the law is not in doubt. */
export function caseAlternatives(
  answer: CaseAnswer,
  answering: Answering,
  view: View,
): readonly CaseAlternative[] {
  const { law } = answer.case
  if (law === 'before the Act' || law === 'after the Act') return []
  const rivals: CaseAlternative[] = []
  const compare = (code: Doubt['code'], sentenceIds: readonly string[], question: Case, seen: View): void => {
    const rival = answering(question, seen)
    if ('refusals' in rival) return
    const { release, paroleEligibility } = rival
    if (release === answer.release && paroleEligibility === answer.paroleEligibility) return
    rivals.push({ code, sentenceIds, release, paroleEligibility, answer: rival })
  }
  for (const doubt of doubts) {
    if (doubt.code === 'A_STAGE_NOT_BEGUN' && isHeldByAct(answer))
      compare(doubt.code, [], answer.case, both(view, withoutAct))
    for (const sentence of answer.sentences) {
      const rival = rivalCase(answer, sentence, doubt)
      if (rival !== null) compare(doubt.code, [sentence.sentence.id], rival.question, both(view, rival.view))
    }
  }
  return rivals
}
