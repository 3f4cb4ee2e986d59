import { test } from 'vitest'
import { isLong } from './long.ts'

/** A test of the long form alone: the short one has a neighbour that would fail with it. */
export const inFull = test.runIf(isLong)
