import {
  type CaseAnswer,
  type CaseRun,
  caseExplanationOf,
  type Day,
  inWordsWithWeekday,
  type Source,
} from '@requisite/law'
import { dueDays, equalRivals, isRecallKind, type Rival, wayOf } from '@requisite/law/internal'
import { type Html, html } from '../html.ts'
import { capital, sentencesNamed } from '../told/text.ts'
import { isByOffence } from './offence-classes.ts'
import type { Outcome } from './outcome.ts'
import { runSteps } from './run-steps.ts'
import { lawLinks } from './sources.ts'

/** A step of the working: how its value is reached, and where the law says so. */
export interface WorkingStep {
  /** The sentences it is about, where there are several: "Sentences 1 and 2". */
  readonly about: string | null
  readonly text: string
  readonly law: readonly Source[]
}

type LawStep = ReturnType<typeof caseExplanationOf>[number]

const isAbout = (run: CaseRun, { sentenceIds }: LawStep): boolean =>
  sentenceIds.length === run.sentenceIds.length && sentenceIds.every((id) => run.sentenceIds.includes(id))

type StepText = Omit<WorkingStep, 'about'>

/** What people are told of a step of the law's explanation: the same, or the steps of a run as the page counts them. Nothing is said
 *  again that another step has said, or that is in the words of the tables. */
function forPeople(step: LawStep, answer: CaseAnswer): readonly StepText[] {
  const { runs, recalled, release, releaseBasis, decidedBy } = answer
  const { working: text, law } = step
  const run = runs.find((one) => isAbout(one, step))
  const isCounted = run?.recalled === null
  switch (step.id) {
    case 'regime':
    case 'sentenceEndDate':
      return []
    case 'stage':
      return recalled === null ? [] : [{ text, law }]
    case 'totalDays':
      return isCounted ? runSteps(run, answer, releaseBasis === 'parole only') : [{ text, law }]
    // The length ends with its last day; where nothing moves that day, it is the end.
    case 'runEndDate':
      return isCounted || (run?.creditUsed === 0 && run.atLargeDays === 0) ? [] : [{ text, law }]
    case 'custodyDays':
    case 'paroleEligibilityDate':
    case 'runReleaseDate':
      return isCounted ? [] : [{ text, law }]
    case 'releaseDate': {
      if (recalled !== null) return [{ text, law }]
      const last = `${sentencesNamed(decidedBy.release)}, ${inWordsWithWeekday(release as Day)}`
      return runs.length < 2 ? [] : [{ text: `The last of these decides: ${last}.`, law }]
    }
    default:
      return [{ text, law }]
  }
}

/** Steps that are about a run, and name its sentences. */
const isOfRun = ({ id }: LawStep): boolean => id === 'totalDays'

/** Of so many dates beside ours the whole sum is shown; of more it is said which they are. */
const mostSums = 2

/** The rivals of the same weight with their days: of release, or the first on which the Parole Board alone can let the person out. */
function besides(outcome: Outcome): readonly { readonly rival: Rival; readonly day: Day }[] {
  const { answer, rivals } = outcome
  if (wayOf(answer).by !== 'Board only')
    return dueDays(answer, rivals).flatMap(({ rival, gate }) =>
      rival === null ? [] : [{ rival, day: gate.papers }],
    )
  return equalRivals(outcome.rivals).flatMap((rival) => {
    const day = rival.answer.paroleEligibility
    return day === null ? [] : [{ rival, day }]
  })
}

/** How each date beside ours is reached: the steps that no other sum has. */
function besideSteps(outcome: Outcome, said: readonly WorkingStep[]): readonly WorkingStep[] {
  const known = new Set(said.map(({ text }) => text))
  return isByOffence(outcome)
    ? []
    : besides(outcome).flatMap(({ rival, day }, i) => {
        const about = capital(rival.words.condition)
        const steps =
          i < mostSums
            ? ownSteps({ answer: rival.answer, told: outcome.told }, isRecallKind(rival)).filter(
                ({ text }) => !known.has(text),
              )
            : []
        return steps.length === 0
          ? [{ about, text: `${inWordsWithWeekday(day)}.`, law: [] }]
          : steps.map(({ text, law }) => ({ about, text, law }))
      })
}

/** Every step to the date, and to each that stands beside it. */
export function workingSteps(outcome: Outcome): readonly WorkingStep[] {
  const own = ownSteps(outcome)
  return [...own, ...besideSteps(outcome, own)]
}

/** The steps to one date, each with its provisions. Where there are several sentences a step says which it is about. The kind
 *  of a recall can be said before them. */
function ownSteps(
  { answer, told }: Pick<Outcome, 'answer' | 'told'>,
  isKindSaid = false,
): readonly WorkingStep[] {
  const isRecalled = answer.recalled !== null
  const explained = caseExplanationOf(answer, !isRecalled).filter(({ id }) => !isKindSaid || id !== 'recall')
  const steps = explained.flatMap((step) => {
    const ids = isRecalled || isOfRun(step) ? step.sentenceIds : []
    const about = told.sentences.length === 1 || ids.length === 0 ? null : capital(sentencesNamed(ids))
    return forPeople(step, answer).map((said) => ({ about, ...said }))
  })
  return steps.filter(({ text }, i) => !isRecalled || steps.findIndex((one) => one.text === text) === i)
}

/** The working for the answer page: each step with its section beside it. */
export function working(outcome: Outcome): Html {
  const steps = workingSteps(outcome)
  return html`<ol class="steps">${steps.map(
    ({ about, text, law }, i) =>
      html`<li><p>${about !== null && about !== steps[i - 1]?.about && html`<strong>${about}:</strong> `}${text}</p>${lawLinks(law)}</li>`,
  )}</ol>`
}

/** All the law that the answer rests on, each provision once. */
export function lawOf({ answer }: Outcome): readonly Source[] {
  const known = new Map<string, Source>()
  for (const { law } of caseExplanationOf(answer))
    for (const source of law) known.set(source.url + source.provision, source)
  return [...known.values()]
}
