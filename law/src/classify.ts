import { fourYearRule, progressionModel, sevenYearRule } from './commencement.ts'
import type { Day } from './day.ts'
import type { Offence } from './offences.ts'
import {
  cja2003,
  crimeSentencesAct1997,
  hmppsCalculator,
  type Source,
  schedule13,
  schedule15,
  schedule19ZA,
  sds40Order,
  sds40Schedule,
  sentencingAct2026,
  sentencingCode,
} from './provisions.ts'
import type { Question } from './question.ts'
import { type RegimeId, regimeOf } from './regimes.ts'
import { isAtLeastYears } from './term.ts'

/** The regime that governs, why, and what bars the offence from the progression model. */
export interface Classified {
  readonly regimeId: RegimeId
  readonly chosenBy: 'caller' | 'offence' | 'kind of sentence'
  readonly why: string
  /** The provisions behind `why`, for the offence that was given: looked up only when the reason is asked for. */
  readonly law: (offence: Offence | null) => readonly Source[]
  /** The provisions that bar the offence from the progression model; null when it is not barred. */
  readonly excludedBy: readonly Source[] | null
}

/** The caller's choice comes first, then the offence, then the kind of sentence. */
export function classify(question: Question): Classified {
  if (question.regimeId !== null) return byCaller(question, question.regimeId)
  if (question.offence !== null) return byOffence(question, question.offence)
  return byKindOfSentence(question)
}

/** The caller's regime governs. Where the offence leads to the same one, what is known of the offence still holds. */
function byCaller(question: Question, regimeId: RegimeId): Classified {
  const governed = question.offence === null ? null : byOffence(question, question.offence)
  const { offenceBarred, exclusion } = regimeOf(regimeId)
  const barredByRegime = offenceBarred && exclusion !== null ? exclusion.law : null
  const excludedBy = governed?.regimeId === regimeId ? governed.excludedBy : barredByRegime
  return {
    regimeId,
    chosenBy: 'caller',
    why: 'These rules were chosen by the caller.',
    law: () => [],
    excludedBy,
  }
}

/** Whether life could be imposed for the offence, on an offender aged 21 or over, on that day. */
const carriesLifeOn = ({ lifeMaximum, lifeMaximumFrom }: Offence, day: Day): boolean =>
  lifeMaximum && (lifeMaximumFrom === null || day >= lifeMaximumFrom)

/** Manslaughter, soliciting murder, wounding with intent, and the inchoate forms of murder: section 244ZA(7)(a). */
const subsection7aParagraphs: ReadonlySet<string | null> = new Set(['1', '4', '6', '64', '65'])

/** In section 244ZA(7): those, or a sexual offence of Schedule 15, Part 2 that carried life on the day. */
export const isInSubsection7 = (offence: Offence, day: Day): boolean =>
  offence.schedule15Part === 1
    ? subsection7aParagraphs.has(offence.schedule15Paragraph)
    : offence.schedule15Part === 2 && carriesLifeOn(offence, day)

/** In section 244ZA(4): violent or sexual in Schedule 15, and carried life on the day. */
const isInSubsection4 = (offence: Offence, day: Day): boolean =>
  (offence.schedule15Part === 1 || offence.schedule15Part === 2) && carriesLifeOn(offence, day)

/** Whether the offence stays at one-half rather than 40%: SI 2024/844, its Schedule, or article 3(6)(b) at 4 years. */
const isExcludedFrom40 = (offence: Offence, atLeast4: boolean): boolean =>
  offence.sds40Paragraph !== null || (offence.schedule15Part === 1 && atLeast4)

const excludedFrom40By = ({ sds40Paragraph, schedule15Paragraph }: Offence): readonly Source[] =>
  sds40Paragraph !== null
    ? [sds40Schedule(sds40Paragraph)]
    : [sds40Order('3(6)(b)'), schedule15(1, String(schedule15Paragraph))]

/** Where an offence of section 244ZA stands in Schedule 15. */
const schedule15Of = ({ schedule15Part, schedule15Paragraph }: Offence): Source =>
  schedule15(schedule15Part as 1 | 2, String(schedule15Paragraph))

const barredList: readonly Source[] = [
  hmppsCalculator('SA2026 Excluded Offences for Progression Model'),
  sentencingAct2026('49(2)'),
]
const section23_14: readonly Source[] = [sentencingAct2026('23(13)'), sentencingAct2026('23(14)')]
const section23_15: readonly Source[] = [sentencingAct2026('23(13)'), sentencingAct2026('23(15)')]

/** What bars the offence whenever it is sentenced: the list, as far as its contents are known. */
const barredBy = ({ progressionList }: Offence): readonly Source[] | null =>
  progressionList === 'confirmed' || progressionList === 'inferred' ? barredList : null

/** The reasons are fixed functions of the offence, so that a classification keeps nothing alive to give them. */
const found = (
  regimeId: RegimeId,
  why: string,
  law: (offence: Offence) => readonly Source[],
  excludedBy: readonly Source[] | null = null,
): Classified => ({ regimeId, chosenBy: 'offence', why, law: law as Classified['law'], excludedBy })

/** The rows are read from the top; the first that fits governs. */
export function byOffence({ start, term, age }: Question, offence: Offence): Classified {
  const atLeast4 = isAtLeastYears(start, term, 4)
  const atLeast7 = atLeast4 && isAtLeastYears(start, term, 7)
  const excludedFrom40 = isExcludedFrom40(offence, atLeast4)
  const beforeProgressionModel = start < progressionModel.day
  const barred = barredBy(offence)

  if (offence.isInSchedule19ZA)
    return found('terrorism_s247a', 'The offence is a terrorism offence listed in Schedule 19ZA.', () => [
      cja2003('247A(2)'),
      schedule19ZA,
    ])
  if (offence.mandatoryLife)
    return found('life', 'A life sentence must be passed for murder.', () => [crimeSentencesAct1997('28')])

  if (age === 'child') {
    if (atLeast7 && isInSubsection7(offence, start) && start >= fourYearRule.day)
      return found(
        'section_250_plus',
        'The person was under 18, the sentence is 7 years or more, and the offence is in section 244ZA(7).',
        (of) => [cja2003('244ZA(6)'), schedule15Of(of)],
        barred,
      )
    if (excludedFrom40)
      return found(
        'section_250_sds40_excluded',
        'The person was under 18, and the offence is excluded from 40% release.',
        (of) => [sentencingCode('250'), ...excludedFrom40By(of)],
        barred,
      )
    return found(
      'section_250',
      'The person was under 18, and nothing excludes the offence from 40% release.',
      () => [sentencingCode('250'), sds40Order('3(2)')],
      barred,
    )
  }

  if (offence.schedule13Part === 2)
    return found(
      start >= fourYearRule.day ? 'sopc' : 'sopc_pre_june_2022',
      'For this offence an adult is given a special custodial sentence.',
      () => [schedule13(2), sentencingCode('278'), cja2003('244A')],
      barred,
    )
  if (offence.schedule13Part === 3)
    return beforeProgressionModel
      ? found(
          'sds_adult_national_security',
          'The offence is a national security offence, and the sentence was imposed before 1 October 2026.',
          () => [schedule13(3), ...section23_14],
          section23_14,
        )
      : found('sopc', 'For this national security offence a special custodial sentence is passed.', () => [
          schedule13(3),
          sentencingAct2026('7(6)'),
          cja2003('244A'),
        ])

  if (atLeast7 && isInSubsection4(offence, start) && start >= sevenYearRule.day)
    return found(
      barred === null ? 'sds_plus_adult_7_plus' : 'sds_plus_adult_barred',
      'The sentence is 7 years or more for a violent or sexual offence of Schedule 15 that carries life.',
      (of) => [cja2003('244ZA(4)'), schedule15Of(of)],
      barred,
    )
  if (atLeast4 && !atLeast7 && isInSubsection7(offence, start) && start >= fourYearRule.day)
    return found(
      barred === null ? 'sds_plus_adult_4_to_7' : 'sds_plus_adult_barred',
      'The sentence is at least 4 but under 7 years, and the offence is in section 244ZA(7).',
      (of) => [cja2003('244ZA(5)'), schedule15Of(of)],
      barred,
    )
  if (beforeProgressionModel && wouldBeSection244ZAToday(offence, atLeast4, atLeast7))
    return found(
      'sds_adult_pre_sds_plus',
      'Section 244ZA would govern this sentence if it were passed today, but it is too early for it.',
      (of) => [...section23_15, cja2003('244ZA'), schedule15Of(of)],
      section23_15,
    )

  if (barred !== null)
    return excludedFrom40
      ? found(
          'sds_adult_barred_50',
          'The offence is barred from the progression model, and was excluded from 40% release.',
          (of) => [...barredList, ...excludedFrom40By(of)],
          barred,
        )
      : found(
          'sds_adult_barred_40',
          'The offence is barred from the progression model, and was not excluded from 40% release.',
          () => barredList,
          barred,
        )
  if (excludedFrom40)
    return found('sds_adult_sds40_excluded', 'The offence is excluded from 40% release.', (of) => [
      cja2003('244(3)'),
      ...excludedFrom40By(of),
    ])
  return found('sds_adult', 'Nothing takes the offence out of the ordinary rules of section 244.', () => [
    cja2003('244(3)'),
  ])
}

/** Section 23(15): section 244ZA(4) or (5) would govern but for the day of sentence, and the offence carries life now. */
const wouldBeSection244ZAToday = (offence: Offence, atLeast4: boolean, atLeast7: boolean): boolean =>
  atLeast7
    ? isInSubsection4(offence, progressionModel.day)
    : atLeast4 && isInSubsection7(offence, progressionModel.day)

const named = (regimeId: RegimeId, why: string, law: Source): Classified => ({
  regimeId,
  chosenBy: 'kind of sentence',
  why,
  law: () => [law],
  excludedBy: null,
})

/** The kind of sentence as named decides; age decides only what was not named (docs/decisions/0003). */
function byKindOfSentence({ sentenceType, age, start, term }: Question): Classified {
  switch (sentenceType) {
    case null:
      return age === 'child'
        ? named('section_250', 'The person was under 18, and no offence was given.', section250)
        : named(
            'sds_adult',
            'No offence was given, so an ordinary standard determinate sentence is assumed.',
            section244,
          )
    case 'sds':
      return named('sds_adult', 'The sentence is a standard determinate sentence.', section244)
    case 'sds_plus':
      if (isAtLeastYears(start, term, 7))
        return age === 'child'
          ? named(
              'section_250_plus',
              'A section 244ZA sentence of 7 years or more on a person under 18.',
              section244ZA,
            )
          : named('sds_plus_adult_7_plus', 'A section 244ZA sentence of 7 years or more.', section244ZA)
      return named('sds_plus_adult_4_to_7', 'A section 244ZA sentence of less than 7 years.', section244ZA)
    case 'section_250':
      return named('section_250', 'The sentence is detention under section 250.', section250)
    case 'eds':
      return age === 'child'
        ? named('eds_child', 'The sentence is an extended sentence of detention.', section246A)
        : named('eds_adult', 'The sentence is an extended determinate sentence.', section246A)
    case 'life':
      return named('life', 'The sentence is a life sentence.', lifeSentence)
    case 'ipp':
      return named('ipp', 'The sentence is for public protection.', lifeSentence)
    case 'terrorism':
      return named('terrorism_s247a', 'The sentence is for a terrorism offence.', section247A)
  }
}

const section244 = cja2003('244(3)')
const section244ZA = cja2003('244ZA')
const section246A = cja2003('246A')
const section247A = cja2003('247A')
const section250 = sentencingCode('250')
const lifeSentence = crimeSentencesAct1997('28')
