/** Where something goes that could not be written, and what is left of it there. */
export interface OutputTarget {
  readonly name: string
  readonly left: string
}

/** The output stream of a command: what was written before a fault has gone. */
export const standardOutput: OutputTarget = { name: 'the output', left: 'What came before is not whole.' }

const full: ReadonlySet<string | undefined> = new Set(['ENOSPC', 'EFBIG', 'EDQUOT'])

/** An error of writing in words, with the code that it had. */
export interface OutputFault extends Error {
  readonly code: string | undefined
  readonly isOutputFault: true
}

export const isOutputFault = (error: unknown): error is OutputFault =>
  error instanceof Error && 'isOutputFault' in error

export function outputFault(error: unknown, { name, left }: OutputTarget): OutputFault {
  const { code, message } = error as NodeJS.ErrnoException
  const words = full.has(code)
    ? `There is no room for ${name}. ${left}`
    : `${name} could not be written: ${message}. ${left}`
  return Object.assign(new Error(words, { cause: error }), { code, isOutputFault: true as const })
}
