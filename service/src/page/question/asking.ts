import type { PageContent } from '../layout.ts'
import type { Next } from '../routing/page.ts'
import { courtPage } from './court-page.ts'
import type { FieldError } from './field-errors.ts'
import { formValuesOf } from './form-of-query.ts'

/** A page of questions, with what is to be put right in it. */
export const asking = (page: PageContent, errors: readonly FieldError[]): Next =>
  errors.length === 0 ? { page } : { page, status: 422 }

const unreadable: FieldError = {
  field: 'kind',
  box: 'kind',
  message: 'The sentences could not be read. Enter them again.',
}

/** The start, where what came along with a page cannot be read. */
export const startAgain = (): Next =>
  asking(courtPage({ form: formValuesOf({}), others: [], at: 1 }, [unreadable]), [unreadable])
