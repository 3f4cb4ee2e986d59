/** What is wrong with the input itself, found while the run was on. */
interface WrongInput extends Error {
  readonly isWrongInput: true
}

export const wrongInput = (words: string): WrongInput =>
  Object.assign(new Error(words), { isWrongInput: true as const })

export const isWrongInput = (error: unknown): error is WrongInput =>
  error instanceof Error && 'isWrongInput' in error
