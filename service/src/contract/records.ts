import {
  isoDate,
  lawAsAt,
  lawVersion,
  type Offence,
  type Regime,
  type RulesId,
  regimeOf,
  type Source,
} from '@requisite/law'
import {
  exclusionFrom40,
  type Governing,
  governing,
  isRegimeId,
  offenceSources,
  pointLabel,
  regimeSources,
  regimes,
  warningTexts,
} from '@requisite/law/internal'
import type { Schema } from './fact-schema.ts'
import * as is from './field.ts'
import { uri } from './shared-schemas.ts'

const link = is.shape(({ title, provision, url }: Source) => ({
  title: is.text(`${title}, ${provision}`, 'What the source is called.'),
  url: is.as(url, uri('Where it can be read.')),
}))

const links = (sources: readonly Source[]) =>
  is.as(
    sources.map((source) => link(source)),
    { type: 'array', items: link.schema, minItems: 1, description: 'Where the law says so.' },
  )

const ages = ['adult', 'child', 'any'] as const

const regimeRecord = is.shape(
  (regime: Regime, regimeId: string) => ({
    regimeId: is.text(regimeId, 'Names the regime. It never changes.'),
    displayName: is.text(regime.displayName, 'What the regime is called.'),
    description: is.text(regime.description, 'Whom it governs and when release comes.'),
    fractionPreCommencement: is.fraction(
      regime.before.fraction,
      'The fraction from before the Act, for display.',
    ),
    fractionPostCommencement: is.fraction(
      regime.after.fraction,
      'The fraction from after the Act, for display.',
    ),
    commencementDate: is.dateOrNull(
      regime.commencement?.day ?? null,
      'When the new point applies; null where the Act changes nothing.',
      'When the new point applies.',
    ),
    eligibilityAge: is.choice(regime.eligibilityAge, ages, 'Whom it is for.'),
    isExcluded: is.flag(regime.exclusion !== null, 'Whether it is kept out of the progression model.'),
    exclusionReason: is.textOrNull(regime.exclusion?.reason ?? null, 'Why it is kept out, or null.'),
    warnings: is.texts(
      regime.warnings.map((code) => warningTexts[code]),
      'What else must be known of it.',
    ),
    sourceLinks: links(is.found(regimeSources, regime)),
  }),
  { $id: 'RegimeRecord' },
)

/** The regimes as GET /regimes publishes them. */
export const regimeRecords = Object.entries<Regime>(regimes).map(([id, regime]) => regimeRecord(regime, id))

const governed = is.shape((rulesId: RulesId) => {
  const regime = is.found(regimeOf, rulesId)
  return {
    regimeId: is.textOrNull(
      isRegimeId(rulesId) ? rulesId : null,
      'The regime that governs; null for contempt of court, which has none.',
    ),
    displayName: is.text(regime.displayName, 'What the regime is called.'),
    fractionBefore: is.text(
      is.found(pointLabel, regime, regime.before),
      'The fraction from before the Act, in words.',
    ),
    fractionAfter: is.text(
      is.found(pointLabel, regime, regime.after),
      'The fraction from after the Act, in words.',
    ),
  }
})

const exclusions = ['always', 'from 4 years', 'never'] as const
const sureOfBar = ['confirmed', 'inferred', 'unknown', 'not listed'] as const
const sureOfRow = ['confirmed', 'inferred'] as const

/** For which cases of an offence it is barred. */
const scopeOf = ({ under4Years, beforeCommencement }: Governing): string | null =>
  beforeCommencement.excludedBy === null
    ? null
    : under4Years.excludedBy === null
      ? 'sentences imposed before commencement only'
      : 'all sentences'

/** Which regime governs, and whether the offence is barred from the progression model, how sure that is, for which sentences, and
 *  by what. */
const classification = is.shape((offence: Offence) => {
  const now = is.found(governing, offence)
  const { excludedBy } = now.beforeCommencement
  return {
    summary: is.text(is.found(summary, now), 'The classification in words.'),
    under4Years: is.part(now.under4Years.regimeId, governed, 'For a sentence under 4 years.'),
    from4To7Years: is.part(
      now.from4To7Years.regimeId,
      governed,
      'For a sentence of 4 years or more, under 7.',
    ),
    from7Years: is.part(now.from7Years.regimeId, governed, 'For a sentence of 7 years or more.'),
    excludedFrom40Percent: is.choice(
      is.found(exclusionFrom40, offence),
      exclusions,
      'Whether it stayed at one-half when 40% came.',
    ),
    barredFromProgressionModel: is.flag(
      excludedBy !== null,
      'Whether the Act keeps it out of the new release point.',
    ),
    barredConfidence: is.choice(
      offence.progressionList ?? (offence.schedule13Part === 3 ? 'confirmed' : 'not listed'),
      sureOfBar,
      'How sure that is.',
    ),
    barredScope: is.textOrNull(scopeOf(now), 'For which cases of the offence, where not for all; or null.'),
    barredBy: is.law(excludedBy ?? [], 'What keeps it out.'),
  }
})

/** An offence as the library publishes it. */
export const offenceRecord = is.shape(
  (offence: Offence) => ({
    key: is.text(offence.key, 'Names the offence in requests. It never changes.'),
    title: is.text(offence.title, 'What the offence is called.'),
    act: is.text(offence.act, 'The Act that makes it an offence.'),
    section: is.text(offence.section, 'The provision of that Act.'),
    category: is.text(offence.category, 'What it is listed under.'),
    maximumPenalty: is.text(offence.maximumPenalty, 'The most that a court can give.'),
    maximumPenaltyHistory: is.textOrNull(
      offence.maximumPenaltyHistory,
      'How the maximum has changed, or null.',
    ),
    lifeMaximum: is.flag(offence.lifeMaximum, 'Whether the maximum is life.'),
    cjsCodes: is.texts(offence.cjsCodes, 'Its codes in the criminal justice system.'),
    aliases: is.texts(offence.aliases, 'What people also call it.'),
    offenceEndDate: is.as(offence.offenceEndDate, {
      anyOf: [is.described.date('The last day on which it could be committed.'), { type: 'null' }],
      description: 'The last day on which it could be committed, or null.',
    }),
    classification: is.part(
      offence,
      classification,
      'Which regime governs it, by the length of the sentence.',
    ),
    confidence: is.choice(offence.confidence, sureOfRow, 'How sure the row is.'),
    notes: is.textOrNull(offence.notes, 'What else must be known, or null.'),
    sourceLinks: links(is.found(offenceSources, offence)),
  }),
  { $id: 'OffenceRecord' },
)

/** What happens at the release point of a sentence passed now. */
function atThePoint(regimeId: RulesId): string {
  const { released, after } = regimeOf(regimeId)
  switch (released) {
    case 'automatically':
      return `release at ${after.fraction.phrase}`
    case 'by the Parole Board':
      return `the Parole Board from ${after.fraction.phrase}`
    case 'after a minimum term':
      return 'the Parole Board after the minimum term'
  }
}

/** The classification of an adult's sentence passed now, in words. */
function summary({ under4Years, from4To7Years, from7Years }: Governing): string {
  const [short, middle, long] = [under4Years, from4To7Years, from7Years].map(({ regimeId }) =>
    atThePoint(regimeId),
  )
  return short === middle && middle === long
    ? `For an adult sentenced now: ${short}, whatever the length.`
    : `For an adult sentenced now: ${short} under 4 years, ${middle} from 4 to under 7 years, ${long} from 7 years.`
}

/** What stands with every page of the library. */
export const libraryMeta = { libraryVersion: lawVersion, lawAsAt: isoDate(lawAsAt) } as const

const record = is.constant(true, 'The request was answered.')
const libraryResponse = (data: Schema, more: Readonly<Record<string, Schema>>, $id: string): Schema =>
  is.objectOf({ success: record, data, ...more }, [], { $id })

/** The schemas of the library, for OpenAPI's components. */
export const librarySchemas = () => [
  regimeRecord.schema,
  libraryResponse(is.listOf(is.refTo('RegimeRecord'), 'All regimes.'), {}, 'RegimesResponse'),
  offenceRecord.schema,
  libraryResponse(
    is.listOf(is.refTo('OffenceRecord'), 'The offences of this page.'),
    { meta: pageMeta },
    'OffencesResponse',
  ),
  libraryResponse(is.refTo('OffenceRecord'), {}, 'OffenceResponse'),
]

const pageMeta = is.objectOf(
  {
    page: is.described.integer('This page, from 1.'),
    pageSize: is.described.integer('Rows on a page.'),
    total: is.described.integer('Offences in all, on all pages.'),
    libraryVersion: is.described.text('The state of the offence library.'),
    lawAsAt: is.described.date('The day on which the law was last read.'),
    note: is.described.text(
      'Said where an attempt, a conspiracy or help was typed: the offence itself is given.',
    ),
  },
  ['note'],
  { description: 'Where this page stands.' },
)
