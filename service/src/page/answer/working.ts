import {
  type CaseAnswer,
  type CaseRun,
  caseExplanationOf,
  inWordsWithWeekday,
  type Source,
} from '@requisite/law'
import { type Html, html } from '../html.ts'
import { capital, sentencesNamed } from '../told/text.ts'
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

type Explained = ReturnType<typeof caseExplanationOf>[number]

const isAbout = (run: CaseRun, { sentenceIds }: Explained): boolean =>
  sentenceIds.length === run.sentenceIds.length && sentenceIds.every((id) => run.sentenceIds.includes(id))

/** Steps of the law's explanation that say what others have said, or are in the words of the tables. */
const saidElsewhere: ReadonlySet<string> = new Set(['regime', 'sentenceEndDate'])

/** Steps of a run that was not recalled, which are told as without a recall. */
const ofRun: ReadonlySet<string> = new Set([
  'totalDays',
  'custodyDays',
  'paroleEligibilityDate',
  'runReleaseDate',
  'runEndDate',
])

/** After a recall the law explains it in words that fit here; nothing is said again that another step has said. */
function afterRecall({ answer, told }: Outcome, explained: readonly Explained[]): readonly WorkingStep[] {
  const isOne = told.sentences.length === 1
  const others = answer.runs.filter(({ recalled }) => recalled === null)
  // The length ends with its last day; where nothing moves that day, it is the end.
  const isEndSaid = (step: Explained): boolean =>
    answer.runs.some((run) => isAbout(run, step) && run.creditUsed === 0 && run.atLargeDays === 0)
  const said = explained.flatMap((step): readonly WorkingStep[] => {
    const { id, working: text, law, sentenceIds } = step
    const about = isOne || sentenceIds.length === 0 ? null : capital(sentencesNamed(sentenceIds))
    const run = ofRun.has(id) ? others.find((other) => isAbout(other, step)) : undefined
    if (saidElsewhere.has(id) || (run !== undefined && id !== 'totalDays')) return []
    if (id === 'runEndDate' && isEndSaid(step)) return []
    return run === undefined
      ? [{ about, text, law }]
      : runSteps(run, answer, false).map((own) => ({ about, ...own }))
  })
  return said.filter(({ text }, i) => said.findIndex((one) => one.text === text) === i)
}

/** What the runs give together. */
function together(
  { runs, release, decidedBy }: CaseAnswer,
  explained: readonly Explained[],
): readonly WorkingStep[] {
  const moved = explained.filter(({ id }) => id === 'paroleMoved' || id === 'noRelease')
  const last = explained.find(({ id }) => id === 'releaseDate')
  return [
    ...moved.map(({ working: text, law }) => ({ about: null, text, law })),
    ...(runs.length < 2 || release === null || last === undefined
      ? []
      : [
          {
            about: null,
            text: `The last of these decides: ${sentencesNamed(decidedBy.release)}, ${inWordsWithWeekday(release)}.`,
            law: last.law,
          },
        ]),
  ]
}

/** Every step to the date, each with its provisions. Where there are several sentences a step says which it is about. */
export function workingSteps(outcome: Outcome): readonly WorkingStep[] {
  const { answer, told } = outcome
  const explained = caseExplanationOf(answer, answer.recalled === null)
  const isOne = told.sentences.length === 1
  if (answer.recalled !== null) return afterRecall(outcome, explained)
  const isMinimumTerm = answer.releaseBasis === 'parole only'
  const own = answer.runs
    .filter(({ isWholeLife, isOnLicence }) => !isWholeLife && !isOnLicence)
    .flatMap((run) =>
      runSteps(run, answer, isMinimumTerm).map(({ text, law }) => ({
        about: isOne ? null : capital(sentencesNamed(run.sentenceIds)),
        text,
        law,
      })),
    )
  const remand = explained
    .filter(({ id }) => id === 'remand' || id === 'licenceEndDate')
    .map(({ working: text, law }) => ({ about: null, text, law }))
  return [...remand, ...own, ...together(answer, explained)]
}

/** The working for the answer page: each step with its section beside it. */
export const working = (outcome: Outcome): Html =>
  html`<ol class="steps">${workingSteps(outcome).map(
    ({ about, text, law }) =>
      html`<li><p>${about !== null && html`<strong>${about}:</strong> `}${text}</p>${lawLinks(law)}</li>`,
  )}</ol>`

/** All the law that the answer rests on, each provision once. */
export function lawOf({ answer }: Outcome): readonly Source[] {
  const known = new Map<string, Source>()
  for (const { law } of caseExplanationOf(answer))
    for (const source of law) known.set(source.url + source.provision, source)
  return [...known.values()]
}
