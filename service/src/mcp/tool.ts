import type { FieldRefusal } from '../contract/invalid.ts'

/** What a tool gives back: an answer, or what to correct. */
export type ToolAnswer = ({ readonly answer: Readonly<Record<string, unknown>> } | FieldRefusal) & {
  /** How many requests it counts as, where that is known only now. */
  readonly cost?: number
}

/** The names of the tools that can take long. */
export const caseTool = 'work_out_case'
export const whatIfToolName = 'what_if'

/** A tool as an assistant sees it. Every tool only reads, and the same question always has the same answer. */
export interface Tool {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly inputSchema: Readonly<Record<string, unknown>>
  readonly outputSchema: Readonly<Record<string, unknown>>
  readonly call: (args: unknown) => ToolAnswer
}

/** A refusal with its reason, as the paths of our own give it. */
export const withReason = (refusal: FieldRefusal): FieldRefusal => ({ reason: 'invalid', ...refusal })
