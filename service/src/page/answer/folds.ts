/** The folds under an answer. */
export const foldTitles = {
  decides: 'What decides the date',
  changes: 'What could change it',
  dates: 'All dates and letters',
  working: 'How we worked it out',
  now: 'What to do now',
} as const
export type Fold = keyof typeof foldTitles
