import {
  type Answer,
  explanation,
  inWords,
  inWordsWithWeekday,
  keyDates,
  type Source,
  transition,
} from '@requisite/law'
import { disclaimer } from '../contract/notices.ts'
import type { Paint } from './paint.ts'

const point: Readonly<Record<Answer['regime']['released'], string>> = {
  automatically: 'Release date',
  'by the Parole Board': 'Earliest date for the Parole Board',
  'after a minimum term': 'End of the minimum term',
}

const cited = (law: readonly Source[]): string =>
  law.map(({ title, provision }) => `${title}, ${provision}`).join('; ')

/** The answer for a person: the date, the reason, the working, the other dates, and what else must be known. The date is the
 *  one that the staged change of law gives, unless the release point was named. */
export function calculateText(
  answer: Answer,
  isNamed: boolean,
  notes: readonly string[],
  { strong, faint, alert }: Paint,
): string {
  const { dates, regime, classified, question } = answer
  const staged = transition(question, regime)
  const release = dates.release.found
  const working = explanation(answer).flatMap(({ title, working, law }, i) => [
    `  ${i + 1}. ${title}`,
    `     ${working}`,
    ...(law.length > 0 ? [faint(`     ${cited(law)}`)] : []),
  ])
  const others = keyDates(answer)
    .filter(({ date, type }) => date !== release || type === 'SED' || type === 'SLED')
    .map(({ name, date }) => `  ${name}: ${inWords(date)}`)
  const warnings = [...notes, ...answer.warnings.map(({ text }) => text)]
  return [
    strong(`${point[regime.released]}: ${inWordsWithWeekday(isNamed ? release : staged.release)}`),
    `${regime.displayName}. ${classified.why}`,
    ...(staged.release === release
      ? []
      : isNamed
        ? [`As the change of law is staged, the date is ${strong(inWords(staged.release))}. ${staged.reason}`]
        : [
            `${staged.reason} By the release point alone it would be ${inWords(release)}, as worked out here.`,
          ]),
    '',
    strong('Working'),
    ...working,
    ...(others.length === 0 ? [] : ['', strong('Other dates'), ...others]),
    ...(warnings.length === 0
      ? []
      : ['', strong('What else you must know'), ...warnings.map((text) => alert(`  - ${text}`))]),
    '',
    disclaimer,
    '',
  ].join('\n')
}
