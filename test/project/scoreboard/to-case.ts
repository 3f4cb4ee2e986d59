/** An example of the Ministry as a case of POST /release-dates. What is not known here is not guessed: the example is then not
 *  asked, and counted as not understood. */
import { addDays, type Day, isoDate, parseDay } from '@requisite/law'
import type { Example, Json } from './examples.ts'

/** A word that this converter does not know. */
export class NotUnderstood extends Error {}

const list = (value: unknown): readonly Json[] => (Array.isArray(value) ? (value as Json[]) : [])
const object = (value: unknown): Json => (typeof value === 'object' && value !== null ? (value as Json) : {})

function needed(value: unknown, what: string): string {
  if (typeof value !== 'string') throw new NotUnderstood(`${what} is missing`)
  return value
}

function dayOf(value: unknown, what: string): Day {
  const day = parseDay(needed(value, what))
  if (day === null) throw new NotUnderstood(`${what} is no date`)
  return day
}

const laws: Readonly<Record<string, string>> = {
  'sds-50': '2024-09-09',
  'calculation-params': '2026-01-01',
  'sds-progression-model-october': 'in_force',
}

const withoutEffect = new Set([
  ...['applyPostHdcedRepealRules', 'progressionModelScheduleExclusionEnabled'],
  ...['progressionTrancheOneManualJourney', 'routePreProgressionExtinguishedSentenceToManual'],
  ...['storeSentenceLevelDates', 'adultHdcSuspended'],
])

const isOn = (example: Example, toggle: string): boolean =>
  object(example.input.featureToggles)[toggle] === true

/** A switch of the test turns curfew release off. */
export const isSwitched = (example: Example): boolean => isOn(example, 'adultHdcSuspended')

function lawOf(example: Example): string {
  const name = example.isHint ? 'calculation-params' : String(example.input.params ?? 'calculation-params')
  const law = laws[name]
  if (law === undefined) throw new NotUnderstood(`params ${name}`)
  const dated: readonly (readonly [string, string])[] = [
    ['useLatestErsedFromPreErs30Snapshot', '2026-07-01'],
    ['applyPostRecallRepealRules', '2026-06-01'],
  ]
  for (const [toggle, isTrue] of Object.entries(object(example.input.featureToggles)))
    if (isTrue === true && !withoutEffect.has(toggle) && !dated.some(([known]) => known === toggle))
      throw new NotUnderstood(`toggle ${toggle}`)
  const of = dated.find(([toggle]) => isOn(example, toggle))
  return of !== undefined && name === 'calculation-params' ? of[1] : law
}

const units: Readonly<Record<string, string>> = {
  YEARS: 'Years',
  MONTHS: 'Months',
  WEEKS: 'Weeks',
  DAYS: 'Days',
}

/** A length in the units of the court, with the names of the sentence or of the extension. */
function lengthOf(duration: unknown, prefix: 'sentence' | 'extension'): Record<string, number> {
  const length: Record<string, number> = {}
  for (const [unit, count] of Object.entries(object(object(duration).durationElements))) {
    if (count === null || count === 0) continue
    const name = units[unit]
    if (name === undefined || !Number.isInteger(count)) throw new NotUnderstood(`unit ${unit}`)
    length[prefix + name] = count as number
  }
  return length
}

/** The day that comes so many months and days after another: for tests of years, as the law makes them. */
function after(start: Day, months: number, more: number): Day {
  const [year, month, date] = isoDate(start).split('-').map(Number) as [number, number, number]
  const count = year * 12 + month - 1 + months
  for (let of = date; ; of--) {
    const text = `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}-${String(of).padStart(2, '0')}`
    const day = parseDay(text)
    if (day !== null) return addDays(day, more)
  }
}

const isAtLeastMonths = (start: Day, length: Readonly<Record<string, number>>, months: number): boolean => {
  const { sentenceYears = 0, sentenceMonths = 0, sentenceWeeks = 0, sentenceDays = 0 } = length
  return (
    after(start, 12 * sentenceYears + sentenceMonths, 7 * sentenceWeeks + sentenceDays) >=
    after(start, months, 0)
  )
}

const late = new Set(['SEXUAL_T3', 'DOMESTIC_ABUSE_T3', 'MURDER_T3'])
const excluded = new Set(['SEXUAL', 'VIOLENT', 'DOMESTIC_ABUSE', 'NATIONAL_SECURITY', 'TERRORISM', ...late])
const schedule13 = 'PROGRESSION_MODEL_SCHEDULE_13_PART_3'
const scheduleOf2026 = 'SA2026_PROGRESSION_MODEL_SCHEDULE'
const known = new Set([...excluded, schedule13, scheduleOf2026, 'NO'])

const civilCodes = new Set([
  ...['ZZ01001', 'ZZ01002', 'ZZ01003', 'ZZ01004', 'ZZ01005', 'ZZ01008', 'ZZ01010', 'XX00000-016N'],
])

/** What kind of sentence it is: the first line that fits. The offence code classifies nothing. */
function kindOf(sentence: Json, start: Day, length: Readonly<Record<string, number>>): Json {
  const type = String(sentence.type ?? 'StandardSentence')
  const rules = (regimeId: string): Json => ({ regimeId })
  if (type === 'DetentionAndTrainingOrderSentence') return { sentenceType: 'dto' }
  if (type === 'AFineSentence')
    return {
      sentenceType: 'fine_default',
      ...(typeof sentence.fineAmount === 'number' ? { fineAmount: sentence.fineAmount } : {}),
      ...(civilCodes.has(String(object(sentence.offence).offenceCode)) ? { civilDebt: true } : {}),
    }
  if (type === 'BotusSentence')
    return {
      sentenceType: 'supervision_default',
      ...(typeof sentence.latestTusedDate === 'string'
        ? { supervisionEndDate: sentence.latestTusedDate }
        : {}),
    }
  if (type === 'ExtendedDeterminateSentence')
    return rules(sentence.automaticRelease === true ? 'eds_automatic_2012_2015' : 'eds_adult')
  if (type === 'SopcSentence')
    return rules(
      sentence.sdopcu18 === true || start >= (parseDay('2022-06-28') as Day) ? 'sopc' : 'sopc_pre_june_2022',
    )
  if (type !== 'StandardSentence') throw new NotUnderstood(`type ${type}`)
  const {
    isSDSPlus,
    isSDSPlusEligibleSentenceTypeLengthAndOffence: wouldBe,
    isSection250,
    sdsEarlyReleaseExclusions,
  } = object(sentence.releaseArrangements)
  const words = (Array.isArray(sdsEarlyReleaseExclusions) ? sdsEarlyReleaseExclusions : []).map(String)
  for (const word of words) if (!known.has(word)) throw new NotUnderstood(`exclusion ${word}`)
  const no40 = words.filter((word) => excluded.has(word))
  if (isSection250 === true)
    return rules(
      isSDSPlus === true
        ? 'section_250_plus'
        : no40.length > 0
          ? 'section_250_sds40_excluded'
          : 'section_250',
    )
  if (isSDSPlus === true) {
    if (words.includes(schedule13) || words.includes(scheduleOf2026)) return rules('sds_plus_adult_barred')
    return rules(isAtLeastMonths(start, length, 84) ? 'sds_plus_adult_7_plus' : 'sds_plus_adult_4_to_7')
  }
  if (wouldBe === true) return rules('sds_adult_pre_sds_plus')
  if (words.includes(schedule13)) return rules('sds_adult_national_security')
  if (words.includes(scheduleOf2026))
    return rules(no40.length > 0 ? 'sds_adult_barred_50' : 'sds_adult_barred_40')
  if (no40.length === 0) return rules('sds_adult')
  // Excluded only since 16 December 2024, which no regime says.
  return no40.every((word) => late.has(word))
    ? { offenceKey: 'breach_of_stalking_protection_order' }
    : rules('sds_adult_sds40_excluded')
}

interface Sentence {
  readonly row: Json
  readonly start: Day
  readonly fields: Record<string, unknown>
  readonly recall: Json | null
}

function sentencesOf(booking: Json): readonly Sentence[] {
  const rows = list(booking.sentences)
  if (rows.length === 0) throw new NotUnderstood('sentences are missing')
  return rows.map((row, at) => {
    const start = dayOf(row.sentencedAt, 'sentencedAt')
    const committed = dayOf(object(row.offence).committedAt, 'committedAt')
    const length = lengthOf(row.custodialDuration ?? row.duration, 'sentence')
    const links = Array.isArray(row.consecutiveSentenceUUIDs) ? row.consecutiveSentenceUUIDs : []
    if (links.length > 1) throw new NotUnderstood('two links from one sentence')
    const target = links.length === 0 ? -1 : rows.findIndex(({ identifier }) => identifier === links[0])
    return {
      ...{ row, start, recall: row.recall == null ? null : object(row.recall) },
      fields: {
        ...{ id: `S${at + 1}`, startDate: isoDate(start), ...length },
        ...lengthOf(row.extensionDuration, 'extension'),
        ...kindOf(row, start, length),
        ...(committed > start ? {} : { offenceDate: isoDate(committed) }),
        ...(links.length === 0 ? {} : { consecutiveTo: target === -1 ? String(links[0]) : `S${target + 1}` }),
      },
    }
  })
}

const creditFields: Readonly<Record<string, readonly [field: string, isRecalled: boolean]>> = {
  REMAND: ['remandCreditDays', false],
  TAGGED_BAIL: ['taggedBailCreditDays', false],
  RECALL_REMAND: ['remandCreditDays', true],
  RECALL_TAGGED_BAIL: ['taggedBailCreditDays', true],
}

/** The time of a credit by its dates, where it has both: recorded with a recalled sentence and with another, it counts once (section
 *  240ZA(5)). */
const spanOf = ({ fromDate, toDate }: Json): string | null =>
  typeof fromDate === 'string' && typeof toDate === 'string' ? `${fromDate} ${toDate}` : null

/** A time at large: the number of days is what counts. */
function atLargeOf(
  { numberOfDays, appliesToSentencesFrom, fromDate, toDate }: Json,
  starts: ReadonlySet<Day>,
): Time | null {
  const days = typeof numberOfDays === 'number' ? numberOfDays : 0
  if (days === 0) return null
  const applies = dayOf(appliesToSentencesFrom, 'appliesToSentencesFrom')
  const from = typeof fromDate === 'string' ? dayOf(fromDate, 'fromDate') : null
  const to = typeof toDate === 'string' ? dayOf(toDate, 'toDate') : null
  const isOwn = from !== null && (to === null || to - from + 1 === days)
  const first = isOwn || (from !== null && starts.has(applies)) ? (from as Day) : applies
  return { first, last: addDays(first, days - 1), days }
}

interface Time {
  readonly first: Day
  readonly last: Day
  readonly days: number
}

interface Movement {
  readonly day: Day
  readonly reason: string
  readonly isOut: boolean
}

const movementsOf = (booking: Json): readonly Movement[] =>
  list(booking.externalMovements)
    .map(({ movementDate, movementReason, direction }) => ({
      day: dayOf(movementDate, 'movementDate'),
      reason: String(movementReason),
      isOut: direction === 'OUT',
    }))
    .sort((a, b) => a.day - b.day)

/** By what a movement out ends a time in custody; null: on the release date, or by what the law gives no other rule for. */
const ways: Readonly<Record<string, string | null>> = {
  ...{ HDC: 'curfew', PAROLE: 'parole', ECSL: 'compassionate' },
  ...{ CRD: null, DTO: null, ERS: null, IMMIGRATION_BAIL: null, RECALL_RELEASE: null },
}

/** The day from which the sentence stands still after a removal. */
const standsStill = parseDay('2022-06-28') as Day

const isRemoval = ({ reason, isOut }: Movement): boolean => isOut && reason === 'ERS'

/** Each release ends the time in custody of the sentences passed since the one before. A removal is none since the sentence stands still,
 *  nor is one that failed. */
function leftOf(movements: readonly Movement[], starts: ReadonlySet<Day>): readonly Json[] {
  let before = Number.NEGATIVE_INFINITY
  return movements.flatMap((movement, i): readonly Json[] => {
    const { day, reason, isOut } = movement
    if (!isOut) return []
    if (!Object.hasOwn(ways, reason)) throw new NotUnderstood(`movement ${reason}`)
    const hasFailed = movements[i + 1]?.reason === 'FAILED_ERS_REMOVAL'
    if (isRemoval(movement) && (day >= standsStill || hasFailed)) return []
    const first = Math.min(...[...starts].filter((start) => start > before && start <= day)) as Day
    before = day
    const how = ways[reason]
    return Number.isFinite(first)
      ? [{ fromDate: isoDate(first), toDate: isoDate(day), why: 'sentence', ...(how && { how }) }]
      : []
  })
}

/** Whether a time away lies after a removal, and before the return from it. */
const isAfterRemoval = ({ first, last }: Time, movements: readonly Movement[]): boolean =>
  movements.some((movement, i) => {
    const back = movements.slice(i + 1).find(({ isOut }) => !isOut)?.day ?? Number.POSITIVE_INFINITY
    return isRemoval(movement) && movement.day >= standsStill && last > movement.day && first < back
  })

const recallTypes: Readonly<Record<string, string>> = {
  STANDARD_RECALL: 'standard',
  FIXED_TERM_RECALL_14: 'fixed_term_14',
  FIXED_TERM_RECALL_28: 'fixed_term_28',
  FIXED_TERM_RECALL_56: 'fixed_term_56',
}

const latest = (days: readonly (Day | null)[]): Day | null =>
  days.reduce<Day | null>((last, day) => (day !== null && (last === null || day > last) ? day : last), null)

const optionalDay = (value: unknown, what: string): Day | null => (value == null ? null : dayOf(value, what))

/** A short term for an older offence has no licence to be recalled from. */
function hasNoLicence({ row, start, fields }: Sentence, all: readonly Sentence[]): boolean {
  const { regimeId, offenceDate, consecutiveTo, id } = fields
  const isStandard =
    String(row.type ?? 'StandardSentence') === 'StandardSentence' &&
    !String(regimeId).startsWith('section_250')
  const isInChain = consecutiveTo !== undefined || all.some((other) => other.fields.consecutiveTo === id)
  const isOld = typeof offenceDate === 'string' && offenceDate < '2015-02-01'
  return isStandard && !isInChain && isOld && !isAtLeastMonths(start, fields as Record<string, number>, 12)
}

function recallOf(
  booking: Json,
  sentences: readonly Sentence[],
  times: readonly Time[],
): { recall: Json; times: readonly Time[] } {
  const recalled = sentences.filter(({ recall }) => recall !== null)
  const name = String(recalled[0]?.recall?.recallType)
  const type = recallTypes[name]
  if (type === undefined) throw new NotUnderstood(`recall type ${name}`)
  const revoked = recalled.map(({ recall }) => optionalDay(recall?.revocationDate, 'revocationDate'))
  const recallDate = latest(revoked)
  const returned = latest([
    ...recalled.map(({ recall }) => optionalDay(recall?.returnToCustodyDate, 'returnToCustodyDate')),
    optionalDay(booking.returnToCustodyDate, 'returnToCustodyDate'),
  ])
  const isOne = revoked.every((day) => day === recallDate)
  const last = isOne ? recalled : recalled.filter((_, i) => revoked[i] === recallDate)
  const licensed = last.filter((sentence) => !hasNoLicence(sentence, sentences))
  const named = (licensed.length > 0 ? licensed : last).map(({ fields }) => fields.id)
  const firstStart = Math.min(...sentences.map(({ start }) => start))
  const kept = times.filter(({ last: end }) => end >= firstStart)
  const isBetween = ({ first }: Time): boolean =>
    recallDate !== null && returned !== null && first >= recallDate && first < returned
  const away = kept.filter(isBetween).reduce((sum, { days }) => sum + days, 0)
  const usual = recallDate === null || returned === null ? 0 : Math.max(0, returned - recallDate - 1)
  const hasBetween = kept.some(isBetween)
  return {
    recall: {
      type,
      ...(sentences.length > 1 ? { sentenceIds: named } : {}),
      ...(recallDate === null ? {} : { recallDate: isoDate(recallDate) }),
      ...(returned === null ? {} : { returnToCustodyDate: isoDate(returned) }),
      ...(hasBetween && away !== usual ? { unlawfullyAtLargeDays: away } : {}),
    },
    times: kept.filter((time) => !isBetween(time)),
  }
}

/** The case that an example becomes. */
export function caseOfExample(example: Example): Json {
  const booking = object(example.input.booking)
  const offender = object(booking.offender)
  const law = lawOf(example)
  const sentences = sentencesOf(booking)
  const starts = new Set(sentences.map(({ start }) => start))
  const addedDays: Json[] = []
  const atLarge: Time[] = []
  const credited = new Map<string, boolean>()
  for (const [kind, rows] of Object.entries(object(booking.adjustments)))
    for (const row of list(rows)) {
      const credit = creditFields[kind]
      const days = typeof row.numberOfDays === 'number' ? row.numberOfDays : 0
      if (credit !== undefined) {
        const [field, isRecalled] = credit
        const from = dayOf(row.appliesToSentencesFrom, 'appliesToSentencesFrom')
        const of = sentences.find(({ start, recall }) => start === from && (recall !== null) === isRecalled)
        if (of === undefined || days === 0) continue
        const span = `${field} ${spanOf(row)}`
        if (spanOf(row) !== null && credited.get(span) === !isRecalled) continue
        credited.set(span, isRecalled)
        of.fields[field] = ((of.fields[field] as number | undefined) ?? 0) + days
      } else if (kind === 'ADDITIONAL_DAYS_AWARDED' || kind === 'RESTORATION_OF_ADDITIONAL_DAYS_AWARDED') {
        const sign = kind === 'ADDITIONAL_DAYS_AWARDED' ? 1 : -1
        const date = isoDate(dayOf(row.appliesToSentencesFrom, 'appliesToSentencesFrom'))
        if (days !== 0) addedDays.push({ days: sign * days, date })
      } else if (kind === 'UNLAWFULLY_AT_LARGE') {
        const time = atLargeOf(row, starts)
        if (time !== null) atLarge.push(time)
      } else throw new NotUnderstood(`adjustment ${kind}`)
    }
  const isRecall = sentences.some(({ recall }) => recall !== null)
  const after = isRecall ? recallOf(booking, sentences, atLarge) : { recall: null, times: atLarge }
  const born = dayOf(offender.dateOfBirth, 'dateOfBirth')
  const firstStart = Math.min(...sentences.map(({ start }) => start))
  const isOldEnough = tenth(born) <= firstStart
  const movements = movementsOf(booking)
  const left = leftOf(movements, starts)
  return {
    sentences: sentences.map(({ fields }) => fields),
    ...(addedDays.length === 0 ? {} : { addedDays }),
    ...(after.times.length === 0
      ? {}
      : {
          unlawfullyAtLarge: after.times.map((time) => ({
            fromDate: isoDate(time.first),
            toDate: isoDate(time.last),
            ...(isAfterRemoval(time, movements) && { why: 'removal' }),
          })),
        }),
    ...(left.length === 0 ? {} : { otherCustody: left }),
    ...(after.recall === null ? {} : { recall: after.recall }),
    law,
    ...(isOldEnough ? { dateOfBirth: isoDate(born) } : {}),
    ...(offender.isActiveSexOffender === true ? { registeredSexOffender: true } : {}),
    ...(object(example.input.userInputs).calculateErsed === true ? { liableToRemoval: true } : {}),
  }
}

const tenth = (born: Day): Day => after(born, 120, 0)
