import type { Answer } from './answer.ts'
import { addDays, type Day, earlier, later } from './day.ts'
import { partOf, twoThirds } from './fraction.ts'
import { curfewEligibility, curfewLaw } from './home-detention-curfew.ts'
import { leavingLaw, likelyDayOfLeaving } from './leaving.ts'
import {
  cja2003,
  crimeSentencesAct1997,
  hmppsCalculator,
  policyFramework,
  type Source,
} from './provisions.ts'
import { isChanged } from './regimes.ts'
import { isAtLeastYears, lastDay } from './term.ts'

/** A date in a sentence, with the letters the prison uses for it. */
export interface KeyDate {
  readonly type:
    | 'CRD'
    | 'ARD'
    | 'PED'
    | 'TARIFF'
    | 'LIKELY_RELEASE'
    | 'HDCED'
    | 'TWO_THIRDS'
    | 'ESED'
    | 'SED'
    | 'SLED'
  readonly name: string
  readonly date: Day
  readonly law: readonly Source[]
  readonly note: string
}

/** Every other date that can be given for one sentence, in the order in which they are usually met. */
export function keyDates(answer: Answer): readonly KeyDate[] {
  if (answer.regime.released === 'after a minimum term') return [tariffDate(answer)]
  return [
    ...homeDetentionCurfew(answer),
    ...releaseDates(answer),
    ...likelyRelease(answer),
    ...easingOfSupervision(answer),
    ...sentenceEnds(answer),
  ]
}

function tariffDate({ dates }: Answer): KeyDate {
  return {
    type: 'TARIFF',
    name: 'End of the minimum term',
    date: dates.release.found,
    law: [crimeSentencesAct1997('28')],
    note: 'The earliest date on which the Parole Board can direct release. The sentence itself has no end date.',
  }
}

/** Section 243A: a term of one day, and section 250 detention of under 12 months, end without a licence. */
const isUnconditional = ({ question: { start, term }, classified, regime, dates }: Answer): boolean =>
  regime.released === 'automatically' &&
  (dates.totalDays.found === 1 ||
    (classified.regimeId.startsWith('section_250') && !isAtLeastYears(start, term, 1)))

function releaseDates(answer: Answer): readonly KeyDate[] {
  const { dates, regime, point } = answer
  if (regime.released === 'by the Parole Board')
    return [
      {
        type: 'PED',
        name: 'Parole eligibility date',
        date: dates.release.found,
        law: point.law,
        note: 'The earliest date on which the Parole Board can direct release. It is not automatic.',
      },
      {
        type: 'CRD',
        name: 'Conditional release date (end of the custodial term)',
        date: dates.sentenceEnd.found,
        law: point.law,
        note: 'If the Parole Board has not directed release before, release on licence is automatic on this date.',
      },
    ]
  if (isUnconditional(answer))
    return [
      {
        type: 'ARD',
        name: 'Automatic release date',
        date: dates.release.found,
        law: [...point.law, cja2003('243A')],
        note:
          dates.totalDays.found === 1
            ? 'The last day in custody. Release without a licence.'
            : 'The last day in custody. Release without a licence. A person who is 18 or over by then may be on licence.',
      },
    ]
  return [
    {
      type: 'CRD',
      name: 'Conditional release date',
      date: dates.release.found,
      law: point.law,
      note: 'The last day in custody. Release on licence is automatic.',
    },
  ]
}

function likelyRelease({ question, dates, regime }: Answer): readonly KeyDate[] {
  const date = likelyDayOfLeaving(question.start, dates.totalDays.found, dates.release.found)
  if (regime.released !== 'automatically' || date === dates.release.found) return []
  const note =
    'The release date falls on or just before a weekend or bank holiday, so the person is likely to leave earlier, on this date.'
  return [{ type: 'LIKELY_RELEASE', name: 'Likely day of leaving prison', date, law: leavingLaw, note }]
}

function homeDetentionCurfew(answer: Answer): readonly KeyDate[] {
  const date = curfewEligibility(answer)
  if (date === null) return []
  const note =
    'The earliest date for release on an electronic tag (home detention curfew). It depends on a risk assessment, and is not for people who must register as sex offenders.'
  return [{ type: 'HDCED', name: 'Home detention curfew eligibility date', date, law: curfewLaw, note }]
}

/** The end of active supervision under the progression model. */
function easingOfSupervision(answer: Answer): readonly KeyDate[] {
  const { question, dates, regime } = answer
  if (!isChanged(regime) || !question.postCommencement || isUnconditional(answer)) return []
  const atTwoThirds = addDays(
    question.start,
    partOf(dates.totalDays.found, twoThirds) - 1 - dates.creditUsed.found,
  )
  const date = earlier(later(atTwoThirds, dates.release.found), dates.sentenceEnd.found)
  const note =
    'Supervision is at its closest until two-thirds of the sentence; after that the licence runs on with less supervision. From government descriptions of the progression model: no provision that fixes the day was found.'
  const law = [hmppsCalculator('progression model, supervision after release')]
  return [{ type: 'TWO_THIRDS', name: 'Two-thirds point, when supervision eases', date, law, note }]
}

/** A special custodial sentence has one more year on licence after its custodial term. */
const specialLicenceYears = 1

function sentenceEnds(answer: Answer): readonly KeyDate[] {
  const { question, classified, dates, regime } = answer
  const special = classified.regimeId === 'sopc' || classified.regimeId === 'sopc_pre_june_2022'
  const law = [policyFramework('sentence and licence expiry dates'), cja2003('240ZA'), cja2003('249')]
  const extended = regime.warnings.includes('W_EDS_TERM')
  if (extended) return []
  const { start, term } = question
  const termEnd = special
    ? lastDay(start, { ...term, years: term.years + specialLicenceYears })
    : dates.termEnd.found
  const end = special ? later(start, addDays(termEnd, -dates.creditUsed.found)) : dates.sentenceEnd.found
  const gross: KeyDate = {
    type: 'ESED',
    name: 'Effective sentence end date',
    date: termEnd,
    law,
    note: 'The last day of the sentence before any credit is taken off.',
  }
  return isUnconditional(answer)
    ? [
        gross,
        {
          type: 'SED',
          name: 'Sentence expiry date',
          date: end,
          law,
          note: 'The last day of the sentence, less credit.',
        },
      ]
    : [
        gross,
        {
          type: 'SLED',
          name: 'Sentence and licence expiry date',
          date: end,
          law,
          note: 'The last day of the sentence and of the licence, less credit.',
        },
      ]
}
