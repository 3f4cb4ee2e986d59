import { addDays, inWords } from '../calendar/day.ts'
import { days } from '../tables/days.ts'
import type { RegimeId } from '../tables/regimes.ts'

const lastOfOldExtended = inWords(addDays(days.courtsAct2015.day, -1))

/** What each set of rules is for, in words for people: the names of the API are for programs and lawyers. */
export const rulesInWords: Readonly<Record<RegimeId, string>> = {
  sds_adult: 'Standard sentence',
  sds_adult_sds40_excluded: 'Standard sentence for an offence that was left out of 40%',
  sds_adult_barred_40: 'Standard sentence for an offence that stays under the old rules, at 40%',
  sds_adult_barred_50: 'Standard sentence for an offence that stays under the old rules, at one-half',
  sds_adult_pre_sds_plus: 'Standard sentence for a serious offence, from before SDS+ reached it',
  sds_adult_national_security: 'Standard sentence for a national security offence, passed before the Act',
  sds_plus_adult_7_plus: 'Standard sentence for a serious offence (SDS+), 7 years or more',
  sds_plus_adult_4_to_7: 'Standard sentence for a serious offence (SDS+), 4 years to under 7',
  sds_plus_adult_barred: 'Standard sentence for a serious offence (SDS+) that stays under the old rules',
  section_250: 'Section 250 detention (under 18)',
  section_250_sds40_excluded: 'Section 250 detention (under 18) for an offence that was left out of 40%',
  section_250_plus: 'Section 250 detention (under 18) for a serious offence, 7 years or more',
  eds_adult: 'Extended sentence',
  eds_child: 'Extended sentence (under 18)',
  eds_automatic_2012_2015: `Extended sentence with automatic release, ${inWords(days.extendedSentences.day)} to ${lastOfOldExtended}`,
  sopc: 'Special sentence (SOPC)',
  sopc_pre_june_2022: `Special sentence passed before ${inWords(days.fourYearRule.day)}`,
  terrorism_s247a: 'Sentence for a terrorism offence',
  terrorism_s247a_no_early_release: 'Sentence for a terrorism offence without early release',
  life: 'Life sentence',
  ipp: 'IPP, imprisonment for public protection',
}
