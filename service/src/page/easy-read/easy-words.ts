import { type Day, inWords, inWordsWithWeekday } from '@requisite/law'
import { easyTexts } from './en.ts'
import type { Picture } from './pictures.ts'

/** A text with what stands out in it: a day, or a word with its meaning beside it. */
export type EasyWords = readonly (string | { readonly day: string } | { readonly name: string })[]

/** One idea: its picture, and a sentence or a few. */
export interface EasyLine {
  readonly picture: Picture
  readonly words: EasyWords
}

type Values = Readonly<Record<string, EasyWords | EasyWords[number]>>

/** A line with what is put into it: words between stars stand out. */
export const easyLine = (picture: Picture, text: string, values: Values = {}): EasyLine => ({
  picture,
  words: text
    .split(/(\{\w+\}|\*[^*]+\*)/)
    .flatMap((part) =>
      part.startsWith('{')
        ? (values[part.slice(1, -1)] ?? part)
        : part.startsWith('*')
          ? [{ name: part.slice(1, -1) }]
          : part === ''
            ? []
            : [part],
    ),
})

/** The line of easy read that says this. */
export function easy(code: keyof typeof easyTexts, values: Values = {}): EasyLine {
  const [picture, text] = easyTexts[code]
  return easyLine(picture, text, values)
}

export const day = (on: Day) => ({ day: inWordsWithWeekday(on) })
export const dayAlone = (on: Day) => ({ day: inWords(on) })
