import { type ExplainedStep, explanation, inWords, type Source } from '@requisite/law'
import { type Html, html } from '../html.ts'
import type { Estimate } from './estimate.ts'
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

/** Every step to the date, the last of them how a timetable moves it. */
export function workingSteps(estimate: Estimate): readonly WorkingStep[] {
  const steps = explanation(estimate.governed).map(plain)
  const { change, governed, release } = estimate
  const old = governed.warnings.find(({ code }) => code === 'W_SDS40_STAGED')
  if (old !== undefined)
    steps.push({ title: 'How the change of 2024 moves it', working: old.text, law: governed.point.law })
  if (change.tranche !== null)
    steps.push({
      title: 'How the change of law reaches this sentence',
      working: `Stage ${change.tranche.number} begins on ${inWords(change.tranche.day)}. ${change.reason} The date is ${inWords(release)}.`,
      law: change.law,
    })
  return steps
}

/** The working for the answer page. */
export const working = (estimate: Estimate): Html =>
  html`<ol class="steps">${workingSteps(estimate).map(
    ({ title, working: how, law }) =>
      html`<li><h3 class="govuk-heading-s">${title}</h3><p>${how}</p>${sources(law)}</li>`,
  )}</ol>`
