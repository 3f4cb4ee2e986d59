import type { AheadInWords } from '@requisite/law'
import {
  decidingRun,
  eitherDay,
  gateOf,
  isByRecall,
  isHeldWithoutSentence,
  orderOf,
} from '@requisite/law/internal'
import { type Html, html } from '../html.ts'
import { aheadFor, type Outcome } from './outcome.ts'
import { isAgreed } from './prison-date.ts'

/** What comes next for a kind of answer, and where that is said. */
export interface NextSteps {
  readonly words: string
  readonly source: string
}

/** What comes before an ordinary release. */
const beforeRelease = (dayRelease: string): string =>
  'Before release, probation plans where the person will live. The licence is read and ' +
  'signed on the last day: keep appointments, live where agreed, no new ' +
  `offence.${dayRelease} Ask the prison’s offender management unit.`

/** Whether less than two years are served: two years before the date are then before the sentence. */
function isUnderTwoYears({ answer }: Outcome): boolean {
  const { start, release } = decidingRun(answer)
  return release - start < 2 * 365
}

/** What comes next, by kind. What could not be confirmed is left out. */
export const nextSteps = {
  standard: {
    words: beforeRelease(
      ' Day release from prison may come earlier, at most two years before the date. The prison decides.',
    ),
    source: 'Criminal Justice Act 2003, section 250; Release on Temporary Licence Policy Framework.',
  },
  short: {
    words:
      'There is little time. Ask the resettlement team this week about a place to stay, ' +
      'benefits and medicine. Ask for the payment on release (subsistence payment). Someone ' +
      'may meet the person at the gate.',
    source: 'GOV.UK, “Leaving prison”.',
  },
  licence: {
    words:
      'Ask probation in writing which day they have for the end of the licence, and keep the ' +
      'reply. A solicitor can help with the Parole Board, often free.',
    source: 'Crime (Sentences) Act 1997, sections 31A and 32.',
  },
  lifeRecall: {
    words:
      'The person can write to say why the recall was wrong, to the Justice Secretary (the ' +
      'recall team at the Ministry of Justice, PPCS), and a solicitor can help with the Parole ' +
      'Board, often free. Ask the prison’s offender management unit which reports the Board ' +
      'needs, and who writes them. Ask probation where the person can live.',
    source: 'Crime (Sentences) Act 1997, section 32.',
  },
  wholeLife: {
    words:
      'No date will come from the prison. A solicitor can say if an appeal is possible. The ' +
      'prison offender manager can say what the person can do inside: work, courses, visits. ' +
      'The person can ask the Justice Secretary to let them out in very rare cases, such as a ' +
      'grave illness.',
    source: 'Sentencing Code, section 321; Crime (Sentences) Act 1997, section 30.',
  },
  fixedTerm: {
    words:
      'Release is automatic. The person can still write to say why the recall was wrong, to ' +
      'the Justice Secretary (the recall team at the Ministry of Justice, PPCS). Ask probation ' +
      'about the address now: the licence goes on as before, and a new recall is possible.',
    source: 'Criminal Justice Act 2003, sections 254(2), 255B to 255BA.',
  },
  nothingLeft: {
    words:
      'Ring the prison today and ask for the offender management unit. Say that days on remand ' +
      'that were not used count after a recall, and ask for a new calculation. Ring a prison ' +
      'law solicitor the same day: nobody may be held without a sentence. If nobody helps, ' +
      'ring the helpline below.',
    source: 'Criminal Justice Act 2003, sections 240ZA(3) and 241(1).',
  },
  tagRecall: {
    words:
      'Release is automatic on the date that was set before. The person can still write to say ' +
      'why the recall was wrong, to the Justice Secretary (the recall team at the Ministry of ' +
      'Justice, PPCS). If the recall is cancelled, the tag goes on. Ask probation about the ' +
      'address now.',
    source: 'Criminal Justice Act 2003, section 255.',
  },
  section250: {
    words:
      'Ask the youth justice worker about moving to an adult prison at 18. A plan meeting ' +
      'comes before release. After it the person is on licence with youth justice or probation.',
    source: 'Criminal Justice Act 2003, section 250.',
  },
  contempt: {
    words:
      'The person can ask the court to end it early by saying sorry and doing what was ' +
      'ordered. A solicitor can ask for this. There is no licence and no probation afterwards.',
    source: 'Civil Procedure Rules, rule 81.10; Criminal Justice Act 2003, section 258.',
  },
  trainingOrder: {
    words:
      'Review meetings come every few months; families are asked. For 8 months or more early ' +
      'release by a month or two is usual if things go well. After half the time: supervision ' +
      'by the youth justice worker. Breaking it can mean a fine or more time.',
    source:
      'Sentencing Code, sections 241 to 243; GOV.UK, “Early and Late Release for Detention and Training Orders”.',
  },
  notPaying: {
    words:
      'Paying all of it ends the time at once. Paying part makes it shorter. The prison or the ' +
      'court can take the money. A confiscation order is still owed after prison, with interest.',
    source: 'Magistrates’ Courts Act 1980, section 79; Proceeds of Crime Act 2002, section 38.',
  },
} as const satisfies Readonly<Record<string, NextSteps>>

const ofRecall = {
  'the end': null,
  'a fixed term': 'fixedTerm',
  'the first release': 'tagRecall',
  'the return': 'nothingLeft',
  'the Parole Board': 'lifeRecall',
} as const

const ofOrder = {
  'training order': 'trainingOrder',
  'default of payment': 'notPaying',
  committal: 'contempt',
  'breach of supervision': 'short',
} as const

/** So short a sentence leaves little time for anything. */
const shortDays = 84

/** Which of them fits an answer; none where what lies ahead says all of it. */
function kindOf(outcome: Outcome): keyof typeof nextSteps | null {
  const { answer, told, today } = outcome
  const isPast = answer.release !== null && gateOf(answer).last < today
  if (isHeldWithoutSentence(answer)) return 'nothingLeft'
  if (isPast || !isAgreed(outcome)) return null
  if (answer.recalled !== null && isByRecall(answer)) return ofRecall[answer.recalled.run.recalled.until]
  if (answer.releaseBasis === 'none') return 'wholeLife'
  if (answer.releaseBasis === 'on licence') return 'licence'
  if (answer.releaseBasis === 'parole only') return null
  const deciding = answer.sentences.filter(({ sentence }) => answer.decidedBy.release.includes(sentence.id))
  const order = orderOf(answer)
  if (order !== null) return ofOrder[order]
  if (answer.paroleEligibility !== null && answer.paroleEligibility !== answer.release) return null
  if (deciding.some(({ regime }) => regime.family === 'section 250')) return 'section250'
  return told.sentences.length === 1 && (answer.runs[0]?.totalDays ?? Number.POSITIVE_INFINITY) <= shortDays
    ? 'short'
    : 'standard'
}

/** What else there is to do; null where nothing is. */
function nextStepsOf(outcome: Outcome): NextSteps | null {
  const kind = kindOf(outcome)
  return kind === 'standard' && isUnderTwoYears(outcome)
    ? { ...nextSteps.standard, words: beforeRelease('') }
    : kind && nextSteps[kind]
}

const sourceOf = ({ title, provision }: AheadInWords['law'][number]): string => `${title}, ${provision}`

/** The fold about it: what lies ahead, row by row, and what else there is to do. */
export function whatNext(outcome: Outcome): Html {
  const ahead = aheadFor(outcome)
  const more = nextStepsOf(outcome)
  const sources = [...new Set(ahead.flatMap(({ law }) => law.map(sourceOf)))]
  const rows = ahead.map(
    (one) => html`<li>${one.days.length > 0 && html`<b>${eitherDay(one)}</b>: `}${one.people}</li>`,
  )
  return html`${rows.length > 0 && html`<ul class="govuk-list govuk-list--bullet">${rows}</ul>`}
${more !== null && html`<p>${more.words}</p>`}
<p>Prisoners’ Families Helpline, free: <a class="govuk-link" href="tel:08088082003">0808 808 2003</a>.</p>
<p class="sources">Source: ${[...sources.map((source) => `${source}.`), more?.source ?? ''].join(' ')}</p>`
}
