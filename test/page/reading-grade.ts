/** Elements that hold a thought of their own, so that what is in them does not run on into what follows. */
const blocks =
  /<\/?(?:p|li|h\d|dt|dd|th|td|tr|legend|label|button|option|div|summary|figcaption|blockquote|caption)\b[^>]*>/g

/** What is not prose: lists of offences, names of Acts, code, and the text of a picture. */
const notProse =
  /<(select|svg|pre|title|nav)\b[\s\S]*?<\/\1>|<ul class="[^"]*columns">[\s\S]*?<\/ul>|<p class="sources">[\s\S]*?<\/p>|<span class="paper__law">[\s\S]*?<\/span>/g

/** The sentences a reader meets, word by word. */
export function sentencesOf(markup: string): readonly (readonly string[])[] {
  const main = /<main[\s\S]*<\/main>/.exec(markup)?.[0] ?? ''
  const text = main
    .replace(notProse, '\n')
    .replace(blocks, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&#39;|’/g, "'")
    .replace(/&\w+;/g, ' ')
  return text
    .split(/\n+|(?<=[.!?:;])\s+/)
    .map((sentence) => sentence.match(/[A-Za-z][A-Za-z'-]*/g) ?? [])
    .filter((words) => words.length > 2)
}

/** Roughly how many syllables a word has: groups of vowels, without a silent e at its end. */
const syllables = (word: string): number =>
  Math.max(
    1,
    (
      word
        .toLowerCase()
        .replace(/e$/, '')
        .match(/[aeiouy]+/g) ?? []
    ).length,
  )

interface Measure {
  readonly wordsInSentence: number
  readonly longWords: number
  readonly grade: number
}

/** Sentence length, the share of words of four syllables and more, and the school grade (Flesch-Kincaid). */
export function measure(sentences: readonly (readonly string[])[]): Measure {
  const words = sentences.flat()
  const wordsInSentence = words.length / sentences.length
  const perWord = words.reduce((sum, word) => sum + syllables(word), 0) / words.length
  return {
    wordsInSentence,
    longWords: words.filter((word) => syllables(word) > 3).length / words.length,
    grade: 0.39 * wordsInSentence + 11.8 * perWord - 15.59,
  }
}
