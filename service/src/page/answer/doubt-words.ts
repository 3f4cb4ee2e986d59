import {
  type AlternativeWords,
  alternativeTexts,
  alternativeWords,
  type Case,
  type CaseAlternative,
  type CaseAlternativeCode,
} from '@requisite/law'
import { sentencesNamed } from '../told/text.ts'

const list = 'Some offences stay under the old rules. The list is not published.'
const newRules = 'Do the new rules apply to this offence?'

/** Doubts in shorter words than those of the law. */
const ownWords: Readonly<Partial<Record<CaseAlternativeCode, Partial<AlternativeWords>>>> = {
  A_ON_LIST: { why: `${list} This offence may be on it.`, ask: newRules },
  A_OFF_LIST: { why: `${list} We believe this offence is on it.`, ask: newRules },
  A_OFF_LIST_NAMED: { why: `${list} We believe this offence is on it.`, ask: newRules },
  A_COUNTED_VIOLENT: {
    condition: 'if the burglary counts as violent',
    why: 'The prison service lists this burglary as violent. We read the law differently.',
  },
  A_EXTENDED: { condition: 'if the sentence is extended' },
  A_AGE_BY_BIRTH: { condition: 'if the date of birth is right, and not the age' },
  A_UNDER_18: { condition: 'if under 18 when found guilty' },
  A_CONTEMPT_HELD: { condition: 'if the days held before count' },
  A_LICENCE_REVOKED: { condition: 'if the person is called back for the life or IPP sentence (recall)' },
  A_HALF_WITH_EXTENSION: { condition: 'if half is counted with the extra time on licence' },
  A_DEFAULT_AFTER_END: {
    condition: 'if the time for not paying, or for contempt, begins when the sentence ends',
    why: 'The law does not say when that time begins after a sentence.',
  },
  A_KEPT_TO_RELEASE: {
    condition: 'if the person was kept until the first release date',
    why: 'The recall was from a tag. Today nobody is let out before the first release date then. Before, the fixed term ended by itself.',
    ask: 'Does the fixed term end before the CRD?',
  },
  A_CURFEW_AT_HALF: {
    condition: 'if the person was out on the tag when 40% began for this length',
    why: 'For people who were out on a tag on that day, one-half stays.',
  },
  A_CURFEW_NOT_STAGED: {
    condition: 'if the new rules do not reach a person called back from a tag',
    why: 'The new rules reach people in prison and on a tag. It is not known if they reach a person called back from one.',
    ask: 'Do the new rules apply after a recall from a tag?',
  },
  A_RECALLED: { condition: 'if the person was called back to prison (recall)' },
}

/** The words of a doubt; where it is about some of several sentences, they say which. */
export function doubtWords(rival: CaseAlternative, { sentences, recall }: Case): AlternativeWords {
  const { code, sentenceIds: ids } = rival
  // What is not known is named whole by the law.
  if (code === 'A_RUNS_AFTER') return alternativeWords(rival)
  const words = { ...alternativeTexts[code], ...ownWords[code] }
  if (ids.length === sentences.length || /^A_(?:RECALL_|LESSER_)/.test(code)) return words
  const which = sentencesNamed(ids)
  if (code === 'A_RECALLED')
    return { ...words, condition: `${words.condition}${recall === null ? '' : ' again'} for ${which}` }
  if (code === 'A_EXTENDED')
    return { ...words, condition: `if ${which} ${ids.length === 1 ? 'is' : 'are'} extended` }
  if (code === 'A_CREDIT_OFF_MINIMUM' || code === 'A_LICENCE_REVOKED') return words
  if (code === 'A_UNDER_18') return { ...words, condition: `${words.condition} (${which})` }
  return {
    why: words.why,
    condition: words.condition.replace(/^if /, `if, in ${which}, `),
    ask: words.ask.replace(/\?$/, ` (${which})?`),
  }
}
