/** Checks values by hand against the specification: every fault, by path. Unknown fields are faults. */
export type Check = (value: unknown, path: string) => readonly string[]

const must =
  (what: string, holds: (value: unknown) => boolean): Check =>
  (value, path) =>
    holds(value) ? [] : [`${path} must be ${what}, and is ${JSON.stringify(value)}`]

const text = must('a text that says something', (v) => typeof v === 'string' && v.trim() !== '')
const truth = must('true or false', (v) => typeof v === 'boolean')
const integer = must('an integer', Number.isSafeInteger)
const number = must('a number', (v) => typeof v === 'number' && Number.isFinite(v))
export const date = must('a day as YYYY-MM-DD', (v) => typeof v === 'string' && isDay(v))
const anything: Check = () => []
const exactly = (wanted: unknown): Check => must(JSON.stringify(wanted), (v) => v === wanted)
const between = (least: number, most: number): Check =>
  must(
    `an integer from ${least} to ${most}`,
    (v) => Number.isInteger(v) && Number(v) >= least && Number(v) <= most,
  )

const orNull =
  (check: Check): Check =>
  (value, path) =>
    value === null ? [] : check(value, path)

const listOf =
  (check: Check): Check =>
  (value, path) =>
    Array.isArray(value)
      ? value.flatMap((element, i) => check(element, `${path}[${i}]`))
      : [`${path} must be a list, and is ${JSON.stringify(value)}`]

/** An object with all of these fields, perhaps the optional ones, and no others. */
const fields =
  (all: Readonly<Record<string, Check>>, optional: Readonly<Record<string, Check>> = {}): Check =>
  (value, path) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return [`${path} must be an object, and is ${JSON.stringify(value)}`]
    const own = new Map(Object.entries(value))
    const missing = Object.keys(all).filter((name) => !own.has(name))
    const known = { ...all, ...optional }
    return [
      ...missing.map((name) => `${path}.${name} is missing`),
      ...[...own].flatMap(([name, field]) =>
        Object.hasOwn(known, name)
          ? (known[name] as Check)(field, `${path}.${name}`)
          : [`${path}.${name} is not in the specification`],
      ),
    ]
  }

function isDay(written: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(written)) return false
  const day = new Date(`${written}T00:00:00Z`)
  return !Number.isNaN(day.valueOf()) && day.toISOString().startsWith(written)
}

/** Section 2.2: the calculation response. */
export const calculationResponse = fields({
  success: exactly(true),
  data: fields({
    ...{ releaseDate: date, sentenceEndDate: date, totalDays: integer, custodyDays: integer },
    ...{ adjustedCustodyDays: integer, fractionUsed: number, fractionLabel: text },
    warnings: listOf(text),
    progressionExcluded: truth,
  }),
  inputs: fields(
    {
      startDate: date,
      sentenceYears: between(0, 99),
      sentenceMonths: between(0, 11),
      sentenceDays: between(0, 30),
      remandCreditDays: integer,
      taggedBailCreditDays: integer,
      addedDays: integer,
      regimeId: text,
      offenceKey: orNull(text),
      postCommencement: truth,
    },
    { regimeSource: exactly('caller') },
  ),
  disclaimer: text,
  poweredBy: text,
})

/** Section 2.3: a regime record. */
export const regimeRecord = fields({
  ...{ regimeId: text, displayName: text, description: text },
  ...{ fractionPreCommencement: number, fractionPostCommencement: number },
  commencementDate: orNull(date),
  eligibilityAge: text,
  isExcluded: truth,
  exclusionReason: orNull(text),
  warnings: listOf(text),
  sourceLinks: listOf(anything),
})

/** Section 4.2: the list of regimes. */
export const regimesResponse = fields({ success: exactly(true), data: listOf(regimeRecord) })
