import { type explanationOf, lawAsAt, lawVersion } from '@requisite/law'
import type { Schema } from './fact-schema.ts'
import * as is from './field.ts'

/** What stands around every answer. */
export const notice = {
  disclaimer: is.described.text('That the answer is an estimate and no legal advice. Always the same.'),
  poweredBy: is.described.text('The line that names the operator. Always the same.'),
}

export const wasAnswered = is.constant(true, 'It was answered.')

/** Which law an answer was made with. */
export const madeWith = {
  lawVersion: is.described.text('The state of the law, as in the header Requisite-Law.'),
  lawAsAt: is.described.date('The day on which the law was last read.'),
}

export const uri = (description: string) => ({ type: 'string', format: 'uri', description })

export const Provision = is.objectOf(
  {
    title: is.described.text('The Act.'),
    provision: is.described.text('The section, as lawyers write it.'),
    url: uri('Where it can be read.'),
  },
  [],
  { $id: 'Provision', description: 'Where the law says so.' },
)

/** The working, step by step; a step may have more fields. */
export function workingOf<Of extends ReturnType<typeof explanationOf>[number]>(
  more: (step: Of) => object,
  $id: string,
) {
  const stepOf = is.shape((step: Of) => ({
    id: is.text(step.id, 'A name of the step that does not change.'),
    title: is.text(step.title, 'What the step finds.'),
    working: is.text(step.working, 'The calculation in words and numbers.'),
    result: is.text(step.result, 'What comes out.'),
    law: is.law(step.law),
    ...more(step),
  }))
  return is.shape(
    (steps: readonly Of[]) => ({
      steps: is.each(steps, stepOf, 'The calculation, step by step.'),
      lawAsAt: is.date(lawAsAt, 'The day on which the law was last read.'),
      lawVersion: is.text(lawVersion, 'The state of the law, as in the header Requisite-Law.'),
    }),
    { $id },
  )
}

/** A list of requests. */
export const batchRequest = (items: Schema, options: Schema): Schema =>
  is.openObjectOf({ items: { type: 'array', ...items } }, [], options)

/** The answers to many requests, and how many there were. */
export const batchResponse = (success: string, of: readonly string[], refused: string, $id: string) =>
  is.objectOf(
    {
      success: is.constant(true, success),
      data: is.listOf({ anyOf: of.map(is.refTo) }, 'The answers, in the order of the items.'),
      meta: is.objectOf(
        {
          items: is.described.integer('Items that were sent.'),
          answered: is.described.integer('Items that could be answered.'),
          refused: is.described.integer(refused),
        },
        [],
        { description: 'How many there were.' },
      ),
      ...notice,
    },
    [],
    { $id },
  )
