import { caseExplanationOf, type Source } from '@requisite/law'
import { type Html, html } from '../html.ts'
import type { Outcome } from './outcome.ts'
import { capital, sentencesNamed } from './text.ts'

/** A step of the working: its title, how its value is reached, and where the law says so. */
export interface WorkingStep {
  readonly title: string
  /** The sentences it is about, where there are several: "Sentences 1 and 2". */
  readonly about: string | null
  readonly working: string
  readonly law: readonly Source[]
}

/** Every step to the date. Where there are several sentences a step says which it is about. */
export function workingSteps({ answer, told }: Outcome): readonly WorkingStep[] {
  const isOne = told.sentences.length === 1
  return caseExplanationOf(answer).map(({ title, working, law, sentenceIds }) => ({
    title,
    about: isOne || sentenceIds.length === 0 ? null : capital(sentencesNamed(sentenceIds)),
    working,
    law,
  }))
}

/** The working for the answer page. */
export const working = (outcome: Outcome): Html =>
  html`<ol class="steps">${workingSteps(outcome).map(
    ({ title, about, working: how }) =>
      html`<li><h3 class="govuk-heading-s">${about !== null && `${about}: `}${about === null ? title : title.charAt(0).toLowerCase() + title.slice(1)}</h3><p>${how}</p></li>`,
  )}</ol>`

/** All the law that the working rests on, each provision once. */
export function lawOf(outcome: Outcome): readonly Source[] {
  const known = new Map<string, Source>()
  for (const { law } of workingSteps(outcome))
    for (const source of law) known.set(source.url + source.provision, source)
  return [...known.values()]
}
