import { stemOf } from './words.ts'

/** A way of being guilty of an offence without committing it oneself. It has the class of the offence: Schedule 15,
 *  paragraphs 64 and 153; SI 2024/844, article 3(7). */
export type Form = 'attempt' | 'conspiracy' | 'encouragement'

const wordsFor: Readonly<Record<Form, string>> = {
  attempt: 'attempt attempted',
  conspiracy: 'conspiracy conspire',
  encouragement: 'encourage encouragement assist assistance aid abet incite incitement',
}

const forms: ReadonlyMap<string, Form> = new Map(
  (Object.keys(wordsFor) as Form[]).flatMap((form) =>
    wordsFor[form].split(' ').map((word) => [stemOf(word), form] as const),
  ),
)

/** The form that a word names; null for any other word. */
export const wordForm = (word: string): Form | null => forms.get(stemOf(word)) ?? null

/** What is said where a form was typed and the offence itself is offered. */
export const formNotes: Readonly<Record<Form, string>> = {
  attempt: 'For an attempt, choose the offence that was attempted. The same rules apply.',
  conspiracy: 'For a conspiracy, choose the offence that was planned. The same rules apply.',
  encouragement:
    'For encouraging or helping another person, choose the offence itself. The same rules apply.',
}
