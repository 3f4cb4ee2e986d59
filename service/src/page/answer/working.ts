import { caseExplanationOf, type Source } from '@requisite/law'
import { type Html, html } from '../html.ts'
import type { Outcome } from './outcome.ts'
import { capital, sentencesNamed } from './text.ts'

/** A step of the working: its title, how its value is reached, and where the law says so. */
export interface WorkingStep {
  readonly title: string
  readonly working: string
  readonly law: readonly Source[]
}

/** Every step to the date. Where there are several sentences a step says which it is about. */
export function workingSteps({ answer, told }: Outcome): readonly WorkingStep[] {
  const isOne = told.sentences.length === 1
  return caseExplanationOf(answer).map(({ title, working, law, sentenceIds }) => ({
    title:
      isOne || sentenceIds.length === 0
        ? title
        : `${capital(sentencesNamed(sentenceIds))}: ${title.toLowerCase()}`,
    working,
    law,
  }))
}

/** The working for the answer page. */
export const working = (outcome: Outcome): Html =>
  html`<ol class="steps">${workingSteps(outcome).map(
    ({ title, working: how }) => html`<li><h3 class="govuk-heading-s">${title}</h3><p>${how}</p></li>`,
  )}</ol>`

/** All the law that the working rests on, each provision once. */
export function lawOf(outcome: Outcome): readonly Source[] {
  const known = new Map<string, Source>()
  for (const { law } of workingSteps(outcome))
    for (const source of law) known.set(source.url + source.provision, source)
  return [...known.values()]
}
