/** What an example comes to: every date that the Ministry gives, set beside ours. */
import { parseCase } from '../../../service/src/contract/case/parse.ts'
import { presentCase } from '../../../service/src/contract/case/present.ts'
import type { Example, Json } from './examples.ts'
import { caseOfExample, isSwitched, NotUnderstood } from './to-case.ts'

/** The letters that the Ministry gives. */
export const letters = [
  ...['CRD', 'ARD', 'PRRD', 'PED', 'SLED', 'SED', 'LED', 'ESED'],
  ...['HDCED', 'ERSED', 'TUSED', 'MTD', 'ETD', 'LTD'],
] as const

/** After a recall we name the release of the recalled sentences and that of the others, also the one that does not decide. */
const eachNamed: ReadonlySet<string> = new Set(['CRD', 'ARD', 'PRRD'])

export const sets = [
  ...['one sentence', 'several sentences', 'one sentence, with prison movements'],
  ...['recall, one sentence', 'recall, several sentences'],
] as const
export type SetName = (typeof sets)[number]

export const classes = [
  ...(['at large', 'older law', 'movements', 'switch'] as const),
  ...(['not copied', 'committal', 'bank holiday', 'fixed term', 'unexplained'] as const),
] as const
export type ClassName = (typeof classes)[number]

/** One date: what came of it. */
export interface Compared {
  readonly letters: string
  readonly theirs: string | null
  readonly ours: string | null
  readonly how: 'equal' | 'different' | 'not given' | 'too many' | 'refused'
  /** Equal is the day of the prison service, which stands beside ours where the law gives another. */
  readonly isBeside?: true
}

export interface Outcome {
  readonly id: string
  readonly set: SetName
  readonly isRecall: boolean
  readonly code: string | null
  readonly status: 'right' | 'different' | 'refused' | 'not understood' | 'answered'
  readonly dates: readonly Compared[]
  readonly class: ClassName | null
  readonly why: string
  /** The first day on a tag was asked for without the flag `liableToRemoval`. */
  readonly isAskedTwice?: true
}

const rows = (value: unknown): readonly Json[] => (Array.isArray(value) ? (value as Json[]) : [])

function setOf(booking: Json): SetName {
  const sentences = rows(booking.sentences)
  const isRecall = sentences.some(({ recall }) => recall != null)
  const isOne = sentences.length === 1
  if (isRecall) return isOne ? 'recall, one sentence' : 'recall, several sentences'
  if (!isOne) return 'several sentences'
  return rows(booking.externalMovements).length > 0 ? 'one sentence, with prison movements' : 'one sentence'
}

/** What was looked at one by one: a removal date earlier than the sentence itself; a default term after a sentence that ends on licence,
 *  though a committal has none (section 258; docs/decisions/0032); a release on a bank holiday before those that their data
 *  knows, so that a sentence of the eve is joined to one that was over (Criminal Justice Act 1961, section 23(3)); and a fixed term from
 *  before the release point, which is kept to it after a curfew and not otherwise, so that we show both (section 255A(9), (10)). */
const oneByOne: Readonly<Record<string, ClassName>> = {
  'progression-model/crs-2657-ac3-5a': 'not copied',
  'tranches/consec-terms-of-imprisonment': 'committal',
  'custom-examples/crs-1012-hdc-for-eds-sopc-ac1': 'bank holiday',
  'custom-examples/crs-2063-sds40-ftr-tused': 'fixed term',
  'custom-examples/crs-790-ftr-ac6': 'fixed term',
  'custom-examples/crs-721-parallel-ac9': 'fixed term',
  'tranches/crs-2202-ac1-5': 'fixed term',
  'tranches/crs-2202-ac1-6': 'fixed term',
}
const eve = '2026-09-30'

/** Let out early, and back by the last stage of the 40% rule for something else than a recall. */
const isBackOtherwise = (booking: Json, request: Json): boolean =>
  rows(request.otherCustody).some(
    ({ how, toDate }) =>
      (how === 'curfew' || how === 'compassionate') &&
      rows(booking.externalMovements).some(
        ({ direction, movementDate: day, movementReason }) =>
          direction === 'IN' &&
          String(day) > String(toDate) &&
          String(day) <= '2024-10-22' &&
          !/RECALL/.test(String(movementReason)),
      ),
  )

/** Why an example is not right: the first that fits, from the input and the status alone. */
function classOf(
  example: Example,
  booking: Json,
  request: Json,
  errors: readonly string[] | null,
): ClassName {
  const times = rows(request.unlawfullyAtLarge)
  if (
    errors !== null &&
    times.some(({ fromDate, toDate }) => String(fromDate) <= eve && String(toDate) >= eve)
  )
    return 'at large'
  const isOfOffence = (place: string): boolean => /^sentences\[\d+\]\.offenceDate$/.test(place)
  if (errors?.every(isOfOffence) && request.recall !== undefined) return 'older law'
  if (errors === null && isBackOtherwise(booking, request)) return 'movements'
  if (errors === null && isSwitched(example)) return 'switch'
  return oneByOne[example.id] ?? 'unexplained'
}

/** Our dates by their letters, as the prison service works them out: where the law gives another, that stands behind it. */
type Ours = Readonly<Record<string, { readonly date: string; readonly byTodaysLimit: string | null }>>

function comparedDates(
  theirs: Readonly<Record<string, string>>,
  ours: Ours,
  isRecall: boolean,
): readonly Compared[] {
  return [...new Set([...Object.keys(theirs), ...letters])].flatMap((name): readonly Compared[] => {
    const { date = null, byTodaysLimit = null } = ours[name] ?? {}
    const one = { letters: name, theirs: theirs[name] ?? null, ours: byTodaysLimit ?? date }
    if (one.theirs === null)
      return one.ours === null || (isRecall && eachNamed.has(name)) ? [] : [{ ...one, how: 'too many' }]
    const how = one.ours === null ? 'not given' : one.ours === one.theirs ? 'equal' : 'different'
    return [{ ...one, how, ...(how === 'equal' && date !== one.ours && { isBeside: true }) }]
  })
}

/** What a case is answered with, or why it is refused. */
function answerTo(request: Json): ReturnType<typeof presentCase> {
  const parsed = parseCase(request)
  return 'errors' in parsed ? parsed : presentCase(parsed, [])
}

const byLetters = (item: ReturnType<typeof presentCase>): Ours =>
  'errors' in item ? {} : Object.fromEntries(item.data.dates.map((date) => [date.type, date]))

/** Our dates. The Ministry asks for removal of people who are not liable to it, and whoever is has no first day on a tag (section
 *  246(4)(f)): that letter is asked for without the flag. */
function oursOf(request: Json, item: ReturnType<typeof presentCase>): Ours {
  const { HDCED: _, ...ours } = byLetters(item)
  const { liableToRemoval, ...rest } = request
  const { HDCED } = byLetters(liableToRemoval === true ? answerTo(rest) : item)
  return HDCED === undefined ? ours : { ...ours, HDCED }
}

/** The release after a recall: the Ministry's CRD, else its ARD, else its PRRD. */
function isReleaseRight(
  theirs: Readonly<Record<string, string>>,
  type: string | null,
  date: string | null,
): boolean {
  const expected = (['CRD', 'ARD', 'PRRD'] as const).find((name) => theirs[name] !== undefined)
  return expected === undefined || (type === expected && date === theirs[expected])
}

/** Asks one example, through the code that answers POST /release-dates. */
export function outcomeOf(example: Example): Outcome {
  const booking = (example.input.booking ?? {}) as Json
  const set = setOf(booking)
  const isRecall = set.startsWith('recall')
  const about = { id: example.id, set, isRecall, code: example.code }
  try {
    const request = caseOfExample(example)
    const item = answerTo(request)
    const errors = 'errors' in item ? Object.keys(item.errors) : null
    if (example.dates === null) {
      const status = errors === null ? 'answered' : 'refused'
      return { ...about, status, dates: [], class: null, why: '' }
    }
    if ('errors' in item) {
      const dates = Object.entries(example.dates).map(
        ([name, date]): Compared => ({ letters: name, theirs: date, ours: null, how: 'refused' }),
      )
      const why = Object.entries(item.errors)
        .map(([place, said]) => `${place}: ${said.join(' ')}`)
        .join('; ')
      return { ...about, status: 'refused', dates, class: classOf(example, booking, request, errors), why }
    }
    const dates = comparedDates(example.dates, oursOf(request, item), isRecall)
    const twice = request.liableToRemoval === true && example.dates.HDCED !== undefined
    const asked = { ...about, dates, ...(twice && { isAskedTwice: true as const }) }
    const { releaseType, releaseDate } = item.data
    const isRight =
      dates.every(({ how }) => how === 'equal') &&
      (!isRecall || isReleaseRight(example.dates, releaseType, releaseDate))
    if (isRight) return { ...asked, status: 'right', class: null, why: '' }
    return { ...asked, status: 'different', class: classOf(example, booking, request, null), why: '' }
  } catch (fault) {
    if (!(fault instanceof NotUnderstood)) throw fault
    return { ...about, status: 'not understood', dates: [], class: null, why: fault.message }
  }
}
