import type { FormValues } from './form-values.ts'

/** Whether there is no date because the sentence is suspended, and nobody is in prison for it. */
export const isSuspended = ({ kind, activated }: FormValues): boolean =>
  kind === 'suspended' && activated === 'no'
