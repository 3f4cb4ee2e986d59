import type { FormValues } from './form-values.ts'

/** The form with the kind that this answer makes of a sentence that was read as a standard one. */
export function withExtended(form: FormValues): FormValues {
  if (form.kind !== 'sds' || form.offenceUnknown === '') return form
  if (form.saidExtended === 'unknown') return { ...form, kind: 'unsure' }
  if (form.saidExtended !== 'yes') return form
  const isOpen = form.extensionYears === '' && form.extensionMonths === ''
  return { ...form, kind: 'eds', ...(isOpen && { extensionUnknown: 'yes' }) }
}
