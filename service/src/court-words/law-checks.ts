import { daysOf, monthsOf } from './length.ts'
import type { Say } from './open-points.ts'
import type { Pieces } from './pieces.ts'
import type { Draft } from './sentences.ts'

/** The law as a second reading: what it does not allow is asked about. */
export function checkLaw({ spans, given, isSaid, rowOf }: Pieces, draft: Draft, say: Say): void {
  const { at, length, extension, isSure } = draft
  const kind = given('kind', spans[at]?.from) ?? draft.kind
  const [key = ''] = isSure ? draft.keys : []
  const months = extension === null ? 0 : monthsOf(extension)
  if (length !== null && (monthsOf(length) > 1200 || daysOf(length) > 36_500)) say('length', at)
  if (length === null && (kind === 'suspended' || kind === 'standard')) say('length', at)
  if (key === 'murder' && kind === 'standard') say('kind', at, 'minimum')
  if (kind === 'dto' && length !== null && monthsOf(length) > 24) say('kind', at)
  if (extension !== null && kind === 'extended' && (months < 12 || months > 120)) say('extension', at)
  if (extension !== null && kind === 'sopc' && months !== 12) say('kind', at)
  if (/^(?:default|contempt)$/.test(kind) && key !== '' && !/contempt|breach/.test(key)) say('kind', at)
  // A requirement is part of an order, or of a suspended sentence.
  if (kind === 'standard' && isSaid('REQ')) say('kind', at)
  // Who breaks the order of a civil court is convicted, or committed for contempt.
  const isCommitted = rowOf(at)?.some(({ at: i }) => /^commit/i.test(spans[i]?.text ?? ''))
  if (kind === 'standard' && /molestation|injunction/.test(key) && isCommitted) say('kind', at)
}
