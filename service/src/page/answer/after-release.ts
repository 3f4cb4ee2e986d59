import { type CaseAnswer, type Day, inWords } from '@requisite/law'
import { sentencesNamed } from '../told/text.ts'
import type { Outcome } from './outcome.ts'
import { lastDayOnLicence, rivalEnds } from './rival-dates.ts'
import { type Line, line } from './screen-type.ts'

/** How the licence of life, or of public protection, ends. */
const endingOf = (licence: CaseAnswer['licence']): string =>
  licence === null
    ? 'has no end date'
    : licence.end === null
      ? 'ends by itself, as a rule four years after the first release'
      : `ends on ${inWords(licence.end)}, if there is no recall`

/** The licence: its guide has the conditions. */
export const onLicence = (text: string): Line => ({
  ...line('after', 'After that', text),
  guide: {
    name: 'licence',
    said: 'It means appointments, an agreed address, asking before any travel, and perhaps a tag to wear at home',
  },
})

/** What comes after release. With several sentences it is said which of them ends last, where it is not the one that decides. */
export function afterwards(outcome: Pick<Outcome, 'answer' | 'rivals'>): Line {
  const { release, releaseType, end, decidedBy, sentences, runs, licence } = outcome.answer
  const after = (text: string): Line => line('after', 'After that', text)
  if (end !== null && release === end) return after('the sentence is over.')
  if (releaseType === 'ARD') return after(`no licence. The sentence ends on ${inWords(end as Day)}.`)
  if (releaseType === 'MTD')
    return after(`supervision, not licence. The order ends on ${inWords(end as Day)}.`)
  if (end === null) return after('on licence, for as long as the court said.')
  const last = lastDayOnLicence(outcome.answer)
  const isOther =
    sentences.length > 1 && last === end && decidedBy.end.every((id) => !decidedBy.release.includes(id))
  const of = isOther ? `, the end of ${sentencesNamed(decidedBy.end)}` : ''
  const onIt = runs.filter(({ isOnLicence }) => isOnLicence).flatMap(({ sentenceIds }) => sentenceIds)
  if (onIt.length > 0)
    return onLicence(`on licence. The licence of ${sentencesNamed(onIt)} ${endingOf(licence)}.`)
  return last === null
    ? after('out.')
    : onLicence(
        `on licence until ${inWords(last)}${of}${rivalEnds(outcome)
          .map((day) => `, or until ${inWords(day)}`)
          .join('')}.`,
      )
}
