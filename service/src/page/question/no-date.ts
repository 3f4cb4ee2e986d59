import type { FormState } from './form-state.ts'
import { type FormValues, isRecalled } from './form-values.ts'
import { isRefused, type RefusedKind } from './kinds-of-sentence.ts'

/** Why there is no date: the sentence is suspended, or it is of a kind, or the recall is one, that we do not work out. */
export type NoDate = 'suspended' | 'recalled_on_tag' | RefusedKind

/** Why no date can be given, by the kind alone; null where one can. */
export function noDateFor(form: FormValues): NoDate | null {
  if (form.kind === 'suspended' && form.activated === 'no') return 'suspended'
  if (form.kind === 'other' && isRefused(form.otherKind)) return form.otherKind
  return null
}

/** Called back while out on a tag. */
export const isRecalledOnTag = (form: FormValues): boolean => isRecalled(form) && form.onTag === 'yes'

/** Why no date can be given, by all that was sent; null where one can. */
export function noDateOf({ form }: FormState): NoDate | null {
  const byKind = noDateFor(form)
  if (byKind !== null) return byKind
  return isRecalledOnTag(form) ? 'recalled_on_tag' : null
}
