/** Every offence with every kind that can be named, on the days of law: the offence still decides what the law lets it decide, a
 *  doubt and its rival stand together, no date beside a warning that denies it, and no day in words that is none of the answer. */
import type { AskedCaseSentence, CaseAnswer, Day, Offence, Regime, RegimeId } from '@requisite/law'
import { caseExplanationOf, caseOf, caseWarningText, inWords, isoDate } from '@requisite/law'
import {
  ages,
  caseDoubts,
  caseSentenceTypes,
  caseWarningTexts,
  days,
  doubts,
  regimes,
  warningTexts,
} from '@requisite/law/internal'
import { beforeAll, describe, expect, test } from 'vitest'
import { unconditional } from '../support/denial.ts'
import { isLong } from '../support/long.ts'
import { sentencedOffences } from '../support/offences.ts'

const dayBefore = (day: Day): Day => (day - 1) as Day
const starts = [...new Set(Object.values(days).flatMap(({ day }) => [dayBefore(day), day]))]
  .filter((day) => day >= days.releaseUnder2003Act.day)
  .map(isoDate)
const lengths = [
  { sentenceMonths: 6 },
  { sentenceYears: 3 },
  { sentenceYears: 5 },
  { sentenceYears: 8 },
  { sentenceYears: 15 },
]
const kinds = [undefined, ...caseSentenceTypes]
/** So many questions are left out between two, in the short form: prime to every list, so that each is gone through. */
const step = isLong ? 1 : 797
/** And so many in the long form between two whose words are read: the same rows say them. */
const wordStep = isLong ? 17 : 1

interface Asked {
  readonly sentence: AskedCaseSentence
  readonly offence: Offence | undefined
  readonly answer: CaseAnswer
}

function* questions(): Generator<readonly [AskedCaseSentence, Offence | undefined]> {
  let n = 0
  for (const offence of [undefined, ...sentencedOffences])
    for (const start of starts)
      for (const length of lengths)
        for (const age of ages)
          for (const sentenceType of kinds)
            if (n++ % step === 0)
              yield [
                {
                  startDate: start,
                  ...length,
                  ageAtConviction: age,
                  ...(offence && { offenceKey: offence.key }),
                  sentenceType,
                },
                offence,
              ]
}

const faults: Record<'decides' | 'doubt' | 'denied' | 'day' | 'part' | 'section', string[]> = {
  ...{ decides: [], doubt: [], denied: [], day: [], part: [], section: [] },
}
let answered = 0

const nameOf = ({ sentence, offence }: Asked): string =>
  JSON.stringify({ ...sentence, offenceKey: offence?.key ?? null })

const regimeIn = (sentence: AskedCaseSentence): string | null => {
  const answer = caseOf({ sentences: [sentence] })
  return 'refusals' in answer ? null : (answer.sentences[0]?.regime.id ?? null)
}

/** (a) A standard kind leaves all to the offence, section 250 the rules for a person under 18 but that it is no order; section 247A
 *  governs an extended or special sentence for terrorism, but for one whose half-way day had passed when it began. */
function isDecided({ sentence, offence, answer }: Asked): boolean {
  const regime = answer.sentences[0]?.regime.id
  const { sentenceType: kind } = sentence
  if (offence === undefined || kind === undefined) return true
  if (kind === 'sds' || kind === 'sds_plus')
    return regime === regimeIn({ ...sentence, sentenceType: undefined })
  if (kind === 'section_250')
    return (
      offence.section249 === null ||
      // Of a day of the offence that is not told, section 250 says that it was before special sentences.
      (offence.schedule13Part === 3 && regime === 'section_250_sds40_excluded') ||
      regime === regimeIn({ ...sentence, sentenceType: undefined, ageAtConviction: 'child' })
    )
  const isTerrorist = regime?.startsWith('terrorism') === true
  if (kind === 'eds' && offence.isInSchedule19ZA && offence.lifeMaximum && offence.lifeMaximumFrom === null)
    return isTerrorist === (sentence.startDate as string) >= isoDate(days.noEarlyRelease.day)
  if (kind === 'sopc' && offence.isInSchedule19ZA)
    return (
      isTerrorist ===
      ((sentence.startDate as string) < isoDate(days.fourYearRule.day) &&
        (answer.paroleEligibility as number) >= days.terroristPrisoners.day)
    )
  return true
}

const warningOf = new Map<string, string>(
  doubts.flatMap(({ code, warning }) => (warning === undefined ? [] : [[code, warning] as const])),
)
for (const { code, warning } of caseDoubts)
  if (warning === 'W_OFFENCE_NOT_GIVEN') warningOf.set(code, warning)
const doubtful = new Set(warningOf.values())

/** (b) */
function isTogether({ answer }: Asked): boolean {
  const rivals = (answer.alternatives ?? []).flatMap(({ code }) => warningOf.get(code) ?? [])
  const said = answer.warnings.map(({ code }) => code as string).filter((code) => doubtful.has(code))
  return [...new Set(rivals)].toSorted().join() === [...new Set(said)].toSorted().join()
}

/** (c) */
const isDenied = ({ answer }: Asked): boolean =>
  answer.release !== null &&
  answer.warnings.some((warning) => unconditional(caseWarningText(warning)).length > 0)

const wordsOfLaw = new Set(Object.values(days).map(({ day }) => inWords(day)))
const dayInWords =
  /\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December) \d{4}/g

/** (d) Every day that is named is one of law, or of the answer. */
function otherDays({ answer }: Asked): readonly string[] {
  const own = new Set<string>()
  const add = (value: unknown): void => {
    if (typeof value === 'number' && value > 10_000) own.add(inWords(value as Day))
  }
  const { release, paroleEligibility, end, licenceEnd, leaving, alternatives, dates, warnings } = answer
  for (const value of [release, paroleEligibility, end, licenceEnd, leaving?.latest, leaving?.usual])
    add(value)
  for (const rival of alternatives ?? []) for (const day of [rival.release, rival.paroleEligibility]) add(day)
  for (const { date } of dates) add(date)
  for (const { values } of warnings) for (const value of Object.values(values)) add(value)
  return warnings
    .flatMap((warning) => caseWarningText(warning).match(dayInWords) ?? [])
    .filter((day) => !own.has(day) && !wordsOfLaw.has(day))
}

const partInWords = /\d+%|\b(?:one-half|one-third|two-thirds)\b/gi
const sectionInWords = /\bsections? \d+[A-Z]*/gi
const found = (text: string, what: RegExp): readonly string[] =>
  (text.match(what) ?? []).map((token) => token.toLowerCase().replace('sections', 'section'))

const rowTexts = { ...warningTexts, ...caseWarningTexts }
const partsOf = ({ layers }: Pick<Regime, 'layers'>): readonly string[] =>
  layers.map(({ fraction }) => fraction.label.toLowerCase())

/** (d) Every part of a sentence that the steps name is served under its rules; one that is filled into a warning, under its rules or
 *  those that the warning names. */
function otherParts({ answer }: Asked, steps: ReturnType<typeof caseExplanationOf>): readonly string[] {
  const own = answer.sentences.flatMap(({ regime }) => partsOf(regime))
  const worked = steps.flatMap(({ working }) => found(working, partInWords))
  const said = answer.warnings.flatMap((warning) => {
    const { instead } = warning.values
    const named = typeof instead === 'string' ? partsOf(regimes[instead as RegimeId]) : []
    const known = [...found(rowTexts[warning.code], partInWords), ...named]
    return found(caseWarningText(warning), partInWords).filter((part) => !known.includes(part))
  })
  return [...worked, ...said].filter((part) => !own.includes(part))
}

/** (d) Every section that a step names is among its sources. */
const otherSections = (steps: ReturnType<typeof caseExplanationOf>): readonly string[] =>
  steps.flatMap(({ working, law }) =>
    found(working, sectionInWords).filter(
      (section) => !law.some(({ provision }) => found(provision, sectionInWords).includes(section)),
    ),
  )

const note = (faults: string[], asked: Asked, others: readonly string[]): void => {
  if (others.length > 0) faults.push(`${nameOf(asked)}: ${others}`)
}

beforeAll(() => {
  for (const [sentence, offence] of questions()) {
    const answer = caseOf({ sentences: [sentence] })
    if ('refusals' in answer) continue
    answered++
    const asked = { sentence, offence, answer }
    if (!isDecided(asked)) faults.decides.push(nameOf(asked))
    if (!isTogether(asked)) faults.doubt.push(nameOf(asked))
    if (isDenied(asked)) faults.denied.push(nameOf(asked))
    if (answered % wordStep > 0) continue
    const steps = caseExplanationOf(answer)
    note(faults.day, asked, otherDays(asked))
    note(faults.part, asked, otherParts(asked, steps))
    note(faults.section, asked, otherSections(steps))
  }
}, 5_400_000)

describe('Every offence with every kind, on the days of law', () => {
  test('is answered', () => expect(answered).toBeGreaterThan(isLong ? 1_000_000 : 1500))
  test('(a) the offence still decides what the law lets it decide', () =>
    expect(faults.decides.slice(0, 5)).toEqual([]))
  test('(b) the warning of a doubt stands if and only if its rival does', () =>
    expect(faults.doubt.slice(0, 5)).toEqual([]))
  test('(c) no release date beside a warning that denies it without a condition', () =>
    expect(faults.denied.slice(0, 5)).toEqual([]))
  test('(d) every day in words is one of the answer, or of law', () =>
    expect(faults.day.slice(0, 5)).toEqual([]))
  test('(d) every part of the sentence in words is served under its rules', () =>
    expect(faults.part.slice(0, 5)).toEqual([]))
  test('(d) every section in the working is among its sources', () =>
    expect(faults.section.slice(0, 5)).toEqual([]))
})
