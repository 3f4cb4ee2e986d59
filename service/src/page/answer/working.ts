import {
  type Applied,
  appliedExplanationOf,
  type ExplainedStep,
  heldBy,
  inWords,
  type Source,
  transitionOf,
  transitionReason,
} from '@requisite/law'
import { type Html, html } from '../html.ts'
import { sources } from './sources.ts'

/** A step of the working: its title, how its value is reached, and where the law says so. */
export interface WorkingStep {
  readonly title: string
  readonly working: string
  readonly law: readonly Source[]
}

const titles: Readonly<Record<string, string>> = {
  regime: 'Which rules apply',
  fraction: 'How much of the sentence is served',
  releaseDate: 'The date',
}

const plain = ({ id, title, working, law }: ExplainedStep): WorkingStep => ({
  title: titles[id] ?? title,
  working,
  law,
})

/** Every step to the date, the last of them how a change of law reaches a sentence that was being served. */
export function workingSteps(applied: Applied): readonly WorkingStep[] {
  const steps = appliedExplanationOf(applied).map(plain)
  return heldBy(applied) === null ? [...steps, ...passedBy(applied)] : steps
}

/** The stage of the Act that comes too late to hold the person, or too early. */
function passedBy(applied: Applied): readonly WorkingStep[] {
  const change = transitionOf(applied)
  const { stage, release } = change
  if (stage === null) return []
  const { reason, law } = transitionReason(change, applied.regime)
  return [
    {
      title: 'How the change of law reaches this sentence',
      working: `Stage ${stage.number} begins on ${inWords(stage.day)}. ${reason} The date is ${inWords(release)}.`,
      law,
    },
  ]
}

/** The working for the answer page. */
export const working = (applied: Applied): Html =>
  html`<ol class="steps">${workingSteps(applied).map(
    ({ title, working: how, law }) =>
      html`<li><h3 class="govuk-heading-s">${title}</h3><p>${how}</p>${sources(law)}</li>`,
  )}</ol>`
