import {
  exclusionFrom40,
  type Governing,
  governing,
  isoDate,
  isRegimeId,
  lawAsAt,
  lawVersion,
  type Offence,
  offenceSources,
  pointLabel,
  type Regime,
  type RulesId,
  regimeOf,
  regimeSources,
  regimes,
  type Source,
  warningTexts,
} from '@requisite/law'
import { printed } from './fraction.ts'
import type { RegimeRecord } from './library-response.ts'

const link = ({ title, provision, url }: Source): { title: string; url: string } => ({
  title: `${title}, ${provision}`,
  url,
})

const regimeRecord = ([regimeId, regime]: readonly [string, Regime]): RegimeRecord => ({
  regimeId,
  displayName: regime.displayName,
  description: regime.description,
  fractionPreCommencement: printed(regime.before.fraction),
  fractionPostCommencement: printed(regime.after.fraction),
  commencementDate: regime.commencement === null ? null : isoDate(regime.commencement.day),
  eligibilityAge: regime.eligibilityAge,
  isExcluded: regime.exclusion !== null,
  exclusionReason: regime.exclusion?.reason ?? null,
  warnings: regime.warnings.map((code) => warningTexts[code]),
  sourceLinks: regimeSources(regime).map(link),
})

/** The regimes as GET /regimes publishes them. */
export const regimeRecords: readonly RegimeRecord[] = Object.entries(regimes).map(regimeRecord)

/** Null for contempt of court, which is no sentence and has no regime. */
const governingRegime = (rulesId: RulesId) => {
  const regime = regimeOf(rulesId)
  return {
    regimeId: isRegimeId(rulesId) ? rulesId : null,
    displayName: regime.displayName,
    fractionBefore: pointLabel(regime, regime.before),
    fractionAfter: pointLabel(regime, regime.after),
  }
}

/** Whether the offence is barred from the progression model, how sure that is, for which sentences, and by what. */
const barred = (
  { progressionList, schedule13Part }: Offence,
  { under4Years, beforeCommencement }: Governing,
) => ({
  barredFromProgressionModel: beforeCommencement.excludedBy !== null,
  barredConfidence: progressionList ?? (schedule13Part === 3 ? 'confirmed' : 'not listed'),
  barredScope:
    beforeCommencement.excludedBy === null
      ? null
      : under4Years.excludedBy === null
        ? 'sentences imposed before commencement only'
        : 'all sentences',
  barredBy: beforeCommencement.excludedBy ?? [],
})

/** An offence as the library publishes it. */
export function offenceRecord(offence: Offence) {
  const now = governing(offence)
  return {
    key: offence.key,
    title: offence.title,
    act: offence.act,
    section: offence.section,
    category: offence.category,
    maximumPenalty: offence.maximumPenalty,
    maximumPenaltyHistory: offence.maximumPenaltyHistory,
    lifeMaximum: offence.lifeMaximum,
    cjsCodes: offence.cjsCodes,
    aliases: offence.aliases,
    offenceEndDate: offence.offenceEndDate,
    classification: {
      summary: summary(now),
      under4Years: governingRegime(now.under4Years.regimeId),
      from4To7Years: governingRegime(now.from4To7Years.regimeId),
      from7Years: governingRegime(now.from7Years.regimeId),
      excludedFrom40Percent: exclusionFrom40(offence),
      ...barred(offence, now),
    },
    confidence: offence.confidence,
    notes: offence.notes,
    sourceLinks: offenceSources(offence).map(link),
  }
}

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
