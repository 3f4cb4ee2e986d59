/** A file for the batch in long rows: what is handed to a worker is so many bytes, and a row takes long whatever its length. */
export const longRows = (count: number, letters: number): string =>
  `startDate,sentenceYears,offenceKey,note\n${`2026-11-16,3,robbery,${'n'.repeat(letters)}\n`.repeat(count)}`
