import { type Day, inWordsWithWeekday } from '@requisite/law'
import type { Picture } from './pictures.ts'

/** A text with what stands out in it: a day, or a word with its meaning beside it. */
export type EasyWords = readonly (string | { readonly day: string } | { readonly name: string })[]

/** One idea: its picture, and a sentence or a few. */
export interface EasyLine {
  readonly picture: Picture
  readonly words: EasyWords
}

/** A line, and what stands out in it. */
export const easy = (picture: Picture, ...words: EasyWords): EasyLine => ({ picture, words })
export const day = (on: Day) => ({ day: inWordsWithWeekday(on) })
export const named = (name: string) => ({ name })
