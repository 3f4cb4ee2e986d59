import { bundled, schemaNamed } from '../contract/bundle.ts'
import { type Asking, type Call, callResult } from '../contract/call.ts'
import type { Schema } from '../contract/fact-schema.ts'
import { type Invalid, invalid } from '../contract/invalid.ts'
import type { Price } from '../contract/price.ts'

/** What a tool gives back: an answer, or what to correct. */
export type ToolAnswer = (
  | { readonly answer: Readonly<Record<string, unknown>> }
  | { readonly refused: Invalid }
) & {
  /** How many requests it counts as, where that is known only now. */
  readonly cost?: number
}

/** The tool that is meant where a date by the law in force is. */
export const caseTool = 'work_out_case'

/** A tool as an assistant sees it. Every tool only reads, and the same question always has the same answer. */
export interface Tool {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly inputSchema: Schema
  readonly outputSchema: Schema
  /** What a call takes, known before it is answered. */
  readonly price: (args: unknown) => Price
  readonly call: (args: unknown) => ToolAnswer
}

/** What is to be corrected in the arguments of a tool that is no call of the API. */
export const toCorrect = (errors: Invalid['errors']): ToolAnswer => ({ refused: invalid(errors) })

/** The tool of a call of the API, with these parts of its answer. */
export const toolOf = (
  call: Call,
  include: readonly string[],
  asking: Asking,
): Omit<Tool, 'name' | 'title' | 'description'> => ({
  inputSchema: bundled(schemaNamed(call.request)),
  outputSchema: bundled(schemaNamed(call.response)),
  price: (args) => call.price(args, include),
  call: (args) => {
    const result = callResult(call, args, { include, hasCodes: false }, asking)
    const { cost } = result
    return {
      ...('refusal' in result ? { refused: call.refuse(result.refusal) } : { answer: { ...result.answer } }),
      ...(cost !== undefined && { cost }),
    }
  },
})
