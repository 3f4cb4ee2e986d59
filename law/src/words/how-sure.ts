import type { SurenessLevel } from '../tables/how-sure.ts'

/** How sure an answer is, in words: after "How sure:". */
export const howSureTexts: Readonly<Record<SurenessLevel, string>> = {
  depends: 'it depends on the offence.',
  not_sure: 'not sure.',
  two_dates: 'more than one date is possible.',
  fairly_sure: 'fairly sure.',
  sure: 'sure of the rule.',
}
