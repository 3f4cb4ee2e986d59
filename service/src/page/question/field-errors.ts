/** Something to put right: what it is about, the box to go to, and what to do. */
export interface FieldError {
  readonly field: string
  readonly box: string
  readonly message: string
  /** The one box of a date that is wrong; the others are as they should be. */
  readonly part?: DatePart
}

export type DatePart = 'day' | 'month' | 'year'

/** Notes something to put right; the box is the field itself unless it says otherwise. */
export const wrong = (errors: FieldError[], field: string, message: string, box = field): void => {
  errors.push({ field, box, message })
}
