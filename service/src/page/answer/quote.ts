import { type Applied, heldBy, inWords, lawAsAt } from '@requisite/law'
import { disclaimer } from '../../contract/notices.ts'
import { lengthInWords } from './sentence-in-words.ts'
import { partServed } from './why.ts'

/** A sentence for those who write about a case, with the day the law was read. */
export function quote(applied: Applied): string {
  const { question, regime, dates } = applied
  const offence = question.offence === null ? '' : ` for the offence of “${question.offence.title}”`
  const sentenced = `Under the law as at ${inWords(lawAsAt)}, a person sentenced on ${inWords(question.start)} to ${lengthInWords(applied)}${offence}`
  const day = inWords(dates.release)
  const after = heldBy(applied) === null ? `, after ${partServed(applied)}` : ''
  switch (regime.released) {
    case 'automatically':
      return `${sentenced} is due for release on ${day}${after}. This is an estimate by Requisite.`
    case 'by the Parole Board':
      return `${sentenced} can be released by the Parole Board from ${day}${after}. This is an estimate by Requisite.`
    case 'after a minimum term':
      return `${sentenced} cannot be released before ${day}, and then only if the Parole Board agrees. This is an estimate by Requisite.`
  }
}

/** Said with every answer, in the words of the API. */
export const notice = disclaimer
