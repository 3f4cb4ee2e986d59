import type { FieldRefusal } from '../contract/invalid.ts'
import type { Price } from '../contract/price.ts'

/** What a tool gives back: an answer, or what to correct. */
export type ToolAnswer = ({ readonly answer: Readonly<Record<string, unknown>> } | FieldRefusal) & {
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
  readonly inputSchema: Readonly<Record<string, unknown>>
  readonly outputSchema: Readonly<Record<string, unknown>>
  /** What a call takes, known before it is answered. */
  readonly price: (args: unknown) => Price
  readonly call: (args: unknown) => ToolAnswer
}

/** A refusal with its reason, as the paths of our own give it. */
export const withReason = (refusal: FieldRefusal): FieldRefusal => ({ reason: 'invalid', ...refusal })
