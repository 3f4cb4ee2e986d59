import { caseIn } from '../support/case-in.ts'
import type * as law from '../support/law.ts'
import { inForce } from '../support/one-sentence.ts'

type Law = typeof law

const keys = [
  ...['robbery', 'burglary_dwelling', 'rape', 'manslaughter', 'coercive_or_controlling_behaviour', 'murder'],
  ...['rape_of_child_under_13', 'spying_1911', 'sexual_activity_with_child'],
  ...['breach_of_sexual_harm_prevention_order', 'causing_death_by_dangerous_driving'],
  'attendance_at_place_for_terrorist_training',
]

/** Days between the days of law, some of them within a month after one, so that moving it makes a difference. */
const starts = [
  ...['2012-12-19', '2014-03-05', '2015-04-29', '2019-07-16', '2020-04-20', '2021-06-08', '2022-07-07'],
  ...['2022-11-21', '2023-06-28', '2024-09-23', '2024-12-30', '2025-06-17', '2026-04-07', '2026-10-19'],
]

/** Questions that between them have to do with every day of law: some of each kind, and one held by each stage. */
export function questionsFor(law: Law): readonly law.Question[] {
  const asked = (given: law.AskedCalculation): law.Question =>
    (law.calculationOf(given) as law.Calculation).question
  const offences = keys.map((key) => law.offenceByKey(key) as law.Offence)
  const choices: readonly Partial<law.AskedCalculation>[] = [
    {},
    { ageAtSentence: 'child' },
    ...law.sentenceTypes.map((sentenceType) => ({ sentenceType })),
    ...offences.flatMap((offence) => [
      { offenceKey: offence.key },
      { offenceKey: offence.key, ageAtSentence: 'child' as const },
    ]),
    ...Object.keys(law.regimes).map((regimeId) => ({ regimeId })),
  ]
  const ordinary = starts.flatMap((start) =>
    [
      { sentenceYears: 0, sentenceMonths: 9 },
      { sentenceYears: 2, sentenceMonths: 4 },
      { sentenceYears: 5, addedDays: 6 },
      { sentenceYears: 9, remandCreditDays: 50 },
    ].flatMap((length) => choices.map((choice) => asked({ startDate: start, ...length, ...choice }))),
  )
  // 37% of the sentence falls between the old release point and the new one: the stage holds the person.
  const held = law.progressionStages.map(({ day, upToDays }) => ({
    ...asked({ startDate: '2026-01-01', sentenceYears: 1, regimeId: 'sds_adult' }),
    start: law.addDays(day, -Math.floor(0.37 * (upToDays ?? 5000))),
    term: { years: 0, months: 0, days: upToDays ?? 5000 },
  }))
  const curfew = ['2023-06-12', '2023-11-27'].map((start) =>
    asked({ startDate: start, sentenceYears: 5, regimeId: 'section_250_sds40_excluded' }),
  )
  // One-half of it ends on Friday 22 December 2023.
  const friday = asked({
    startDate: '2023-09-23',
    sentenceYears: 0,
    sentenceMonths: 6,
    regimeId: 'sds_adult',
  })
  return [...ordinary, ...held, ...curfew, friday].flatMap((question) => [
    question,
    { ...question, postCommencement: true },
  ])
}

/** Every day that arithmetic alone can give a sentence, whatever the day of any law: at each part, with the days before it on
 *  which the person may leave. */
export function daysByArithmetic(law: Law, question: law.Question): ReadonlySet<number> {
  const at = (regimeId: law.RegimeId, postCommencement: boolean) =>
    law.calculation({ ...question, regimeId, postCommencement })
  const parts = [
    ...[at('sds_adult', false), at('sds_adult', true), at('sds_adult_barred_50', true)],
    ...[at('sopc', true), at('life', true)],
    ...[at('section_250', false), at('section_250_sds40_excluded', false)],
  ]
  const days = parts.flatMap(({ dates }) => [dates.termEnd, dates.sentenceEnd, dates.release])
  const named = parts
    .flatMap((part) => law.keyDatesOf(part))
    .flatMap(({ date, byTodaysLimit = date }) => [date, byTodaysLimit])
  const eves = days.flatMap((day) => [1, 2, 3, 4, 5, 6].map((n) => day - n))
  return new Set([question.start, law.addDays(question.start, 14), ...days, ...named, ...eves])
}

/** Everything the law says to a question, number by number and sentence by sentence. */
export function sayings(law: Law, question: law.Question): readonly string[] {
  const worked = law.calculation(question)
  const change = law.transitionOf(worked)
  const staged = inForce(law, question, worked.regime.id)
  const { before, after, release, stage } = change
  return [
    worked.classified.why,
    ...worked.warnings.map(law.warningText),
    ...staged.warnings.map(law.caseWarningText),
    ...[...law.explanationOf(worked), ...law.caseExplanationOf(staged)].flatMap(({ working, result }) => [
      working,
      result,
    ]),
    ...[...law.keyDatesOf(worked), ...law.datesInWords(staged.dates)].flatMap(({ date, note }) => [
      law.isoDate(date),
      note,
    ]),
    ...[before, after, release, stage?.day ?? before].map(law.isoDate),
    law.transitionReason(change, worked.regime).reason,
  ]
}

/** Everything the tables say to everybody. */
export const tableSayings = (law: Law): readonly string[] => [
  ...Object.values(law.regimes).flatMap((regime) => [
    regime.displayName,
    regime.description,
    regime.exclusion?.reason ?? '',
    law.pointInWords(regime, regime.after),
  ]),
  ...Object.values(law.warningTexts),
  ...Object.values(law.alternativeTexts).flatMap(({ condition, why }) => [condition, why]),
  ...[
    ...law.byOffence,
    ...Object.values(law.byKind).flat(),
    ...Object.values(law.byKindAndOffence).flat(),
  ].flatMap(({ why, when }) => [why, ...when.map(({ words }) => words)]),
  JSON.stringify(law.mostAddedDays),
  ...law.offences.map((offence) => JSON.stringify({ ...offence, codes: '' })),
  ...caseSayings(law),
]

/** A person who was recalled and sent back on this day, with all that says which recall it is. */
const recalledOn = (day: string, charge = 'none'): string =>
  `recall unknown recallDate=${day} returnToCustodyDate=${day} charge=${charge} mappaLevel=1 terrorismOrState=false`

/** Cases soon after a day of law that no other question has to do with. */
const soonAfter = [
  ...['1992-10-15 3y', '1998-10-12 4y +2y eds', '2000-04-10 12m child theft'],
  // The licence has ended, or the Parole Board is asked, on the first day that is possible.
  ...['2015-05-05', '2021-09-01'].map((out) => `2008-01-10 3y ipp onLicence firstReleaseDate=${out}`),
  `2023-10-02 11m theft; ${recalledOn('2024-04-10')}`,
  `2023-01-10 3y theft; ${recalledOn('2025-09-10')}`,
  // Out so early as the early release scheme let nobody out until that day.
  '2023-06-12 11m theft; recall fixed_term_14 recallDate=2023-11-08 returnToCustodyDate=2023-11-08',
  '2022-10-10 3y theft; recall fixed_term_28 recallDate=2024-03-12 returnToCustodyDate=2024-03-12',
  '2023-01-23 3y theft; recall fixed_term_28 recallDate=2024-05-27 returnToCustodyDate=2024-05-27',
  `2024-01-10 3y theft; ${recalledOn('2026-08-03', 'convicted')}`,
]

/** Cases that turn on days that no sentence alone does: offences from soon after the release rules of the 2003 Act began, and a
 *  recall held by each of the stages of spring 2026. */
function caseSayings(law: Law): readonly string[] {
  const recall = {
    type: 'fixed_term_56',
    recallDate: '2025-12-08',
    returnToCustodyDate: '2025-12-10',
  } as const
  const cases: readonly law.AskedCase[] = [
    { sentences: [{ startDate: '2012-05-01', sentenceMonths: 18, offenceDate: '2005-04-20' }] },
    ...[3, 5, 7, 8, 11, 15].map((years) => ({
      sentences: [{ startDate: '2023-09-11', sentenceYears: years }],
      recall,
    })),
    { sentences: [{ startDate: '2025-03-03', sentenceYears: 3 }], liableToRemoval: true },
    // The limits of the curfew and of early removal, each on its first day.
    ...['1998-09-27', '2001-09-10', '2002-05-20', '2022-04-19'].map((start) => ({
      sentences: [{ startDate: start, sentenceYears: start < '2000' ? 1 : 3 }],
    })),
    { sentences: [{ startDate: '2006-10-16', sentenceYears: 4 }], liableToRemoval: true },
    { sentences: [{ startDate: '2021-11-08', sentenceYears: 7 }], liableToRemoval: true },
    {
      sentences: [
        { startDate: '2015-06-15', sentenceYears: 14, sentenceType: 'fine_default', fineAmount: 12_000_000 },
      ],
    },
    {
      sentences: [
        { startDate: '2022-07-11', sentenceMonths: 12, sentenceType: 'dto' },
        { startDate: '2022-07-11', sentenceMonths: 9, remandCreditDays: 20 },
      ],
    },
    { sentences: [{ startDate: '2020-03-02', sentenceMonths: 12 }], law: '2026-05-20' },
    { sentences: [{ startDate: '2026-03-16', sentenceMonths: 28 }] },
    ...soonAfter.map((line) => caseIn(line)),
  ]
  return cases.flatMap((asked) => {
    const answer = law.caseOf(asked)
    if ('refusals' in answer) {
      // Before the first day of a rule such a sentence is not worked out.
      if (answer.refusals.every(({ isUnsupported }) => isUnsupported))
        return answer.refusals.map((one) => JSON.stringify(one))
      throw new Error(JSON.stringify(answer.refusals))
    }
    const said = [...law.caseExplanationOf(answer), ...law.datesInWords(answer.dates)]
    return [
      ...said.map((one) => JSON.stringify(one)),
      ...answer.warnings.map(law.caseWarningText),
      ...law.caseAlternativesOf(answer).map((rival) => law.alternativeWords(rival).condition),
    ]
  })
}

/** Dates that are no days of these tables, but fall on one or on its eve: how dates are written, those of examples, how old our text of
 *  the Act is, a rule that is not shown, and on a page the day of removal, which the cases above have. */
export const otherDates = new RegExp(
  [
    ...['like 2026-10-13', 'For example, 9 November 2026', '"(?:start|from)Date": "(?:2027-05|2026-11)-10"'],
    ...['as it stood on 31 March 2026', 'abolished on 11 May 2026'],
    'From \\w+day \\d+ \\w+ \\d{4} the person could be removed',
  ].join('|'),
  'g',
)
