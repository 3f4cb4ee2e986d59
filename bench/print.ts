/** Prints a line of a result, and keeps it. */
export type Print = (line: string) => void
