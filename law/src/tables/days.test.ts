import { describe, expect, test } from 'vitest'
import { isoDate } from '../calendar/day.ts'
import { type DayName, days } from './days.ts'

/** Each day read a second time from its instrument. */
const read: Readonly<Record<DayName, string>> = {
  ...{ act1991: '1992-10-01', section85: '1998-09-30', curfew: '1999-01-28', trainingOrders: '2000-04-01' },
  ...{ curfewOf90Days: '2002-12-16', curfewOf135Days: '2003-07-14', sexualOffencesAct2003: '2004-05-01' },
  ...{ releaseUnder2003Act: '2005-04-04', removalOf270Days: '2008-04-07', halfwayRelease: '2008-06-09' },
  ...{ automaticPublicProtection: '2008-07-14', terrorismInSchedule15: '2010-01-12' },
  ...{ extendedSentences: '2012-12-03', noCurfewFrom4Years: '2012-12-03', fixedTermRecalls: '2008-07-14' },
  ...{ licenceForShortTerms: '2015-02-01', courtsAct2015: '2015-04-13', wholeDefaultTerm: '2015-06-01' },
  ...{ terroristPrisoners: '2020-02-26', sevenYearRule: '2020-04-01', noEarlyRelease: '2021-06-29' },
  ...{ fourYearRule: '2022-06-28', creditForOrders: '2022-06-28', boardWaitsForFixedTerms: '2022-06-28' },
  removalStandsStill: '2022-06-28',
  ...{ removalOfOneYear: '2022-06-28', licenceReferred: '2022-06-28', curfewOf180Days: '2023-06-06' },
  ...{ schemeOf18Days: '2023-10-17', schemeOf35Days: '2024-03-08', schemeOf70Days: '2024-05-23' },
  ...{ fridayReleases: '2023-12-12', removalOf545Days: '2024-01-16', curfewFrom4Years: '2024-06-17' },
  ...{ fortyPerCent: '2024-09-10', fortyPerCentSecondStage: '2024-10-22', licenceEndsByItself: '2024-11-01' },
  ...{ laterExclusions: '2024-12-16', licenceReferredAfter3Years: '2025-02-01', longerCurfew: '2025-06-03' },
  ...{ earlierRemoval: '2025-09-23', nationalSecuritySentences: '2026-03-22' },
  ...{ suspendedSentences: '2026-03-22', fixedTermsUnder12Months: '2024-04-02' },
  ...{ fixedTermsUnder4Years: '2025-09-02', fixedTermOf56Days: '2026-03-31' },
  ...{ chargedAndConvicted: '2026-07-29', noSupervisionAfterSentence: '2026-05-11' },
  ...{ licenceQualifiesAfter2Years: '2026-06-01', adultCurfewEnded: '2026-09-02' },
  ...{ longerAwards: '2026-09-02', progressionModel: '2026-10-01' },
}

describe('The days of law', () => {
  for (const [name, { day, law }] of Object.entries(days))
    test(`${name}: ${read[name as DayName]}`, () => {
      expect(isoDate(day)).toBe(read[name as DayName])
      expect(law.length).toBeGreaterThan(0)
    })
})
